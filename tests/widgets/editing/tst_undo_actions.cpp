// Undo and redo of edits, by their keys: what they take back, what they leave, and what they say.
#include "core/workspace/edit_entities.h"
#include "core/workspace/scored/decisions.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/curation/undo_steps.h"
#include "tests/support/test_class.h"
#include "widgets/editing/edit_session.h"
#include "widgets/editing/edit_text.h"
#include "widgets/editing/undo_actions.h"

#include <QtTest/QTest>

#include <QAction>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>
#include <QWidget>
#include <memory>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using widgets::EditSession;

namespace {

// A window over a workspace in which Ada decided "November" and then renamed a suite.
class Desk {
  public:
    explicit Desk(const EditSession::Rules& rules = {}, const QString& curator = u"Ada"_s) {
        auto made = workspace::Workspace::create(folder.filePath(QStringLiteral("w.assay")).toStdString());
        if (!made) {
            qFatal("cannot make a workspace: %s", made.error().detail.c_str());
        }
        workspace = std::move(*made);
        const auto suite = workspace::createSuite(*workspace, "P3", "Ada");
        if (!suite || !decide("November") || !workspace::renameSuite(*workspace, *suite, "P4", "Ada")) {
            qFatal("cannot edit");
        }
        edits.setRules(rules);
        edits.setCurator(curator);
        actions = widgets::addUndoActions(edits, &window);
        window.show();
        window.setFocus();
    }

    [[nodiscard]] bool decide(const std::string& name) const {
        model::Decision decision;
        decision.name = name;
        decision.author = "Ada";
        return workspace::saveDecision(*workspace, decision, "Ada").has_value();
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
    EditSession edits;
    widgets::UndoActions actions;
};

} // namespace

class TestUndoActions : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void nothingCanBeDoneWithoutAWorkspace() {
        const Desk desk;
        QVERIFY(!desk.actions.undo->isEnabled() && !desk.actions.redo->isEnabled());
        QVERIFY(!desk.actions.undo->toolTip().isEmpty());
    }

    void keysStepThroughTheJournal() {
        Desk desk;
        desk.edits.setWorkspace(desk.workspace);
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        QSignalSpy stepped(&desk.edits, &EditSession::stepped);
        QSignalSpy said(&desk.edits, &EditSession::noticed);
        QCOMPARE(desk.actions.undo->text(), u"Undo the name of the suite P4"_s);
        QVERIFY(desk.actions.undo->toolTip().contains(u"the name of the suite"_s));
        desk.press(Qt::ControlModifier);
        QVERIFY(desk.hasSuite("P3") && !desk.hasSuite("P4"));
        desk.press(Qt::ControlModifier);
        QCOMPARE(desk.decisions(), std::size_t(0));
        QCOMPARE(said.last().first().toString(), u"Undone: the decision “November”."_s);
        desk.press(Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(desk.decisions(), std::size_t(1));
        QCOMPARE(stepped.size(), 3);
        QVERIFY(stepped[1][1].toBool() && !stepped[2][1].toBool());
        const auto entry = stepped[2][0].value<workspace::JournalEntry>();
        QCOMPARE(widgets::editKindText(entry), u"the decision “November”"_s);
    }

    void buttonsSayNoMoreThanUndo() {
        Desk desk;
        desk.edits.setWorkspace(desk.workspace);
        QToolButton button;
        button.setDefaultAction(desk.actions.undo);
        QCOMPARE(button.text(), u"Undo"_s);
    }

    void nobodySignsWithoutAName() {
        Desk desk({}, {});
        desk.edits.setWorkspace(desk.workspace);
        const QSignalSpy asked(&desk.edits, &EditSession::curatorNeeded);
        desk.actions.undo->trigger();
        QCOMPARE(asked.count(), 1);
        QVERIFY(desk.hasSuite("P4"));
    }

    void onlyStepsOverItsOwnKind() {
        Desk desk({.undoes = {"decision"}});
        desk.edits.setWorkspace(desk.workspace);
        // The newest edit is of a suite: it is said, and nothing is done.
        QSignalSpy said(&desk.edits, &EditSession::noticed);
        desk.actions.undo->trigger();
        QCOMPARE(said.size(), 1);
        QVERIFY(desk.hasSuite("P4"));
        QCOMPARE(desk.decisions(), std::size_t(1));
        QCOMPARE(desk.actions.undo->toolTip(), said[0][0].toString());
        QCOMPARE(desk.actions.undo->text(), u"Undo"_s);
        desk.edits.setRules({.undoes = {"suite_name"}});
        QVERIFY(desk.actions.undo->isEnabled());
        desk.actions.undo->trigger();
        QVERIFY(desk.hasSuite("P3"));
        desk.actions.undo->trigger(); // now a decision is in front
        QCOMPARE(said.size(), 3);
        QCOMPARE(desk.decisions(), std::size_t(1));
        QVERIFY(desk.actions.redo->isEnabled());
        desk.edits.setRules({.undoes = {"suite_name", "decision"}});
        desk.actions.undo->trigger();
        QCOMPARE(desk.decisions(), std::size_t(0));
    }

    void somebodyElsesEditIsNamedAndStays() {
        Desk desk({}, u"Bo"_s);
        desk.edits.setWorkspace(desk.workspace);
        QSignalSpy said(&desk.edits, &EditSession::noticed);
        QVERIFY(desk.actions.undo->isEnabled()); // it can be asked for, and says why not
        QVERIFY(desk.actions.undo->toolTip().contains(u"Ada"_s));
        desk.actions.undo->trigger();
        QCOMPARE(said.size(), 1);
        QVERIFY(said[0][0].toString().contains(u"the name of the suite P4, by Ada"_s));
        QVERIFY(desk.hasSuite("P4"));
    }

    void whatAnotherWindowUndidIsNotUndoneTwice() {
        Desk desk({.undoes = {"suite_name"}});
        desk.edits.setWorkspace(desk.workspace);
        QVERIFY(tests::undo(*desk.workspace, "Cy").has_value());
        desk.actions.undo->trigger();
        QCOMPARE(desk.decisions(), std::size_t(1));
        QVERIFY(desk.hasSuite("P3"));
    }

    void everyKindOfEditHasAName() {
        QStringList texts;
        for (const workspace::EditEntity* entity : workspace::editEntities()) {
            workspace::JournalEntry entry;
            entry.entity = entity->name;
            const QString text = widgets::editKindText(entry);
            QVERIFY2(text != QString::fromStdString(entry.entity), entry.entity.c_str());
            QVERIFY2(!texts.contains(text), entry.entity.c_str());
            texts << text;
        }
    }

    // Whoever signs is asked meanwhile, and another window edits.
    void whatIsEditedWhileANameIsAskedForIsNotUndone() {
        Desk desk({.undoes = {"suite_name"}}, {});
        desk.edits.setWorkspace(desk.workspace);
        desk.actions.undo->trigger();
        QVERIFY(desk.decide("December"));
        QSignalSpy said(&desk.edits, &EditSession::noticed);
        desk.edits.setCurator(u"Ada"_s);
        QCOMPARE(said.size(), 1);
        QCOMPARE(desk.decisions(), std::size_t(2));
        QVERIFY(desk.hasSuite("P4"));
    }

    void whatCannotBeWrittenToIsNotUndone() {
        Desk desk;
        desk.workspace.reset();
        desk.workspace = std::move(*workspace::Workspace::open(
            desk.folder.filePath(QStringLiteral("w.assay")).toStdString(), workspace::OpenMode::ReadOnly));
        desk.edits.setWorkspace(desk.workspace);
        QVERIFY(!desk.actions.undo->isEnabled());
        QVERIFY(!desk.actions.undo->toolTip().contains(u"suite"_s));
    }
};

ASSAY_TEST(TestUndoActions)
#include "tst_undo_actions.moc"
