#include "core/evaluate/thresholds/score_quality.h"

#include "core/base/guard.h"
#include "core/evaluate/neighbours/cluster_draws.h"
#include "core/evaluate/numbered_draws.h"
#include "core/evaluate/thresholds/score_areas.h"
#include "core/metrics/classification/large_vector.h"
#include "core/metrics/classification/rescore.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <string>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr std::size_t kQualityBins = 10;
constexpr double kNotDrawn = std::numeric_limits<double>::quiet_NaN();

Result<> checkScores(const model::ScoredColumns& columns, std::span<const double> scores,
                     const BootstrapSettings& settings) {
    if (scores.size() != columns.size()) {
        return fail(ErrorCode::InvalidArgument, std::to_string(scores.size()), "scores");
    }
    return settings.draws == 0 ? Result<>() : checkDraws(settings);
}

std::vector<bool> chosenScenarios(const model::ScoredColumns& columns,
                                  std::span<const std::uint16_t> scenarios) {
    std::vector<bool> isChosen(columns.scenarios.size(), scenarios.empty());
    for (const std::uint16_t scenario : scenarios) {
        isChosen[scenario] = true;
    }
    return isChosen;
}

// What the samples of a cluster add up to.
struct ClusterSum {
    double n = 0;
    double squares = 0;    // of score - event
    double difference = 0; // score - event
};

// The samples that are asked about, in the order of the clusters.
struct QualitySamples {
    std::vector<double> scores;
    std::vector<std::uint8_t> isAccurate;
    std::vector<std::uint32_t> clusterOf;
    std::vector<ClusterSum> sums; // by cluster
};

QualitySamples qualitySamples(const model::ScoredColumns& columns, std::span<const double> scores,
                              const ClusteredSamples& clusters) {
    QualitySamples samples;
    samples.sums.resize(clusters.ends.size());
    std::size_t next = 0;
    for (std::size_t cluster = 0; cluster < clusters.ends.size(); ++cluster) {
        ClusterSum& sum = samples.sums[cluster];
        for (; next < clusters.ends[cluster]; ++next) {
            const std::uint32_t i = clusters.positions[next];
            const bool isAccurate = columns.label[i] == model::Label::Accurate;
            const double difference = scores[i] - (isAccurate ? 1 : 0);
            sum.n += 1;
            sum.squares += difference * difference;
            sum.difference += difference;
            samples.scores.push_back(scores[i]);
            samples.isAccurate.push_back(isAccurate ? 1 : 0);
            samples.clusterOf.push_back(static_cast<std::uint32_t>(cluster));
        }
    }
    return samples;
}

Result<> addIntervals(ScoreQuality& quality, const std::vector<ClusterSum>& sums,
                      const BootstrapSettings& settings, const std::stop_token& stop,
                      base::ProgressSink& progress) {
    const auto draws = static_cast<std::size_t>(settings.draws);
    std::vector<double> brier(draws, kNotDrawn);
    std::vector<double> difference(draws, kNotDrawn);
    const auto make = [&](std::size_t first, std::size_t last) {
        for (std::size_t number = first; number < last; ++number) {
            base::Random random(base::drawSeed(settings.seed, number));
            ClusterSum drawn;
            for (std::size_t i = 0; i < sums.size(); ++i) {
                const ClusterSum& one = sums[static_cast<std::size_t>(random.below(sums.size()))];
                drawn.n += one.n;
                drawn.squares += one.squares;
                drawn.difference += one.difference;
            }
            brier[number] = drawn.squares / drawn.n;
            difference[number] = drawn.difference / drawn.n;
        }
    };
    ASSAY_TRY(runDraws(draws, make, stop, progress));
    quality.brier = statistics::levelInterval(statistics::drawnInterval(std::move(brier), sums.size()));
    quality.meanMinusShare = statistics::drawnInterval(std::move(difference), sums.size());
    return {};
}

void addBins(ScoreQuality& quality, const QualitySamples& samples) {
    for (const metrics::MassBin& bin :
         metrics::equalMassBins(samples.scores, samples.isAccurate, kQualityBins)) {
        std::vector<double> values;
        std::vector<std::uint32_t> clusterOf;
        for (std::size_t i = 0; i < samples.scores.size(); ++i) {
            if (samples.scores[i] >= bin.lowest && samples.scores[i] <= bin.highest) {
                values.push_back(samples.isAccurate[i]);
                clusterOf.push_back(samples.clusterOf[i]);
            }
        }
        quality.bins.push_back(
            {bin, statistics::clusteredShare(values, {}, statistics::Clusters(clusterOf))});
    }
}

Result<ScoreQuality> qualityOf(const model::ScoredColumns& columns, std::span<const double> scores,
                               double nliHard, std::span<const std::uint16_t> scenarios,
                               const BootstrapSettings& settings, const std::stop_token& stop,
                               base::ProgressSink& progress) {
    ASSAY_TRY(checkScores(columns, scores, settings));
    const std::vector<bool> isChosen = chosenScenarios(columns, scenarios);
    ScoreQuality quality;
    const ClusteredSamples clusters = clusteredSamples(columns, [&](std::size_t i) {
        const bool isIn = isChosen[columns.scenario[i]] && !std::isnan(scores[i]);
        quality.taken += isIn && columns.nli[i] >= nliHard ? 1 : 0;
        return isIn && !(columns.nli[i] >= nliHard);
    });
    quality.clusters = std::ssize(clusters.ends);
    const QualitySamples samples = qualitySamples(columns, scores, clusters);
    quality.quality = metrics::probabilityQuality(samples.scores, samples.isAccurate);
    addBins(quality, samples);
    if (settings.draws > 0 && samples.sums.size() >= statistics::kLeastClusters) {
        ASSAY_TRY(addIntervals(quality, samples.sums, settings, stop, progress));
    }
    return quality;
}

double areaOf(const OrderedSamples& ordered, std::span<const std::int64_t> weights,
              std::vector<ByClass>& groups) {
    constexpr std::size_t kAccurate = model::indexOf(model::Label::Accurate);
    const ByClass all = weighGroups(ordered, weights, groups);
    AreaSum sum(kAccurate, all[kAccurate], all[0] + all[1] + all[2] - all[kAccurate]);
    for (const ByClass& group : groups) {
        sum.add(group);
    }
    return sum.areas().rocAuc;
}

Result<AreaDifference> areaDifferenceOf(const model::ScoredColumns& columns, std::span<const double> a,
                                        std::span<const double> b, double nliHard,
                                        std::span<const std::uint16_t> scenarios,
                                        const BootstrapSettings& settings, const std::stop_token& stop,
                                        base::ProgressSink& progress) {
    ASSAY_TRY(checkScores(columns, a, settings));
    ASSAY_TRY(checkScores(columns, b, settings));
    const std::vector<bool> isChosen = chosenScenarios(columns, scenarios);
    const ClusteredSamples samples = clusteredSamples(columns, [&](std::size_t i) {
        return isChosen[columns.scenario[i]] && !std::isnan(a[i]) && !std::isnan(b[i]) &&
               !(columns.nli[i] >= nliHard);
    });
    AreaDifference result;
    result.n = std::ssize(samples.positions);
    result.clusters = std::ssize(samples.ends);
    for (const std::uint32_t i : samples.positions) {
        result.accurate += columns.label[i] == model::Label::Accurate ? 1 : 0;
    }
    if (result.accurate == 0 || result.accurate == result.n) {
        return result;
    }
    const std::vector<std::uint32_t> clusterOf = clusterNumbers(samples, columns.size());
    const OrderedSamples byA = orderedBy(a, samples.positions, clusterOf, columns.label);
    const OrderedSamples byB = orderedBy(b, samples.positions, clusterOf, columns.label);
    std::vector<ByClass> ofAll;
    const std::vector<std::int64_t> once(samples.ends.size(), 1);
    result.a = areaOf(byA, once, ofAll);
    result.b = areaOf(byB, once, ofAll);
    result.difference = *result.a - *result.b;
    if (settings.draws == 0 || samples.ends.size() < statistics::kLeastClusters) {
        return result;
    }
    std::vector<std::uint32_t> kinds(samples.ends.size()); // each cluster is one of its own
    std::iota(kinds.begin(), kinds.end(), std::uint32_t{0});
    std::vector<double> drawn(static_cast<std::size_t>(settings.draws), kNotDrawn);
    const auto make = [&](std::size_t first, std::size_t last) {
        std::vector<std::int64_t> weights(kinds.size());
        std::vector<ByClass> groups;
        for (std::size_t number = first; number < last; ++number) {
            drawKinds(kinds, settings.seed, number, weights);
            const double ofA = areaOf(byA, weights, groups);
            drawn[number] = ofA - areaOf(byB, weights, groups);
        }
    };
    ASSAY_TRY(runDraws(drawn.size(), make, stop, progress));
    result.interval = statistics::drawnInterval(std::move(drawn), samples.ends.size());
    return result;
}

} // namespace

Result<ScoreQuality> scoreQuality(const model::ScoredColumns& columns, std::span<const double> scores,
                                  double nliHard, std::span<const std::uint16_t> scenarios,
                                  const BootstrapSettings& settings, const std::stop_token& stop,
                                  base::ProgressSink& progress) {
    return base::guarded(
        {}, [&] { return qualityOf(columns, scores, nliHard, scenarios, settings, stop, progress); });
}

Result<AreaDifference> areaDifference(const model::ScoredColumns& columns, std::span<const double> a,
                                      std::span<const double> b, double nliHard,
                                      std::span<const std::uint16_t> scenarios,
                                      const BootstrapSettings& settings, const std::stop_token& stop,
                                      base::ProgressSink& progress) {
    return base::guarded(
        {}, [&] { return areaDifferenceOf(columns, a, b, nliHard, scenarios, settings, stop, progress); });
}

Result<std::vector<ScoreComparison>>
scoreComparisons(const model::ScoredColumns& columns, std::span<const double> present,
                 const model::Scoring& scoring, double nliHard, std::span<const std::uint16_t> scenarios,
                 const BootstrapSettings& settings, const std::stop_token& stop,
                 base::ProgressSink& progress) {
    return base::guarded({}, [&]() -> Result<std::vector<ScoreComparison>> {
        std::vector<ScoreComparison> comparisons;
        const auto add = [&](ComparedScores scores, std::span<const double> a,
                             std::span<const double> b) -> Result<> {
            ASSAY_TRY(const auto areas,
                      areaDifference(columns, a, b, nliHard, scenarios, settings, stop, progress));
            if (areas.n > 0) {
                comparisons.push_back({scores, areas});
            }
            return {};
        };
        if (const auto& entropy = columns.components[model::indexOf(model::Component::E)]; !entropy.empty()) {
            metrics::LargeVector<double> full =
                metrics::rescored(columns, {model::ScoringKind::Weights, model::kDocumentWeights});
            for (std::size_t i = 0; i < full.size(); ++i) {
                full[i] = std::isnan(entropy[i]) ? model::kNoScore : full[i];
            }
            ASSAY_TRY(
                add(ComparedScores::FullAgainstNoEntropy, full,
                    metrics::rescored(columns, {model::ScoringKind::Weights, model::kNoEntropyWeights})));
        }
        if (scoring.kind != model::ScoringKind::Stored) {
            ASSAY_TRY(add(ComparedScores::PresentAgainstStored, present, columns.fhri));
        }
        return comparisons;
    });
}

} // namespace assay::evaluate
