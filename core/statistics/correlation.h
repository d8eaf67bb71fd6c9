// Pearson's correlation of pairs of values, and its interval.
//
// Sources: K. Pearson (1895), "Notes on regression and inheritance in the case of two parents"; for the
// interval R. A. Fisher (1921), "On the probable error of a coefficient of correlation deduced from a small
// sample": tanh(atanh r ± 1.96 / √(n - 3)), as SciPy's pearsonr().confidence_interval() has it.
//
//   const auto r = correlation(hits, recalls);                  // 0.87 of six systems
//   if (r) { const auto interval = correlationInterval(*r, 6); }  // [0.20, 0.99]
//
// Pure; any thread.
#pragma once

#include "core/statistics/interval.h"

#include <cstddef>
#include <optional>
#include <span>

namespace assay::statistics {

// In [-1,1], of values of the same number. nullopt: of one of the two sides nothing varies, or they are of
// different numbers.
[[nodiscard]] std::optional<double> correlation(std::span<const double> x, std::span<const double> y);

// 95 %, for the correlation `r` of `n` pairs. nullopt below 4 pairs, for which there is none.
[[nodiscard]] std::optional<Interval> correlationInterval(double r, std::size_t n);

} // namespace assay::statistics
