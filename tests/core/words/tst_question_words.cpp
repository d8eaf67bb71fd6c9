// What fields, statuses, categories and flags of questions are called.
#include "core/words/question_words.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <set>

using namespace assay;
using namespace assay::words;

class TstQuestionWords : public QObject {
    Q_OBJECT

    Wording m_english;

  private Q_SLOTS:

    void everyFieldHasATitleOfItsOwn() {
        std::set<std::string> titles;
        for (const model::FieldInfo& info : model::questionFields()) {
            titles.insert(fieldTitle(info.field, m_english));
            QCOMPARE(fieldTitle(info.name, m_english), fieldTitle(info.field, m_english));
        }
        QCOMPARE(titles.size(), model::kQuestionFieldCount);
        QCOMPARE(fieldTitle(model::QuestionField::AnswerType, m_english), std::string("Answer type"));
        QCOMPARE(fieldTitle("retrieval_scope", m_english), std::string("Retrieval scope"));
        QCOMPARE(fieldTitle("status", m_english), std::string("Status")); // beside the fields
    }

    void reasonsOfSomebodysOwnStayAsTheyAre() {
        QCOMPARE(flagReasonText("out_of_scope", m_english), std::string("Out of scope"));
        QCOMPARE(flagReasonText("other", m_english), std::string("Other"));
        QCOMPARE(flagReasonText("wrong_period", m_english), std::string("Wrong period"));
        QCOMPARE(flagReasonText("Årstall mangler", m_english), std::string("Årstall mangler"));
        QCOMPARE(flagReasonText("", m_english), std::string("(no reason given)"));
    }

    void everyCategoryHasAName() {
        for (const model::CategoryInfo& category : model::questionCategories()) {
            const std::string letter(category.letter);
            QCOMPARE(categoryText(letter, m_english), letter + " · " + spacedTitle(category.name));
        }
        QCOMPARE(categoryText("Z9", m_english), std::string("Z9"));
        // Codes of a data set of its own.
        QCOMPARE(categoryText("cross_doc_fact", m_english), std::string("cross doc fact"));
        QCOMPARE(fieldValueText("answer_type", "structured_numeric", m_english),
                 std::string("Figures by name"));
    }

    // In windows and reports; files keep the codes.
    void valuesOfFieldsAreWords() {
        QCOMPARE(fieldValueText("retrieval_scope", "cross_company", m_english),
                 std::string("Across companies"));
        QCOMPARE(fieldValueText("difficulty", "hard", m_english), std::string("Hard"));
        QCOMPARE(fieldValueText("answer_type", "no_answer", m_english), std::string("No answer"));
        QCOMPARE(fieldValueText("category", "A", m_english), categoryText("A", m_english));
        QCOMPARE(fieldValueText("metadata.section", "ITEM_7A", m_english), std::string("Item 7A"));
        QCOMPARE(fieldValueText("section", "ITEM_X", m_english), std::string("ITEM_X"));
        QCOMPARE(fieldValueText("metadata.domain", "hard", m_english), std::string("hard"));
        QCOMPARE(fieldValueText("difficulty", "very_hard", m_english), std::string("very_hard"));
    }

    void statusesAndVerdicts() {
        QCOMPARE(statusText(model::QuestionStatus::Draft, m_english), std::string("Draft"));
        QCOMPARE(statusText(model::QuestionStatus::Retired, m_english), std::string("Retired"));
        QCOMPARE(verdictText(model::ReviewVerdict::Unsure, m_english), std::string("Unsure"));
    }
};

ASSAY_TEST(TstQuestionWords)
#include "tst_question_words.moc"
