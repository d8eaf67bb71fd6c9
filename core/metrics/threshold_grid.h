// An evenly spaced list of thresholds without floating drift: every threshold is an integer number of
// millionths.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay::metrics {

class ThresholdGrid {
  public:
    // The document's grid, 0.50 to 0.95 by 0.05.
    ThresholdGrid();

    // first <= last, both in [0, 1] in millionths, step > 0. Error: InvalidArgument.
    [[nodiscard]] static base::Result<ThresholdGrid> fromMillionths(std::int64_t first, std::int64_t last,
                                                                    std::int64_t step);

    // "0.50:0.95:0.05", or a comma-separated list "0.5,0.7,0.9" (kept ascending, doubles dropped).
    [[nodiscard]] static base::Result<ThresholdGrid> parse(std::string_view text);

    // Ascending. Each double is the one nearest to the decimal fraction, so that 0.70 here equals a stored
    // 0.7.
    [[nodiscard]] const std::vector<double>& values() const noexcept { return m_values; }

    [[nodiscard]] std::size_t size() const noexcept { return m_values.size(); }

    // With as many decimals as the grid needs, two at least: "0.70", "0.725".
    [[nodiscard]] std::string format(std::size_t index) const;

  private:
    std::vector<std::int64_t> m_millionths;
    std::vector<double> m_values;
};

} // namespace assay::metrics
