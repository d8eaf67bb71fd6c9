#include "tests/support/test_class.h"
#include "widgets/charts/painted_chart.h"
#include "widgets/charts/plot_layout.h"
#include "widgets/charts/plot_text.h"
#include "widgets/charts/plot_widget.h"

#include <QtCharts/QChartView>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>

#include <QImage>
#include <QLocale>
#include <QPainter>
#include <cmath>
#include <iterator>
#include <limits>

using namespace assay::widgets;
using Drawing = PlotWidget::Drawing;
namespace plot = assay::plot;
using plot::LineChart;
using plot::LineStyle;

namespace {

LineChart curve(LineStyle style = LineStyle::Solid) {
    LineChart spec;
    spec.x = {"across", 0, 1, 2};
    spec.y = {"up", 0, 1, 2};
    plot::ChartSeries series{"curve", {}};
    series.look = 0;
    series.style = style;
    for (int i = 0; i <= 100; ++i) {
        series.points.push_back({i / 100.0, 0.2 + 0.6 * i / 100.0});
    }
    spec.series.push_back(series);
    return spec;
}

plot::Chart chartOf(const LineChart& lines) {
    plot::Chart chart;
    chart.title = lines.series.empty() ? "" : "A title";
    chart.body = lines;
    return chart;
}

plot::ChartMark markAt(double x, const std::string& label, LineStyle style, bool emphasised = false) {
    plot::ChartMark mark;
    mark.x = x;
    mark.label = label;
    mark.style = style;
    mark.emphasised = emphasised;
    return mark;
}

plot::ChartSpot spotAt(plot::ChartPoint at, const std::string& label, plot::ChartMarker shape) {
    plot::ChartSpot spot;
    spot.at = at;
    spot.look = 1;
    spot.label = label;
    spot.shape = shape;
    return spot;
}

// A plot that is not shown anywhere, and its picture.
struct Painted {
    explicit Painted(const LineChart& lines, const PlotOverlay& overlay = {},
                     Drawing drawing = Drawing::QtCharts, const QSize& size = {500, 320},
                     const QPalette& palette = lightPalette())
        : plot(std::make_unique<PlotWidget>(nullptr, drawing)) {
        plot->setPalette(palette);
        plot->resize(size);
        plot->setChart(chartOf(lines));
        plot->setOverlay(overlay);
        image = plot->grab().toImage();
    }

    [[nodiscard]] QPointF at(double x, double y) const { return plot->toPixel({x, y}); }

    [[nodiscard]] QRectF area() const {
        const LineChart& lines = plot->lines();
        return {at(lines.x.min, lines.y.max), at(lines.x.max, lines.y.min)};
    }

    std::unique_ptr<PlotWidget> plot;
    QImage image;
};

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

// Pixels that are neither the background nor a line of the grid.
int inkIn(const QImage& image, const QRectF& where) {
    const QColor empty = printColours().background;
    int count = 0;
    const QRect rect = where.toAlignedRect() & image.rect();
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
        for (int x = rect.left(); x <= rect.right(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            count += std::abs(pixel.red() - empty.red()) > 80 ? 1 : 0;
        }
    }
    return count;
}

QRectF around(const QPointF& at, double size) {
    return {at - QPointF(size / 2, size / 2), QSizeF(size, size)};
}

} // namespace

// What a plot looks like, whoever draws it: Qt Charts, or the canvas of files.
class TestPlotDrawing : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void mappingGoesThereAndBack();
    void emptyRangesCanBeMapped();
    void curveHasItsColour_data();
    void curveHasItsColour();
    void dashesLeaveGaps();
    void fillsBandsAndIntervals();
    void stepsRunThroughCorners();
    void missingValuesBreakTheCurve();
    void seriesAreKept();
    void manyPointsAreThinned();
    void namesAreNoMarkup();
    void curvesStayInTheArea();
    void legendTakesLittle_data();
    void legendTakesLittle();
    void highPlotsKeepNamesWhole();
    void longNamesAreWholeBesideShortOnes();
    void aNarrowPlotShowsItsTitleInTwoLines();
    void sameStylesGetMarkers();
    void labelsOfLines();
    void pointsAndTheirLabels();
    void emptyTextIsShown();
    void tinyPlotsAreHarmless();
    void bandsAreDescribedWithinTheirBounds();
    void spotsOfTheChartStand();
    void seriesAreToldApart();
    void chanceIsALevelLine();
};

void TestPlotDrawing::mappingGoesThereAndBack() {
    LineChart spec = curve();
    spec.x.min = 0.25;
    spec.y.max = 3;
    for (const Drawing drawing : {Drawing::QtCharts, Drawing::Canvas}) {
        const Painted painted(spec, {}, drawing, {600, 400});
        for (const QPointF& point : {QPointF(0.3, 0.1), QPointF(0.77, 2.9)}) {
            const QPointF back = painted.plot->toData(painted.at(point.x(), point.y()));
            QVERIFY(std::abs(back.x() - point.x()) < 1e-9 && std::abs(back.y() - point.y()) < 1e-9);
        }
        QVERIFY(QRectF(0, 0, 600, 400).contains(painted.area()));
        QVERIFY(painted.area().width() > 480 && painted.area().height() > 260);
    }
}

void TestPlotDrawing::emptyRangesCanBeMapped() {
    LineChart spec = curve();
    spec.x.min = spec.x.max = 0.5;
    spec.y.min = std::numeric_limits<double>::quiet_NaN();
    for (const Drawing drawing : {Drawing::QtCharts, Drawing::Canvas}) {
        const QPointF at = Painted(spec, {}, drawing).at(0.5, 0.5);
        QVERIFY(std::isfinite(at.x()) && std::isfinite(at.y()));
    }
}

void TestPlotDrawing::curveHasItsColour_data() {
    QTest::addColumn<QPalette>("palette");
    QTest::addColumn<int>("drawing");
    for (const Drawing drawing : {Drawing::QtCharts, Drawing::Canvas}) {
        const int number = static_cast<int>(drawing);
        QTest::addRow("light, %d", number) << lightPalette() << number;
        QTest::addRow("dark, %d", number) << darkPalette() << number;
    }
}

// And is where the mapping says.
void TestPlotDrawing::curveHasItsColour() {
    QFETCH(const QPalette, palette);
    QFETCH(const int, drawing);
    const ChartColours colours = chartColours(palette);
    const Painted painted(curve(), {}, static_cast<Drawing>(drawing), {500, 320}, palette);
    QCOMPARE(painted.image.pixelColor(2, 2), colours.background);
    for (const double x : {0.1, 0.5, 0.9}) {
        QVERIFY(countOf(painted.image, colours.series(0), around(painted.at(x, 0.2 + 0.6 * x), 4)) > 0);
    }
    QVERIFY(countOf(painted.image, colours.series(0), painted.area()) > 300);
    QCOMPARE(countOf(painted.image, colours.series(1)), 0);
}

void TestPlotDrawing::dashesLeaveGaps() {
    const ChartColours colours = printColours();
    const auto inked = [&](LineStyle style) {
        const Painted painted(curve(style));
        return countOf(painted.image, colours.series(0), painted.area());
    };
    const int solid = inked(LineStyle::Solid);
    const int dashed = inked(LineStyle::Dash);
    QVERIFY2(dashed < solid * 0.85 && dashed > solid * 0.3,
             qPrintable(QStringLiteral("%1 of %2").arg(dashed).arg(solid)));
}

void TestPlotDrawing::fillsBandsAndIntervals() {
    LineChart spec = curve();
    spec.x.max = 1.05; // off the lines of the grid
    spec.y.max = 1.05;
    const QColor empty = printColours().background;
    for (const Drawing drawing : {Drawing::QtCharts, Drawing::Canvas}) {
        LineChart filled = spec;
        filled.series[0].filled = true;
        const Painted fill(filled, {}, drawing);
        QVERIFY(fill.image.pixelColor(fill.at(0.53, 0.13).toPoint()) != empty);
        QCOMPARE(fill.image.pixelColor(fill.at(0.53, 0.93).toPoint()), empty);
        LineChart banded = spec;
        banded.bands = {{0.5, 0.57, ""}};
        const Painted band(banded, {}, drawing);
        QVERIFY(band.image.pixelColor(band.at(0.53, 0.93).toPoint()) != empty);
        QCOMPARE(band.image.pixelColor(band.at(0.33, 0.93).toPoint()), empty);
        LineChart unsure = spec;
        for (const plot::ChartPoint& point : spec.series[0].points) {
            unsure.series[0].low.push_back({point.x, point.y - 0.15});
            unsure.series[0].high.push_back({point.x, point.y + 0.15});
        }
        const Painted interval(unsure, {}, drawing);
        QVERIFY(interval.image.pixelColor(interval.at(0.53, 0.2 + 0.6 * 0.53 + 0.1).toPoint()) != empty);
        QCOMPARE(interval.image.pixelColor(interval.at(0.53, 0.93).toPoint()), empty);
    }
}

void TestPlotDrawing::stepsRunThroughCorners() {
    LineChart spec = curve();
    spec.series[0].steps = plot::CurveSteps::Ahead;
    spec.series[0].points = {{0.1, 0.2}, {0.5, 0.8}, {0.9, 0.4}};
    for (const Drawing drawing : {Drawing::QtCharts, Drawing::Canvas}) {
        const Painted painted(spec, {}, drawing);
        for (const QPointF& on :
             {QPointF(0.3, 0.2), QPointF(0.5, 0.5), QPointF(0.7, 0.8), QPointF(0.9, 0.6)}) {
            QVERIFY(inkIn(painted.image, around(painted.at(on.x(), on.y()), 5)) > 0);
        }
        QCOMPARE(inkIn(painted.image, around(painted.at(0.3, 0.5), 5)), 0);
    }
}

void TestPlotDrawing::missingValuesBreakTheCurve() {
    LineChart spec = curve();
    for (std::size_t i = 45; i < 55; ++i) {
        spec.series[0].points[i].y = std::numeric_limits<double>::quiet_NaN();
    }
    spec.series[0].points[50] = {0.5, 0.5}; // alone
    for (const Drawing drawing : {Drawing::QtCharts, Drawing::Canvas}) {
        const Painted painted(spec, {}, drawing);
        const auto inkAt = [&](double x) {
            return countOf(painted.image, printColours().series(0), around(painted.at(x, 0.2 + 0.6 * x), 4));
        };
        QVERIFY(inkAt(0.4) > 0 && inkAt(0.6) > 0);
        QCOMPARE(inkAt(0.47), 0);
        QVERIFY(inkAt(0.5) > 0);
    }
}

// New points of as many curves are put into the series that are there.
void TestPlotDrawing::seriesAreKept() {
    PlotWidget plot;
    plot.resize(500, 320);
    plot.setChart(chartOf(curve()));
    plot.grab();
    const auto* view = plot.findChild<QChartView*>();
    QVERIFY(view != nullptr);
    QVERIFY(view->focusPolicy() == Qt::NoFocus && view->testAttribute(Qt::WA_TransparentForMouseEvents));
    const QList<QAbstractSeries*> before = view->chart()->series();
    const QList<QAbstractAxis*> axes = view->chart()->axes();
    LineChart other = curve(LineStyle::Dot);
    other.series[0].points.resize(40);
    other.x.max = 0.4;
    plot.setChart(chartOf(other));
    plot.grab();
    QCOMPARE(view->chart()->series(), before);
    QCOMPARE(view->chart()->axes(), axes);
    QCOMPARE(qobject_cast<QLineSeries*>(before.first())->count(), 40);
    QCOMPARE(qobject_cast<QValueAxis*>(view->chart()->axes(Qt::Horizontal).first())->max(), 0.4);
    const plot::ChartSeries again = other.series[0];
    other.series.push_back(again);
    plot.setChart(chartOf(other));
    plot.grab();
    QCOMPARE(view->chart()->series().size(), 2);
    QCOMPARE(Painted(curve(), {}, Drawing::Canvas).plot->findChild<QChartView*>(), nullptr);
}

void TestPlotDrawing::manyPointsAreThinned() {
    LineChart spec = curve();
    spec.series[0].points.clear();
    for (int i = 0; i <= 100'000; ++i) {
        spec.series[0].points.push_back({i / 100'000.0, 0.5 + 0.3 * std::sin(i / 9000.0)});
    }
    const Painted painted(spec);
    const auto* view = painted.plot->findChild<QChartView*>();
    QVERIFY(qobject_cast<QLineSeries*>(view->chart()->series().first())->count() <= 500);
    QCOMPARE(painted.plot->lines().series[0].points.size(), std::size_t{100'001}); // the read-out knows all
}

void TestPlotDrawing::namesAreNoMarkup() {
    LineChart spec = curve();
    spec.x.title = "<h1>large</h1>";
    LineChart plain = curve();
    plain.x.title = "(h1)large(/h1)";
    // Read as HTML, the title would be several times as high.
    QVERIFY(std::abs(Painted(spec).area().height() - Painted(plain).area().height()) < 3);
}

void TestPlotDrawing::curvesStayInTheArea() {
    const ChartColours colours = printColours();
    LineChart spec = curve();
    spec.series[0].name.clear(); // no legend in that colour
    spec.series[0].points = {{-0.5, 1.8}, {0.5, 0.5}, {1.7, -0.6}, {1.2, 2.0}, {0.2, 0.3}};
    const Painted painted(spec);
    const int all = countOf(painted.image, colours.series(0));
    QVERIFY(all > 100);
    QCOMPARE(countOf(painted.image, colours.series(0), painted.area().adjusted(-2, -2, 2, 2)), all);
}

void TestPlotDrawing::legendTakesLittle_data() {
    QTest::addColumn<int>("series");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("rows");
    QTest::newRow("few") << 3 << QSize(560, 340) << 1;
    QTest::newRow("least size") << 4 << QSize(320, 220) << 2;
    QTest::newRow("many, wide") << 8 << QSize(900, 400) << 2;
    QTest::newRow("many, narrow") << 9 << QSize(320, 500) << 4;
}

// One line as long as the names can be read, and never over the curves.
void TestPlotDrawing::legendTakesLittle() {
    QFETCH(const int, series);
    QFETCH(const QSize, size);
    QFETCH(const int, rows);
    LineChart spec = curve();
    spec.bands = {{0.2, 0.4, "feasible range"}, {0.6, 0.7, "feasible range"}};
    while (std::ssize(spec.series) < series) {
        plot::ChartSeries next = spec.series[0];
        next.name = "a rather long name " + std::to_string(spec.series.size());
        spec.series.push_back(next);
    }
    PlotLayout layout = emptyLayout(spec, QRectF(QPointF(), size), QFont());
    const double below = placeHead(layout, spec);
    QCOMPARE(layout.legend.size(), series + 1); // one name, one entry
    QVERIFY2(below <= 12 + rows * (QFontMetricsF(layout.smallFont).height() + 4),
             qPrintable(QString::number(below)));
    for (qsizetype i = 0; i < layout.legend.size(); ++i) {
        QVERIFY(layout.outer.contains(layout.legend[i].rect));
        QVERIFY(layout.legend[i].rect.bottom() <= below);
        for (qsizetype j = 0; j < i; ++j) {
            QVERIFY(!layout.legend[i].rect.intersects(layout.legend[j].rect));
        }
    }
    QVERIFY(Painted(spec, {}, Drawing::QtCharts, size).area().height() > size.height() * 0.45);
}

// Where there is height enough, names are not shortened for the sake of fewer lines.
void TestPlotDrawing::highPlotsKeepNamesWhole() {
    LineChart spec = curve();
    while (spec.series.size() < 8) {
        plot::ChartSeries next = spec.series[0];
        next.name = "a search, filtered " + std::to_string(spec.series.size());
        spec.series.push_back(next);
    }
    const auto wholeNames = [&spec](double height) {
        PlotLayout layout = emptyLayout(spec, QRectF(0, 0, 400, height), QFont());
        (void)placeHead(layout, spec);
        return std::ranges::count_if(
            layout.legend, [](const LegendEntry& entry) { return !entry.text.contains(QChar(0x2026)); });
    };
    QVERIFY(wholeNames(220) < 8);
    QCOMPARE(wholeNames(700), 8);
}

// Long names take rows of their own, short ones share one.
void TestPlotDrawing::longNamesAreWholeBesideShortOnes() {
    LineChart spec = curve();
    spec.series.clear();
    for (const char* const search : {"exact, LSA 24", "BM25 k1=1.2 b=0.75", "HNSW M=16 ef=100, LSA 24",
                                     "hybrid alpha=0.5 (exact, LSA 24, BM25 k1=1.2 b=0.75)",
                                     "RRF 60 (exact, LSA 24, BM25 k1=1.2 b=0.75)"}) {
        for (const char* const regime : {", filtered", ", open"}) {
            plot::ChartSeries next = curve().series[0];
            next.name = std::string(search) + regime;
            spec.series.push_back(next);
        }
    }
    const QFontMetricsF metrics(emptyLayout(spec, QRectF(0, 0, 450, 620), QFont()).smallFont);
    PlotLayout layout =
        emptyLayout(spec, QRectF(0, 0, metrics.averageCharWidth() * 80, metrics.height() * 50), QFont());
    const double below = placeHead(layout, spec);
    for (const LegendEntry& entry : layout.legend) {
        QVERIFY2(!entry.text.contains(QChar(0x2026)), qPrintable(entry.text));
        QVERIFY(layout.outer.contains(entry.rect));
    }
    QVERIFY(below < layout.outer.height() / 3);
    QCOMPARE(layout.legend[0].rect.top(), layout.legend[1].rect.top());
    // In a low plot the curves come first.
    PlotLayout low = emptyLayout(spec, QRectF(0, 0, layout.outer.width(), 220), QFont());
    QVERIFY(placeHead(low, spec) < 220 / 2.);
}

// In a narrow plot the title goes on in a second line instead of being shortened.
void TestPlotDrawing::aNarrowPlotShowsItsTitleInTwoLines() {
    const QString title = QStringLiteral("G, AUC 0.786, n 8,000");
    LineChart spec = curve();
    const QFontMetricsF metrics(emptyLayout(spec, QRectF(0, 0, 150, 150), QFont()).titleFont);
    const double width = metrics.horizontalAdvance(QStringLiteral("G, AUC 0.786, n")) + 16;
    const auto linesAt = [&](double wide, double high) {
        PlotLayout layout = emptyLayout(spec, QRectF(0, 0, wide, high), QFont());
        const double below = placeHead(layout, spec, title);
        return below >= layout.titleRect.bottom()
                   ? qRound(layout.titleRect.height() / std::ceil(metrics.height()))
                   : 0;
    };
    QCOMPARE(linesAt(width, 150), 2);
    QCOMPARE(linesAt(3 * width, 150), 1);
    QCOMPARE(linesAt(width, metrics.height() * 4), 1); // no room for it
}

void TestPlotDrawing::sameStylesGetMarkers() {
    // Two curves that differ in colour alone get markers; two that differ in style do not.
    LineChart same = curve();
    const plot::ChartSeries again = same.series[0];
    same.series.push_back(again);
    same.series[1].look = 1;
    for (plot::ChartPoint& point : same.series[1].points) {
        point.y = 1 - point.y;
    }
    LineChart different = same;
    different.series[1].style = LineStyle::Dash;
    // Off the line itself, where only a marker paints: the curve is 1.8 pixels wide, a marker 7.
    const auto besideCurve = [&](const LineChart& spec) {
        const Painted painted(spec);
        int count = 0;
        for (double x = 0.05; x < 0.95; x += 0.0005) {
            const QColor pixel =
                painted.image.pixelColor((painted.at(x, 0.2 + 0.6 * x) + QPointF(0, 2)).toPoint());
            count += pixel.red() < 120 ? 1 : 0; // blue, not white
        }
        return count;
    };
    const int without = besideCurve(different);
    QVERIFY2(besideCurve(same) > without + 10, qPrintable(QString::number(without)));
}

void TestPlotDrawing::labelsOfLines() {
    LineChart spec = curve();
    spec.marks = {markAt(0.640, "best 0.640", LineStyle::Dash),
                  markAt(0.642, "pinned 0.642", LineStyle::Dash),
                  markAt(0.999, "default 0.999", LineStyle::Dot)};
    PlotLayout layout = emptyLayout(spec, QRectF(0, 0, 500, 320), QFont());
    const int rows = placeLabels(layout, spec, 1);
    QCOMPARE(layout.staticLabels.size(), 3);
    QCOMPARE(rows, 3); // two that lie close together, and one for the overlay
    for (qsizetype i = 0; i < 3; ++i) {
        const QRectF rect = layout.rectOf(layout.staticLabels[i]);
        QVERIFY(rect.left() >= 0 && rect.right() <= 500 && rect.bottom() <= layout.area.top());
        for (qsizetype j = 0; j < i; ++j) {
            QVERIFY(!rect.intersects(layout.rectOf(layout.staticLabels[j])));
        }
    }
    const Painted painted(spec);
    QVERIFY(inkIn(painted.image, around(painted.at(0.64, 0.95), 8)) > 3);
}

void TestPlotDrawing::pointsAndTheirLabels() {
    const ChartColours colours = printColours();
    using plot::ChartMarker;
    for (const ChartMarker shape :
         {ChartMarker::Circle, ChartMarker::Square, ChartMarker::Diamond, ChartMarker::Triangle}) {
        const PlotOverlay overlay{.spots = {spotAt({0.25, 0.8}, "here", shape)}};
        const Painted painted(curve(), overlay);
        const QPointF at = painted.at(0.25, 0.8);
        QVERIFY(countOf(painted.image, colours.series(1), around(at, 16)) > 20);
        QVERIFY(inkIn(painted.image, QRectF(at + QPointF(8, -18), QSizeF(40, 18))) > 10);
        QVERIFY(inkIn(Painted(curve()).image, QRectF(at + QPointF(8, -18), QSizeF(40, 18))) == 0);
    }
    // A point outside the axes is not painted anywhere.
    const PlotOverlay outside{.spots = {spotAt({1.25, 0.8}, "there", ChartMarker::Circle)}};
    QCOMPARE(countOf(Painted(curve(), outside).image, colours.series(1)), 0);
}

void TestPlotDrawing::emptyTextIsShown() {
    const ChartColours colours = printColours();
    LineChart spec;
    const PlotOverlay overlay{.marks = {markAt(0.5, "τ", LineStyle::Solid, true)}};
    for (const Drawing drawing : {Drawing::QtCharts, Drawing::Canvas}) {
        QCOMPARE(countOf(Painted(LineChart(), {}, drawing).image, colours.background), 500 * 320);
        spec.emptyText = "Nothing is loaded yet: open a file.";
        const Painted painted(spec, overlay, drawing);
        QVERIFY(countOf(painted.image, colours.mutedText, QRectF(100, 130, 300, 60)) > 50);
    }
}

void TestPlotDrawing::tinyPlotsAreHarmless() {
    LineChart spec = curve();
    spec.marks = {markAt(0.5, "a label that is wide", LineStyle::Dash)};
    const PlotOverlay overlay{.marks = {markAt(0.4, "τ 0.4", LineStyle::Solid, true)}};
    for (const Drawing drawing : {Drawing::QtCharts, Drawing::Canvas}) {
        for (const QSize& size : {QSize(1, 1), QSize(20, 10), QSize(10, 300), QSize(300, 12)}) {
            const Painted painted(spec, overlay, drawing, size);
            QCOMPARE(painted.image.size(), size);
            QVERIFY(std::isfinite(painted.at(0.5, 0.5).x()) && std::isfinite(painted.at(0.5, 0.5).y()));
        }
    }
}

// What is named lies in the band.
void TestPlotDrawing::bandsAreDescribedWithinTheirBounds() {
    QLocale::setDefault(QLocale::c());
    LineChart spec = curve();
    spec.x.decimals = 2;
    const auto described = [&](plot::ChartBand band) {
        spec.bands = {std::move(band)};
        return describePlot(chartOf(spec));
    };
    QVERIFY(described({0.2, 0.4, "feasible"}).contains(QStringLiteral("feasible: from 0.20 to 0.40.")));
    const QString open = described({0.204, 0.396, "feasible", false});
    QVERIFY2(open.contains(QStringLiteral("feasible: above 0.21, up to 0.39.")), qPrintable(open));
    const QString narrow = described({0.204, 0.207, "", true});
    QVERIFY2(narrow.contains(QStringLiteral("Shaded range: from 0.204 to 0.207.")), qPrintable(narrow));
}

void TestPlotDrawing::spotsOfTheChartStand() {
    LineChart spec = curve();
    spec.spots = {spotAt({0.25, 0.8}, "here", plot::ChartMarker::Diamond)};
    const QColor colour = printColours().series(1);
    for (const Drawing drawing : {Drawing::QtCharts, Drawing::Canvas}) {
        const Painted painted(spec, {}, drawing);
        QVERIFY(countOf(painted.image, colour, around(painted.at(0.25, 0.8), 16)) > 30);
        QVERIFY(describePlot(chartOf(spec)).contains(QStringLiteral("here: point at")));
    }
    plot::Chart other;
    other.title = "bars";
    other.body = plot::BarChart();
    PlotWidget plot;
    plot.setChart(other); // which it cannot show
    QCOMPARE(plot.title(), QStringLiteral("bars"));
    QVERIFY(plot.lines().series.empty());
}

// Where no style is given, series are told apart as in reports.
void TestPlotDrawing::seriesAreToldApart() {
    LineChart spec = curve();
    spec.series.assign(3, plot::ChartSeries{"s", {{0, 0}, {1, 1}}});
    const QImage image = Painted(spec).image;
    for (int i = 0; i < 3; ++i) {
        QVERIFY(countOf(image, printColours().series(i)) > 10);
    }
}

// What luck alone would give: a level line across the plot, named in the legend and in words.
void TestPlotDrawing::chanceIsALevelLine() {
    LineChart spec = curve();
    spec.x.max = spec.y.max = 1.05; // off the lines of the grid
    const auto inked = [&](const Painted& painted) {
        int count = 0;
        for (double x = 0.3; x < 1; x += 0.01) {
            count += inkIn(painted.image, around(painted.at(x, 0.13), 3)) > 0 ? 1 : 0;
        }
        return count;
    };
    for (const Drawing drawing : {Drawing::QtCharts, Drawing::Canvas}) {
        QCOMPARE(inked(Painted(spec, {}, drawing)), 0);
        LineChart withChance = spec;
        withChance.series[0].chance = 0.13;
        withChance.chanceName = "prevalence";
        QVERIFY(inked(Painted(withChance, {}, drawing)) > 20);
        QVERIFY(describePlot(chartOf(withChance)).contains(QStringLiteral("By chance: 0.13")));
        PlotLayout layout = emptyLayout(withChance, QRectF(0, 0, 500, 320), QFont());
        (void)placeHead(layout, withChance);
        QCOMPARE(layout.legend.last().text, QStringLiteral("prevalence"));
    }
}

ASSAY_TEST(TestPlotDrawing)
#include "tst_plot_drawing.moc"
