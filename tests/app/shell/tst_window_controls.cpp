// Menus, keys, settings, and what a screen reader is told.
#include "app/pages/thresholds/thresholds_page.h"
#include "app/settings/settings_dialog.h"
#include "app/shell/about_dialog.h"
#include "core/base/version.h"
#include "tests/app/shell/window_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QTest>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QTimer>
#include <QToolButton>
#include <algorithm>

using namespace assay;
using app::MainWindow;
using Fixture = tests::WindowFixture;

namespace {

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

class TestWindowControls : public QObject {
    Q_OBJECT

  private Q_SLOTS:

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

    // Keys go on where they were: a click on a button of the page's head takes none of them away, and neither
    // does its menu.
    void aClickInTheHeadLeavesTheKeysWithThePage() {
        Fixture f;
        f.window->showPage(f.sample->navigationKey());
        QVERIFY(QTest::qWaitForWindowActive(f.window.get()));
        f.sample->setFocus();
        const QList<QToolButton*> buttons = f.window->findChildren<QToolButton*>();
        const auto run = std::ranges::find_if(
            buttons, [&](const QToolButton* each) { return each->defaultAction() == &f.sample->m_run; });
        QVERIFY(run != buttons.end());
        QTest::mouseClick(*run, Qt::LeftButton);
        QVERIFY(f.sample->hasFocus());
        QVERIFY(((*run)->focusPolicy() & Qt::TabFocus) != 0);
        auto* exports = f.child<QToolButton>("pageExport");
        QTimer::singleShot(0, f.window.get(), [] { QApplication::activePopupWidget()->close(); });
        QTest::mouseClick(exports, Qt::LeftButton);
        // Where a window system gives the keyboard back to once the menu is closed.
        QCOMPARE(f.window->focusWidget(), f.sample);
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
        QVERIFY(theme->isVisible() && theme->isEnabled());
        QTest::keyClick(theme, Qt::Key_Down);
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

ASSAY_TEST(TestWindowControls)
#include "tst_window_controls.moc"
