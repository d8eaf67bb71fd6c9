// What is painted over the curves of a plot: title, legend, vertical lines with their labels, points, markers
// of series, and bands below the curves. GUI thread only.
#pragma once

#include "widgets/charts/plot_layout.h"
#include "widgets/charts/plot_spec.h"
#include "widgets/theme/theme.h"

#include <QPen>
#include <functional>

class QPainter;

namespace assay::widgets {

// A curve's or a line's pen.
[[nodiscard]] QPen stylePen(LineStyle style, const QColor& colour, double width);

inline constexpr double kCurveWidth = 1.8;

// Below the curves: bands and grid lines.
void paintBands(QPainter& painter, const PlotLayout& layout, const PlotSpec& spec,
                const ChartColours& colours);

// Over the curves, what stays: markers of series, lines of the specification, title and legend. No series is
// told by colour alone: where two share a line style, both carry markers of their own shape.
void paintFixedMarks(QPainter& painter, const PlotLayout& layout, const PlotSpec& spec,
                     const ChartColours& colours);

// The names of a legend; `paintSample` paints what stands before each.
void paintLegendOf(QPainter& painter, const PlotLayout& layout, const ChartColours& colours,
                   const std::function<void(const LegendEntry&)>& paintSample);

// Instead of everything, where there is no series.
void paintEmptyText(QPainter& painter, const PlotLayout& layout, const PlotSpec& spec,
                    const ChartColours& colours);

// The overlay's lines and points.
void paintPlotOverlay(QPainter& painter, const PlotLayout& layout, const PlotOverlay& overlay,
                      const ChartColours& colours);

// A marker of a shape, filled, with a rim in `rim` so that it stands out from what is below.
void paintMarker(QPainter& painter, const QPointF& centre, MarkerShape shape, double size, const QColor& fill,
                 const QColor& rim);

} // namespace assay::widgets
