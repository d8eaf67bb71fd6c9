// The forms that bring their passages with them: TAT-QA, SQuAD and BEIR.
#include "tests/core/formats/question_folder.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_class.h"

#include <algorithm>

using namespace assay;
using namespace assay::formats;
using namespace assay::tests;
namespace fs = std::filesystem;

namespace {

const char* const kTatqa = R"([
  {"table": {"uid": "t1", "table": [["", "2019", "2018"], ["Sales", "44.1", "56.7"]]},
   "paragraphs": [{"uid": "p-a", "order": 1, "text": "Sales fell."}, {"uid": "p-b", "order": 2, "text": "Why."}],
   "questions": [
     {"uid": "x1", "order": 1, "question": "How did sales move?", "answer": ["fell"], "derivation": "",
      "answer_type": "span", "answer_from": "text", "rel_paragraphs": ["1"], "req_comparison": false, "scale": ""},
     {"uid": "x2", "order": 2, "question": "What is the change?", "answer": -12.60, "derivation": "44.1-56.7",
      "answer_type": "arithmetic", "answer_from": "table-text", "rel_paragraphs": ["1", "2"],
      "req_comparison": false, "scale": "million", "facts": [44.1, 56.7]},
     {"uid": "x3", "order": 3, "question": "How many years?", "answer": "2", "derivation": "2018##2019",
      "answer_type": "count", "answer_from": "table", "rel_paragraphs": [], "req_comparison": true, "scale": ""}]},
  {"table": {"uid": "t2", "table": []}, "paragraphs": [], "questions": []}])";

const char* const kSquad = R"({"version": "v2.0", "data": [
  {"title": "Fjords", "paragraphs": [
    {"context": "The fjord is 90 km long. It is deep.", "qas": [
      {"id": "s1", "question": "How long is the fjord?", "is_impossible": false,
       "answers": [{"text": "90 km", "answer_start": 13}, {"text": "90 km long", "answer_start": 13},
                   {"text": "90 km", "answer_start": 13}]},
      {"id": "s2", "question": "Who dug it?", "is_impossible": true, "answers": [],
       "plausible_answers": [{"text": "It", "answer_start": 25}]}]},
    {"context": "En annen tekst på norsk.", "qas": [
      {"id": "s3", "question": "Hvilket språk?", "answers": [{"text": "norsk", "answer_start": 18}]}]}]},
  {"title": "Fjords", "paragraphs": [{"context": "Another one.", "qas": []}]}], "note": 1})";

const char* const kCorpus = R"({"_id": "d1", "title": "One", "text": "First text", "metadata": {"a": 1}}
{"_id": "d2", "title": "", "text": "Second text"}
{"_id": "d3", "text": "Third"}
)";
const char* const kQueries = R"({"_id": "a", "text": "First query?", "metadata": {"x": [1, 2]}}
{"_id": "b", "text": "Second query?"}
{"_id": "c", "text": "Unjudged?"}
)";
const char* const kQrels = "query-id\tcorpus-id\tscore\nb\td3\t2\na\td1\t1\nb\td1\t0\nzz\td1\t1\na\td2\t1\n";

} // namespace

class TestQuestionPassages : public QObject {
    Q_OBJECT

  private slots:
    void tatqaIsRead();
    void tatqaComesBack();
    void tatqaEdits();
    void tatqaRealData();
    void tatqaFromOtherQuestions();
    void evidenceOfOthersComesBackOrIsSaid();
    void textsThatAFormatCannotHold();
    void squadIsRead();
    void squadEdits();
    void brokenDocuments();
    void beirComesBack();
    void beirEdits();
    void beirBadLines();
    void beirNamesThatCannotBeWrittenAreNotRead();
    void beirUnknownQueryHasALine();
    void beirOfAFileIsThatFile();
    void judgementsOfMtebAreLines();

  private:
    [[nodiscard]] fs::path beirFolder(const std::string& name, const std::string& qrels = kQrels) const {
        (void)m_folder.put(name + "/corpus.jsonl", kCorpus);
        (void)m_folder.put(name + "/queries.jsonl", kQueries);
        return m_folder.put(name + "/qrels/test.tsv", qrels).parent_path().parent_path();
    }

    QuestionFolder m_folder;
};

void TestQuestionPassages::tatqaIsRead() {
    const auto reading = readFile(m_folder.put("tatqa.json", kTatqa));
    QVERIFY(reading);
    QCOMPARE(reading->kind, QuestionKind::TatqaJson);
    QCOMPARE(reading->questions.size(), std::size_t{3});
    QCOMPARE(reading->questions[1].pointer, std::string("/0/questions/1"));
    QCOMPARE(reading->questions[1].line, std::int64_t{7});
    const model::Question& first = reading->questions[0].question;
    QCOMPARE(first.answerText, std::vector<std::string>{"fell"});
    QVERIFY(first.answerIsList);
    QCOMPARE(first.evidenceSentenceIds, std::vector<std::string>{"t1#p1"});
    const model::Question& second = reading->questions[1].question;
    QCOMPARE(second.answerNumeric.value_or(0), -12.6);
    QVERIFY(second.answerText.empty());
    QCOMPARE(second.answerUnit, std::string("million"));
    QCOMPARE(second.evidenceSentenceIds, (std::vector<std::string>{"t1", "t1#p1", "t1#p2"}));
    const model::Question& third = reading->questions[2].question;
    QCOMPARE(third.answerType, std::string("count"));
    QCOMPARE(third.answerText, std::vector<std::string>{"2"});
    QCOMPARE(reading->passages.size(), std::size_t{3});
    QCOMPARE(reading->passages[0].text, std::string("\t2019\t2018\nSales\t44.1\t56.7"));
    QCOMPARE(reading->passages[2].id, std::string("t1#p2"));
    QCOMPARE(reading->issues.total(), std::int64_t{0});
}

void TestQuestionPassages::tatqaComesBack() {
    const auto reading = readFile(m_folder.put("tatqa.json", kTatqa));
    QVERIFY(reading);
    COMPARE_JSON(Tree::parse(exported(suiteOf(*reading), QuestionKind::TatqaJson)), Tree::parse(kTatqa));
}

void TestQuestionPassages::tatqaEdits() {
    const auto reading = readFile(m_folder.put("tatqa.json", kTatqa));
    QVERIFY(reading);
    SuiteForWriting suite = suiteOf(*reading);
    Tree expected = Tree::parse(kTatqa);
    Tree& questions = expected[0]["questions"];
    suite.questions[0].question.questionText = "How did the sales move?";
    questions[0]["question"] = "How did the sales move?";
    suite.questions[0].question.evidenceSentenceIds = {"t1#p2", "t1"};
    questions[0]["rel_paragraphs"] = {"2"};
    questions[0]["answer_from"] = "table-text";
    suite.questions[1].question.answerNumeric = 7;
    questions[1]["answer"] = 7.0;
    suite.questions[1].question.answerUnit.clear();
    questions[1]["scale"] = "";
    suite.questions[2].question.answerText = {"3"};
    questions[2]["answer"] = "3";
    base::IssueList issues;
    COMPARE_JSON(Tree::parse(filesOf(QuestionKind::TatqaJson, suite, &issues)[""]), expected);
    QCOMPARE(issues.total(), std::int64_t{0});
    suite.questions[2].question.difficulty = "hard"; // no key for it
    COMPARE_JSON(Tree::parse(filesOf(QuestionKind::TatqaJson, suite, &issues)[""]), expected);
    QCOMPARE(issues.count(base::IssueCode::LostInFormat), std::int64_t{1});
}

void TestQuestionPassages::tatqaRealData() {
    ASSAY_REQUIRE_SHARED_DATA(shared);
    const fs::path path = shared / "tatqa" / "tatqa_dataset_dev.json";
    const auto reading = readFile(path);
    QVERIFY(reading);
    QCOMPARE(reading->questions.size(), std::size_t{1'668});
    QVERIFY(reading->rejected.empty());
    const Tree original = Tree::parse(contentOf(path));
    QCOMPARE(original.size(), std::size_t{278});
    QVERIFY(Tree::parse(exported(suiteOf(*reading), QuestionKind::TatqaJson)) == original);
    const auto tables =
        std::count_if(reading->passages.begin(), reading->passages.end(),
                      [](const Passage& one) { return one.id.find('#') == std::string::npos; });
    QCOMPARE(tables, 278);
    QCOMPARE(reading->passages.size(), std::size_t{278 + 1'356});
}

// Sentences of a corpus are called in TAT-QA as before; SQuAD has room for one context, and says so. A
// question without evidence has none afterwards.
void TestQuestionPassages::evidenceOfOthersComesBackOrIsSaid() {
    SuiteForWriting suite;
    suite.name = "s";
    model::Question proven;
    proven.questionId = "q1";
    proven.questionText = "What rose?";
    proven.answerText = {"Sales"};
    proven.evidenceSentenceIds = {"c-2", "c-1"};
    model::Question bare = proven;
    bare.questionId = "q2";
    bare.evidenceSentenceIds.clear();
    suite.questions = {{proven, -1, {}, {}}, {bare, -1, {}, {}}};
    suite.passages = {{.id = "c-1", .text = "Costs fell.", .title = {}, .record = {}},
                      {.id = "c-2", .text = "Sales rose.", .title = {}, .record = {}}};
    base::IssueList issues;
    const auto tatqa = readText(exported(suite, QuestionKind::TatqaJson, &issues), QuestionKind::TatqaJson);
    QVERIFY(tatqa && tatqa->questions.size() == 2);
    QCOMPARE(tatqa->questions[0].question.evidenceSentenceIds, proven.evidenceSentenceIds);
    QVERIFY(tatqa->questions[1].question.evidenceSentenceIds.empty());
    QCOMPARE(tatqa->passages.size(), std::size_t{2});
    const auto names = [&issues](std::string_view field) {
        return std::ranges::any_of(issuesOf(issues, base::IssueCode::LostInFormat),
                                   [field](const base::Issue& issue) { return issue.field == field; });
    };
    QVERIFY(!names("evidence_sentence_ids"));
    const auto squad = readText(exported(suite, QuestionKind::SquadJson, &issues), QuestionKind::SquadJson);
    QVERIFY(squad && squad->questions.size() == 2);
    QVERIFY(names("evidence_sentence_ids"));
    QVERIFY(squad->questions[0].question.evidenceSentenceIds != proven.evidenceSentenceIds);
    QVERIFY(squad->questions[1].question.evidenceSentenceIds.empty());
    QCOMPARE(squad->passages.size(), std::size_t{1});
}

void TestQuestionPassages::tatqaFromOtherQuestions() {
    SuiteForWriting suite;
    model::Question question;
    question.questionId = "n1";
    question.questionText = "Who?";
    question.answerType = "span";
    question.answerText = {"we"};
    question.evidenceSentenceIds = {"doc-7", "unknown"};
    suite.questions.push_back({question, -1, {}, {}});
    suite.passages.push_back({"doc-7", "It was we.", "", ""});
    const Tree document = Tree::parse(exported(suite, QuestionKind::TatqaJson));
    QCOMPARE(document.size(), std::size_t{1});
    COMPARE_JSON(document[0]["paragraphs"][0]["text"], Tree("It was we."));
    COMPARE_JSON(document[0]["questions"][0]["rel_paragraphs"], Tree({"1", "unknown"}));
    COMPARE_JSON(document[0]["questions"][0]["answer"], Tree("we"));
}

// Two questions share a text; another is evidence of nothing.
void TestQuestionPassages::textsThatAFormatCannotHold() {
    SuiteForWriting suite;
    for (const char* id : {"n1", "n2"}) {
        model::Question question;
        question.questionId = id;
        question.questionText = "Who?";
        question.evidenceSentenceIds = {"doc-7", id};
        suite.questions.push_back({question, -1, {}, {}});
    }
    const auto lost = [&](const base::Result<formats::QuestionWriting>& writing) {
        for (const base::Issue& issue : writing->issues.issues()) {
            if (issue.code == base::IssueCode::LostInFormat && issue.field == "passages") {
                return issue.value;
            }
        }
        return std::string("none");
    };
    QCOMPARE(lost(formats::writeQuestions(QuestionKind::QuestionsJsonl, suite)), std::string("none"));
    suite.passages = {{"doc-7", "It was we.", "", ""}, {"n2", "You.", "", ""}, {"else", "They.", "", ""}};
    for (const QuestionKind kind :
         {QuestionKind::QuestionsJsonl, QuestionKind::QuestionsCsv, QuestionKind::FinragJson}) {
        QCOMPARE(lost(formats::writeQuestions(kind, suite)), std::string("2"));
    }
    QCOMPARE(lost(formats::writeQuestionWorkbook(suite)), std::string("2"));
    QCOMPARE(lost(formats::writeQuestions(QuestionKind::TatqaJson, suite)), std::string("none"));
}

void TestQuestionPassages::squadIsRead() {
    const auto reading = readFile(m_folder.put("squad.json", kSquad));
    QVERIFY(reading);
    QCOMPARE(reading->kind, QuestionKind::SquadJson);
    QCOMPARE(reading->questions.size(), std::size_t{3});
    QCOMPARE(reading->questions[0].question.answerText, std::vector<std::string>{"90 km"});
    QCOMPARE(reading->questions[0].question.answerType, std::string("span"));
    QCOMPARE(reading->questions[1].question.answerType, std::string("no_answer"));
    QVERIFY(reading->questions[1].question.answerText.empty());
    QCOMPARE(reading->questions[2].question.evidenceSentenceIds, std::vector<std::string>{"Fjords#p2"});
    QCOMPARE(reading->questions[2].pointer, std::string("/data/0/paragraphs/1/qas/0"));
    COMPARE_JSON(Tree::parse(exported(suiteOf(*reading), QuestionKind::SquadJson)), Tree::parse(kSquad));
    const Tree fresh = [&] {
        SuiteForWriting suite = suiteOf(*reading);
        suite.files.clear();
        for (QuestionForWriting& question : suite.questions) {
            question.file = -1;
            question.record.clear();
        }
        return Tree::parse(exported(suite, QuestionKind::SquadJson));
    }();
    QCOMPARE(fresh["data"].size(), std::size_t{3});
    COMPARE_JSON(fresh["data"][2]["paragraphs"][0]["context"], Tree("En annen tekst på norsk."));
    COMPARE_JSON(fresh["data"][0]["paragraphs"][0]["qas"][0]["answers"],
                 Tree::parse(kSquad)["data"][0]["paragraphs"][0]["qas"][0]["answers"]);
}

void TestQuestionPassages::squadEdits() {
    const auto reading = readFile(m_folder.put("squad.json", kSquad));
    QVERIFY(reading);
    SuiteForWriting suite = suiteOf(*reading);
    Tree expected = Tree::parse(kSquad);
    suite.questions[0].question.answerText = {"long"};
    Tree& answers = expected["data"][0]["paragraphs"][0]["qas"][0]["answers"];
    answers[0] = answers[2] = {{"text", "long"}, {"answer_start", 19}};
    suite.questions[2].question.answerText = {"på norsk"};
    expected["data"][0]["paragraphs"][1]["qas"][0]["answers"][0] = {{"text", "på norsk"},
                                                                    {"answer_start", 15}};
    COMPARE_JSON(Tree::parse(exported(suite, QuestionKind::SquadJson)), expected);
}

void TestQuestionPassages::brokenDocuments() {
    QVERIFY(!readFile(
        m_folder.put("broken.json", R"([{"table": {"uid": "t"}, "paragraphs": [], "questions": [{"uid": )")));
    QVERIFY(!readFile(m_folder.put("broken.json", R"([{"table": {"uid": "t"}, "paragraphs": []}])"), nullptr,
                      QuestionKind::TatqaJson));
    QVERIFY(!readFile(m_folder.put("broken.json", R"({"data": 3})"), nullptr, QuestionKind::SquadJson));
    QVERIFY(!readFile(m_folder.put("broken.json", R"({"data": [{"title": "x"}]})"), nullptr,
                      QuestionKind::SquadJson));
    // Every cut of a document: an error or a reading, never anything else.
    for (const std::string& whole : {std::string(kTatqa), std::string(kSquad)}) {
        for (std::size_t length = 0; length < whole.size(); length += 7) {
            const fs::path path = m_folder.put("cut.json", whole.substr(0, length));
            QVERIFY(!readFile(path, nullptr, QuestionKind::TatqaJson));
            QVERIFY(!readFile(path, nullptr, QuestionKind::SquadJson));
        }
    }
    // Wrong types stay as they are and come back.
    const std::string odd =
        R"([{"table": 5, "paragraphs": "no", "questions": [17, {"uid": 4, "question": ["a"],
        "answer": {"x": null}, "answer_type": null, "rel_paragraphs": [1, null, {"a": 2}], "scale": 3}]}])";
    const auto reading = readFile(m_folder.put("odd.json", odd));
    QVERIFY(reading);
    QCOMPARE(reading->questions.size(), std::size_t{1});
    QCOMPARE(reading->rejected.size(), std::size_t{1});
    COMPARE_JSON(Tree::parse(exported(suiteOf(*reading), QuestionKind::TatqaJson)), Tree::parse(odd));
}

void TestQuestionPassages::beirComesBack() {
    const fs::path folder = beirFolder("beir");
    for (const fs::path& path : {folder, folder / "queries.jsonl"}) {
        const auto reading = readFile(path);
        QVERIFY(reading);
        QCOMPARE(reading->kind, QuestionKind::Beir);
        QCOMPARE(reading->questions.size(), std::size_t{3});
        QCOMPARE(reading->passages.size(), std::size_t{3});
        const model::Question& second = reading->questions[1].question;
        QCOMPARE(second.evidenceSentenceIds, std::vector<std::string>{"d3"});
        COMPARE_JSON(Tree::parse(second.extra), Tree::parse(R"({"qrels":{"test":{"d3":2,"d1":0}}})"));
        QCOMPARE(reading->issues.count(base::IssueCode::UnresolvedEvidence), std::int64_t{1}); // zz
        QVERIFY(!reading->sha256.empty());
        base::IssueList issues;
        auto files = filesOf(QuestionKind::Beir, suiteOf(*reading), &issues);
        QCOMPARE(files["queries.jsonl"], std::string(kQueries));
        QCOMPARE(files["corpus.jsonl"], std::string(kCorpus));
        QCOMPARE(files["qrels/test.tsv"], std::string(kQrels));
        QCOMPARE(files.size(), std::size_t{3});
        QCOMPARE(issues.total(), std::int64_t{0});
    }
}

void TestQuestionPassages::beirEdits() {
    const auto reading = readFile(beirFolder("beir"));
    QVERIFY(reading);
    SuiteForWriting suite = suiteOf(*reading);
    suite.questions[0].question.questionId = "a2";
    suite.questions[0].question.evidenceSentenceIds = {"d2", "d3"};
    suite.questions[1].question.extra = R"({"qrels":{"test":{"d3":1,"d1":0},"dev":{"d2":0}}})";
    suite.questions[2].question.evidenceSentenceIds = {"d2"};
    base::IssueList issues;
    auto files = filesOf(QuestionKind::Beir, suite, &issues);
    QCOMPARE(files["queries.jsonl"],
             QString(kQueries).replace("\"_id\": \"a\"", "\"_id\": \"a2\"").toStdString());
    QCOMPARE(
        files["qrels/test.tsv"],
        std::string(
            "query-id\tcorpus-id\tscore\nb\td3\t1\nb\td1\t0\nzz\td1\t1\na2\td2\t1\na2\td3\t1\nc\td2\t1\n"));
    QCOMPARE(files["qrels/dev.tsv"], std::string("query-id\tcorpus-id\tscore\nb\td2\t0\n"));
    QCOMPARE(issues.total(), std::int64_t{0});
    suite.questions.pop_back();
    suite.questions.erase(suite.questions.begin()); // its rows leave with it
    files = filesOf(QuestionKind::Beir, suite);
    QCOMPARE(files["qrels/test.tsv"],
             std::string("query-id\tcorpus-id\tscore\nb\td3\t1\nb\td1\t0\nzz\td1\t1\n"));
}

void TestQuestionPassages::beirBadLines() {
    const std::string qrels = "q\td\ts\na\td1\t1\na\td1\na\td2\tgood\n\nb\td3\t1\nb\td3\t2\n";
    const auto reading = readFile(beirFolder("beirbad", qrels));
    QVERIFY(reading);
    QCOMPARE(reading->rejected.size(), std::size_t{2});
    QCOMPARE(reading->rejected[0].line, std::int64_t{3});
    QCOMPARE(reading->rejected[1].line, std::int64_t{4});
    QCOMPARE(reading->issues.count(base::IssueCode::DuplicateId), std::int64_t{1});
    auto files = filesOf(QuestionKind::Beir, suiteOf(*reading));
    QCOMPARE(files["qrels/test.tsv"], std::string("q\td\ts\na\td1\t1\nb\td3\t1\nb\td3\t2\n"));
}

// What an export leaves out of its rows is no judgement when it is read either.
void TestQuestionPassages::beirNamesThatCannotBeWrittenAreNotRead() {
    const std::string null(1, '\0');
    const auto reading =
        readFile(beirFolder("beirnull", "q\td\ts\na\td1\t1\na\td" + null + "2\t1\na\td\r2\t1\n"));
    QVERIFY(reading.has_value());
    QCOMPARE(reading->rejected.size(), std::size_t{2});
    QCOMPARE(reading->rejected[0].line, std::int64_t{3});
    QCOMPARE(reading->rejected[1].line, std::int64_t{4});
    base::IssueList issues;
    QCOMPARE(filesOf(QuestionKind::Beir, suiteOf(*reading), &issues)["qrels/test.tsv"],
             std::string("q\td\ts\na\td1\t1\n"));
    QCOMPARE(issues.total(), std::int64_t{0});
}

void TestQuestionPassages::beirUnknownQueryHasALine() {
    const fs::path folder = beirFolder("beirunknown", "q\td\ts\na\td1\t1\n\nzz\td1\t1\nzz\td2\t1\n");
    const auto reading = readFile(folder);
    QVERIFY(reading);
    QCOMPARE(reading->issues.count(base::IssueCode::UnresolvedEvidence), std::int64_t{1});
    const base::Issue& issue = reading->issues.issues().front();
    QCOMPARE(issue.file, (folder / "qrels/test.tsv").string());
    QCOMPARE(issue.line, std::int64_t{4}); // where it is named first
    QCOMPARE(issue.field, std::string("query-id"));
    QCOMPARE(issue.value, std::string("zz"));
    QCOMPARE(issue.expected, std::string("2"));
}

void TestQuestionPassages::beirOfAFileIsThatFile() {
    const fs::path folder = beirFolder("beirfile");
    // Its queries.jsonl stands for the folder; queries under another name are these alone.
    QCOMPARE(readFile(folder / "queries.jsonl")->passages.size(), std::size_t{3});
    const fs::path alone = m_folder.put("beirfile/dev.jsonl", "{\"_id\": \"n\", \"text\": \"New?\"}\n");
    const auto reading = readFile(alone, nullptr, QuestionKind::Beir);
    QVERIFY(reading);
    QCOMPARE(reading->questions.size(), std::size_t{1});
    QCOMPARE(reading->questions[0].question.questionText, std::string("New?"));
    QVERIFY(reading->passages.empty());
    QCOMPARE(reading->file, std::string("dev.jsonl"));
    // What is no query is not read as some.
    for (const char* other : {"[{\"question_id\": \"x\"}]", "{\"question\": \"What?\"}\n", ""}) {
        const fs::path path = m_folder.put("beirfile/other.json", other);
        const auto refused = readFile(path, nullptr, QuestionKind::Beir);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, base::ErrorCode::UnknownFormat);
        QCOMPARE(refused.error().where, path.string());
        QVERIFY2(refused.error().detail.find("_id") != std::string::npos, refused.error().detail.c_str());
    }
}

// MTEB writes BEIR's judgements as JSON lines, with grades like 1.0.
void TestQuestionPassages::judgementsOfMtebAreLines() {
    (void)m_folder.put("mteb/corpus.jsonl", kCorpus);
    (void)m_folder.put("mteb/queries.jsonl", kQueries);
    const fs::path folder =
        m_folder
            .put("mteb/qrels/test.jsonl", "{\"query-id\":\"a\",\"corpus-id\":\"d1\",\"score\":1.0}\n"
                                          "{\"query-id\":\"b\",\"corpus-id\":\"d3\",\"score\":2}\r\n\n"
                                          "{\"query-id\":\"b\",\"corpus-id\":\"d1\",\"score\":0}\n"
                                          "{\"query-id\":\"b\",\"corpus-id\":\"d2\",\"score\":0.5}\n"
                                          "{\"query-id\":\"b\",\"corpus-id\":\"d1\",\"score\":0}\n"
                                          "{\"query-id\":\"b\"\n")
            .parent_path()
            .parent_path();
    const auto reading = readFile(folder);
    QVERIFY(reading);
    QCOMPARE(reading->kind, QuestionKind::Beir);
    QCOMPARE(reading->questions[0].question.evidenceSentenceIds, std::vector<std::string>{"d1"});
    const model::Question& second = reading->questions[1].question;
    QCOMPARE(second.evidenceSentenceIds, std::vector<std::string>{"d3"});
    COMPARE_JSON(Tree::parse(second.extra), Tree::parse("{\"qrels\":{\"test\":{\"d3\":2,\"d1\":0}}}"));
    QCOMPARE(reading->rejected.size(), std::size_t{2}); // half a grade, half a line
    QCOMPARE(reading->rejected[0].line, std::int64_t{5});
    QCOMPARE(reading->rejected[1].line, std::int64_t{7});
    QCOMPARE(reading->issues.count(base::IssueCode::DuplicateId), std::int64_t{1});
    auto files = filesOf(QuestionKind::Beir, suiteOf(*reading));
    QCOMPARE(files["qrels/test.tsv"],
             std::string("query-id\tcorpus-id\tscore\na\td1\t1\nb\td3\t2\nb\td1\t0\nb\td1\t0\n"));
    // Where the table of the split is there, too, it counts.
    (void)m_folder.put("mteb/qrels/test.tsv", "query-id\tcorpus-id\tscore\na\td2\t1\n");
    QCOMPARE(readFile(folder)->questions[0].question.evidenceSentenceIds, std::vector<std::string>{"d2"});
}

ASSAY_TEST(TestQuestionPassages)
#include "tst_question_passages.moc"
