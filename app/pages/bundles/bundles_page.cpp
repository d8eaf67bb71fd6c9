#include "app/pages/bundles/bundles_page.h"

#include "app/pages/bundles/bundle_controller.h"
#include "app/pages/bundles/bundle_group_model.h"
#include "app/pages/bundles/bundle_list_model.h"
#include "app/pages/bundles/mine_bar.h"
#include "app/pages/bundles/patterns_pane.h"
#include "app/pages/bundles/reject_reason.h"
#include "app/shell/empty_state.h"
#include "app/shell/gold_imports.h"
#include "app/shell/session.h"
#include "core/workspace/bundles/bundles.h"
#include "widgets/curation/curator_field.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/mining/atlas_pane.h"
#include "widgets/mining/mining_controller.h"
#include "widgets/tables/column_fit.h"
#include "widgets/tables/column_header.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/tables/filtered_table.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/heading_widths.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/font_measure.h"
#include "widgets/theme/front_tab.h"

#include <QDataStream>
#include <QHeaderView>
#include <QIODevice>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

constexpr quint32 kStateVersion = 2;

} // namespace

BundlesPage::BundlesPage(QWidget* parent)
    : WorkspacePage(QStringLiteral("bundles"), parent) {
    makeActions();
    m_empty = new EmptyState(QStringLiteral("emptyText"), this);
    m_empty->setOwnOffers({m_mine});
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_empty);
    m_reason = new RejectReasonField(this);
    column().addWidget(m_reason);
    column().addWidget(m_stack, 1);
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

void BundlesPage::focusContent() {
    if (m_table != nullptr) {
        m_table->setFocus();
    }
}

std::optional<evaluate::IssueSubject> BundlesPage::issueSubject() const {
    const workspace::StoredBundle* const bundle = m_controller != nullptr ? m_controller->current() : nullptr;
    return bundle != nullptr
               ? std::optional(evaluate::IssueSubject{evaluate::IssueSubject::Of::Bundles, bundle->set})
               : std::nullopt;
}

QString BundlesPage::summary() const {
    if (m_controller == nullptr || m_controller->bundles().empty()) {
        return {};
    }
    const std::vector<workspace::BundleSetInfo>& sets = m_controller->sets();
    const QString what =
        sets.size() == 1 ? QString::fromStdString(sets.front().name) : tr("%1 sets").arg(sets.size());
    const auto count = static_cast<std::int64_t>(m_controller->bundles().size());
    const auto shown = static_cast<std::int64_t>(m_controller->shown().size());
    const auto countOf = [this](workspace::BundleStatus status) {
        return std::count_if(
            m_controller->bundles().begin(), m_controller->bundles().end(),
            [status](const workspace::StoredBundle& each) { return each.curation.status == status; });
    };
    const auto used = countOf(workspace::BundleStatus::Used);
    const auto rejected = countOf(workspace::BundleStatus::Rejected);
    return (shown == count
                ? tr("%1 · n = %2").arg(what, widgets::countText(count))
                : tr("%1 · %2 of %3 shown").arg(what, widgets::countText(shown), widgets::countText(count))) +
           tr(" · %1 used").arg(widgets::countText(used)) +
           (rejected > 0 ? tr(" · %1 rejected").arg(widgets::countText(rejected)) : QString());
}

void BundlesPage::setUp(Session& session) {
    m_controller = new BundleController(session.jobs(), this);
    makeLayout();
    connectController(session);
    makeMining(session);
    connectActions();
    connect(&session, &Session::openingChanged, this, &BundlesPage::refreshPage);
    connect(&session, &Session::bundlesImported, this, [this](qint64 set) { m_controller->expectSet(set); });
}

void BundlesPage::makeLayout() {
    m_groups = new BundleGroupModel(*m_controller, this);
    m_tree = new QTreeView(this);
    m_tree->setObjectName(QStringLiteral("groupTree"));
    m_tree->setAccessibleName(tr("Groups of bundles"));
    m_tree->setModel(m_groups);
    m_tree->setUniformRowHeights(true);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setHeader(new widgets::ColumnHeader(m_tree));
    m_tree->header()->setSectionsMovable(false);
    (new widgets::ColumnFit(*m_tree, *m_tree->header()))->setFiller(BundleGroupModel::Label);
    widgets::keepMeasure(*m_tree,
                         [this] { m_tree->setMinimumWidth(m_tree->fontMetrics().averageCharWidth() * 24); });
    m_tree->setTabKeyNavigation(false);

    m_list = new BundleListModel(*m_controller, this);
    m_tableStack = new widgets::FilteredTable(QStringLiteral("bundleTable"), QStringLiteral("bundles/table"),
                                              tr("Show all bundles"), this);
    m_tableStack->setModel(m_list);
    connect(m_tableStack, &widgets::FilteredTable::showAllRequested, this, [this] {
        m_search->clear();
        m_tree->setCurrentIndex(m_groups->index(0, 0));
    });
    m_table = m_tableStack->table();
    m_table->setAccessibleName(tr("Bundles"));

    m_search = new QLineEdit(this);
    m_search->setObjectName(QStringLiteral("bundleSearch"));
    m_search->setAccessibleName(tr("Search in topics, companies and sentences"));
    m_search->setClearButtonEnabled(true);
    widgets::setHint(*m_search, tr("Search in topics, companies and sentences (Ctrl+F)"), 20);
    m_search->installEventFilter(this);

    auto* top = new QWidget(this);
    auto* topLayout = new QVBoxLayout(top);
    topLayout->setContentsMargins(0, 0, 0, 0);
    topLayout->setSpacing(4);
    topLayout->addWidget(m_search);
    topLayout->addWidget(m_tableStack, 1);

    m_detail = new BundleDetail(*m_controller, m_actions, this);
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
    widgets::setSide(*m_columns, 40);
    m_columns->setChildrenCollapsible(false);
    m_stack->addWidget(m_columns);
}

// The atlas and the patterns stand beside the bundles, in tabs of their own.
void BundlesPage::makeMining(Session& session) {
    m_mining = new widgets::MiningController(session.jobs(), m_controller->edits(), this);
    m_mineBar = new MineBar(*m_mining, this);
    column().addWidget(m_mineBar);
    m_tabs = new QTabWidget(this);
    m_tabs->setObjectName(QStringLiteral("bundleTabs"));
    m_tabs->setAccessibleName(tr("Bundles, the atlas and the patterns"));
    m_tabs->setDocumentMode(true);
    column().removeWidget(m_stack);
    m_tabs->addTab(m_stack, tr("Bundles"));
    auto* atlas = new widgets::AtlasPane(*m_mining, this);
    m_tabs->addTab(atlas, tr("Atlas"));
    m_tabs->addTab(new PatternsPane(*m_mining, this), tr("Patterns"));
    widgets::askForFrontTab(*m_tabs);
    column().addWidget(m_tabs, 1);
    connect(atlas, &widgets::AtlasPane::questionDrafted, this, &BundlesPage::questionDrafted);
    connect(atlas, &widgets::AtlasPane::corpusRequested, this, &BundlesPage::corpusRequested);
    connect(atlas, &widgets::AtlasPane::noticed, this, [this](const QString& sentence) {
        m_controller->edits().look();
        Q_EMIT noticeRaised(sentence);
    });
    connect(m_mining, &widgets::MiningController::bundleKept, this, [this](qint64 set) {
        const auto& sets = m_controller->sets();
        if (std::ranges::find(sets, set, &workspace::BundleSetInfo::id) == sets.end()) {
            m_controller->expectSet(set);
        }
    });
    connect(m_mineBar, &MineBar::closed, this, &BundlesPage::focusContent);
    connect(m_mining, &widgets::MiningController::failed, this,
            [this](const base::Error& error) { Q_EMIT errorRaised(widgets::errorText(error)); });
    connect(m_mining, &widgets::MiningController::mined, this, [this](qint64 set, const QString& sentence) {
        if (set != 0) {
            m_controller->takeMined(set);
            m_controller->edits().look();
            showSet(set);
        }
        Q_EMIT noticeRaised(sentence);
    });
    connect(&session.gold(), &GoldImports::holdingsChanged, m_mining, &widgets::MiningController::readNames);
    connect(m_controller, &BundleController::suitesChanged, m_mining, &widgets::MiningController::readNames);
    connect(m_mining, &widgets::MiningController::namesChanged, this, &BundlesPage::refreshActions);
    connect(m_mining, &widgets::MiningController::busyChanged, this, &BundlesPage::refreshActions);
    connect(&m_controller->edits(), &widgets::EditSession::stepped, m_mining,
            &widgets::MiningController::patternsChanged); // undone, or done again
}

void BundlesPage::connectController(Session& session) {
    const auto showNew = [this] {
        syncRow();
        refreshPage();
    };
    connect(m_controller, &BundleController::bundlesChanged, this, [this, showNew] {
        takeWaiting();
        showNew();
    });
    connect(m_controller, &BundleController::shownChanged, this, showNew);
    connect(m_controller, &BundleController::valuesChanged, this, &BundlesPage::refreshPage);
    connect(m_controller, &BundleController::currentChanged, this, [this] {
        syncRow();
        refreshActions();
        Q_EMIT summaryChanged();
    });
    connect(m_controller, &BundleController::currentEdited, this, &BundlesPage::refreshActions);
    connect(m_controller, &BundleController::loadingChanged, this, &BundlesPage::refreshPage);
    connect(m_controller, &BundleController::changedElsewhere, this, &BundlesPage::newsRaised);
    connect(m_controller, &BundleController::minedRemoved, this, [this, &session](const QString& sentence) {
        session.gold().reloadHoldings();
        Q_EMIT noticeRaised(sentence);
    });
    showEdits(m_controller->edits());
    connect(&m_controller->edits(), &widgets::EditSession::noticed, this, &BundlesPage::noticeRaised);
    curatorField().serve(m_controller->edits());
    connect(m_controller, &BundleController::failed, this,
            [this](const base::Error& error) { Q_EMIT errorRaised(widgets::errorText(error)); });
    connect(m_groups, &BundleGroupModel::regrouped, this, &BundlesPage::regroup);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &BundlesPage::chooseGroup);
    connect(m_search, &QLineEdit::textChanged, m_controller, &BundleController::setText);
    connect(m_detail, &BundleDetail::questionRequested, this, &BundlesPage::questionRequested);
    connect(m_detail, &BundleDetail::corpusRequested, this, &BundlesPage::corpusRequested);
    connect(&session.gold(), &GoldImports::holdingsChanged, this, [this, &session] {
        m_detail->setOffersCorpus(!session.gold().holdings().corpora.empty());
        refreshActions();
    });
    connect(m_detail, &BundleDetail::noticed, this, &BundlesPage::noticeRaised);
    connect(m_detail, &BundleDetail::leftUpwards, this, &BundlesPage::focusContent);
    connect(m_table, &widgets::DataTableView::rowActivated, this, [this] { m_detail->focusSentences(); });
    connect(m_table, &widgets::DataTableView::currentRowChanged, this, [this](int row) {
        if (const base::RowId id = m_controller->idAtRow(row); id != 0) {
            m_controller->setCurrent(id);
        }
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &BundlesPage::refreshActions);
    connect(m_table, &widgets::DataTableView::csvSaved, this,
            [this](const QString& path) { Q_EMIT noticeRaised(tr("Saved to %1.").arg(path)); });
    connect(m_table, &widgets::DataTableView::csvFailed, this, &BundlesPage::errorRaised);
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
    return WorkspacePage::eventFilter(watched, event);
}

void BundlesPage::takeWorkspace(const std::shared_ptr<workspace::Workspace>& workspace) {
    m_controller->setWorkspace(workspace);
    m_mining->setWorkspace(workspace);
    if (workspace && !m_draftSuite.isEmpty()) {
        m_detail->setSuiteName(m_draftSuite);
    }
}

void BundlesPage::signAs(const QString& name) {
    m_controller->setCurator(name);
}

void BundlesPage::setWatching(bool isWatching) {
    m_controller->setWatching(isWatching);
}

void BundlesPage::showBundle(base::RowId id) {
    ensureWorkspace();
    m_tabs->setCurrentWidget(m_stack);
    if (m_controller->isLoading()) {
        m_waitingBundle = id;
        m_waitingSet = 0;
        m_waitingPath.clear();
    }
    if (m_controller->rowOf(id) < 0) {
        m_search->clear();
        m_tree->setCurrentIndex(m_groups->index(0, 0));
    }
    m_controller->setCurrent(id);
}

void BundlesPage::showSet(base::RowId set) {
    ensureWorkspace();
    const std::vector<workspace::StoredBundle>& bundles = m_controller->bundles();
    const auto first = std::find_if(bundles.begin(), bundles.end(),
                                    [set](const workspace::StoredBundle& each) { return each.set == set; });
    if (first != bundles.end()) {
        showBundle(first->id);
    } else {
        m_waitingSet = set; // it has only just been imported
        m_waitingBundle = 0;
    }
}

// What was to come to the front once the bundles are there.
void BundlesPage::takeWaiting() {
    if (m_controller->bundles().empty()) {
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
        m_controller->setCurrent(bundle);
    }
}

QString BundlesPage::workspacePath() const {
    return session() != nullptr && session()->hasWorkspace()
               ? QString::fromStdString(session()->workspace()->path().string())
               : QString();
}

void BundlesPage::chooseGroup() {
    const QModelIndex index = m_tree->currentIndex();
    if (!index.isValid()) {
        return; // the tree is being made anew
    }
    m_group = m_groups->pathOf(index);
    const std::vector<std::size_t>* places = m_groups->placesOf(index);
    m_controller->setGroup(places != nullptr ? std::optional(*places) : std::nullopt);
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
    m_tableStack->showRow(m_controller->currentRow());
}

std::vector<base::RowId> BundlesPage::selectedBundles() const {
    std::vector<base::RowId> ids;
    const QList<int> rows = m_table->selectedRowNumbers();
    for (const int row : rows) {
        if (const base::RowId id = m_controller->idAtRow(row); id != 0) {
            ids.push_back(id);
        }
    }
    if (ids.empty() && m_controller->current() != nullptr) {
        ids.push_back(m_controller->current()->id);
    }
    return ids;
}

QString BundlesPage::emptyReason() const {
    if (session() == nullptr || !session()->hasWorkspace()) {
        return session() != nullptr && session()->isOpening()
                   ? tr("Opening the workspace…")
                   : tr("No workspace is open.\nOpen one from the menu File, or drop a file with bundles "
                        "anywhere in the window.");
    }
    if (m_controller->isLoading()) {
        return tr("Loading the bundles…");
    }
    return session()->isReadOnly()
               ? tr("This workspace holds no bundles, and it can only be read.\nOpen one that can be written "
                    "to "
                    "import bundles.")
               : tr("This workspace holds no bundles yet: sentences that belong together, from which "
                    "questions "
                    "are drafted.\nDrop a file with bundles (JSON) here, use File > Import, or mine a "
                    "corpus.");
}

void BundlesPage::refreshPage() {
    if (const bool several = m_controller->sets().size() > 1; several != m_hasSeveralSets) {
        m_hasSeveralSets = several; // else a person has the say over the column
        m_table->setColumnHidden(BundleListModel::Set, !several);
    }
    const bool hasBundles = !m_controller->bundles().empty();
    m_stack->setCurrentWidget(hasBundles ? static_cast<QWidget*>(m_columns) : m_empty);
    m_empty->setText(hasBundles ? QString() : emptyReason(), !m_controller->isLoading());
    const bool none = hasBundles && m_controller->shown().empty();
    m_tableStack->setReason(
        !none ? QString()
        : m_controller->text().trimmed().isEmpty()
            ? tr("No bundle is in this group any more.\nChoose another one on the left, or show all.")
        : m_controller->hasGroup()
            ? tr("No bundle of this group holds all of these words.\nTry fewer, or show all.")
            : tr("No bundle holds all of these words.\nTry fewer, or parts of them."));
    refreshActions();
    Q_EMIT summaryChanged();
}

QByteArray BundlesPage::saveState() const {
    QByteArray state;
    if (m_columns == nullptr) {
        return state;
    }
    QDataStream stream(&state, QIODevice::WriteOnly);
    const workspace::StoredBundle* current = m_controller->current();
    stream << kStateVersion << widgets::saveSide(*m_columns) << m_rest->saveState() << m_draftSuite << m_group
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
    widgets::restoreSide(*m_columns, columns);
    m_rest->restoreState(rest);
    m_detail->setArrangement(arrangement);
    m_draftSuite = suite;
    m_group = group;
    m_waitingPath = path;
    m_waitingBundle = path.isEmpty() ? 0 : bundle;
    if (!m_controller->bundles().empty()) {
        regroup();
        takeWaiting();
    }
    if (!suite.isEmpty()) {
        m_detail->setSuiteName(suite);
    }
}

} // namespace assay::app

#include "moc_bundles_page.cpp"
