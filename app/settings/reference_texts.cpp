#include "app/settings/reference_texts.h"

#include "app/settings/engines_file.h"
#include "core/evaluate/neighbours/engine_documents.h"
#include "widgets/jobs/job.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/text/error_text.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <utility>

namespace assay::app {
namespace {

using evaluate::EngineDocuments;

// The engines that texts come from, each opened once and again when its connection has been edited.
class OpenedEngines {
  public:
    // May wait for a person who unlocks the key ring.
    base::Result<std::shared_ptr<EngineDocuments>> of(const std::string& name) {
        const std::scoped_lock lock(m_mutex);
        ASSAY_TRY(const auto connection, engineConnection(name));
        const auto known = m_opened.find(name);
        if (known != m_opened.end() && known->second.connection == connection) {
            return known->second.documents;
        }
        ASSAY_TRY(auto engine, engineSource()(name));
        auto documents =
            std::make_shared<EngineDocuments>(std::move(engine), EngineDocuments::kRemembered, false);
        m_opened[name] = {connection, documents};
        return documents;
    }

  private:
    struct Opened {
        retrieval::EngineConnection connection;
        std::shared_ptr<EngineDocuments> documents;
    };

    std::mutex m_mutex;
    std::map<std::string, Opened> m_opened;
};

OpenedEngines& openedEngines() {
    static OpenedEngines engines;
    return engines;
}

base::Result<std::map<std::string, std::string>>
textsThere(const std::string& connection, const std::vector<std::string>& ids, const std::stop_token& stop) {
    ASSAY_TRY(const auto documents, openedEngines().of(connection));
    ASSAY_TRY(const auto found, documents->of(ids, stop));
    std::map<std::string, std::string> texts;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (found[i]) {
            texts[ids[i]] = found[i]->text;
        }
    }
    return texts;
}

} // namespace

struct ReferenceTexts::Fetched {
    std::map<std::string, std::string> texts;
    std::optional<base::Error> trouble; // a state of the pane, not of the job
};

std::optional<workspace::CorpusReference> referenceOf(const std::vector<workspace::CorpusInfo>& corpora,
                                                      base::RowId corpus) {
    const auto found = std::ranges::find(corpora, corpus, &workspace::CorpusInfo::id);
    return found == corpora.end() ? std::nullopt : workspace::corpusReference(*found).value_or(std::nullopt);
}

ReferenceTexts::ReferenceTexts(widgets::JobRunner& jobs, QObject* parent)
    : QObject(parent)
    , m_jobs(jobs) {}

ReferenceTexts::~ReferenceTexts() {
    if (m_job) {
        m_job->cancel();
    }
}

void ReferenceTexts::want(const std::optional<workspace::CorpusReference>& reference,
                          std::vector<std::string> ids) {
    if (m_job) {
        m_job->cancel();
    }
    ++m_request;
    m_job.clear();
    m_texts.clear();
    m_trouble.clear();
    m_isFetching = reference && !ids.empty();
    m_connection = reference ? QString::fromStdString(reference->connection) : QString();
    if (!m_isFetching) {
        return;
    }
    m_job = m_jobs.startBackground<Fetched>(
        tr("Fetching texts from the engine “%1”").arg(m_connection),
        [connection = reference->connection,
         ids = std::move(ids)](const std::stop_token& stop, base::ProgressSink&) -> base::Result<Fetched> {
            auto texts = textsThere(connection, ids, stop);
            return texts ? Fetched{std::move(*texts), std::nullopt} : Fetched{{}, std::move(texts.error())};
        },
        this,
        [this, request = m_request](base::Result<Fetched> fetched) {
            if (request != m_request) {
                return; // something else is looked at by now
            }
            m_isFetching = false;
            if (!fetched) {
                m_trouble = widgets::errorText(fetched.error());
            } else if (fetched->trouble) {
                m_trouble = widgets::errorText(*fetched->trouble);
            } else {
                m_texts = std::move(fetched->texts);
            }
            Q_EMIT changed();
        });
}

QString ReferenceTexts::text(const std::string& id) const {
    const auto found = m_texts.find(id);
    return found == m_texts.end() ? QString() : QString::fromStdString(found->second);
}

QString ReferenceTexts::whyNone(const std::string& id) const {
    if (m_connection.isEmpty() || !text(id).isEmpty()) {
        return {};
    }
    if (const QString all = state(); !all.isEmpty()) {
        return all;
    }
    return m_texts.contains(id) ? tr("The engine “%1” has no text of it.").arg(m_connection)
                                : tr("The engine “%1” has no such sentence.").arg(m_connection);
}

QString ReferenceTexts::state() const {
    if (m_isFetching) {
        return tr("The text is fetched from the engine “%1”…").arg(m_connection);
    }
    return m_trouble.isEmpty() ? QString()
                               : tr("The text stays in the engine “%1”, which cannot be asked now: %2")
                                     .arg(m_connection, m_trouble);
}

} // namespace assay::app

#include "moc_reference_texts.cpp"
