// Queues of answers that people read, as CSV (docs/formats.md, "Answers to read").
#pragma once

#include "core/evaluate/answers/fidelity_run.h"
#include "core/evaluate/judge/run_judges.h"

#include <span>
#include <string>

namespace assay::results {

// One line for each answer (RFC 4180), `queued` as readQueuedAnswers() gave it for the run: queue, suite and
// id of the question, sample, question, gold answer, answer, what the rubric and the judge say of the
// question, citations, and whether somebody has read it. An empty cell: no value. `judge` is the one of
// several whose scores stand there, and which a last column names; null: the run's only one, or none.
[[nodiscard]] std::string readingQueueCsv(const evaluate::AnswerRun& run,
                                          std::span<const evaluate::QueuedAnswer> queued,
                                          const evaluate::RunJudge* judge = nullptr);

} // namespace assay::results
