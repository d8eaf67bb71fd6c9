// The only bridge between the window and threads: runs core functions in a bounded pool, polls their progress
// at 20 Hz while any of them runs, cancels them, and hands each Result back on the GUI thread.
//
//   jobs.start<model::ScoredColumns>(
//       tr("Loading %1").arg(name),
//       [workspace, id](std::stop_token stop, base::ProgressSink& progress) { ... return
//       Result<ScoredColumns>; }, this, [this](base::Result<model::ScoredColumns> result) { ... });
//
// `work` runs on a worker thread and must not touch widgets; an exception from it becomes a StorageFailure
// with the exception's text. `done` runs on the GUI thread from the event loop, never inside start(), and is
// not called once `context` is gone (a null context means: always call it, as long as the runner lives). Both
// may be move-only. All functions are for the GUI thread.
#pragma once

#include "widgets/jobs/job.h"
#include "widgets/jobs/job_task.h"

#include <QObject>
#include <QPointer>
#include <QThreadPool>
#include <QTimer>
#include <memory>
#include <utility>
#include <vector>

namespace assay::widgets {

class JobRunner : public QObject {
    Q_OBJECT
  public:
    static constexpr int kPollIntervalMs = 50;
    static constexpr int kKeptFinishedJobs = 100;

    // `threads` 0: as many as the machine has, at least 2, so that one long job never holds up the next.
    explicit JobRunner(QObject* parent = nullptr, int threads = 0);
    // Cancels and waits; results that were not delivered are dropped.
    ~JobRunner() override;

    template <typename T, typename Work, typename Done>
    Job* start(const QString& title, Work work, QObject* context, Done done) {
        return enqueue(title, std::make_shared<TypedJobTask<T, Work, Done>>(std::move(work), std::move(done)),
                       context);
    }

    // The same for work that takes a moment only: it is not listed unless it fails.
    template <typename T, typename Work, typename Done>
    Job* startBackground(const QString& title, Work work, QObject* context, Done done) {
        return enqueue(title, std::make_shared<TypedJobTask<T, Work, Done>>(std::move(work), std::move(done)),
                       context, true);
    }

    // In the order of starting, finished ones included.
    [[nodiscard]] const std::vector<Job*>& jobs() const { return m_jobs; }

    [[nodiscard]] int activeCount() const { return m_active; }

    [[nodiscard]] bool isIdle() const { return m_active == 0; }

    void cancelAll();
    void clearFinished();

    // Runs the event loop until no job is active or the time is up; true when idle. `timeoutMs` < 0: no
    // limit.
    bool waitForFinished(int timeoutMs = -1);

  Q_SIGNALS:
    void jobAdded(assay::widgets::Job* job);
    void jobAboutToBeRemoved(assay::widgets::Job* job);
    void jobRemoved();
    void jobProgressed(assay::widgets::Job* job);
    void jobFinished(assay::widgets::Job* job);
    void activeCountChanged(int count);
    void idle(); // the last active job has finished

  private:
    friend class Job;
    Job* enqueue(const QString& title, std::shared_ptr<JobTask> task, QObject* context,
                 bool background = false);
    void pollAll();
    void cancel(Job* job);
    void finish(const QPointer<Job>& job);
    void removeJob(Job* job);

    struct Delivery {
        QPointer<QObject> context;
        bool always = false;
    };

    QThreadPool m_pool;
    QTimer m_pollTimer;
    std::vector<Job*> m_jobs;
    std::vector<std::pair<Job*, Delivery>> m_deliveries;
    int m_active = 0;
};

} // namespace assay::widgets
