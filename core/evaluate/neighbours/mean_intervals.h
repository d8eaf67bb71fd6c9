// Bootstrap intervals of several means over the same items, with the draws made once.
#pragma once

#include "core/statistics/bootstrap.h"
#include "core/statistics/clusters.h"
#include "core/statistics/interval.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace assay::evaluate {

// `values` has a row of `columns` for each of the items, row after row. Of each column what
// statistics::bootstrapMeanInterval() gives of it with that seed, to the bit; nullopt each where there is no
// item. Any thread.
[[nodiscard]] std::vector<std::optional<statistics::Interval>>
meanIntervals(std::span<const double> values, std::size_t columns, std::uint64_t seed,
              int draws = statistics::kBootstrapDraws, double confidence = 0.95);

// The same of items that are not independent: of each column what statistics::clusteredRatioInterval() gives
// of it with that seed. `weights` above 0, one for each item, or empty: all alike. nullopt each below
// statistics::kLeastClusters clusters.
[[nodiscard]] std::vector<std::optional<statistics::Interval>>
clusteredMeanIntervals(std::span<const double> values, std::size_t columns, std::span<const double> weights,
                       const statistics::Clusters& clusters, std::uint64_t seed,
                       int draws = statistics::kBootstrapDraws);

} // namespace assay::evaluate
