// What a chart shows, as a plain value, on the screen, in reports and in files alike. The screen draws it
// with Qt Charts (widgets/charts), files with chart_drawing.h upon a canvas.
//
//   LineChart body{.x = {"Threshold"}, .y = {"Recall"}, .series = {{"Macro-F1", {{0, 0.2}, {1, 0.7}}}}};
//   body.bands.push_back({0.6, 0.8, "feasible"});
//   const Chart chart{"recall", "Recall against the threshold", "Recall rises to 0.7.", body};
#pragma once

#include "core/statistics/interval.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace assay::plot {

struct ChartPoint {
    double x = 0;
    double y = 0;
};

struct ChartAxis {
    std::string title;
    double min = 0;
    double max = 1; // > min
    int decimals = 2;
};

// A series' place in the table of chart_style.h, chosen by what it means, so that the same thing looks the
// same in every chart. nullopt, or a place that an earlier series of the chart has: the first that is free.
using ChartLook = std::optional<std::size_t>;

// `Luck` is for what luck alone would give, and for nothing else.
enum class LineStyle { Solid, Dash, Dot, DashDot, LongDash, Luck };

// How a curve goes from one point to the next: straight, or level with a jump. `Ahead`: each value holds up
// to the next point (a histogram's bins by their left ends). `Back`: each value holds back to the point
// before (what is had at a threshold and at every one down to the score below it).
enum class CurveSteps { None, Ahead, Back };

enum class ChartMarker { Circle, Square, Triangle, Diamond, TriangleDown, Cross, Bar, Plus };

// A curve. Points in data units, in drawing order; one that is no finite number is a gap. However many there
// are, at most kDrawnPoints of them are drawn (thinning.h). Of a curve by steps a gap's x says where the
// value beside it ends.
struct ChartSeries {
    std::string name;
    std::vector<ChartPoint> points;
    std::vector<ChartPoint> low{}, high{}; // of an interval around it, at the same x. Empty: none
    ChartLook look{};
    std::optional<LineStyle> style{}; // instead of the look's dashes: then several may have one look's colour
    CurveSteps steps = CurveSteps::None;
    bool filled = false;            // down to the axis, translucent
    std::optional<double> chance{}; // what luck alone would give at every x: a dotted level line
    bool scattered = false;         // each point alone, as a marker; no line joins them
};

// A shaded range of x, for example the feasible thresholds.
struct ChartBand {
    double from = 0;
    double to = 0;
    std::string name;
    bool fromIncluded = true; // whether it begins at `from` or just above it
};

// A shaded rectangle, for example where two measures of good answers usually lie. Both corners in data units.
struct ChartRegion {
    ChartPoint low, high;
    std::string name;
};

// A vertical line across the plot.
struct ChartMark {
    double x = 0;
    std::string label;
    LineStyle style = LineStyle::Dash;
    ChartLook look{}; // nullopt: the colour of text
    bool emphasised = false;
    std::string legend{}; // what the legend calls its kind of line; empty: it is not in the legend
};

// A single point, for example the chosen operating point. Without a label, the name of its series says what
// it is: several lie close together.
struct ChartSpot {
    ChartPoint at;
    std::size_t series = 0; // whose colour it has, unless it has a look
    ChartLook look{};
    std::string label{};
    ChartMarker shape = ChartMarker::Circle;
};

struct LineChart {
    ChartAxis x, y;
    std::vector<ChartSeries> series;
    std::vector<ChartMark> marks{};
    std::vector<ChartSpot> spots{};
    std::vector<ChartBand> bands{};
    std::vector<ChartRegion> regions{};
    std::string emptyText{};  // shown where there is no series: why, and what to do
    std::string chanceName{}; // of the level lines, in the legend
};

struct BarSeries {
    std::string name;
    std::vector<std::optional<double>> values; // by category; nullopt: undefined, no bar but "—"
    std::vector<std::optional<statistics::Interval>> intervals{}; // empty: none
    ChartLook look{};
    std::vector<std::optional<double>> chance{}; // what luck alone would give: a line across the bar
};

struct BarChart {
    ChartAxis y;
    std::vector<std::string> categories;
    std::vector<BarSeries> series; // bars beside each other in each category
    std::string chanceName{};      // of the lines across bars, in the legend
    // Of bars that have a value and no interval, in the legend: they are marked by kNoIntervalMark. Empty:
    // they are not marked, as of figures that never have one.
    std::string noIntervalName{};
};

// How values are spread: from `low` to `high` a line, from `lowerQuarter` to `upperQuarter` a box, the median
// across it. What `low` and `high` are (5 % and 95 %, say) the axis' title or the caption tells.
struct ChartBox {
    double low = 0, lowerQuarter = 0, median = 0, upperQuarter = 0, high = 0; // ascending
};

struct BoxSeries {
    std::string name;
    std::vector<std::optional<ChartBox>> boxes; // by category; nullopt: undefined, no box but "—"
    ChartLook look{};
};

struct BoxChart {
    ChartAxis y;
    std::vector<std::string> categories;
    std::vector<BoxSeries> series; // boxes beside each other in each category
};

// Counts by row and column: a confusion matrix, a coverage matrix.
// One of several matrices with the same rows and columns.
struct MatrixPanel {
    std::string title;
    std::vector<std::vector<std::int64_t>> counts; // rows x columns
};

struct MatrixChart {
    std::string rowTitle, columnTitle;
    std::vector<std::string> rows, columns;
    std::vector<std::vector<std::int64_t>> counts; // rows x columns
    bool diagonal = false;                         // the diagonal is what is right
    // Small multiples in place of `counts`: each cell with its share of its row, rows and columns with
    // totals.
    std::vector<MatrixPanel> panels{};
};

struct Chart {
    std::string name; // of its file and anchor: lower-case ASCII letters, digits and '_'; unique in a report
    std::string title;
    std::string alternative; // says in words what is to be seen, with the figures that matter
    std::variant<LineChart, BarChart, MatrixChart, BoxChart> body;
    std::string caption{}; // printed below it instead of the alternative, where that would be long

    [[nodiscard]] const std::string& printedText() const { return caption.empty() ? alternative : caption; }
};

} // namespace assay::plot
