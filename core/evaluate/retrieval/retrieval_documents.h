// The figures of retrieval on questions as JSON: what a run keeps of them, and what commands print.
#pragma once

#include "core/evaluate/retrieval/retrieval_figures.h"

#include <nlohmann/json.hpp>

namespace assay::evaluate {

// {"n", "unjudged": {"retrieved", "not_judged", "share"}, "without_list", "without_relevant", "failed",
// "cut_lists", "clusters", "design_effect", "metrics": {name: {"mean", "ci", "n", "unknown", "chance",
// "lift"}}, "latency_ms": {"n", "timeouts", "mean", "p50", "p95", "p99"}, "stages", "missed": {why: n}}.
[[nodiscard]] nlohmann::ordered_json retrievalFiguresJson(const RetrievalFigures& figures);

// The same with "relevance": {rule: questions}, "clustered_by" and "by": {field: {value: figures}}.
[[nodiscard]] nlohmann::ordered_json retrievalEvaluationJson(const RetrievalEvaluation& evaluation);

} // namespace assay::evaluate
