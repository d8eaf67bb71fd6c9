// Whether an answer states the gold figure, and what is wrong where it does not: sign, scale, unit or value.
//
// Both sides are read to value and unit by core/text/quantity.h ("$15.9 billion", "$11,600 million", "15 %",
// "(3.1)"). Correct is |answer - gold| <= tolerance, the tolerance being absolute in the unit of the gold
// figure, or 0.5 % of the gold figure where there is none. A gold figure that looks like a year is met
// exactly. Any figure of the answer may be the one; those that the question itself names ("in 2019") are
// none. A figure without a unit is taken in that of the gold figure: of "107.15 percent" an answer of
// "107.15" is right and has the detail "no unit for percent", unless the question names a unit. Pure; any
// thread.
//
//     NumericGold gold{text::quantityOf(15900, "USD millions"), 100.0};
//     judgeNumeric("Debt rose to $15.9 billion in 2020.", gold, {}).correct     // true
//     judgeNumeric("$15.9 thousand", gold, {}).error                            // NumericError::Scale
#pragma once

#include "core/metrics/answers/answer_patterns.h"
#include "core/text/quantity.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace assay::metrics {

// In the order in which the one that is told is chosen, where several figures are wrong.
enum class NumericError : std::uint8_t { None, Sign, Scale, Unit, Value, NoFigure };

inline constexpr std::array<std::string_view, 6> kNumericErrorNames{"none", "sign",  "scale",
                                                                    "unit", "value", "no_figure"};

struct NumericGold {
    text::Quantity figure;
    std::optional<double> tolerance{}; // absolute, in the unit in which the figure is written
};

struct NumericOutcome {
    bool correct = false;
    NumericError error = NumericError::NoFigure;
    std::string detail; // "thousand for million", "no unit for percent"; empty: nothing to add
    std::optional<text::Quantity> figure; // that met, or came nearest
    int others = 0;                       // figures of the answer that say something else
};

// `question` is its text: figures in it are no answers, and a scale word in it ("in millions") counts for a
// bare figure of the answer. A gold figure without a scale may also be in the one that the question wants: of
// "$1577.00" to "... (in USD millions)?" an answer of 1,577 million is right. `answerUnit`: what the figures
// of the answer are in, where it is told apart.
[[nodiscard]] NumericOutcome judgeNumeric(std::string_view answer, const NumericGold& gold,
                                          std::string_view question, std::string_view answerUnit = {},
                                          const AnswerPatterns& patterns = AnswerPatterns::defaults());

} // namespace assay::metrics
