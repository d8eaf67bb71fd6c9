#include "app/pages/neighbours/curves_pane.h"

#include "app/pages/neighbours/fill_box.h"
#include "app/pages/neighbours/neighbour_controller.h"
#include "widgets/charts/plot_widget.h"
#include "widgets/text/translated_wording.h"
#include "widgets/text/whole_label.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QShowEvent>
#include <QVBoxLayout>
#include <optional>
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
    m_search = new QComboBox(this);
    m_search->setObjectName(QStringLiteral("curvesSearch"));
    m_search->setAccessibleName(tr("Search"));
    m_search->setToolTip(tr("Search"));
    m_search->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_search, &QComboBox::activated, this, &CurvesPane::refresh);
    m_hint = new QLabel(tr("The 95 % bands of so many curves would hide each other. Choose one search to see "
                           "its bands."),
                        this);
    m_hint->setObjectName(QStringLiteral("curvesHint"));
    widgets::keepWhole(*m_hint);
    auto* charts = new QHBoxLayout;
    charts->addWidget(m_hits, 1);
    charts->addWidget(m_mrr, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(m_search, 0, Qt::AlignLeft);
    layout->addWidget(m_hint);
    layout->addLayout(charts, 1);
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
    const RunView* const view = m_controller.view();
    QStringList searches;
    if (view != nullptr && view->figures.searches.size() > 1) {
        searches << tr("All searches") << view->searchLabels();
    }
    (void)fillBox(*m_search, searches);
    m_search->setVisible(!searches.isEmpty());
    const auto search = m_search->currentIndex() > 0
                            ? std::optional(static_cast<std::size_t>(m_search->currentIndex() - 1))
                            : std::nullopt;
    m_hint->setVisible(view != nullptr && results::leavesOutBands(view->values(), search));
    if (view != nullptr) {
        const auto charts = results::wholeCurves(view->values(), search, widgets::WindowWording());
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
