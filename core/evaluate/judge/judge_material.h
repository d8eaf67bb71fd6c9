// What people and a judge said of the same answers, gathered from a workspace: for judgeAgreement().
#pragma once

#include "core/base/result.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/judge/judge_agreement.h"
#include "core/evaluate/judge/judge_source.h"
#include "core/workspace/workspace.h"

#include <stop_token>
#include <string>
#include <vector>

namespace assay::evaluate {

// Every answer of the run that somebody has judged without seeing the judge's verdict, in the run's order.
// Of several such readers the verdict is that of most of them (none on a tie), the score their mean. The
// judge's are the scores judge_pass and judge_overall of the run. `answerFirst` is a run over the same
// answers whose judge read the answer before the gold; null: there is none. Errors: NotFound (the set or a
// suite is gone), DamagedWorkspace, Cancelled.
[[nodiscard]] base::Result<std::vector<JudgedTogether>> judgedTogether(const workspace::Reader& reader,
                                                                       const AnswerRun& run,
                                                                       const AnswerRun* answerFirst,
                                                                       const std::stop_token& stop);

// Whether the run's judge read the answer first (the preset florida_answer_first).
[[nodiscard]] bool judgedAnswerFirst(const AnswerRun& run);

// What judging the answers of a run with these settings will take, before anybody is asked. Errors: as
// JudgeSource::estimate(), NotFound.
[[nodiscard]] base::Result<ChatEstimate> estimateJudging(workspace::Workspace& workspace,
                                                         const AnswerRunSettings& run,
                                                         const JudgeSettings& settings,
                                                         const std::stop_token& stop);

} // namespace assay::evaluate
