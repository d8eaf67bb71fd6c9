// The geometry of curves in pixels: dropping points that cannot be seen, steps, clipping, places for markers.
// Clipping is done here and not by the painter because an SVG knows no clip region. Pure functions.
#pragma once

#include "widgets/charts/plot_painter.h"

#include <QList>
#include <QPolygonF>

namespace assay::widgets {

// The series in pixels, broken where a point is not finite; points nearer to the last kept one than
// `tolerance` in both directions are dropped, first and last ones stay.
[[nodiscard]] QList<QPolygonF> curvePieces(const PlotSeries& series, const PlotLayout& layout,
                                           double tolerance);

// The line with fewer points: none of those left out is farther than `tolerance` from it.
[[nodiscard]] QPolygonF simplified(const QPolygonF& line, double tolerance);

// The parts of a line that lie in `rect`. A line of a single point inside gives that point.
[[nodiscard]] QList<QPolygonF> clippedTo(const QPolygonF& line, const QRectF& rect);

// The area between a line and the bottom of `rect`, clipped to it.
[[nodiscard]] QPolygonF filledToAxis(const QPolygonF& line, const QRectF& rect);

// Points on a line at distances offset, offset + spacing, ... along it.
[[nodiscard]] QList<QPointF> pointsAlong(const QPolygonF& line, double offset, double spacing);

} // namespace assay::widgets
