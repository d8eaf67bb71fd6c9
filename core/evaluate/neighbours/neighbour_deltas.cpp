#include "core/evaluate/neighbours/neighbour_deltas.h"

#include "core/evaluate/neighbours/anchor_clusters.h"
#include "core/evaluate/neighbours/anchor_figures.h"
#include "core/evaluate/neighbours/mean_intervals.h"
#include "core/statistics/quantile.h"

#include <algorithm>

namespace assay::evaluate {
namespace {

RegimeDeltas deltasOf(std::span<const model::AnchorOutcome> outcomes, std::size_t filtered, std::size_t open,
                      const model::NeighbourSettings& settings) {
    const std::size_t columns = settings.hitAt.size() + settings.mrrAt.size();
    std::vector<double> values;
    std::vector<const model::AnchorOutcome*> anchors;
    int known = settings.depth(); // of lists from elsewhere that may be cut
    for (const model::AnchorOutcome& outcome : outcomes) {
        if (!outcome.covered() || std::max(filtered, open) >= outcome.searches.size()) {
            continue;
        }
        const model::AnchorSearch& a = outcome.searches[filtered];
        const model::AnchorSearch& b = outcome.searches[open];
        if (a.notAsked != model::NotAsked::Asked || b.notAsked != model::NotAsked::Asked) {
            continue;
        }
        anchors.push_back(&outcome);
        for (const model::AnchorSearch* answer : {&a, &b}) {
            if (!answer->knowsRank(known)) {
                known = *answer->knownDepth;
            }
        }
        for (const int k : settings.hitAt) {
            values.push_back(hitOf(a, k) - hitOf(b, k));
        }
        for (const int k : settings.mrrAt) {
            values.push_back(reciprocalRankOf(a, k) - reciprocalRankOf(b, k));
        }
    }
    const statistics::Clusters clusters = anchorClusters(anchors, clusterUnitOf(anchors, settings.clusterBy));
    const auto intervals = clusteredMeanIntervals(values, columns, {}, clusters, settings.seed);
    const auto figure = [&](std::size_t column, int k) {
        std::vector<double> differences;
        for (std::size_t i = column; i < values.size(); i += columns) {
            differences.push_back(values[i]);
        }
        if (k > known) {
            return MeanFigure{.n = std::ssize(differences)};
        }
        return MeanFigure{.n = std::ssize(differences),
                          .value = statistics::mean(differences),
                          .interval = intervals[column]};
    };
    RegimeDeltas deltas;
    std::size_t column = 0;
    for (const int k : settings.hitAt) {
        deltas.hitAt[k] = figure(column++, k);
    }
    for (const int k : settings.mrrAt) {
        deltas.mrrAt[k] = figure(column++, k);
    }
    return deltas;
}

} // namespace

std::vector<RegimeDeltas> regimeDeltas(std::span<const model::AnchorOutcome> outcomes,
                                       const model::NeighbourSettings& settings, std::size_t searches) {
    const std::vector<model::Regime>& regimes = settings.regimes;
    const auto filtered = std::ranges::find(regimes, model::Regime::Filtered);
    const auto open = std::ranges::find(regimes, model::Regime::Open);
    std::vector<RegimeDeltas> deltas;
    if (filtered == regimes.end() || open == regimes.end()) {
        return deltas;
    }
    for (std::size_t search = 0; search < searches; ++search) {
        const std::size_t first = search * regimes.size();
        deltas.push_back(deltasOf(outcomes, first + static_cast<std::size_t>(filtered - regimes.begin()),
                                  first + static_cast<std::size_t>(open - regimes.begin()), settings));
    }
    return deltas;
}

} // namespace assay::evaluate
