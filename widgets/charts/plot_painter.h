// Paints a PlotSpec and a PlotOverlay with any QPainter: the same code serves the screen, PNG, SVG and PDF.
// Everything is laid out in the painter's logical pixels; fonts are used by pixel size, so that a scaled
// painter scales text with curves. GUI thread only.
//
// No series is told by colour alone: where two share a line style, both carry markers of their own shape.
#pragma once

#include "widgets/charts/plot_spec.h"
#include "widgets/theme/theme.h"

#include <QFont>
#include <QList>
#include <QRectF>

class QPainter;

namespace assay::widgets {

// The label of a vertical line, where it was put.
struct PlacedLabel {
    QRectF rect;
    double lineX = 0; // pixels
    int row = 0;      // 0 is nearest to the plot area
};

struct LegendEntry {
    QRectF rect;
    int series = -1; // index into the specification's series, or
    int band = -1;   // index into its bands
    QString text;    // shortened to fit
};

// Where everything lies, and the mapping between data and pixels.
struct PlotLayout {
    QRectF outer;
    QRectF titleRect;
    QRectF area; // the curves
    QList<LegendEntry> legend;
    QList<double> xTicks;
    QList<double> yTicks;
    int xTickDecimals = 0;
    int yTickDecimals = 0;
    double xMin = 0;
    double xMax = 1;
    double yMin = 0;
    double yMax = 1;
    double labelRowHeight = 0;
    int labelRows = 0;               // rows kept free above the area for labels of lines
    QList<PlacedLabel> staticLabels; // of PlotSpec::lines with a label, in that order
    QFont font;
    QFont smallFont;
    QFont titleFont;

    [[nodiscard]] QPointF toPixel(const QPointF& data) const;
    [[nodiscard]] QPointF toData(const QPointF& pixel) const;
};

// `overlayLabels` is how many labelled lines the overlay will have; room is kept for them.
[[nodiscard]] PlotLayout layoutPlot(const PlotSpec& spec, const QRectF& rect, const QFont& font,
                                    int overlayLabels = 0);

// The background, axes, bands, curves, lines and legend.
void paintPlot(QPainter& painter, const PlotLayout& layout, const PlotSpec& spec,
               const ChartColours& colours);

// The overlay's lines and points, over what paintPlot() painted.
void paintPlotOverlay(QPainter& painter, const PlotLayout& layout, const PlotOverlay& overlay,
                      const ChartColours& colours);

// Both, for a report or a file.
void paintPlot(QPainter& painter, const QRectF& rect, const PlotSpec& spec, const PlotOverlay& overlay,
               const ChartColours& colours, const QFont& font);

// Labelled lines of an overlay, as layoutPlot() wants to know.
[[nodiscard]] int labelledLineCount(const QList<PlotLine>& lines);

// Multiples of 1, 2 or 5 times a power of ten within [min, max], about `wanted` of them; `decimals` is what
// they need to be told apart. Empty if the range is.
[[nodiscard]] QList<double> niceTicks(double min, double max, int wanted, int* decimals = nullptr);

// A marker of a shape, filled, with a rim in `rim` so that it stands out from what is below.
void paintMarker(QPainter& painter, const QPointF& centre, MarkerShape shape, double size, const QColor& fill,
                 const QColor& rim);

// The font with its size in pixels instead of points, times `factor`.
[[nodiscard]] QFont pixelFont(const QFont& font, double factor = 1);

// As lines that stand out are labelled.
[[nodiscard]] QFont emphasisFont(const QFont& font);

} // namespace assay::widgets
