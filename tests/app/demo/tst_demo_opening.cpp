// Open the demo, as a person chooses it in the window: impatient people choose it twice.
#include "app/demo/demo_opening.h"
#include "core/base/file_lock.h"
#include "tests/app/shell/window_fixture.h"
#include "tests/support/test_class.h"

#include <QSignalSpy>
#include <optional>

using namespace assay;

class TestDemoOpening : public QObject {
    Q_OBJECT

    struct Fixture : tests::WindowFixture {
        std::filesystem::path place = path(QStringLiteral("demo/demo.assay")).toStdString();
        app::DemoOpening* opening = new app::DemoOpening(*window, place);

        void choose() const { action("file_open_demo")->trigger(); }

        [[nodiscard]] QStringList listed() const {
            QStringList titles;
            for (const widgets::Job* job : window->jobs().jobs()) {
                titles.append(job->title());
            }
            return titles.filter(QStringLiteral("Making the demo"));
        }
    };

  private Q_SLOTS:

    void chosenTwiceItIsMadeOnceAndOpened() {
        Fixture f;
        QSignalSpy opened(&f.window->session(), &app::Session::workspaceOpened);
        f.choose();
        f.choose();
        QCOMPARE(f.listed().size(), 1);
        QVERIFY(f.window->jobs().waitForFinished(200'000));
        QVERIFY(f.window->session().hasWorkspace());
        QCOMPARE(opened.size(), 1);
        QCOMPARE(QFileInfo(opened.front().front().toString()),
                 QFileInfo(QString::fromStdString(f.place.string())));
        // Once it is there, choosing it opens it again.
        f.window->session().closeWorkspace();
        f.choose();
        QCOMPARE(f.listed().size(), 2);
        QVERIFY(f.settle());
        QVERIFY(f.window->session().hasWorkspace());
    }

    void afterAStopItCanBeChosenAgain() {
        Fixture f;
        std::filesystem::create_directories(f.place.parent_path());
        std::optional<base::FileLock> other = *base::FileLock::tryTake(app::demoLockPath(f.place));
        QVERIFY(other.has_value());
        f.choose(); // waits for the other one
        f.window->jobs().cancelAll();
        QVERIFY(f.settle());
        QVERIFY(!f.window->session().hasWorkspace());
        f.choose();
        QCOMPARE(f.listed().size(), 2);
        f.window->jobs().cancelAll();
        QVERIFY(f.settle());
    }
};

ASSAY_TEST(TestDemoOpening)
#include "tst_demo_opening.moc"
