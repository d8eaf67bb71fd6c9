// Figures of items that are not independent: sentences of one filing, questions on one company. Items of one
// cluster stand or fall together, so intervals and tests go by clusters.
//
// Sources: for shares the interval of E. B. Wilson (1927) with the effective number of items of E. L. Korn
// and B. I. Graubard (1998), "Confidence intervals for proportions with small expected number of positive
// counts estimated from survey data"; for other figures the percentile bootstrap of whole clusters at the
// corrected level of T. C. Hesterberg (2015), "What teachers should know about the bootstrap"; for
// differences the sign-flip test on the sums of clusters (E. J. G. Pitman, 1937).
//
//   const Clusters clusters(companyOfAnchor);        // any numbers: equal ones are one cluster
//   const auto share = clusteredShare(hits, {}, clusters);
//   share.interval                                   // missing below kLeastClusters
//
// Pure; any thread.
#pragma once

#include "core/statistics/bootstrap.h"
#include "core/statistics/interval.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace assay::statistics {

// With fewer clusters there is no interval and no p.
inline constexpr std::size_t kLeastClusters = 6;

// Which items belong together.
class Clusters {
  public:
    Clusters() = default;
    // By item the number of its cluster; the numbers themselves mean nothing.
    explicit Clusters(std::span<const std::uint32_t> clusterOf);
    // Every item alone.
    [[nodiscard]] static Clusters single(std::size_t items);

    [[nodiscard]] std::size_t items() const noexcept { return m_of.size(); }

    [[nodiscard]] std::size_t size() const noexcept { return m_size; }

    // Of an item its cluster, below size(); in the order in which they first come.
    [[nodiscard]] std::size_t of(std::size_t item) const { return m_of[item]; }

    // By cluster the sum of the values, one for each item.
    [[nodiscard]] std::vector<double> sums(std::span<const double> values) const;

  private:
    std::vector<std::uint32_t> m_of;
    std::size_t m_size = 0;
};

struct ClusteredShare {
    std::optional<double> value; // missing without an item
    std::int64_t n = 0;
    std::int64_t clusters = 0;
    double effective = 0;               // so many independent items would be as sure
    std::optional<Interval> interval{}; // 95 %

    // How many items are worth one: n / effective; missing where that is unknown.
    [[nodiscard]] std::optional<double> designEffect() const;
};

// `values` in [0,1], usually 0 and 1; `weights` above 0, one for each item, or empty: all alike. The share is
// sum(w y) / sum(w).
[[nodiscard]] ClusteredShare clusteredShare(std::span<const double> values, std::span<const double> weights,
                                            const Clusters& clusters);

// Clusters that count alike: so many of them, each with as many items, of which as many are successes.
struct ClusterTally {
    std::int64_t items = 1;
    std::int64_t successes = 0;
    std::int64_t clusters = 0;
};

// The same of equal weights, where only counts are known. `tallies` in any order; clusters without an item
// are not there.
[[nodiscard]] ClusteredShare clusteredShare(std::span<const ClusterTally> tallies);

// The interval `own` of a share that counts every item which another counts, too, whose interval is `within`.
// At share 1 the own interval knows only how many clusters there are and may reach below what the other one
// rules out: it then begins no lower than that. Every other share keeps its interval.
[[nodiscard]] std::optional<Interval> nestedInterval(std::optional<double> share,
                                                     const std::optional<Interval>& own,
                                                     const std::optional<Interval>& within);

// The share below which an end of a two-sided percentile interval lies for so many clusters, G >= 2:
// Phi(-sqrt(G / (G - 1)) t((1 + confidence) / 2; G - 1)). At 95 % a little less than 0.025, much less for
// few.
[[nodiscard]] double bootstrapTail(std::size_t clusters, double confidence = 0.95);

// A figure that is undefined in a larger share of the draws has no interval.
inline constexpr double kMostUndefinedDraws = 0.05;

// The interval of a figure that was computed in each draw of so many clusters: between the percentiles at
// bootstrapTail(). NaN: undefined in that draw, which is left out. nullopt without a draw, below
// kLeastClusters, and above kMostUndefinedDraws.
[[nodiscard]] std::optional<Interval> drawnInterval(std::vector<double> drawn, std::size_t clusters,
                                                    double confidence = 0.95);

// The interval of a level, such as a score in [0, 1], and not of a difference: nullopt, too, where both its
// ends are the same. Six samples that are all right are so in every draw, which does not say how sure that
// is.
[[nodiscard]] std::optional<Interval> levelInterval(const std::optional<Interval>& drawn);

// Of the ratio sum(numerator) / sum(denominator) over the items, by drawing clusters; with weights w the two
// are w y and w. nullopt below kLeastClusters and where no draw has a denominator above 0.
[[nodiscard]] std::optional<Interval> clusteredRatioInterval(std::span<const double> numerators,
                                                             std::span<const double> denominators,
                                                             const Clusters& clusters, std::uint64_t seed,
                                                             int draws = kBootstrapDraws,
                                                             double confidence = 0.95);

// Two-sided p of the sum of differences, when the sign of each cluster's sum is a coin's throw. Sums within
// 1e-12 of 0 are left out. Exact up to 16 others; beyond that of 9,999 seeded throws, (1 + as extreme) / (1 +
// throws). nullopt below kLeastClusters clusters.
[[nodiscard]] std::optional<double> signFlipP(std::span<const double> differences, const Clusters& clusters,
                                              std::uint64_t seed);

// Holm (1979): p of one family of tests, each corrected for the others, in the same order.
[[nodiscard]] std::vector<double> holmAdjusted(std::span<const double> p);

} // namespace assay::statistics
