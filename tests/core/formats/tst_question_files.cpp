// Files of questions as a whole: which form they are of, what is wrong in them and where, which ids they
// give, and that the real ones come back.
#include "tests/core/formats/question_folder.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <sstream>

using namespace assay;
using base::IssueCode;
using formats::QuestionKind;
using json::Json;
using namespace assay::tests;

class TestQuestionFiles : public QObject {
    Q_OBJECT

  private slots:
    void recognition();
    void repeatedKeys();
    void repeatedKeysInLines();
    void rejectedRecordsAreKept();
    void elementsThatAreNoObjectsHaveAPlace_data();
    void elementsThatAreNoObjectsHaveAPlace();
    void brokenDocumentsSayWhere();
    void idsAreMadeAndCompared();
    void realFilesComeBackEqual();
    void realDraftReportsItsPlaceholders();
    void realScoredSetsAreNoQuestions();

  private:
    QuestionFolder m_folder;
};

void TestQuestionFiles::recognition() {
    const auto kind = [](std::string_view text) {
        const auto found = formats::recogniseQuestionsText(text);
        return found ? QString::fromStdString(std::string(formats::questionKindName(*found))) : QString();
    };
    QCOMPARE(kind(""), QString());
    QCOMPARE(kind("[]"), QString());
    QCOMPARE(kind(R"([{"sample_id":"a","label":"accurate","question":"Q"}])"), QString());
    QCOMPARE(kind("{\"question\":\"Q\",\"answer\":\"A\"}\n{\"question\":\"R\",\"label\":\"accurate\"}\n"),
             QString());
    QCOMPARE(kind("{\"question\":\"Q\",\"answer\":\"A\"}\n"), QString("questions-jsonl"));
    QCOMPARE(kind(R"({"samples":[{"label":"accurate"}]})"), QString());
    for (const auto& fixture : kQuestionFixtures) { // also when only the beginning is there
        const std::string name(formats::questionKindName(fixture.kind));
        QCOMPARE(kind(fixture.text.substr(0, fixture.text.size() * 2 / 3)), QString::fromStdString(name));
        QVERIFY(formats::questionKindFromName(name) == fixture.kind);
    }
}

void TestQuestionFiles::repeatedKeys() {
    const std::string_view text = R"([
{"question_id": "a", "question_text": "First?",
 "difficulty": "easy", "notes": "kept",
 "diffi\u0063ulty": "medium", "own": [{"x": 1,
   "x": {"y": 1, "y": 2},
   "x": {"z": ": \": ", "z": 3}}],
 "difficulty": "hard"},
{"question_id": "b", "question_text": "Once: \"difficulty\": \"easy\"?", "difficulty": "easy"}])";
    const auto reading = readText(text);
    QVERIFY(reading);
    QCOMPARE(static_cast<int>(reading->kind), static_cast<int>(QuestionKind::FinragJson));
    QCOMPARE(reading->questions.size(), std::size_t{2});
    QCOMPARE(reading->questions[0].question.difficulty, std::string("hard"));
    const auto found = issuesOf(reading->issues, IssueCode::DuplicateKey);
    const auto issue = [&reading](std::int64_t line, const char* field, const char* value,
                                  const char* counts) {
        return base::Issue{
            base::Severity::Warning, IssueCode::DuplicateKey, reading->file, line, field, value, counts};
    };
    const std::vector<base::Issue> wanted{
        issue(3, "difficulty", "\"easy\"", "\"hard\""), issue(4, "difficulty", "\"medium\"", "\"hard\""),
        issue(4, "own.x", "1", R"({"z": ": \": ", "z": 3})"),
        issue(5, "own.x", R"({"y": 1, "y": 2})", R"({"z": ": \": ", "z": 3})"),
        issue(6, "own.x.z", R"(": \": ")", "3")};
    QCOMPARE(found.size(), wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        QVERIFY2(found[i] == wanted[i], (found[i].field + " " + found[i].value).c_str());
    }
    // What does not count is still there for who reads the export.
    QVERIFY(exported(suiteOf(*reading), QuestionKind::FinragJson).find("\"easy\", \"notes\"") !=
            std::string::npos);
}

void TestQuestionFiles::repeatedKeysInLines() {
    const auto reading =
        readText(R"({"financebench_id": "f1", "question": "One?", "answer": "x", "evidence": []}
{"financebench_id": "f2", "question": "Two?", "answer": "x", "answer": "y", "evidence": []}
)");
    QVERIFY(reading);
    QCOMPARE(reading->questions[1].question.answerText, std::vector<std::string>{"y"});
    const auto found = issuesOf(reading->issues, IssueCode::DuplicateKey);
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].line, std::int64_t{2});
    QCOMPARE(found[0].field, std::string("answer"));
}

void TestQuestionFiles::rejectedRecordsAreKept() {
    const auto array = readText(R"([{"question_id":"a","question_text":"Q?"}, 5, ["x"]])");
    QVERIFY(array);
    QCOMPARE(array->questions.size(), std::size_t{1});
    QCOMPARE(array->rejected.size(), std::size_t{2});
    QCOMPARE(array->rejected[1].text, std::string(R"(["x"])"));
    QCOMPARE(treeOf(exported(suiteOf(*array), QuestionKind::FinragJson)),
             treeOf(R"([{"question_id":"a","question_text":"Q?"},5,["x"]])"));
    // What is null itself is no place of a record; one that is gone leaves no null behind.
    const std::string withNull = R"([null, {"question_id":"a","question_text":"Q?"}, null, 5,
        {"question_id":"b","question_text":"R?"}, null])";
    const auto nulls = readText(withNull);
    QVERIFY(nulls);
    QCOMPARE(nulls->rejected.size(), std::size_t{4});
    formats::SuiteForWriting suite = suiteOf(*nulls);
    QCOMPARE(treeOf(exported(suite, QuestionKind::FinragJson)), treeOf(withNull));
    suite.questions.erase(suite.questions.begin());
    QCOMPARE(treeOf(exported(suite, QuestionKind::FinragJson)),
             treeOf(R"([null, null, 5, {"question_id":"b","question_text":"R?"}, null])"));
    const auto lines = readText("{\"user_input\":\"a\",\"reference\":\"b\"}\n\n{\"user_input\":\n");
    QVERIFY(lines);
    QCOMPARE(lines->rejected.size(), std::size_t{1});
    QCOMPARE(lines->rejected[0].line, 3);
    QVERIFY(lines->rejected[0].reason == IssueCode::MalformedRecord);
}

void TestQuestionFiles::elementsThatAreNoObjectsHaveAPlace_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("place");
    QTest::newRow("list") << QByteArray(R"([{"question_id":"a","question_text":"A?"},7])")
                          << QByteArray("[1]");
    QTest::newRow("under a key")
        << QByteArray(R"({"metadata":{},"questions":[{"id":"a","question":"A?"},null,"b"]})")
        << QByteArray("questions[1]");
    QTest::newRow("in a block")
        << QByteArray(
               R"([{"table":{"uid":"t","table":[]},"paragraphs":[],"questions":[{"uid":"a","question":"A?"},[1]]}])")
        << QByteArray("[0].questions[1]");
}

void TestQuestionFiles::elementsThatAreNoObjectsHaveAPlace() {
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, place);
    const auto reading = readFile(m_folder.put("elements.json", content.toStdString()));
    QVERIFY(reading);
    const auto& issues = reading->issues.issues();
    const auto issue = std::find_if(issues.begin(), issues.end(), [](const base::Issue& each) {
        return each.code == base::IssueCode::WrongType;
    });
    QVERIFY(issue != issues.end());
    QCOMPARE(QByteArray::fromStdString(issue->field), place);
    QCOMPARE(issue->severity, base::Severity::Error);
}

void TestQuestionFiles::brokenDocumentsSayWhere() {
    base::IssueList issues;
    const auto reading = readText("[\n{\"question_id\":\"a\",\"question_text\":\"Q\"},\n{\"a\":\n  tru}\n]",
                                  QuestionKind::FinragJson, &issues);
    QVERIFY(!reading);
    QVERIFY(reading.error().code == base::ErrorCode::InputNotUsable);
    QCOMPARE(issues.issues().size(), std::size_t{1});
    QCOMPARE(issues.issues()[0].line, 4);

    // A file with nothing in it is no broken document.
    for (const QuestionKind kind :
         {QuestionKind::FinragJson, QuestionKind::TatqaJson, QuestionKind::SquadJson}) {
        base::IssueList ofNothing;
        QVERIFY(!readText(" \n", kind, &ofNothing));
        QCOMPARE(ofNothing.issues().size(), std::size_t{1});
        QVERIFY(ofNothing.issues()[0].code == IssueCode::EmptyInput);
    }
    // Another encoding is told with the file's name.
    const auto wide = readText(std::string("[\0]\0", 4), QuestionKind::FinragJson);
    QVERIFY(!wide && wide.error().detail == "NUL bytes" && !wide.error().where.empty());
}

void TestQuestionFiles::idsAreMadeAndCompared() {
    const auto reading =
        readText("{\"id\":\"q2\",\"user_input\":\"a\",\"reference\":\"b\"}\n"
                 "{\"user_input\":\"c\"}\n{\"id\":\"q2\",\"user_input\":\"d\"}\n{\"id\":7}\n");
    QVERIFY(reading);
    QCOMPARE(reading->questions[1].question.questionId, std::string("q2-2"));
    QCOMPARE(reading->questions[3].question.questionId, std::string("7"));
    const auto duplicates = issuesOf(reading->issues, IssueCode::DuplicateId);
    QCOMPARE(duplicates.size(), std::size_t{1});
    QCOMPARE(duplicates[0].line, 3);
    QCOMPARE(issuesOf(reading->issues, IssueCode::MissingField).size(), std::size_t{2});
    const std::string text = exported(suiteOf(*reading), QuestionKind::RagasJsonl);
    QVERIFY(treeOf(text)[1] == Json::parse(R"({"user_input":"c"})"));
}

void TestQuestionFiles::realFilesComeBackEqual() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    const std::vector<std::pair<const char*, std::size_t>> files{
        {"finsights/p3_gold_P3_v1_auto.json", 0}, {"finsights/p3_gold_test_suite_31q.json", 31},
        {"finsights/p3_gold_v2draft.json", 0},    {"finsearch/retrieval_eval_dataset.json", 28},
        {"florida_tax/golden_dataset.json", 20},
    };
    for (const auto& [name, count] : files) {
        base::NoProgress progress;
        const auto reading = formats::readQuestions(data / name, {}, nullptr, {}, progress);
        QVERIFY2(reading, name);
        QVERIFY(reading->rejected.empty());
        QVERIFY(!reading->questions.empty());
        if (count > 0) {
            QCOMPARE(reading->questions.size(), count);
        }
        const std::string text = exported(suiteOf(*reading), reading->kind);
        QVERIFY2(treeOf(text) == treeOf(contentOf(data / name)), name);
    }
}

void TestQuestionFiles::realDraftReportsItsPlaceholders() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    const auto path = data / "finsights/p3_gold_v2draft.json";
    base::NoProgress progress;
    const auto reading = formats::readQuestions(path, {}, nullptr, {}, progress);
    QVERIFY(reading);
    // Slow and obvious: every line with TO_FILL has its issue.
    std::istringstream lines(contentOf(path));
    std::string line;
    std::int64_t number = 0;
    const auto placeholders = issuesOf(reading->issues, IssueCode::Placeholder);
    std::size_t expected = 0;
    while (std::getline(lines, line)) {
        ++number;
        if (line.find("TO_FILL") != std::string::npos) {
            ++expected;
            QVERIFY2(std::any_of(placeholders.begin(), placeholders.end(),
                                 [number](const base::Issue& issue) { return issue.line == number; }),
                     line.c_str());
        }
    }
    QVERIFY(expected > 0);
    QCOMPARE(placeholders.size(), expected);
    for (const auto& source : reading->questions) {
        QVERIFY(source.question.years.empty());
        QVERIFY(source.question.unreadable.contains("years"));
    }
}

void TestQuestionFiles::realScoredSetsAreNoQuestions() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    for (const char* folder : {"fhri", "fhri/sweeps"}) {
        for (const auto& entry : std::filesystem::directory_iterator(data / folder)) {
            if (entry.path().extension() == ".json") {
                const auto kind = formats::recogniseQuestions(entry.path());
                QVERIFY2(!kind, entry.path().c_str());
            }
        }
    }
    for (const char* name :
         {"finsights/goldp3_v3_trend_bundles.json", "florida_tax/eval_46e75070.json",
          "florida_tax/baseline_comparison.json", "finsearch/evaluation_results_20251116_010954.json",
          "finsights/finrag_dim_companies_21.json"}) {
        QVERIFY2(!formats::recogniseQuestions(data / name), name);
    }
}

ASSAY_TEST(TestQuestionFiles)
#include "tst_question_files.moc"
