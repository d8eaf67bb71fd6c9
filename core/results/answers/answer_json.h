// A run that measured answers as the document that `assay answers --json` prints, and its questions as CSV
// (docs/formats.md, "Answers").
#pragma once

#include "core/base/atomic_file.h"
#include "core/evaluate/answers/answer_run.h"

#include <string>

namespace assay::evaluate {
struct JudgesCompared;
}

namespace assay::results {

// Indented by two, with a final line break; what is undefined is null. `per_question` stands in suite order,
// without the questions that nobody answered, whose ids are listed under "unanswered".
[[nodiscard]] std::string answerJson(const evaluate::AnswerRun& run);

// The same document in pieces, one for each question, so that many need not be held as text. With `judges` it
// has the member "judge_comparison" as well.
void writeAnswerJson(const evaluate::AnswerRun& run, const base::TakePiece& take,
                     const evaluate::JudgesCompared* judges = nullptr);

// One line for each question that has a prediction (RFC 4180): its suite and id, samples, verdict, every
// measure of the run, flags, warnings. An empty cell: no value.
[[nodiscard]] std::string answerCsv(const evaluate::AnswerRun& run);

} // namespace assay::results
