// Reports that are saved under a name: saving, renaming and removing them, undoing that, and what another
// window or a later version has saved.
#include "app/settings/settings.h"
#include "core/base/result.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/setting_edits.h"
#include "tests/app/report/report_desk.h"
#include "tests/core/curation/undo_steps.h"
#include "tests/support/test_class.h"

#include <QAction>
#include <QInputDialog>
#include <QLineEdit>
#include <QWidget>
#include <string>

using namespace assay;
using namespace assay::tests;
using namespace Qt::Literals::StringLiterals;

class TestReportSaving : public QObject, DeskFixture {
    Q_OBJECT

  private Q_SLOTS:

    void init() { openDesk(); }

    void cleanup() { closeDesk(); }

    void aReportIsSavedChangedAndRemoved() {
        m_desk->type(u"first"_s);
        m_desk->saveAs(u" Weekly "_s);
        QCOMPARE(m_desk->plans()->currentText(), u"Weekly"_s);
        QCOMPARE(stored().size(), std::size_t(1));
        QCOMPARE(stored()[0].name, std::string("Weekly"));
        QCOMPARE(stored()[0].sections[0].comment, std::string("first"));
        QVERIFY(!m_desk->action("reportSave")->isEnabled());
        m_desk->type(u"second"_s);
        m_desk->wait();
        QVERIFY(m_desk->state().endsWith(u"not saved"_s));
        m_desk->page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_desk->page));
        QTest::keyClick(m_desk->page.windowHandle(), Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(stored()[0].sections[0].comment, std::string("second"));
        m_desk->action("reportRemove")->trigger();
        QVERIFY(stored().empty());
        QCOMPARE(m_desk->plans()->currentText(), u"Brief"_s);
        QCOMPARE(m_desk->comment()->toPlainText(), QString());
        QVERIFY(m_desk->errors.isEmpty());
    }

    // Undo brings back what was stored, and what is edited follows.
    void savingIsUndone() {
        m_desk->type(u"first"_s);
        m_desk->saveAs(u"Weekly"_s);
        m_desk->type(u"second"_s);
        m_desk->action("reportSave")->trigger();
        m_desk->child<QAction>("journalUndo")->trigger();
        QCOMPARE(stored()[0].sections[0].comment, std::string("first"));
        QCOMPARE(m_desk->comment()->toPlainText(), u"first"_s);
        m_desk->child<QAction>("journalRedo")->trigger();
        QCOMPARE(m_desk->comment()->toPlainText(), u"second"_s);
        m_desk->action("reportRemove")->trigger();
        m_desk->child<QAction>("journalUndo")->trigger();
        QCOMPARE(stored().size(), std::size_t(1));
        QVERIFY(m_desk->plans()->findText(u"Weekly"_s) >= 0);
        m_desk->choose(u"Weekly"_s);
        QCOMPARE(m_desk->comment()->toPlainText(), u"second"_s);
        m_desk->child<QAction>("journalUndo")->trigger();
        m_desk->child<QAction>("journalUndo")->trigger(); // it was never saved
        QVERIFY(stored().empty());
        QCOMPARE(m_desk->plans()->currentText(), u"Weekly (not saved)"_s);
        QVERIFY(!m_desk->comment()->toPlainText().isEmpty());
        QVERIFY(!m_desk->action("reportSave")->isEnabled());
        QVERIFY(m_desk->action("reportSaveAs")->isEnabled());
    }

    // Wherever one stands: a field takes the keys only while it has something of its own to undo.
    void keysUndoFromTheFields() {
        m_desk->type(u"first"_s);
        m_desk->saveAs(u"Weekly"_s);
        m_desk->page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_desk->page));
        for (QWidget* field : {static_cast<QWidget*>(m_desk->comment()),
                               static_cast<QWidget*>(m_desk->child<QLineEdit>("reportTitle"))}) {
            m_desk->choose(u"Weekly"_s);
            field->setFocus();
            m_desk->action("reportRemove")->trigger();
            QVERIFY(stored().empty());
            QTest::keyClick(m_desk->page.windowHandle(), Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(stored().size(), std::size_t(1));
            QTest::keyClick(m_desk->page.windowHandle(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            QVERIFY(stored().empty());
            QTest::keyClick(m_desk->page.windowHandle(), Qt::Key_Z, Qt::ControlModifier);
        }
        // So does the menu Edit.
        const QList<QAction*> edits = m_desk->page.editActions();
        QCOMPARE(edits.size(), 2);
        edits.front()->trigger();
        QVERIFY(stored().empty());
        edits.back()->trigger();
        QCOMPARE(stored().size(), std::size_t(1));
        // What is typed is undone as such.
        m_desk->type(u"second"_s);
        QTest::keyClick(m_desk->page.windowHandle(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(m_desk->comment()->toPlainText() != u"second"_s);
        QCOMPARE(stored().size(), std::size_t(1));
    }

    // The journal is that of the workspace, but what was edited on another page is not taken back from here,
    // unseen.
    void undoLeavesOtherPagesAlone() {
        m_desk->saveAs(u"Weekly"_s);
        const auto workspace = m_desk->session.workspace();
        const auto rules = [&] {
            return workspace::workspaceSetting(*workspace->reader(), workspace::kGateRulesSetting).value();
        };
        QVERIFY(workspace::saveGateRules(*workspace, "{}", "Ada"));
        m_desk->child<QAction>("journalUndo")->trigger();
        QCOMPARE(rules().value_or(""), std::string("{}"));
        QCOMPARE(stored().size(), std::size_t(1));
        // It says why, and what that edit is.
        QVERIFY(m_desk->notices.last().contains(u"the alert thresholds"_s));
        QVERIFY(m_desk->child<QAction>("journalUndo")->toolTip().contains(u"the alert thresholds"_s));
        QVERIFY(tests::undo(*workspace, "Ada").has_value());
        m_desk->child<QAction>("journalRedo")->trigger();
        QVERIFY(m_desk->notices.last().contains(u"the alert thresholds"_s));
        QVERIFY(!rules());
        m_desk->child<QAction>("journalUndo")->trigger();
        QVERIFY(stored().empty());
        QVERIFY(m_desk->errors.isEmpty());
    }

    // What somebody else edited since stays; one's own last edit is taken back.
    void undoLeavesOthersAlone() {
        m_desk->saveAs(u"Weekly"_s);
        const auto workspace = m_desk->session.workspace();
        QVERIFY(workspace::saveGateRules(*workspace, "{}", "Bob"));
        m_desk->child<QAction>("journalUndo")->trigger();
        QVERIFY(stored().empty());
        const auto rules = workspace::workspaceSetting(*workspace->reader(), workspace::kGateRulesSetting);
        QVERIFY(rules && *rules == "{}");
        m_desk->child<QAction>("journalRedo")->trigger();
        QCOMPARE(stored().size(), std::size_t(1));
    }

    void namesAreChecked() {
        m_desk->saveAs(u"  "_s);
        QCOMPARE(m_desk->errors, QStringList{u"A report needs a name."_s});
        m_desk->saveAs(u"Review"_s);
        QCOMPARE(m_desk->errors.size(), 2);
        QVERIFY(stored().empty());
    }

    void aReportIsRenamed() {
        m_desk->saveAs(u"Other"_s);
        m_desk->saveAs(u"Weekly"_s);
        m_desk->type(u"not saved"_s);
        const auto rename = [&](const QString& name) {
            m_desk->action("reportRename")->trigger();
            auto* dialog = m_desk->child<QInputDialog>("reportNewName");
            QVERIFY(dialog != nullptr);
            QCOMPARE(dialog->textValue(), u"Weekly"_s);
            dialog->setTextValue(name);
            dialog->accept();
            QTRY_VERIFY(m_desk->child<QInputDialog>("reportNewName") == nullptr);
        };
        rename(u"Other"_s);
        rename(u"Review"_s);
        QCOMPARE(m_desk->errors.size(), 2);
        rename(u" Daily "_s);
        QCOMPARE(m_desk->plans()->currentText(), u"Daily"_s);
        QCOMPARE(stored().size(), std::size_t(2));
        QCOMPARE(stored()[0].name, std::string("Daily"));
        QCOMPARE(m_desk->comment()->toPlainText(), u"not saved"_s);
        QVERIFY(m_desk->action("reportSave")->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(drafts().size() == 1 && drafts()[0].plan.name == "Daily", kJobsMs);
        m_desk->action("reportSave")->trigger();
        QCOMPARE(stored()[0].sections[0].comment, std::string("not saved"));
        m_desk->choose(u"Neighbours"_s);
        QVERIFY(!m_desk->action("reportRename")->isEnabled());
    }

    void whoSavesIsAsked() {
        app::Settings().setCuratorName({});
        Desk other;
        other.open(path());
        other.saveAs(u"Weekly"_s);
        QVERIFY(stored().empty());
    }

    void twoWindowsSeeEachOther() {
        Desk other;
        other.open(path());
        other.type(u"of the other"_s);
        other.saveAs(u"Other"_s);
        m_desk->type(u"mine"_s);
        m_desk->saveAs(u"Mine"_s);
        QCOMPARE(stored().size(), std::size_t(2));
        m_desk->choose(u"Other"_s);
        QCOMPARE(m_desk->comment()->toPlainText(), u"of the other"_s);
        m_desk->wait();
        // Changed there, seen here when one comes back to the page.
        other.type(u"changed"_s);
        other.action("reportSave")->trigger();
        m_desk->page.hide();
        m_desk->page.show();
        QCOMPARE(m_desk->comment()->toPlainText(), u"changed"_s);
        // What is being edited here stays.
        m_desk->type(u"being written"_s);
        other.type(u"changed again"_s);
        other.action("reportSave")->trigger();
        m_desk->page.hide();
        m_desk->page.show();
        QCOMPARE(m_desk->comment()->toPlainText(), u"being written"_s);
        QVERIFY(m_desk->errors.isEmpty());
        QVERIFY(other.errors.isEmpty());
    }

    // --- What cannot be read ---

    void aReportThatCannotBeReadIsNamed() {
        m_desk->saveAs(u"Weekly"_s);
        const std::string later = R"({"template":"Later","sections":[{"id":"moon"}]})";
        QVERIFY(workspace::changeReports(
            *m_desk->session.workspace(),
            [&](const std::string& now) -> base::Result<std::string> {
                return now.substr(0, now.size() - 1) + "," + later + "]";
            },
            "Bob"));
        m_desk->page.hide();
        m_desk->page.show();
        QCOMPARE(m_desk->errors.size(), 1);
        QVERIFY(m_desk->errors[0].contains(u"“Later”"_s) && m_desk->errors[0].contains(u"sections[0].id"_s));
        const int row = m_desk->plans()->findText(u"Later (cannot be read)"_s);
        QVERIFY(row >= 0);
        QVERIFY(
            !(m_desk->plans()->model()->flags(m_desk->plans()->model()->index(row, 0)) & Qt::ItemIsEnabled));
        QVERIFY(m_desk->plans()->itemData(row, Qt::ToolTipRole).toString().contains(u"sections[0].id"_s));
        m_desk->page.hide();
        m_desk->page.show();
        QCOMPARE(m_desk->errors.size(), 1); // once is enough
        m_desk->choose(u"Weekly"_s);
        m_desk->type(u"second"_s);
        m_desk->action("reportSave")->trigger();
        QCOMPARE(stored()[0].sections[0].comment, std::string("second"));
        QCOMPARE(m_desk->errors.size(), 1);
        m_desk->saveAs(u"Later"_s);
        QCOMPARE(m_desk->errors.size(), 2);
        QVERIFY(m_desk->errors[1].contains(u"not overwritten"_s));
        const auto now =
            workspace::workspaceSetting(*m_desk->session.workspace()->reader(), workspace::kReportsSetting);
        QVERIFY(now->value().find(later) != std::string::npos);
    }

    void reportsThatCannotBeReadAtAll() {
        QVERIFY(workspace::changeReports(
            *m_desk->session.workspace(),
            [](const std::string&) -> base::Result<std::string> { return R"({"lost": 1})"; }, "Bob"));
        Desk next;
        next.open(path());
        QCOMPARE(next.errors.size(), 1);
        QVERIFY(next.errors[0].contains(u"not a list"_s));
        QVERIFY(next.plans()->findText(u"Saved reports (cannot be read)"_s) >= 0);
        next.saveAs(u"Weekly"_s);
        QCOMPARE(next.errors.size(), 2);
        const auto now =
            workspace::workspaceSetting(*m_desk->session.workspace()->reader(), workspace::kReportsSetting);
        QCOMPARE(now->value(), std::string(R"({"lost": 1})"));
    }
};

ASSAY_TEST(TestReportSaving)
#include "tst_report_saving.moc"
