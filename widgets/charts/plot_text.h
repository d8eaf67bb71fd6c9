// A plot in words: for screen readers, for the copy of its description, for the read-out. GUI thread only.
#pragma once

#include "widgets/charts/plot_overlay.h"

#include <QString>

namespace assay::widgets {

// Title, axes, bands, what each series spans, marks and spots. Of a line chart.
[[nodiscard]] QString describePlot(const plot::Chart& chart, const PlotOverlay& overlay = {});

// Three short lines: the series, x, y.
[[nodiscard]] QString describePoint(const plot::LineChart& chart, int series, int point);

} // namespace assay::widgets
