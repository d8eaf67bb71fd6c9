#include "tests/support/test_class.h"
#include "widgets/charts/plot_grid.h"
#include "widgets/charts/plot_widget.h"

#include <QSignalSpy>

using namespace assay::widgets;

namespace {

QList<PlotSpec> plots(int count) {
    QList<PlotSpec> list;
    for (int i = 0; i < count; ++i) {
        PlotSpec spec;
        spec.title = QStringLiteral("plot %1").arg(i);
        spec.series = {{.name = QStringLiteral("curve"), .points = {{0, 0}, {1, 1}}}};
        list.append(spec);
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
};

void TestPlotGrid::asManyColumnsAsFit() {
    PlotGrid grid(QSize(150, 100));
    grid.setPlots(plots(6));
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
    grid.setPlots(plots(4));
    const QList<PlotWidget*> before = grid.plots();
    grid.setPlots(plots(4));
    QCOMPARE(grid.plots(), before);
    grid.setPlots(plots(2));
    QCOMPARE(grid.plots(), before.mid(0, 2));
    grid.setOverlays({{.lines = {{.x = 0.5, .label = {}}}, .points = {}}});
    QCOMPARE(grid.plots()[0]->overlay().lines.size(), 1);
    QCOMPARE(grid.plots()[1]->overlay().lines.size(), 0);
}

void TestPlotGrid::doubleClickAndReturnChoose() {
    PlotGrid grid(QSize(150, 100));
    grid.setPlots(plots(3));
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
    grid.setPlots(plots(2));
    QCOMPARE(grid.plots()[1]->accessibleName(), QStringLiteral("plot 1"));
}

ASSAY_TEST(TestPlotGrid)
#include "tst_plot_grid.moc"
