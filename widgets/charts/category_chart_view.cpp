#include "widgets/charts/category_chart_view.h"

#include "core/plot/chart_style.h"
#include "widgets/charts/qt_chart.h"

#include <QtCharts/QBarCategoryAxis>
#include <QtCharts/QBarSeries>
#include <QtCharts/QBarSet>
#include <QtCharts/QBoxPlotSeries>
#include <QtCharts/QBoxSet>
#include <QtCharts/QChart>

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>

namespace assay::widgets {
namespace {

constexpr double kLeastName = 12;  // px
constexpr double kBesideName = 16; // what Qt Charts wants free beside it, else it cuts it itself

// Qt Charts takes categories of one name for one; spaces of no width tell them apart and are not seen.
QStringList distinct(QStringList names) {
    QStringList taken;
    for (QString& name : names) {
        while (taken.contains(name)) {
            name += QChar(0x200B);
        }
        taken.append(name);
    }
    return names;
}

constexpr double kNarrowSlot = 44;
constexpr double kLeastTallestName = 90;
constexpr double kUprightShare = 0.3; // of the height, which upright names may take

} // namespace

QBrush seriesBrush(std::size_t series, const QColor& colour) {
    constexpr std::array kPatterns{Qt::SolidPattern, Qt::BDiagPattern, Qt::Dense4Pattern, Qt::CrossPattern};
    return {colour, kPatterns[series % kPatterns.size()]};
}

CategoryChartView::CategoryChartView(QWidget* parent)
    : QChartView(parent)
    , m_x(new QBarCategoryAxis(chart()))
    , m_y(new QValueAxis(chart())) {
    quieten(*this);
    m_x->setGridLineVisible(false);
    chart()->addAxis(m_x, Qt::AlignBottom);
    chart()->addAxis(m_y, Qt::AlignLeft);
}

void CategoryChartView::setChart(const plot::Chart& chart, const ChartColours& colours, const QFont& font) {
    this->chart()->removeAllSeries();
    m_names.clear();
    if (const auto* bars = std::get_if<plot::BarChart>(&chart.body)) {
        m_names = bars->categories;
        setAxis(bars->y, colours, font);
        addBars(*bars, colours);
    } else if (const auto* boxes = std::get_if<plot::BoxChart>(&chart.body)) {
        m_names = boxes->categories;
        setAxis(boxes->y, colours, font);
        addBoxes(*boxes, colours);
    }
    for (QAbstractSeries* const series : this->chart()->series()) {
        series->attachAxis(m_x);
        series->attachAxis(m_y);
    }
    nameCategories(1e6);
}

void CategoryChartView::setAxis(const plot::ChartAxis& axis, const ChartColours& colours, const QFont& font) {
    dressAxis(*m_x, {}, font, colours);
    dressAxis(*m_y, QString::fromStdString(axis.title), font, colours);
    const plot::AxisRange range = plot::usableRange(axis.min, axis.max);
    setTicks(*m_y, range.min, range.max, plot::axisTicks(range.min, range.max, 5));
}

void CategoryChartView::addBars(const plot::BarChart& body, const ChartColours& colours) {
    auto* const series = new QBarSeries(chart());
    series->setBarWidth(kSlotShare);
    for (std::size_t i = 0; i < body.series.size(); ++i) {
        const QColor colour = colours.series(static_cast<int>(plot::stylesOf(body.series)[i].colour));
        auto* const set = new QBarSet(QString::number(i), series);
        set->setBrush(seriesBrush(i, colour));
        set->setPen(QPen(colour, 1));
        QList<qreal> values;
        for (std::size_t c = 0; c < body.categories.size(); ++c) {
            const auto value = c < body.series[i].values.size() ? body.series[i].values[c] : std::nullopt;
            values.append(value && std::isfinite(*value) ? *value : 0);
        }
        set->append(values);
        series->append(set);
    }
    chart()->addSeries(series);
}

void CategoryChartView::addBoxes(const plot::BoxChart& body, const ChartColours& colours) {
    for (std::size_t i = 0; i < body.series.size(); ++i) {
        const QColor colour = colours.series(static_cast<int>(plot::stylesOf(body.series)[i].colour));
        auto* const series = new QBoxPlotSeries(chart());
        series->setBoxWidth(kSlotShare);
        series->setBrush(seriesBrush(i, colour));
        series->setPen(QPen(colours.text, 1.3));
        for (std::size_t c = 0; c < body.categories.size(); ++c) {
            const auto box = c < body.series[i].boxes.size() ? body.series[i].boxes[c] : std::nullopt;
            // What is undefined stands far below the axis, where nothing is drawn; it keeps its place.
            const double nowhere = body.y.min - 100 * (body.y.max - body.y.min);
            const plot::ChartBox shown =
                box.value_or(plot::ChartBox{nowhere, nowhere, nowhere, nowhere, nowhere});
            auto* const set = new QBoxSet(QString::number(c), series);
            *set << shown.low << shown.lowerQuarter << shown.median << shown.upperQuarter << shown.high;
            series->append(set);
        }
        chart()->addSeries(series);
    }
}

// Each as long as its room; names are read as HTML.
void CategoryChartView::nameCategories(double room) {
    const QFontMetricsF metrics(m_x->labelsFont());
    QStringList names;
    for (const std::string& name : m_names) {
        names.append(
            metrics.elidedText(QString::fromStdString(name), Qt::ElideMiddle, std::max(room, kLeastName))
                .toHtmlEscaped());
    }
    names = distinct(names);
    if (m_x->categories() != names) {
        m_x->setCategories(names);
    }
}

double CategoryChartView::widestName() const {
    const QFontMetricsF metrics(m_x->labelsFont());
    double widest = 0;
    for (const std::string& name : m_names) {
        widest = std::max(widest, metrics.horizontalAdvance(QString::fromStdString(name)));
    }
    return widest;
}

QRectF CategoryChartView::arrange(const QSizeF& size, double above) {
    const double line = QFontMetricsF(m_y->labelsFont()).height();
    const int wanted = uprightTicks(size.height() - above - 2 * line, line);
    setTicks(*m_y, m_y->min(), m_y->max(), plot::axisTicks(m_y->min(), m_y->max(), wanted));
    const double slots = static_cast<double>(std::max<std::size_t>(1, m_names.size()));
    const QRectF area = arrangeChart(*chart(), size, above);
    // Upright where they would be cut to nothing, or where they are read whole so and not beside each other.
    const double slot = area.width() / slots;
    const double tallest = std::max(kLeastTallestName, size.height() * kUprightShare);
    const double widest = widestName();
    const bool upright = slot < kNarrowSlot || (widest > slot - kBesideName && widest <= tallest &&
                                                size.height() * kUprightShare >= kLeastTallestName);
    setIfOther(*m_x, &QBarCategoryAxis::labelsAngle, &QBarCategoryAxis::setLabelsAngle, upright ? -90 : 0);
    nameCategories(upright ? tallest : slot - kBesideName);
    return arrangeChart(*chart(), size, above);
}

void CategoryChartView::drawChart(QPainter& painter) {
    drawScene(painter, *this);
}

void CategoryChartView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(viewport());
    if (m_painting) {
        m_painting(painter);
    }
}

// The chart has the size that arrange() gives it.
void CategoryChartView::resizeEvent(QResizeEvent* /*event*/) {}

} // namespace assay::widgets
