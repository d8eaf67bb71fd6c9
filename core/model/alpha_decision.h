// A decided weight of a hybrid search, with what it was decided on and how well it is supported.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace assay::model {

struct AlphaDecision {
    std::string name; // "Hybrid weight, November"
    std::string author;
    std::string reason;
    std::string decidedAt; // UTC, ISO 8601
    std::string suite;
    std::string lexical, lexicalHash; // the prediction sets that were fused, and hashes of their content
    std::string vector, vectorHash;
    std::string fusion; // "min_max" or "rrf"
    double alpha = 0;   // [0,1]: the weight of the vectors
    // Of that alpha over `n` questions.
    std::int64_t n = 0;
    double mrr = 0;
    double recall5 = 0;
    double recall10 = 0;
    double ndcg10 = 0;
    std::optional<double> mrrLow, mrrHigh; // 95 %; missing: too few clusters, or not on the curve
    std::optional<double> bestAlpha;       // the best of those that were tried
    // MRR of the alpha chosen on one half of the questions, on the other; missing: too few clusters.
    std::optional<double> heldOutMrr;

    friend bool operator==(const AlphaDecision&, const AlphaDecision&) = default;
};

} // namespace assay::model
