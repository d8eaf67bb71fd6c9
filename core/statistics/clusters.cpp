#include "core/statistics/clusters.h"

#include "core/base/random.h"
#include "core/statistics/quantile.h"

#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace assay::statistics {
namespace {

constexpr double kCentral = 0.975;

double normalQuantile() {
    return boost::math::quantile(boost::math::normal(), kCentral);
}

double studentQuantile(std::size_t clusters, double at = kCentral) {
    return boost::math::quantile(boost::math::students_t(static_cast<double>(clusters - 1)), at);
}

// Wilson's interval of a share of so many items, which need not be a whole number.
Interval wilsonOf(double share, double n) {
    const double z = normalQuantile();
    const double scale = 1 + z * z / n;
    const double centre = (share + z * z / (2 * n)) / scale;
    const double half = z / scale * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    return {share <= 0 ? 0.0 : std::max(0.0, centre - half), share >= 1 ? 1.0 : std::min(1.0, centre + half)};
}

// Fills in the effective number and the interval of a share p of n items, not too few clusters of which have
// these squared sums of residuals.
void addInterval(ClusteredShare& share, double p, double squares) {
    const auto count = static_cast<double>(share.clusters);
    if (p <= 0 || p >= 1) {
        share.effective = count;
    } else {
        const double variance = squares * count / (count - 1);
        const auto n = static_cast<double>(share.n);
        const double few = normalQuantile() / studentQuantile(static_cast<std::size_t>(share.clusters));
        share.effective = (variance > 0 ? std::min(n, p * (1 - p) / variance) : n) * few * few;
    }
    share.interval = wilsonOf(p, share.effective);
}

double flippedSum(std::span<const double> sums, std::uint64_t signs) {
    double total = 0;
    for (std::size_t i = 0; i < sums.size(); ++i) {
        total += (signs >> i & 1) != 0 ? -sums[i] : sums[i];
    }
    return total;
}

double drawnSum(std::span<const double> sums, base::Random& random) {
    constexpr std::size_t kBits = 64;
    double total = 0;
    for (std::size_t first = 0; first < sums.size(); first += kBits) {
        total += flippedSum(sums.subspan(first, std::min(kBits, sums.size() - first)), random.bits());
    }
    return total;
}

} // namespace

Clusters::Clusters(std::span<const std::uint32_t> clusterOf) {
    std::unordered_map<std::uint32_t, std::uint32_t> known;
    m_of.reserve(clusterOf.size());
    for (const std::uint32_t number : clusterOf) {
        m_of.push_back(known.try_emplace(number, static_cast<std::uint32_t>(known.size())).first->second);
    }
    m_size = known.size();
}

Clusters Clusters::single(std::size_t items) {
    Clusters clusters;
    clusters.m_of.resize(items);
    std::iota(clusters.m_of.begin(), clusters.m_of.end(), std::uint32_t{0});
    clusters.m_size = items;
    return clusters;
}

std::vector<double> Clusters::sums(std::span<const double> values) const {
    std::vector<double> sums(m_size, 0);
    for (std::size_t item = 0; item < m_of.size(); ++item) {
        sums[m_of[item]] += values[item];
    }
    return sums;
}

std::optional<double> ClusteredShare::designEffect() const {
    return effective > 0 ? std::optional(static_cast<double>(n) / effective) : std::nullopt;
}

ClusteredShare clusteredShare(std::span<const double> values, std::span<const double> weights,
                              const Clusters& clusters) {
    ClusteredShare share;
    share.n = std::ssize(values);
    share.clusters = static_cast<std::int64_t>(clusters.size());
    if (values.empty()) {
        return share;
    }
    const auto weight = [&](std::size_t i) { return weights.empty() ? 1.0 : weights[i]; };
    double sum = 0;
    double total = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        sum += weight(i) * values[i];
        total += weight(i);
    }
    const double p = sum / total;
    share.value = p;
    if (clusters.size() < kLeastClusters) {
        return share;
    }
    std::vector<double> residuals(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        residuals[i] = weight(i) * (values[i] - p) / total;
    }
    double squares = 0;
    for (const double residual : clusters.sums(residuals)) {
        squares += residual * residual;
    }
    addInterval(share, p, squares);
    return share;
}

ClusteredShare clusteredShare(std::span<const ClusterTally> tallies) {
    ClusteredShare share;
    std::int64_t successes = 0;
    for (const ClusterTally& tally : tallies) {
        share.n += tally.items * tally.clusters;
        share.clusters += tally.clusters;
        successes += tally.successes * tally.clusters;
    }
    if (share.n == 0) {
        return share;
    }
    const auto n = static_cast<double>(share.n);
    const double p = static_cast<double>(successes) / n;
    share.value = p;
    if (share.clusters < static_cast<std::int64_t>(kLeastClusters)) {
        return share;
    }
    double squares = 0;
    for (const ClusterTally& tally : tallies) {
        const double residual =
            (static_cast<double>(tally.successes) - p * static_cast<double>(tally.items)) / n;
        squares += static_cast<double>(tally.clusters) * residual * residual;
    }
    addInterval(share, p, squares);
    return share;
}

std::optional<Interval> nestedInterval(std::optional<double> share, const std::optional<Interval>& own,
                                       const std::optional<Interval>& within) {
    if (share != 1.0 || !own || !within) {
        return own;
    }
    return Interval{std::max(own->low, within->low), own->high};
}

double bootstrapTail(std::size_t clusters, double confidence) {
    const auto count = static_cast<double>(clusters);
    return boost::math::cdf(boost::math::normal(), -std::sqrt(count / (count - 1)) *
                                                       studentQuantile(clusters, (1 + confidence) / 2));
}

std::optional<Interval> drawnInterval(std::vector<double> drawn, std::size_t clusters, double confidence) {
    const auto draws = static_cast<double>(drawn.size());
    const auto undefined = std::erase_if(drawn, [](double value) { return std::isnan(value); });
    if (clusters < kLeastClusters || drawn.empty() ||
        static_cast<double>(undefined) > kMostUndefinedDraws * draws) {
        return std::nullopt;
    }
    std::ranges::sort(drawn);
    const double tail = bootstrapTail(clusters, confidence);
    return Interval{quantileOfSorted(drawn, tail), quantileOfSorted(drawn, 1 - tail)};
}

std::optional<Interval> levelInterval(const std::optional<Interval>& drawn) {
    return drawn && drawn->low == drawn->high ? std::nullopt : drawn;
}

std::optional<Interval> clusteredRatioInterval(std::span<const double> numerators,
                                               std::span<const double> denominators, const Clusters& clusters,
                                               std::uint64_t seed, int draws, double confidence) {
    if (clusters.size() < kLeastClusters) {
        return std::nullopt;
    }
    const std::vector<double> above = clusters.sums(numerators);
    const std::vector<double> below = clusters.sums(denominators);
    base::Random random(seed);
    std::vector<double> ratios;
    ratios.reserve(static_cast<std::size_t>(std::max(draws, 0)));
    for (int draw = 0; draw < draws; ++draw) {
        double numerator = 0;
        double denominator = 0;
        for (std::size_t i = 0; i < above.size(); ++i) {
            const auto drawn = static_cast<std::size_t>(random.below(above.size()));
            numerator += above[drawn];
            denominator += below[drawn];
        }
        if (denominator > 0) {
            ratios.push_back(numerator / denominator);
        }
    }
    return drawnInterval(std::move(ratios), clusters.size(), confidence);
}

std::optional<double> signFlipP(std::span<const double> differences, const Clusters& clusters,
                                std::uint64_t seed) {
    constexpr double kZero = 1e-12;
    constexpr std::size_t kExactUpTo = 16;
    constexpr int kThrows = 9'999;
    if (clusters.size() < kLeastClusters) {
        return std::nullopt;
    }
    std::vector<double> sums = clusters.sums(differences);
    std::erase_if(sums, [](double sum) { return std::abs(sum) <= kZero; });
    const double observed = std::abs(std::accumulate(sums.begin(), sums.end(), 0.0));
    const auto isAsExtreme = [&](double sum) { return std::abs(sum) >= observed - kZero; };
    if (sums.size() <= kExactUpTo) {
        const std::uint64_t all = std::uint64_t{1} << sums.size();
        std::uint64_t extreme = 0;
        for (std::uint64_t signs = 0; signs < all; ++signs) {
            extreme += isAsExtreme(flippedSum(sums, signs)) ? 1 : 0;
        }
        return static_cast<double>(extreme) / static_cast<double>(all);
    }
    base::Random random(seed);
    int extreme = 0;
    for (int i = 0; i < kThrows; ++i) {
        extreme += isAsExtreme(drawnSum(sums, random)) ? 1 : 0;
    }
    return (1.0 + extreme) / (1.0 + kThrows);
}

std::vector<double> holmAdjusted(std::span<const double> p) {
    std::vector<std::size_t> order(p.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return p[a] < p[b]; });
    std::vector<double> adjusted(p.size());
    double largest = 0;
    for (std::size_t place = 0; place < order.size(); ++place) {
        largest = std::max(largest, std::min(1.0, static_cast<double>(p.size() - place) * p[order[place]]));
        adjusted[order[place]] = largest;
    }
    return adjusted;
}

} // namespace assay::statistics
