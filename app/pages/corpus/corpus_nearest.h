// Finds the nearest sentences by exact search over an embedding set of the workspace, in Jobs. What was
// opened for one embedding set is kept until another is asked for. GUI thread only.
#pragma once

#include "core/workspace/workspace.h"
#include "widgets/corpus/nearest_provider.h"

#include <QPointer>
#include <memory>
#include <optional>

namespace assay::widgets {
class Job;
class JobRunner;
} // namespace assay::widgets

namespace assay::app {

class CorpusNearest : public widgets::NearestProvider {
    Q_OBJECT
  public:
    // `jobs` outlives it.
    explicit CorpusNearest(widgets::JobRunner& jobs, QObject* parent = nullptr);
    ~CorpusNearest() override;

    void setWorkspace(std::shared_ptr<workspace::Workspace> workspace);

    void request(const widgets::NearestRequest& request) override;
    void cancel() override;

    // What is kept of an embedding set is let go: it was removed or made anew.
    void forget();

  private:
    struct Opened;
    void open();
    void ask();

    widgets::JobRunner& m_jobs;
    std::shared_ptr<workspace::Workspace> m_workspace;
    std::shared_ptr<Opened> m_opened;
    std::optional<widgets::NearestRequest> m_wanted;
    QPointer<widgets::Job> m_opening;
    QPointer<widgets::Job> m_asking;
    quint64 m_number = 0; // of the request that counts
};

} // namespace assay::app
