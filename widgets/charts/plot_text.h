// A plot in words: for screen readers, for the copy of its description, for the read-out. GUI thread only.
#pragma once

#include "widgets/charts/plot_spec.h"

#include <QString>

namespace assay::widgets {

// Title, axes, bands, what each series spans, lines and points.
[[nodiscard]] QString describePlot(const PlotSpec& spec, const PlotOverlay& overlay);

// Three short lines: the series, x, y.
[[nodiscard]] QString describePoint(const PlotSpec& spec, int series, int point);

} // namespace assay::widgets
