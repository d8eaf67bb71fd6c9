#include "app/pages/neighbours/neighbours_page.h"

#include "app/pages/neighbours/case_detail.h"
#include "app/pages/neighbours/cases_pane.h"
#include "app/pages/neighbours/curves_pane.h"
#include "app/pages/neighbours/distances_pane.h"
#include "app/pages/neighbours/gate_pane.h"
#include "app/pages/neighbours/neighbour_controller.h"
#include "app/pages/neighbours/outside_pane.h"
#include "app/pages/neighbours/overview_pane.h"
#include "app/pages/neighbours/setup_pane.h"
#include "app/pages/neighbours/strata_pane.h"
#include "app/shell/empty_state.h"
#include "app/shell/session.h"
#include "core/evaluate/neighbours/outside_run.h"
#include "widgets/curation/curator_field.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/font_measure.h"
#include "widgets/theme/front_tab.h"

#include <QAction>
#include <QDataStream>
#include <QIODevice>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

constexpr quint32 kStateVersion = 2;

} // namespace

NeighboursPage::NeighboursPage(QWidget* parent)
    : WorkspacePage(QStringLiteral("neighbours"), parent) {
    makeActions();
}

NeighboursPage::~NeighboursPage() {
    stopListening(m_controller);
}

QString NeighboursPage::navigationKey() const {
    return QStringLiteral("neighbours");
}

QString NeighboursPage::pageTitle() const {
    return tr("Neighbours");
}

std::optional<evaluate::IssueSubject> NeighboursPage::issueSubject() const {
    return m_controller != nullptr && m_controller->chosen() != 0
               ? std::optional(
                     evaluate::IssueSubject{evaluate::IssueSubject::Of::Run, m_controller->chosen()})
               : std::nullopt;
}

QString NeighboursPage::summary() const {
    const RunView* view = m_controller != nullptr ? m_controller->view() : nullptr;
    if (view == nullptr) {
        return {};
    }
    const evaluate::NeighbourRunSettings& settings = view->run.settings;
    QString text =
        tr("%1 · %2 · n = %3")
            .arg(QString::fromStdString(view->run.info.name), QString::fromStdString(settings.corpus),
                 widgets::countText(static_cast<std::int64_t>(view->run.outcomes.size())));
    if (!settings.model.empty()) {
        text += tr(" · vectors %1").arg(QString::fromStdString(settings.model));
    }
    if (view->run.info.id == m_controller->working()) {
        text += tr(" · at work");
    } else if (view->run.info.state != workspace::RunState::Finished) {
        text += tr(" · not finished");
    }
    return text;
}

void NeighboursPage::focusContent() {
    if (m_runs == nullptr) {
        return;
    }
    if (m_controller->runs().empty()) {
        m_tabs->setCurrentWidget(m_setup); // there is nothing else to begin with
        m_setup->focusContent();
    } else {
        m_runs->table()->setFocus();
    }
}

void NeighboursPage::setUp(Session& session) {
    m_controller = new NeighbourController(session.jobs(), this);
    makeLayout();
    connectController();
    connectActions();
    connect(&session, &Session::suitesChanged, this, [this] {
        if (hasTakenWorkspace() && !m_controller->isWorking()) {
            m_controller->reload(); // corpora come and go with them
        }
    });
}

void NeighboursPage::connectController() {
    connect(m_controller, &NeighbourController::failed, this,
            [this](const base::Error& error) { Q_EMIT errorRaised(SetupPane::failureText(error)); });
    connect(m_controller, &NeighbourController::noticed, this, &NeighboursPage::noticeRaised);
    curatorField().serve(m_controller->edits());
    for (const auto signal : {&NeighbourController::viewChanged, &NeighbourController::figuresChanged,
                              &NeighbourController::workingChanged, &NeighbourController::runsChanged}) {
        connect(m_controller, signal, this, [this] {
            refreshActions();
            Q_EMIT summaryChanged();
        });
    }
    for (const auto signal : {&NeighbourController::viewChanged, &NeighbourController::runsChanged,
                              &NeighbourController::chosenChanged}) {
        connect(m_controller, signal, this, &NeighboursPage::showReasons);
    }
    m_gate->empty().setOwnOffers({m_setUpTest});
    connect(m_setUpTest, &QAction::triggered, this, [this] {
        m_tabs->setCurrentWidget(m_setup);
        m_setup->focusContent();
    });
    showReasons();
    connect(m_controller, &NeighbourController::notesChanged, this, &NeighboursPage::refreshActions);
    connect(m_setup, &SetupPane::runWanted, this, &NeighboursPage::run);
    connect(m_setup, &SetupPane::problemChanged, this, &NeighboursPage::refreshActions);
    connect(m_setup, &SetupPane::edited, this, &NeighboursPage::errorMended);
    connect(m_setup, &SetupPane::errorRaised, this, &NeighboursPage::errorRaised);
    connect(m_setup, &SetupPane::noticeRaised, this, &NeighboursPage::noticeRaised);
    connect(m_overview, &OverviewPane::casesRequested, this, &NeighboursPage::showCases);
    connect(m_strata, &StrataPane::casesRequested, this, &NeighboursPage::showCases);
    connect(m_gate, &GatePane::errorRaised, this, &NeighboursPage::errorRaised);
    connect(m_gate, &GatePane::noticeRaised, this, &NeighboursPage::noticeRaised);
    connect(m_outside, &OutsidePane::errorRaised, this, &NeighboursPage::errorRaised);
    connect(m_outside, &OutsidePane::noticeRaised, this, &NeighboursPage::noticeRaised);
    connect(m_gate, &GatePane::incidentCalled, this, &NeighboursPage::incidentCalled);
    connect(m_outside, &OutsidePane::incidentCalled, this, &NeighboursPage::incidentCalled);
    connect(m_controller, &NeighbourController::chosenChanged, this, [this] {
        const workspace::RunInfo* run = m_controller->run(m_controller->chosen());
        // One that could not begin stays on the tab where it was set up: another run's figures are not its
        // own.
        if (m_opensOverview && m_controller->chosen() == m_controller->working()) {
            m_opensOverview = false;
            m_tabs->setCurrentWidget(m_overview->parentWidget());
        } else if (run != nullptr && run->kind == evaluate::kOutsideRuns) {
            m_tabs->setCurrentWidget(m_outsideTab);
        } else if (m_tabs->currentWidget() == m_outsideTab && run != nullptr) {
            m_tabs->setCurrentWidget(m_overview->parentWidget());
        }
    });
    connect(m_cases, &CasesPane::sentenceRequested, this, &NeighboursPage::sentenceRequested);
    connect(m_cases, &CasesPane::noticeRaised, this, &NeighboursPage::noticeRaised);
    connect(m_cases, &CasesPane::failed, this,
            [this](const base::Error& error) { Q_EMIT errorRaised(widgets::errorText(error)); });
}

void NeighboursPage::makeLayout() {
    m_runs = new RunPane(*m_controller, m_runActions, this);
    m_setup = new SetupPane(*m_controller, this);
    m_overview = new OverviewPane(*m_controller, this);
    m_strata = new StrataPane(*m_controller, this);
    m_curves = new CurvesPane(*m_controller, this);
    m_distances = new DistancesPane(*m_controller, this);
    m_cases = new CasesPane(*m_controller, this);
    m_gate = new GatePane(*m_controller, this);
    m_outside = new OutsidePane(*m_controller, this);
    m_tabs = new QTabWidget(this);
    m_tabs->setObjectName(QStringLiteral("neighbourTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_setup, tr("Set up"));
    addTab(*m_overview, "overviewEmpty", tr("Overview"));
    addTab(*m_strata, "strataEmpty", tr("Strata"));
    addTab(*m_curves, "curvesEmpty", tr("Curves"));
    addTab(*m_distances, "distancesEmpty", tr("Distances"));
    addTab(*m_cases, "casesNoRun", tr("Hardest cases"));
    m_tabs->addTab(m_gate, tr("Gate"));
    m_outsideTab = new PartOrEmpty(*m_outside, QStringLiteral("outsideEmpty"), this);
    m_tabs->addTab(m_outsideTab, tr("From outside"));
    widgets::askForFrontTab(*m_tabs);
    m_columns = new QSplitter(Qt::Horizontal, this);
    m_columns->addWidget(m_runs);
    m_columns->addWidget(m_tabs);
    // Of more room both get some: the runs have columns enough for it.
    m_columns->setStretchFactor(0, 1);
    m_columns->setStretchFactor(1, 2);
    widgets::setSide(*m_columns, 38);
    m_columns->setChildrenCollapsible(false);
    column().addWidget(m_columns);
}

// What shows nothing without a run leads to one.
void NeighboursPage::addTab(QWidget& part, const char* name, const QString& title) {
    auto* shown = new PartOrEmpty(part, QLatin1String(name), this);
    shown->empty().setOwnOffers({m_setUpTest});
    m_runTabs.push_back(shown);
    m_tabs->addTab(shown, title);
}

void NeighboursPage::showReasons() {
    const FrontState state = m_controller->frontState();
    const bool isWanted = state == FrontState::NoRun || state == FrontState::Failed;
    const bool hasCorpora = !m_controller->corpora().empty();
    const QString why = m_controller->whyNoView();
    for (PartOrEmpty* const tab : m_runTabs) {
        tab->setReason(why, isWanted && !hasCorpora, isWanted && hasCorpora);
    }
    m_gate->empty().setText({}, isWanted && !hasCorpora, isWanted && hasCorpora); // it says why itself
    m_gate->empty().setVisible(isWanted);
    m_outsideTab->setReason(m_controller->workspace() == nullptr ? EmptyState::noWorkspace() : QString());
}

void NeighboursPage::takeWorkspace(const std::shared_ptr<workspace::Workspace>& workspace) {
    m_controller->setWorkspace(workspace);
    if (workspace) {
        takeWaiting();
    }
}

void NeighboursPage::refreshPage() {
    refreshActions();
}

void NeighboursPage::signAs(const QString& name) {
    m_controller->setCurator(name);
}

void NeighboursPage::setWatching(bool isWatching) {
    m_controller->setWatching(isWatching);
}

QString NeighboursPage::workspacePath() const {
    return m_controller != nullptr && m_controller->workspace()
               ? QString::fromStdString(m_controller->workspace()->path().string())
               : QString();
}

void NeighboursPage::takeWaiting() {
    if (m_waiting.workspace.isEmpty() || m_waiting.workspace != workspacePath()) {
        return;
    }
    const Waiting waiting = std::exchange(m_waiting, {});
    m_setup->restoreState(waiting.setup);
    if (m_controller->run(waiting.run) == nullptr) {
        return;
    }
    m_controller->choose(waiting.run);
    CaseFilter filter;
    filter.search = static_cast<std::size_t>(std::max(waiting.search, 0));
    filter.regime = static_cast<std::size_t>(std::max(waiting.regime, 0));
    m_cases->setFilterOf(waiting.run, filter);
}

void NeighboursPage::showRun(base::RowId run) {
    ensureWorkspace();
    m_controller->choose(run);
}

void NeighboursPage::showCases(const CaseFilter& filter) {
    m_tabs->setCurrentWidget(m_cases->parentWidget());
    m_cases->setFilter(filter);
    m_cases->table()->setFocus();
}

QByteArray NeighboursPage::saveState() const {
    QByteArray state;
    if (m_columns == nullptr) {
        return state;
    }
    QDataStream stream(&state, QIODevice::WriteOnly);
    // A page that was never opened keeps what it was given.
    const bool isKept = !m_waiting.workspace.isEmpty();
    const CaseFilter& filter = m_cases->filter();
    stream << kStateVersion << widgets::saveSide(*m_columns) << qint32(m_tabs->currentIndex())
           << m_cases->saveState() << m_cases->detail()->saveState()
           << (isKept ? m_waiting.workspace : workspacePath())
           << (isKept ? m_waiting.run : qint64(m_controller->chosen()))
           << (isKept ? m_waiting.search : qint32(filter.search))
           << (isKept ? m_waiting.regime : qint32(filter.regime))
           << (isKept ? m_waiting.setup : m_setup->saveState());
    return state;
}

void NeighboursPage::restoreState(const QByteArray& state) {
    QDataStream stream(state);
    quint32 version = 0;
    QByteArray columns;
    qint32 tab = 0;
    QByteArray cases;
    QByteArray detail;
    Waiting waiting;
    stream >> version >> columns >> tab >> cases >> detail >> waiting.workspace >> waiting.run >>
        waiting.search >> waiting.regime >> waiting.setup;
    if (version != kStateVersion || stream.status() != QDataStream::Ok || m_columns == nullptr) {
        return;
    }
    widgets::restoreSide(*m_columns, columns);
    m_tabs->setCurrentIndex(tab);
    m_cases->restoreState(cases);
    m_cases->detail()->restoreState(detail);
    m_waiting = waiting;
    if (hasTakenWorkspace()) {
        takeWaiting();
    }
}

} // namespace assay::app

#include "moc_neighbours_page.cpp"
