#include "widgets/charts/plot_grid.h"

#include "widgets/charts/plot_legend.h"
#include "widgets/charts/plot_widget.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QResizeEvent>
#include <algorithm>

namespace assay::widgets {

PlotGrid::PlotGrid(QSize leastSize, Legend legend, QWidget* parent)
    : QScrollArea(parent)
    , m_leastSize(leastSize)
    , m_content(new QWidget(this))
    , m_grid(new QGridLayout(m_content))
    , m_legend(legend == Legend::Shared ? new PlotLegend(this) : nullptr) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(4);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(m_content);
    if (m_legend != nullptr) {
        m_legend->setSwitching([this](const std::string& name, bool off) {
            for (PlotWidget* const plot : m_plots) {
                plot->setSeriesOff(name, off);
            }
        });
    }
}

void PlotGrid::setLeastSize(QSize leastSize) {
    m_leastSize = leastSize;
    for (PlotWidget* const plot : m_plots) {
        plot->setMinimumSize(m_leastSize);
    }
    arrange();
}

void PlotGrid::setCharts(const QList<plot::Chart>& charts) {
    while (m_plots.size() > charts.size()) {
        delete m_plots.takeLast();
    }
    while (m_plots.size() < charts.size()) {
        auto* const plot = new PlotWidget(m_content, PlotWidget::Drawing::Canvas);
        plot->setLegendShown(m_legend == nullptr);
        plot->setMinimumSize(m_leastSize);
        plot->installEventFilter(this);
        m_plots.append(plot);
        m_columns = 0;
    }
    std::vector<const plot::LineChart*> lines;
    for (qsizetype i = 0; i < charts.size(); ++i) {
        m_plots[i]->setChart(charts[i]);
        m_plots[i]->setAccessibleName(QString::fromStdString(charts[i].title));
        lines.push_back(&m_plots[i]->lines());
    }
    if (m_legend != nullptr) {
        m_legend->setCharts(lines);
        for (PlotWidget* const plot : m_plots) { // new ones too
            for (const std::string& name : m_legend->off()) {
                plot->setSeriesOff(name, true);
            }
        }
        placeLegend();
    }
    arrange();
}

// Above the plots, which scroll below it.
void PlotGrid::placeLegend() {
    if (m_legend != nullptr) {
        const int height = m_legend->heightForWidth(width());
        setViewportMargins(0, height, 0, 0);
        m_legend->setGeometry(0, 0, width(), height);
        m_legend->setVisible(height > 0);
    }
}

void PlotGrid::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        placeLegend();
    }
}

void PlotGrid::setOverlays(const QList<PlotOverlay>& overlays) {
    for (qsizetype i = 0; i < m_plots.size(); ++i) {
        m_plots[i]->setOverlay(i < overlays.size() ? overlays[i] : PlotOverlay());
    }
}

void PlotGrid::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    placeLegend();
    arrange();
}

void PlotGrid::arrange() {
    const int fitting = std::max(1, viewport()->width() / (m_leastSize.width() + m_grid->spacing()));
    const int columns = std::clamp(fitting, 1, std::max(1, static_cast<int>(m_plots.size())));
    if (columns == m_columns) {
        return;
    }
    m_columns = columns;
    for (int i = 0; i < m_plots.size(); ++i) {
        m_grid->addWidget(m_plots[i], i / columns, i % columns);
        if (i > 0) {
            setTabOrder(m_plots[i - 1], m_plots[i]);
        }
    }
}

bool PlotGrid::eventFilter(QObject* watched, QEvent* event) {
    const bool returned =
        event->type() == QEvent::KeyPress && (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Return ||
                                              static_cast<QKeyEvent*>(event)->key() == Qt::Key_Enter);
    if (returned || event->type() == QEvent::MouseButtonDblClick) {
        Q_EMIT chosen(static_cast<int>(m_plots.indexOf(qobject_cast<PlotWidget*>(watched))));
        return true;
    }
    if (event->type() == QEvent::FocusIn) {
        ensureWidgetVisible(qobject_cast<QWidget*>(watched));
    }
    return QScrollArea::eventFilter(watched, event);
}

} // namespace assay::widgets

#include "moc_plot_grid.cpp"
