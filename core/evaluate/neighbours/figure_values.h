// The values of each anchor that figures of one search in one regime are means of. Of this room alone.
#pragma once

#include "core/model/neighbour.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace assay::evaluate {

// An element for each anchor.
struct FigureColumn {
    std::vector<double> value; // NaN: the anchor is none of the figure's
    std::vector<double> luck;  // NaN: not known
};

// Anchors that are not covered or were not asked have 0 everywhere: they are misses where they count at all.
struct FigureValues {
    std::vector<const model::AnchorSearch*> answers; // null: not asked
    std::vector<int> knownDepth;                     // the rank of the first gold is known up to it
    std::vector<FigureColumn> hit, reciprocalRank;   // by k - 1
    std::vector<FigureColumn> recall, ndcg;          // by the k of allGoldKs()
    FigureColumn averagePrecision;
    std::vector<FigureColumn> distinctHit, distinctRank; // by the k of Hit@k, of MRR@k; empty: not compared

    // `element` of AnchorOutcome::searches.
    FigureValues(std::span<const model::AnchorOutcome* const> outcomes, std::size_t element,
                 const model::NeighbourSettings& settings);

    [[nodiscard]] bool knowsRanks(std::span<const std::uint32_t> members, int k) const;
};

// The k of Hit@k and of MRR@k, rising, none twice.
[[nodiscard]] std::vector<int> allGoldKs(const model::NeighbourSettings& settings);

// Over the members; nullopt: there is none, or one that is not known.
[[nodiscard]] std::optional<double> meanOf(const std::vector<double>& values,
                                           std::span<const std::uint32_t> members);

} // namespace assay::evaluate
