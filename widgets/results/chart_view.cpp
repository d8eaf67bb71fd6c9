#include "widgets/results/chart_view.h"

#include "core/plot/chart_style.h"
#include "widgets/charts/plot_widget.h"
#include "widgets/report/painted_chart.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/theme.h"

#include <QPainter>
#include <QStackedLayout>
#include <array>

namespace assay::widgets {
namespace {

QList<QPointF> pointsOf(const std::vector<plot::ChartPoint>& points) {
    QList<QPointF> list;
    for (const plot::ChartPoint& point : points) {
        list.append({point.x, point.y});
    }
    return list;
}

PlotAxis axisOf(const plot::ChartAxis& axis) {
    return {QString::fromStdString(axis.title), axis.min, axis.max, axis.decimals};
}

LineStyle lineStyleOf(std::size_t pattern) {
    constexpr std::array kStyles{LineStyle::Solid, LineStyle::Dash, LineStyle::Dot, LineStyle::DashDot};
    return kStyles[pattern % kStyles.size()];
}

} // namespace

PlotSpec plotSpecOf(const plot::LineChart& chart, const QString& title) {
    PlotSpec spec;
    spec.title = title;
    spec.x = axisOf(chart.x);
    spec.y = axisOf(chart.y);
    const std::vector<plot::SeriesStyle> styles = plot::stylesOf(chart.series);
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        const plot::ChartSeries& series = chart.series[i];
        PlotSeries curve;
        curve.name = QString::fromStdString(series.name);
        curve.points = pointsOf(series.points);
        curve.low = pointsOf(series.low);
        curve.high = pointsOf(series.high);
        curve.colour = static_cast<int>(styles[i].colour);
        curve.style = lineStyleOf(styles[i].pattern);
        spec.series.append(curve);
    }
    for (const plot::ChartMark& mark : chart.marks) {
        PlotLine line;
        line.x = mark.x;
        line.label = QString::fromStdString(mark.label);
        spec.lines.append(line);
    }
    return spec;
}

PlotOverlay plotOverlayOf(const plot::LineChart& chart) {
    PlotOverlay overlay;
    const std::vector<plot::SeriesStyle> styles = plot::stylesOf(chart.series);
    for (const plot::ChartSpot& spot : chart.spots) {
        PlotPoint point;
        point.at = {spot.at.x, spot.at.y};
        point.colour = spot.series < styles.size() ? static_cast<int>(styles[spot.series].colour) : 0;
        overlay.points.append(point);
    }
    return overlay;
}

// What PlotWidget does not show.
class ChartView::Painted : public QWidget {
  public:
    using QWidget::QWidget;

    void setChart(const plot::Chart& chart) {
        m_chart = chart;
        update();
    }

    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 220}; }

  protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        QFont shown = font();
        shown.setPixelSize(fontInfo().pixelSize());
        const PaintedChart chart(m_chart, WindowWording(), shown, width(),
                                 isDarkPalette(palette()) ? plot::darkPalette() : plot::lightPalette());
        // Drawn for its width; where it is too high it is drawn smaller, in the middle.
        const double scale = std::min(1.0, height() / std::max(1.0, chart.height()));
        painter.translate((width() - scale * width()) / 2, 0);
        painter.scale(scale, scale);
        chart.paint(painter, {0, 0});
    }

  private:
    plot::Chart m_chart;
};

ChartView::ChartView(QWidget* parent)
    : QWidget(parent)
    , m_stack(new QStackedLayout(this)) {}

void ChartView::setBlock(const plot::Chart& chart) {
    const QString title = QString::fromStdString(chart.title);
    if (const auto* const lines = std::get_if<plot::LineChart>(&chart.body)) {
        if (m_plot == nullptr) {
            m_plot = new PlotWidget(this);
            m_stack->addWidget(m_plot);
        }
        m_plot->setSpec(plotSpecOf(*lines, title));
        m_plot->setOverlay(plotOverlayOf(*lines));
        m_stack->setCurrentWidget(m_plot);
        return;
    }
    if (m_painted == nullptr) {
        m_painted = new Painted(this);
        m_stack->addWidget(m_painted);
    }
    m_painted->setChart(chart);
    m_painted->setAccessibleName(title);
    m_painted->setAccessibleDescription(QString::fromStdString(chart.alternative));
    m_painted->setToolTip(QString::fromStdString(chart.printedText()));
    m_stack->setCurrentWidget(m_painted);
}

} // namespace assay::widgets
