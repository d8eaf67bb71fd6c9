// Inside the answers room: the words of a text that say something, by their stems. Pure; any thread.
#pragma once

#include "core/metrics/answers/answer_patterns.h"

#include <string>
#include <string_view>
#include <vector>

namespace assay::metrics {

struct ContentStem {
    std::string stem;
    text::WordExtent extent;
};

// Words of at least two letters without figures that are no stop words, by text::lightStem(), in order.
[[nodiscard]] std::vector<ContentStem> contentStems(std::string_view text, const AnswerPatterns& patterns);

// Whether there is any, without a stem.
[[nodiscard]] bool hasContentWord(std::string_view text, const AnswerPatterns& patterns);

} // namespace assay::metrics
