#include "core/base/random.h"
#include "tests/core/formats/collected_predictions.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <cmath>
#include <set>

using namespace assay;
using namespace assay::formats;
using namespace assay::base;
using base::IssueCode;

namespace {

struct Found {
    IssueCode code;
    std::int64_t line;
    std::string field;
    friend bool operator==(const Found&, const Found&) = default;
};

std::vector<Found> foundIn(const CollectedReading& reading) {
    std::vector<Found> list;
    for (const base::Issue& issue : reading.issues.issues()) {
        list.push_back({issue.code, issue.line, issue.field});
    }
    return list;
}

std::string shown(const std::vector<Found>& list) {
    std::string text;
    for (const Found& found : list) {
        text += std::string(base::issueCodeName(found.code)) + "@" + std::to_string(found.line) + ":" +
                found.field + " ";
    }
    return text;
}

base::Result<CollectedReading> read(std::string_view content,
                                    std::optional<PredictionKind> kind = std::nullopt) {
    return collectPredictions(content, "folder/scores.csv", {.kind = kind, .mapping = {}});
}

using Metrics = std::map<std::string, double>;

} // namespace

class TstAnswerScores : public QObject {
    Q_OBJECT

  private slots:
    void metricNames_data();
    void metricNames();
    void kinds();
    void recognises_data();
    void recognises();
    void csv();
    void csvIssues();
    void csvSeparators();
    void jsonLines();
    void jsonIssues();
    void nestedMetrics();
    void goldAnswerIsNotTheAnswer();
    void whichColumnsAreMetrics();
    void twoColumnsOfOneMetric();
    void decimalCommas();
    void notUsable();
    void files();
    void stops();
    void randomTablesInBothForms();
    void damagedInputIsSurvived();
};

void TstAnswerScores::metricNames_data() {
    QTest::addColumn<QByteArray>("column");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("known");
    const auto row = [](const char* column, const char* name, bool known = true) {
        QTest::newRow(column) << QByteArray(column) << QByteArray(name) << known;
    };
    for (const char* column :
         {"rouge_l", "rougeL", "ROUGE-L", "Rouge L F1", "rougeL_fmeasure", "rouge_l_f"}) {
        row(column, "rouge_l");
    }
    for (const char* column :
         {"bertscore", "bert_score", "bertscore_f1", "BERTScore F1", "bert_f1", "BERTScore"}) {
        row(column, "bertscore");
    }
    row("bertscore_precision", "bertscore_precision");
    row("BERTScore R", "bertscore_recall");
    row("rougeLsum", "rouge_lsum");
    row("rouge1", "rouge_1");
    row("rouge-2 recall", "rouge_2_recall");
    row("BLEURT", "bleurt");
    row("bleurt_score", "bleurt");
    row("cosine_similarity", "cosine");
    row("cosine", "cosine");
    row("ExactMatch", "exact_match");
    row("bleurt_20", "bleurt_20", false);
    row("answerRelevancy", "answer_relevancy", false);
    row("Latency (ms)", "latency_ms", false);
    row("f1", "f1", false);
    row("  ", "metric", false);
    row("Nøyaktighet", "nøyaktighet", false);
}

void TstAnswerScores::metricNames() {
    QFETCH(QByteArray, column);
    QFETCH(QByteArray, name);
    QFETCH(bool, known);
    QCOMPARE(QByteArray::fromStdString(answerMetricName(column.toStdString())), name);
    QCOMPARE(isKnownAnswerMetric(name.toStdString()), known);
}

void TstAnswerScores::kinds() {
    for (const auto kind : {PredictionKind::ScoresCsv, PredictionKind::PredictionsJsonl}) {
        QVERIFY(predictionKindFromName(predictionKindName(kind)) == kind);
    }
    QVERIFY(!predictionKindFromName("scores"));
}

void TstAnswerScores::recognises_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("kind"); // -1: none
    const auto row = [](const char* name, const char* text, int kind) {
        QTest::newRow(name) << QByteArray(text) << kind;
    };
    row("scores", "question_id,rougeL\nq1,0.5\n", 0);
    row("answers", "id;response\nq1;yes\n", 0);
    row("mark", "\xEF\xBB\xBFid\tbleurt\n", 0);
    row("json", "{\"question_id\": \"q1\", \"prediction\": \"yes\"}\n", 1);
    row("json with a group", "\n\n{\"id\": 1, \"metrics\": {}}", 1);
    row("after a broken line", "{\"id\": \n{\"id\": 1, \"bleurt\": 0.4}\n", 1);
    row("questions", "id,question\nq1,What?\n", -1);
    row("json without an id", "{\"prediction\": \"yes\"}", -1);
    row("array", "[{\"id\": 1, \"prediction\": 2}]", -1);
    row("empty", "", -1);
    row("text", "Dear all,\nplease find attached\n", -1);
}

void TstAnswerScores::recognises() {
    QFETCH(QByteArray, text);
    QFETCH(int, kind);
    const auto found = recognisePredictionsText(text.toStdString());
    QCOMPARE(found ? static_cast<int>(*found) : -1, kind);
    if (kind < 0) {
        const auto reading = read(text.toStdString());
        QVERIFY(!reading && reading.error().code == base::ErrorCode::UnknownFormat);
    }
}

void TstAnswerScores::csv() {
    const auto reading = read("question_id,generated_answer,rougeL,BERTScore F1,model\r\n"
                              "q1,\"It rose,\nthen \"\"fell\"\"\",0.04,0.81,m-1\r\n"
                              "q2,,,0.5,m-1\r\n"
                              " q3 ,Løsning,1,,m-1\r\n");
    QVERIFY(reading);
    QVERIFY2(foundIn(*reading).empty(), shown(foundIn(*reading)).c_str());
    QCOMPARE(reading->answers.size(), std::size_t{3});
    QVERIFY((reading->answers[0] == AnswerRecord{"q1", "It rose,\nthen \"fell\"",
                                                 Metrics{{"bertscore", 0.81}, {"rouge_l", 0.04}}, 2}));
    // Missing stays missing: neither an empty answer nor a zero.
    QVERIFY((reading->answers[1] == AnswerRecord{"q2", std::nullopt, Metrics{{"bertscore", 0.5}}, 4}));
    QVERIFY((reading->answers[2] == AnswerRecord{"q3", "Løsning", Metrics{{"rouge_l", 1}}, 5}));
    QVERIFY(reading->kind == PredictionKind::ScoresCsv);
    QVERIFY(reading->file == "scores.csv" && reading->sha256.size() == 64);
    QVERIFY((reading->metrics ==
             std::map<std::string, std::string>{{"bertscore", "BERTScore F1"}, {"rouge_l", "rougeL"}}));
    QVERIFY((reading->otherColumns == std::vector<std::string>{"model"}));
}

void TstAnswerScores::csvIssues() {
    const auto reading = read("id,rouge_l,bleurt\n"
                              "q1,n/a,0.5\n"     // 2
                              "q2,nan,\"0,5\"\n" // 3
                              "q1,0.5,0.5\n"     // 4: again, a sample
                              ",0.5,0.5\n"       // 5: no id
                              "q3,1.5,-1.5\n"    // 6: a share above 1; BLEURT has no range
                              "q4,0.5\n"         // 7
                              "q5,0.5,0.5,0.5\n" // 8
                              "q6,\xFF,0.25\n"   // 9
                              "q7,0.5,\"0.5\n"); // 10
    QVERIFY(reading);
    const std::vector<Found> expected{
        {IssueCode::NotANumber, 2, "rouge_l"},  {IssueCode::NotANumber, 3, "rouge_l"},
        {IssueCode::NotANumber, 3, "bleurt"},   {IssueCode::DuplicateId, 4, "id"},
        {IssueCode::MissingField, 5, "id"},     {IssueCode::OutOfRange, 6, "rouge_l"},
        {IssueCode::FewerColumns, 7, ""},       {IssueCode::ExtraColumns, 8, ""},
        {IssueCode::InvalidUtf8, 9, "rouge_l"}, {IssueCode::NotANumber, 9, "rouge_l"},
        {IssueCode::TruncatedInput, 10, ""}};
    QVERIFY2(foundIn(*reading) == expected, shown(foundIn(*reading)).c_str());
    QVERIFY(reading->issues.issues()[0].value == "n/a");
    QVERIFY(reading->issues.issues()[3].severity == base::Severity::Info);
    QVERIFY(reading->issues.issues()[3].expected == "1");
    QVERIFY(reading->issues.issues()[4].severity == base::Severity::Error);
    QVERIFY(reading->issues.issues()[0].severity == base::Severity::Warning);
    QCOMPARE(reading->rejected, 2);
    QCOMPARE(reading->records, 7);
    QCOMPARE(reading->answers.size(), std::size_t{7});
    QVERIFY((reading->answers[0].metrics == Metrics{{"bleurt", 0.5}}));
    QVERIFY(reading->answers[1].metrics.empty());
    QVERIFY(reading->answers[2].questionId == "q1" && reading->predictions[2].prediction.sample == 1);
    QVERIFY((reading->answers[3].metrics == Metrics{{"bleurt", -1.5}}));
    QVERIFY((reading->answers[4].metrics == Metrics{{"rouge_l", 0.5}}));
    QVERIFY((reading->answers[6].metrics == Metrics{{"bleurt", 0.25}}));
}

void TstAnswerScores::csvSeparators() {
    for (const std::string separator : {",", ";", "\t"}) {
        const auto reading = read("qid" + separator + "cosine" + separator + "answer\nq1" + separator +
                                  "0.5" + separator + "yes\n");
        QVERIFY(reading);
        QVERIFY((reading->answers == std::vector<AnswerRecord>{{"q1", "yes", {{"cosine", 0.5}}, 2}}));
    }
}

void TstAnswerScores::jsonLines() {
    const auto reading =
        read("{\"question_id\": \"q1\", \"prediction\": \"\", \"rougeL\": 0.04, \"x\": 1e-3}\n"
             "\n"
             "{\"question_id\": 17, \"prediction\": null, \"rougeL\": null, \"x\": 2}\r\n"
             "{\"question_id\": \"q3\", \"prediction\": 15.9, \"model\": \"m\"}\n"
             "{\"question_id\": \"q4\", \"prediction\": [\"only\"]}\n"
             "{\"question_id\": \"q5\", \"prediction\": true}");
    QVERIFY(reading);
    QVERIFY2(foundIn(*reading).empty(), shown(foundIn(*reading)).c_str());
    const std::vector<AnswerRecord> expected{{"q1", "", {{"rouge_l", 0.04}, {"x", 0.001}}, 1},
                                             {"17", std::nullopt, {{"x", 2}}, 3},
                                             {"q3", "15.9", {}, 4},
                                             {"q4", "only", {}, 5},
                                             {"q5", "true", {}, 6}};
    QVERIFY(reading->answers == expected);
    QVERIFY(reading->kind == PredictionKind::PredictionsJsonl);
    QVERIFY((reading->otherColumns == std::vector<std::string>{"model"}));
}

void TstAnswerScores::jsonIssues() {
    const auto reading = read("{\"id\": \"q1\", \"bleurt\": \"0.5\"}\n"        // 1: a number in quotes
                              "{\"id\": \"q2\", \"bleurt\": \"high\"}\n"       // 2
                              "{\"id\": \"q3\", \"bleurt\": NaN}\n"            // 3
                              "{\"id\": \"q4\", \"bleurt\": [0.5]}\n"          // 4
                              "{\"id\": \"q5\", \"bleurt\": 0.5,}\n"           // 5: broken
                              "{\"bleurt\": 0.5}\n"                            // 6
                              "{\"id\": [1], \"bleurt\": 0.5}\n"               // 7
                              "{\"id\": \"q1\", \"bleurt\": 0.9}\n"            // 8
                              "{\"id\": \"q6\", \"answer\": [\"a\", \"b\"]}\n" // 9
                              "{\"id\": \"q7\", \"bleurt\": 1e999}\n"          // 10
                              "[1]\n"                                          // 11
                              "{\"id\": \"q8\", \"answer\": \"cut");           // 12
    QVERIFY(reading);
    const std::vector<Found> expected{
        {IssueCode::WrongType, 1, "bleurt"},  {IssueCode::NotANumber, 2, "bleurt"},
        {IssueCode::NotANumber, 3, "bleurt"}, {IssueCode::WrongType, 4, "bleurt"},
        {IssueCode::MalformedRecord, 5, ""},  {IssueCode::MissingField, 6, "id"},
        {IssueCode::WrongType, 7, "id"},      {IssueCode::DuplicateId, 8, "id"},
        {IssueCode::WrongType, 9, "answer"},  {IssueCode::NotANumber, 10, "bleurt"},
        {IssueCode::MalformedRecord, 11, ""}, {IssueCode::TruncatedInput, 12, ""}};
    QVERIFY2(foundIn(*reading) == expected, shown(foundIn(*reading)).c_str());
    QCOMPARE(reading->rejected, 5);
    QVERIFY((reading->answers[0].metrics == Metrics{{"bleurt", 0.5}}));
    QVERIFY((reading->answers[4].metrics == Metrics{{"bleurt", 0.9}})); // q1 again
    for (const std::size_t i : {1, 2, 3, 5, 6}) {
        QVERIFY(reading->answers[i].metrics.empty() && !reading->answers[i].answer);
    }
}

void TstAnswerScores::nestedMetrics() {
    const auto reading = read(
        "{\"id\":\"q1\",\"response\":\"r\",\"metrics\":{\"rougeL\":{\"precision\":0.5,\"fmeasure\":0.25},"
        "\"bleurt\":0.4,\"note\":\"fine\"}}\n"
        "{\"id\":\"q2\",\"scores\":{\"faithfulness\":1}}\n");
    QVERIFY(reading);
    QVERIFY((reading->answers[0].metrics ==
             Metrics{{"bleurt", 0.4}, {"rouge_l", 0.25}, {"rouge_l_precision", 0.5}}));
    QVERIFY((reading->answers[1].metrics == Metrics{{"faithfulness", 1}}));
    QVERIFY(reading->metrics.at("rouge_l") == "metrics.rougeL.fmeasure");
    QVERIFY((reading->otherColumns == std::vector<std::string>{"metrics.note"}));
}

void TstAnswerScores::goldAnswerIsNotTheAnswer() {
    const auto reading = read("{\"id\":\"q1\",\"answer\":\"gold\",\"generated_answer\":null,\"bleurt\":0.4}\n"
                              "{\"id\":\"q2\",\"answer\":\"gold\",\"generated_answer\":\"said\"}\n");
    QVERIFY(reading);
    QVERIFY(!reading->answers[0].answer);
    QVERIFY(reading->answers[1].answer == "said");
    QVERIFY((reading->otherColumns == std::vector<std::string>{"answer"}));
    // Where there is no other, it is the answer.
    QVERIFY(read("id,answer\nq1,said\n")->answers[0].answer == "said");
}

void TstAnswerScores::whichColumnsAreMetrics() {
    const auto reading = read("id,year,faithfulness,mixed,mostly,bleurt,blank\n"
                              "q1,2019,0.5,1,1,,\n"
                              "q2,2020,,x,2,,\n"
                              "q3,2021,0.75,y,x,,\n");
    QVERIFY(reading);
    QVERIFY((reading->otherColumns == std::vector<std::string>{"year", "mixed", "blank"}));
    QVERIFY((reading->answers[0].metrics == Metrics{{"faithfulness", 0.5}, {"mostly", 1}}));
    QVERIFY((reading->answers[1].metrics == Metrics{{"mostly", 2}}));
    QVERIFY2((foundIn(*reading) == std::vector<Found>{{IssueCode::NotANumber, 4, "mostly"}}),
             shown(foundIn(*reading)).c_str());
}

void TstAnswerScores::twoColumnsOfOneMetric() {
    const auto reading = read("id,bertscore,bertscore_f1,rougeL,rougeL,rouge_l_2\nq1,0.1,0.2,0.3,0.4,0.5\n");
    QVERIFY(reading);
    QVERIFY((reading->answers[0].metrics == Metrics{{"bertscore", 0.1},
                                                    {"bertscore_f1", 0.2},
                                                    {"rouge_l", 0.3},
                                                    {"rouge_l_2", 0.4},
                                                    {"rouge_l_2_2", 0.5}}));
}

void TstAnswerScores::decimalCommas() {
    const PredictionOptions csv{.kind = PredictionKind::ScoresCsv, .mapping = {}};
    const auto reading =
        collectPredictions("id;answer;rouge_l;latency_ms\nq1;4,5;0,25;12,5\nq2;x;1,000;1,000\n", "f", csv);
    QVERIFY(reading);
    QCOMPARE(reading->predictions.size(), 2U);
    QCOMPARE(reading->predictions[0].prediction.answer, std::optional<std::string>("4,5"));
    QCOMPARE(reading->predictions[0].prediction.scores.at("rouge_l").value, 0.25);
    QCOMPARE(reading->predictions[0].prediction.latencyMs, std::optional(12.5));
    QCOMPARE(reading->predictions[1].prediction.scores.at("rouge_l").value, 1.0);
    QVERIFY(!reading->predictions[1].prediction.latencyMs); // a second or a thousandth of it: not guessed
    QCOMPARE(reading->issues.count(IssueCode::NotANumber), 1);
    QCOMPARE(reading->issues.count(IssueCode::DecimalComma),
             2); // once of each column, of the answer's text never
    const auto commas = collectPredictions("id,rouge_l\nq1,\"0,25\"\n", "f", csv);
    QVERIFY(commas && commas->predictions.at(0).prediction.scores.empty());
    QCOMPARE(commas->issues.count(IssueCode::NotANumber), 1);
}

void TstAnswerScores::notUsable() {
    base::IssueList issues;
    const PredictionOptions csv{.kind = PredictionKind::ScoresCsv, .mapping = {}};
    auto reading = collectPredictions("name,bleurt\nq1,0.5\n", "f", csv, {}, &issues);
    QVERIFY(!reading && reading.error().code == base::ErrorCode::InputNotUsable);
    QVERIFY(reading.error().detail == "question_id");
    QCOMPARE(issues.count(IssueCode::MissingField), 1);
    reading = collectPredictions("id,bleurt\n,1\n,2\n", "f", csv, {}, &issues);
    QVERIFY(!reading && reading.error().detail == "0 of 2 records");
    QCOMPARE(issues.count(IssueCode::MissingField), 2);
    for (const auto kind : {PredictionKind::ScoresCsv, PredictionKind::PredictionsJsonl}) {
        reading = collectPredictions("", "f", {.kind = kind, .mapping = {}}, {}, &issues);
        QVERIFY(!reading && reading.error().detail == "0 of 0 records");
        QCOMPARE(issues.count(IssueCode::EmptyInput), 1);
    }
    reading = collectPredictions("not json\n", "f", {.kind = PredictionKind::PredictionsJsonl, .mapping = {}},
                                 {}, &issues);
    QVERIFY(!reading);
    QCOMPARE(issues.count(IssueCode::MalformedRecord), 1);
}

void TstAnswerScores::files() {
    QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("s.csv")).toStdString();
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("id,bleurt\nq1,0.5\nq1,0.5\n");
    file.close();
    base::NoProgress progress;
    CollectedPredictions sink;
    const auto reading = readPredictionFile(path, {}, sink, {}, progress);
    QVERIFY(reading);
    QVERIFY(reading->file == "s.csv" && reading->bytes == 24);
    QVERIFY(reading->issues.issues()[0].file == path);
    QVERIFY(recognisePredictions(path) == PredictionKind::ScoresCsv);
    const auto gone = readPredictionFile(path + "x", {}, sink, {}, progress);
    QVERIFY(!gone && gone.error().code == base::ErrorCode::FileNotFound);
    const auto none = recognisePredictions(folder.path().toStdString());
    QVERIFY(!none && none.error().code == base::ErrorCode::FileNotReadable);
}

void TstAnswerScores::stops() {
    std::stop_source source;
    source.request_stop();
    const auto reading = collectPredictions("id,bleurt\nq1,0.5\n", "f", {}, source.get_token());
    QVERIFY(!reading && reading.error().code == base::ErrorCode::Cancelled);
}

// The same random table written as CSV and as JSON lines gives the same records.
void TstAnswerScores::randomTablesInBothForms() {
    base::Random random(8);
    const std::vector<std::string> pieces{"a", " ",   ",", ";", "\"", "\n", "ø", "\xF0\x9F\x93\x88",
                                          "'", "0.5", "\t"};
    for (int round = 0; round < 400; ++round) {
        std::string csv = "question_id,prediction,rougeL,extra\n";
        std::string lines;
        std::vector<AnswerRecord> expected;
        const auto rows = 1 + random.below(20);
        for (std::uint64_t row = 0; row < rows; ++row) {
            AnswerRecord record;
            record.questionId = "q" + std::to_string(row);
            if (random.below(3) > 0) {
                record.answer = "x";
                for (auto n = random.below(6); n > 0; --n) {
                    *record.answer += pieces[static_cast<std::size_t>(random.below(pieces.size()))];
                }
            }
            if (random.below(3) > 0) {
                record.metrics["rouge_l"] = random.unit();
            }
            if (random.below(3) > 0) {
                record.metrics["extra"] =
                    std::ldexp(random.normal(), static_cast<int>(random.below(60)) - 30);
            }
            const auto number = [&](const char* name) {
                return record.metrics.contains(name) ? nlohmann::json(record.metrics.at(name))
                                                     : nlohmann::json();
            };
            nlohmann::json object{{"question_id", record.questionId},
                                  {"rougeL", number("rouge_l")},
                                  {"extra", number("extra")}};
            std::string quoted;
            if (record.answer) {
                object["prediction"] = *record.answer;
                for (const char c : *record.answer) {
                    quoted += c == '"' ? "\"\"" : std::string(1, c);
                }
                quoted = "\"" + quoted + "\"";
            }
            const auto cell = [](const nlohmann::json& value) {
                return value.is_null() ? std::string() : value.dump();
            };
            csv += record.questionId + "," + quoted + "," + cell(object["rougeL"]) + "," +
                   cell(object["extra"]) + "\n";
            lines += object.dump() + "\n";
            expected.push_back(record);
        }
        for (const auto& [text, kind] : {std::pair(csv, PredictionKind::ScoresCsv),
                                         std::pair(lines, PredictionKind::PredictionsJsonl)}) {
            auto reading = collectPredictions(text, "f", {.kind = kind, .mapping = {}});
            QVERIFY(reading);
            QVERIFY2(reading->issues.total() == 0, shown(foundIn(*reading)).c_str());
            for (AnswerRecord& record : reading->answers) {
                record.line = 0;
            }
            QVERIFY(reading->answers == expected);
        }
    }
}

// Whatever happens to the bytes: no crash, ids once each, every record accounted for, the same twice.
void TstAnswerScores::damagedInputIsSurvived() {
    base::Random random(9);
    const std::vector<std::string> seeds{
        "question_id,generated_answer,rougeL,bert_score\nq1,\"a, b\",0.1,0.9\nq2,c,,0.5\nq3,\"d\"\"e\",x,\n",
        "{\"id\":\"q1\",\"response\":\"a\",\"metrics\":{\"rougeL\":{\"f\":0.5}}}\n"
        "{\"id\":2,\"response\":[\"b\"],\"bleurt\":\"0.5\"}\n{\"id\":\"q3\",\"bleurt\":NaN}\n"};
    int usable = 0;
    for (int round = 0; round < 1'000; ++round) {
        std::string text = seeds[static_cast<std::size_t>(random.below(seeds.size()))];
        for (auto n = random.below(8); n > 0; --n) {
            const auto place = static_cast<std::size_t>(random.below(text.size()));
            switch (random.below(4)) {
            case 0:
                text[place] = static_cast<char>(random.below(256));
                break;
            case 1:
                text.erase(place, 1 + static_cast<std::size_t>(random.below(5)));
                break;
            case 2:
                text.insert(place, 1, "\",;\n{}[]:\\\r\t0eN"[random.below(15)]);
                break;
            default:
                text.insert(place, text.substr(static_cast<std::size_t>(random.below(text.size())), 12));
            }
            if (text.empty()) {
                text = " ";
            }
        }
        for (const auto kind : {PredictionKind::ScoresCsv, PredictionKind::PredictionsJsonl}) {
            const auto reading = collectPredictions(text, "f", {.kind = kind, .mapping = {}});
            if (!reading) {
                // NUL bytes are another encoding.
                QVERIFY(reading.error().code == base::ErrorCode::InputNotUsable ||
                        reading.error().code == base::ErrorCode::UnknownFormat);
                continue;
            }
            ++usable;
            std::set<std::pair<std::string, std::int64_t>> ids;
            for (const PredictionRecord& record : reading->predictions) {
                const model::Prediction& prediction = record.prediction;
                QVERIFY(!prediction.questionId.empty() || !prediction.question.empty());
                QVERIFY(ids.emplace(prediction.questionId + "\n" + prediction.question,
                                    prediction.sample.value_or(0))
                            .second);
            }
            for (const AnswerRecord& record : reading->answers) {
                QVERIFY(record.line > 0);
                for (const auto& [name, value] : record.metrics) {
                    QVERIFY(std::isfinite(value) && reading->metrics.contains(name));
                }
            }
            QCOMPARE(reading->issues.count(base::Severity::Error), reading->rejected);
            const auto again = collectPredictions(text, "f", {.kind = kind, .mapping = {}});
            QVERIFY(again && again->answers == reading->answers &&
                    again->issues.issues() == reading->issues.issues());
        }
    }
    QVERIFY(usable > 200);
}

ASSAY_TEST(TstAnswerScores)
#include "tst_answer_scores.moc"
