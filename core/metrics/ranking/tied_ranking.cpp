#include "core/metrics/ranking/tied_ranking.h"

#include <algorithm>
#include <cmath>

namespace assay::metrics {
namespace {

// Calls take(rank, probability that it is gold, tie, ranks of the tie before it, gold before the tie).
template <typename Take>
void forEachRank(std::span<const Tie> ranking, std::int64_t k, const Take& take) {
    std::int64_t before = 0;
    std::int64_t goldBefore = 0;
    for (const Tie& tie : ranking) {
        const std::int64_t places = std::min(tie.results, k - before);
        for (std::int64_t place = 0; place < places; ++place) {
            const double share = static_cast<double>(tie.gold) / static_cast<double>(tie.results);
            take(before + place + 1, share, tie, place, goldBefore);
        }
        before += tie.results;
        goldBefore += tie.gold;
        if (before >= k) {
            return;
        }
    }
}

// Calls take(rank, probability that the first gold stands there) for the ranks of the first tie with gold.
template <typename Take>
void forEachFirstGold(std::span<const Tie> ranking, std::int64_t k, const Take& take) {
    std::int64_t before = 0;
    for (const Tie& tie : ranking) {
        if (before >= k) {
            return;
        }
        if (tie.gold > 0) {
            const std::int64_t others = tie.results - tie.gold;
            double missed = 1; // all of the tie's ranks so far
            for (std::int64_t place = 0; place <= others && before + place < k; ++place) {
                const auto left = static_cast<double>(tie.results - place);
                take(before + place + 1, missed * static_cast<double>(tie.gold) / left);
                missed *= static_cast<double>(others - place) / left;
            }
            return;
        }
        before += tie.results;
    }
}

double discount(std::int64_t rank) {
    return 1 / std::log2(static_cast<double>(rank) + 1);
}

} // namespace

double hitWithin(std::span<const Tie> ranking, std::int64_t k) {
    std::int64_t before = 0;
    for (const Tie& tie : ranking) {
        if (before >= k) {
            return 0;
        }
        if (tie.gold > 0) {
            double missed = 1;
            for (std::int64_t place = 0; place < std::min(tie.results, k - before); ++place) {
                missed *= static_cast<double>(std::max<std::int64_t>(tie.results - tie.gold - place, 0)) /
                          static_cast<double>(tie.results - place);
            }
            return 1 - missed;
        }
        before += tie.results;
    }
    return 0;
}

double reciprocalRankWithin(std::span<const Tie> ranking, std::int64_t k) {
    double sum = 0;
    forEachFirstGold(ranking, k, [&](std::int64_t rank, double probability) {
        sum += probability / static_cast<double>(rank);
    });
    return sum;
}

double recallWithin(std::span<const Tie> ranking, std::int64_t k, std::int64_t relevant) {
    double found = 0;
    std::int64_t before = 0;
    for (const Tie& tie : ranking) {
        if (before >= k) {
            break;
        }
        const std::int64_t places = std::min(tie.results, k - before);
        found += places == 0 ? 0 : static_cast<double>(tie.gold * places) / static_cast<double>(tie.results);
        before += tie.results;
    }
    return found / static_cast<double>(relevant);
}

double ndcgWithin(std::span<const Tie> ranking, std::int64_t k, std::int64_t relevant) {
    double gain = 0;
    forEachRank(ranking, k, [&](std::int64_t rank, double share, const Tie&, std::int64_t, std::int64_t) {
        gain += share * discount(rank);
    });
    double ideal = 0;
    for (std::int64_t rank = 1; rank <= std::min(k, relevant); ++rank) {
        ideal += discount(rank);
    }
    return gain / ideal;
}

double averagePrecisionWithin(std::span<const Tie> ranking, std::int64_t k, std::int64_t relevant) {
    double sum = 0;
    forEachRank(
        ranking, k,
        [&](std::int64_t rank, double share, const Tie& tie, std::int64_t place, std::int64_t goldBefore) {
            if (share == 0) {
                return;
            }
            // Of the others of the tie, those that stand before this rank, when it is gold itself.
            const double ofTie = tie.results > 1 ? static_cast<double>(place * (tie.gold - 1)) /
                                                       static_cast<double>(tie.results - 1)
                                                 : 0;
            sum += share * (static_cast<double>(goldBefore) + ofTie + 1) / static_cast<double>(rank);
        });
    return sum / static_cast<double>(relevant);
}

} // namespace assay::metrics
