#include "core/metrics/answers/citation_score.h"

#include "core/base/rule_files.h"
#include "core/text/folded_text.h"
#include "core/text/pattern_list.h"

#include <nlohmann/json.hpp>
#include <re2/re2.h>

#include <algorithm>

namespace assay::metrics {
namespace {

struct CitationPatterns {
    text::PatternList inText;
    std::unique_ptr<const re2::RE2> continued;
    std::unique_ptr<const re2::RE2> citation;
};

// The file is built in, and a test reads it.
const CitationPatterns& citationPatterns() {
    static const CitationPatterns kPatterns = [] {
        const auto rules = nlohmann::json::parse(base::ruleFile("florida_citations"), nullptr, false);
        CitationPatterns made;
        made.inText = *text::patternsOf(rules.at("in_text"), "in_text");
        made.continued = *text::joinedPattern(rules.at("continued"), "continued");
        made.citation = *text::joinedPattern(rules.at("citation"), "citation");
        return made;
    }();
    return kPatterns;
}

re2::StringPiece pieceOf(std::string_view text) {
    return {text.data(), text.size()};
}

text::WordExtent extentOf(const re2::StringPiece& part, std::string_view whole) {
    const auto begin = static_cast<std::size_t>(part.data() - whole.data());
    return {begin, begin + part.size()};
}

std::vector<std::string> subsectionsOf(std::string_view parentheses) {
    std::vector<std::string> subsections;
    for (const char c : parentheses) {
        if (c == '(') {
            subsections.emplace_back();
        } else if (c != ')' && c != ' ' && !subsections.empty()) {
            subsections.back() += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        }
    }
    return subsections;
}

// The group of `pattern` that matched, nullopt where it does not match at `from` or behind.
std::optional<text::WordExtent> findGroup(const re2::RE2& pattern, std::string_view text, std::size_t from,
                                          re2::RE2::Anchor anchor) {
    re2::StringPiece groups[3];
    const int count = std::min(pattern.NumberOfCapturingGroups() + 1, 3);
    if (!pattern.Match(pieceOf(text), from, text.size(), anchor, groups, count)) {
        return std::nullopt;
    }
    for (int group = count - 1; group >= 0; --group) {
        if (groups[group].data() != nullptr && !groups[group].empty()) {
            return extentOf(groups[group], text);
        }
    }
    return std::nullopt;
}

void addDistinct(std::vector<Citation>& list, const Citation& citation) {
    if (std::ranges::find(list, citation) == list.end()) {
        list.push_back(citation);
    }
}

} // namespace

std::string Citation::text() const {
    std::string text = base;
    for (const std::string& subsection : subsections) {
        text += "(" + subsection + ")";
    }
    return text;
}

bool Citation::isWithin(const Citation& other) const {
    return base == other.base && subsections.size() >= other.subsections.size() &&
           std::equal(other.subsections.begin(), other.subsections.end(), subsections.begin());
}

Citation normalisedCitation(std::string_view text) {
    re2::StringPiece groups[3];
    Citation citation;
    const re2::RE2& pattern = *citationPatterns().citation;
    if (!pattern.Match(pieceOf(text), 0, text.size(), re2::RE2::UNANCHORED, groups, 3)) {
        citation.base = text::foldedPhrase(text);
        return citation;
    }
    citation.base.assign(groups[1].data(), groups[1].size());
    for (char& c : citation.base) {
        c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    }
    if (groups[2].data() != nullptr) {
        citation.subsections = subsectionsOf({groups[2].data(), groups[2].size()});
    }
    return citation;
}

std::vector<CitedPlace> citationsIn(std::string_view answer) {
    const CitationPatterns& patterns = citationPatterns();
    std::vector<text::WordExtent> places;
    for (const auto& pattern : patterns.inText) {
        for (std::size_t from = 0; from < answer.size();) {
            const auto place = findGroup(*pattern, answer, from, re2::RE2::UNANCHORED);
            if (!place) {
                break;
            }
            places.push_back(*place);
            from = place->end;
            while (const auto next = findGroup(*patterns.continued, answer, from, re2::RE2::ANCHOR_START)) {
                places.push_back(*next); // "§§ 212.05 and 212.08"
                from = next->end;
            }
        }
    }
    std::ranges::sort(places, [](const text::WordExtent& a, const text::WordExtent& b) {
        return a.begin != b.begin ? a.begin < b.begin : a.end > b.end;
    });
    std::vector<CitedPlace> cited;
    std::size_t end = 0;
    for (const text::WordExtent& place : places) {
        if (place.begin >= end) { // several patterns may find one place
            cited.push_back({normalisedCitation(answer.substr(place.begin, place.end - place.begin)), place});
            end = place.end;
        }
    }
    return cited;
}

CitationScore scoreCitations(std::span<const Citation> generated, std::span<const Citation> expected) {
    CitationScore score;
    for (const Citation& citation : generated) {
        addDistinct(score.generated, citation);
    }
    for (const Citation& citation : expected) {
        addDistinct(score.expected, citation);
    }
    score.isFound.assign(score.expected.size(), false);
    for (const Citation& citation : score.generated) {
        bool correct = false;
        for (std::size_t i = 0; i < score.expected.size(); ++i) {
            if (citation.isWithin(score.expected[i])) {
                correct = true;
                score.isFound[i] = true;
            }
        }
        score.isCorrect.push_back(correct);
        score.correct += correct ? 1 : 0;
    }
    score.found = std::ranges::count(score.isFound, true);
    const bool cites = !score.generated.empty();
    const bool expects = !score.expected.empty();
    if (cites) {
        score.precision = static_cast<double>(score.correct) / static_cast<double>(score.generated.size());
    }
    if (expects) {
        score.recall = static_cast<double>(score.found) / static_cast<double>(score.expected.size());
    }
    if (cites || expects) {
        const double precision = score.precision.value_or(0);
        const double recall = score.recall.value_or(0);
        score.f1 = precision + recall > 0 ? 2 * precision * recall / (precision + recall) : 0;
    }
    return score;
}

} // namespace assay::metrics
