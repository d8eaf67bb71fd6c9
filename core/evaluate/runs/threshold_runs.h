// Sweeps, comparisons of detectors, dynamic runs and lints as runs of a workspace: what is kept of them in
// the form that all kinds without a document of their own have (runSummaryJson(), runItemJson()).
//
//     DecidedRun run = sweepRun(sweep);
//     run.name = "June"; run.set = set.name; run.setHash = set.dataHash;
//     ASSAY_TRY(const auto id, keepDecidedRun(workspace, run));
//
// Making one is pure; keeping it is one transaction.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/curation/suite_lint.h"
#include "core/evaluate/runs/run_description.h"
#include "core/evaluate/thresholds/detector_comparison.h"
#include "core/evaluate/thresholds/dynamic_run.h"
#include "core/evaluate/thresholds/dynamic_summary.h"
#include "core/evaluate/thresholds/threshold_sweep.h"
#include "core/model/scored_columns.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

struct DecidedRun {
    std::string_view kind;
    std::string name;                     // empty: made from the kind and what was measured
    std::string role;                     // of what was measured: "scored_set", "suite"
    std::string measured;                 // its name
    std::string measuredHash;             // and hash; empty: not known
    std::string systemRole = "detectors"; // or "endpoint"
    std::string system;                   // detectors, an endpoint; empty: none
    std::string systemHash;               // empty: it has none
    std::string settings;                 // JSON; empty: none
    std::uint64_t seed = 0;
    std::int64_t spentMs = 0;
    std::string who;
    std::vector<RunFigure> figures;
    RunItemTable items;
};

// Of each scope ("global", then scenarios): n, tau (that is best under the constraints, else the least
// violating one), and at it macro_f1, accuracy, recall_hallucination, precision_accurate,
// recall_contradiction: "global.macro_f1". Settings: grid, NLI limits and constraints. No items: they are the
// samples of the set, at any threshold.
[[nodiscard]] DecidedRun sweepRun(const ThresholdSweep& sweep);

// accuracy, macro_f1 and recall_hallucination of a and b with what of a minus b is known, and of each sample
// whether a and b are right. `ids` and the decisions by position in the columns.
[[nodiscard]] DecidedRun detectorRun(const DetectorComparison& comparison,
                                     const model::ScoredColumns& columns, std::span<const std::string> ids,
                                     std::span<const std::uint8_t> a, std::span<const std::uint8_t> b);

// accuracy with its interval by pairs, static_accuracy, agreement, answered, failed, seconds.p50, .p95, .p99,
// and of each judged sample whether the reply and the stored answer are judged rightly. `ids` by position; a
// missing one is called by its position.
[[nodiscard]] DecidedRun dynamicRun(const DynamicSummary& summary, const model::ScoredColumns& columns,
                                    const std::map<std::uint32_t, std::string>& ids);

// questions, findings, and how many by rule: "rule.NAME"; of each question with a finding how many.
[[nodiscard]] DecidedRun lintRun(const curation::LintReport& report);

// Errors: those of workspace::addFinishedRun().
[[nodiscard]] base::Result<base::RowId> keepDecidedRun(workspace::Workspace& workspace,
                                                       const DecidedRun& run);

} // namespace assay::evaluate
