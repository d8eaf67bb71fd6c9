// One piece of long work as the window sees it: a title, how far it is, how long it will take, how it ended,
// and a way to cancel it. Made by JobRunner::start() and owned by the runner; a finished job is deleted when
// it is cleared from the list, so keep it in a QPointer. All functions here are for the GUI thread.
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <memory>
#include <optional>

namespace assay::widgets {

class JobRunner;
struct JobTask;

class Job : public QObject {
    Q_OBJECT
  public:
    enum class State { Queued, Running, Cancelling, Succeeded, Failed, Cancelled };
    Q_ENUM(State)

    ~Job() override;

    [[nodiscard]] const QString& title() const { return m_title; }

    [[nodiscard]] State state() const { return m_state; }

    [[nodiscard]] bool isFinished() const { return m_state >= State::Succeeded; }

    // nullopt until the work has reported for the first time.
    [[nodiscard]] std::optional<base::Stage> stage() const { return m_stage; }

    // 0..1 of the present stage; nullopt while its size is unknown.
    [[nodiscard]] std::optional<double> fraction() const;
    // Of the present stage, from its speed so far; nullopt until a second's worth of it was seen.
    [[nodiscard]] std::optional<qint64> millisecondsLeft() const;
    // Since the work began; stands still once it is finished.
    [[nodiscard]] qint64 millisecondsElapsed() const;

    // Set when the state is Failed or Cancelled.
    [[nodiscard]] const std::optional<base::Error>& error() const { return m_error; }

    // Short work that needs no line in the list of jobs unless it fails.
    [[nodiscard]] bool isBackground() const { return m_background; }

    // Asks the work to stop; work that has not begun never does. Does nothing to a finished job.
    void cancel();

  Q_SIGNALS:
    void progressed(); // at 20 Hz at most
    void finished();   // after the result was handed over

  private:
    friend class JobRunner;
    Job(QString title, std::shared_ptr<JobTask> task, QObject* parent);

    bool poll(); // reads what the worker reported; true if something changed

    QString m_title;
    std::shared_ptr<JobTask> m_task;
    State m_state = State::Queued;
    std::optional<base::Stage> m_stage;
    qint64 m_done = 0;
    qint64 m_total = 0;
    qint64 m_stageStartDone = 0;
    qint64 m_finalElapsed = -1;
    QElapsedTimer m_clock;
    QElapsedTimer m_stageClock;
    std::optional<base::Error> m_error;
    bool m_background = false;
};

} // namespace assay::widgets
