// The bounds of a range as they can be printed.
#pragma once

namespace assay::statistics {

struct RoundedRange {
    double from = 0, to = 0; // multiples of 10^-decimals
    int decimals = 0;
};

// Rounded inwards, so that everything between the bounds lies in [low, high]. As many decimals as leave
// something of the range, `least` of them at least; with `most` (at most 15) nothing may be left, and then
// they are the bounds themselves. low <= high, both finite.
[[nodiscard]] RoundedRange roundedInwards(double low, double high, int least, int most) noexcept;

} // namespace assay::statistics
