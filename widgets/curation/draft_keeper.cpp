#include "widgets/curation/draft_keeper.h"

#include "widgets/jobs/job_runner.h"

#include <utility>

namespace assay::widgets {

DraftKeeper::DraftKeeper(JobRunner& jobs, Remove remove, QObject* parent)
    : QObject(parent)
    , m_jobs(jobs)
    , m_remove(std::move(remove)) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(kSaveAfterMs);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (m_pending && m_removing.contains(m_pending->key)) {
            m_timer.start();
        } else {
            flush();
        }
    });
}

DraftKeeper::~DraftKeeper() {
    if (m_pending && m_workspace) {
        // No job outlives the window. An error has nowhere to be shown any more.
        static_cast<void>(m_pending->save(*m_workspace));
    }
}

void DraftKeeper::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    m_timer.stop();
    m_pending.reset();
    m_forgotten.clear();
    m_writing.clear();
    m_removing.clear();
    m_workspace = std::move(workspace);
}

void DraftKeeper::setTyped(const std::string& key, Save save) {
    if (!m_workspace || m_workspace->isReadOnly()) {
        return;
    }
    if (m_pending && m_pending->key != key) {
        flush();
    }
    m_forgotten.erase(key);
    m_pending = Pending{key, std::move(save)};
    if (!m_timer.isActive()) {
        m_timer.start(); // not again at each key: a person who types on and on is saved once a second
    }
}

void DraftKeeper::flush() {
    m_timer.stop();
    if (!m_pending || !m_workspace) {
        return;
    }
    const Pending draft = *std::exchange(m_pending, std::nullopt);
    m_writing.insert(draft.key);
    m_jobs.startBackground<void>(
        tr("Keeping a draft"),
        [workspace = m_workspace, save = draft.save](const std::stop_token&, base::ProgressSink&) {
            return save(*workspace);
        },
        this,
        [this, workspace = m_workspace, draft](base::Result<> saved) {
            const bool forgotten = workspace == m_workspace && m_forgotten.contains(draft.key);
            const bool typedOn = workspace == m_workspace && m_pending && m_pending->key == draft.key;
            if (!saved && saved.error().code == base::ErrorCode::Cancelled && !forgotten && !typedOn) {
                saved = draft.save(*workspace); // the window is being closed: there is no later
            }
            if (workspace != m_workspace) {
                return;
            }
            m_writing.erase(draft.key);
            if (m_forgotten.erase(draft.key) > 0) {
                remove(draft.key); // it was saved while its draft was being written
            } else if (!saved && saved.error().code != base::ErrorCode::Cancelled) {
                Q_EMIT failed(saved.error());
            }
        });
}

void DraftKeeper::forget(const std::string& key) {
    if (m_pending && m_pending->key == key) {
        m_pending.reset();
        m_timer.stop();
    }
    if (m_writing.contains(key)) {
        m_forgotten.insert(key);
    }
}

void DraftKeeper::drop(const std::string& key) {
    forget(key);
    if (!m_writing.contains(key)) {
        remove(key);
    }
}

void DraftKeeper::remove(const std::string& key) {
    if (!m_workspace || m_workspace->isReadOnly()) {
        return;
    }
    m_removing.insert(key);
    m_jobs.startBackground<void>(
        tr("Removing a draft"),
        [workspace = m_workspace, key, remove = m_remove](const std::stop_token&, base::ProgressSink&) {
            return remove(*workspace, key);
        },
        this,
        [this, workspace = m_workspace, key](base::Result<> dropped) {
            if (const auto at = m_removing.find(key); workspace == m_workspace && at != m_removing.end()) {
                m_removing.erase(at);
            }
            const bool typedAgain =
                workspace == m_workspace && (m_writing.contains(key) || (m_pending && m_pending->key == key));
            if (!dropped && dropped.error().code == base::ErrorCode::Cancelled && !typedAgain) {
                dropped = m_remove(*workspace, key); // the window is being closed
            }
            if (!dropped && dropped.error().code != base::ErrorCode::Cancelled) {
                Q_EMIT failed(dropped.error());
            }
        });
}

} // namespace assay::widgets

#include "moc_draft_keeper.cpp"
