#include "app/pages/thresholds/thresholds_page.h"

#include "app/pages/thresholds/curve_pane.h"
#include "app/pages/thresholds/figure_pane.h"
#include "app/pages/thresholds/matrix_pane.h"
#include "app/pages/thresholds/sample_inspector.h"
#include "app/pages/thresholds/scenario_model.h"
#include "app/pages/thresholds/slider_states.h"
#include "app/pages/thresholds/threshold_controls.h"
#include "app/pages/thresholds/threshold_exports.h"
#include "app/pages/thresholds/threshold_tabs.h"
#include "app/shell/empty_state.h"
#include "app/shell/session.h"
#include "core/base/issue.h"
#include "core/results/thresholds/threshold_blocks.h"
#include "widgets/editing/edit_session.h"
#include "widgets/editing/undo_actions.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QSplitter>
#include <QStackedWidget>
#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

constexpr int kRoomCharacters = 215; // of the page, for the inspector beside it
constexpr int kCurveRestMs = 16; // between two drawings of the curves while a limit moves: a frame of 60 Hz

} // namespace

ThresholdsPage::ThresholdsPage(QWidget* parent)
    : Page(parent)
    , m_loader(m_controller)
    , m_exports(new ThresholdExports(this)) {
    setObjectName(QStringLiteral("thresholdsPage"));
    makeActions();
    makeLayout();
    connectController();
    refreshAll();
}

ThresholdsPage::~ThresholdsPage() = default;

QString ThresholdsPage::navigationKey() const {
    return QStringLiteral("thresholds");
}

QString ThresholdsPage::pageTitle() const {
    return tr("Thresholds");
}

QList<QAction*> ThresholdsPage::runActions() const {
    return {m_pinAction, m_decideAction};
}

QList<QAction*> ThresholdsPage::exportActions() const {
    return {m_exportSweepAction, m_exportPdfAction};
}

QList<QAction*> ThresholdsPage::furtherActions() const {
    return {m_bestAction,
            m_defaultAction,
            m_thisForAllAction,
            m_bestForAllAction,
            m_defaultForAllAction,
            m_stateBack,
            m_stateForward,
            m_undo,
            m_redo};
}

QList<QAction*> ThresholdsPage::editActions() const {
    return {m_undo, m_redo};
}

QWidget* ThresholdsPage::inspector() const {
    return m_inspectorUsed ? m_inspector : nullptr;
}

void ThresholdsPage::focusContent() {
    m_controls->tauSlider()->setFocus();
}

std::optional<evaluate::IssueSubject> ThresholdsPage::issueSubject() const {
    const base::RowId set = m_session != nullptr ? m_session->currentScoredSetId() : 0;
    return set != 0 ? std::optional(evaluate::IssueSubject{evaluate::IssueSubject::Of::ScoredSet, set})
                    : std::nullopt;
}

QString ThresholdsPage::summary() const {
    if (!m_controller.hasData()) {
        return {};
    }
    const workspace::ScoredSetInfo& info = m_controller.data()->info;
    QString text = tr("%1 · %2 · n = %3")
                       .arg(QString::fromStdString(info.name), m_controller.scopeName(m_controller.scope()),
                            widgets::countText(m_controller.sampleCount(m_controller.scope())));
    if (m_controller.scoring().kind != model::ScoringKind::Stored) {
        text += tr(" · FHRI recomputed");
    }
    if (m_controller.droppedCount() > 0) {
        text += tr(" · %1 without components").arg(widgets::countText(m_controller.droppedCount()));
    }
    if (info.unscored > 0) {
        text += tr(" · %1 without a score").arg(widgets::countText(info.unscored));
    }
    return text;
}

void ThresholdsPage::makeActions() {
    const auto make = [this](const QString& name, const QString& text, const QKeySequence& shortcut) {
        auto* action = new QAction(text, this);
        action->setObjectName(name);
        action->setShortcut(shortcut);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        return action;
    };
    m_exportSweepAction = make(QStringLiteral("thresholds.exportSweep"), tr("Sweep files (JSON, CSV)…"), {});
    m_exportPdfAction = make(QStringLiteral("thresholds.exportPdf"), tr("Page as PDF…"), {});
    m_bestAction =
        make(QStringLiteral("thresholds.best"), tr("Go to τ*"), QKeySequence(QStringLiteral("Ctrl+B")));
    m_defaultAction = make(QStringLiteral("thresholds.default"), tr("Go to the default τ"),
                           QKeySequence(QStringLiteral("Ctrl+D")));
    m_thisForAllAction = make(QStringLiteral("thresholds.thisForAll"), tr("This τ for all scenarios"),
                              QKeySequence(QStringLiteral("Ctrl+Shift+T")));
    m_bestForAllAction = make(QStringLiteral("thresholds.bestForAll"), tr("All scenarios to their τ*"),
                              QKeySequence(QStringLiteral("Ctrl+Shift+B")));
    m_defaultForAllAction =
        make(QStringLiteral("thresholds.defaultForAll"), tr("All scenarios back to their default τ"),
             QKeySequence(QStringLiteral("Ctrl+Shift+D")));
    m_stateBack = make(QStringLiteral("thresholds.stateBack"), tr("Sliders one state back"),
                       QKeySequence(QStringLiteral("Alt+Left")));
    m_stateForward = make(QStringLiteral("thresholds.stateForward"), tr("Sliders one state forward"),
                          QKeySequence(QStringLiteral("Alt+Right")));
    m_undo = make(QStringLiteral("thresholds.undo"), tr("Undo"), QKeySequence(Qt::CTRL | Qt::Key_Z));
    m_redo =
        make(QStringLiteral("thresholds.redo"), tr("Redo"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    m_pinAction = make(QStringLiteral("thresholds.pin"), tr("Pin these thresholds"),
                       QKeySequence(QStringLiteral("Ctrl+P")));
    m_pinAction->setToolTip(
        tr("Freeze the present thresholds, limits and weights: from then on the tab Flips lists "
           "which samples change class. Again: unpin."));
    m_pinAction->setCheckable(true);
    m_decideAction =
        make(QStringLiteral("thresholds.decide"), tr("Decide…"), QKeySequence(QStringLiteral("Ctrl+Return")));
    m_decideAction->setToolTip(tr("Store these thresholds with author and reason"));
    connect(m_pinAction, &QAction::triggered, this,
            [this](bool pin) { pin ? m_controller.pin() : m_controller.unpin(); });
    connect(m_decideAction, &QAction::triggered, this, [this] { m_tabs->decide(); });
    connect(m_exportSweepAction, &QAction::triggered, this,
            [this] { m_exports->askAndWriteSweep(m_controller, m_loader.workspace()); });
    connect(m_exportPdfAction, &QAction::triggered, this,
            [this] { m_exports->askAndWritePdf(m_controller); });
    connect(m_exports, &ThresholdExports::written, this, &ThresholdsPage::noticeRaised);
    connect(m_exports, &ThresholdExports::failed, this, &ThresholdsPage::errorRaised);
    connect(m_bestAction, &QAction::triggered, this, [this] {
        if (const auto sweep = m_controller.hasData() ? m_controller.gridSweep(m_controller.scope())
                                                      : ThresholdController::GridSweep{};
            sweep.best) {
            m_controller.setTau(sweep.points[sweep.best->index].tau);
        }
    });
    connect(m_defaultAction, &QAction::triggered, this, [this] {
        if (m_controller.hasData()) {
            m_controller.setTau(m_controller.predeterminedTau(m_controller.scope()));
        }
    });
    connect(m_stateBack, &QAction::triggered, this, [this] { m_tabs->sliderStates().goBack(); });
    connect(m_stateForward, &QAction::triggered, this, [this] { m_tabs->sliderStates().goForward(); });
    connect(m_thisForAllAction, &QAction::triggered, this,
            [this] { setTauOfAll([this](int) { return m_controller.tau(); }); });
    connect(m_bestForAllAction, &QAction::triggered, this, [this] {
        setTauOfAll([this](int scope) {
            const auto sweep = m_controller.gridSweep(scope);
            return sweep.best ? sweep.points[sweep.best->index].tau : m_controller.tau(scope);
        });
    });
    connect(m_defaultForAllAction, &QAction::triggered, this,
            [this] { setTauOfAll([this](int scope) { return m_controller.predeterminedTau(scope); }); });
}

void ThresholdsPage::setTauOfAll(const std::function<double(int scope)>& tauOf) {
    std::vector<double> taus;
    for (int scope = 0; m_controller.hasData() && scope < m_controller.scopeCount(); ++scope) {
        taus.push_back(tauOf(scope));
    }
    m_controller.setTaus(taus);
}

void ThresholdsPage::connectController() {
    connect(&m_controller, &ThresholdController::dataChanged, this, &ThresholdsPage::refreshAll);
    connect(&m_controller, &ThresholdController::scopeChanged, this, [this] {
        m_matrixPane->matrix().setSelected(std::nullopt);
        refreshCurves();
        Q_EMIT summaryChanged();
    });
    connect(&m_controller, &ThresholdController::rulesChanged, this, &ThresholdsPage::followRules);
    m_curveRest.setSingleShot(true);
    m_curveRest.setInterval(kCurveRestMs);
    connect(&m_curveRest, &QTimer::timeout, this, [this] {
        if (std::exchange(m_curvesStale, false)) {
            followRules();
        } else if (m_controller.hasData()) { // nothing moves any more
            refreshCurves();
        }
    });
    connect(&m_controller, &ThresholdController::constraintsChanged, this, [this] {
        refreshTauCurve();
        refreshOperatingPoint();
    });
    connect(&m_controller, &ThresholdController::costsChanged, this, [this] {
        refreshTauCurve();
        refreshOperatingPoint();
    });
    connect(&m_controller, &ThresholdController::betaChanged, this, [this] {
        m_tabs->refreshSweep();
        refreshOperatingPoint();
    });
    connect(&m_controller, &ThresholdController::tauChanged, this, &ThresholdsPage::refreshOperatingPoint);
    connect(&m_controller, &ThresholdController::scoringChanged, this, [this] {
        m_matrixPane->matrix().setSelected(std::nullopt);
        followRules();
        Q_EMIT summaryChanged();
    });
    connect(&m_controller, &ThresholdController::pinChanged, this, [this] {
        showPinned();
        refreshCurves();
    });
    connect(m_scenarioView, &widgets::DataTableView::currentRowChanged, this, [this](int row) {
        if (row >= 0) {
            m_controller.setScope(row);
        }
    });
    connect(&m_matrixPane->matrix(), &widgets::ConfusionMatrixView::cellChosen, this,
            [this](widgets::MatrixCell cell) { chooseCell(cell); });
    connect(&m_matrixPane->matrix(), &widgets::ConfusionMatrixView::selectionCleared, this,
            [this] { chooseCell(std::nullopt); });
    connect(&m_tabs->sliderStates(), &SliderStates::currentChanged, this, &ThresholdsPage::showStates);
    showStates();
    const auto showJournal = [this] { widgets::showJournal(m_tabs->edits(), {m_undo, m_redo}); };
    connect(m_tabs, &ThresholdTabs::journalChanged, this, showJournal);
    connect(m_undo, &QAction::triggered, this, [this] { m_tabs->edits().undo(); });
    connect(m_redo, &QAction::triggered, this, [this] { m_tabs->edits().redo(); });
    showJournal();
    connect(m_tabs, &ThresholdTabs::sampleChosen, this, &ThresholdsPage::showSample);
    connect(m_tabs, &ThresholdTabs::inspectorRequested, this, [this] {
        useInspector();
        Q_EMIT inspectorRequested();
    });
    connect(m_tabs, &ThresholdTabs::samplesRefreshed, m_inspector, &SampleInspector::refresh);
    connect(m_tabs, &ThresholdTabs::judgementsChanged, this, [this] {
        if (m_controller.hasData()) {
            refreshOperatingPoint();
        }
    });
    connect(m_tabs, &ThresholdTabs::failed, this,
            [this](const base::Error& error) { Q_EMIT errorRaised(widgets::errorText(error)); });
    connect(m_tabs, &ThresholdTabs::curatorNamed, this, [this](const QString& name) {
        m_settings.setCuratorName(name);
        m_tabs->setCurator(name);
    });
    connect(&m_settings, &Settings::curatorNameChanged, m_tabs, &ThresholdTabs::setCurator);
    connect(m_tabs, &ThresholdTabs::noticed, this, &ThresholdsPage::noticeRaised);
    connect(m_tabs, &ThresholdTabs::errorRaised, this, &ThresholdsPage::errorRaised);
    connect(m_columns, &QSplitter::splitterMoved, this, [this] {
        m_columnsPlaced = true; // from now on the widths are the user's own
        arrangePlots();
    });
    connect(m_rows, &QSplitter::splitterMoved, this, &ThresholdsPage::arrangePlots);
    connect(m_scenarioView, &widgets::DataTableView::csvSaved, this,
            [this](const QString& path) { Q_EMIT noticeRaised(tr("Saved to %1.").arg(path)); });
    connect(m_scenarioView, &widgets::DataTableView::csvFailed, this, &ThresholdsPage::errorRaised);
}

void ThresholdsPage::setSession(Session* session) {
    m_session = session;
    m_exports->setSession(session);
    connect(session, &Session::scoredSetsChanged, this, &ThresholdsPage::fillSetChoice);
    connect(session, &Session::currentScoredSetChanged, this, &ThresholdsPage::fillSetChoice);
    connect(m_setChoice, &QComboBox::activated, this,
            [this](int index) { m_session->selectScoredSet(m_setChoice->itemData(index).toLongLong()); });
    m_tabs->setSession(session);
    connect(&m_loader, &ThresholdSetLoader::workspaceChanged, this,
            [this] { m_tabs->setWorkspace(m_loader.workspace()); });
    connect(&m_loader, &ThresholdSetLoader::loadingChanged, this, &ThresholdsPage::refreshAll);
    connect(&m_loader, &ThresholdSetLoader::failed, this,
            [this](const base::Error& error) { Q_EMIT errorRaised(widgets::errorText(error)); });
    m_loader.setSession(session);
    fillSetChoice();
}

void ThresholdsPage::fillSetChoice() {
    const QSignalBlocker quiet(m_setChoice);
    m_setChoice->clear();
    for (const workspace::ScoredSetInfo& set : m_session->scoredSets()) {
        m_setChoice->addItem(QString::fromStdString(set.name), QVariant::fromValue<qlonglong>(set.id));
    }
    m_setChoice->setCurrentIndex(
        m_setChoice->findData(QVariant::fromValue<qlonglong>(m_session->currentScoredSetId())));
    if (!m_controller.hasData()) {
        m_empty->setText(emptyReason(), !m_loader.isLoading());
    }
    Q_EMIT summaryChanged();
}

void ThresholdsPage::showPinned() {
    const bool pinned = m_controller.pinned().has_value();
    m_pinAction->setChecked(pinned);
    m_pinAction->setText(pinned ? tr("Unpin") : tr("Pin these thresholds"));
}

void ThresholdsPage::showStates() {
    m_stateBack->setEnabled(m_tabs->sliderStates().canGoBack());
    m_stateForward->setEnabled(m_tabs->sliderStates().canGoForward());
}

void ThresholdsPage::showLeak() {
    const bool leaked = m_controller.hasData() && !m_controller.data()->leaked.empty();
    m_leak->setVisible(leaked);
    if (leaked) {
        const widgets::WindowWording wording;
        const auto& scenarios = m_controller.data()->leaked;
        m_leak->setText(QStringLiteral("⚠ ") +
                        QString::fromStdString(results::thresholds::leakHeadline(scenarios, wording)));
        m_leak->setToolTip(
            QString::fromStdString(results::thresholds::leakParagraph(scenarios, wording).text));
    }
}

void ThresholdsPage::refreshAll() {
    const bool usable = m_controller.hasData();
    showPinned();
    showLeak();
    m_stack->setCurrentIndex(usable ? 1 : 0);
    for (QAction* action :
         {m_exportSweepAction, m_exportPdfAction, m_bestAction, m_defaultAction, m_thisForAllAction,
          m_bestForAllAction, m_defaultForAllAction, m_pinAction, m_decideAction}) {
        action->setEnabled(usable);
    }
    m_matrixPane->clear();
    m_inspector->showSample(std::nullopt);
    if (usable) {
        const QSignalBlocker quiet(m_scenarioView);
        m_scenarioView->setCurrentIndex(m_scenarios->index(m_controller.scope(), 0));
        refreshCurves();
    } else {
        m_empty->setText(emptyReason(), !m_loader.isLoading());
    }
    Q_EMIT summaryChanged();
}

QString ThresholdsPage::emptyReason() const {
    if (m_loader.isLoading()) {
        return tr("Loading the set…");
    }
    if (!m_session || !m_session->hasWorkspace()) {
        return tr("No workspace is open.\nOpen one from the menu File, or drop a file with FHRI scores "
                  "anywhere in the "
                  "window.");
    }
    if (m_session->scoredSets().empty()) {
        return tr("This workspace holds no scored set yet.\nDrop a file with FHRI scores here (JSON, JSON "
                  "lines or CSV), "
                  "or use File > Import.");
    }
    return tr("Choose a scored set on the page Home.");
}

void ThresholdsPage::refreshCurves(std::size_t drawn) {
    if (!m_controller.hasData()) {
        return;
    }
    m_curves->refresh(drawn);
    refreshTauCurve(drawn);
    refreshOperatingPoint();
}

// Matrix, figures and markers follow each move of a limit or a weight; curves, which cost more, only so often
// and in fewer points, until it rests.
void ThresholdsPage::followRules() {
    if (m_curveRest.isActive()) {
        m_curvesStale = true;
        if (m_controller.hasData()) {
            refreshOperatingPoint();
        }
        return;
    }
    refreshCurves(kMovingCurve);
    m_curveRest.start();
}

void ThresholdsPage::refreshTauCurve(std::size_t drawn) {
    m_figures->refresh(drawn);
    m_controls->showBest(m_controller.gridSweep(m_controller.scope()));
    m_tabs->refreshSweep();
}

void ThresholdsPage::refreshOperatingPoint() {
    const metrics::ConfusionMatrix rule = m_controller.matrix();
    const std::optional<metrics::ConfusionMatrix> judged = m_tabs->judgedMatrix();
    const double beta = m_controller.beta();
    const metrics::ClassificationFigures figures = metrics::figuresWithBeta(rule, beta);
    // With judgements the matrix and its figures are no longer those of the rule that the curves are drawn
    // for.
    m_matrixPane->show(
        judged.value_or(rule), judged ? evaluate::decisionShares(*judged) : m_controller.shares(),
        judged ? metrics::figuresWithBeta(*judged, beta) : figures, m_controller.reviewCount());
    m_matrixPane->showComparison(m_controller.pinnedMatrix(), judged.has_value(),
                                 m_controller.comparesByScenario());
    m_curves->showOperatingPoint(rule);
    m_figures->showOperatingPoint(figures);
    m_controls->showReached(figures);
}

void ThresholdsPage::chooseCell(std::optional<widgets::MatrixCell> cell) {
    m_matrixPane->matrix().setSelected(cell);
    m_tabs->showCell(cell);
}

void ThresholdsPage::showSample(const std::optional<model::ScoredSample>& sample, bool reads) {
    m_inspector->showSample(sample);
    if (sample && reads && hasRoomForInspector()) {
        useInspector();
    }
}

// Else it comes when it is asked for: a list that is only walked through takes no room from the charts.
bool ThresholdsPage::hasRoomForInspector() const {
    return width() >= fontMetrics().averageCharWidth() * kRoomCharacters;
}

void ThresholdsPage::useInspector() {
    if (!m_inspectorUsed) {
        m_inspectorUsed = true; // the charts have its room until there is something to show
        Q_EMIT inspectorChanged();
    }
}

bool ThresholdsPage::showIssue(const base::Issue& issue) {
    if (!m_controller.hasData() || issue.line <= 0) {
        return false;
    }
    m_session->jobs().startBackground<workspace::RecordAtLine>(
        tr("Looking for line %1").arg(widgets::countText(issue.line)),
        [workspace = m_loader.workspace(), set = m_controller.data()->info.id, file = issue.file,
         line = issue.line](const std::stop_token&, base::ProgressSink&) {
            return workspace->reader().and_then([&](const workspace::Reader& reader) {
                return workspace::recordAtLine(reader, set, file, line);
            });
        },
        this,
        [this, data = m_controller.data()](const base::Result<workspace::RecordAtLine>& record) {
            if (!record) {
                Q_EMIT errorRaised(widgets::errorText(record.error()));
            } else if (data == m_controller.data()) { // else another set was chosen meanwhile
                showRecord(*record);
            }
        });
    return true;
}

void ThresholdsPage::showRecord(const workspace::RecordAtLine& record) {
    if (record.rejected) {
        m_inspector->showRejection(*record.rejected);
    } else if (record.sample) {
        m_controller.setScope(ThresholdController::kAllSamples);
        chooseCell(std::nullopt);
        const std::vector<std::int64_t>& rows = m_controller.data()->columns.rowId;
        const auto found = std::lower_bound(rows.begin(), rows.end(), *record.sample);
        if (found != rows.end() && *found == *record.sample) {
            m_tabs->showSampleAt(static_cast<std::uint32_t>(found - rows.begin()));
        } else {
            m_inspector->showSample(
                m_tabs->readSample(*record.sample)); // it has no score, so it is in no list
        }
    }
    useInspector();
    Q_EMIT inspectorRequested();
}

void ThresholdsPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    m_tabs->setCurator(m_settings.curatorName()); // it may have been set elsewhere
}

} // namespace assay::app

#include "moc_thresholds_page.cpp"
