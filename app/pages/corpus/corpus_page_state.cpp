// The part of the corpus page that takes up what the session and others change, and remembers what was in
// front.
#include "app/pages/corpus/corpus_controller.h"
#include "app/pages/corpus/corpus_nearest.h"
#include "app/pages/corpus/corpus_page.h"
#include "app/pages/corpus/embedding_pane.h"
#include "app/pages/corpus/near_pane.h"
#include "app/pages/corpus/sentence_inspector.h"
#include "app/pages/corpus/sentence_links.h"
#include "app/shell/gold_imports.h"
#include "app/shell/session.h"
#include "widgets/tables/column_fit.h"
#include "widgets/theme/font_measure.h"

#include <QDataStream>
#include <QHeaderView>
#include <QIODevice>
#include <QSplitter>
#include <QTabWidget>
#include <QTreeView>
#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

constexpr quint32 kStateVersion = 1;

} // namespace

// The session reads the list in the background; it may come before the page is shown, or later.
void CorpusPage::takeCorpora() {
    if (!hasTakenWorkspace() || !session()->hasWorkspace()) {
        return;
    }
    const workspace::CorpusInfo* front = m_controller->corpus();
    const base::RowId before = front != nullptr ? front->id : 0;
    const QString name = front != nullptr ? QString::fromStdString(front->name) : QString();
    m_controller->setCorpora(session()->gold().holdings().corpora);
    front = m_controller->corpus();
    if (before != 0 && std::exchange(m_removing, 0) != before && (front == nullptr || front->id != before)) {
        Q_EMIT newsRaised(
            front == nullptr
                ? tr("The corpus “%1” is no longer in this workspace: it was removed elsewhere.").arg(name)
                : tr("The corpus “%1” is no longer in this workspace: it was removed elsewhere. "
                     "“%2” is in front now.")
                      .arg(name, QString::fromStdString(front->name)));
    }
    restoreWaiting();
    refreshPage();
}

void CorpusPage::restoreWaiting() {
    if (m_controller->corpora().empty()) {
        if (!m_wantedId.isEmpty() && session()->gold().holdings().areRead) {
            showSentence(std::exchange(m_wantedId, {})); // which says that there is none
        }
        return;
    }
    if (const Remembered waiting = std::exchange(m_waiting, {});
        !waiting.path.isEmpty() && waiting.path == workspacePath()) {
        m_controller->choose(waiting.corpus);
        m_near->chooseEmbeddingSet(waiting.set);
        if (waiting.row >= 0 && m_controller->corpus()->id == waiting.corpus) {
            m_controller->goTo(static_cast<workspace::SentenceRow>(waiting.row));
        }
    }
    if (const base::RowId corpus = std::exchange(m_wantedCorpus, 0); corpus != 0) {
        m_controller->choose(corpus);
    }
    if (const QString id = std::exchange(m_wantedId, {}); !id.isEmpty()) {
        showSentence(id);
    }
}

// --- What others do ---

// Other windows and the command line change the workspace too.
void CorpusPage::takeNews() {
    if (session() == nullptr || !session()->hasWorkspace()) {
        return;
    }
    // Much is written that is none of this page's: the long list is read again only for what it shows.
    const auto corpora = session()->workspace()->reader().and_then(
        [](const workspace::Reader& reader) { return workspace::corpora(reader); });
    const std::vector<workspace::CorpusInfo>& known = m_controller->corpora();
    if (corpora && !std::equal(corpora->begin(), corpora->end(), known.begin(), known.end(),
                               [](const workspace::CorpusInfo& a, const workspace::CorpusInfo& b) {
                                   return a.id == b.id && a.name == b.name && a.contentHash == b.contentHash;
                               })) {
        session()->gold().reloadHoldings();
    }
    m_embeddings->reload();
    m_links->forget();
}

// --- What is remembered ---

// As long as the page has not taken up what was remembered, that is still what was in front.
CorpusPage::Remembered CorpusPage::inFront() const {
    const workspace::CorpusInfo* corpus = m_controller->corpus();
    if (!m_waiting.path.isEmpty() && corpus == nullptr) {
        return m_waiting;
    }
    const std::optional<workspace::SentenceRow> row = m_controller->current();
    return {workspacePath(), corpus != nullptr ? corpus->id : 0, row ? qint64(*row) : qint64(-1),
            m_near->embeddingSet()};
}

QByteArray CorpusPage::saveState() const {
    QByteArray state;
    if (m_columns == nullptr) {
        return state;
    }
    QDataStream stream(&state, QIODevice::WriteOnly);
    const Remembered remembered = inFront();
    stream << kStateVersion << widgets::saveSide(*m_columns) << m_treeFit->saveState()
           << m_inspector->saveState() << qint32(m_tabs->currentIndex()) << m_controller->isProseOnly()
           << m_controller->isHitsOnly() << remembered.path << qint64(remembered.corpus) << remembered.row
           << qint64(remembered.set);
    return state;
}

void CorpusPage::restoreState(const QByteArray& state) {
    QDataStream stream(state);
    quint32 version = 0;
    QByteArray columns;
    QByteArray tree;
    QByteArray inspector;
    qint32 tab = 0;
    bool isProseOnly = false;
    bool isHitsOnly = true;
    QString path;
    qint64 corpus = 0;
    qint64 row = -1;
    qint64 set = 0;
    stream >> version >> columns >> tree >> inspector >> tab >> isProseOnly >> isHitsOnly >> path >> corpus >>
        row >> set;
    if (version != kStateVersion || stream.status() != QDataStream::Ok || m_columns == nullptr) {
        return;
    }
    widgets::restoreSide(*m_columns, columns);
    m_treeFit->restoreState(tree);
    m_inspector->restoreState(inspector);
    m_tabs->setCurrentIndex(tab);
    m_actions.proseOnly->setChecked(isProseOnly);
    m_actions.hitsOnly->setChecked(isHitsOnly);
    m_waiting = {path, corpus, row, set};
    restoreWaiting();
}

} // namespace assay::app
