// Where the parts of a plot lie in its widget, and the mapping between data and pixels.
#pragma once

#include "core/plot/chart.h"
#include "core/plot/label_placement.h"

#include <QFont>
#include <QList>
#include <QPointF>
#include <QRectF>
#include <QSize>
#include <QString>
#include <QStringList>

namespace assay::widgets {

// Smaller, nothing can be read off a chart.
inline constexpr QSize kLeastChartSize(320, 220);

// So near, in pixels, a point is read.
inline constexpr double kPlotReach = 40;

struct LegendEntry {
    QRectF rect{};
    QRectF sample{};  // its left part, of the line or band itself
    int series = -1;  // index into the chart's series, or
    int band = -1;    // index into its bands, then its regions, or
    int mark = -1;    // into its marks; none of them: the level of chance
    QString text{};   // shortened to fit
    bool off = false; // a series that is switched off
};

[[nodiscard]] inline QPointF pointOf(const plot::ChartPoint& data) {
    return {data.x, data.y};
}

struct PlotLayout {
    QRectF outer;
    QStringList title; // its lines, the last one shortened where it does not fit; empty: none is shown
    QRectF titleRect;
    QRectF area; // the curves
    QList<LegendEntry> legend;
    double xMin = 0;
    double xMax = 1;
    double yMin = 0;
    double yMax = 1;
    double labelRowHeight = 0;
    int labelRows = 0;                     // rows kept free above the area for labels of marks
    QList<plot::PlacedLabel> staticLabels; // of the chart's marks with a label, in that order
    QFont font;
    QFont smallFont;
    QFont titleFont;
    bool hasAxes = false; // else there is nothing to place anything on

    [[nodiscard]] QPointF toPixel(const QPointF& data) const;

    [[nodiscard]] QPointF toData(const QPointF& pixel) const;
    // Of a label in its row.
    [[nodiscard]] QRectF rectOf(const plot::PlacedLabel& label) const;
};

// Fonts and ranges; nothing has its place yet.
[[nodiscard]] PlotLayout emptyLayout(const plot::LineChart& chart, const QRectF& outer, const QFont& font);

// Places title (empty: none) and legend, which has one line as long as its names can still be read in it;
// gives the y below.
[[nodiscard]] double placeHead(PlotLayout& layout, const plot::LineChart& chart, const QString& title = {});

// Places the labels of the chart's marks over the area, whose left and right are known; gives how many rows
// they and so many labels of an overlay need.
[[nodiscard]] int placeLabels(PlotLayout& layout, const plot::LineChart& chart, int overlayLabels);

// How many marks have a label.
[[nodiscard]] int labelledMarkCount(const std::vector<plot::ChartMark>& marks);

// Whether a series has a level of chance that the legend can name.
[[nodiscard]] bool hasNamedChance(const plot::LineChart& chart);

} // namespace assay::widgets
