// Answers as Argilla, Label Studio, Langfuse and Phoenix keep them.
#include "core/formats/answers/prediction_tools.h"
#include "tests/core/formats/collected_predictions.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <vector>

using namespace assay;
using formats::PredictionKind;
using formats::PredictionRecord;

class TestPredictionTools : public QObject {
    Q_OBJECT

    // With the name of its system, of which a document may have several.
    static std::vector<PredictionRecord> read(const std::string& text, PredictionKind kind) {
        auto reading = formats::collectPredictions(text, "f", {.kind = kind, .mapping = {}});
        return reading ? std::move(reading->predictions) : std::vector<PredictionRecord>();
    }

    static std::string written(PredictionKind kind, const std::vector<PredictionRecord>& records) {
        return formats::toolAnswersJson(kind, records, "Pipeline A");
    }

  private Q_SLOTS:

    void answersGoOutAndComeBack() {
        PredictionRecord right;
        right.prediction.questionId = "q1";
        right.prediction.question = "What was \"revenue\"?";
        right.prediction.answer = "12.5 million";
        PredictionRecord other = right;
        other.prediction.questionId = "q2";
        other.prediction.answer = "\u00e5 said nothing\nelse";
        for (const PredictionKind kind :
             {PredictionKind::ArgillaAnswersJson, PredictionKind::LabelStudioAnswersJson,
              PredictionKind::LangfuseAnswersJson, PredictionKind::PhoenixAnswersJson}) {
            const auto back = read(written(kind, {right, other}), kind);
            QCOMPARE(back.size(), std::size_t(2));
            for (std::size_t i = 0; i < back.size(); ++i) {
                const model::Prediction& before = i == 0 ? right.prediction : other.prediction;
                QCOMPARE(back[i].prediction.questionId, before.questionId);
                QCOMPARE(back[i].prediction.question, before.question);
                QVERIFY(back[i].prediction.answer == before.answer);
            }
        }
    }

    void whatPhoenixSaysOfARun() {
        const auto records = read("[{\"example_id\":\"e1\",\"input\":{\"question\":\"q\"},\"output\":\"a\","
                                  "\"latency_ms\":120.5,\"repetition_number\":2,\"error\":null},"
                                  "{\"example_id\":\"e2\",\"output\":null,\"error\":\"timed out\"}]",
                                  PredictionKind::PhoenixAnswersJson);
        QCOMPARE(records.size(), std::size_t(2));
        QVERIFY(records[0].prediction.latencyMs == std::optional(120.5));
        QVERIFY(records[0].prediction.sample == std::optional(std::int64_t{2}));
        QVERIFY(records[0].prediction.isAnswered());
        QCOMPARE(records[1].prediction.error, std::string("timed out"));
        QVERIFY(!records[1].prediction.isAnswered());
    }

    void whatLangfuseSaysOfAnItem() {
        const auto records = read("{\"data\":[{\"id\":\"r1\",\"datasetItemId\":\"q1\",\"input\":\"what?\","
                                  "\"output\":{\"answer\":\"12\"},\"latency\":1.5,\"totalCost\":0.002,"
                                  "\"scores\":[{\"name\":\"bertscore_f\",\"value\":0.8},{\"name\":"
                                  "\"bertscore_f\",\"value\":0.1}]}]}",
                                  PredictionKind::LangfuseAnswersJson);
        QCOMPARE(records.size(), std::size_t(1));
        const model::Prediction& said = records.front().prediction;
        QCOMPARE(said.questionId, std::string("q1"));
        QCOMPARE(said.question, std::string("what?"));
        QVERIFY(said.answer == std::optional<std::string>("12"));
        QVERIFY(said.latencyMs == std::optional(1500.0));
        QVERIFY(said.usage.price == std::optional(0.002));
    }

    void systemsOfLabelStudioStandApart() {
        const std::string task = "[{\"id\":7,\"data\":{\"question\":\"what?\"},\"predictions\":["
                                 "{\"model_version\":\"A\",\"result\":[{\"value\":{\"text\":[\"12\"]}}]},"
                                 "{\"model_version\":\"B\",\"result\":[{\"value\":{\"choices\":[\"x\"]}},"
                                 "{\"value\":{\"text\":\"13\"}}]}]}]";
        const json::JsonPlace root{json::JsonKind::Array, task, 1};
        const auto parts = formats::toolAnswers(root, PredictionKind::LabelStudioAnswersJson);
        QVERIFY(parts.has_value());
        QCOMPARE(parts->size(), std::size_t(2));
        QCOMPARE(parts->front().system, std::string("A"));
        QCOMPARE(parts->back().system, std::string("B"));
    }

    // Gold of these tools looks alike: what a person has said, or only gold has, leaves it to who imports.
    void answersAreToldFromGold_data() {
        QTest::addColumn<QByteArray>("record");
        QTest::addColumn<int>("kind"); // -1: left to who imports
        const int argilla = static_cast<int>(PredictionKind::ArgillaAnswersJson);
        const int studio = static_cast<int>(PredictionKind::LabelStudioAnswersJson);
        QTest::newRow("argilla") << QByteArray(R"({"id":"r1","fields":{"question":"w","response":"a"},
            "metadata":{"system":"A"},"suggestions":{ },"responses":[]})")
                                 << argilla;
        QTest::newRow("a field called answer")
            << QByteArray(R"({"fields":{"question":"w","answer":"a"}})") << -1;
        QTest::newRow("no answer") << QByteArray(R"({"fields":{"question":"w","response":null}})") << -1;
        QTest::newRow("no question") << QByteArray(R"({"fields":{"prompt":"w","response":"a"}})") << -1;
        QTest::newRow("a suggestion") << QByteArray(R"({"fields":{"question":"w","response":"a"},
            "suggestions":{"answer":{"value":"b"}}})")
                                      << -1;
        QTest::newRow("people's responses") << QByteArray(R"({"fields":{"question":"w","response":"a"},
            "responses":{"answer":[{"value":"b"}]}})")
                                            << -1;
        QTest::newRow("evidence") << QByteArray(R"({"fields":{"question":"w","response":"a"},
            "metadata":{"evidence_sentence_ids":["s1"]}})")
                                  << -1;
        QTest::newRow("label studio") << QByteArray(R"({"id":7,"data":{"question":"w"},"annotations":[],
            "predictions":[{"model_version":"A","result":[{"value":{"text":["12"]}}]}]})")
                                      << studio;
        QTest::newRow("the second has answered") << QByteArray(R"({"data":{"question":"w"},"predictions":[
            {"model_version":"A","result":[]},
            {"model_version":"B","result":[{"value":{"text":"12"}}]}]})")
                                                 << studio;
        QTest::newRow("no version") << QByteArray(R"({"data":{"question":"w"},
            "predictions":[{"result":[{"value":{"text":["12"]}}]}]})")
                                    << -1;
        QTest::newRow("choices") << QByteArray(R"({"data":{"question":"w"},
            "predictions":[{"model_version":"A","result":[{"value":{"choices":["x"]}}]}]})")
                                 << -1;
        QTest::newRow("nobody asked") << QByteArray(R"({"data":{"question":"w"},"predictions":[]})") << -1;
        QTest::newRow("annotated") << QByteArray(R"({"data":{"question":"w"},"annotations":[{"id":1}],
            "predictions":[{"model_version":"A","result":[{"value":{"text":["12"]}}]}]})")
                                   << -1;
        QTest::newRow("with its answer") << QByteArray(R"({"data":{"question":"w","answer":"12"},
            "predictions":[{"model_version":"A","result":[{"value":{"text":["12"]}}]}]})")
                                         << -1;
    }

    void answersAreToldFromGold() {
        QFETCH(QByteArray, record);
        QFETCH(int, kind);
        const auto expected = kind < 0 ? std::nullopt : std::optional(static_cast<PredictionKind>(kind));
        const std::string list = "[" + record.toStdString() + ", {}]";
        QVERIFY(formats::recogniseToolAnswers(list) == expected);
        for (const char* const key : {"data", "records"}) {
            const std::string document = std::string(R"({")") + key + "\":" + list + "}";
            const auto found = formats::recognisePredictionsText(document);
            QVERIFY(expected ? found == expected : !found || !formats::isToolKind(*found));
        }
        QVERIFY(formats::areSurelyPredictions(list) == (kind >= 0));
        // Where the file's beginning ends within the record, what speaks against it may be yet to come.
        QVERIFY(!formats::recogniseToolAnswers(std::string_view(list).substr(0, list.size() - 6)));
    }

    void onlyWhatIsPlainIsRecognised() {
        QVERIFY(formats::recogniseToolAnswers("[{\"example_id\":\"e\"") == std::nullopt);
        QVERIFY(formats::recogniseToolAnswers("[{\"example_id\":\"e\",\"output\":\"a\"}") ==
                std::optional(PredictionKind::PhoenixAnswersJson));
        QVERIFY(formats::recogniseToolAnswers("[{\"datasetItemId\":\"e\",\"output\":\"a\"}]") ==
                std::optional(PredictionKind::LangfuseAnswersJson));
        QVERIFY(!formats::recogniseToolAnswers("[{\"id\":\"e\",\"expectedOutput\":\"a\"}]"));
        const json::JsonPlace none{json::JsonKind::Object, "{\"data\":3}", 1};
        QVERIFY(!formats::toolAnswers(none, PredictionKind::PhoenixAnswersJson));
    }
};

ASSAY_TEST(TestPredictionTools)
#include "tst_prediction_tools.moc"
