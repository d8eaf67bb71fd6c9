// Bootstrap intervals of several means over the same items, with the draws made once.
#pragma once

#include "core/statistics/bootstrap.h"
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

// Of each k from 1 to `depth`, the interval of MRR@k of these first ranks (0: none), from the same draws as
// meanIntervals() makes: what that gives of the reciprocal ranks, but for the rounding of sums. Costs as much
// as one column.
[[nodiscard]] std::vector<std::optional<statistics::Interval>>
reciprocalRankIntervals(std::span<const int> ranks, int depth, std::uint64_t seed,
                        int draws = statistics::kBootstrapDraws, double confidence = 0.95);

} // namespace assay::evaluate
