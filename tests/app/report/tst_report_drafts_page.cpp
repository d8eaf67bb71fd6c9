// What is not saved on the report page: it is not dropped unasked, outlives the window, and is offered again.
#include "core/results/report/report_plan.h"
#include "core/results/report/saved_reports.h"
#include "core/workspace/workspace.h"
#include "tests/app/report/report_desk.h"
#include "tests/support/test_class.h"
#include "widgets/jobs/job.h"

#include <QAction>
#include <QFile>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>
#include <algorithm>
#include <memory>
#include <string>

using namespace assay;
using namespace assay::tests;
using namespace Qt::Literals::StringLiterals;

class TestReportDraftsPage : public QObject, DeskFixture {
    Q_OBJECT

    [[nodiscard]] bool noneIsUnsaved() const {
        const auto list = drafts();
        return std::all_of(list.begin(), list.end(),
                           [](const auto& draft) { return draft.base && draft.plan == *draft.base; });
    }

  private Q_SLOTS:

    void init() { openDesk(); }

    void cleanup() { closeDesk(); }

    // What was written is not lost by a wrong click.
    void whatWasWrittenIsNotDroppedUnasked() {
        m_desk->type(u"precious"_s);
        m_desk->choose(u"Neighbours"_s);
        auto* box = m_desk->child<QMessageBox>("reportUnsaved");
        QVERIFY(box != nullptr);
        QTest::mouseClick(box->findChild<QPushButton*>(u"keepChanges"_s), Qt::LeftButton);
        QCOMPARE(m_desk->comment()->toPlainText(), u"precious"_s);
        QCOMPARE(m_desk->plans()->currentText(), u"Review (everything)"_s);
        QTRY_VERIFY(m_desk->child<QMessageBox>("reportUnsaved") == nullptr);
        m_desk->choose(u"Neighbours"_s);
        box = m_desk->child<QMessageBox>("reportUnsaved");
        QTest::mouseClick(box->findChild<QPushButton*>(u"dropChanges"_s), Qt::LeftButton);
        QCOMPARE(m_desk->comment()->toPlainText(), QString());
        QCOMPARE(m_desk->plans()->currentText(), u"Neighbours"_s);
        // Marks are soon made again: nobody is asked.
        QTRY_VERIFY(m_desk->child<QMessageBox>("reportUnsaved") == nullptr);
        QTest::keyClick(m_desk->list(), Qt::Key_Space);
        m_desk->choose(u"Curation"_s);
        QVERIFY(m_desk->child<QMessageBox>("reportUnsaved") == nullptr);
        QCOMPARE(m_desk->plans()->currentText(), u"Curation"_s);
    }

    void unsavedChoicesOutliveTheWindow_data() {
        QTest::addColumn<QString>("end");
        for (const char* end : {"window", "workspace", "crash"}) {
            QTest::newRow(end) << QString::fromLatin1(end);
        }
    }

    void unsavedChoicesOutliveTheWindow() {
        QFETCH(QString, end);
        m_desk->choose(u"Neighbours"_s);
        m_desk->type(u"half a sen"_s);
        m_desk->list()->setFocus();
        QTest::keyClick(m_desk->page.windowHandle(), Qt::Key_Down, Qt::AltModifier);
        QTRY_COMPARE(m_desk->list()->currentRow(), 1);
        const auto order = [](const Desk& desk) {
            QStringList ids;
            for (int row = 0; row < desk.list()->count(); ++row) {
                ids << desk.list()->item(row)->text() + QString::number(desk.list()->item(row)->checkState());
            }
            return ids;
        };
        const QStringList chosen = order(*m_desk);
        Desk next;
        if (end == u"crash"_s) {
            // What is in the files while the program runs is what is left of it if it is killed.
            QTRY_COMPARE_WITH_TIMEOUT(drafts().size(), std::size_t(1), kJobsMs);
            QTRY_COMPARE_WITH_TIMEOUT(drafts()[0].plan.sections[1].comment, std::string("half a sen"),
                                      kJobsMs);
            for (const QString& ending : {QString(), u"-wal"_s}) {
                QVERIFY(QFile::copy(path() + ending, path(u"left.assay"_s) + ending));
            }
            next.open(path(u"left.assay"_s));
        } else {
            end == u"window"_s ? m_desk.reset() : m_desk->session.closeWorkspace();
            if (m_desk) {
                QVERIFY(m_desk->jobs.waitForFinished(kJobsMs));
            }
            next.open(path());
        }
        QCOMPARE(next.plans()->currentText(), u"Neighbours"_s);
        QCOMPARE(order(next), chosen);
        next.list()->setCurrentRow(1);
        QCOMPARE(next.comment()->toPlainText(), u"half a sen"_s);
        QVERIFY(next.isAsked());
        QVERIFY2(next.question().startsWith(u"These are unsaved choices of “Neighbours”, by Ada, of "_s),
                 qPrintable(next.question()));
        QVERIFY(next.titles().contains(u"Hardest cases"_s));       // the pages are of them
        QVERIFY(!next.child<QAction>("journalUndo")->isEnabled()); // it is no edit
        QVERIFY(next.errors.isEmpty());
    }

    // The window cancels what still waits when it closes.
    void aDraftThatWaitedIsWritten() {
        Gate gate(m_desk->jobs);
        m_desk->type(u"late"_s);
        const auto waits = [&] {
            const auto& jobs = m_desk->jobs.jobs();
            return std::any_of(jobs.begin(), jobs.end(),
                               [](const auto* job) { return job->title() == u"Keeping a draft"_s; });
        };
        QTRY_VERIFY_WITH_TIMEOUT(waits(), kJobsMs);
        QVERIFY(drafts().empty());
        m_desk->jobs.cancelAll();
        gate.open();
        QVERIFY(m_desk->jobs.waitForFinished(kJobsMs));
        m_desk.reset(); // what was typed after the job began is written now
        QCOMPARE(drafts().size(), std::size_t(1));
        QCOMPARE(drafts()[0].plan.sections[0].comment, std::string("late"));
    }

    void unsavedChoicesAreSaved() {
        m_desk->saveAs(u"Weekly"_s);
        m_desk->type(u"second"_s);
        m_desk.reset();
        Desk next;
        next.open(path());
        QVERIFY(next.isAsked());
        QCOMPARE(next.plans()->currentText(), u"Weekly"_s);
        next.answer(true);
        QVERIFY(!next.isAsked());
        QCOMPARE(stored()[0].sections[0].comment, std::string("second"));
        QTRY_VERIFY_WITH_TIMEOUT(noneIsUnsaved(), kJobsMs);
        next.child<QAction>("journalUndo")->trigger();
        QCOMPARE(next.comment()->toPlainText(), QString());
    }

    // A template of the program cannot be written to: its changes need a name.
    void unsavedChoicesOfATemplateAreSavedUnderAName() {
        m_desk->type(u"mine"_s);
        m_desk.reset();
        Desk next;
        next.open(path());
        next.answer(true);
        auto* dialog = next.child<QInputDialog>("reportName");
        QVERIFY(dialog != nullptr);
        dialog->reject();
        QVERIFY(next.isAsked()); // still
        QTRY_VERIFY(next.child<QInputDialog>("reportName") == nullptr);
        next.answer(true);
        dialog = next.child<QInputDialog>("reportName");
        dialog->setTextValue(u"Review"_s);
        dialog->accept();
        QCOMPARE(next.errors.size(), 1);
        QVERIFY(next.isAsked());
        QTRY_VERIFY(next.child<QInputDialog>("reportName") == nullptr);
        next.answer(true);
        dialog = next.child<QInputDialog>("reportName");
        dialog->setTextValue(u"Weekly"_s);
        dialog->accept();
        QVERIFY(!next.isAsked());
        QCOMPARE(stored()[0].sections[0].comment, std::string("mine"));
        QCOMPARE(next.plans()->currentText(), u"Weekly"_s);
        QTRY_VERIFY_WITH_TIMEOUT(noneIsUnsaved(), kJobsMs);
    }

    void unsavedChoicesAreDiscarded() {
        m_desk->saveAs(u"Weekly"_s);
        m_desk->type(u"second"_s);
        m_desk.reset();
        Desk next;
        next.open(path());
        next.answer(false);
        QVERIFY(!next.isAsked());
        QCOMPARE(next.comment()->toPlainText(), QString());
        QCOMPARE(next.plans()->currentText(), u"Weekly"_s);
        QVERIFY(!next.action("reportSave")->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(noneIsUnsaved(), kJobsMs);
        QCOMPARE(stored()[0].sections[0].comment, std::string());
    }

    // Without a question: nothing is unsaved.
    void theTemplateIsChosenAgain() {
        m_desk->saveAs(u"Weekly"_s);
        m_desk->choose(u"Curation"_s);
        m_desk.reset();
        m_desk = std::make_unique<Desk>();
        m_desk->open(path());
        QCOMPARE(m_desk->plans()->currentText(), u"Curation"_s);
        QVERIFY(!m_desk->isAsked());
        m_desk->choose(u"Weekly"_s);
        m_desk.reset();
        m_desk = std::make_unique<Desk>();
        m_desk->open(path());
        QCOMPARE(m_desk->plans()->currentText(), u"Weekly"_s);
        QVERIFY(!m_desk->isAsked());
        QVERIFY(drafts().empty());
        m_desk->choose(u"Review (everything)"_s);
        m_desk->session.closeWorkspace();
        QVERIFY(m_desk->jobs.waitForFinished(kJobsMs));
        m_desk->open(path());
        QCOMPARE(m_desk->plans()->currentText(), u"Review (everything)"_s);
    }

    void whatIsTypedAndTakenBackIsNoChoice() {
        m_desk->type(u"x"_s);
        QTRY_COMPARE_WITH_TIMEOUT(drafts().size(), std::size_t(1), kJobsMs);
        m_desk->comment()->clear();
        QTRY_COMPARE_WITH_TIMEOUT(drafts().size(), std::size_t(0), kJobsMs);
        m_desk->choose(u"Neighbours"_s);
        QVERIFY(m_desk->child<QMessageBox>("reportUnsaved") == nullptr);
    }

    void droppedChangesAreNotOfferedAgain() {
        m_desk->type(u"precious"_s);
        QTRY_COMPARE_WITH_TIMEOUT(drafts().size(), std::size_t(1), kJobsMs);
        m_desk->choose(u"Neighbours"_s);
        auto* box = m_desk->child<QMessageBox>("reportUnsaved");
        QTest::mouseClick(box->findChild<QPushButton*>(u"dropChanges"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(noneIsUnsaved(), kJobsMs);
        m_desk->choose(u"Review (everything)"_s);
        QVERIFY(!m_desk->isAsked());
        QCOMPARE(m_desk->comment()->toPlainText(), QString());
    }

    // Choosing it again is the way back to what is saved.
    void droppedChangesAreNotOfferedAtOnce() {
        m_desk->saveAs(u"Weekly"_s);
        m_desk->type(u"precious"_s);
        QTRY_COMPARE_WITH_TIMEOUT(drafts().size(), std::size_t(1), kJobsMs);
        m_desk->choose(u"Weekly"_s);
        auto* box = m_desk->child<QMessageBox>("reportUnsaved");
        QVERIFY(box != nullptr);
        QTest::mouseClick(box->findChild<QPushButton*>(u"dropChanges"_s), Qt::LeftButton);
        QVERIFY(!m_desk->isAsked());
        QCOMPARE(m_desk->comment()->toPlainText(), QString());
        m_desk->type(u"again"_s); // while the draft before is on its way out
        const auto isKeptAgain = [this] {
            const auto list = drafts();
            return list.size() == 1 && list[0].plan.sections[0].comment == "again";
        };
        QTRY_VERIFY_WITH_TIMEOUT(isKeptAgain(), kJobsMs);
    }

    // A window that only shows a report takes nothing from one that changes it.
    void lookingTakesNothingFromAnother() {
        m_desk->saveAs(u"Weekly"_s);
        Desk other;
        other.open(path());
        other.choose(u"Weekly"_s);
        other.type(u"of the other"_s);
        QTRY_COMPARE_WITH_TIMEOUT(drafts().size(), std::size_t(1), kJobsMs);
        m_desk->choose(u"Neighbours"_s);
        QVERIFY(m_desk->jobs.waitForFinished(kJobsMs));
        QCOMPARE(drafts().size(), std::size_t(1));
        QCOMPARE(drafts()[0].plan.sections[0].comment, std::string("of the other"));
    }

    // Somebody else has saved the report since.
    void anotherSavedSince() {
        m_desk->saveAs(u"Weekly"_s);
        m_desk->type(u"mine"_s);
        m_desk.reset();
        {
            const auto workspace = workspace::Workspace::open(path().toStdString());
            results::ReportPlan plan = results::defaultPlan();
            plan.name = "Weekly";
            plan.sections[0].comment = "of Bob";
            QVERIFY(results::saveReport(**workspace, plan, "Bob"));
        }
        Desk next;
        next.open(path());
        QVERIFY(next.question().contains(u"was saved again since"_s));
        QCOMPARE(next.comment()->toPlainText(), u"mine"_s);
        next.answer(false);
        QCOMPARE(next.comment()->toPlainText(), u"of Bob"_s);
    }

    void theReportIsGoneMeanwhile() {
        m_desk->saveAs(u"Weekly"_s);
        m_desk->type(u"mine"_s);
        m_desk.reset();
        {
            const auto workspace = workspace::Workspace::open(path().toStdString());
            QVERIFY(results::removeReport(**workspace, "Weekly", "Bob"));
        }
        Desk next;
        next.open(path());
        QVERIFY(next.question().contains(u"is not there any more"_s));
        QCOMPARE(next.plans()->currentText(), u"Weekly (not saved)"_s);
        next.answer(false);
        QCOMPARE(next.plans()->currentText(), u"Brief"_s);
        QTRY_VERIFY_WITH_TIMEOUT(noneIsUnsaved(), kJobsMs);
    }

    void choicesOfTwoWindowsAreBothKept() {
        m_desk->saveAs(u"Weekly"_s);
        Desk other;
        other.open(path());
        other.choose(u"Neighbours"_s);
        other.type(u"of the other"_s);
        QTRY_VERIFY_WITH_TIMEOUT(drafts().size() == 1, kJobsMs);
        m_desk->type(u"mine"_s);
        QTRY_VERIFY_WITH_TIMEOUT(drafts().size() == 2, kJobsMs);
        QTRY_COMPARE_WITH_TIMEOUT(drafts()[0].plan.sections[0].comment, std::string("mine"), kJobsMs);
        Desk next;
        next.open(path());
        QCOMPARE(next.comment()->toPlainText(), u"mine"_s);
        QVERIFY2(next.question().contains(u"other reports, too"_s) &&
                     next.question().endsWith(u"Neighbours."_s),
                 qPrintable(next.question()));
        next.answer(true);
        next.choose(u"Neighbours"_s);
        QVERIFY(next.isAsked());
        QCOMPARE(next.comment()->toPlainText(), u"of the other"_s);
    }

    void aReadOnlyWorkspaceKeepsNoDraft() {
        m_desk->type(u"mine"_s);
        m_desk.reset();
        {
            Desk reader;
            reader.open(path(), workspace::OpenMode::ReadOnly);
            QCOMPARE(reader.comment()->toPlainText(), u"mine"_s); // it is shown, and stays
            reader.answer(true);
            QVERIFY(reader.errors.last().contains(u"Save as template file"_s));
            QVERIFY(reader.isAsked());
            reader.type(u"other words"_s);
        }
        QCOMPARE(drafts()[0].plan.sections[0].comment, std::string("mine"));
    }
};

ASSAY_TEST(TestReportDraftsPage)
#include "tst_report_drafts_page.moc"
