// What the results of one anchor are worth, and what luck alone would give of the same choice: the values
// that figures of neighbour tests are means of. Definitions: core/metrics/ranking/tied_ranking.h,
// core/statistics/chance.h. Where ties are kept, they are means over the orders of the tied results.
//
//     const double hit = hitOf(outcome.searches[0], 5);                      // 0, 1, or between in a tie
//     const std::optional<double> luck = hitByLuck(outcome.searches[0], 5);  // 0.889…
//
// For anchors that are covered and were asked. k and depth are 1 or more. Pure; any thread.
#pragma once

#include "core/metrics/ranking/tied_ranking.h"
#include "core/model/neighbour.h"

#include <optional>
#include <span>
#include <vector>

namespace assay::evaluate {

// Of Hit@k and MRR@k.
[[nodiscard]] double hitOf(const model::AnchorSearch& search, int k);
[[nodiscard]] double reciprocalRankOf(const model::AnchorSearch& search, int k);
// The same by luck; nullopt: it is not known of how many the search chose.
[[nodiscard]] std::optional<double> hitByLuck(const model::AnchorSearch& search, int k);
[[nodiscard]] std::optional<double> reciprocalRankByLuck(const model::AnchorSearch& search, int k);

// Each text once (model::DistinctTexts). nullopt: texts were not compared, or the anchor has no gold but its
// own text.
[[nodiscard]] std::optional<double> distinctHitOf(const model::AnchorSearch& search, int k);
[[nodiscard]] std::optional<double> distinctReciprocalRankOf(const model::AnchorSearch& search, int k);
[[nodiscard]] std::optional<double> distinctHitByLuck(const model::AnchorSearch& search, int k);
[[nodiscard]] std::optional<double> distinctReciprocalRankByLuck(const model::AnchorSearch& search, int k);

// Over all gold of the anchor, found or not; of at most as many results as there are kept.
struct AllGoldValues {
    std::vector<double> recall; // by the k that were asked for
    std::vector<double> ndcg;
    double averagePrecision = 0; // of the first `depth` results
};

[[nodiscard]] AllGoldValues allGoldOf(const model::AnchorOutcome& outcome, const model::AnchorSearch& search,
                                      std::span<const int> ks, int depth);
[[nodiscard]] std::optional<AllGoldValues> allGoldByLuck(const model::AnchorOutcome& outcome,
                                                         const model::AnchorSearch& search,
                                                         std::span<const int> ks, int depth);

// The ranking as ties, best first; results that tie with none are ties of one.
[[nodiscard]] std::vector<metrics::Tie> tiesOf(const model::AnchorSearch& search);

} // namespace assay::evaluate
