// What the sweep's document and folder hold with the laboratory: judgements, ids of samples, dynamic runs,
// curves.
#include "core/metrics/classification/fhri.h"
#include "core/metrics/classification/rescore.h"
#include "core/results/thresholds/sweep_files.h"
#include "tests/support/sample_generator.h"
#include "tests/support/test_class.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>

using namespace assay;
namespace fs = std::filesystem;
using evaluate::JudgedPosition;
using model::Label;
using model::Verdict;

namespace {

struct Swept {
    model::ScoredColumns columns;
    evaluate::ThresholdSweep sweep;
    evaluate::Laboratory laboratory;
};

Swept swept(model::ScoredColumns columns, evaluate::LaboratorySettings settings) {
    base::NoProgress progress;
    settings.draws = settings.splits = 0;
    auto sweep = evaluate::thresholdSweep(columns, settings.sweep, {}, progress);
    auto laboratory =
        evaluate::laboratory(columns, metrics::rescored(columns, settings.scoring), settings, {}, progress);
    if (!sweep || !laboratory) {
        qFatal("no sweep");
    }
    return {std::move(columns), std::move(*sweep), std::move(*laboratory)};
}

// Contradictions 0 (soft band, FHRI calls it accurate) and 2; an accurate sample 1 that NLI takes; a
// hallucination 3 in another scenario, and an accurate sample 4.
model::ScoredColumns fiveSamples() {
    model::ScoredColumns columns;
    columns.scenarios = {"crypto", "news"};
    columns.fhri = {0.9, 0.8, 0.3, 0.2, 0.6};
    columns.nli = {0.2, 0.6, 0.7, model::kNoScore, 0.3};
    columns.label = {Label::Contradiction, Label::Accurate, Label::Contradiction, Label::Hallucination,
                     Label::Accurate};
    columns.scenario = {1, 1, 1, 0, 0};
    columns.predicted.assign(5, model::kNoPrediction);
    columns.rowId = {1, 2, 3, 4, 5};
    columns.pair = {0, 0, 1, model::kNone, model::kNone};
    columns.pairs = 2;
    return columns;
}

evaluate::LaboratorySettings settingsOf(const char* grid) {
    evaluate::LaboratorySettings settings;
    settings.sweep.grid = *metrics::ThresholdGrid::parse(grid);
    return settings;
}

std::set<std::string> filesBelow(const fs::path& folder, const std::string& name) {
    std::set<std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().filename() == name) {
            files.insert(entry.path().lexically_relative(folder).generic_string());
        }
    }
    return files;
}

nlohmann::json documentAt(const fs::path& path) {
    std::ifstream file(path);
    return nlohmann::json::parse(file, nullptr, false);
}

} // namespace

class TstLaboratoryJson : public QObject {
    Q_OBJECT

  private slots:
    void judgementsByHand();
    void judgementsAgainstARecount_data();
    void judgementsAgainstARecount();
    void withoutJudgements();
    void samplesHaveTheirIds();
    void chosenScenariosAreSaid();
    void everyFigureSaysItsThreshold();
    void dynamicRunsAreListed();
    void curvesOfEveryScope();
    void curvesAreOfTheScoringAndTheChosen();
};

void TstLaboratoryJson::judgementsByHand() {
    auto settings = settingsOf("0.5,0.7");
    settings.judgements = {
        {0, Verdict::Contradiction}, {1, Verdict::NotAContradiction}, {4, Verdict::Unsure}};
    const Swept of = swept(fiveSamples(), settings);
    const results::SweepLaboratory extra{of.laboratory, of.columns};
    const nlohmann::json document = nlohmann::json::parse(results::sweepJson(of.sweep, {}, &extra));
    const nlohmann::json& news = document["scenarios"]["news"]["judged"];
    QCOMPARE(news["judgements"].get<int>(), 2);
    QCOMPARE(news["changed"].get<int>(), 2);
    // The two contradictions found, the accurate one released and above both thresholds.
    const nlohmann::json expected = nlohmann::json::parse("[[1,0,0],[0,0,0],[0,0,2]]");
    QVERIFY2(news["confusion_matrix"] == expected, news.dump().c_str());
    QCOMPARE(news["accuracy"].get<double>(), 1.0);
    QCOMPARE(news["macro_f1"].get<double>(), 1.0);
    QCOMPARE(news["per_class"]["contradiction"]["recall"].get<double>(), 1.0);
    QVERIFY(news["threshold"] == document["scenarios"]["news"]["generalisation"]["threshold"]);
    QCOMPARE(news["sweep"].size(), std::size_t{2});
    QCOMPARE(news["sweep"][1]["threshold"].get<double>(), 0.7);
    QCOMPARE(news["at_predetermined"]["threshold"].get<double>(), 0.65);
    const nlohmann::json& crypto = document["scenarios"]["crypto"]["judged"];
    QCOMPARE(crypto["judgements"].get<int>(), 1);
    QCOMPARE(crypto["changed"].get<int>(), 0);
    QVERIFY(crypto["confusion_matrix"] == nlohmann::json::parse("[[1,0,0],[0,1,0],[0,0,0]]")); // at 0.5
    const nlohmann::json& global = document["scenarios"]["global"]["judged"];
    QCOMPARE(global["judgements"].get<int>(), 3);
    QVERIFY(global["sweep"][0]["confusion_matrix"] == nlohmann::json::parse("[[2,0,0],[0,1,0],[0,0,2]]"));
    QVERIFY(global["sweep"][1]["confusion_matrix"] == nlohmann::json::parse("[[1,1,0],[0,1,0],[0,0,2]]"));
    QCOMPARE(global["at_predetermined"]["threshold"].get<std::string>().c_str(), "per scenario");
    // What the rule alone says stays what it is.
    QVERIFY(document["scenarios"]["news"]["sweep"][0]["confusion_matrix"] ==
            nlohmann::json::parse("[[0,0,1],[0,0,0],[1,0,1]]"));
}

void TstLaboratoryJson::judgementsAgainstARecount_data() {
    QTest::addColumn<bool>("chosenOnly");
    QTest::newRow("all scenarios") << false;
    QTest::newRow("chosen scenarios") << true;
}

void TstLaboratoryJson::judgementsAgainstARecount() {
    QFETCH(bool, chosenOnly);
    const model::ScoredColumns columns =
        tests::generateColumns({.count = 800, .scenarios = 4, .components = true});
    auto settings = settingsOf("0.5,0.65,0.8");
    settings.scoring = {model::ScoringKind::Weights, model::kNoEntropyWeights};
    if (chosenOnly) {
        settings.sweep.scenarios = {columns.scenarios[1], columns.scenarios[3]};
    }
    std::map<std::uint32_t, Verdict> verdicts;
    for (std::uint32_t i = 0; i < columns.size(); i += 3) {
        verdicts[i] = static_cast<Verdict>(i % 7 % 3);
        settings.judgements.push_back({i, verdicts[i]});
    }
    const Swept of = swept(columns, settings);
    const auto scores = metrics::rescored(columns, settings.scoring);
    const results::SweepLaboratory extra{of.laboratory, of.columns};
    const nlohmann::json document = nlohmann::json::parse(results::sweepJson(of.sweep, {}, &extra));
    int scopes = 0;
    for (const auto& [key, scope] : document["scenarios"].items()) {
        ++scopes;
        const auto matrixAt = [&, &name = key](const std::function<double(std::size_t)>& tau) {
            nlohmann::json cells = nlohmann::json::parse("[[0,0,0],[0,0,0],[0,0,0]]");
            for (std::uint32_t i = 0; i < columns.size(); ++i) {
                const std::string& scenario = columns.scenarios[columns.scenario[i]];
                const bool isChosen = !chosenOnly || scenario == settings.sweep.scenarios[0] ||
                                      scenario == settings.sweep.scenarios[1];
                if (std::isnan(scores[i]) || !isChosen || (name != "global" && name != scenario)) {
                    continue;
                }
                Label decided = metrics::decide(scores[i], columns.nli[i], tau(i), 0.4);
                const auto verdict = verdicts.find(i);
                if (verdict != verdicts.end() && verdict->second == Verdict::Contradiction) {
                    decided = Label::Contradiction;
                } else if (verdict != verdicts.end() && verdict->second == Verdict::NotAContradiction) {
                    decided = scores[i] >= tau(i) ? Label::Accurate : Label::Hallucination;
                }
                nlohmann::json& cell = cells[model::indexOf(columns.label[i])][model::indexOf(decided)];
                cell = cell.get<int>() + 1;
            }
            return cells;
        };
        const nlohmann::json& judged = scope["judged"];
        for (const nlohmann::json& point : judged["sweep"]) {
            const auto threshold = point["threshold"].get<double>();
            QVERIFY(point["confusion_matrix"] == matrixAt([&](std::size_t) { return threshold; }));
        }
        const auto own = judged["threshold"].get<double>();
        QVERIFY(judged["confusion_matrix"] == matrixAt([&](std::size_t) { return own; }));
        QVERIFY(judged["at_predetermined"]["confusion_matrix"] == matrixAt([&](std::size_t i) {
                    return evaluate::predeterminedThreshold(columns.scenarios[columns.scenario[i]]);
                }));
        QVERIFY(judged["changed"].get<int>() > 0);
    }
    QCOMPARE(scopes, chosenOnly ? 3 : 5);
}

void TstLaboratoryJson::withoutJudgements() {
    const Swept of = swept(fiveSamples(), settingsOf("0.5"));
    const results::SweepLaboratory extra{of.laboratory, of.columns};
    const nlohmann::json document = nlohmann::json::parse(results::sweepJson(of.sweep, {}, &extra));
    for (const auto& [key, scope] : document["scenarios"].items()) {
        QVERIFY(scope.contains("judged") && scope["judged"].is_null());
    }
}

void TstLaboratoryJson::samplesHaveTheirIds() {
    auto settings = settingsOf("0.95");
    settings.pin.emplace();
    settings.pin->fallback.tau = 0.5;
    const Swept of = swept(fiveSamples(), settings);
    const std::vector<std::string> ids{"a", "b", "c", "d", "e"};
    results::SweepLaboratory extra{of.laboratory, of.columns, ids};
    const nlohmann::json document = nlohmann::json::parse(results::sweepJson(of.sweep, {}, &extra));
    QVERIFY(document["pairs"]["out_of_order"] ==
            nlohmann::json::parse(
                R"([{"baseline":{"row":2,"sample_id":"b"},"follow_up":{"row":1,"sample_id":"a"}}])"));
    QVERIFY(document["pairs"]["orphans"] == nlohmann::json::parse(R"([{"row":3,"sample_id":"c"}])"));
    QVERIFY(document["pairs"]["soft_band"] ==
            nlohmann::json::parse(R"([{"row":1,"sample_id":"a"},{"row":5,"sample_id":"e"}])"));
    const nlohmann::json& flips = document["flips"]["samples"]; // 0.6 and 0.9 fall below 0.95
    QCOMPARE(flips.size(), std::size_t{2});
    QCOMPARE(flips[0]["sample_id"].get<std::string>().c_str(), "a");
    QCOMPARE(flips[0]["row"].get<int>(), 1);
    QCOMPARE(flips[1]["sample_id"].get<std::string>().c_str(), "e");

    extra.ids = {};
    const nlohmann::json unknown = nlohmann::json::parse(results::sweepJson(of.sweep, {}, &extra));
    QVERIFY(unknown["flips"]["samples"][0]["sample_id"].is_null());
    QVERIFY(unknown["pairs"]["orphans"] == nlohmann::json::parse(R"([{"row":3,"sample_id":null}])"));
}

void TstLaboratoryJson::chosenScenariosAreSaid() {
    auto settings = settingsOf("0.95");
    settings.pin.emplace();
    settings.pin->fallback.tau = 0.5;
    settings.pin->nliHard = 0.65;
    settings.decision = settings.pin;
    const std::vector<std::string> ids{"a", "b", "c", "d", "e"};
    const auto documentOf = [&] {
        const Swept of = swept(fiveSamples(), settings);
        const results::SweepLaboratory extra{of.laboratory, of.columns, ids};
        return nlohmann::json::parse(results::sweepJson(of.sweep, {}, &extra));
    };
    const nlohmann::json whole = documentOf();
    for (const char* key : {"pairs", "flips", "decision_check"}) {
        QCOMPARE(whole[key]["scope"].get<std::string>().c_str(), "all scenarios");
    }
    QCOMPARE(whole["decision_check"]["scenarios"]["global"]["n"].get<int>(), 5);
    QVERIFY(whole["flips"]["from"] == nlohmann::json::parse(R"({"crypto":0.5,"news":0.5})"));

    settings.sweep.scenarios = {"crypto"};
    const nlohmann::json part = documentOf();
    for (const char* key : {"pairs", "flips", "decision_check"}) {
        QCOMPARE(part[key]["scope"].get<std::string>().c_str(), "chosen scenarios");
    }
    QCOMPARE(part["pairs"]["pairs"].get<int>(), 0);
    QVERIFY(part["pairs"]["out_of_order"].empty() && part["pairs"]["orphans"].empty());
    QVERIFY(part["pairs"]["soft_band"] == nlohmann::json::parse(R"([{"row":5,"sample_id":"e"}])"));
    QVERIFY(part["pairs"]["soft_band"].size() ==
            part["scenarios"]["global"]["review_count"].get<std::size_t>());
    const nlohmann::json& scopes = part["decision_check"]["scenarios"];
    QCOMPARE(scopes.size(), std::size_t{2});
    QCOMPARE(scopes["global"]["n"].get<int>(), 2);
    QVERIFY(scopes["global"]["confusion_matrix"] == scopes["crypto"]["confusion_matrix"]);
    QVERIFY(part["flips"]["from"] == nlohmann::json::parse(R"({"crypto":0.5})"));
    QVERIFY(part["flips"]["to"] == nlohmann::json::parse(R"({"crypto":0.95})"));
    QCOMPARE(part["dynamic_runs_scope"].get<std::string>().c_str(), "whole set");
    // The two rules that the flips are between.
    QVERIFY(part["flips"]["from_rule"] ==
            nlohmann::json::parse(R"({"scoring":"stored","weights":null,"nli_hard":0.65})"));
    QVERIFY(part["flips"]["to_rule"] ==
            nlohmann::json::parse(R"({"scoring":"stored","weights":null,"nli_hard":0.4})"));
}

void TstLaboratoryJson::everyFigureSaysItsThreshold() {
    const Swept of = swept(fiveSamples(), settingsOf("0.65,0.7"));
    const results::SweepLaboratory extra{of.laboratory, of.columns};
    const nlohmann::json document = nlohmann::json::parse(results::sweepJson(of.sweep, {}, &extra));
    const nlohmann::json& global = document["scenarios"]["global"];
    QCOMPARE(global["predetermined_threshold"].get<double>(), 0.7);
    QCOMPARE(global["predetermined_macro_f1_at"].get<std::string>().c_str(), "per scenario");
    const nlohmann::json& news = document["scenarios"]["news"];
    QCOMPARE(news["predetermined_macro_f1_at"].get<double>(), 0.65);
    QVERIFY(news["predetermined_macro_f1"] == news["sweep"][0]["macro_f1"]);
}

void TstLaboratoryJson::dynamicRunsAreListed() {
    const Swept of = swept(fiveSamples(), settingsOf("0.5"));
    std::vector<results::StoredDynamicRun> runs(2);
    runs[0].context = {"first", "June", "http://h", 7, 3, 0.4};
    runs[0].createdAt = "2026-03-01T12:00:00Z";
    runs[0].state = "finished";
    runs[0].summary.emplace();
    runs[0].summary->sampled.planned = 5;
    runs[1].context.run = "second";
    runs[1].state = "stopped";
    runs[1].notUsable = "drawn by another version";
    results::SweepLaboratory extra{of.laboratory, of.columns, {}, runs};
    const nlohmann::json document = nlohmann::json::parse(results::sweepJson(of.sweep, {}, &extra));
    QCOMPARE(document["dynamic_runs"].size(), std::size_t{2});
    nlohmann::json first = document["dynamic_runs"][0];
    QCOMPARE(first["state"].get<std::string>().c_str(), "finished");
    QCOMPARE(first["created_at"].get<std::string>().c_str(), "2026-03-01T12:00:00Z");
    QVERIFY(first["not_usable"].is_null());
    for (const char* key : {"state", "created_at", "not_usable"}) {
        first.erase(key);
    }
    QVERIFY(first == nlohmann::json::parse(results::dynamicJson(*runs[0].summary, runs[0].context)));
    const nlohmann::json& second = document["dynamic_runs"][1];
    QCOMPARE(second["run"].get<std::string>().c_str(), "second");
    QCOMPARE(second["not_usable"].get<std::string>().c_str(), "drawn by another version");
    QVERIFY(!second.contains("planned"));

    extra.dynamicRuns = {};
    QVERIFY(nlohmann::json::parse(results::sweepJson(of.sweep, {}, &extra))["dynamic_runs"] ==
            nlohmann::json::array());
}

void TstLaboratoryJson::curvesOfEveryScope() {
    const Swept of = swept(fiveSamples(), settingsOf("0.5"));
    QTemporaryDir folder;
    const fs::path output = folder.path().toStdString();
    base::NoProgress progress;
    results::SweepLaboratory extra{of.laboratory, of.columns};
    QVERIFY(results::writeSweepFiles(of.sweep, {}, output, {}, progress, &extra).has_value());
    const std::set<std::string> expected{"crypto/curves.json", "global/curves.json", "news/curves.json"};
    QVERIFY(filesBelow(output, "curves.json") == expected);
    const nlohmann::json global = documentAt(output / "global" / "curves.json");
    QCOMPARE(global["n"].get<int>(), 5);
    QCOMPARE(global["scenario"].get<std::string>().c_str(), "global");
    // The area is the one that the sweep tells of the scope.
    for (const Label label : model::kLabels) {
        const auto area = global["pr"][std::string(model::labelName(label))]["average_precision"];
        const auto& known = of.sweep.global.averagePrecision[model::indexOf(label)];
        QVERIFY(known ? area == *known : area.is_null());
    }
    QCOMPARE(documentAt(output / "crypto" / "curves.json")["n"].get<int>(), 2);
    // Without them, those of an earlier sweep go.
    extra.curvePoints.reset();
    QVERIFY(results::writeSweepFiles(of.sweep, {}, output, {}, progress, &extra).has_value());
    QVERIFY(filesBelow(output, "curves.json").empty());
    QVERIFY(filesBelow(output, "sweep.json").size() == 1);
}

void TstLaboratoryJson::curvesAreOfTheScoringAndTheChosen() {
    const model::ScoredColumns columns =
        tests::generateColumns({.count = 600, .scenarios = 4, .components = true});
    auto settings = settingsOf("0.5,0.7");
    settings.scoring = {model::ScoringKind::Weights, model::ComponentWeights{0, 0, 0, 0, 1}};
    settings.sweep.scenarios = {columns.scenarios[2], columns.scenarios[0]};
    settings.sweep.nli = {0.2, 0.6};
    const Swept of = swept(columns, settings);
    QTemporaryDir folder;
    const fs::path output = folder.path().toStdString();
    base::NoProgress progress;
    const results::SweepLaboratory extra{of.laboratory, of.columns};
    QVERIFY(results::writeSweepFiles(of.sweep, {}, output, {}, progress, &extra).has_value());
    QCOMPARE(filesBelow(output, "curves.json").size(), std::size_t{3});
    for (const evaluate::ScenarioRow& row : of.laboratory.table.rows) {
        const std::string name = row.global ? "global" : row.scenario;
        const nlohmann::json curves = documentAt(output / name / "curves.json");
        QCOMPARE(curves["n"].get<std::int64_t>(), row.n);
        QVERIFY(row.n < static_cast<std::int64_t>(columns.size())); // half have no E
        QCOMPARE(curves["nli_hard"].get<double>(), 0.6);
        // The point at the row's own threshold is what the matrix there says.
        const metrics::ConfusionMatrix& matrix = row.atOwn.matrix;
        std::int64_t taken = 0;
        for (const nlohmann::json& point : curves["pr"]["accurate"]["points"]) {
            if (point["threshold"].get<double>() >= row.atOwn.threshold) {
                taken = point["taken"].get<std::int64_t>();
            }
        }
        QCOMPARE(taken, matrix.columnSum(Label::Accurate));
    }
}

ASSAY_TEST(TstLaboratoryJson)
#include "tst_laboratory_json.moc"
