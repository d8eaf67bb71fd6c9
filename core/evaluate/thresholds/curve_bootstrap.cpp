#include "core/evaluate/thresholds/curve_bootstrap.h"

#include "core/base/guard.h"
#include "core/evaluate/neighbours/cluster_draws.h"
#include "core/evaluate/numbered_draws.h"
#include "core/statistics/clusters.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <string>
#include <vector>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using model::Label;

constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();

struct Item {
    std::uint32_t cluster = 0;
    std::uint8_t label = 0;
};

// Samples by a score, ascending; equal scores are one group.
struct Ordered {
    std::vector<Item> items;
    std::vector<std::size_t> ends; // by group, into `items`
};

Ordered orderedBy(std::span<const double> scores, std::vector<std::uint32_t> positions,
                  std::span<const std::uint32_t> clusterOf, std::span<const Label> labels) {
    std::sort(positions.begin(), positions.end(), [&](std::uint32_t a, std::uint32_t b) {
        return scores[a] != scores[b] ? scores[a] < scores[b] : a < b;
    });
    Ordered ordered;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const std::uint32_t at = positions[i];
        ordered.items.push_back({clusterOf[at], static_cast<std::uint8_t>(model::indexOf(labels[at]))});
        if (i + 1 == positions.size() || scores[positions[i + 1]] != scores[at]) {
            ordered.ends.push_back(i + 1);
        }
    }
    return ordered;
}

using ByClass = std::array<std::int64_t, model::kLabelCount>;

std::int64_t sumOf(const ByClass& counts) {
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

struct Areas {
    double averagePrecision = kUndefined;
    double rocAuc = kUndefined;
};

// Takes groups from the highest score of the class to the lowest.
class AreaSum {
  public:
    // Of all samples that the curve is over.
    AreaSum(std::size_t label, std::int64_t positives, std::int64_t negatives)
        : m_label(label)
        , m_positives(static_cast<double>(positives))
        , m_negatives(static_cast<double>(negatives)) {}

    void add(const ByClass& group) noexcept {
        const std::int64_t ofClass = group[m_label];
        const auto positives = static_cast<double>(ofClass);
        const auto negatives = static_cast<double>(group[0] + group[1] + group[2] - ofClass);
        m_pairs += negatives * (m_above + positives / 2);
        m_above += positives;
        m_taken += positives + negatives;
        if (positives > 0) {
            m_precision += positives * m_above / m_taken;
        }
    }

    // What has no score is last, all at once, and never taken.
    void addUnranked(std::int64_t negatives, std::int64_t positives) noexcept {
        m_pairs += static_cast<double>(negatives) * (m_above + static_cast<double>(positives) / 2);
    }

    [[nodiscard]] Areas areas() const noexcept {
        Areas areas;
        if (m_positives > 0 && m_taken > 0) {
            areas.averagePrecision = m_precision / m_positives;
        }
        if (m_positives > 0 && m_negatives > 0) {
            areas.rocAuc = m_pairs / m_positives / m_negatives;
        }
        return areas;
    }

  private:
    std::size_t m_label;
    double m_positives, m_negatives;
    double m_above = 0; // positives taken so far
    double m_taken = 0;
    double m_precision = 0;
    double m_pairs = 0; // in the right order, a tie as half
};

// The samples of a set as their curves see them.
struct Curves {
    std::vector<std::uint32_t> clusters; // each cluster is a kind of its own
    Ordered fhri;                        // those that the NLI rule does not take
    Ordered nli;                         // those with an NLI score
    std::vector<Item> taken;             // by the NLI rule
    std::vector<Item> withoutNli;
};

Curves curvesOf(const model::ScoredColumns& columns, std::span<const double> scores, double nliHard,
                const ClusteredSamples& samples) {
    std::vector<std::uint32_t> clusterOf(columns.size(), 0);
    Curves curves;
    std::size_t next = 0;
    for (std::size_t cluster = 0; cluster < samples.ends.size(); ++cluster) {
        curves.clusters.push_back(static_cast<std::uint32_t>(cluster));
        for (; next < samples.ends[cluster]; ++next) {
            clusterOf[samples.positions[next]] = static_cast<std::uint32_t>(cluster);
        }
    }
    std::vector<std::uint32_t> live;
    std::vector<std::uint32_t> withNli;
    for (const std::uint32_t i : samples.positions) {
        const Item item{clusterOf[i], static_cast<std::uint8_t>(model::indexOf(columns.label[i]))};
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
        const ByClass live = weigh(m_curves.fhri, m_groups);
        const ByClass taken = countsOf(m_curves.taken);
        fhriAreas(number, Label::Accurate, live, taken);
        std::reverse(m_groups.begin(), m_groups.end());
        fhriAreas(number, Label::Hallucination, live, taken);
        nliAreas(number);
    }

  private:
    [[nodiscard]] ByClass countsOf(const std::vector<Item>& items) const {
        ByClass counts{};
        for (const Item& item : items) {
            counts[item.label] += m_weights[item.cluster];
        }
        return counts;
    }

    // The groups from the highest score down; gives the sum of all.
    ByClass weigh(const Ordered& ordered, std::vector<ByClass>& groups) const {
        groups.assign(ordered.ends.size(), ByClass{});
        ByClass all{};
        std::size_t next = 0;
        for (std::size_t i = 0; i < ordered.ends.size(); ++i) {
            ByClass& group = groups[ordered.ends.size() - 1 - i];
            for (; next < ordered.ends[i]; ++next) {
                const Item& item = ordered.items[next];
                group[item.label] += m_weights[item.cluster];
            }
            for (std::size_t label = 0; label < all.size(); ++label) {
                all[label] += group[label];
            }
        }
        return all;
    }

    void fhriAreas(std::size_t number, Label label, const ByClass& live, const ByClass& taken) {
        const std::size_t i = model::indexOf(label);
        AreaSum sum(i, live[i], sumOf(live) - live[i]);
        for (const ByClass& group : m_groups) {
            sum.add(group);
        }
        const Areas areas = sum.areas();
        m_drawn.averagePrecision[i][number] = areas.averagePrecision;
        // Every step of recall shrinks alike where it is over all samples of the class.
        m_drawn.systemAveragePrecision[i][number] =
            areas.averagePrecision * static_cast<double>(live[i]) / static_cast<double>(live[i] + taken[i]);
        m_drawn.rocAuc[i][number] = areas.rocAuc;
    }

    void nliAreas(std::size_t number) {
        const std::size_t i = model::indexOf(Label::Contradiction);
        const ByClass ranked = weigh(m_curves.nli, m_groups);
        const ByClass unranked = countsOf(m_curves.withoutNli);
        const std::int64_t positives = ranked[i] + unranked[i];
        AreaSum sum(i, positives, sumOf(ranked) + sumOf(unranked) - positives);
        for (const ByClass& group : m_groups) {
            sum.add(group);
        }
        sum.addUnranked(sumOf(unranked) - unranked[i], unranked[i]);
        const Areas areas = sum.areas();
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
            return statistics::drawnInterval(std::move(figure), samples.ends.size());
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
