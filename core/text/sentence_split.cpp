#include "core/text/sentence_split.h"

#include "core/text/sentence_rules.h"
#include "core/text/sentence_words.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>

namespace assay::text {

using namespace sentences;

namespace {

using model::SentenceKind;

constexpr std::string_view kClosing[]{")", "]", "\"", "'", "*", "\xE2\x80\x9D", "\xE2\x80\x99"};
constexpr std::string_view kPeriod[]{"."};

bool isTitleCase(const Words& words) {
    std::size_t counted = 0;
    std::size_t capital = 0;
    for (const std::string_view word : words) {
        const Letters letters = lettersOf(word);
        if (letters.all >= 4) {
            ++counted;
            capital += u_isupper(letters.first) != 0;
        }
    }
    return counted > 0 && 5 * capital >= 4 * counted;
}

std::string lowered(std::string_view text) {
    std::string low(text);
    std::transform(low.begin(), low.end(), low.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return low;
}

bool saysNothing(std::string_view text) {
    return isIn(kNothingToSay, lowered(withoutBack(text, kPeriod)));
}

enum class LineKind : std::uint8_t { Marker, Table, Stub, Heading, Prose };

struct Line {
    TextPiece extent;
    LineKind kind = LineKind::Prose;
};

bool isMarker(std::string_view line) {
    if (isIn(kBullets, line)) {
        return true;
    }
    const bool bracketed = line.size() >= 3 && line.front() == '(' && line.back() == ')';
    const bool dotted = line.size() >= 2 && line.back() == '.';
    return (bracketed && isNumeral(line.substr(1, line.size() - 2))) ||
           (dotted && isNumeral(line.substr(0, line.size() - 1)));
}

bool beginsWithBullet(const Words& words, std::string_view line) {
    return (words.size() > 1 && isMarker(words.front())) || line.starts_with("\xE2\x80\xA2") ||
           line.starts_with("\xE2\x96\xAA");
}

bool isNumberedHeading(const Words& words) {
    if (words.size() < 2) {
        return false;
    }
    // "Item 4.Mine" holds the numeral and the first word in one.
    const std::string_view number = words[1].substr(0, words[1].find_first_of(".:"));
    const std::string low = lowered(words.front());
    return (low == "item" || low == "items" || low == "note" || low == "part") && isNumeral(number);
}

LineKind kindOf(std::string_view line) {
    if (isMarker(line)) {
        return LineKind::Marker;
    }
    const Letters letters = lettersOf(line);
    if (letters.all == 0) {
        return LineKind::Table;
    }
    const Words words = wordsOf(line);
    const std::string_view bare = withoutBack(line, kClosing);
    const char last = bare.empty() ? line.back() : bare.back();
    const bool endsSentence = last == '.' || last == '!' || last == '?' || last == ':' || last == ';';
    std::size_t figures = 0;
    std::size_t trailing = 0;
    for (const std::string_view word : words) {
        const bool isFigure = lettersOf(word).all == 0;
        figures += isFigure;
        trailing = isFigure ? trailing + 1 : 0;
    }
    if (line.front() == '(' && line.back() == ')') {
        const std::string low = lowered(line);
        if (std::any_of(std::begin(kCaptions), std::end(kCaptions),
                        [&](std::string_view caption) { return low.find(caption) != std::string::npos; })) {
            return LineKind::Table;
        }
    }
    if (!endsSentence && words.size() <= kMostTableRowWords &&
        (trailing >= 2 || 2 * figures >= words.size())) {
        return LineKind::Table;
    }
    const bool isCapital = letters.all >= 4 && 10 * letters.capitals >= 9 * letters.all;
    const bool isTitle = isTitleCase(words);
    if (isNumberedHeading(words) && words.size() <= kMostTitleWords && (isCapital || isTitle)) {
        return LineKind::Heading;
    }
    if (beginsWithBullet(words, line)) {
        return isCapital && words.size() <= kMostTitleWords ? LineKind::Heading : LineKind::Prose;
    }
    if (isCapital && words.size() <= kMostTitleWords && last != ';') {
        return LineKind::Heading;
    }
    if (endsSentence || last == ',' || u_islower(letters.first) != 0) {
        return LineKind::Prose;
    }
    if (words.size() >= kFewestBrokenWords && isIn(kInnerWords, words.back())) {
        return LineKind::Prose; // it breaks off
    }
    if (words.size() <= kMostHeadingWords || (isTitle && words.size() <= kMostTitleWords)) {
        return LineKind::Stub; // a heading, unless it stands in a table
    }
    return LineKind::Prose;
}

std::vector<Line> linesOf(std::string_view text) {
    std::vector<Line> lines;
    std::size_t begin = 0;
    while (begin <= text.size()) {
        const std::size_t end = std::min(text.find_first_of("\n\r\f\v", begin), text.size());
        const TextPiece extent = trimmed(text, begin, end);
        if (extent.begin < extent.end) {
            lines.push_back({extent, kindOf(text.substr(extent.begin, extent.end - extent.begin))});
        }
        begin = end + 1;
    }
    return lines;
}

// Stubs that stand among figures, or many in a row, belong to a table; the one before prose is its heading.
void settleStubs(std::vector<Line>& lines) {
    for (std::size_t i = lines.size(); i-- > 0;) {
        if (lines[i].kind != LineKind::Stub || (i > 0 && lines[i - 1].kind == LineKind::Marker)) {
            continue;
        }
        const bool beforeTable = i + 1 < lines.size() && lines[i + 1].kind == LineKind::Table;
        const bool afterTable = i > 0 && lines[i - 1].kind == LineKind::Table;
        const bool beforeProse = i + 1 < lines.size() && (lines[i + 1].kind == LineKind::Prose ||
                                                          lines[i + 1].kind == LineKind::Marker);
        if (beforeTable || (afterTable && !beforeProse)) {
            lines[i].kind = LineKind::Table;
        }
    }
    for (std::size_t begin = 0; begin < lines.size();) {
        std::size_t end = begin;
        while (end < lines.size() && lines[end].kind == LineKind::Stub) {
            ++end;
        }
        const bool many = end - begin >= kTableStubs;
        for (std::size_t i = begin; i < end; ++i) {
            const bool beforeProse = i + 1 == end && end < lines.size() && lines[end].kind == LineKind::Prose;
            lines[i].kind = many && !beforeProse ? LineKind::Table : LineKind::Heading;
        }
        begin = end + 1;
    }
}

bool breaksOff(std::string_view line, std::string_view next) {
    const Letters letters = lettersOf(wordsOf(next).front());
    if (letters.all == 0 || u_islower(letters.first) == 0) {
        return false;
    }
    const Words words = wordsOf(line);
    if (words.size() < kFewestBrokenWords) {
        return false;
    }
    const std::string_view last = words.back();
    const bool endsItem = words[words.size() - 2].ends_with(';'); // "…; and"
    return !endsItem && (last.ends_with(',') || isIn(kInnerWords, last));
}

void append(std::vector<TextPiece>& pieces, const TextPiece& piece) {
    if (piece.kind == SentenceKind::TableDebris && !pieces.empty() &&
        pieces.back().kind == SentenceKind::TableDebris &&
        piece.end - pieces.back().begin <= kMostTableDebrisBytes) {
        pieces.back().end = piece.end;
        return;
    }
    pieces.push_back(piece);
}

void appendParagraph(std::vector<TextPiece>& pieces, std::string_view text, std::size_t begin,
                     std::size_t end) {
    std::vector<TextPiece> inside = splitParagraph(text.substr(begin, end - begin));
    for (std::size_t i = 0; i < inside.size(); ++i) {
        TextPiece piece{begin + inside[i].begin, begin + inside[i].end, SentenceKind::Prose};
        const std::string_view here = text.substr(piece.begin, piece.end - piece.begin);
        if (i == 0 && inside.size() > 1 && here.ends_with('.') && here.size() <= 120) {
            Words words = wordsOf(here);
            if (isMarker(words.front())) {
                words.erase(words.begin());
            }
            if (!words.empty() && words.size() <= kMostRunInWords && isTitleCase(words) &&
                !saysNothing(here)) {
                piece.kind = SentenceKind::Heading;
            }
        }
        append(pieces, piece);
    }
}

} // namespace

std::vector<TextPiece> splitSentences(std::string_view text) {
    std::vector<Line> lines = linesOf(text);
    settleStubs(lines);
    std::vector<TextPiece> pieces;
    const auto lineText = [&](std::size_t i) {
        return text.substr(lines[i].extent.begin, lines[i].extent.end - lines[i].extent.begin);
    };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::size_t first = i;
        LineKind kind = lines[i].kind;
        if (kind == LineKind::Marker) {
            const LineKind next = i + 1 < lines.size() ? lines[i + 1].kind : LineKind::Table;
            if (next == LineKind::Prose || next == LineKind::Heading) {
                ++i;
                kind = LineKind::Prose; // also a short one: an entry of a list
            } else {
                kind = LineKind::Table;
            }
        }
        if (kind == LineKind::Prose) {
            while (i + 1 < lines.size() && lines[i + 1].kind == LineKind::Prose &&
                   breaksOff(lineText(i), lineText(i + 1))) {
                ++i;
            }
            appendParagraph(pieces, text, lines[first].extent.begin, lines[i].extent.end);
        } else {
            append(pieces, {lines[i].extent.begin, lines[i].extent.end,
                            kind == LineKind::Table ? SentenceKind::TableDebris : SentenceKind::Heading});
        }
    }
    return pieces;
}

} // namespace assay::text
