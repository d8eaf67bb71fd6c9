#include "core/evaluate/thresholds/threshold_bootstrap.h"

#include "core/base/guard.h"
#include "core/evaluate/neighbours/cluster_draws.h"
#include "core/evaluate/numbered_draws.h"
#include "core/evaluate/thresholds/sample_clusters.h"
#include "core/statistics/clusters.h"
#include "core/statistics/quantile.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numeric>
#include <string>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;

constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();

// All samples, each once: what the draws are compared with.
struct WholeScope {
    std::vector<metrics::ConfusionMatrix> matrices; // by threshold, as the figures
    std::vector<metrics::ClassificationFigures> figures;
    std::size_t best = 0;
    std::vector<std::size_t> feasible; // thresholds; empty where the best one is not
    metrics::ClassSet truth{};         // the classes that samples have
    metrics::ClassSet occurring{};     // at the best threshold
};

WholeScope wholeScope(const SampleClusters& clusters, const SweepSettings& settings) {
    std::vector<std::int64_t> ofKind(clusters.kinds(), 0);
    for (const std::uint32_t kind : clusters.kindOf()) {
        ++ofKind[kind];
    }
    std::vector<LabelCounts> counts(clusters.bins());
    clusters.count(ofKind, counts);
    WholeScope whole;
    whole.matrices.resize(settings.grid.size());
    matricesOf(counts, whole.matrices);
    std::transform(whole.matrices.begin(), whole.matrices.end(), std::back_inserter(whole.figures),
                   metrics::figuresOf);
    if (const auto best = metrics::chooseThreshold(whole.figures, settings.constraints)) {
        whole.best = best->index;
        for (std::size_t i = 0; best->feasible && i < whole.figures.size(); ++i) {
            if (metrics::violationsOf(whole.figures[i], settings.constraints).empty()) {
                whole.feasible.push_back(i);
            }
        }
    }
    whole.truth = metrics::classesInTruth(whole.matrices[whole.best]);
    whole.occurring = metrics::classesThatOccur(whole.matrices[whole.best]);
    return whole;
}

// What one draw chose.
struct Draw {
    std::uint32_t threshold = 0;
    bool feasible = false;
    double macroF1 = kUndefined;
    double optimism = kUndefined; // undefined where a class of the truth is lacking
};

// Of the feasible thresholds in each draw, one draw after the other.
struct Compared {
    Compared(std::size_t draws, std::size_t feasible)
        : difference(draws * feasible)
        , meets(draws * feasible) {}

    std::vector<float> difference;   // of Macro-F1 from the best threshold; NaN where a class is lacking
    std::vector<std::uint8_t> meets; // whether every constraint is met
};

// The working memory of one thread.
class Drawer {
  public:
    Drawer(const SampleClusters& clusters, const WholeScope& whole, const SweepSettings& settings,
           std::uint64_t seed, Compared& compared)
        : m_clusters(clusters)
        , m_whole(whole)
        , m_settings(settings)
        , m_seed(seed)
        , m_compared(compared)
        , m_ofKind(clusters.kinds())
        , m_counts(clusters.bins())
        , m_matrices(settings.grid.size())
        , m_candidates(settings.grid.size()) {}

    Draw operator()(std::size_t number) {
        drawKinds(m_clusters.kindOf(), m_seed, number, m_ofKind);
        m_clusters.count(m_ofKind, m_counts);
        matricesOf(m_counts, m_matrices);
        std::transform(m_matrices.begin(), m_matrices.end(), m_candidates.begin(), metrics::figuresOf);
        const bool hasAllClasses = metrics::classesInTruth(m_matrices.front()) == m_whole.truth;
        compareFeasible(number, hasAllClasses);
        const auto best = metrics::chooseThreshold(m_candidates, m_settings.constraints);
        if (!best) {
            return {}; // not reached: a draw has as many clusters as the scope, which has one at least
        }
        Draw draw{static_cast<std::uint32_t>(best->index), best->feasible,
                  metrics::macroF1Over(m_matrices[best->index], m_whole.occurring).value_or(kUndefined),
                  kUndefined};
        if (hasAllClasses) {
            draw.optimism =
                difference(m_matrices[best->index], m_whole.matrices[best->index]).value_or(kUndefined);
        }
        return draw;
    }

  private:
    [[nodiscard]] std::optional<double> difference(const metrics::ConfusionMatrix& a,
                                                   const metrics::ConfusionMatrix& b) const {
        return metrics::macroF1Difference(a, b, m_whole.truth);
    }

    void compareFeasible(std::size_t number, bool hasAllClasses) {
        std::size_t at = number * m_whole.feasible.size();
        for (const std::size_t threshold : m_whole.feasible) {
            m_compared.difference[at] =
                hasAllClasses
                    ? static_cast<float>(
                          difference(m_matrices[threshold], m_matrices[m_whole.best]).value_or(kUndefined))
                    : std::numeric_limits<float>::quiet_NaN();
            m_compared.meets[at] =
                metrics::violationsOf(m_candidates[threshold], m_settings.constraints).empty() ? 1 : 0;
            ++at;
        }
    }

    const SampleClusters& m_clusters;
    const WholeScope& m_whole;
    const SweepSettings& m_settings;
    std::uint64_t m_seed;
    Compared& m_compared;
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

ThresholdBootstrap summaryOf(const std::vector<Draw>& draws, const metrics::ThresholdGrid& grid,
                             std::size_t clusters) {
    ThresholdBootstrap result;
    result.counts.assign(grid.size(), 0);
    std::vector<double> macroF1;
    for (const Draw& draw : draws) {
        ++result.counts[draw.threshold];
        result.feasibleDraws += draw.feasible ? 1 : 0;
        result.lackingTruth += std::isnan(draw.optimism) ? 1 : 0;
        if (!std::isnan(draw.macroF1)) {
            macroF1.push_back(draw.macroF1);
        }
    }
    result.drawsLeftOut = std::ssize(draws) - std::ssize(macroF1);
    result.tau = {gridQuantile(result.counts, grid, 25), gridQuantile(result.counts, grid, 975)};
    result.meanMacroF1 = statistics::mean(macroF1);
    macroF1.resize(draws.size(), kUndefined); // those left out count as such
    result.macroF1 = statistics::levelInterval(statistics::drawnInterval(std::move(macroF1), clusters));
    return result;
}

bool isSafer(const metrics::ClassificationFigures& a, const metrics::ClassificationFigures& b) {
    constexpr double kSame = 1e-12; // as metrics::chooseThreshold()
    const double recall = a.of(model::Label::Hallucination).recall.value_or(0) -
                          b.of(model::Label::Hallucination).recall.value_or(0);
    return recall > kSame || (recall > -kSame && a.macroF1.value_or(0) > b.macroF1.value_or(0) + kSame);
}

EqualThresholds equalsOf(const WholeScope& whole, const Compared& compared, std::size_t draws,
                         std::size_t clusters) {
    const std::size_t feasible = whole.feasible.size();
    EqualThresholds equals;
    std::size_t safestOfFeasible = 0;
    for (std::size_t i = 0; i < feasible; ++i) {
        std::vector<double> differences(draws);
        for (std::size_t draw = 0; draw < draws; ++draw) {
            differences[draw] = compared.difference[draw * feasible + i];
        }
        const auto interval = statistics::drawnInterval(std::move(differences), clusters);
        if (!interval || interval->low > 0 || interval->high < 0) {
            continue;
        }
        const std::size_t threshold = whole.feasible[i];
        if (equals.places.empty() || isSafer(whole.figures[threshold], whole.figures[equals.safest])) {
            equals.safest = threshold;
            safestOfFeasible = i;
        }
        equals.places.push_back(threshold);
    }
    equals.safestRecall = whole.figures[equals.safest].of(model::Label::Hallucination).recall;
    for (std::size_t draw = 0; draw < draws; ++draw) {
        equals.safestDraws += compared.meets[draw * feasible + safestOfFeasible];
    }
    return equals;
}

// What was chosen on the samples that it is judged on.
void addOptimism(ThresholdBootstrap& result, const std::vector<Draw>& draws, const WholeScope& whole,
                 const Compared& compared, std::size_t clusters) {
    const auto most = statistics::kMostUndefinedDraws * static_cast<double>(draws.size());
    if (clusters < statistics::kLeastClusters || static_cast<double>(result.lackingTruth) > most) {
        return;
    }
    double sum = 0;
    for (const Draw& draw : draws) {
        sum += std::isnan(draw.optimism) ? 0 : draw.optimism;
    }
    result.optimism = sum / static_cast<double>(std::ssize(draws) - result.lackingTruth);
    if (const auto& macroF1 = whole.figures[whole.best].macroF1) {
        result.correctedMacroF1 = *macroF1 - *result.optimism;
    }
    if (!whole.feasible.empty()) {
        result.equals = equalsOf(whole, compared, draws.size(), clusters);
    }
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
    const WholeScope whole = wholeScope(clusters, settings);
    std::vector<Draw> draws(static_cast<std::size_t>(bootstrap.draws));
    Compared compared(draws.size(), whole.feasible.size());
    const auto make = [&](std::size_t first, std::size_t last) {
        Drawer drawer(clusters, whole, settings, bootstrap.seed, compared);
        for (std::size_t number = first; number < last; ++number) {
            draws[number] = drawer(number);
        }
    };
    ASSAY_TRY(runDraws(draws.size(), make, stop, progress));
    ThresholdBootstrap result = summaryOf(draws, settings.grid, clusters.size());
    addOptimism(result, draws, whole, compared, clusters.size());
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
