#include "tests/support/test_class.h"
#include "widgets/charts/plot_view.h"

#include <cmath>
#include <limits>

using namespace assay::widgets;
namespace plot = assay::plot;

namespace {

plot::LineChart threeCurves() {
    plot::LineChart lines;
    lines.x = {"x", 0, 1, 2};
    lines.y = {"y", 0, 1, 2};
    lines.series = {{"straight", {{0, 0}, {1, 1}}},
                    {"ahead", {{0, 0.2}, {0.5, 0.8}, {1, 0.8}}},
                    {"back", {{0, 0.2}, {0.5, 0.8}, {1, 0.6}}}};
    lines.series[1].steps = plot::CurveSteps::Ahead;
    lines.series[2].steps = plot::CurveSteps::Back;
    return lines;
}

bool isNear(double a, double b) {
    return std::abs(a - b) < 1e-12;
}

} // namespace

class TestPlotView : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void curvesAreReadAsTheyAreDrawn() {
        const plot::LineChart lines = threeCurves();
        QCOMPARE(drawnAt(lines.series[0], 0.25), std::optional(0.25));
        QCOMPARE(drawnAt(lines.series[1], 0.25), std::optional(0.2));
        QCOMPARE(drawnAt(lines.series[1], 0.5), std::optional(0.8));
        QCOMPARE(drawnAt(lines.series[2], 0.25), std::optional(0.8));
        QCOMPARE(drawnAt(lines.series[2], 0.75), std::optional(0.6));
        QVERIFY(!drawnAt(lines.series[0], 1.5));
        plot::ChartSeries broken = lines.series[0];
        broken.points.insert(broken.points.begin() + 1, {0.5, std::numeric_limits<double>::quiet_NaN()});
        QVERIFY(!drawnAt(broken, 0.25));
        broken.scattered = true;
        QVERIFY(!drawnAt(broken, 1));
        QCOMPARE(describeOthers(lines, 0, 0.25), QStringLiteral("ahead: 0.20\nback: 0.80"));
    }

    void whatIsAtThePointStaysThere() {
        const plot::LineChart lines = threeCurves();
        PlotView view;
        view.zoom(lines, 2, {0.3, 0.6}, PlotView::Zoomed::Both);
        const plot::LineChart seen = view.of(lines);
        QVERIFY(isNear(seen.x.max - seen.x.min, 0.5) && isNear(seen.y.max - seen.y.min, 0.5));
        QVERIFY(isNear((0.3 - seen.x.min) / (seen.x.max - seen.x.min), 0.3));
        QVERIFY(isNear((0.6 - seen.y.min) / (seen.y.max - seen.y.min), 0.6));
        view.zoom(lines, 2, {0.3, 0.6}, PlotView::Zoomed::Across);
        QVERIFY(isNear(view.of(lines).x.max - view.of(lines).x.min, 0.25));
        QVERIFY(isNear(view.of(lines).y.max - view.of(lines).y.min, 0.5));
        // Never beyond the chart, and whole again at its size.
        view.zoom(lines, 1.5, {0, 0}, PlotView::Zoomed::Both);
        QCOMPARE(view.of(lines).x.min, std::max(0.0, view.of(lines).x.min));
        view.zoom(lines, 1e-6, {0.9, 0.9}, PlotView::Zoomed::Both);
        QVERIFY(view.isWhole());
        QCOMPARE(view.of(lines).x.max, 1.0);
        view.zoom(lines, 1e12, {0.5, 0.5}, PlotView::Zoomed::Both);
        QVERIFY(view.of(lines).x.max - view.of(lines).x.min >= 1 / PlotView::kMostZoom - 1e-12);
    }

    void thePartFollowsAPoint() {
        const plot::LineChart lines = threeCurves();
        PlotView view;
        view.zoom(lines, 4, {0, 0}, PlotView::Zoomed::Both);
        view.follow(lines, {0.9, 0.9});
        const plot::LineChart seen = view.of(lines);
        QVERIFY(seen.x.min <= 0.9 && seen.x.max >= 0.9 && seen.y.min <= 0.9 && seen.y.max >= 0.9);
        QVERIFY(isNear(seen.x.max - seen.x.min, 0.25) && seen.x.max <= 1);
    }

    void seriesThatAreOffHaveNoPointsAndNoSpots() {
        plot::LineChart lines = threeCurves();
        lines.series[1].look = 4;
        PlotView view;
        view.setOff(lines, 1, true);
        const plot::LineChart seen = view.of(lines);
        QCOMPARE(seen.series.size(), std::size_t{3});
        QVERIFY(seen.series[1].points.empty() && !seen.series[0].points.empty());
        plot::ChartSpot byLook;
        byLook.look = 4;
        plot::ChartSpot byNumber;
        byNumber.series = 0;
        QCOMPARE(view.of(lines, {byLook, byNumber}).size(), std::size_t{1});
        QVERIFY(view.cutOf(lines).series[1].name.empty());
        view.setOff(lines, 1, false);
        QVERIFY(view.isWhole());
    }

    void anotherChartKeepsWhatMeansTheSame() {
        plot::LineChart lines = threeCurves();
        lines.series[0].look = 1;
        PlotView view;
        view.setOff(lines, 0, true);
        view.zoom(lines, 2, {0.5, 0.5}, PlotView::Zoomed::Both);
        plot::LineChart moved = lines;
        moved.series[0].name = "straight, AP 0.71";
        view.keepFor(lines, moved);
        QVERIFY(view.isZoomed() && view.isOff(0));
        plot::LineChart other = moved;
        other.series[1].name = "another";
        other.x.max = 2;
        view.keepFor(moved, other);
        QVERIFY(view.isWhole());
    }

    // As a canvas draws them: it does not cut.
    void cutCurvesLieWithinTheAxes() {
        plot::LineChart lines = threeCurves();
        lines.marks = {{0.1, "far"}, {0.5, "near"}};
        PlotView view;
        view.zoom(lines, 2, {0.5, 0.5}, PlotView::Zoomed::Both);
        const plot::LineChart cut = view.cutOf(lines);
        QCOMPARE(cut.marks.size(), std::size_t{1});
        std::size_t drawn = 0;
        for (const plot::ChartSeries& series : cut.series) {
            for (const plot::ChartPoint& point : series.points) {
                if (std::isfinite(point.x)) {
                    ++drawn;
                    QVERIFY(point.x >= 0.25 - 1e-12 && point.x <= 0.75 + 1e-12);
                    QVERIFY(point.y >= 0.25 - 1e-12 && point.y <= 0.75 + 1e-12);
                }
            }
        }
        QVERIFY(drawn >= 4);
        // The straight one goes from corner to corner.
        const auto& straight = cut.series[0].points;
        QVERIFY(isNear(straight[1].x, 0.25) && isNear(straight[2].x, 0.75));
    }
};

ASSAY_TEST(TestPlotView)
#include "tst_plot_view.moc"
