#include "core/results/thresholds/figures_json.h"

#include "core/results/thresholds/sweep_files.h"

namespace assay::results {

Json orNull(const std::optional<double>& value) {
    return value ? Json(*value) : Json(nullptr);
}

Json sharesJson(const evaluate::DecisionShares& shares) {
    Json json;
    Json effects;
    for (const model::Label label : model::kLabels) {
        const std::string name(model::labelName(label));
        json["recall"][name] = intervalJson(shares.recallOf(label).interval);
        json["precision"][name] = intervalJson(shares.precisionOf(label).interval);
        effects["recall"][name] = orNull(shares.recallOf(label).designEffect());
        effects["precision"][name] = orNull(shares.precisionOf(label).designEffect());
    }
    json["accuracy"] = intervalJson(shares.accuracy.interval);
    effects["accuracy"] = orNull(shares.accuracy.designEffect());
    json["design_effect"] = std::move(effects);
    return json;
}

Json intervalJson(const std::optional<statistics::Interval>& interval) {
    return interval ? Json::array({interval->low, interval->high}) : Json(nullptr);
}

Json labelsJson() {
    Json labels = Json::array();
    for (const model::Label label : model::kLabels) {
        labels.push_back(model::labelName(label));
    }
    return labels;
}

Json orNull(std::optional<bool> value) {
    return value ? Json(*value) : Json(nullptr);
}

Json uncheckedJson(const std::vector<metrics::Constraint>& unchecked) {
    Json json = Json::array();
    for (const metrics::Constraint constraint : unchecked) {
        json.push_back(metrics::constraintName(constraint));
    }
    return json;
}

Json violationsJson(const std::vector<metrics::Violation>& violations) {
    Json json = Json::array();
    for (const metrics::Violation& violation : violations) {
        json.push_back({{"constraint", metrics::constraintName(violation.constraint)},
                        {"required", violation.required},
                        {"reached", orNull(violation.reached)}});
    }
    return json;
}

Json weightsJson(const model::ComponentWeights& weights) {
    Json json = Json::object();
    for (std::size_t i = 0; i < model::kComponentCount; ++i) {
        json[std::string(model::kComponentNames[i])] = weights[i];
    }
    return json;
}

void addFigures(Json& json, const metrics::ConfusionMatrix& matrix,
                const metrics::ClassificationFigures& figures) {
    json["confusion_matrix"] = cellsJson(matrix.cells);
    Json perClass = Json::object();
    for (const model::Label label : model::kLabels) {
        const metrics::ClassFigures& of = figures.of(label);
        perClass[std::string(model::labelName(label))] = {{"precision", orNull(of.precision)},
                                                          {"recall", orNull(of.recall)},
                                                          {"f1", orNull(of.f1)},
                                                          {"f2", orNull(of.f2)},
                                                          {"support", of.support}};
        if (figures.beta != metrics::kUsualBeta) {
            perClass[std::string(model::labelName(label))]["f_beta"] = orNull(of.fBeta);
        }
    }
    json["per_class"] = std::move(perClass);
    if (figures.beta != metrics::kUsualBeta) {
        json["beta"] = figures.beta; // of f_beta
    }
    json["macro_f1"] = orNull(figures.macroF1);
    json["classes_counted"] = figures.classesCounted;
    json["accuracy"] = orNull(figures.accuracy);
    json["balanced_accuracy"] = orNull(figures.balancedAccuracy);
    json["mcc"] = orNull(figures.mcc);
    json["kappa"] = orNull(figures.kappa);
}

std::string scenarioKey(std::string_view scenario) {
    evaluate::ScopeSweep scope;
    scope.scenario = scenario;
    return scopeKey(scope);
}

std::string documentText(const Json& json) {
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace assay::results
