#include "widgets/jobs/job_runner.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QThread>
#include <algorithm>
#include <utility>

namespace assay::widgets {
namespace {

void logFinished(const Job& job) {
    const char* outcome = job.state() == Job::State::Succeeded   ? "done"
                          : job.state() == Job::State::Cancelled ? "cancelled"
                                                                 : "failed";
    const std::string_view reason =
        job.state() == Job::State::Failed ? base::errorCodeName(job.error()->code) : std::string_view();
    const QString text = QStringLiteral("Job %1 after %2 ms: %3")
                             .arg(QLatin1String(outcome))
                             .arg(job.millisecondsElapsed())
                             .arg(job.title());
    if (job.isBackground()) {
        qDebug("%s %.*s", qUtf8Printable(text), static_cast<int>(reason.size()), reason.data());
    } else {
        qInfo("%s %.*s", qUtf8Printable(text), static_cast<int>(reason.size()), reason.data());
    }
}

} // namespace

JobRunner::JobRunner(QObject* parent, int threads)
    : QObject(parent) {
    m_pool.setMaxThreadCount(threads > 0 ? threads : std::max(2, QThread::idealThreadCount()));
    m_pollTimer.setInterval(kPollIntervalMs);
    connect(&m_pollTimer, &QTimer::timeout, this, &JobRunner::pollAll);
}

JobRunner::~JobRunner() {
    m_pollTimer.stop();
    // Newest first: what still waits is claimed before a worker that is stopped could take it.
    for (auto job = m_jobs.rbegin(); job != m_jobs.rend(); ++job) {
        if (const auto& task = (*job)->m_task) {
            task->claimed.store(true);
            task->stop.request_stop();
        }
    }
    m_pool.waitForDone();
}

Job* JobRunner::enqueue(const QString& title, std::shared_ptr<JobTask> task, QObject* context,
                        bool background) {
    auto* job = new Job(title, task, this);
    job->m_background = background;
    qDebug("Job begins: %s", qUtf8Printable(title));
    m_jobs.push_back(job);
    m_deliveries.emplace_back(job, Delivery{context, context == nullptr});
    ++m_active;
    if (!m_pollTimer.isActive()) {
        m_pollTimer.start();
    }
    m_pool.start([this, task = std::move(task), guard = QPointer<Job>(job)]() mutable {
        if (task->claimed.exchange(true)) {
            return;
        }
        task->running.store(true, std::memory_order_release);
        if (task->stop.stop_requested()) {
            task->discard();
        } else {
            QElapsedTimer clock;
            clock.start();
            task->run();
            task->ranMilliseconds = clock.elapsed();
        }
        task.reset(); // the job holds it; what it keeps is destroyed on the GUI thread
        // The runner outlives its pool's work (see the destructor), so `this` is alive here.
        QMetaObject::invokeMethod(this, [this, guard] { finish(guard); }, Qt::QueuedConnection);
    });
    Q_EMIT jobAdded(job);
    Q_EMIT activeCountChanged(m_active);
    return job;
}

void JobRunner::pollAll() {
    // A slot of a progress signal may start or clear jobs, hence the copy and the guards.
    std::vector<QPointer<Job>> active;
    for (Job* job : m_jobs) {
        if (!job->isFinished()) {
            active.emplace_back(job);
        }
    }
    for (const QPointer<Job>& job : active) {
        if (job && !job->isFinished() && job->poll()) {
            Q_EMIT job->progressed();
            if (job) {
                Q_EMIT jobProgressed(job);
            }
        }
    }
}

void JobRunner::cancel(Job* job) {
    if (job->isFinished() || job->m_state == Job::State::Cancelling) {
        return;
    }
    job->m_state = Job::State::Cancelling;
    job->m_task->stop.request_stop();
    if (!job->m_task->claimed.exchange(true)) {
        job->m_task->discard();
        QMetaObject::invokeMethod(
            this, [this, guard = QPointer<Job>(job)] { finish(guard); }, Qt::QueuedConnection);
    }
    const QPointer<Job> guard(job);
    Q_EMIT job->progressed();
    if (guard) {
        Q_EMIT jobProgressed(job);
    }
}

void JobRunner::cancelAll() {
    // A slot of a progress signal may clear the list. Newest first, as in the destructor.
    const std::vector<QPointer<Job>> all(m_jobs.rbegin(), m_jobs.rend());
    for (const QPointer<Job>& job : all) {
        if (job) {
            cancel(job);
        }
    }
}

void JobRunner::finish(const QPointer<Job>& job) {
    if (!job || job->isFinished()) {
        return;
    }
    job->poll();
    job->m_finalElapsed = job->m_task->ranMilliseconds; // short work is over before it is polled
    job->m_error = job->m_task->error();
    job->m_state = !job->m_error                                      ? Job::State::Succeeded
                   : job->m_error->code == base::ErrorCode::Cancelled ? Job::State::Cancelled
                                                                      : Job::State::Failed;
    const auto entry = std::find_if(m_deliveries.begin(), m_deliveries.end(),
                                    [&job](const auto& delivery) { return delivery.first == job; });
    const Delivery delivery = entry->second;
    m_deliveries.erase(entry);
    logFinished(*job);
    // The job is still counted as active while its result is handed over: whoever waits for idle sees the
    // effect. A job stays in the list for a while; what its work and its callback hold must not stay with it.
    std::shared_ptr<JobTask> task = std::exchange(job->m_task, nullptr);
    const QPointer<JobRunner> self(this);
    if (delivery.always || delivery.context) {
        task->deliver();
    }
    task.reset();
    if (!self) {
        return;
    }
    --m_active;
    if (m_active == 0) {
        m_pollTimer.stop();
    }
    if (job) {
        Q_EMIT job->finished();
    }
    if (job) {
        Q_EMIT jobFinished(job);
    }
    Q_EMIT activeCountChanged(m_active);
    if (m_active == 0) {
        Q_EMIT idle();
    }
    const auto finishedCount = static_cast<int>(m_jobs.size()) - m_active;
    if (finishedCount > kKeptFinishedJobs) {
        const auto oldest =
            std::find_if(m_jobs.begin(), m_jobs.end(), [](const Job* each) { return each->isFinished(); });
        removeJob(*oldest);
    }
}

void JobRunner::removeJob(Job* job) {
    Q_EMIT jobAboutToBeRemoved(job);
    m_jobs.erase(std::find(m_jobs.begin(), m_jobs.end(), job));
    job->deleteLater();
    Q_EMIT jobRemoved();
}

void JobRunner::clearFinished() {
    const std::vector<Job*> all = m_jobs;
    for (Job* job : all) {
        // One whose result is being handed over just now has no delivery any more but is still counted.
        if (job->isFinished()) {
            removeJob(job);
        }
    }
}

bool JobRunner::waitForFinished(int timeoutMs) {
    // Who hears that all is idle may begin the next job at once.
    const QDeadlineTimer deadline(timeoutMs);
    while (!isIdle() && !deadline.hasExpired()) {
        QEventLoop loop;
        connect(this, &JobRunner::idle, &loop, &QEventLoop::quit);
        if (timeoutMs >= 0) {
            QTimer::singleShot(deadline.remainingTime(), &loop, &QEventLoop::quit);
        }
        loop.exec();
    }
    return isIdle();
}

} // namespace assay::widgets

#include "moc_job_runner.cpp"
