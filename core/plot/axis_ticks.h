// Round numbers along an axis.
#pragma once

#include <vector>

namespace assay::plot {

struct AxisTicks {
    std::vector<double> values; // ascending, within the range
    double step = 0;            // 0: there is none
    int decimals = 0;           // that tell them apart
};

// Multiples of 1, 2 or 5 times a power of ten within [min, max], about `wanted` of them. None if the range is
// empty or not finite. What is written 0.3 is the double 0.3. `whole`: of counts, which have no fractions.
[[nodiscard]] AxisTicks axisTicks(double min, double max, int wanted, bool whole = false);

// A range that can be divided by its width: turned where it runs backwards, widened where it is a point, 0
// and 1 for what is no number.
struct AxisRange {
    double min = 0;
    double max = 1;
};

[[nodiscard]] AxisRange usableRange(double min, double max);

} // namespace assay::plot
