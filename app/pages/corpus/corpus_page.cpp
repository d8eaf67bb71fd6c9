#include "app/pages/corpus/corpus_page.h"

#include "app/pages/corpus/corpus_controller.h"
#include "app/pages/corpus/corpus_nearest.h"
#include "app/pages/corpus/embedding_pane.h"
#include "app/pages/corpus/identical_filings_pane.h"
#include "app/pages/corpus/near_pane.h"
#include "app/pages/corpus/sentence_inspector.h"
#include "app/pages/corpus/sentence_links.h"
#include "app/settings/reference_texts.h"
#include "app/settings/settings.h"
#include "app/shell/empty_state.h"
#include "app/shell/gold_imports.h"
#include "app/shell/session.h"
#include "core/workspace/edit_entities.h"
#include "widgets/corpus/cuts_model.h"
#include "widgets/corpus/doubts_model.h"
#include "widgets/corpus/sentence_delegate.h"
#include "widgets/corpus/sentence_list_model.h"
#include "widgets/corpus/sentence_text.h"
#include "widgets/corpus/slice_tree_model.h"
#include "widgets/editing/edit_session.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/mining/atlas_pane.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/tables/filtered_table.h"
#include "widgets/text/number_text.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTreeView>
#include <QVBoxLayout>

namespace assay::app {

using widgets::SliceTreeModel;

CorpusPage::CorpusPage(QWidget* parent)
    : WorkspacePage(QStringLiteral("corpus"), parent) {
    makeActions();
    m_empty = new EmptyState(QStringLiteral("emptyText"), this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_empty);
    column().addWidget(m_stack, 1);
}

CorpusPage::~CorpusPage() {
    delete m_inspector; // before what it looks at
}

QString CorpusPage::navigationKey() const {
    return QStringLiteral("corpus");
}

QString CorpusPage::pageTitle() const {
    return tr("Corpus");
}

QWidget* CorpusPage::inspector() const {
    return m_inspector;
}

void CorpusPage::focusContent() {
    if (m_table != nullptr) {
        m_table->setFocus();
    }
}

void CorpusPage::setUp(Session& session) {
    m_edits = new widgets::EditSession(this);
    m_edits->setRules({.needsName = false,
                       .undoes = {workspace::kCorpusNameEdits.name, workspace::kEmbeddingSetNameEdits.name}});
    m_edits->setWatching(false); // until it is shown
    m_controller = new CorpusController(session.jobs(), this);
    m_nearest = new CorpusNearest(session.jobs(), this);
    m_links = new SentenceLinks(session.jobs(), this);
    m_near = new NearPane(*m_nearest);
    m_inspector = new SentenceInspector(*m_controller, *m_links, m_near, this);
    m_inspector->hide(); // until the window gives it a place
    makeLayout();
    connectController();
    connectList();
    connectPanes();
    connectActions();
    connect(&session, &Session::openingChanged, this, &CorpusPage::refreshPage);
    connect(&session, &Session::suitesChanged, m_links, &SentenceLinks::forget);
    connect(&session.gold(), &GoldImports::holdingsChanged, this, &CorpusPage::takeCorpora);
}

void CorpusPage::takeWorkspace(const std::shared_ptr<workspace::Workspace>& workspace) {
    m_controller->setWorkspace(workspace);
    m_nearest->setWorkspace(workspace);
    m_links->setWorkspace(workspace);
    m_embeddings->setWorkspace(workspace);
    m_edits->setWorkspace(workspace);
    m_mining->setWorkspace(workspace); // after the edits, which read for it
    if (workspace) {
        takeCorpora();
    }
}

void CorpusPage::signAs(const QString& name) {
    m_edits->setCurator(name);
}

void CorpusPage::setWatching(bool isWatching) {
    m_edits->setWatching(isWatching);
}

bool CorpusPage::showSentence(const QString& sentenceId) {
    ensureWorkspace();
    if (m_controller->corpora().empty() && !session()->gold().holdings().areRead) {
        m_wantedId = sentenceId;
        return true;
    }
    if (!m_controller->goToSentence(sentenceId)) {
        Q_EMIT noticeRaised(tr("No corpus of this workspace has the sentence %1.").arg(sentenceId));
        return false;
    }
    m_tabs->setCurrentIndex(0);
    m_table->setFocus();
    return true;
}

void CorpusPage::showCorpus(base::RowId id) {
    ensureWorkspace();
    if (m_controller->corpora().empty()) {
        m_wantedCorpus = id;
    } else {
        m_controller->choose(id);
    }
}

QString CorpusPage::workspacePath() const {
    return session() != nullptr && session()->hasWorkspace() ? session()->workspacePath() : QString();
}

// --- What is in front ---

void CorpusPage::showCorpora() {
    const QSignalBlocker quiet(m_chooser);
    m_chooser->clear();
    const workspace::CorpusInfo* front = m_controller->corpus();
    m_embeddings->setCorpus(front); // it may have got another name
    for (const workspace::CorpusInfo& corpus : m_controller->corpora()) {
        m_chooser->addItem(QString::fromStdString(corpus.name), QVariant::fromValue<qlonglong>(corpus.id));
        if (front != nullptr && corpus.id == front->id) {
            m_chooser->setCurrentIndex(m_chooser->count() - 1);
        }
    }
    refreshPage();
}

void CorpusPage::showCorpusInFront() {
    const workspace::CorpusInfo* corpus = m_controller->corpus();
    const std::vector<workspace::CorpusFile> files =
        corpus != nullptr ? corpus->files : std::vector<workspace::CorpusFile>();
    m_doubts->setFiles(files);
    m_doubtsTable->setVisible(m_doubts->rowCount() > 0);
    m_cuts->setFiles(files);
    m_embeddings->setCorpus(corpus);
    m_identical->setCorpus(m_controller->workspace(), corpus);
    m_atlas->setCorpus(corpus != nullptr ? corpus->id : 0);
    if (corpus != nullptr) {
        const QSignalBlocker quiet(m_chooser);
        m_chooser->setCurrentIndex(m_chooser->findData(QVariant::fromValue<qlonglong>(corpus->id)));
    }
    refreshCurrent();
    refreshPage();
}

QString CorpusPage::factsText() const {
    const workspace::CorpusInfo* corpus = m_controller->corpus();
    if (corpus == nullptr) {
        return {};
    }
    QStringList parts;
    const auto add = [&parts](std::int64_t count, const QString& one, const QString& many) {
        parts += count == 1 ? one : many.arg(widgets::countText(count));
    };
    if (const auto there = referenceOf(m_controller->corpora(), corpus->id)) {
        parts +=
            tr("by reference to “%1” of the engine “%2”")
                .arg(QString::fromStdString(there->collection), QString::fromStdString(there->connection));
        if (there->documents) {
            add(*there->documents, tr("1 document there"), tr("%1 documents there"));
        }
        if (there->dimension) {
            parts += tr("vectors of %1 numbers").arg(widgets::countText(*there->dimension));
        }
        for (const std::string& said : {there->metric, there->model}) {
            if (!said.empty()) {
                parts += QString::fromStdString(said);
            }
        }
    }
    if (const CorpusFigures* figures = m_controller->figures()) {
        add(figures->companies, tr("1 company"), tr("%1 companies"));
        add(figures->years, tr("1 year"), tr("%1 years"));
        add(figures->sections, tr("1 section"), tr("%1 sections"));
        if (figures->headings > 0) {
            add(figures->headings, tr("1 heading"), tr("%1 headings"));
        }
        if (figures->tableDebris > 0) {
            add(figures->tableDebris, tr("1 piece of table debris"), tr("%1 pieces of table debris"));
        }
    } else if (m_controller->isReadingSlices()) {
        parts += tr("reading the sections…");
    }
    add(static_cast<std::int64_t>(corpus->files.size()), tr("1 file"), tr("%1 files"));
    if (corpus->rejected > 0) {
        add(corpus->rejected, tr("1 record rejected"), tr("%1 records rejected"));
    }
    parts += tr("imported %1").arg(widgets::timeText(QString::fromStdString(corpus->createdAt)));
    return parts.join(QStringLiteral(" · "));
}

std::optional<evaluate::IssueSubject> CorpusPage::issueSubject() const {
    const workspace::CorpusInfo* const corpus = m_controller != nullptr ? m_controller->corpus() : nullptr;
    return corpus != nullptr
               ? std::optional(evaluate::IssueSubject{evaluate::IssueSubject::Of::Corpus, corpus->id})
               : std::nullopt;
}

QString CorpusPage::summary() const {
    const workspace::CorpusInfo* corpus = m_controller != nullptr ? m_controller->corpus() : nullptr;
    if (corpus == nullptr) {
        return {};
    }
    const int shown = m_controller->list().rowCount();
    const QString name = QString::fromStdString(corpus->name);
    const QString count =
        shown == corpus->sentences
            ? tr("%1 · n = %2 sentences").arg(name, widgets::countText(corpus->sentences))
            : tr("%1 · %2 of %3 sentences shown")
                  .arg(name, widgets::countText(shown), widgets::countText(corpus->sentences));
    const std::size_t sets = m_embeddings->sets().size();
    return count + QStringLiteral(" · ") +
           (sets == 0   ? tr("no vectors")
            : sets == 1 ? QString::fromStdString(m_embeddings->sets().front().name)
                        : tr("%1 embedding sets").arg(sets));
}

QString CorpusPage::emptyReason() const {
    if (session() == nullptr || !session()->hasWorkspace()) {
        return session() != nullptr && session()->isOpening()
                   ? tr("Opening the workspace…")
                   : tr("No workspace is open.\nOpen one from the menu File, or drop filings or a file of "
                        "sentences anywhere in the window.");
    }
    if (!session()->gold().holdings().areRead) {
        return tr("Still loading…");
    }
    return session()->isReadOnly()
               ? tr("This workspace holds no corpus, and it can only be read.\nOpen one that can be written "
                    "to import one.")
               : tr("This workspace holds no corpus yet: sentences in order, with company, year and "
                    "section.\n\nDrop filings (JSON of edgar-crawler; all at once make one corpus), JSON "
                    "lines or "
                    "CSV with sentences,\na BEIR corpus.jsonl, or a list of sentence ids here, or use "
                    "File > Import.\nWhat is too large for this machine stays in an engine: File > Import "
                    "from an engine.");
}

QString CorpusPage::noneReason() const {
    if (m_controller->list().rowCount() > 0) {
        return {};
    }
    if (!m_controller->words().isEmpty() && m_controller->isHitsOnly()) {
        if (const workspace::CorpusInfo* const corpus = m_controller->corpus();
            corpus != nullptr && referenceOf(m_controller->corpora(), corpus->id)) {
            return tr(
                "The texts of these sentences stand in an engine; their words cannot be looked for here.");
        }
        return m_controller->isSearching()
                   ? tr("Searching…")
                   : (m_controller->isWhole()
                          ? tr("No sentence holds all of these words.\nTry fewer, or the "
                               "beginning of the last one.")
                          : tr("No sentence of this part of the corpus holds all of these "
                               "words.\nTry fewer, or "
                               "search in all sentences."));
    }
    return m_controller->isProseOnly() ? tr("Nothing here is prose: only headings or table debris.")
                                       : tr("There are no sentences here.");
}

void CorpusPage::refreshPage() {
    if (m_controller == nullptr) {
        return;
    }
    const bool hasCorpus = m_controller->corpus() != nullptr;
    m_stack->setCurrentWidget(hasCorpus ? m_content : m_empty);
    m_empty->setText(hasCorpus ? QString() : emptyReason());
    m_facts->setText(factsText());
    m_facts->setToolTip(m_facts->text());
    m_tableStack->setReason(hasCorpus ? noneReason() : QString());
    refreshActions();
    Q_EMIT summaryChanged();
}

void CorpusPage::refreshSearch() {
    m_delegate->setWords(m_controller->words());
    m_table->viewport()->update();
    const auto count = static_cast<std::int64_t>(m_controller->hits().size());
    const bool isTyped = !m_search->text().trimmed().isEmpty();
    m_hits->setText(!isTyped ? QString()
                    : m_controller->isSearching()
                        ? (count > 0 ? tr("%1 hits so far").arg(widgets::countText(count)) : tr("Searching…"))
                    : m_controller->words().isEmpty() ? tr("No word to look for")
                    : count == 1                      ? tr("1 hit")
                                                      : tr("%1 hits").arg(widgets::countText(count)));
    m_tableStack->setReason(noneReason());
    refreshActions();
    Q_EMIT summaryChanged();
}

// The tree and the line above the list say where the selected sentence stands.
void CorpusPage::refreshCurrent() {
    const std::optional<workspace::SentenceRow> row = m_controller->current();
    const int index = row ? m_controller->list().indexOf(*row) : -1;
    const workspace::StoredSentence* stored = m_controller->list().at(index);
    const workspace::CorpusInfo* corpus = m_controller->corpus();
    m_place->setText(stored == nullptr || corpus == nullptr
                         ? QString()
                         : tr("%1 · %2 of %3")
                               .arg(widgets::placeText(stored->sentence),
                                    widgets::countText(static_cast<std::int64_t>(stored->row) + 1),
                                    widgets::countText(corpus->sentences)));
    m_place->setToolTip(m_place->text());
}

void CorpusPage::syncRow() {
    const QScopedValueRollback syncing(m_isSyncing, true);
    const std::optional<workspace::SentenceRow> row = m_controller->current();
    const int index = row ? m_controller->list().indexOf(*row) : -1;
    m_tableStack->showRow(index);
    if (index >= 0) {
        m_table->scrollTo(m_controller->list().index(index, 0));
    }
}

// The tree's current node is what is listed; none is when the filter hides it.
void CorpusPage::syncTree() {
    const SliceTreeModel& slices = m_controller->slices();
    const QModelIndex current = m_filter->mapToSource(m_tree->currentIndex());
    if (m_isSyncingTree || (current.isValid() && slices.extentOf(current) == m_controller->extent())) {
        return;
    }
    const QScopedValueRollback syncing(m_isSyncingTree, true);
    const QModelIndex node = m_filter->mapFromSource(slices.indexOfExtent(m_controller->extent()));
    if (node.isValid()) {
        m_tree->setCurrentIndex(node);
    } else {
        m_tree->selectionModel()->clear();
    }
}

// Hiding the current node chooses no other one.
void CorpusPage::filterTree(const QString& text) {
    {
        const QScopedValueRollback syncing(m_isSyncingTree, true);
        m_filter->setText(text);
        if (!text.trimmed().isEmpty() && m_filter->rowCount() <= 20) {
            m_tree->expandToDepth(0);
        }
    }
    syncTree();
}

void CorpusPage::chooseNode() {
    if (m_isSyncingTree) {
        return;
    }
    const QModelIndex index = m_filter->mapToSource(m_tree->currentIndex());
    if (!index.isValid()) {
        return; // the tree is being made anew
    }
    const SliceTreeModel::Extent extent = m_controller->slices().extentOf(index);
    m_controller->setExtent(extent);
    const std::optional<workspace::SentenceRow> row = m_controller->current();
    const std::int64_t end = static_cast<std::int64_t>(extent.first) + extent.sentences;
    if (!row || *row < extent.first || static_cast<std::int64_t>(*row) >= end) {
        m_controller->setCurrent(m_controller->list().rowAt(0));
    }
}

void CorpusPage::stepSection(int step) {
    const SliceTreeModel& slices = m_controller->slices();
    if (!m_controller->current()) {
        return;
    }
    const QModelIndex next = slices.neighbourSection(*m_controller->current(), step);
    if (!next.isValid()) {
        return;
    }
    const auto before = slices.extentOf(slices.indexOfRow(*m_controller->current()));
    if (m_controller->extent() == before && !m_controller->isWhole()) {
        m_treeFilter->clear();
        m_tree->setCurrentIndex(m_filter->mapFromSource(next)); // the list stays one section
    }
    const int index = m_controller->list().firstIndexFrom(slices.extentOf(next).first);
    if (const auto row = m_controller->list().rowAt(index)) {
        m_controller->setCurrent(row);
    }
}

void CorpusPage::goToTyped() {
    if (m_goTo->text().trimmed().isEmpty()) {
        return;
    }
    if (m_controller->goToId(m_goTo->text())) {
        m_table->setFocus();
    } else {
        Q_EMIT noticeRaised(
            tr("No corpus of this workspace has the sentence %1.").arg(m_goTo->text().trimmed()));
        m_goTo->selectAll();
    }
}

bool CorpusPage::eventFilter(QObject* watched, QEvent* event) {
    auto* field = qobject_cast<QLineEdit*>(watched);
    if (field != nullptr && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape && !field->text().isEmpty()) {
            field->clear();
            return true;
        }
        if (key == Qt::Key_Escape || key == Qt::Key_Down) {
            (field == m_treeFilter ? static_cast<QWidget*>(m_tree) : m_table)->setFocus();
            return true;
        }
        if (field == m_search && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
            if (m_controller->hits().empty()) {
                m_controller->searchNow();
            } else {
                const bool isBack = (static_cast<QKeyEvent*>(event)->modifiers() & Qt::ShiftModifier) != 0;
                (void)m_controller->stepHit(isBack ? -1 : 1);
            }
            return true;
        }
        if (field == m_treeFilter && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
            m_tree->setFocus();
            return true;
        }
    }
    return WorkspacePage::eventFilter(watched, event);
}

} // namespace assay::app

#include "moc_corpus_page.cpp"
