#include "app/pages/corpus/corpus_nearest.h"

#include "core/evaluate/neighbours/workspace_searches.h"
#include "widgets/jobs/job_runner.h"

#include <algorithm>
#include <array>
#include <utility>

namespace assay::app {

using widgets::NearestAnswer;
using widgets::NearestRequest;

struct CorpusNearest::Opened {
    std::shared_ptr<workspace::Workspace> workspace; // outlives the rest
    base::RowId corpus = 0;
    base::RowId embeddings = 0;
    std::unique_ptr<evaluate::WorkspaceSearches> searches; // owns what the search needs
    std::shared_ptr<const retrieval::Search> search;
};

namespace {

// What tells the section of a sentence from all others.
retrieval::Filter sectionOf(const model::Sentence& sentence) {
    retrieval::Filter filter;
    if (sentence.cik) {
        filter.push_back({"cik", std::to_string(*sentence.cik)});
    } else {
        filter.push_back({"company", sentence.company});
    }
    filter.push_back({"form", sentence.form});
    filter.push_back({"year", sentence.year ? std::to_string(*sentence.year) : std::string()});
    filter.push_back({"section", sentence.section});
    return filter;
}

base::Result<NearestAnswer> nearest(const workspace::Workspace& workspace, const retrieval::Search& search,
                                    const NearestRequest& request, const std::stop_token& stop) {
    ASSAY_TRY(auto reader, workspace.reader());
    NearestAnswer answer;
    answer.request = request;
    answer.search = QString::fromStdString(search.capabilities().label);
    const std::array rows{request.row};
    ASSAY_TRY(const auto vector, search.vectorsOf(rows));
    if (std::all_of(vector.begin(), vector.end(), [](float value) { return value == 0; })) {
        answer.hasVector = false;
        return answer;
    }
    ASSAY_TRY(const auto own, workspace::sentencesOfRows(reader, request.corpus, rows));
    const std::array queries{retrieval::Query{vector, own.front().sentence.text}};
    ASSAY_TRY(const auto hits,
              search.search(queries, static_cast<std::size_t>(request.count) + 1,
                            request.ownSection ? sectionOf(own.front().sentence) : retrieval::Filter{},
                            stop));
    std::vector<workspace::SentenceRow> found;
    std::vector<double> distances;
    for (const retrieval::Hit& hit : hits.front()) {
        if (hit.row != request.row && found.size() < static_cast<std::size_t>(request.count)) {
            found.push_back(hit.row);
            distances.push_back(static_cast<double>(hit.distance));
        }
    }
    ASSAY_TRY(auto sentences, workspace::sentencesOfRows(reader, request.corpus, found));
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        answer.sentences.push_back({std::move(sentences[i]), distances[i]});
    }
    return answer;
}

} // namespace

CorpusNearest::CorpusNearest(widgets::JobRunner& jobs, QObject* parent)
    : NearestProvider(parent)
    , m_jobs(jobs) {}

CorpusNearest::~CorpusNearest() {
    cancel();
    forget();
}

void CorpusNearest::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    cancel();
    forget();
    m_workspace = std::move(workspace);
}

void CorpusNearest::cancel() {
    ++m_number;
    m_wanted.reset();
    if (m_asking) {
        m_asking->cancel();
    }
    m_asking.clear();
}

void CorpusNearest::forget() {
    if (m_opening) {
        m_opening->cancel();
    }
    m_opening.clear();
    m_opened.reset();
}

void CorpusNearest::request(const NearestRequest& request) {
    cancel();
    if (!m_workspace) {
        return;
    }
    m_wanted = request;
    if (m_opened && m_opened->corpus == request.corpus && m_opened->embeddings == request.embeddings) {
        if (!m_opening) {
            ask();
        }
        return;
    }
    forget();
    open();
}

// Later requests for the same embedding set wait for it.
void CorpusNearest::open() {
    auto opened = std::make_shared<Opened>();
    opened->workspace = m_workspace;
    opened->corpus = m_wanted->corpus;
    opened->embeddings = m_wanted->embeddings;
    m_opened = opened;
    m_opening = m_jobs.start<void>(
        tr("Opening the vectors of a corpus"),
        [opened](const std::stop_token& stop, base::ProgressSink& progress) -> base::Result<> {
            ASSAY_TRY(auto searches, evaluate::WorkspaceSearches::open(*opened->workspace, opened->corpus,
                                                                       opened->embeddings, stop, progress));
            ASSAY_TRY(auto search, searches->search({}, stop, progress));
            opened->searches = std::move(searches);
            opened->search = std::move(search);
            return {};
        },
        this,
        [this, opened](const base::Result<>& result) {
            if (opened != m_opened) {
                return;
            }
            m_opening.clear();
            if (result) {
                if (m_wanted) {
                    ask();
                }
                return;
            }
            m_opened.reset();
            if (m_wanted) {
                Q_EMIT failed(result.error());
            }
        });
}

void CorpusNearest::ask() {
    m_asking = m_jobs.startBackground<NearestAnswer>(
        tr("Finding the nearest sentences"),
        [opened = m_opened, request = *m_wanted](const std::stop_token& stop, base::ProgressSink&) {
            return nearest(*opened->workspace, *opened->search, request, stop);
        },
        this,
        [this, number = m_number](const base::Result<NearestAnswer>& answer) {
            if (number != m_number) {
                return;
            }
            m_asking.clear();
            if (answer) {
                Q_EMIT found(*answer);
            } else {
                Q_EMIT failed(answer.error());
            }
        });
}

} // namespace assay::app

#include "moc_corpus_nearest.cpp"
