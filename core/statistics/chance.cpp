#include "core/statistics/chance.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace assay::statistics {
namespace {

// 1 + 1/2 + … + 1/n; of many by its expansion, which is exact to the last digit there (D. E. Knuth, 1997,
// "The Art of Computer Programming", volume 1, 1.2.11.2).
double harmonicNumber(std::int64_t n) {
    constexpr std::int64_t kSummed = 1'000'000;
    constexpr double kEulerMascheroni = 0.57721566490153286;
    if (n > kSummed) {
        const auto large = static_cast<double>(n);
        return std::log(large) + kEulerMascheroni + 1 / (2 * large) - 1 / (12 * large * large);
    }
    double sum = 0;
    for (std::int64_t i = n; i >= 1; --i) {
        sum += 1 / static_cast<double>(i);
    }
    return sum;
}

} // namespace

double hitChance(const Pool& pool, std::int64_t k) {
    const std::int64_t depth = std::min(k, pool.results);
    if (pool.gold <= 0 || depth <= 0) {
        return 0;
    }
    const std::int64_t others = pool.results - pool.gold;
    double allMiss = 1;
    for (std::int64_t i = 0; i < depth && allMiss > 0; ++i) {
        allMiss *= static_cast<double>(std::max<std::int64_t>(others - i, 0)) /
                   static_cast<double>(pool.results - i);
    }
    return 1 - allMiss;
}

double reciprocalRankChance(const Pool& pool, std::int64_t k) {
    const std::int64_t depth = std::min(k, pool.results);
    if (pool.gold <= 0 || depth <= 0) {
        return 0;
    }
    const std::int64_t others = pool.results - pool.gold;
    double firstHere = static_cast<double>(pool.gold) / static_cast<double>(pool.results);
    double sum = 0;
    for (std::int64_t rank = 1; rank <= depth && firstHere > 0; ++rank) {
        sum += firstHere / static_cast<double>(rank);
        if (rank < pool.results) {
            firstHere *= static_cast<double>(std::max<std::int64_t>(others - rank + 1, 0)) /
                         static_cast<double>(pool.results - rank);
        }
    }
    return sum;
}

double recallChance(const Pool& pool, std::int64_t k) {
    if (pool.gold <= 0) {
        return 0;
    }
    return static_cast<double>(std::clamp<std::int64_t>(k, 0, pool.results)) /
           static_cast<double>(pool.results);
}

double ndcgChance(const Pool& pool, std::int64_t k) {
    const std::int64_t depth = std::min(k, pool.results);
    if (pool.gold <= 0 || depth <= 0) {
        return 0;
    }
    double expected = 0;
    double ideal = 0;
    for (std::int64_t rank = 1; rank <= depth; ++rank) {
        const double discount = 1 / std::log2(static_cast<double>(rank) + 1);
        expected += discount;
        ideal += rank <= pool.gold ? discount : 0;
    }
    return expected * static_cast<double>(pool.gold) / static_cast<double>(pool.results) / ideal;
}

double averagePrecisionChance(const Pool& pool) {
    if (pool.gold <= 0) {
        return 0;
    }
    if (pool.results == 1) {
        return 1;
    }
    const double harmonic = harmonicNumber(pool.results);
    const auto n = static_cast<double>(pool.results);
    return ((n - harmonic) * static_cast<double>(pool.gold - 1) / (n - 1) + harmonic) / n;
}

std::optional<double> lift(double value, double chance) {
    if (!(chance < 1)) {
        return std::nullopt;
    }
    return (value - chance) / (1 - chance);
}

double atLeastByLuck(std::span<const double> chances, std::int64_t successes) {
    if (successes <= 0) {
        return 1;
    }
    if (successes > std::ssize(chances)) {
        return 0;
    }
    // The distribution of the number of successes, of which only the part that is not negligible is kept:
    // probability[i] is that of first + i of them.
    constexpr double kNegligible = 1e-20;
    std::vector<double> probability{1};
    std::int64_t first = 0;
    for (const double chance : chances) {
        probability.push_back(0);
        for (std::size_t i = probability.size() - 1; i > 0; --i) {
            probability[i] = probability[i] * (1 - chance) + probability[i - 1] * chance;
        }
        probability.front() *= 1 - chance;
        while (probability.size() > 1 && probability.back() < kNegligible) {
            probability.pop_back();
        }
        const auto kept = std::ranges::find_if(probability, [](double p) { return p >= kNegligible; });
        if (kept != probability.end()) {
            first += kept - probability.begin();
            probability.erase(probability.begin(), kept);
        }
    }
    double sum = 0; // from the small ones on
    for (std::int64_t i = std::ssize(probability) - 1; i >= 0 && first + i >= successes; --i) {
        sum += probability[static_cast<std::size_t>(i)];
    }
    return std::min(sum, 1.0);
}

} // namespace assay::statistics
