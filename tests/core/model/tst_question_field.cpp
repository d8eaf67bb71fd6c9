#include "core/model/question_field.h"
#include "tests/support/test_class.h"

#include <QtTest>

using namespace assay::model;

class TestQuestionField : public QObject {
    Q_OBJECT
  private Q_SLOTS:

    void fieldsStandAtTheirNumbers() {
        const auto fields = questionFields();
        QCOMPARE(fields.size(), kQuestionFieldCount);
        for (std::size_t i = 0; i < fields.size(); ++i) {
            QCOMPARE(static_cast<std::size_t>(fields[i].field), i);
            QCOMPARE(questionFieldFromName(fields[i].name).value(), fields[i].field);
        }
        QCOMPARE(fields[kFinragFieldCount - 1].name, std::string_view("curation_confidence"));
        QVERIFY(!questionFieldFromName("answer").has_value());
    }

    // Every field holds what it was set to, differs then from an empty question, and can be copied.
    void everyFieldKeepsItsEntries() {
        for (const FieldInfo& info : questionFields()) {
            std::vector<std::string> entries;
            switch (info.type) {
            case FieldType::IntegerList:
                entries = {"-3", "2020"};
                break;
            case FieldType::Number:
                entries = {"0.1"};
                break;
            case FieldType::Integer:
                entries = {"300"};
                break;
            case FieldType::Boolean:
                entries = {"false"};
                break;
            case FieldType::TextList:
            case FieldType::Answer:
                entries = {"one", "two\nlines"};
                break;
            default:
                entries = {"text"};
            }
            Question question;
            question.unreadable[std::string(info.name)] = "\"TO_FILL\"";
            QVERIFY2(!setField(question, info.field, entries), info.name.data());
            QCOMPARE(fieldEntries(question, info.field), entries);
            QVERIFY(question.unreadable.empty());
            QCOMPARE(differingFields(question, Question{}), std::vector{info.field});
            Question copy;
            copyField(question, copy, info.field);
            QCOMPARE(copy, question);
            QVERIFY(!setField(question, info.field, {"", "  "}));
            QVERIFY(fieldEntries(question, info.field).empty());
            QVERIFY(differingFields(question, Question{}).empty());
        }
    }

    void whatDoesNotFitLeavesTheFieldAsItWas() {
        Question question;
        question.years = {2019};
        QCOMPARE(setField(question, QuestionField::Years, {"2020", "20x1"}).value(), std::string("20x1"));
        QCOMPARE(question.years, std::vector<std::int64_t>{2019});
        QCOMPARE(setField(question, QuestionField::Tolerance, {"0,5"}).value(), std::string("0,5"));
        QCOMPARE(setField(question, QuestionField::Tolerance, {"nan"}).value(), std::string("nan"));
        QCOMPARE(setField(question, QuestionField::Tolerance, {"1", "2"}).value(), std::string("2"));
        QCOMPARE(setField(question, QuestionField::CitationRequired, {"yes"}).value(), std::string("yes"));
        QVERIFY(!question.tolerance && !question.citationRequired);
    }

    void severalEntriesMakeAListAnswer() {
        Question question;
        QVERIFY(!setField(question, QuestionField::AnswerText, {"a", "b"}));
        QVERIFY(question.answerIsList);
        QVERIFY(!setField(question, QuestionField::AnswerText, {"a"}));
        QVERIFY(question.answerIsList); // a list of one stays a list
        QVERIFY(!setField(question, QuestionField::AnswerText, {}));
        QVERIFY(!question.answerIsList);
    }

    void numbersAreWrittenExactly() {
        Question question;
        QVERIFY(!setField(question, QuestionField::AnswerNumeric, {"0.30000000000000004"}));
        QCOMPARE(*question.answerNumeric, 0.1 + 0.2);
        QCOMPARE(fieldText(question, QuestionField::AnswerNumeric), std::string("0.30000000000000004"));
    }
};

ASSAY_TEST(TestQuestionField)
#include "tst_question_field.moc"
