#include "app/pages/answers/answers_page.h"

#include "app/pages/answers/answer_facets_pane.h"
#include "app/pages/answers/answers_cases_pane.h"
#include "app/pages/answers/answers_compare_pane.h"
#include "app/pages/answers/answers_controller.h"
#include "app/pages/answers/answers_results_pane.h"
#include "app/pages/answers/answers_setup_pane.h"
#include "app/pages/answers/answers_tabs.h"
#include "app/shell/empty_state.h"
#include "app/shell/gold_imports.h"
#include "app/shell/session.h"
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
#include <utility>

namespace assay::app {
namespace {

constexpr quint32 kAnswersStateVersion = 1;
constexpr int kRunsCharacters = 42;

} // namespace

AnswersPage::AnswersPage(QWidget* parent)
    : WorkspacePage(QStringLiteral("answers"), parent) {
    makeActions();
}

AnswersPage::~AnswersPage() {
    stopListening(m_controller);
}

QString AnswersPage::navigationKey() const {
    return QStringLiteral("answers");
}

QString AnswersPage::pageTitle() const {
    return tr("Answers");
}

std::optional<evaluate::IssueSubject> AnswersPage::issueSubject() const {
    return m_controller != nullptr && m_controller->chosen() != 0
               ? std::optional(
                     evaluate::IssueSubject{evaluate::IssueSubject::Of::Run, m_controller->chosen()})
               : std::nullopt;
}

QString AnswersPage::summary() const {
    const AnswersView* const view = m_controller != nullptr ? m_controller->view() : nullptr;
    if (view == nullptr) {
        return {};
    }
    QString text = tr("%1 · %2 · n = %3")
                       .arg(QString::fromStdString(view->run.info.name),
                            QString::fromStdString(view->run.settings.predictions),
                            widgets::countText(static_cast<std::int64_t>(view->size())));
    if (!m_controller->filter().isEmpty()) {
        text += tr(" · %1 shown")
                    .arg(widgets::countText(static_cast<std::int64_t>(m_controller->shown().size())));
    }
    if (const AnswersView* const other = m_controller->other()) {
        text += tr(" · beside %1").arg(QString::fromStdString(other->run.settings.predictions));
    }
    return text;
}

void AnswersPage::focusContent() {
    if (m_tabs == nullptr) {
        return;
    }
    if (m_controller->runs().empty()) {
        m_tabs->setCurrentWidget(m_setup); // there is nothing else to begin with
        m_setup->focusContent();
    } else if (m_tabs->currentWidget() == m_cases->parentWidget() && m_controller->view() != nullptr) {
        m_cases->focusContent();
    } else {
        m_runs->table()->setFocus();
    }
}

void AnswersPage::setUp(Session& session) {
    m_controller = new AnswersController(session.jobs(), this);
    makeLayout();
    connectController();
    connectActions();
    connect(m_controller, &AnswersController::measured, this,
            [&session] { session.gold().reloadHoldings(); }); // Home says the last run
    connect(&session, &Session::suitesChanged, this, [this] {
        if (hasTakenWorkspace()) {
            m_controller->reload(); // suites and answers come and go with imports
        }
    });
}

void AnswersPage::makeLayout() {
    m_runs = new AnswersRunsPane(*m_controller, m_runActions, this);
    m_setup = new AnswersSetupPane(*m_controller, this);
    m_cases = new AnswersCasesPane(*m_controller, this);
    m_tabs = new QTabWidget(this);
    m_tabs->setObjectName(QStringLiteral("answerTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_setup, tr("Set up"));
    addRunTab(*m_cases, "answersQuestions", tr("Questions"));
    const auto addResults = [this](AnswersResultsPane::Part part, const char* name, const QString& title) {
        auto* pane = new AnswersResultsPane(*m_controller, part, this);
        pane->setObjectName(QLatin1String(name));
        m_results.push_back(pane);
        addRunTab(*pane, name, title);
    };
    addResults(AnswersResultsPane::Part::Overview, "answersOverview", tr("Overview"));
    addResults(AnswersResultsPane::Part::Strata, "answersStrata", tr("Strata"));
    addResults(AnswersResultsPane::Part::Distributions, "answersDistributions", tr("Distributions"));
    addRunTab(*new AnswersComparePane(*m_controller, this), "answersBeside", tr("Compare"));
    addResults(AnswersResultsPane::Part::Costs, "answersCosts", tr("Costs"));
    for (const AnswersTab& tab : furtherAnswersTabs(*m_controller, this)) {
        if (tab.needs == AnswersTab::Needs::Run) {
            addRunTab(*tab.pane, qPrintable(tab.pane->objectName()), tab.title);
        } else if (tab.needs == AnswersTab::Needs::Suites) {
            m_asking = new PartOrEmpty(*tab.pane, QStringLiteral("answersAskEmpty"), this);
            m_tabs->addTab(m_asking, tab.title);
        } else {
            m_tabs->addTab(tab.pane, tab.title);
        }
    }
    widgets::askForFrontTab(*m_tabs);
    m_columns = new QSplitter(Qt::Horizontal, this);
    m_columns->addWidget(m_runs);
    m_columns->addWidget(m_tabs);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    widgets::setSide(*m_columns, kRunsCharacters);
    m_columns->setChildrenCollapsible(false);
    column().addWidget(m_columns);
    const auto showFacets = [this] {
        m_runs->setFacetsShown(m_tabs->currentWidget() == m_cases->parentWidget());
    };
    connect(m_tabs, &QTabWidget::currentChanged, this, showFacets);
    showFacets();
}

// What shows nothing without a run leads to one.
void AnswersPage::addRunTab(QWidget& part, const char* name, const QString& title) {
    auto* shown = new PartOrEmpty(part, QLatin1String(name) + QStringLiteral("NoRun"), this);
    shown->empty().setOwnOffers({m_setUpRun});
    m_runTabs.push_back(shown);
    m_tabs->addTab(shown, title);
}

void AnswersPage::showReasons() {
    const bool hasAll = !m_controller->predictionSets().empty() && !m_controller->suites().empty();
    const bool isBusy = m_controller->isLoading() || m_controller->isWorking();
    for (PartOrEmpty* const tab : m_runTabs) {
        tab->setReason(m_controller->whyNoView(), !isBusy && !hasAll, !isBusy && hasAll);
    }
    m_asking->setReason(!m_controller->workspace()       ? m_controller->whyNoView()
                        : m_controller->suites().empty() ? tr("This workspace holds no gold questions yet.")
                                                         : QString());
}

void AnswersPage::connectController() {
    connect(m_controller, &AnswersController::failed, this,
            [this](const base::Error& error) { Q_EMIT errorRaised(widgets::errorText(error)); });
    connect(m_controller, &AnswersController::noticed, this, &AnswersPage::noticeRaised);
    showEdits(m_controller->edits());
    curatorField().serve(m_controller->edits());
    for (const auto signal : {&AnswersController::runChanged, &AnswersController::shownChanged,
                              &AnswersController::otherChanged, &AnswersController::workingChanged,
                              &AnswersController::runsChanged, &AnswersController::questionSelected}) {
        connect(m_controller, signal, this, [this] {
            refreshActions();
            Q_EMIT summaryChanged();
        });
    }
    for (const auto signal : {&AnswersController::runChanged, &AnswersController::runsChanged,
                              &AnswersController::listsChanged, &AnswersController::workingChanged}) {
        connect(m_controller, signal, this, &AnswersPage::showReasons);
    }
    connect(m_setUpRun, &QAction::triggered, this, [this] {
        m_tabs->setCurrentWidget(m_setup);
        m_setup->focusContent();
    });
    showReasons();
    // The first run that there is comes into view, unless a tab is remembered or chosen.
    connect(m_controller, &AnswersController::runChanged, this, [this] {
        if (m_controller->view() != nullptr && !std::exchange(m_hasShownRun, true) &&
            m_tabs->currentWidget() == m_setup) {
            m_tabs->setCurrentWidget(m_results.front()->parentWidget());
        }
    });
    connect(m_controller, &AnswersController::casesWanted, this, [this] {
        m_tabs->setCurrentWidget(m_cases->parentWidget());
        m_cases->focusContent();
    });
    connect(m_setup, &AnswersSetupPane::runWanted, this, &AnswersPage::run);
    connect(m_setup, &AnswersSetupPane::problemChanged, this, &AnswersPage::refreshActions);
    connect(m_setup, &AnswersSetupPane::edited, this, &AnswersPage::errorMended);
    connect(m_controller, &AnswersController::measured, this, &AnswersPage::errorMended);
    connect(m_setup, &AnswersSetupPane::importWanted, this, &AnswersPage::importRequested);
    connect(m_controller, &AnswersController::corpusRequested, this, &AnswersPage::corpusRequested);
    connect(m_cases, &AnswersCasesPane::corpusRequested, this, &AnswersPage::corpusRequested);
    connect(m_cases, &AnswersCasesPane::noticeRaised, this, &AnswersPage::noticeRaised);
    connect(m_cases, &AnswersCasesPane::errorRaised, this, &AnswersPage::errorRaised);
    connect(m_cases->table(), &widgets::DataTableView::rowActivated, this, [this] { m_edit->trigger(); });
}

void AnswersPage::takeWorkspace(const std::shared_ptr<workspace::Workspace>& workspace) {
    m_controller->setWorkspace(workspace);
    if (workspace) {
        takeWaiting();
    }
}

void AnswersPage::refreshPage() {
    if (m_controller != nullptr) {
        refreshActions();
    }
}

void AnswersPage::signAs(const QString& name) {
    m_controller->setCurator(name);
}

void AnswersPage::setWatching(bool isWatching) {
    m_controller->setWatching(isWatching);
}

QString AnswersPage::workspacePath() const {
    return m_controller != nullptr && m_controller->workspace()
               ? QString::fromStdString(m_controller->workspace()->path().string())
               : QString();
}

void AnswersPage::takeWaiting() {
    if (m_waiting.workspace.isEmpty() || m_waiting.workspace != workspacePath()) {
        return;
    }
    const Waiting waiting = std::exchange(m_waiting, {});
    m_setup->restoreState(waiting.setup);
    if (m_controller->run(waiting.run) != nullptr) {
        m_controller->choose(waiting.run);
    }
    if (m_controller->run(waiting.other) != nullptr && waiting.other != m_controller->chosen()) {
        m_controller->compareWith(waiting.other);
    }
}

void AnswersPage::showRun(base::RowId run) {
    ensureWorkspace();
    if (m_controller->run(run) == nullptr) {
        m_tabs->setCurrentWidget(m_setup);
        return;
    }
    m_controller->choose(run);
    m_tabs->setCurrentWidget(m_cases->parentWidget());
}

QByteArray AnswersPage::saveState() const {
    QByteArray state;
    if (m_columns == nullptr) {
        return state;
    }
    QStringList choices;
    for (const AnswersResultsPane* pane : m_results) {
        choices += pane->choice();
    }
    QDataStream stream(&state, QIODevice::WriteOnly);
    // A page that was never opened keeps what it was given.
    const bool isKept = !m_waiting.workspace.isEmpty();
    stream << kAnswersStateVersion << widgets::saveSide(*m_columns) << qint32(m_tabs->currentIndex())
           << m_runs->saveState() << m_runs->facets().saveState() << m_cases->saveState() << choices
           << (isKept ? m_waiting.workspace : workspacePath())
           << (isKept ? m_waiting.run : qint64(m_controller->chosen()))
           << (isKept ? m_waiting.other : qint64(m_controller->otherChosen()))
           << (isKept ? m_waiting.setup : m_setup->saveState())
           << QString::fromStdString(m_controller->judge());
    return state;
}

void AnswersPage::restoreState(const QByteArray& state) {
    QDataStream stream(state);
    quint32 version = 0;
    QByteArray columns;
    qint32 tab = 0;
    QByteArray runs;
    QStringList facets;
    QByteArray cases;
    QStringList choices;
    Waiting waiting;
    stream >> version >> columns >> tab >> runs >> facets >> cases >> choices >> waiting.workspace >>
        waiting.run >> waiting.other >> waiting.setup;
    QString judge;
    if (!stream.atEnd()) { // states that were kept before a judge could be chosen have none
        stream >> judge;
    }
    if (version != kAnswersStateVersion || stream.status() != QDataStream::Ok || m_columns == nullptr) {
        return;
    }
    widgets::restoreSide(*m_columns, columns);
    m_hasShownRun = true;
    m_tabs->setCurrentIndex(tab);
    m_runs->restoreState(runs);
    m_runs->facets().restoreState(facets);
    m_cases->restoreState(cases);
    for (std::size_t i = 0; i < m_results.size() && static_cast<qsizetype>(i) < choices.size(); ++i) {
        m_results[i]->setChoice(choices[static_cast<qsizetype>(i)]);
    }
    m_controller->chooseJudge(judge.toStdString());
    m_waiting = waiting;
    if (hasTakenWorkspace()) {
        takeWaiting();
    }
}

} // namespace assay::app

#include "moc_answers_page.cpp"
