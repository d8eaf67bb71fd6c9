// Undo and redo of edits, by their keys.
#include "core/workspace/journal/edit_entities.h"
#include "core/workspace/scored/decisions.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/curation/undo_steps.h"
#include "tests/support/test_class.h"
#include "widgets/curation/journal_actions.h"
#include "widgets/curation/undo_actions.h"

#include <QtTest/QTest>

#include <QAction>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QWidget>
#include <memory>

using namespace assay;
using widgets::JournalActions;

namespace {

// A window over a workspace in which Ada decided "November" and then renamed a suite.
class Desk {
  public:
    Desk()
        : actions(&window, [this] { return curator; }, [this] { return curator; }) {
        auto made = workspace::Workspace::create(folder.filePath(QStringLiteral("w.assay")).toStdString());
        if (!made) {
            qFatal("cannot make a workspace: %s", made.error().detail.c_str());
        }
        workspace = std::move(*made);
        model::Decision decision;
        decision.name = "November";
        decision.author = "Ada";
        const auto suite = workspace::createSuite(*workspace, "P3", "Ada");
        if (!suite || !workspace::saveDecision(*workspace, decision, "Ada") ||
            !workspace::renameSuite(*workspace, *suite, "P4", "Ada")) {
            qFatal("cannot edit");
        }
        window.show();
        window.setFocus();
    }

    [[nodiscard]] std::size_t decisions() const {
        return workspace::decisions(*workspace->reader()).value().size();
    }

    [[nodiscard]] bool hasSuite(const char* name) const {
        return workspace::findSuite(*workspace->reader(), name).has_value();
    }

    void press(Qt::KeyboardModifiers modifiers) { QTest::keyClick(&window, Qt::Key_Z, modifiers); }

    QTemporaryDir folder;
    std::shared_ptr<workspace::Workspace> workspace;
    QWidget window;
    QString curator = QStringLiteral("Ada");
    JournalActions actions;
};

} // namespace

class TestJournalActions : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void initTestCase() { qRegisterMetaType<workspace::JournalEntry>("assay::curation::JournalEntry"); }

    void nothingCanBeDoneWithoutAWorkspace() {
        Desk desk;
        QVERIFY(!desk.actions.undoAction()->isEnabled() && !desk.actions.redoAction()->isEnabled());
        QVERIFY(!desk.actions.undoAction()->toolTip().isEmpty());
    }

    void keysStepThroughTheJournal() {
        Desk desk;
        desk.actions.setWorkspace(desk.workspace);
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        QSignalSpy stepped(&desk.actions, &JournalActions::stepped);
        QVERIFY(desk.actions.undoAction()->toolTip().contains(QStringLiteral("Ada")));
        QVERIFY(desk.actions.undoAction()->toolTip().contains(QStringLiteral("the name of a suite")));
        desk.press(Qt::ControlModifier);
        QVERIFY(desk.hasSuite("P3") && !desk.hasSuite("P4"));
        desk.press(Qt::ControlModifier);
        QCOMPARE(desk.decisions(), std::size_t(0));
        desk.press(Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(desk.decisions(), std::size_t(1));
        QCOMPARE(stepped.size(), 3);
        QVERIFY(stepped[1][1].toBool() && !stepped[2][1].toBool());
        const auto entry = stepped[2][0].value<workspace::JournalEntry>();
        QCOMPARE(JournalActions::entryText(entry), QStringLiteral("the decision “November”"));
    }

    void nobodySignsWithoutAName() {
        Desk desk;
        desk.actions.setWorkspace(desk.workspace);
        desk.curator.clear();
        desk.actions.undoAction()->trigger();
        QVERIFY(desk.hasSuite("P4"));
    }

    void onlyStepsOverItsOwnKind() {
        Desk desk;
        desk.actions.setEntity("decision");
        desk.actions.setWorkspace(desk.workspace);
        // The newest edit is of a suite: it is said, and nothing is done.
        QSignalSpy blocked(&desk.actions, &JournalActions::blocked);
        desk.actions.undoAction()->trigger();
        QCOMPARE(blocked.size(), 1);
        QVERIFY(desk.hasSuite("P4"));
        QCOMPARE(desk.decisions(), std::size_t(1));
        QCOMPARE(desk.actions.undoAction()->toolTip(), blocked[0][0].toString());
        desk.actions.setEntity("suite_name");
        QVERIFY(desk.actions.undoAction()->isEnabled());
        desk.actions.undoAction()->trigger();
        QVERIFY(desk.hasSuite("P3"));
        desk.actions.undoAction()->trigger(); // now a decision is in front
        QCOMPARE(blocked.size(), 2);
        QCOMPARE(desk.decisions(), std::size_t(1));
        QVERIFY(desk.actions.redoAction()->isEnabled());
    }

    void somebodyElsesEditIsNamedAndStays() {
        Desk desk;
        desk.curator = QStringLiteral("Bo");
        desk.actions.setWorkspace(desk.workspace);
        QSignalSpy blocked(&desk.actions, &JournalActions::blocked);
        desk.actions.undoAction()->trigger();
        QCOMPARE(blocked.size(), 1);
        QVERIFY(blocked[0][0].toString().contains(QStringLiteral("the name of a suite, by Ada")));
        QVERIFY(desk.hasSuite("P4"));
    }

    void whatAnotherWindowUndidIsNotUndoneTwice() {
        Desk desk;
        desk.actions.setEntity("suite_name");
        desk.actions.setWorkspace(desk.workspace);
        QVERIFY(tests::undo(*desk.workspace, "Cy").has_value());
        desk.actions.undoAction()->trigger();
        QCOMPARE(desk.decisions(), std::size_t(1));
        QVERIFY(desk.hasSuite("P3"));
    }

    void everyKindOfEditHasAName() {
        QStringList texts;
        for (const workspace::EditEntity* entity : workspace::editEntities()) {
            workspace::JournalEntry entry;
            entry.entity = entity->name;
            const QString text = JournalActions::entryText(entry);
            QVERIFY2(text != QString::fromStdString(entry.entity), entry.entity.c_str());
            QVERIFY2(!texts.contains(text), entry.entity.c_str());
            texts << text;
        }
    }

    // Whoever signs is asked meanwhile, and another window edits.
    void whatIsEditedWhileANameIsAskedForIsNotUndone() {
        Desk desk;
        const QString name = QStringLiteral("Ada");
        JournalActions actions(
            &desk.window, [&] { return name; },
            [&] {
                model::Decision decision;
                decision.name = "December";
                if (!workspace::saveDecision(*desk.workspace, decision, "Ada")) {
                    qFatal("cannot decide");
                }
                return name;
            });
        actions.setEntity("suite_name");
        actions.setWorkspace(desk.workspace);
        QSignalSpy failed(&actions, &JournalActions::failed);
        actions.undoAction()->trigger();
        QCOMPARE(failed.size(), 1);
        QCOMPARE(desk.decisions(), std::size_t(2));
        QVERIFY(desk.hasSuite("P4"));
    }

    void actionsOfAPageShowTheJournal() {
        Desk desk;
        QAction undo;
        QAction redo;
        const auto journal = workspace::journalStateOf(*desk.workspace->reader(), "Ada");
        QVERIFY(journal.has_value());
        widgets::showJournal(*journal, true, undo, redo);
        QVERIFY(undo.isEnabled() && !redo.isEnabled());
        QVERIFY(undo.toolTip().contains(QStringLiteral("the name of a suite")));
        widgets::showJournal(*journal, false, undo, redo);
        QVERIFY(!undo.isEnabled());
        widgets::showJournal({}, true, undo, redo);
        QVERIFY(!undo.isEnabled());
        QVERIFY(!undo.toolTip().contains(QStringLiteral("suite")));
        // To somebody else it is named, and not offered.
        widgets::showJournal(*workspace::journalStateOf(*desk.workspace->reader(), "Bo"), true, undo, redo);
        QVERIFY(!undo.isEnabled() && undo.toolTip().contains(QStringLiteral("Ada")));
    }
};

ASSAY_TEST(TestJournalActions)
#include "tst_journal_actions.moc"
