#include "tests/support/test_class.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/jobs/jobs_model.h"
#include "widgets/jobs/jobs_panel.h"
#include "widgets/text/error_text.h"

#include <QtTest/QTest>

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <condition_variable>
#include <mutex>

using namespace assay;
using widgets::Job;
using widgets::JobRunner;
using widgets::JobsModel;
using widgets::JobsPanel;

namespace {

base::Result<int> untilStopped(std::stop_token stop, base::ProgressSink& progress) {
    progress.report(base::Stage::Storing, 62, 100);
    std::mutex mutex;
    std::condition_variable_any stopped;
    std::unique_lock lock(mutex);
    stopped.wait(lock, stop, [] { return false; });
    return base::fail(base::ErrorCode::Cancelled);
}

base::Result<int> failing(std::stop_token, base::ProgressSink&) {
    return base::fail(base::ErrorCode::FileNotFound, {}, "scores.json");
}

} // namespace

class TestJobsPanel : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void saysThatNothingRuns() {
        JobRunner runner;
        JobsPanel panel(runner);
        panel.show();
        const auto* empty = panel.findChild<QLabel*>(QStringLiteral("jobsEmpty"));
        QVERIFY(empty->isVisible());
        QVERIFY(empty->text().contains(QStringLiteral("Nothing is running")));
        QVERIFY(!panel.findChild<QToolButton*>(QStringLiteral("jobsCancel"))->isEnabled());
        QVERIFY(!panel.findChild<QToolButton*>(QStringLiteral("jobsClear"))->isEnabled());
    }

    void listsWhatRunsWithStageAndShare() {
        JobRunner runner;
        JobsPanel panel(runner);
        panel.show();
        const QAbstractItemModelTester tester(&panel.model());
        runner.start<int>(QStringLiteral("Importing eval"), untilStopped, this, [](base::Result<int>) {});
        const JobsModel& model = panel.model();
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.index(0, JobsModel::TitleColumn).data().toString(), QStringLiteral("Importing eval"));
        QTRY_COMPARE(model.index(0, JobsModel::StateColumn).data().toString(), QStringLiteral("Storing"));
        QCOMPARE(model.index(0, 0).data(JobsModel::PercentRole).toInt(), 62);
        QVERIFY(model.index(0, JobsModel::ProgressColumn).data().toString().startsWith(QStringLiteral("62")));
        QVERIFY(
            panel.findChild<QLabel*>(QStringLiteral("jobsSummary"))->text().contains(QStringLiteral("1")));
        runner.cancelAll();
        QVERIFY(runner.waitForFinished(10'000));
    }

    void cancelsTheOnlyOneByButton() {
        JobRunner runner;
        JobsPanel panel(runner);
        panel.show();
        Job* job = runner.start<int>(QStringLiteral("Endless"), untilStopped, this, [](base::Result<int>) {});
        auto* cancel = panel.findChild<QToolButton*>(QStringLiteral("jobsCancel"));
        QTRY_VERIFY(cancel->isEnabled());
        QTest::mouseClick(cancel, Qt::LeftButton);
        QVERIFY(runner.waitForFinished(10'000));
        QCOMPARE(job->state(), Job::State::Cancelled);
        QVERIFY(!cancel->isEnabled());
    }

    void cancelsTheSelectedOneByKey() {
        JobRunner runner;
        JobsPanel panel(runner);
        panel.show();
        Job* first = runner.start<int>(QStringLiteral("First"), untilStopped, this, [](base::Result<int>) {});
        Job* second =
            runner.start<int>(QStringLiteral("Second"), untilStopped, this, [](base::Result<int>) {});
        auto* table = panel.findChild<QTableView*>(QStringLiteral("jobsTable"));
        QCOMPARE(panel.model().jobAt(0), second); // newest first
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        table->setFocus();
        table->selectRow(1);
        QTest::keyClick(table, Qt::Key_Delete);
        QTRY_COMPARE(first->state(), Job::State::Cancelled);
        QVERIFY(!second->isFinished());
        runner.cancelAll();
        QVERIFY(runner.waitForFinished(10'000));
    }

    void saysHowItEndedAndClears() {
        JobRunner runner;
        JobsPanel panel(runner);
        panel.show();
        const QAbstractItemModelTester tester(&panel.model());
        Job* job = runner.start<int>(QStringLiteral("Reading"), failing, this, [](base::Result<int>) {});
        runner.start<int>(
            QStringLiteral("Good"),
            [](std::stop_token, base::ProgressSink&) -> base::Result<int> { return 1; }, this,
            [](base::Result<int>) {});
        QVERIFY(runner.waitForFinished(10'000));
        QCOMPARE(panel.model().index(1, JobsModel::StateColumn).data().toString(),
                 widgets::errorText(*job->error()));
        QCOMPARE(panel.model().index(0, JobsModel::StateColumn).data().toString(), QStringLiteral("Done"));
        auto* clear = panel.findChild<QToolButton*>(QStringLiteral("jobsClear"));
        QTest::mouseClick(clear, Qt::LeftButton);
        QCOMPARE(panel.model().rowCount(), 0);
        QVERIFY(panel.findChild<QLabel*>(QStringLiteral("jobsEmpty"))->isVisible());
    }

    void backgroundJobsShowOnlyWhenTheyFail() {
        JobRunner runner;
        JobsModel model(runner);
        const QAbstractItemModelTester tester(&model);
        runner.startBackground<int>(
            QStringLiteral("Quick"),
            [](std::stop_token, base::ProgressSink&) -> base::Result<int> { return 1; }, this,
            [](base::Result<int>) {});
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(runner.waitForFinished(10'000));
        QCOMPARE(model.rowCount(), 0);
        runner.startBackground<int>(QStringLiteral("Failing"), failing, this, [](base::Result<int>) {});
        QVERIFY(runner.waitForFinished(10'000));
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.leadingJob(), nullptr);
    }
};

ASSAY_TEST(TestJobsPanel)
#include "tst_jobs_panel.moc"
