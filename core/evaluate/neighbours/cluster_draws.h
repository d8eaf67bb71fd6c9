// Numbered draws of clusters with replacement: a contradiction pair as one, every other sample alone.
//
// Every draw has random numbers of its own, made from the seed and its number, so that a result does not
// depend on the threads. Draws of the same clusters with the same seed are those of bootstrapThreshold().
#pragma once

#include "core/base/draw_seed.h"
#include "core/base/random.h"
#include "core/base/result.h"
#include "core/evaluate/thresholds/threshold_bootstrap.h"
#include "core/model/scored_columns.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace assay::evaluate {

struct ClusteredSamples {
    std::vector<std::uint32_t> positions; // in the columns, cluster by cluster
    std::vector<std::size_t> ends;        // by cluster, into `positions`
};

// The samples that `isIn` says, those without a pair in their order, then the pairs by number. Throws
// std::bad_alloc.
[[nodiscard]] ClusteredSamples clusteredSamples(const model::ScoredColumns& columns,
                                                const std::function<bool(std::size_t position)>& isIn);

// How often each kind of cluster comes in draw `number`: so many clusters are drawn as `kindOf` has.
inline void drawKinds(std::span<const std::uint32_t> kindOf, std::uint64_t seed, std::size_t number,
                      std::span<std::int64_t> ofKind) {
    base::Random random(base::drawSeed(seed, number));
    std::fill(ofKind.begin(), ofKind.end(), 0);
    for (std::size_t i = 0; i < kindOf.size(); ++i) {
        ++ofKind[kindOf[static_cast<std::size_t>(random.below(kindOf.size()))]];
    }
}

// Error: InvalidArgument (fewer than one draw, or very many).
[[nodiscard]] base::Result<> checkDraws(const BootstrapSettings& settings);

} // namespace assay::evaluate
