#include "app/pages/neighbours/strata_pane.h"

#include "app/pages/neighbours/fill_box.h"
#include "app/pages/neighbours/neighbour_controller.h"
#include "core/results/neighbours/neighbour_words.h"
#include "core/results/report/figure_text.h"
#include "widgets/neighbours/bar_chart.h"
#include "widgets/results/cell_text.h"
#include "widgets/results/table_view.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"
#include "widgets/text/whole_label.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QShowEvent>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>

namespace assay::app {
namespace {

enum class Kind { Coverage, Hit, Mrr };

struct Measure {
    Kind kind = Kind::Coverage;
    int k = 0;
};

Measure measureFrom(const QVariant& data) {
    const QStringList parts = data.toString().split(QLatin1Char(' '));
    return {parts.value(0) == QStringLiteral("hit")   ? Kind::Hit
            : parts.value(0) == QStringLiteral("mrr") ? Kind::Mrr
                                                      : Kind::Coverage,
            parts.value(1).toInt()};
}

widgets::BarFigure barOf(const evaluate::StratumFigures& stratum, const Measure& measure) {
    const widgets::WindowWording wording;
    widgets::BarFigure bar;
    const auto take = [&bar](const auto& figure) {
        bar.value = figure.value;
        bar.chance = figure.chance;
        if (figure.interval) {
            bar.low = figure.interval->low;
            bar.high = figure.interval->high;
        }
    };
    if (measure.kind == Kind::Coverage) {
        take(stratum.coverage);
        bar.text = widgets::shownFigure(results::shareFigure(stratum.coverage, {}), wording);
    } else if (measure.kind == Kind::Hit) {
        if (const auto place = stratum.hitAt.find(measure.k); place != stratum.hitAt.end()) {
            take(place->second);
            bar.text = widgets::shownFigure(results::shareFigure(place->second, {}), wording);
        }
    } else if (const auto place = stratum.mrrAt.find(measure.k); place != stratum.mrrAt.end()) {
        take(place->second);
        bar.text = widgets::shownFigure(results::meanFigure(place->second, {}), wording);
    }
    return bar;
}

} // namespace

StrataPane::StrataPane(NeighbourController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    const auto combo = [this](const char* name, const QString& title) {
        auto* box = new QComboBox(this);
        box->setObjectName(QLatin1String(name));
        box->setAccessibleName(title);
        box->setToolTip(title);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        connect(box, &QComboBox::activated, this, &StrataPane::refresh);
        return box;
    };
    m_grouping = combo("strataBy", tr("Strata"));
    m_grouping->addItems({tr("by section length"), tr("by section"), tr("by year"), tr("by company")});
    m_measure = combo("strataMeasure", tr("Measure"));
    m_search = combo("strataSearch", tr("Search"));
    m_hint = new QLabel(this);
    widgets::keepWhole(*m_hint);
    auto* bar = new QHBoxLayout;
    bar->addWidget(m_measure);
    bar->addWidget(m_grouping);
    bar->addWidget(m_search);
    bar->addStretch(1);
    m_chart = new widgets::BarChart(this);
    m_chart->setObjectName(QStringLiteral("strataChart"));
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus); // what it holds takes the keys
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(m_chart);
    m_table = new widgets::TableView(this);
    m_table->setObjectName(QStringLiteral("strataTable"));
    m_table->setAccessibleName(tr("Strata"));
    m_table->setDetail(widgets::CellDetail::Whole);
    m_table->setCharacters({22, 10, 28, 8});
    m_table->setSortingEnabled(false);
    m_table->followClicks();
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(scroll);
    splitter->addWidget(m_table);
    splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addLayout(bar);
    layout->addWidget(m_hint); // below: beside the boxes it would have a word's width
    layout->addWidget(splitter, 1);
    for (const auto signal : {&NeighbourController::viewChanged, &NeighbourController::figuresChanged}) {
        connect(&m_controller, signal, this, &StrataPane::refresh);
    }
    connect(m_chart, &widgets::BarChart::barChosen, this,
            [this](int group, int series) { openStratum(group, static_cast<std::size_t>(series)); });
    connect(m_table, &widgets::TableView::linkActivated, this, [this](const results::Link& link) {
        if (const auto filter = caseFilterOf(link)) {
            Q_EMIT casesRequested(*filter);
        }
    });
    refresh();
}

void StrataPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) {
        refresh();
    }
}

void StrataPane::fillChoices() {
    const RunView* view = m_controller.view();
    QStringList measures;
    QStringList searches;
    QVariantList kinds;
    if (view != nullptr) {
        for (const int k : view->run.settings.test.hitAt) {
            measures << widgets::windowText(results::hitTitle, k);
            kinds << QStringLiteral("hit %1").arg(k);
        }
        for (const int k : view->run.settings.test.mrrAt) {
            measures << widgets::windowText(results::mrrTitle, k);
            kinds << QStringLiteral("mrr %1").arg(k);
        }
        measures << tr("Coverage");
        kinds << QStringLiteral("coverage 0");
        searches = view->searchLabels();
    }
    const QVariant measure = m_measure->currentData();
    if (fillBox(*m_measure, measures) && view != nullptr) {
        for (int i = 0; i < kinds.size(); ++i) {
            m_measure->setItemData(i, kinds[i]);
        }
        const int kept = measure.isValid() ? m_measure->findData(measure) : -1;
        m_measure->setCurrentIndex(
            kept >= 0 ? kept : std::max(static_cast<int>(view->run.settings.test.hitAt.size()) - 1, 0));
    }
    fillBox(*m_search, searches);
    m_search->setEnabled(m_search->count() > 1);
}

void StrataPane::refresh() {
    if (!isVisible()) {
        m_stale = true;
        return;
    }
    m_stale = false;
    fillChoices();
    widgets::BarChartSpec spec;
    const RunView* view = m_controller.view();
    spec.emptyText = view == nullptr ? m_controller.whyNoView() : tr("No anchor has been asked yet.");
    const auto search = static_cast<std::size_t>(std::max(m_search->currentIndex(), 0));
    if (view == nullptr || search >= view->figures.searches.size()) {
        m_table->setTable({});
        m_chart->setSpec(spec);
        return;
    }
    const auto grouping = static_cast<results::Grouping>(m_grouping->currentIndex());
    const Measure measure = measureFrom(m_measure->currentData());
    const auto& regimes = view->figures.searches[search].regimes;
    // What a saved picture needs to be understood: which search, how well it finds, over how many anchors.
    const auto asked = view->figures.coverage;
    spec.title = tr("%1 %2 · %3 · n = %4, %5")
                     .arg(m_measure->currentText(), m_grouping->currentText(), view->searchLabel(search),
                          measure.kind == Kind::Coverage
                              ? tr("%1 anchors").arg(widgets::countText(asked.n))
                              : tr("%1 covered anchors").arg(widgets::countText(asked.count)),
                          measure.kind == Kind::Mrr ? tr("bootstrap 95 %") : tr("Wilson 95 %"));
    spec.asPercent = measure.kind != Kind::Mrr;
    spec.chanceName = tr("by luck");
    const widgets::WindowWording wording;
    if (measure.kind != Kind::Mrr || view->hasIntervals) { // else they follow, as the hint says
        spec.noIntervalName = QString::fromStdString(results::noIntervalLegend(wording));
    }
    const QString definition = widgets::definitionTip(measure.kind == Kind::Hit   ? "hit_at_k"
                                                      : measure.kind == Kind::Mrr ? "mrr_at_k"
                                                                                  : "coverage",
                                                      wording);
    m_chart->setToolTip(definition);
    m_hint->setText(measure.kind == Kind::Mrr && !view->hasIntervals
                        ? tr("Intervals of MRR follow when the run pauses or ends.")
                        : tr("A click on a bar or a row shows its anchors."));
    m_hint->setToolTip(definition);
    for (std::size_t regime = 0; regime < regimes.size(); ++regime) {
        spec.series << view->regimeLabel(regime);
        const auto& strata = results::strataOf(regimes[regime], grouping);
        for (std::size_t i = 0; i < strata.size(); ++i) {
            const evaluate::StratumFigures& stratum = strata[i];
            const QString name = widgets::windowText(results::stratumTitle, stratum.name);
            if (static_cast<std::size_t>(spec.groups.size()) <= i) {
                spec.groups.push_back({name, {}});
            }
            spec.groups[static_cast<int>(i)].figures.push_back(barOf(stratum, measure));
        }
    }
    m_chart->setSpec(spec);
    m_table->setTable(results::strataTable(view->values(),
                                           {.search = search,
                                            .grouping = grouping,
                                            .ranks = results::wholeChoice(view->run.settings.test),
                                            .most = std::numeric_limits<std::size_t>::max()},
                                           {}, wording));
}

void StrataPane::openStratum(int stratum, std::size_t regime) {
    const RunView* view = m_controller.view();
    const auto search = static_cast<std::size_t>(std::max(m_search->currentIndex(), 0));
    if (view == nullptr || search >= view->figures.searches.size() ||
        regime >= view->figures.searches[search].regimes.size()) {
        return;
    }
    const auto grouping = static_cast<results::Grouping>(m_grouping->currentIndex());
    const auto& strata = results::strataOf(view->figures.searches[search].regimes[regime], grouping);
    if (stratum < 0 || stratum >= static_cast<int>(strata.size())) {
        return;
    }
    const Measure measure = measureFrom(m_measure->currentData());
    CaseFilter filter;
    filter.search = search;
    filter.regime = regime;
    filter.stratum = CaseStratum{grouping, strata[static_cast<std::size_t>(stratum)].name};
    filter.k = measure.k;
    filter.measure = measure.kind == Kind::Hit   ? CaseMeasure::HitAt
                     : measure.kind == Kind::Mrr ? CaseMeasure::MrrAt
                                                 : CaseMeasure::All;
    Q_EMIT casesRequested(filter);
}

} // namespace assay::app

#include "moc_strata_pane.cpp"
