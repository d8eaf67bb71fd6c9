// What a chart of a report shows, as a plain value; svg_chart.h draws it.
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

// A curve. Points in data units, finite, in drawing order; at most a few hundred (thinned by the caller).
struct ChartSeries {
    std::string name;
    std::vector<ChartPoint> points;
    std::vector<ChartPoint> low{}, high{}; // of an interval around it, at the same x. Empty: none
    ChartLook look{};
};

// A vertical line across the plot.
struct ChartMark {
    double x = 0;
    std::string label;
};

// A single point, for example the chosen operating point. What it is, the name of its series says: several
// lie close together.
struct ChartSpot {
    ChartPoint at;
    std::size_t series = 0; // whose colour it has
};

struct LineChart {
    ChartAxis x, y;
    std::vector<ChartSeries> series;
    std::vector<ChartMark> marks{};
    std::vector<ChartSpot> spots{};
};

struct BarSeries {
    std::string name;
    std::vector<std::optional<double>> values; // by category; nullopt: undefined, no bar but "—"
    std::vector<std::optional<statistics::Interval>> intervals{}; // empty: none
    ChartLook look{};
};

struct BarChart {
    ChartAxis y;
    std::vector<std::string> categories;
    std::vector<BarSeries> series; // bars beside each other in each category
};

// Counts by row and column: a confusion matrix, a coverage matrix.
struct MatrixChart {
    std::string rowTitle, columnTitle;
    std::vector<std::string> rows, columns;
    std::vector<std::vector<std::int64_t>> counts; // rows x columns
    bool diagonal = false;                         // the diagonal is what is right
};

struct Chart {
    std::string name; // of its file and anchor: lower-case ASCII letters, digits and '_'; unique in a report
    std::string title;
    std::string alternative; // says in words what is to be seen, with the figures that matter
    std::variant<LineChart, BarChart, MatrixChart> body;
    std::string caption{}; // printed below it instead of the alternative, where that would be long

    [[nodiscard]] const std::string& printedText() const { return caption.empty() ? alternative : caption; }
};

} // namespace assay::plot
