// The panel of issues and jobs under the page: folding, and how it is reached.
#include "app/shell/bottom_panel.h"
#include "tests/app/shell/window_fixture.h"
#include "tests/support/test_class.h"
#include "widgets/issues/issues_panel.h"
#include "widgets/tables/data_table_view.h"

#include <QtTest/QTest>

#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QTabBar>
#include <QTableView>

using namespace assay;

namespace {

class Fixture : public tests::WindowFixture {
  public:
    [[nodiscard]] app::BottomPanel& panel() const { return *window->findChild<app::BottomPanel*>(); }

    void click(int tab) {
        QTabBar* bar = panel().findChild<QTabBar*>();
        QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(tab).center());
    }

    [[nodiscard]] bool showsIssues() const { return !panel().isFolded() && panel().issues().isVisible(); }

    [[nodiscard]] bool showsJobs() const {
        return !panel().isFolded() && panel().currentIndex() == 1 && panel().currentWidget()->isVisible();
    }

    // One good and one bad record.
    [[nodiscard]] QString withIssues() const {
        return file(QStringLiteral("flawed.jsonl"), "{\"label\":\"accurate\",\"fhri\":0.7}\n"
                                                    "{\"label\":\"maybe\",\"fhri\":0.5}\n");
    }
};

} // namespace

class TestBottomPanel : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void isFoldedAtFirst() {
        const Fixture f;
        QVERIFY(f.panel().isFolded());
        QVERIFY(f.panel().isVisible());
        QVERIFY(!f.panel().issues().isVisible());
        QVERIFY(f.panel().height() < 60);
    }

    void clicksFoldAndUnfold() {
        Fixture f;
        f.click(0);
        QVERIFY(f.showsIssues());
        QTRY_VERIFY(f.panel().height() > 100);
        f.click(1); // another tab is not a wish to fold
        QVERIFY(f.showsJobs());
        f.click(1);
        QVERIFY(f.panel().isFolded());
        QVERIFY(!f.panel().currentWidget()->isVisible());
        QTRY_VERIFY(f.panel().height() < 60);
        f.click(0); // from folded, any tab unfolds
        QVERIFY(f.showsIssues());
    }

    void followsThePageInFront() {
        Fixture f;
        QVERIFY(
            f.open(f.workspace(QStringLiteral("team.assay"), {QStringLiteral("a"), QStringLiteral("b")})));
        const app::Session& session = f.window->session();
        const auto subjectOf = [&session](const char* name) {
            for (const workspace::ScoredSetInfo& set : session.scoredSets()) {
                if (set.name == name) {
                    return evaluate::IssueSubject{evaluate::IssueSubject::Of::ScoredSet, set.id};
                }
            }
            return evaluate::IssueSubject{};
        };
        QTRY_COMPARE(session.issuesSubject(), QStringLiteral("b")); // the newest, which Home has selected
        const std::int64_t ofOne = session.issues().total();
        QVERIFY(ofOne > 0);
        f.sample->subject = subjectOf("a");
        QVERIFY(f.window->showPage(QStringLiteral("sample")));
        QTRY_COMPARE(session.issuesSubject(), QStringLiteral("a"));

        // Of an import until another thing is in front.
        f.window->session().setIssues(base::IssueList(), QStringLiteral("an import"), false);
        Q_EMIT f.sample->summaryChanged();
        QVERIFY(f.settle());
        QCOMPARE(session.issuesSubject(), QStringLiteral("an import"));
        f.sample->subject = subjectOf("b");
        Q_EMIT f.sample->summaryChanged();
        QTRY_COMPARE(session.issuesSubject(), QStringLiteral("b"));

        f.click(0);
        auto* extent = f.child<QComboBox>("issuesExtent");
        extent->setFocus();
        QTest::keyClick(extent, Qt::Key_Down);
        QTRY_COMPARE(session.issues().total(), 2 * ofOne);
        f.sample->subject = subjectOf("a");
        Q_EMIT f.sample->summaryChanged();
        QVERIFY(f.settle());
        QCOMPARE(session.issues().total(), 2 * ofOne); // all stay all
        QTest::keyClick(extent, Qt::Key_Up);
        QTRY_COMPARE(session.issuesSubject(), QStringLiteral("a"));
        QCOMPARE(session.issues().total(), ofOne);
        QVERIFY(f.window->showPage(QStringLiteral("home")));
        QTRY_COMPARE(session.issuesSubject(), QStringLiteral("b"));
    }

    // A page that knows at once what is in front of it in a workspace that opens.
    void followsThePageFromTheStart() {
        Fixture f;
        QVERIFY(f.window->showPage(QStringLiteral("sample")));
        const app::Session& session = f.window->session();
        QObject::connect(&session, &app::Session::workspaceChanged, f.sample, [&] {
            for (const workspace::ScoredSetInfo& set : session.scoredSets()) {
                if (set.name == "a") {
                    f.sample->subject = evaluate::IssueSubject{evaluate::IssueSubject::Of::ScoredSet, set.id};
                }
            }
            Q_EMIT f.sample->summaryChanged();
        });
        QVERIFY(
            f.open(f.workspace(QStringLiteral("team.assay"), {QStringLiteral("a"), QStringLiteral("b")})));
        QVERIFY(f.settle());
        QTRY_COMPARE(session.issuesSubject(), QStringLiteral("a"));
    }

    // What is behind has no place of its own: shown, it lay over the first buttons of what is in front.
    void onlyOneOfBothIsSeen() {
        Fixture f;
        auto* const jobs = f.panel().widget(1);
        f.click(0);
        QVERIFY(f.showsIssues() && !jobs->isVisible());
        f.click(0);
        QVERIFY(!jobs->isVisible());
        f.click(1);
        QVERIFY(jobs->isVisible() && !f.panel().issues().isVisible());
        f.panel().showIssues();
        QVERIFY(f.panel().issues().isVisible() && !jobs->isVisible());
    }

    void isRemembered() {
        Fixture f;
        f.click(0);
        QVERIFY(f.window->close());
        f.start();
        QVERIFY(f.showsIssues());
        f.click(0);
        QVERIFY(f.window->close());
        f.start();
        QVERIFY(f.panel().isFolded());
    }

    void keysReachItFromAnywhere() {
        Fixture f;
        QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
        QVERIFY(f.open(f.workspace(QStringLiteral("team.assay"))));
        f.window->openPaths({f.withIssues()}); // else there is nothing to filter
        QVERIFY(f.settle());
        QLineEdit* anywhere = f.panel().issues().findChild<QLineEdit*>();
        for (QWidget* focus : {f.window->findChild<QWidget*>(QStringLiteral("navigation")),
                               static_cast<QWidget*>(f.sample), static_cast<QWidget*>(anywhere)}) {
            f.window->showPage(QStringLiteral("sample"));
            f.panel().showIssues();
            focus->setFocus();
            QTRY_VERIFY(focus->hasFocus());
            QTest::keyClick(focus, Qt::Key_J, Qt::AltModifier);
            QVERIFY(f.showsJobs());
            f.panel().setFolded(true);
            QTest::keyClick(f.window.get(), Qt::Key_J, Qt::AltModifier);
            QVERIFY(f.showsJobs());
            QTest::keyClick(f.window.get(), Qt::Key_I, Qt::AltModifier);
            QVERIFY(f.showsIssues());
            f.child<QDockWidget>("bottomDock")->hide(); // even when it is put away
            QTest::keyClick(f.window.get(), Qt::Key_J, Qt::AltModifier);
            QVERIFY(f.showsJobs());
        }
        f.panel().setFolded(true);
        QTest::keyClick(f.window.get(), Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(f.showsIssues());
    }

    void anImportWithIssuesShowsThem() {
        Fixture f;
        QVERIFY(f.open(f.workspace(QStringLiteral("team.assay"))));
        f.panel().showJobs();
        f.panel().setFolded(true);
        f.window->openPaths({f.withIssues()});
        QVERIFY(f.settle());
        QCOMPARE(f.window->session().issues().count(base::Severity::Error), std::int64_t{1});
        QVERIFY(f.showsIssues());
        QCOMPARE(f.panel().issues().table().model()->rowCount(), 1);
    }

    void anImportThatFailsShowsWhy() {
        Fixture f;
        QVERIFY(f.open(f.workspace(QStringLiteral("team.assay"))));
        f.window->openPaths({f.file(QStringLiteral("bad.jsonl"), "{\"label\":\"maybe\",\"fhri\":0.5}\n")});
        QVERIFY(f.settle());
        QVERIFY(f.window->session().issuesAreOfFailedImport());
        QVERIFY(f.showsIssues());
    }

    void anImportWithoutIssuesLeavesItFolded() {
        Fixture f;
        QVERIFY(f.open(f.workspace(QStringLiteral("team.assay"))));
        f.window->openPaths(
            {f.file(QStringLiteral("good.jsonl"),
                    "{\"sample_id\":\"a\",\"scenario\":\"default\",\"label\":\"accurate\",\"fhri\":0.7}\n")});
        QVERIFY(f.settle());
        QCOMPARE(f.window->session().scoredSets().size(), std::size_t{1});
        QCOMPARE(f.window->session().issues().total(), std::int64_t{0});
        QVERIFY(f.panel().isFolded());
    }

    void aFileOfIssuesThatCannotBeWrittenIsSaid() {
        Fixture f;
        QVERIFY(f.open(f.workspace(QStringLiteral("team.assay"))));
        f.window->openPaths({f.withIssues()});
        QVERIFY(f.settle());
        widgets::DataTableView& table = f.panel().issues().table();
        table.startSavingCsv(f.path(QStringLiteral("missing/issues.csv")), table.allRows());
        QVERIFY(f.window->banner().messages().first().contains(QStringLiteral("could not be written")));
        table.startSavingCsv(f.path(QStringLiteral("issues.csv")), table.allRows());
        QTRY_VERIFY(f.window->banner().messages().first().startsWith(QStringLiteral("Saved: ")));
    }
};

ASSAY_TEST(TestBottomPanel)
#include "tst_bottom_panel.moc"
