#include "core/formats/file_kind.h"
#include "tests/core/formats/collected_predictions.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>

#include <fstream>

using namespace assay;
using namespace assay::formats;
using base::IssueCode;
using Kind = PredictionKind;
using Metrics = std::map<std::string, double>;

namespace {

constexpr std::string_view kSearch = R"({
  "timestamp": "2031-02-03T04:05:06",
  "total_questions": 2,
  "aggregate_metrics": {"avg_mrr": 0.75},
  "detailed_results": [
    {"hit_rate@1": 1.0, "mrr": 1.0, "answer_coverage": 0, "latency_ms": 12.5, "question_id": "NORD_rev",
     "category": "fact", "retrieved_sources": ["a.htm", "b.htm"]},
    {"hit_rate@1": 0.0, "mrr": 0.5, "answer_coverage": null, "latency_ms": 7, "question_id": "SOL_rev",
     "category": "fact", "retrieved_sources": []}
  ]
})";

constexpr std::string_view kReport = R"({
  "run_id": "r1", "total_questions": 3, "metrics_by_category": {"duty": {"count": 3}},
  "results": [
    {"question_id": "q1", "generated_answer": "Six percent.", "generated_citations": ["1.2 a"],
     "citation_precision": 0.75, "answer_contains_score": 0.5, "judgment": null, "latency_ms": 30,
     "evaluated_at": "2031-02-03"},
    {"question_id": "q2", "generated_answer": "", "generated_citations": [], "citation_precision": 1.0,
     "answer_contains_score": 0, "judgment": {"correctness": 8, "hallucinations": ["x"], "overall_score": 7.5},
     "latency_ms": 31, "evaluated_at": "2031-02-03"},
    17
  ],
  "question_summaries": [{"question_id": "q1", "question_text": "Which rate?"}]
})";

constexpr std::string_view kBaselines = R"({
  "dataset_version": "1.0.0",
  "baselines": {
    "model_a": {"name": "Model A", "pass_rate": 0.5, "results": [
      {"question_id": "q1", "answer": "Seven.", "correctness": 9, "passed": true},
      {"question_id": "q2", "answer": "None.", "correctness": 2, "passed": false}]},
    "model_b": {"name": "Model B", "results": [
      {"question_id": "q1", "answer": "Six.", "correctness": 10, "clarity": 4, "passed": true}]}
  }
})";

constexpr std::string_view kPredictions = R"({
  "u1": [["one part"], ""],
  "u2": [["$1.5", "$2.5"], "million"],
  "u3": [-12.60, "percent"],
  "u4": [null, ""],
  "u5": ["plain", "thousand"],
  "u6": [[], "million"],
  "u7": ["only one"],
  "u8": [{"a": 1}, ""]
})";

base::Result<CollectedReading> read(std::string_view content, std::optional<Kind> kind = std::nullopt) {
    return collectPredictions(content, "folder/answers.json", {.kind = kind, .mapping = {}});
}

const AnswerRecord* recordOf(const CollectedReading& reading, std::string_view id,
                             std::string_view system = {}) {
    for (const AnswerRecord& record : reading.answers) {
        if (record.questionId == id && record.system == system) {
            return &record;
        }
    }
    return nullptr;
}

std::string answerOf(const CollectedReading& reading, std::string_view id) {
    const AnswerRecord* record = recordOf(reading, id);
    return record == nullptr ? "no record" : record->answer.value_or("no answer");
}

} // namespace

class TstAnswerDocuments : public QObject {
    Q_OBJECT

  private slots:
    void recognises_data();
    void recognises();
    void recognisesBeginnings();
    void isNoOtherContent();
    void searchResults();
    void report();
    void baselines();
    void predictions();
    void documentIsTheFile();
    void wrongUtf8IsReported();
    void notOfThatForm_data();
    void notOfThatForm();
    void damagedInputIsSurvived();
};

void TstAnswerDocuments::recognises_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("kind"); // empty: none
    const auto row = [](const char* name, std::string_view content, const char* kind) {
        QTest::newRow(name) << QByteArray(content.data(), static_cast<qsizetype>(content.size()))
                            << QByteArray(kind);
    };
    row("search", kSearch, "finsearch-results-json");
    row("report", kReport, "florida-report-json");
    row("baselines", kBaselines, "florida-baselines-json");
    row("predictions", kPredictions, "tatqa-predictions-json");
    row("byte order mark", "\xEF\xBB\xBF{\"a\":[1,\"\"]}", "tatqa-predictions-json");
    row("on one line", R"({"results":[{"question_id":"q","answer":"a"}]})", "florida-report-json");
    row("lines of such objects",
        "{\"id\":\"q\",\"answer\":\"a\",\"results\":[{\"question_id\":"
        "\"q\",\"answer\":\"a\"}]}\n"
        "{\"id\":\"r\",\"answer\":\"b\"}\n",
        "predictions-jsonl");
    row("results without an answer", R"({"results":[{"question_id":"q","score":1}]})", "");
    row("results without an id", R"({"results":[{"answer":"a"}]})", "");
    row("results that are none", R"({"results":{"question_id":"q","answer":"a"}})", "");
    row("no results", R"({"results":[]})", "");
    row("scored samples", R"({"detailed_results":[{"sample_id":"s","fhri":0.5,"true_label":"accurate"}]})",
        "");
    row("pairs of something else", R"({"a":[1,"kilogram"]})", "");
    row("a pair too long", R"({"a":[1,"",2]})", "");
    row("an empty object", "{}", "");
    row("a setting", R"({"default":0.7})", "");
}

void TstAnswerDocuments::recognises() {
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, kind);
    const auto found =
        recognisePredictionsText({content.constData(), static_cast<std::size_t>(content.size())});
    QCOMPARE(found ? std::string(predictionKindName(*found)) : std::string(), kind.toStdString());
}

// A file may be longer than what is looked at.
void TstAnswerDocuments::recognisesBeginnings() {
    QVERIFY(recognisePredictionsText(kReport.substr(0, kReport.find("\"q2\""))) == Kind::FloridaReportJson);
    QVERIFY(recognisePredictionsText(kSearch.substr(0, kSearch.find("\"category\""))) ==
            Kind::FinsearchResultsJson);
    QVERIFY(recognisePredictionsText(kBaselines.substr(0, kBaselines.find("\"q2\""))) ==
            Kind::FloridaBaselinesJson);
    QVERIFY(recognisePredictionsText(kPredictions.substr(0, kPredictions.find("\"u3\""))) ==
            Kind::TatqaPredictionsJson);
}

void TstAnswerDocuments::isNoOtherContent() {
    const QTemporaryDir folder;
    const std::filesystem::path path = std::filesystem::path(folder.path().toStdString()) / "x.json";
    for (const auto& [content, name] :
         {std::pair(kSearch, "finsearch-results-json"), std::pair(kReport, "florida-report-json"),
          std::pair(kBaselines, "florida-baselines-json"),
          std::pair(kPredictions, "tatqa-predictions-json")}) {
        std::ofstream(path, std::ios::binary) << content;
        const auto kind = recogniseFile(path);
        QVERIFY(kind);
        QCOMPARE(kind->name, std::string(name));
        QVERIFY(kind->content == FileContent::AnswerScores);
        QVERIFY(fileKindFromName(name) == *kind);
    }
}

void TstAnswerDocuments::searchResults() {
    const auto reading = read(kSearch);
    QVERIFY(reading);
    QVERIFY(reading->kind == Kind::FinsearchResultsJson);
    QCOMPARE(reading->answers.size(), std::size_t{2});
    const AnswerRecord* first = recordOf(*reading, "NORD_rev");
    const AnswerRecord* second = recordOf(*reading, "SOL_rev");
    QVERIFY(first != nullptr && second != nullptr);
    QVERIFY(!first->answer);
    QVERIFY((first->metrics == Metrics{{"hit_rate_1", 1}, {"mrr", 1}, {"answer_coverage", 0}}));
    QVERIFY((second->metrics == Metrics{{"hit_rate_1", 0}, {"mrr", 0.5}}));
    QCOMPARE(first->line, 6);
    QCOMPARE(second->line, 8);
    QCOMPARE(reading->metrics.at("hit_rate_1"), std::string("hit_rate@1"));
    QVERIFY((reading->otherColumns == std::vector<std::string>{"category"}));
    QCOMPARE(reading->issues.total(), 0);
}

void TstAnswerDocuments::report() {
    const auto reading = read(kReport);
    QVERIFY(reading);
    QCOMPARE(reading->answers.size(), std::size_t{2});
    QCOMPARE(answerOf(*reading, "q1"), std::string("Six percent."));
    QCOMPARE(answerOf(*reading, "q2"), std::string());
    QVERIFY((recordOf(*reading, "q1")->metrics ==
             Metrics{{"citation_precision", 0.75}, {"answer_contains_score", 0.5}}));
    QVERIFY((recordOf(*reading, "q2")->metrics == Metrics{{"citation_precision", 1},
                                                          {"answer_contains_score", 0},
                                                          {"correctness", 8},
                                                          {"overall_score", 7.5}}));
    QCOMPARE(reading->rejected, 1); // 17 is no record
    QCOMPARE(reading->issues.total(), 1);
    QCOMPARE(reading->issues.issues().front().line, 10);
    QCOMPARE(reading->issues.issues().front().value, std::string("17"));
    QCOMPARE(reading->issues.count(IssueCode::WrongType), 1);
}

void TstAnswerDocuments::baselines() {
    const auto reading = read(kBaselines);
    QVERIFY(reading);
    QCOMPARE(reading->answers.size(), std::size_t{3});
    QVERIFY((recordOf(*reading, "q1", "model_a")->metrics == Metrics{{"correctness", 9}}));
    QCOMPARE(*recordOf(*reading, "q1", "model_b")->answer, std::string("Six."));
    QVERIFY((recordOf(*reading, "q1", "model_b")->metrics == Metrics{{"correctness", 10}, {"clarity", 4}}));
    QVERIFY(recordOf(*reading, "q2", "model_a") != nullptr);
    QVERIFY(recordOf(*reading, "q2", "model_b") == nullptr);
    QCOMPARE(reading->issues.total(),
             0); // the same question of two systems is no duplicate

    const auto damaged = read(R"({"baselines":{
        "a":{"results":[{"question_id":"q","answer":"x"},{"question_id":"q","answer":"y"}]},
        "b":3,
        "c":{"results":"none"},
        "a":{"results":[{"question_id":"r","answer":"z"}]}}})");
    QVERIFY(damaged);
    QCOMPARE(damaged->answers.size(), std::size_t{2});
    std::vector<std::pair<IssueCode, std::int64_t>> found;
    for (const base::Issue& issue : damaged->issues.issues()) {
        found.emplace_back(issue.code, issue.line);
    }
    // What is wrong with the document comes before what is wrong with its records: a sample is only told of.
    QVERIFY((found == std::vector<std::pair<IssueCode, std::int64_t>>{{IssueCode::WrongType, 3},
                                                                      {IssueCode::WrongType, 4},
                                                                      {IssueCode::DuplicateId, 5},
                                                                      {IssueCode::DuplicateId, 2}}));
}

void TstAnswerDocuments::predictions() {
    const auto reading = read(kPredictions);
    QVERIFY(reading);
    QCOMPARE(reading->answers.size(), std::size_t{7});
    QCOMPARE(answerOf(*reading, "u1"), std::string("one part"));
    QCOMPARE(answerOf(*reading, "u2"), std::string("$1.5; $2.5"));
    QCOMPARE(answerOf(*reading, "u3"), std::string("-12.60"));
    QCOMPARE(answerOf(*reading, "u4"), std::string("no answer"));
    QCOMPARE(answerOf(*reading, "u5"), std::string("plain"));
    std::map<std::string, std::string> units;
    for (const PredictionRecord& record : reading->predictions) {
        units[record.prediction.questionId] = record.prediction.answerUnit;
    }
    QCOMPARE(units.at("u1"), std::string());
    QCOMPARE(units.at("u2"), std::string("million"));
    QCOMPARE(units.at("u3"), std::string("percent"));
    QCOMPARE(units.at("u5"), std::string("thousand"));
    QCOMPARE(answerOf(*reading, "u6"), std::string());
    QCOMPARE(answerOf(*reading, "u8"), std::string("no answer"));
    QCOMPARE(recordOf(*reading, "u3")->line, 4);
    QCOMPARE(reading->rejected, 1);
    QCOMPARE(reading->issues.total(),
             2); // u7 is rejected, the answer of u8 is missing
    QCOMPARE(reading->issues.count(IssueCode::WrongType), 2);
    QVERIFY(reading->metrics.empty());
}

void TstAnswerDocuments::documentIsTheFile() {
    for (const std::string_view content : {kSearch, kReport, kBaselines, kPredictions}) {
        const std::string marked = "\xEF\xBB\xBF" + std::string(content) + "\r\n";
        const auto reading = read(marked);
        QVERIFY(reading);
        QVERIFY(reading->document == marked);
        QCOMPARE(reading->bytes, static_cast<std::int64_t>(marked.size()));
        QCOMPARE(reading->file, std::string("answers.json"));
    }
}

void TstAnswerDocuments::wrongUtf8IsReported() {
    const auto reading = read("{\n\"u1\": [\"a\xFF\", \"\"]}");
    QVERIFY(reading);
    QCOMPARE(answerOf(*reading, "u1"), std::string("a\xEF\xBF\xBD"));
    QCOMPARE(reading->issues.total(), 1);
    QVERIFY(reading->issues.issues().front().code == IssueCode::InvalidUtf8);
    QCOMPARE(reading->issues.issues().front().line, 2);
    QVERIFY(reading->document.find('\xFF') != std::string::npos);
}

void TstAnswerDocuments::notOfThatForm_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("detail");
    const auto row = [](const char* name, const char* content, Kind kind, const char* detail) {
        QTest::newRow(name) << QByteArray(content) << static_cast<int>(kind) << QByteArray(detail);
    };
    row("no JSON", "{\n\"results\": x}", Kind::FloridaReportJson, "line 2: malformed_record");
    row("cut", "{\n\"results\": [{\"question_id\":", Kind::FloridaReportJson, "line 2: truncated_input");
    row("a list", "[1]", Kind::FloridaReportJson, "line 1: wrong_type");
    row("no results", "\n{\"a\":1}", Kind::FinsearchResultsJson, "line 2: missing_field");
    row("wrong results", "{\n\"results\":3}", Kind::FloridaReportJson, "line 2: wrong_type");
    row("wrong baselines", "{\"baselines\":[]}", Kind::FloridaBaselinesJson, "line 1: wrong_type");
    row("no baseline", "{\"baselines\":{}}", Kind::FloridaBaselinesJson, "0 of 0 records");
    row("no id", "{\"results\":[{\"answer\":\"a\"}]}", Kind::FloridaReportJson, "question_id");
    row("empty ids", "{\"results\":[{\"id\":\"\"}]}", Kind::FloridaReportJson, "0 of 1 records");
    row("no prediction", "{\"a\":1}", Kind::TatqaPredictionsJson, "0 of 1 records");
}

void TstAnswerDocuments::notOfThatForm() {
    QFETCH(QByteArray, content);
    QFETCH(int, kind);
    QFETCH(QByteArray, detail);
    base::IssueList issues;
    const auto reading = collectPredictions(content.toStdString(), "f",
                                            {.kind = static_cast<Kind>(kind), .mapping = {}}, {}, &issues);
    QVERIFY(!reading);
    QVERIFY(reading.error().code == base::ErrorCode::InputNotUsable);
    QCOMPARE(reading.error().detail, detail.toStdString());
    QCOMPARE(issues.total() > 0, detail != "0 of 0 records");
}

void TstAnswerDocuments::damagedInputIsSurvived() {
    for (const std::string_view whole : {kSearch, kReport, kBaselines, kPredictions}) {
        for (std::size_t cut = 0; cut < whole.size(); cut += 3) {
            (void)recognisePredictionsText(whole.substr(0, cut));
            for (std::size_t kind = 2; kind < kPredictionKindCount; ++kind) {
                const auto reading = read(whole.substr(0, cut), static_cast<Kind>(kind));
                const bool isByLine = static_cast<Kind>(kind) == Kind::FinancebenchResultsJsonl ||
                                      static_cast<Kind>(kind) == Kind::TrecRun;
                QVERIFY(!reading || isByLine);
            }
        }
    }
}

ASSAY_TEST(TstAnswerDocuments)
#include "tst_answer_documents.moc"
