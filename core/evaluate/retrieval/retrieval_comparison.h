// Two systems on the same questions: by how much their retrieval differs, and whether that is more than luck.
//
// Paired over the questions that both have a value of; intervals by the bootstrap of clusters, p by flipping
// the signs of clusters' sums (core/statistics/clusters.h); Holm corrects the p of one comparison, the
// headline apart.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/retrieval/retrieval_run.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace assay::evaluate {

struct RetrievalDifference {
    std::string name;
    std::int64_t n = 0; // questions that both have a value of
    std::size_t clusters = 0;
    std::optional<double> a, b, delta; // means over them; b - a
    std::optional<statistics::Interval> interval;
    std::optional<double> p, adjustedP;
    std::int64_t wins = 0, ties = 0, losses = 0; // of b
    bool enough = false;                         // to judge: 30 questions, 6 clusters
};

struct QuestionChange {
    std::string questionId;
    std::optional<std::int64_t> rankA, rankB; // of the first gold
    double delta = 0;                         // of the headline
};

struct RetrievalComparison {
    std::string headline;                         // the measure that is judged first
    std::vector<RetrievalDifference> differences; // by column of A that B has too
    std::vector<QuestionChange> changes;          // the largest first, ties by question
    std::int64_t onlyA = 0, onlyB = 0;            // questions that only one was asked
};

// Errors: InputNotUsable (no question or no measure that both have).
[[nodiscard]] base::Result<RetrievalComparison> compareRetrieval(const RetrievalEvaluation& a,
                                                                 const RetrievalEvaluation& b,
                                                                 const RetrievalSettings& settings);

} // namespace assay::evaluate
