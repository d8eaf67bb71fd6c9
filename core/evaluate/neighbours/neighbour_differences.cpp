#include "core/evaluate/neighbours/neighbour_differences.h"

#include "core/evaluate/neighbours/anchor_figures.h"
#include "core/statistics/clusters.h"
#include "core/statistics/quantile.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <vector>

namespace assay::evaluate {
namespace {

constexpr double kSame = 1e-12; // values within it are the same

} // namespace

RankDifference rankDifference(std::span<const PairedAnswers> pairs, GateMeasure measure, int k,
                              std::uint64_t seed) {
    RankDifference result;
    result.measure = measure;
    result.k = k;
    result.n = std::ssize(pairs);
    const bool isHits = measure == GateMeasure::HitAt;
    const auto valueOf = [&](const model::AnchorSearch& answer) {
        return isHits ? hitOf(answer, k) : reciprocalRankOf(answer, k);
    };
    std::vector<std::uint32_t> clusterOf;
    std::vector<double> run;
    std::vector<double> baseline;
    std::vector<double> differences;
    for (const PairedAnswers& pair : pairs) {
        clusterOf.push_back(pair.cluster);
        run.push_back(valueOf(*pair.run));
        baseline.push_back(valueOf(*pair.baseline));
        differences.push_back(run.back() - baseline.back());
        result.lost += differences.back() < -kSame ? 1 : 0;
        result.won += differences.back() > kSame ? 1 : 0;
    }
    const statistics::Clusters clusters(clusterOf);
    result.clusters = static_cast<std::int64_t>(clusters.size());
    result.run = statistics::mean(run);
    result.baseline = statistics::mean(baseline);
    result.difference = statistics::mean(differences);
    if (isHits) {
        result.asIndependent = statistics::mcNemar(result.lost, result.won);
        result.designEffect = statistics::clusteredShare(run, {}, clusters).designEffect();
    }
    if (!pairs.empty()) {
        const std::vector<double> ones(pairs.size(), 1.0);
        result.interval = statistics::clusteredRatioInterval(differences, ones, clusters, seed);
        result.p = statistics::signFlipP(differences, clusters, seed);
    }
    return result;
}

AnchorChanges anchorChanges(std::span<const PairedAnswers> pairs, int depth) {
    struct Change {
        const PairedAnswers* pair;
        double size;
    };

    AnchorChanges changes;
    std::vector<Change> list;
    for (const PairedAnswers& pair : pairs) {
        const double change = reciprocalRankOf(*pair.run, depth) - reciprocalRankOf(*pair.baseline, depth);
        changes.wins += change > kSame ? 1 : 0;
        changes.losses += change < -kSame ? 1 : 0;
        if (std::abs(change) > kSame) {
            list.push_back({&pair, std::abs(change)});
        }
    }
    changes.ties = std::ssize(pairs) - changes.wins - changes.losses;
    std::ranges::stable_sort(list, std::ranges::greater{}, &Change::size);
    list.resize(std::min(list.size(), kMostChangedAnchors));
    const auto rankOf = [depth](const model::AnchorSearch& answer) {
        return answer.rankFirstGold <= depth ? answer.rankFirstGold : 0;
    };
    for (const Change& change : list) {
        changes.most.push_back(
            {change.pair->anchor->sentenceId, rankOf(*change.pair->baseline), rankOf(*change.pair->run)});
    }
    return changes;
}

void adjustForMany(std::span<RankDifference> differences) {
    std::vector<double> family;
    for (const RankDifference& difference : differences) {
        if (!difference.isHeadline && difference.p) {
            family.push_back(*difference.p);
        }
    }
    const std::vector<double> adjusted = statistics::holmAdjusted(family);
    auto next = adjusted.begin();
    for (RankDifference& difference : differences) {
        if (!difference.isHeadline && difference.p) {
            difference.holm = *next++;
        }
    }
}

} // namespace assay::evaluate
