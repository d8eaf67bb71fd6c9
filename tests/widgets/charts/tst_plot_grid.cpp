#include "tests/support/test_class.h"
#include "widgets/charts/plot_grid.h"
#include "widgets/charts/plot_layout.h"
#include "widgets/charts/plot_legend.h"
#include "widgets/charts/plot_widget.h"

#include <QSignalSpy>

using namespace assay::widgets;
namespace plot = assay::plot;

namespace {

QList<plot::Chart> plots(int count) {
    QList<plot::Chart> list;
    for (int i = 0; i < count; ++i) {
        plot::LineChart lines;
        lines.series.push_back({"curve", {{0, 0}, {1, 1}}});
        if (i > 0) {
            lines.series.push_back({"other", {{0, 1}, {1, 0}}});
        }
        plot::Chart chart;
        chart.title = "plot " + std::to_string(i);
        chart.body = lines;
        list.append(chart);
    }
    return list;
}

} // namespace

class TestPlotGrid : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void asManyColumnsAsFit();
    void widgetsAreKept();
    void doubleClickAndReturnChoose();
    void namesForScreenReaders();
    void oneLegendForAll();
    void theSharedLegendSwitchesInAll();
};

void TestPlotGrid::asManyColumnsAsFit() {
    PlotGrid grid(QSize(150, 100));
    grid.setCharts(plots(6));
    grid.resize(520, 400);
    grid.show();
    QTRY_COMPARE(grid.plots()[0]->y(), grid.plots()[2]->y());
    QVERIFY(grid.plots()[3]->y() > grid.plots()[0]->y());
    grid.resize(340, 400);
    QTRY_COMPARE(grid.plots()[2]->x(), grid.plots()[0]->x());
    for (const PlotWidget* plot : grid.plots()) {
        QVERIFY(plot->width() >= 150 && plot->height() >= 100);
    }
}

void TestPlotGrid::widgetsAreKept() {
    PlotGrid grid(QSize(150, 100));
    grid.setCharts(plots(4));
    const QList<PlotWidget*> before = grid.plots();
    grid.setCharts(plots(4));
    QCOMPARE(grid.plots(), before);
    grid.setCharts(plots(2));
    QCOMPARE(grid.plots(), before.mid(0, 2));
    PlotOverlay overlay;
    overlay.marks.push_back({0.5, ""});
    grid.setOverlays({overlay});
    QCOMPARE(grid.plots()[0]->overlay().marks.size(), std::size_t{1});
    QVERIFY(grid.plots()[1]->overlay().marks.empty());
}

void TestPlotGrid::doubleClickAndReturnChoose() {
    PlotGrid grid(QSize(150, 100));
    grid.setCharts(plots(3));
    grid.resize(520, 200);
    grid.show();
    QSignalSpy chosen(&grid, &PlotGrid::chosen);
    QTest::mouseDClick(grid.plots()[2], Qt::LeftButton);
    QCOMPARE(chosen.last().at(0).toInt(), 2);
    QTest::keyClick(grid.plots()[1], Qt::Key_Return);
    QCOMPARE(chosen.last().at(0).toInt(), 1);
}

void TestPlotGrid::namesForScreenReaders() {
    PlotGrid grid(QSize(150, 100));
    grid.setCharts(plots(2));
    QCOMPARE(grid.plots()[1]->accessibleName(), QStringLiteral("plot 1"));
}

void TestPlotGrid::oneLegendForAll() {
    PlotGrid grid(QSize(150, 200), PlotGrid::Legend::Shared);
    grid.setCharts(plots(3));
    grid.resize(520, 400);
    grid.show();
    QVERIFY(QTest::qWaitForWindowExposed(&grid));
    const PlotLegend* legend = grid.legend();
    QVERIFY(legend != nullptr && legend->isVisible());
    QCOMPARE(legend->accessibleName(), QStringLiteral("curve, other")); // each once
    QVERIFY(legend->geometry().bottom() <= grid.viewport()->geometry().top());
    QVERIFY(legend->height() < 3 * grid.fontMetrics().height());
    // What the legend would take in each belongs to the curves.
    PlotGrid each(QSize(150, 200));
    each.setCharts(plots(3));
    each.resize(520, 400);
    QVERIFY(each.legend() == nullptr);
    for (const qsizetype i : {1, 2}) { // one curve alone needs none
        grid.plots()[i]->resize(160, 200);
        each.plots()[i]->resize(160, 200);
        QVERIFY(grid.plots()[i]->area().height() > each.plots()[i]->area().height() + 10);
    }
}

void TestPlotGrid::theSharedLegendSwitchesInAll() {
    PlotGrid grid(QSize(150, 100), PlotGrid::Legend::Shared);
    grid.setCharts(plots(3));
    grid.resize(520, 400);
    grid.show();
    QVERIFY(QTest::qWaitForWindowExposed(&grid));
    const PlotLegend* const legend = grid.legend();
    PlotLayout layout = emptyLayout(legend->names(), QRectF(legend->rect()), legend->font());
    (void)placeHead(layout, legend->names());
    const QPoint other = layout.legend[1].rect.center().toPoint();
    QTest::mouseClick(const_cast<PlotLegend*>(legend), Qt::LeftButton, {}, other);
    QVERIFY(!grid.plots()[1]->isSeriesOff(0) && grid.plots()[1]->isSeriesOff(1));
    QVERIFY(grid.plots()[2]->isSeriesOff(1));
    grid.setCharts(plots(5)); // new plots too
    QVERIFY(grid.plots()[4]->isSeriesOff(1));
    QTest::mouseClick(const_cast<PlotLegend*>(legend), Qt::LeftButton, {}, other);
    QVERIFY(!grid.plots()[2]->isSeriesOff(1) && !grid.plots()[4]->isSeriesOff(1));
}

ASSAY_TEST(TestPlotGrid)
#include "tst_plot_grid.moc"
