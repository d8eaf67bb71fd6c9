// What was typed and not saved, and what others changed meanwhile: nothing of either is lost.
#include "core/workspace/suites/question_drafts.h"
#include "tests/app/questions/form_fixture.h"
#include "tests/support/test_class.h"
#include "widgets/curation/form_notice.h"

#include <array>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using namespace assay::tests;

class TestQuestionDrafts : public QObject, FormFixture {
    Q_OBJECT

  private Q_SLOTS:

    void init() { start(); }

    void cleanup() { stop(); }

    void theDraftSurvivesACrash_data() {
        QTest::addColumn<bool>("take");
        QTest::newRow("taken") << true;
        QTest::newRow("discarded") << false;
    }

    void theDraftSurvivesACrash() {
        QFETCH(bool, take);
        type(QuestionField::Notes, u"half a sen"_s);
        QTRY_VERIFY(controller().draftOf(m_first).has_value());
        QTRY_COMPARE(controller().draftOf(m_first)->typed.notes, std::string("half a sen"));
        m_form.reset(); // without leaving the field
        m_fixture->reopen(false);
        QCOMPARE(m_fixture->stored(m_first).notes, std::string());
        controller().setCurrent(m_second);
        makeForm();
        QVERIFY(!isAsked());
        controller().setCurrent(m_first);
        QVERIFY(isAsked());
        QVERIFY(child<QLabel>("formNoticeText")->text().contains(u"half a sen"_s));
        answer(take);
        QVERIFY(!isAsked());
        QCOMPARE(m_fixture->stored(m_first).notes, take ? std::string("half a sen") : std::string());
        QTRY_VERIFY(!controller().draftOf(m_first));
        if (take) {
            QVERIFY(controller().undo());
            QCOMPARE(m_fixture->stored(m_first).notes, std::string());
        }
    }

    void theOfferedDraftIsKeptWhileOtherFieldsAreTyped() {
        QVERIFY(workspace::saveQuestionDraft(m_fixture->workspace(),
                                             [&] {
                                                 workspace::QuestionDraft draft{
                                                     m_first,
                                                     controller().current()->revision,
                                                     controller().current()->question,
                                                     "Bo",
                                                     {}};
                                                 draft.typed.notes = "of yesterday";
                                                 return draft;
                                             }())
                    .has_value());
        controller().setCurrent(m_second);
        controller().setCurrent(m_first);
        QVERIFY(isAsked());
        type(QuestionField::AnswerUnit, u"USD"_s);
        endVisit();
        QCOMPARE(m_fixture->stored(m_first).answerUnit, std::string("USD"));
        QVERIFY(isAsked());
        QTRY_VERIFY(controller().draftOf(m_first).has_value());
        QTRY_COMPARE(controller().draftOf(m_first)->typed.notes, std::string("of yesterday"));
        answer(true);
        QCOMPARE(m_fixture->stored(m_first).notes, std::string("of yesterday"));
        QCOMPARE(m_fixture->stored(m_first).answerUnit, std::string("USD"));
    }

    void aDraftThatIsTakenWithoutANameIsTakenOnceItIsGiven() {
        workspace::QuestionDraft draft{
            m_first, controller().current()->revision, controller().current()->question, "Bo", {}};
        draft.typed.notes = "of yesterday";
        QVERIFY(workspace::saveQuestionDraft(m_fixture->workspace(), draft).has_value());
        controller().setCurator({});
        controller().setCurrent(m_second);
        controller().setCurrent(m_first);
        QVERIFY(isAsked());
        answer(true);
        QVERIFY(m_fixture->stored(m_first).notes.empty());
        controller().setCurator(u"Ada"_s);
        QCOMPARE(m_fixture->stored(m_first).notes, std::string("of yesterday"));
        QVERIFY(!isAsked());
    }

    void aDraftDoesNotTakeBackWhatWasChangedSince() {
        workspace::QuestionDraft draft{
            m_first, controller().current()->revision, controller().current()->question, "Bo", {}};
        draft.typed.notes = "of yesterday";
        QVERIFY(workspace::saveQuestionDraft(m_fixture->workspace(), draft).has_value());
        QVERIFY(workspace::editQuestions(m_fixture->workspace(), std::array{m_first},
                                         [](model::Question& question) {
                                             question.difficulty = "hard";
                                             return true;
                                         },
                                         "Cy", {})
                    .has_value());
        controller().setCurrent(m_second);
        controller().setCurrent(m_first);
        QVERIFY(isAsked());
        answer(true);
        QCOMPARE(m_fixture->stored(m_first).notes, std::string("of yesterday"));
        QCOMPARE(m_fixture->stored(m_first).difficulty, std::string("hard"));
    }

    void whatOthersChangedElsewhereIsKept() {
        type(QuestionField::Notes, u"mine"_s);
        changeElsewhere([](model::Question& question) { question.difficulty = "hard"; });
        endVisit(); // before the window has looked for changes
        QCOMPARE(m_fixture->stored(m_first).notes, std::string("mine"));
        QCOMPARE(m_fixture->stored(m_first).difficulty, std::string("hard"));
        QVERIFY(!isAsked());
        QCOMPARE(qobject_cast<QComboBox*>(input(QuestionField::Difficulty))->currentText(), u"hard"_s);
    }

    void theSameFieldIsAskedAbout_data() {
        QTest::addColumn<bool>("mine");
        QTest::addColumn<bool>("seenFirst");
        QTest::newRow("mine, met when saving") << true << false;
        QTest::newRow("theirs, met when saving") << false << false;
        QTest::newRow("mine, seen while typing") << true << true;
        QTest::newRow("theirs, seen while typing") << false << true;
    }

    void theSameFieldIsAskedAbout() {
        QFETCH(bool, mine);
        QFETCH(bool, seenFirst);
        type(QuestionField::Notes, u"mine"_s);
        changeElsewhere([](model::Question& question) { question.notes = "theirs"; });
        if (seenFirst) {
            QTRY_VERIFY(isAsked()); // the window looks every second
        }
        endVisit();
        QVERIFY(isAsked());
        QVERIFY(child<QLabel>("formNoticeText")->text().contains(u"Bo"_s));
        QVERIFY(child<QLabel>("formNoticeText")->text().contains(u"theirs"_s));
        QCOMPARE(m_fixture->stored(m_first).notes, std::string("theirs")); // not overwritten
        QCOMPARE(qobject_cast<QPlainTextEdit*>(input(QuestionField::Notes))->toPlainText(), u"mine"_s);
        type(QuestionField::AnswerUnit, u"USD"_s); // does not answer for the person
        endVisit();
        QCOMPARE(m_fixture->stored(m_first).notes, std::string("theirs"));
        answer(mine);
        QVERIFY(!m_form->isTyped());
        QCOMPARE(m_fixture->stored(m_first).notes, mine ? std::string("mine") : std::string("theirs"));
        QCOMPARE(m_fixture->stored(m_first).answerUnit, std::string("USD"));
    }

    // It comes back as it was typed, with what was typed beside it, and can be put right.
    void whatDoesNotFitBecomesADraft() {
        type(QuestionField::Notes, u"beside it"_s);
        type(QuestionField::Tolerance, u"much"_s);
        controller().step(1);
        QCOMPARE(controller().current()->id, m_second);
        QCOMPARE(revisions(), std::size_t(1));
        QTRY_VERIFY(controller().draftOf(m_first).has_value());
        m_form.reset();
        m_fixture->reopen(false);
        controller().setCurrent(m_second);
        makeForm();
        controller().setCurrent(m_first);
        QVERIFY(isAsked());
        QVERIFY(child<QLabel>("formNoticeText")->text().contains(u"much"_s));
        answer(true);
        QCOMPARE(qobject_cast<QLineEdit*>(input(QuestionField::Tolerance))->text(), u"much"_s);
        QCOMPARE(qobject_cast<QPlainTextEdit*>(input(QuestionField::Notes))->toPlainText(), u"beside it"_s);
        QVERIFY(m_form->isTyped());
        QCOMPARE(revisions(), std::size_t(1));
        type(QuestionField::Tolerance, u"0.5"_s);
        endVisit();
        QCOMPARE(m_fixture->stored(m_first).notes, std::string("beside it"));
        QCOMPARE(m_fixture->stored(m_first).tolerance, std::optional(0.5));
        QCOMPARE(revisions(), std::size_t(2));
        QTRY_VERIFY(!controller().draftOf(m_first));
    }

    void withoutANameItStaysADraft() {
        controller().setCurator({});
        QSignalSpy asked(&controller(), &QuestionController::curatorNeeded);
        QSignalSpy told(&controller(), &QuestionController::noticed);
        type(QuestionField::Notes, u"typed"_s);
        endVisit();
        QCOMPARE(asked.count(), 1);
        QVERIFY(m_form->isTyped());
        controller().step(1);
        QVERIFY(told.last().first().toString().contains(u"draft"_s));
        QTRY_VERIFY(controller().draftOf(m_first).has_value());
        controller().setCurator(u"Ada"_s);
        controller().setCurrent(m_first);
        QVERIFY(isAsked());
        answer(true);
        QCOMPARE(m_fixture->stored(m_first).notes, std::string("typed"));
    }
};

ASSAY_TEST(TestQuestionDrafts)
#include "tst_question_drafts.moc"
