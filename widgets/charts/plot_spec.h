// What a line plot of a window shows, as a plain value in Qt's types; core/plot/chart.h is the description
// that reports and files share, and plot_chart.h goes from one to the other.
#pragma once

#include "core/plot/chart.h"

#include <QList>
#include <QPointF>
#include <QString>

namespace assay::widgets {

using plot::LineStyle;
using MarkerShape = plot::ChartMarker;

struct PlotAxis {
    QString title;
    double min = 0;
    double max = 1;
    int decimals = 2;
};

// A curve. Points in data units, in drawing order; one that is no finite number is a gap.
struct PlotSeries {
    QString name;
    QList<QPointF> points;
    QList<QPointF> low{}, high{}; // of an interval around it, at the same x; shaded. Empty: none
    int colour = 0;               // index into Theme's colour-blind-safe series colours
    LineStyle style = LineStyle::Solid;
    plot::CurveSteps steps = plot::CurveSteps::None;
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

// What seldom changes; drawn once into a picture.
struct PlotSpec {
    QString title;
    PlotAxis x;
    PlotAxis y;
    QList<PlotBand> bands;
    QList<PlotSeries> series;
    QList<PlotLine> lines;
    QString emptyText; // shown instead of the curves when there is no series: why, and what to do
};

// What follows the slider; painted over that picture.
struct PlotOverlay {
    QList<PlotLine> lines;
    QList<PlotPoint> points;
};

} // namespace assay::widgets
