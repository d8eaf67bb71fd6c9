// Answers that were computed (a sum, a share, a count, a ratio): they need not stand in the evidence, what
// they were computed from does. For rule 5 of the detector. Pure functions; any thread.
#pragma once

#include "core/curation/detector_patterns.h"
#include "core/model/question.h"
#include "core/text/quantity.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::curation {

// A figure that the answer states, and how far another may be from it, in the unit that is written, and still
// round to it: of "8.70" 0.05, of "12" 0.5. Zeros behind the point are taken for filling.
struct StatedFigure {
    text::Quantity quantity;
    double halfUnit = 0;
};

// `written` is the text of the figure.
[[nodiscard]] StatedFigure statedFigure(text::Quantity quantity, std::string_view written);

// Whether one of the figures is the stated one: as it is, with another sign ("a loss of 3.1", "(3.1)"),
// rounded, or, for amounts, in another scale ("$8.70" of a table in millions).
[[nodiscard]] bool standsAmong(const StatedFigure& figure, const std::vector<text::Quantity>& held);

// Up to so many figures of a text a share is looked for as that of two of them, or as the change from one to
// another; among more, some two would give any share.
inline constexpr std::size_t kFiguresToPair = 12;

enum class ShareOfTwo : std::uint8_t { Found, NotFound, TooManyFigures };

// Per cent from two figures of one of the texts.
[[nodiscard]] ShareOfTwo shareOfTwo(const StatedFigure& figure,
                                    const std::vector<std::vector<text::Quantity>>& texts);

// Whether the answer is of a type that is computed, or the question asks for something that is. Types of
// copied answers say that nothing was computed, here and below.
[[nodiscard]] bool asksForComputation(const model::Question& question, const DetectorPatterns& patterns);

// Whether the answer speaks of something that is computed.
[[nodiscard]] bool tellsOfComputation(const model::Question& question, const DetectorPatterns& patterns);

// How the answer was computed, where the question's source has that in a form that can be checked.
struct ComputationCheck {
    std::string text;
    double value = 0;
    std::vector<std::string> missing; // operands that stand in no evidence, each once
    bool givesAnswer = true;
};

[[nodiscard]] std::optional<ComputationCheck> checkComputation(const model::Question& question,
                                                               const std::vector<text::Quantity>& held,
                                                               const DetectorPatterns& patterns);

} // namespace assay::curation
