#include "core/evaluate/runs/run_gate.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>

using namespace assay;
using namespace assay::evaluate;

class TestRunGate : public QObject {
    Q_OBJECT

  private slots:
    void presetsAreThoseOfTheDocuments();
    void aGateOfARubricJudgesNoOther();
    void gatesAreReadAgain();
    void senselessGatesAreRefused();
    void absoluteLimits();
    void countsAndNothingAtAll();
    void movesArePaired();
    void lossesGoOneWay();
    void movesThatCannotBeJudged();
    void targetsFailNothing();

  private:
    static RunDescription runWith(const std::string& name, std::optional<double> value, std::int64_t n,
                                  std::optional<statistics::Interval> interval,
                                  BetterValues better = BetterValues::Higher) {
        RunDescription run;
        RunFigure figure;
        figure.name = name;
        figure.value = value;
        figure.n = n;
        figure.interval = interval;
        figure.better = better;
        run.figures.push_back(figure);
        return run;
    }

    static RunLimit limitOf(LimitKind kind, double limit) {
        RunLimit one;
        one.name = "limit";
        one.figure = "x";
        one.kind = kind;
        one.limit = limit;
        return one;
    }

    static LimitState stateWith(LimitKind kind, double limit, double value,
                                std::optional<statistics::Interval> interval, std::int64_t n = 60) {
        return judgeLimit(limitOf(kind, limit), runWith("x", value, n, interval), nullptr).state;
    }

    // The baseline's mean less `move`, over n items in so many clusters.
    static RunComparison comparedWith(double move, std::optional<statistics::Interval> interval,
                                      std::int64_t n, std::int64_t clusters, std::optional<double> p) {
        RunComparison compared;
        compared.a = runWith("x", 0.82, n, std::nullopt);
        MetricComparison metric;
        metric.metric = "x";
        metric.n = n;
        metric.clusters = clusters;
        metric.difference = -move; // baseline - run
        if (interval) {
            metric.interval = statistics::Interval{-interval->high, -interval->low};
        }
        metric.p = p;
        compared.tested.metrics.push_back(metric);
        return compared;
    }
};

void TestRunGate::presetsAreThoseOfTheDocuments() {
    const std::vector<RunGate>& gates = presetRunGates();
    const auto limit = [&gates](const char* gate, const char* figure,
                                std::size_t which = 0) -> const RunLimit* {
        const auto found = std::ranges::find(gates, gate, &RunGate::name);
        for (const RunLimit& one : found->limits) {
            if (one.figure == figure && which-- == 0) {
                return &one;
            }
        }
        return nullptr;
    };
    QVERIFY(limit("suite-acceptance", "bertscore_f")->limit == 0.80);
    QVERIFY(limit("suite-acceptance", "bleurt")->limit == 0.42);
    QVERIFY(limit("suite-acceptance", "invented_claims")->kind == LimitKind::AtMost);
    QVERIFY(limit("suite-acceptance", "answers_read")->limit == 10);
    QVERIFY(limit("suite-acceptance", "by.retrieval_scope.cross_company.bertscore_f")->limit == 0.82);
    QVERIFY(limit("filter-schema", "filtered.hit_at.5")->kind == LimitKind::LargestMove);
    QVERIFY(limit("filter-schema", "filtered.hit_at.5")->limit == 0.03);
    QVERIFY(limit("filter-schema", "filtered.query_seconds.p95")->severity == LimitSeverity::Target);
    // How long queries of an engine took are figures of its run.
    const auto figures =
        runFigures("neighbours",
                   "{\"figures\":[{\"regimes\":{\"filtered\":{\"query_seconds\":{\"p95\":0.25,\"p95_n\":80,"
                   "\"p95_ci\":[0.2,0.4]}}}}]}");
    QVERIFY(figures.has_value() && figures->size() == 1);
    QVERIFY(figures->front().name == "filtered.query_seconds.p95" && figures->front().n == 80);
    QVERIFY(figures->front().better == BetterValues::Lower && figures->front().interval->high == 0.4);
    QVERIFY(limit("norwegian", "pass_rate")->limit == 0.90);
    QVERIFY(limit("florida", "citation_precision")->limit == 0.60);
    QVERIFY(limit("florida", "citation_precision", 1)->severity == LimitSeverity::Target);
    QVERIFY(limit("florida", "judge_overall", 1)->limit == 7.0);
    QVERIFY(limit("dynamic-accuracy", "accuracy")->kind == LimitKind::MoreThan);
    QVERIFY(std::ranges::find(gates, "suite-acceptance", &RunGate::name)->phaseOneFirst);
}

void TestRunGate::aGateOfARubricJudgesNoOther() {
    const RunGate& norwegian = *std::ranges::find(presetRunGates(), "norwegian", &RunGate::name);
    const RunGate& acceptance = *std::ranges::find(presetRunGates(), "suite-acceptance", &RunGate::name);
    workspace::RunInfo run;
    run.kind = "answers";
    run.settings = R"({"rubric":{"name":"norwegian"}})";
    QVERIFY(judges(norwegian, run) && judges(acceptance, run));
    run.settings = R"({"rubric":{"name":"finrag"}})";
    QVERIFY(!judges(norwegian, run) && judges(acceptance, run));
    run.settings = "{}";
    QVERIFY(!judges(norwegian, run));
    run.kind = "retrieval";
    QVERIFY(!judges(acceptance, run));
}

void TestRunGate::gatesAreReadAgain() {
    const std::string text = runGatesJson(presetRunGates());
    const auto read = readRunGates(text);
    QVERIFY(read.has_value());
    QVERIFY(*read == presetRunGates());
    QVERIFY(runGatesJson(*read) == text);
}

void TestRunGate::senselessGatesAreRefused() {
    const auto refused = [](const std::string& limits, const std::string& gate = "\"kind\":\"answers\"") {
        const std::string text = "{\"gates\":[{\"name\":\"g\"," + gate + ",\"limits\":[" + limits + "]}]}";
        return !readRunGates(text).has_value();
    };
    const std::string right = "{\"name\":\"l\",\"figure\":\"x\",\"at_least\":0.5}";
    QVERIFY(!refused(right));
    QVERIFY(refused(""));
    QVERIFY(refused(right, "\"kind\":\"\""));
    QVERIFY(refused(right + "," + right)); // one name twice
    QVERIFY(refused("{\"name\":\"l\",\"figure\":\"x\"}"));
    QVERIFY(refused("{\"name\":\"l\",\"figure\":\"x\",\"at_least\":0.5,\"at_most\":1}"));
    QVERIFY(refused("{\"name\":\"l\",\"figure\":\"\",\"at_least\":0.5}"));
    QVERIFY(refused("{\"name\":\"l\",\"figure\":\"x\",\"largest_move\":-0.1}"));
    QVERIFY(refused("{\"name\":\"l\",\"figure\":\"x\",\"at_least\":0.5,\"least_items\":0}"));
    QVERIFY(refused("{\"name\":\"l\",\"figure\":\"x\",\"at_least\":0.5,\"unknown\":1}"));
    QVERIFY(!readRunGates("[]").has_value() && !readRunGates("{").has_value());
}

void TestRunGate::absoluteLimits() {
    const statistics::Interval around{0.75, 0.85};
    const statistics::Interval above{0.81, 0.9};
    const statistics::Interval below{0.6, 0.79};
    QCOMPARE(stateWith(LimitKind::AtLeast, 0.8, 0.83, around), LimitState::TooClose);
    QCOMPARE(stateWith(LimitKind::AtLeast, 0.8, 0.78, around), LimitState::TooClose);
    QCOMPARE(stateWith(LimitKind::AtLeast, 0.8, 0.85, above), LimitState::Passed);
    QCOMPARE(stateWith(LimitKind::AtLeast, 0.8, 0.7, below), LimitState::Failed);
    QCOMPARE(stateWith(LimitKind::AtMost, 0.8, 0.7, below), LimitState::Passed);
    QCOMPARE(stateWith(LimitKind::LessThan, 0.8, 0.85, above), LimitState::Failed);
    QCOMPARE(stateWith(LimitKind::MoreThan, 0.8, 0.85, above), LimitState::Passed);
    // Below its numbers nothing is said.
    QCOMPARE(stateWith(LimitKind::AtLeast, 0.8, 0.85, above, 29), LimitState::CannotBeJudged);
    QCOMPARE(stateWith(LimitKind::AtLeast, 0.8, 0.85, std::nullopt), LimitState::CannotBeJudged);
    const RunLimit limit = limitOf(LimitKind::AtLeast, 0.8);
    QCOMPARE(judgeLimit(limit, runWith("y", 1, 60, above), nullptr).shortage, LimitShortage::NoFigure);
    QCOMPARE(judgeLimit(limit, runWith("x", std::nullopt, 60, {}), nullptr).shortage,
             LimitShortage::Undefined);
}

void TestRunGate::countsAndNothingAtAll() {
    // A figure that is over no items is judged as it is; exactly the limit reaches it, but is not more.
    QCOMPARE(stateWith(LimitKind::AtLeast, 10, 10, std::nullopt, 0), LimitState::Passed);
    QCOMPARE(stateWith(LimitKind::AtLeast, 10, 9, std::nullopt, 0), LimitState::Failed);
    QCOMPARE(stateWith(LimitKind::MoreThan, 0.9, 0.9, std::nullopt, 0), LimitState::Failed);
    QCOMPARE(stateWith(LimitKind::LessThan, 0.9, 0.9 + 1e-15, std::nullopt, 0), LimitState::Failed);
    // "None" fails by a single one, however few were looked at, and passes from enough on.
    QCOMPARE(stateWith(LimitKind::AtMost, 0, 0.1, std::nullopt, 3), LimitState::Failed);
    QCOMPARE(stateWith(LimitKind::AtMost, 0, 0, std::nullopt, 3), LimitState::CannotBeJudged);
    QCOMPARE(stateWith(LimitKind::AtMost, 0, 0, std::nullopt, 30), LimitState::Passed);
}

void TestRunGate::movesArePaired() {
    const RunDescription run = runWith("x", 0.74, 60, std::nullopt);
    const auto judged = [&run](double move, statistics::Interval interval, bool notByLuck = false,
                               double p = 0.5) {
        RunLimit limit = limitOf(LimitKind::LargestMove, 0.07);
        limit.notByLuck = notByLuck;
        const RunComparison compared = comparedWith(move, interval, 60, 12, p);
        return judgeLimit(limit, run, &compared);
    };
    QCOMPARE(judged(-0.077, {-0.1, -0.072}).state, LimitState::Failed);
    QCOMPARE(judged(0.077, {0.072, 0.1}).state, LimitState::Failed);
    QCOMPARE(judged(-0.077, {-0.1, 0.01}).state, LimitState::TooClose);
    QCOMPARE(judged(-0.01, {-0.03, 0.02}).state, LimitState::Passed);
    QCOMPARE(judged(-0.07, {-0.0705, -0.0701}).state, LimitState::Passed); // exactly 7 is not more than 7
    QCOMPARE(judged(-0.09, {-0.1, -0.08}, true, 0.2).state, LimitState::TooClose); // it may be luck
    QCOMPARE(judged(-0.09, {-0.1, -0.08}, true, 0.01).state, LimitState::Failed);
    const LimitFinding finding = judged(-0.09, {-0.1, -0.08});
    QVERIFY(finding.move == -0.09 && finding.moveInterval->low == -0.1 && finding.items == 60);
}

void TestRunGate::lossesGoOneWay() {
    const RunLimit limit = limitOf(LimitKind::LargestLoss, 0.05);
    const RunComparison better = comparedWith(0.09, statistics::Interval{0.08, 0.1}, 60, 12, 0.01);
    const RunComparison worse = comparedWith(-0.09, statistics::Interval{-0.1, -0.08}, 60, 12, 0.01);
    const RunDescription hits = runWith("x", 0.8, 60, std::nullopt);
    QCOMPARE(judgeLimit(limit, hits, &better).state, LimitState::Passed);
    QCOMPARE(judgeLimit(limit, hits, &worse).state, LimitState::Failed);
    const RunDescription waits = runWith("x", 0.8, 60, std::nullopt, BetterValues::Lower);
    QCOMPARE(judgeLimit(limit, waits, &better).state, LimitState::Failed);
    QCOMPARE(judgeLimit(limit, waits, &worse).state, LimitState::Passed);
}

void TestRunGate::movesThatCannotBeJudged() {
    const RunLimit limit = limitOf(LimitKind::LargestMove, 0.05);
    const RunDescription run = runWith("x", 0.8, 60, std::nullopt);
    const statistics::Interval far{0.2, 0.3};
    QCOMPARE(judgeLimit(limit, run, nullptr).shortage, LimitShortage::NoBaseline);
    RunComparison few = comparedWith(0.25, far, 29, 12, 0.01);
    QCOMPARE(judgeLimit(limit, run, &few).shortage, LimitShortage::TooFewItems);
    RunComparison clusters = comparedWith(0.25, far, 60, 5, 0.01);
    QCOMPARE(judgeLimit(limit, run, &clusters).shortage, LimitShortage::TooFewClusters);
    RunComparison lost = comparedWith(0.25, far, 60, 12, 0.01);
    lost.tested.metrics.front().onlyA = 16; // 60 of 76 are less than 80 %
    QCOMPARE(judgeLimit(limit, run, &lost).shortage, LimitShortage::TooFewInCommon);
    RunComparison other = comparedWith(0.25, far, 60, 12, 0.01);
    other.tested.metrics.front().shortages = {ComparisonShortage::OtherModel};
    QCOMPARE(judgeLimit(limit, run, &other).shortage, LimitShortage::OtherModel);
    RunComparison without = comparedWith(0.25, far, 60, 12, 0.01);
    without.a.figures.front().name = "y";
    QCOMPARE(judgeLimit(limit, run, &without).shortage, LimitShortage::NotInBaseline);
    RunComparison untested = comparedWith(0.25, far, 60, 12, 0.01);
    untested.tested.metrics.clear(); // a mean that no items stand behind
    QCOMPARE(judgeLimit(limit, run, &untested).shortage, LimitShortage::NoInterval);
}

void TestRunGate::targetsFailNothing() {
    std::vector<LimitFinding> findings(2);
    findings[0].state = LimitState::Passed;
    findings[1].state = LimitState::Failed;
    findings[1].limit.severity = LimitSeverity::Target;
    QCOMPARE(stateOf(findings), LimitState::Passed);
    findings[1].limit.severity = LimitSeverity::P2;
    QCOMPARE(stateOf(findings), LimitState::Failed);
    findings[1].state = LimitState::CannotBeJudged;
    QCOMPARE(stateOf(findings), LimitState::CannotBeJudged);
    findings[1].state = LimitState::TooClose;
    QCOMPARE(stateOf(findings), LimitState::TooClose);
}

ASSAY_TEST(TestRunGate)
#include "tst_run_gate.moc"
