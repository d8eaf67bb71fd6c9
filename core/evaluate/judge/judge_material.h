// What people and judges said of the same answers, gathered from a workspace: for judgeAgreement().
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/answers/claims.h"
#include "core/evaluate/judge/judge_agreement.h"
#include "core/evaluate/judge/judge_source.h"
#include "core/evaluate/judge/run_judges.h"
#include "core/workspace/workspace.h"

#include <cstddef>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::evaluate {

// Every answer of the run that somebody has judged without seeing the judge's verdict, in the run's order.
// Of several such readers the verdict is that of most of them (none on a tie), the score their mean. The
// judge's are the scores judge_pass and judge_overall of the run: those of its first judge, or of the one
// called `judge` (RunJudge::name). `answerFirst` is a run over the same answers whose judge read the answer
// before the gold; null: there is none, and the run's own judge that did so, of the same model, takes its
// place. Errors: NotFound (the set or a suite is gone, the run has no such judge), DamagedWorkspace,
// Cancelled.
[[nodiscard]] base::Result<std::vector<JudgedTogether>>
judgedTogether(const workspace::Reader& reader, const AnswerRun& run, const AnswerRun* answerFirst,
               const std::stop_token& stop, const std::string& judge = {});

// A judge, and the run in which it scored.
struct JudgeInRun {
    const AnswerRun& run;
    const RunJudge& judge;
};

// Two judges over the answers of `run`, each asked in that run or in another one over the same answers: the
// first as the person of JudgedTogether, the second as its judge. An answer is the same where the question
// is, in the revision that both runs measured, and has as many answers in both. Lengths and who wrote the
// answer are not known.
[[nodiscard]] std::vector<JudgedTogether> judgedByBoth(const AnswerRun& run, const JudgeInRun& first,
                                                       const JudgeInRun& second);

// The other finished runs over the same prediction set, which is the same by its hash
// (AnswerRunInputs::predictionsHash), in which a judge has scored; the newest first. Errors: those of
// loadAnswerRun().
[[nodiscard]] base::Result<std::vector<AnswerRun>>
otherJudgedRuns(const workspace::Reader& reader, const AnswerRun& run, const std::stop_token& stop);

// The judges of a run that say whether an answer passes, beside people and beside each other, and with them
// those of other runs over the same answers.
struct JudgesCompared {
    struct Judge {
        RunJudge judge;
        // The run in which it was asked; 0 and empty: the one that is compared.
        base::RowId run = 0;
        std::string runName{};
    };

    struct Pair {
        std::size_t first = 0; // places in `judges`
        std::size_t second = 0;
        JudgeAgreement agreement; // `bias` is the second minus the first
    };

    std::vector<Judge> judges;
    std::vector<JudgeAgreement> withPeople; // of each judge
    std::vector<Pair> pairs;                // each two once
};

// `others` are runs as otherJudgedRuns() gives them; their judges come behind those of the run, over its
// answers alone. One of the same name that says nothing else than a judge before it, as where a run was
// measured again from the store, is left out, and so is one that has scored none of these answers. Errors:
// those of judgedTogether().
[[nodiscard]] base::Result<JudgesCompared> compareJudges(const workspace::Reader& reader,
                                                         const AnswerRun& run, const AnswerRun* answerFirst,
                                                         const std::stop_token& stop,
                                                         std::span<const AnswerRun> others = {});

// What a judge that was asked about the claims of an answer has said of each: proposals for whoever labels
// them, which decide nothing.
struct ProposedClaims {
    std::string model;                // that answered
    std::vector<ClaimExtent> claims;  // as the answer was cut for the judge
    std::vector<JudgedItem> proposed; // as many
};

// Of the run's judges by a prompt over the claims of answers, in their order; those that were not asked about
// this answer, or gave nothing that could be read, are left out. Error: DamagedWorkspace.
[[nodiscard]] base::Result<std::vector<ProposedClaims>>
proposedClaims(const workspace::Reader& reader, const AnswerRun& run, const AnswerToScore& answer);

// Whether the run's judge read the answer first (the preset florida_answer_first).
[[nodiscard]] bool judgedAnswerFirst(const AnswerRun& run);

// What judging the answers of a run with these settings will take, before anybody is asked. Errors: as
// JudgeSource::estimate(), NotFound.
[[nodiscard]] base::Result<ChatEstimate> estimateJudging(workspace::Workspace& workspace,
                                                         const AnswerRunSettings& run,
                                                         const JudgeSettings& settings,
                                                         const std::stop_token& stop);

} // namespace assay::evaluate
