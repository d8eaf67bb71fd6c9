// Where the parts of a plot lie in its widget, and the mapping between data and pixels.
#pragma once

#include "core/plot/label_placement.h"
#include "widgets/charts/plot_spec.h"

#include <QFont>
#include <QList>
#include <QRectF>
#include <QSize>

namespace assay::widgets {

// Smaller, nothing can be read off a chart.
inline constexpr QSize kLeastChartSize(320, 220);

struct LegendEntry {
    QRectF rect{};
    QRectF sample{}; // its left part, of the line or band itself
    int series = -1; // index into the specification's series, or
    int band = -1;   // index into its bands
    QString text{};  // shortened to fit
};

struct PlotLayout {
    QRectF outer;
    QRectF titleRect;
    QRectF area; // the curves
    QList<LegendEntry> legend;
    double xMin = 0;
    double xMax = 1;
    double yMin = 0;
    double yMax = 1;
    double labelRowHeight = 0;
    int labelRows = 0;                     // rows kept free above the area for labels of lines
    QList<plot::PlacedLabel> staticLabels; // of PlotSpec::lines with a label, in that order
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
[[nodiscard]] PlotLayout emptyLayout(const PlotSpec& spec, const QRectF& outer, const QFont& font);

// Places title and legend, which has one line as long as its names can still be read in it; gives the y
// below.
[[nodiscard]] double placeHead(PlotLayout& layout, const PlotSpec& spec);

// Places the labels of the specification's lines over the area, whose left and right are known; gives how
// many rows they and so many labels of an overlay need.
[[nodiscard]] int placeLabels(PlotLayout& layout, const PlotSpec& spec, int overlayLabels);

// How many lines have a label.
[[nodiscard]] int labelledLineCount(const QList<PlotLine>& lines);

} // namespace assay::widgets
