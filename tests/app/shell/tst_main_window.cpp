#include "app/pages/thresholds/thresholds_page.h"
#include "app/settings/settings_dialog.h"
#include "app/shell/about_dialog.h"
#include "app/shell/bottom_panel.h"
#include "app/shell/main_window.h"
#include "app/shell/page.h"
#include "core/base/version.h"
#include "tests/app/shell/shell_fixture.h"
#include "widgets/issues/issues_panel.h"
#include "widgets/tables/data_table_view.h"

#include <QtTest/QTest>

#include <QAccessible>
#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QUrl>

using namespace assay;
using app::MainWindow;

namespace {

// A page that contributes something of everything.
class SamplePage : public app::Page {
  public:
    SamplePage()
        : m_run(QStringLiteral("Run it"), this)
        , m_export(QStringLiteral("Export it"), this)
        , m_inspector(QStringLiteral("what is selected"), this) {
        m_run.setObjectName(QStringLiteral("sample_run"));
        m_run.setShortcut(QKeySequence(Qt::Key_F5));
        m_export.setObjectName(QStringLiteral("sample_export"));
        setFocusPolicy(Qt::StrongFocus);
    }

    [[nodiscard]] QString navigationKey() const override { return QStringLiteral("sample"); }

    [[nodiscard]] QString pageTitle() const override { return QStringLiteral("Sample"); }

    [[nodiscard]] QString iconName() const override { return QStringLiteral("run"); }

    [[nodiscard]] QString summary() const override { return QStringLiteral("something · 3 items"); }

    void setSession(app::Session* given) override { session = given; }

    [[nodiscard]] QList<QAction*> runActions() const override { return {const_cast<QAction*>(&m_run)}; }

    [[nodiscard]] QList<QAction*> exportActions() const override { return {const_cast<QAction*>(&m_export)}; }

    [[nodiscard]] QWidget* inspector() const override { return const_cast<QLabel*>(&m_inspector); }

    [[nodiscard]] QByteArray saveState() const override { return state; }

    void restoreState(const QByteArray& given) override { state = given; }

    bool showIssue(const base::Issue& issue) override {
        shown.append(issue);
        return issue.line == 7;
    }

    app::Session* session = nullptr;
    QByteArray state;
    QList<base::Issue> shown;
    QAction m_run;
    QAction m_export;
    QLabel m_inspector;
};

class Fixture : public tests::ShellFixture {
  public:
    Fixture() { start(); }

    void start() {
        window = std::make_unique<MainWindow>(settings);
        sample = new SamplePage;
        window->addPage(sample);
        window->show();
    }

    bool settle() { return window->jobs().waitForFinished(30'000); }

    bool open(const QString& path) {
        window->openPaths({path});
        return settle() && window->session().hasWorkspace();
    }

    void drop(const QStringList& paths) {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& path : paths) {
            urls.append(QUrl::fromLocalFile(path));
        }
        data.setUrls(urls);
        const QPoint place(300, 200);
        QDragEnterEvent enter(place, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window.get(), &enter);
        dropAccepted = enter.isAccepted();
        QDropEvent event(place, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window.get(), &event);
        dropAction = event.dropAction();
    }

    template <typename Widget>
    Widget* child(const char* name) {
        return window->findChild<Widget*>(QString::fromUtf8(name));
    }

    [[nodiscard]] QAction* action(const char* name) const {
        return window->findChild<QAction*>(QString::fromUtf8(name));
    }

    app::Settings settings;
    std::unique_ptr<MainWindow> window;
    SamplePage* sample = nullptr;
    bool dropAccepted = false;
    Qt::DropAction dropAction = Qt::IgnoreAction;
};

// Interactive controls that a screen reader could not name.
QStringList namelessControls(QWidget& root) {
    QStringList nameless;
    const QList<QWidget*> all = root.findChildren<QWidget*>();
    for (QWidget* widget : all) {
        // What a screen reader is told: set by us, or given by a control of its own.
        QString text = widget->accessibleName();
        if (QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget)) {
            text += interface->text(QAccessible::Name);
        }
        if (const auto* button = qobject_cast<QAbstractButton*>(widget)) {
            text += button->text();
        } else if (const auto* tabs = qobject_cast<QTabBar*>(widget)) {
            text += tabs->tabText(0);
        } else if (qobject_cast<QComboBox*>(widget) == nullptr &&
                   qobject_cast<QLineEdit*>(widget) == nullptr &&
                   qobject_cast<QAbstractSpinBox*>(widget) == nullptr &&
                   qobject_cast<QAbstractItemView*>(widget) == nullptr &&
                   qobject_cast<QAbstractSlider*>(widget) == nullptr &&
                   widget->focusPolicy() != Qt::StrongFocus) {
            continue;
        }
        // Parts that Qt makes for a control: they belong to what they are in.
        const QWidget* parent = widget->parentWidget();
        const bool part =
            widget->objectName().startsWith(QStringLiteral("qt_")) ||
            qobject_cast<const QComboBox*>(parent) != nullptr ||
            qobject_cast<const QAbstractSpinBox*>(parent) != nullptr ||
            qobject_cast<const QLineEdit*>(parent) != nullptr || widget->inherits("QScrollBar") ||
            widget->inherits("QHeaderView") || widget->inherits("QTableCornerButton") ||
            widget->inherits("QComboBoxPrivateContainer") || widget->inherits("QComboBoxListView") ||
            widget->inherits("QMenu") || widget->inherits("QMenuBar") || widget->inherits("QTabWidget") ||
            (parent != nullptr && parent->inherits("QTabBar")) ||
            (parent != nullptr && parent->inherits("QDockWidget") &&
             widget->inherits("QDockWidgetTitleButton"));
        bool labelled = false; // by a label with a buddy
        const QList<QLabel*> labels = root.findChildren<QLabel*>();
        for (const QLabel* label : labels) {
            labelled = labelled || label->buddy() == widget;
        }
        if (!part && !labelled && text.trimmed().isEmpty()) {
            nameless.append(QStringLiteral("%1 \"%2\" in \"%3\"")
                                .arg(QString::fromUtf8(widget->metaObject()->className()),
                                     widget->objectName(),
                                     parent != nullptr ? parent->objectName() : QString()));
        }
    }
    return nameless;
}

} // namespace

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

    void theTitleNamesTheWorkspace() {
        Fixture f;
        QCOMPARE(f.window->windowTitle(), QStringLiteral("Assay"));
        QVERIFY(f.open(f.workspace(QStringLiteral("team.assay"))));
        QCOMPARE(f.window->windowTitle(), QStringLiteral("team — Assay"));
        f.action("file_close_workspace")->trigger();
        QCOMPARE(f.window->windowTitle(), QStringLiteral("Assay"));
    }

    void readOnlyIsSaidInTheTitleAndTheBanner() {
        Fixture f;
        f.window->session().openWorkspace(f.workspace(QStringLiteral("team.assay")),
                                          store::OpenMode::ReadOnly);
        QVERIFY(f.settle());
        QCOMPARE(f.window->windowTitle(), QStringLiteral("team (read-only) — Assay"));
        QCOMPARE(f.window->banner().messages().size(), 1);
        QVERIFY(f.window->banner().messages().first().contains(QStringLiteral("reading only")));
        QVERIFY(!f.action("file_import")->isEnabled());
        f.action("file_close_workspace")->trigger();
        QVERIFY(f.window->banner().messages().isEmpty());
        QVERIFY(f.action("file_import")->isEnabled());
    }

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
        QMenu* menu = nullptr;
        const QList<QMenu*> menus = f.window->findChildren<QMenu*>();
        for (QMenu* each : menus) {
            menu = each->title().contains(QStringLiteral("recent")) ? each : menu;
        }
        QVERIFY(menu != nullptr);
        Q_EMIT menu->aboutToShow();
        QList<QAction*> entries = menu->actions();
        QVERIFY(!entries[0]->text().contains(QStringLiteral("(missing)")));
        QVERIFY(entries[1]->text().contains(QStringLiteral("(missing)")));
        entries[1]->trigger();
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

    void issuesAreShownWhereAPageCan() {
        Fixture f;
        auto& panel = f.window->findChild<app::BottomPanel*>()->issues();
        base::Issue issue{
            base::Severity::Error, base::IssueCode::UnknownLabel, "a.json", 7, "label", "x", {}};
        Q_EMIT panel.issueActivated(issue);
        QCOMPARE(f.window->currentPage(), f.sample);
        QVERIFY(f.window->banner().messages().isEmpty());
        issue.line = 8; // no page can
        Q_EMIT panel.issueActivated(issue);
        QCOMPARE(f.window->banner().messages().size(), 1);
        QVERIFY(f.window->banner().messages().first().contains(QStringLiteral("a.json, line 8")));
    }

    void themesAreChosenAndRemembered() {
        Fixture f;
        f.action("view_theme_dark")->trigger();
        QVERIFY(widgets::isDarkPalette(QApplication::palette()));
        QCOMPARE(f.settings.theme(), widgets::ThemeChoice::Dark);
        f.start();
        QVERIFY(f.action("view_theme_dark")->isChecked());
        f.action("view_theme_light")->trigger();
        QVERIFY(!widgets::isDarkPalette(QApplication::palette()));
    }

    void everyActionIsRegisteredAndNoKeysClash() {
        tests::ShellFixture folder;
        app::Settings settings;
        MainWindow window(settings);
        window.addPage(new app::ThresholdsPage);
        const app::ShortcutRegistry& registry = window.shortcuts();
        QSet<QAction*> registered;
        const QList<app::ShortcutRegistry::Entry> entries = registry.entries();
        for (const app::ShortcutRegistry::Entry& entry : entries) {
            registered.insert(entry.action);
            for (const QKeySequence& keys : entry.defaults) {
                QVERIFY2(registry.conflict(entry.id, keys).isEmpty(),
                         qPrintable(entry.id + QStringLiteral(" clashes with ") +
                                    registry.conflict(entry.id, keys)));
            }
        }
        std::function<void(const QMenu&)> check = [&](const QMenu& menu) {
            const QList<QAction*> actions = menu.actions();
            for (QAction* action : actions) {
                if (action->menu() != nullptr) {
                    check(*action->menu());
                } else if (!action->isSeparator() &&
                           action->objectName() != QStringLiteral("recent_workspace") &&
                           !menu.title().contains(QStringLiteral("recent"))) {
                    QVERIFY2(registered.contains(action), qPrintable(action->text()));
                }
            }
        };
        const QList<QAction*> bar = window.menuBar()->actions();
        QCOMPARE(bar.size(), 6);
        for (const QAction* action : bar) {
            check(*action->menu());
        }
    }

    void everyControlHasAName() {
        tests::ShellFixture folder;
        app::Settings settings;
        MainWindow window(settings);
        window.addPage(new app::ThresholdsPage);
        window.show();
        window.openPaths({folder.workspace(QStringLiteral("team.assay"), {QStringLiteral("first")})});
        QVERIFY(window.jobs().waitForFinished(30'000));
        window.findChild<QAction*>(QStringLiteral("tools_settings"))->trigger();
        window.findChild<QAction*>(QStringLiteral("help_about"))->trigger();
        const QStringList nameless = namelessControls(window);
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
    }

    void theSettingsAreNotModal() {
        Fixture f;
        f.action("tools_settings")->trigger();
        auto* dialog = f.child<app::SettingsDialog>("settingsDialog");
        QVERIFY(dialog->isVisible());
        QVERIFY(!dialog->isModal());
        f.action("tools_settings")->trigger();
        QCOMPARE(f.window->findChildren<app::SettingsDialog*>().size(), 1);
        auto* theme = dialog->findChild<QComboBox*>(QStringLiteral("settingsTheme"));
        theme->setFocus();
        QTest::keyClick(theme, Qt::Key_Down);
        Q_EMIT theme->activated(theme->currentIndex());
        QCOMPARE(f.settings.theme(), widgets::ThemeChoice::Light);
    }

    void aboutSaysWhichAssayThisIs() {
        const QString text = app::AboutDialog::versionText();
        for (const std::string_view fact : {base::version(), base::gitSha()}) {
            QVERIFY(text.contains(QString::fromUtf8(fact.data(), static_cast<qsizetype>(fact.size()))));
        }
        QVERIFY(text.contains(QStringLiteral("SQLite 3.")));
        QVERIFY(text.contains(QStringLiteral("Qt 6.")));
        app::AboutDialog dialog;
        QVERIFY(!dialog.windowTitle().isEmpty());
        QFile licence(QStringLiteral(":/LICENSE"));
        QVERIFY(licence.open(QIODevice::ReadOnly));
        QVERIFY(licence.readAll().contains("MIT"));
    }

    void theDemoIsAskedFor() {
        Fixture f;
        QSignalSpy demo(f.window.get(), &MainWindow::demoRequested);
        f.action("file_open_demo")->trigger();
        QCOMPARE(demo.size(), 1);
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
