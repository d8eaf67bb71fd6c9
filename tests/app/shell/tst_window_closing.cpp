// Closing the window whatever it is doing.
#include "app/pages/thresholds/thresholds_page.h"
#include "app/shell/main_window.h"
#include "tests/app/shell/shell_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QTest>

#include <QAbstractButton>
#include <QApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QThread>
#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <vector>

using namespace assay;
using app::MainWindow;

namespace {

base::Result<int> untilStopped(std::stop_token stop, base::ProgressSink&) {
    std::mutex mutex;
    std::condition_variable_any stopped;
    std::unique_lock lock(mutex);
    stopped.wait(lock, stop, [] { return false; });
    return base::fail(base::ErrorCode::Cancelled);
}

// Ends when it is stopped or when the test lets go.
struct HeldThread {
    std::stop_token release;

    base::Result<int> operator()(std::stop_token stop, base::ProgressSink& sink) const {
        std::stop_source either;
        const auto end = [&either] { either.request_stop(); };
        const std::stop_callback stopped(stop, end);
        const std::stop_callback released(release, end);
        return untilStopped(either.get_token(), sink);
    }
};

class Fixture : public tests::ShellFixture {
  public:
    Fixture() {
        window = std::make_unique<MainWindow>(settings);
        window->addPage(new app::ThresholdsPage);
        window->show();
    }

    bool open(const QString& path) {
        window->openPaths({path});
        return window->jobs().waitForFinished(30'000) && window->session().hasWorkspace();
    }

    [[nodiscard]] QMessageBox* question() const {
        return window->findChild<QMessageBox*>(QStringLiteral("importQuestion"));
    }

    // Every thread of the runner is taken until `threads` is let go, so that an import begun meanwhile is
    // running for the window for as long as the test needs, however quick the machine.
    void holdThreads() {
        const int count = std::max(2, QThread::idealThreadCount());
        for (int i = 0; i < count; ++i) {
            window->jobs().start<int>(QStringLiteral("Holds a thread"), HeldThread{threads.get_token()},
                                      window.get(), [](base::Result<int>) {});
        }
    }

    // The samples of each set that a workspace holds, read by a connection of its own.
    static std::vector<std::int64_t> sampleCounts(const QString& path) {
        auto workspace = workspace::Workspace::open(path.toStdString());
        if (!workspace) {
            qFatal("the workspace cannot be opened");
        }
        auto reader = (*workspace)->reader();
        std::vector<std::int64_t> counts;
        for (const auto& set : *workspace::scoredSets(*reader)) {
            counts.push_back(set.records);
        }
        return counts;
    }

    std::stop_source threads;
    app::Settings settings;
    std::unique_ptr<MainWindow> window;
};

} // namespace

class TestWindowClosing : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void initTestCase() { QApplication::setQuitOnLastWindowClosed(false); }

    void anIdleWindowClosesAtOnce() {
        Fixture f;
        QSignalSpy closed(f.window.get(), &MainWindow::closed);
        QVERIFY(f.window->close());
        QCOMPARE(closed.size(), 1);
        QVERIFY(!f.window->isVisible());
    }

    void manyJobsAreCancelledAndWaitedForWithoutAQuestion() {
        Fixture f;
        int delivered = 0;
        for (int i = 0; i < 100; ++i) {
            f.window->jobs().start<int>(QStringLiteral("Job"), untilStopped, f.window.get(),
                                        [&delivered](base::Result<int>) { ++delivered; });
        }
        QSignalSpy closed(f.window.get(), &MainWindow::closed);
        QVERIFY(!f.window->close()); // not yet
        QVERIFY(f.question() == nullptr);
        QTRY_COMPARE(closed.size(), 1);
        QCOMPARE(delivered, 100);
        QVERIFY(!f.window->isVisible());
    }

    void aRunningImportIsAskedAbout() {
        Fixture f;
        const QString path = f.workspace(QStringLiteral("team.assay"));
        QVERIFY(f.open(path));
        f.holdThreads();
        f.window->openPaths({f.samples(QStringLiteral("eval.jsonl"), 30)});
        QVERIFY(!f.window->close());
        QVERIFY(f.question() != nullptr);
        QTest::keyClick(f.question(), Qt::Key_Escape); // go on importing
        QTRY_VERIFY(f.question() == nullptr);
        QVERIFY(f.window->isVisible());
        QCOMPARE(f.window->session().importsRunning(), 1);

        QSignalSpy closed(f.window.get(), &MainWindow::closed);
        QVERIFY(!f.window->close());
        QVERIFY(f.question() != nullptr);
        QTest::mouseClick(f.question()->findChild<QPushButton*>(QStringLiteral("cancelImport")),
                          Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(closed.size(), 1, 30'000);
        QVERIFY(!f.window->isVisible());
        f.window.reset();
        QVERIFY(Fixture::sampleCounts(path).empty()); // nothing of it is left
    }

    void theQuestionGoesWhenTheImportIsDone() {
        Fixture f;
        QVERIFY(f.open(f.workspace(QStringLiteral("team.assay"))));
        f.holdThreads();
        f.window->openPaths({f.samples(QStringLiteral("eval.jsonl"), 30)});
        QVERIFY(!f.window->close());
        QVERIFY(f.question() != nullptr);
        f.threads.request_stop();
        QVERIFY(f.window->jobs().waitForFinished(60'000));
        QTRY_VERIFY(f.question() == nullptr);
        QVERIFY(f.window->isVisible());
        QCOMPARE(f.window->session().scoredSets().size(), std::size_t{1});
        QVERIFY(f.window->close());
    }

    void openingAnotherWorkspaceAsksToo() {
        Fixture f;
        const QString other = f.workspace(QStringLiteral("other.assay"));
        QVERIFY(f.open(f.workspace(QStringLiteral("team.assay"))));
        f.holdThreads();
        f.window->openPaths({f.samples(QStringLiteral("eval.jsonl"), 30)});
        f.window->openPaths({other});
        QVERIFY(f.question() != nullptr);
        QCOMPARE(f.window->session().workspaceName(), QStringLiteral("team"));
        QTest::mouseClick(f.question()->findChild<QPushButton*>(QStringLiteral("cancelImport")),
                          Qt::LeftButton);
        f.threads.request_stop();
        QTRY_COMPARE_WITH_TIMEOUT(f.window->session().workspaceName(), QStringLiteral("other"), 30'000);
        QVERIFY(f.window->jobs().waitForFinished(30'000));
        QVERIFY(f.window->session().scoredSets().empty());
    }

    // A quick machine may be done before the window is gone: then all of it is there, and otherwise nothing.
    void theWindowMayBeDestroyedWhileItImports() {
        Fixture f;
        const QString path = f.workspace(QStringLiteral("team.assay"));
        QVERIFY(f.open(path));
        f.window->openPaths({f.samples(QStringLiteral("large.jsonl"), 300'000)});
        QTRY_VERIFY_WITH_TIMEOUT(f.window->jobs().jobs().back()->stage().has_value(), 60'000);
        f.window.reset();
        const std::vector<std::int64_t> sizes = Fixture::sampleCounts(path);
        QVERIFY(sizes.empty() || sizes == std::vector<std::int64_t>{300'000});
    }
};

ASSAY_TEST(TestWindowClosing)
#include "tst_window_closing.moc"
