#include "app/pages/questions/questions_page.h"

#include "app/pages/questions/coverage_pane.h"
#include "app/pages/questions/detector_pane.h"
#include "app/pages/questions/facet_pane.h"
#include "app/pages/questions/filter_bar.h"
#include "app/pages/questions/question_actions.h"
#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/question_detail.h"
#include "app/pages/questions/question_form.h"
#include "app/pages/questions/question_list_model.h"
#include "app/pages/questions/review_queue_pane.h"
#include "app/pages/questions/suites_menu.h"
#include "app/shell/empty_state.h"
#include "app/shell/gold_imports.h"
#include "app/shell/session.h"
#include "core/model/question_field.h"
#include "core/workspace/suites/suite_issues.h"
#include "widgets/corpus/sentence_delegate.h"
#include "widgets/curation/curator_field.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/tables/filtered_table.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/font_measure.h"
#include "widgets/theme/front_tab.h"

#include <QApplication>
#include <QDataStream>
#include <QIODevice>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

constexpr quint32 kStateVersion = 2;

} // namespace

QuestionsPage::QuestionsPage(QWidget* parent)
    : WorkspacePage(QStringLiteral("questions"), parent)
    , m_actions(new QuestionActions(this)) {
    m_empty = new EmptyState(QStringLiteral("emptyText"), this);
    m_empty->setOwnOffers({m_actions->newQuestion});
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_empty);
    column().addWidget(m_stack, 1);
}

QuestionsPage::~QuestionsPage() = default;

QString QuestionsPage::navigationKey() const {
    return QStringLiteral("questions");
}

QString QuestionsPage::pageTitle() const {
    return tr("Questions");
}

QList<QAction*> QuestionsPage::runActions() const {
    QList<QAction*> actions{m_actions->approve, m_actions->flag, m_actions->retire};
    if (m_suites != nullptr) {
        actions += m_suites->menu()->menuAction();
    }
    return actions;
}

QList<QAction*> QuestionsPage::exportActions() const {
    return m_suites == nullptr ? QList<QAction*>{} : QList<QAction*>{m_suites->exportAction()};
}

QList<QAction*> QuestionsPage::editActions() const {
    return {m_actions->undo, m_actions->redo};
}

QList<QAction*> QuestionsPage::furtherActions() const {
    QList<QAction*> actions = m_actions->all();
    const QList<QAction*> run = runActions();
    actions.removeIf([&](QAction* action) { return run.contains(action); });
    if (m_suites != nullptr) {
        actions += m_suites->actions();
        actions.removeOne(m_suites->exportAction()); // it is among exportActions()
    }
    return actions;
}

void QuestionsPage::focusContent() {
    if (m_tabs == nullptr) {
        return;
    }
    if (m_tabs->currentIndex() == Table) {
        m_table->setFocus();
    } else {
        m_views->currentWidget()->setFocus();
    }
}

std::optional<evaluate::IssueSubject> QuestionsPage::issueSubject() const {
    const base::RowId suite = m_controller != nullptr ? m_controller->suiteInFront() : 0;
    return suite != 0 ? std::optional(evaluate::IssueSubject{evaluate::IssueSubject::Of::Suite, suite})
                      : std::nullopt;
}

QString QuestionsPage::summary() const {
    if (m_controller == nullptr || m_controller->columns().size() == 0) {
        return {};
    }
    const std::vector<workspace::SuiteInfo>& suites = m_controller->suites();
    std::int64_t count = 0;
    for (const workspace::SuiteInfo& suite : suites) {
        count += suite.questions;
    }
    const QString what =
        suites.size() == 1 ? QString::fromStdString(suites.front().name) : tr("%1 suites").arg(suites.size());
    QString text =
        m_controller->filter().isEmpty()
            ? tr("%1 · n = %2").arg(what, widgets::countText(count))
            : tr("%1 · %2 of %3 shown")
                  .arg(what, widgets::countText(static_cast<std::int64_t>(m_controller->shown().size())),
                       widgets::countText(count));
    if (const auto selected = m_table->selectedRowNumbers().size(); selected > 1) {
        text += tr(" · %n selected", nullptr, static_cast<int>(selected));
    }
    if (const int row = m_controller->currentRow(); row >= 0) {
        text += tr(" · number %1").arg(widgets::countText(row + 1));
    } else if (m_controller->current()) {
        text += tr(" · %1 is outside of the filter")
                    .arg(QString::fromStdString(m_controller->current()->question.questionId));
    }
    return text;
}

void QuestionsPage::setUp(Session& session) {
    m_controller = new QuestionController(session.jobs(), this);
    makeLayout(session);
    connectController();
    connectQueues();
    connectActions();
    connect(&session, &Session::openingChanged, this, &QuestionsPage::refreshPage);
    connect(m_controller, &QuestionController::journalChanged, &session, &Session::refreshIssues);
    // This window's own imports are no news from elsewhere.
    connect(&session, &Session::suiteImported, m_controller, &QuestionController::reload);
    connect(m_suites, &SuitesMenu::suitesChanged, this, [&session] { session.gold().reloadHoldings(); });
}

void QuestionsPage::makeTable() {
    m_model = new QuestionListModel(*m_controller, this);
    m_tableStack = new widgets::FilteredTable(
        QStringLiteral("questionTable"), QStringLiteral("questions/table"), tr("Show all questions"), this);
    m_tableStack->setModel(m_model);
    connect(m_tableStack, &widgets::FilteredTable::showAllRequested, this,
            [this] { m_controller->setFilter({}); });
    m_table = m_tableStack->table();
    m_table->setAccessibleName(tr("Gold questions"));
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->installEventFilter(this);
    m_table->hideAtFirst(QuestionListModel::furtherColumns());
    m_texts = new widgets::SentenceDelegate(m_table);
    for (const int column : {QuestionListModel::QuestionId, QuestionListModel::Text,
                             QuestionListModel::AnswerText, QuestionListModel::Company}) {
        m_table->setItemDelegateForColumn(column, m_texts);
    }
    for (const int column : QuestionListModel::furtherColumns()) {
        m_table->setItemDelegateForColumn(column, m_texts);
    }
}

// The menu of the table's head, where the keyboard reaches it.
void QuestionsPage::addColumnsButton() {
    auto* button = new QToolButton(m_bar);
    button->setObjectName(QStringLiteral("columnsButton"));
    button->setText(tr("Columns"));
    button->setToolTip(tr("Which columns the table has: any field of the questions can be one"));
    button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(button);
    menu->setObjectName(QStringLiteral("columnsMenu"));
    button->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        qDeleteAll(menu->findChildren<QMenu*>(Qt::FindDirectChildrenOnly));
        menu->addActions(m_table->createColumnsMenu(menu)->actions());
    });
    m_bar->addButton(button);
}

void QuestionsPage::markSearched() {
    m_texts->setWords(widgets::SearchWords(QString::fromStdString(m_controller->filter().text)));
    m_table->viewport()->update();
}

void QuestionsPage::makeLayout(Session& session) {
    makeTable();
    m_bar = new FilterBar(*m_controller, this);
    addColumnsButton();
    m_facets = new FacetPane(*m_controller, this);
    auto* top = new QWidget(this);
    auto* topLayout = new QVBoxLayout(top);
    topLayout->setContentsMargins(0, 0, 0, 0);
    topLayout->setSpacing(4);
    topLayout->addWidget(m_bar);
    topLayout->addWidget(m_tableStack, 1);

    m_detector = new DetectorPane(*m_controller, this);
    m_reviewQueue = new ReviewQueuePane(*m_controller, this);
    m_coverage = new CoveragePane(*m_controller, session.jobs(), this);
    m_tabs = new QTabBar(this);
    m_tabs->setObjectName(QStringLiteral("questionTabs"));
    m_tabs->setAccessibleName(tr("The questions in several views"));
    m_tabs->setDocumentMode(true);
    m_tabs->setExpanding(false);
    m_views = new QStackedWidget(this);
    const auto addView = [this](Tab tab, QWidget* view, const QString& title) {
        m_views->insertWidget(tab, view);
        m_tabs->insertTab(tab, title);
    };
    addView(Table, top, tr("Questions"));
    addView(Suspicions, m_detector, tr("Suspicions"));
    addView(Reviews, m_reviewQueue, tr("Reviews"));
    addView(Coverage, m_coverage, tr("Coverage"));
    widgets::askForFrontPage(*m_views);
    connect(m_tabs, &QTabBar::currentChanged, this, &QuestionsPage::arrange);

    m_detail = new QuestionDetail(*m_controller, this);
    connect(m_detail, &QTabWidget::currentChanged, this,
            &QuestionsPage::arrange); // each tab needs its own room
    m_suites = new SuitesMenu(*m_controller, session.jobs(), *this);
    m_suites->setSelection([this] { return selectedQuestions(); });
    m_suites->menu()->addSeparator();
    m_suites->menu()->addActions({m_actions->newQuestion, m_actions->checkAll});
    m_rest = new QSplitter(Qt::Vertical, this);
    m_rest->addWidget(m_views);
    m_rest->addWidget(m_detail);
    m_rest->setStretchFactor(0, 1);
    m_rest->setStretchFactor(1, 1);
    m_rest->setChildrenCollapsible(false);
    m_rest->setSizes({1000, 1000});
    m_columns = new QSplitter(Qt::Horizontal, this);
    m_columns->addWidget(m_facets);
    m_columns->addWidget(m_rest);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    widgets::setSide(*m_columns, 42);
    m_columns->setChildrenCollapsible(false);
    m_content = new QWidget(this);
    auto* content = new QVBoxLayout(m_content);
    content->setContentsMargins(0, 0, 0, 0);
    content->setSpacing(4);
    content->addWidget(m_tabs);
    content->addWidget(m_columns, 1);
    m_stack->addWidget(m_content);
}

void QuestionsPage::showTab(Tab tab) {
    m_tabs->setCurrentIndex(tab);
}

// A queue stands beside the question that it walks to; what a suite covers needs the room itself.
void QuestionsPage::arrange() {
    const int tab = m_tabs->currentIndex();
    m_views->setCurrentIndex(tab);
    const Arrangement wanted = tab != Table ? Queue : m_actions->detailBeside->isChecked() ? Beside : Below;
    // A queue beside the question must not make the window wider than it is; above it, it has more than half.
    const bool fits =
        m_views->minimumSizeHint().width() + m_detail->minimumSizeHint().width() + m_rest->handleWidth() <=
        m_stack->width();
    const Qt::Orientation orientation =
        wanted == Beside || (wanted == Queue && fits) ? Qt::Horizontal : Qt::Vertical;
    bool isAsUsual = wanted == Queue && m_rest->orientation() != orientation && m_shares[Queue].isEmpty();
    if (wanted != m_arrangement) {
        m_shares[m_arrangement] = m_rest->saveState();
        m_arrangement = wanted;
        isAsUsual = m_shares[wanted].isEmpty() || !m_rest->restoreState(m_shares[wanted]);
    }
    m_rest->setOrientation(orientation);
    if (isAsUsual) {
        m_rest->setSizes(wanted == Queue && !fits ? QList<int>{3'000, 2'000} : QList<int>{1'000, 1'000});
    }
    m_facets->setVisible(tab == Table && m_actions->showFacets->isChecked());
    m_detail->setVisible(tab != Coverage && m_actions->showDetail->isChecked());
}

void QuestionsPage::connectController() {
    connect(m_controller, &QuestionController::columnsChanged, this, [this] {
        // What was asked for is loaded now; a question that is not listed must not stay in front of it.
        if (m_awaitsFirst && !m_controller->shown().empty()) {
            m_awaitsFirst = false;
            m_controller->goToRow(0);
        }
        syncRow();
        refreshPage();
    });
    connect(m_controller, &QuestionController::shownChanged, this, [this] {
        syncRow();
        refreshPage();
    });
    connect(m_controller, &QuestionController::filterChanged, this, &QuestionsPage::bringFirstToFront);
    for (const auto signal : {&QuestionController::filterChanged, &QuestionController::columnsChanged}) {
        connect(m_controller, signal, this, &QuestionsPage::markSearched);
    }
    connect(m_controller, &QuestionController::currentChanged, this, [this] {
        syncRow();
        refreshActions();
        Q_EMIT summaryChanged();
    });
    connect(m_controller, &QuestionController::currentEdited, this, &QuestionsPage::refreshActions);
    connect(m_controller, &QuestionController::journalChanged, this, &QuestionsPage::refreshActions);
    connect(m_controller, &QuestionController::suitesChanged, this, &QuestionsPage::refreshPage);
    connect(m_controller, &QuestionController::loadingChanged, this, &QuestionsPage::refreshPage);
    connect(m_controller, &QuestionController::changedElsewhere, this, &QuestionsPage::newsRaised);
    connect(m_controller, &QuestionController::noticed, this, &QuestionsPage::noticeRaised);
    showEdits(m_controller->edits());
    curatorField().serve(m_controller->edits());
    connect(m_controller, &QuestionController::failed, this,
            [this](const base::Error& error) { Q_EMIT errorRaised(widgets::errorText(error)); });
    connect(m_bar, &FilterBar::noticed, this, &QuestionsPage::noticeRaised);
    connect(m_bar, &FilterBar::failed, this,
            [this](const base::Error& error) { Q_EMIT errorRaised(widgets::errorText(error)); });
    connect(m_bar, &FilterBar::leftDownwards, this, [this] { m_table->setFocus(); });
    connect(m_table, &widgets::DataTableView::currentRowChanged, this, [this](int row) {
        if (row >= 0) {
            m_controller->goToRow(row);
        }
    });
    connect(m_table, &widgets::DataTableView::rowActivated, this, [this] { m_actions->edit->trigger(); });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &QuestionsPage::summaryChanged);
    connect(m_table, &widgets::DataTableView::csvSaved, this,
            [this](const QString& path) { Q_EMIT noticeRaised(tr("Saved to %1.").arg(path)); });
    connect(m_table, &widgets::DataTableView::csvFailed, this, &QuestionsPage::errorRaised);
    connect(m_table, &QWidget::customContextMenuRequested, this, &QuestionsPage::showTableMenu);
}

void QuestionsPage::takeWorkspace(const std::shared_ptr<workspace::Workspace>& workspace) {
    if (m_controller->workspace()) {
        m_waitingFront = front();
    }
    m_controller->setWorkspace(workspace);
    if (workspace) {
        bringBackFront();
        chooseSuiteOfQueue();
    }
}

void QuestionsPage::signAs(const QString& name) {
    m_controller->setCurator(name);
}

void QuestionsPage::resizeEvent(QResizeEvent* event) {
    WorkspacePage::resizeEvent(event);
    if (m_tabs != nullptr && m_arrangement == Queue) {
        arrange();
    }
}

// As in a widget of tabs, whose bar this one is not part of.
void QuestionsPage::keyPressEvent(QKeyEvent* event) {
    const int step = event->matches(QKeySequence::NextChild)       ? 1
                     : event->matches(QKeySequence::PreviousChild) ? -1
                                                                   : 0;
    if (m_tabs == nullptr || step == 0) {
        WorkspacePage::keyPressEvent(event);
        return;
    }
    m_tabs->setCurrentIndex((m_tabs->currentIndex() + step + m_tabs->count()) % m_tabs->count());
    focusContent();
}

// A question that the filter has just left out of the table must not stay in front of it, unless what is
// typed in it would be left behind.
void QuestionsPage::bringFirstToFront() {
    m_besideFilter = 0;
    refreshActions();
    if (!m_controller->current() || m_controller->shown().empty() || m_controller->currentRow() >= 0) {
        return;
    }
    if (m_detail->form().isTyped()) {
        Q_EMIT noticeRaised(
            tr("%1 stays in front, outside of the filter: what is typed in it is not saved yet.")
                .arg(QString::fromStdString(m_controller->current()->question.questionId)));
        return;
    }
    m_controller->goToRow(0);
}

void QuestionsPage::showFiltered(const curation::QuestionFilter& filter) {
    ensureWorkspace();
    showTab(Table);
    m_controller->setFilter(filter);
    m_controller->goToRow(0);
    m_awaitsFirst = m_controller->shown().empty();
}

void QuestionsPage::showSuite(base::RowId id) {
    ensureWorkspace();
    const auto name = m_controller->context().suiteNames.find(id);
    if (name != m_controller->context().suiteNames.end()) {
        showFiltered({{{curation::Facet::Suite, {name->second}}}, {}});
    }
}

void QuestionsPage::showFlagged(base::RowId suite) {
    showSuite(suite);
    curation::QuestionFilter filter = m_controller->filter();
    filter.chosen[curation::Facet::Status] = {
        std::string(model::questionStatusName(model::QuestionStatus::Flagged))};
    showFiltered(filter);
}

void QuestionsPage::showQuestion(base::RowId id) {
    ensureWorkspace();
    showTab(Table);
    m_awaitsFirst = false;
    if (m_controller->rowOf(id) < 0) {
        m_controller->setFilter({});
    }
    m_controller->setCurrent(id);
}

void QuestionsPage::editQuestion(base::RowId id) {
    showQuestion(id);
    m_actions->edit->trigger();
}

// The question that it is about, with its field open.
bool QuestionsPage::showIssue(const base::Issue& issue) {
    if (session() == nullptr || !session()->hasWorkspace()) {
        return false;
    }
    ensureWorkspace();
    const auto reader = m_controller->workspace()->reader();
    const auto found = reader ? workspace::questionsOfIssues(*reader, std::span(&issue, 1))
                              : base::Result<std::vector<workspace::IssueQuestion>>();
    if (!reader || !found || found->front().id == 0) {
        return false;
    }
    // The page may come to the front only then, and its table have the keyboard.
    QMetaObject::invokeMethod(
        this,
        [this, id = found->front().id, field = model::questionFieldFromName(issue.field)] {
            editQuestion(id);
            if (field) {
                m_detail->editField(*field);
            }
        },
        Qt::QueuedConnection);
    return true;
}

void QuestionsPage::showRepairs(base::RowId suite) {
    showSuite(suite);
    m_suites->showRepairs(suite);
}

// The table's current row is that of the question in front.
void QuestionsPage::syncRow() {
    m_tableStack->showRow(m_controller->currentRow());
}

bool QuestionsPage::showsCurrent() const {
    switch (m_tabs->currentIndex()) {
    case Table:
        return m_detail->isVisible() || m_controller->currentRow() >= 0;
    case Suspicions:
        return m_detail->isVisible() || m_detector->marksQuestion();
    case Reviews:
        return m_detail->isVisible() || m_reviewQueue->isMarkedInFront();
    default:
        return false;
    }
}

std::vector<base::RowId> QuestionsPage::selectedQuestions() const {
    std::vector<base::RowId> ids;
    const QList<int> rows = m_tabs->currentIndex() == Table ? m_table->selectedRowNumbers() : QList<int>{};
    for (const int row : rows) {
        if (const base::RowId id = m_controller->idAtRow(row); id != 0) {
            ids.push_back(id);
        }
    }
    // Where nothing shows the question in front, nothing is done to it.
    if (ids.empty() && m_controller->current() && showsCurrent()) {
        ids.push_back(m_controller->current()->id);
    }
    return ids;
}

QString QuestionsPage::emptyReason() const {
    if (session() == nullptr || !session()->hasWorkspace()) {
        return session() != nullptr && session()->isOpening()
                   ? tr("Opening the workspace…")
                   : tr("No workspace is open.\nOpen one from the menu File, or drop a file with questions "
                        "anywhere in the window.");
    }
    if (m_controller->isLoading()) {
        return tr("Still loading…");
    }
    if (m_controller->suites().empty()) {
        return session()->isReadOnly()
                   ? tr("This workspace holds no gold questions, and it can only be read.\nOpen one that can "
                        "be written to import questions.")
                   : tr("This workspace holds no gold questions yet.\nImport a file with questions from the "
                        "menu File, or drop one here: JSON, JSON lines or CSV. It becomes a suite.");
    }
    return tr("The suites of this workspace hold no question.\nMake one with “%1” (%2), or import a file.")
        .arg(m_actions->newQuestion->text(),
             m_actions->newQuestion->shortcut().toString(QKeySequence::NativeText));
}

void QuestionsPage::refreshPage() {
    const bool hasQuestions = m_controller->columns().size() > 0;
    m_stack->setCurrentWidget(hasQuestions ? m_content : m_empty);
    m_empty->setText(hasQuestions ? QString() : emptyReason(), !m_controller->isLoading());
    const bool none = hasQuestions && m_controller->shown().empty();
    m_tableStack->setReason(
        !none                       ? QString()
        : m_controller->isLoading() ? tr("Still loading…")
        : m_controller->filter().chosen.empty()
            ? tr("No question holds all of these words.\nTry fewer, or only how they begin.")
            : tr("No question has all that is chosen.\nGive up a facet on the left, or show all."));
    refreshActions();
    Q_EMIT summaryChanged();
}

QuestionsPage::Front QuestionsPage::front() const {
    const auto workspace = m_controller->workspace();
    if (!workspace) {
        return m_waitingFront;
    }
    Front front{QString::fromStdString(workspace->path().string()), {}, 0};
    const auto& chosen = m_controller->filter().chosen;
    if (const auto suite = chosen.find(curation::Facet::Suite);
        suite != chosen.end() && suite->second.size() == 1) {
        front.suite = QString::fromStdString(*suite->second.begin());
    }
    front.question = m_controller->current() ? m_controller->current()->id : 0;
    return front;
}

void QuestionsPage::bringBackFront() {
    const auto workspace = m_controller->workspace();
    if (!workspace || m_waitingFront.workspace != QString::fromStdString(workspace->path().string())) {
        return;
    }
    const Front front = std::exchange(m_waitingFront, {});
    const std::string suite = front.suite.toStdString();
    if (std::ranges::find(m_controller->suites(), suite, &workspace::SuiteInfo::name) !=
        m_controller->suites().end()) {
        m_controller->setFilter({{{curation::Facet::Suite, {suite}}}, {}});
    }
    if (!m_controller->questionOf(front.question).questionText.empty()) {
        m_controller->setCurrent(front.question);
        m_besideFilter = front.question;
    }
}

QByteArray QuestionsPage::saveState() const {
    QByteArray state;
    if (m_columns == nullptr) {
        return state;
    }
    std::array<QByteArray, 3> shares = m_shares;
    shares[m_arrangement] = m_rest->saveState();
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << kStateVersion << widgets::saveSide(*m_columns) << shares[Below] << shares[Beside]
           << shares[Queue] << m_facets->saveState() << m_actions->showFacets->isChecked()
           << m_actions->showDetail->isChecked() << m_actions->detailBeside->isChecked()
           << qint32(m_tabs->currentIndex()) << m_detector->wantsAll();
    const Front last = front();
    stream << last.workspace << last.suite << qint64(last.question);
    return state;
}

void QuestionsPage::restoreState(const QByteArray& state) {
    QDataStream stream(state);
    quint32 version = 0;
    QByteArray columns;
    std::array<QByteArray, 3> shares;
    QByteArray facets;
    bool showFacets = true;
    bool showDetail = true;
    bool beside = false;
    qint32 tab = 0;
    stream >> version >> columns >> shares[Below] >> shares[Beside] >> shares[Queue] >> facets >>
        showFacets >> showDetail >> beside >> tab;
    if (version != kStateVersion || stream.status() != QDataStream::Ok || m_columns == nullptr) {
        return;
    }
    widgets::restoreSide(*m_columns, columns);
    m_facets->restoreState(facets);
    m_rest->restoreState(shares[m_arrangement]);
    m_shares = shares;
    m_actions->showFacets->setChecked(showFacets);
    m_actions->showDetail->setChecked(showDetail);
    m_actions->detailBeside->setChecked(beside);
    m_tabs->setCurrentIndex(tab);
    arrange();
    bool suspicionsOfAll = false; // which an older state does not tell
    stream >> suspicionsOfAll;
    m_detector->setWantsAll(suspicionsOfAll);
    qint64 question = 0;
    stream >> m_waitingFront.workspace >> m_waitingFront.suite >> question;
    m_waitingFront.question = question;
    bringBackFront();
}

} // namespace assay::app

#include "moc_questions_page.cpp"
