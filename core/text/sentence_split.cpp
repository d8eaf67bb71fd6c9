#include "core/text/sentence_split.h"

#include "core/text/fold.h"
#include "core/text/page_marks.h"
#include "core/text/sentence_lines.h"
#include "core/text/sentence_rules.h"
#include "core/text/sentence_words.h"

#include <algorithm>
#include <string>

namespace assay::text {

using namespace sentences;

namespace {

using model::SentenceKind;

constexpr std::string_view kPeriod[]{"."};

bool saysNothing(std::string_view text) {
    return isIn(kNothingToSay, lowered(withoutBack(text, kPeriod)));
}

// The first words of a paragraph that name what it is about.
bool isRunInHeading(std::string_view here) {
    if (!here.ends_with('.') || here.size() > 120 || saysNothing(here)) {
        return false;
    }
    Words words = wordsOf(here);
    if (isMarker(words.front())) {
        words.erase(words.begin());
    }
    const Letters letters = lettersOf(here);
    const bool isCapital = letters.all >= 4 && letters.capitals == letters.all;
    const std::size_t most = isCapital ? kMostCapitalRunInWords : kMostRunInWords;
    return !words.empty() && words.size() <= most && isTitleCase(words);
}

class Cutter {
  public:
    Cutter(std::string_view text, bool isFiling)
        : m_text(text)
        , m_lines(linesOf(text))
        , m_width(wrapWidth(m_lines)) {
        if (isFiling) {
            markPages(text, m_lines);
        }
        settleStubs(text, m_lines);
    }

    std::vector<TextPiece> pieces() {
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            const LineKind kind = m_lines[i].kind;
            const LineKind next = i + 1 < m_lines.size() ? m_lines[i + 1].kind : LineKind::Table;
            // Behind a mark, also a short line is an entry of a list.
            const bool isEntry = next == LineKind::Prose || next == LineKind::Heading ||
                                 (next == LineKind::Table && isListed(i));
            if (kind == LineKind::Marker && next == LineKind::Heading && isNumberOfHeading(i)) {
                append({m_lines[i].extent.begin, m_lines[i + 1].extent.end, SentenceKind::Heading});
                ++i;
            } else if (kind == LineKind::Prose || (kind == LineKind::Marker && isEntry)) {
                i = appendParagraph(i, kind == LineKind::Marker ? i + 1 : i);
            } else {
                append({m_lines[i].extent.begin, m_lines[i].extent.end,
                        kind == LineKind::Heading ? SentenceKind::Heading : SentenceKind::TableDebris});
            }
        }
        return std::move(m_pieces);
    }

  private:
    [[nodiscard]] std::string_view at(std::size_t i) const { return lineText(m_text, m_lines[i]); }

    // "4." | "Goodwill", unless a list goes on behind it.
    [[nodiscard]] bool isNumberOfHeading(std::size_t i) const {
        const bool isListed = i + 2 < m_lines.size() && m_lines[i + 2].kind == LineKind::Marker;
        return at(i).ends_with('.') && !isListed && isTitleCase(wordsOf(at(i + 1)));
    }

    // Whether a bullet has words behind it: also "Lamps - 7.2%" is an entry then.
    [[nodiscard]] bool isListed(std::size_t i) const {
        return i + 1 < m_lines.size() && at(i).front() != '(' && at(i).size() > 1 && isIn(kBullets, at(i)) &&
               lettersOf(at(i + 1)).all >= 4 && !isTableRow(wordsOf(at(i + 1)));
    }

    // Whether the first word of line `next` had no room on line `i`.
    [[nodiscard]] bool isFilled(std::size_t i, std::size_t next) const {
        const std::string_view between =
            m_text.substr(m_lines[i].extent.end, m_lines[next].extent.begin - m_lines[i].extent.end);
        return m_width > 0 && std::count(between.begin(), between.end(), '\n') == 1 &&
               at(i).size() + 1 + wordsOf(at(next)).front().size() > m_width;
    }

    void append(const TextPiece& piece) {
        const bool follows = !m_pieces.empty() && m_pieces.back().kind == SentenceKind::TableDebris &&
                             m_pieces.back().begin >= m_apart;
        if (piece.kind == SentenceKind::TableDebris && follows &&
            piece.end - m_pieces.back().begin <= kMostTableDebrisBytes) {
            m_pieces.back().end = piece.end;
            return;
        }
        m_pieces.push_back(piece);
    }

    // From line `first` (a mark, or the line itself) on; the last line of it.
    std::size_t appendParagraph(std::size_t first, std::size_t line) {
        std::size_t last = line;
        TextPiece gap;
        while (true) {
            std::size_t next = last + 1;
            while (gap.end == 0 && next < m_lines.size() && m_lines[next].kind == LineKind::PageMark) {
                ++next;
            }
            if (next == m_lines.size() || m_lines[next].kind != LineKind::Prose ||
                !breaksOff(at(last), at(next), isFilled(last, next))) {
                break;
            }
            if (next > last + 1) {
                gap = {m_lines[last + 1].extent.begin, m_lines[next - 1].extent.end,
                       SentenceKind::TableDebris};
            }
            last = next;
        }
        cutParagraph(m_lines[first].extent.begin, m_lines[last].extent.end, gap);
        return last;
    }

    void cutParagraph(std::size_t begin, std::size_t end, const TextPiece& gap) {
        std::string paragraph(m_text.substr(begin, end - begin));
        if (gap.end > 0) {
            paragraph.replace(gap.begin - begin, gap.end - gap.begin, gap.end - gap.begin, ' ');
        }
        const std::vector<TextPiece> inside = splitParagraph(paragraph);
        bool gapIsOut = gap.end == 0;
        const auto putGap = [&] {
            m_pieces.push_back(gap);
            m_apart = gap.end; // nothing is joined to what stands within a sentence
            gapIsOut = true;
        };
        for (std::size_t i = 0; i < inside.size(); ++i) {
            TextPiece piece{begin + inside[i].begin, begin + inside[i].end, SentenceKind::Prose};
            if (!gapIsOut && piece.begin > gap.begin) {
                putGap();
            }
            const std::string_view here =
                std::string_view(paragraph).substr(inside[i].begin, inside[i].end - inside[i].begin);
            const bool isAround = !gapIsOut && piece.end > gap.begin;
            if (isTableRow(wordsOf(here))) {
                piece.kind = SentenceKind::TableDebris;
            } else if (i == 0 && inside.size() > 1 && isRunInHeading(here)) {
                piece.kind = SentenceKind::Heading;
            }
            if (isAround) {
                piece.gapBegin = gap.begin;
                piece.gapEnd = gap.end;
                m_pieces.push_back(piece);
                putGap();
            } else {
                append(piece);
            }
        }
    }

    std::string_view m_text;
    std::vector<Line> m_lines;
    std::size_t m_width;
    std::vector<TextPiece> m_pieces;
    std::size_t m_apart = 0; // debris that begins before it takes nothing on
};

} // namespace

std::vector<TextPiece> splitSentences(std::string_view text) {
    return Cutter(text, false).pieces();
}

std::vector<TextPiece> splitFiling(std::string_view text) {
    return Cutter(text, true).pieces();
}

std::string pieceText(std::string_view text, const TextPiece& piece) {
    if (piece.gapEnd == 0) {
        return normaliseWhitespace(text.substr(piece.begin, piece.end - piece.begin));
    }
    std::string said(text.substr(piece.begin, piece.gapBegin - piece.begin));
    said += ' ';
    said += text.substr(piece.gapEnd, piece.end - piece.gapEnd);
    return normaliseWhitespace(said);
}

} // namespace assay::text
