#include "app/pages/questions/draft_keeper.h"

#include "widgets/jobs/job_runner.h"

#include <utility>

namespace assay::app {

DraftKeeper::DraftKeeper(widgets::JobRunner& jobs, QObject* parent)
    : QObject(parent)
    , m_jobs(jobs) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(kSaveAfterMs);
    connect(&m_timer, &QTimer::timeout, this, &DraftKeeper::flush);
}

DraftKeeper::~DraftKeeper() {
    if (m_pending && m_workspace) {
        // No job outlives the window. An error has nowhere to be shown any more.
        static_cast<void>(store::saveQuestionDraft(*m_workspace, *m_pending));
    }
}

void DraftKeeper::setWorkspace(std::shared_ptr<store::Workspace> workspace) {
    m_timer.stop();
    m_pending.reset();
    m_forgotten.clear();
    m_writing.clear();
    m_workspace = std::move(workspace);
}

void DraftKeeper::setTyped(base::RowId question, std::int64_t revision, const model::Question& typed,
                           const QString& who) {
    if (!m_workspace || m_workspace->isReadOnly()) {
        return;
    }
    if (m_pending && m_pending->question != question) {
        flush();
    }
    m_forgotten.erase(question);
    m_pending = store::QuestionDraft{question, revision, typed, who.toStdString(), {}};
    if (!m_timer.isActive()) {
        m_timer.start(); // not again at each key: a person who types on and on is saved once a second
    }
}

void DraftKeeper::flush() {
    m_timer.stop();
    if (!m_pending || !m_workspace) {
        return;
    }
    const store::QuestionDraft draft = *std::exchange(m_pending, std::nullopt);
    m_writing.insert(draft.question);
    m_jobs.startBackground<void>(
        tr("Keeping a draft"),
        [workspace = m_workspace, draft](const std::stop_token&, base::ProgressSink&) {
            return store::saveQuestionDraft(*workspace, draft);
        },
        this,
        [this, workspace = m_workspace, question = draft.question](const base::Result<>& saved) {
            if (workspace != m_workspace) {
                return;
            }
            m_writing.erase(question);
            if (m_forgotten.erase(question) > 0) {
                remove(question); // it was saved while its draft was being written
            } else if (!saved && saved.error().code != base::ErrorCode::Cancelled) {
                Q_EMIT failed(saved.error());
            }
        });
}

void DraftKeeper::forget(base::RowId question) {
    if (m_pending && m_pending->question == question) {
        m_pending.reset();
        m_timer.stop();
    }
    if (m_writing.contains(question)) {
        m_forgotten.insert(question);
    }
}

void DraftKeeper::drop(base::RowId question) {
    forget(question);
    if (!m_writing.contains(question)) {
        remove(question);
    }
}

void DraftKeeper::remove(base::RowId question) {
    if (!m_workspace || m_workspace->isReadOnly()) {
        return;
    }
    m_jobs.startBackground<void>(
        tr("Removing a draft"),
        [workspace = m_workspace, question](const std::stop_token&, base::ProgressSink&) {
            return store::dropQuestionDraft(*workspace, question);
        },
        this,
        [this](const base::Result<>& dropped) {
            if (!dropped && dropped.error().code != base::ErrorCode::Cancelled) {
                Q_EMIT failed(dropped.error());
            }
        });
}

} // namespace assay::app
