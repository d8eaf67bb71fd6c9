#include "widgets/charts/plot_overlay.h"

namespace assay::widgets {

plot::Chart withOverlay(plot::Chart chart, const PlotOverlay& overlay) {
    auto& lines = std::get<plot::LineChart>(chart.body);
    lines.marks.insert(lines.marks.end(), overlay.marks.begin(), overlay.marks.end());
    lines.spots.insert(lines.spots.end(), overlay.spots.begin(), overlay.spots.end());
    return chart;
}

} // namespace assay::widgets
