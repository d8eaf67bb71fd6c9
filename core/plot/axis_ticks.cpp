#include "core/plot/axis_ticks.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace assay::plot {
namespace {

constexpr double kMostTicks = 1000;

} // namespace

AxisTicks axisTicks(double min, double max, int wanted, bool whole) {
    AxisTicks ticks;
    if (!std::isfinite(min) || !std::isfinite(max) || !(max > min) || !std::isfinite(max - min)) {
        return ticks;
    }
    const double rough = std::max((max - min) / std::max(1, wanted), whole ? 1.0 : 0.0);
    const double power = std::floor(std::log10(rough));
    const double fraction = rough / std::pow(10.0, power);
    int digit = 10;
    if (fraction <= 1.0 + 1e-9) {
        digit = 1;
    } else if (fraction <= 2.0 + 1e-9) {
        digit = 2;
    } else if (fraction <= 5.0 + 1e-9) {
        digit = 5;
    }
    const int exponent = static_cast<int>(power) + (digit == 10 ? 1 : 0);
    const double mantissa = digit == 10 ? 1 : digit;
    // Dividing by a power of ten keeps 0.3 what is written 0.3, where multiplying by 0.1 does not.
    const double scale = std::pow(10.0, std::abs(exponent));
    const auto valueAt = [&](double k) { return exponent < 0 ? k * mantissa / scale : k * mantissa * scale; };
    const double step = valueAt(1);
    const double slack = 1e-9 * (max - min) / step;
    const double first = std::ceil(min / step - slack);
    const double last = std::floor(max / step + slack);
    if (!(last - first < kMostTicks)) {
        return ticks;
    }
    ticks.step = step;
    ticks.decimals = std::max(0, -exponent);
    for (double k = first; k <= last; ++k) {
        const double value = k == 0 ? 0.0 : valueAt(k); // no minus zero
        if (!ticks.values.empty() && !(value > ticks.values.back())) {
            break; // steps that are lost in the numbers' own precision
        }
        ticks.values.push_back(value);
    }
    return ticks;
}

AxisRange usableRange(double min, double max) {
    AxisRange range{std::isfinite(min) ? min : 0, std::isfinite(max) ? max : 1};
    if (range.min > range.max) {
        std::swap(range.min, range.max);
    }
    if (!(range.max - range.min > 1e-12 * std::max({1.0, std::abs(range.min), std::abs(range.max)}))) {
        const double half = range.min == 0 ? 0.5 : std::abs(range.min) * 0.05;
        range = {range.min - half, range.max + half};
    }
    return range;
}

} // namespace assay::plot
