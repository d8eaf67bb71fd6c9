#include "widgets/charts/line_chart_view.h"

#include "core/plot/axis_ticks.h"
#include "core/plot/chart_style.h"
#include "core/plot/thinning.h"
#include "widgets/charts/plot_marks.h"
#include "widgets/charts/qt_chart.h"
#include "widgets/text/number_text.h"

#include <QtCharts/QAreaSeries>
#include <QtCharts/QChart>
#include <QtCharts/QLineSeries>
#include <QtCharts/QValueAxis>

#include <QFontMetricsF>
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace assay::widgets {
namespace {

constexpr int kFillAlpha = 38;
constexpr int kIntervalAlpha = 30;
constexpr int kAlphaInTheDark = 14; // more
constexpr double kAroundTitles = 28;
constexpr double kLowChart = 110; // higher ones shorten a long title instead

QList<QPointF> pointList(const std::vector<plot::ChartPoint>& points) {
    QList<QPointF> list;
    list.reserve(static_cast<qsizetype>(points.size()));
    for (const plot::ChartPoint& point : points) {
        list.append({point.x, point.y});
    }
    return list;
}

// Where both ends of an interval are known, thinned.
std::pair<QList<QPointF>, QList<QPointF>> intervalOf(const plot::ChartSeries& series) {
    QList<QPointF> low;
    QList<QPointF> high;
    const std::size_t count = std::min(series.low.size(), series.high.size());
    const std::size_t every = 1 + count / plot::kDrawnPoints;
    for (std::size_t i = 0; i < count; ++i) {
        const bool isFinite = std::isfinite(series.low[i].x + series.low[i].y + series.high[i].y);
        if (isFinite && (i % every == 0 || i + 1 == count)) {
            low.append({series.low[i].x, series.low[i].y});
            high.append({series.high[i].x, series.high[i].y});
        }
    }
    return {low, high};
}

QBrush fillOf(const QColor& colour, int alpha, const ChartColours& colours) {
    QColor fill = colour;
    fill.setAlpha(colours.dark ? alpha + kAlphaInTheDark : alpha);
    return fill;
}

double widestTick(const plot::AxisTicks& ticks, const QFontMetricsF& metrics) {
    const QLocale locale;
    double widest = 0;
    for (const double tick : ticks.values) {
        widest = std::max(widest, metrics.horizontalAdvance(numberText(tick, ticks.decimals, locale)));
    }
    return widest;
}

} // namespace

LineChartView::LineChartView(QWidget* parent)
    : QChartView(parent) {
    quieten(*this);
    QChart* const chart = this->chart();
    m_x = new QValueAxis(chart);
    m_y = new QValueAxis(chart);
    chart->addAxis(m_x, Qt::AlignBottom);
    chart->addAxis(m_y, Qt::AlignLeft);
}

QLineSeries* LineChartView::addLine() {
    auto* const line = new QLineSeries(chart());
    chart()->addSeries(line);
    line->attachAxis(m_x);
    line->attachAxis(m_y);
    return line;
}

QAreaSeries* LineChartView::addArea(bool isBetween) {
    auto* const area = new QAreaSeries(chart());
    area->setUpperSeries(new QLineSeries(area));
    if (isBetween) {
        area->setLowerSeries(new QLineSeries(area));
    }
    area->setPen(Qt::NoPen);
    area->setBorderColor(Qt::transparent);
    chart()->addSeries(area);
    area->attachAxis(m_x);
    area->attachAxis(m_y);
    return area;
}

// What is added later is drawn over what was there.
void LineChartView::makeCurves(const std::vector<CurveParts>& parts) {
    if (parts == m_parts) {
        return;
    }
    chart()->removeAllSeries();
    m_parts = parts;
    m_curves.assign(parts.size(), {});
    for (std::size_t i = 0; i < parts.size(); ++i) {
        m_curves[i].interval = parts[i].hasInterval ? addArea(true) : nullptr;
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
        for (std::size_t piece = 0; parts[i].isFilled && piece < parts[i].pieces; ++piece) {
            m_curves[i].fills.push_back(addArea(false));
        }
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
        for (std::size_t piece = 0; piece < parts[i].pieces; ++piece) {
            m_curves[i].lines.push_back(addLine());
        }
    }
}

void LineChartView::setCurves(const plot::LineChart& lines, const ChartColours& colours) {
    std::vector<std::vector<std::vector<plot::ChartPoint>>> pieces;
    std::vector<CurveParts> parts;
    for (const plot::ChartSeries& series : lines.series) {
        pieces.push_back(plot::drawnPieces(series));
        parts.push_back({pieces.back().size(), series.filled, !series.low.empty()});
    }
    makeCurves(parts);
    const std::vector<plot::SeriesStyle> styles = plot::stylesOf(lines.series);
    for (std::size_t i = 0; i < m_curves.size(); ++i) {
        const plot::ChartSeries& series = lines.series[i];
        const QColor colour = colours.series(static_cast<int>(styles[i].colour));
        const QPen pen = stylePen(styles[i].pattern, colour, kCurveWidth);
        for (std::size_t piece = 0; piece < pieces[i].size(); ++piece) {
            const QList<QPointF> points = pointList(pieces[i][piece]);
            setIfOther(*m_curves[i].lines[piece], &QLineSeries::pen, &QLineSeries::setPen, pen);
            m_curves[i].lines[piece]->replace(points);
            if (series.filled) {
                m_curves[i].fills[piece]->setBrush(fillOf(colour, kFillAlpha, colours));
                m_curves[i].fills[piece]->upperSeries()->replace(points);
            }
        }
        if (m_curves[i].interval != nullptr) {
            const auto [low, high] = intervalOf(series);
            m_curves[i].interval->setBrush(fillOf(colour, kIntervalAlpha, colours));
            m_curves[i].interval->lowerSeries()->replace(low);
            m_curves[i].interval->upperSeries()->replace(high);
        }
    }
}

void LineChartView::arrange(PlotLayout& layout, const plot::LineChart& lines, const ChartColours& colours,
                            double above) {
    const QFontMetricsF metrics(layout.smallFont);
    const double line = std::ceil(metrics.height());
    const double height = layout.outer.height() - above - kChartBottom - 2.5 * line;
    const plot::AxisTicks yTicks =
        plot::axisTicks(layout.yMin, layout.yMax, uprightTicks(height, line), lines.y.decimals == 0);
    const double width =
        std::max(20.0, layout.outer.width() - widestTick(yTicks, metrics) - 3 * line - kChartRight);
    int wanted = std::clamp(static_cast<int>(width / 60), 2, 12);
    plot::AxisTicks xTicks = plot::axisTicks(layout.xMin, layout.xMax, wanted, lines.x.decimals == 0);
    while (wanted > 1 &&
           (widestTick(xTicks, metrics) + 14) * static_cast<double>(xTicks.values.size()) > width) {
        xTicks = plot::axisTicks(layout.xMin, layout.xMax, --wanted, lines.x.decimals == 0);
    }
    // Qt Charts gives axes half of the room and cuts figures to "…" where titles take it: without these then.
    const double room = layout.outer.height() - above;
    const bool hasRoomBelow = room > 4 * line + kAroundTitles;
    const QString yTitle = QString::fromStdString(lines.y.title);
    const bool hasRoomBeside =
        room > kLowChart || metrics.horizontalAdvance(yTitle) < room - 2 * line - kAroundTitles;
    dressAxis(*m_x, hasRoomBelow ? QString::fromStdString(lines.x.title) : QString(), layout.smallFont,
              colours);
    dressAxis(*m_y, hasRoomBeside ? yTitle : QString(), layout.smallFont, colours);
    setTicks(*m_x, layout.xMin, layout.xMax, xTicks);
    setTicks(*m_y, layout.yMin, layout.yMax, yTicks);
    layout.area = arrangeChart(*chart(), layout.outer.size(), above);
}

void LineChartView::drawChart(QPainter& painter) {
    drawScene(painter, *this);
}

void LineChartView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(viewport());
    if (m_painting) {
        m_painting(painter);
    }
}

// The chart has the size that arrange() gives it.
void LineChartView::resizeEvent(QResizeEvent* /*event*/) {}

} // namespace assay::widgets
