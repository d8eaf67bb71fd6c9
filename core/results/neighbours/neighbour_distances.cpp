#include "core/plot/chart_style.h"
#include "core/results/neighbours/neighbour_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace assay::results {
namespace {

// Bins of round widths: up to 24 narrow ones, up to 20 wide ones.
constexpr double kNarrow = 0.05;
constexpr double kWide = 0.1;
constexpr double kNarrowUpTo = 1.2;

Table emptyQuantiles(std::string name, const words::Wording& wording) {
    Table table;
    table.name = std::move(name);
    table.title = wording.text(ASSAY_TEXT("Report", "Quantiles of cosine distances"));
    table.columns = {{"search", wording.text(ASSAY_TEXT("Report", "Search")), {}, true},
                     {"regime", wording.text(ASSAY_TEXT("Report", "Regime")), "regime"},
                     {"results", wording.text(ASSAY_TEXT("Report", "Results"))},
                     {"n", wording.text(ASSAY_TEXT("Report", "n")), "n"},
                     {"p5", wording.text(ASSAY_TEXT("Report", "5 %")), "distance_quantiles"},
                     {"p25", wording.text(ASSAY_TEXT("Report", "25 %")), "distance_quantiles"},
                     {"median", wording.text(ASSAY_TEXT("Report", "Median")), "distance_quantiles"},
                     {"p75", wording.text(ASSAY_TEXT("Report", "75 %")), "distance_quantiles"},
                     {"p95", wording.text(ASSAY_TEXT("Report", "95 %")), "distance_quantiles"}};
    return table;
}

// The same for all charts of a search.
struct Bins {
    double width = kNarrow;
    std::size_t count = 1;

    [[nodiscard]] double end() const { return width * static_cast<double>(count); }
};

Bins binsUpTo(double largest) {
    Bins bins;
    bins.width = largest > kNarrowUpTo ? kWide : kNarrow;
    bins.count = static_cast<std::size_t>(std::max(std::ceil(largest / bins.width - 1e-9), 4.0));
    return bins;
}

class Distances {
  public:
    Distances(const MeasuredTest& test, RunPlace place, const words::Wording& wording)
        : m_test(test)
        , m_place(place)
        , m_wording(wording) {}

    [[nodiscard]] Table quantiles(std::optional<std::size_t> only) const {
        Table table = emptyQuantiles(m_place.name("quantiles"), m_wording);
        table.ifEmpty = m_wording.text(
            ASSAY_TEXT("Report", "No search of the run measures cosine distances: they rank by scores."));
        std::string others;
        for (std::size_t search = 0; search < m_test.figures.searches.size(); ++search) {
            if (only && *only != search) {
                continue;
            }
            if (!m_test.isCosine(search)) {
                others += (others.empty() ? "" : "; ") + titleOfSearch(m_test, search, m_wording);
                continue;
            }
            const auto& regimes = m_test.figures.searches[search].regimes;
            for (std::size_t regime = 0; regime < regimes.size(); ++regime) {
                table.rows.push_back(row(search, regime, regimes[regime].goldDistance, true));
                table.rows.push_back(row(search, regime, regimes[regime].otherDistance, false));
            }
        }
        if (!others.empty() && !table.rows.empty()) {
            table.note = m_wording.text(
                ASSAY_TEXT("Report", "Left out, for they rank by scores and have no cosine distances: %1."),
                {others});
        }
        return table;
    }

    // A chart of each regime with results.
    [[nodiscard]] std::vector<plot::Chart> charts(std::size_t search,
                                                  std::span<const evaluate::ResultDistances> regimes) const {
        double largest = 0;
        for (const evaluate::ResultDistances& distances : regimes) {
            for (const auto* values : {&distances.gold, &distances.others}) {
                for (const double value : *values) {
                    largest = std::max(largest, value);
                }
            }
        }
        std::vector<plot::Chart> charts;
        for (std::size_t regime = 0; regime < regimes.size(); ++regime) {
            if (!regimes[regime].gold.empty() || !regimes[regime].others.empty()) {
                charts.push_back(chart(search, regime, regimes[regime], binsUpTo(largest)));
            }
        }
        return charts;
    }

    // From the 5 % to the 95 % quantile.
    [[nodiscard]] std::optional<plot::Chart> boxes(std::size_t search) const {
        plot::BoxChart body;
        plot::Chart chart;
        double highest = 0;
        const auto& regimes = m_test.figures.searches[search].regimes;
        for (const bool isGold : {true, false}) {
            plot::BoxSeries series{resultsTitle(isGold), {}, isGold ? plot::kLookGold : plot::kLookOthers};
            for (std::size_t regime = 0; regime < regimes.size(); ++regime) {
                const auto& summary = isGold ? regimes[regime].goldDistance : regimes[regime].otherDistance;
                series.boxes.push_back(boxOf(summary));
                highest = std::max(highest, summary.p95.value_or(0));
                chart.alternative += chart.alternative.empty() ? "" : " ";
                chart.alternative +=
                    says(titleOfRegime(m_test, regime, m_wording) + ", " + series.name, summary);
            }
            body.series.push_back(std::move(series));
        }
        if (!m_test.isCosine(search) || !(highest > 0)) {
            return std::nullopt;
        }
        for (std::size_t regime = 0; regime < regimes.size(); ++regime) {
            body.categories.push_back(titleOfRegime(m_test, regime, m_wording));
        }
        body.y = {m_wording.text(ASSAY_TEXT("Report", "Cosine distance")), 0,
                  std::max(std::ceil(highest * 10) / 10, 0.1), 3};
        chart.name = m_place.name("distance_boxes", search, m_test.figures.searches.size());
        chart.title = m_wording.text(ASSAY_TEXT("Report", "Spread of cosine distances, %1"),
                                     {titleOfSearch(m_test, search, m_wording)});
        chart.caption = m_wording.text(ASSAY_TEXT(
            "Report", "Lines from 5 % to 95 % of the results, boxes from 25 % to 75 %, with the median."));
        chart.body = std::move(body);
        return chart;
    }

  private:
    static std::optional<plot::ChartBox> boxOf(const evaluate::DistanceSummary& summary) {
        if (!summary.p5 || !summary.p25 || !summary.median || !summary.p75 || !summary.p95) {
            return std::nullopt;
        }
        return plot::ChartBox{*summary.p5, *summary.p25, *summary.median, *summary.p75, *summary.p95};
    }

    [[nodiscard]] TableRow row(std::size_t search, std::size_t regime,
                               const evaluate::DistanceSummary& summary, bool isGold) const {
        const std::string why =
            m_test.isWhole ? m_wording.text(ASSAY_TEXT("Report", "no such result"))
                           : m_wording.text(ASSAY_TEXT("Report", "it follows when the run pauses or ends"));
        Figure n = countFigure(summary.n);
        if (!m_test.isWhole && summary.n == 0) { // they have not been counted
            n.value.reset();
            n.why = why;
        }
        TableRow row{titleOfSearch(m_test, search, m_wording), titleOfRegime(m_test, regime, m_wording),
                     resultsTitle(isGold), std::move(n)};
        row.key = fmt::format("{} {} {}", search, regime, isGold ? "gold" : "others");
        const auto known = isGold ? m_test.goldIntervals : m_test.otherIntervals;
        const std::size_t element = m_test.elementOf(search, regime);
        const auto intervals = element < known.size() ? known[element] : evaluate::DistanceIntervals();
        const std::array values{summary.p5, summary.p25, summary.median, summary.p75, summary.p95};
        for (std::size_t i = 0; i < values.size(); ++i) {
            Figure figure = numberFigure(values[i], why);
            figure.interval = values[i] ? intervals[i] : std::nullopt;
            row.cells.emplace_back(std::move(figure));
        }
        return row;
    }

    [[nodiscard]] std::string resultsTitle(bool isGold) const {
        return isGold ? m_wording.text(ASSAY_TEXT("Report", "gold"))
                      : m_wording.text(ASSAY_TEXT("Report", "others"));
    }

    // The share of the gold, and of the other results, in each part of the range.
    [[nodiscard]] plot::Chart chart(std::size_t search, std::size_t regime,
                                    const evaluate::ResultDistances& distances, Bins bins) const {
        plot::BarChart body;
        double highest = 0;
        for (std::size_t bin = 0; bin < bins.count; ++bin) {
            body.categories.push_back(m_wording.number(bins.width * static_cast<double>(bin), 2));
        }
        const auto& figures = m_test.figures.searches[search].regimes[regime];
        plot::Chart chart;
        for (const bool isGold : {true, false}) {
            const std::vector<double>& values = isGold ? distances.gold : distances.others;
            const auto n = static_cast<std::int64_t>(values.size());
            plot::BarSeries series;
            series.name = m_wording.text(ASSAY_TEXT("Report", "%1, n = %2"),
                                         {resultsTitle(isGold), m_wording.count(n)});
            series.look = isGold ? plot::kLookGold : plot::kLookOthers;
            for (const std::int64_t count : evaluate::binCounts(values, bins.end(), bins.count)) {
                const double share = n > 0 ? static_cast<double>(count) / static_cast<double>(n) : 0.0;
                series.values.emplace_back(share);
                highest = std::max(highest, share);
            }
            chart.alternative += chart.alternative.empty() ? "" : " ";
            chart.alternative += says(series.name, isGold ? figures.goldDistance : figures.otherDistance);
            if (n > 0) {
                body.series.push_back(std::move(series));
            }
        }
        body.y = {m_wording.text(ASSAY_TEXT("Report", "Share of the results")), 0,
                  std::max(std::ceil(highest * 10) / 10, 0.1), 1};
        if (body.y.max < 0.45) {
            body.y.decimals = 2;
        }
        chart.name = m_place.name("distances", search, m_test.figures.searches.size()) + "_" +
                     std::string(evaluate::regimeName(m_test.settings.test.regimes[regime]));
        chart.title = m_wording.text(
            ASSAY_TEXT("Report", "Cosine distances of results, %1, %2"),
            {titleOfRegime(m_test, regime, m_wording), titleOfSearch(m_test, search, m_wording)});
        chart.alternative +=
            " " + m_wording.text(ASSAY_TEXT("Report", "A bar begins at the distance below it "
                                                      "and is %1 wide."),
                                 {m_wording.number(bins.width, 2)});
        chart.body = std::move(body);
        return chart;
    }

    [[nodiscard]] std::string says(const std::string& name, const evaluate::DistanceSummary& summary) const {
        if (!summary.median || !summary.p5 || !summary.p95) {
            return m_wording.text(ASSAY_TEXT("Report", "%1: there is none."), {name});
        }
        return m_wording.text(
            ASSAY_TEXT("Report", "%1: half of them lie below %2, nine in ten between %3 and %4."),
            {name, m_wording.number(*summary.median, 3), m_wording.number(*summary.p5, 3),
             m_wording.number(*summary.p95, 3)});
    }

    const MeasuredTest& m_test;
    RunPlace m_place;
    const words::Wording& m_wording;
};

} // namespace

Table quantileTable(const MeasuredTest& test, std::optional<std::size_t> only, RunPlace place,
                    const words::Wording& wording) {
    return Distances(test, place, wording).quantiles(only);
}

std::vector<plot::Chart> distanceCharts(const MeasuredTest& test, std::size_t search,
                                        std::span<const evaluate::ResultDistances> distances, RunPlace place,
                                        const words::Wording& wording) {
    return Distances(test, place, wording).charts(search, distances);
}

std::optional<plot::Chart> distanceBoxes(const MeasuredTest& test, std::size_t search, RunPlace place,
                                         const words::Wording& wording) {
    return Distances(test, place, wording).boxes(search);
}

std::optional<Table> givenQuantiles(const model::OutsideFigures& figures, RunPlace place,
                                    const words::Wording& wording) {
    Table table = emptyQuantiles(place.name("quantiles"), wording);
    for (Column& column : table.columns) {
        column.definition = column.definition == "distance_quantiles" ? "outside_figure" : column.definition;
    }
    const std::string notGiven = wording.text(ASSAY_TEXT("Report", "not given"));
    for (const model::OutsideRegime& regime : figures.regimes) {
        if (regime.goldDistance.empty()) {
            continue;
        }
        const auto known = evaluate::regimeFromName(regime.name);
        Figure n{std::nullopt, FigureKind::Count};
        n.why = notGiven;
        std::vector<Cell> cells{wording.text(ASSAY_TEXT("Report", "from outside")),
                                known ? regimeTitle(*known, wording) : regime.name,
                                wording.text(ASSAY_TEXT("Report", "gold")), std::move(n)};
        for (const char* name : {"p5", "p25", "median", "p75", "p95"}) {
            const auto given = regime.goldDistance.find(name);
            cells.emplace_back(numberFigure(
                given == regime.goldDistance.end() ? std::nullopt : std::optional(given->second), notGiven));
        }
        table.rows.push_back(std::move(cells));
    }
    return table.rows.empty() ? std::nullopt : std::optional(std::move(table));
}

} // namespace assay::results
