// Inside the answers room: the figures over scored questions, all of them and by strata.
#pragma once

#include "core/evaluate/answers/answer_evaluation.h"

#include <span>
#include <stop_token>

namespace assay::evaluate {

// Fills `figures`, `by`, `clusters` and `clusterCount` from `questions` of the evaluation. False: stopped.
[[nodiscard]] bool takeFigures(std::span<const model::Question> questions,
                               const AnswerEvaluationSettings& settings, unsigned threads,
                               const std::stop_token& stop, AnswerEvaluation& evaluation);

} // namespace assay::evaluate
