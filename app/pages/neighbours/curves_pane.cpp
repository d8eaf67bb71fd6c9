#include "app/pages/neighbours/curves_pane.h"

#include "app/pages/neighbours/neighbour_controller.h"
#include "widgets/charts/plot_widget.h"
#include "widgets/text/translated_wording.h"

#include <QHBoxLayout>
#include <QShowEvent>
#include <utility>

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
    plot::LineChart none;
    none.emptyText = m_controller.whyNoView().toStdString();
    plot::Chart hits;
    hits.body = none;
    plot::Chart means = hits;
    if (const RunView* view = m_controller.view()) {
        const auto charts = results::wholeCurves(view->values(), widgets::WindowWording());
        const auto shown = [&](plot::Chart chart) {
            chart.title =
                tr("%1 · %2")
                    .arg(QString::fromStdString(chart.title), QString::fromStdString(view->run.info.name))
                    .toStdString();
            if (auto* const lines = std::get_if<plot::LineChart>(&chart.body)) {
                lines->emptyText = tr("No covered anchor has been asked yet.").toStdString();
            }
            return chart;
        };
        hits = shown(charts[0]);
        means = shown(charts[1]);
    }
    m_hits->setChart(std::move(hits));
    m_mrr->setChart(std::move(means));
}

} // namespace assay::app

#include "moc_curves_pane.cpp"
