// What luck alone would give: figures of a ranking in random order, and whether more was found than that.
//
// All are exact expectations over the orders of N results of which g are gold (sampling without replacement:
// the hypergeometric distribution). Sources: for E[AP] Y. Bestgen (2015), "Exact expected average precision
// of the random baseline for system evaluation"; for the sum of unlike coins the Poisson-binomial
// distribution.
//
//   const Pool pool{.results = 6, .gold = 2};
//   hitChance(pool, 3);             // 0.8
//   reciprocalRankChance(pool, 3);  // 0.5333…
//
// Pure; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

namespace assay::statistics {

// What a search can return to one asker, who is not counted: 0 <= gold <= results.
struct Pool {
    std::int64_t results = 0;
    std::int64_t gold = 0;

    friend bool operator==(const Pool&, const Pool&) = default;
};

// Each for the first k >= 1 results, or all of them where there are fewer; 0 where there is no gold.
[[nodiscard]] double hitChance(const Pool& pool, std::int64_t k);
[[nodiscard]] double reciprocalRankChance(const Pool& pool, std::int64_t k);
[[nodiscard]] double recallChance(const Pool& pool, std::int64_t k);
// With equal gains, and the discount 1 / log2(rank + 1).
[[nodiscard]] double ndcgChance(const Pool& pool, std::int64_t k);

// Of the whole ranking.
[[nodiscard]] double averagePrecisionChance(const Pool& pool);

// How much of the way from luck to perfection was gone: (value - chance) / (1 - chance), both means over the
// same askers; negative where luck does better. nullopt where luck is perfect.
[[nodiscard]] std::optional<double> lift(double value, double chance);

// The probability of at least so many successes when each asker i succeeds by chances[i] in [0,1], whatever
// the others do. Exact but for 1e-12.
[[nodiscard]] double atLeastByLuck(std::span<const double> chances, std::int64_t successes);

} // namespace assay::statistics
