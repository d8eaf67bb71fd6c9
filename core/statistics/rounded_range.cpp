#include "core/statistics/rounded_range.h"

#include <cmath>

namespace assay::statistics {
namespace {

// The nearest multiple of 10^-decimals that is not below the value. Dividing, as a double is the nearest to
// that decimal number then.
double roundedUp(double value, int decimals) noexcept {
    const double scale = std::pow(10.0, decimals);
    const double steps = std::round(value * scale);
    const double near = steps / scale;
    return near < value ? (steps + 1) / scale : near;
}

} // namespace

RoundedRange roundedInwards(double low, double high, int least, int most) noexcept {
    for (int decimals = least; decimals <= most; ++decimals) {
        const double from = roundedUp(low, decimals);
        const double to = -roundedUp(-high, decimals);
        if (low < high ? from < to : from <= to) {
            return {from, to, decimals};
        }
    }
    return {low, high, most};
}

} // namespace assay::statistics
