#include "app/pages/neighbours/distances_pane.h"

#include "app/pages/neighbours/fill_box.h"
#include "app/pages/neighbours/neighbour_controller.h"
#include "core/evaluate/neighbours/neighbour_distances.h"
#include "core/plot/chart_style.h"
#include "widgets/charts/category_chart.h"
#include "widgets/charts/plot_widget.h"
#include "widgets/results/table_view.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/font_measure.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QShowEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace assay::app {
namespace {

constexpr std::size_t kBins = 40;
constexpr std::size_t kRegimes = 2;

// Shares of the values in each bin, as steps.
plot::ChartSeries histogram(const std::vector<double>& values, double max, const QString& name) {
    plot::ChartSeries series{name.toStdString(), {}};
    series.steps = plot::CurveSteps::Ahead;
    if (values.empty() || max <= 0) {
        return series;
    }
    const std::vector<std::int64_t> bins = evaluate::binCounts(values, max, kBins);
    for (std::size_t bin = 0; bin < kBins; ++bin) {
        series.points.push_back({max * static_cast<double>(bin) / kBins,
                                 static_cast<double>(bins[bin]) / static_cast<double>(values.size())});
    }
    series.points.push_back({max, series.points.back().y});
    return series;
}

plot::ChartMark medianMark(double median, const QString& label, plot::LineStyle style, std::size_t look) {
    plot::ChartMark mark;
    mark.x = median;
    mark.label = label.toStdString();
    mark.style = style;
    mark.look = look;
    mark.emphasised = style == plot::LineStyle::Solid;
    return mark;
}

} // namespace

DistancesPane::DistancesPane(NeighbourController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_search(new QComboBox(this)) {
    m_search->setObjectName(QStringLiteral("distanceSearch"));
    m_search->setAccessibleName(tr("Search"));
    m_search->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_search, &QComboBox::activated, this, &DistancesPane::refresh);
    auto* top = new QHBoxLayout;
    top->addWidget(m_search);
    top->addStretch(1);
    auto* plots = new QHBoxLayout;
    for (std::size_t i = 0; i < kRegimes; ++i) {
        m_plots.push_back(new widgets::PlotWidget(this));
        m_plots.back()->setObjectName(QStringLiteral("distances%1").arg(i));
        m_plots.back()->setAccessibleName(tr("Distances, regime %1").arg(i + 1));
        plots->addWidget(m_plots.back(), 1);
    }
    m_boxes = new widgets::CategoryChart(this);
    m_boxes->setObjectName(QStringLiteral("distanceBoxes"));
    m_table = new widgets::TableView(this);
    m_table->setObjectName(QStringLiteral("distanceTable"));
    m_table->setAccessibleName(tr("Quantiles of distances"));
    m_table->setDetail(widgets::CellDetail::Whole);
    m_table->setSortingEnabled(false);
    widgets::keepMeasure(*m_table,
                         [this] { m_table->setMaximumHeight(m_table->fontMetrics().height() * 11); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addLayout(top);
    layout->addLayout(plots, 1);
    auto* below = new QHBoxLayout;
    below->addWidget(m_boxes, 1);
    below->addWidget(m_table, 1);
    layout->addLayout(below);
    for (const auto signal : {&NeighbourController::viewChanged, &NeighbourController::figuresChanged}) {
        connect(&m_controller, signal, this, &DistancesPane::refresh);
    }
    refresh();
}

void DistancesPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) {
        refresh();
    }
}

void DistancesPane::refresh() {
    m_stale = !isVisible();
    if (m_stale) {
        return;
    }
    const RunView* view = m_controller.view();
    fillBox(*m_search, view != nullptr ? view->searchLabels() : QStringList());
    m_search->setEnabled(m_search->count() > 1);
    const auto search = static_cast<std::size_t>(std::max(m_search->currentIndex(), 0));
    std::vector<evaluate::ResultDistances> regimes;
    double max = 0;
    const bool isThere = view != nullptr && search < view->figures.searches.size();
    const bool isCosine = isThere && view->values().isCosine(search);
    for (std::size_t regime = 0; isCosine && regime < view->regimes(); ++regime) {
        regimes.push_back(evaluate::resultDistances(view->run.outcomes, search * view->regimes() + regime));
        for (const auto* values : {&regimes.back().gold, &regimes.back().others}) {
            for (const double value : *values) {
                max = std::max(max, value);
            }
        }
    }
    for (std::size_t i = 0; i < m_plots.size(); ++i) {
        plot::Chart chart;
        plot::LineChart lines;
        lines.emptyText = (view == nullptr ? m_controller.whyNoView()
                           : !isCosine     ? tr("This search ranks by scores, which are no distances.")
                                           : tr("There are no results yet."))
                              .toStdString();
        lines.x.title = tr("Cosine distance").toStdString();
        lines.y.title = tr("Share of the results").toStdString();
        lines.x.max = max > 0 ? max : 1;
        m_plots[i]->setVisible(view == nullptr ? i == 0 : i < std::max<std::size_t>(view->regimes(), 1));
        if (i < regimes.size()) {
            chart.title =
                tr("Distances, %1 · %2").arg(view->regimeLabel(i), view->searchLabel(search)).toStdString();
            auto gold = histogram(regimes[i].gold, lines.x.max,
                                  tr("gold, n = %1").arg(widgets::countText(std::ssize(regimes[i].gold))));
            auto others =
                histogram(regimes[i].others, lines.x.max,
                          tr("others, n = %1").arg(widgets::countText(std::ssize(regimes[i].others))));
            gold.look = plot::kLookGold;
            gold.style = plot::LineStyle::Solid;
            gold.filled = true;
            others.look = plot::kLookOthers;
            others.style = plot::LineStyle::Dash;
            double top = 0;
            for (const plot::ChartSeries& series : {gold, others}) {
                if (!series.points.empty()) {
                    lines.series.push_back(series);
                    for (const plot::ChartPoint& point : series.points) {
                        top = std::max(top, point.y);
                    }
                }
            }
            lines.y.max = top > 0 ? top * 1.1 : 1;
            const auto& figures = view->figures.searches[search].regimes[i];
            if (figures.goldDistance.median) {
                lines.marks.push_back(medianMark(*figures.goldDistance.median, tr("median, gold"),
                                                 plot::LineStyle::Solid, plot::kLookGold));
            }
            if (figures.otherDistance.median) {
                lines.marks.push_back(medianMark(*figures.otherDistance.median, tr("median, others"),
                                                 plot::LineStyle::Dash, plot::kLookOthers));
            }
        }
        chart.body = std::move(lines);
        m_plots[i]->setChart(std::move(chart));
    }
    const auto boxes =
        isThere ? results::distanceBoxes(view->values(), search, {}, widgets::WindowWording()) : std::nullopt;
    m_boxes->setVisible(boxes.has_value());
    if (boxes) {
        m_boxes->setChart(*boxes);
        m_boxes->setToolTip(QString::fromStdString(boxes->caption));
    }
    m_table->setTable(isThere ? results::quantileTable(view->values(), search, {}, widgets::WindowWording())
                              : results::Table());
}

} // namespace assay::app

#include "moc_distances_pane.cpp"
