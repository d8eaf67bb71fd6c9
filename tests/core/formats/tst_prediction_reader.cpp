#include "core/base/random.h"
#include "core/formats/answers/question_match.h"
#include "core/formats/file_kind.h"
#include "tests/core/formats/collected_predictions.h"
#include "tests/support/shared_data.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>

#include <fstream>

using namespace assay;
using namespace assay::formats;
using base::IssueCode;
using model::Prediction;
using model::PredictionContext;
using Kind = PredictionKind;

namespace {

using Texts = std::vector<std::string>;
using Contexts = std::vector<PredictionContext>;

constexpr std::string_view kNorwegian = R"({
  "metadata": {"model": "checkpoints/a"},
  "aggregate_metrics": {"overall_score": 0.92},
  "sample_results": [
    {"sample_id": "tax_0", "question": "Hva er avgift?", "expected": "En avgift er ...",
     "predicted": "Avgift er en ...", "scores": {"overall": 0.95, "accuracy": 0.98, "citation": null},
     "status": "pass"}
  ]
})";

constexpr std::string_view kFinancebench =
    "{\"financebench_id\":\"f_1\",\"model_name\":\"m\",\"eval_mode\":\"closedBook\",\"temp\":0.01,"
    "\"question\":\"How much?\",\"gold_answer\":1577,\"model_answer\":\"It does not "
    "say.\",\"label\":\"Refusal\"}";

constexpr std::string_view kFinsights = R"({
  "query": "Why did debt rise?",
  "answer": "Because of Flipkart.",
  "context": "=====\nNARRATIVE\n=== [W] W Inc. | FY 2018 | Doc: d_2018 | Item 7 | Sentences: a_1 - a_2 ===\n\nOne.\n\nTwo.\n\n=== [W] W Inc. | FY 2019 | Doc: d_2019 | Sentences: b_1 - b_1 ===\n\nThree.\n\n\u2550\u2550\nUSER QUESTION\n\u2550\u2550\n\nWhy?",
  "metadata": {"llm": {"model_id": "m", "input_tokens": 5388, "output_tokens": 777, "cost": 0.0278},
               "processing_time_ms": 19366.5}
})";

std::optional<CollectedReading> read(std::string_view content, PredictionOptions options = {}) {
    auto reading = collectPredictions(content, "folder/p.jsonl", options);
    return reading ? std::optional(std::move(*reading)) : std::nullopt;
}

std::string issuesOf(const CollectedReading& reading) {
    std::string all;
    for (const base::Issue& issue : reading.issues.issues()) {
        all += std::string(base::issueCodeName(issue.code)) + "@" + std::to_string(issue.line) + ":" +
               issue.field + "=" + issue.value + "\n";
    }
    return all;
}

} // namespace

class TstPredictionReader : public QObject {
    Q_OBJECT

  private slots:
    void everyFieldOfOurOwnForm();
    void whatIsNotAsItMustBe();
    void rangesOfMetrics();
    void anotherEncodingIsRefused();
    void messagesOfServicesAreNoAnswers();
    void samples();
    void questionsWithoutAnId();
    void unknownKeysAreKept();
    void columnsOfATable();
    void mappedColumns();
    void searchListsAreCut();
    void longerSearchLists();
    void floridaAnswers();
    void norwegianReport();
    void financebenchResults();
    void finsightsResponses();
    void ragas();
    void runsOfPytrec();
    void runsOfTrec();
    void badRunsOfTrec();
    void spansOfOpenInference();
    void spansOfOpenTelemetry();
    void goldIsGold();
    void writtenIsRead();
    void realFiles();
    void memoryIsBounded();
};

void TstPredictionReader::everyFieldOfOurOwnForm() {
    const auto reading =
        read("{\"question_id\":\"q1\",\"question\":\"Why?\",\"answer\":\"So.\",\"contexts\":[{\"id\":\"s1\","
             "\"source\":\"a.htm\",\"text\":\"t\",\"score\":0.5},\"plain\"],\"contexts_cut_at\":2,"
             "\"citations\":[\"1.2\"],\"hallucinations\":[],\"latency_ms\":12.5,\"stages\":{\"search\":4},"
             "\"usage\":{\"input_tokens\":3,\"output_tokens\":4,\"price\":0.25},\"scores\":{\"bertscore\":"
             "{\"value\":0.9,\"model\":\"roberta\"},\"rougeL\":0.5},\"labels\":{\"verdict\":\"right\"},"
             "\"sample\":2,\"raw\":\"{}\",\"extra\":{\"k\":[1,2]}}\n"
             "{\"question_id\":\"q2\",\"error\":\"timeout\"}\n");
    QVERIFY(reading);
    QVERIFY2(reading->issues.total() == 0, issuesOf(*reading).c_str());
    QCOMPARE(reading->predictions.size(), std::size_t{2});
    Prediction expected;
    expected.questionId = "q1";
    expected.question = "Why?";
    expected.answer = "So.";
    expected.contexts = Contexts{{"s1", "a.htm", "t", 0.5}, {"", "", "plain", std::nullopt}};
    expected.contextsCutAt = 2;
    expected.citations = Texts{"1.2"};
    expected.hallucinations = Texts{};
    expected.latencyMs = 12.5;
    expected.stages = {{"search", 4}};
    expected.usage.inputTokens = 3;
    expected.usage.outputTokens = 4;
    expected.usage.price = 0.25;
    expected.scores = {{"bertscore", {0.9, "roberta"}}, {"rouge_l", {0.5, ""}}};
    expected.labels = {{"verdict", "right"}};
    expected.sample = 2;
    expected.raw = "{}";
    QVERIFY(reading->predictions[0].prediction == expected);
    QCOMPARE(reading->predictions[0].extra, std::string("{\"k\":[1,2]}"));
    const Prediction& failed = reading->predictions[1].prediction;
    QVERIFY(!failed.isAnswered() && failed.error == "timeout" && !failed.answer && !failed.contexts);
    QVERIFY(reading->kind == Kind::PredictionsJsonl);
    QVERIFY(reading->fields.at("contexts") == "contexts");
}

void TstPredictionReader::whatIsNotAsItMustBe() {
    const auto reading =
        read("{\"question_id\":\"a\",\"contexts\":[{\"id\":[1],\"score\":\"x\"},3,null]}\n"
             "{\"question_id\":\"b\",\"contexts\":7}\n"
             "{\"question_id\":\"c\",\"citations\":{\"x\":1}}\n"
             "{\"question_id\":\"d\",\"latency_ms\":-1}\n"
             "{\"question_id\":\"e\",\"latency_ms\":\"12\"}\n"
             "{\"question_id\":\"f\",\"stages\":{\"a\":-1,\"b\":\"x\",\"c\":2}}\n"
             "{\"question_id\":\"g\",\"usage\":{\"input_tokens\":-3,\"output_tokens\":1.5}}\n"
             "{\"question_id\":\"h\",\"sample\":1.5}\n"
             "{\"question_id\":\"i\",\"hallucinations\":[[1]]}\n");
    QVERIFY(reading);
    QCOMPARE(issuesOf(*reading), std::string("wrong_type@1:contexts[0].id=[1]\n"
                                             "not_a_number@1:contexts[0].score=\"x\"\n"
                                             "wrong_type@1:contexts[2]=null\n"
                                             "wrong_type@3:citations={\"x\":1}\n"
                                             "out_of_range@4:latency_ms=-1\n"
                                             "wrong_type@5:latency_ms=12\n"
                                             "out_of_range@6:stages.a=-1\n"
                                             "not_a_number@6:stages.b=\"x\"\n"
                                             "out_of_range@7:usage.input_tokens=-3\n"
                                             "wrong_type@7:usage.output_tokens=1.5\n"
                                             "out_of_range@8:sample=1.5\n"
                                             "wrong_type@9:hallucinations[0]=[1]\n"));
    QCOMPARE(reading->issues.count(IssueCode::WrongType), 6);
    QCOMPARE(reading->issues.count(IssueCode::NotANumber), 2);
    QCOMPARE(reading->issues.count(IssueCode::OutOfRange), 4);
    for (const base::Issue& issue : reading->issues.issues()) {
        if (issue.code == IssueCode::OutOfRange) { // none of them is a score from 0 to 1
            QCOMPARE(issue.expected,
                     std::string(issue.field == "sample" ? "a whole number from 0" : "0 or more"));
        }
    }
    const auto& made = reading->predictions;
    QCOMPARE(made.size(), std::size_t{9});
    // What cannot be read keeps its rank.
    QVERIFY((made[0].prediction.contexts ==
             Contexts{{"", "", "", std::nullopt}, {"", "", "3", std::nullopt}, {"", "", "", std::nullopt}}));
    QVERIFY((made[1].prediction.contexts == Contexts{{"", "", "7", std::nullopt}}));
    QVERIFY(!made[2].prediction.citations && made[2].extra == "{\"citations\":{\"x\":1}}");
    QVERIFY(!made[3].prediction.latencyMs && made[4].prediction.latencyMs == 12);
    QVERIFY((made[5].prediction.stages == std::map<std::string, double>{{"c", 2}}));
    QVERIFY(!made[6].prediction.usage.inputTokens && !made[6].prediction.usage.outputTokens);
    QVERIFY(!made[7].prediction.sample);
}

void TstPredictionReader::rangesOfMetrics() {
    const auto reading = read("{\"question_id\":\"a\",\"scores\":{\"rougeL\":-7.5,\"cosine\":3}}\n");
    QVERIFY(reading);
    const auto paid = read("{\"question_id\":\"a\",\"answer\":\"x\",\"usage\":{\"price\":-1}}\n");
    QVERIFY(paid);
    QCOMPARE(issuesOf(*paid), std::string("out_of_range@1:usage.price=-1\n"));
    QVERIFY(!paid->predictions[0].prediction.usage.price);
    QCOMPARE(issuesOf(*reading), std::string("out_of_range@1:scores.rougeL=-7.5\n"
                                             "out_of_range@1:scores.cosine=3\n"));
    QCOMPARE(reading->issues.issues()[0].expected, std::string("0 to 1"));
    QCOMPARE(reading->issues.issues()[1].expected, std::string("-1 to 1"));
}

// Bytes of UTF-16 are neither columns nor ids.
void TstPredictionReader::anotherEncodingIsRefused() {
    const std::string table("\xFF\xFEi\0d\0,\0a\0\n\0", 12);
    const std::string run("q1 Q0 d\0 1 0.5 tag\n", 19);
    for (const auto& [text, kind] : {std::pair(table, Kind::ScoresCsv), std::pair(run, Kind::TrecRun)}) {
        const auto refused = collectPredictions(text, "folder/p", {.kind = kind});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, base::ErrorCode::UnknownFormat);
        QCOMPARE(refused.error().detail, std::string(kind == Kind::ScoresCsv ? "UTF-16" : "NUL bytes"));
    }
}

// What a service says instead of an answer is a failure; its text is kept as the raw reply.
void TstPredictionReader::messagesOfServicesAreNoAnswers() {
    const auto reading =
        read("{\"question_id\":\"a\",\"answer\":\"Error code: 429 - slow down\",\"latency_ms\":12}\n"
             "{\"question_id\":\"b\",\"answer\":\"\",\"status_code\":429,\"error\":\"\"}\n"
             "{\"question_id\":\"c\",\"answer\":\"It fell by 429 million.\",\"status_code\":200}\n"
             "{\"question_id\":\"d\",\"answer\":\"12\",\"answer_unit\":\"million\",\"hallucinations\":[],"
             "\"hallucinations_model\":\"m\"}\n");
    QVERIFY(reading);
    QCOMPARE(reading->predictions.size(), std::size_t{4});
    const Prediction& first = reading->predictions[0].prediction;
    QVERIFY(!first.isAnswered());
    QCOMPARE(first.error, std::string("http_429"));
    QCOMPARE(first.raw, std::string("Error code: 429 - slow down"));
    QVERIFY(!first.answer);
    QCOMPARE(first.latencyMs, std::optional(12.0));
    QCOMPARE(reading->predictions[1].prediction.error, std::string("http_429"));
    const Prediction& third = reading->predictions[2].prediction;
    QVERIFY(third.isAnswered());
    QVERIFY(third.scores.empty()); // a status is no metric
    QVERIFY(reading->predictions[2].extra.find("200") != std::string::npos);
    QCOMPARE(reading->predictions[3].prediction.answerUnit, std::string("million"));
    QCOMPARE(reading->predictions[3].prediction.hallucinationsModel, std::string("m"));
    QCOMPARE(reading->issues.total(), 1); // the text that is no answer
    QCOMPARE(reading->issues.issues().front().field, std::string("answer"));
}

// A second answer to a question is one more sample of it.
void TstPredictionReader::samples() {
    const auto reading = read("{\"question_id\":\"a\",\"answer\":\"1\"}\n"
                              "{\"question_id\":\"b\",\"answer\":\"1\",\"sample\":5}\n"
                              "{\"question_id\":\"a\",\"answer\":\"2\"}\n"
                              "{\"question_id\":\"b\",\"answer\":\"2\"}\n"
                              "{\"question_id\":\"b\",\"answer\":\"3\",\"sample\":5}\n"
                              "{\"question_id\":\"a\",\"answer\":\"3\",\"sample\":0}\n"
                              "{\"question_id\":\"a\",\"answer\":\"4\",\"sample\":7}\n");
    QVERIFY(reading);
    std::vector<std::pair<std::string, std::int64_t>> found;
    for (const PredictionRecord& record : reading->predictions) {
        found.emplace_back(record.prediction.questionId + *record.prediction.answer,
                           record.prediction.sample.value_or(-1));
    }
    QVERIFY((found == std::vector<std::pair<std::string, std::int64_t>>{
                          {"a1", -1}, {"b1", 5}, {"a2", 1}, {"b2", 6}, {"a4", 7}}));
    QCOMPARE(reading->rejected, 2);
    QCOMPARE(reading->issues.count(base::Severity::Info), 2);
    QCOMPARE(reading->issues.count(base::Severity::Error), 2);
    QCOMPARE(reading->issues.count(IssueCode::DuplicateId), 4);
}

void TstPredictionReader::questionsWithoutAnId() {
    const auto reading = read("{\"question\":\"What  is\\nVAT?\",\"answer\":\"a\"}\n"
                              "{\"question\":\"what is vat?\",\"answer\":\"b\"}\n"
                              "{\"question\":\"  \",\"answer\":\"c\"}\n"
                              "{\"answer\":\"d\"}\n",
                              {.kind = Kind::PredictionsJsonl, .mapping = {}});
    QVERIFY(reading);
    QCOMPARE(reading->predictions.size(), std::size_t{2});
    QVERIFY(reading->predictions[1].prediction.sample == 1); // of the same question
    QCOMPARE(reading->issues.count(IssueCode::MissingField), 2);
    QuestionMatch match;
    match.add("q1", " Hva ER\tMVA? ");
    match.add("q2", "Twice?");
    match.add("q3", "twice?");
    match.add("q1", "Hva er moms?");
    QVERIFY(match.find("", "hva er mva?").question == 0);
    QVERIFY(match.find("q9", "hva er mva?").byText);
    QVERIFY(!match.find("", "hva er mva").question);
    QVERIFY(!match.find("", "twice?").question); // of which of them, nobody can know
    QVERIFY(match.find("q3", "Hva er MVA?").question == 2);
    QVERIFY(match.find("q1", "Hva er moms?").question == 0);
}

void TstPredictionReader::unknownKeysAreKept() {
    const auto reading = read("{\"question_id\":\"a\",\"answer\":\"x\",\"note\":\"n\",\"year\":2019,"
                              "\"tags\":[1.50,{\"k\":null}],\"none\":null,\"judgment\":{\"correctness\":8,"
                              "\"reasoning\":\"r\",\"hallucinations\":[\"h\"]}}\n");
    QVERIFY(reading);
    const Prediction& prediction = reading->predictions.front().prediction;
    QCOMPARE(reading->predictions.front().extra,
             std::string("{\"note\":\"n\",\"year\":2019,\"tags\":[1.50,{\"k\":null}],"
                         "\"judgment.reasoning\":\"r\"}"));
    QVERIFY(prediction.scores.at("correctness").value == 8);
    QVERIFY(prediction.hallucinations == Texts{"h"});
}

void TstPredictionReader::columnsOfATable() {
    const auto reading = read("question_id;answer;contexts;citations;latency_ms;sample;input_tokens;note\n"
                              "q1;yes;\"[{\"\"id\"\":\"\"s1\"\"},\"\"t\"\"]\";\"a; b\";12,5;0;7;n\n"
                              "q1;no;one passage;\"1.2; 3.4\";12;1;;\n");
    QVERIFY(reading);
    QCOMPARE(reading->predictions.size(), std::size_t{2});
    const Prediction& second = reading->predictions[1].prediction;
    QVERIFY((second.contexts == Contexts{{"", "", "one passage", std::nullopt}}));
    QVERIFY((second.citations == Texts{"1.2", "3.4"}));
    QVERIFY(second.latencyMs == 12 && second.sample == 1 && !second.usage.inputTokens);
    const Prediction& first = reading->predictions[0].prediction;
    QVERIFY((first.contexts == Contexts{{"s1", "", "", std::nullopt}, {"", "", "t", std::nullopt}}));
    QVERIFY((first.citations == Texts{"a", "b"}));
    QVERIFY(first.latencyMs == 12.5 && first.sample == 0 && first.usage.inputTokens == 7);
    QCOMPARE(issuesOf(*reading), std::string("decimal_comma@2:latency_ms=12,5\n"));
    QCOMPARE(reading->predictions[0].extra, std::string("{\"note\":\"n\"}"));
}

void TstPredictionReader::mappedColumns() {
    PredictionOptions options{.kind = Kind::ScoresCsv, .mapping = {}};
    options.mapping = {{"Nr", PredictionField::QuestionId},
                       {"Sagt", PredictionField::Answer},
                       {"answer", PredictionField::Raw}};
    const auto reading = read("Nr,Sagt,answer,id,bleurt\n7,ja,gold,x,0.5\n", options);
    QVERIFY(reading);
    const PredictionRecord& record = reading->predictions.front();
    QCOMPARE(record.prediction.questionId, std::string("7"));
    QVERIFY(record.prediction.answer == "ja" && record.prediction.raw == "gold");
    QCOMPARE(record.extra, std::string("{\"id\":\"x\"}"));
    QCOMPARE(record.prediction.scores.at("bleurt").value, 0.5);
}

void TstPredictionReader::searchListsAreCut() {
    const auto reading = read("{\"detailed_results\":[{\"question_id\":\"a\",\"mrr\":1.0,"
                              "\"retrieved_sources\":[\"x\",\"y\",\"z\"]},{\"question_id\":\"b\",\"mrr\":0,"
                              "\"retrieved_sources\":[\"x\"]},{\"question_id\":\"c\",\"mrr\":0}]}");
    QVERIFY(reading);
    QVERIFY(reading->kind == Kind::FinsearchResultsJson);
    const auto& made = reading->predictions;
    QVERIFY(
        (made[0].prediction.contexts ==
         Contexts{{"", "x", "", std::nullopt}, {"", "y", "", std::nullopt}, {"", "z", "", std::nullopt}}));
    QVERIFY(made[0].prediction.contextsCutAt == 3); // what came fourth is not known
    QVERIFY(!made[1].prediction.contextsCutAt);     // nothing did
    QVERIFY(!made[2].prediction.contexts);
}

// Another version of that program keeps more of a list.
void TstPredictionReader::longerSearchLists() {
    const auto reading = read("{\"detailed_results\":[{\"question_id\":\"a\",\"mrr\":1.0,"
                              "\"retrieved_sources\":[\"x\",\"y\",\"z\"]},{\"question_id\":\"b\",\"mrr\":0,"
                              "\"retrieved_sources\":[\"1\",\"2\",\"3\",\"4\",\"5\"]}]}");
    QVERIFY(reading);
    QVERIFY(!reading->predictions[0].prediction.contextsCutAt);
    QVERIFY(reading->predictions[1].prediction.contextsCutAt == 5);
}

void TstPredictionReader::floridaAnswers() {
    const auto report = read("{\"results\":[{\"question_id\":\"q\",\"generated_answer\":\"6%\","
                             "\"generated_citations\":[\"212.05\"],\"citation_precision\":1.0,\"judgment\":"
                             "{\"hallucinations\":[\"x\"],\"overall_score\":7},\"latency_ms\":30}]}");
    QVERIFY(report);
    const Prediction& answer = report->predictions.front().prediction;
    QVERIFY(answer.citations == Texts{"212.05"} && answer.hallucinations == Texts{"x"});
    QVERIFY(answer.latencyMs == 30 && !answer.scores.contains("latency_ms"));
    QCOMPARE(answer.scores.at("overall_score").value, 7.0);
    const auto baselines =
        read("{\"baselines\":{\"m\":{\"results\":[{\"question_id\":\"q\",\"answer\":\"7\","
             "\"citations_found\":[],\"hallucinations\":[],\"fabricated_citations\":[\"f\"],"
             "\"passed\":true}]}}}");
    QVERIFY(baselines);
    const PredictionRecord& record = baselines->predictions.front();
    QVERIFY(record.prediction.citations == Texts{} && record.prediction.hallucinations == Texts{});
    QCOMPARE(record.extra, std::string("{\"fabricated_citations\":[\"f\"],\"passed\":true}"));
    QCOMPARE(record.system, std::string("m"));
}

void TstPredictionReader::norwegianReport() {
    const auto reading = read(kNorwegian);
    QVERIFY(reading);
    QVERIFY(reading->kind == Kind::NorwegianReportJson);
    const PredictionRecord& record = reading->predictions.front();
    QCOMPARE(record.prediction.questionId, std::string("tax_0"));
    QCOMPARE(record.prediction.question, std::string("Hva er avgift?"));
    QVERIFY(record.prediction.answer == "Avgift er en ...");
    QCOMPARE(record.prediction.scores.size(), std::size_t{2}); // what is null is no score
    QCOMPARE(record.prediction.scores.at("accuracy").value, 0.98);
    QCOMPARE(record.extra, std::string("{\"expected\":\"En avgift er ...\",\"status\":\"pass\"}"));
    QVERIFY(recognisePredictionsText(kNorwegian.substr(0, kNorwegian.find("\"scores\""))) ==
            Kind::NorwegianReportJson);
}

void TstPredictionReader::financebenchResults() {
    const auto reading = read(kFinancebench);
    QVERIFY(reading);
    QVERIFY(reading->kind == Kind::FinancebenchResultsJsonl);
    const Prediction& prediction = reading->predictions.front().prediction;
    QCOMPARE(prediction.questionId, std::string("f_1"));
    QVERIFY(prediction.answer == "It does not say.");
    QVERIFY(prediction.scores.empty()); // neither a temperature nor a gold figure is one
    QVERIFY((prediction.labels == std::map<std::string, std::string>{{"label", "Refusal"}}));
}

void TstPredictionReader::finsightsResponses() {
    for (const std::string& content : {std::string(kFinsights), "[" + std::string(kFinsights) + "]"}) {
        const auto reading = read(content);
        QVERIFY(reading);
        QVERIFY(reading->kind == Kind::FinsightsResponsesJson);
        const PredictionRecord& record = reading->predictions.front();
        const Prediction& prediction = record.prediction;
        QVERIFY(prediction.questionId.empty());
        QCOMPARE(prediction.question, std::string("Why did debt rise?"));
        QVERIFY((prediction.contexts == Contexts{{"a_1 - a_2", "d_2018", "One.\n\nTwo.", std::nullopt},
                                                 {"b_1 - b_1", "d_2019", "Three.", std::nullopt}}));
        QVERIFY(prediction.usage.inputTokens == 5'388 && prediction.usage.outputTokens == 777);
        QVERIFY(prediction.usage.price == 0.0278 && prediction.latencyMs == 19'366.5);
        QVERIFY(record.extra.find("model_id") != std::string::npos);
    }
}

void TstPredictionReader::ragas() {
    const auto reading = read("{\"user_input\":\"Why?\",\"response\":\"So.\",\"retrieved_contexts\":[\"t\"],"
                              "\"faithfulness\":0.5}\n");
    QVERIFY(reading);
    QVERIFY(reading->kind == Kind::PredictionsJsonl);
    const Prediction& prediction = reading->predictions.front().prediction;
    QCOMPARE(prediction.question, std::string("Why?"));
    QVERIFY(prediction.answer == "So." && prediction.contexts->front().text == "t");
    QCOMPARE(prediction.scores.at("faithfulness").value, 0.5);
}

void TstPredictionReader::runsOfPytrec() {
    const std::string content = "{\"q1\":{\"d1\":1.5,\"d3\":2.0,\"d2\":1.5},\n\"q2\":{\"d1\":NaN,\"d2\":1},"
                                "\"q3\":[1],\n\"q4\":{}}";
    for (const Kind kind : {Kind::PytrecJson, Kind::RanxJson}) {
        const auto reading = read(content, {.kind = kind, .mapping = {}});
        QVERIFY(reading);
        QCOMPARE(reading->predictions.size(), std::size_t{3});
        // Equal scores by id, falling, as trec_eval has them.
        QVERIFY((reading->predictions[0].prediction.contexts ==
                 Contexts{{"d3", "", "", 2.0}, {"d2", "", "", 1.5}, {"d1", "", "", 1.5}}));
        QVERIFY((reading->predictions[1].prediction.contexts == Contexts{{"d2", "", "", 1.0}}));
        QVERIFY(reading->predictions[2].prediction.contexts == Contexts{});
        QCOMPARE(issuesOf(*reading), std::string("not_a_number@2:q2.d1=NaN\nwrong_type@2:q3=[1]\n"));
        QCOMPARE(reading->rejected, 1);
    }
    QVERIFY(recognisePredictionsText("{\"q\":{\"d\":1.5}}") == Kind::PytrecJson);
    QVERIFY(!recognisePredictionsText("{\"q\":{\"d\":1}}")); // as grades of documents
    QVERIFY(!recognisePredictionsText("{\"q\":{\"d\":1.5},\"r\":0.5}"));
}

void TstPredictionReader::runsOfTrec() {
    const auto reading = read("# made by hand\nq1 Q0 d1 1 1.5 bm25\nq2\tQ0\td9\t1\t-2e-1\tbm25\r\n\n"
                              "q1 Q0 d3 9 2.0 bm25\nq1 Q0 d2 2 1.5 bm25\n");
    QVERIFY(reading);
    QVERIFY(reading->kind == Kind::TrecRun);
    QCOMPARE(issuesOf(*reading), std::string());
    QCOMPARE(reading->predictions.size(), std::size_t{2});
    QCOMPARE(reading->predictions[0].prediction.questionId, std::string("q1"));
    QCOMPARE(reading->predictions[0].line, std::int64_t{2});
    // By score whatever the ranks say, equal ones by id, falling.
    QVERIFY((reading->predictions[0].prediction.contexts ==
             Contexts{{"d3", "", "", 2.0}, {"d2", "", "", 1.5}, {"d1", "", "", 1.5}}));
    QVERIFY((reading->predictions[1].prediction.contexts == Contexts{{"d9", "", "", -0.2}}));
    QVERIFY(recognisePredictionsText("q1 Q0 d1 1 0.5 t\n") == Kind::TrecRun);
    QVERIFY(areSurelyPredictions("q1 Q0 d1 1 0.5 t\n"));
    QVERIFY(!recognisePredictionsText("q1 0 d1 1\n")); // judgements
    QVERIFY(!recognisePredictionsText("These are six words of text\n"));
}

// Each with its line and what was done; the good lines of the query stay.
void TstPredictionReader::badRunsOfTrec() {
    const auto reading = read("q1 Q0 a 1 2 t\nq1 Q0 a 2 1 t\nq1 Q0 b 3 nan t\nq1 Q0 c 4 0.5\n"
                              "q1 Q0 d\xff 5 0.25 t\nq2 " +
                                  std::string(10'000'000, 'x') + "\n",
                              {.kind = Kind::TrecRun, .mapping = {}});
    QVERIFY(reading);
    QCOMPARE(reading->predictions.size(), std::size_t{1});
    QVERIFY((reading->predictions[0].prediction.contexts ==
             Contexts{{"a", "", "", 2.0}, {"d\xEF\xBF\xBD", "", "", 0.25}}));
    QCOMPARE(reading->rejected, 2);
    for (const auto& [code, line] : {std::pair(IssueCode::DuplicateId, 2),
                                     {IssueCode::NotANumber, 3},
                                     {IssueCode::MalformedRecord, 4},
                                     {IssueCode::MalformedRecord, 6}}) {
        const auto& issues = reading->issues.issues();
        QVERIFY2(std::ranges::any_of(issues,
                                     [&](const base::Issue& issue) {
                                         return issue.code == code && issue.line == line &&
                                                issue.value.size() <= 300;
                                     }),
                 issuesOf(*reading).substr(0, 2'000).c_str());
    }
    QCOMPARE(reading->issues.issues().size(), std::size_t{5}); // and the letter that is none
}

void TstPredictionReader::spansOfOpenInference() {
    const auto reading =
        read("{\"name\":\"chat\",\"attributes\":{\"openinference.span.kind\":\"LLM\"}}\n"
             "{\"name\":\"search\",\"context\":{\"span_id\":\"s1\"},\"start_time_unix_nano\":1000000,"
             "\"end_time_unix_nano\":13500000,\"attributes\":{\"openinference.span.kind\":\"RETRIEVER\","
             "\"input.value\":\"Why?\",\"metadata\":\"{\\\"question_id\\\":\\\"q7\\\"}\","
             "\"retrieval.documents.1.document.id\":2,\"retrieval.documents.0.document.id\":\"d1\","
             "\"retrieval.documents.0.document.score\":0.5,\"retrieval.documents.0.document.content\":\"t\","
             "\"retrieval.documents.0.document.metadata\":\"{\\\"source\\\":\\\"a.htm\\\"}\","
             "\"retrieval.documents.10.document.id\":\"d10\"}}\n"
             "{\"attributes\":{\"openinference\":{\"span\":{\"kind\":\"RETRIEVER\"}},\"input\":{\"value\":"
             "\"What?\"},\"retrieval\":{\"documents\":[{\"document\":{\"id\":\"x\"}}]}}}\n"
             "{\"attributes.openinference.span.kind\":\"RETRIEVER\",\"attributes.input.value\":\"None?\"}\n");
    QVERIFY(reading);
    QVERIFY(reading->kind == Kind::RetrievalSpansJsonl);
    QCOMPARE(issuesOf(*reading), std::string("missing_field@1:retrieval.documents=chat\n"));
    QCOMPARE(reading->predictions.size(), std::size_t{3});
    const PredictionRecord& first = reading->predictions.front();
    QCOMPARE(first.prediction.questionId, std::string("q7"));
    QCOMPARE(first.prediction.question, std::string("Why?"));
    QVERIFY(
        (first.prediction.contexts ==
         Contexts{{"d1", "a.htm", "t", 0.5}, {"2", "", "", std::nullopt}, {"d10", "", "", std::nullopt}}));
    QVERIFY(first.prediction.latencyMs == 12.5);
    QCOMPARE(first.extra, std::string("{\"span_id\":\"s1\"}"));
    QVERIFY((reading->predictions[1].prediction.contexts == Contexts{{"x", "", "", std::nullopt}}));
    QVERIFY(reading->predictions[2].prediction.contexts == Contexts{});
}

void TstPredictionReader::spansOfOpenTelemetry() {
    const std::string documents = "[{\\\"id\\\":\\\"d1\\\",\\\"score\\\":0.9},{\\\"id\\\":\\\"d2\\\"}]";
    const auto reading = read(
        "{\"resourceSpans\":[{\"scopeSpans\":[{\"spans\":[{\"spanId\":\"s\",\"startTimeUnixNano\":\"1\","
        "\"endTimeUnixNano\":\"1000001\",\"attributes\":[{\"key\":\"gen_ai.retrieval.query.text\",\"value\":"
        "{\"stringValue\":\"Why?\"}},{\"key\":\"gen_ai.retrieval.documents\",\"value\":{\"stringValue\":\"" +
        documents + "\"}}]},{\"name\":\"other\"}]}]}]}\n");
    QVERIFY(reading);
    QVERIFY(reading->kind == Kind::RetrievalSpansJsonl);
    QCOMPARE(reading->predictions.size(), std::size_t{1});
    const Prediction& prediction = reading->predictions.front().prediction;
    QCOMPARE(prediction.question, std::string("Why?"));
    QVERIFY((prediction.contexts == Contexts{{"d1", "", "", 0.9}, {"d2", "", "", std::nullopt}}));
    QVERIFY(prediction.latencyMs == 1);
    QCOMPARE(reading->issues.count(IssueCode::MissingField), 1);
}

// A question with its answer is gold, unless something was measured of it.
void TstPredictionReader::goldIsGold() {
    const QTemporaryDir folder;
    const std::filesystem::path path = std::filesystem::path(folder.path().toStdString()) / "x.jsonl";
    const auto kindOf = [&](std::string_view content) {
        std::ofstream(path, std::ios::binary) << content;
        const auto kind = recogniseFile(path);
        return kind ? kind->name : std::string();
    };
    QCOMPARE(kindOf("{\"id\":\"q\",\"question\":\"Why?\",\"answer\":\"So.\"}\n"),
             std::string("questions-jsonl"));
    QCOMPARE(kindOf("{\"id\":\"q\",\"question\":\"Why?\",\"answer\":\"So.\",\"latency_ms\":3}\n"),
             std::string("predictions-jsonl"));
    QCOMPARE(kindOf("{\"user_input\":\"Why?\",\"response\":\"So.\",\"reference\":\"So\"}\n"),
             std::string("ragas-jsonl"));
    QCOMPARE(kindOf("{\"user_input\":\"Why?\",\"response\":\"So.\"}\n"), std::string("predictions-jsonl"));
    QCOMPARE(kindOf(kFinancebench), std::string("financebench-results-jsonl"));
    QCOMPARE(kindOf(kFinsights), std::string("finsights-responses-json"));
    QCOMPARE(kindOf(kNorwegian), std::string("norwegian-report-json"));
    QCOMPARE(kindOf("{\"financebench_id\":\"f\",\"question\":\"Why?\",\"answer\":\"So.\",\"doc_name\":\"d\","
                    "\"evidence\":[]}\n"),
             std::string("financebench-jsonl"));
}

// What is written of any prediction is read back as it, by the reader of files, too.
void TstPredictionReader::writtenIsRead() {
    base::Random random(31);
    const auto some = [&random](int n) { return random.below(static_cast<std::uint64_t>(n)) > 0; };
    const auto text = [&random] {
        const Texts pieces{"a", " ", "\n", "\"", "ø", "\xF0\x9F\x93\x88", "0.5", "{"};
        std::string made = "x";
        for (auto n = random.below(6); n > 0; --n) {
            made += pieces[static_cast<std::size_t>(random.below(pieces.size()))];
        }
        return made;
    };
    std::string lines;
    std::vector<PredictionRecord> expected;
    for (int i = 0; i < 200; ++i) {
        PredictionRecord record;
        Prediction& prediction = record.prediction;
        prediction.questionId = "q" + std::to_string(i);
        prediction.question = some(2) ? text() : "";
        if (some(3)) {
            prediction.answer = some(5) ? text() : "";
        }
        if (some(3)) {
            prediction.contexts.emplace();
            for (auto n = random.below(4); n > 0; --n) {
                prediction.contexts->push_back({text(), some(2) ? text() : "", text(),
                                                some(2) ? std::optional(random.normal()) : std::nullopt});
            }
        }
        if (some(2)) {
            prediction.citations = Texts{text()};
            prediction.hallucinations = Texts{};
            prediction.latencyMs = random.unit() * 1e4;
            prediction.stages = {{"s", random.unit()}};
            prediction.usage.inputTokens = static_cast<std::int64_t>(random.below(1'000'000));
            prediction.usage.price = random.unit();
        }
        prediction.scores = {{"m", {random.normal(), some(2) ? text() : ""}}, {"n", {1, ""}}};
        prediction.labels = {{"by", text()}};
        prediction.raw = some(2) ? text() : "";
        prediction.error = some(4) ? "" : "timeout";
        record.extra = some(2) ? "{\"k\":" + std::to_string(i) + "}" : "";
        record.line = i + 1;
        lines += json::dumpJson(predictionJson(record)) + "\n";
        auto again = predictionFromJson(predictionJson(record));
        QVERIFY(again);
        again->line = record.line;
        QVERIFY(*again == record);
        expected.push_back(std::move(record));
    }
    const auto reading = read(lines);
    QVERIFY(reading);
    QVERIFY2(reading->issues.total() == 0, issuesOf(*reading).c_str());
    QCOMPARE(reading->predictions.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QVERIFY2(reading->predictions[i] == expected[i], std::to_string(i).c_str());
    }
}

void TstPredictionReader::realFiles() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    base::NoProgress progress;
    const auto readFile = [&](const char* file) {
        CollectedPredictions sink;
        auto reading = readPredictionFile(data / file, {}, sink, {}, progress);
        return reading ? std::optional(collected(std::move(*reading), std::move(sink))) : std::nullopt;
    };
    const auto search = readFile("finsearch/evaluation_results_20251116_010954.json");
    QVERIFY(search);
    QCOMPARE(search->predictions.size(), std::size_t{28});
    QCOMPARE(search->issues.total(), 0);
    for (const PredictionRecord& record : search->predictions) {
        QCOMPARE(record.prediction.contexts->size(), std::size_t{3});
        QVERIFY(record.prediction.contextsCutAt == 3);
        QVERIFY(record.prediction.latencyMs > 7'000);
        QVERIFY(record.prediction.scores.contains("hit_rate_5") && !record.extra.empty());
    }
    const auto report = readFile("florida_tax/eval_46e75070.json");
    QVERIFY(report);
    QCOMPARE(report->predictions.size(), std::size_t{5});
    QCOMPARE(report->predictions.front().prediction.citations->size(), std::size_t{8});
    QVERIFY(report->predictions.front().prediction.latencyMs == 35'609);
    const auto baselines = readFile("florida_tax/baseline_comparison.json");
    QVERIFY(baselines);
    QCOMPARE(baselines->predictions.size(), std::size_t{40});
    std::size_t hallucinations = 0;
    for (const PredictionRecord& record : baselines->predictions) {
        QVERIFY(record.prediction.citations && record.prediction.hallucinations);
        hallucinations += record.prediction.hallucinations->size();
    }
    QCOMPARE(hallucinations, std::size_t{7 + 20}); // as the file counts them
    const auto tatqa = readFile("tatqa/sample_prediction.json");
    QVERIFY(tatqa);
    QCOMPARE(tatqa->predictions.size(), std::size_t{1668});
}

// Many lines are handed out in small pieces.
void TstPredictionReader::memoryIsBounded() {
    class CountingSink final : public PredictionSink {
      public:
        base::Result<> takeBytes(std::string_view block) override {
            largestBlock = std::max(largestBlock, block.size());
            return {};
        }

        base::Result<> takePredictions(std::span<PredictionRecord> records) override {
            largestBatch = std::max(largestBatch, records.size());
            total += records.size();
            return {};
        }

        std::size_t largestBlock = 0;
        std::size_t largestBatch = 0;
        std::size_t total = 0;
    };

    const QTemporaryDir folder;
    const std::filesystem::path path = std::filesystem::path(folder.path().toStdString()) / "p.jsonl";
    {
        std::ofstream out(path, std::ios::binary);
        const std::string passage(200, 'p');
        for (int i = 0; i < 20'000; ++i) {
            out << "{\"question_id\":\"q" << i << "\",\"answer\":\"a\",\"contexts\":[{\"text\":\"" << passage
                << "\"}]}\n";
        }
    }
    CountingSink sink;
    base::NoProgress progress;
    const auto reading = readPredictionFile(path, {}, sink, {}, progress);
    QVERIFY(reading);
    QCOMPARE(sink.total, std::size_t{20'000});
    QVERIFY(sink.largestBatch <= 1'024 && sink.largestBlock <= std::size_t{1} << 20U);
}

ASSAY_TEST(TstPredictionReader)
#include "tst_prediction_reader.moc"
