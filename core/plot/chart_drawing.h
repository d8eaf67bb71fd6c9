// Draws a chart of a report upon a canvas.
#pragma once

#include "core/plot/chart_canvas.h"
#include "core/words/wording.h"

namespace assay::plot {

// `width` is that of the whole picture; gives the height that it took. The title is not drawn. The same chart
// and canvas: the same shapes in the same order.
double drawChart(const Chart& chart, double width, const ChartPalette& palette, const words::Wording& wording,
                 ChartCanvas& canvas);

} // namespace assay::plot
