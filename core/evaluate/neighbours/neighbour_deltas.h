// How much better a search is in the filtered regime than in the open one, over the anchors that are covered
// and were asked in both. Source: FinRAG framework document, part 3; the interval is the paired bootstrap's,
// by clusters (anchor_clusters.h).
//
// Pure; any thread.
#pragma once

#include "core/evaluate/neighbours/neighbour_figures.h"

#include <cstddef>
#include <map>
#include <span>
#include <vector>

namespace assay::evaluate {

// Filtered - open, each a number from -1 to 1.
struct RegimeDeltas {
    std::map<int, MeanFigure> hitAt, mrrAt;
};

// Of each of so many searches; empty where there are not both regimes. Intervals are what
// statistics::clusteredRatioInterval() gives of the differences in the order of the outcomes, with the seed
// of the settings. Missing where a list from elsewhere was cut before rank k and nothing had been found.
[[nodiscard]] std::vector<RegimeDeltas> regimeDeltas(std::span<const model::AnchorOutcome> outcomes,
                                                     const model::NeighbourSettings& settings,
                                                     std::size_t searches);

} // namespace assay::evaluate
