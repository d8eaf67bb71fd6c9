#include "core/evaluate/thresholds/half_split.h"

#include "core/base/guard.h"
#include "core/base/random.h"
#include "core/evaluate/draw_seed.h"
#include "core/evaluate/numbered_draws.h"
#include "core/evaluate/thresholds/sample_clusters.h"
#include "core/statistics/bootstrap.h"
#include "core/statistics/clusters.h"

#include <algorithm>
#include <string>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;

// Keeps the numbers of splits apart from those of bootstrap draws with the same seed.
constexpr std::uint64_t kSplitStream = 0x73706C6974U;

struct Split {
    std::size_t threshold = 0;
    bool isWhole = false; // both halves hold every class
    double chosen = 0;
    double heldOut = 0;
};

std::vector<metrics::ConfusionMatrix> matricesOfKinds(const SampleClusters& clusters,
                                                      const std::vector<std::int64_t>& ofKind,
                                                      std::size_t thresholds) {
    std::vector<LabelCounts> counts(clusters.bins());
    clusters.count(ofKind, counts);
    std::vector<metrics::ConfusionMatrix> matrices(thresholds);
    matricesOf(counts, matrices);
    return matrices;
}

// The classes in the truth of all samples; the truth is the same at every threshold.
metrics::ClassSet classesOf(const SampleClusters& clusters, std::size_t thresholds) {
    std::vector<std::int64_t> all(clusters.kinds(), 0);
    for (const std::uint32_t kind : clusters.kindOf()) {
        ++all[kind];
    }
    return metrics::classesInTruth(matricesOfKinds(clusters, all, thresholds).front());
}

Split splitOnce(const SampleClusters& clusters, const SweepSettings& settings,
                const metrics::ClassSet& classes, base::Random& random, std::vector<std::uint32_t>& kinds) {
    // The first half of a random order, without ordering the rest.
    kinds = clusters.kindOf();
    const std::size_t half = kinds.size() / 2;
    std::vector<std::int64_t> first(clusters.kinds(), 0);
    std::vector<std::int64_t> second(clusters.kinds(), 0);
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (i < half) {
            std::swap(kinds[i], kinds[i + static_cast<std::size_t>(random.below(kinds.size() - i))]);
            ++first[kinds[i]];
        } else {
            ++second[kinds[i]];
        }
    }
    const auto matrices = matricesOfKinds(clusters, first, settings.grid.size());
    std::vector<metrics::ClassificationFigures> candidates(matrices.size());
    std::transform(matrices.begin(), matrices.end(), candidates.begin(), metrics::figuresOf);
    Split split;
    if (const auto best = metrics::chooseThreshold(candidates, settings.constraints)) {
        split.threshold = best->index;
    }
    const auto others = matricesOfKinds(clusters, second, settings.grid.size());
    const metrics::ConfusionMatrix& chosen = matrices[split.threshold];
    const metrics::ConfusionMatrix& heldOut = others[split.threshold];
    split.isWhole = metrics::classesInTruth(chosen) == classes && metrics::classesInTruth(heldOut) == classes;
    split.chosen = metrics::macroF1Over(chosen, classes).value_or(0);
    split.heldOut = metrics::macroF1Over(heldOut, classes).value_or(0);
    return split;
}

HalfSplit summaryOf(const std::vector<Split>& splits, std::size_t thresholds) {
    HalfSplit result;
    result.counts.assign(thresholds, 0);
    std::vector<double> chosen;
    std::vector<double> heldOut;
    std::vector<double> optimism;
    for (const Split& split : splits) {
        ++result.counts[split.threshold];
        if (!split.isWhole) {
            ++result.leftOut;
            continue;
        }
        result.meanChosen += split.chosen;
        result.meanHeldOut += split.heldOut;
        chosen.push_back(split.chosen);
        heldOut.push_back(split.heldOut);
        optimism.push_back(split.chosen - split.heldOut);
        result.optimism += optimism.back();
    }
    if (chosen.empty()) {
        return result;
    }
    const auto count = static_cast<double>(chosen.size());
    result.meanChosen /= count;
    result.meanHeldOut /= count;
    result.optimism /= count;
    if (static_cast<double>(result.leftOut) <=
        statistics::kMostUndefinedDraws * static_cast<double>(splits.size())) {
        result.chosenInterval = statistics::middle95(chosen);
        result.heldOutInterval = statistics::middle95(heldOut);
        result.optimismInterval = statistics::middle95(optimism);
    }
    return result;
}

base::Result<HalfSplit> halfSplitOf(const model::ScoredColumns& columns, std::span<const double> scores,
                                    const SweepSettings& settings, const HalfSplitSettings& split,
                                    const std::stop_token& stop, base::ProgressSink& progress) {
    constexpr std::int64_t kMostSplits = 10'000'000;
    ASSAY_TRY(checkSweepSettings(settings));
    if (split.splits < 1 || split.splits > kMostSplits) {
        return fail(ErrorCode::InvalidArgument, std::to_string(split.splits), "splits");
    }
    if (scores.size() != columns.size()) {
        return fail(ErrorCode::InvalidArgument, std::to_string(scores.size()), "scores");
    }
    ASSAY_TRY(const auto chosen, scenarioIndexesOf(columns, settings.scenarios));
    const SampleClusters clusters(columns, scores, settings.grid.values(), settings.nli.hard, chosen);
    if (clusters.size() < 2) {
        return fail(ErrorCode::InputNotUsable, "fewer than two samples that may be parted");
    }
    const metrics::ClassSet classes = classesOf(clusters, settings.grid.size());
    std::vector<Split> splits(static_cast<std::size_t>(split.splits));
    const auto make = [&](std::size_t first, std::size_t last) {
        std::vector<std::uint32_t> kinds;
        for (std::size_t number = first; number < last; ++number) {
            base::Random random(drawSeed(split.seed ^ kSplitStream, number));
            splits[number] = splitOnce(clusters, settings, classes, random, kinds);
        }
    };
    ASSAY_TRY(runDraws(splits.size(), make, stop, progress));
    HalfSplit result = summaryOf(splits, settings.grid.size());
    if (result.leftOut == split.splits) {
        return fail(ErrorCode::InputNotUsable, "no halves that both hold every class");
    }
    result.settings = split;
    result.samples = static_cast<std::int64_t>(clusters.samples());
    result.clusters = static_cast<std::int64_t>(clusters.size());
    return result;
}

} // namespace

base::Result<HalfSplit> halfSplit(const model::ScoredColumns& columns, std::span<const double> scores,
                                  const SweepSettings& settings, const HalfSplitSettings& split,
                                  const std::stop_token& stop, base::ProgressSink& progress) {
    return base::guarded({}, [&] { return halfSplitOf(columns, scores, settings, split, stop, progress); });
}

} // namespace assay::evaluate
