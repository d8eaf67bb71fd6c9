#include "app/pages/neighbours/gate_pane.h"

#include "app/pages/neighbours/fill_box.h"
#include "app/pages/neighbours/neighbour_controller.h"
#include "app/shell/empty_state.h"
#include "core/evaluate/neighbours/neighbour_comparison.h"
#include "core/results/neighbours/neighbour_json.h"
#include "core/results/neighbours/neighbour_words.h"
#include "core/results/runs/run_gate_blocks.h"
#include "widgets/editing/run_questions.h"
#include "widgets/jobs/job.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/results/cell_text.h"
#include "widgets/results/power_view.h"
#include "widgets/results/table_view.h"
#include "widgets/tables/column_fit.h"
#include "widgets/tables/save_file.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/flow_layout.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QShowEvent>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>
#include <variant>

namespace assay::app {
namespace {

constexpr int kRowsInSight = 8;
constexpr int kRulesLines = 12; // about five rules with their boxes

} // namespace

GatePane::GatePane(NeighbourController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    makeLayout();
    connect(&m_controller, &NeighbourController::viewChanged, this, &GatePane::refresh);
    connect(&m_controller, &NeighbourController::figuresChanged, this, &GatePane::judgeIfChanged);
    connect(&m_controller, &NeighbourController::runsChanged, this, &GatePane::followChanges);
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
    for (const QComboBox* box : {m_search, m_baseline}) {
        connect(box, &QComboBox::activated, this, [this] {
            fillSearches();
            followSearch();
            judge();
        });
    }
    connect(m_baselineSearch, &QComboBox::activated, this, &GatePane::judge);
    m_save = new QToolButton(this);
    m_save->setObjectName(QStringLiteral("saveVerdict"));
    m_save->setText(tr("Verdict as JSON…"));
    connect(m_save, &QToolButton::clicked, this, &GatePane::saveVerdict);
    m_incident = new QToolButton(this);
    m_incident->setObjectName(QStringLiteral("gateIncident"));
    m_incident->setText(tr("Make an incident of this…"));
    m_incident->setToolTip(tr("Records what has failed on the page Runs, with this run and its baseline"));
    connect(m_incident, &QToolButton::clicked, this, &GatePane::callIncident);
    auto* bar = new QWidget(this);
    auto* top = new widgets::FlowLayout(bar);
    top->setContentsMargins(0, 0, 0, 0);
    top->setSpacing(4);
    top->addWidget(m_search);
    top->addWidget(new QLabel(tr("against"), bar));
    top->addWidget(m_baseline);
    // In one piece: the label stands before its list, in whichever line that comes to lie.
    auto* other = new QWidget(bar);
    auto* otherLayout = new QHBoxLayout(other);
    otherLayout->setContentsMargins(0, 0, 0, 0);
    auto* otherLabel = new QLabel(tr("Search of the baseline:"), other);
    otherLabel->setObjectName(QStringLiteral("gateBaselineSearchLabel"));
    otherLabel->setBuddy(m_baselineSearch);
    otherLayout->addWidget(otherLabel);
    otherLayout->addWidget(m_baselineSearch);
    top->addWidget(other);
    top->addWidget(m_incident);
    top->addWidget(m_save);
    m_worst = new QLabel(this);
    m_worst->setObjectName(QStringLiteral("gateVerdict"));
    m_worst->setWordWrap(true);
    m_compared = new QLabel(this);
    m_compared->setObjectName(QStringLiteral("gateCompared"));
    m_compared->setWordWrap(true);
    m_compared->setTextInteractionFlags(Qt::TextSelectableByMouse);
    const auto table = [this](const char* name) {
        auto* view = new widgets::TableView(this);
        view->setObjectName(QLatin1String(name));
        view->setDetail(widgets::CellDetail::Whole);
        view->setSortingEnabled(false);
        return view;
    };
    m_findings = table("gateFindings");
    m_findings->setAccessibleName(tr("Findings of the gate"));
    m_findings->setCharacters({20, 28, 10, 32, 32, 15, 28});
    m_chances = table("gateChances");
    m_chances->setAccessibleName(tr("Changes against chance"));
    m_chances->setCharacters({10, 10, 32, 8, 8, 18, 16, 14, 14});
    m_changed = table("gateChanged");
    m_changed->setAccessibleName(tr("Anchors that changed most"));
    m_changed->setCharacters({36, 24, 20});
    m_differing = table("gateDiffering");
    m_differing->setAccessibleName(tr("Settings that differ"));
    m_differing->setCharacters({24, 40, 40});
    m_rulesPart = new QWidget(this);
    QWidget* const rules = m_rulesPart;
    auto* rulesLayout = new QVBoxLayout(rules);
    rulesLayout->setContentsMargins(0, 0, 0, 0);
    auto* rulesBar = new QHBoxLayout;
    auto* rulesTitle = new QLabel(tr("Alert thresholds of this workspace (shares: 0.07 is 7 points)"), rules);
    rulesTitle->setWordWrap(true);
    rulesBar->addWidget(rulesTitle, 1);
    const auto button = [&](const char* name, const QString& text, const QString& toolTip, auto work) {
        auto* result = new QToolButton(rules);
        result->setObjectName(QLatin1String(name));
        result->setText(text);
        result->setToolTip(toolTip);
        connect(result, &QToolButton::clicked, this, work);
        rulesBar->addWidget(result);
        return result;
    };
    m_add = button("addRule", tr("Add"), tr("Adds a threshold; can be undone"), &GatePane::addRule);
    m_remove = button("removeRule", tr("Remove"), tr("Removes the selected threshold; can be undone"),
                      &GatePane::removeRule);
    m_defaults = button("defaultRules", tr("Defaults…"),
                        tr("Replaces all thresholds by those that Assay comes with, after asking"),
                        &GatePane::askDefaults);
    m_table = new QTableWidget(rules);
    m_table->setObjectName(QStringLiteral("gateRules"));
    m_table->setAccessibleName(tr("Alert thresholds"));
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false); // bold heads are wider than they are measured
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    (new widgets::ColumnFit(*m_table, *m_table->horizontalHeader()))->setCharacters({28});
    connect(m_table, &QTableWidget::cellChanged, this, &GatePane::takeRule);
    rulesLayout->addLayout(rulesBar);
    rulesLayout->addWidget(m_table, 1);
    m_power = new widgets::PowerView(rules);
    m_power->setObjectName(QStringLiteral("gatePower"));
    rulesLayout->addWidget(m_power);
    // Below each other, each as high as its rows need: five in the height of a page would show two rows each.
    auto* column = new QWidget;
    auto* stack = new QVBoxLayout(column);
    stack->setContentsMargins(0, 0, 0, 0);
    for (widgets::TableView* view : {m_findings, m_chances, m_changed, m_differing}) {
        auto* title = new QLabel(column);
        title->setTextFormat(Qt::PlainText);
        title->setWordWrap(true);
        QFont bold = title->font();
        bold.setBold(true);
        title->setFont(bold);
        title->setObjectName(view->objectName() + QStringLiteral("Title"));
        m_titles.insert(view, title);
        view->setRowsInSight(kRowsInSight);
        stack->addWidget(title);
        stack->addWidget(view);
    }
    stack->addWidget(rules);
    stack->addStretch(1);
    m_table->setMinimumHeight(fontMetrics().height() * kRulesLines);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus); // what it holds takes the keys
    scroll->setWidget(column);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(bar);
    layout->addWidget(m_worst);
    m_empty = new EmptyState(QStringLiteral("gateEmpty"), this);
    layout->addWidget(m_empty);
    layout->addWidget(m_compared);
    layout->addWidget(scroll, 1);
}

void GatePane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) {
        refresh();
    }
}

void GatePane::refresh() {
    m_rulesPart->setVisible(m_controller.workspace() != nullptr);
    m_stale = !isVisible();
    if (m_stale) {
        return;
    }
    readRules();
    fillRuns();
    judge();
    showPower();
}

void GatePane::followChanges() {
    m_stale = m_stale || !isVisible();
    if (m_stale) {
        return;
    }
    const bool areOthers = readRules();
    fillRuns();
    if (areOthers) {
        showPower();
        judge();
    } else {
        judgeIfChanged();
    }
}

// Rebuilds a box only when its lines are others: a list that is open stays as it is.
void GatePane::fillRuns() {
    const RunView* view = m_controller.view();
    const QStringList searches = view != nullptr ? view->searchLabels() : QStringList();
    std::vector<std::pair<QString, qint64>> baselines;
    int marked = -1;
    if (view != nullptr) {
        for (const workspace::RunInfo& run : m_controller.runs()) {
            if (run.kind != evaluate::kNeighbourRuns || run.id == view->run.info.id ||
                run.state != workspace::RunState::Finished || run.corpus != view->run.info.corpus) {
                continue;
            }
            if (run.baseline) {
                marked = static_cast<int>(baselines.size());
            }
            baselines.emplace_back(widgets::runChoiceText(run), qint64(run.id));
        }
    }
    fillBox(*m_search, searches);
    std::vector<std::pair<QString, qint64>> before;
    for (int i = 0; i < m_baseline->count(); ++i) {
        before.emplace_back(m_baseline->itemText(i), m_baseline->itemData(i).toLongLong());
    }
    if (before == baselines) {
        if (m_baseline->count() == 0 || m_baselineSearch->count() > 0) {
            return;
        }
    } else {
        const qint64 chosen = m_baseline->currentData().toLongLong();
        m_baseline->clear();
        for (const auto& [name, id] : baselines) {
            m_baseline->addItem(name, id);
        }
        const int kept = m_baseline->findData(chosen);
        m_baseline->setCurrentIndex(kept >= 0                 ? kept
                                    : marked >= 0             ? marked
                                    : m_baseline->count() > 0 ? 0
                                                              : -1);
    }
    fillSearches();
}

void GatePane::fillSearches() {
    const workspace::RunInfo* run = m_controller.run(m_baseline->currentData().toLongLong());
    QStringList titles;
    if (run != nullptr) {
        if (const auto settings = evaluate::neighbourRunSettings(*run)) {
            for (const evaluate::SearchSpec& spec : settings->searches) {
                titles << widgets::windowText(results::specTitle, spec);
            }
            for (const std::string& name : settings->outsideSearches) {
                titles << widgets::windowText(ASSAY_TEXT("Report", "%1 (from outside)"), {name});
            }
        } else {
            Q_EMIT errorRaised(widgets::errorText(settings.error()));
        }
    }
    if (fillBox(*m_baselineSearch, titles)) {
        followSearch();
    }
}

// Like is judged against like: the search of the baseline is that of the run, and none where it has not got
// it.
void GatePane::followSearch() {
    const workspace::RunInfo* run = m_controller.run(m_baseline->currentData().toLongLong());
    const RunView* view = m_controller.view();
    const auto settings = run != nullptr ? evaluate::neighbourRunSettings(*run)
                                         : base::Result<evaluate::NeighbourRunSettings>(tl::unexpected(
                                               base::Error{base::ErrorCode::NotFound, {}, {}}));
    if (view == nullptr || !settings) {
        return;
    }
    const auto own = static_cast<std::size_t>(std::max(m_search->currentIndex(), 0));
    const auto place = evaluate::sameSearch(view->run.settings, own, *settings);
    // What came from outside may be called otherwise there: the first stands for it.
    const int other = view->run.settings.isOutside != settings->isOutside ? 0 : -1;
    m_baselineSearch->setCurrentIndex(place ? static_cast<int>(*place) : other);
}

GatePane::Judged GatePane::toJudge() const {
    const RunView* view = m_controller.view();
    Judged judged;
    if (view != nullptr) {
        judged = {view,
                  view->run.info.state,
                  view->run.info.state == workspace::RunState::Finished ? view->run.outcomes.size() : 0,
                  m_baseline->currentData().toLongLong(),
                  m_search->currentIndex(),
                  m_baselineSearch->currentIndex()};
    }
    return judged;
}

void GatePane::judgeIfChanged() {
    m_stale = m_stale || !isVisible();
    if (!m_stale && m_judged != toJudge()) {
        judge();
    }
}

void GatePane::say(const QString& text) {
    m_verdict.reset();
    showTables({});
    m_compared->hide();
    m_worst->setText(text);
    m_save->setEnabled(false);
    m_incident->setEnabled(false);
}

// A table that the verdict has none of is not shown, but for the findings.
void GatePane::showTables(const std::vector<results::Block>& blocks) {
    for (const auto& [name, view] : {std::pair("neighbour_gate_findings", m_findings),
                                     {"neighbour_gate_chances", m_chances},
                                     {"neighbour_gate_changed", m_changed},
                                     {"neighbour_gate_differing", m_differing}}) {
        const auto place = std::ranges::find_if(blocks, [&](const results::Block& block) {
            return std::get<results::Table>(block).name == name;
        });
        const bool isThere = place != blocks.end();
        view->setTable(isThere ? std::get<results::Table>(*place) : results::Table());
        view->setVisible(isThere || view == m_findings);
        QLabel* title = m_titles.value(view);
        title->setText(QString::fromStdString(view->table().title));
        title->setVisible(isThere && !title->text().isEmpty());
    }
}

void GatePane::showVerdict() {
    const widgets::WindowWording wording;
    const evaluate::GateVerdict& verdict = *m_verdict;
    results::GateTally tally;
    tally.searches = 1;
    tally.add(verdict);
    const results::KeyFigure figure = results::gateFigure(tally, wording);
    m_worst->setText(QStringLiteral("%1: %2").arg(QString::fromStdString(figure.label),
                                                  widgets::shownCell(figure.value, wording)));
    m_worst->setToolTip(widgets::definitionTip(figure.definition, wording));
    QStringList compared;
    for (const results::Block& block : results::comparedBlocks(verdict, true, wording)) {
        compared << QString::fromStdString(std::get<results::Paragraph>(block).text);
    }
    std::vector<results::Block> tables = results::gateTables(verdict, {.saysCommon = true}, {}, wording);
    for (const results::Block& block : tables) {
        compared << QString::fromStdString(std::get<results::Table>(block).note);
    }
    compared.removeAll(QString());
    m_compared->setText(compared.join(QLatin1Char('\n')));
    m_compared->setVisible(!compared.isEmpty());
    showTables(tables);
    showPower();
    m_save->setEnabled(true);
    m_incident->setEnabled(verdict.worst != evaluate::Alert::None && !m_controller.isReadOnly());
}

void GatePane::callIncident() {
    const RunView* view = m_controller.view();
    if (!m_verdict || view == nullptr) {
        return;
    }
    const auto called = results::calledIncident(*m_verdict, view->run.info.name, widgets::WindowWording());
    if (!called) {
        return;
    }
    workspace::Incident incident;
    incident.title = called->title;
    incident.severity = called->severity;
    incident.happenedOn = view->run.info.createdAt.substr(0, 10); // the day
    Q_EMIT incidentCalled(incident, {qint64(view->run.info.id), m_baseline->currentData().toLongLong()});
}

// Without a verdict over all anchors of the run in front, by its own design effect.
void GatePane::showPower() {
    results::PowerPlan plan;
    if (m_verdict) {
        plan = results::powerOf(*m_verdict).value_or(results::PowerPlan());
    } else if (const RunView* view = m_controller.view()) {
        const auto search = static_cast<std::size_t>(std::max(m_search->currentIndex(), 0));
        if (const auto own = results::powerOf(view->figures, search, view->run.settings.test, m_rules)) {
            plan = *own;
        } else {
            plan.items = view->figures.coverage.count;
            results::setEarlierEffect(plan, m_controller.runs(), view->run.info.corpus);
        }
    }
    plan.limits = results::powerLimits(m_rules);
    m_power->setPlan(std::move(plan));
}

void GatePane::judge() {
    const std::shared_ptr<const RunView> view = m_controller.sharedView();
    ++m_request;
    m_judged = toJudge();
    if (m_job != nullptr) {
        std::exchange(m_job, nullptr)->cancel();
    }
    if (view == nullptr) {
        say(m_controller.whyNoView());
        return;
    }
    if (view->run.info.state != workspace::RunState::Finished) {
        say(widgets::windowText(results::whyNotWhole));
        return;
    }
    if (static_cast<std::int64_t>(view->run.outcomes.size()) != view->run.info.items) {
        say(tr("Of this run %1 of %2 anchors are there: only whole runs are judged.")
                .arg(widgets::countText(static_cast<std::int64_t>(view->run.outcomes.size())),
                     widgets::countText(view->run.info.items)));
        return;
    }
    const base::RowId baseline = m_baseline->currentData().toLongLong();
    if (baseline == 0) {
        say(tr(
            "There is no other finished run over this corpus to judge against. Run the same anchors again, "
            "after a change, and mark the first run as the baseline."));
        return;
    }
    if (m_baselineSearch->currentIndex() < 0 && m_baselineSearch->count() > 0) {
        say(tr("The baseline was not asked by “%1”. Choose one of its searches, or another baseline.")
                .arg(m_search->currentText()));
        return;
    }
    say(tr("Judging…"));
    m_job = m_controller.jobs().startBackground<evaluate::GateVerdict>(
        tr("Judging a run"),
        [workspace = m_controller.workspace(), view, baseline, rules = m_rules,
         search = static_cast<std::size_t>(std::max(m_search->currentIndex(), 0)),
         other = static_cast<std::size_t>(std::max(m_baselineSearch->currentIndex(), 0))](
            const std::stop_token& stop, base::ProgressSink&) -> base::Result<evaluate::GateVerdict> {
            auto reader = workspace->reader();
            auto loaded =
                reader ? evaluate::loadNeighbourRun(*reader, baseline, stop) : tl::unexpected(reader.error());
            if (loaded && stop.stop_requested()) {
                return base::fail(base::ErrorCode::Cancelled);
            }
            if (!loaded) {
                return tl::unexpected(loaded.error());
            }
            auto verdict = evaluate::judgeRun(view->run, search, *loaded, other, rules);
            if (verdict) {
                ASSAY_TRY(const auto earlier, evaluate::earlierRuns(*reader, view->run, stop));
                verdict->noise = evaluate::noiseOf(view->run, search, *loaded, earlier, rules);
            }
            return verdict;
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

void GatePane::saveVerdict() {
    const RunView* view = m_controller.view();
    if (!m_verdict || view == nullptr) {
        return;
    }
    const workspace::RunInfo* const baseline = m_controller.run(m_baseline->currentData().toLongLong());
    const results::GateNames names{view->run.info.name, baseline != nullptr ? baseline->name : std::string(),
                                   m_search->currentText().toStdString(),
                                   m_baselineSearch->currentText().toStdString()};
    widgets::saveFileAs(
        this, tr("Save the verdict"), QStringLiteral("gate.json"), {tr("JSON (*.json)")},
        [this, json = results::gateJson(*m_verdict, names)](const QString& path, QString* error) {
            const bool saved = widgets::writeFile(path, QByteArray::fromStdString(json), error);
            if (saved) {
                Q_EMIT noticeRaised(tr("Saved to %1.").arg(path));
            }
            return saved;
        });
}

} // namespace assay::app

#include "moc_gate_pane.cpp"
