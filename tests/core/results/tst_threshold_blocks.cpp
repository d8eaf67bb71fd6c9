// What pages and reports show of thresholds: words, tables and sentences of values.
#include "core/results/report/figure_text.h"
#include "core/results/thresholds/threshold_blocks.h"
#include "core/results/thresholds/threshold_words.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using namespace assay::results;
using model::Label;

namespace {

const words::Wording kEnglish;

// Rows are the true classes: 8 of 10 accurate ones, 6 of 8 hallucinations, none of no contradiction.
metrics::ConfusionMatrix matrix() {
    metrics::ConfusionMatrix counts;
    counts.cells = {{{8, 2, 0}, {2, 6, 0}, {0, 0, 0}}};
    return counts;
}

std::string textOf(const Table& table, std::size_t row, const std::string& column) {
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (table.columns[i].key == column) {
            return cellText(table.rows[row][i], kEnglish);
        }
    }
    return "no such column";
}

metrics::Violation violation(metrics::Constraint constraint, double required, std::optional<double> reached) {
    return {constraint, required, reached};
}

} // namespace

class TstThresholdBlocks : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void classesAtAPoint();
    void intervalsAtAPoint();
    void everyThresholdOfTheGrid();
    void everyScope();
    void robustnessInASentence();
    void leakedPredictions();
    void words();
};

void TstThresholdBlocks::classesAtAPoint() {
    const auto table = thresholds::classTable(evaluate::decisionShares(matrix()),
                                              metrics::figuresOf(matrix()), {}, kEnglish, true);
    QCOMPARE(table.rows.size(), std::size_t{3});
    QVERIFY(textOf(table, 0, "precision").starts_with("0.8000 (0.4270–0.9555)"));
    QVERIFY(textOf(table, 1, "recall").starts_with("0.7500 ("));
    QCOMPARE(textOf(table, 1, "n"), std::string("8"));
    const auto& recall = std::get<Figure>(table.rows[2][2]);
    QVERIFY(!recall.value);
    QCOMPARE(recall.why, std::string("no sample of this class"));
    const auto& precision = std::get<Figure>(table.rows[0][1]);
    QVERIFY(precision.numerator == 8 && precision.n == 10);
}

void TstThresholdBlocks::intervalsAtAPoint() {
    const Table table = thresholds::operatingPointTable(evaluate::decisionShares(matrix()), kEnglish);
    QCOMPARE(table.rows.size(), std::size_t{6});
    QCOMPARE(textOf(table, 3, "figure"), std::string("hallucination, recall"));
    const std::vector<statistics::ClusterTally> tallies{{1, 1, 6}, {1, 0, 2}};
    const auto expected = statistics::clusteredShare(tallies);
    QCOMPARE(std::get<Figure>(table.rows[3][2]).value, std::optional(expected.interval->low));
    QCOMPARE(std::get<Figure>(table.rows[3][3]).value, std::optional(expected.interval->high));
    QCOMPARE(std::get<Figure>(table.rows[3][5]).value, expected.designEffect());
    QCOMPARE(textOf(table, 5, "low"), std::string("—"));
    QCOMPARE(textOf(table, 5, "n"), std::string("0"));
}

void TstThresholdBlocks::everyThresholdOfTheGrid() {
    std::vector<evaluate::SweepPoint> points{{0.60, matrix(), metrics::figuresOf(matrix())},
                                             {0.625, matrix(), metrics::figuresOf(matrix())}};
    const metrics::BestThreshold best{.index = 1, .feasible = false, .violated = {}};
    const Table table = thresholds::sweepTable(points, best, {}, kEnglish);
    QCOMPARE(textOf(table, 0, "tau"), std::string("0.60"));
    QCOMPARE(textOf(table, 1, "tau"), std::string("0.625"));
    QCOMPARE(textOf(table, 0, "verdict"), std::string("infeasible"));
    QCOMPARE(textOf(table, 1, "verdict"), std::string("least violating"));
    QCOMPARE(table.rows[0][12].reason, std::string("Recall of hallucination is 0.75, short of 0.80 by 0.05; "
                                                   "Precision of accurate is 0.80, short of 0.90 by 0.10"));
    QVERIFY(table.rows[0].emphasis == Emphasis::None && table.rows[1].emphasis == Emphasis::Strong);
    QVERIFY(*table.rows[1].link == Link(ThresholdLink{0.625}));
    const metrics::Constraints none{.required = {}};
    const Table free = thresholds::sweepTable(
        points, metrics::BestThreshold{.index = 0, .feasible = true, .violated = {}}, none, kEnglish);
    QCOMPARE(textOf(free, 0, "verdict"), std::string("feasible, best (τ*)"));
    QCOMPARE(textOf(free, 1, "verdict"), std::string("feasible"));
    QCOMPARE(free.rows[0][12].reason, std::string());
}

void TstThresholdBlocks::everyScope() {
    evaluate::ScenarioTable scopes;
    scopes.rows.resize(3);
    scopes.rows[0].global = true;
    scopes.rows[0].n = 18;
    scopes.rows[0].best = metrics::BestThreshold{.feasible = true, .violated = {}};
    scopes.rows[0].atOwn = {0.62, matrix(), metrics::figuresOf(matrix())};
    scopes.rows[0].generalisation = 0.0312;
    scopes.rows[0].perturbation.down = -0.0106;
    scopes.rows[0].perturbation.robustness = evaluate::Robustness::Robust;
    scopes.rows[1].scenario = "news";
    scopes.rows[1].best =
        metrics::BestThreshold{.violated = {violation(metrics::Constraint::HallucinationRecall, 0.80, 0.75)}};
    scopes.rows[1].atOwn.threshold = 0.7;
    const Table table = thresholds::scopeTable(scopes, kEnglish);
    QCOMPARE(textOf(table, 0, "scenario"), std::string("All samples"));
    QCOMPARE(textOf(table, 0, "tau_default"), std::string("each its own"));
    QCOMPARE(textOf(table, 0, "tau"), std::string("0.620"));
    QCOMPARE(textOf(table, 0, "feasible"), std::string("✓ yes"));
    QVERIFY(std::get<Figure>(table.rows[0][8]).isDifference);
    QCOMPARE(textOf(table, 0, "robustness"), std::string("robust"));
    QCOMPARE(textOf(table, 1, "tau"), std::string("(0.700)"));
    QVERIFY(table.rows[1][3].sortKey == 0.7);
    QCOMPARE(textOf(table, 1, "feasible"), std::string("✗ halluc. rec."));
    QVERIFY(table.rows[1][4].reason.starts_with("Recall of hallucination is 0.75, "));
    QCOMPARE(textOf(table, 2, "scenario"), std::string("(no scenario)"));
    QCOMPARE(textOf(table, 2, "tau"), std::string("— (no sample has a score)"));
    QVERIFY(textOf(table, 2, "feasible").starts_with("—"));
    QVERIFY(*table.rows[2].link == Link(ScopeLink{2}));
    QVERIFY(table.rows[0].key != table.rows[2].key); // neither has a name
}

void TstThresholdBlocks::robustnessInASentence() {
    const metrics::ThresholdGrid grid;
    thresholds::ScopeRobustness known;
    known.bootstrap.settings = {200, 7};
    known.bootstrap.samples = 400;
    known.bootstrap.clusters = 390;
    known.bootstrap.feasibleDraws = 150;
    known.bootstrap.tau = {0.58, 0.66};
    known.tau = 0.62;
    const std::string halved = thresholds::robustnessParagraph("news", known, grid, kEnglish).text;
    QVERIFY(halved.starts_with(
        "news: least violating τ 0.620. Chosen anew in each draw, it lies from 0.580 to 0.660 "
        "in the middle 95 % of the draws (200 draws, seed 7, 390 clusters of 400 samples)."));
    QVERIFY(halved.find("75.0\u00a0% of the draws") != std::string::npos);
    QVERIFY(halved.find("cannot be corrected for optimism") != std::string::npos);
    QVERIFY(halved.find("No held-out score") != std::string::npos);
    known.bootstrap.optimism = 0.0312;
    known.bootstrap.correctedMacroF1 = 0.58;
    known.bootstrap.equals = {.places = {2, 3}, .safest = 3, .safestRecall = 0.91, .safestDraws = 150};
    const std::string equals = thresholds::robustnessParagraph("news", known, grid, kEnglish).text;
    QVERIFY2(equals.find("corrected for optimism: 0.5800 (less 0.0312).") != std::string::npos,
             equals.c_str());
    QVERIFY2(
        equals.find("Not told from it by these samples: 0.60, 0.65. Of these the safest is 0.65: recall of "
                    "hallucination 0.9100; it meets every constraint in 75.0\u00a0% of the draws.") !=
            std::string::npos,
        equals.c_str());
    known.feasible = true;
    known.split.emplace();
    known.split->settings.splits = 20;
    known.split->optimism = 0.0125;
    const std::string split = thresholds::robustnessParagraph("news", known, grid, kEnglish).text;
    QVERIFY(split.starts_with("news: τ* 0.620"));
    QVERIFY(split.find("(20 splits)") != std::string::npos);
    QVERIFY(split.ends_with("\nOptimism 0.0125."));
    known.split->optimismInterval = statistics::Interval{-0.01, 0.04};
    known.split->leftOut = 1;
    QVERIFY(thresholds::robustnessParagraph("news", known, grid, kEnglish)
                .text.ends_with("\nOptimism 0.0125 (95 % of the splits: -0.0100 to 0.0400).\n"
                                "Splits of which one half lacks a class are left out: 1 of 20."));
    known.heldOut = {0.645, 0.25};
    QVERIFY(thresholds::robustnessParagraph("news", known, grid, kEnglish)
                .text.ends_with("Held at τ 0.645: Macro-F1 0.2500 on the halves held out."));
}

// As the predictions of a real set are: of 1,000 wrong in 43, all of them contradictions.
void TstThresholdBlocks::leakedPredictions() {
    evaluate::LeakedScenario leaked;
    leaked.scenario = "numeric_kpi";
    for (int i = 0; i < 600; ++i) {
        leaked.counts.take(Label::Accurate, Label::Accurate, 0.5);
    }
    for (int i = 0; i < 200; ++i) {
        leaked.counts.take(Label::Hallucination, Label::Hallucination, 0.6);
    }
    QVERIFY(leaked.counts.isLeaked());
    const std::vector<evaluate::LeakedScenario> list{leaked};
    const std::string headline = thresholds::leakHeadline(list, kEnglish);
    QCOMPARE(headline, std::string("Labels have leaked into the stored predictions of: numeric_kpi. Do not "
                                   "trust figures made from them."));
    QVERIFY(thresholds::leakParagraph(list, kEnglish)
                .text.ends_with("no threshold on the scores can give that."));
    for (int i = 0; i < 200; ++i) {
        leaked.counts.take(Label::Contradiction, i < 43 ? Label::Hallucination : Label::Contradiction, 0.7);
    }
    const std::string text = thresholds::leakParagraph(std::vector{leaked}, kEnglish).text;
    QVERIFY2(text.starts_with(headline), text.c_str());
    QVERIFY2(text.find("predicted right (800)") != std::string::npos, text.c_str());
    QVERIFY2(
        text.ends_with("Of the contradictions there 43 of 200 are predicted wrongly, which leaks nothing."),
        text.c_str());
}

void TstThresholdBlocks::words() {
    const std::vector<metrics::Violation> violated{
        violation(metrics::Constraint::AccuratePrecision, 0.90, std::nullopt),
        violation(metrics::Constraint::ContradictionRecall, 0.70, 0.5)};
    QCOMPARE(thresholds::violationsText(violated, kEnglish),
             std::string("Precision of accurate is undefined, as nothing is predicted so; 0.90 is required; "
                         "Recall of contradiction is 0.50, short of 0.70 by 0.20"));
    QCOMPARE(
        thresholds::violationsText({violation(metrics::Constraint::AccuratePrecision, 0.90, 0.68)}, kEnglish),
        std::string("Precision of accurate is 0.68, short of 0.90 by 0.22"));
    QCOMPARE(thresholds::violationsText({violation(metrics::Constraint::AccuratePrecision, 0.90, 0.8987)},
                                        kEnglish),
             std::string("Precision of accurate is 0.8987, short of 0.90 by 0.0013"));
    QCOMPARE(thresholds::briefViolationsText(violated, kEnglish),
             std::string("accurate prec., contrad. rec."));
    QCOMPARE(thresholds::tauText(0.62, kEnglish), std::string("0.62"));
    QCOMPARE(thresholds::tauText(0.62, kEnglish, thresholds::kMovedTauDecimals), std::string("0.620"));
    QCOMPARE(thresholds::tauText(0.6205, kEnglish), std::string("0.6205"));
    QCOMPARE(thresholds::robustnessText(std::nullopt, kEnglish), std::string("—"));
    QCOMPARE(thresholds::robustnessText(evaluate::Robustness::CannotBeJudged, kEnglish),
             std::string("cannot be judged"));
    using evaluate::Shortage;
    QCOMPARE(thresholds::shortagesText({{Shortage::Of::Clusters, Label::Accurate, 3, 6},
                                        {Shortage::Of::Class, Label::Hallucination, 4, 10},
                                        {Shortage::Of::Discordant, Label::Accurate, 0, 6}},
                                       kEnglish),
             std::string("samples and pairs: 3 of at least 6; samples that truly are hallucination: 4 of at "
                         "least 10; samples that only one of the two decides right: 0 of at least 6"));
    QCOMPARE(thresholds::classesText({true, false, true}, kEnglish), std::string("accurate, contradiction"));
    const metrics::BestThreshold best{.feasible = false, .violated = {violated[1]}};
    QCOMPARE(
        thresholds::bestText(best, {0.62, 0.6}, {0.7, 0.65}, kEnglish),
        std::string("No threshold of the grid meets every constraint. The highest Macro-F1, 0.6500 at 0.70, "
                    "is infeasible. Least violating: 0.62 (Recall of contradiction is 0.50, short of 0.70 "
                    "by 0.20)."));
    const metrics::BestThreshold unasked{.feasible = true,
                                         .unchecked = {metrics::Constraint::HallucinationRecall}};
    QCOMPARE(
        thresholds::bestText(unasked, {0.5, 1.0}, {0.5, 1.0}, kEnglish),
        std::string(
            "τ* = 0.50: the highest Macro-F1 on the grid (1.0000) that violates no constraint; cannot be "
            "checked, no samples: Recall of hallucination."));
}

ASSAY_TEST(TstThresholdBlocks)
#include "tst_threshold_blocks.moc"
