// What trec_eval prints: a line for each measure of each query and of all, in three columns.
#pragma once

#include "core/evaluate/retrieval/ranking_evaluation.h"
#include "core/evaluate/retrieval/retrieval_figures.h"

#include <string>

namespace assay::results {

struct TrecTextOptions {
    bool eachQuery = false;
    bool overall = true;
};

// Byte for byte as trec_eval 10 does: "map                   \tall\t0.1785\n".
[[nodiscard]] std::string trecText(const evaluate::RankingEvaluation& evaluation,
                                   const TrecTextOptions& options);

// The same three columns of questions of a workspace. What is unknown of a question, or has no mean, has no
// line.
[[nodiscard]] std::string trecText(const evaluate::RetrievalEvaluation& evaluation,
                                   const TrecTextOptions& options);

} // namespace assay::results
