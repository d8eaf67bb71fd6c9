#include "core/formats/rankings/figure_sentences.h"

#include "core/base/utf8_text.h"
#include "core/formats/rankings/figure_cells.h"

#include <re2/re2.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace assay::formats {
namespace {

struct FigureSentence {
    std::int64_t line = 0; // where it begins
    std::string text;      // plain, on one line
};

struct SaidFigure {
    std::string name; // "hit_at_5", "accuracy"
    bool isShare = true;
    CellFigure figure;
    std::uint64_t n = 0;
};

bool hasKnownName(std::string_view sentence) {
    static const re2::RE2 kNames(
        R"((?i)\b(?:hit(?: rate)?|success|mrr) ?@ ?\d|\b(?:accuracy|pass rate|exact match)\b)");
    return re2::RE2::PartialMatch(re2::StringPiece(sentence.data(), sentence.size()), kNames);
}

// With a per cent sign or decimals: other numbers are counts, years and versions.
bool hasWrittenFigure(std::string_view sentence) {
    static const re2::RE2 kFigures(R"(\d ?%|\d[.,]\d)");
    return re2::RE2::PartialMatch(re2::StringPiece(sentence.data(), sentence.size()), kFigures);
}

// What is asked for, guessed, compared or excluded is no figure of the text's own.
bool isHedged(const std::string& words) {
    static const re2::RE2 kHedges(
        R"((?i)\b(?:not|no|never|below|above|under|least|most|more|less|target|goal|should|must|minimum|maximum|)"
        R"(limit|threshold|would|could|may|might|if|than|versus|vs|compared|about|around|roughly|nearly|almost|)"
        R"(up|down|rose|fell|or|and|expected|chance|luck|random|except|without|from|per)\b)");
    return re2::RE2::PartialMatch(words, kHedges);
}

std::optional<std::uint64_t> saidCount(std::string digits) {
    std::erase(digits, ',');
    std::uint64_t count = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), count);
    return error == std::errc() && end == digits.data() + digits.size() && count > 0 ? std::optional(count)
                                                                                     : std::nullopt;
}

// "hit_at_5" of "Hit rate @ 5"; a mean where it is a reciprocal rank.
std::pair<std::string, bool> saidName(std::string name) {
    std::ranges::transform(name, name.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    const std::size_t at = name.find('@');
    if (at == std::string::npos) {
        std::ranges::replace(name, ' ', '_');
        return {name, true};
    }
    const std::string depth = name.substr(name.find_first_of("0123456789", at));
    const bool isRank = name.starts_with("mrr");
    return {(isRank ? "mrr_at_" : "hit_at_") + depth, !isRank};
}

// nullopt: it cannot be sure.
std::optional<SaidFigure> saidFigure(const std::string& sentence) {
    static const std::string kBefore =
        R"((?i)([a-z ,;'()-]*?)\b((?:hit(?: rate)?|success|mrr) ?@ ?\d{1,4}|accuracy|pass rate|exact match))"
        R"((?: was| is| reached| came to| stands at| stood at| equals| =|:| of) ?([0-9]+(?:\.[0-9]+)? ?%?))";
    static const std::string kAfter = R"(( [a-z ,;'()-]*)?[.!]?)";
    static const re2::RE2 kOver(kBefore +
                                R"(( ?\[[^\[\]]*\])? ?(?:\( ?n ?= ?|, n ?= ?|of |over |on )(?:the |all )?)" +
                                R"(([0-9][0-9,]*)\)?)" + kAfter);
    static const re2::RE2 kCounted(kBefore + R"(() ?\([0-9]+ ?(?:of|/) ?([0-9][0-9,]*)\))" + kAfter);
    std::string before;
    std::string name;
    std::string value;
    std::string interval;
    std::string n;
    std::string after;
    if (!re2::RE2::FullMatch(sentence, kOver, &before, &name, &value, &interval, &n, &after) &&
        !re2::RE2::FullMatch(sentence, kCounted, &before, &name, &value, &interval, &n, &after)) {
        return std::nullopt;
    }
    const auto figure = cellFigureOf(value + interval);
    const auto count = saidCount(n);
    if (!figure || !count || isHedged(before) || isHedged(after) || hasKnownName(before) ||
        hasKnownName(after)) {
        return std::nullopt;
    }
    const auto [called, isShare] = saidName(name);
    return SaidFigure{called, isShare, *figure, *count};
}

// The sentences of a paragraph, whose lines were joined by blanks.
class Paragraph {
  public:
    void add(std::int64_t line, std::string_view text) {
        if (!m_text.empty()) {
            m_text += ' ';
        }
        m_lines.emplace_back(m_text.size(), line);
        m_text += plainCell(text);
    }

    void moveTo(std::vector<FigureSentence>& sentences) {
        std::size_t from = 0;
        for (std::size_t at = 0; at < m_text.size(); ++at) {
            const bool isLast = at + 1 == m_text.size();
            const bool ends = (m_text[at] == '.' || m_text[at] == '!' || m_text[at] == '?') &&
                              (isLast || m_text[at + 1] == ' ');
            if (ends || isLast) {
                take(from, at + 1, sentences);
                from = at + 1;
            }
        }
        m_text.clear();
        m_lines.clear();
    }

  private:
    void take(std::size_t from, std::size_t end, std::vector<FigureSentence>& sentences) const {
        from = std::min(m_text.find_first_not_of(' ', from), end);
        FigureSentence sentence{0, m_text.substr(from, end - from)};
        for (const auto& [offset, line] : m_lines) {
            sentence.line = offset <= from ? line : sentence.line;
        }
        if (hasKnownName(sentence.text) && hasWrittenFigure(sentence.text)) {
            sentences.push_back(std::move(sentence));
        }
    }

    std::string m_text;
    std::vector<std::pair<std::size_t, std::int64_t>> m_lines; // where each begins
};

// Without what makes it an entry of a list or a quotation.
std::string_view lineContent(std::string_view line) {
    re2::StringPiece rest(line.data(), line.size());
    static const re2::RE2 kMarker(R"(\s*(?:>|[-*+]\s|\d{1,3}[.)]\s)?\s*)");
    re2::RE2::Consume(&rest, kMarker);
    return {rest.data(), rest.size()};
}

// Those with a known name and a figure.
std::vector<FigureSentence> figureSentences(std::string_view text) {
    std::vector<FigureSentence> sentences;
    Paragraph paragraph;
    bool isCode = false;
    std::int64_t number = 0;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        const std::string_view line = text.substr(from, end - from);
        from = end + 1;
        ++number;
        const std::string_view content = lineContent(line);
        const bool isFence = content.starts_with("```") || content.starts_with("~~~");
        isCode = isFence ? !isCode : isCode;
        const bool isText = !isFence && !isCode && !content.empty() && content.front() != '#' &&
                            content.front() != '|' && content.front() != '\r';
        const std::size_t blanks = std::min(line.find_first_not_of(" \t"), line.size());
        const bool isEntry = content.data() != line.data() + blanks;
        if (!isText || isEntry) {
            paragraph.moveTo(sentences);
        }
        if (isText) {
            paragraph.add(number, content);
        }
    }
    paragraph.moveTo(sentences);
    return sentences;
}

} // namespace

bool hasFigureSentence(std::string_view text) {
    return !figureSentences(text).empty();
}

bool takeFigureSentences(std::string_view text, const std::string& file, json::Json& figures,
                         base::IssueList& issues) {
    const std::vector<FigureSentence> sentences = figureSentences(text);
    std::map<std::int64_t, int> ofLine; // read so far
    for (const FigureSentence& sentence : sentences) {
        const auto said = saidFigure(sentence.text);
        if (!said) {
            issues.add({base::Severity::Warning,
                        base::IssueCode::NotANumber,
                        file,
                        sentence.line,
                        "sentence",
                        std::string(base::cutUtf8(sentence.text, base::kIssueValueLength)),
                        {}});
            continue;
        }
        const int place = ++ofLine[sentence.line];
        json::Json one{{"name", said->name},
                       {"group", "line " + std::to_string(sentence.line) +
                                     (place > 1 ? ", " + std::to_string(place) : std::string())},
                       {"n", said->n},
                       {"type", said->isShare ? "share" : "mean"}};
        setCellFigure(one, said->figure);
        figures.push_back(std::move(one));
    }
    return !sentences.empty();
}

} // namespace assay::formats
