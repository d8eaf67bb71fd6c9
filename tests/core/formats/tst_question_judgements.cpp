// Judgements of a file of their own in a question: beside those that are there, and as its evidence.
#include "core/formats/questions/question_judgements.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <string>
#include <vector>

using namespace assay;
using namespace assay::formats;

class TestQuestionJudgements : public QObject {
    Q_OBJECT

    using Ids = std::vector<std::string>;

    // Of query "q", from lines of the file.
    static bool judge(model::Question& question, const std::string& name, const std::string& text) {
        base::IssueList issues;
        const auto judgements = Judgements::read(text, "a.qrels", issues);
        return judgements && setJudgements(question, name, judgements->queries().front());
    }

  private Q_SLOTS:

    void aQuestionWithoutEvidence() {
        model::Question question;
        question.questionId = "q";
        QVERIFY(judge(question, "test", "q 0 d2 2\nq 0 d1 0\nq 0 d3 1\nq 0 d4 -1\n"));
        QCOMPARE(question.extra,
                 std::string("{\"qrels\":{\"test\":{\"d2\":2,\"d1\":0,\"d3\":1,\"d4\":-1}}}"));
        QVERIFY(question.evidenceSentenceIds == (Ids{"d2", "d3"}));
        const model::Question before = question;
        QVERIFY(!judge(question, "test", "q 0 d2 2\nq 0 d1 0\nq 0 d3 1\nq 0 d4 -1\n"));
        QVERIFY(question == before);
    }

    // What it names itself stays in front; what else it says of itself stays, too.
    void aQuestionOfItsOwn() {
        model::Question question;
        question.evidenceSentenceIds = {"own", "d1"};
        question.extra = "{\"mood\":\"calm\"}";
        QVERIFY(judge(question, "test", "q 0 d1 1\nq 0 d2 1\n"));
        QVERIFY(question.evidenceSentenceIds == (Ids{"own", "d1", "d2"}));
        QVERIFY(question.extra.find("\"mood\":\"calm\"") != std::string::npos);
    }

    // The same name again replaces what it said; another name is beside it.
    void judgedAgain() {
        model::Question question;
        question.evidenceSentenceIds = {"own"};
        QVERIFY(judge(question, "a", "q 0 d1 1\nq 0 d2 1\n"));
        QVERIFY(judge(question, "b", "q 0 d2 3\n"));
        QVERIFY(question.evidenceSentenceIds == (Ids{"own", "d1", "d2"}));
        QVERIFY(judge(question, "a", "q 0 d3 1\n"));
        QVERIFY(question.evidenceSentenceIds == (Ids{"own", "d2", "d3"}));
        QCOMPARE(question.extra, std::string("{\"qrels\":{\"a\":{\"d3\":1},\"b\":{\"d2\":3}}}"));
    }

    // What is no object in `extra` is no judgement.
    void whatIsNoJudgement() {
        model::Question question;
        question.extra = "{\"qrels\":7}";
        QVERIFY(judge(question, "a", "q 0 d1 1\n"));
        QCOMPARE(question.extra, std::string("{\"qrels\":{\"a\":{\"d1\":1}}}"));
    }
};

ASSAY_TEST(TestQuestionJudgements)
#include "tst_question_judgements.moc"
