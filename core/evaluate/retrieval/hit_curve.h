// Hit@k for every k: the share of questions with something relevant among the first k results, of all
// questions or of those with one value of a field.
//
// Over the questions with something relevant; one without a list never hits. The first list of each counts.
// Ranks go as deep as the longest list, at most `deepest`, and no deeper than any list was cut, so that the
// curves of all values are as long. The interval is that of shares of clusters
// (statistics::clusteredShare()), 95 %; luck is the mean of statistics::hitChance() over the pools of the
// questions, missing where one of them is not known.
//
//   const HitCurve curve = HitCurves(run.evaluation).of("category", "A");
//   curve.points[4].share // Hit@5 of the questions of category A
//
// Any thread.
#pragma once

#include "core/evaluate/retrieval/retrieval_figures.h"
#include "core/statistics/interval.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace assay::evaluate {

inline constexpr std::int64_t kDeepestHit = 100;

struct HitPoint {
    std::int64_t k = 1;
    double share = 0;
    std::optional<statistics::Interval> interval; // missing below statistics::kLeastClusters clusters
    std::optional<double> chance;
};

struct HitCurve {
    std::int64_t n = 0;           // questions with something relevant
    std::vector<HitPoint> points; // k from 1 on; empty: without a question, or below two ranks
};

// What the curves of one evaluation have in common, worked out once. The evaluation outlives it.
class HitCurves {
  public:
    explicit HitCurves(const RetrievalEvaluation& evaluation, std::int64_t deepest = kDeepestHit);

    // Without a field: of all questions.
    [[nodiscard]] HitCurve of(std::string_view field = {}, std::string_view value = {}) const;

  private:
    const RetrievalEvaluation& m_evaluation;
    QuestionClusterNumbers m_clusters;
    std::int64_t m_depth = 0;
};

} // namespace assay::evaluate
