#include "widgets/jobs/job.h"

#include "widgets/jobs/job_runner.h"

#include <algorithm>

namespace assay::widgets {
namespace {

// A time left that is guessed from less than this jumps about and helps nobody.
constexpr qint64 kMinimumElapsedMs = 1'000;

} // namespace

Job::Job(QString title, std::shared_ptr<JobTask> task, QObject* parent)
    : QObject(parent)
    , m_title(std::move(title))
    , m_task(std::move(task)) {}

Job::~Job() = default;

std::optional<double> Job::fraction() const {
    if (m_state == State::Succeeded) {
        return 1.0;
    }
    if (m_total <= 0) {
        return std::nullopt;
    }
    return std::clamp(static_cast<double>(m_done) / static_cast<double>(m_total), 0.0, 1.0);
}

std::optional<qint64> Job::millisecondsLeft() const {
    if (m_state != State::Running || m_total <= 0 || !m_stageClock.isValid()) {
        return std::nullopt;
    }
    const qint64 elapsed = m_stageClock.elapsed();
    const qint64 moved = m_done - m_stageStartDone;
    if (elapsed < kMinimumElapsedMs || moved <= 0 || m_done > m_total) {
        return std::nullopt;
    }
    return static_cast<qint64>(static_cast<double>(elapsed) * static_cast<double>(m_total - m_done) /
                               static_cast<double>(moved));
}

qint64 Job::millisecondsElapsed() const {
    if (m_finalElapsed >= 0) {
        return m_finalElapsed;
    }
    return m_clock.isValid() ? m_clock.elapsed() : 0;
}

void Job::cancel() {
    static_cast<JobRunner*>(parent())->cancel(this);
}

bool Job::poll() {
    bool changed = false;
    if (m_state == State::Queued && m_task->running.load(std::memory_order_acquire)) {
        m_state = State::Running;
        m_clock.start();
        changed = true;
    }
    const int stage = m_task->stage.load(std::memory_order_relaxed);
    if (stage < 0) {
        return changed;
    }
    const qint64 done = m_task->done.load(std::memory_order_relaxed);
    const qint64 total = m_task->total.load(std::memory_order_relaxed);
    const auto newStage = static_cast<base::Stage>(stage);
    if (m_stage != newStage || done < m_done) {
        m_stage = newStage;
        m_stageStartDone = done;
        m_stageClock.start();
        changed = true;
    }
    changed = changed || done != m_done || total != m_total;
    m_done = done;
    m_total = total;
    return changed;
}

} // namespace assay::widgets

#include "moc_job.cpp"
