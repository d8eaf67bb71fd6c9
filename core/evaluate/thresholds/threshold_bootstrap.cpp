#include "core/evaluate/thresholds/threshold_bootstrap.h"

#include "core/base/guard.h"
#include "core/evaluate/neighbours/cluster_draws.h"
#include "core/evaluate/numbered_draws.h"
#include "core/evaluate/thresholds/sample_clusters.h"
#include "core/statistics/bootstrap.h"

#include <algorithm>
#include <numeric>
#include <string>

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
    Drawer(const SampleClusters& clusters, const SweepSettings& settings, std::uint64_t seed)
        : m_clusters(clusters)
        , m_settings(settings)
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
        return {static_cast<std::uint32_t>(best->index), best->feasible, m_candidates[best->index].macroF1};
    }

  private:
    const SampleClusters& m_clusters;
    const SweepSettings& m_settings;
    std::uint64_t m_seed;
    std::vector<std::int64_t> m_ofKind;
    std::vector<LabelCounts> m_counts;
    std::vector<metrics::ConfusionMatrix> m_matrices;
    std::vector<metrics::ClassificationFigures> m_candidates;
};

// The least threshold that so many thousandths of the draws do not exceed: a quantile that is one of the
// grid.
double gridQuantile(const std::vector<std::int64_t>& counts, const metrics::ThresholdGrid& grid,
                    std::int64_t thousandths) {
    const std::int64_t draws = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    std::int64_t reached = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        reached += counts[i];
        if (reached * 1000 >= draws * thousandths) {
            return grid.values()[i];
        }
    }
    return grid.values().back(); // not reached: all draws are counted
}

ThresholdBootstrap summaryOf(const std::vector<Draw>& draws, const metrics::ThresholdGrid& grid) {
    ThresholdBootstrap result;
    result.counts.assign(grid.size(), 0);
    std::vector<double> macroF1;
    double sum = 0;
    for (const Draw& draw : draws) {
        ++result.counts[draw.threshold];
        result.feasibleDraws += draw.feasible ? 1 : 0;
        if (draw.macroF1) {
            macroF1.push_back(*draw.macroF1);
            sum += *draw.macroF1;
        }
    }
    result.tau = {gridQuantile(result.counts, grid, 25), gridQuantile(result.counts, grid, 975)};
    if (!macroF1.empty()) {
        result.meanMacroF1 = sum / static_cast<double>(macroF1.size());
        result.macroF1 = statistics::middle95(macroF1);
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
    std::vector<Draw> draws(static_cast<std::size_t>(bootstrap.draws));
    const auto make = [&](std::size_t first, std::size_t last) {
        Drawer drawer(clusters, settings, bootstrap.seed);
        for (std::size_t number = first; number < last; ++number) {
            draws[number] = drawer(number);
        }
    };
    ASSAY_TRY(runDraws(draws.size(), make, stop, progress));
    ThresholdBootstrap result = summaryOf(draws, settings.grid);
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
