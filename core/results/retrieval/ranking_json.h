// The figures of a run against judgements as JSON.
#pragma once

#include "core/evaluate/retrieval/ranking_evaluation.h"

#include <string>

namespace assay::results {

// {"run", "n", "unjudged": {"retrieved", "not_judged", "share"}, "without_list", "without_relevant",
// "queries_not_judged", "metrics": {name: {"mean", "ci"}}, "per_query": [{"query", "metrics": {name:
// value}}]}. Counts over all queries have "total" instead of "mean", geometric means "geometric_mean"; "ci"
// is null where there are too few queries; "per_query" only if asked for.
[[nodiscard]] std::string rankingJson(const evaluate::RankingEvaluation& evaluation, bool eachQuery);

} // namespace assay::results
