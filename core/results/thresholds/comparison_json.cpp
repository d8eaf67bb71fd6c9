#include "core/results/thresholds/comparison_json.h"

#include "core/results/thresholds/figures_json.h"

namespace assay::results {
namespace {

using evaluate::DetectorComparison;
using model::Label;

Json both(const std::optional<double>& a, const std::optional<double>& b,
          const std::optional<double>& delta) {
    return {{"a", orNull(a)}, {"b", orNull(b)}, {"delta", orNull(delta)}};
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

Json deltaJson(const evaluate::MacroF1Difference& difference) {
    Json json;
    json["value"] = orNull(difference.value);
    json["ci"] = intervalJson(difference.interval);
    json["ci_90"] = intervalJson(difference.interval90);
    json["randomisation_p"] = orNull(difference.p);
    json["classes"] = Json::array();
    for (const Label label : model::kLabels) {
        if (difference.classes[model::indexOf(label)]) {
            json["classes"].push_back(model::labelName(label));
        }
    }
    json["a"] = orNull(difference.a);
    json["b"] = orNull(difference.b);
    json["draws_left_out"] = difference.drawsLeftOut;
    return json;
}

Json shortagesJson(const std::vector<evaluate::Shortage>& shortages) {
    using evaluate::Shortage;
    Json json = Json::array();
    for (const Shortage& of : shortages) {
        const std::string what = of.of == Shortage::Of::Clusters ? "clusters"
                                 : of.of == Shortage::Of::Class  ? std::string(model::labelName(of.label))
                                                                 : "discordant";
        json.push_back({{"of", what}, {"count", of.count}, {"least", of.least}});
    }
    return json;
}

Json judgedJson(const DetectorComparison& comparison) {
    const evaluate::JudgedDifference& judged = comparison.judged;
    Json json = deltaJson(judged.macroF1);
    json["n"] = judged.n;
    json["clusters"] = judged.clusters;
    json["draws"] = comparison.settings.bootstrap.draws;
    json["seed"] = comparison.settings.bootstrap.seed;
    return json;
}

Json scenarioJson(const evaluate::ScenarioF1& of) {
    return {{"a", of.a},
            {"b", of.b},
            {"n", of.n},
            {"delta", orNull(of.difference.value)},
            {"ci", intervalJson(of.difference.interval)},
            {"p", orNull(of.difference.p)},
            {"p_holm", orNull(of.adjustedP)},
            {"lacking", shortagesJson(of.shortages)}};
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
    json["delta_macro_f1"] = judgedJson(comparison);
    if (context.isEntropy) {
        json["delta_macro_f1_all_samples"] = deltaJson(comparison.bootstrap.differences.front());
    }
    json["accuracy"] = both(comparison.a.accuracy, comparison.b.accuracy, comparison.accuracyDelta());
    json["macro_f1"] = both(comparison.a.macroF1, comparison.b.macroF1, comparison.macroF1Delta());
    json["hallucination_recall"] =
        both(comparison.a.of(Label::Hallucination).recall, comparison.b.of(Label::Hallucination).recall,
             comparison.hallucinationRecallDelta());
    json["intervals"] = {{"a", sharesJson(comparison.sharesA)}, {"b", sharesJson(comparison.sharesB)}};
    json["discordant"] = {{"a_right_b_wrong", comparison.aRightBWrong},
                          {"a_wrong_b_right", comparison.aWrongBRight}};
    json["mcnemar"] = {{"exact_p", comparison.mcnemar.exactP},
                       {"corrected_chi2", orNull(comparison.mcnemar.correctedChi2)},
                       {"corrected_p", orNull(comparison.mcnemar.correctedP)},
                       {"used", comparison.mcnemar.usesExact ? "exact" : "corrected"},
                       {"independent_samples", true},
                       {"contradicts_delta_macro_f1", comparison.mcNemarPointsElsewhere()}};
    json["paired_t"] = pairedTJson(comparison.pairedT);
    json["wilcoxon"] = wilcoxonJson(comparison.wilcoxon);
    Json& scenarioF1 = json["scenario_f1"] = Json::object();
    for (const evaluate::ScenarioF1& of : comparison.scenarioF1) {
        scenarioF1[scenarioKey(of.scenario)] = scenarioJson(of);
    }
    json["without_entropy"] = comparison.withoutEntropy;
    json["entropy_contribution"] = context.isEntropy ? entropyJson(comparison) : Json(nullptr);
    if (context.match) {
        json["unmatched"] = {{"a", context.match->onlyInA}, {"b", context.match->onlyInB}};
        json["labels_differ"] = context.match->labelsDiffer;
    }
    json["equivalent"] = comparison.judged.equivalent ? Json(*comparison.judged.equivalent) : Json(nullptr);
    json["lacking"] = shortagesJson(comparison.judged.shortages);
    json["verdict"] = evaluate::verdictName(comparison.judged.verdict);
    return documentText(json);
}

} // namespace assay::results
