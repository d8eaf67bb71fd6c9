#include "core/base/random.h"
#include "core/evaluate/neighbours/outside_run.h"
#include "core/evaluate/runs/run_comparison.h"
#include "core/evaluate/runs/run_description.h"
#include "core/formats/rankings/outside_figures.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <cmath>
#include <map>

using namespace assay;
using namespace assay::evaluate;
using Document = nlohmann::ordered_json;

class TestRunDescription : public QObject {
    Q_OBJECT

  private slots:
    void figuresOfNeighbourTests();
    void figuresFromOutside();
    void figuresOfAnswersWithTheirStrata();
    void figuresOfRetrievalWithItsWaits();
    void countsOfMining();
    void whatOtherKindsKeepIsReadAgain();
    void inputsOfEveryForm();
    void settingsByTheirPath();
    void damagedDocumentsAreRefused();
    void itemsStandSideBySide();
    void pairedMeansAreThoseOfTheCommonItems();

  private:
    static workspace::RunInfo infoOf(const char* kind, const Document& inputs, const Document& settings,
                                     const Document& figures) {
        workspace::RunInfo info;
        info.kind = kind;
        info.inputs = inputs.dump();
        info.settings = settings.dump();
        info.figures = figures.dump();
        return info;
    }

    static std::optional<double> valueOf(const RunDescription& run, const char* figure) {
        const RunFigure* const found = run.find(figure);
        return found != nullptr ? found->value : std::nullopt;
    }
};

void TestRunDescription::figuresOfNeighbourTests() {
    const Document hits{{"1", 0.5}, {"1_ci", {0.4, 0.6}}, {"1_n", 40},
                        {"5", 0.8}, {"5_ci", nullptr},    {"5_n", 40}};
    const Document filtered{{"self_at_1", 0.975},
                            {"self_at_1_ci", {0.9, 0.99}},
                            {"self_at_1_n", 40},
                            {"hit_at", hits},
                            {"mrr_at", {{"20", 0.6}, {"20_n", 40}, {"20_ci", {0.5, 0.7}}}},
                            {"design_effect", {{"1", 1.5}}},
                            {"chance_hit_at", {{"1", 0.1}, {"5", 0.3}}},
                            {"median_gold_distance", 0.41},
                            {"median_gold_distance_n", 90}};
    const Document search{{"label", "exact"}, {"regimes", {{"filtered", filtered}}}};
    const Document document{{"coverage", 0.9},
                            {"coverage_ci", {0.8, 0.95}},
                            {"coverage_n", 60},
                            {"figures", Document::array({search, search})}};
    const auto run = describeRun(infoOf("neighbours", Document::object(), Document::object(), document));
    QVERIFY(run.has_value());
    const RunFigure* const hit = run->find("filtered.hit_at.1");
    QVERIFY(hit != nullptr && hit->value == 0.5 && hit->n == 40 && hit->isShare);
    QVERIFY(hit->interval && hit->interval->low == 0.4 && hit->interval->high == 0.6);
    QVERIFY(hit->chance == 0.1 && hit->designEffect == 1.5 && hit->better == BetterValues::Higher);
    QVERIFY(!run->find("filtered.hit_at.5")->interval && run->find("filtered.hit_at.5")->chance == 0.3);
    QVERIFY(valueOf(*run, "filtered.mrr_at.20") == 0.6 && !run->find("filtered.mrr_at.20")->isShare);
    QVERIFY(run->find("filtered.median_gold_distance")->better == BetterValues::Lower);
    QVERIFY(valueOf(*run, "coverage") == 0.9);
    QVERIFY(valueOf(*run, "search_2.filtered.self_at_1") == 0.975);
    QVERIFY(run->find("filtered.hit_at.1_ci") == nullptr && run->find("open.hit_at.1") == nullptr);
}

void TestRunDescription::figuresFromOutside() {
    model::OutsideFigures figures;
    figures.anchors = 60;
    figures.covered = 50;
    figures.coverage = 50.0 / 60;
    model::OutsideRegime filtered;
    filtered.name = "filtered";
    filtered.selfAt1 = 0.983;
    filtered.hitAt[5] = 0.82;
    filtered.mrrAt[30] = 0.292;
    filtered.goldDistance = {{"median", 0.537}, {"p95", 0.7}};
    filtered.intervals["hit_at.5"] = {0.7, 0.9};
    figures.regimes = {filtered};
    model::OutsideFigure whole{"questions", "", 31, "31", {}, false, model::kWholeOf};
    whole.isCount = true;
    model::OutsideFigure part{"bertscore_f", "easy", 0.804, "0.804", 12, false, "by tier"};
    model::OutsideFigure alone{"latency_ms", "system A", 900, "900", 31, false};
    figures.others = {part, whole, alone};
    const Document kept = Document::parse(formats::outsideFiguresJson(figures));
    const auto run =
        describeRun(infoOf(std::string(kOutsideRuns).c_str(), Document::object(), Document::object(), kept));
    QVERIFY(run.has_value());
    const RunFigure* const hit = run->find("filtered.hit_at.5");
    QVERIFY(hit != nullptr && hit->value == 0.82 && hit->n == 50 && hit->isShare);
    QVERIFY(hit->interval && hit->interval->low == 0.7 && hit->better == BetterValues::Higher);
    QVERIFY(!hit->chance); // luck's level did not come, and is not known without the corpus
    QVERIFY(run->find("filtered.self_at_1") != nullptr && run->find("filtered.self_at_1")->n == 60);
    QVERIFY(valueOf(*run, "filtered.mrr_at.30") == 0.292 && !run->find("filtered.mrr_at.30")->isShare);
    QVERIFY(valueOf(*run, "filtered.median_gold_distance") == 0.537);
    QVERIFY(run->find("filtered.gold_distance.p95") != nullptr &&
            run->find("filtered.gold_distance.p95")->better == BetterValues::Lower);
    QVERIFY(valueOf(*run, "anchors") == 60.0 && valueOf(*run, "questions") == 31.0);
    QVERIFY(run->find("questions")->better == BetterValues::Neither && run->find("questions")->n == 0);
    QVERIFY(valueOf(*run, "system A.latency_ms") == 900.0 &&
            run->find("system A.latency_ms")->better == BetterValues::Lower);
    QVERIFY(valueOf(*run, "by.tier.easy.bertscore_f") == 0.804);
    QCOMPARE(run->mainFigures, run->figures.size() - 1);
    QVERIFY(run->figures.back().name.starts_with("by."));
}

void TestRunDescription::figuresOfAnswersWithTheirStrata() {
    const Document rouge{{"mean", 0.61}, {"ci", {0.5, 0.7}}, {"n", 31}, {"not_applicable", 0}};
    const Document wait{{"mean", 900.0}, {"ci", nullptr}, {"n", 31}, {"not_applicable", 0}};
    const Document none{{"mean", nullptr}, {"ci", nullptr}, {"n", 0}, {"not_applicable", 31}};
    const Document metrics{{"rougeL_f", rouge}, {"latency_ms", wait}, {"bleurt", none}};
    const Document document{
        {"metrics", metrics},
        {"pass_rate", {{"mean", 0.5}, {"ci", {0.3, 0.7}}, {"n", 30}}},
        {"by", {{"retrieval_scope", {{"cross_company", {{"metrics", {{"bertscore_f", rouge}}}}}}}}}};
    const auto run = describeRun(infoOf("answers", Document::object(), Document::object(), document));
    QVERIFY(run.has_value());
    QVERIFY(valueOf(*run, "rougeL_f") == 0.61 && run->find("rougeL_f")->n == 31);
    QVERIFY(run->find("latency_ms")->better == BetterValues::Lower);
    QVERIFY(run->find("bleurt") != nullptr && !run->find("bleurt")->value); // undefined, not 0
    QVERIFY(run->find("pass_rate")->isShare && !run->find("rougeL_f")->isShare);
    QVERIFY(valueOf(*run, "by.retrieval_scope.cross_company.bertscore_f") == 0.61);
    QCOMPARE(run->mainFigures, std::size_t{4});
    QVERIFY(run->figures.back().name.starts_with("by."));
}

void TestRunDescription::figuresOfRetrievalWithItsWaits() {
    const Document p95{{"value", 2000.0}, {"at_least", false}, {"low", 1500.0}, {"high", nullptr}};
    const Document document{
        {"metrics", {{"mrr_at_10", {{"mean", 0.7}, {"ci", {0.6, 0.8}}, {"n", 28}, {"chance", 0.01}}}}},
        {"latency_ms", {{"n", 28}, {"mean", 1250.0}, {"p50", p95}, {"p95", p95}, {"p99", nullptr}}}};
    const auto run = describeRun(infoOf("retrieval", Document::object(), Document::object(), document));
    QVERIFY(run.has_value());
    QVERIFY(run->find("mrr_at_10")->chance == 0.01);
    QVERIFY(valueOf(*run, "latency_ms.p95") == 2000.0 && !run->find("latency_ms.p95")->interval);
    QVERIFY(run->find("latency_ms.p95")->better == BetterValues::Lower);
    QVERIFY(run->find("latency_ms.p99") != nullptr && !run->find("latency_ms.p99")->value);
}

void TestRunDescription::countsOfMining() {
    const Document document{{"corpus", "filings"},
                            {"seed", 42},
                            {"views", {1, 2}},
                            {"view1_kpi_scan", {{"rows", 17}, {"by_label", {{"revenue", 9}}}}}};
    const auto run = describeRun(infoOf("mine", Document::object(), Document::object(), document));
    QVERIFY(run.has_value());
    QVERIFY(valueOf(*run, "view1_kpi_scan.rows") == 17.0 &&
            valueOf(*run, "view1_kpi_scan.by_label.revenue") == 9.0);
    QVERIFY(run->find("seed") == nullptr &&
            run->find("view1_kpi_scan.rows")->better == BetterValues::Neither);
}

void TestRunDescription::whatOtherKindsKeepIsReadAgain() {
    RunFigure share;
    share.name = "accuracy";
    share.value = 0.92;
    share.n = 200;
    share.interval = statistics::Interval{0.88, 0.95};
    share.chance = 0.34;
    share.better = BetterValues::Higher;
    share.isShare = true;
    share.designEffect = 1.25;
    RunFigure wait;
    wait.name = "seconds.p95";
    wait.better = BetterValues::Lower;
    const std::vector<RunFigure> figures{share, wait};
    const std::string text = runSummaryJson(figures, Document{{"failures", 3}}.dump());
    QVERIFY(Document::parse(text)["failures"] == 3);
    const auto read = runFigures("dynamic", text);
    QVERIFY(read.has_value());
    QVERIFY(*read == figures);
    QVERIFY(runSummaryJson(figures) == runSummaryJson(figures));
}

void TestRunDescription::inputsOfEveryForm() {
    const Document inputs{{"suites", Document::array({{{"name", "P3"}, {"sha256", "aa"}},
                                                      {{"name", "tax"}, {"sha256", "bb"}}})},
                          {"predictions_id", 7},
                          {"predictions", "gpt"},
                          {"predictions_sha256", "cc"},
                          {"rubric_sha256", "dd"},
                          {"evidence_sha256", ""},
                          {"corpus", {{"id", 3}, {"name", "filings"}, {"sha256", "ee"}}},
                          {"anchors", {{"n", 60}, {"sha256", "ff"}}}};
    const auto run = describeRun(infoOf("answers", inputs, Document::object(), Document::object()));
    QVERIFY(run.has_value());
    const std::vector<RunInput> expected{{"suite", "P3", "aa"},        {"suite", "tax", "bb"},
                                         {"predictions", "gpt", "cc"}, {"rubric", "", "dd"},
                                         {"corpus", "filings", "ee"},  {"anchors", "", "ff"}};
    QVERIFY(run->inputs == expected);
    QVERIFY(run->suiteName() == "P3, tax" && run->systemName() == "gpt");
    QVERIFY(run->inputName("corpus") == "filings" && run->inputName("embeddings").empty());
}

void TestRunDescription::settingsByTheirPath() {
    const Document settings{{"seed", 42}, {"fusion", {{"method", "rrf"}, {"k", 60}}}, {"hit", {1, 3}}};
    const auto run = describeRun(infoOf("retrieval", Document::object(), settings, Document::object()));
    QVERIFY(run.has_value());
    const std::vector<RunSetting> expected{
        {"fusion.k", "60"}, {"fusion.method", "\"rrf\""}, {"hit", "[1,3]"}, {"seed", "42"}};
    QVERIFY(run->settings == expected);
}

void TestRunDescription::damagedDocumentsAreRefused() {
    for (const char* const wrong : {"[]", "{", "3"}) {
        workspace::RunInfo run =
            infoOf("answers", Document::object(), Document::object(), Document::object());
        run.inputs = wrong;
        QVERIFY(!describeRun(run));
        run = infoOf("answers", Document::object(), Document::object(), Document::object());
        run.settings = wrong;
        QVERIFY(!describeRun(run));
        run = infoOf("answers", Document::object(), Document::object(), Document::object());
        run.figures = wrong;
        QVERIFY(!describeRun(run));
    }
    workspace::RunInfo open = infoOf("sweep", Document::object(), Document::object(), Document::object());
    open.figures.clear(); // not finished
    QVERIFY(describeRun(open) && describeRun(open)->figures.empty());
}

void TestRunDescription::itemsStandSideBySide() {
    RunItemTable a;
    a.measures = {{"right", BetterValues::Higher, true, {}}, {"seconds", BetterValues::Lower, false, {}}};
    a.items = {{"q1", "x", 1, {1, 3}}, {"q2", "x", 1, {0, 4}}, {"q3", "", 1, {1, 5}}, {"q4", "", 1, {1, 1}}};
    RunItemTable b = a;
    b.items = {{"q3", "", 1, {0, 2}}, {"q1", "x", 1, {1, 2}}, {"q4", "", 2, {1, 1}}, {"q5", "", 1, {1, 9}}};
    const ComparedAnswers items =
        comparedItems(std::array<const RunItemTable*, 2>{&a, &b}, std::array<std::string, 2>{"A", "B"});
    QVERIFY((items.questionIds == std::vector<std::string>{"q1", "q2", "q3", "q5"}));
    QVERIFY((items.changed == std::vector<std::string>{"q4"})); // edited between the two
    QVERIFY(items.clusterOf[0] == items.clusterOf[1] && items.clusterOf[2] != items.clusterOf[0]);
    QVERIFY(items.systems[1].find("right")->values[0] == 1 &&
            std::isnan(items.systems[1].metrics[0].values[1]));
    QVERIFY(items.systems[0].find("seconds")->better == BetterValues::Lower);
    QVERIFY(headlineOf("dynamic", items) == "right");
    const auto changes = questionDifferences(items, 0, 1, "seconds");
    QVERIFY(changes.size() == 2 && changes[0].question == 2 && changes[0].outcome == -1); // A waits longer
}

// The slow way: a map from key to value, on random tables.
void TestRunDescription::pairedMeansAreThoseOfTheCommonItems() {
    base::Random random(7);
    for (int round = 0; round < 20; ++round) {
        std::array<RunItemTable, 2> tables;
        std::array<std::map<std::string, double>, 2> known;
        for (std::size_t side = 0; side < 2; ++side) {
            tables[side].measures = {{"right", BetterValues::Higher, true, {}}};
            for (int i = 0; i < 60; ++i) {
                if (random.below(5) == 0) {
                    continue;
                }
                const std::string key = "q" + std::to_string(i);
                const double value = random.below(2) == 0 ? 0 : 1;
                tables[side].items.push_back({key, "c" + std::to_string(i % 9), 0, {value}});
                known[side][key] = value;
            }
        }
        double sum = 0;
        std::int64_t n = 0;
        for (const auto& [key, value] : known[0]) {
            if (const auto other = known[1].find(key); other != known[1].end()) {
                sum += value - other->second;
                ++n;
            }
        }
        const ComparedAnswers items = comparedItems(
            std::array<const RunItemTable*, 2>{&tables[0], &tables[1]}, std::array<std::string, 2>{"A", "B"});
        AnswerComparisonSettings settings;
        settings.headline = "right";
        base::NoProgress progress;
        const auto compared = compareAnswers(items, 0, 1, settings, {}, progress);
        QVERIFY(compared.has_value());
        const MetricComparison* const right = compared->headline();
        QVERIFY(right != nullptr && right->n == n && right->wins + right->ties + right->losses == n);
        QVERIFY(std::abs(*right->difference - sum / static_cast<double>(n)) < 1e-12);
    }
}

ASSAY_TEST(TestRunDescription)
#include "tst_run_description.moc"
