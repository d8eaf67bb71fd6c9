#include "app/pages/corpus/corpus_controller.h"

#include "core/workspace/corpora/sentence_search.h"
#include "widgets/corpus/sentence_list_model.h"
#include "widgets/jobs/job_runner.h"

#include <algorithm>
#include <set>
#include <utility>

namespace assay::app {

using workspace::SentenceRow;

namespace {

constexpr int kTypingPauseMs = 120;

CorpusFigures countSlices(const std::vector<workspace::CorpusSlice>& slices) {
    CorpusFigures figures;
    std::set<std::optional<std::int64_t>> years;
    const workspace::CorpusSlice* before = nullptr;
    for (const workspace::CorpusSlice& slice : slices) {
        const bool isSameCompany = before != nullptr && before->cik == slice.cik &&
                                   (slice.cik.has_value() || before->company == slice.company);
        figures.companies += isSameCompany ? 0 : 1;
        years.insert(slice.year);
        figures.headings += slice.headings;
        figures.tableDebris += slice.tableDebris;
        before = &slice;
    }
    years.erase(std::nullopt);
    figures.years = static_cast<std::int64_t>(years.size());
    figures.sections = static_cast<std::int64_t>(slices.size());
    return figures;
}

void cancel(QPointer<widgets::Job>& job) {
    if (job) {
        job->cancel();
    }
    job.clear();
}

} // namespace

CorpusController::CorpusController(widgets::JobRunner& jobs, QObject* parent)
    : QObject(parent)
    , m_jobs(jobs)
    , m_list(new widgets::SentenceListModel(this))
    , m_slices(new widgets::SliceTreeModel(this)) {
    m_typing.setSingleShot(true);
    m_typing.setInterval(kTypingPauseMs);
    connect(&m_typing, &QTimer::timeout, this, &CorpusController::searchNow);
    connect(m_list, &widgets::SentenceListModel::failed, this, &CorpusController::failed);
}

CorpusController::~CorpusController() {
    cancel(m_slicesJob);
    cancel(m_kindsJob);
    cancel(m_searchJob);
}

void CorpusController::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    if (workspace == m_workspace) {
        return;
    }
    m_workspace = std::move(workspace);
    m_corpora.clear();
    m_corpus = 0;
    openCorpus();
    Q_EMIT corporaChanged();
}

void CorpusController::setCorpora(std::vector<workspace::CorpusInfo> corpora) {
    m_corpora = std::move(corpora);
    if (corpus() == nullptr) {
        m_corpus = m_corpora.empty() ? 0 : m_corpora.front().id;
        openCorpus();
    }
    Q_EMIT corporaChanged();
}

const workspace::CorpusInfo* CorpusController::corpus() const {
    const auto found =
        std::find_if(m_corpora.begin(), m_corpora.end(),
                     [this](const workspace::CorpusInfo& each) { return each.id == m_corpus; });
    return found == m_corpora.end() ? nullptr : &*found;
}

void CorpusController::choose(base::RowId corpus) {
    const bool isThere =
        std::any_of(m_corpora.begin(), m_corpora.end(),
                    [corpus](const workspace::CorpusInfo& each) { return each.id == corpus; });
    if (corpus != m_corpus && isThere) {
        m_corpus = corpus;
        openCorpus();
    }
}

void CorpusController::openCorpus() {
    ++m_request;
    cancel(m_slicesJob);
    cancel(m_kindsJob);
    forgetSearch();
    m_kinds.clear();
    m_figures.reset();
    m_slices->setSlices({});
    m_current.reset();
    const workspace::CorpusInfo* info = corpus();
    m_extent = {0, info != nullptr ? info->sentences : 0};
    m_list->setCorpus(m_workspace, m_corpus);
    rebuild(); // the first sentences are there before the tree is
    Q_EMIT corpusChanged();
    if (info != nullptr) {
        readSlices();
        setCurrent(m_list->rowAt(0));
        if (!m_search.isEmpty()) {
            searchNow();
        }
    } else {
        Q_EMIT currentChanged();
    }
}

void CorpusController::readSlices() {
    m_slicesJob = m_jobs.startBackground<std::vector<workspace::CorpusSlice>>(
        tr("Reading the sections of a corpus"),
        [workspace = m_workspace, id = m_corpus](const std::stop_token&, base::ProgressSink&) {
            return workspace->reader().and_then(
                [id](const workspace::Reader& reader) { return workspace::corpusSlices(reader, id); });
        },
        this,
        [this, request = m_request](base::Result<std::vector<workspace::CorpusSlice>> slices) {
            if (request != m_request) {
                return;
            }
            m_slicesJob.clear();
            if (slices) {
                m_figures = countSlices(*slices);
                m_slices->setSlices(*slices);
            } else {
                Q_EMIT failed(slices.error());
            }
            Q_EMIT slicesChanged();
            if (m_proseOnly && m_kinds.empty()) {
                readKinds();
            }
        });
}

bool CorpusController::isReadingSlices() const {
    return m_slicesJob != nullptr;
}

bool CorpusController::isSearching() const {
    return m_searchJob != nullptr || m_typing.isActive();
}

bool CorpusController::isWhole() const {
    const workspace::CorpusInfo* info = corpus();
    return info == nullptr || m_extent.sentences == info->sentences;
}

void CorpusController::setExtent(const widgets::SliceTreeModel::Extent& extent) {
    if (extent == m_extent) {
        return;
    }
    m_extent = extent;
    const bool wasSearched = !m_search.isEmpty();
    forgetSearch();
    rebuild();
    if (wasSearched) {
        searchNow();
    }
}

void CorpusController::setProseOnly(bool on) {
    if (on == m_proseOnly) {
        return;
    }
    m_proseOnly = on;
    if (on && m_kinds.empty() && m_corpus != 0) {
        readKinds(); // the list follows when they are there
        Q_EMIT listChanged();
        return;
    }
    m_hits = listedKinds(m_found);
    rebuild();
    Q_EMIT searchChanged();
}

void CorpusController::readKinds() {
    if (m_kindsJob || (m_figures && m_figures->headings == 0 && m_figures->tableDebris == 0)) {
        return; // nothing would be left out
    }
    m_kindsJob = m_jobs.startBackground<std::vector<model::SentenceKind>>(
        tr("Reading which sentences are prose"),
        [workspace = m_workspace, id = m_corpus](const std::stop_token& stop, base::ProgressSink&) {
            return workspace->reader()
                .and_then([id, &stop](const workspace::Reader& reader) {
                    return workspace::loadCorpusColumns(reader, id, stop);
                })
                .map([](workspace::CorpusColumns columns) { return std::move(columns.kind); });
        },
        this,
        [this, request = m_request](base::Result<std::vector<model::SentenceKind>> kinds) {
            if (request != m_request) {
                return;
            }
            m_kindsJob.clear();
            if (!kinds) {
                Q_EMIT failed(kinds.error());
                return;
            }
            m_kinds = *std::move(kinds);
            if (m_proseOnly) {
                m_hits = listedKinds(m_found);
                rebuild();
                Q_EMIT searchChanged();
            }
        });
}

bool CorpusController::isListedKind(SentenceRow row) const {
    return !m_proseOnly || row >= m_kinds.size() || m_kinds[row] == model::SentenceKind::Prose;
}

std::vector<SentenceRow> CorpusController::listedKinds(const std::vector<SentenceRow>& rows) const {
    std::vector<SentenceRow> listed;
    listed.reserve(rows.size());
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(listed),
                 [this](SentenceRow row) { return isListedKind(row); });
    return listed;
}

void CorpusController::rebuild() {
    if (!m_words.isEmpty() && m_hitsOnly) {
        m_list->showRows(m_hits);
    } else if (m_proseOnly && !m_kinds.empty()) {
        std::vector<SentenceRow> rows;
        const auto end = m_extent.first + static_cast<SentenceRow>(m_extent.sentences);
        for (SentenceRow row = m_extent.first; row < end; ++row) {
            if (isListedKind(row)) {
                rows.push_back(row);
            }
        }
        m_list->showRows(std::move(rows));
    } else {
        m_list->showRange(m_extent.first, m_extent.sentences);
    }
    Q_EMIT listChanged();
}

// --- Search ---

void CorpusController::forgetSearch() {
    ++m_searchRequest;
    cancel(m_searchJob);
    m_typing.stop();
    m_found.clear();
    m_hits.clear();
}

void CorpusController::setSearch(const QString& text) {
    if (text == m_search) {
        return;
    }
    m_search = text;
    ++m_searchRequest; // what still comes is of the text before
    cancel(m_searchJob);
    m_typing.start();
    Q_EMIT searchChanged();
}

void CorpusController::searchNow() {
    const bool hadWords = !m_words.isEmpty();
    m_words = widgets::SearchWords(m_search);
    ++m_searchRequest;
    cancel(m_searchJob);
    m_typing.stop();
    if (m_words.isEmpty() || m_corpus == 0) {
        forgetSearch();
        if (hadWords) {
            rebuild();
        }
        Q_EMIT searchChanged();
        return;
    }
    m_isFirstPage = true; // until it comes, what is listed stays
    searchFrom(m_extent.first > 0 ? std::optional<SentenceRow>(m_extent.first - 1) : std::nullopt,
               kFirstHits);
    Q_EMIT searchChanged();
}

void CorpusController::searchFrom(std::optional<SentenceRow> after, std::int64_t limit) {
    using Rows = std::vector<SentenceRow>;
    m_searchJob = m_jobs.startBackground<Rows>(
        tr("Searching a corpus"),
        [workspace = m_workspace, id = m_corpus, text = m_search.toStdString(), after,
         limit](const std::stop_token& stop, base::ProgressSink&) {
            return workspace->reader().and_then([&](const workspace::Reader& reader) {
                return workspace::searchCorpus(reader, id, text, after, limit, stop);
            });
        },
        this,
        [this, limit, request = m_searchRequest](const base::Result<Rows>& rows) {
            if (request != m_searchRequest) {
                return;
            }
            m_searchJob.clear();
            if (rows) {
                takeHits(*rows, limit);
            } else {
                Q_EMIT failed(rows.error());
                Q_EMIT searchChanged();
            }
        });
}

void CorpusController::takeHits(const std::vector<SentenceRow>& rows, std::int64_t limit) {
    const std::int64_t end = static_cast<std::int64_t>(m_extent.first) + m_extent.sentences;
    std::vector<SentenceRow> inside;
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(inside),
                 [end](SentenceRow row) { return static_cast<std::int64_t>(row) < end; });
    const std::vector<SentenceRow> listed = listedKinds(inside);
    if (std::exchange(m_isFirstPage, false)) {
        m_found = inside;
        m_hits = listed;
        rebuild();
    } else {
        m_found.insert(m_found.end(), inside.begin(), inside.end());
        m_hits.insert(m_hits.end(), listed.begin(), listed.end());
        if (m_hitsOnly) {
            m_list->appendRows(listed);
        }
    }
    if (static_cast<std::int64_t>(rows.size()) == limit && inside.size() == rows.size()) {
        searchFrom(rows.back(), kMoreHits);
    }
    Q_EMIT searchChanged();
}

void CorpusController::setHitsOnly(bool on) {
    if (on != m_hitsOnly) {
        m_hitsOnly = on;
        if (!m_words.isEmpty()) {
            rebuild();
        }
    }
}

bool CorpusController::stepHit(int step) {
    if (m_hits.empty()) {
        return false;
    }
    if (!m_current) {
        goTo(m_hits.front());
        return true;
    }
    auto place = step > 0 ? std::upper_bound(m_hits.begin(), m_hits.end(), *m_current)
                          : std::lower_bound(m_hits.begin(), m_hits.end(), *m_current);
    if (step > 0) {
        place = place == m_hits.end() ? m_hits.begin() : place;
    } else {
        place = std::prev(place == m_hits.begin() ? m_hits.end() : place);
    }
    goTo(*place);
    return true;
}

// --- The selected sentence ---

void CorpusController::setCurrent(std::optional<SentenceRow> row) {
    if (row != m_current) {
        m_current = row;
        Q_EMIT currentChanged();
    }
}

void CorpusController::goTo(SentenceRow row) {
    if (m_list->indexOf(row) < 0) {
        const workspace::CorpusInfo* info = corpus();
        if (info == nullptr || static_cast<std::int64_t>(row) >= info->sentences) {
            return;
        }
        if (!isListedKind(row)) {
            m_proseOnly = false;
            m_hits = m_found;
        }
        const std::int64_t end = static_cast<std::int64_t>(m_extent.first) + m_extent.sentences;
        if (row < m_extent.first || static_cast<std::int64_t>(row) >= end) {
            m_extent = {0, info->sentences};
            if (!m_words.isEmpty()) {
                searchNow(); // in all of it
            }
        }
        m_hitsOnly = m_hitsOnly && m_words.isEmpty();
        rebuild();
        Q_EMIT searchChanged();
    }
    if (m_current == row) {
        Q_EMIT currentChanged(); // it may be out of sight
    }
    setCurrent(row);
}

bool CorpusController::goToSentence(const QString& id) {
    const workspace::Reader* reader = m_list->reader();
    if (id.isEmpty() || reader == nullptr) {
        return false;
    }
    for (const base::RowId corpus : {m_corpus, base::RowId{0}}) {
        const auto found = workspace::sentencesOfId(*reader, corpus, id.toStdString());
        if (!found) {
            Q_EMIT failed(found.error());
            return false;
        }
        const auto known = std::find_if(found->begin(), found->end(), [this](const auto& stored) {
            return std::any_of(m_corpora.begin(), m_corpora.end(),
                               [&](const workspace::CorpusInfo& each) { return each.id == stored.corpus; });
        });
        if (known != found->end()) {
            choose(known->corpus);
            goTo(known->row);
            return true;
        }
    }
    return false;
}

bool CorpusController::goToId(const QString& typed) {
    const QString id = typed.trimmed();
    if (goToSentence(id)) {
        return true;
    }
    bool isNumber = false;
    const qint64 place = id.toLongLong(&isNumber);
    if (const workspace::CorpusInfo* info = corpus();
        isNumber && info != nullptr && place >= 1 && place <= info->sentences) {
        goTo(static_cast<SentenceRow>(place - 1));
        return true;
    }
    return false;
}

} // namespace assay::app

#include "moc_corpus_controller.cpp"
