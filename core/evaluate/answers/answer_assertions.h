// Inside the answers room: assertions of a rubric and of a question, and to what something applies.
#pragma once

#include "core/evaluate/answers/answer_scoring.h"

#include <vector>

namespace assay::evaluate {

[[nodiscard]] bool appliesTo(const RubricScope& scope, const model::Question& question);

// Those of the rubric that apply, then the question's own. A question whose own cannot be read has one that
// cannot be told, named "assertions". Any thread.
[[nodiscard]] std::vector<AssertionScore>
judgeAssertions(const Rubric& rubric, const model::Question& question, const model::Prediction& prediction);

} // namespace assay::evaluate
