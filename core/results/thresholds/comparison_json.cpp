#include "core/results/thresholds/comparison_json.h"

#include "core/evaluate/thresholds/scenario_table.h"
#include "core/results/thresholds/figures_json.h"

namespace assay::results {
namespace {

using evaluate::DetectorComparison;
using model::Label;

Json both(const std::optional<double>& a, const std::optional<double>& b,
          const std::optional<double>& delta) {
    return {{"a", orNull(a)}, {"b", orNull(b)}, {"delta", orNull(delta)}};
}

Json intervalsJson(const metrics::ConfusionMatrix& matrix) {
    const evaluate::OperatingPointIntervals intervals = evaluate::operatingPointIntervals(matrix);
    Json json;
    for (const Label label : model::kLabels) {
        const std::string name(model::labelName(label));
        json["recall"][name] = intervalJson(intervals.recall[model::indexOf(label)]);
        json["precision"][name] = intervalJson(intervals.precision[model::indexOf(label)]);
    }
    return json;
}

Json pairedTJson(const std::optional<statistics::PairedT>& test) {
    if (!test) {
        return {{"t", nullptr}, {"df", nullptr}, {"p", nullptr}};
    }
    return {{"t", test->t},
            {"df", test->df},
            {"p", test->p},
            {"mean_difference", test->meanDifference},
            {"mean_difference_ci", intervalJson(test->confidence)}};
}

Json wilcoxonJson(const std::optional<statistics::Wilcoxon>& test) {
    if (!test) {
        return {{"statistic", nullptr}, {"p", nullptr}};
    }
    return {{"statistic", test->statistic}, {"p", test->p}, {"exact", test->exact}, {"n", test->nonZero}};
}

Json entropyJson(const DetectorComparison& comparison) {
    const std::optional<double> delta = comparison.hallucinationRecallDelta();
    const std::optional<double> without = comparison.b.of(Label::Hallucination).recall;
    return {{"hallucination_recall", orNull(delta)},
            {"relative", delta && without && *without > 0 ? Json(*delta / *without) : Json(nullptr)},
            {"n_with_entropy", comparison.n - comparison.withoutEntropy}};
}

} // namespace

std::string comparisonJson(const DetectorComparison& comparison, const model::ScoredColumns& columns,
                           const ComparisonContext& context) {
    Json json;
    json["n"] = comparison.n;
    json["left_out"] = comparison.leftOut;
    json["a"] = context.a;
    json["b"] = context.b;
    if (!context.setB.empty()) {
        json["sets"] = {{"a", context.setA}, {"b", context.setB}};
    }
    Json& tau = json["tau"] = Json::object();
    for (std::size_t i = 0; i < columns.scenarios.size(); ++i) {
        tau[scenarioKey(columns.scenarios[i])] = context.tau[i];
    }
    json["nli_hard"] = context.nliHard;
    json["labels"] = labelsJson();
    json["confusion_matrix"] = {{"a", cellsJson(comparison.matrixA.cells)},
                                {"b", cellsJson(comparison.matrixB.cells)},
                                {"difference", cellsJson(comparison.difference)}};
    json["accuracy"] = both(comparison.a.accuracy, comparison.b.accuracy, comparison.accuracyDelta());
    json["macro_f1"] = both(comparison.a.macroF1, comparison.b.macroF1, comparison.macroF1Delta());
    json["hallucination_recall"] =
        both(comparison.a.of(Label::Hallucination).recall, comparison.b.of(Label::Hallucination).recall,
             comparison.hallucinationRecallDelta());
    json["intervals"] = {{"a", intervalsJson(comparison.matrixA)}, {"b", intervalsJson(comparison.matrixB)}};
    json["discordant"] = {{"a_right_b_wrong", comparison.aRightBWrong},
                          {"a_wrong_b_right", comparison.aWrongBRight}};
    json["mcnemar"] = {{"exact_p", comparison.mcnemar.exactP},
                       {"corrected_chi2", orNull(comparison.mcnemar.correctedChi2)},
                       {"corrected_p", orNull(comparison.mcnemar.correctedP)},
                       {"used", comparison.mcnemar.usesExact ? "exact" : "corrected"}};
    json["paired_t"] = pairedTJson(comparison.pairedT);
    json["wilcoxon"] = wilcoxonJson(comparison.wilcoxon);
    Json& scenarioF1 = json["scenario_f1"] = Json::object();
    for (const evaluate::ScenarioF1& of : comparison.scenarioF1) {
        scenarioF1[scenarioKey(of.scenario)] = {{"a", of.a}, {"b", of.b}, {"n", of.n}};
    }
    json["without_entropy"] = comparison.withoutEntropy;
    json["entropy_contribution"] = context.isEntropy ? entropyJson(comparison) : Json(nullptr);
    if (context.match) {
        json["unmatched"] = {{"a", context.match->onlyInA}, {"b", context.match->onlyInB}};
        json["labels_differ"] = context.match->labelsDiffer;
    }
    json["verdict"] = evaluate::verdictName(comparison.verdict);
    return documentText(json);
}

} // namespace assay::results
