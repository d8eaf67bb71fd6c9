// Two systems, or more, by their retrieval on the same questions: the runs brought into the form that
// answer_comparison.h compares, so that differences, their p and verdicts are made in one place.
//
//   const auto compared = comparedRetrieval(std::array{&runA, &runB});
//   compareAnswers(*compared, 0, 1, {.headline = std::string(kRetrievalHeadline)}, stop, progress);
#pragma once

#include "core/base/result.h"
#include "core/evaluate/answers/answer_comparison.h"
#include "core/evaluate/retrieval/corpus_asking.h"
#include "core/evaluate/retrieval/retrieval_run.h"

#include <span>
#include <string_view>

namespace assay::evaluate {

// The measure that is judged first, where both have it.
inline constexpr std::string_view kRetrievalHeadline = "mrr_at_10";

// Questions belong together by their ids; clusters are those of the first run's settings. A system is called
// as its predictions, or with its run's number where two have one name. A question is answered where it has a
// list. Errors: InputNotUsable (suites whose content differs, or what is relevant is told by another rule or
// level: figures of different gold).
[[nodiscard]] base::Result<ComparedAnswers> comparedRetrieval(std::span<const RetrievalRun* const> runs);

// What a scorer gained by putting the results of a search into its order.
struct RerankingGain {
    Reranked reranked;
    base::RowId beforeRun = 0; // of the search alone
    // a: reranked, b: the search alone. The headline is kRetrievalHeadline, else the first measure.
    AnswerComparison comparison;
};

// `after` measures the reranked lists, `before` those of the search alone, with the same settings. Progress
// and errors: those of comparedRetrieval() and compareAnswers().
[[nodiscard]] base::Result<RerankingGain> rerankingGain(const RetrievalRun& after, const RetrievalRun& before,
                                                        const Reranked& reranked, const std::stop_token& stop,
                                                        base::ProgressSink& progress);

} // namespace assay::evaluate
