#include "widgets/charts/qt_chart.h"

#include <QtCharts/QChart>
#include <QtCharts/QLegend>

#include <QGraphicsLayout>
#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace assay::widgets {
namespace {

constexpr int kChartLeft = 2;
constexpr int kChartBottomUntitled = 3;

} // namespace

void quieten(QChartView& view) {
    view.setAttribute(Qt::WA_TransparentForMouseEvents);
    view.setFocusPolicy(Qt::NoFocus);
    view.setFrameShape(QFrame::NoFrame);
    view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view.setViewportUpdateMode(QGraphicsView::NoViewportUpdate); // its picture is painted, not the scene
    view.viewport()->setFocusPolicy(Qt::NoFocus);
    view.viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    view.viewport()->setAttribute(Qt::WA_TransparentForMouseEvents);
    QChart& chart = *view.chart();
    chart.setAnimationOptions(QChart::NoAnimation);
    chart.setBackgroundVisible(false);
    chart.setPlotAreaBackgroundVisible(false);
    chart.setDropShadowEnabled(false);
    chart.legend()->hide();
    chart.layout()->setContentsMargins(0, 0, 0, 0);
    chart.setLocalizeNumbers(true);
}

void dressAxis(QAbstractAxis& axis, const QString& title, const QFont& font, const ChartColours& colours) {
    setIfOther(axis, &QAbstractAxis::titleText, &QAbstractAxis::setTitleText, title.toHtmlEscaped());
    setIfOther(axis, &QAbstractAxis::isTitleVisible, &QAbstractAxis::setTitleVisible, !title.isEmpty());
    setIfOther(axis, &QAbstractAxis::titleFont, &QAbstractAxis::setTitleFont, font);
    setIfOther(axis, &QAbstractAxis::labelsFont, &QAbstractAxis::setLabelsFont, font);
    setIfOther(axis, &QAbstractAxis::titleBrush, &QAbstractAxis::setTitleBrush, QBrush(colours.text));
    setIfOther(axis, &QAbstractAxis::labelsBrush, &QAbstractAxis::setLabelsBrush, QBrush(colours.mutedText));
    setIfOther(axis, &QAbstractAxis::linePen, &QAbstractAxis::setLinePen, QPen(colours.mutedText, 1));
    setIfOther(axis, &QAbstractAxis::gridLinePen, &QAbstractAxis::setGridLinePen, QPen(colours.grid, 1));
}

void setTicks(QValueAxis& axis, double min, double max, const plot::AxisTicks& ticks) {
    const bool sameRange = axis.min() == min && axis.max() == max;
    const bool sameTicks = axis.tickType() == QValueAxis::TicksDynamic && axis.tickInterval() == ticks.step &&
                           !ticks.values.empty() && axis.tickAnchor() == ticks.values.front();
    if (sameRange && sameTicks) {
        return;
    }
    axis.setTickType(QValueAxis::TicksFixed);
    axis.setTickCount(2);
    axis.setRange(min, max);
    setIfOther(axis, &QValueAxis::labelFormat, &QValueAxis::setLabelFormat,
               QStringLiteral("%.%1f").arg(ticks.decimals));
    if (!ticks.values.empty() && ticks.step > 0) {
        axis.setTickAnchor(ticks.values.front());
        axis.setTickInterval(ticks.step);
        axis.setTickType(QValueAxis::TicksDynamic);
    }
}

int uprightTicks(double height, double lineHeight) {
    return std::clamp(static_cast<int>(height / (lineHeight * 2.6)), 2, 10);
}

QRectF arrangeChart(QChart& chart, const QSizeF& size, double above) {
    // Qt Charts leaves more room below a title than one needs.
    const QList<QAbstractAxis*> below = chart.axes(Qt::Horizontal);
    const bool isTitled = !below.isEmpty() && below.first()->isTitleVisible();
    const QMargins margins(kChartLeft, static_cast<int>(std::ceil(above)), kChartRight,
                           isTitled ? kChartBottom : kChartBottomUntitled);
    if (chart.margins() != margins) {
        chart.setMargins(margins);
    }
    chart.setLocale(QLocale());
    chart.setGeometry(QRectF(QPointF(), size));
    chart.layout()->activate();
    QRectF area = chart.plotArea();
    area.setWidth(std::max(1.0, area.width()));
    area.setHeight(std::max(1.0, area.height()));
    return area;
}

void drawScene(QPainter& painter, QChartView& view) {
    const QRectF all(QPointF(), view.chart()->size());
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    view.scene()->render(&painter, all, all);
    painter.restore();
}

} // namespace assay::widgets
