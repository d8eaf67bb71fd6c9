// The sections of a report about thresholds: figures by hand and against the evaluations, decisions,
// judgements, dynamic runs.
#include "core/evaluate/thresholds/detector_comparison.h"
#include "core/evaluate/thresholds/dynamic_run.h"
#include "core/evaluate/thresholds/laboratory.h"
#include "core/metrics/classification/rescore.h"
#include "core/results/report/report_writers.h"
#include "core/results/thresholds/threshold_words.h"
#include "core/workspace/runs/dynamic_runs.h"
#include "core/workspace/scored/judgements.h"
#include "tests/core/results/report_parts.h"
#include "tests/core/results/threshold_reports.h"
#include "tests/support/shared_data.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using namespace assay::tests;
using plot::Chart;
using results::Figure;
using results::Table;
using results::Verdict;

class TstReportThreshold : public QObject {
    Q_OBJECT

    std::unique_ptr<ThresholdReports> m_reports;

  private slots:

    void init() { m_reports = std::make_unique<ThresholdReports>(); }

    void cleanup() { m_reports.reset(); }

    void figuresByHand();
    void sameAsTheEvaluations();
    void flipsAreThoseOfTheEvaluation();
    void decisionApplies();
    void decisionOnOtherDataIsMeasuredOnly();
    void decisionThatGivesNoScore();
    void judgementsAndPairs();
    void dynamicRunsAreListed();
    void knownFigures();
};

void TstReportThreshold::figuresByHand() {
    ASSAY_VERIFY_OK(storeSet(m_reports->workspace(), "June", nineSamples()));
    const results::Report report = m_reports->reported();
    QCOMPARE(faultsOf(report), std::string());
    const auto summary = [&](const std::string& label) { return keyFigureOf(report, "summary", label); };
    const auto* macroF1 = summary("Macro-F1");
    QVERIFY(macroF1 != nullptr);
    QCOMPARE(*std::get<Figure>(macroF1->value).value, 2.0 / 3); // each class has the F1 2/3
    QCOMPARE(*std::get<Figure>(macroF1->value).n, std::int64_t{9});

    const struct {
        const char* label;
        std::int64_t right;
        std::int64_t n;
    } kConstraints[]{{"Recall of hallucination (at least 0.80)", 2, 3},
                     {"Precision of accurate (at least 0.90)", 3, 5},
                     {"Recall of contradiction (at least 0.70)", 1, 2}};

    for (const auto& expected : kConstraints) {
        const auto* figure = summary(expected.label);
        QVERIFY2(figure != nullptr, expected.label);
        const auto& value = std::get<Figure>(figure->value);
        QCOMPARE(*value.value, static_cast<double>(expected.right) / static_cast<double>(expected.n));
        QCOMPARE(*value.n, expected.n);
        QVERIFY(!value.interval); // of fewer than six
        QVERIFY(figure->verdict == Verdict::Bad);
    }
    const auto* chart = partNamed<Chart>(report, "threshold_matrix");
    QVERIFY(chart != nullptr);
    const std::vector<std::vector<std::int64_t>> expected{{3, 1, 0}, {1, 2, 0}, {1, 0, 1}};
    QVERIFY(std::get<plot::MatrixChart>(chart->body).counts == expected);
    QVERIFY2(has(chart->alternative, "Decided right: 6 of 9."), chart->alternative.c_str());
    const auto* panels = partNamed<Chart>(report, "threshold_matrix_panels");
    QVERIFY(panels != nullptr);
    const auto& small = std::get<plot::MatrixChart>(panels->body).panels;
    QVERIFY(!small.empty());
    QVERIFY(small.front().counts == expected); // all samples first
    // A class looks the same in both charts.
    const auto lookOf = [&](const char* name, const std::string& series) {
        const auto* curves = partNamed<Chart>(report, name);
        for (const plot::ChartSeries& one : std::get<plot::LineChart>(curves->body).series) {
            if (has(one.name, series)) {
                return one.look;
            }
        }
        return plot::ChartLook();
    };
    for (const char* label : {"accurate", "hallucination", "contradiction"}) {
        const plot::ChartLook look = lookOf("threshold_figures", label);
        QVERIFY2(look.has_value(), label);
        QCOMPARE(lookOf("threshold_precision_recall", label), look);
    }
    const auto* table = partNamed<Table>(report, "threshold_matrix_figures");
    QCOMPARE(*figureAt(*table, "news", "accuracy")->value, 4.0 / 7);
    QCOMPARE(*figureAt(*table, "news", "tau")->value, 0.65);
    QCOMPARE(*figureAt(*table, kNoScenario, "accuracy")->value, 1.0);
    QCOMPARE(*figureAt(*table, kNoScenario, "tau")->value, 0.70);
    QCOMPARE(textAt(*table, kAll, "tau"), std::string("each its own"));
    const auto* points = partNamed<Table>(report, "threshold_points");
    QCOMPARE(*figureAt(*points, "news", "review")->value, 1.0); // c2 lies in the soft band
}

void TstReportThreshold::sameAsTheEvaluations() {
    const workspace::ScoredSetInfo set = m_reports->storeGenerated("July", 7);
    const results::Report report = m_reports->reported();
    QCOMPARE(faultsOf(report), std::string());
    const model::ScoredColumns columns = m_reports->columnsOf(set);
    const auto scores = metrics::rescored(columns, {});
    base::NoProgress progress;
    const auto laboratory = evaluate::laboratory(columns, scores, {}, {}, progress);
    ASSAY_VERIFY_OK(laboratory);
    const auto* scenarios = partNamed<Table>(report, "threshold_scenarios");
    const auto* robustness = partNamed<Table>(report, "threshold_robustness");
    const auto* generalisation = partNamed<Table>(report, "threshold_generalisation");
    const auto* heldOut = partNamed<Table>(report, "threshold_held_out");
    QVERIFY(scenarios && robustness && generalisation && heldOut);
    QCOMPARE(scenarios->rows.size(), laboratory->table.rows.size());
    for (std::size_t i = 0; i < laboratory->table.rows.size(); ++i) {
        const evaluate::ScenarioRow& row = laboratory->table.rows[i];
        const evaluate::LaboratoryScope& scope = laboratory->scopes[i];
        const std::string name = row.global ? kAll : row.scenario;
        const auto* tau = figureAt(*scenarios, name, row.best->feasible ? "best_tau" : "least_violating_tau");
        QVERIFY(tau != nullptr);
        QCOMPARE(*tau->value, row.atOwn.threshold);
        QVERIFY(figureAt(*scenarios, name, "best_tau")->value.has_value() == row.best->feasible);
        QVERIFY(figureAt(*scenarios, name, "macro_f1")->value == row.atOwn.figures.macroF1);
        QVERIFY(figureAt(*scenarios, name, "macro_f1")->interval == scope.bootstrap->macroF1);
        QVERIFY(figureAt(*scenarios, name, "macro_f1_default")->value == row.atDefault.figures.macroF1);
        QVERIFY(!figureAt(*robustness, name, "tau")->interval); // one of a few of the grid
        QCOMPARE(*figureAt(*partNamed<Table>(report, "threshold_spread"), name, "chosen_draws")->value,
                 static_cast<double>(scope.bootstrap->counts[row.best->index]) / 2'000);
        QVERIFY(figureAt(*robustness, name, "down")->value == row.perturbation.down);
        QVERIFY(figureAt(*robustness, name, "up")->value == row.perturbation.up);
        QCOMPARE(textAt(*robustness, name, "verdict"),
                 results::thresholds::robustnessText(row.perturbation.robustness, words::Wording()));
        QVERIFY(figureAt(*generalisation, name, "gain")->value == row.generalisation);
        QCOMPARE(*figureAt(*heldOut, name, "held_out")->value, scope.halfSplit->meanHeldOut);
        QVERIFY(figureAt(*heldOut, name, "held_out")->interval == scope.halfSplit->heldOutInterval);
    }
    // Full against no-entropy, at the predetermined thresholds.
    const std::vector<double> tau = evaluate::predeterminedThresholds(columns);
    const evaluate::Detector full{false, {model::ScoringKind::Weights, model::kDocumentWeights}, tau, 0.40};
    const evaluate::Detector without{
        false, {model::ScoringKind::Weights, model::kNoEntropyWeights}, tau, 0.40};
    evaluate::ComparisonSettings settings;
    settings.isAboutEntropy = true;
    const auto compared =
        evaluate::compareDetectors(columns, evaluate::decisionsOf(full, columns),
                                   evaluate::decisionsOf(without, columns), settings, {}, progress);
    ASSAY_VERIFY_OK(compared);
    const auto* comparison = partNamed<Table>(report, "threshold_comparison");
    const std::string row = "A: full FHRI; B: FHRI without entropy";
    const evaluate::JudgedDifference& judged = compared->judged;
    QVERIFY(figureAt(*comparison, row, "macro_f1_a")->value == judged.macroF1.a);
    QVERIFY(figureAt(*comparison, row, "macro_f1_b")->value == judged.macroF1.b);
    QVERIFY(figureAt(*comparison, row, "difference")->interval == judged.macroF1.interval);
    QVERIFY(figureAt(*comparison, row, "difference")->n == judged.n);
    QVERIFY(figureAt(*comparison, row, "difference_p")->value == judged.macroF1.p);
    QCOMPARE(*figureAt(*comparison, row, "only_a_right")->value, static_cast<double>(compared->aRightBWrong));
    QCOMPARE(*figureAt(*comparison, row, "p")->value, compared->mcnemar.p());
    const auto* ofScenarios = partNamed<Table>(report, "threshold_comparison_scenarios_entropy");
    QVERIFY(ofScenarios != nullptr);
    QCOMPARE(ofScenarios->rows.size(), compared->scenarioF1.size());
    for (const evaluate::ScenarioF1& of : compared->scenarioF1) {
        QVERIFY(figureAt(*ofScenarios, of.scenario, "p")->value == of.adjustedP);
        QVERIFY(figureAt(*ofScenarios, of.scenario, "difference")->interval == of.difference.interval);
    }
    QVERIFY(has(paragraphsOf(*sectionOf(report, "threshold_comparison")),
                "(E): " + std::to_string(600 - compared->withoutEntropy) + " of 600"));
    const auto* stored = partNamed<Table>(report, "threshold_stored_predictions");
    const auto sweep = evaluate::thresholdSweep(columns, {}, {}, progress);
    QCOMPARE(*figureAt(*stored, kAll, "differ")->value, static_cast<double>(sweep->global.stored.differ));
    const auto* areas = partNamed<Table>(report, "threshold_areas");
    QVERIFY(figureAt(*areas, "hallucination", "average_precision")->value ==
            sweep->global.averagePrecision[1]);
    QVERIFY(figureAt(*areas, "accurate", "roc_auc")->value == laboratory->scopes.front().rocAuc[0]);
}

void TstReportThreshold::flipsAreThoseOfTheEvaluation() {
    const workspace::ScoredSetInfo set = m_reports->storeGenerated("July", 9);
    const results::Report report = m_reports->reported();
    const model::ScoredColumns columns = m_reports->columnsOf(set);
    const auto scores = metrics::rescored(columns, {});
    const auto table = evaluate::scenarioTable(columns, scores, {});
    const std::vector<double> from = evaluate::predeterminedThresholds(columns);
    const std::vector<double> to = evaluate::ownThresholds(columns, *table);
    const evaluate::Flips flips = evaluate::flips(columns, {scores, from, 0.40}, {scores, to, 0.40});
    QVERIFY(flips.list.size() > 15); // so that something is left out
    const auto* counts = partNamed<Table>(report, "threshold_flips");
    const std::string row = "each scenario's own τ*, else its least violating τ";
    QCOMPARE(*figureAt(*counts, row, "flips")->value, static_cast<double>(flips.list.size()));
    QCOMPARE(*figureAt(*counts, row, "right_to_wrong")->value, static_cast<double>(flips.rightToWrong));
    QCOMPARE(*figureAt(*counts, row, "wrong_to_right")->value, static_cast<double>(flips.wrongToRight));
    QCOMPARE(*figureAt(*counts, row, "share")->n, flips.n);
    const auto* samples = partNamed<Table>(report, "threshold_flips_samples_1");
    QCOMPARE(samples->rows.size(), flips.list.size());
    QVERIFY(samples->shown == 15);
    const auto ids = workspace::scoredSampleIds(*m_reports->workspace().reader(), set.id, {});
    for (std::size_t i = 0; i < samples->rows.size(); ++i) {
        QCOMPARE(std::get<std::string>(samples->rows[i][0]), (*ids)[flips.list[i].position]);
        QCOMPARE(*std::get<Figure>(samples->rows[i][2]).value, scores[flips.list[i].position]);
    }
}

void TstReportThreshold::decisionApplies() {
    const auto set = storeSet(m_reports->workspace(), "June", nineSamples());
    ASSAY_VERIFY_OK(set);
    QVERIFY(m_reports->decide("Older", set->dataHash, 0.9));
    QVERIFY(m_reports->decide("November", set->dataHash, 0.55));
    const results::Report report = m_reports->reported();
    QCOMPARE(faultsOf(report), std::string());
    // At 0.55: accurate 4 right; hallucination 2 right, h2 taken for accurate; c1 right, c2 accurate.
    const std::vector<std::vector<std::int64_t>> expected{{4, 0, 0}, {1, 2, 0}, {1, 0, 1}};
    const auto* chart = partNamed<Chart>(report, "threshold_matrix");
    QVERIFY(std::get<plot::MatrixChart>(chart->body).counts == expected);
    const auto* recall = keyFigureOf(report, "summary", "Recall of hallucination (at least 0.30)");
    QVERIFY(recall != nullptr && recall->verdict == Verdict::Good);
    const auto* precision = keyFigureOf(report, "summary", "Precision of accurate");
    QVERIFY(precision != nullptr && precision->verdict == Verdict::None); // nothing is asked of it
    const std::string summary = paragraphsOf(*sectionOf(report, "summary"));
    QVERIFY2(has(summary, "decision “November”") && has(summary, "every constraint is met"), summary.c_str());
    const auto* decisions = partNamed<Table>(report, "threshold_decisions");
    QCOMPARE(decisions->rows.size(), std::size_t{2});
    QCOMPARE(std::get<std::string>(decisions->rows[0][0]), std::string("November"));
    QCOMPARE(textAt(*decisions, "November", "author"), std::string("Ada"));
    QCOMPARE(textAt(*decisions, "November", "decided_at"), std::string("1 March 2026, 12:30 UTC"));
    QCOMPARE(textAt(*decisions, "November", "reason"), std::string("Fewer wrong answers reach people"));
    const auto* decided = partNamed<Table>(report, "threshold_decided");
    // What was decided stands beside what is best, and the constraints are those at it.
    const auto* scenarios = partNamed<Table>(report, "threshold_scenarios");
    QCOMPARE(*figureAt(*scenarios, "news", "decided_tau")->value, 0.55);
    QCOMPARE(textAt(*scenarios, kAll, "decided_tau"), std::string("each its own"));
    for (const char* scope : {kAll, "news"}) {
        QVERIFY(figureAt(*scenarios, scope, "macro_f1_decided")->value ==
                figureAt(*decided, scope, "macro_f1")->value);
        QCOMPARE(textAt(*scenarios, scope, "constraints"), textAt(*decided, scope, "constraints"));
    }
    QVERIFY(!figureAt(*decided, "news", "tau")->interval); // it is set; the bootstrap's is of another
    QCOMPARE(*figureAt(*decided, "news", "recorded_macro_f1")->value, 0.5);
    QCOMPARE(*figureAt(*decided, "news", "recorded_macro_f1")->n, std::int64_t{7});
    QCOMPARE(*figureAt(*decided, "news", "recorded_held_out")->value, 0.45);
    QVERIFY(!figureAt(*decided, kAll, "recorded_held_out")->value);
    const double here = *figureAt(*decided, "news", "macro_f1")->value;
    QCOMPARE(*figureAt(*decided, "news", "difference")->value, here - 0.5);
    // One that the older one would have decided otherwise: a1 of 0.9 stays accurate, a2 of 0.8 does not.
    const auto* both = partNamed<Table>(report, "threshold_decisions_here");
    QCOMPARE(*figureAt(*both, "Older", "precision_accurate")->value, 1.0 / 2);
    QCOMPARE(*figureAt(*both, "November", "precision_accurate")->value, 4.0 / 6);
    QVERIFY(
        has(std::get<std::string>(partNamed<Table>(report, "threshold_flips")->rows[0][0]), "predetermined"));
    QVERIFY(partNamed<Table>(report, "threshold_comparison") != nullptr);
    QVERIFY(has(reportMarkdown(report, words::Wording()), "Rules: decision “November”"));
}

void TstReportThreshold::decisionOnOtherDataIsMeasuredOnly() {
    ASSAY_VERIFY_OK(storeSet(m_reports->workspace(), "June", nineSamples()));
    QVERIFY(m_reports->decide("Elsewhere", "0123", 0.55));
    const results::Report report = m_reports->reported();
    QCOMPARE(faultsOf(report), std::string());
    const std::vector<std::vector<std::int64_t>> byDefault{{3, 1, 0}, {1, 2, 0}, {1, 0, 1}};
    QVERIFY(std::get<plot::MatrixChart>(partNamed<Chart>(report, "threshold_matrix")->body).counts ==
            byDefault);
    const std::string text = paragraphsOf(*sectionOf(report, "threshold_decision"));
    QVERIFY2(has(text, "No stored decision was made on this data"), text.c_str());
    const auto* decided = partNamed<Table>(report, "threshold_decided");
    QVERIFY(decided != nullptr);
    QCOMPARE(*figureAt(*decided, "news", "tau")->value, 0.55);
}

// Weights that no sample has a component for.
void TstReportThreshold::decisionThatGivesNoScore() {
    const auto set = storeSet(m_reports->workspace(), "June", nineSamples());
    model::Decision decision;
    decision.name = "By weights";
    decision.author = "Ada";
    decision.dataHash = set->dataHash;
    decision.scoring.kind = model::ScoringKind::Weights;
    ASSAY_VERIFY_OK(workspace::saveDecision(m_reports->workspace(), decision, "Ada"));
    const results::Report report = m_reports->reported();
    QCOMPARE(faultsOf(report), std::string());
    QCOMPARE(*std::get<Figure>(keyFigureOf(report, "summary", "Macro-F1")->value).n, std::int64_t{9});
    const std::string text = paragraphsOf(*sectionOf(report, "threshold_decision"));
    QVERIFY2(has(text, "gives no sample a score"), text.c_str());
    QVERIFY(!figureAt(*partNamed<Table>(report, "threshold_decided"), "news", "macro_f1")->value);
}

void TstReportThreshold::judgementsAndPairs() {
    auto samples = nineSamples();
    samples[1].pairId = samples[6].pairId = "p"; // a2 and c2
    const auto set = storeSet(m_reports->workspace(), "June", samples);
    const model::ScoredColumns columns = m_reports->columnsOf(*set);
    ASSAY_VERIFY_OK(
        workspace::judge(m_reports->workspace(), columns.rowId[6], model::Verdict::Contradiction, "", "Ada"));
    const results::Report report = m_reports->reported();
    const auto count = [&](const char* label) {
        const auto* figure = keyFigureOf(report, "threshold_matrices", label);
        return figure != nullptr ? *std::get<Figure>(figure->value).value : -1;
    };
    QCOMPARE(count("Contradiction pairs"), 1.0);
    QCOMPARE(count("Contradictions without a pair"), 1.0);
    QCOMPARE(count("Samples for manual review"), 1.0);
    QCOMPARE(count("Judged by curators"), 1.0);
    QCOMPARE(count("Decided otherwise by a judgement"), 1.0);
    // Accurate 3, 1, 0; hallucination 1, 2, 0; contradiction 0, 0, 2.
    const double expected = (6.0 / 8 + 4.0 / 6 + 1.0) / 3;
    QVERIFY(std::abs(count("Macro-F1 with the judgements") - expected) < 1e-12);
}

void TstReportThreshold::dynamicRunsAreListed() {
    const auto set = storeSet(m_reports->workspace(), "June", nineSamples());
    const model::ScoredColumns columns = m_reports->columnsOf(*set);
    const auto plan = evaluate::planDynamicRun(columns, {2, 7});
    ASSAY_VERIFY_OK(plan);
    const auto run = workspace::createDynamicRun(m_reports->workspace(),
                                                 {set->id, "live", R"({"per_scenario":2})", 7, plan->hash,
                                                  static_cast<std::int64_t>(plan->items.size())});
    ASSAY_VERIFY_OK(run);
    model::DynamicReply reply;
    reply.row = plan->items[0].row;
    reply.role = plan->items[0].role;
    reply.answeredAt = "2026-03-01T12:30:05Z";
    reply.outcome.attempts = 1;
    reply.outcome.seconds = 1.25;
    reply.outcome.totalSeconds = 1.25;
    reply.outcome.reply.emplace().answer = "yes";
    reply.outcome.reply->fhri = columns.fhri[plan->items[0].position];
    ASSAY_VERIFY_OK(workspace::saveDynamicReply(m_reports->workspace(), *run, reply));
    ASSAY_VERIFY_OK(workspace::createDynamicRun(
        m_reports->workspace(), {set->id, "old", R"({"per_scenario":2})", 7, "another plan", 4}));
    const results::Report report = m_reports->reported();
    QCOMPARE(faultsOf(report), std::string());
    const auto* table = partNamed<Table>(report, "threshold_dynamic_runs");
    QVERIFY(table != nullptr);
    QCOMPARE(*figureAt(*table, "live", "answered")->value, 1.0);
    QCOMPARE(*figureAt(*table, "live", "failed")->value, 0.0);
    QCOMPARE(*figureAt(*table, "live", "agreement")->value, 1.0);
    QCOMPARE(*figureAt(*table, "live", "median")->value, 1.25);
    QCOMPARE(textAt(*table, "live", "state"), std::string("not finished"));
    QVERIFY(!figureAt(*table, "old", "answered")->value);
    QCOMPARE(textAt(*table, "old", "state"),
             std::string("not usable: its samples were drawn by another version"));
}

// The public set of 100 samples: no threshold is feasible, the best Macro-F1 of the grid is 0.6793 at 0.70.
void TstReportThreshold::knownFigures() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    const std::vector<std::filesystem::path> files{data / "fhri" / "eval_100_samples_fixed.json"};
    base::NoProgress progress;
    ASSAY_VERIFY_OK(
        workspace::importScoredSet(m_reports->workspace(), "100", files, std::nullopt, {}, progress));
    const results::Report report = m_reports->reported();
    QCOMPARE(faultsOf(report), std::string());
    const std::string text = paragraphsOf(*sectionOf(report, "threshold_scenarios"));
    QVERIFY2(has(text, "no threshold of the grid meets every constraint"), text.c_str());
    QVERIFY2(has(text, "is 0.6793, at 0.70."), text.c_str());
    QVERIFY(!figureAt(*partNamed<Table>(report, "threshold_scenarios"), kAll, "best_tau")->value);
}

ASSAY_TEST(TstReportThreshold)

#include "tst_report_threshold.moc"
