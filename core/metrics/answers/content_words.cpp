#include "core/metrics/answers/content_words.h"

#include "core/text/light_stem.h"

#include <algorithm>
#include <utility>

namespace assay::metrics {
namespace {

// Folded; empty where it is no word that says something.
std::string contentOf(std::string_view word, const AnswerPatterns& patterns) {
    if (std::ranges::any_of(word, [](char c) { return c >= '0' && c <= '9'; })) {
        return {};
    }
    std::string folded = text::foldForSearch(word);
    return folded.size() >= 2 && !patterns.isStopWord(folded) ? std::move(folded) : std::string();
}

} // namespace

std::vector<ContentStem> contentStems(std::string_view text, const AnswerPatterns& patterns) {
    std::vector<ContentStem> stems;
    for (const text::WordExtent& extent : text::words(text)) {
        const std::string word = contentOf(text.substr(extent.begin, extent.end - extent.begin), patterns);
        if (!word.empty()) {
            stems.push_back({text::lightStem(word), extent});
        }
    }
    return stems;
}

bool hasContentWord(std::string_view text, const AnswerPatterns& patterns) {
    return std::ranges::any_of(text::words(text), [&](const text::WordExtent& extent) {
        return !contentOf(text.substr(extent.begin, extent.end - extent.begin), patterns).empty();
    });
}

} // namespace assay::metrics
