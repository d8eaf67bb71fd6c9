#include "app/pages/bundles/bundles_page.h"

#include "app/pages/bundles/bundle_group_model.h"
#include "app/pages/bundles/bundle_list_model.h"
#include "app/pages/bundles/bundle_text.h"
#include "app/pages/bundles/bundle_workbench.h"
#include "app/pages/bundles/reject_reason.h"
#include "app/pages/questions/shortcut_sheet.h"
#include "app/pages/thresholds/curator_field.h"
#include "app/shell/session.h"
#include "core/store/bundles.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/tables/save_file.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"

#include <QAction>
#include <QDataStream>
#include <QHeaderView>
#include <QIODevice>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

namespace assay::app {
namespace {

constexpr quint32 kStateVersion = 2;

} // namespace

BundlesPage::BundlesPage(QWidget* parent)
    : Page(parent) {
    setObjectName(QStringLiteral("bundlesPage"));
    makeActions();
    m_emptyText = new QLabel(this);
    m_emptyText->setObjectName(QStringLiteral("emptyText"));
    m_emptyText->setAlignment(Qt::AlignCenter);
    m_emptyText->setWordWrap(true);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_emptyText);
    m_curator = new CuratorField(this);
    m_reason = new RejectReasonField(this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->setSpacing(4);
    layout->addWidget(m_curator);
    layout->addWidget(m_reason);
    layout->addWidget(m_stack, 1);
    connect(m_curator, &CuratorField::named, this, [this](const QString& name) {
        m_settings.setCuratorName(name);
        nameCurator();
        focusContent();
    });
    connect(m_reason, &RejectReasonField::taken, this, [this](const QString& reason) {
        focusContent();
        reject(std::exchange(m_rejecting, {}), reason);
    });
    connect(m_reason, &RejectReasonField::left, this, &BundlesPage::focusContent);
}

BundlesPage::~BundlesPage() = default;

QString BundlesPage::navigationKey() const {
    return QStringLiteral("bundles");
}

QString BundlesPage::pageTitle() const {
    return tr("Bundles");
}

QList<QAction*> BundlesPage::runActions() const {
    return {m_actions.draft, m_actions.use, m_actions.reject};
}

QList<QAction*> BundlesPage::exportActions() const {
    return {m_export};
}

QList<QAction*> BundlesPage::furtherActions() const {
    return {m_actions.unuse, m_actions.note,     m_actions.unlink, m_actions.search, m_actions.undo,
            m_actions.redo,  m_actions.previous, m_actions.next,   m_actions.keys};
}

void BundlesPage::focusContent() {
    if (m_table != nullptr) {
        m_table->setFocus();
    }
}

QString BundlesPage::summary() const {
    if (m_workbench == nullptr || m_workbench->bundles().empty()) {
        return {};
    }
    const std::vector<store::BundleSetInfo>& sets = m_workbench->sets();
    const QString what =
        sets.size() == 1 ? QString::fromStdString(sets.front().name) : tr("%1 sets").arg(sets.size());
    const auto count = static_cast<std::int64_t>(m_workbench->bundles().size());
    const auto shown = static_cast<std::int64_t>(m_workbench->shown().size());
    const auto countOf = [this](store::BundleStatus status) {
        return std::count_if(
            m_workbench->bundles().begin(), m_workbench->bundles().end(),
            [status](const store::StoredBundle& each) { return each.curation.status == status; });
    };
    const auto used = countOf(store::BundleStatus::Used);
    const auto rejected = countOf(store::BundleStatus::Rejected);
    return (shown == count
                ? tr("%1 · n = %2").arg(what, widgets::countText(count))
                : tr("%1 · %2 of %3 shown").arg(what, widgets::countText(shown), widgets::countText(count))) +
           tr(" · %1 used").arg(widgets::countText(used)) +
           (rejected > 0 ? tr(" · %1 rejected").arg(widgets::countText(rejected)) : QString());
}

void BundlesPage::makeActions() {
    const auto make = [this](const char* name, const QString& text, const QKeySequence& shortcut,
                             const QString& toolTip = {}) {
        auto* action = new QAction(text, this);
        action->setObjectName(QLatin1String("bundles.") + QLatin1String(name));
        action->setShortcut(shortcut);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        if (!toolTip.isEmpty()) {
            action->setToolTip(toolTip);
        }
        addAction(action);
        return action;
    };
    m_actions.use = make("use", tr("Used"), QKeySequence(Qt::Key_U), tr("The selected bundles are used (U)"));
    m_actions.unuse = make("unuse", tr("Unused"), QKeySequence(Qt::Key_Backspace),
                           tr("The selected bundles are neither used nor rejected (Backspace)"));
    m_actions.reject =
        make("reject", tr("Rejected…"), QKeySequence(Qt::Key_X),
             tr("No question should be made from the selected bundles: 1 to 9 choose the reason (X)"));
    const std::array marks{std::pair(m_actions.use, store::BundleStatus::Used),
                           std::pair(m_actions.unuse, store::BundleStatus::Unused),
                           std::pair(m_actions.reject, store::BundleStatus::Rejected)};
    for (const auto& [action, status] : marks) {
        action->setCheckable(true);
        action->setIcon(bundleStatusIcon(status));
    }
    m_actions.draft =
        make("draft", tr("Draft question"), QKeySequence(Qt::CTRL | Qt::Key_D),
             tr("Makes a question with the companies, years, evidence, scope, answer type, sections "
                "and category of the bundle in front, and opens it (Ctrl+D)"));
    m_actions.note = make("note", tr("Edit the note"), QKeySequence(Qt::Key_F2));
    m_actions.unlink =
        make("unlink", tr("Unlink the question"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_U),
             tr("The bundle and the selected question are linked no longer; both stay"));
    m_actions.search = make("search", tr("Search"), QKeySequence(Qt::CTRL | Qt::Key_F));
    m_actions.undo = make("undo", tr("Undo"), QKeySequence(Qt::CTRL | Qt::Key_Z));
    m_actions.redo = make("redo", tr("Redo"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    m_actions.previous = make("previous", tr("Previous bundle"), QKeySequence(Qt::CTRL | Qt::Key_Left));
    m_actions.previous->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Left), QKeySequence(Qt::Key_K)});
    m_actions.next = make("next", tr("Next bundle"), QKeySequence(Qt::CTRL | Qt::Key_Right));
    m_actions.next->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Right), QKeySequence(Qt::Key_J)});
    m_actions.keys = make("keys", tr("Keys of this page"), QKeySequence(Qt::Key_Question));
    m_export =
        make("export", tr("Bundles as JSON…"), {}, tr("The set of the bundle in front, as it was imported"));
}

void BundlesPage::setSession(Session* session) {
    m_session = session;
    m_workbench = new BundleWorkbench(session->jobs(), this);
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
    connect(session, &Session::openingChanged, this, &BundlesPage::refreshState);
    connect(session, &Session::bundlesImported, this, [this](qint64 set) { m_workbench->expectSet(set); });
    refreshState();
}

void BundlesPage::makeLayout() {
    m_groups = new BundleGroupModel(*m_workbench, this);
    m_tree = new QTreeView(this);
    m_tree->setObjectName(QStringLiteral("groupTree"));
    m_tree->setAccessibleName(tr("Groups of bundles"));
    m_tree->setModel(m_groups);
    m_tree->setUniformRowHeights(true);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(BundleGroupModel::Label, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(BundleGroupModel::Count, QHeaderView::ResizeToContents);
    m_tree->setTabKeyNavigation(false);

    m_list = new BundleListModel(*m_workbench, this);
    m_table = new widgets::DataTableView(this);
    m_table->setObjectName(QStringLiteral("bundleTable"));
    m_table->setAccessibleName(tr("Bundles"));
    m_table->setSettingsKey(QStringLiteral("bundles/table"));
    m_table->setSortingEnabled(false);
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_table->horizontalHeader()->setSortIndicatorClearable(true);
    m_table->setModel(m_list);
    m_table->setSortingEnabled(true);
    m_table->setDefaultColumnWidths({6, 15, 19, 14, 26, 12, 9, 12, 18, 20, 10});

    m_search = new QLineEdit(this);
    m_search->setObjectName(QStringLiteral("bundleSearch"));
    m_search->setAccessibleName(tr("Search in topics, companies and sentences"));
    m_search->setPlaceholderText(tr("Search in topics, companies and sentences (Ctrl+F)"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);

    m_noneText = new QLabel(this);
    m_noneText->setObjectName(QStringLiteral("noneText"));
    m_noneText->setAlignment(Qt::AlignCenter);
    m_noneText->setWordWrap(true);
    auto* showAll = new QPushButton(tr("Show all bundles"), this);
    showAll->setObjectName(QStringLiteral("showAll"));
    connect(showAll, &QPushButton::clicked, this, [this] {
        m_search->clear();
        m_tree->setCurrentIndex(m_groups->index(0, 0));
    });
    auto* none = new QWidget(this);
    auto* noneLayout = new QVBoxLayout(none);
    noneLayout->addStretch(1);
    noneLayout->addWidget(m_noneText);
    noneLayout->addWidget(showAll, 0, Qt::AlignHCenter);
    noneLayout->addStretch(1);
    m_tableStack = new QStackedWidget(this);
    m_tableStack->addWidget(m_table);
    m_tableStack->addWidget(none);
    auto* top = new QWidget(this);
    auto* topLayout = new QVBoxLayout(top);
    topLayout->setContentsMargins(0, 0, 0, 0);
    topLayout->setSpacing(4);
    topLayout->addWidget(m_search);
    topLayout->addWidget(m_tableStack, 1);

    m_detail = new BundleDetail(*m_workbench, m_actions, this);
    m_rest = new QSplitter(Qt::Vertical, this);
    m_rest->addWidget(top);
    m_rest->addWidget(m_detail);
    m_rest->setStretchFactor(0, 2);
    m_rest->setStretchFactor(1, 3);
    m_rest->setSizes({260, 420});
    m_rest->setChildrenCollapsible(false);
    m_columns = new QSplitter(Qt::Horizontal, this);
    m_columns->addWidget(m_tree);
    m_columns->addWidget(m_rest);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    m_columns->setSizes({fontMetrics().averageCharWidth() * 36, 900});
    m_columns->setChildrenCollapsible(false);
    m_stack->addWidget(m_columns);
}

void BundlesPage::connectWorkbench() {
    const auto showNew = [this] {
        syncRow();
        refreshState();
    };
    connect(m_workbench, &BundleWorkbench::bundlesChanged, this, [this, showNew] {
        takeWaiting();
        showNew();
    });
    connect(m_workbench, &BundleWorkbench::shownChanged, this, showNew);
    connect(m_workbench, &BundleWorkbench::valuesChanged, this, &BundlesPage::refreshState);
    connect(m_workbench, &BundleWorkbench::currentChanged, this, [this] {
        syncRow();
        refreshActions();
    });
    connect(m_workbench, &BundleWorkbench::currentEdited, this, &BundlesPage::refreshActions);
    connect(m_workbench, &BundleWorkbench::journalChanged, this, &BundlesPage::refreshActions);
    connect(m_workbench, &BundleWorkbench::loadingChanged, this, &BundlesPage::refreshState);
    connect(m_workbench, &BundleWorkbench::changedElsewhere, this, &BundlesPage::newsRaised);
    connect(m_workbench, &BundleWorkbench::noticed, this, &BundlesPage::noticeRaised);
    connect(m_workbench, &BundleWorkbench::curatorNeeded, this, [this] {
        m_curator->setName({}); // whatever it knew
        (void)m_curator->require();
    });
    connect(m_workbench, &BundleWorkbench::failed, this,
            [this](const base::Error& error) { Q_EMIT errorRaised(widgets::errorText(error)); });
    connect(m_groups, &BundleGroupModel::regrouped, this, &BundlesPage::regroup);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &BundlesPage::chooseGroup);
    connect(m_search, &QLineEdit::textChanged, m_workbench, &BundleWorkbench::setText);
    connect(m_detail, &BundleDetail::questionRequested, this, &BundlesPage::questionRequested);
    connect(m_detail, &BundleDetail::noticed, this, &BundlesPage::noticeRaised);
    connect(m_detail, &BundleDetail::leftUpwards, this, &BundlesPage::focusContent);
    connect(m_table, &widgets::DataTableView::rowActivated, this, [this] { m_detail->focusSentences(); });
    connect(m_table, &widgets::DataTableView::currentRowChanged, this, [this](int row) {
        if (const base::RowId id = m_workbench->idAtRow(row); id != 0) {
            m_workbench->setCurrent(id);
        }
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &BundlesPage::refreshActions);
    connect(m_table, &widgets::DataTableView::csvSaved, this,
            [this](const QString& path) { Q_EMIT noticeRaised(tr("Saved to %1.").arg(path)); });
    connect(m_table, &widgets::DataTableView::csvFailed, this, &BundlesPage::errorRaised);
}

void BundlesPage::connectActions() {
    const auto on = [this](QAction* action, auto work) { connect(action, &QAction::triggered, this, work); };
    on(m_actions.use, [this] { mark(store::BundleStatus::Used); });
    on(m_actions.unuse, [this] { mark(store::BundleStatus::Unused); });
    on(m_actions.reject, [this] { askForReason(); });
    on(m_actions.previous, [this] { m_workbench->step(-1); });
    on(m_actions.next, [this] { m_workbench->step(1); });
    on(m_actions.keys, [this] { showKeys(); });
    on(m_actions.draft, [this] { draft(); });
    on(m_actions.note, [this] { m_detail->editNote(); });
    on(m_actions.unlink, [this] {
        if (const base::RowId question = m_detail->selectedQuestion(); question != 0) {
            m_workbench->unlink(m_workbench->current()->id, question);
        }
    });
    on(m_actions.search, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    on(m_actions.undo, [this] { m_workbench->undo(); });
    on(m_actions.redo, [this] { m_workbench->redo(); });
    on(m_export, [this] { exportSet(); });
}

void BundlesPage::nameCurator() {
    const QString name = m_settings.curatorName();
    m_curator->setName(name);
    if (m_workbench != nullptr) {
        m_workbench->setCurator(name);
    }
}

void BundlesPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    nameCurator(); // it may have been set on another page
    adoptWorkspace();
    if (m_workbench != nullptr) {
        m_workbench->setWatching(true);
    }
}

void BundlesPage::hideEvent(QHideEvent* event) {
    if (m_workbench != nullptr) {
        m_workbench->setWatching(false);
    }
    Page::hideEvent(event);
}

bool BundlesPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape) {
            m_search->clear();
            return true;
        }
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_table->setFocus();
            return true;
        }
    }
    return Page::eventFilter(watched, event);
}

void BundlesPage::adoptWorkspace() {
    if (m_adopted || m_session == nullptr) {
        return;
    }
    m_adopted = true;
    m_workbench->setWorkspace(m_session->workspace());
    if (!m_draftSuite.isEmpty()) {
        m_detail->setSuiteName(m_draftSuite);
    }
    refreshState();
}

void BundlesPage::showBundle(base::RowId id) {
    adoptWorkspace();
    if (m_workbench->isLoading()) {
        m_waitingBundle = id;
        m_waitingSet = 0;
        m_waitingPath.clear();
    }
    if (m_workbench->rowOf(id) < 0) {
        m_search->clear();
        m_tree->setCurrentIndex(m_groups->index(0, 0));
    }
    m_workbench->setCurrent(id);
}

void BundlesPage::showSet(base::RowId set) {
    adoptWorkspace();
    const std::vector<store::StoredBundle>& bundles = m_workbench->bundles();
    const auto first = std::find_if(bundles.begin(), bundles.end(),
                                    [set](const store::StoredBundle& each) { return each.set == set; });
    if (first != bundles.end()) {
        showBundle(first->id);
    } else {
        m_waitingSet = set; // it has only just been imported
        m_waitingBundle = 0;
    }
}

// What was to come to the front once the bundles are there.
void BundlesPage::takeWaiting() {
    if (m_workbench->bundles().empty()) {
        return;
    }
    const base::RowId set = std::exchange(m_waitingSet, 0);
    const base::RowId bundle = std::exchange(m_waitingBundle, 0);
    const QString path = std::exchange(m_waitingPath, {});
    if (set != 0) {
        showSet(set);
    } else if (bundle != 0 && path.isEmpty()) {
        showBundle(bundle);
    } else if (bundle != 0 && path == workspacePath()) {
        m_workbench->setCurrent(bundle);
    }
}

QString BundlesPage::workspacePath() const {
    return m_session != nullptr && m_session->hasWorkspace()
               ? QString::fromStdString(m_session->workspace()->path().string())
               : QString();
}

void BundlesPage::chooseGroup() {
    const QModelIndex index = m_tree->currentIndex();
    if (!index.isValid()) {
        return; // the tree is being made anew
    }
    m_group = m_groups->pathOf(index);
    const std::vector<std::size_t>* places = m_groups->placesOf(index);
    m_workbench->setGroup(places != nullptr ? std::optional(*places) : std::nullopt);
}

// The same group as before, with the bundles that it has now.
void BundlesPage::regroup() {
    const QModelIndex before = m_groups->indexOf(m_group);
    const QModelIndex index = before.isValid() ? before : m_groups->index(0, 0);
    if (m_tree->currentIndex().siblingAtColumn(0) != index) {
        m_tree->setCurrentIndex(index);
    } else {
        chooseGroup();
    }
    const int sections = m_groups->rowCount();
    if (sections > 1 && !m_tree->isExpanded(m_groups->index(1, 0))) {
        m_tree->expandRecursively(m_groups->index(1, 0), 1); // views and their types
        m_tree->expand(m_groups->index(sections - 1, 0));    // statuses
    }
}

// The table's current row is that of the bundle in front.
void BundlesPage::syncRow() {
    const int row = m_workbench->currentRow();
    if (row < 0 || row >= m_list->rowCount()) {
        m_table->clearSelection();
        return;
    }
    if (m_table->currentIndex().row() != row) {
        const int column = std::max(0, m_table->currentIndex().column());
        m_table->setCurrentIndex(m_list->index(row, column));
    } else if (m_table->selectionModel()->selectedRows().isEmpty()) {
        m_table->selectRow(row);
    }
}

std::vector<base::RowId> BundlesPage::selectedBundles() const {
    std::vector<base::RowId> ids;
    const QList<int> rows = m_table->selectedRowNumbers();
    for (const int row : rows) {
        if (const base::RowId id = m_workbench->idAtRow(row); id != 0) {
            ids.push_back(id);
        }
    }
    if (ids.empty() && m_workbench->current() != nullptr) {
        ids.push_back(m_workbench->current()->id);
    }
    return ids;
}

QString BundlesPage::emptyReason() const {
    if (m_session == nullptr || !m_session->hasWorkspace()) {
        return m_session != nullptr && m_session->isOpening()
                   ? tr("Opening the workspace…")
                   : tr("No workspace is open.\nOpen one from the menu File, or drop a file with bundles "
                        "anywhere in the window.");
    }
    if (m_workbench->isLoading()) {
        return tr("Loading the bundles…");
    }
    return m_session->isReadOnly()
               ? tr("This workspace holds no bundles, and it can only be read.\nOpen one that can be written "
                    "to "
                    "import bundles.")
               : tr("This workspace holds no bundles yet: sentences that belong together, from which "
                    "questions "
                    "are drafted.\nDrop a file with bundles (JSON) here, or use File > Import.");
}

void BundlesPage::refreshState() {
    const bool hasBundles = !m_workbench->bundles().empty();
    m_stack->setCurrentWidget(hasBundles ? static_cast<QWidget*>(m_columns) : m_emptyText);
    m_emptyText->setText(hasBundles ? QString() : emptyReason());
    const bool none = hasBundles && m_workbench->shown().empty();
    if (none) {
        m_noneText->setText(
            m_workbench->text().trimmed().isEmpty()
                ? tr("No bundle is in this group any more.\nChoose another one on the left, or show all.")
            : m_workbench->hasGroup()
                ? tr("No bundle of this group holds all of these words.\nTry fewer, or show all.")
                : tr("No bundle holds all of these words.\nTry fewer, or parts of them."));
    }
    m_tableStack->setCurrentIndex(none ? 1 : 0);
    refreshActions();
    Q_EMIT summaryChanged();
}

void BundlesPage::refreshActions() {
    const store::StoredBundle* current = m_workbench->current();
    const bool isWritable = m_workbench->hasWorkspace() && !m_workbench->isReadOnly();
    const std::array marks{std::pair(m_actions.use, store::BundleStatus::Used),
                           std::pair(m_actions.unuse, store::BundleStatus::Unused),
                           std::pair(m_actions.reject, store::BundleStatus::Rejected)};
    for (const auto& [action, status] : marks) {
        action->setEnabled(isWritable && current != nullptr);
        action->setChecked(current != nullptr && current->curation.status == status);
    }
    m_actions.draft->setEnabled(isWritable && current != nullptr && !current->bundle.sentences.empty());
    m_actions.note->setEnabled(isWritable && current != nullptr);
    m_actions.unlink->setEnabled(isWritable && current != nullptr && !current->curation.questions.empty());
    m_export->setEnabled(current != nullptr);
    const curation::JournalState& journal = m_workbench->journal();
    m_actions.undo->setEnabled(isWritable && journal.canUndo());
    m_actions.redo->setEnabled(isWritable && journal.canRedo());
    m_actions.undo->setToolTip(
        journal.canUndo()
            ? tr("Takes back what %1 changed last").arg(QString::fromStdString(journal.undoable->editedBy))
            : tr("There is nothing to undo"));
    m_actions.redo->setToolTip(journal.canRedo() ? tr("Does again what was undone last")
                                                 : tr("There is nothing to do again"));
}

void BundlesPage::mark(store::BundleStatus status) {
    m_workbench->setStatus(selectedBundles(), status);
    refreshActions(); // the ticks are as the bundle is, also when nothing was changed
}

void BundlesPage::reject(const std::vector<base::RowId>& ids, const QString& reason) {
    m_workbench->setStatus(ids, store::BundleStatus::Rejected, reason.toStdString());
    refreshActions();
}

void BundlesPage::askForReason() {
    refreshActions(); // nothing is rejected yet
    if (!m_workbench->mayChange()) {
        return;
    }
    const std::vector<base::RowId> ids = selectedBundles();
    auto* menu = new RejectMenu(m_workbench->ownRejectReasons(), this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu, &RejectMenu::reasonChosen, this,
            [this, ids](const QString& reason) { reject(ids, reason); });
    connect(menu, &RejectMenu::ownWordsWanted, this, [this, ids] { askForOwnReason(ids); });
    const QRect row = m_table->visualRect(m_table->currentIndex());
    const QPoint at = row.isValid() && m_table->viewport()->rect().intersects(row)
                          ? m_table->viewport()->mapToGlobal(QPoint(std::max(0, row.left()), row.bottom()))
                          : m_detail->mapToGlobal(QPoint(0, 0));
    menu->popup(at);
}

void BundlesPage::askForOwnReason(const std::vector<base::RowId>& ids) {
    m_rejecting = ids;
    m_reason->ask(static_cast<int>(ids.size()));
}

void BundlesPage::showKeys() {
    auto* sheet = new ShortcutSheet(tr("Keys of the page of bundles"),
                                    {m_actions.next, m_actions.previous, m_actions.draft, m_actions.use,
                                     m_actions.reject, m_actions.unuse, m_actions.note, m_actions.unlink,
                                     m_actions.search, m_actions.undo, m_actions.redo, m_actions.keys},
                                    {{tr("1 … 9"), tr("The reason, after rejecting")},
                                     {tr("Return"), tr("In the table: to the sentences")},
                                     {tr("Return"), tr("In the linked questions: shows the question")}},
                                    this);
    sheet->setAttribute(Qt::WA_DeleteOnClose);
    sheet->show();
}

void BundlesPage::draft() {
    const QString suite = m_detail->suiteName();
    if (suite.isEmpty()) {
        m_detail->askForSuite();
        Q_EMIT noticeRaised(tr("Name the suite that the draft goes to; it is made if there is none."));
        return;
    }
    if (const base::RowId question = m_workbench->draft(suite); question != 0) {
        m_draftSuite = suite;
        Q_EMIT noticeRaised(tr("A question was drafted in the suite %1. Undo takes it back.").arg(suite));
        Q_EMIT questionDrafted(question);
    }
}

void BundlesPage::exportSet() {
    const store::StoredBundle* current = m_workbench->current();
    if (current == nullptr) {
        return;
    }
    const base::RowId set = current->set;
    QString name;
    for (const store::BundleSetInfo& each : m_workbench->sets()) {
        if (each.id == set) {
            name = QString::fromStdString(each.name);
        }
    }
    widgets::saveFileAs(this, tr("Save the bundles"),
                        widgets::fileNameFor(name, QStringLiteral("bundles")) + QStringLiteral(".json"),
                        {tr("JSON (*.json)")},
                        [this, set, workspace = m_session->workspace()](const QString& path, QString* error) {
                            const auto text = workspace->reader().and_then([&](const store::Reader& reader) {
                                return store::exportBundles(reader, set);
                            });
                            if (!text) {
                                *error = widgets::errorText(text.error());
                                return false;
                            }
                            if (!widgets::writeFile(path, QByteArray::fromStdString(*text), error)) {
                                return false;
                            }
                            Q_EMIT noticeRaised(tr("Saved to %1.").arg(path));
                            return true;
                        });
}

QByteArray BundlesPage::saveState() const {
    QByteArray state;
    if (m_columns == nullptr) {
        return state;
    }
    QDataStream stream(&state, QIODevice::WriteOnly);
    const store::StoredBundle* current = m_workbench->current();
    stream << kStateVersion << m_columns->saveState() << m_rest->saveState() << m_draftSuite << m_group
           << qint32(m_detail->arrangement()) << workspacePath()
           << qint64(current != nullptr ? current->id : 0);
    return state;
}

void BundlesPage::restoreState(const QByteArray& state) {
    QDataStream stream(state);
    quint32 version = 0;
    QByteArray columns;
    QByteArray rest;
    QString suite;
    QStringList group;
    qint32 arrangement = 0;
    QString path;
    qint64 bundle = 0;
    stream >> version >> columns >> rest >> suite >> group >> arrangement >> path >> bundle;
    if (version != kStateVersion || stream.status() != QDataStream::Ok || m_columns == nullptr) {
        return;
    }
    m_columns->restoreState(columns);
    m_rest->restoreState(rest);
    m_detail->setArrangement(arrangement);
    m_draftSuite = suite;
    m_group = group;
    m_waitingPath = path;
    m_waitingBundle = path.isEmpty() ? 0 : bundle;
    if (!m_workbench->bundles().empty()) {
        regroup();
        takeWaiting();
    }
    if (!suite.isEmpty()) {
        m_detail->setSuiteName(suite);
    }
}

} // namespace assay::app
