// The only bridge between the window and threads: runs one core function in the pool, shows its progress at 20 Hz at
// most, cancels it, and hands its Result back on the GUI thread.
//
//   auto* job = jobs->start<ScoredColumns>(tr("Loading FHRI set"), [=](std::stop_token stop, base::ProgressSink& p) {
//       return store::loadScoredColumns(reader, id, stop, p);
//   });
//   job->then(this, [this](base::Result<ScoredColumns> result) { ... });   // not called once `this` is gone
//
// The work must not touch widgets. All functions here are for the GUI thread.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace assay::widgets {

class JobRunner;

class Job : public QObject {
    Q_OBJECT
  public:
    enum class State { Queued, Running, Cancelling, Succeeded, Failed, Cancelled };

    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isFinished() const { return m_state >= State::Succeeded; }
    [[nodiscard]] base::Stage stage() const { return m_stage; }
    [[nodiscard]] std::optional<double> fraction() const; // 0..1 of the stage; nullopt while unknown
    [[nodiscard]] std::optional<qint64> millisecondsLeft() const; // of the stage, from its speed so far
    [[nodiscard]] std::optional<base::Error> error() const { return m_error; }

    void cancel();

  signals:
    void progressed();
    void finished();

  protected:
    explicit Job(QString title, QObject* parent);

  private:
    friend class JobRunner;
    QString m_title;
    State m_state = State::Queued;
    base::Stage m_stage = base::Stage::Reading;
    std::optional<base::Error> m_error;
};

} // namespace assay::widgets
