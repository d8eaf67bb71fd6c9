// What is painted over the curves of a plot: title, legend, marks with their labels, spots, markers of
// series, and bands below the curves. GUI thread only.
#pragma once

#include "widgets/charts/plot_layout.h"
#include "widgets/charts/plot_overlay.h"
#include "widgets/theme/theme.h"

#include <QPen>
#include <functional>

class QPainter;

namespace assay::widgets {

// A curve's or a mark's pen; `pattern` of plot/chart_style.h.
[[nodiscard]] QPen stylePen(std::size_t pattern, const QColor& colour, double width);

inline constexpr double kCurveWidth = 1.8;

// Below the curves: bands, and the levels of chance.
void paintBands(QPainter& painter, const PlotLayout& layout, const plot::LineChart& chart,
                const ChartColours& colours);

// Over the curves, what stays: markers of series, the chart's marks, title and legend. No series is told by
// colour alone: where two share a line style, both carry markers of their own shape.
void paintFixedMarks(QPainter& painter, const PlotLayout& layout, const plot::LineChart& chart,
                     const ChartColours& colours);

// The legend of a line chart, where the layout has placed it.
void paintLegend(QPainter& painter, const PlotLayout& layout, const plot::LineChart& chart,
                 const ChartColours& colours);

// The names of a legend; `paintSample` paints what stands before each.
void paintLegendOf(QPainter& painter, const PlotLayout& layout, const ChartColours& colours,
                   const std::function<void(const LegendEntry&)>& paintSample);

// Of the level that luck alone would give.
[[nodiscard]] QPen chancePen(const QColor& colour);

// What stands in the legend for the level of chance.
void paintChanceSample(QPainter& painter, const LegendEntry& entry, const ChartColours& colours);

// Instead of everything, where there is no series.
void paintEmptyText(QPainter& painter, const PlotLayout& layout, const plot::LineChart& chart,
                    const ChartColours& colours);

// The overlay's marks, and its spots beside those of the chart.
void paintPlotOverlay(QPainter& painter, const PlotLayout& layout, const plot::LineChart& chart,
                      const PlotOverlay& overlay, const ChartColours& colours);

// A marker of a shape, filled, with a rim in `rim` so that it stands out from what is below.
void paintMarker(QPainter& painter, const QPointF& centre, plot::ChartMarker shape, double size,
                 const QColor& fill, const QColor& rim);

} // namespace assay::widgets
