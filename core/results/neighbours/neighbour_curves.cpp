#include "core/plot/chart_style.h"
#include "core/results/neighbours/neighbour_parts.h"
#include "core/results/report/figure_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace assay::results {
namespace {

constexpr std::size_t kOneChartUpTo = 2; // searches
constexpr std::size_t kBandsUpTo = 4;    // curves: more bands hide each other
constexpr std::size_t kMostPoints = 200;

// Whether this place of so many is drawn; the first and the last always are.
bool isDrawn(std::size_t place, std::size_t size) {
    const std::size_t step = (size + kMostPoints - 1) / kMostPoints;
    return step <= 1 || place % step == 0 || place + 1 == size;
}

// A curve of each search and regime that the chart shows.
class Curves {
  public:
    // `search`: nullopt: all.
    Curves(const MeasuredTest& test, bool saysN, std::optional<std::size_t> search,
           const words::Wording& wording)
        : m_test(test)
        , m_saysN(saysN)
        , m_search(search)
        , m_wording(wording) {}

    // `regime`: nullopt: all.
    [[nodiscard]] plot::Chart hits(std::string name, std::optional<std::size_t> regime) const {
        return chart(std::move(name), regime, true);
    }

    [[nodiscard]] plot::Chart means(std::string name, std::optional<std::size_t> regime) const {
        return chart(std::move(name), regime, false);
    }

  private:
    [[nodiscard]] plot::Chart chart(std::string name, std::optional<std::size_t> only, bool isHits) const {
        const int depth = m_test.settings.test.depth();
        plot::LineChart body;
        body.x = {"k", 1, static_cast<double>(std::max(depth, 2)), 0};
        body.y = {isHits ? m_wording.text(ASSAY_TEXT("Report", "Hit@k"))
                         : m_wording.text(ASSAY_TEXT("Report", "MRR@k")),
                  0, 1, 1};
        const std::optional<std::int64_t> sameN = m_saysN ? commonN() : std::nullopt;
        if (sameN) { // said once, so that the names of the curves are shorter
            body.x.title = m_wording.text(ASSAY_TEXT("Report", "%1, n = %2"), {"k", m_wording.count(*sameN)});
        }
        std::string alternative;
        std::vector<Luck> lucks;
        for (std::size_t search = 0; search < m_test.figures.searches.size(); ++search) {
            const auto& regimes = m_test.figures.searches[search].regimes;
            for (std::size_t regime = 0; regime < regimes.size(); ++regime) {
                if ((only && *only != regime) || (m_search && *m_search != search)) {
                    continue;
                }
                plot::ChartSeries series = isHits ? hitSeries(regimes[regime]) : meanSeries(regimes[regime]);
                if (series.points.empty()) {
                    continue;
                }
                const std::string title = titleOfSearch(m_test, search, m_wording);
                series.name = only ? title
                                   : m_wording.text(ASSAY_TEXT("Report", "%1, %2"),
                                                    {title, titleOfRegime(m_test, regime, m_wording)});
                alternative += alternative.empty() ? "" : " ";
                alternative += says(series, regimes[regime].covered, isHits);
                if (m_saysN && !sameN) {
                    series.name = m_wording.text(ASSAY_TEXT("Report", "%1, n = %2"),
                                                 {series.name, m_wording.count(regimes[regime].covered)});
                }
                series.look = plot::lookOfSearch(search, regime, regimes.size());
                body.series.push_back(std::move(series));
                addLuck(lucks, search, regime, isHits);
            }
        }
        const std::size_t curves = body.series.size();
        for (Luck& luck : lucks) {
            alternative += " " + says(luck.series, luck.covered, isHits);
            body.series.push_back(std::move(luck.series));
        }
        if (curves > kBandsUpTo) {
            for (plot::ChartSeries& series : body.series) {
                series.low.clear();
                series.high.clear();
            }
        }
        body.y.max = roundMax(body.series);
        body.y.decimals = body.y.max < 0.5 ? 2 : 1;
        plot::Chart result;
        result.name = std::move(name);
        result.title = titleOf(only, isHits);
        result.alternative =
            body.series.empty()
                ? m_wording.text(ASSAY_TEXT("Report", "Nothing to draw: no covered anchor was asked."))
                : std::move(alternative);
        result.body = std::move(body);
        return result;
    }

    // Of all searches and regimes; nullopt: they differ.
    [[nodiscard]] std::optional<std::int64_t> commonN() const {
        std::optional<std::int64_t> common;
        for (const auto& search : m_test.figures.searches) {
            for (const evaluate::RegimeFigures& regime : search.regimes) {
                if (common && *common != regime.covered) {
                    return std::nullopt;
                }
                common = regime.covered;
            }
        }
        return common;
    }

    // What luck alone would give, one dotted curve for all searches of a regime that have the same.
    struct Luck {
        plot::ChartSeries series;
        std::size_t regime = 0;
        std::int64_t covered = 0;
    };

    void addLuck(std::vector<Luck>& lucks, std::size_t search, std::size_t regime, bool isHits) const {
        const auto& regimes = m_test.figures.searches[search].regimes;
        const evaluate::RegimeFigures& figures = regimes[regime];
        plot::ChartSeries series;
        const std::size_t size = isHits ? figures.hitCurve.size() : figures.mrrCurveChance.size();
        for (std::size_t i = 0; i < size; ++i) {
            if (isDrawn(i, size)) {
                add(series, i, isHits ? figures.hitCurve[i].chance : figures.mrrCurveChance[i], {});
            }
        }
        const auto isSame = [&](const Luck& other) {
            return other.regime == regime &&
                   std::ranges::equal(other.series.points, series.points, isSamePoint);
        };
        if (series.points.empty() || std::ranges::any_of(lucks, isSame)) {
            return;
        }
        const std::string name = titleOfRegime(m_test, regime, m_wording);
        const bool isFirst = std::ranges::none_of(lucks, [&](const Luck& of) { return of.regime == regime; });
        series.name = isFirst ? m_wording.text(ASSAY_TEXT("Report", "by luck, %1"), {name})
                              : m_wording.text(ASSAY_TEXT("Report", "by luck, %1, %2"),
                                               {titleOfSearch(m_test, search, m_wording), name});
        series.look = plot::lookOfSearch(search, regime, regimes.size());
        series.style = plot::LineStyle::Luck;
        lucks.push_back({std::move(series), regime, figures.covered});
    }

    static bool isSamePoint(const plot::ChartPoint& a, const plot::ChartPoint& b) {
        return a.x == b.x && std::abs(a.y - b.y) < 1e-12;
    }

    [[nodiscard]] std::string titleOf(std::optional<std::size_t> regime, bool isHits) const {
        if (!regime) {
            return isHits ? m_wording.text(ASSAY_TEXT("Report", "Hit@k by k, over covered anchors"))
                          : m_wording.text(ASSAY_TEXT("Report", "MRR@k by k, over covered anchors"));
        }
        const std::string name = titleOfRegime(m_test, *regime, m_wording);
        return isHits ? m_wording.text(ASSAY_TEXT("Report", "Hit@k by k, over covered anchors, %1"), {name})
                      : m_wording.text(ASSAY_TEXT("Report", "MRR@k by k, over covered anchors, %1"), {name});
    }

    // Not always 1: in the open regime curves may lie close above 0.
    static double roundMax(const std::vector<plot::ChartSeries>& all) {
        constexpr double kStep = 0.2;
        double largest = kStep;
        for (const plot::ChartSeries& series : all) {
            for (const auto* points : {&series.points, &series.high}) {
                for (const plot::ChartPoint& point : *points) {
                    largest = std::max(largest, point.y);
                }
            }
        }
        return std::min(std::ceil(largest / kStep - 1e-9) * kStep, 1.0);
    }

    static void add(plot::ChartSeries& series, std::size_t place, const std::optional<double>& value,
                    const std::optional<statistics::Interval>& interval) {
        const double x = static_cast<double>(place) + 1;
        if (!value) {
            return;
        }
        series.points.push_back({x, *value});
        if (interval) {
            series.low.push_back({x, interval->low});
            series.high.push_back({x, interval->high});
        }
    }

    // A band needs both ends everywhere.
    static plot::ChartSeries whole(plot::ChartSeries series) {
        if (series.low.size() != series.points.size()) {
            series.low.clear();
            series.high.clear();
        }
        return series;
    }

    static plot::ChartSeries hitSeries(const evaluate::RegimeFigures& figures) {
        plot::ChartSeries series;
        for (std::size_t i = 0; i < figures.hitCurve.size(); ++i) {
            if (isDrawn(i, figures.hitCurve.size())) {
                add(series, i, figures.hitCurve[i].value, figures.hitCurve[i].interval);
            }
        }
        return whole(std::move(series));
    }

    static plot::ChartSeries meanSeries(const evaluate::RegimeFigures& figures) {
        plot::ChartSeries series;
        for (std::size_t i = 0; i < figures.mrrCurve.size(); ++i) {
            if (isDrawn(i, figures.mrrCurve.size())) {
                add(series, i, figures.mrrCurve[i],
                    i < figures.mrrCurveIntervals.size() ? figures.mrrCurveIntervals[i] : std::nullopt);
            }
        }
        return whole(std::move(series));
    }

    [[nodiscard]] std::string says(const plot::ChartSeries& series, std::int64_t n, bool isHits) const {
        const auto value = [&](double y) {
            Figure figure = numberFigure(y, {});
            figure.kind = isHits ? FigureKind::Percent : FigureKind::Number;
            return valueText(figure, m_wording);
        };
        const plot::ChartPoint& first = series.points.front();
        const plot::ChartPoint& last = series.points.back();
        return m_wording.text(ASSAY_TEXT("Report", "%1: %2 at k = %3, %4 at k = %5, n = %6."),
                              {series.name, value(first.y), m_wording.number(first.x, 0), value(last.y),
                               m_wording.number(last.x, 0), m_wording.count(n)});
    }

    const MeasuredTest& m_test;
    bool m_saysN;
    std::optional<std::size_t> m_search;
    const words::Wording& m_wording;
};

} // namespace

std::vector<plot::Chart> rankCurves(const MeasuredTest& test, RunPlace place, const words::Wording& wording) {
    const Curves curves(test, false, {}, wording);
    std::vector<plot::Chart> charts;
    if (test.figures.searches.size() <= kOneChartUpTo || test.regimes() == 1) {
        charts.push_back(curves.hits(place.name("hit_curves"), std::nullopt));
        charts.push_back(curves.means(place.name("mrr_curves"), std::nullopt));
        return charts;
    }
    for (std::size_t regime = 0; regime < test.regimes(); ++regime) {
        const std::string suffix =
            "_" + std::string(evaluate::regimeName(test.settings.test.regimes[regime]));
        charts.push_back(curves.hits(place.name("hit_curves") + suffix, regime));
        charts.push_back(curves.means(place.name("mrr_curves") + suffix, regime));
    }
    return charts;
}

std::array<plot::Chart, 2> wholeCurves(const MeasuredTest& test, std::optional<std::size_t> search,
                                       const words::Wording& wording) {
    const Curves curves(test, true, search, wording);
    const RunPlace place;
    return {curves.hits(place.name("hit_curves"), std::nullopt),
            curves.means(place.name("mrr_curves"), std::nullopt)};
}

bool leavesOutBands(const MeasuredTest& test, std::optional<std::size_t> search) noexcept {
    const std::size_t searches = search ? 1 : test.figures.searches.size();
    return searches * test.regimes() > kBandsUpTo;
}

} // namespace assay::results
