// How a run of answers is kept: settings, inputs, figures and each question as JSON. Reading gives back what
// was written and refuses anything else, as a workspace may come from anywhere; the same values give the same
// bytes.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/answers/answer_run.h"

#include <string>
#include <string_view>

namespace assay::evaluate {

// Errors of reading: DamagedWorkspace; `detail` is the member that is missing, unknown or of another type.
[[nodiscard]] std::string answerRunInputsJson(const AnswerRunInputs& inputs);
[[nodiscard]] base::Result<AnswerRunInputs> readAnswerRunInputs(std::string_view json);

// Everything of the run but info, settings, inputs, items, and what follows from figures and rubric (targets,
// hints).
[[nodiscard]] std::string answerRunFiguresJson(const AnswerRun& run);
[[nodiscard]] base::Result<> readAnswerRunFigures(std::string_view json, AnswerRun& run);

// Without its number, which the run keeps beside it.
[[nodiscard]] std::string answerRunItemJson(const AnswerRunItem& item);
[[nodiscard]] base::Result<AnswerRunItem> readAnswerRunItem(std::string_view json);

} // namespace assay::evaluate
