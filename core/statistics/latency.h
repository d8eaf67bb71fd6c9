// Mean and percentiles of waiting times of which some were ended by a time limit: of those only a lower bound
// is known.
//
// Percentiles are nearest ranks, the smallest time that at least the share p of all waits do not exceed; they
// are never interpolated into a time-out. Intervals are those of order statistics (H. A. David and H. N.
// Nagaraja, 2003, "Order Statistics", 7.1), at most 2.5 % on either side.
//
//   const auto figures = statistics::latencyOf({0.8, 1.2, 0.9}, {90.0});
//   figures.p95->value      // 90
//   figures.p95->isAtLeast  // true: shown as "≥ 90"
//
// Pure; any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace assay::statistics {

struct LatencyPercentile {
    double value = 0;
    bool isAtLeast = false; // the true one may be larger
    // Ends of the 95 % interval, the lower a lower bound where a time-out stands before it. Missing: open, as
    // there are too few waits (of P95 below 72 the upper one, of P99 below 368), or the upper end would be a
    // time-out.
    std::optional<double> low, high;
};

struct Latency {
    std::int64_t n = 0;         // waits: answers and time-outs
    std::int64_t timeouts = 0;  // of these
    std::optional<double> mean; // with time-outs as long as they were waited for
    std::optional<LatencyPercentile> p50, p95, p99;

    // The mean is a lower bound.
    [[nodiscard]] bool meanIsAtLeast() const noexcept { return timeouts > 0; }
};

// Both in the same unit, 0 or more: how long answers took, and how long those were waited for that did not
// come. Missing figures: no wait at all.
[[nodiscard]] Latency latencyOf(std::vector<double> answered, std::vector<double> timedOut);

// Of `n` >= 1 ascending values the rank, from 1 on, of the share `p` in (0,1]: ceil(p n).
[[nodiscard]] std::size_t nearestRank(std::size_t n, double p);

// The ranks between which the p-quantile lies, each missed with at most 2.5 %; missing: no rank is so far
// out.
struct RankInterval {
    std::optional<std::size_t> low, high;
};

[[nodiscard]] RankInterval quantileRanks(std::size_t n, double p);

} // namespace assay::statistics
