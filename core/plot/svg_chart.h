// Draws a chart as SVG 1.1: shapes and texts with plain attributes only.
#pragma once

#include "core/plot/chart_canvas.h"
#include "core/words/wording.h"

#include <optional>
#include <string>
#include <vector>

namespace assay::plot {

struct SvgChartOptions {
    double width = 640;             // px at 96 dpi
    std::optional<double> height{}; // nullopt: as the content needs
    bool titled = false;            // whether the title is drawn too; it is the picture's name anyway
    double fontSize = 12;
    std::string fontFamily = "sans-serif";
    ChartPalette palette = lightPalette();
    std::vector<std::string> note{}; // lines below the title: what the chart is of
};

struct SvgChart {
    std::string svg;   // "<svg …>…</svg>"
    double width = 0;  // a small matrix needs less than the options say
    double height = 0; // as the content needs
};

// The same chart, options and wording: the same bytes. The title is its name, the alternative becomes <desc>.
[[nodiscard]] SvgChart drawSvg(const Chart& chart, const SvgChartOptions& options,
                               const words::Wording& wording);

} // namespace assay::plot
