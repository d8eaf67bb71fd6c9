// Measures of a ranked list in which some results are equally good: means over the orders that they can have,
// so that no order decides which means nothing.
//
// A list is given by its ties, best first; a result that ties with none is a tie of one. Every order of the
// results of a tie is as likely as another. Source of the means: F. McSherry and M. Najork (2008), "Computing
// information retrieval performance measures efficiently in the presence of tied scores". Without ties these
// are the plain measures.
//
//   const std::vector<Tie> ties{{.results = 4, .gold = 1}};
//   hitWithin(ties, 1);             // 0.25
//   reciprocalRankWithin(ties, 4);  // 0.520833…
//
// Only the first k >= 1 results count. Pure; any thread.
#pragma once

#include <cstdint>
#include <span>

namespace assay::metrics {

// 0 <= gold <= results.
struct Tie {
    std::int64_t results = 1;
    std::int64_t gold = 0;

    friend bool operator==(const Tie&, const Tie&) = default;
};

[[nodiscard]] double hitWithin(std::span<const Tie> ranking, std::int64_t k);
[[nodiscard]] double reciprocalRankWithin(std::span<const Tie> ranking, std::int64_t k);

// `relevant` >= 1: gold there is, found or not.
[[nodiscard]] double recallWithin(std::span<const Tie> ranking, std::int64_t k, std::int64_t relevant);
// Gains are 1, the discount is 1 / log2(rank + 1).
[[nodiscard]] double ndcgWithin(std::span<const Tie> ranking, std::int64_t k, std::int64_t relevant);
// The sum of the precisions at the ranks of gold, by `relevant`: what is behind k adds nothing.
[[nodiscard]] double averagePrecisionWithin(std::span<const Tie> ranking, std::int64_t k,
                                            std::int64_t relevant);

} // namespace assay::metrics
