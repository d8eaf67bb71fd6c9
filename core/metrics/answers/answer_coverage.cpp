#include "core/metrics/answers/answer_coverage.h"

#include "core/text/folded_text.h"

#include <algorithm>
#include <cmath>

namespace assay::metrics {
namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

// Whether a figure that ends before `end` goes on there: with a digit, or a separator and a digit.
bool goesOn(std::string_view text, std::size_t end) {
    const auto at = [&](std::size_t place) { return place < text.size() ? text[place] : ' '; };
    return isDigit(at(end)) || ((at(end) == '.' || at(end) == ',') && isDigit(at(end + 1)));
}

// Whether a figure that begins at `begin` is the rest of a longer one.
bool beganBefore(std::string_view text, std::size_t begin) {
    const auto before = [&](std::size_t back) { return begin >= back ? text[begin - back] : ' '; };
    return isDigit(before(1)) || ((before(1) == '.' || before(1) == ',') && isDigit(before(2)));
}

bool standsIn(std::string_view text, std::string_view phrase) {
    for (std::size_t at = text.find(phrase); at != std::string_view::npos; at = text.find(phrase, at + 1)) {
        const std::size_t end = at + phrase.size();
        const bool cutBefore = isDigit(phrase.front()) && beganBefore(text, at);
        const bool cutBehind = isDigit(phrase.back()) && goesOn(text, end);
        if (!cutBefore && !cutBehind) {
            return true;
        }
    }
    return false;
}

// But for the rounding of reading them.
bool equal(double a, double b) {
    constexpr double kRounding = 1e-9;
    return std::abs(a - b) <= kRounding * std::max(std::abs(a), std::abs(b));
}

bool isSame(const text::Quantity& found, const text::Quantity& gold) {
    if (equal(found.written, gold.written) && found.scale == 1.0 && found.kind == text::UnitKind::None) {
        return true; // its unit stands elsewhere
    }
    const bool unitsFit = found.kind == text::UnitKind::None || gold.kind == text::UnitKind::None ||
                          (found.kind == gold.kind && (found.currency.empty() || gold.currency.empty() ||
                                                       found.currency == gold.currency));
    return unitsFit && equal(found.value, gold.value);
}

} // namespace

AnswerCoverage answerCoverage(std::span<const AnswerLeaf> leaves, std::string_view text) {
    AnswerCoverage coverage;
    const std::string folded = text::foldedPhrase(text);
    std::vector<text::Quantity> figures;
    bool read = false;
    double wanted = 0, found = 0, wantedFigures = 0, foundFigures = 0;
    for (const AnswerLeaf& leaf : leaves) {
        const std::string phrase = text::foldedPhrase(leaf.text);
        if (!phrase.empty()) {
            wanted += 1;
            found += standsIn(folded, phrase) ? 1 : 0;
        }
        if (leaf.figure) {
            if (!read) {
                figures = text::quantities(text);
                read = true;
            }
            wantedFigures += 1;
            foundFigures +=
                std::ranges::any_of(
                    figures, [&](const text::Quantity& figure) { return isSame(figure, *leaf.figure); })
                    ? 1
                    : 0;
        }
    }
    coverage.literal = wanted > 0 ? std::optional(found / wanted) : std::nullopt;
    coverage.numeric = wantedFigures > 0 ? std::optional(foundFigures / wantedFigures) : std::nullopt;
    return coverage;
}

} // namespace assay::metrics
