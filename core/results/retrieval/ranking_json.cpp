#include "core/results/retrieval/ranking_json.h"

#include <nlohmann/json.hpp>

namespace assay::results {
namespace {

using Json = nlohmann::ordered_json;
using metrics::Averaging;

Json overallJson(const evaluate::RankingEvaluation& evaluation, std::size_t column) {
    const double value = evaluation.overall[column];
    switch (evaluation.columns[column].averaging) {
    case Averaging::Count:
    case Averaging::Queries:
        return {{"total", static_cast<std::int64_t>(value)}};
    case Averaging::GeometricMean:
        return {{"geometric_mean", value}};
    default:
        break;
    }
    Json json{{"mean", value}, {"ci", nullptr}};
    if (column < evaluation.intervals.size() && evaluation.intervals[column]) {
        json["ci"] = {evaluation.intervals[column]->low, evaluation.intervals[column]->high};
    }
    return json;
}

bool isOfAll(Averaging averaging) {
    return averaging != Averaging::RunName && averaging != Averaging::Grades;
}

Json queryJson(const evaluate::RankingEvaluation& evaluation, const evaluate::QueryMeasures& query) {
    Json metrics = Json::object();
    for (std::size_t column = 0; column < evaluation.columns.size(); ++column) {
        const metrics::MeasureColumn& measure = evaluation.columns[column];
        if (measure.averaging == Averaging::Mean || measure.averaging == Averaging::Count) {
            metrics[measure.name] = query.values[column];
        } else if (measure.averaging == Averaging::Grades) {
            metrics[measure.name] = query.grades;
        }
    }
    return {{"query", std::string(query.query)}, {"metrics", std::move(metrics)}};
}

} // namespace

std::string rankingJson(const evaluate::RankingEvaluation& evaluation, bool eachQuery) {
    Json json;
    json["run"] = evaluation.runName;
    json["n"] = evaluation.queries.size();
    json["unjudged"] = {{"retrieved", evaluation.retrieved},
                        {"not_judged", evaluation.holes},
                        {"share", evaluation.retrieved > 0 ? Json(static_cast<double>(evaluation.holes) /
                                                                  static_cast<double>(evaluation.retrieved))
                                                           : Json(nullptr)}};
    json["without_list"] = evaluation.withoutList;
    json["without_relevant"] = evaluation.withoutRelevant;
    json["queries_not_judged"] = evaluation.notJudged;
    json["metrics"] = Json::object();
    for (std::size_t column = 0; column < evaluation.columns.size(); ++column) {
        if (isOfAll(evaluation.columns[column].averaging)) {
            json["metrics"][evaluation.columns[column].name] = overallJson(evaluation, column);
        }
    }
    if (eachQuery) {
        json["per_query"] = Json::array();
        for (const evaluate::QueryMeasures& query : evaluation.queries) {
            json["per_query"].push_back(queryJson(evaluation, query));
        }
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace assay::results
