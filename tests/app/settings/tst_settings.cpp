#include "app/settings/settings.h"
#include "app/settings/shortcut_registry.h"
#include "app/settings/shortcuts_editor.h"
#include "tests/app/shell/shell_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QTest>

#include <QAction>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeWidget>

using namespace assay;
using app::Settings;
using app::ShortcutRegistry;

namespace {

QAction* action(QObject* parent, const char* name, const QKeySequence& keys) {
    auto* made = new QAction(QString::fromUtf8(name), parent);
    made->setObjectName(QString::fromUtf8(name));
    if (!keys.isEmpty()) {
        made->setShortcut(keys);
    }
    return made;
}

const QKeySequence kCtrlN(Qt::CTRL | Qt::Key_N);
const QKeySequence kCtrlO(Qt::CTRL | Qt::Key_O);
const QKeySequence kF7(Qt::Key_F7);

QList<QKeySequence> one(const QKeySequence& keys) {
    return {keys};
}

} // namespace

class TestSettings : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void settingsStayInTheFolderTheyAreSentTo() {
        const tests::ShellFixture f;
        const Settings settings;
        QVERIFY2(settings.fileName().startsWith(f.path(QStringLiteral("settings"))),
                 qPrintable(settings.fileName()));
    }

    void recentWorkspacesAreNewestFirstAndBounded() {
        const tests::ShellFixture f;
        Settings settings;
        QSignalSpy changed(&settings, &Settings::recentWorkspacesChanged);
        for (int i = 0; i < Settings::kRecentWorkspaces + 3; ++i) {
            settings.addRecentWorkspace(QStringLiteral("/data/%1.assay").arg(i));
        }
        QCOMPARE(changed.size(), Settings::kRecentWorkspaces + 3);
        QCOMPARE(settings.recentWorkspaces().size(), Settings::kRecentWorkspaces);
        QCOMPARE(settings.recentWorkspaces().first(), QStringLiteral("/data/14.assay"));
        settings.addRecentWorkspace(QStringLiteral("/data/../data/8.assay")); // the same file by another way
        QCOMPARE(settings.recentWorkspaces().first(), QStringLiteral("/data/8.assay"));
        QCOMPARE(settings.recentWorkspaces().size(), Settings::kRecentWorkspaces);
        settings.removeRecentWorkspace(QStringLiteral("/data/8.assay"));
        QVERIFY(!settings.recentWorkspaces().contains(QStringLiteral("/data/8.assay")));
        settings.clearRecentWorkspaces();
        QVERIFY(settings.recentWorkspaces().isEmpty());
    }

    // Each page has settings of its own; a name that is changed in one place signs everywhere.
    void everyOneTellsOfTheCuratorsName() {
        const tests::ShellFixture f;
        Settings dialog;
        const Settings page;
        QSignalSpy changed(&page, &Settings::curatorNameChanged);
        dialog.setCuratorName(QStringLiteral(" Bob "));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.first().first().toString(), QStringLiteral("Bob"));
        QCOMPARE(page.curatorName(), QStringLiteral("Bob"));
        dialog.setCuratorName(QStringLiteral("Bob"));
        QCOMPARE(changed.size(), 1);
    }

    void everythingComesBackAtTheNextStart() {
        const tests::ShellFixture f;
        {
            Settings settings;
            settings.setTheme(widgets::ThemeChoice::Dark);
            settings.setReopenLastWorkspace(false);
            settings.setLastWorkspace(QStringLiteral("/data/a.assay"));
            settings.setLayout(QStringLiteral("window/docks"), QByteArray("\0\1\2", 3));
            settings.setShortcuts(QStringLiteral("a"), QList<QKeySequence>{kF7});
            settings.setShortcuts(QStringLiteral("b"), QList<QKeySequence>{});
        }
        const Settings settings;
        QCOMPARE(settings.theme(), widgets::ThemeChoice::Dark);
        QVERIFY(!settings.reopenLastWorkspace());
        QCOMPARE(settings.lastWorkspace(), QStringLiteral("/data/a.assay"));
        QCOMPARE(settings.layout(QStringLiteral("window/docks")), QByteArray("\0\1\2", 3));
        QCOMPARE(settings.shortcuts(QStringLiteral("a")), std::optional(one(kF7)));
        QCOMPARE(settings.shortcuts(QStringLiteral("b")), std::optional(QList<QKeySequence>()));
        QVERIFY(!settings.shortcuts(QStringLiteral("c")));
    }

    void shortcutsAreRemappedAndRemembered() {
        const tests::ShellFixture f;
        Settings settings;
        QObject owner;
        {
            ShortcutRegistry registry(settings);
            QAction* make = action(&owner, "file_new", kCtrlN);
            registry.add(make, QStringLiteral("File"));
            QVERIFY(registry.setShortcut(QStringLiteral("file_new"), kF7));
            QCOMPARE(make->shortcuts(), one(kF7));
            QVERIFY(registry.isRemapped(QStringLiteral("file_new")));
        }
        ShortcutRegistry registry(settings);
        QObject second;
        QAction* make = action(&second, "file_new", kCtrlN);
        registry.add(make, QStringLiteral("File"));
        QCOMPARE(make->shortcuts(), one(kF7)); // as remapped
        registry.reset(QStringLiteral("file_new"));
        QCOMPARE(make->shortcuts(), one(kCtrlN));
        QVERIFY(!registry.isRemapped(QStringLiteral("file_new")));
        QVERIFY(registry.setShortcut(QStringLiteral("file_new"), {}));
        QVERIFY(make->shortcuts().isEmpty());
    }

    void keysThatAreTakenAreRefusedOrTakenOver() {
        const tests::ShellFixture f;
        Settings settings;
        ShortcutRegistry registry(settings);
        QObject owner;
        QAction* make = action(&owner, "file_new", kCtrlN);
        QAction* open = action(&owner, "file_open", kCtrlO);
        registry.add(make, QStringLiteral("File"));
        registry.add(open, QStringLiteral("File"));
        QCOMPARE(registry.conflict(QStringLiteral("file_open"), kCtrlN), QStringLiteral("file_new"));
        QVERIFY(registry.conflict(QStringLiteral("file_new"), kCtrlN).isEmpty()); // its own
        // Ctrl+N alone would never be told from the beginning of Ctrl+N, F.
        QCOMPARE(registry.conflict(QStringLiteral("file_open"), QKeySequence(QStringLiteral("Ctrl+N, F"))),
                 QStringLiteral("file_new"));
        QVERIFY(!registry.setShortcut(QStringLiteral("file_open"), kCtrlN));
        QCOMPARE(open->shortcuts(), one(kCtrlO));
        registry.takeShortcut(QStringLiteral("file_open"), kCtrlN);
        QCOMPARE(open->shortcuts(), one(kCtrlN));
        QVERIFY(make->shortcuts().isEmpty());
        registry.reset(QStringLiteral("file_new")); // its default is in use: it stays without
        QVERIFY(make->shortcuts().isEmpty());
        registry.resetAll();
        QCOMPARE(make->shortcuts(), one(kCtrlN));
        QCOMPARE(open->shortcuts(), one(kCtrlO));
    }

    void pagesMayUseTheSameKeysButNotThoseOfTheWindow() {
        const tests::ShellFixture f;
        Settings settings;
        ShortcutRegistry registry(settings);
        QObject owner;
        registry.add(action(&owner, "window_new", kCtrlN), QStringLiteral("File"));
        registry.add(action(&owner, "a_best", kF7), QStringLiteral("A"), QStringLiteral("a"));
        registry.add(action(&owner, "b_best", {}), QStringLiteral("B"), QStringLiteral("b"));
        QVERIFY(registry.conflict(QStringLiteral("b_best"), kF7).isEmpty());
        QCOMPARE(registry.conflict(QStringLiteral("b_best"), kCtrlN), QStringLiteral("window_new"));
        QCOMPARE(registry.conflict(QStringLiteral("window_new"), kF7), QStringLiteral("a_best"));
    }

    void anActionThatIsGoneIsForgotten() {
        const tests::ShellFixture f;
        Settings settings;
        ShortcutRegistry registry(settings);
        auto owner = std::make_unique<QObject>();
        registry.add(action(owner.get(), "gone", kF7), QStringLiteral("A"));
        owner.reset();
        QVERIFY(registry.entries().isEmpty());
        QObject other;
        registry.add(action(&other, "other", {}), QStringLiteral("A"));
        QVERIFY(registry.setShortcut(QStringLiteral("other"), kF7));
    }

    void theEditorAssignsAndReportsConflicts() {
        const tests::ShellFixture f;
        Settings settings;
        ShortcutRegistry registry(settings);
        QObject owner;
        QAction* make = action(&owner, "file_new", kCtrlN);
        QAction* open = action(&owner, "file_open", kCtrlO);
        registry.add(make, QStringLiteral("File"));
        registry.add(open, QStringLiteral("File"));
        app::ShortcutsEditor editor(registry);
        editor.show();
        QVERIFY(QTest::qWaitForWindowActive(&editor));
        auto* keys = editor.findChild<QKeySequenceEdit*>(QStringLiteral("shortcutsKeys"));
        auto* assign = editor.findChild<QPushButton*>(QStringLiteral("shortcutsAssign"));
        auto* message = editor.findChild<QLabel*>(QStringLiteral("shortcutsMessage"));
        QVERIFY(!assign->isEnabled());

        editor.select(QStringLiteral("file_open"));
        QCOMPARE(keys->keySequence(), kCtrlO);
        keys->setFocus();
        keys->clear();
        QTest::keyClick(keys, Qt::Key_F7);
        QTRY_COMPARE(keys->keySequence(), kF7);
        QTRY_VERIFY(assign->isEnabled());
        QTest::mouseClick(assign, Qt::LeftButton);
        QCOMPARE(open->shortcuts(), one(kF7));

        keys->setKeySequence(kCtrlN);
        QVERIFY2(message->text().contains(QStringLiteral("file_new")), qPrintable(message->text()));
        QTest::mouseClick(assign, Qt::LeftButton); // takes it over, as the message says
        QCOMPARE(open->shortcuts(), one(kCtrlN));
        QVERIFY(make->shortcuts().isEmpty());

        QTest::mouseClick(editor.findChild<QPushButton*>(QStringLiteral("shortcutsResetAll")),
                          Qt::LeftButton);
        QCOMPARE(make->shortcuts(), one(kCtrlN));
        QCOMPARE(open->shortcuts(), one(kCtrlO));
    }

    void theEditorFilters() {
        const tests::ShellFixture f;
        Settings settings;
        ShortcutRegistry registry(settings);
        QObject owner;
        registry.add(action(&owner, "make", kCtrlN), QStringLiteral("File"));
        registry.add(action(&owner, "look", kF7), QStringLiteral("View"));
        app::ShortcutsEditor editor(registry);
        editor.show();
        auto* tree = editor.findChild<QTreeWidget*>(QStringLiteral("shortcutsTree"));
        QTest::keyClicks(editor.findChild<QLineEdit*>(QStringLiteral("shortcutsFilter")),
                         QStringLiteral("f7"));
        QVERIFY(tree->topLevelItem(0)->isHidden());
        QVERIFY(!tree->topLevelItem(1)->isHidden());
    }
};

ASSAY_TEST(TestSettings)
#include "tst_settings.moc"
