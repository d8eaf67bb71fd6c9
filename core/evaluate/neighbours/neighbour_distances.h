// The distances of all results of one search and regime, and their histogram. Pure; any thread.
#pragma once

#include "core/model/neighbour.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace assay::evaluate {

struct ResultDistances {
    std::vector<double> gold, others; // in the order of the outcomes and ranks
};

// `search` is an index into AnchorOutcome::searches. As the search has them: call it for cosine distances.
[[nodiscard]] ResultDistances resultDistances(std::span<const model::AnchorOutcome> outcomes,
                                              std::size_t search);

// How many of the values lie in each of `bins` equal parts of [0, max]; what lies beyond is counted in the
// nearest, what is not finite in none. `max` > 0, `bins` > 0.
[[nodiscard]] std::vector<std::int64_t> binCounts(std::span<const double> values, double max,
                                                  std::size_t bins);

} // namespace assay::evaluate
