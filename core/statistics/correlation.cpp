#include "core/statistics/correlation.h"

#include <algorithm>
#include <cmath>

namespace assay::statistics {
namespace {

double meanOfValues(std::span<const double> values) {
    double sum = 0;
    for (const double value : values) {
        sum += value;
    }
    return sum / static_cast<double>(values.size());
}

} // namespace

std::optional<double> correlation(std::span<const double> x, std::span<const double> y) {
    if (x.size() != y.size() || x.size() < 2) {
        return std::nullopt;
    }
    const double meanX = meanOfValues(x);
    const double meanY = meanOfValues(y);
    double both = 0;
    double ofX = 0;
    double ofY = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        both += (x[i] - meanX) * (y[i] - meanY);
        ofX += (x[i] - meanX) * (x[i] - meanX);
        ofY += (y[i] - meanY) * (y[i] - meanY);
    }
    constexpr double kNothing = 1e-12; // what rounding leaves of equal values
    if (ofX <= kNothing || ofY <= kNothing) {
        return std::nullopt;
    }
    return std::clamp(both / std::sqrt(ofX * ofY), -1.0, 1.0);
}

std::optional<Interval> correlationInterval(double r, std::size_t n) {
    constexpr double kNormal = 1.959963984540054;
    constexpr double kMost = 1 - 1e-12; // atanh(1) is no number
    if (n <= 3) {
        return std::nullopt;
    }
    const double z = std::atanh(std::clamp(r, -kMost, kMost));
    const double half = kNormal / std::sqrt(static_cast<double>(n) - 3);
    return Interval{std::tanh(z - half), std::tanh(z + half)};
}

} // namespace assay::statistics
