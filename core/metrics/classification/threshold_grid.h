// An evenly spaced list of thresholds without floating drift: every threshold is an integer number of
// millionths.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay::metrics {

// "0.50", "0.725": two decimals at least, and as many as the value needs. `millionths` in [0, 1'000'000].
[[nodiscard]] std::string formatThreshold(std::int64_t millionths);

class ThresholdGrid {
  public:
    // A grid holds at most this many thresholds: 0 to 1 by 0.0001.
    static constexpr std::size_t kMaxThresholds = 10'001;

    // The document's grid, 0.50 to 0.95 by 0.05.
    ThresholdGrid();

    // first, first + step, ... up to last where a step meets it. 0 <= first <= last <= 1'000'000, step > 0.
    // Error: InvalidArgument (a value outside these ranges, or more than kMaxThresholds).
    [[nodiscard]] static base::Result<ThresholdGrid> fromMillionths(std::int64_t first, std::int64_t last,
                                                                    std::int64_t step);

    // "0.50:0.95:0.05", or a comma-separated list "0.5,0.7,0.9" (made ascending, repeated ones dropped).
    // Plain decimals in [0, 1] with at most six places; spaces around them are ignored. Error:
    // InvalidArgument.
    [[nodiscard]] static base::Result<ThresholdGrid> parse(std::string_view text);

    // Ascending. Each double is the one nearest to the decimal fraction, so that 0.70 here equals a stored
    // 0.7.
    [[nodiscard]] const std::vector<double>& values() const noexcept { return m_values; }

    [[nodiscard]] std::size_t size() const noexcept { return m_values.size(); }

    // As formatThreshold(): the same threshold reads the same in every grid.
    [[nodiscard]] std::string format(std::size_t index) const;

    friend bool operator==(const ThresholdGrid&, const ThresholdGrid&) = default;

  private:
    explicit ThresholdGrid(std::vector<std::int64_t> millionths);

    std::vector<std::int64_t> m_millionths;
    std::vector<double> m_values;
};

} // namespace assay::metrics
