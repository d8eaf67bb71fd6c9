// What follows a slider over a line plot: vertical lines and points, painted over the picture of the curves.
#pragma once

#include "core/plot/chart.h"

#include <vector>

namespace assay::widgets {

struct PlotOverlay {
    std::vector<plot::ChartMark> marks{};
    std::vector<plot::ChartSpot> spots{};
};

// For a file, which has no slider: the overlay as part of the line chart.
[[nodiscard]] plot::Chart withOverlay(plot::Chart chart, const PlotOverlay& overlay);

} // namespace assay::widgets
