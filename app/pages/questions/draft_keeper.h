// Keeps what is being typed into a question in the workspace, a second after it was typed at the latest, so
// that a crash takes no more than that. Writes on a worker thread. GUI thread only.
#pragma once

#include "core/base/error.h"
#include "core/model/question.h"
#include "core/store/questions.h"
#include "core/store/workspace.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <memory>
#include <optional>
#include <set>

namespace assay::widgets {
class JobRunner;
}

namespace assay::app {

class DraftKeeper : public QObject {
    Q_OBJECT
  public:
    static constexpr int kSaveAfterMs = 1'000;

    explicit DraftKeeper(widgets::JobRunner& jobs, QObject* parent = nullptr);
    ~DraftKeeper() override; // writes what is not written yet, at once

    void setWorkspace(std::shared_ptr<store::Workspace> workspace); // after flush()

    // The question that is typed into has this revision in force.
    void setTyped(base::RowId question, std::int64_t revision, const model::Question& typed,
                  const QString& who);
    // Writes now what the timer would write later.
    void flush();
    // The question was saved or given up: nothing of it is to be found any more.
    void forget(base::RowId question);
    void drop(base::RowId question); // forget(), and a draft that is stored goes too

  Q_SIGNALS:
    void failed(const assay::base::Error& error);

  private:
    void remove(base::RowId question);

    widgets::JobRunner& m_jobs;
    std::shared_ptr<store::Workspace> m_workspace;
    std::optional<store::QuestionDraft> m_pending;
    std::set<base::RowId> m_forgotten; // while a write of theirs may still be on its way
    std::set<base::RowId> m_writing;
    QTimer m_timer;
};

} // namespace assay::app
