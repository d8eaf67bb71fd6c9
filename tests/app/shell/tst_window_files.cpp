// Opening, dropping and importing in the window.
#include "tests/app/shell/window_fixture.h"
#include "tests/support/test_class.h"
#include "tests/support/user_acts.h"

#include <QtTest/QTest>

#include <QDialog>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>
#include <algorithm>

using namespace assay;
using app::MainWindow;
using Fixture = tests::WindowFixture;

class TestWindowFiles : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void droppedFilesAreImported() {
        Fixture f;
        QVERIFY(f.open(f.workspace(QStringLiteral("team.assay"))));
        f.drop({f.samples(QStringLiteral("eval.jsonl"), 30)});
        QVERIFY(f.dropAccepted);
        QCOMPARE(f.dropAction, Qt::CopyAction); // never moved away
        QVERIFY(f.settle());
        QCOMPARE(f.window->session().scoredSets().size(), std::size_t{1});
        QCOMPARE(f.window->session().scoredSets()[0].name, std::string("eval"));
        QVERIFY(f.window->banner().messages().first().contains(QStringLiteral("30 samples")));
        QVERIFY(f.child<QTabBar>("qt_tabwidget_tabbar")->tabText(0).startsWith(QStringLiteral("Issues (")));
    }

    void aDroppedWorkspaceIsOpened() {
        Fixture f;
        f.drop({f.workspace(QStringLiteral("dropped.assay"), {QStringLiteral("first")})});
        QVERIFY(f.settle());
        QCOMPARE(f.window->session().workspaceName(), QStringLiteral("dropped"));
    }

    void whatIsNoFileIsNotTaken() {
        Fixture f;
        QMimeData data;
        data.setText(QStringLiteral("just text"));
        QDragEnterEvent enter(QPoint(300, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QApplication::sendEvent(f.window.get(), &enter);
        QVERIFY(!enter.isAccepted());
    }

    void scoresWithoutAWorkspaceAreOfferedOne() {
        Fixture f;
        f.drop({f.samples(QStringLiteral("eval.jsonl"))});
        QCOMPARE(f.window->banner().messages().size(), 1);
        auto* here = f.child<QPushButton>("banner_make_here");
        QCOMPARE(here->text(), QStringLiteral("Make “eval.assay”"));
        QVERIFY(f.child<QPushButton>("banner_make_elsewhere") != nullptr);
        QVERIFY(f.child<QPushButton>("banner_open_existing") != nullptr);
        QVERIFY(!f.window->session().hasWorkspace()); // nothing is made before it is agreed to
        QTest::mouseClick(here, Qt::LeftButton);
        QVERIFY(f.settle());
        QCOMPARE(f.window->session().workspacePath(), f.path(QStringLiteral("eval.assay")));
        QCOMPARE(f.window->session().scoredSets().size(), std::size_t{1});
    }

    void aNameThatIsTakenIsNeverProposed() {
        Fixture f;
        const QString mine = f.file(QStringLiteral("eval.assay"), "mine");
        f.drop({f.samples(QStringLiteral("eval.jsonl"))});
        QCOMPARE(f.child<QPushButton>("banner_make_here")->text(), QStringLiteral("Make “eval 2.assay”"));
    }

    void failuresAreSentencesInTheBanner() {
        Fixture f;
        f.window->openPaths({f.path(QStringLiteral("nowhere.assay"))});
        QVERIFY(f.settle());
        QCOMPARE(f.window->banner().messages().size(), 1);
        QVERIFY(f.window->banner().messages().first().contains(QStringLiteral("nowhere.assay")));
    }

    void recentWorkspacesAreInTheMenuAndMissingOnesCanBeForgotten() {
        Fixture f;
        const QString first = f.workspace(QStringLiteral("first.assay"));
        QVERIFY(f.open(first));
        QVERIFY(f.open(f.workspace(QStringLiteral("second.assay"))));
        QCOMPARE(f.settings.recentWorkspaces(), QStringList({f.path(QStringLiteral("second.assay")), first}));
        f.action("file_close_workspace")->trigger();
        QVERIFY(QFile::remove(first));
        QMenuBar* bar = f.window->menuBar();
        QAction* file = bar->actions().first();
        QTest::mouseClick(bar, Qt::LeftButton, Qt::NoModifier, bar->actionGeometry(file).center());
        const QList<QAction*> actions = file->menu()->actions();
        const auto found = std::find_if(actions.begin(), actions.end(), [](const QAction* each) {
            return each->menu() != nullptr && each->text().contains(QStringLiteral("recent"));
        });
        QVERIFY(found != actions.end());
        tests::walkTo(*file->menu(), *found);
        QTest::keyClick(file->menu(), Qt::Key_Right);
        QMenu* menu = (*found)->menu();
        const QList<QAction*> entries = menu->actions();
        QVERIFY(!entries[0]->text().contains(QStringLiteral("(missing)")));
        QVERIFY(entries[1]->text().contains(QStringLiteral("(missing)")));
        tests::walkTo(*menu, entries[1]);
        QTest::keyClick(menu, Qt::Key_Return);
        QVERIFY(f.settle());
        QTest::mouseClick(f.child<QPushButton>("banner_forget_recent"), Qt::LeftButton);
        QCOMPARE(f.settings.recentWorkspaces().size(), 1);
    }

    void theLastWorkspaceComesBack() {
        Fixture f;
        const QString path = f.workspace(QStringLiteral("team.assay"));
        QVERIFY(f.open(path));
        f.window->close();
        f.start();
        f.window->reopenLastWorkspace();
        QVERIFY(f.settle());
        QCOMPARE(f.window->session().workspacePath(), path);
        f.settings.setReopenLastWorkspace(false);
        f.window->close();
        f.start();
        f.window->reopenLastWorkspace();
        QVERIFY(f.settle());
        QVERIFY(!f.window->session().hasWorkspace());
    }

    void readOnlyIsSaidInTheTitleAndTheBanner() {
        Fixture f;
        const QString path = f.workspace(QStringLiteral("team.assay"));
        f.window->session().openWorkspace(path, workspace::OpenMode::ReadOnly);
        QVERIFY(f.settle());
        QCOMPARE(f.window->windowTitle(), QStringLiteral("team (read-only) — Assay"));
        QCOMPARE(f.window->banner().messages().size(), 1);
        QVERIFY(f.window->banner().messages().first().contains(QStringLiteral("reading only")));
        QVERIFY(!f.action("file_import")->isEnabled());
        QVERIFY(!f.action("file_import_engine")->isEnabled());
        f.action("file_close_workspace")->trigger();
        QVERIFY(f.window->banner().messages().isEmpty());
        QVERIFY(f.action("file_import")->isEnabled());
        QVERIFY(!f.action("file_import_engine")->isEnabled()); // it needs a workspace
        f.window->session().openWorkspace(path);
        QVERIFY(f.settle());
        QVERIFY(f.action("file_import_engine")->isEnabled());
        f.action("file_import_engine")->trigger();
        QVERIFY(f.child<QDialog>("referenceDialog")->isVisible());
    }

    void aDeclinedOfferIsForgotten() {
        Fixture f;
        f.drop({f.samples(QStringLiteral("eval.jsonl"))});
        QVERIFY(!f.window->session().pendingImport().isEmpty());
        QTest::mouseClick(f.child<QToolButton>("messageClose"), Qt::LeftButton);
        QVERIFY(f.window->session().pendingImport().isEmpty());
        QVERIFY(f.open(f.workspace(QStringLiteral("unrelated.assay"))));
        QVERIFY(f.window->session().scoredSets().empty());
    }

    void anOfferThatFailsIsForgotten() {
        Fixture f;
        f.drop({f.samples(QStringLiteral("eval.jsonl"))});
        f.file(QStringLiteral("eval.assay"), "came between the offer and the click");
        QTest::mouseClick(f.child<QPushButton>("banner_make_here"), Qt::LeftButton);
        QVERIFY(f.settle());
        QVERIFY(!f.window->session().hasWorkspace());
        const QStringList messages = f.window->banner().messages();
        QCOMPARE(messages.size(), 2);
        QVERIFY(messages[0].contains(QStringLiteral("eval.assay")));
        QCOMPARE(messages[1], QStringLiteral("Not imported, as there is no workspace for it: eval.jsonl"));
        QVERIFY(f.open(f.workspace(QStringLiteral("unrelated.assay"))));
        QVERIFY(f.window->session().scoredSets().empty());
    }

    void anOfferGoesWhenOpeningByTheMenuFails() {
        Fixture f;
        f.drop({f.samples(QStringLiteral("eval.jsonl"))});
        f.window->openPaths({f.path(QStringLiteral("nowhere.assay"))});
        QVERIFY(f.settle());
        QTRY_VERIFY(f.child<QPushButton>("banner_make_here") == nullptr); // nothing waits behind it any more
    }

    void aReadOnlyWorkspaceSaysThatNothingWasImported() {
        Fixture f;
        f.drop({f.samples(QStringLiteral("eval.jsonl"))});
        f.window->session().openWorkspace(f.workspace(QStringLiteral("team.assay")),
                                          workspace::OpenMode::ReadOnly);
        QVERIFY(f.settle());
        QVERIFY(f.window->banner().messages().contains(
            QStringLiteral("Not imported, as this workspace is open for reading only: eval.jsonl")));
        QVERIFY(f.open(f.workspace(QStringLiteral("unrelated.assay"))));
        QVERIFY(f.window->session().scoredSets().empty());
    }

    void whoCancelsTheDialogIsOfferedAgain() {
        Fixture f;
        f.drop({f.samples(QStringLiteral("eval.jsonl"))});
        QTest::mouseClick(f.child<QPushButton>("banner_open_existing"), Qt::LeftButton);
        QVERIFY(f.window->banner().messages().isEmpty());
        f.child<QFileDialog>("workspaceDialog")->reject();
        QCOMPARE(f.window->banner().messages().size(), 1);
        QTRY_COMPARE(f.window->findChildren<QPushButton*>(QStringLiteral("banner_make_here")).size(), 1);
        QTest::mouseClick(f.child<QPushButton>("banner_make_here"), Qt::LeftButton);
        QVERIFY(f.settle());
        QCOMPARE(f.window->session().scoredSets().size(), std::size_t{1});
    }
};

ASSAY_TEST(TestWindowFiles)
#include "tst_window_files.moc"
