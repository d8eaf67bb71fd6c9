#include "app/shell/bottom_panel.h"
#include "app/shell/message_banner.h"
#include "app/shell/page_header.h"
#include "tests/app/shell/window_fixture.h"
#include "tests/support/test_class.h"
#include "widgets/issues/issues_panel.h"
#include "widgets/tables/data_table_view.h"

#include <QtTest/QTest>

#include <QDockWidget>
#include <QHeaderView>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <utility>

using namespace assay;
using app::MainWindow;
using Fixture = tests::WindowFixture;

class TestMainWindow : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void showsOnlyThePagesThereAre() {
        Fixture f;
        auto* navigation = f.child<QListWidget>("navigation");
        QCOMPARE(navigation->count(), 2);
        QCOMPARE(navigation->item(0)->text(), QStringLiteral("Home"));
        QCOMPARE(navigation->item(1)->text(), QStringLiteral("Sample"));
        QVERIFY(!navigation->item(1)->icon().isNull());
        QCOMPARE(f.sample->session, &f.window->session());
        QVERIFY(!f.window->showPage(QStringLiteral("corpus")));
    }

    void aPageBringsItsHeaderActionsAndInspector() {
        Fixture f;
        auto* inspector = f.child<QDockWidget>("inspectorDock");
        QVERIFY(!inspector->isVisible()); // Home has nothing for it
        QVERIFY(!f.child<QWidget>("pageExport")->isVisible());
        QVERIFY(f.window->showPage(QStringLiteral("sample")));
        QCOMPARE(f.child<QLabel>("pageTitle")->text(), QStringLiteral("Sample"));
        QCOMPARE(f.child<QLabel>("pageSummary")->text(), QStringLiteral("something · 3 items"));
        QVERIFY(f.child<QWidget>("pageExport")->isVisible());
        QVERIFY(inspector->isVisible());
        QVERIFY(f.sample->m_inspector.isVisible());
        QSignalSpy run(&f.sample->m_run, &QAction::triggered);
        QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
        f.sample->setFocus();
        QTest::keyClick(f.sample, Qt::Key_F5);
        QCOMPARE(run.size(), 1);
        f.action("view_inspector")->trigger(); // hidden by choice
        QVERIFY(!inspector->isVisible());
        f.window->showPage(QStringLiteral("home"));
        f.window->showPage(QStringLiteral("sample"));
        QVERIFY(!inspector->isVisible()); // and stays so
        // The page asks the window; what a person does for it differs by page.
        Q_EMIT f.sample->inspectorRequested();
        QVERIFY(inspector->isVisible());
    }

    void pagesAreReachedByKeys() {
        Fixture f;
        QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
        QTest::keyClick(f.window.get(), Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(f.window->currentPage(), f.sample);
        QTest::keyClick(f.window.get(), Qt::Key_PageDown, Qt::ControlModifier); // around the end
        QCOMPARE(f.window->currentPage()->navigationKey(), QStringLiteral("home"));
        auto* navigation = f.child<QListWidget>("navigation");
        navigation->setFocus();
        QTest::keyClick(navigation, Qt::Key_Down);
        QCOMPARE(f.window->currentPage(), f.sample);
    }

    // So that the keys of a page work once it was chosen; arrows still walk through the pages.
    void aChosenPageHasTheKeyboard() {
        Fixture f;
        QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
        auto* navigation = f.child<QListWidget>("navigation");
        QTest::mouseClick(navigation->viewport(), Qt::LeftButton, Qt::NoModifier,
                          navigation->visualItemRect(navigation->item(1)).center());
        QCOMPARE(f.window->currentPage(), f.sample);
        QVERIFY(f.sample->hasFocus());
        navigation->setFocus();
        QTest::keyClick(navigation, Qt::Key_Up);
        QVERIFY(navigation->hasFocus());
        QTest::keyClick(navigation, Qt::Key_Down);
        QTest::keyClick(navigation, Qt::Key_Return);
        QVERIFY(f.sample->hasFocus());
    }

    void aPageThatNeedsMoreRoomThanThereIsScrolls() {
        Fixture f;
        f.window->resize(1'000, 700);
        f.sample->setMinimumSize(3'000, 2'000);
        f.window->showPage(QStringLiteral("sample"));
        QCOMPARE(f.sample->size(), QSize(3'000, 2'000));
        QVERIFY(f.window->minimumSizeHint().width() < 1'000);
        QCOMPARE(f.window->size(), QSize(1'000, 700));
        auto* scroll = qobject_cast<QScrollArea*>(f.sample->parentWidget()->parentWidget());
        QVERIFY(scroll != nullptr);
        QVERIFY(scroll->horizontalScrollBar()->isVisible() && scroll->verticalScrollBar()->isVisible());
        f.sample->setMinimumSize(10, 10);
        QTRY_COMPARE(f.sample->size(), scroll->viewport()->size());
        QVERIFY(!scroll->horizontalScrollBar()->isVisible() && !scroll->verticalScrollBar()->isVisible());
    }

    // With a title bar and a border, too.
    void atFirstTheWindowFitsOnTheScreenWithItsFrame() {
        tests::ShellFixture settings;
        app::Settings stored;
        const MainWindow window(stored);
        QVERIFY(window.height() <= window.screen()->availableSize().height() - 30);
        QVERIFY(window.width() <= window.screen()->availableSize().width() - 4);
    }

    void theTitleNamesTheWorkspace() {
        Fixture f;
        QCOMPARE(f.window->windowTitle(), QStringLiteral("Assay"));
        QVERIFY(f.open(f.workspace(QStringLiteral("team.assay"))));
        QCOMPARE(f.window->windowTitle(), QStringLiteral("team — Assay"));
        f.action("file_close_workspace")->trigger();
        QCOMPARE(f.window->windowTitle(), QStringLiteral("Assay"));
    }

    void theWindowComesBackAsItWas() {
        Fixture f;
        f.window->resize(1010, 655);
        f.window->showPage(QStringLiteral("sample"));
        f.sample->state = "columns and splitters";
        f.child<QDockWidget>("bottomDock")->hide();
        f.action("view_inspector")->trigger(); // off
        QVERIFY(f.window->close());
        f.start();
        QCOMPARE(f.window->size(), QSize(1010, 655));
        QCOMPARE(f.window->currentPage(), f.sample);
        QCOMPARE(f.sample->state, QByteArray("columns and splitters"));
        QVERIFY(f.child<QDockWidget>("bottomDock")->isHidden());
        QVERIFY(!f.action("view_bottom")->isChecked());
        QVERIFY(f.child<QDockWidget>("inspectorDock")->isHidden());
        QVERIFY(!f.action("view_inspector")->isChecked());
    }

    void hidingTheWindowIsNotHidingTheInspector() {
        Fixture f;
        f.window->showPage(QStringLiteral("sample"));
        QVERIFY(f.child<QDockWidget>("inspectorDock")->isVisible());
        f.window->hide();
        f.window->show();
        QVERIFY(f.child<QDockWidget>("inspectorDock")->isVisible());
        QVERIFY(f.action("view_inspector")->isChecked());
    }

    // Also where there are no tabs below that a message could stand beside.
    void messagesCoverNothingOfThePage() {
        Fixture f;
        f.window->resize(1'280, 800);
        QVERIFY(f.window->showPage(QStringLiteral("sample"))); // with buttons in its head
        f.action("view_bottom")->trigger();
        QTRY_VERIFY(!f.window->findChild<app::BottomPanel*>()->isVisible());
        app::MessageBanner& banner = f.window->banner();
        auto* undo = new QAction(QStringLiteral("Undo"), &banner);
        banner.showMessage(app::MessageBanner::Kind::Done,
                           QStringLiteral("The suspicion of A-001: dismissed."), {}, {undo});
        QTRY_VERIFY(banner.height() > 10);
        const auto placeOf = [&f](const QWidget& widget) {
            return QRect(widget.mapTo(f.window.get(), QPoint()), widget.size());
        };
        QTRY_VERIFY(!placeOf(banner).intersects(placeOf(*f.window->currentPage())));
        QVERIFY(f.window->rect().contains(placeOf(banner)));
        QVERIFY(!placeOf(banner).intersects(placeOf(*f.child<QWidget>("navigation"))));
        // Nor of what stands above it, with its buttons.
        for (const QAbstractButton* button :
             f.window->findChild<app::PageHeader*>()->findChildren<QAbstractButton*>()) {
            QVERIFY(!button->isVisible() || !placeOf(banner).intersects(placeOf(*button)));
        }
        // With the tabs below it stands beside them.
        f.action("view_bottom")->trigger();
        QTRY_VERIFY(placeOf(banner).top() > f.window->height() / 2);
    }

    void issuesAreShownWhereAPageCan() {
        Fixture f;
        base::IssueList issues;
        base::Issue issue{
            base::Severity::Error, base::IssueCode::UnknownLabel, "a.json", 7, "label", "x", {}};
        issues.add(issue);
        issue.line = 8; // no page can
        issues.add(issue);
        f.window->session().setIssues(std::move(issues), QStringLiteral("a"), false);
        auto* panel = f.window->findChild<app::BottomPanel*>();
        panel->showIssues();
        auto& table = panel->issues().table();
        QVERIFY(table.isVisible());
        QCOMPARE(table.model()->rowCount(), 2);
        table.setFocus();
        table.setCurrentIndex(table.model()->index(0, 0));
        QTest::keyClick(&table, Qt::Key_Return);
        QCOMPARE(f.window->currentPage(), f.sample);
        QVERIFY(f.window->banner().messages().isEmpty());
        QTest::keyClick(&table, Qt::Key_Down);
        QTest::keyClick(&table, Qt::Key_Return);
        QCOMPARE(f.window->banner().messages().size(), 1);
        QVERIFY(f.window->banner().messages().first().contains(QStringLiteral("a.json, line 8")));
    }

    // Beside the tabs of the panel, and over little of the page.
    void messagesCoverLittleOfThePage() {
        Fixture f;
        f.window->resize(1'000, 700);
        f.window->showPage(QStringLiteral("sample"));
        auto* bottom = f.child<QWidget>("bottomPanel");
        const auto placeOf = [&f](const QWidget* widget) {
            return QRect(widget->mapTo(f.window.get(), QPoint()), widget->size());
        };
        QTRY_VERIFY(placeOf(f.sample).bottom() < placeOf(bottom).top());
        const QRect page = placeOf(f.sample);
        const QRect panel = placeOf(bottom);
        app::MessageBanner& banner = f.window->banner();
        banner.showMessage(app::MessageBanner::Kind::Error, QStringLiteral("The disk is full."));
        QTRY_VERIFY(banner.height() > 0 && placeOf(&banner).intersects(panel));
        QVERIFY(page.intersected(placeOf(&banner)).height() < 20);
        QVERIFY(f.window->rect().contains(placeOf(&banner)));
        QCOMPARE(placeOf(f.sample), page);
        QCOMPARE(placeOf(bottom), panel);
        QTest::mouseClick(f.child<QAbstractButton>("messageClose"), Qt::LeftButton);
        QVERIFY(!banner.isVisible());
    }

    // The list of recent workspaces gives way first.
    void homeDoesNotScrollBesideAnOpenPanel() {
        Fixture f;
        f.window->resize(1'280, 600);
        QVERIFY(f.open(f.workspace(QStringLiteral("team.assay"), {QStringLiteral("p3")})));
        f.window->showPage(QStringLiteral("home"));
        f.window->findChild<app::BottomPanel*>()->showIssues();
        auto* scroll = qobject_cast<QScrollArea*>(f.window->currentPage()->parentWidget()->parentWidget());
        QVERIFY(scroll != nullptr);
        QTRY_VERIFY(f.window->findChild<app::BottomPanel*>()->height() > 100);
        QTRY_VERIFY(!scroll->verticalScrollBar()->isVisible());
    }

    void thePageIsPartOfTheWindow() {
        Fixture f;
        auto* area = f.child<QMainWindow>("dockArea"); // made as a window of its own, as every QMainWindow
        QVERIFY(!area->isWindow());
        QCOMPARE(area->window(), static_cast<QWidget*>(f.window.get()));
        QVERIFY(area->isVisible());
    }

    void resettingBringsTheColumnsBackAtOnce() {
        Fixture f;
        auto& table = f.window->findChild<app::BottomPanel*>()->issues().table();
        const int width = table.columnWidth(1);
        table.setColumnWidth(1, width + 61);
        table.setColumnVisible(2, false);
        table.horizontalHeader()->moveSection(4, 0);
        f.action("tools_settings")->trigger();
        QTest::mouseClick(f.child<QPushButton>("settingsResetLayout"), Qt::LeftButton);
        QCOMPARE(table.columnWidth(1), width);
        QCOMPARE(table.visibleColumns(), (QList<int>{0, 1, 2, 3, 4, 5, 6}));
        QVERIFY(f.window->close());
        f.start(); // and nothing of before is remembered
        QCOMPARE(f.window->findChild<app::BottomPanel*>()->issues().table().columnWidth(1), width);
    }
};

ASSAY_TEST(TestMainWindow)
#include "tst_main_window.moc"
