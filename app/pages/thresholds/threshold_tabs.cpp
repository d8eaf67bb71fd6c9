#include "app/pages/thresholds/threshold_tabs.h"

#include "app/pages/thresholds/comparison_pane.h"
#include "app/pages/thresholds/decide_dialog.h"
#include "app/pages/thresholds/decision_check_dialog.h"
#include "app/pages/thresholds/decisions_pane.h"
#include "app/pages/thresholds/dynamic_pane.h"
#include "app/pages/thresholds/flips_pane.h"
#include "app/pages/thresholds/generalisation_pane.h"
#include "app/pages/thresholds/quality_pane.h"
#include "app/pages/thresholds/review_pane.h"
#include "app/pages/thresholds/robustness_pane.h"
#include "app/pages/thresholds/sample_pane.h"
#include "app/pages/thresholds/slider_states.h"
#include "app/pages/thresholds/states_pane.h"
#include "app/pages/thresholds/weights_pane.h"
#include "app/shell/session.h"
#include "core/evaluate/runs/kept_evaluations.h"
#include "core/metrics/classification/rescore.h"
#include "core/results/thresholds/threshold_blocks.h"
#include "widgets/editing/edit_session.h"
#include "widgets/editing/keep_run_button.h"
#include "widgets/results/blocks_view.h"
#include "widgets/results/table_view.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/translated_wording.h"

#include <QHBoxLayout>
#include <algorithm>

namespace assay::app {
ThresholdTabs::ThresholdTabs(ThresholdController& controller, QWidget* parent)
    : QTabWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("thresholdTabs"));
    setDocumentMode(true);
    m_samples = new SamplePane(controller, this);
    addTab(m_samples, tr("Samples"));
    m_flips = new FlipsPane(controller, this);
    addTab(m_flips, tr("Flips"));
    addTab(makeSweep(), tr("Sweep table"));
    m_weights = new WeightsPane(controller, this);
    addTab(m_weights, tr("Weights"));
    m_robustness = new RobustnessPane(controller, this);
    addTab(m_robustness, tr("Robustness"));
    m_generalisation = new GeneralisationPane(controller, this);
    addTab(m_generalisation, tr("Generalisation"));
    m_comparison = new ComparisonPane(controller, this);
    addTab(m_comparison, tr("Full against no-entropy"));
    m_review = new ReviewPane(controller, this);
    addTab(m_review, tr("Manual review"));
    m_decisions = new DecisionsPane(controller, this);
    addTab(m_decisions, tr("Decisions"));
    m_dynamic = new DynamicPane(controller, this);
    addTab(m_dynamic, tr("Dynamic"));
    m_quality = new QualityPane(controller, this);
    addTab(m_quality, tr("Probability"));
    m_states = new StatesPane(controller, this);
    addTab(m_states, tr("Last states"));
    setUsesScrollButtons(true);
    connect(this, &QTabWidget::currentChanged, this, [this] { updateGeometry(); });
    connectPanes();
}

QSize ThresholdTabs::minimumSizeHint() const {
    constexpr int kFewLines = 42; // of a window
    QSize least = QTabWidget::minimumSizeHint();
    if (currentWidget() != nullptr && window()->height() < fontMetrics().lineSpacing() * kFewLines) {
        int most = 0;
        for (int i = 0; i < count(); ++i) {
            most = std::max(most, widget(i)->minimumSizeHint().height());
        }
        least.rheight() -= most - currentWidget()->minimumSizeHint().height();
    }
    return least;
}

QWidget* ThresholdTabs::makeSweep() {
    auto* const page = new QWidget(this);
    m_sweep = new widgets::TableView(page);
    m_sweep->setObjectName(QStringLiteral("sweepView"));
    m_sweep->setSettingsKey(QStringLiteral("thresholds/sweep"));
    m_sweep->setCharacters({6, 9, 9, 15, 12, 10, 16, 11, 13, 11, 9, 9, 17, 13, 10});
    const results::Table none = results::thresholds::sweepTable({}, {}, {}, widgets::WindowWording());
    m_sweep->setTable(none);
    const auto verdict = std::ranges::find(none.columns, std::string("verdict"), &results::Column::key);
    m_sweep->placeAtFirst(static_cast<int>(verdict - none.columns.begin()), 1); // what τ is looked for by
    m_keepSweep = new widgets::KeepRunButton(QStringLiteral("sweepKeep"), page);
    m_keepSweep->setToolTip(
        tr("The sweep of all samples and of every scenario with the present weights, limits "
           "and constraints; the page Runs shows it"));
    auto* const layout = new QHBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_sweep, 1);
    layout->addWidget(m_keepSweep, 0, Qt::AlignTop);
    connect(m_keepSweep, &QPushButton::clicked, this, &ThresholdTabs::keepSweep);
    connect(m_keepSweep, &widgets::KeepRunButton::kept, this, &ThresholdTabs::noticed);
    connect(m_keepSweep, &widgets::KeepRunButton::failed, this, &ThresholdTabs::failed);
    connect(&m_controller, &ThresholdController::dataChanged, this, &ThresholdTabs::offerSweep);
    return page;
}

void ThresholdTabs::offerSweep() {
    m_keepSweep->setOffered(m_session && m_controller.hasData() && m_workspace && !m_workspace->isReadOnly());
}

void ThresholdTabs::keepSweep() {
    evaluate::SweepRunPlan plan;
    plan.set = m_controller.data()->info.name;
    plan.settings = m_controller.sweepSettings();
    plan.scoring = m_controller.scoring();
    plan.who = m_curator.toStdString();
    m_keepSweep->keep(m_session->jobs(), tr("Keeping the sweep as a run"),
                      [workspace = m_workspace, plan = std::move(plan)](const std::stop_token& stop,
                                                                        base::ProgressSink& progress) {
                          return evaluate::keepSweepRun(*workspace, plan, stop, progress);
                      });
}

widgets::EditSession& ThresholdTabs::edits() const {
    return currentWidget() == m_review ? m_review->edits() : m_decisions->edits();
}

SliderStates& ThresholdTabs::sliderStates() const {
    return m_states->states();
}

void ThresholdTabs::connectPanes() {
    connect(this, &QTabWidget::currentChanged, this, &ThresholdTabs::journalChanged);
    for (const widgets::UndoActions& actions : {m_review->undoActions(), m_decisions->undoActions()}) {
        actions.undo->setShortcuts({}); // the page has them, whichever tab is in front
        actions.redo->setShortcuts({});
    }
    for (const widgets::EditSession* edits : {&m_review->edits(), &m_decisions->edits()}) {
        connect(edits, &widgets::EditSession::journalChanged, this, &ThresholdTabs::journalChanged);
    }
    connect(m_review, &ReviewPane::noticed, this, &ThresholdTabs::noticed);
    connect(m_decisions, &DecisionsPane::noticed, this, &ThresholdTabs::noticed);
    connect(m_samples, &SamplePane::currentRowChanged, this,
            [this](int row) { Q_EMIT sampleChosen(row < 0 ? std::nullopt : m_samples->sample(row), true); });
    connect(m_samples, &SamplePane::rowActivated, this, [this](int row) {
        Q_EMIT sampleChosen(m_samples->sample(row), true);
        Q_EMIT inspectorRequested();
    });
    connect(m_samples, &SamplePane::refreshed, this, &ThresholdTabs::samplesRefreshed);
    connect(m_flips, &FlipsPane::currentRowChanged, this,
            [this](int row) { Q_EMIT sampleChosen(row < 0 ? std::nullopt : m_flips->sample(row), true); });
    connect(m_flips, &FlipsPane::rowActivated, this, &ThresholdTabs::inspectorRequested);
    connect(m_review, &ReviewPane::currentSampleChanged, this,
            [this](qint64 row) { Q_EMIT sampleChosen(row == 0 ? std::nullopt : readSample(row), false); });
    connect(m_review, &ReviewPane::applyJudgementsChanged, this, &ThresholdTabs::judgementsChanged);
    connect(m_review, &ReviewPane::judgementsChanged, this, &ThresholdTabs::judgementsChanged);
    // One journal: an undo in one pane may be about what the other shows.
    connect(m_review, &ReviewPane::journalChanged, m_decisions, &DecisionsPane::reload);
    connect(m_decisions, &DecisionsPane::journalChanged, m_review, &ReviewPane::reload);
    connect(m_decisions, &DecisionsPane::decideRequested, this, &ThresholdTabs::decide);
    connect(m_decisions, &DecisionsPane::measureRequested, this, &ThresholdTabs::measure);
    connect(m_decisions, &DecisionsPane::pinRequested, this, [this](const model::Decision& decision) {
        m_controller.pin(decision);
        setCurrentWidget(m_flips);
    });
    connect(m_review, &ReviewPane::curatorNamed, this, &ThresholdTabs::curatorNamed);
    connect(m_decisions, &DecisionsPane::curatorNamed, this, &ThresholdTabs::curatorNamed);
    connect(m_samples, &SamplePane::failed, this, &ThresholdTabs::failed);
    connect(m_flips, &FlipsPane::failed, this, &ThresholdTabs::failed);
    connect(m_robustness, &RobustnessPane::failed, this, &ThresholdTabs::failed);
    connect(m_generalisation, &GeneralisationPane::failed, this, &ThresholdTabs::failed);
    connect(m_quality, &QualityPane::failed, this, &ThresholdTabs::failed);
    connect(m_comparison, &ComparisonPane::failed, this, &ThresholdTabs::failed);
    connect(m_comparison, &ComparisonPane::noticed, this, &ThresholdTabs::noticed);
    connect(m_dynamic, &DynamicPane::failed, this, &ThresholdTabs::failed);
    connect(m_review, &ReviewPane::failed, this, &ThresholdTabs::failed);
    connect(m_decisions, &DecisionsPane::failed, this, &ThresholdTabs::failed);
    connect(this, &QTabWidget::currentChanged, this, [this] { refreshSweep(); });
    connect(m_sweep, &widgets::TableView::linkActivated, this, [this](const results::Link& link) {
        if (const auto* const to = std::get_if<results::ThresholdLink>(&link)) {
            m_controller.setTau(to->tau);
        }
    });
    const auto tellOfFiles = [this](const auto& view) {
        using View = std::remove_reference_t<decltype(view)>;
        connect(&view, &View::csvSaved, this,
                [this](const QString& path) { Q_EMIT noticed(tr("Saved to %1.").arg(path)); });
        connect(&view, &View::csvFailed, this, &ThresholdTabs::errorRaised);
    };
    for (const auto* view : findChildren<widgets::DataTableView*>()) {
        tellOfFiles(*view);
    }
    for (const auto* view : findChildren<widgets::BlocksView*>()) { // whose tables come later
        tellOfFiles(*view);
    }
}

void ThresholdTabs::setSession(Session* session) {
    m_session = session;
    m_robustness->setSession(session);
    m_comparison->setSession(session);
    m_quality->setSession(session);
    m_dynamic->setSession(session);
}

void ThresholdTabs::setWorkspace(const std::shared_ptr<workspace::Workspace>& workspace) {
    m_workspace = workspace;
    offerSweep();
    m_samples->setWorkspace(workspace);
    m_flips->setWorkspace(workspace);
    m_comparison->setWorkspace(workspace);
    m_review->setWorkspace(workspace);
    m_decisions->setWorkspace(workspace);
    m_dynamic->setWorkspace(workspace);
}

void ThresholdTabs::setCurator(const QString& name) {
    m_curator = name;
    m_comparison->setCurator(name);
    m_review->setCurator(name);
    m_decisions->setCurator(name);
}

void ThresholdTabs::showCell(std::optional<widgets::MatrixCell> cell) {
    setCurrentWidget(m_samples);
    m_samples->setCell(cell);
}

void ThresholdTabs::showSampleAt(std::uint32_t position) {
    m_samples->selectPosition(position);
}

std::optional<model::ScoredSample> ThresholdTabs::readSample(base::RowId row) const {
    return m_samples->readSample(row);
}

void ThresholdTabs::refreshSweep() {
    if (currentWidget() != m_sweep->parentWidget()) {
        return;
    }
    ThresholdController::GridSweep sweep;
    if (m_controller.hasData()) {
        sweep = m_controller.gridSweep(m_controller.scope());
    }
    std::vector<evaluate::SweepPoint> points;
    for (const ThresholdController::GridPoint& point : sweep.points) {
        points.push_back({point.tau, point.matrix, point.figures});
    }
    m_sweep->setTable(results::thresholds::sweepTable(points, sweep.best, m_controller.constraints(),
                                                      widgets::WindowWording()));
}

std::optional<metrics::ConfusionMatrix> ThresholdTabs::judgedMatrix() const {
    if (!m_controller.hasData() || !m_review->appliesJudgements()) {
        return std::nullopt;
    }
    return m_review->judgedMatrix().matrix;
}

void ThresholdTabs::decide() {
    if (!m_controller.hasData()) {
        return;
    }
    if (auto* const open = findChild<DecideDialog*>(); open != nullptr && open->isVisible()) {
        open->raise();
        open->activateWindow();
        return;
    }
    auto* const dialog = new DecideDialog(
        m_controller,
        [this](int scope) {
            const RobustnessResult* const known = m_robustness->resultFor(scope);
            if (!known) {
                return ThresholdSupport{};
            }
            const bool isOfThis = known->heldOut && known->heldOut->tau == m_controller.tau(scope);
            return ThresholdSupport{known->bootstrap.tau.low, known->bootstrap.tau.high,
                                    isOfThis ? std::optional(known->heldOut->macroF1) : std::nullopt};
        },
        [this](const model::Decision& decision) { return m_decisions->store(decision); }, m_curator,
        m_decisions->freeName(decisionNameFor(m_controller.data()->info)), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_robustness, &RobustnessPane::resultsChanged, dialog, &DecideDialog::refresh);
    connect(dialog, &DecideDialog::decided, this, [this](const model::Decision& decision) {
        setCurrentWidget(m_decisions);
        Q_EMIT noticed(tr("Decided: %1.").arg(QString::fromStdString(decision.name)));
    });
    dialog->show();
}

void ThresholdTabs::measure(const model::Decision& decision) {
    if (!m_controller.hasData()) {
        return;
    }
    const model::ScoredColumns& columns = m_controller.data()->columns;
    const auto scores = metrics::rescored(columns, decision.scoring);
    const auto check = evaluate::checkDecision(columns, scores, decision);
    if (!check) {
        Q_EMIT failed(check.error());
        return;
    }
    auto* const dialog = new DecisionCheckDialog(m_controller, decision, *check, this);
    dialog->show();
}

} // namespace assay::app

#include "moc_threshold_tabs.cpp"
