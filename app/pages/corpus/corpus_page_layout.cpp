// The part of the corpus page that makes its views and ties them to the controller.
#include "app/pages/corpus/corpus_controller.h"
#include "app/pages/corpus/corpus_nearest.h"
#include "app/pages/corpus/corpus_page.h"
#include "app/pages/corpus/embedding_pane.h"
#include "app/pages/corpus/identical_filings_pane.h"
#include "app/pages/corpus/near_pane.h"
#include "app/pages/corpus/sentence_inspector.h"
#include "app/shell/gold_imports.h"
#include "app/shell/session.h"
#include "widgets/corpus/cuts_model.h"
#include "widgets/corpus/doubts_model.h"
#include "widgets/corpus/sentence_delegate.h"
#include "widgets/corpus/sentence_list_model.h"
#include "widgets/corpus/slice_tree_model.h"
#include "widgets/editing/edit_session.h"
#include "widgets/mining/atlas_pane.h"
#include "widgets/tables/column_fit.h"
#include "widgets/tables/column_header.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/tables/filtered_table.h"
#include "widgets/text/elided_label.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/heading_widths.h"
#include "widgets/theme/flow_layout.h"
#include "widgets/theme/font_measure.h"
#include "widgets/theme/front_tab.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace assay::app {

using widgets::DataTableView;
using widgets::SentenceListModel;
using widgets::SliceTreeModel;

void CorpusPage::makeLayout() {
    m_tabs = new QTabWidget(this);
    m_tabs->setObjectName(QStringLiteral("corpusTabs"));
    m_tabs->setDocumentMode(true);
    m_columns = new QSplitter(Qt::Horizontal, this);
    m_columns->addWidget(makeTree());
    m_columns->addWidget(makeList());
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    widgets::setSide(*m_columns, 54);
    m_columns->setChildrenCollapsible(false);
    m_tabs->addTab(m_columns, tr("&Sentences"));

    m_tabs->addTab(makeCuts(), tr("How it was &cut"));
    m_embeddings = new EmbeddingPane(session()->jobs(), *m_edits, this);
    m_tabs->addTab(m_embeddings, tr("&Embedding sets"));
    m_mining = new widgets::MiningController(session()->jobs(), *m_edits, this);
    m_atlas = new widgets::AtlasPane(*m_mining, this);
    m_atlas->setCorpus(0); // until one is in front
    m_tabs->addTab(m_atlas, tr("Atlas"));
    widgets::askForFrontTab(*m_tabs);

    m_content = new QWidget(this);
    auto* layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(makeHead());
    m_identical = new IdenticalFilingsPane(session()->jobs(), m_content);
    layout->addWidget(m_identical);
    layout->addWidget(m_tabs, 1);
    m_stack->addWidget(m_content);
}

QWidget* CorpusPage::makeHead() {
    auto* head = new QWidget(this);
    m_chooser = new QComboBox(head);
    m_chooser->setObjectName(QStringLiteral("corpusChooser"));
    m_chooser->setAccessibleName(tr("Corpus"));
    m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_chooser->setMinimumContentsLength(12);
    m_facts = new widgets::ElidedLabel(head);
    m_facts->setObjectName(QStringLiteral("corpusFacts"));
    m_facts->setTextFormat(Qt::PlainText);
    m_facts->setForegroundRole(QPalette::PlaceholderText);
    m_menu = new QMenu(this);
    m_menu->addActions({m_actions.rename, m_actions.remove, m_actions.issues});
    auto* more = new QToolButton(head);
    more->setObjectName(QStringLiteral("corpusMenu"));
    more->setText(tr("Corpus"));
    more->setAccessibleName(tr("Rename, remove or look at the issues of the corpus"));
    more->setMenu(m_menu);
    more->setPopupMode(QToolButton::InstantPopup);
    more->setFocusPolicy(Qt::StrongFocus);
    auto* layout = new QHBoxLayout(head);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_chooser);
    layout->addWidget(more);
    layout->addWidget(m_facts, 1);
    return head;
}

QWidget* CorpusPage::makeCuts() {
    auto* parts = new QSplitter(Qt::Vertical, this);
    m_cuts = new widgets::CutsModel(this);
    m_cutsTable = new DataTableView(this);
    m_cutsTable->setObjectName(QStringLiteral("cutsTable"));
    m_cutsTable->setAccessibleName(tr("How the files were cut"));
    m_cutsTable->setSettingsKey(QStringLiteral("corpus/cuts"));
    m_cutsTable->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_cutsTable->horizontalHeader()->setSortIndicatorClearable(true);
    m_cutsTable->setModel(m_cuts);
    m_cutsTable->setSortingEnabled(true);
    parts->addWidget(m_cutsTable);
    m_doubts = new widgets::DoubtsModel(this);
    m_doubtsTable = new DataTableView(this);
    m_doubtsTable->setObjectName(QStringLiteral("doubtsTable"));
    m_doubtsTable->setAccessibleName(tr("Sentences that look badly cut"));
    m_doubtsTable->setSettingsKey(QStringLiteral("corpus/doubts"));
    m_doubtsTable->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_doubtsTable->horizontalHeader()->setSortIndicatorClearable(true);
    m_doubtsTable->setModel(m_doubts);
    m_doubtsTable->setSortingEnabled(true);
    m_doubtsTable->hide(); // until there are some
    connect(m_doubtsTable, &DataTableView::rowActivated, this,
            [this](int row) { showSentence(m_doubts->idAt(row)); });
    parts->addWidget(m_doubtsTable);
    parts->setChildrenCollapsible(false);
    return parts;
}

QWidget* CorpusPage::makeTree() {
    auto* side = new QWidget(this);
    m_treeFilter = new QLineEdit(side);
    m_treeFilter->setObjectName(QStringLiteral("treeFilter"));
    m_treeFilter->setAccessibleName(tr("Filter companies, years and sections"));
    m_treeFilter->setClearButtonEnabled(true);
    widgets::setHint(*m_treeFilter, tr("Company, CIK, year, section"), 20);
    m_treeFilter->installEventFilter(this);
    m_filter = new widgets::SliceTreeFilter(this);
    m_filter->setSourceModel(&m_controller->slices());
    m_tree = new QTreeView(side);
    m_tree->setObjectName(QStringLiteral("sliceTree"));
    m_tree->setAccessibleName(tr("Companies, years and sections"));
    m_tree->setModel(m_filter);
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setTabKeyNavigation(false);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setHeader(new widgets::ColumnHeader(m_tree));
    m_tree->header()->setSectionsMovable(false);
    m_treeFit = new widgets::ColumnFit(*m_tree, *m_tree->header());
    m_treeFit->setFiller(SliceTreeModel::Label);
    widgets::keepMeasure(*m_tree,
                         [this] { m_tree->setMinimumWidth(m_tree->fontMetrics().averageCharWidth() * 34); });
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_treeFilter);
    layout->addWidget(m_tree, 1);
    return side;
}

QWidget* CorpusPage::makeList() {
    auto* middle = new QWidget(this);
    m_search = new QLineEdit(middle);
    m_search->setObjectName(QStringLiteral("corpusSearch"));
    m_search->setAccessibleName(tr("Search in the sentences"));
    m_search->setToolTip(
        tr("Every word, the last one as a beginning; words between double quotes stand one after "
           "the other. F3: the next hit."));
    m_search->setClearButtonEnabled(true);
    widgets::setHint(*m_search, tr("Search in the sentences (Ctrl+F)"), 20);
    m_search->installEventFilter(this);
    m_hits = new QLabel(middle);
    m_hits->setObjectName(QStringLiteral("hitCount"));
    m_hits->setForegroundRole(QPalette::PlaceholderText);
    const auto button = [middle](QAction* action) {
        auto* made = new QToolButton(middle);
        made->setDefaultAction(action);
        made->setToolButtonStyle(Qt::ToolButtonTextOnly); // the theme shows those as on and off
        made->setFocusPolicy(Qt::StrongFocus);
        return made;
    };
    m_goTo = new QLineEdit(middle);
    m_goTo->setObjectName(QStringLiteral("goToId"));
    m_goTo->setAccessibleName(tr("Go to a sentence by its id or its place in the corpus"));
    m_goTo->setClearButtonEnabled(true);
    widgets::setHint(*m_goTo, tr("Id or place (Ctrl+G)"), 12);
    m_goTo->installEventFilter(this);
    auto* bar = new QWidget(middle);
    auto* top = new widgets::FlowLayout(bar);
    top->setContentsMargins(0, 0, 0, 0);
    top->addStretched(m_search, 3);
    top->addWidget(m_hits);
    top->addWidget(button(m_actions.hitsOnly));
    top->addWidget(button(m_actions.proseOnly));
    top->addStretched(m_goTo);
    m_place = new widgets::ElidedLabel(middle);
    m_place->setObjectName(QStringLiteral("placeLine"));
    m_place->setTextFormat(Qt::PlainText);

    m_tableStack =
        new widgets::FilteredTable(QStringLiteral("sentenceTable"), QStringLiteral("corpus/sentences"),
                                   tr("Show all sentences"), middle);
    m_tableStack->setModel(&m_controller->list());
    m_table = m_tableStack->table();
    m_table->setSortingEnabled(false); // the order of the corpus is the order
    m_table->setAccessibleName(tr("Sentences"));
    m_delegate = new widgets::SentenceDelegate(m_table);
    m_table->setItemDelegateForColumn(SentenceListModel::Text, m_delegate);
    auto* layout = new QVBoxLayout(middle);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(bar);
    layout->addWidget(m_place);
    layout->addWidget(m_tableStack, 1);
    return middle;
}

void CorpusPage::connectController() {
    connect(m_controller, &CorpusController::corporaChanged, this, &CorpusPage::showCorpora);
    connect(m_controller, &CorpusController::corpusChanged, this, &CorpusPage::showCorpusInFront);
    connect(m_controller, &CorpusController::slicesChanged, this, [this] {
        m_tree->expand(m_filter->index(0, 0));
        if (m_filter->rowCount() == 2) { // all, and the one company
            m_tree->expand(m_filter->index(1, 0));
        }
        syncTree();
        refreshCurrent();
        refreshPage();
    });
    connect(m_controller, &CorpusController::listChanged, this, [this] {
        syncTree();
        syncRow();
        refreshPage();
    });
    connect(m_controller, &CorpusController::searchChanged, this, &CorpusPage::refreshSearch);
    connect(m_controller, &CorpusController::currentChanged, this, [this] {
        syncRow();
        refreshCurrent();
    });
    connect(m_controller, &CorpusController::failed, this,
            [this](const base::Error& error) { Q_EMIT errorRaised(widgets::errorText(error)); });
}

void CorpusPage::connectList() {
    connect(m_chooser, &QComboBox::activated, this,
            [this](int index) { m_controller->choose(m_chooser->itemData(index).toLongLong()); });
    connect(m_treeFilter, &QLineEdit::textChanged, this, &CorpusPage::filterTree);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &CorpusPage::chooseNode);
    connect(m_tree, &QTreeView::clicked, this, &CorpusPage::chooseNode); // also of the current one
    connect(m_tree, &QTreeView::activated, this, [this] {
        chooseNode();
        m_table->setFocus();
    });
    connect(m_search, &QLineEdit::textChanged, m_controller, &CorpusController::setSearch);
    connect(m_goTo, &QLineEdit::returnPressed, this, &CorpusPage::goToTyped);
    connect(m_table, &DataTableView::currentRowChanged, this, [this](int row) {
        if (!m_isSyncing && row >= 0) {
            m_controller->setCurrent(m_controller->list().rowAt(row));
        }
    });
    connect(m_table, &DataTableView::rowActivated, this, [this] {
        Q_EMIT inspectorRequested();
        m_inspector->setFocus();
    });
    connect(m_tableStack, &widgets::FilteredTable::showAllRequested, this, [this] {
        m_search->clear();
        m_actions.proseOnly->setChecked(false);
        m_treeFilter->clear();
        m_tree->setCurrentIndex(m_filter->index(0, 0));
        m_controller->searchNow();
    });
    for (DataTableView* table : {m_table, m_cutsTable, m_doubtsTable, m_embeddings->table()}) {
        connect(table, &DataTableView::csvSaved, this,
                [this](const QString& path) { Q_EMIT noticeRaised(tr("Saved to %1.").arg(path)); });
        connect(table, &DataTableView::csvFailed, this, &CorpusPage::errorRaised);
    }
}

void CorpusPage::connectAtlas() {
    connect(m_atlas, &widgets::AtlasPane::questionDrafted, this, &CorpusPage::questionDrafted);
    connect(m_atlas, &widgets::AtlasPane::noticed, this, &CorpusPage::noticeRaised);
    connect(m_atlas, &widgets::AtlasPane::corpusRequested, this,
            [this](const QString& sentence) { showSentence(sentence); });
    connect(m_mining, &widgets::MiningController::failed, this,
            [this](const base::Error& error) { Q_EMIT errorRaised(widgets::errorText(error)); });
    connect(m_mining, &widgets::MiningController::bundleKept, this,
            [this](qint64 set) { Q_EMIT session()->bundlesImported(set); });
    connect(&session()->gold(), &GoldImports::holdingsChanged, m_mining,
            &widgets::MiningController::readNames);
}

void CorpusPage::connectPanes() {
    connectAtlas();
    connect(m_inspector, &SentenceInspector::questionRequested, this, &CorpusPage::questionRequested);
    connect(m_inspector, &SentenceInspector::left, this, [this] {
        m_tabs->setCurrentIndex(0);
        m_table->setFocus();
    });
    connect(m_inspector, &SentenceInspector::bundleRequested, this, &CorpusPage::bundleRequested);
    connect(m_near, &NearPane::sentenceRequested, this, [this](quint32 row) {
        m_tabs->setCurrentIndex(0);
        m_controller->goTo(row);
    });
    connect(m_near, &NearPane::embeddingsWanted, this, [this] { m_tabs->setCurrentWidget(m_embeddings); });
    connect(m_embeddings, &EmbeddingPane::setsChanged, this, [this] {
        m_near->setEmbeddingSets(m_embeddings->sets(), m_embeddings->whyNone());
        Q_EMIT summaryChanged();
    });
    connect(m_embeddings, &EmbeddingPane::setRemoved, m_nearest, &CorpusNearest::forget);
    connect(m_edits, &widgets::EditSession::workspaceWritten, this, &CorpusPage::takeNews);
    connect(m_edits, &widgets::EditSession::stepped, this, &CorpusPage::takeNews);
    connect(m_edits, &widgets::EditSession::noticed, this, &CorpusPage::noticeRaised);
    connect(m_edits, &widgets::EditSession::failed, this,
            [this](const base::Error& error) { Q_EMIT errorRaised(widgets::errorText(error)); });
    connect(m_embeddings, &EmbeddingPane::failed, this,
            [this](const base::Error& error) { Q_EMIT errorRaised(widgets::errorText(error)); });
    connect(m_embeddings, &EmbeddingPane::failedFor, this, &CorpusPage::errorRaised);
    connect(m_embeddings, &EmbeddingPane::noticed, this, &CorpusPage::noticeRaised);
    connect(m_embeddings, &EmbeddingPane::issuesFound, this,
            [this](const base::IssueList& issues, const QString& subject) {
                session()->setIssues(issues, subject, false);
            });
    connect(m_identical, &IdenticalFilingsPane::noticed, this, &CorpusPage::noticeRaised);
    connect(m_identical, &IdenticalFilingsPane::failed, this,
            [this](const base::Error& error) { Q_EMIT errorRaised(widgets::errorText(error)); });
    connect(m_identical, &IdenticalFilingsPane::corpusMade, this, [this](qint64 id) {
        m_wantedCorpus = id;
        session()->gold().reloadHoldings();
    });
    connect(m_links, &SentenceLinks::failed, this,
            [this](const base::Error& error) { Q_EMIT errorRaised(widgets::errorText(error)); });
}

} // namespace assay::app
