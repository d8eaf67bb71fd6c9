// Draws a chart of a report as SVG 1.1: shapes and texts with plain attributes only.
#pragma once

#include "core/plot/chart_canvas.h"
#include "core/words/wording.h"

#include <string>

namespace assay::plot {

struct SvgChartOptions {
    double width = 640; // px at 96 dpi
    double fontSize = 12;
    std::string fontFamily = "sans-serif";
    ChartPalette palette = lightPalette();
};

struct SvgChart {
    std::string svg;   // "<svg …>…</svg>"
    double width = 0;  // a small matrix needs less than the options say
    double height = 0; // as the content needs
};

// The same chart, options and wording: the same bytes. The title is its name and not drawn;
// alternative becomes <desc>.
[[nodiscard]] SvgChart drawSvg(const Chart& chart, const SvgChartOptions& options,
                               const words::Wording& wording);

} // namespace assay::plot
