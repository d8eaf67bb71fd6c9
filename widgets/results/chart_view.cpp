#include "widgets/results/chart_view.h"

#include "widgets/charts/category_chart.h"
#include "widgets/charts/painted_chart.h"
#include "widgets/charts/plot_layout.h"
#include "widgets/charts/plot_widget.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/theme.h"

#include <QPainter>
#include <QStackedLayout>

namespace assay::widgets {
// What no other widget shows.
class ChartView::Painted : public QWidget {
  public:
    using QWidget::QWidget;

    void setChart(const plot::Chart& chart) {
        m_chart = chart;
        update();
    }

    [[nodiscard]] QSize minimumSizeHint() const override { return kLeastChartSize; }

  protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        QFont shown = font();
        shown.setPixelSize(fontInfo().pixelSize());
        const PaintedChart chart(m_chart, WindowWording(), shown,
                                 plot::ChartFrame{.width = static_cast<double>(width())},
                                 paletteOf(chartColours(palette())));
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
    if (std::holds_alternative<plot::LineChart>(chart.body)) {
        if (m_plot == nullptr) {
            m_plot = new PlotWidget(this);
            m_stack->addWidget(m_plot);
        }
        m_plot->setChart(chart);
        m_stack->setCurrentWidget(m_plot);
        return;
    }
    if (!std::holds_alternative<plot::MatrixChart>(chart.body)) {
        if (m_categories == nullptr) {
            m_categories = new CategoryChart(this);
            m_stack->addWidget(m_categories);
        }
        m_categories->setChart(chart);
        m_stack->setCurrentWidget(m_categories);
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
