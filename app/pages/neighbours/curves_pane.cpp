#include "app/pages/neighbours/curves_pane.h"

#include "app/pages/neighbours/neighbour_controller.h"
#include "widgets/charts/plot_chart.h"
#include "widgets/charts/plot_widget.h"
#include "widgets/text/translated_wording.h"

#include <QHBoxLayout>
#include <QShowEvent>

namespace assay::app {

CurvesPane::CurvesPane(NeighbourController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_hits(new widgets::PlotWidget(this))
    , m_mrr(new widgets::PlotWidget(this)) {
    m_hits->setAccessibleName(tr("Hit@k for each k"));
    m_mrr->setAccessibleName(tr("MRR@k for each k"));
    m_hits->setObjectName(QStringLiteral("hitCurves"));
    m_mrr->setObjectName(QStringLiteral("mrrCurves"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(m_hits, 1);
    layout->addWidget(m_mrr, 1);
    for (const auto signal : {&NeighbourController::viewChanged, &NeighbourController::figuresChanged}) {
        connect(&m_controller, signal, this, &CurvesPane::refresh);
    }
    refresh();
}

void CurvesPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) {
        refresh();
    }
}

void CurvesPane::refresh() {
    m_stale = !isVisible();
    if (m_stale) {
        return;
    }
    widgets::PlotSpec hits;
    widgets::PlotSpec means;
    hits.emptyText = m_controller.whyNoView();
    if (const RunView* view = m_controller.view()) {
        const auto charts = results::wholeCurves(view->values(), widgets::WindowWording());
        const auto spec = [&](const plot::Chart& chart) {
            widgets::PlotSpec shown = widgets::specOf(chart);
            shown.title = tr("%1 · %2").arg(shown.title, QString::fromStdString(view->run.info.name));
            return shown;
        };
        hits = spec(charts[0]);
        means = spec(charts[1]);
        hits.emptyText = tr("No covered anchor has been asked yet.");
    }
    means.emptyText = hits.emptyText;
    m_hits->setSpec(hits);
    m_mrr->setSpec(means);
}

} // namespace assay::app

#include "moc_curves_pane.cpp"
