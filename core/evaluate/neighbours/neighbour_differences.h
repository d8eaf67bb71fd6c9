// By how much the figures of two neighbour runs differ over the same anchors, and whether that is larger than
// chance. Sources: core/statistics/clusters.h (sign flips, bootstrap of clusters, Holm), mcnemar.h.
//
// Pure; any thread.
#pragma once

#include "core/evaluate/neighbours/neighbour_gate.h"
#include "core/model/neighbour.h"

#include <cstdint>
#include <span>

namespace assay::evaluate {

// What both runs gave of one anchor that both asked and have covered, and the anchor's cluster.
struct PairedAnswers {
    const model::AnchorOutcome* anchor = nullptr;
    const model::AnchorSearch* run = nullptr;
    const model::AnchorSearch* baseline = nullptr;
    std::uint32_t cluster = 0;
};

// Of Hit@k or MRR@k. Without pairs nothing but the counts is there.
[[nodiscard]] RankDifference rankDifference(std::span<const PairedAnswers> pairs, GateMeasure measure, int k,
                                            std::uint64_t seed);

// By the reciprocal ranks at this depth: the largest change first, then in the order of the pairs.
[[nodiscard]] AnchorChanges anchorChanges(std::span<const PairedAnswers> pairs, int depth);

// Corrects the p of all that are no headline for their number (Holm); those without one stay so.
void adjustForMany(std::span<RankDifference> differences);

} // namespace assay::evaluate
