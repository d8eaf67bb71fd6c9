// The fields of a question: what is shown, typed, refused and saved.
#include "app/pages/questions/json_layout.h"
#include "app/pages/questions/question_fields.h"
#include "app/pages/questions/question_list_model.h"
#include "app/pages/questions/question_text.h"
#include "core/workspace/suites/reviews.h"
#include "tests/app/questions/form_fixture.h"
#include "tests/support/test_class.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <map>
#include <set>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using namespace assay::tests;

namespace {

// A value that fits the field and is no default.
QString valueOf(const model::FieldInfo& info) {
    switch (info.field) {
    case QuestionField::Messages:
        return u"[{\"role\":\"user\",\"content\":\"a b\"}]"_s;
    case QuestionField::Extra:
        return u"{\"rank\":1.50}"_s;
    case QuestionField::CurationConfidence:
        return u"0.75"_s;
    case QuestionField::Years:
        return u"2019\n2020"_s;
    default:
        break;
    }
    switch (info.type) {
    case model::FieldType::IntegerList:
        return u"12\n345"_s;
    case model::FieldType::Number:
        return u"2.5"_s;
    case model::FieldType::Integer:
        return u"77"_s;
    case model::FieldType::Boolean:
        return u"true"_s;
    case model::FieldType::TextList:
        return u"first entry\nsecond entry"_s;
    default:
        return info.choices.empty() ? u"something else"_s
                                    : QString::fromUtf8(info.choices.back().data(),
                                                        static_cast<qsizetype>(info.choices.back().size()));
    }
}

} // namespace

class TestQuestionForm : public QObject, FormFixture {
    Q_OBJECT

  private Q_SLOTS:

    void init() { start(); }

    void cleanup() { stop(); }

    void everyFieldIsShownAndEdited() {
        std::map<QuestionField, QString> wanted;
        for (const model::FieldInfo& info : model::questionFields()) {
            QVERIFY2(input(info.field) != nullptr, info.name.data());
            if (info.field == QuestionField::AnswerType) {
                continue; // it says how the answer is shown: elsewhere
            }
            wanted[info.field] = valueOf(info);
            type(info.field, wanted[info.field]); // goes there from the field before
            QVERIFY2(m_form->isTyped(), info.name.data());
            QCOMPARE(revisions(), std::size_t(1)); // a field that is left is no revision yet
        }
        endVisit();
        QVERIFY(!m_form->isTyped());
        QCOMPARE(revisions(), std::size_t(2)); // all of the visit is one
        const model::Question stored = m_fixture->stored(m_first);
        for (const auto& [field, text] : wanted) {
            QCOMPARE(QString::fromStdString(model::fieldText(stored, field)), text);
        }
        QCOMPARE(wanted.size() + 1, model::kQuestionFieldCount);
        // And is shown again to who comes back.
        controller().setCurrent(m_second);
        controller().setCurrent(m_first);
        QVERIFY(!m_form->isTyped());
        QVERIFY(m_form->typed() == stored);
        QCOMPARE(qobject_cast<QPlainTextEdit*>(input(QuestionField::Years))->toPlainText(), u"2019\n2020"_s);
    }

    // Assertions of its own are not typed as JSON; what else stands beside them keeps its digits.
    void assertionsOfAQuestionHaveAForm() {
        type(QuestionField::Extra, u"{"_s);
        auto* open = child<QPushButton>("extraAssertions");
        QVERIFY(!open->isEnabled()); // nothing can be put into what is no JSON
        type(QuestionField::Extra, u"{\"rank\":1.50}"_s);
        QVERIFY(open->isEnabled());
        QTest::mouseClick(open, Qt::LeftButton);
        auto* assertions = child<QDialog>("ownAssertionsDialog");
        QVERIFY(assertions != nullptr && assertions->isVisible());
        QTest::mouseClick(assertions->findChild<QPushButton*>(u"ownAssertionAdd"_s), Qt::LeftButton);
        for (QDialog* dialog : {assertions->findChild<QDialog*>(u"rubricEntryDialog"_s), assertions}) {
            QVERIFY(dialog != nullptr);
            auto* buttons = dialog->findChild<QDialogButtonBox*>(QString(), Qt::FindDirectChildrenOnly);
            QTest::mouseClick(buttons->button(QDialogButtonBox::Ok), Qt::LeftButton);
        }
        endVisit();
        QCOMPARE(QString::fromStdString(m_fixture->stored(m_first).extra),
                 u"{\"rank\":1.50,\"assertions\":[{\"kind\":\"must_not_include\",\"text\":\"as an AI\"}]}"_s);
    }

    // Status and flags tell the second reviewer what the first one thinks.
    void statusAndFlagsAreHiddenFromTheSecondReviewer() {
        const auto* head = m_form->findChild<QLabel*>(u"questionHead"_s);
        QVERIFY(controller().flag({m_first}, u"ambiguous"_s, u"a hidden note"_s));
        QVERIFY(head->text().contains(u"a hidden note"_s)); // nobody has reviewed it
        const auto say = [this](const char* who) {
            workspace::NewReview review;
            review.question = m_first;
            review.revision = workspace::storedQuestion(*m_fixture->workspace().reader(), m_first)->revision;
            return workspace::saveReview(m_fixture->workspace(), review, who).has_value();
        };
        QVERIFY(say("Bo"));
        controller().setCurrent(m_second);
        controller().setCurrent(m_first);
        QVERIFY(controller().hidesDecisions());
        QVERIFY2(!head->text().contains(u"hidden note"_s), qPrintable(head->text()));
        QVERIFY(!head->text().contains(u"Flagged"_s));
        QVERIFY(say("Ada"));
        controller().setCurrent(m_second);
        controller().setCurrent(m_first);
        QVERIFY(!controller().hidesDecisions());
        QVERIFY(head->text().contains(u"a hidden note"_s));
    }

    void eachQuestionBeginsAtItsTop() {
        auto* area = m_form->findChild<app::QuestionFields*>();
        QVERIFY(area != nullptr);
        QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
        area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
        controller().setCurrent(m_second);
        QCOMPARE(area->verticalScrollBar()->value(), 0);
        controller().setCurrent(m_first);
    }

    // Neither do the columns of the table, its order and the facets.
    void theTableHidesThemToo() {
        using curation::Facet;
        const app::QuestionListModel table(controller());
        const auto cell = [&](app::QuestionListModel::Column column) {
            return table.index(controller().rowOf(m_first), column).data().toString();
        };
        const auto countOf = [this](Facet facet, const char* value) {
            for (const curation::FacetValue& each : controller().facets()[static_cast<std::size_t>(facet)]) {
                if (each.value == value) {
                    return each.count;
                }
            }
            return std::int64_t{0};
        };
        const auto say = [this](const char* who) {
            workspace::NewReview review;
            review.question = m_first;
            review.revision = workspace::storedQuestion(*m_fixture->workspace().reader(), m_first)->revision;
            const bool isSaid = workspace::saveReview(m_fixture->workspace(), review, who).has_value();
            controller().reload();
            return isSaid;
        };
        QVERIFY(controller().flag({m_first}, u"ambiguous"_s, {}));
        controller().reload();
        QTRY_COMPARE(cell(app::QuestionListModel::Status), u"Flagged"_s);
        QCOMPARE(cell(app::QuestionListModel::Flags), u"Ambiguous"_s);
        QTRY_COMPARE(countOf(Facet::Status, "flagged"), std::int64_t{1});
        QVERIFY(say("Bo"));
        QTRY_VERIFY(controller().hidesDecisionsOf(m_first));
        QVERIFY(!controller().hidesDecisionsOf(m_second));
        QTRY_COMPARE(cell(app::QuestionListModel::Status), u"(after your review)"_s);
        QCOMPARE(cell(app::QuestionListModel::Flags), QString());
        QTRY_COMPARE(countOf(Facet::Status, "flagged"), std::int64_t{0});
        QCOMPARE(countOf(Facet::Flag, "ambiguous"), std::int64_t{0});
        QCOMPARE(countOf(Facet::Status, std::string(curation::kWithheld).c_str()), std::int64_t{1});
        curation::QuestionFilter flagged;
        flagged.chosen[Facet::Status] = {"flagged"};
        controller().setFilter(flagged);
        QVERIFY(controller().shown().empty());
        controller().setFilter({});
        QVERIFY(say("Ada"));
        QTRY_COMPARE(cell(app::QuestionListModel::Status), u"Flagged"_s);
        QTRY_COMPARE(countOf(Facet::Status, "flagged"), std::int64_t{1});
    }

    void anEditIsOneRevisionAndOneUndo() {
        type(QuestionField::Notes, u"look at the table"_s);
        QCOMPARE(m_fixture->stored(m_first).notes, std::string()); // not before the form is left
        leave();
        QCOMPARE(m_fixture->stored(m_first).notes, std::string());
        endVisit();
        QCOMPARE(m_fixture->stored(m_first).notes, std::string("look at the table"));
        QCOMPARE(revisions(), std::size_t(2));
        QVERIFY(controller().undo());
        QCOMPARE(m_fixture->stored(m_first).notes, std::string());
        QCOMPARE(qobject_cast<QPlainTextEdit*>(input(QuestionField::Notes))->toPlainText(), QString());
        QVERIFY(controller().redo());
        QCOMPARE(qobject_cast<QPlainTextEdit*>(input(QuestionField::Notes))->toPlainText(),
                 u"look at the table"_s);
    }

    void whatIsTakenBackIsNoRevision() {
        type(QuestionField::AnswerUnit, u"x"_s);
        QTest::keyClick(m_form->focusWidget(), Qt::Key_Backspace);
        QVERIFY(!m_form->isTyped());
        endVisit();
        QVERIFY(!m_form->isTyped());
        QCOMPARE(revisions(), std::size_t(1));
        QTRY_VERIFY(!controller().draftOf(m_first));
    }

    void whatDoesNotFitIsSaidAtOnceAndNotSaved_data() {
        QTest::addColumn<int>("field");
        QTest::addColumn<QString>("wrong");
        QTest::addColumn<QString>("right");
        const auto row = [](QuestionField field, const char* wrong, const char* right) {
            QTest::newRow(model::fieldInfo(field).name.data())
                << static_cast<int>(field) << QString::fromLatin1(wrong) << QString::fromLatin1(right);
        };
        row(QuestionField::Tolerance, "a bit", "0.5");
        row(QuestionField::AnswerNumeric, "1,5", "1.5");
        row(QuestionField::CurationConfidence, "high", "1");
        row(QuestionField::MaxTokens, "1.5", "15");
        row(QuestionField::Years, "2019\nlast year", "2019\n2020");
        row(QuestionField::CikInt, "0x10", "16");
        row(QuestionField::Messages, "{}", "[]");
        row(QuestionField::Extra, "{\"a\":", "{\"a\":1}");
    }

    void whatDoesNotFitIsSaidAtOnceAndNotSaved() {
        QFETCH(int, field);
        QFETCH(QString, wrong);
        QFETCH(QString, right);
        const auto where = static_cast<QuestionField>(field);
        m_form->focusField(where);
        QCOMPARE(said(where), QString());
        type(where, wrong);
        QVERIFY2(said(where).contains(u"Not saved"_s), qPrintable(said(where)));
        QVERIFY(!input(where)->accessibleDescription().isEmpty());
        leave();
        QVERIFY(m_form->isTyped());
        QCOMPARE(revisions(), std::size_t(1));
        type(where, right);
        QCOMPARE(said(where), QString());
        endVisit();
        QVERIFY(!m_form->isTyped());
        QCOMPARE(QString::fromStdString(model::fieldText(m_fixture->stored(m_first), where)), right);
    }

    void remarksFollowTheTyping() {
        type(QuestionField::CurationConfidence, u"1.5"_s);
        QVERIFY(said(QuestionField::CurationConfidence).contains(u"between 0 and 1"_s));
        type(QuestionField::QuestionId, u"q2"_s);
        QTRY_VERIFY(said(QuestionField::QuestionId).contains(u"same id"_s));
        type(QuestionField::QuestionText, u"XTO_FILL_QUESTION"_s); // also within other text
        QTRY_VERIFY(said(QuestionField::QuestionText).contains(u"placeholder"_s));
        type(QuestionField::QuestionText, u"TO_FILL_QUESTION"_s);
        QTRY_VERIFY(said(QuestionField::QuestionText).contains(u"placeholder"_s));
        type(QuestionField::RetrievalScope, u"cross_year"_s);
        QTRY_VERIFY(said(QuestionField::RetrievalScope).contains(u"two years"_s));
        type(QuestionField::Years, u"2019\n2020"_s);
        QTRY_COMPARE(said(QuestionField::RetrievalScope), QString());
        type(QuestionField::Years, u"20199"_s);
        QVERIFY(said(QuestionField::Years).contains(u"hardly a year"_s));
    }

    void whatTheSourceHadIsSaid() {
        m_second = m_fixture->add("q3", "When?", [](model::Question& question) {
            question.years = {2019};
            question.unreadable["years"] = "[\"TO_FILL_YEAR\",2019]";
        });
        controller().reload();
        QVERIFY(m_fixture->jobs().waitForFinished(tests::kJobsMs));
        controller().setCurrent(m_second);
        QVERIFY(said(QuestionField::Years).contains(u"TO_FILL_YEAR"_s));
        type(QuestionField::Years, u"2018"_s);
        endVisit();
        QVERIFY(m_fixture->stored(m_second).unreadable.empty());
        QCOMPARE(said(QuestionField::Years), QString());
    }

    void groupsSayWhatTheyHold() {
        const auto heads = m_form->findChildren<QToolButton*>();
        const auto titled = [&](const QString& text) {
            return std::any_of(heads.begin(), heads.end(),
                               [&](const QToolButton* head) { return head->text() == text; });
        };
        QVERIFY(titled(u"As the source has it · empty"_s));
        type(QuestionField::MaxTokens, u"0"_s);
        QTRY_VERIFY(titled(u"What an answer must hold · ⚠ 1 to look at"_s));
    }

    void goingToAnotherQuestionSaves() {
        type(QuestionField::Notes, u"typed"_s);
        controller().step(1);
        QCOMPARE(controller().current()->id, m_second);
        QCOMPARE(m_fixture->stored(m_first).notes, std::string("typed"));
        QVERIFY(!m_form->isTyped());
        QCOMPARE(m_fixture->stored(m_second).notes, std::string());
    }

    // What is typed beside it is not saved either, and none of it is lost.
    void whatDoesNotFitBlocksApprovalAndStays() {
        QSignalSpy told(&controller(), &QuestionController::noticed);
        type(QuestionField::Notes, u"typed"_s);
        type(QuestionField::Tolerance, u"much"_s);
        m_form->focusField(QuestionField::Notes);
        QVERIFY(!controller().approve({m_first}));
        QCOMPARE(m_fixture->stored(m_first).status, model::QuestionStatus::Draft);
        QCOMPARE(revisions(), std::size_t(1));
        QVERIFY2(told.last().first().toString().contains(u"Not approved: Tolerance of q1"_s),
                 qPrintable(told.last().first().toString()));
        QCOMPARE(qobject_cast<QLineEdit*>(input(QuestionField::Tolerance))->text(), u"much"_s);
        QVERIFY(input(QuestionField::Tolerance)->hasFocus());
        // Another question can be approved meanwhile.
        QVERIFY(controller().approve({m_second}));
        QCOMPARE(qobject_cast<QLineEdit*>(input(QuestionField::Tolerance))->text(), u"much"_s);
        // Once it fits, one revision holds all of the visit.
        type(QuestionField::Tolerance, u"0.5"_s);
        QVERIFY(controller().approve({m_first}));
        QCOMPARE(m_fixture->stored(m_first).notes, std::string("typed"));
        QCOMPARE(m_fixture->stored(m_first).status, model::QuestionStatus::Approved);
        QCOMPARE(revisions(), std::size_t(3)); // what was typed, and the approval
    }

    void aButtonSavesWhatIsNotSavedYet() {
        auto* save = child<QPushButton>("formSave");
        QVERIFY(save->isVisible() && !save->isEnabled());
        type(QuestionField::Notes, u"typed"_s);
        QVERIFY(child<QLabel>("questionHead")->text().contains(u"not saved yet"_s));
        QVERIFY(save->isEnabled());
        QTest::mouseClick(save, Qt::LeftButton);
        QCOMPARE(m_fixture->stored(m_first).notes, std::string("typed"));
        QCOMPARE(revisions(), std::size_t(2));
        QVERIFY(!child<QLabel>("questionHead")->text().contains(u"not saved"_s));
        QVERIFY(!save->isEnabled());
        QVERIFY(input(QuestionField::Notes)->hasFocus()); // it is gone on with
    }

    void theButtonSaysWhyItCannotSave() {
        QSignalSpy told(&controller(), &QuestionController::noticed);
        type(QuestionField::Tolerance, u"much"_s);
        m_form->focusField(QuestionField::Notes);
        QTest::mouseClick(child<QPushButton>("formSave"), Qt::LeftButton);
        QVERIFY(told.last().first().toString().contains(u"Tolerance of q1"_s));
        QVERIFY(input(QuestionField::Tolerance)->hasFocus());
        QCOMPARE(revisions(), std::size_t(1));
    }

    // In the field, then field by field, then what was saved.
    void undoWorksWithinTheForm() {
        type(QuestionField::Notes, u"first"_s);
        endVisit();
        QCOMPARE(m_fixture->stored(m_first).notes, std::string("first"));
        type(QuestionField::AnswerUnit, u"USD"_s);
        type(QuestionField::Tolerance, u"much"_s);
        QWidget* tolerance = input(QuestionField::Tolerance);
        for (int i = 0; i < 10 && m_form->isTyped() && !qobject_cast<QLineEdit*>(tolerance)->text().isEmpty();
             ++i) {
            QTest::keyClick(tolerance, Qt::Key_Z, Qt::ControlModifier);
        }
        QCOMPARE(qobject_cast<QLineEdit*>(tolerance)->text(), QString());
        QCOMPARE(qobject_cast<QLineEdit*>(input(QuestionField::AnswerUnit))->text(), u"USD"_s);
        while (qobject_cast<QLineEdit*>(tolerance)->isUndoAvailable()) {
            QTest::keyClick(tolerance, Qt::Key_Z, Qt::ControlModifier);
        }
        QTest::keyClick(tolerance, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(qobject_cast<QLineEdit*>(input(QuestionField::AnswerUnit))->text(), QString());
        QVERIFY(input(QuestionField::AnswerUnit)->hasFocus());
        QVERIFY(!m_form->isTyped());
        QCOMPARE(m_fixture->stored(m_first).notes, std::string("first"));
        QTest::keyClick(input(QuestionField::AnswerUnit), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_fixture->stored(m_first).notes, std::string());
    }

    // What was saved goes back in one step, and not letter by letter first.
    void undoAfterSavingTakesBackWhatWasSaved() {
        for (const QuestionField field :
             {QuestionField::Notes, QuestionField::AnswerUnit, QuestionField::Difficulty}) {
            const auto stored = [&] { return model::fieldText(m_fixture->stored(m_first), field); };
            const std::string before = stored();
            type(field, u"first"_s);
            m_form->save();
            QCOMPARE(stored(), std::string("first"));
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
            QVERIFY(!m_form->isTyped());
            QCOMPARE(stored(), before);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            QCOMPARE(stored(), std::string("first"));
        }
    }

    // What the form reports as an error blocks approval, also of several at once.
    void placeholdersBlockApproval() {
        model::Question question = m_fixture->stored(m_first);
        question.answerText = {"TO_FILL_ANSWER"};
        question.companyName = {"TO_FILL_COMPANY"};
        QVERIFY(controller().save(question, {}, {}));
        QSignalSpy told(&controller(), &QuestionController::noticed);
        QVERIFY(!controller().approve({m_first}));
        QCOMPARE(m_fixture->stored(m_first).status, model::QuestionStatus::Draft);
        QString text = told.last().first().toString();
        QVERIFY2(text.contains(u"q1"_s) && text.contains(app::fieldTitle(QuestionField::AnswerText)) &&
                     text.contains(app::fieldTitle(QuestionField::CompanyName)),
                 qPrintable(text));
        QVERIFY(!controller().approve({m_second, m_first}));
        QCOMPARE(m_fixture->stored(m_second).status, model::QuestionStatus::Draft);
        text = told.last().first().toString();
        QVERIFY2(text.contains(u"1 question"_s) && text.contains(u"q1"_s), qPrintable(text));
        QVERIFY(controller().approve({m_second}));
    }

    // What was done to another question since is neither in the way nor taken back from here unasked.
    void undoInTheFormStaysWithItsQuestion() {
        type(QuestionField::AnswerUnit, u"USD"_s);
        endVisit();
        QVERIFY(controller().retire({m_second}));
        m_form->focusField(QuestionField::Tolerance);
        QSignalSpy told(&controller(), &QuestionController::done);
        QTest::keyClick(input(QuestionField::Tolerance), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_fixture->stored(m_first).answerUnit, std::string());
        QCOMPARE(m_fixture->stored(m_second).status, model::QuestionStatus::Retired);
        QCOMPARE(told.count(), 0);
        QTest::keyClick(input(QuestionField::Tolerance), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_fixture->stored(m_second).status, model::QuestionStatus::Retired);
        QCOMPARE(controller().current()->id, m_first);
        QCOMPARE(told.count(), 1);
        const QString text = told.first().first().toString();
        QVERIFY2(text.contains(u"Nothing of q1"_s) && text.contains(u"the retirement of q2"_s),
                 qPrintable(text));
        QVERIFY(controller().edits().undoEdit(told.first().at(1).toLongLong())); // the button beside it
        QCOMPARE(m_fixture->stored(m_second).status, model::QuestionStatus::Draft);
    }

    // Several questions that were changed at once are one step: it is not taken back from one of them.
    void undoInTheFormDoesNotTakeBackWhatIsOfSeveral() {
        QVERIFY(controller().approve({m_first, m_second}));
        m_form->focusField(QuestionField::Tolerance);
        QSignalSpy told(&controller(), &QuestionController::done);
        QTest::keyClick(input(QuestionField::Tolerance), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_fixture->stored(m_first).status, model::QuestionStatus::Approved);
        QCOMPARE(m_fixture->stored(m_second).status, model::QuestionStatus::Approved);
        QVERIFY(told.count() == 1 &&
                told.first().first().toString().contains(u"the approval of 2 question(s)"_s));
    }

    void escapeLeavesTheField() {
        QSignalSpy left(m_form.get(), &QuestionForm::left);
        for (const QuestionField field :
             {QuestionField::Notes, QuestionField::AnswerUnit, QuestionField::Difficulty}) {
            m_form->focusField(field);
            left.clear();
            QTest::keyClick(input(field), Qt::Key_Escape);
            QVERIFY2(left.count() == 1, model::fieldInfo(field).name.data());
        }
    }

    void escapeSaysWhatIsNotSaved() {
        QSignalSpy told(&controller(), &QuestionController::noticed);
        type(QuestionField::Tolerance, u"much"_s);
        QTest::keyClick(input(QuestionField::Tolerance), Qt::Key_Escape);
        QCOMPARE(told.count(), 1);
        QVERIFY(told.first().first().toString().contains(u"Tolerance of q1"_s));
    }

    void approvingSavesWhatIsTyped() {
        type(QuestionField::Notes, u"typed"_s);
        QVERIFY(controller().approve({m_first}));
        QCOMPARE(m_fixture->stored(m_first).notes, std::string("typed"));
        QCOMPARE(m_fixture->stored(m_first).status, model::QuestionStatus::Approved);
        QVERIFY(!m_form->isTyped());
    }

    void whatCannotBeSavedIsNotLeftWithoutAWord() {
        QSignalSpy told(&controller(), &QuestionController::noticed);
        type(QuestionField::Tolerance, u"much"_s);
        controller().step(1);
        QCOMPARE(told.count(), 1);
        QVERIFY(told.first().first().toString().contains(u"Tolerance of q1"_s));
    }

    void entriesThatNobodyTouchedStayAsTheyAre() {
        const model::Question before = [&] {
            model::Question question = m_fixture->stored(m_first);
            question.evidenceSpans = {"two\nlines ", "sales of 1\u00a0000", "plain"};
            question.answerText = {"a\u00a0figure"};
            question.messages = "[{\"role\":\"user\",\"content\":\"a \\\" b\"},1e3]";
            question.questionText = "Sales of 5\u00a0000?";
            return question;
        }();
        QVERIFY(controller().save(before, {}, {}));
        m_form->focusField(QuestionField::EvidenceSpans);
        auto* spans = qobject_cast<QPlainTextEdit*>(input(QuestionField::EvidenceSpans));
        QCOMPARE(spans->document()->blockCount(), 3);
        QTest::keyClick(spans, Qt::Key_End, Qt::ControlModifier);
        QTest::keyClicks(spans, u"er"_s);
        endVisit();
        QCOMPARE(m_fixture->stored(m_first).evidenceSpans,
                 (std::vector<std::string>{"two\nlines ", "sales of 1\u00a0000", "plainer"}));
        m_form->focusField(QuestionField::QuestionText);
        QTest::keyClick(input(QuestionField::QuestionText), Qt::Key_End, Qt::ControlModifier);
        QTest::keyClicks(input(QuestionField::QuestionText), u" Or?"_s);
        m_form->focusField(QuestionField::AnswerText);
        QTest::keyClick(input(QuestionField::AnswerText), Qt::Key_End, Qt::ControlModifier);
        QTest::keyClicks(input(QuestionField::AnswerText), u"!"_s);
        m_form->focusField(QuestionField::Messages);
        QTest::keyClick(input(QuestionField::Messages), Qt::Key_End, Qt::ControlModifier);
        QTest::keyClicks(input(QuestionField::Messages), u" "_s);
        endVisit();
        const model::Question after = m_fixture->stored(m_first);
        QCOMPARE(after.questionText, std::string("Sales of 5\u00a0000? Or?"));
        QCOMPARE(after.answerText, std::vector<std::string>{"a\u00a0figure!"});
        QCOMPARE(after.messages, before.messages);
    }

    void jsonIsLaidOutByWhiteSpaceAlone() {
        const std::string json = "{\"a\":[1.50,{}],\"b\":\"x: {y}, \\\"z\\\"\",\"c\":[]}";
        QCOMPARE(app::compactJson(app::indentedJson(json)), json);
        QCOMPARE(app::indentedJson("{\"a\":[1,2]}"), std::string("{\n  \"a\": [\n    1,\n    2\n  ]\n}"));
    }

    void readOnlyShowsAndTakesNothing() {
        m_form.reset();
        m_fixture->reopen(true);
        controller().setCurrent(m_first);
        makeForm();
        QCOMPARE(qobject_cast<QPlainTextEdit*>(input(QuestionField::QuestionText))->toPlainText(),
                 u"What were the net sales in 2019?"_s);
        m_form->focusField(QuestionField::QuestionText);
        QTest::keyClicks(input(QuestionField::QuestionText), u"more"_s);
        QVERIFY(!m_form->isTyped());
        for (const model::FieldInfo& info : model::questionFields()) {
            QWidget* where = input(info.field);
            if (const auto* area = qobject_cast<QPlainTextEdit*>(where)) {
                QVERIFY2(area->isReadOnly(), info.name.data());
            } else if (const auto* line = qobject_cast<QLineEdit*>(where)) {
                QVERIFY2(line->isReadOnly(), info.name.data());
            } else {
                QVERIFY2(!where->isEnabled(), info.name.data());
            }
        }
        QVERIFY(child<QLabel>("questionHead")->text().contains(u"only be read"_s));
    }

    void everyFieldIsReachedByTab() {
        for (const auto* head : m_form->findChildren<QToolButton*>()) {
            if (head->isCheckable()) {
                const_cast<QToolButton*>(head)->setChecked(true);
            }
        }
        m_form->focusFirst();
        std::set<QString> reached;
        for (int i = 0; i < 80; ++i) {
            const QWidget* now = m_form->focusWidget();
            reached.insert(now->objectName());
            leave();
        }
        for (const model::FieldInfo& info : model::questionFields()) {
            const QString name = u"field_"_s + QString::fromUtf8(info.name.data());
            QVERIFY2(reached.contains(name), qPrintable(name));
            QVERIFY(!input(info.field)->accessibleName().isEmpty());
        }
    }
};

ASSAY_TEST(TestQuestionForm)
#include "tst_question_form.moc"
