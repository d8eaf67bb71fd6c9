// Bins of equal width over [0,1].
#pragma once

#include <algorithm>
#include <cstddef>

namespace assay::metrics {

// Where bin i of `bins` begins. It holds the scores from there to below the beginning of the next one; the
// last bin includes 1.
[[nodiscard]] constexpr double binStart(std::size_t i, std::size_t bins) noexcept {
    return static_cast<double>(i) / static_cast<double>(bins);
}

// The bin of a score, which is not NaN; what lies outside [0,1] goes to the nearest bin. bins >= 1.
[[nodiscard]] constexpr std::size_t binOf(double score, std::size_t bins) noexcept {
    const double place = std::clamp(score, 0.0, 1.0) * static_cast<double>(bins);
    std::size_t bin = std::min(static_cast<std::size_t>(place), bins - 1);
    // The product is rounded: a score just below an edge may come out on it, and the other way round.
    if (score < binStart(bin, bins) && bin > 0) {
        --bin;
    } else if (bin + 1 < bins && score >= binStart(bin + 1, bins)) {
        ++bin;
    }
    return bin;
}

} // namespace assay::metrics
