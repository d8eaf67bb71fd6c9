// Retrieval on questions, the tuning of alpha, and FinSearch's own result file as JSON.
#pragma once

#include "core/evaluate/retrieval/alpha_tuning.h"
#include "core/evaluate/retrieval/retrieval_comparison.h"
#include "core/evaluate/retrieval/retrieval_run.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::results {

// {"run", "suite", "predictions", "search", "corpus", …, "per_query"}: what retrieval_documents.h writes of
// the figures, and of each question, only if asked for: {"question_id", "metrics": {name: value or null},
// "rank_first_gold", "ranks", "relevance", "relevant", "retrieved", "not_judged", "missed"}. Indented by two,
// with a final line break. Of reranked lists with "rerank": {"scorer", "model", "depth", "scored",
// "from_store", "without_score", "before": {"run", "predictions"}, "n", "gain": {name: {"before", "after",
// "delta", "ci", "p", "p_holm", "n", "better", "same", "worse", "verdict"}}}.
[[nodiscard]] std::string retrievalRunJson(const evaluate::RetrievalRun& run, bool eachQuestion,
                                           const evaluate::RerankingGain* gain = nullptr);

// "better", "worse", "equivalent", "differs", "inconclusive", "cannot_be_judged": of what the scorer made
// against the search alone.
[[nodiscard]] std::string_view rerankingVerdict(const evaluate::MetricComparison& metric) noexcept;

struct AlphaJsonOptions {
    std::optional<std::string> question; // this one alone, with its fused list at each alpha
    bool failedOnly = false;             // without gold among the first ten at the best alpha
};

// {"alphas": [{"alpha", "mrr", "mrr_ci", "recall_at": {"5", "10"}, "ndcg_at": {"10"}, …}], "chance": {"mrr",
// "recall_at", "ndcg_at"}, each a number or null, "chance_corpus": name or null, "best", "best_held_out",
// "per_question", "by"}.
[[nodiscard]] std::string alphaTuningJson(const evaluate::AlphaMaterial& material,
                                          const evaluate::AlphaTuning& tuning,
                                          const evaluate::AlphaSettings& settings,
                                          const AlphaJsonOptions& options);

// Questions with no gold among the first ten at that point.
[[nodiscard]] bool failsAt(const evaluate::AlphaTuning& tuning, std::size_t point, std::size_t question);

// By question id the sources of its list, best first.
using RetrievedSources = std::map<std::string, std::vector<std::string>>;

// FinSearch's file: timestamp (the run's), total_questions, successful_evaluations, aggregate_metrics
// (avg_, max_, min_ of hit_rate@k, mrr, precision@k, recall@k for k = 1, 3, 5, answer_coverage,
// answer_coverage_numeric, source_accuracy, latency_ms), category_metrics, detailed_results. What is unknown
// is null and in no mean. The same run gives the same bytes.
[[nodiscard]] std::string finsearchResults(const evaluate::RetrievalRun& run,
                                           const RetrievedSources& sources);

// What FinSearch's program prints beside its file: Hit Rate@5, MRR, Precision@5, Answer Coverage and Avg
// Latency, a line each below a heading, in English; the averages of the file. Unknown ones are "not known".
[[nodiscard]] std::string finsearchSummary(const evaluate::RetrievalRun& run);

} // namespace assay::results
