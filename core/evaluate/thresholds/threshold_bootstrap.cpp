#include "core/evaluate/thresholds/threshold_bootstrap.h"

#include "core/base/guard.h"
#include "core/evaluate/neighbours/cluster_draws.h"
#include "core/evaluate/numbered_draws.h"
#include "core/evaluate/thresholds/sample_clusters.h"
#include "core/statistics/bootstrap.h"
#include "core/statistics/clusters.h"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;

// What one draw chose.
struct Draw {
    std::uint32_t threshold = 0;
    bool feasible = false;
    std::optional<double> macroF1;
};

// The working memory of one thread.
class Drawer {
  public:
    // `classes`: of Macro-F1.
    Drawer(const SampleClusters& clusters, const SweepSettings& settings, const metrics::ClassSet& classes,
           std::uint64_t seed)
        : m_clusters(clusters)
        , m_settings(settings)
        , m_classes(classes)
        , m_seed(seed)
        , m_ofKind(clusters.kinds())
        , m_counts(clusters.bins())
        , m_matrices(settings.grid.size())
        , m_candidates(settings.grid.size()) {}

    Draw operator()(std::size_t number) {
        drawKinds(m_clusters.kindOf(), m_seed, number, m_ofKind);
        m_clusters.count(m_ofKind, m_counts);
        matricesOf(m_counts, m_matrices);
        std::transform(m_matrices.begin(), m_matrices.end(), m_candidates.begin(), metrics::figuresOf);
        const auto best = metrics::chooseThreshold(m_candidates, m_settings.constraints);
        if (!best) {
            return {}; // not reached: a draw has as many clusters as the scope, which has one at least
        }
        return {static_cast<std::uint32_t>(best->index), best->feasible,
                metrics::macroF1Over(m_matrices[best->index], m_classes)};
    }

  private:
    const SampleClusters& m_clusters;
    const SweepSettings& m_settings;
    metrics::ClassSet m_classes;
    std::uint64_t m_seed;
    std::vector<std::int64_t> m_ofKind;
    std::vector<LabelCounts> m_counts;
    std::vector<metrics::ConfusionMatrix> m_matrices;
    std::vector<metrics::ClassificationFigures> m_candidates;
};

// Those that occur at the threshold that all samples choose.
metrics::ClassSet classesAtBest(const SampleClusters& clusters, const SweepSettings& settings) {
    std::vector<std::int64_t> all(clusters.kinds(), 0);
    for (const std::uint32_t kind : clusters.kindOf()) {
        ++all[kind];
    }
    std::vector<LabelCounts> counts(clusters.bins());
    clusters.count(all, counts);
    std::vector<metrics::ConfusionMatrix> matrices(settings.grid.size());
    matricesOf(counts, matrices);
    std::vector<metrics::ClassificationFigures> candidates(matrices.size());
    std::transform(matrices.begin(), matrices.end(), candidates.begin(), metrics::figuresOf);
    const auto best = metrics::chooseThreshold(candidates, settings.constraints);
    return best ? metrics::classesThatOccur(matrices[best->index]) : metrics::ClassSet();
}

ThresholdBootstrap summaryOf(const std::vector<Draw>& draws, const metrics::ThresholdGrid& grid,
                             std::size_t clusters) {
    ThresholdBootstrap result;
    result.counts.assign(grid.size(), 0);
    std::vector<double> taus;
    std::vector<double> macroF1;
    double sum = 0;
    for (const Draw& draw : draws) {
        ++result.counts[draw.threshold];
        result.feasibleDraws += draw.feasible ? 1 : 0;
        taus.push_back(grid.values()[draw.threshold]);
        macroF1.push_back(draw.macroF1.value_or(std::numeric_limits<double>::quiet_NaN()));
        result.drawsLeftOut += draw.macroF1 ? 0 : 1;
        sum += draw.macroF1.value_or(0);
    }
    result.tau = statistics::middle95(taus).value_or(statistics::Interval());
    const std::int64_t whole = std::ssize(draws) - result.drawsLeftOut;
    if (whole > 0) {
        result.meanMacroF1 = sum / static_cast<double>(whole);
        result.macroF1 = statistics::drawnInterval(std::move(macroF1), clusters);
    }
    return result;
}

base::Result<ThresholdBootstrap> bootstrapOf(const model::ScoredColumns& columns,
                                             std::span<const double> scores, const SweepSettings& settings,
                                             const BootstrapSettings& bootstrap, const std::stop_token& stop,
                                             base::ProgressSink& progress) {
    ASSAY_TRY(checkSweepSettings(settings));
    ASSAY_TRY(checkDraws(bootstrap));
    if (scores.size() != columns.size()) {
        return fail(ErrorCode::InvalidArgument, std::to_string(scores.size()), "scores");
    }
    ASSAY_TRY(const auto chosen, scenarioIndexesOf(columns, settings.scenarios));
    const SampleClusters clusters(columns, scores, settings.grid.values(), settings.nli.hard, chosen);
    if (clusters.size() == 0) {
        return fail(ErrorCode::InputNotUsable, "no scored sample");
    }
    const metrics::ClassSet classes = classesAtBest(clusters, settings);
    std::vector<Draw> draws(static_cast<std::size_t>(bootstrap.draws));
    const auto make = [&](std::size_t first, std::size_t last) {
        Drawer drawer(clusters, settings, classes, bootstrap.seed);
        for (std::size_t number = first; number < last; ++number) {
            draws[number] = drawer(number);
        }
    };
    ASSAY_TRY(runDraws(draws.size(), make, stop, progress));
    ThresholdBootstrap result = summaryOf(draws, settings.grid, clusters.size());
    result.settings = bootstrap;
    result.samples = static_cast<std::int64_t>(clusters.samples());
    result.clusters = static_cast<std::int64_t>(clusters.size());
    return result;
}

} // namespace

base::Result<ThresholdBootstrap>
bootstrapThreshold(const model::ScoredColumns& columns, std::span<const double> scores,
                   const SweepSettings& settings, const BootstrapSettings& bootstrap,
                   const std::stop_token& stop, base::ProgressSink& progress) {
    return base::guarded({},
                         [&] { return bootstrapOf(columns, scores, settings, bootstrap, stop, progress); });
}

} // namespace assay::evaluate
