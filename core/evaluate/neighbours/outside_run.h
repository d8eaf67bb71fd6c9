// Figures of a neighbour test from elsewhere, kept as a run of their own: marked as from outside, never
// corrected, with what the lint says of them.
#pragma once

#include "core/base/ids.h"
#include "core/base/issue.h"
#include "core/base/result.h"
#include "core/evaluate/thresholds/figures_lint.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/workspace.h"

#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

inline constexpr std::string_view kOutsideRuns = "neighbour_figures"; // RunInfo::kind

// Of either kind: anchors that were asked, here or elsewhere, or figures alone.
[[nodiscard]] bool isNeighbourTest(const workspace::RunInfo& run) noexcept;

// `issues` of reading them are kept among the run's inputs. Errors: those of createRun() and finishRun().
[[nodiscard]] base::Result<base::RowId> keepOutsideFigures(workspace::Workspace& workspace,
                                                           const model::OutsideFigures& figures,
                                                           const std::string& who,
                                                           const std::vector<base::Issue>& issues = {});

struct OutsideRun {
    model::OutsideFigures figures;
    std::vector<FiguresFault> faults;
};

// Errors: InputNotUsable (a run of another kind).
[[nodiscard]] base::Result<OutsideRun> outsideRun(const workspace::RunInfo& run);

} // namespace assay::evaluate
