// Inside the answers room: bootstrap intervals of many means over the same questions, drawn together.
//
// Each draw takes as many clusters with replacement as the evaluation has, by random numbers of its own
// (drawSeed()), and every mean is computed in it: its sum over its count in the clusters that were drawn. So
// intervals depend neither on threads nor on which other means there are, and drawing is paid for once.
// The interval is statistics::levelInterval() of what was drawn over the clusters with a value.
#pragma once

#include "core/statistics/interval.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace assay::evaluate {

// Sums by cluster, of the questions of one stratum.
struct ClusterRows {
    std::size_t width = 0;               // of a row
    std::vector<std::uint32_t> clusters; // by row its cluster, rising
    std::vector<double> sums;            // row by row
};

// A mean: one column of the rows of a stratum divided by another, which counts.
struct DrawnMean {
    std::size_t rows = 0; // place of its ClusterRows; rising over the means
    std::size_t above = 0;
    std::size_t below = 0;
    std::size_t clusters = 0; // that have a value
};

// By mean its 95 % interval. nullopt: stopped.
[[nodiscard]] std::optional<std::vector<std::optional<statistics::Interval>>>
drawnMeanIntervals(std::span<const ClusterRows> rows, std::span<const DrawnMean> means, std::size_t clusters,
                   std::uint64_t seed, unsigned threads, const std::stop_token& stop);

} // namespace assay::evaluate
