// How firm the quantiles of distances are: clusters of anchors are drawn with replacement, each with all
// their results, for they are alike (anchor_clusters.h). Percentile bootstrap at the level that
// statistics::bootstrapTail() corrects. Pure; any thread.
#pragma once

#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/model/neighbour.h"
#include "core/statistics/interval.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace assay::evaluate {

inline constexpr std::array kDistanceQuantiles{0.05, 0.25, 0.5, 0.75, 0.95};
inline constexpr int kDistanceDraws = 2000;
// With more results than these fewer draws have to do.
inline constexpr std::size_t kManyDistances = 50'000;
inline constexpr int kDrawsOfManyDistances = 200;

// 95 % of each quantile; nullopt where fewer than statistics::kLeastClusters clusters have a result.
using DistanceIntervals = std::array<std::optional<statistics::Interval>, kDistanceQuantiles.size()>;

// Of the gold among the results, or of the others. `search` as in resultDistances().
[[nodiscard]] DistanceIntervals distanceIntervals(std::span<const model::AnchorOutcome> outcomes,
                                                  std::size_t search, bool gold, std::uint64_t seed,
                                                  model::ClusterBy clusterBy = model::ClusterBy::Automatic);

// Of the gold or of the others, by search * regimes + regime; without intervals those of searches that
// measure no cosines.
[[nodiscard]] std::vector<DistanceIntervals> allDistanceIntervals(const NeighbourRun& run, bool gold);

} // namespace assay::evaluate
