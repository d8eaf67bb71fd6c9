#include "core/evaluate/retrieval/retrieval_documents.h"

namespace assay::evaluate {
namespace {

using FiguresJson = nlohmann::ordered_json;

FiguresJson numberOrNull(const std::optional<double>& value) {
    return value ? FiguresJson(*value) : FiguresJson();
}

FiguresJson percentileJson(const std::optional<statistics::LatencyPercentile>& percentile) {
    if (!percentile) {
        return nullptr;
    }
    return {{"value", percentile->value},
            {"at_least", percentile->isAtLeast},
            {"low", numberOrNull(percentile->low)},
            {"high", numberOrNull(percentile->high)}};
}

FiguresJson latencyJson(const statistics::Latency& latency) {
    return {{"n", latency.n},
            {"timeouts", latency.timeouts},
            {"mean", numberOrNull(latency.mean)},
            {"p50", percentileJson(latency.p50)},
            {"p95", percentileJson(latency.p95)},
            {"p99", percentileJson(latency.p99)}};
}

FiguresJson metricJson(const RetrievalFigure& figure) {
    FiguresJson json{{"mean", numberOrNull(figure.mean)}, {"ci", nullptr}, {"n", figure.n}};
    if (figure.interval) {
        json["ci"] = {figure.interval->low, figure.interval->high};
    }
    json["unknown"] = figure.unknown;
    json["chance"] = numberOrNull(figure.chance);
    json["lift"] = numberOrNull(figure.lift);
    return json;
}

} // namespace

FiguresJson retrievalFiguresJson(const RetrievalFigures& figures) {
    FiguresJson json;
    json["n"] = figures.questions;
    const auto share = static_cast<double>(figures.holes) / static_cast<double>(figures.retrieved);
    json["unjudged"] = {{"retrieved", figures.retrieved},
                        {"not_judged", figures.holes},
                        {"share", figures.retrieved > 0 ? FiguresJson(share) : FiguresJson()}};
    json["without_list"] = figures.withoutList;
    json["without_relevant"] = figures.unjudged;
    json["failed"] = figures.failed;
    json["cut_lists"] = figures.cutLists;
    json["clusters"] = figures.clusters;
    json["design_effect"] = numberOrNull(figures.designEffect);
    json["metrics"] = FiguresJson::object();
    for (const RetrievalFigure& figure : figures.metrics) {
        json["metrics"][figure.name] = metricJson(figure);
    }
    json["latency_ms"] = latencyJson(figures.latency);
    json["stages"] = FiguresJson::object();
    for (const auto& [stage, latency] : figures.stages) {
        json["stages"][stage] = latencyJson(latency);
    }
    json["missed"] = FiguresJson::object();
    for (const auto& [why, count] : figures.missed) {
        json["missed"][std::string(kWhyMissedNames[static_cast<std::size_t>(why)])] = count;
    }
    return json;
}

FiguresJson retrievalEvaluationJson(const RetrievalEvaluation& evaluation) {
    FiguresJson json = retrievalFiguresJson(evaluation.figures);
    json["relevance"] = FiguresJson::object();
    for (const auto& [rule, count] : evaluation.rules) {
        const auto name = rule == RelevanceRule::Automatic
                              ? std::string_view("none")
                              : kRelevanceRuleNames[static_cast<std::size_t>(rule)];
        json["relevance"][std::string(name)] = count;
    }
    json["clustered_by"] = kQuestionClusterNames[static_cast<std::size_t>(evaluation.clusters)];
    json["by"] = FiguresJson::object();
    for (const auto& [field, values] : evaluation.by) {
        for (const auto& [value, figures] : values) {
            json["by"][field][value] = retrievalFiguresJson(figures);
        }
    }
    return json;
}

} // namespace assay::evaluate
