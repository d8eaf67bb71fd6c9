#include "core/results/thresholds/dynamic_json.h"

#include "core/results/thresholds/dynamic_document.h"
#include "core/results/thresholds/figures_json.h"

namespace assay::results {
namespace {

using evaluate::DynamicCounts;
using statistics::LatencyPercentile;

Json countsJson(const DynamicCounts& counts) {
    Json by = Json::object();
    for (std::size_t i = 0; i < model::kAskFailureKindCount; ++i) {
        if (counts.failedBy[i] > 0) {
            by[std::string(model::kAskFailureKindNames[i])] = counts.failedBy[i];
        }
    }
    return {{"planned", counts.planned},
            {"asked", counts.asked()},
            {"answered", counts.answered},
            {"failed", counts.failed},
            {"failed_by", std::move(by)}};
}

void addPercentile(Json& json, const std::string& name, const std::optional<LatencyPercentile>& of) {
    json[name] = of ? Json(of->value) : Json();
    json[name + "_at_least"] = of && of->isAtLeast;
    json[name + "_ci"] = of ? Json::array({orNull(of->low), orNull(of->high)}) : Json();
}

Json latencyJson(const statistics::Latency& latency) {
    Json json{{"n", latency.n},
              {"timeouts", latency.timeouts},
              {"mean", orNull(latency.mean)},
              {"mean_at_least", latency.meanIsAtLeast()}};
    addPercentile(json, "p50", latency.p50);
    addPercentile(json, "p95", latency.p95);
    addPercentile(json, "p99", latency.p99);
    return json;
}

Json runJson(const DynamicContext& context) {
    return {{"run", context.run},
            {"set", context.set},
            {"url", context.url},
            {"seed", context.seed},
            {"per_scenario", context.perScenario},
            {"nli_hard", context.nliHard}};
}

Json figuresJson(const metrics::ConfusionMatrix& matrix, const metrics::ClassificationFigures& figures) {
    return {{"n", figures.n},
            {"confusion_matrix", cellsJson(matrix.cells)},
            {"accuracy", orNull(figures.accuracy)},
            {"macro_f1", orNull(figures.macroF1)},
            {"classes_counted", figures.classesCounted}};
}

} // namespace

Json dynamicDocument(const evaluate::DynamicSummary& summary, const DynamicContext& context) {
    Json json = runJson(context);
    const Json counts = countsJson(summary.sampled);
    json.update(counts);
    json["context"] = countsJson(summary.context);
    json["requests"] = summary.attempts;
    json["latency"] = latencyJson(summary.latency);
    json["latency"]["fast_failures"] = summary.fastFailures;
    Json stages = Json::object();
    for (const auto& [name, stage] : summary.stages) {
        stages[name] = latencyJson(stage.latency);
        stages[name]["unusable"] = stage.unusable;
    }
    json["stages"] = std::move(stages);
    json["without_score"] = summary.withoutScore;
    json["recomputed_from_components"] = summary.recomputed;
    json["labels"] = labelsJson();
    json["dynamic"] = figuresJson(summary.matrix, summary.figures);
    json["static"] = figuresJson(summary.staticMatrix, summary.staticFigures);
    json["agreement"] = {{"n", summary.agreement.total()},
                         {"static_by_dynamic", cellsJson(summary.agreement.cells)},
                         {"share", orNull(summary.agreementShare)},
                         {"kappa", orNull(summary.agreementKappa)}};
    json["scenario_named"] = summary.scenarioGiven;
    json["scenario_same"] = summary.scenarioSame;
    Json scenarios = Json::object();
    for (const evaluate::DynamicScenario& scenario : summary.scenarios) {
        Json one{{"tau", scenario.tau}};
        one.update(countsJson(scenario.counts));
        one["without_score"] = scenario.withoutScore;
        one["confusion_matrix"] = cellsJson(scenario.matrix.cells);
        one["accuracy"] = orNull(metrics::figuresOf(scenario.matrix).accuracy);
        scenarios[scenarioKey(scenario.scenario)] = std::move(one);
    }
    json["scenarios"] = std::move(scenarios);
    return json;
}

Json storedRunDocument(const StoredDynamicRun& run) {
    Json json = run.summary ? dynamicDocument(*run.summary, run.context) : runJson(run.context);
    json["state"] = run.state;
    json["created_at"] = run.createdAt;
    json["not_usable"] = run.summary ? Json(nullptr) : Json(run.notUsable);
    return json;
}

std::string dynamicJson(const evaluate::DynamicSummary& summary, const DynamicContext& context) {
    return documentText(dynamicDocument(summary, context));
}

} // namespace assay::results
