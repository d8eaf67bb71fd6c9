#include "tests/support/test_class.h"
#include "widgets/jobs/job_runner.h"

#include <QtTest/QTest>

#include <QElapsedTimer>
#include <QSemaphore>
#include <QSignalSpy>
#include <QThread>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <stdexcept>

using namespace assay;
using widgets::Job;
using widgets::JobRunner;

namespace {

// Blocks until a stop is requested, without polling.
void waitForStop(const std::stop_token& stop) {
    std::mutex mutex;
    std::condition_variable_any stopped;
    std::unique_lock lock(mutex);
    stopped.wait(lock, stop, [] { return false; });
}

base::Result<int> untilStopped(std::stop_token stop, base::ProgressSink&) {
    waitForStop(stop);
    return base::fail(base::ErrorCode::Cancelled);
}

} // namespace

class TestJobRunner : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void waitsForJobsThatBeginWhenAllIsIdle() {
        JobRunner runner;
        int done = 0;
        const auto begin = [&] {
            runner.start<int>(
                QStringLiteral("Counting"),
                [](std::stop_token, base::ProgressSink&) -> base::Result<int> { return 1; }, this,
                [&done](base::Result<int> result) { done += result.value_or(0); });
        };
        // Behind whoever waits: the loop has been told to end when the next job begins.
        connect(&runner, &JobRunner::idle, this, [&] {
            if (done < 3) {
                begin();
            }
        });
        begin();
        QVERIFY(runner.waitForFinished(10'000));
        QCOMPARE(done, 3);
    }

    void deliversOnTheGuiThreadAndNeverInsideStart() {
        JobRunner runner;
        QThread* worked = nullptr;
        QThread* delivered = nullptr;
        int value = 0;
        Job* job = runner.start<int>(
            QStringLiteral("Adding"),
            [&worked](std::stop_token, base::ProgressSink&) -> base::Result<int> {
                worked = QThread::currentThread();
                return 42;
            },
            this,
            [&](base::Result<int> result) {
                delivered = QThread::currentThread();
                value = result.value_or(-1);
            });
        QCOMPARE(delivered, nullptr);
        QCOMPARE(runner.activeCount(), 1);
        QVERIFY(runner.waitForFinished(10'000));
        QCOMPARE(value, 42);
        QCOMPARE(delivered, thread());
        QVERIFY(worked != nullptr && worked != thread());
        QCOMPARE(job->state(), Job::State::Succeeded);
        QVERIFY(!job->error());
    }

    void carriesMoveOnlyValuesAndVoid() {
        JobRunner runner;
        auto input = std::make_unique<int>(7);
        std::unique_ptr<int> output;
        bool voidDone = false;
        runner.start<std::unique_ptr<int>>(
            QStringLiteral("Moving"),
            [input = std::move(input)](std::stop_token, base::ProgressSink&) mutable
                -> base::Result<std::unique_ptr<int>> { return std::move(input); },
            this, [&output](base::Result<std::unique_ptr<int>> result) { output = std::move(*result); });
        runner.start<void>(
            QStringLiteral("Nothing"),
            [](std::stop_token, base::ProgressSink&) -> base::Result<> { return {}; }, this,
            [&voidDone](base::Result<> result) { voidDone = result.has_value(); });
        QVERIFY(runner.waitForFinished(10'000));
        QVERIFY(output);
        QCOMPARE(*output, 7);
        QVERIFY(voidDone);
    }

    void whatTheWorkHoldsIsFreedWhenItEnds() {
        JobRunner runner;
        auto held = std::make_shared<int>(1);
        const std::weak_ptr<int> watch = held;
        runner.start<int>(
            QStringLiteral("Holding"),
            [held](std::stop_token, base::ProgressSink&) -> base::Result<int> { return *held; }, this,
            [held](base::Result<int>) {});
        held.reset();
        QVERIFY(runner.waitForFinished(10'000));
        QCOMPARE(runner.jobs().size(), std::size_t{1}); // listed still
        QVERIFY(watch.expired());
    }

    void progressComesAtTwentyHertzAtMost() {
        JobRunner runner;
        std::atomic<bool> enough = false;
        std::atomic<qint64> reports = 0;
        QElapsedTimer clock;
        clock.start();
        Job* job = runner.start<int>(
            QStringLiteral("Busy"),
            [&](std::stop_token, base::ProgressSink& progress) -> base::Result<int> {
                while (!enough) {
                    progress.report(base::Stage::Reading, ++reports, 0);
                }
                return 0;
            },
            this, [](base::Result<int>) {});
        QSignalSpy progressed(job, &Job::progressed);
        QTRY_VERIFY_WITH_TIMEOUT(progressed.size() >= 6, 20'000);
        const qint64 elapsed = clock.elapsed();
        const qsizetype signalsSeen = progressed.size();
        enough = true;
        QVERIFY(runner.waitForFinished(10'000));
        QVERIFY2(reports > signalsSeen * 100, "the work reports far more often than it is shown");
        QVERIFY2(signalsSeen <= elapsed / JobRunner::kPollIntervalMs + 1,
                 qPrintable(QStringLiteral("%1 signals in %2 ms").arg(signalsSeen).arg(elapsed)));
    }

    void showsStageFractionAndWhatIsLeft() {
        JobRunner runner;
        std::atomic<qint64> done = 25;
        std::atomic<bool> enough = false;
        Job* job = runner.start<int>(
            QStringLiteral("Storing"),
            [&](std::stop_token, base::ProgressSink& progress) -> base::Result<int> {
                while (!enough) {
                    progress.report(base::Stage::Storing, done, 100);
                }
                return 0;
            },
            this, [](base::Result<int>) {});
        QTRY_COMPARE(job->stage(), std::optional(base::Stage::Storing));
        QTRY_COMPARE(job->fraction(), std::optional(0.25));
        QVERIFY(!job->millisecondsLeft()); // nothing has moved yet
        done = 50;
        QTRY_COMPARE(job->fraction(), std::optional(0.5));
        QTRY_VERIFY_WITH_TIMEOUT(job->millisecondsLeft().has_value(), 10'000);
        // 25 of 100 took more than a second since 25 stood there; 50 are left: at least two seconds.
        QVERIFY2(*job->millisecondsLeft() >= 2'000, qPrintable(QString::number(*job->millisecondsLeft())));
        enough = true;
        QVERIFY(runner.waitForFinished(10'000));
        QCOMPARE(job->fraction(), std::optional(1.0));
        QVERIFY(!job->millisecondsLeft());
    }

    void cancelStopsTheWork() {
        JobRunner runner;
        std::optional<base::ErrorCode> code;
        Job* job = runner.start<int>(QStringLiteral("Endless"), untilStopped, this,
                                     [&code](base::Result<int> result) { code = result.error().code; });
        QTRY_COMPARE(job->state(), Job::State::Running);
        job->cancel();
        QCOMPARE(job->state(), Job::State::Cancelling);
        QVERIFY(runner.waitForFinished(10'000));
        QCOMPARE(job->state(), Job::State::Cancelled);
        QCOMPARE(code, std::optional(base::ErrorCode::Cancelled));
        job->cancel(); // too late, and harmless
        QCOMPARE(job->state(), Job::State::Cancelled);
    }

    void aQueuedJobThatIsCancelledNeverRuns() {
        JobRunner runner(nullptr, 1);
        Job* first = runner.start<int>(QStringLiteral("First"), untilStopped, this, [](base::Result<int>) {});
        std::atomic<bool> ran = false;
        Job* second = runner.start<int>(
            QStringLiteral("Second"),
            [&ran](std::stop_token, base::ProgressSink&) -> base::Result<int> {
                ran = true;
                return 0;
            },
            this, [](base::Result<int>) {});
        QTRY_COMPARE(first->state(), Job::State::Running);
        QCOMPARE(second->state(), Job::State::Queued);
        second->cancel();
        QTRY_COMPARE(second->state(), Job::State::Cancelled); // while the first holds the only thread
        QCOMPARE(first->state(), Job::State::Running);
        first->cancel();
        QVERIFY(runner.waitForFinished(10'000));
        QVERIFY(!ran);
    }

    void aSuccessAfterCancelIsASuccess() {
        // Work that had already published its result says so, whatever was asked meanwhile.
        JobRunner runner;
        std::optional<int> value;
        Job* job = runner.start<int>(
            QStringLiteral("Committed"),
            [](std::stop_token stop, base::ProgressSink&) -> base::Result<int> {
                waitForStop(stop);
                return 5;
            },
            this, [&value](base::Result<int> result) { value = result.value_or(-1); });
        QTRY_COMPARE(job->state(), Job::State::Running);
        job->cancel();
        QVERIFY(runner.waitForFinished(10'000));
        QCOMPARE(job->state(), Job::State::Succeeded);
        QCOMPARE(value, std::optional(5));
    }

    void nothingIsDeliveredToAContextThatIsGone() {
        JobRunner runner;
        auto context = std::make_unique<QObject>();
        bool delivered = false;
        Job* job = runner.start<int>(QStringLiteral("Orphan"), untilStopped, context.get(),
                                     [&delivered](base::Result<int>) { delivered = true; });
        context.reset();
        job->cancel();
        QVERIFY(runner.waitForFinished(10'000));
        QCOMPARE(job->state(), Job::State::Cancelled);
        QVERIFY(!delivered);
    }

    void withoutAContextItIsAlwaysDelivered() {
        JobRunner runner;
        bool delivered = false;
        runner.start<int>(
            QStringLiteral("Free"),
            [](std::stop_token, base::ProgressSink&) -> base::Result<int> { return 1; }, nullptr,
            [&delivered](base::Result<int>) { delivered = true; });
        QVERIFY(runner.waitForFinished(10'000));
        QVERIFY(delivered);
    }

    void anExceptionBecomesAnError() {
        JobRunner runner;
        std::optional<base::Error> standard;
        std::optional<base::Error> other;
        Job* job = runner.start<int>(
            QStringLiteral("Throwing"),
            [](std::stop_token, base::ProgressSink&) -> base::Result<int> {
                throw std::runtime_error("out of luck");
            },
            this, [&standard](base::Result<int> result) { standard = result.error(); });
        runner.start<int>(
            QStringLiteral("Throwing a number"),
            [](std::stop_token, base::ProgressSink&) -> base::Result<int> { throw 42; }, this,
            [&other](base::Result<int> result) { other = result.error(); });
        QVERIFY(runner.waitForFinished(10'000));
        QVERIFY(standard && other);
        QCOMPARE(standard->code, base::ErrorCode::StorageFailure);
        QCOMPARE(standard->detail, std::string("out of luck"));
        QCOMPARE(other->code, base::ErrorCode::StorageFailure);
        QCOMPARE(job->state(), Job::State::Failed);
        QCOMPARE(job->error()->detail, std::string("out of luck"));
    }

    void theRunnerCanGoWhileManyJobsRun() {
        int delivered = 0;
        std::atomic<int> began = 0;
        {
            JobRunner runner(nullptr, 3);
            for (int i = 0; i < 200; ++i) {
                runner.start<int>(
                    QStringLiteral("Job %1").arg(i),
                    [&began](std::stop_token stop, base::ProgressSink& progress) {
                        ++began;
                        return untilStopped(stop, progress);
                    },
                    this, [&delivered](base::Result<int>) { ++delivered; });
            }
            QTRY_COMPARE(began.load(), 3);
        }
        QCoreApplication::processEvents();
        QCOMPARE(delivered, 0);
        QCOMPARE(began.load(), 3); // those that waited never began
    }

    void cancelAllThenWaitKeepsTheEventLoopAlive() {
        JobRunner runner(nullptr, 2);
        int delivered = 0;
        for (int i = 0; i < 50; ++i) {
            runner.start<int>(QStringLiteral("Job"), untilStopped, this,
                              [&delivered](base::Result<int>) { ++delivered; });
        }
        QSignalSpy idle(&runner, &JobRunner::idle);
        QVERIFY(!runner.isIdle());
        runner.cancelAll();
        QVERIFY(runner.waitForFinished(20'000));
        QCOMPARE(delivered, 50);
        QCOMPARE(idle.size(), 1);
        QCOMPARE(runner.activeCount(), 0);
    }

    void waitingGivesUpWhenTheTimeIsOver() {
        JobRunner runner;
        runner.start<int>(QStringLiteral("Endless"), untilStopped, this, [](base::Result<int>) {});
        QVERIFY(!runner.waitForFinished(1));
        QCOMPARE(runner.activeCount(), 1);
    }

    void aResultMayStartTheNextJobAndClearTheList() {
        JobRunner runner;
        bool second = false;
        runner.start<int>(
            QStringLiteral("First"),
            [](std::stop_token, base::ProgressSink&) -> base::Result<int> { return 1; }, this,
            [&](base::Result<int>) {
                runner.clearFinished();
                runner.start<int>(
                    QStringLiteral("Second"),
                    [](std::stop_token, base::ProgressSink&) -> base::Result<int> { return 2; }, this,
                    [&second](base::Result<int>) { second = true; });
            });
        QTRY_VERIFY(second);
        QVERIFY(runner.waitForFinished(10'000));
        QCOMPARE(runner.activeCount(), 0);
    }

    void onlySoManyFinishedJobsAreKept() {
        JobRunner runner;
        const int started = JobRunner::kKeptFinishedJobs + 20;
        for (int i = 0; i < started; ++i) {
            runner.start<int>(
                QString::number(i),
                [](std::stop_token, base::ProgressSink&) -> base::Result<int> { return 1; }, this,
                [](base::Result<int>) {});
        }
        QVERIFY(runner.waitForFinished(20'000));
        QCOMPARE(static_cast<int>(runner.jobs().size()), JobRunner::kKeptFinishedJobs);
        runner.clearFinished();
        QVERIFY(runner.jobs().empty());
    }
};

ASSAY_TEST(TestJobRunner)
#include "tst_job_runner.moc"
