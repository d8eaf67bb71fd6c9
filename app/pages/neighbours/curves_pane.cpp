#include "app/pages/neighbours/curves_pane.h"

#include "app/pages/neighbours/figure_text.h"
#include "app/pages/neighbours/neighbour_desk.h"
#include "widgets/charts/plot_widget.h"

#include <QHBoxLayout>
#include <QShowEvent>
#include <algorithm>

namespace assay::app {
namespace {

widgets::PlotSpec emptySpec(const QString& title, const QString& y) {
    widgets::PlotSpec spec;
    spec.title = title;
    spec.x.title = CurvesPane::tr("k");
    spec.x.decimals = 0;
    spec.y.title = y;
    spec.emptyText = CurvesPane::tr("No run is chosen. Choose one on the left, or set one up and run it.");
    return spec;
}

} // namespace

CurvesPane::CurvesPane(NeighbourDesk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_hits(new widgets::PlotWidget(this))
    , m_mrr(new widgets::PlotWidget(this)) {
    m_hits->setObjectName(QStringLiteral("hitCurves"));
    m_mrr->setObjectName(QStringLiteral("mrrCurves"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(m_hits, 1);
    layout->addWidget(m_mrr, 1);
    for (const auto signal : {&NeighbourDesk::viewChanged, &NeighbourDesk::figuresChanged}) {
        connect(&m_desk, signal, this, &CurvesPane::refresh);
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
    widgets::PlotSpec hits = emptySpec(tr("Hit@k over covered anchors"), tr("Hit@k"));
    widgets::PlotSpec means = emptySpec(tr("MRR@k over covered anchors"), tr("MRR@k"));
    if (const RunView* view = m_desk.view()) {
        const double depth = view->run.settings.test.depth();
        for (widgets::PlotSpec* spec : {&hits, &means}) {
            spec->x.min = 1;
            spec->x.max = std::max(depth, 2.0);
        }
        for (std::size_t search = 0; search < view->figures.searches.size(); ++search) {
            const auto& regimes = view->figures.searches[search].regimes;
            for (std::size_t regime = 0; regime < regimes.size(); ++regime) {
                widgets::PlotSeries series;
                series.name =
                    QStringLiteral("%1, %2").arg(view->searchLabel(search), view->regimeLabel(regime));
                series.colour = static_cast<int>(search);
                series.style = view->run.settings.test.regimes[regime] == model::Regime::Open
                                   ? widgets::LineStyle::Dash
                                   : widgets::LineStyle::Solid;
                widgets::PlotSeries mean = series;
                for (std::size_t k = 0; k < regimes[regime].hitCurve.size(); ++k) {
                    if (const auto& value = regimes[regime].hitCurve[k].value) {
                        series.points.push_back({static_cast<double>(k) + 1, *value});
                    }
                }
                for (std::size_t k = 0; k < regimes[regime].mrrCurve.size(); ++k) {
                    if (const auto& value = regimes[regime].mrrCurve[k]) {
                        mean.points.push_back({static_cast<double>(k) + 1, *value});
                    }
                }
                if (!series.points.isEmpty()) {
                    hits.series.push_back(series);
                    means.series.push_back(mean);
                }
            }
        }
        hits.emptyText = tr("No covered anchor has been asked yet.");
        means.emptyText = hits.emptyText;
    }
    m_hits->setSpec(hits);
    m_mrr->setSpec(means);
}

} // namespace assay::app
