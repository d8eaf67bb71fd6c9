#include "core/statistics/quantile.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace assay::statistics {

double quantileOfSorted(std::span<const double> sorted, double p) {
    const double place = std::clamp(p, 0.0, 1.0) * static_cast<double>(sorted.size() - 1);
    const double below = std::floor(place);
    const auto lower = static_cast<std::size_t>(below);
    const std::size_t upper = std::min(lower + 1, sorted.size() - 1);
    return std::lerp(sorted[lower], sorted[upper], place - below);
}

std::optional<double> quantile(std::vector<double> values, double p) {
    if (values.empty()) {
        return std::nullopt;
    }
    std::sort(values.begin(), values.end());
    return quantileOfSorted(values, p);
}

std::optional<double> mean(std::span<const double> values) {
    if (values.empty()) {
        return std::nullopt;
    }
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

std::optional<double> variance(std::span<const double> values) {
    if (values.size() < 2) {
        return std::nullopt;
    }
    const double centre = *mean(values);
    double squares = 0;
    for (const double value : values) {
        squares += (value - centre) * (value - centre);
    }
    return squares / static_cast<double>(values.size() - 1);
}

} // namespace assay::statistics
