#include "widgets/charts/plot_grid.h"

#include "widgets/charts/plot_widget.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QResizeEvent>
#include <algorithm>

namespace assay::widgets {

PlotGrid::PlotGrid(QSize leastSize, QWidget* parent)
    : QScrollArea(parent)
    , m_leastSize(leastSize)
    , m_content(new QWidget(this))
    , m_grid(new QGridLayout(m_content)) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(4);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(m_content);
}

void PlotGrid::setPlots(const QList<PlotSpec>& plots) {
    while (m_plots.size() > plots.size()) {
        delete m_plots.takeLast();
    }
    while (m_plots.size() < plots.size()) {
        auto* const plot = new PlotWidget(m_content, PlotWidget::Drawing::Canvas);
        plot->setMinimumSize(m_leastSize);
        plot->installEventFilter(this);
        m_plots.append(plot);
        m_columns = 0;
    }
    for (qsizetype i = 0; i < plots.size(); ++i) {
        m_plots[i]->setSpec(plots[i]);
        m_plots[i]->setAccessibleName(plots[i].title);
    }
    arrange();
}

void PlotGrid::setOverlays(const QList<PlotOverlay>& overlays) {
    for (qsizetype i = 0; i < m_plots.size(); ++i) {
        m_plots[i]->setOverlay(i < overlays.size() ? overlays[i] : PlotOverlay());
    }
}

void PlotGrid::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
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
