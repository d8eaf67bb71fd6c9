// Draws a chart upon a canvas: into a report, a file, or a small plot of a window.
#pragma once

#include "core/plot/chart_canvas.h"
#include "core/words/wording.h"

#include <optional>
#include <string>
#include <vector>

namespace assay::plot {

// The picture, in px.
struct ChartFrame {
    double width = 640;
    std::optional<double> height{};  // of all; nullopt: as high as the content asks for
    bool titled = false;             // whether the chart's title stands above it
    double plotHeight = 230;         // without a height
    bool legend = true;              // off where several charts share one
    std::vector<std::string> note{}; // lines below the title: what the chart is of
};

struct DrawnChart {
    double height = 0;
    ChartCanvas::Box area{}; // of the curves or bars: from its axes' least to their greatest values
};

// The same chart, frame and canvas: the same shapes in the same order. A matrix takes the height that it
// needs.
DrawnChart drawChart(const Chart& chart, const ChartFrame& frame, const ChartPalette& palette,
                     const words::Wording& wording, ChartCanvas& canvas);

} // namespace assay::plot
