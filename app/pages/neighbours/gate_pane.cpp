#include "app/pages/neighbours/gate_pane.h"

#include "app/pages/neighbours/figure_text.h"
#include "app/pages/neighbours/neighbour_desk.h"
#include "app/pages/thresholds/table_items.h"
#include "core/evaluate/neighbour_comparison.h"
#include "core/report/neighbour_json.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/tables/save_file.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QShowEvent>
#include <QSplitter>
#include <QStandardItemModel>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

QString measureText(const evaluate::GateRule& rule) {
    switch (rule.measure) {
    case evaluate::GateMeasure::SelfAt1:
        return GatePane::tr("Self@1, strict");
    case evaluate::GateMeasure::SelfAt1TieAware:
        return GatePane::tr("Self@1, ties counted");
    case evaluate::GateMeasure::HitAt:
        return GatePane::tr("Hit@%1").arg(rule.k);
    case evaluate::GateMeasure::MrrAt:
        return GatePane::tr("MRR@%1").arg(rule.k);
    case evaluate::GateMeasure::MedianGoldDistance:
        break;
    }
    return GatePane::tr("median gold distance");
}

bool isShare(const evaluate::GateRule& rule) {
    return rule.measure == evaluate::GateMeasure::SelfAt1 ||
           rule.measure == evaluate::GateMeasure::SelfAt1TieAware ||
           rule.measure == evaluate::GateMeasure::HitAt;
}

QString figureText(const evaluate::GateRule& rule, const std::optional<double>& value) {
    return isShare(rule) ? widgets::percentText(value) : widgets::proportionText(value, 3);
}

QString limitText(const evaluate::GateRule& rule) {
    const double limit = rule.atLeast.value_or(rule.largestMove.value_or(0));
    const QString text = rule.largestMove && isShare(rule)
                             ? GatePane::tr("%1 points").arg(QLocale().toString(limit * 100, 'g', 4))
                             : figureText(rule, limit);
    return rule.atLeast ? GatePane::tr("at least %1").arg(text)
                        : GatePane::tr("moves by at most %1").arg(text);
}

QString regimeText(const std::optional<model::Regime>& regime) {
    return !regime                          ? GatePane::tr("each")
           : *regime == model::Regime::Open ? GatePane::tr("open")
                                            : GatePane::tr("filtered");
}

QString alertText(evaluate::Alert alert) {
    return alert == evaluate::Alert::None ? GatePane::tr("none")
                                          : QString::fromStdString(std::string(evaluate::alertName(alert)));
}

} // namespace

GatePane::GatePane(NeighbourDesk& desk, QWidget* parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_model(new QStandardItemModel(this)) {
    makeLayout();
    for (const auto signal : {&NeighbourDesk::viewChanged, &NeighbourDesk::figuresChanged}) {
        connect(&m_desk, signal, this, &GatePane::refresh);
    }
    refresh();
}

void GatePane::makeLayout() {
    const auto combo = [this](const char* name, const QString& title) {
        auto* box = new QComboBox(this);
        box->setObjectName(QLatin1String(name));
        box->setAccessibleName(title);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        return box;
    };
    m_search = combo("gateSearch", tr("Search of the run"));
    m_baseline = combo("gateBaseline", tr("Baseline"));
    m_baselineSearch = combo("gateBaselineSearch", tr("Search of the baseline"));
    connect(m_search, &QComboBox::activated, this, &GatePane::judge);
    connect(m_baselineSearch, &QComboBox::activated, this, &GatePane::judge);
    connect(m_baseline, &QComboBox::activated, this, [this] {
        fillSearches();
        judge();
    });
    m_save = new QToolButton(this);
    m_save->setObjectName(QStringLiteral("saveVerdict"));
    m_save->setText(tr("Verdict as JSON…"));
    connect(m_save, &QToolButton::clicked, this, &GatePane::saveVerdict);
    auto* top = new QHBoxLayout;
    top->addWidget(m_search);
    top->addWidget(new QLabel(tr("against"), this));
    top->addWidget(m_baseline);
    top->addWidget(m_baselineSearch);
    top->addStretch(1);
    top->addWidget(m_save);
    m_worst = new QLabel(this);
    m_worst->setObjectName(QStringLiteral("gateVerdict"));
    m_worst->setWordWrap(true);
    m_chance = new QLabel(this);
    m_chance->setObjectName(QStringLiteral("gateChance"));
    m_chance->setWordWrap(true);
    m_chance->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_findings = new widgets::DataTableView(this);
    m_findings->setObjectName(QStringLiteral("gateFindings"));
    m_findings->setAccessibleName(tr("Findings of the gate"));
    m_findings->setModel(m_model);
    m_findings->setSortingEnabled(false);
    auto* rules = new QWidget(this);
    auto* rulesLayout = new QVBoxLayout(rules);
    rulesLayout->setContentsMargins(0, 0, 0, 0);
    auto* rulesBar = new QHBoxLayout;
    rulesBar->addWidget(
        new QLabel(tr("Alert thresholds of this workspace (shares: 0.07 is 7 points)"), rules));
    rulesBar->addStretch(1);
    const auto button = [&](const char* name, const QString& text, auto work) {
        auto* result = new QToolButton(rules);
        result->setObjectName(QLatin1String(name));
        result->setText(text);
        connect(result, &QToolButton::clicked, this, work);
        rulesBar->addWidget(result);
    };
    button("addRule", tr("Add"), [this] { addRule(); });
    button("removeRule", tr("Remove"), [this] { removeRule(); });
    button("defaultRules", tr("Defaults"), [this] {
        m_rules = evaluate::defaultGateRules();
        showRules();
        keepRules();
    });
    m_table = new QTableWidget(rules);
    m_table->setObjectName(QStringLiteral("gateRules"));
    m_table->setAccessibleName(tr("Alert thresholds"));
    m_table->verticalHeader()->hide();
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    connect(m_table, &QTableWidget::cellChanged, this, &GatePane::takeRule);
    rulesLayout->addLayout(rulesBar);
    rulesLayout->addWidget(m_table, 1);
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_findings);
    splitter->addWidget(rules);
    splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addLayout(top);
    layout->addWidget(m_worst);
    layout->addWidget(splitter, 1);
    layout->addWidget(m_chance);
}

void GatePane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) {
        refresh();
    }
}

void GatePane::refresh() {
    m_stale = !isVisible();
    if (m_stale) {
        return;
    }
    readRules();
    fillRuns();
    judge();
}

void GatePane::fillRuns() {
    const RunView* view = m_desk.view();
    const qint64 before = m_baseline->currentData().toLongLong();
    const int search = m_search->currentIndex();
    m_baseline->clear();
    m_search->clear();
    int marked = -1;
    if (view != nullptr) {
        for (const retrieval::Capabilities& each : view->run.searches) {
            m_search->addItem(searchTitle(each));
        }
        m_search->setCurrentIndex(std::clamp(search, 0, m_search->count() - 1));
        for (const store::RunInfo& run : m_desk.runs()) {
            if (run.kind != evaluate::kNeighbourRuns || run.id == view->run.info.id ||
                run.state != store::RunState::Finished || run.corpus != view->run.info.corpus) {
                continue;
            }
            if (run.baseline) {
                marked = m_baseline->count();
            }
            const QString name = QString::fromStdString(run.name);
            m_baseline->addItem(run.baseline ? tr("%1 (baseline)").arg(name) : name, qint64(run.id));
        }
    }
    const int kept = m_baseline->findData(before);
    m_baseline->setCurrentIndex(kept >= 0 ? kept : marked >= 0 ? marked : m_baseline->count() > 0 ? 0 : -1);
    fillSearches();
}

void GatePane::fillSearches() {
    m_baselineSearch->clear();
    const store::RunInfo* run = m_desk.run(m_baseline->currentData().toLongLong());
    if (run == nullptr) {
        return;
    }
    if (const auto settings = evaluate::neighbourRunSettings(*run)) {
        for (const evaluate::SearchSpec& spec : settings->searches) {
            m_baselineSearch->addItem(specTitle(spec));
        }
        for (const std::string& name : settings->outsideSearches) {
            m_baselineSearch->addItem(tr("%1 (from outside)").arg(QString::fromStdString(name)));
        }
        const RunView* view = m_desk.view();
        const auto own = static_cast<std::size_t>(std::max(m_search->currentIndex(), 0));
        if (view != nullptr && own < view->run.settings.searches.size()) {
            const auto same = std::ranges::find(settings->searches, view->run.settings.searches[own]);
            if (same != settings->searches.end()) {
                m_baselineSearch->setCurrentIndex(static_cast<int>(same - settings->searches.begin()));
            }
        }
    }
}

void GatePane::say(const QString& text) {
    m_verdict.reset();
    m_model->clear();
    m_chance->clear();
    m_worst->setText(text);
    m_save->setEnabled(false);
}

void GatePane::judge() {
    const std::shared_ptr<const RunView> view = m_desk.sharedView();
    ++m_request;
    if (view == nullptr) {
        say(tr("No run is chosen. Choose one on the left."));
        return;
    }
    if (view->run.info.state != store::RunState::Finished) {
        say(tr("This run is not finished: only whole runs are judged."));
        return;
    }
    const base::RowId baseline = m_baseline->currentData().toLongLong();
    if (baseline == 0) {
        say(tr(
            "There is no other finished run over this corpus to judge against. Run the same anchors again, "
            "after a change, and mark the first run as the baseline."));
        return;
    }
    say(tr("Judging…"));
    m_desk.jobs().startBackground<evaluate::GateVerdict>(
        tr("Judging a run"),
        [workspace = m_desk.workspace(), view, baseline, rules = m_rules,
         search = static_cast<std::size_t>(std::max(m_search->currentIndex(), 0)),
         other = static_cast<std::size_t>(std::max(m_baselineSearch->currentIndex(), 0))](
            const std::stop_token& stop, base::ProgressSink&) -> base::Result<evaluate::GateVerdict> {
            auto reader = workspace->reader();
            auto loaded =
                reader ? evaluate::loadNeighbourRun(*reader, baseline, stop) : tl::unexpected(reader.error());
            return loaded ? evaluate::judgeRun(view->run, search, *loaded, other, rules)
                          : tl::unexpected(loaded.error());
        },
        this,
        [this, request = m_request](const base::Result<evaluate::GateVerdict>& verdict) {
            if (request != m_request) {
                return;
            }
            if (!verdict) {
                say(widgets::errorText(verdict.error()));
                return;
            }
            m_verdict = *verdict;
            showVerdict();
            Q_EMIT judged();
        });
}

void GatePane::showVerdict() {
    m_model->clear();
    m_model->setHorizontalHeaderLabels(
        {tr("Verdict"), tr("Rule"), tr("Regime"), tr("Baseline"), tr("Run"), tr("Move"), tr("Limit")});
    int violated = 0;
    for (const evaluate::GateFinding& finding : m_verdict->findings) {
        violated += finding.violated ? 1 : 0;
        const QString verdict = !finding.judged    ? tr("cannot be judged")
                                : finding.violated ? tr("✗ %1").arg(alertText(finding.rule.alert))
                                                   : tr("✓ passes");
        const QString why = finding.judged ? QString() : tr("A figure is undefined in one of the runs.");
        const QString move = finding.move && isShare(finding.rule)
                                 ? tr("%1 points").arg(QLocale().toString(*finding.move * 100, 'f', 1))
                                 : widgets::proportionText(finding.move, 3);
        m_model->appendRow({textItem(verdict, why),
                            textItem(QString::fromStdString(finding.rule.name), measureText(finding.rule)),
                            textItem(regimeText(finding.regime)),
                            textItem(figureText(finding.rule, finding.baseline)),
                            textItem(figureText(finding.rule, finding.run)), textItem(move),
                            textItem(limitText(finding.rule))});
    }
    const int width = fontMetrics().averageCharWidth();
    for (int column = 0; column < m_model->columnCount(); ++column) {
        m_findings->setColumnWidth(column, width * (column == 1 || column == 6 ? 28 : 15));
    }
    QString worst = m_verdict->worst == evaluate::Alert::None
                        ? tr("The gate passes: no threshold is violated.")
                        : tr("The gate fails with %1: %2 of %3 findings violate their thresholds.")
                              .arg(alertText(m_verdict->worst))
                              .arg(violated)
                              .arg(m_verdict->findings.size());
    if (m_verdict->onlyRun > 0 || m_verdict->onlyBaseline > 0) {
        worst +=
            tr(" Left out of moves: %1 anchors only in this run, %2 only in the baseline.")
                .arg(widgets::countText(m_verdict->onlyRun), widgets::countText(m_verdict->onlyBaseline));
    }
    m_worst->setText(worst);
    QStringList lines;
    for (const evaluate::ChanceOfChange& chance : m_verdict->chances) {
        QString line = tr("%1, n = %2: Hit@%3 lost by %4, won by %5 anchors, p = %6 (McNemar%7): %8")
                           .arg(regimeText(chance.regime), widgets::countText(chance.n))
                           .arg(chance.k)
                           .arg(widgets::countText(chance.hits.onlyA), widgets::countText(chance.hits.onlyB),
                                widgets::proportionText(chance.hits.p(), 4),
                                chance.hits.usesExact ? tr(", exact") : QString(),
                                chance.hitsChanged ? tr("larger than chance.") : tr("no more than chance."));
        if (chance.mrrDelta && chance.mrrDeltaInterval) {
            line += tr(" MRR %1 [%2, %3] (paired bootstrap): %4")
                        .arg(QLocale().toString(*chance.mrrDelta, 'f', 3),
                             QLocale().toString(chance.mrrDeltaInterval->low, 'f', 3),
                             QLocale().toString(chance.mrrDeltaInterval->high, 'f', 3),
                             chance.ranksChanged ? tr("larger than chance.") : tr("no more than chance."));
        }
        lines << line;
    }
    m_chance->setText(lines.join(QLatin1Char('\n')));
    m_save->setEnabled(true);
}

void GatePane::saveVerdict() {
    const RunView* view = m_desk.view();
    if (!m_verdict || view == nullptr) {
        return;
    }
    const report::GateNames names{view->run.info.name, m_baseline->currentText().toStdString(),
                                  m_search->currentText().toStdString(),
                                  m_baselineSearch->currentText().toStdString()};
    widgets::saveFileAs(
        this, tr("Save the verdict"), QStringLiteral("gate.json"), {tr("JSON (*.json)")},
        [this, json = report::gateJson(*m_verdict, names)](const QString& path, QString* error) {
            const bool saved = widgets::writeFile(path, QByteArray::fromStdString(json), error);
            if (saved) {
                Q_EMIT noticeRaised(tr("Saved to %1.").arg(path));
            }
            return saved;
        });
}

} // namespace assay::app
