// Judges a stored neighbour run against its baseline by the workspace's alert thresholds.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/neighbours/neighbour_gate.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/workspace/workspace.h"

#include <cstddef>
#include <optional>
#include <span>
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

inline constexpr std::size_t kEarlierRuns = 4;

// The newest runs before this one, at most kEarlierRuns, that are finished and asked the same anchors of the
// same corpus with vectors of the same model; the newest first. Errors: those of loadNeighbourRun().
[[nodiscard]] base::Result<std::vector<NeighbourRun>>
earlierRuns(const workspace::Reader& reader, const NeighbourRun& run, const std::stop_token& stop);

// How many anchors of the newest finished run of the corpus that knows it were worth one independent one: the
// largest design effect of its Hit@k over searches and regimes, at least 1. `runs` newest first. nullopt: no
// run says it.
[[nodiscard]] std::optional<double> earlierDesignEffect(std::span<const workspace::RunInfo> runs,
                                                        base::RowId corpus);

// How often anchors flip for no reason: by Hit@k of the headline of these rules, between each two neighbours
// of `earlier` that have this search, and the same vectors as each other where `run` and `baseline` have so,
// or others where they have. nullopt: there is no such pair.
[[nodiscard]] std::optional<EarlierNoise> noiseOf(const NeighbourRun& run, std::size_t search,
                                                  const NeighbourRun& baseline,
                                                  std::span<const NeighbourRun> earlier,
                                                  const std::vector<GateRule>& rules);

} // namespace assay::evaluate
