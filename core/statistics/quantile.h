// Mean, variance and quantiles of numbers.
//
// Quantiles are of type 7 of R. J. Hyndman and Y. Fan (1996), "Sample quantiles in statistical packages":
// linear between the order statistics, as numpy.quantile by default.
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace assay::statistics {

// p in [0,1]; `sorted` ascending, not empty, without NaN.
[[nodiscard]] double quantileOfSorted(std::span<const double> sorted, double p);

// The same of values in any order; nullopt for none.
[[nodiscard]] std::optional<double> quantile(std::vector<double> values, double p);

// nullopt for no value.
[[nodiscard]] std::optional<double> mean(std::span<const double> values);

// Of a sample: divided by n - 1; nullopt for fewer than two values.
[[nodiscard]] std::optional<double> variance(std::span<const double> values);

} // namespace assay::statistics
