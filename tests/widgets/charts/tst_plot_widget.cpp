#include "tests/support/test_class.h"
#include "tests/support/user_acts.h"
#include "widgets/charts/chart_font.h"
#include "widgets/charts/plot_widget.h"
#include "widgets/theme/theme.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QGraphicsTextItem>
#include <QGraphicsView>
#include <QHelpEvent>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QMimeData>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QToolTip>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <QXmlStreamReader>
#include <cmath>
#include <limits>

using namespace assay::widgets;
namespace plot = assay::plot;
using plot::LineChart;

namespace {

LineChart twoLines() {
    LineChart lines;
    lines.x = {"FHRI threshold", 0, 1, 3};
    lines.y = {"share of samples", 0, 1, 2};
    plot::ChartSeries rising{"recall", {}};
    rising.look = 0;
    rising.style = plot::LineStyle::Solid;
    plot::ChartSeries falling{"precision", {}};
    falling.look = 1;
    falling.style = plot::LineStyle::Dash;
    for (int i = 0; i <= 20; ++i) {
        rising.points.push_back({i / 20.0, i / 25.0});
        falling.points.push_back({i / 20.0, 1 - i / 40.0});
    }
    lines.series = {rising, falling};
    lines.bands = {{0.5, 0.7, "feasible"}};
    lines.marks = {{0.7, "default 0.70", plot::LineStyle::Dot}};
    return lines;
}

plot::Chart chartOf(const LineChart& lines, const std::string& title = "Figures against the threshold") {
    plot::Chart chart;
    chart.title = title;
    chart.body = lines;
    return chart;
}

PlotOverlay markerAt(double x) {
    PlotOverlay overlay;
    overlay.marks = {{x, "now", plot::LineStyle::Solid, 2, true}};
    plot::ChartSpot spot;
    spot.at = {x, 0.3};
    spot.look = 2;
    spot.shape = plot::ChartMarker::Diamond;
    overlay.spots = {spot};
    return overlay;
}

int countOf(const QImage& image, const QColor& colour) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            count += image.pixelColor(x, y) == colour ? 1 : 0;
        }
    }
    return count;
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestPlotWidget : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init();
    void cleanup();
    void figuresOfLowChartsAreReadWhole();
    void overlayMovesOverTheSameLayer();
    void repaintsOnPaletteAndFont();
    void hoverSaysThePoint();
    void figuresAreReadAsFineAsTheyAre();
    void readOutIsNeverClipped();
    void longNamesAreReadWhole();
    void hoverTextCanBeReplaced();
    void theCrosshairReadsAnywhere();
    void theWheelZoomsWithTheFocus();
    void keysZoomAndShowTheWholeAgain();
    void theLegendSwitchesSeries();
    void picturesSayWhatTheyAreOf();
    void picturesShowWhatIsSeen();
    void shortenedNamesAreTold();
    void clickAndDragChooseX();
    void clickDoesNothingUnlessChoosable();
    void pointsAreChosen();
    void keysWalkAlongTheCurves();
    void keysSkipMissingPoints();
    void focusIsVisible();
    void newSpecForgetsLostPoints();
    void textAlternativeSaysAll();
    void screenReadersAreTold();
    void exportsPng();
    void aSmallChartIsNotSavedSmall();
    void exportsSvg();
    void exportsPdf();
    void exportFailuresAreExplained();
    void menuCopiesAndSaves();

  private:
    // Turns the wheel by notches over a place in data units.
    void turnWheel(int notches, const QPointF& data, Qt::KeyboardModifiers modifiers = {}) {
        const QPointF at = m_plot->toPixel(data);
        QWheelEvent event(at, m_plot->mapToGlobal(at), QPoint(), QPoint(0, 120 * notches), Qt::NoButton,
                          modifiers, Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_plot, &event);
    }

    // Of a series' name in the legend.
    [[nodiscard]] QPoint legendPlace(int series) const {
        PlotLayout layout = emptyLayout(m_plot->lines(), QRectF(m_plot->rect()), m_plot->font());
        (void)placeHead(layout, m_plot->lines(), m_plot->title());
        return layout.legend[series].rect.center().toPoint();
    }

    [[nodiscard]] QString svgOf() const {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("chart.svg"));
        return m_plot->exportTo(path) ? QString::fromUtf8(contentOf(path)) : QString();
    }

    void hover(const QPointF& pixel) { QTest::mouseMove(m_plot, pixel.toPoint()); }

    [[nodiscard]] QPointF pixelOf(int series, int point) const {
        const plot::ChartPoint& at =
            m_plot->lines().series[static_cast<std::size_t>(series)].points[static_cast<std::size_t>(point)];
        return m_plot->toPixel({at.x, at.y});
    }

    std::unique_ptr<QWidget> m_window;
    PlotWidget* m_plot = nullptr;
};

void TestPlotWidget::init() {
    applyTheme(*qApp, ThemeChoice::Light);
    m_window = std::make_unique<QWidget>();
    auto* layout = new QVBoxLayout(m_window.get());
    layout->addWidget(new QLineEdit);
    m_plot = new PlotWidget;
    layout->addWidget(m_plot, 1);
    m_plot->setChart(chartOf(twoLines()));
    m_window->resize(640, 460);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_window->activateWindow();
    QTRY_VERIFY(m_window->isActiveWindow());
    QTest::mouseMove(m_window.get(), {1, 1});
}

void TestPlotWidget::cleanup() {
    m_window.reset();
}

// Qt Charts shortens figures beside an axis to "..." rather than the axis' title.
void TestPlotWidget::figuresOfLowChartsAreReadWhole() {
    for (const int height : {150, 180, 240}) {
        PlotWidget plot;
        plot.resize(330, height);
        plot.setChart(chartOf(twoLines()));
        plot.setOverlay(markerAt(0.4));
        (void)plot.grab();
        const auto* const view = plot.findChild<QGraphicsView*>();
        QVERIFY(view != nullptr && view->scene() != nullptr);
        int figures = 0;
        for (const QGraphicsItem* const item : view->scene()->items()) {
            const auto* const text = qgraphicsitem_cast<const QGraphicsTextItem*>(item);
            if (text == nullptr || !text->isVisible() || text->toPlainText().isEmpty()) {
                continue;
            }
            bool isFigure = false;
            (void)QLocale().toDouble(text->toPlainText(), &isFigure);
            figures += isFigure ? 1 : 0;
            QVERIFY2(text->toPlainText() != QStringLiteral("...") &&
                         text->toPlainText() != QString(QChar(0x2026)),
                     qPrintable(QString::number(height)));
        }
        QVERIFY2(figures >= 4, qPrintable(QString::number(height)));
    }
}

void TestPlotWidget::overlayMovesOverTheSameLayer() {
    const ChartColours colours = chartColours(m_plot->palette());
    const QImage before = m_plot->grab().toImage();
    QCOMPARE(countOf(before, colours.series(2)), 0);
    m_plot->setOverlay(markerAt(0.25));
    const QImage left = m_plot->grab().toImage();
    m_plot->setOverlay(markerAt(0.75));
    const QImage right = m_plot->grab().toImage();
    const auto isThere = [&](const QImage& image, double x) {
        return image.pixelColor(m_plot->toPixel({x, 0.3}).toPoint()) == colours.series(2);
    };
    QVERIFY(isThere(left, 0.25) && !isThere(left, 0.75));
    QVERIFY(isThere(right, 0.75) && !isThere(right, 0.25));
    m_plot->setOverlay({});
    QCOMPARE(m_plot->grab().toImage(), before);
}

void TestPlotWidget::repaintsOnPaletteAndFont() {
    QCOMPARE(m_plot->grab().toImage().pixelColor(3, 3), lightPalette().color(QPalette::Base));
    applyTheme(*qApp, ThemeChoice::Dark);
    QTRY_VERIFY(isDarkPalette(m_plot->palette())); // Qt tells widgets by posted events
    const QImage dark = m_plot->grab().toImage();
    QCOMPARE(dark.pixelColor(3, 3), darkPalette().color(QPalette::Base));
    QVERIFY(countOf(dark, chartColours(darkPalette()).series(0)) > 20);
    const QRectF before(m_plot->toPixel({0, 0}), m_plot->toPixel({1, 1}));
    QFont large = m_plot->font();
    large.setPointSizeF(large.pointSizeF() * 2);
    m_plot->setFont(large);
    QVERIFY(m_plot->toPixel({0, 0}).x() > before.left() + 5); // wider tick labels
    QVERIFY(m_plot->grab().toImage() != dark);
}

void TestPlotWidget::hoverSaysThePoint() {
    QVERIFY(m_plot->readOut().isEmpty());
    hover(m_plot->toPixel({0.5, 0.41}));
    QTRY_COMPARE(m_plot->currentPoint(), (PlotPosition{0, 10}));
    QCOMPARE(m_plot->readOut(), QStringLiteral("recall\nFHRI threshold: 0.500\nshare of samples: 0.400\n"
                                               "precision: 0.750")); // all series are read
    hover(m_plot->toPixel({0.2, 0.89}));
    QTRY_COMPARE(m_plot->currentPoint(), (PlotPosition{1, 4}));
    // The box is painted.
    const QPoint inBox = m_plot->readOutRect().topLeft().toPoint() + QPoint(4, 4);
    QCOMPARE(m_plot->grab().toImage().pixelColor(inBox), m_plot->palette().color(QPalette::ToolTipBase));
    hover({1, 1});
    QTRY_VERIFY(m_plot->readOut().isEmpty());
}

// Ticks need one digit; who reads a figure needs those that it has.
void TestPlotWidget::figuresAreReadAsFineAsTheyAre() {
    LineChart lines;
    lines.x = {"k", 1, 3, 0};
    lines.y = {"Hit@k", 0, 1, 1};
    lines.series = {{"open", {{1, 0.0112}, {2, 0.1125}, {3, 1.0 / 3}}},
                    {"by luck", {{1, 0.5}, {2, 0.98}, {3, 1}}}};
    m_plot->setChart(chartOf(lines));
    hover(pixelOf(0, 1));
    QTRY_COMPARE(m_plot->currentPoint(), (PlotPosition{0, 1}));
    QCOMPARE(m_plot->readOut(), QStringLiteral("open\nk: 2\nHit@k: 0.1125\nby luck: 0.9800"));
    QVERIFY(m_plot->textAlternative().contains(QStringLiteral("lowest 0.0112 at 1")));
    // Figures of a low range have as many digits that count.
    lines.series[0].points = {{1, 0.00012345}, {2, 0.0021}, {3, 0.003}};
    lines.series.resize(1);
    m_plot->setChart(chartOf(lines));
    hover({1, 1});
    hover(pixelOf(0, 0));
    QTRY_COMPARE(m_plot->currentPoint(), (PlotPosition{0, 0}));
    QCOMPARE(m_plot->readOut(), QStringLiteral("open\nk: 1\nHit@k: 0.000123"));
    // And no digits that they do not have.
    lines.series[0].points = {{1, 0.2}, {2, 0.25}, {3, 0.3}};
    m_plot->setChart(chartOf(lines));
    hover({1, 1});
    hover(pixelOf(0, 0));
    QTRY_COMPARE(m_plot->currentPoint(), (PlotPosition{0, 0}));
    QCOMPARE(m_plot->readOut(), QStringLiteral("open\nk: 1\nHit@k: 0.20"));
}

// No line is cut at the edge of the box: the last thing in it is the figure.
void TestPlotWidget::longNamesAreReadWhole() {
    LineChart lines;
    lines.x = {"k", 1, 3, 0};
    lines.y = {"Hit@k", 0, 1, 1};
    for (int i = 0; i < 6; ++i) {
        const std::string name =
            "hybrid alpha=0.5 depth=100 (exact, LSA 24 + BM25 k1=1.2 b=0.75), filtered and named "
            "at length, search " +
            std::to_string(i);
        lines.series.push_back({name, {{1, 0.1 * i}, {2, 0.1 * i + 0.1125}, {3, 0.1 * i + 0.2}}});
    }
    m_plot->setChart(chartOf(lines));
    for (const QSize& size : {QSize(460, 400), QSize(330, 240)}) {
        m_window->resize(size);
        QTRY_COMPARE(m_plot->width(), m_window->width() - 2 * (m_plot->x()));
        hover({1, 1});
        hover(pixelOf(5, 1));
        QTRY_VERIFY(m_plot->currentPoint().has_value());
        const QString shown = m_plot->readOutShown();
        const QRectF box = m_plot->readOutRect();
        QVERIFY(QRectF(m_plot->rect()).contains(box));
        const QFontMetricsF metrics(pixelFont(m_plot->font(), 0.92));
        const QRectF words = metrics.boundingRect(QRectF(0, 0, box.width() - 14, 4096),
                                                  Qt::AlignLeft | Qt::TextWordWrap, shown);
        QVERIFY(words.width() <= box.width() - 14 && words.height() <= box.height() - 8);
        for (const QString& line : shown.split(u'\n').mid(2)) {
            QVERIFY2(line == QStringLiteral("…") ||
                         line.contains(QRegularExpression(QStringLiteral("\\d\\.\\d{4}$"))),
                     qPrintable(line));
        }
    }
}

void TestPlotWidget::readOutIsNeverClipped() {
    for (const double x : {0.0, 0.05, 0.5, 0.95, 1.0}) {
        for (int series = 0; series < 2; ++series) {
            const int point = static_cast<int>(std::lround(x * 20));
            hover(pixelOf(series, point));
            QTRY_COMPARE(m_plot->currentPoint(), (PlotPosition{series, point}));
            QVERIFY(QRectF(m_plot->rect()).contains(m_plot->readOutRect()));
            QVERIFY(!m_plot->readOutRect().contains(pixelOf(series, point)));
        }
    }
}

void TestPlotWidget::hoverTextCanBeReplaced() {
    m_plot->setHoverText([](int series, int point) {
        return series == 0 ? QStringLiteral("point %1").arg(point) : QString();
    });
    hover(m_plot->toPixel({0.5, 0.4}));
    QTRY_COMPARE(m_plot->readOut(), QStringLiteral("point 10\nprecision: 0.750"));
    hover(m_plot->toPixel({0.2, 0.9}));
    QTRY_COMPARE(m_plot->currentPoint(), (PlotPosition{1, 4}));
    QVERIFY(m_plot->readOut().isEmpty());
    QVERIFY(m_plot->readOutRect().isEmpty());
}

void TestPlotWidget::theCrosshairReadsAnywhere() {
    hover(m_plot->toPixel({0.52, 0.05})); // far from both curves
    QTRY_COMPARE(m_plot->currentPoint(), (PlotPosition{0, 10}));
    QVERIFY(m_plot->readOut().contains(QStringLiteral("share of samples: 0.400")));
    QVERIFY(m_plot->readOut().contains(QStringLiteral("precision: 0.750")));
    // A mark on the other curve at this x, where its line alone would be thinner.
    const QColor colour = chartColours(m_plot->palette()).series(1);
    const QPoint on = m_plot->toPixel({0.5, 0.75}).toPoint();
    const QImage image = m_plot->grab().toImage();
    QCOMPARE(image.pixelColor(on), colour);
    QCOMPARE(image.pixelColor(on - QPoint(0, 2)), colour);
}

void TestPlotWidget::theWheelZoomsWithTheFocus() {
    m_window->findChild<QLineEdit*>()->setFocus();
    turnWheel(3, {0.5, 0.5});
    QCOMPARE(m_plot->seenLines().x.max, 1.0);
    m_plot->setFocus();
    const QPointF pixel = m_plot->toPixel({0.3, 0.6});
    turnWheel(3, {0.3, 0.6});
    const plot::ChartAxis x = m_plot->seenLines().x;
    QVERIFY(x.max - x.min < 0.6);
    QVERIFY(m_plot->seenLines().y.max - m_plot->seenLines().y.min < 0.6);
    const QPointF after = m_plot->toData(pixel);
    QVERIFY(std::abs(after.x() - 0.3) < 0.02 && std::abs(after.y() - 0.6) < 0.02);
    QVERIFY(!m_plot->grab().isNull());
    const double height = m_plot->seenLines().y.max - m_plot->seenLines().y.min;
    turnWheel(1, {0.3, 0.6}, Qt::ShiftModifier);
    QCOMPARE(m_plot->seenLines().y.max - m_plot->seenLines().y.min, height);
    QVERIFY(m_plot->seenLines().x.max - m_plot->seenLines().x.min < x.max - x.min);
    turnWheel(-30, {0.3, 0.6});
    QCOMPARE(m_plot->seenLines().x.min, 0.0);
    QCOMPARE(m_plot->seenLines().x.max, 1.0);
}

void TestPlotWidget::keysZoomAndShowTheWholeAgain() {
    m_plot->setFocus();
    auto* const whole = m_plot->findChild<QAction*>(QStringLiteral("showWhole"));
    QVERIFY(!whole->isEnabled());
    QTest::keyClick(m_plot, Qt::Key_Plus);
    QTest::keyClick(m_plot, Qt::Key_Plus);
    QVERIFY(whole->isEnabled());
    const double width = m_plot->seenLines().x.max - m_plot->seenLines().x.min;
    QVERIFY(width < 0.7);
    QTest::keyClick(m_plot, Qt::Key_Minus);
    QVERIFY(m_plot->seenLines().x.max - m_plot->seenLines().x.min > width);
    QTest::keyClick(m_plot, Qt::Key_End); // what is read is seen
    QCOMPARE(m_plot->currentPoint(), (PlotPosition{0, 20}));
    QCOMPARE(m_plot->seenLines().x.max, 1.0);
    QVERIFY(m_plot->area().adjusted(-1, -1, 1, 1).contains(pixelOf(0, 20)));
    // The same axes with other curves: the part stays.
    m_plot->setChart(chartOf(twoLines()));
    QVERIFY(m_plot->seenLines().x.min > 0);
    QTest::keyClick(m_plot, Qt::Key_0);
    QCOMPARE(m_plot->seenLines().x.min, 0.0);
    QVERIFY(!whole->isEnabled());
}

void TestPlotWidget::theLegendSwitchesSeries() {
    const QColor colour = chartColours(m_plot->palette()).series(0);
    const int before = countOf(m_plot->grab().toImage(), colour);
    QTest::mouseClick(m_plot, Qt::LeftButton, {}, legendPlace(0));
    QVERIFY(m_plot->isSeriesOff(0) && !m_plot->isSeriesOff(1));
    QVERIFY(countOf(m_plot->grab().toImage(), colour) < before / 4);
    QVERIFY(m_plot->textAlternative().contains(QStringLiteral("Switched off: recall.")));
    hover(m_plot->toPixel({0.5, 0.41})); // it is not read either
    QTRY_COMPARE(m_plot->currentPoint(), (PlotPosition{1, 10}));
    QVERIFY(!m_plot->readOut().contains(QStringLiteral("recall")));
    m_plot->setFocus();
    QTest::keyClick(m_plot, Qt::Key_2);
    QVERIFY(m_plot->isSeriesOff(1));
    QTest::keyClick(m_plot, Qt::Key_1);
    QVERIFY(!m_plot->isSeriesOff(0));
    m_plot->setChart(chartOf(twoLines())); // the same series: still off
    QVERIFY(m_plot->isSeriesOff(1));
    QTest::keyClick(m_plot, Qt::Key_0);
    QVERIFY(!m_plot->isSeriesOff(1));
    QTest::mouseMove(m_plot, QPoint(1, m_plot->height() - 1));
    QTRY_COMPARE(countOf(m_plot->grab().toImage(), colour), before);
}

void TestPlotWidget::picturesSayWhatTheyAreOf() {
    QVERIFY(!svgOf().contains(QStringLiteral("sweep")));
    double tau = 0.7;
    m_plot->setPictureNote([&tau] {
        return QStringList{QStringLiteral("sweep · crypto · n = 100"), QStringLiteral("τ %1").arg(tau)};
    });
    tau = 0.65; // asked when the picture is made
    const QString svg = svgOf();
    QVERIFY(svg.contains(QStringLiteral("sweep · crypto · n = 100")));
    QVERIFY(svg.contains(QStringLiteral("τ 0.65")));
    m_plot->copyImage();
    QVERIFY(QApplication::clipboard()->mimeData()->data(QStringLiteral("image/svg+xml")).contains("crypto"));
    const QImage with = QApplication::clipboard()->image();
    m_plot->setPictureNote({});
    m_plot->copyImage();
    QVERIFY(QApplication::clipboard()->image() != with);
}

void TestPlotWidget::picturesShowWhatIsSeen() {
    m_plot->setFocus();
    QTest::keyClick(m_plot, Qt::Key_1);
    QVERIFY(!svgOf().contains(QStringLiteral(">recall<")));
    QVERIFY(svgOf().contains(QStringLiteral(">precision<")));
    QTest::keyClick(m_plot, Qt::Key_0);
    for (int i = 0; i < 6; ++i) {
        QTest::keyClick(m_plot, Qt::Key_Plus);
    }
    QVERIFY(!svgOf().contains(QStringLiteral(">default 0.70<"))); // outside
    QTest::keyClick(m_plot, Qt::Key_0);
    QVERIFY(svgOf().contains(QStringLiteral(">default 0.70<")));
}

void TestPlotWidget::shortenedNamesAreTold() {
    LineChart lines = twoLines();
    const QString longName = QStringLiteral("precision of the class, ").repeated(20);
    lines.series[1].name = longName.toStdString();
    m_plot->setChart(chartOf(lines));
    PlotLayout layout = emptyLayout(lines, QRectF(m_plot->rect()), m_plot->font());
    (void)placeHead(layout, lines, m_plot->title());
    QCOMPARE(layout.legend.size(), 3);
    QVERIFY(layout.legend[1].text.size() < longName.size());
    const auto tipAt = [this](const QPointF& at) {
        QToolTip::hideText();
        const QPoint pos = at.toPoint();
        QHelpEvent event(QEvent::ToolTip, pos, m_plot->mapToGlobal(pos));
        QApplication::sendEvent(m_plot, &event);
        return QToolTip::text();
    };
    QCOMPARE(tipAt(layout.legend[1].rect.center()), longName);
    QVERIFY(tipAt(layout.legend[0].rect.center()) != QStringLiteral("recall")); // it is whole as it stands
}

void TestPlotWidget::clickAndDragChooseX() {
    m_plot->setXChoosable(true);
    m_plot->setOverlay(markerAt(0.25));
    QSignalSpy chosen(m_plot, &PlotWidget::xChosen);
    const QPoint at = m_plot->toPixel({0.3, 0.5}).toPoint();
    QTest::mouseClick(m_plot, Qt::LeftButton, {}, at); // takes the keyboard and sets nothing
    QCOMPARE(chosen.size(), 0);
    QTest::mouseDClick(m_plot, Qt::LeftButton, {}, at);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.last().first().toDouble(), m_plot->toData(at).x());
    QVERIFY(std::abs(chosen.last().first().toDouble() - 0.3) < 0.002);
    QTest::mousePress(m_plot, Qt::LeftButton, {}, m_plot->toPixel({0.25, 0.5}).toPoint()); // the line
    QCOMPARE(chosen.size(), 1);
    const QPoint further = m_plot->toPixel({0.6, 0.5}).toPoint();
    QTest::mouseMove(m_plot, further);
    QTRY_COMPARE(chosen.size(), 2);
    QVERIFY(std::abs(chosen.last().first().toDouble() - 0.6) < 0.002);
    // Beyond the axis it stays at its end.
    QTest::mouseMove(m_plot, QPoint(m_plot->width() - 1, further.y()));
    QTRY_COMPARE(chosen.last().first().toDouble(), 1.0);
    const qsizetype count = chosen.size();
    QTest::mouseRelease(m_plot, Qt::LeftButton, {}, further);
    QTest::mouseMove(m_plot, at);
    QTRY_VERIFY(m_plot->currentPoint().has_value() || chosen.size() == count);
    QCOMPARE(chosen.size(), count);
}

void TestPlotWidget::clickDoesNothingUnlessChoosable() {
    QSignalSpy chosen(m_plot, &PlotWidget::xChosen);
    QTest::mouseClick(m_plot, Qt::LeftButton, {}, m_plot->toPixel({0.3, 0.5}).toPoint());
    QCOMPARE(chosen.size(), 0);
    m_plot->setXChoosable(true);
    QTest::mouseClick(m_plot, Qt::RightButton, {}, m_plot->toPixel({0.3, 0.5}).toPoint());
    QTest::mouseDClick(m_plot, Qt::LeftButton, {}, QPoint(3, 3)); // outside the axes
    QCOMPARE(chosen.size(), 0);
    m_plot->setChart(chartOf({}, ""));
    QTest::mouseClick(m_plot, Qt::LeftButton, {}, m_plot->rect().center());
    QCOMPARE(chosen.size(), 0);
}

void TestPlotWidget::pointsAreChosen() {
    LineChart lines;
    lines.x = {"ROUGE-L", 0, 1, 2};
    lines.y = {"BERTScore", 0, 1, 2};
    plot::ChartSeries questions{"questions", {{0.2, 0.8}, {0.5, 0.4}, {0.9, 0.6}}};
    questions.scattered = true;
    lines.series = {questions};
    lines.regions = {{{0.1, 0.7}, {0.3, 0.9}, "usual"}};
    m_plot->setChart(chartOf(lines));
    QVERIFY(m_plot->textAlternative().contains(QStringLiteral("usual: across from 0.10 to 0.30")));
    QSignalSpy chosen(m_plot, &PlotWidget::pointChosen);
    QTest::mouseClick(m_plot, Qt::LeftButton, {}, m_plot->toPixel({0.5, 0.4}).toPoint());
    QCOMPARE(chosen.size(), 0); // not unless it is allowed
    m_plot->setPointsChoosable(true);
    QTest::mouseClick(m_plot, Qt::LeftButton, {}, m_plot->toPixel({0.5, 0.4}).toPoint());
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.last().at(0).toInt(), 0);
    QCOMPARE(chosen.last().at(1).toInt(), 1);
    m_plot->setFocus(Qt::TabFocusReason);
    QTest::keyClick(m_plot, Qt::Key_Right);
    QTest::keyClick(m_plot, Qt::Key_Return);
    QCOMPARE(chosen.size(), 2);
    QCOMPARE(chosen.last().at(1).toInt(), 2);
}

void TestPlotWidget::keysWalkAlongTheCurves() {
    m_plot->setXChoosable(true);
    m_plot->setFocus(Qt::TabFocusReason);
    QTest::keyClick(m_plot, Qt::Key_Right);
    QCOMPARE(m_plot->currentPoint(), (PlotPosition{0, 0})); // the first key only shows where one is
    QTest::keyClick(m_plot, Qt::Key_Right);
    QTest::keyClick(m_plot, Qt::Key_Right);
    QCOMPARE(m_plot->currentPoint(), (PlotPosition{0, 2}));
    QVERIFY(m_plot->readOut().startsWith(QStringLiteral("recall\nFHRI threshold: 0.100")));
    QTest::keyClick(m_plot, Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(m_plot->currentPoint(), (PlotPosition{0, 12}));
    QTest::keyClick(m_plot, Qt::Key_Down);
    QCOMPARE(m_plot->currentPoint(), (PlotPosition{1, 12})); // the same x
    QTest::keyClick(m_plot, Qt::Key_Left);
    QCOMPARE(m_plot->currentPoint(), (PlotPosition{1, 11}));
    QTest::keyClick(m_plot, Qt::Key_Up);
    QCOMPARE(m_plot->currentPoint(), (PlotPosition{0, 11}));
    QTest::keyClick(m_plot, Qt::Key_End);
    QTest::keyClick(m_plot, Qt::Key_Right);
    QCOMPARE(m_plot->currentPoint(), (PlotPosition{0, 20}));
    QSignalSpy chosen(m_plot, &PlotWidget::xChosen);
    QTest::keyClick(m_plot, Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().first().toDouble(), 1.0);
    QTest::keyClick(m_plot, Qt::Key_Home);
    QCOMPARE(m_plot->currentPoint(), (PlotPosition{0, 0}));
    QTest::keyClick(m_plot, Qt::Key_Escape);
    QVERIFY(!m_plot->currentPoint());
    QTest::keyClick(m_plot, Qt::Key_Down);
    QVERIFY(m_plot->currentPoint());
    QTest::keyClick(m_plot, Qt::Key_Tab);
    QVERIFY(!m_plot->currentPoint()); // the read-out leaves with the focus
}

void TestPlotWidget::keysSkipMissingPoints() {
    LineChart lines = twoLines();
    lines.series[0].points[1].y = std::numeric_limits<double>::quiet_NaN();
    lines.series[0].points[20].x = std::numeric_limits<double>::quiet_NaN();
    lines.series.insert(lines.series.begin() + 1, plot::ChartSeries{"nothing", {}});
    m_plot->setChart(chartOf(lines));
    m_plot->setFocus();
    QTest::keyClick(m_plot, Qt::Key_Home);
    QTest::keyClick(m_plot, Qt::Key_Right);
    QCOMPARE(m_plot->currentPoint(), (PlotPosition{0, 2}));
    QTest::keyClick(m_plot, Qt::Key_Left);
    QCOMPARE(m_plot->currentPoint(), (PlotPosition{0, 0}));
    QTest::keyClick(m_plot, Qt::Key_End);
    QCOMPARE(m_plot->currentPoint(), (PlotPosition{0, 19}));
    QTest::keyClick(m_plot, Qt::Key_Down); // over the empty one
    QCOMPARE(m_plot->currentPoint(), (PlotPosition{2, 19}));
}

void TestPlotWidget::focusIsVisible() {
    QVERIFY((m_plot->focusPolicy() & Qt::TabFocus) != 0);
    auto* edit = m_window->findChild<QLineEdit*>();
    edit->setFocus();
    const QColor focus = chartColours(m_plot->palette()).focus;
    QCOMPARE(countOf(m_plot->grab().toImage(), focus), 0);
    QTest::keyClick(edit, Qt::Key_Tab);
    QVERIFY(m_plot->hasFocus());
    QVERIFY(countOf(m_plot->grab().toImage(), focus) > 2 * m_plot->width());
}

void TestPlotWidget::newSpecForgetsLostPoints() {
    hover(m_plot->toPixel({0.5, 0.4}));
    QTRY_COMPARE(m_plot->currentPoint(), (PlotPosition{0, 10}));
    LineChart shorter = twoLines();
    shorter.series[0].points.resize(5);
    m_plot->setChart(chartOf(shorter));
    QVERIFY(!m_plot->currentPoint());
    QVERIFY(!m_plot->grab().isNull());
}

void TestPlotWidget::textAlternativeSaysAll() {
    m_plot->setOverlay(markerAt(0.55));
    const QString text = m_plot->textAlternative();
    for (const char* part :
         {"Figures against the threshold", "FHRI threshold, from 0.000 to 1.000", "share of samples",
          "recall: 21 points, lowest 0.000 at 0.000, highest 0.800 at 1.000",
          "precision: 21 points, lowest 0.500 at 1.000, highest 1.000 at 0.000",
          "feasible: from 0.500 to 0.700", "default 0.70: line at 0.700", "now: line at 0.550",
          "Marker: point at 0.550, 0.300"}) {
        QVERIFY2(text.contains(QLatin1String(part)), qPrintable(QLatin1String(part) + u'\n' + text));
    }
    LineChart empty;
    empty.emptyText = "Open a file.";
    m_plot->setChart(chartOf(empty, ""));
    QCOMPARE(m_plot->textAlternative(), QStringLiteral("Open a file."));
}

void TestPlotWidget::screenReadersAreTold() {
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(m_plot);
    QVERIFY(accessible != nullptr);
    QCOMPARE(accessible->role(), QAccessible::Chart);
    QCOMPARE(accessible->childCount(), 0);
    QCOMPARE(accessible->text(QAccessible::Name), m_plot->title());
    QCOMPARE(accessible->text(QAccessible::Description), m_plot->textAlternative());
    m_plot->setOverlay(markerAt(0.123));
    QVERIFY(accessible->text(QAccessible::Description).contains(QStringLiteral("0.123")));
    m_plot->setFocus();
    QTest::keyClick(m_plot, Qt::Key_End);
    QCOMPARE(accessible->text(QAccessible::Value), m_plot->readOut());
}

void TestPlotWidget::exportsPng() {
    m_window->resize(720, 520); // no smaller than a picture is
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("chart.PNG"));
    applyTheme(*qApp, ThemeChoice::Dark); // print colours nevertheless
    QTRY_VERIFY(isDarkPalette(m_plot->palette()));
    QString error;
    QVERIFY2(m_plot->exportTo(path, &error), qPrintable(error));
    const QImage image(path);
    QCOMPARE(image.size(), m_plot->size() * 2);
    QCOMPARE(image.pixelColor(2, 2), QColor(Qt::white));
    QVERIFY(countOf(image, printColours().series(0)) > 50);
}

// It lies on a page, where labels and legend need their room.
void TestPlotWidget::aSmallChartIsNotSavedSmall() {
    m_window->resize(340, 260);
    QTRY_VERIFY(m_plot->width() < 400);
    m_plot->copyImage();
    QCOMPARE(QApplication::clipboard()->image().size(), QSize(640, 420) * 2);
}

void TestPlotWidget::exportsSvg() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("chart.svg"));
    m_plot->setOverlay(markerAt(0.55));
    QString error;
    QVERIFY2(m_plot->exportTo(path, &error), qPrintable(error));
    QVERIFY(QSvgRenderer(path).isValid());
    QStringList texts;
    QXmlStreamReader reader(contentOf(path));
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("text")) {
            texts.append(reader.readElementText());
        }
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    for (const char* text : {"Figures against the threshold", "FHRI threshold", "share of samples", "recall",
                             "precision", "feasible", "default 0.70", "now", "0.4"}) {
        QVERIFY2(texts.contains(QLatin1String(text)), text);
    }
}

void TestPlotWidget::exportsPdf() {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("chart.pdf"));
    QString error;
    QVERIFY2(m_plot->exportTo(path, &error), qPrintable(error));
    const QByteArray content = contentOf(path);
    QVERIFY(content.startsWith("%PDF"));
    QVERIFY(!content.contains("/Subtype /Image")); // drawn, not photographed
    const QString program = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
    if (program.isEmpty()) {
        QSKIP("pdftotext is not installed: the text of the PDF is not checked");
    }
    QProcess process;
    process.start(program, {path, QStringLiteral("-")});
    QVERIFY(process.waitForFinished());
    const QString text = QString::fromUtf8(process.readAllStandardOutput());
    for (const char* part : {"FHRI threshold", "share of samples", "recall", "default 0.70"}) {
        QVERIFY2(text.contains(QLatin1String(part)), qPrintable(QLatin1String(part) + u'\n' + text));
    }
}

void TestPlotWidget::exportFailuresAreExplained() {
    QTemporaryDir folder;
    QString error;
    QVERIFY(!m_plot->exportTo(folder.filePath(QStringLiteral("chart.xyz")), &error));
    QVERIFY(error.contains(QStringLiteral("chart.xyz")));
    const QString nowhere = folder.filePath(QStringLiteral("missing/chart.png"));
    QVERIFY(!m_plot->exportTo(nowhere, &error));
    QVERIFY(error.contains(nowhere));
    QVERIFY(!m_plot->exportTo(nowhere)); // without asking why
}

void TestPlotWidget::menuCopiesAndSaves() {
    m_window->resize(720, 520); // no smaller than a picture is
    const auto action = [this](const char* name) {
        return m_plot->findChild<QAction*>(QLatin1String(name), Qt::FindDirectChildrenOnly);
    };
    QCOMPARE(m_plot->contextMenuPolicy(), Qt::ActionsContextMenu);
    action("copyDescription")->trigger();
    QCOMPARE(QApplication::clipboard()->text(), m_plot->textAlternative());
    action("copyImage")->trigger();
    QCOMPARE(QApplication::clipboard()->image().size(), m_plot->size() * 2);
    // The same chart in every form, so that each program takes the best it can.
    const QMimeData* copied = QApplication::clipboard()->mimeData();
    QCOMPARE(QImage::fromData(copied->data(QStringLiteral("image/png"))).size(), m_plot->size() * 2);
    QSvgRenderer drawing(copied->data(QStringLiteral("image/svg+xml")));
    QVERIFY(drawing.isValid());
    QCOMPARE(drawing.viewBoxF().size(), QSizeF(m_plot->size()));
    QVERIFY(copied->data(QStringLiteral("image/svg+xml")).contains("FHRI threshold")); // text stays text
    QVERIFY(copied->data(QStringLiteral("application/pdf")).startsWith("%PDF"));

    QTemporaryDir folder;
    action("saveAs")->trigger();
    auto* dialog = m_plot->findChild<QFileDialog*>();
    QVERIFY(dialog != nullptr);
    QTRY_VERIFY(dialog->isVisible());
    assay::tests::chooseEntry(*dialog->findChild<QComboBox*>(QStringLiteral("fileTypeCombo")), 1);
    dialog->selectFile(folder.filePath(QStringLiteral("picture")));
    QSignalSpy closed(dialog, &QObject::destroyed);
    static_cast<QDialog*>(dialog)->accept();
    QTRY_COMPARE(closed.size(), 1);
    QVERIFY(QSvgRenderer(folder.filePath(QStringLiteral("picture.svg"))).isValid());
}

ASSAY_TEST(TestPlotWidget)
#include "tst_plot_widget.moc"
