// What a line plot shows, as a plain value: the same specification is painted on the screen, into PNG, SVG
// and PDF.
#pragma once

#include <QColor>
#include <QList>
#include <QPointF>
#include <QString>

namespace assay::widgets {

enum class LineStyle { Solid, Dash, Dot, DashDot };
enum class MarkerShape { Circle, Square, Diamond, Triangle };

struct PlotAxis {
    QString title;
    double min = 0;
    double max = 1;
    int decimals = 2;
};

// A curve. Points in data units, ascending in drawing order; at most a few thousand (decimated by the
// caller).
struct PlotSeries {
    QString name;
    QList<QPointF> points;
    QList<QPointF> low{}, high{}; // of an interval around it, at the same x; shaded. Empty: none
    int colour = 0;               // index into Theme's colour-blind-safe series colours
    LineStyle style = LineStyle::Solid;
    bool steps = false;  // right-continuous steps instead of straight lines
    bool filled = false; // fill to the axis, translucent
};

// A shaded range of x, for example the feasible thresholds.
struct PlotBand {
    double from = 0;
    double to = 0;
    QString name;
    bool fromIncluded = true; // whether it begins at `from` or just above it
};

// A vertical line across the plot with a label at its top.
struct PlotLine {
    double x = 0;
    QString label;
    LineStyle style = LineStyle::Dash;
    int colour = -1; // -1: the text colour
    bool emphasised = false;
};

// A single point, for example the operating point on a curve.
struct PlotPoint {
    QPointF at;
    QString label; // shown beside it when not empty
    int colour = 0;
    MarkerShape shape = MarkerShape::Circle;
};

// What seldom changes; painted once into a cached layer.
struct PlotSpec {
    QString title;
    PlotAxis x;
    PlotAxis y;
    QList<PlotBand> bands;
    QList<PlotSeries> series;
    QList<PlotLine> lines;
    QString emptyText; // shown instead of the curves when there is no series: why, and what to do
};

// What follows the slider; painted over the cached layer.
struct PlotOverlay {
    QList<PlotLine> lines;
    QList<PlotPoint> points;
};

} // namespace assay::widgets
