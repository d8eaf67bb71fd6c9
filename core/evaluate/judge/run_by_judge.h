// A run of answers as another of its judges has it.
//
// Rubric, verdicts and figures of a run go by the judge that was asked first. What every judge said of each
// answer is stored with the run, so the answers can be scored anew as if another one had been asked first:
// with the figures that measuring again by that judge gives, and without asking anybody.
//
//     ASSAY_TRY(auto run, loadAnswerRun(reader, id, stop));
//     ASSAY_TRY(run, runByJudge(reader, std::move(run), judge, stop));
//
// Any thread.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/judge/run_judges.h"
#include "core/workspace/workspace.h"

#include <stop_token>
#include <string>

namespace assay::evaluate {

// `judge` is one of scoringJudges(run). The run comes back with him as the first of its judges: items,
// figures, verdicts, targets and hints are his, and scores have the names that they would have had. A run
// that goes by him already comes back as it is. Errors: NotFound (the run has no such judge, or its
// prediction set or a question is gone), InputNotUsable (the set holds other answers now), DamagedWorkspace,
// Cancelled.
[[nodiscard]] base::Result<AnswerRun> runByJudge(const workspace::Reader& reader, AnswerRun run,
                                                 const RunJudge& judge, const std::stop_token& stop);

} // namespace assay::evaluate
