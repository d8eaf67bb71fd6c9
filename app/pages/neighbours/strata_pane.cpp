#include "app/pages/neighbours/strata_pane.h"

#include "app/pages/neighbours/figure_text.h"
#include "app/pages/neighbours/neighbour_controller.h"
#include "app/pages/neighbours/table_rows.h"
#include "widgets/neighbours/bar_chart.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/tables/table_items.h"
#include "widgets/text/number_text.h"
#include "widgets/text/whole_label.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QShowEvent>
#include <QSplitter>
#include <QStandardItemModel>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

constexpr int kStratumRole = Qt::UserRole + 1;
constexpr int kRegimeRole = Qt::UserRole + 2;

const std::vector<evaluate::StratumFigures>& strataOf(const evaluate::RegimeFigures& figures,
                                                      CaseGrouping grouping) {
    switch (grouping) {
    case CaseGrouping::Length:
        return figures.byLength;
    case CaseGrouping::Section:
        return figures.bySection;
    case CaseGrouping::Year:
        return figures.byYear;
    case CaseGrouping::Company:
        break;
    }
    return figures.byCompany;
}

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
    widgets::BarFigure bar;
    const auto take = [&bar](const auto& figure) {
        bar.value = figure.value;
        if (figure.interval) {
            bar.low = figure.interval->low;
            bar.high = figure.interval->high;
        }
    };
    if (measure.kind == Kind::Coverage) {
        take(stratum.coverage);
        bar.text = proportionFigure(stratum.coverage);
    } else if (measure.kind == Kind::Hit) {
        if (const auto place = stratum.hitAt.find(measure.k); place != stratum.hitAt.end()) {
            take(place->second);
            bar.text = proportionFigure(place->second);
        }
    } else if (const auto place = stratum.mrrAt.find(measure.k); place != stratum.mrrAt.end()) {
        take(place->second);
        bar.text = meanFigure(place->second);
    }
    return bar;
}

} // namespace

StrataPane::StrataPane(NeighbourController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_model(new QStandardItemModel(this)) {
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
    m_table = new widgets::DataTableView(this);
    m_table->setObjectName(QStringLiteral("strataTable"));
    m_table->setAccessibleName(tr("Strata"));
    m_table->setModel(m_model);
    m_table->setSortingEnabled(false);
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
    const auto open = [this](const QModelIndex& index) {
        const QModelIndex first = index.siblingAtColumn(0);
        if (first.isValid()) {
            openStratum(first.data(kStratumRole).toInt(),
                        static_cast<std::size_t>(first.data(kRegimeRole).toInt()));
        }
    };
    connect(m_table, &QTableView::clicked, this, open);
    connect(m_table, &widgets::DataTableView::rowActivated, this,
            [this, open](int row) { open(m_model->index(row, 0)); });
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
            measures << tr("Hit@%1").arg(k);
            kinds << QStringLiteral("hit %1").arg(k);
        }
        for (const int k : view->run.settings.test.mrrAt) {
            measures << tr("MRR@%1").arg(k);
            kinds << QStringLiteral("mrr %1").arg(k);
        }
        measures << tr("Coverage");
        kinds << QStringLiteral("coverage 0");
        for (const retrieval::Capabilities& each : view->run.searches) {
            searches << searchTitle(each);
        }
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
        m_model->clear();
        m_chart->setSpec(spec);
        return;
    }
    const auto grouping = static_cast<CaseGrouping>(m_grouping->currentIndex());
    const Measure measure = measureFrom(m_measure->currentData());
    const auto& regimes = view->figures.searches[search].regimes;
    // What a saved picture needs to be understood: which search, how well it finds, over how many anchors.
    const auto asked = view->figures.coverage;
    spec.title =
        tr("%1 %2 · %3 · n = %4, %5")
            .arg(m_measure->currentText(), m_grouping->currentText(), searchTitle(view->run.searches[search]),
                 measure.kind == Kind::Coverage
                     ? tr("%1 anchors").arg(widgets::countText(asked.n))
                     : tr("%1 covered anchors").arg(widgets::countText(asked.count)),
                 measure.kind == Kind::Mrr ? tr("bootstrap 95 %") : tr("Wilson 95 %"));
    spec.asPercent = measure.kind != Kind::Mrr;
    const QString definition = measure.kind == Kind::Hit   ? hitDefinition(measure.k, false)
                               : measure.kind == Kind::Mrr ? mrrDefinition(measure.k, false)
                                                           : coverageDefinition();
    m_chart->setToolTip(definition);
    m_hint->setText(measure.kind == Kind::Mrr && !view->hasIntervals
                        ? tr("Intervals of MRR follow when the run pauses or ends.")
                        : tr("A click on a bar or a row shows its anchors."));
    m_hint->setToolTip(definition);
    QStringList heads{tr("Stratum"), tr("Regime"), tr("Anchors"), tr("Coverage")};
    for (const int k : view->run.settings.test.hitAt) {
        heads << tr("Hit@%1").arg(k);
    }
    for (const int k : view->run.settings.test.mrrAt) {
        heads << tr("MRR@%1").arg(k);
    }
    QList<QList<QStandardItem*>> rows;
    for (std::size_t regime = 0; regime < regimes.size(); ++regime) {
        spec.series << view->regimeLabel(regime);
        const auto& strata = strataOf(regimes[regime], grouping);
        for (std::size_t i = 0; i < strata.size(); ++i) {
            const evaluate::StratumFigures& stratum = strata[i];
            const QString name = stratum.name.empty() ? tr("none") : QString::fromStdString(stratum.name);
            if (static_cast<std::size_t>(spec.groups.size()) <= i) {
                spec.groups.push_back({name, {}});
            }
            spec.groups[static_cast<int>(i)].figures.push_back(barOf(stratum, measure));
            QList<QStandardItem*> row{widgets::textItem(name), widgets::textItem(view->regimeLabel(regime)),
                                      widgets::countItem(stratum.anchors),
                                      widgets::textItem(proportionFigure(stratum.coverage))};
            row[0]->setData(static_cast<int>(i), kStratumRole);
            row[0]->setData(static_cast<int>(regime), kRegimeRole);
            for (const auto& [k, hit] : stratum.hitAt) {
                row << widgets::textItem(proportionFigure(hit), hitDefinition(k, false));
            }
            for (const auto& [k, mrr] : stratum.mrrAt) {
                row << widgets::textItem(meanFigure(mrr), mrrDefinition(k, false));
            }
            rows << row;
        }
    }
    m_chart->setSpec(spec);
    setTableRows(*m_model, heads, rows, 2);
    if (m_fitted == heads.size()) {
        return; // as wide as the person made them
    }
    m_fitted = heads.size();
    QList<int> widths{22, 10, 9};
    widths.resize(m_model->columnCount(), 33);
    m_table->setDefaultColumnWidths(widths);
}

void StrataPane::openStratum(int stratum, std::size_t regime) {
    const RunView* view = m_controller.view();
    const auto search = static_cast<std::size_t>(std::max(m_search->currentIndex(), 0));
    if (view == nullptr || search >= view->figures.searches.size() ||
        regime >= view->figures.searches[search].regimes.size()) {
        return;
    }
    const auto grouping = static_cast<CaseGrouping>(m_grouping->currentIndex());
    const auto& strata = strataOf(view->figures.searches[search].regimes[regime], grouping);
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
