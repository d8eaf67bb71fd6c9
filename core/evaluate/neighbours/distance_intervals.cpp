#include "core/evaluate/neighbours/distance_intervals.h"

#include "core/base/random.h"
#include "core/evaluate/neighbours/anchor_clusters.h"
#include "core/statistics/clusters.h"
#include "core/statistics/quantile.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <vector>

namespace assay::evaluate {
namespace {

struct Value {
    double distance = 0;
    std::uint32_t cluster = 0; // among those with a value

    friend auto operator<=>(const Value&, const Value&) = default;
};

// The values that stand at some places (from 0, ascending) of a sorted list with `weights` copies of each.
class WeightedPlaces {
  public:
    WeightedPlaces(const std::vector<Value>& sorted, const std::vector<std::int64_t>& weights)
        : m_sorted(sorted)
        , m_weights(weights) {}

    [[nodiscard]] double at(std::int64_t place) {
        while (m_before + weight() <= place) {
            m_before += weight();
            ++m_next;
        }
        return m_sorted[m_next].distance;
    }

  private:
    [[nodiscard]] std::int64_t weight() const { return m_weights[m_sorted[m_next].cluster]; }

    const std::vector<Value>& m_sorted;
    const std::vector<std::int64_t>& m_weights;
    std::size_t m_next = 0;
    std::int64_t m_before = 0; // copies of those before it
};

std::array<double, kDistanceQuantiles.size()>
quantilesOf(const std::vector<Value>& sorted, const std::vector<std::int64_t>& weights, std::int64_t total) {
    std::array<double, kDistanceQuantiles.size()> quantiles{};
    WeightedPlaces places(sorted, weights);
    std::int64_t last = -1;
    double lower = 0;
    double upper = 0;
    for (std::size_t i = 0; i < quantiles.size(); ++i) {
        const double place = kDistanceQuantiles[i] * static_cast<double>(total - 1);
        const auto whole = static_cast<std::int64_t>(std::floor(place));
        if (whole != last) {
            lower = whole == last + 1 && last >= 0 ? upper : places.at(whole);
            upper = whole + 1 < total ? places.at(whole + 1) : lower;
            last = whole;
        }
        quantiles[i] = lower + (place - std::floor(place)) * (upper - lower);
    }
    return quantiles;
}

} // namespace

DistanceIntervals distanceIntervals(std::span<const model::AnchorOutcome> outcomes, std::size_t search,
                                    bool gold, std::uint64_t seed, model::ClusterBy clusterBy) {
    std::vector<const model::AnchorOutcome*> anchors;
    for (const model::AnchorOutcome& outcome : outcomes) {
        anchors.push_back(&outcome);
    }
    const statistics::Clusters all = anchorClusters(anchors, clusterUnitOf(anchors, clusterBy));
    std::vector<Value> values;
    std::vector<std::int64_t> sizes;                         // values by cluster
    std::unordered_map<std::size_t, std::uint32_t> numberOf; // of those with a value
    for (std::size_t i = 0; i < anchors.size(); ++i) {
        if (search >= anchors[i]->searches.size()) {
            continue;
        }
        for (const model::RankedSentence& result : anchors[i]->searches[search].results) {
            if (result.gold != gold || !std::isfinite(result.distance)) {
                continue;
            }
            const auto [place, isNew] =
                numberOf.try_emplace(all.of(i), static_cast<std::uint32_t>(sizes.size()));
            if (isNew) {
                sizes.push_back(0);
            }
            values.push_back({result.distance, place->second});
            ++sizes[place->second];
        }
    }
    DistanceIntervals intervals;
    const std::size_t clusters = sizes.size();
    if (clusters < statistics::kLeastClusters) {
        return intervals;
    }
    std::sort(values.begin(), values.end());
    const int draws = values.size() > kManyDistances ? kDrawsOfManyDistances : kDistanceDraws;
    std::array<std::vector<double>, kDistanceQuantiles.size()> drawn;
    std::vector<std::int64_t> weights(clusters);
    base::Random random(seed);
    for (int draw = 0; draw < draws; ++draw) {
        std::fill(weights.begin(), weights.end(), 0);
        std::int64_t total = 0;
        for (std::size_t i = 0; i < clusters; ++i) {
            const auto cluster = static_cast<std::size_t>(random.below(clusters));
            ++weights[cluster];
            total += sizes[cluster];
        }
        const auto quantiles = quantilesOf(values, weights, total);
        for (std::size_t i = 0; i < drawn.size(); ++i) {
            drawn[i].push_back(quantiles[i]);
        }
    }
    const double tail = statistics::bootstrapTail(clusters);
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        std::sort(drawn[i].begin(), drawn[i].end());
        intervals[i] = statistics::Interval{statistics::quantileOfSorted(drawn[i], tail),
                                            statistics::quantileOfSorted(drawn[i], 1 - tail)};
    }
    return intervals;
}

std::vector<DistanceIntervals> allDistanceIntervals(const NeighbourRun& run, bool gold) {
    const std::size_t regimes = run.settings.test.regimes.size();
    std::vector<DistanceIntervals> all(run.searches.size() * regimes);
    for (std::size_t search = 0; search < run.searches.size(); ++search) {
        if (run.searches[search].distance != retrieval::DistanceKind::Cosine) {
            continue;
        }
        for (std::size_t regime = 0; regime < regimes; ++regime) {
            const std::size_t element = search * regimes + regime;
            all[element] = distanceIntervals(run.outcomes, element, gold, run.settings.test.seed,
                                             run.settings.test.clusterBy);
        }
    }
    return all;
}

} // namespace assay::evaluate
