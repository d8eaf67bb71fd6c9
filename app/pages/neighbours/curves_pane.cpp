#include "app/pages/neighbours/curves_pane.h"

#include "app/pages/neighbours/figure_text.h"
#include "app/pages/neighbours/neighbour_controller.h"
#include "widgets/charts/plot_widget.h"
#include "widgets/text/number_text.h"

#include <QHBoxLayout>
#include <QShowEvent>
#include <algorithm>

namespace assay::app {

using widgets::PlotSpec;

namespace {

PlotSpec emptySpec(const QString& title, const QString& y) {
    widgets::PlotSpec spec;
    spec.title = title;
    spec.x.title = CurvesPane::tr("k");
    spec.x.decimals = 0;
    spec.y.title = y;
    return spec;
}

} // namespace

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
    widgets::PlotSpec hits = emptySpec(tr("Hit@k over covered anchors, with Wilson 95 %"), tr("Hit@k"));
    widgets::PlotSpec means = emptySpec(tr("MRR@k over covered anchors"), tr("MRR@k"));
    hits.emptyText = m_controller.whyNoView();
    means.emptyText = hits.emptyText;
    if (const RunView* view = m_controller.view()) {
        const double depth = view->run.settings.test.depth();
        for (widgets::PlotSpec* spec : {&hits, &means}) {
            spec->x.min = 1;
            spec->x.max = std::max(depth, 2.0);
        }
        for (std::size_t search = 0; search < view->figures.searches.size(); ++search) {
            const auto& regimes = view->figures.searches[search].regimes;
            for (std::size_t regime = 0; regime < regimes.size(); ++regime) {
                widgets::PlotSeries series;
                const auto& curve = regimes[regime].hitCurve;
                series.name = tr("%1, %2, n = %3")
                                  .arg(searchTitle(view->run.searches[search]), view->regimeLabel(regime),
                                       widgets::countText(curve.empty() ? 0 : curve.front().n));
                series.colour = static_cast<int>(search);
                series.style = view->run.settings.test.regimes[regime] == model::Regime::Open
                                   ? widgets::LineStyle::Dash
                                   : widgets::LineStyle::Solid;
                widgets::PlotSeries mean = series;
                for (std::size_t k = 0; k < regimes[regime].hitCurve.size(); ++k) {
                    if (const auto& value = regimes[regime].hitCurve[k].value) {
                        const double x = static_cast<double>(k) + 1;
                        series.points.push_back({x, *value});
                        if (const auto& interval = regimes[regime].hitCurve[k].interval) {
                            series.low.push_back({x, interval->low});
                            series.high.push_back({x, interval->high});
                        }
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
        const QString run = QString::fromStdString(view->run.info.name);
        for (widgets::PlotSpec* spec : {&hits, &means}) {
            spec->title = tr("%1 · %2").arg(spec->title, run);
        }
        hits.emptyText = tr("No covered anchor has been asked yet.");
        means.emptyText = hits.emptyText;
    }
    m_hits->setSpec(hits);
    m_mrr->setSpec(means);
}

} // namespace assay::app

#include "moc_curves_pane.cpp"
