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
#include <condition_variable>
#include <mutex>

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

    // What a workspace holds, read by a connection of its own.
    static std::size_t setsIn(const QString& path) {
        auto workspace = workspace::Workspace::open(path.toStdString());
        if (!workspace) {
            qFatal("the workspace cannot be opened");
        }
        auto reader = (*workspace)->reader();
        return workspace::scoredSets(*reader)->size();
    }

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
        f.window->openPaths({f.samples(QStringLiteral("large.jsonl"), 300'000)});
        QTRY_VERIFY_WITH_TIMEOUT(f.window->jobs().jobs().back()->stage().has_value(), 60'000);
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
        QCOMPARE(Fixture::setsIn(path), std::size_t{0}); // nothing of it is left
    }

    void theQuestionGoesWhenTheImportIsDone() {
        Fixture f;
        QVERIFY(f.open(f.workspace(QStringLiteral("team.assay"))));
        f.window->openPaths({f.samples(QStringLiteral("eval.jsonl"), 30'000)});
        QVERIFY(!f.window->close());
        QVERIFY(f.question() != nullptr);
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
        f.window->openPaths({f.samples(QStringLiteral("large.jsonl"), 300'000)});
        QTRY_VERIFY_WITH_TIMEOUT(f.window->jobs().jobs().back()->stage().has_value(), 60'000);
        f.window->openPaths({other});
        QVERIFY(f.question() != nullptr);
        QCOMPARE(f.window->session().workspaceName(), QStringLiteral("team"));
        QTest::mouseClick(f.question()->findChild<QPushButton*>(QStringLiteral("cancelImport")),
                          Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(f.window->session().workspaceName(), QStringLiteral("other"), 30'000);
        QVERIFY(f.window->jobs().waitForFinished(30'000));
        QVERIFY(f.window->session().scoredSets().empty());
    }

    void theWindowMayBeDestroyedWhileItImports() {
        Fixture f;
        const QString path = f.workspace(QStringLiteral("team.assay"));
        QVERIFY(f.open(path));
        f.window->openPaths({f.samples(QStringLiteral("large.jsonl"), 300'000)});
        QTRY_VERIFY_WITH_TIMEOUT(f.window->jobs().jobs().back()->stage().has_value(), 60'000);
        f.window.reset();
        QCOMPARE(Fixture::setsIn(path), std::size_t{0});
    }
};

ASSAY_TEST(TestWindowClosing)
#include "tst_window_closing.moc"
