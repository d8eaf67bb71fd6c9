// What is decided of suspicions, in the detector and beside the question in front: accepted, dismissed, put
// off, taken back.
#include "app/pages/questions/suspicions_pane.h"
#include "core/curation/marked_suspicions.h"
#include "core/workspace/suites/reviews.h"
#include "tests/app/questions/detector_fixture.h"
#include "tests/support/test_class.h"

#include <QAbstractItemModelTester>
#include <QDate>
#include <QDateEdit>
#include <QTextBrowser>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using namespace assay::tests;
using app::QuestionController;
using app::SuspicionsPane;

class TestSuspicionDecisions : public QObject, DetectorFixture {
    Q_OBJECT

  private Q_SLOTS:

    void init() { start(); }

    void cleanup() { stop(); }

    void acceptFlagsAndIsUndone() {
        check();
        choose(LintRule::YearsOutsideCoverage, u"years"_s);
        QTest::keyClick(view(), Qt::Key_A);
        QTRY_COMPARE(rowOf(LintRule::YearsOutsideCoverage, u"years"_s), -1); // decided, so not open
        model::Question question = m_fixture->stored(m_years);
        QCOMPARE(question.status, model::QuestionStatus::Flagged);
        QCOMPARE(question.flags.size(), std::size_t(1));
        QCOMPARE(question.flags.front().reason, std::string("out_of_scope"));
        QCOMPARE(question.flags.front().flaggedBy, std::string("Ada"));
        QCOMPARE(marks().size(), std::size_t(1));
        show(SuspicionListModel::Accepted);
        QCOMPARE(view()->model()->rowCount(), 1);
        QVERIFY(m_fixture->controller().undo()); // one step takes the flag and the mark
        question = m_fixture->stored(m_years);
        QCOMPARE(question.status, model::QuestionStatus::Draft);
        QVERIFY(question.flags.empty());
        QVERIFY(marks().empty());
        QTRY_COMPARE(view()->model()->rowCount(), 0);
        show(SuspicionListModel::Open);
        QVERIFY(rowOf(LintRule::YearsOutsideCoverage, u"years"_s) >= 0);
        QVERIFY(m_fixture->controller().redo());
        QCOMPARE(m_fixture->stored(m_years).status, model::QuestionStatus::Flagged);
        QTRY_COMPARE(rowOf(LintRule::YearsOutsideCoverage, u"years"_s), -1);
    }

    // Who reviews blind does not see either what others decided of the detector's suspicions.
    void whatOthersDecidedIsShownAfterOnesOwnReview() {
        check();
        choose(LintRule::YearsOutsideCoverage, u"years"_s);
        const auto& model = *qobject_cast<SuspicionListModel*>(view()->model());
        const workspace::SuspicionKey key =
            curation::keyOf(model.item(view()->currentIndex().row())->suspicion);
        workspace::Workspace& workspace = m_fixture->workspace();
        const auto review = [&](const char* who) {
            workspace::NewReview said;
            said.question = m_years;
            said.revision = workspace::storedQuestion(*workspace.reader(), m_years)->revision;
            said.verdict = model::ReviewVerdict::Unsure;
            said.blind = true;
            QVERIFY(workspace::saveReview(workspace, said, who).has_value());
            m_fixture->controller().reload();
            QVERIFY(m_fixture->jobs().waitForFinished(kJobsMs));
        };
        QVERIFY(workspace::dismissSuspicion(workspace, key, "told by Bo alone", "Bo").has_value());
        review("Bo");
        show(SuspicionListModel::All);
        const auto state = [this] {
            const int row = rowOf(LintRule::YearsOutsideCoverage, u"years"_s);
            return cell(row, SuspicionListModel::State) + cell(row, SuspicionListModel::Reason) +
                   cell(row, SuspicionListModel::MarkedBy);
        };
        QTRY_COMPARE(state(), u"(after your review)"_s);
        choose(LintRule::YearsOutsideCoverage, u"years"_s);
        QVERIFY(!child<QTextBrowser>("detectorReader")->toPlainText().contains(u"Bo"_s));
        QVERIFY(!child<QPushButton>("suspicionAccept")->isEnabled());
        QTest::keyClick(view(), Qt::Key_A); // replaces nothing unseen
        QCOMPARE(marks().front().markedBy, std::string("Bo"));
        show(SuspicionListModel::Dismissed);
        QCOMPARE(rowOf(LintRule::YearsOutsideCoverage, u"years"_s), -1);
        show(SuspicionListModel::All);
        review("Ada");
        QTRY_VERIFY2(state().contains(u"told by Bo alone"_s), qPrintable(state()));
    }

    void acceptForAnotherReasonWithANote() {
        check();
        choose(LintRule::YearsOutsideCoverage, u"years"_s);
        auto* reasons = child<QComboBox>("suspicionFlagReason");
        reasons->setCurrentIndex(reasons->findData(u"ambiguous"_s));
        auto* note = child<QLineEdit>("suspicionReason");
        QTest::keyClicks(note, u"which year?"_s);
        QTest::keyClick(note, Qt::Key_Return); // a note to come is no dismissal
        QVERIFY(marks().empty());
        QTest::mouseClick(child<QPushButton>("suspicionAccept"), Qt::LeftButton);
        const model::Question question = m_fixture->stored(m_years);
        QCOMPARE(question.flags.size(), std::size_t(1));
        QCOMPARE(question.flags.front().reason, std::string("ambiguous"));
        QCOMPARE(question.flags.front().note, std::string("which year?"));
        QVERIFY(note->text().isEmpty());
    }

    void dismissNeedsAReasonAndIsRemembered() {
        check();
        choose(LintRule::UnresolvedEvidence, u"evidence"_s);
        QTest::keyClick(view(), Qt::Key_D);
        auto* reason = child<QLineEdit>("suspicionReason");
        QVERIFY(reason->hasFocus());
        QVERIFY(marks().empty());
        QTest::keyClick(reason, Qt::Key_Escape); // not after all
        QVERIFY(view()->hasFocus());
        QTest::keyClick(view(), Qt::Key_D);
        QTest::keyClicks(reason, u"the filing is on paper"_s);
        QTest::keyClick(reason, Qt::Key_Return);
        QTRY_COMPARE(rowOf(LintRule::UnresolvedEvidence, u"evidence"_s), -1);
        QVERIFY(view()->hasFocus());
        QCOMPARE(m_fixture->stored(m_evidence).status, model::QuestionStatus::Draft);
        m_pane.reset();
        m_fixture->reopen(false); // as after a restart
        makePane();
        check();
        QCOMPARE(rowOf(LintRule::UnresolvedEvidence, u"evidence"_s), -1);
        show(SuspicionListModel::Dismissed);
        const int row = rowOf(LintRule::UnresolvedEvidence, u"evidence"_s);
        QVERIFY(row >= 0);
        QCOMPARE(cell(row, SuspicionListModel::Reason), u"the filing is on paper"_s);
        QCOMPARE(cell(row, SuspicionListModel::MarkedBy), u"Ada"_s);
        choose(LintRule::UnresolvedEvidence, u"evidence"_s);
        QTest::keyClick(view(), Qt::Key_T); // taken back
        QTRY_COMPARE(view()->model()->rowCount(), 0);
        show(SuspicionListModel::Open);
        QVERIFY(rowOf(LintRule::UnresolvedEvidence, u"evidence"_s) >= 0);
    }

    // What was typed for one suspicion is never said of another, and is still there when one comes back.
    void aReasonBelongsToWhatItWasTypedFor() {
        check();
        auto* reason = child<QLineEdit>("suspicionReason");
        choose(LintRule::UnresolvedEvidence, u"evidence"_s);
        reason->setFocus();
        QTest::keyClicks(reason, u"on paper"_s);
        choose(LintRule::YearsOutsideCoverage, u"years"_s);
        QVERIFY(reason->text().isEmpty());
        QTest::keyClick(view(), Qt::Key_D);
        QVERIFY(marks().empty());
        QTest::keyClicks(reason, u"a forecast"_s);
        choose(LintRule::UnresolvedEvidence, u"evidence"_s);
        QCOMPARE(reason->text(), u"on paper"_s);
        choose(LintRule::YearsOutsideCoverage, u"years"_s);
        QCOMPARE(reason->text(), u"a forecast"_s);
        QTest::keyClick(view(), Qt::Key_D);
        QTRY_COMPARE(marks().size(), std::size_t(1));
        QCOMPARE(marks().front().reason, std::string("a forecast"));
        QCOMPARE(marks().front().suspicion.question, m_years);
        choose(LintRule::UnresolvedEvidence, u"evidence"_s);
        QCOMPARE(reason->text(), u"on paper"_s); // only what was written is given up
        QVERIFY(m_fixture->controller().undo());
        QTRY_VERIFY(rowOf(LintRule::YearsOutsideCoverage, u"years"_s) >= 0);
        choose(LintRule::YearsOutsideCoverage, u"years"_s);
        QVERIFY(reason->text().isEmpty());
    }

    void anotherCauseIsAnotherSuspicion() {
        check();
        choose(LintRule::YearsOutsideCoverage, u"years"_s);
        child<QLineEdit>("suspicionReason")->setText(u"planned"_s);
        QTest::mouseClick(child<QPushButton>("suspicionDismiss"), Qt::LeftButton);
        QTRY_COMPARE(rowOf(LintRule::YearsOutsideCoverage, u"years"_s), -1);
        m_fixture->controller().setCurrent(m_years);
        model::Question question = m_fixture->controller().current()->question;
        question.years = {2035};
        QVERIFY(m_fixture->controller().save(question, {}, {}));
        check();
        QVERIFY(rowOf(LintRule::YearsOutsideCoverage, u"years"_s) >= 0);
    }

    void putOffUntilADay() {
        check();
        choose(LintRule::TableHeader, u"table"_s);
        auto* until = child<QDateEdit>("suspicionUntil");
        QVERIFY(until->minimumDate() > QDate::currentDate());
        const QDate day = QDate::currentDate().addDays(30);
        until->setDate(day);
        QTest::keyClick(view(), Qt::Key_S);
        QTRY_COMPARE(rowOf(LintRule::TableHeader, u"table"_s), -1);
        QCOMPARE(marks().size(), std::size_t(1));
        QCOMPARE(marks().front().until, day.toString(Qt::ISODate).toStdString());
        show(SuspicionListModel::Snoozed);
        QVERIFY(cell(rowOf(LintRule::TableHeader, u"table"_s), SuspicionListModel::State)
                    .contains(QLocale().toString(day, QLocale::ShortFormat)));
        // What was put off to a day that is over is open again.
        workspace::SuspicionKey key = marks().front().suspicion;
        QVERIFY(workspace::snoozeSuspicion(m_fixture->workspace(), key, "2020-01-01", {}, "Ada"));
        m_fixture->controller().edits().tellDone({});
        QTRY_COMPARE(view()->model()->rowCount(), 0);
        show(SuspicionListModel::Open);
        QCOMPARE(cell(rowOf(LintRule::TableHeader, u"table"_s), SuspicionListModel::State), u"Open again"_s);
    }

    void severalAtOnce() {
        check();
        view()->selectAll();
        const int all = view()->model()->rowCount();
        QTest::keyClick(view(), Qt::Key_S);
        QVERIFY(m_fixture->jobs().waitForFinished(tests::kJobsMs));
        QTRY_COMPARE(view()->model()->rowCount(), 0);
        QCOMPARE(marks().size(), static_cast<std::size_t>(all));
    }

    void severalAcceptedAreOneStepOfUndo() {
        check();
        const int all = view()->model()->rowCount();
        view()->setFocus();
        view()->selectAll();
        QTest::keyClick(view(), Qt::Key_A);
        QVERIFY(m_fixture->jobs().waitForFinished(tests::kJobsMs));
        QTRY_COMPARE(view()->model()->rowCount(), 0);
        QCOMPARE(marks().size(), static_cast<std::size_t>(all));
        QCOMPARE(m_fixture->stored(m_years).status, model::QuestionStatus::Flagged);
        QCOMPARE(m_fixture->stored(m_meta).status, model::QuestionStatus::Flagged);
        QVERIFY(m_fixture->controller().undo());
        QVERIFY(marks().empty());
        QCOMPARE(m_fixture->stored(m_years).status, model::QuestionStatus::Draft);
        QCOMPARE(m_fixture->stored(m_meta).status, model::QuestionStatus::Draft);
        QVERIFY(m_fixture->controller().redo());
        QCOMPARE(marks().size(), static_cast<std::size_t>(all));
        // Taking them back is one as well.
        show(SuspicionListModel::Accepted);
        QTRY_COMPARE(view()->model()->rowCount(), all);
        view()->selectAll();
        QTest::keyClick(view(), Qt::Key_T);
        QVERIFY(m_fixture->jobs().waitForFinished(tests::kJobsMs));
        QTRY_VERIFY(marks().empty());
        QVERIFY(m_fixture->controller().undo());
        QCOMPARE(marks().size(), static_cast<std::size_t>(all));
    }

    void withoutANameNothingIsWritten() {
        m_fixture->controller().setCurator({});
        check();
        choose(LintRule::YearsOutsideCoverage, u"years"_s);
        QSignalSpy needed(&m_fixture->controller(), &QuestionController::curatorNeeded);
        child<QLineEdit>("suspicionReason")->setText(u"planned"_s);
        QTest::mouseClick(child<QPushButton>("suspicionDismiss"), Qt::LeftButton);
        QCOMPARE(needed.count(), 1);
        QVERIFY(marks().empty());
        QCOMPARE(child<QLineEdit>("suspicionReason")->text(), u"planned"_s); // not lost
    }

    void readOnlyShowsButDoesNotWrite() {
        m_pane.reset();
        m_fixture->reopen(true);
        makePane();
        check();
        choose(LintRule::YearsOutsideCoverage, u"years"_s);
        for (const char* name :
             {"suspicionAccept", "suspicionDismiss", "suspicionSnooze", "suspicionTakeBack"}) {
            QVERIFY2(!child<QPushButton>(name)->isEnabled(), name);
        }
        QTest::keyClick(view(), Qt::Key_A);
        QVERIFY(marks().empty());
    }

    void theQuestionInFront() {
        m_pane.reset();
        SuspicionsPane pane(m_fixture->controller());
        pane.resize(1'000, 400);
        pane.show();
        QVERIFY(QTest::qWaitForWindowActive(&pane));
        auto* view = pane.findChild<DataTableView*>(u"suspicionsView"_s);
        const QAbstractItemModelTester tester(view->model(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        auto* head = pane.findChild<QLabel*>(u"suspicionsHead"_s);
        auto* abstentions = pane.findChild<QLabel*>(u"suspicionsAbstentions"_s);
        m_fixture->controller().setCurrent(m_meta);
        QTRY_COMPARE(view->model()->rowCount(), 1);
        QTRY_VERIFY(head->text().contains(u"1 open"_s));
        QVERIFY(abstentions->text().contains(u"cannot judge"_s));
        QVERIFY(pane.findChild<QTextBrowser*>(u"suspicionsReader"_s)->toPlainText().contains(u"ROUGE-L"_s));
        view->setFocus();
        QTest::keyClick(view, Qt::Key_A);
        QTRY_VERIFY(head->text().contains(u"0 open"_s));
        QCOMPARE(m_fixture->stored(m_meta).status, model::QuestionStatus::Flagged);
        QCOMPARE(view->model()->index(0, SuspicionListModel::MarkedBy).data().toString(), u"Ada"_s);
        QVERIFY(m_fixture->controller().undo());
        QTRY_VERIFY(head->text().contains(u"1 open"_s));
        m_fixture->controller().setCurrent(m_years);
        QTRY_COMPARE(view->model()->index(0, SuspicionListModel::Numbers).data().toString(),
                     u"year 2031 · the years covered are 2015 to 2020"_s);
        QVERIFY(m_fixture->controller().retire({m_years}));
        QTRY_VERIFY(head->text().contains(u"retired"_s));
        m_fixture->controller().setCurrent(0);
        QTRY_VERIFY(head->text().contains(u"No question"_s));
    }
};

ASSAY_TEST(TestSuspicionDecisions)
#include "tst_suspicion_decisions.moc"
