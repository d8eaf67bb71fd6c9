// Evaluations that are made of what a workspace holds and kept there as runs in one step: sweeps, what
// flagged questions do to figures, how far a judge agrees with people, whether figures from outside can be;
// and the same once more from the settings of a stored run, of lints too, for runAgain().
//
//     ImpactRunPlan plan;
//     plan.suite = "P3"; plan.predictions = "gpt run 3"; plan.who = "Ada";
//     ASSAY_TRY(const auto run, keepImpactRun(workspace, plan, stop));
//
// Figures, n and intervals of each are in docs/formats.md, "Runs". Each reads first and writes then, in one
// transaction.
#pragma once

#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/thresholds/threshold_sweep.h"
#include "core/model/scoring.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/workspace.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::evaluate {

struct SweepRunPlan {
    std::string name; // empty: made from the kind and the set
    std::string set;
    SweepSettings settings;
    model::Scoring scoring;
    std::string system; // empty: the scoring's name
    std::string who;
};

// A sweep of a stored set with these weights. Errors: NotFound, those of thresholdSweep() and of
// workspace::addFinishedRun().
[[nodiscard]] base::Result<base::RowId> keepSweepRun(workspace::Workspace& workspace,
                                                     const SweepRunPlan& plan, const std::stop_token& stop,
                                                     base::ProgressSink& progress);

struct ImpactRunPlan {
    std::string name; // empty: made from the kind and the suite
    std::string suite;
    std::string predictions;
    bool flagged = true;             // flagged questions are left out
    std::vector<std::string> others; // ids of others that are, of suspected ones for example
    std::string who;
};

// questions, left_out, unscored; of each score METRIC.with, METRIC.without and METRIC.change, and the change
// by difficulty. Errors: NotFound (the suite or the answers), those of curation::suiteImpact() and of
// workspace::addFinishedRun().
[[nodiscard]] base::Result<base::RowId> keepImpactRun(workspace::Workspace& workspace,
                                                      const ImpactRunPlan& plan, const std::stop_token& stop);

// How far the judge of a run of answers agrees with people who did not see its verdicts: observed (its chance
// is that of a judge who passes as many at random), kappa, ac1, weighted_kappa, bias, judge_passes,
// person_passes, and of each answer whether both say the same. `answerFirst` as for judgedTogether(), 0:
// none; `judge` is the name of one of several judges, empty the first. Errors: NotFound, InputNotUsable
// (nobody has judged an answer of it), those of judgedTogether().
[[nodiscard]] base::Result<base::RowId> keepJudgeRun(workspace::Workspace& workspace, base::RowId answers,
                                                     base::RowId answerFirst, const std::string& who,
                                                     const std::stop_token& stop,
                                                     const std::string& judge = {});

// Of figures from outside that are kept as a run: faults, and of each figure with one how many. Errors:
// NotFound, DamagedWorkspace.
[[nodiscard]] base::Result<base::RowId> keepFiguresLintRun(workspace::Workspace& workspace,
                                                           base::RowId figures, const std::string& who);

// What a lint of a suite was made with.
struct KeptLintSettings {
    std::optional<std::string> coverage; // "2016:2020"
    bool detectorOnly = false;
    std::string now; // UTC: what is put off to later than this is left out
};

[[nodiscard]] std::string keptLintSettingsJson(const KeptLintSettings& settings);

// The stored run once more from its settings. Of the kind sweep, compare-detectors, lint, impact, judge or
// lint-figures. Errors:
// NotFound (an input is gone), DamagedWorkspace (settings that cannot be read), those of making it.
[[nodiscard]] base::Result<base::RowId> keepOnceMore(workspace::Workspace& workspace,
                                                     const workspace::RunInfo& run, const std::string& who,
                                                     const std::stop_token& stop,
                                                     base::ProgressSink& progress);

// Whether keepOnceMore() has all that it needs: runs of earlier versions and of measured files may lack it.
[[nodiscard]] bool canKeepOnceMore(const workspace::RunInfo& run);

} // namespace assay::evaluate
