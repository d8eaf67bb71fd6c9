// A scored answer as the reading card shows it: its text with what counts for and against it marked, the
// parts of its score, what is missing and what is remarkable, in words. GUI thread only.
#pragma once

#include "core/evaluate/answers/answer_scoring.h"
#include "core/model/prediction.h"
#include "widgets/reading/reading_case.h"

namespace assay::widgets {

// `score` explains the answer (evaluate::Explain::Yes). The title is left to the caller.
[[nodiscard]] ReadingAnswer readingAnswer(const model::Prediction& prediction,
                                          const evaluate::AnswerScore& score);

} // namespace assay::widgets
