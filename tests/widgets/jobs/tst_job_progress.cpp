// What the bar of a job shows before it has results, and then.
#include "tests/support/test_class.h"
#include "widgets/jobs/job.h"
#include "widgets/jobs/job_progress.h"
#include "widgets/jobs/job_runner.h"

#include <QtTest/QTest>

#include <QLabel>
#include <QProgressBar>
#include <QSemaphore>

using namespace assay;

class TestJobProgress : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    // While it makes ready, the bar moves as the job says, and not as its results, of which there are none.
    void beforeTheFirstResultTheJobSaysHowFarItIs() {
        widgets::JobRunner runner;
        QSemaphore finish;
        widgets::Job* const job = runner.start<int>(
            QStringLiteral("Asking"),
            [&finish](const std::stop_token&, base::ProgressSink& progress) -> base::Result<int> {
                progress.report(base::Stage::Sorting, 250, 1'000);
                finish.acquire();
                return 1;
            },
            this, [](const base::Result<int>&) {});
        QTRY_VERIFY(job->fraction() && job->stage() == base::Stage::Sorting);
        finish.release(); // what is known of it stays until events are handled
        widgets::JobProgress shown(QStringLiteral("Progress"), {});
        const auto* const bar = shown.findChild<QProgressBar*>();
        const auto* const text = shown.findChild<QLabel*>();
        shown.showCounts(*job, 0, 40, QStringLiteral("0 of 40 asked"));
        QCOMPARE(static_cast<double>(bar->value()) / bar->maximum(), 0.25);
        QVERIFY2(text->text().startsWith(QStringLiteral("Sorting")), qPrintable(text->text()));
        shown.showCounts(*job, 10, 40, QStringLiteral("10 of 40 asked"));
        QCOMPARE(bar->maximum(), 40);
        QCOMPARE(bar->value(), 10);
        QVERIFY(text->text().startsWith(QStringLiteral("10 of 40 asked")));
        QVERIFY(runner.waitForFinished(10'000));
    }
};

ASSAY_TEST(TestJobProgress)
#include "tst_job_progress.moc"
