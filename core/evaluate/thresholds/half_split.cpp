#include "core/evaluate/thresholds/half_split.h"

#include "core/base/draw_seed.h"
#include "core/base/guard.h"
#include "core/base/random.h"
#include "core/evaluate/numbered_draws.h"
#include "core/evaluate/thresholds/sample_clusters.h"
#include "core/statistics/bootstrap.h"
#include "core/statistics/clusters.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <string>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;

// Keeps the numbers of splits apart from those of bootstrap draws with the same seed.
constexpr std::uint64_t kSplitStream = 0x73706C6974U;
constexpr double kLacksClass = std::numeric_limits<double>::quiet_NaN();

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

// How many clusters of each kind lie in either half.
struct Halves {
    std::vector<std::int64_t> first, second;
};

Halves halvesOf(const SampleClusters& clusters, std::uint64_t seed, std::size_t number,
                std::vector<std::uint32_t>& kinds) {
    base::Random random(base::drawSeed(seed ^ kSplitStream, number));
    // The first half of a random order, without ordering the rest.
    kinds = clusters.kindOf();
    const std::size_t half = kinds.size() / 2;
    Halves halves{std::vector<std::int64_t>(clusters.kinds(), 0),
                  std::vector<std::int64_t>(clusters.kinds(), 0)};
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (i < half) {
            std::swap(kinds[i], kinds[i + static_cast<std::size_t>(random.below(kinds.size() - i))]);
            ++halves.first[kinds[i]];
        } else {
            ++halves.second[kinds[i]];
        }
    }
    return halves;
}

Split splitOnce(const SampleClusters& clusters, const SweepSettings& settings,
                const metrics::ClassSet& classes, const Halves& halves) {
    const auto matrices = matricesOfKinds(clusters, halves.first, settings.grid.size());
    std::vector<metrics::ClassificationFigures> candidates(matrices.size());
    std::transform(matrices.begin(), matrices.end(), candidates.begin(), metrics::figuresOf);
    Split split;
    if (const auto best = metrics::chooseThreshold(candidates, settings.constraints)) {
        split.threshold = best->index;
    }
    const auto others = matricesOfKinds(clusters, halves.second, settings.grid.size());
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

base::Result<> checkSplit(std::size_t samples, std::span<const double> scores, const SweepSettings& settings,
                          const HalfSplitSettings& split) {
    constexpr std::int64_t kMostSplits = 10'000'000;
    ASSAY_TRY(checkSweepSettings(settings));
    if (split.splits < 1 || split.splits > kMostSplits) {
        return fail(ErrorCode::InvalidArgument, std::to_string(split.splits), "splits");
    }
    if (scores.size() != samples) {
        return fail(ErrorCode::InvalidArgument, std::to_string(scores.size()), "scores");
    }
    return {};
}

base::Result<SampleClusters> clustersToPart(const model::ScoredColumns& columns,
                                            std::span<const double> scores, const SweepSettings& settings,
                                            std::span<const double> thresholds) {
    ASSAY_TRY(const auto chosen, scenarioIndexesOf(columns, settings.scenarios));
    SampleClusters clusters(columns, scores, thresholds, settings.nli.hard, chosen);
    if (clusters.size() < 2) {
        return fail(ErrorCode::InputNotUsable, "fewer than two samples that may be parted");
    }
    return clusters;
}

base::Result<HalfSplit> halfSplitOf(const model::ScoredColumns& columns, std::span<const double> scores,
                                    const SweepSettings& settings, const HalfSplitSettings& split,
                                    const std::stop_token& stop, base::ProgressSink& progress) {
    ASSAY_TRY(checkSplit(columns.size(), scores, settings, split));
    ASSAY_TRY(const auto clusters, clustersToPart(columns, scores, settings, settings.grid.values()));
    const metrics::ClassSet classes = classesOf(clusters, settings.grid.size());
    std::vector<Split> splits(static_cast<std::size_t>(split.splits));
    const auto make = [&](std::size_t first, std::size_t last) {
        std::vector<std::uint32_t> kinds;
        for (std::size_t number = first; number < last; ++number) {
            splits[number] =
                splitOnce(clusters, settings, classes, halvesOf(clusters, split.seed, number, kinds));
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

base::Result<double> heldOutOf(const model::ScoredColumns& columns, std::span<const double> scores,
                               const SweepSettings& settings, double tau, const HalfSplitSettings& split,
                               const std::stop_token& stop, base::ProgressSink& progress) {
    ASSAY_TRY(checkSplit(columns.size(), scores, settings, split));
    if (!(tau >= 0 && tau <= 1)) {
        return fail(ErrorCode::InvalidArgument, std::to_string(tau), "tau");
    }
    ASSAY_TRY(const auto clusters, clustersToPart(columns, scores, settings, {&tau, 1}));
    const metrics::ClassSet classes = classesOf(clusters, 1);
    std::vector<double> heldOut(static_cast<std::size_t>(split.splits), kLacksClass);
    const auto make = [&](std::size_t first, std::size_t last) {
        std::vector<std::uint32_t> kinds;
        for (std::size_t number = first; number < last; ++number) {
            const Halves halves = halvesOf(clusters, split.seed, number, kinds);
            const auto chosenOn = matricesOfKinds(clusters, halves.first, 1);
            const auto others = matricesOfKinds(clusters, halves.second, 1);
            if (metrics::classesInTruth(chosenOn.front()) == classes &&
                metrics::classesInTruth(others.front()) == classes) {
                heldOut[number] = metrics::macroF1Over(others.front(), classes).value_or(0);
            }
        }
    };
    ASSAY_TRY(runDraws(heldOut.size(), make, stop, progress));
    std::erase_if(heldOut, [](double of) { return std::isnan(of); });
    if (heldOut.empty()) {
        return fail(ErrorCode::InputNotUsable, "no halves that both hold every class");
    }
    return std::accumulate(heldOut.begin(), heldOut.end(), 0.0) / static_cast<double>(heldOut.size());
}

} // namespace

base::Result<HalfSplit> halfSplit(const model::ScoredColumns& columns, std::span<const double> scores,
                                  const SweepSettings& settings, const HalfSplitSettings& split,
                                  const std::stop_token& stop, base::ProgressSink& progress) {
    return base::guarded({}, [&] { return halfSplitOf(columns, scores, settings, split, stop, progress); });
}

base::Result<double> heldOutMacroF1(const model::ScoredColumns& columns, std::span<const double> scores,
                                    const SweepSettings& settings, double tau, const HalfSplitSettings& split,
                                    const std::stop_token& stop, base::ProgressSink& progress) {
    return base::guarded({},
                         [&] { return heldOutOf(columns, scores, settings, tau, split, stop, progress); });
}

} // namespace assay::evaluate
