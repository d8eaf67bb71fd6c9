#include "core/base/random.h"
#include "core/formats/question_format.h"
#include "tests/support/shared_data.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>

using namespace assay;
using namespace assay::formats;
using Tree = nlohmann::json; // its objects compare without regard to the order of keys
using model::QuestionField;

// By their texts: Qt would print a tree through all it can be converted to.
#define COMPARE_JSON(actual, ...) QCOMPARE((actual).dump(), (__VA_ARGS__).dump())

namespace {

namespace fs = std::filesystem;

std::string contentOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void write(const fs::path& path, const std::string& content) {
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << content;
}

base::Result<QuestionReading> read(const fs::path& path, const FieldMapping* mapping = nullptr,
                                   std::optional<QuestionKind> kind = std::nullopt) {
    base::NoProgress progress;
    return readQuestions(path, kind, mapping, {}, progress);
}

SuiteForWriting suiteOf(const QuestionReading& reading) {
    SuiteForWriting suite;
    suite.name = "suite";
    suite.files.push_back({reading.kind, reading.skeleton});
    for (const SourceQuestion& source : reading.questions) {
        suite.questions.push_back({source.question, 0, source.record, source.pointer});
    }
    suite.passages = reading.passages;
    return suite;
}

std::map<std::string, std::string> written(QuestionKind kind, const SuiteForWriting& suite,
                                           base::IssueList* issues = nullptr) {
    auto result = writeQuestions(kind, suite);
    std::map<std::string, std::string> files;
    if (!result) {
        qWarning("%s", result.error().detail.c_str());
        return files;
    }
    for (const WrittenFile& file : result->files) {
        files[file.name.generic_string()] = file.content;
    }
    if (issues != nullptr) {
        *issues = result->issues;
    }
    return files;
}

std::string writtenFile(const SuiteForWriting& suite, QuestionKind kind) {
    return written(kind, suite)[""];
}

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

class TestQuestionFormatsB : public QObject {
    Q_OBJECT

  private slots:

    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void tatqaIsRead();
    void tatqaComesBack();
    void tatqaEdits();
    void tatqaRealData();
    void tatqaFromOtherQuestions();
    void squadIsRead();
    void squadEdits();
    void brokenDocuments();
    void beirComesBack();
    void beirEdits();
    void beirBadLines();
    void beirUnknownQueryHasALine();
    void beirOfAFileIsThatFile();
    void elementsThatAreNoObjectsHaveAPlace_data();
    void elementsThatAreNoObjectsHaveAPlace();
    void csvComesBack();
    void csvEdits();
    void csvLists();
    void csvBadRecords();
    void csvFromOtherQuestions();
    void csvRandomCells();
    void jsonLinesComeBack();
    void jsonLinesEdits();
    void suggestions();
    void previews();

  private:
    fs::path put(const std::string& name, const std::string& content) {
        const fs::path path = fs::path(m_folder.path().toStdString()) / name;
        write(path, content);
        return path;
    }

    fs::path beirFolder(const std::string& name, const std::string& qrels = kQrels) {
        put(name + "/corpus.jsonl", kCorpus);
        put(name + "/queries.jsonl", kQueries);
        return put(name + "/qrels/test.tsv", qrels).parent_path().parent_path();
    }

    QTemporaryDir m_folder;
};

void TestQuestionFormatsB::tatqaIsRead() {
    const auto reading = read(put("tatqa.json", kTatqa));
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

void TestQuestionFormatsB::tatqaComesBack() {
    const auto reading = read(put("tatqa.json", kTatqa));
    QVERIFY(reading);
    COMPARE_JSON(Tree::parse(writtenFile(suiteOf(*reading), QuestionKind::TatqaJson)), Tree::parse(kTatqa));
}

void TestQuestionFormatsB::tatqaEdits() {
    const auto reading = read(put("tatqa.json", kTatqa));
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
    COMPARE_JSON(Tree::parse(written(QuestionKind::TatqaJson, suite, &issues)[""]), expected);
    QCOMPARE(issues.total(), std::int64_t{0});
    suite.questions[2].question.difficulty = "hard"; // no key for it
    COMPARE_JSON(Tree::parse(written(QuestionKind::TatqaJson, suite, &issues)[""]), expected);
    QCOMPARE(issues.count(base::IssueCode::LostInFormat), std::int64_t{1});
}

void TestQuestionFormatsB::tatqaRealData() {
    ASSAY_REQUIRE_SHARED_DATA(shared);
    const fs::path path = shared / "tatqa" / "tatqa_dataset_dev.json";
    const auto reading = read(path);
    QVERIFY(reading);
    QCOMPARE(reading->questions.size(), std::size_t{1'668});
    QVERIFY(reading->rejected.empty());
    const Tree original = Tree::parse(contentOf(path));
    QCOMPARE(original.size(), std::size_t{278});
    QVERIFY(Tree::parse(writtenFile(suiteOf(*reading), QuestionKind::TatqaJson)) == original);
    const auto tables =
        std::count_if(reading->passages.begin(), reading->passages.end(),
                      [](const Passage& one) { return one.id.find('#') == std::string::npos; });
    QCOMPARE(tables, 278);
    QCOMPARE(reading->passages.size(), std::size_t{278 + 1'356});
}

void TestQuestionFormatsB::tatqaFromOtherQuestions() {
    SuiteForWriting suite;
    model::Question question;
    question.questionId = "n1";
    question.questionText = "Who?";
    question.answerType = "span";
    question.answerText = {"we"};
    question.evidenceSentenceIds = {"doc-7", "unknown"};
    suite.questions.push_back({question, -1, {}, {}});
    suite.passages.push_back({"doc-7", "It was we.", "", ""});
    const Tree document = Tree::parse(writtenFile(suite, QuestionKind::TatqaJson));
    QCOMPARE(document.size(), std::size_t{1});
    COMPARE_JSON(document[0]["paragraphs"][0]["text"], Tree("It was we."));
    COMPARE_JSON(document[0]["questions"][0]["rel_paragraphs"], Tree({"1", "unknown"}));
    COMPARE_JSON(document[0]["questions"][0]["answer"], Tree("we"));
}

void TestQuestionFormatsB::squadIsRead() {
    const auto reading = read(put("squad.json", kSquad));
    QVERIFY(reading);
    QCOMPARE(reading->kind, QuestionKind::SquadJson);
    QCOMPARE(reading->questions.size(), std::size_t{3});
    QCOMPARE(reading->questions[0].question.answerText, std::vector<std::string>{"90 km"});
    QCOMPARE(reading->questions[0].question.answerType, std::string("span"));
    QCOMPARE(reading->questions[1].question.answerType, std::string("no_answer"));
    QVERIFY(reading->questions[1].question.answerText.empty());
    QCOMPARE(reading->questions[2].question.evidenceSentenceIds, std::vector<std::string>{"Fjords#p2"});
    QCOMPARE(reading->questions[2].pointer, std::string("/data/0/paragraphs/1/qas/0"));
    COMPARE_JSON(Tree::parse(writtenFile(suiteOf(*reading), QuestionKind::SquadJson)), Tree::parse(kSquad));
    const Tree fresh = [&] {
        SuiteForWriting suite = suiteOf(*reading);
        suite.files.clear();
        for (QuestionForWriting& question : suite.questions) {
            question.file = -1;
            question.record.clear();
        }
        return Tree::parse(writtenFile(suite, QuestionKind::SquadJson));
    }();
    QCOMPARE(fresh["data"].size(), std::size_t{3});
    COMPARE_JSON(fresh["data"][2]["paragraphs"][0]["context"], Tree("En annen tekst på norsk."));
    COMPARE_JSON(fresh["data"][0]["paragraphs"][0]["qas"][0]["answers"],
                 Tree::parse(kSquad)["data"][0]["paragraphs"][0]["qas"][0]["answers"]);
}

void TestQuestionFormatsB::squadEdits() {
    const auto reading = read(put("squad.json", kSquad));
    QVERIFY(reading);
    SuiteForWriting suite = suiteOf(*reading);
    Tree expected = Tree::parse(kSquad);
    suite.questions[0].question.answerText = {"long"};
    Tree& answers = expected["data"][0]["paragraphs"][0]["qas"][0]["answers"];
    answers[0] = answers[2] = {{"text", "long"}, {"answer_start", 19}};
    suite.questions[2].question.answerText = {"på norsk"};
    expected["data"][0]["paragraphs"][1]["qas"][0]["answers"][0] = {{"text", "på norsk"},
                                                                    {"answer_start", 15}};
    COMPARE_JSON(Tree::parse(writtenFile(suite, QuestionKind::SquadJson)), expected);
}

void TestQuestionFormatsB::brokenDocuments() {
    QVERIFY(
        !read(put("broken.json", R"([{"table": {"uid": "t"}, "paragraphs": [], "questions": [{"uid": )")));
    QVERIFY(!read(put("broken.json", R"([{"table": {"uid": "t"}, "paragraphs": []}])"), nullptr,
                  QuestionKind::TatqaJson));
    QVERIFY(!read(put("broken.json", R"({"data": 3})"), nullptr, QuestionKind::SquadJson));
    QVERIFY(!read(put("broken.json", R"({"data": [{"title": "x"}]})"), nullptr, QuestionKind::SquadJson));
    // Every cut of a document: an error or a reading, never anything else.
    for (const std::string& whole : {std::string(kTatqa), std::string(kSquad)}) {
        for (std::size_t length = 0; length < whole.size(); length += 7) {
            const fs::path path = put("cut.json", whole.substr(0, length));
            QVERIFY(!read(path, nullptr, QuestionKind::TatqaJson));
            QVERIFY(!read(path, nullptr, QuestionKind::SquadJson));
        }
    }
    // Wrong types stay as they are and come back.
    const std::string odd =
        R"([{"table": 5, "paragraphs": "no", "questions": [17, {"uid": 4, "question": ["a"],
        "answer": {"x": null}, "answer_type": null, "rel_paragraphs": [1, null, {"a": 2}], "scale": 3}]}])";
    const auto reading = read(put("odd.json", odd));
    QVERIFY(reading);
    QCOMPARE(reading->questions.size(), std::size_t{1});
    QCOMPARE(reading->rejected.size(), std::size_t{1});
    COMPARE_JSON(Tree::parse(writtenFile(suiteOf(*reading), QuestionKind::TatqaJson)), Tree::parse(odd));
}

void TestQuestionFormatsB::beirComesBack() {
    const fs::path folder = beirFolder("beir");
    for (const fs::path& path : {folder, folder / "queries.jsonl"}) {
        const auto reading = read(path);
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
        auto files = written(QuestionKind::Beir, suiteOf(*reading), &issues);
        QCOMPARE(files["queries.jsonl"], std::string(kQueries));
        QCOMPARE(files["corpus.jsonl"], std::string(kCorpus));
        QCOMPARE(files["qrels/test.tsv"], std::string(kQrels));
        QCOMPARE(files.size(), std::size_t{3});
        QCOMPARE(issues.total(), std::int64_t{0});
    }
}

void TestQuestionFormatsB::beirEdits() {
    const auto reading = read(beirFolder("beir"));
    QVERIFY(reading);
    SuiteForWriting suite = suiteOf(*reading);
    suite.questions[0].question.questionId = "a2";
    suite.questions[0].question.evidenceSentenceIds = {"d2", "d3"};
    suite.questions[1].question.extra = R"({"qrels":{"test":{"d3":1,"d1":0},"dev":{"d2":0}}})";
    suite.questions[2].question.evidenceSentenceIds = {"d2"};
    base::IssueList issues;
    auto files = written(QuestionKind::Beir, suite, &issues);
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
    files = written(QuestionKind::Beir, suite);
    QCOMPARE(files["qrels/test.tsv"],
             std::string("query-id\tcorpus-id\tscore\nb\td3\t1\nb\td1\t0\nzz\td1\t1\n"));
}

void TestQuestionFormatsB::beirBadLines() {
    const std::string qrels = "q\td\ts\na\td1\t1\na\td1\na\td2\tgood\n\nb\td3\t1\nb\td3\t2\n";
    const auto reading = read(beirFolder("beirbad", qrels));
    QVERIFY(reading);
    QCOMPARE(reading->rejected.size(), std::size_t{2});
    QCOMPARE(reading->rejected[0].line, std::int64_t{3});
    QCOMPARE(reading->rejected[1].line, std::int64_t{4});
    QCOMPARE(reading->issues.count(base::IssueCode::DuplicateId), std::int64_t{1});
    auto files = written(QuestionKind::Beir, suiteOf(*reading));
    QCOMPARE(files["qrels/test.tsv"], std::string("q\td\ts\na\td1\t1\nb\td3\t1\nb\td3\t2\n"));
}

void TestQuestionFormatsB::beirUnknownQueryHasALine() {
    const fs::path folder = beirFolder("beirunknown", "q\td\ts\na\td1\t1\n\nzz\td1\t1\nzz\td2\t1\n");
    const auto reading = read(folder);
    QVERIFY(reading);
    QCOMPARE(reading->issues.count(base::IssueCode::UnresolvedEvidence), std::int64_t{1});
    const base::Issue& issue = reading->issues.issues().front();
    QCOMPARE(issue.file, (folder / "qrels/test.tsv").string());
    QCOMPARE(issue.line, std::int64_t{4}); // where it is named first
    QCOMPARE(issue.field, std::string("query-id"));
    QCOMPARE(issue.value, std::string("zz"));
    QCOMPARE(issue.expected, std::string("2"));
}

void TestQuestionFormatsB::beirOfAFileIsThatFile() {
    const fs::path folder = beirFolder("beirfile");
    // Its queries.jsonl stands for the folder; queries under another name are these alone.
    QCOMPARE(read(folder / "queries.jsonl")->passages.size(), std::size_t{3});
    const fs::path alone = put("beirfile/dev.jsonl", "{\"_id\": \"n\", \"text\": \"New?\"}\n");
    const auto reading = read(alone, nullptr, QuestionKind::Beir);
    QVERIFY(reading);
    QCOMPARE(reading->questions.size(), std::size_t{1});
    QCOMPARE(reading->questions[0].question.questionText, std::string("New?"));
    QVERIFY(reading->passages.empty());
    QCOMPARE(reading->file, std::string("dev.jsonl"));
    // What is no query is not read as some.
    for (const char* other : {"[{\"question_id\": \"x\"}]", "{\"question\": \"What?\"}\n", ""}) {
        const fs::path path = put("beirfile/other.json", other);
        const auto refused = read(path, nullptr, QuestionKind::Beir);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, base::ErrorCode::UnknownFormat);
        QCOMPARE(refused.error().where, path.string());
        QVERIFY2(refused.error().detail.find("_id") != std::string::npos, refused.error().detail.c_str());
    }
}

void TestQuestionFormatsB::elementsThatAreNoObjectsHaveAPlace_data() {
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

void TestQuestionFormatsB::elementsThatAreNoObjectsHaveAPlace() {
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, place);
    const auto reading = read(put("elements.json", content.toStdString()));
    QVERIFY(reading);
    const auto& issues = reading->issues.issues();
    const auto issue = std::find_if(issues.begin(), issues.end(), [](const base::Issue& each) {
        return each.code == base::IssueCode::WrongType;
    });
    QVERIFY(issue != issues.end());
    QCOMPARE(QByteArray::fromStdString(issue->field), place);
    QCOMPARE(issue->severity, base::Severity::Error);
}

void TestQuestionFormatsB::csvComesBack() {
    const std::vector<std::string> texts{
        "id,question,answer,years,colour\n1,What?,\"a \"\"b\"\", c\",2019;2020,red\n2,\"Two\nlines?\",,,\n",
        "question;answer;answer;\r\nWhat?;x;y;z\r\nShort?;a\r\nLong?;a;b;c;d;e\r\n",
        "Question\tGold Answer\nHva er 5 %?\t\"[\"\"a\"\",\"\"b\"\"]\"\n",
        "question\nWhat?\n\"\"\nWhy?\n",
    };
    for (const std::string& text : texts) {
        const auto reading = read(put("plain.csv", text));
        QVERIFY(reading);
        QCOMPARE(reading->kind, QuestionKind::QuestionsCsv);
        QVERIFY(reading->rejected.empty());
        base::IssueList issues;
        QCOMPARE(written(QuestionKind::QuestionsCsv, suiteOf(*reading), &issues)[""], text);
        QCOMPARE(issues.total(), std::int64_t{0});
    }
    const auto reading = read(put("plain.csv", texts[0]));
    const model::Question& first = reading->questions[0].question;
    QCOMPARE(first.questionId, std::string("1"));
    QCOMPARE(first.answerText, std::vector<std::string>{"a \"b\", c"});
    QCOMPARE(first.years, (std::vector<std::int64_t>{2019, 2020}));
    COMPARE_JSON(Tree::parse(first.extra), Tree::parse(R"({"colour":"red"})"));
    const auto doubled = read(put("plain.csv", texts[1]));
    QCOMPARE(doubled->issues.count(base::IssueCode::DuplicateId), std::int64_t{1});
    QCOMPARE(doubled->issues.count(base::IssueCode::FewerColumns), std::int64_t{1});
    QCOMPARE(doubled->issues.count(base::IssueCode::ExtraColumns), std::int64_t{1});
    QCOMPARE(doubled->questions[0].question.answerText, std::vector<std::string>{"x"});
    COMPARE_JSON(Tree::parse(doubled->questions[0].question.extra),
                 Tree::parse(R"j({"answer (2)":"y","column 4":"z"})j"));
}

void TestQuestionFormatsB::csvEdits() {
    const auto reading =
        read(put("edit.csv", "question,years,citation_required,colour\nWhat?,2019; 2020,yes,red\n"
                             "Why?,x,no,\n"));
    QVERIFY(reading);
    QCOMPARE(reading->questions[1].question.unreadable.count("years"), std::size_t{1});
    QCOMPARE(reading->issues.count(base::IssueCode::WrongType), std::int64_t{1});
    SuiteForWriting suite = suiteOf(*reading);
    suite.questions[0].question.years = {2019, 2021};
    suite.questions[0].question.citationRequired = false;
    suite.questions[1].question.extra = R"({"colour":"blue"})";
    base::IssueList issues;
    QCOMPARE(
        written(QuestionKind::QuestionsCsv, suite, &issues)[""],
        std::string("question,years,citation_required,colour\nWhat?,2019; 2021,no,red\nWhy?,x,no,blue\n"));
    suite.questions[1].question.difficulty = "hard"; // a column of its own
    suite.questions[1].question.questionText = "a,\"b\"\nc";
    QCOMPARE(written(QuestionKind::QuestionsCsv, suite, &issues)[""],
             std::string("question,years,citation_required,colour,difficulty\nWhat?,2019; 2021,no,red\n"
                         "\"a,\"\"b\"\"\nc\",x,no,blue,hard\n"));
    QCOMPARE(issues.total(), std::int64_t{0});
}

void TestQuestionFormatsB::csvLists() {
    const auto reading = read(
        put("lists.csv",
            "question,company,answer\nWhat?,\"[\"\"A; B\"\", \"\"C\"\"]\",\"[\"\"x\"\"]\"\nWhy?,A|B,y;z\n"));
    QVERIFY(reading);
    QCOMPARE(reading->questions[0].question.companyName, (std::vector<std::string>{"A; B", "C"}));
    QVERIFY(reading->questions[0].question.answerIsList);
    QCOMPARE(reading->questions[1].question.companyName, std::vector<std::string>{"A|B"});
    QCOMPARE(reading->questions[1].question.answerText, std::vector<std::string>{"y;z"});
    SuiteForWriting suite = suiteOf(*reading);
    suite.questions[1].question.companyName = {"A", "B; C"}; // does not go without brackets
    QCOMPARE(writtenFile(suite, QuestionKind::QuestionsCsv),
             std::string("question,company,answer\nWhat?,\"[\"\"A; B\"\", \"\"C\"\"]\",\"[\"\"x\"\"]\"\n"
                         "Why?,\"[\"\"A\"\",\"\"B; C\"\"]\",y;z\n"));
    FieldMapping mapping;
    mapping.fields = {{"question", QuestionField::QuestionText}, {"company", QuestionField::CompanyName}};
    mapping.listSeparator = '|';
    const auto mapped = read(fs::path(m_folder.path().toStdString()) / "lists.csv", &mapping);
    QVERIFY(mapped);
    QCOMPARE(mapped->questions[1].question.companyName, (std::vector<std::string>{"A", "B"}));
    COMPARE_JSON(Tree::parse(mapped->questions[1].question.extra), Tree::parse(R"({"answer":"y;z"})"));
}

void TestQuestionFormatsB::csvBadRecords() {
    const auto reading = read(put("bad.csv", "question,answer\n\"What?\"x,1\nWhy?,2\n\"never closed,3\n"));
    QVERIFY(reading);
    QCOMPARE(reading->questions.size(), std::size_t{1});
    QCOMPARE(reading->rejected.size(), std::size_t{2});
    QCOMPARE(reading->rejected[0].line, std::int64_t{2});
    QCOMPARE(reading->rejected[1].line, std::int64_t{4});
}

void TestQuestionFormatsB::csvFromOtherQuestions() {
    SuiteForWriting suite;
    model::Question question;
    question.questionId = "n1";
    question.questionText = "Who, \"when\"?";
    question.years = {2019, 2020};
    question.answerText = {"a", "b"};
    question.answerIsList = true;
    question.answerNumeric = 1.5;
    question.companyName = {"A; B"};
    question.extra = R"({"k":[1,{"z":null}],"t":"x"})";
    question.messages = R"([{"role":"user","content":"hi"}])";
    suite.questions.push_back({question, -1, {}, {}});
    for (const QuestionKind kind : {QuestionKind::QuestionsCsv, QuestionKind::QuestionsJsonl}) {
        base::IssueList issues;
        const std::string text = written(kind, suite, &issues)[""];
        QCOMPARE(issues.total(), std::int64_t{0});
        const auto reading = read(put("made", text), nullptr, kind);
        QVERIFY(reading);
        QCOMPARE(reading->questions.size(), std::size_t{1});
        QVERIFY(model::differingFields(reading->questions[0].question, question).empty());
    }
}

// Any cells: what was read is written again, to the byte once it is in the writer's own way.
void TestQuestionFormatsB::csvRandomCells() {
    base::Random random(5);
    const std::vector<std::string> parts{"a", "\"", ",", ";", "\n", " ", "[", "]", "å", "1", "{}", "null"};
    const std::string header = "question,years,answer,company,tolerance,extra,messages,unknown\n";
    for (int round = 0; round < 300; ++round) {
        std::string text = header;
        for (int record = 0; record < 3; ++record) {
            for (int cell = 0; cell < 8; ++cell) {
                std::string value = cell == 0 ? "x" : "";
                for (auto length = random.below(5); length > 0; --length) {
                    value += parts[static_cast<std::size_t>(random.below(parts.size()))];
                }
                const bool quote = value.find_first_of("\",\n") != std::string::npos;
                text += cell > 0 ? "," : "";
                text += quote
                            ? "\"" + QString::fromStdString(value).replace("\"", "\"\"").toStdString() + "\""
                            : value;
            }
            text += "\n";
        }
        const auto reading = read(put("random.csv", text), nullptr, QuestionKind::QuestionsCsv);
        QVERIFY(reading);
        QCOMPARE(reading->questions.size(), std::size_t{3});
        QCOMPARE(writtenFile(suiteOf(*reading), QuestionKind::QuestionsCsv), text);
    }
}

void TestQuestionFormatsB::jsonLinesComeBack() {
    const std::string text =
        "{\"id\": 7, \"question\": \"What?\", \"answer\": [\"a\"], \"years\": \"2019\", \"z\": 1.0}\n"
        "{\"question\": \"Why?\", \"answer\": null, \"nested\": {\"a\": [1]}}\n";
    const auto reading = read(put("plain.jsonl", text));
    QVERIFY(reading);
    QCOMPARE(reading->kind, QuestionKind::QuestionsJsonl);
    QCOMPARE(reading->questions.size(), std::size_t{2});
    QCOMPARE(reading->questions[0].question.questionId, std::string("7"));
    COMPARE_JSON(Tree::parse(reading->questions[1].question.extra), Tree::parse(R"({"nested":{"a":[1]}})"));
    QCOMPARE(writtenFile(suiteOf(*reading), QuestionKind::QuestionsJsonl), text);
}

void TestQuestionFormatsB::jsonLinesEdits() {
    const auto reading = read(put("plain.jsonl", "{\"query\": \"What?\", \"gold\": \"x\", \"k\": 1}\n"));
    QVERIFY(reading);
    SuiteForWriting suite = suiteOf(*reading);
    suite.questions[0].question.answerText = {"y"};
    suite.questions[0].question.difficulty = "easy";
    base::IssueList issues;
    const Tree record = Tree::parse(written(QuestionKind::QuestionsJsonl, suite, &issues)[""]);
    COMPARE_JSON(record, Tree::parse(R"({"query":"What?","gold":"y","k":1,"difficulty":"easy"})"));
    QCOMPARE(issues.total(), std::int64_t{0});
}

void TestQuestionFormatsB::suggestions() {
    const std::vector<std::string> columns{"ID",          "Query",  "Gold Answer", "Company Name",
                                           "fiscal-year", "Colour", "answer_type", "question_type"};
    const FieldMapping mapping = suggestedMapping(columns);
    const std::map<std::string, QuestionField> expected{
        {"ID", QuestionField::QuestionId},          {"Query", QuestionField::QuestionText},
        {"Gold Answer", QuestionField::AnswerText}, {"Company Name", QuestionField::CompanyName},
        {"fiscal-year", QuestionField::Years},      {"answer_type", QuestionField::AnswerType},
        {"question_type", QuestionField::Category}};
    QVERIFY(mapping.fields == expected);
    // No field twice, and the field's own name wins.
    const std::vector<std::string> both{"question", "question_text"};
    QCOMPARE(suggestedMapping(both).fields.size(), std::size_t{1});
    QVERIFY(suggestedMapping(both).fields.contains("question_text"));
}

void TestQuestionFormatsB::previews() {
    std::string csv = "question;answer;answer\n";
    std::string lines;
    for (int i = 0; i < 20; ++i) {
        csv += "\"Q" + std::to_string(i) + "\n?\";a\n";
        lines += "{\"question\": \"Q\", \"n" + std::to_string(i) + "\": [1, 2]}\n";
    }
    const auto table = previewMapping(put("preview.csv", csv));
    QVERIFY(table);
    QCOMPARE(table->kind, QuestionKind::QuestionsCsv);
    QCOMPARE(table->columns, (std::vector<std::string>{"question", "answer", "answer (2)"}));
    QCOMPARE(table->rows.size(), std::size_t{10});
    QCOMPARE(table->rows[9], (std::vector<std::string>{"Q9\n?", "a", ""}));
    const auto json = previewMapping(put("preview.jsonl", lines), 3);
    QVERIFY(json);
    QCOMPARE(json->kind, QuestionKind::QuestionsJsonl);
    QCOMPARE(json->columns.size(), std::size_t{21});
    QCOMPARE(json->rows.size(), std::size_t{3});
    QCOMPARE(json->rows[0][1], std::string("[1,2]"));
    QCOMPARE(previewMapping("/nonexistent").error().code, base::ErrorCode::FileNotFound);
}

QTEST_APPLESS_MAIN(TestQuestionFormatsB)
#include "tst_question_formats_b.moc"
