#include "app/pages/corpus/sentence_links.h"

#include "core/workspace/bundles/bundles.h"
#include "core/workspace/suites/questions.h"
#include "widgets/curation/bundle_name.h"
#include "widgets/jobs/job_runner.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <utility>

namespace assay::app {

struct SentenceLinks::Shelf {
    std::optional<std::unordered_map<std::string, std::vector<BundleOfSentence>>> bundles;
};

namespace {

using BundleIndex = std::unordered_map<std::string, std::vector<BundleOfSentence>>;

base::Result<BundleIndex> indexBundles(const workspace::Reader& reader, const std::stop_token& stop) {
    ASSAY_TRY(auto bundles, workspace::loadBundles(reader, 0, stop));
    ASSAY_TRY(const auto sets, workspace::bundleSets(reader));
    BundleIndex index;
    for (const workspace::StoredBundle& stored : bundles) {
        const QString label = widgets::bundleLabel(stored, sets) + QStringLiteral(" · ") +
                              widgets::bundleNameText(stored.bundle.topic);
        for (const model::BundleSentence& sentence : stored.bundle.sentences) {
            std::vector<BundleOfSentence>& known = index[sentence.sentenceId];
            if (known.empty() || known.back().id != stored.id) {
                known.push_back({stored.id, label});
            }
        }
    }
    return index;
}

base::Result<std::vector<QuestionOfSentence>>
questionsOf(const workspace::Reader& reader, const std::string& id, const std::stop_token& stop) {
    // The search looks into the evidence of questions too; who merely speaks of the id is left out below.
    ASSAY_TRY(const auto candidates, workspace::searchQuestions(reader, id));
    std::vector<QuestionOfSentence> questions;
    for (const base::RowId candidate : candidates) {
        if (stop.stop_requested()) {
            return base::fail(base::ErrorCode::Cancelled);
        }
        const auto stored = workspace::storedQuestion(reader, candidate);
        if (!stored) {
            if (stored.error().code == base::ErrorCode::NotFound) {
                continue; // undone meanwhile
            }
            return tl::unexpected(stored.error());
        }
        const std::vector<std::string>& evidence = stored->question.evidenceSentenceIds;
        if (std::find(evidence.begin(), evidence.end(), id) != evidence.end()) {
            questions.push_back({stored->id, QString::fromStdString(stored->question.questionId),
                                 QString::fromStdString(stored->question.questionText)});
        }
    }
    return questions;
}

} // namespace

SentenceLinks::SentenceLinks(widgets::JobRunner& jobs, QObject* parent)
    : QObject(parent)
    , m_jobs(jobs)
    , m_shelf(std::make_shared<Shelf>()) {}

SentenceLinks::~SentenceLinks() {
    if (m_job) {
        m_job->cancel();
    }
}

void SentenceLinks::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    cancel();
    m_workspace = std::move(workspace);
    forget();
}

void SentenceLinks::forget() {
    m_shelf = std::make_shared<Shelf>();
    if (m_job && m_isReadingBundles) {
        m_job->cancel(); // it would be read again
    }
}

void SentenceLinks::cancel() {
    m_wanted.reset();
    if (m_job && !m_isReadingBundles) {
        m_job->cancel();
    }
}

void SentenceLinks::find(const std::string& sentenceId) {
    cancel();
    if (m_workspace) {
        m_wanted = sentenceId;
        next();
    }
}

void SentenceLinks::next() {
    if (!m_wanted || m_isBusy) {
        return; // what runs comes here when it ends
    }
    m_isBusy = true;
    m_isReadingBundles = !m_shelf->bundles;
    if (m_isReadingBundles) {
        readBundles();
    } else {
        look();
    }
}

void SentenceLinks::readBundles() {
    m_job = m_jobs.startBackground<BundleIndex>(
        tr("Reading which bundles hold a sentence"),
        [workspace = m_workspace](const std::stop_token& stop, base::ProgressSink&) {
            return workspace->reader().and_then(
                [&stop](const workspace::Reader& reader) { return indexBundles(reader, stop); });
        },
        this,
        [this, shelf = m_shelf](base::Result<BundleIndex> index) {
            m_isBusy = false;
            m_isReadingBundles = false;
            if (index) {
                shelf->bundles = *std::move(index);
            } else if (shelf == m_shelf && std::exchange(m_wanted, std::nullopt)) {
                Q_EMIT failed(index.error());
            }
            next();
        });
}

void SentenceLinks::look() {
    m_job = m_jobs.startBackground<LinksOfSentence>(
        tr("Looking for questions and bundles of a sentence"),
        [workspace = m_workspace, shelf = m_shelf, sentenceId = *m_wanted](
            const std::stop_token& stop, base::ProgressSink&) -> base::Result<LinksOfSentence> {
            ASSAY_TRY(const auto reader, workspace->reader());
            LinksOfSentence links;
            links.sentenceId = sentenceId;
            ASSAY_TRY(auto questions, questionsOf(reader, sentenceId, stop));
            links.questions = std::move(questions);
            if (const auto known = shelf->bundles->find(sentenceId); known != shelf->bundles->end()) {
                links.bundles = known->second;
            }
            return links;
        },
        this,
        [this, asked = *m_wanted, shelf = m_shelf](const base::Result<LinksOfSentence>& links) {
            m_isBusy = false;
            const bool isCancelled = !links && links.error().code == base::ErrorCode::Cancelled;
            if (m_wanted == asked && shelf == m_shelf && !isCancelled) {
                m_wanted.reset();
                if (links) {
                    Q_EMIT found(*links);
                } else {
                    Q_EMIT failed(links.error());
                }
            }
            next();
        });
}

} // namespace assay::app

#include "moc_sentence_links.cpp"
