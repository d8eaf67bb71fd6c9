// Judges a stored neighbour run against its baseline by the workspace's alert thresholds.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/neighbours/neighbour_gate.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/workspace/workspace.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <vector>

namespace assay::evaluate {

// Those of the workspace, else the default ones. Errors: InputNotUsable (what is stored makes no sense).
[[nodiscard]] base::Result<std::vector<GateRule>> workspaceGateRules(const workspace::Reader& reader);

// The search of the baseline that is the same as this one of the run; of a run from elsewhere the one of the
// same name. nullopt: the baseline has none such.
[[nodiscard]] std::optional<std::size_t> sameSearch(const NeighbourRunSettings& run, std::size_t search,
                                                    const NeighbourRunSettings& baseline);

// Searches are indices from 0. Errors: InvalidArgument (a search that a run has not, a run that is not
// finished; settings that are not comparable), InputNotUsable (no anchor in common).
[[nodiscard]] base::Result<GateVerdict> judgeRun(const NeighbourRun& run, std::size_t search,
                                                 const NeighbourRun& baseline, std::size_t baselineSearch,
                                                 const std::vector<GateRule>& rules);

} // namespace assay::evaluate
