// The dynamic mode as work for a job: asks the backend what is still to be asked, stores every reply at once,
// and gives the figures. Any thread.
#pragma once

#include "core/base/file_lock.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/thresholds/dynamic_run.h"
#include "core/evaluate/thresholds/dynamic_summary.h"
#include "core/model/scored_columns.h"
#include "core/workspace/runs/dynamic_runs.h"
#include "core/workspace/workspace.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::app {

struct DynamicWork {
    base::RowId set = 0;
    evaluate::DynamicSampling sampling;
    evaluate::DynamicRunSettings run; // with the address and the token, which are stored nowhere
    std::optional<workspace::DynamicRunInfo> resumed; // the run that is gone on with; else a new one begins
    std::shared_ptr<base::FileLock> claim;            // of the resumed run
    std::vector<double> tau;                          // by scenario of the columns
    double nliHard = 0.40;
};

// How a stored run was asked, without the address. Error: DamagedWorkspace.
[[nodiscard]] base::Result<endpoint::AskSettings> askSettingsOf(const workspace::DynamicRunInfo& run);

// Errors: WorkspaceBusy (somebody else asks the run), InputNotUsable (no question, or a run of another plan),
// those of evaluate::runDynamic() and the store.
[[nodiscard]] base::Result<evaluate::DynamicSummary>
runDynamicWork(workspace::Workspace& workspace, const model::ScoredColumns& columns, const DynamicWork& work,
               const std::stop_token& stop, base::ProgressSink& progress);

// The figures of what a stored run has so far.
[[nodiscard]] base::Result<evaluate::DynamicSummary>
summariseStoredRun(const workspace::Workspace& workspace, const model::ScoredColumns& columns,
                   const workspace::DynamicRunInfo& run, const std::vector<double>& tau, double nliHard);

} // namespace assay::app
