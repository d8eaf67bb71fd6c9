#include "tests/support/test_class.h"
#include "widgets/charts/curve_geometry.h"
#include "widgets/charts/label_placement.h"
#include "widgets/charts/plot_painter.h"
#include "widgets/charts/plot_text.h"

#include <QImage>
#include <QLocale>
#include <QPainter>
#include <QRandomGenerator>
#include <cmath>
#include <limits>

using namespace assay::widgets;

namespace {

PlotSpec curve(LineStyle style = LineStyle::Solid) {
    PlotSpec spec;
    spec.title = QStringLiteral("A title");
    spec.x = {QStringLiteral("across"), 0, 1, 2};
    spec.y = {QStringLiteral("up"), 0, 1, 2};
    PlotSeries series;
    series.name = QStringLiteral("curve");
    series.style = style;
    for (int i = 0; i <= 100; ++i) {
        series.points.append({i / 100.0, 0.2 + 0.6 * i / 100.0});
    }
    spec.series.append(series);
    return spec;
}

QImage paint(const PlotSpec& spec, const PlotOverlay& overlay, const ChartColours& colours,
             const QSize& size = {500, 320}) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    paintPlot(painter, QRectF(QPointF(), size), spec, overlay, colours, QFont());
    return image;
}

// Pixels whose colour is near to `colour`.
int countOf(const QImage& image, const QColor& colour, const QRectF& where = {}) {
    const QRect rect = where.isNull() ? image.rect() : where.toAlignedRect() & image.rect();
    int count = 0;
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
        for (int x = rect.left(); x <= rect.right(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            if (std::abs(pixel.red() - colour.red()) + std::abs(pixel.green() - colour.green()) +
                    std::abs(pixel.blue() - colour.blue()) <
                24) {
                ++count;
            }
        }
    }
    return count;
}

bool overlaps(const QRectF& a, const QRectF& b) {
    return a.adjusted(0.5, 0.5, -0.5, -0.5).intersects(b);
}

} // namespace

class TestPlotPainter : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void niceTicks_data();
    void niceTicks();
    void niceTicksAreNice();
    void noTicksWithoutARange();
    void mappingGoesThereAndBack();
    void emptyRangesCanBeMapped();
    void curveHasItsColour_data();
    void curveHasItsColour();
    void dashesLeaveGaps();
    void fillLiesUnderTheCurve();
    void stepsRunThroughCorners();
    void missingValuesBreakTheCurve();
    void closePointsAreDropped();
    void simplifyingStaysNear();
    void curvesStayInTheArea();
    void clippingAgreesWithSampling();
    void legendNeverCoversCurves_data();
    void legendNeverCoversCurves();
    void sameStylesGetMarkers();
    void labelsDoNotOverlap();
    void pointsAndTheirLabels();
    void emptyTextIsShown();
    void tinyRectanglesAreHarmless();
    void bandsAreDescribedWithinTheirBounds();
};

void TestPlotPainter::niceTicks_data() {
    QTest::addColumn<double>("min");
    QTest::addColumn<double>("max");
    QTest::addColumn<int>("wanted");
    QTest::addColumn<QList<double>>("ticks");
    QTest::addColumn<int>("decimals");
    QTest::newRow("unit") << 0.0 << 1.0 << 5 << QList<double>{0, 0.2, 0.4, 0.6, 0.8, 1.0} << 1;
    QTest::newRow("tenths") << 0.0 << 1.0 << 10
                            << QList<double>{0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0} << 1;
    QTest::newRow("inner") << 0.47 << 0.96 << 5 << QList<double>{0.5, 0.6, 0.7, 0.8, 0.9} << 1;
    QTest::newRow("large") << 0.0 << 8000.0 << 4 << QList<double>{0, 2000, 4000, 6000, 8000} << 0;
    QTest::newRow("small") << 0.001 << 0.002 << 2 << QList<double>{0.001, 0.0015, 0.002} << 4;
    QTest::newRow("around zero") << -1.0 << 1.0 << 4 << QList<double>{-1, -0.5, 0, 0.5, 1} << 1;
}

void TestPlotPainter::niceTicks() {
    QFETCH(const double, min);
    QFETCH(const double, max);
    QFETCH(const int, wanted);
    QFETCH(const QList<double>, ticks);
    QFETCH(const int, decimals);
    int found = -1;
    const QList<double> result = assay::widgets::niceTicks(min, max, wanted, &found);
    QCOMPARE(result, ticks); // exactly: 0.3 is the double that 0.3 is
    QCOMPARE(found, decimals);
}

void TestPlotPainter::niceTicksAreNice() {
    QRandomGenerator random(7);
    for (int i = 0; i < 2000; ++i) {
        const double min = (random.generateDouble() - 0.5) * std::pow(10.0, random.bounded(-6, 7));
        const double max = min + random.generateDouble() * std::pow(10.0, random.bounded(-3, 7)) + 1e-5;
        const int wanted = random.bounded(2, 12);
        int decimals = 0;
        const QList<double> ticks = assay::widgets::niceTicks(min, max, wanted, &decimals);
        QVERIFY(ticks.size() <= wanted + 1);
        QVERIFY(ticks.size() >= 1 || wanted < 5);
        const double slack = 1e-8 * (max - min);
        for (qsizetype t = 0; t < ticks.size(); ++t) {
            QVERIFY(ticks[t] >= min - slack && ticks[t] <= max + slack);
            if (t > 0) { // their labels differ
                QVERIFY(QString::number(ticks[t], 'f', decimals) !=
                        QString::number(ticks[t - 1], 'f', decimals));
            }
        }
    }
}

void TestPlotPainter::noTicksWithoutARange() {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(assay::widgets::niceTicks(1, 1, 5).isEmpty());
    QVERIFY(assay::widgets::niceTicks(2, 1, 5).isEmpty());
    QVERIFY(assay::widgets::niceTicks(nan, 1, 5).isEmpty());
    QVERIFY(assay::widgets::niceTicks(0, std::numeric_limits<double>::infinity(), 5).isEmpty());
}

void TestPlotPainter::mappingGoesThereAndBack() {
    PlotSpec spec = curve();
    spec.x.min = 0.25;
    spec.y.max = 3;
    const PlotLayout layout = layoutPlot(spec, QRectF(10, 20, 600, 400), QFont());
    QCOMPARE(layout.toPixel({0.25, 0}), layout.area.bottomLeft());
    QCOMPARE(layout.toPixel({1, 3}), layout.area.topRight());
    for (const QPointF& point : {QPointF(0.3, 0.1), QPointF(0.77, 2.9)}) {
        const QPointF back = layout.toData(layout.toPixel(point));
        QVERIFY(std::abs(back.x() - point.x()) < 1e-12 && std::abs(back.y() - point.y()) < 1e-12);
    }
    QVERIFY(QRectF(10, 20, 600, 400).contains(layout.area));
}

void TestPlotPainter::emptyRangesCanBeMapped() {
    PlotSpec spec = curve();
    spec.x.min = spec.x.max = 0.5;
    spec.y.min = std::numeric_limits<double>::quiet_NaN();
    const PlotLayout layout = layoutPlot(spec, QRectF(0, 0, 600, 400), QFont());
    const QPointF at = layout.toPixel({0.5, 0.5});
    QVERIFY(std::isfinite(at.x()) && std::isfinite(at.y()));
    QVERIFY(!layout.xTicks.isEmpty());
}

void TestPlotPainter::curveHasItsColour_data() {
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << lightPalette();
    QTest::newRow("dark") << darkPalette();
}

void TestPlotPainter::curveHasItsColour() {
    QFETCH(const QPalette, palette);
    const ChartColours colours = chartColours(palette);
    const PlotSpec spec = curve();
    const QImage image = paint(spec, {}, colours);
    const PlotLayout layout = layoutPlot(spec, image.rect(), QFont());
    QCOMPARE(image.pixelColor(2, 2), colours.background);
    const QPointF at = layout.toPixel({0.5, 0.5});
    QVERIFY(countOf(image, colours.series(0), QRectF(at - QPointF(2, 2), QSizeF(4, 4))) > 0);
    QVERIFY(countOf(image, colours.series(0), layout.area) > 300);
    QCOMPARE(countOf(image, colours.series(1)), 0);
    QCOMPARE(countOf(image, Qt::magenta), 0); // everything is painted over
}

void TestPlotPainter::dashesLeaveGaps() {
    const ChartColours colours = printColours();
    const QRectF area = layoutPlot(curve(), QRectF(0, 0, 500, 320), QFont()).area;
    const int solid = countOf(paint(curve(), {}, colours), colours.series(0), area);
    const int dashed = countOf(paint(curve(LineStyle::Dash), {}, colours), colours.series(0), area);
    QVERIFY2(dashed < solid * 0.85 && dashed > solid * 0.3,
             qPrintable(QStringLiteral("%1 of %2").arg(dashed).arg(solid)));
}

void TestPlotPainter::fillLiesUnderTheCurve() {
    const ChartColours colours = printColours();
    PlotSpec spec = curve();
    spec.series[0].filled = true;
    const QImage image = paint(spec, {}, colours);
    const PlotLayout layout = layoutPlot(spec, image.rect(), QFont());
    QVERIFY(image.pixelColor(layout.toPixel({0.53, 0.13}).toPoint()) != colours.background);
    QCOMPARE(image.pixelColor(layout.toPixel({0.53, 0.93}).toPoint()), colours.background);
}

void TestPlotPainter::stepsRunThroughCorners() {
    PlotSpec spec = curve();
    spec.series[0].steps = true;
    spec.series[0].points = {{0.1, 0.2}, {0.5, 0.8}, {0.9, 0.4}};
    const PlotLayout layout = layoutPlot(spec, QRectF(0, 0, 500, 320), QFont());
    const QList<QPolygonF> pieces = curvePieces(spec.series[0], layout, 1);
    QCOMPARE(pieces.size(), 1);
    QCOMPARE(pieces[0],
             QPolygonF({layout.toPixel({0.1, 0.2}), layout.toPixel({0.5, 0.2}), layout.toPixel({0.5, 0.8}),
                        layout.toPixel({0.9, 0.8}), layout.toPixel({0.9, 0.4})}));
}

void TestPlotPainter::missingValuesBreakTheCurve() {
    PlotSpec spec = curve();
    spec.series[0].points[50].setY(std::numeric_limits<double>::quiet_NaN());
    const PlotLayout layout = layoutPlot(spec, QRectF(0, 0, 2000, 1200), QFont());
    const QList<QPolygonF> pieces = curvePieces(spec.series[0], layout, 1);
    QCOMPARE(pieces.size(), 2);
    QCOMPARE(pieces[0].size(), 50);
    QCOMPARE(pieces[1].size(), 50);
}

void TestPlotPainter::closePointsAreDropped() {
    PlotSpec spec = curve();
    spec.series[0].points.clear();
    for (int i = 0; i <= 100'000; ++i) {
        spec.series[0].points.append({i / 100'000.0, 0.5 + 0.3 * std::sin(i / 9000.0)});
    }
    const PlotLayout layout = layoutPlot(spec, QRectF(0, 0, 500, 320), QFont());
    const QList<QPolygonF> pieces = curvePieces(spec.series[0], layout, 1);
    QCOMPARE(pieces.size(), 1);
    QVERIFY(pieces[0].size() < 2000);
    QCOMPARE(pieces[0].first(), layout.toPixel(spec.series[0].points.first()));
    QCOMPARE(pieces[0].last(), layout.toPixel(spec.series[0].points.last()));
    // Finer devices keep more.
    QVERIFY(curvePieces(spec.series[0], layout, 0.5)[0].size() > pieces[0].size());
}

void TestPlotPainter::simplifyingStaysNear() {
    QRandomGenerator random(5);
    const auto distanceTo = [](const QPolygonF& line, const QPointF& point) {
        double best = std::numeric_limits<double>::infinity();
        for (qsizetype i = 0; i + 1 < line.size(); ++i) {
            const QPointF along = line[i + 1] - line[i];
            const double square = QPointF::dotProduct(along, along);
            const double t =
                square > 0 ? std::clamp(QPointF::dotProduct(point - line[i], along) / square, 0.0, 1.0) : 0.0;
            const QPointF off = point - (line[i] + along * t);
            best = std::min(best, std::hypot(off.x(), off.y()));
        }
        return best;
    };
    for (int round = 0; round < 400; ++round) {
        QPolygonF line;
        QPointF at(0, 0);
        const double turn = round % 4; // from nearly straight to running to and fro
        double heading = 0;
        for (int i = 0; i < 80; ++i) {
            line.append(at);
            heading += (random.generateDouble() - 0.5) * turn;
            const double step = random.generateDouble() * 3;
            at += QPointF(std::cos(heading), std::sin(heading)) * step;
        }
        for (const double tolerance : {0.1, 0.5, 2.0}) {
            const QPolygonF fewer = simplified(line, tolerance);
            QVERIFY(fewer.size() <= line.size() + 1);
            QCOMPARE(fewer.first(), line.first());
            QCOMPARE(fewer.last(), line.last());
            for (const QPointF& point : line) {
                QVERIFY(distanceTo(fewer, point) <= tolerance + 1e-9);
            }
        }
    }
    // A straight line needs its ends alone; there and back needs the turn.
    const QPolygonF straight({{0, 0}, {1, 1}, {2, 2}, {5, 5}});
    QCOMPARE(simplified(straight, 0.1), QPolygonF({{0, 0}, {5, 5}}));
    const QPolygonF back({{0, 0}, {5, 0}, {9, 0}, {3, 0}, {1, 0}});
    QCOMPARE(simplified(back, 0.1), QPolygonF({{0, 0}, {9, 0}, {1, 0}}));
}

void TestPlotPainter::curvesStayInTheArea() {
    const ChartColours colours = printColours();
    PlotSpec spec = curve();
    spec.series[0].name.clear(); // no legend in that colour
    spec.series[0].filled = true;
    spec.series[0].points = {{-0.5, 1.8}, {0.5, 0.5}, {1.7, -0.6}, {1.2, 2.0}, {0.2, 0.3}};
    const QImage image = paint(spec, {}, colours);
    const QRectF area = layoutPlot(spec, image.rect(), QFont()).area;
    const int all = countOf(image, colours.series(0));
    QVERIFY(all > 100);
    QCOMPARE(countOf(image, colours.series(0), area.adjusted(-2, -2, 2, 2)), all);
}

void TestPlotPainter::clippingAgreesWithSampling() {
    const QRectF rect(0, 0, 100, 60);
    QRandomGenerator random(11);
    for (int round = 0; round < 300; ++round) {
        QPolygonF line;
        for (int i = 0; i < 6; ++i) {
            line.append(QPointF(random.bounded(300) - 100.0, random.bounded(180) - 60.0));
        }
        double inside = 0;
        constexpr int kSamples = 4000;
        for (qsizetype i = 0; i + 1 < line.size(); ++i) {
            const QLineF segment(line[i], line[i + 1]);
            for (int s = 0; s < kSamples; ++s) {
                if (rect.contains(segment.pointAt((s + 0.5) / kSamples))) {
                    inside += segment.length() / kSamples;
                }
            }
        }
        double clipped = 0;
        for (const QPolygonF& part : clippedTo(line, rect)) {
            for (qsizetype i = 0; i + 1 < part.size(); ++i) {
                clipped += QLineF(part[i], part[i + 1]).length();
            }
        }
        QVERIFY2(std::abs(clipped - inside) < 1.5,
                 qPrintable(QStringLiteral("%1 against %2").arg(clipped).arg(inside)));
    }
}

void TestPlotPainter::legendNeverCoversCurves_data() {
    QTest::addColumn<int>("series");
    QTest::addColumn<QSize>("size");
    QTest::newRow("few") << 3 << QSize(560, 340);
    QTest::newRow("narrow") << 6 << QSize(260, 340);
    QTest::newRow("many, wide") << 14 << QSize(800, 400);
    QTest::newRow("many, narrow") << 9 << QSize(300, 500);
}

void TestPlotPainter::legendNeverCoversCurves() {
    QFETCH(const int, series);
    QFETCH(const QSize, size);
    PlotSpec spec = curve();
    spec.bands = {{0.2, 0.4, QStringLiteral("feasible range")}};
    while (spec.series.size() < series) {
        PlotSeries next = spec.series[0];
        next.name = QStringLiteral("a rather long name %1").arg(spec.series.size());
        spec.series.append(next);
    }
    const QRectF rect(QPointF(), size);
    const PlotLayout layout = layoutPlot(spec, rect, QFont(), 1);
    QCOMPARE(layout.legend.size(), series + 1);
    for (qsizetype i = 0; i < layout.legend.size(); ++i) {
        QVERIFY(!overlaps(layout.legend[i].rect, layout.area));
        QVERIFY(rect.contains(layout.legend[i].rect));
        for (qsizetype j = 0; j < i; ++j) {
            QVERIFY(!overlaps(layout.legend[i].rect, layout.legend[j].rect));
        }
    }
    QVERIFY(layout.area.height() > 60 && layout.area.width() > 100);
}

void TestPlotPainter::sameStylesGetMarkers() {
    // Two curves that differ in colour alone get markers; two that differ in style do not.
    const ChartColours colours = printColours();
    PlotSpec same = curve();
    same.series.append(same.series[0]);
    same.series[1].colour = 1;
    for (QPointF& point : same.series[1].points) {
        point.setY(1 - point.y());
    }
    PlotSpec different = same;
    different.series[1].style = LineStyle::Dash;
    const QRectF area = layoutPlot(same, QRectF(0, 0, 500, 320), QFont()).area;
    // Off the line itself, where only a marker paints: the curve is 1.8 pixels wide, a marker 7.
    const auto besideCurve = [&](const PlotSpec& spec) {
        const QImage image = paint(spec, {}, colours);
        const PlotLayout layout = layoutPlot(spec, image.rect(), QFont());
        int count = 0;
        for (double x = 0.05; x < 0.95; x += 0.0005) {
            const QPointF on = layout.toPixel({x, 0.2 + 0.6 * x});
            const QColor pixel = image.pixelColor((on + QPointF(0, 2)).toPoint());
            count += pixel.red() < 120 ? 1 : 0; // blue, not white
        }
        return count;
    };
    QCOMPARE(besideCurve(different), 0);
    QVERIFY2(besideCurve(same) > 10, qPrintable(QString::number(besideCurve(same))));
    QVERIFY(countOf(paint(same, {}, colours), colours.series(1), area) > 100);
}

void TestPlotPainter::labelsDoNotOverlap() {
    const QFontMetricsF metrics{pixelFont(QFont())};
    QRandomGenerator random(3);
    for (int round = 0; round < 200; ++round) {
        LabelPlacement placement(QRectF(0, 100, 500, 0), 16, 4, metrics);
        QList<PlacedLabel> labels;
        for (int i = 0; i < 4; ++i) {
            labels.append(placement.place(random.bounded(501), QStringLiteral("default 0.70")));
        }
        for (qsizetype i = 0; i < labels.size(); ++i) {
            QVERIFY(labels[i].rect.left() >= 0 && labels[i].rect.right() <= 500);
            QVERIFY(labels[i].rect.bottom() <= 100);
            for (qsizetype j = 0; j < i; ++j) {
                QVERIFY(!overlaps(labels[i].rect, labels[j].rect));
            }
        }
    }
    PlotSpec spec = curve();
    spec.lines = {{0.640, QStringLiteral("best 0.640"), LineStyle::Dash, -1, false},
                  {0.642, QStringLiteral("pinned 0.642"), LineStyle::Dash, -1, false},
                  {0.999, QStringLiteral("default 0.999"), LineStyle::Dot, -1, false}};
    const PlotLayout layout = layoutPlot(spec, QRectF(0, 0, 500, 320), QFont(), 1);
    QCOMPARE(layout.staticLabels.size(), 3);
    for (qsizetype i = 0; i < 3; ++i) {
        QVERIFY(layout.outer.contains(layout.staticLabels[i].rect));
        QVERIFY(!overlaps(layout.staticLabels[i].rect, layout.area));
        for (qsizetype j = 0; j < i; ++j) {
            QVERIFY(!overlaps(layout.staticLabels[i].rect, layout.staticLabels[j].rect));
        }
    }
}

void TestPlotPainter::pointsAndTheirLabels() {
    const ChartColours colours = printColours();
    const PlotSpec spec = curve();
    for (const MarkerShape shape :
         {MarkerShape::Circle, MarkerShape::Square, MarkerShape::Diamond, MarkerShape::Triangle}) {
        const PlotOverlay overlay{{}, {{{0.25, 0.8}, QStringLiteral("here"), 1, shape}}};
        const QImage image = paint(spec, overlay, colours);
        const PlotLayout layout = layoutPlot(spec, image.rect(), QFont());
        const QPointF at = layout.toPixel({0.25, 0.8});
        QVERIFY(countOf(image, colours.series(1), QRectF(at - QPointF(8, 8), QSizeF(16, 16))) > 30);
        QVERIFY(countOf(image, colours.text, QRectF(at + QPointF(8, -18), QSizeF(40, 18))) > 5);
    }
    // A point outside the axes is not painted anywhere.
    const PlotOverlay outside{{}, {{{1.25, 0.8}, QStringLiteral("there"), 1, MarkerShape::Circle}}};
    QCOMPARE(countOf(paint(spec, outside, colours), colours.series(1)), 0);
}

void TestPlotPainter::emptyTextIsShown() {
    const ChartColours colours = printColours();
    PlotSpec spec;
    QCOMPARE(countOf(paint(spec, {}, colours), colours.background), 500 * 320);
    spec.emptyText = QStringLiteral("Nothing is loaded yet: open a file.");
    const QImage image = paint(spec, {{{0.5, QStringLiteral("τ"), LineStyle::Solid, -1, true}}, {}}, colours);
    QVERIFY(countOf(image, colours.mutedText, QRectF(100, 130, 300, 60)) > 50);
}

void TestPlotPainter::tinyRectanglesAreHarmless() {
    PlotSpec spec = curve();
    spec.lines = {{0.5, QStringLiteral("a label that is wide"), LineStyle::Dash, -1, false}};
    for (const QSize& size : {QSize(1, 1), QSize(20, 10), QSize(10, 300), QSize(300, 12)}) {
        const QImage image = paint(spec, {{{0.4, QStringLiteral("τ 0.4"), LineStyle::Solid, -1, true}}, {}},
                                   printColours(), size);
        QCOMPARE(image.size(), size);
    }
}

// What is named lies in the band.
void TestPlotPainter::bandsAreDescribedWithinTheirBounds() {
    QLocale::setDefault(QLocale::c());
    PlotSpec spec = curve();
    spec.x.decimals = 2;
    const auto described = [&](PlotBand band) {
        spec.bands = {std::move(band)};
        return describePlot(spec, {});
    };
    QVERIFY(described({0.2, 0.4, QStringLiteral("feasible")})
                .contains(QStringLiteral("feasible: from 0.20 to 0.40.")));
    const QString open = described({0.204, 0.396, QStringLiteral("feasible"), false});
    QVERIFY2(open.contains(QStringLiteral("feasible: above 0.21, up to 0.39.")), qPrintable(open));
    const QString narrow = described({0.204, 0.207, {}, true});
    QVERIFY2(narrow.contains(QStringLiteral("Shaded range: from 0.204 to 0.207.")), qPrintable(narrow));
}

ASSAY_TEST(TestPlotPainter)
#include "tst_plot_painter.moc"
