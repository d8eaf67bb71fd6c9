#include "app/pages/questions/questions_page.h"

#include "app/pages/questions/facet_pane.h"
#include "app/pages/questions/field_dialog.h"
#include "app/pages/questions/filter_bar.h"
#include "app/pages/questions/flag_menu.h"
#include "app/pages/questions/question_actions.h"
#include "app/pages/questions/question_list_model.h"
#include "app/pages/questions/question_text.h"
#include "app/pages/questions/question_workbench.h"
#include "app/pages/questions/shortcut_sheet.h"
#include "app/pages/thresholds/curator_field.h"
#include "app/shell/session.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"

#include <QDataStream>
#include <QHeaderView>
#include <QIODevice>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace assay::app {
namespace {

constexpr quint32 kStateVersion = 1;

} // namespace

QuestionsPage::QuestionsPage(QWidget* parent)
    : Page(parent)
    , m_actions(new QuestionActions(this)) {
    setObjectName(QStringLiteral("questionsPage"));
    m_emptyText = new QLabel(this);
    m_emptyText->setObjectName(QStringLiteral("emptyText"));
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setWordWrap(true);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_emptyText);
    m_curator = new CuratorField(this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->setSpacing(4);
    layout->addWidget(m_curator);
    layout->addWidget(m_stack, 1);
    connect(m_curator, &CuratorField::named, this, [this](const QString& name) {
        m_settings.setCuratorName(name);
        nameCurator();
    });
}

QuestionsPage::~QuestionsPage() = default;

QString QuestionsPage::navigationKey() const {
    return QStringLiteral("questions");
}

QString QuestionsPage::pageTitle() const {
    return tr("Questions");
}

QList<QAction*> QuestionsPage::runActions() const {
    return {m_actions->approve, m_actions->flag, m_actions->retire};
}

QList<QAction*> QuestionsPage::furtherActions() const {
    QList<QAction*> actions = m_actions->all();
    const QList<QAction*> run = runActions();
    actions.removeIf([&](QAction* action) { return run.contains(action); });
    return actions;
}

void QuestionsPage::focusContent() {
    if (m_table != nullptr) {
        m_table->setFocus();
    }
}

QString QuestionsPage::summary() const {
    if (m_workbench == nullptr || m_workbench->columns().size() == 0) {
        return {};
    }
    const std::vector<store::SuiteInfo>& suites = m_workbench->suites();
    std::int64_t count = 0;
    for (const store::SuiteInfo& suite : suites) {
        count += suite.questions;
    }
    const QString what =
        suites.size() == 1 ? QString::fromStdString(suites.front().name) : tr("%1 suites").arg(suites.size());
    QString text =
        m_workbench->filter().isEmpty()
            ? tr("%1 · n = %2").arg(what, widgets::countText(count))
            : tr("%1 · %2 of %3 shown")
                  .arg(what, widgets::countText(static_cast<std::int64_t>(m_workbench->shown().size())),
                       widgets::countText(count));
    if (const int row = m_workbench->currentRow(); row >= 0) {
        text += tr(" · number %1").arg(widgets::countText(row + 1));
    }
    return text;
}

void QuestionsPage::setSession(Session* session) {
    m_session = session;
    m_workbench = new QuestionWorkbench(session->jobs(), this);
    makeLayout();
    connectWorkbench();
    connectActions();
    nameCurator();
    connect(session, &Session::workspaceChanged, this, [this] {
        m_adopted = false;
        m_workbench->setWorkspace(nullptr); // a workspace that was closed must not stay open here
        if (isVisible()) {
            adoptWorkspace();
        }
        refreshState();
    });
    connect(session, &Session::openingChanged, this, &QuestionsPage::refreshState);
    refreshState();
}

void QuestionsPage::makeLayout() {
    m_model = new QuestionListModel(*m_workbench, this);
    m_table = new widgets::DataTableView(this);
    m_table->setObjectName(QStringLiteral("questionTable"));
    m_table->setAccessibleName(tr("Gold questions"));
    m_table->setSettingsKey(QStringLiteral("questions/table"));
    m_table->setSortingEnabled(false);
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_table->horizontalHeader()->setSortIndicatorClearable(true);
    m_table->setModel(m_model);
    m_table->setSortingEnabled(true);
    m_table->setDefaultColumnWidths({14, 60, 10, 13, 9, 10, 14, 11, 13, 22, 12, 12, 16, 16, 12, 18});
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);

    m_noneText = new QLabel(this);
    m_noneText->setObjectName(QStringLiteral("noneText"));
    m_noneText->setAlignment(Qt::AlignCenter);
    m_noneText->setWordWrap(true);
    auto* showAll = new QPushButton(tr("Show all questions"), this);
    showAll->setObjectName(QStringLiteral("showAll"));
    connect(showAll, &QPushButton::clicked, this, [this] { m_workbench->setFilter({}); });
    auto* none = new QWidget(this);
    auto* noneLayout = new QVBoxLayout(none);
    noneLayout->addStretch(1);
    noneLayout->addWidget(m_noneText);
    noneLayout->addWidget(showAll, 0, Qt::AlignHCenter);
    noneLayout->addStretch(1);
    m_tableStack = new QStackedWidget(this);
    m_tableStack->addWidget(m_table);
    m_tableStack->addWidget(none);

    m_bar = new FilterBar(*m_workbench, this);
    m_facets = new FacetPane(*m_workbench, this);
    auto* top = new QWidget(this);
    auto* topLayout = new QVBoxLayout(top);
    topLayout->setContentsMargins(0, 0, 0, 0);
    topLayout->setSpacing(4);
    topLayout->addWidget(m_bar);
    topLayout->addWidget(m_tableStack, 1);

    m_detailSlot = new QWidget(this);
    m_detailSlot->setObjectName(QStringLiteral("detailSlot"));
    auto* slotLayout = new QVBoxLayout(m_detailSlot);
    slotLayout->setContentsMargins(0, 0, 0, 0);
    m_rest = new QSplitter(Qt::Vertical, this);
    m_rest->addWidget(top);
    m_rest->addWidget(m_detailSlot);
    m_rest->setStretchFactor(0, 1);
    m_rest->setStretchFactor(1, 1);
    m_rest->setChildrenCollapsible(false);
    m_columns = new QSplitter(Qt::Horizontal, this);
    m_columns->addWidget(m_facets);
    m_columns->addWidget(m_rest);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    m_columns->setSizes({fontMetrics().averageCharWidth() * 32, 900});
    m_columns->setChildrenCollapsible(false);
    m_stack->addWidget(m_columns);
    m_detailSlot->setVisible(false); // until there is a detail
}

void QuestionsPage::setDetail(QWidget* detail) {
    delete m_detail;
    m_detail = detail;
    if (detail != nullptr) {
        m_detailSlot->layout()->addWidget(detail);
    }
    m_detailSlot->setVisible(detail != nullptr && m_actions->showDetail->isChecked());
}

void QuestionsPage::connectWorkbench() {
    connect(m_workbench, &QuestionWorkbench::columnsChanged, this, [this] {
        syncRow();
        refreshState();
    });
    connect(m_workbench, &QuestionWorkbench::shownChanged, this, [this] {
        syncRow();
        refreshState();
    });
    connect(m_workbench, &QuestionWorkbench::currentChanged, this, [this] {
        syncRow();
        refreshActions();
        Q_EMIT summaryChanged();
    });
    connect(m_workbench, &QuestionWorkbench::currentEdited, this, &QuestionsPage::refreshActions);
    connect(m_workbench, &QuestionWorkbench::journalChanged, this, &QuestionsPage::refreshActions);
    connect(m_workbench, &QuestionWorkbench::suitesChanged, this, &QuestionsPage::refreshState);
    connect(m_workbench, &QuestionWorkbench::loadingChanged, this, &QuestionsPage::refreshState);
    connect(m_workbench, &QuestionWorkbench::changedElsewhere, this, &QuestionsPage::noticeRaised);
    connect(m_workbench, &QuestionWorkbench::noticed, this, &QuestionsPage::noticeRaised);
    connect(m_workbench, &QuestionWorkbench::curatorNeeded, this, [this] { (void)m_curator->require(); });
    connect(m_workbench, &QuestionWorkbench::failed, this,
            [this](const base::Error& error) { Q_EMIT errorRaised(widgets::errorText(error)); });
    connect(m_bar, &FilterBar::noticed, this, &QuestionsPage::noticeRaised);
    connect(m_bar, &FilterBar::failed, this,
            [this](const base::Error& error) { Q_EMIT errorRaised(widgets::errorText(error)); });
    connect(m_bar, &FilterBar::leftDownwards, this, [this] { m_table->setFocus(); });
    connect(m_table, &widgets::DataTableView::currentRowChanged, this, [this](int row) {
        if (row >= 0) {
            m_workbench->goToRow(row);
        }
    });
    connect(m_table, &widgets::DataTableView::rowActivated, this, [this] { m_actions->edit->trigger(); });
    connect(m_table, &widgets::DataTableView::csvSaved, this,
            [this](const QString& path) { Q_EMIT noticeRaised(tr("Saved to %1.").arg(path)); });
    connect(m_table, &widgets::DataTableView::csvFailed, this, &QuestionsPage::errorRaised);
    connect(m_table, &QWidget::customContextMenuRequested, this, &QuestionsPage::showTableMenu);
}

void QuestionsPage::connectActions() {
    const auto on = [this](QAction* action, auto work) { connect(action, &QAction::triggered, this, work); };
    on(m_actions->approve, [this] { approveAndNext(); });
    on(m_actions->flag, [this] { askForFlag(); });
    on(m_actions->retire, [this] { m_workbench->retire(selectedQuestions()); });
    on(m_actions->backToDraft, [this] { m_workbench->backToDraft(selectedQuestions()); });
    on(m_actions->setField, [this] { askForField(false); });
    on(m_actions->addToField, [this] { askForField(true); });
    on(m_actions->newQuestion, [this] { addQuestion(); });
    on(m_actions->previous, [this] { m_workbench->step(-1); });
    on(m_actions->next, [this] { m_workbench->step(1); });
    on(m_actions->edit, [this] {
        if (m_detail) {
            m_actions->showDetail->setChecked(true);
            m_detail->setFocus(Qt::ShortcutFocusReason);
        }
    });
    on(m_actions->undo, [this] { m_workbench->undo(); });
    on(m_actions->redo, [this] { m_workbench->redo(); });
    on(m_actions->search, [this] {
        m_bar->searchLine().setFocus(Qt::ShortcutFocusReason);
        m_bar->searchLine().selectAll();
    });
    on(m_actions->keys, [this] { showKeys(); });
    connect(m_actions->showFacets, &QAction::toggled, m_facets, &QWidget::setVisible);
    connect(m_actions->showDetail, &QAction::toggled, this,
            [this](bool show) { m_detailSlot->setVisible(show && m_detail); });
    connect(m_actions->detailBeside, &QAction::toggled, this,
            [this](bool beside) { m_rest->setOrientation(beside ? Qt::Horizontal : Qt::Vertical); });
}

void QuestionsPage::nameCurator() {
    const QString name = m_settings.curatorName();
    m_curator->setName(name);
    if (m_workbench != nullptr) {
        m_workbench->setCurator(name);
    }
}

void QuestionsPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    nameCurator(); // it may have been set on another page
    adoptWorkspace();
}

void QuestionsPage::adoptWorkspace() {
    if (m_adopted || m_session == nullptr) {
        return;
    }
    m_adopted = true;
    m_workbench->setWorkspace(m_session->workspace());
    refreshState();
}

void QuestionsPage::showFiltered(const curation::QuestionFilter& filter) {
    adoptWorkspace();
    m_workbench->setFilter(filter);
    m_workbench->goToRow(0);
}

void QuestionsPage::showQuestion(base::RowId id) {
    adoptWorkspace();
    if (m_workbench->rowOf(id) < 0) {
        m_workbench->setFilter({});
    }
    m_workbench->setCurrent(id);
}

// The table's current row is that of the question in front.
void QuestionsPage::syncRow() {
    const int row = m_workbench->currentRow();
    if (row < 0 || row >= m_model->rowCount()) {
        m_table->clearSelection();
        return;
    }
    if (m_table->currentIndex().row() != row) {
        const int column = std::max(0, m_table->currentIndex().column());
        m_table->setCurrentIndex(m_model->index(row, column));
    } else if (m_table->selectionModel()->selectedRows().isEmpty()) {
        m_table->selectRow(row);
    }
}

std::vector<base::RowId> QuestionsPage::selectedQuestions() const {
    std::vector<base::RowId> ids;
    const QList<int> rows = m_table->selectedRowNumbers();
    for (const int row : rows) {
        if (const base::RowId id = m_workbench->idAtRow(row); id != 0) {
            ids.push_back(id);
        }
    }
    if (ids.empty() && m_workbench->current()) {
        ids.push_back(m_workbench->current()->id);
    }
    return ids;
}

QString QuestionsPage::emptyReason() const {
    if (m_session == nullptr || !m_session->hasWorkspace()) {
        return m_session != nullptr && m_session->isOpening()
                   ? tr("Opening the workspace…")
                   : tr("No workspace is open.\nOpen one from the menu File, or drop a file with questions "
                        "anywhere in the window.");
    }
    if (m_workbench->suites().empty()) {
        return m_session->isReadOnly()
                   ? tr("This workspace holds no gold questions, and it can only be read.\nOpen one that can "
                        "be written to import questions.")
                   : tr("This workspace holds no gold questions yet.\nImport a file with questions from the "
                        "menu File, or drop one here: JSON, JSON lines or CSV. It becomes a suite.");
    }
    return tr("The suites of this workspace hold no question.\nMake one with “%1” (%2), or import a file.")
        .arg(m_actions->newQuestion->text(),
             m_actions->newQuestion->shortcut().toString(QKeySequence::NativeText));
}

void QuestionsPage::refreshState() {
    const bool hasQuestions = m_workbench->columns().size() > 0;
    m_stack->setCurrentWidget(hasQuestions ? static_cast<QWidget*>(m_columns) : m_emptyText);
    m_emptyText->setText(hasQuestions ? QString() : emptyReason());
    const bool none = hasQuestions && m_workbench->shown().empty();
    if (none) {
        const bool onlyText = m_workbench->filter().chosen.empty();
        m_noneText->setText(
            m_workbench->isLoading() ? tr("Still loading…")
            : onlyText
                ? tr("No question holds all of these words.\nTry fewer, or only how they begin.")
                : tr("No question has all that is chosen.\nGive up a facet on the left, or show all."));
    }
    m_tableStack->setCurrentIndex(none ? 1 : 0);
    refreshActions();
    Q_EMIT summaryChanged();
}

void QuestionsPage::refreshActions() {
    const bool isWritable = m_workbench->workspace() != nullptr && !m_workbench->isReadOnly();
    const bool hasCurrent = m_workbench->current().has_value();
    const QList<QAction*> changing = m_actions->forSelection();
    for (QAction* action : changing) {
        action->setEnabled(isWritable && hasCurrent);
    }
    m_actions->newQuestion->setEnabled(isWritable && !m_workbench->suites().empty());
    for (QAction* action : {m_actions->previous, m_actions->next}) {
        action->setEnabled(!m_workbench->shown().empty());
    }
    m_actions->edit->setEnabled(hasCurrent && m_detail);
    const curation::JournalState& journal = m_workbench->journal();
    m_actions->undo->setEnabled(isWritable && journal.canUndo());
    m_actions->redo->setEnabled(isWritable && journal.canRedo());
    m_actions->undo->setToolTip(
        journal.canUndo()
            ? tr("Takes back what %1 changed last").arg(QString::fromStdString(journal.undoable->editedBy))
            : tr("There is nothing to undo"));
    m_actions->redo->setToolTip(journal.canRedo() ? tr("Does again what was undone last")
                                                  : tr("There is nothing to do again"));
}

void QuestionsPage::approveAndNext() {
    const std::vector<base::RowId> ids = selectedQuestions();
    if (ids.size() != 1) {
        m_workbench->approve(ids);
        return;
    }
    // Looked up before: with a filter on drafts it is gone from the list afterwards.
    const base::RowId next = m_workbench->idAtRow(m_workbench->rowOf(ids.front()) + 1);
    if (m_workbench->approve(ids) && next != 0 && next != ids.front()) {
        m_workbench->setCurrent(next);
    }
}

QStringList QuestionsPage::furtherReasons() const {
    QStringList reasons;
    for (const curation::FacetValue& flag :
         m_workbench->facets()[static_cast<std::size_t>(curation::Facet::Flag)]) {
        if (!flag.value.empty()) {
            reasons += QString::fromStdString(flag.value);
        }
    }
    return reasons;
}

void QuestionsPage::askForFlag() {
    const std::vector<base::RowId> ids = selectedQuestions();
    if (ids.empty() || (!m_workbench->curator().isEmpty() ? false : !m_curator->require())) {
        return;
    }
    auto* menu = new FlagMenu(furtherReasons(), this);
    menu->setObjectName(QStringLiteral("flagMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu, &FlagMenu::reasonChosen, this,
            [this, ids](const QString& reason) { m_workbench->flag(ids, reason, {}); });
    connect(menu, &FlagMenu::noteWanted, this, [this, ids] { askForFlagNote(ids); });
    const QRect row = m_table->visualRect(m_table->currentIndex());
    menu->popup(m_table->viewport()->mapToGlobal(
        row.isValid() ? QPoint(std::max(row.left(), 0) + 24, row.bottom()) : QPoint(24, 24)));
}

void QuestionsPage::askForFlagNote(const std::vector<base::RowId>& ids) {
    auto* dialog = new FlagDialog(furtherReasons(), static_cast<int>(ids.size()), this);
    dialog->setObjectName(QStringLiteral("flagDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &FlagDialog::chosen, this, [this, ids](const QString& reason, const QString& note) {
        m_workbench->flag(ids, reason, note);
    });
    dialog->show();
}

void QuestionsPage::askForField(bool add) {
    const std::vector<base::RowId> ids = selectedQuestions();
    if (ids.empty()) {
        return;
    }
    auto* dialog = new FieldDialog(add ? FieldDialog::Mode::Add : FieldDialog::Mode::Set,
                                   static_cast<int>(ids.size()), this);
    dialog->setObjectName(QStringLiteral("fieldDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &FieldDialog::chosen, this,
            [this, ids, add](model::QuestionField field, const std::vector<std::string>& entries) {
                if (add) {
                    m_workbench->addToFieldOfAll(ids, field, entries);
                } else {
                    m_workbench->setFieldOfAll(ids, field, entries);
                }
            });
    dialog->show();
}

void QuestionsPage::addQuestion() {
    if (m_workbench->suites().empty()) {
        return;
    }
    const base::RowId suite =
        m_workbench->current() ? m_workbench->current()->suite : m_workbench->suites().front().id;
    model::Question question;
    question.questionText = tr("New question").toStdString();
    question.createdBy = m_workbench->curator().toStdString();
    if (m_workbench->addQuestion(suite, question) != 0) {
        showQuestion(m_workbench->current()->id);
        m_actions->edit->trigger();
    }
}

void QuestionsPage::showKeys() {
    auto* sheet = new ShortcutSheet(tr("Keys of the questions page"), m_actions->all(),
                                    {{tr("1 – 9"), tr("After F: the reason")},
                                     {tr("Space, Return"), tr("In the facets: choose a value, open a facet")},
                                     {tr("Delete"), tr("In the facets: give up what is chosen in the facet")},
                                     {tr("Escape"), tr("In the search line: search for nothing")},
                                     {tr("Down"), tr("In the search line: to the table")},
                                     {tr("Return"), tr("In the table: edit the question")}},
                                    this);
    sheet->setObjectName(QStringLiteral("keysSheet"));
    sheet->setAttribute(Qt::WA_DeleteOnClose);
    sheet->show();
}

void QuestionsPage::showTableMenu(const QPoint& at) {
    QMenu* menu = m_table->createTableMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* first = menu->actions().isEmpty() ? nullptr : menu->actions().constFirst();
    menu->insertActions(first, m_actions->forSelection());
    menu->insertSeparator(first);
    menu->insertActions(first, {m_actions->showFacets, m_actions->showDetail, m_actions->detailBeside});
    menu->insertSeparator(first);
    menu->popup(m_table->viewport()->mapToGlobal(at));
}

QByteArray QuestionsPage::saveState() const {
    QByteArray state;
    if (m_columns == nullptr) {
        return state;
    }
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << kStateVersion << m_columns->saveState() << m_rest->saveState() << m_facets->saveState()
           << m_actions->showFacets->isChecked() << m_actions->showDetail->isChecked()
           << m_actions->detailBeside->isChecked();
    return state;
}

void QuestionsPage::restoreState(const QByteArray& state) {
    QDataStream stream(state);
    quint32 version = 0;
    QByteArray columns;
    QByteArray rest;
    QByteArray facets;
    bool showFacets = true;
    bool showDetail = true;
    bool beside = false;
    stream >> version >> columns >> rest >> facets >> showFacets >> showDetail >> beside;
    if (version != kStateVersion || stream.status() != QDataStream::Ok || m_columns == nullptr) {
        return;
    }
    m_actions->detailBeside->setChecked(beside);
    m_columns->restoreState(columns);
    m_rest->restoreState(rest);
    m_facets->restoreState(facets);
    m_actions->showFacets->setChecked(showFacets);
    m_actions->showDetail->setChecked(showDetail);
}

} // namespace assay::app
