// Data sets of Argilla, Label Studio, Langfuse and Phoenix: recognised, read, edited and written back.
#include "tests/core/formats/question_fixtures.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using formats::QuestionKind;
using model::QuestionField;
using tests::exported;
using tests::readText;
using tests::suiteOf;
using tests::treeOf;

namespace {

struct PresetFixture {
    QuestionKind kind;
    std::string text;
};

std::vector<PresetFixture> presetFixtures() {
    return {
        {QuestionKind::ArgillaJson,
         R"([{"id": "a1", "fields": {"question": "What grew?", "context": "Exports grew."},
              "metadata": {"years": [2020], "difficulty": "easy", "house": 7},
              "suggestions": {"answer": {"value": "Exports", "agent": "m", "score": 0.50}},
              "responses": {"answer": [{"value": "Imports", "user_id": "u"}]}, "vectors": {},
              "status": "pending"},
             {"id": "a2", "fields": {"question": "And then?"}, "metadata": {}, "suggestions": {}}])"},
        {QuestionKind::LabelStudioJson,
         R"([{"id": 17, "data": {"question": "What grew?", "answer": "Exports", "years": [2020],
              "difficulty": "easy"}, "annotations": [{"result": []}], "predictions": [], "total": 1e2},
             {"id": 18, "data": {"question_id": "a2", "question": "And then?"}, "annotations": []}])"},
        {QuestionKind::LangfuseJson,
         R"([{"id": "a1", "datasetId": "d", "input": {"question": "What grew?"},
              "expectedOutput": {"answer": "Exports"}, "metadata": {"years": [2020], "difficulty": "easy"},
              "status": "ACTIVE", "sourceTraceId": null},
             {"id": "a2", "input": "And then?", "expectedOutput": null, "metadata": null}])"},
        {QuestionKind::PhoenixJson,
         R"({"data": {"dataset_id": "x", "version_id": "v", "examples": [
              {"id": "a1", "input": {"question": "What grew?"}, "output": {"answer": "Exports"},
               "metadata": {"years": [2020], "difficulty": "easy"}, "updated_at": "2026-01-01T00:00:00Z"},
              {"id": "a2", "input": {"question": "And then?"}, "output": {}, "metadata": {}}]}})"},
    };
}

} // namespace

class TestQuestionPresets : public QObject {
    Q_OBJECT

  private slots:
    void theyAreRecognisedAndRead();
    void theyComeBackEqual();
    void editsAreWrittenWhereTheFieldStands();
    void newQuestionsComeBack();
    void whatNobodyAnsweredIsRecognised();
    void objectsThatAreNoTextAreReported();
};

void TestQuestionPresets::theyAreRecognisedAndRead() {
    for (const PresetFixture& fixture : presetFixtures()) {
        const std::string name(formats::questionKindName(fixture.kind));
        const auto reading = readText(fixture.text);
        QVERIFY2(reading, name.c_str());
        QCOMPARE(static_cast<int>(reading->kind), static_cast<int>(fixture.kind));
        QVERIFY2(reading->rejected.empty() && reading->questions.size() == 2, name.c_str());
        const model::Question& first = reading->questions[0].question;
        QCOMPARE(first.questionId, std::string(fixture.kind == QuestionKind::LabelStudioJson ? "17" : "a1"));
        QCOMPARE(first.questionText, std::string("What grew?"));
        QVERIFY2(first.answerText == std::vector<std::string>{"Exports"}, name.c_str());
        QVERIFY2(first.years == std::vector<std::int64_t>{2020}, name.c_str());
        QCOMPARE(first.difficulty, std::string("easy"));
        const model::Question& second = reading->questions[1].question;
        QCOMPARE(second.questionId, std::string("a2"));
        QCOMPARE(second.questionText, std::string("And then?"));
        QVERIFY2(second.answerText.empty() && second.unreadable.empty(), name.c_str());
    }
}

void TestQuestionPresets::theyComeBackEqual() {
    for (const PresetFixture& fixture : presetFixtures()) {
        const auto reading = readText(fixture.text);
        QVERIFY(reading);
        base::IssueList issues;
        const std::string text = exported(suiteOf(*reading), fixture.kind, &issues);
        QVERIFY2(treeOf(text) == treeOf(fixture.text), text.c_str());
        QVERIFY2(issues.issues().empty(), text.c_str());
    }
}

void TestQuestionPresets::editsAreWrittenWhereTheFieldStands() {
    for (const PresetFixture& fixture : presetFixtures()) {
        const auto reading = readText(fixture.text);
        QVERIFY(reading);
        formats::SuiteForWriting suite = suiteOf(*reading);
        model::Question& second = suite.questions[1].question;
        second.questionText = "And after that?";
        second.answerText = {"Imports"};
        second.notes = "Ask again";
        base::IssueList issues;
        const std::string text = exported(suite, fixture.kind, &issues);
        QVERIFY2(issues.issues().empty(), text.c_str());
        const auto again = readText(text);
        QVERIFY(again);
        QVERIFY2(again->questions.at(1).question == second, text.c_str());
        QVERIFY2(again->questions.at(0).question == reading->questions[0].question, text.c_str());
        if (fixture.kind == QuestionKind::LangfuseJson) { // a text stays a text
            QCOMPARE(treeOf(text)[1]["input"], json::Json("And after that?"));
        }
    }
}

void TestQuestionPresets::newQuestionsComeBack() {
    model::Question question;
    question.questionId = "n1";
    question.questionText = "How many ships?";
    question.answerText = {"two", "three"};
    question.answerIsList = true;
    question.answerNumeric = 2.5;
    question.evidenceSentenceIds = {"s1", "s2"};
    question.citationRequired = true;
    question.companyName = {"Havn AS"};
    for (const PresetFixture& fixture : presetFixtures()) {
        formats::SuiteForWriting suite;
        suite.questions.push_back({question, -1, {}, {}});
        base::IssueList issues;
        const std::string text = exported(suite, fixture.kind, &issues);
        QVERIFY2(issues.issues().empty(), text.c_str());
        const auto reading = readText(text, fixture.kind);
        QVERIFY2(reading && reading->questions.size() == 1, text.c_str());
        QVERIFY2(reading->questions[0].question == question, text.c_str());
    }
}

// As they are written of a suite that has citations or words to contain, but no answers.
void TestQuestionPresets::whatNobodyAnsweredIsRecognised() {
    model::Question question;
    question.questionId = "n1";
    question.questionText = "How many ships?";
    for (const char* difficulty : {"easy", ""}) {
        question.difficulty = difficulty;
        for (const PresetFixture& fixture : presetFixtures()) {
            formats::SuiteForWriting suite;
            suite.questions.push_back({question, -1, {}, {}});
            base::IssueList issues;
            const std::string text = exported(suite, fixture.kind, &issues);
            const auto reading = readText(text);
            QVERIFY2(reading && reading->kind == fixture.kind, text.c_str());
            QVERIFY2(reading->questions.size() == 1, text.c_str());
            QVERIFY2(reading->questions[0].question == question, text.c_str());
        }
    }
}

void TestQuestionPresets::objectsThatAreNoTextAreReported() {
    const auto reading = readText(
        R"([{"id": "x", "input": {"messages": ["Hi"]}, "expectedOutput": "Hello", "metadata": "free"}])");
    QVERIFY(reading);
    QCOMPARE(static_cast<int>(reading->kind), static_cast<int>(QuestionKind::LangfuseJson));
    QVERIFY(!tests::issuesOf(reading->issues, base::IssueCode::WrongType).empty());
    formats::SuiteForWriting suite = suiteOf(*reading);
    if (!suite.questions.empty()) {
        suite.questions[0].question.years = {2020}; // `metadata` is a text, which is not overwritten
        base::IssueList issues;
        const std::string text = exported(suite, QuestionKind::LangfuseJson, &issues);
        QCOMPARE(treeOf(text)[0]["metadata"], json::Json("free"));
        QVERIFY(!tests::issuesOf(issues, base::IssueCode::LostInFormat).empty());
    }
}

ASSAY_TEST(TestQuestionPresets)

#include "tst_question_presets.moc"
