// Keeps what is being typed in the workspace, a second after it was typed at the latest, so that a crash
// takes no more than that. Writes on a worker thread. GUI thread only.
#pragma once

#include "core/base/error.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <QObject>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>

namespace assay::widgets {
class JobRunner;
}

namespace assay::widgets {

class DraftKeeper : public QObject {
    Q_OBJECT
  public:
    static constexpr int kSaveAfterMs = 1'000;

    // How a draft gets into the workspace. On any thread.
    using Save = std::function<base::Result<>(workspace::Workspace&)>;
    // And out of it, by its key; one that is not there is no error.
    using Remove = std::function<base::Result<>(workspace::Workspace&, const std::string& key)>;

    DraftKeeper(JobRunner& jobs, Remove remove, QObject* parent = nullptr);
    ~DraftKeeper() override; // writes what is not written yet, at once

    void setWorkspace(std::shared_ptr<workspace::Workspace> workspace); // after flush()

    // `key` says what the draft is of: the one before it of that key is replaced.
    void setTyped(const std::string& key, Save save);
    // Writes now what the timer would write later.
    void flush();
    // It was saved or given up: nothing of it is to be found any more.
    void forget(const std::string& key);
    void drop(const std::string& key); // forget(), and a draft that is stored goes too

  Q_SIGNALS:
    void failed(const assay::base::Error& error);

  private:
    struct Pending {
        std::string key;
        Save save;
    };

    void remove(const std::string& key);

    JobRunner& m_jobs;
    const Remove m_remove;
    std::shared_ptr<workspace::Workspace> m_workspace;
    std::optional<Pending> m_pending;
    std::set<std::string> m_forgotten; // while a write of theirs may still be on its way
    std::set<std::string> m_writing;
    std::multiset<std::string> m_removing; // what is typed meanwhile waits, or it would go with it
    QTimer m_timer;
};

} // namespace assay::widgets
