// Between the description of a chart that reports and files share and that of a plot in a window.
#pragma once

#include "core/plot/chart.h"
#include "widgets/charts/plot_spec.h"

namespace assay::widgets {

// With what follows the slider as marks and spots.
[[nodiscard]] plot::Chart chartOf(const PlotSpec& spec, const PlotOverlay& overlay = {});

// Of a line chart; of any other its title alone. Spots are no part of a specification: overlayOf() has them.
[[nodiscard]] PlotSpec specOf(const plot::Chart& chart);
[[nodiscard]] PlotOverlay overlayOf(const plot::Chart& chart);

} // namespace assay::widgets
