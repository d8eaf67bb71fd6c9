#include "core/results/runs/check_documents.h"
#include "core/results/runs/run_gate_documents.h"
#include "core/results/runs/run_json.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <QXmlStreamReader>
#include <cmath>

using namespace assay;
using namespace assay::results;

class TestCheckDocuments : public QObject {
    Q_OBJECT

  private slots:
    void junitCountsWhatFails();
    void junitEscapesEverything();
    void sarifLeavesOutWhatPassed();
    void aVerdictIsOneRuleALimit();
    void aRunIsOneDocument();
    void aComparisonIsOfBAgainstA();

  private:
    static std::vector<CheckedRule> rules() {
        return {{"good", "x", RuleOutcome::Passed, false, {}},
                {"bad", "y", RuleOutcome::Failed, false, "0.5 below 0.8"},
                {"close", {}, RuleOutcome::CannotBeJudged, false, "too few"},
                {"wish", "z", RuleOutcome::Failed, true, "target missed"}};
    }
};

void TestCheckDocuments::junitCountsWhatFails() {
    const std::string text = junitText("suite", rules());
    QVERIFY(text.find("tests=\"4\" failures=\"1\" errors=\"1\"") != std::string::npos);
    QVERIFY(text.find("<failure message=\"0.5 below 0.8\"/>") != std::string::npos);
    QVERIFY(text.find("<error message=\"too few\"/>") != std::string::npos);
    QVERIFY(text.find("<system-out>target missed</system-out>") != std::string::npos);
    QVERIFY(junitText("suite", rules()) == text);
}

void TestCheckDocuments::junitEscapesEverything() {
    const std::string wild = "a<b>&\"c\"\n\x01'";
    const std::vector<CheckedRule> list{{wild, {}, RuleOutcome::Failed, false, wild}};
    const std::string text = junitText(wild, list);
    QXmlStreamReader reader(QByteArray::fromStdString(text));
    QString message;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement &&
            reader.name() == QLatin1String("failure")) {
            message = reader.attributes().value(QLatin1String("message")).toString();
        }
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE(message, QStringLiteral("a<b>&\"c\"\n\uFFFD'"));
}

void TestCheckDocuments::sarifLeavesOutWhatPassed() {
    const auto document = nlohmann::json::parse(sarifText("run", rules()));
    QVERIFY(document["version"] == "2.1.0");
    const auto& found = document["runs"][0]["results"];
    QCOMPARE(found.size(), std::size_t{3});
    QVERIFY(found[0]["ruleId"] == "bad" && found[0]["level"] == "error");
    QVERIFY(found[1]["level"] == "warning" && found[2]["level"] == "warning");
    QVERIFY(document["runs"][0]["tool"]["driver"]["rules"].size() == 3);
    QVERIFY(nlohmann::json::parse(sarifText("run", {}))["runs"][0]["results"].empty());
}

void TestCheckDocuments::aVerdictIsOneRuleALimit() {
    evaluate::RunGateVerdict verdict;
    verdict.gate.name = "ours";
    verdict.run = "June";
    verdict.state = evaluate::LimitState::Failed;
    verdict.phaseOne = evaluate::PhaseOne{"monthly", evaluate::LimitState::Failed};
    evaluate::LimitFinding finding;
    finding.limit.name = "Hit@5";
    finding.limit.figure = "filtered.hit_at.5";
    finding.limit.kind = evaluate::LimitKind::LargestMove;
    finding.limit.limit = 0.03;
    evaluate::RunFigure figure;
    figure.name = finding.limit.figure;
    figure.value = 0.7;
    figure.n = 469;
    figure.isShare = true;
    finding.run = figure;
    finding.move = -0.05;
    finding.items = 469;
    finding.designEffect = 1.0;
    finding.state = evaluate::LimitState::Failed;
    verdict.findings = {finding};
    const auto list = gateRulesOf(verdict);
    QCOMPARE(list.size(), std::size_t{2});
    QVERIFY(list[0].outcome == RuleOutcome::Failed && list[1].outcome == RuleOutcome::Failed);
    QVERIFY(nlohmann::json::parse(runGateJson(verdict))["rubric"].is_null());
    verdict.gate.rubric = "norwegian";
    const auto document = nlohmann::json::parse(runGateJson(verdict));
    QVERIFY(document["rubric"] == "norwegian");
    QVERIFY(document["trusted"] == false && document["state"] == "failed" && document["baseline"].is_null());
    const auto& one = document["findings"][0];
    QVERIFY(one["largest_move"] == 0.03 && one["why_not"].is_null() && one["power"]["items"] == 469);
    QVERIFY(runGateText(verdict).find("not to be trusted") != std::string::npos);
}

void TestCheckDocuments::aRunIsOneDocument() {
    evaluate::RunDescription run;
    run.info.name = "June";
    run.info.kind = "sweep";
    run.inputs = {{"scored_set", "fhri", "ab"}, {"search", "exact", ""}};
    run.settings = {{"grid", "[0.5,0.6]"}};
    evaluate::RunFigure figure;
    figure.name = "global.macro_f1";
    run.figures = {figure};
    evaluate::RunItemTable items;
    items.measures = {{"right", evaluate::BetterValues::Higher, true, {}}};
    items.items = {{"s1", "pair 3", 0, {1}}, {"s2", "", 0, {std::nan("")}}};
    const auto document = nlohmann::json::parse(runJson(run, &items));
    QVERIFY(document["inputs"][0]["sha256"] == "ab" && document["inputs"][1]["sha256"].is_null());
    QVERIFY(document["settings"]["grid"][1] == 0.6);
    QVERIFY(document["figures"]["global.macro_f1"]["value"].is_null()); // undefined, not 0
    QVERIFY(document["per_item"]["items"][0]["values"]["right"] == 1.0);
    QVERIFY(document["per_item"]["items"][1]["values"]["right"].is_null());
    QVERIFY(!nlohmann::json::parse(runJson(run, nullptr)).contains("per_item"));
}

void TestCheckDocuments::aComparisonIsOfBAgainstA() {
    evaluate::RunComparison comparison;
    evaluate::MetricComparison metric; // of A against B
    metric.metric = "right";
    metric.isHeadline = true;
    metric.a = 0.6;
    metric.b = 0.8;
    metric.difference = -0.2;
    metric.interval = statistics::Interval{-0.3, -0.1};
    metric.wins = 2;
    metric.losses = 9;
    metric.verdict = evaluate::SystemsVerdict::BetterB;
    comparison.tested.metrics = {metric};
    const auto document = nlohmann::json::parse(runComparisonJson(comparison));
    const auto& right = document["figures"]["right"];
    QVERIFY(right["delta"] == 0.2 && right["ci"][0] == 0.1 && right["ci"][1] == 0.3);
    QVERIFY(right["wins"] == 9 && right["losses"] == 2 && right["verdict"] == "better");
    QVERIFY(document["items"]["by"] == "right" && document["items"]["wins"] == 9);

    metric.difference = 0.0;
    metric.interval = statistics::Interval{0.0, 0.0};
    comparison.tested.metrics = {metric};
    QVERIFY(runComparisonJson(comparison).find("-0.0") == std::string::npos); // 0 has no sign
}

ASSAY_TEST(TestCheckDocuments)
#include "tst_check_documents.moc"
