#include "core/metrics/answers/content_words.h"

#include "core/text/light_stem.h"

#include <algorithm>

namespace assay::metrics {

std::vector<ContentStem> contentStems(std::string_view text, const AnswerPatterns& patterns) {
    std::vector<ContentStem> stems;
    for (const text::WordExtent& extent : text::words(text)) {
        const std::string_view word = text.substr(extent.begin, extent.end - extent.begin);
        if (std::ranges::any_of(word, [](char c) { return c >= '0' && c <= '9'; })) {
            continue;
        }
        const std::string folded = text::foldForSearch(word);
        if (folded.size() >= 2 && !patterns.isStopWord(folded)) {
            stems.push_back({text::lightStem(folded), extent});
        }
    }
    return stems;
}

} // namespace assay::metrics
