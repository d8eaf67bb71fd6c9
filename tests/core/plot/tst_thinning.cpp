#include "core/plot/thinning.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace assay::plot;

namespace {

std::vector<ChartPoint> wave(std::size_t count) {
    std::vector<ChartPoint> points;
    for (std::size_t i = 0; i < count; ++i) {
        const double x = static_cast<double>(i) / static_cast<double>(count - 1);
        points.push_back({x, std::sin(40 * x)});
    }
    return points;
}

double highest(const std::vector<ChartPoint>& points) {
    return std::max_element(points.begin(), points.end(),
                            [](const ChartPoint& a, const ChartPoint& b) { return a.y < b.y; })
        ->y;
}

bool samePoints(const std::vector<ChartPoint>& a, const std::vector<ChartPoint>& b) {
    return std::equal(
        a.begin(), a.end(), b.begin(), b.end(),
        [](const ChartPoint& one, const ChartPoint& other) { return one.x == other.x && one.y == other.y; });
}

} // namespace

class TstThinning : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void fewPointsStay();
    void scatteredPointsStandAlone();
    void manyPointsAreAFew();
    void peaksStay();
    void gapsStay();
    void stepsHaveCorners();
    void whatHoldsBackHasCornersBefore();
    void gapsEndSteps();
    void whatIsLeftOutLiesWithinItsStretch();
};

void TstThinning::fewPointsStay() {
    QCOMPARE(thinned(wave(kDrawnPoints), kDrawnPoints).size(), kDrawnPoints);
    QVERIFY(thinned({}, kDrawnPoints).empty());
    QVERIFY(thinned(wave(9), 0).size() <= 8); // of eight at least there is always room
}

void TstThinning::manyPointsAreAFew() {
    for (const std::size_t count : {501, 2'000, 100'000}) {
        const std::vector<ChartPoint> all = wave(count);
        const std::vector<ChartPoint> few = thinned(all, kDrawnPoints);
        QVERIFY(few.size() <= kDrawnPoints && few.size() > kDrawnPoints / 3);
        QCOMPARE(few.front().x, all.front().x);
        QCOMPARE(few.back().x, all.back().x);
        QVERIFY(std::is_sorted(few.begin(), few.end(),
                               [](const ChartPoint& a, const ChartPoint& b) { return a.x < b.x; }));
    }
}

// A single point that stands out is still seen.
void TstThinning::peaksStay() {
    std::vector<ChartPoint> points = wave(30'000);
    points[12'345].y = 9;
    QCOMPARE(highest(thinned(points, kDrawnPoints)), 9.0);
}

void TstThinning::gapsStay() {
    std::vector<ChartPoint> points = wave(5'000);
    points[2'500].y = std::numeric_limits<double>::quiet_NaN();
    QCOMPARE(drawnPieces({"s", points}).size(), std::size_t{2});
    points = wave(5);
    points[0].x = points[2].y = points[4].y = std::numeric_limits<double>::infinity();
    const auto pieces = drawnPieces({"s", points});
    QCOMPARE(pieces.size(), std::size_t{2});
    QCOMPARE(pieces[0].size(), std::size_t{1});
    QVERIFY(drawnPieces({"s", {}}).empty());
}

void TstThinning::stepsHaveCorners() {
    ChartSeries series{"s", {{0.1, 0.2}, {0.5, 0.8}, {0.9, 0.8}, {1, 0.4}}};
    series.steps = CurveSteps::Ahead;
    const auto pieces = drawnPieces(series);
    QCOMPARE(pieces.size(), std::size_t{1});
    const std::vector<ChartPoint> expected{{0.1, 0.2}, {0.5, 0.2}, {0.5, 0.8},
                                           {0.9, 0.8}, {1, 0.8},   {1, 0.4}};
    QCOMPARE(pieces[0].size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QCOMPARE(pieces[0][i].x, expected[i].x);
        QCOMPARE(pieces[0][i].y, expected[i].y);
    }
    // A step is two.
    series.points = wave(4'000);
    QVERIFY(drawnPieces(series)[0].size() <= kDrawnPoints);
}

void TstThinning::whatHoldsBackHasCornersBefore() {
    ChartSeries series{"s", {{0.1, 0.2}, {0.5, 0.8}, {0.9, 0.8}, {1, 0.4}}};
    series.steps = CurveSteps::Back;
    const std::vector<ChartPoint> expected{{0.1, 0.2}, {0.1, 0.8}, {0.5, 0.8},
                                           {0.9, 0.8}, {0.9, 0.4}, {1, 0.4}};
    const auto pieces = drawnPieces(series);
    QCOMPARE(pieces.size(), std::size_t{1});
    QVERIFY(samePoints(pieces[0], expected));
}

void TstThinning::gapsEndSteps() {
    const double none = std::numeric_limits<double>::quiet_NaN();
    ChartSeries series{"s", {{0, 0.2}, {0.4, none}, {0.6, 0.8}, {1, 0.4}}};
    series.steps = CurveSteps::Ahead;
    auto pieces = drawnPieces(series);
    QCOMPARE(pieces.size(), std::size_t{2});
    QVERIFY(samePoints(pieces[0], {{0, 0.2}, {0.4, 0.2}}));
    QVERIFY(samePoints(pieces[1], {{0.6, 0.8}, {1, 0.8}, {1, 0.4}}));
    series.steps = CurveSteps::Back;
    pieces = drawnPieces(series);
    QVERIFY(samePoints(pieces[0], {{0, 0.2}}));
    QVERIFY(samePoints(pieces[1], {{0.4, 0.8}, {0.6, 0.8}, {0.6, 0.4}, {1, 0.4}}));
}

// Points that are many in one place and few elsewhere: the few keep their values however many the others are.
void TstThinning::whatIsLeftOutLiesWithinItsStretch() {
    ChartSeries series{"s", {{0, 1}, {0.2, 0.3}, {0.4, 0.9}}};
    for (int i = 0; i < 5'000; ++i) {
        series.points.push_back({0.7 + i * 0.2 / 5'000, (i % 7) / 10.0});
    }
    series.points.push_back({1, 0.5});
    series.steps = CurveSteps::Back;
    const auto pieces = drawnPieces(series);
    QCOMPARE(pieces.size(), std::size_t{1});
    QVERIFY(pieces[0].size() <= kDrawnPoints);
    // Every point that is kept is one that was there, and alone it keeps all of its level.
    const std::vector<ChartPoint> kept = thinned(series.points, kDrawnPoints / 2);
    for (const ChartPoint& point : kept) {
        QVERIFY(std::any_of(series.points.begin(), series.points.end(),
                            [&](const ChartPoint& of) { return of.x == point.x && of.y == point.y; }));
    }
    QVERIFY(samePoints({pieces[0].begin(), pieces[0].begin() + 5},
                       {{0, 1}, {0, 0.3}, {0.2, 0.3}, {0.2, 0.9}, {0.4, 0.9}}));
    QVERIFY(samePoints({pieces[0].end() - 1, pieces[0].end()}, {{1, 0.5}}));
    QVERIFY((pieces[0].end() - 2)->x > 0.899 && (pieces[0].end() - 2)->y == 0.5);
}

// Of many points in one place one is drawn, whatever their number; a scattered series has no line.
void TstThinning::scatteredPointsStandAlone() {
    ChartSeries series{"questions", {}};
    series.scattered = true;
    for (int i = 0; i < 100'000; ++i) {
        series.points.push_back({(i % 100) / 100.0, (i % 7) / 10.0});
    }
    series.points.push_back({std::numeric_limits<double>::quiet_NaN(), 0.5});
    series.points.push_back({2, 0.5}); // outside
    const auto drawn = scatteredPoints(series, {"x", 0, 1}, {"y", 0, 1});
    QCOMPARE(drawn.size(), std::size_t{700});
    for (const ChartPoint& point : drawn) {
        QVERIFY(std::find_if(series.points.begin(), series.points.end(), [&](const ChartPoint& one) {
                    return one.x == point.x && one.y == point.y;
                }) != series.points.end());
    }
    QVERIFY(drawnPieces(series).empty());
}

ASSAY_TEST(TstThinning)
#include "tst_thinning.moc"
