// Bootstrap intervals.
//
// Source: B. Efron and R. J. Tibshirani (1993), "An Introduction to the Bootstrap", chapter 13: the
// percentile interval.
#pragma once

#include "core/statistics/interval.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace assay::statistics {

inline constexpr int kBootstrapDraws = 2000;

// The percentile interval of the mean: `draws` samples with replacement by base::Random(seed), quantiles of
// type 7. nullopt for no value, draws < 1, or confidence outside (0,1); one value gives an interval of width
// 0. The same input always gives the same interval.
[[nodiscard]] std::optional<Interval> bootstrapMeanInterval(std::span<const double> values,
                                                            std::uint64_t seed, int draws = kBootstrapDraws,
                                                            double confidence = 0.95);

// From the 2.5th to the 97.5th percentile of what was drawn, of the draws in which the figure is defined (not
// NaN); nullopt where it is defined in none. Leaves `values` sorted and without NaN.
[[nodiscard]] std::optional<Interval> middle95(std::vector<double>& values);

} // namespace assay::statistics
