#include "core/results/runs/mlflow_json.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <limits>
#include <set>
#include <string>
#include <vector>

using namespace assay;
using namespace assay::results;

namespace {

using Body = nlohmann::json;

evaluate::RunDescription runWith(std::size_t figures, std::size_t settings) {
    evaluate::RunDescription run;
    run.info.kind = "answers";
    run.info.name = "spring";
    run.info.uuid = "00000000-0000-4000-8000-000000000001";
    run.info.createdAt = "1970-01-02T00:00:01Z";
    run.info.seed = 42;
    run.inputs = {{"suite", "P3", "aa"}};
    for (std::size_t i = 0; i < figures; ++i) {
        evaluate::RunFigure figure;
        figure.name = "figure_" + std::to_string(i);
        figure.value = static_cast<double>(i) / 8;
        run.figures.push_back(figure);
    }
    for (std::size_t i = 0; i < settings; ++i) {
        run.settings.push_back({"setting_" + std::to_string(i), std::string(2'000, 'x')});
    }
    return run;
}

std::vector<Body> bodiesOf(const evaluate::RunDescription& run) {
    std::vector<Body> bodies;
    for (const std::string& text : mlflowBatches(run, "r1")) {
        bodies.push_back(Body::parse(text));
    }
    return bodies;
}

} // namespace

class TestMlflowJson : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void keysAreWhatTheServiceTakes() {
        QCOMPARE(mlflowKey("filtered.hit_at.5"), std::string("filtered.hit_at.5"));
        QCOMPARE(mlflowKey("by.form.10-K/A.n (all)"), std::string("by.form.10-K/A.n _all_"));
        QCOMPARE(mlflowKey(std::string(400, 'a')).size(), kMlflowKey);
        QCOMPARE(mlflowKey("\u00e6"), std::string("__"));
    }

    void aFigureIsAMetricWithItsInterval() {
        evaluate::RunDescription run = runWith(1, 0);
        run.figures[0].interval = statistics::Interval{-0.5, 0.5};
        evaluate::RunFigure undefined;
        undefined.name = "undefined";
        run.figures.push_back(undefined);
        undefined.value = std::numeric_limits<double>::infinity();
        run.figures.push_back(undefined);
        const auto bodies = bodiesOf(run);
        QCOMPARE(bodies.size(), std::size_t{1});
        const Body& metrics = bodies[0].at("metrics");
        QCOMPARE(metrics.size(), std::size_t{3});
        QCOMPARE(metrics[0].at("key").get<std::string>(), std::string("figure_0"));
        QCOMPARE(metrics[0].at("timestamp").get<std::int64_t>(), std::int64_t{86'401'000});
        QCOMPARE(metrics[1].at("key").get<std::string>(), std::string("figure_0.low"));
        QCOMPARE(metrics[1].at("value").get<double>(), -0.5);
        QCOMPARE(metrics[2].at("key").get<std::string>(), std::string("figure_0.high"));
        QCOMPARE(bodies[0].at("run_id").get<std::string>(), std::string("r1"));
        std::set<std::string> tags;
        for (const Body& tag : bodies[0].at("tags")) {
            tags.insert(tag.at("key").get<std::string>() + "=" + tag.at("value").get<std::string>());
        }
        QVERIFY(tags.contains("mlflow.runName=spring"));
        QVERIFY(tags.contains("assay.seed=42"));
        QVERIFY(tags.contains("assay.input.suite.sha256=aa"));
    }

    void namesThatBecomeTheSameStayApart() {
        evaluate::RunDescription run = runWith(3, 0);
        run.figures[0].name = "a(";
        run.figures[1].name = "a)";
        run.figures[2].name = "a_";
        const Body body = bodiesOf(run).at(0);
        QCOMPARE(body["metrics"][0].at("key").get<std::string>(), std::string("a_"));
        QCOMPARE(body["metrics"][1].at("key").get<std::string>(), std::string("a__2"));
        QCOMPARE(body["metrics"][2].at("key").get<std::string>(), std::string("a__3"));
    }

    void noBodyIsBeyondTheLimits() {
        const evaluate::RunDescription run = runWith(4'321, 2'345);
        const auto texts = mlflowBatches(run);
        std::set<std::string> metrics;
        std::set<std::string> parameters;
        for (const std::string& text : texts) {
            QVERIFY(text.size() <= kMlflowBytes);
            const Body body = Body::parse(text);
            QVERIFY(body.at("params").size() <= kMlflowParameters);
            QVERIFY(body.at("tags").size() <= kMlflowParameters);
            QVERIFY(body.at("metrics").size() + body.at("params").size() + body.at("tags").size() <=
                    kMlflowMetrics);
            for (const Body& metric : body.at("metrics")) {
                QVERIFY(metrics.insert(metric.at("key").get<std::string>()).second);
            }
            for (const Body& parameter : body.at("params")) {
                QVERIFY(parameters.insert(parameter.at("key").get<std::string>()).second);
                QVERIFY(parameter.at("value").get<std::string>().size() <= kMlflowValue);
            }
        }
        QCOMPARE(metrics.size(), std::size_t{4'321});
        QCOMPARE(parameters.size(), std::size_t{2'345});
        QCOMPARE(mlflowBatches(run), texts);
    }

    void aRunWithoutFiguresIsOneBody() { QCOMPARE(bodiesOf(runWith(0, 0)).size(), std::size_t{1}); }
};

ASSAY_TEST(TestMlflowJson)
#include "tst_mlflow_json.moc"
