#include "core/evaluate/thresholds/curve_bootstrap.h"

#include "core/base/guard.h"
#include "core/evaluate/neighbours/cluster_draws.h"
#include "core/evaluate/numbered_draws.h"
#include "core/evaluate/thresholds/score_areas.h"
#include "core/statistics/clusters.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using model::Label;

constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();

std::int64_t sumOf(const ByClass& counts) {
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

// The samples of a set as their curves see them.
struct Curves {
    std::vector<std::uint32_t> clusters; // each cluster is a kind of its own
    OrderedSamples fhri;                 // those that the NLI rule does not take
    OrderedSamples nli;                  // those with an NLI score
    std::vector<ClusterSample> taken;    // by the NLI rule
    std::vector<ClusterSample> withoutNli;
};

Curves curvesOf(const model::ScoredColumns& columns, std::span<const double> scores, double nliHard,
                const ClusteredSamples& samples) {
    const std::vector<std::uint32_t> clusterOf = clusterNumbers(samples, columns.size());
    Curves curves;
    curves.clusters.resize(samples.ends.size());
    std::iota(curves.clusters.begin(), curves.clusters.end(), std::uint32_t{0});
    std::vector<std::uint32_t> live;
    std::vector<std::uint32_t> withNli;
    for (const std::uint32_t i : samples.positions) {
        const ClusterSample item{clusterOf[i], static_cast<std::uint8_t>(model::indexOf(columns.label[i]))};
        if (std::isnan(columns.nli[i])) {
            curves.withoutNli.push_back(item);
        } else {
            withNli.push_back(i);
        }
        if (columns.nli[i] >= nliHard) {
            curves.taken.push_back(item);
        } else {
            live.push_back(i);
        }
    }
    curves.fhri = orderedBy(scores, std::move(live), clusterOf, columns.label);
    curves.nli = orderedBy(columns.nli, std::move(withNli), clusterOf, columns.label);
    return curves;
}

struct Drawn {
    using OfClasses = std::array<std::vector<double>, model::kLabelCount>;

    explicit Drawn(std::size_t draws) {
        for (OfClasses* one : {&averagePrecision, &systemAveragePrecision, &rocAuc}) {
            one->fill(std::vector<double>(draws, kUndefined));
        }
    }

    OfClasses averagePrecision, systemAveragePrecision, rocAuc;
};

// Of one thread.
class Drawer {
  public:
    Drawer(const Curves& curves, std::uint64_t seed, Drawn& drawn)
        : m_curves(curves)
        , m_seed(seed)
        , m_drawn(drawn)
        , m_weights(curves.clusters.size()) {}

    void operator()(std::size_t number) {
        drawKinds(m_curves.clusters, m_seed, number, m_weights);
        const ByClass live = weighGroups(m_curves.fhri, m_weights, m_groups);
        const ByClass taken = countsOf(m_curves.taken);
        fhriAreas(number, Label::Accurate, live, taken);
        std::reverse(m_groups.begin(), m_groups.end());
        fhriAreas(number, Label::Hallucination, live, taken);
        nliAreas(number);
    }

  private:
    [[nodiscard]] ByClass countsOf(const std::vector<ClusterSample>& items) const {
        ByClass counts{};
        for (const ClusterSample& item : items) {
            counts[item.label] += m_weights[item.cluster];
        }
        return counts;
    }

    void fhriAreas(std::size_t number, Label label, const ByClass& live, const ByClass& taken) {
        const std::size_t i = model::indexOf(label);
        AreaSum sum(i, live[i], sumOf(live) - live[i]);
        for (const ByClass& group : m_groups) {
            sum.add(group);
        }
        const ScoreAreas areas = sum.areas();
        m_drawn.averagePrecision[i][number] = areas.averagePrecision;
        // Every step of recall shrinks alike where it is over all samples of the class.
        m_drawn.systemAveragePrecision[i][number] =
            areas.averagePrecision * static_cast<double>(live[i]) / static_cast<double>(live[i] + taken[i]);
        m_drawn.rocAuc[i][number] = areas.rocAuc;
    }

    void nliAreas(std::size_t number) {
        const std::size_t i = model::indexOf(Label::Contradiction);
        const ByClass ranked = weighGroups(m_curves.nli, m_weights, m_groups);
        const ByClass unranked = countsOf(m_curves.withoutNli);
        const std::int64_t positives = ranked[i] + unranked[i];
        AreaSum sum(i, positives, sumOf(ranked) + sumOf(unranked) - positives);
        for (const ByClass& group : m_groups) {
            sum.add(group);
        }
        sum.addUnranked(sumOf(unranked) - unranked[i], unranked[i]);
        const ScoreAreas areas = sum.areas();
        m_drawn.averagePrecision[i][number] = areas.averagePrecision;
        m_drawn.systemAveragePrecision[i][number] = areas.averagePrecision;
        m_drawn.rocAuc[i][number] = areas.rocAuc;
    }

    const Curves& m_curves;
    std::uint64_t m_seed;
    Drawn& m_drawn;
    std::vector<std::int64_t> m_weights; // by cluster
    std::vector<ByClass> m_groups;
};

Result<CurveBootstrap> bootstrapOf(const model::ScoredColumns& columns, std::span<const double> scores,
                                   double nliHard, const BootstrapSettings& settings,
                                   const std::stop_token& stop, base::ProgressSink& progress) {
    if (scores.size() != columns.size()) {
        return fail(ErrorCode::InvalidArgument, std::to_string(scores.size()), "scores");
    }
    ASSAY_TRY(checkDraws(settings));
    const ClusteredSamples samples =
        clusteredSamples(columns, [&](std::size_t i) { return !std::isnan(scores[i]); });
    CurveBootstrap result;
    result.settings = settings;
    result.samples = static_cast<std::int64_t>(samples.positions.size());
    result.clusters = static_cast<std::int64_t>(samples.ends.size());
    if (samples.ends.size() < statistics::kLeastClusters) {
        return result;
    }
    const Curves curves = curvesOf(columns, scores, nliHard, samples);
    const auto draws = static_cast<std::size_t>(settings.draws);
    Drawn drawn(draws);
    const auto make = [&](std::size_t first, std::size_t last) {
        Drawer drawer(curves, settings.seed, drawn);
        for (std::size_t number = first; number < last; ++number) {
            drawer(number);
        }
    };
    ASSAY_TRY(runDraws(draws, make, stop, progress));
    const auto fill = [&](Drawn::OfClasses& of, CurveBootstrap::OfClasses& into) {
        std::transform(of.begin(), of.end(), into.begin(), [&](std::vector<double>& figure) {
            return statistics::levelInterval(
                statistics::drawnInterval(std::move(figure), samples.ends.size()));
        });
    };
    fill(drawn.averagePrecision, result.averagePrecision);
    fill(drawn.systemAveragePrecision, result.systemAveragePrecision);
    fill(drawn.rocAuc, result.rocAuc);
    return result;
}

} // namespace

Result<CurveBootstrap> bootstrapCurves(const model::ScoredColumns& columns, std::span<const double> scores,
                                       double nliHard, const BootstrapSettings& settings,
                                       const std::stop_token& stop, base::ProgressSink& progress) {
    return base::guarded({}, [&] { return bootstrapOf(columns, scores, nliHard, settings, stop, progress); });
}

} // namespace assay::evaluate
