#include "core/evaluate/neighbours/anchor_figures.h"

#include "core/statistics/chance.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace assay::evaluate {
namespace {

using metrics::Tie;
using model::AnchorSearch;
using model::RandomRankings;
using model::TiedRanks;

// What stands ahead of the first gold, and the tie that it is in.
using FirstGold = std::array<Tie, 2>;

FirstGold firstGoldAt(std::int64_t before, std::int64_t size, std::int64_t gold) {
    return {Tie{before, 0}, Tie{size, gold}};
}

// nullopt: there is none among the results.
std::optional<FirstGold> firstGoldOf(const AnchorSearch& search) {
    if (search.ties) {
        const auto tie = std::ranges::find_if(*search.ties, [](const TiedRanks& of) { return of.gold > 0; });
        if (tie != search.ties->end() && (search.rankFirstGold == 0 || tie->first <= search.rankFirstGold)) {
            return firstGoldAt(tie->first - 1, tie->size, tie->gold);
        }
    }
    return search.rankFirstGold > 0 ? std::optional(firstGoldAt(search.rankFirstGold - 1, 1, 1))
                                    : std::nullopt;
}

statistics::Pool poolOf(const model::ResultPool& pool) {
    return {pool.results, pool.gold};
}

// Of the first k ranks, or as many as were counted.
template <typename Take>
void forEachCount(const std::vector<std::int64_t>& counts, int k, const Take& take) {
    const std::size_t last = std::min(counts.size(), static_cast<std::size_t>(std::max(k, 0)));
    for (std::size_t i = 0; i < last; ++i) {
        take(static_cast<double>(counts[i]), static_cast<double>(i + 1));
    }
}

AllGoldValues allGoldOfTies(std::span<const Tie> ties, std::int64_t relevant, std::span<const int> ks,
                            int depth) {
    AllGoldValues values;
    for (const int k : ks) {
        values.recall.push_back(metrics::recallWithin(ties, k, relevant));
        values.ndcg.push_back(metrics::ndcgWithin(ties, k, relevant));
    }
    values.averagePrecision = metrics::averagePrecisionWithin(ties, depth, relevant);
    return values;
}

AllGoldValues allGoldOfRandom(const RandomRankings& random, std::int64_t relevant, std::span<const int> ks) {
    const auto rankings = static_cast<double>(random.rankings);
    AllGoldValues values;
    for (const int k : ks) {
        double found = 0;
        double gain = 0;
        forEachCount(random.gold, k, [&](double count, double rank) {
            found += count;
            gain += count / std::log2(rank + 1);
        });
        double ideal = 0;
        for (std::int64_t rank = 1; rank <= std::min<std::int64_t>(k, relevant); ++rank) {
            ideal += 1 / std::log2(static_cast<double>(rank) + 1);
        }
        values.recall.push_back(found / rankings / static_cast<double>(relevant));
        values.ndcg.push_back(gain / rankings / ideal);
    }
    values.averagePrecision = random.averagePrecision;
    return values;
}

// nullopt: without a gold text beside the anchor's own it is not covered.
std::optional<FirstGold> distinctFirstGold(const AnchorSearch& search) {
    if (!search.distinct || search.distinct->pool.gold == 0) {
        return std::nullopt;
    }
    return firstGoldAt(search.distinct->before, search.distinct->size, search.distinct->gold);
}

std::optional<statistics::Pool> distinctPool(const AnchorSearch& search) {
    return distinctFirstGold(search) && !search.random ? std::optional(poolOf(search.distinct->pool))
                                                       : std::nullopt;
}

} // namespace

double hitOf(const AnchorSearch& search, int k) {
    const auto first = firstGoldOf(search);
    return first ? metrics::hitWithin(*first, k) : 0;
}

double reciprocalRankOf(const AnchorSearch& search, int k) {
    const auto first = firstGoldOf(search);
    return first ? metrics::reciprocalRankWithin(*first, k) : 0;
}

std::optional<double> hitByLuck(const AnchorSearch& search, int k) {
    if (search.random) {
        double sum = 0;
        forEachCount(search.random->firstGold, k, [&](double count, double) { sum += count; });
        return sum / static_cast<double>(search.random->rankings);
    }
    return search.pool ? std::optional(statistics::hitChance(poolOf(*search.pool), k)) : std::nullopt;
}

std::optional<double> reciprocalRankByLuck(const AnchorSearch& search, int k) {
    if (search.random) {
        double sum = 0;
        forEachCount(search.random->firstGold, k, [&](double count, double rank) { sum += count / rank; });
        return sum / static_cast<double>(search.random->rankings);
    }
    return search.pool ? std::optional(statistics::reciprocalRankChance(poolOf(*search.pool), k))
                       : std::nullopt;
}

std::optional<double> distinctHitOf(const AnchorSearch& search, int k) {
    const auto first = distinctFirstGold(search);
    return first ? std::optional(metrics::hitWithin(*first, k)) : std::nullopt;
}

std::optional<double> distinctReciprocalRankOf(const AnchorSearch& search, int k) {
    const auto first = distinctFirstGold(search);
    return first ? std::optional(metrics::reciprocalRankWithin(*first, k)) : std::nullopt;
}

std::optional<double> distinctHitByLuck(const AnchorSearch& search, int k) {
    const auto pool = distinctPool(search);
    return pool ? std::optional(statistics::hitChance(*pool, k)) : std::nullopt;
}

std::optional<double> distinctReciprocalRankByLuck(const AnchorSearch& search, int k) {
    const auto pool = distinctPool(search);
    return pool ? std::optional(statistics::reciprocalRankChance(*pool, k)) : std::nullopt;
}

AllGoldValues allGoldOf(const model::AnchorOutcome& outcome, const AnchorSearch& search,
                        std::span<const int> ks, int depth) {
    return allGoldOfTies(tiesOf(search), std::ssize(outcome.gold), ks, depth);
}

std::optional<AllGoldValues> allGoldByLuck(const model::AnchorOutcome& outcome, const AnchorSearch& search,
                                           std::span<const int> ks, int depth) {
    if (search.random) {
        return allGoldOfRandom(*search.random, std::ssize(outcome.gold), ks);
    }
    if (!search.pool) {
        return std::nullopt;
    }
    const std::array<Tie, 1> any{Tie{search.pool->results, search.pool->gold}};
    return allGoldOfTies(any, std::ssize(outcome.gold), ks, depth);
}

std::vector<Tie> tiesOf(const AnchorSearch& search) {
    std::vector<Tie> ties;
    const auto depth = static_cast<int>(search.results.size());
    std::size_t next = 0; // among the ties that were kept
    for (int rank = 1; rank <= depth;) {
        if (search.ties && next < search.ties->size() && (*search.ties)[next].first == rank) {
            const TiedRanks& tie = (*search.ties)[next++];
            ties.push_back({tie.size, tie.gold});
            rank += tie.size;
        } else {
            ties.push_back({1, search.results[static_cast<std::size_t>(rank - 1)].gold ? 1 : 0});
            ++rank;
        }
    }
    return ties;
}

} // namespace assay::evaluate
