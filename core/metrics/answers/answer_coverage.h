// Whether retrieved text holds the gold answer: word for word, and as a quantity.
//
// The gold is given by its leaves: one of a plain value, several of a list or an object. A leaf is found word
// for word where it stands in the text, whatever the case, white space folded; a figure at its ends is not
// part of a longer one: 212.05 does not stand in 212.055. It is found as a quantity where it is a figure and
// the text has one of the same value and unit after normalisation ("$2.3 billion" is "2,300 million"); a bare
// figure of the text that is written as the gold is counts too, as tables name their unit elsewhere.
//
// Source: FinSearch's evaluation plan, whose `answer_coverage` is the first of the two. Pure; any thread.
#pragma once

#include "core/text/quantity.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::metrics {

struct AnswerLeaf {
    std::string text;                       // as it is written
    std::optional<text::Quantity> figure{}; // its value and unit, where it is one

    friend bool operator==(const AnswerLeaf& a, const AnswerLeaf& b) { return a.text == b.text; }
};

struct AnswerCoverage {
    std::optional<double> literal; // share of the leaves that stand in the text; missing without a leaf
    std::optional<double> numeric; // share of those that are figures; missing without one
};

[[nodiscard]] AnswerCoverage answerCoverage(std::span<const AnswerLeaf> leaves, std::string_view text);

} // namespace assay::metrics
