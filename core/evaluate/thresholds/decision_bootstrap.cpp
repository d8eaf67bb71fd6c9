#include "core/evaluate/thresholds/decision_bootstrap.h"

#include "core/base/guard.h"
#include "core/evaluate/neighbours/cluster_draws.h"
#include "core/evaluate/numbered_draws.h"
#include "core/statistics/clusters.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <string>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();
constexpr std::size_t kMostDeciders = 16;

// What samples of a kind are and how each decider judges them: they add to the same cells of the matrices.
struct Cell {
    std::uint8_t truth = 0;
    std::array<std::uint8_t, kMostDeciders> decided{};

    friend auto operator<=>(const Cell&, const Cell&) = default;
};

// Clusters of the same cells are one kind, so that a draw moves numbers and no samples.
struct ClusterKinds {
    std::vector<Cell> cells;
    std::vector<std::uint32_t> kindOf; // by cluster
    std::vector<std::uint32_t> places; // of cells, of one kind after the other
    std::vector<std::size_t> ends;     // by kind, into `places`
};

class KindMaker {
  public:
    void add(std::span<const Cell> cluster) {
        std::vector<std::uint32_t> places;
        for (const Cell& cell : cluster) {
            const auto [entry, isNew] =
                m_placeOf.try_emplace(cell, static_cast<std::uint32_t>(m_kinds.cells.size()));
            if (isNew) {
                m_kinds.cells.push_back(cell);
            }
            places.push_back(entry->second);
        }
        std::sort(places.begin(), places.end());
        const auto [entry, isNew] =
            m_kindOf.try_emplace(places, static_cast<std::uint32_t>(m_kinds.ends.size()));
        if (isNew) {
            m_kinds.places.insert(m_kinds.places.end(), places.begin(), places.end());
            m_kinds.ends.push_back(m_kinds.places.size());
        }
        m_kinds.kindOf.push_back(entry->second);
    }

    [[nodiscard]] ClusterKinds take() { return std::move(m_kinds); }

  private:
    ClusterKinds m_kinds;
    std::map<Cell, std::uint32_t> m_placeOf;
    std::map<std::vector<std::uint32_t>, std::uint32_t> m_kindOf;
};

// Of all samples of these kinds, by decider.
std::vector<metrics::ConfusionMatrix> decidedMatrices(const ClusterKinds& kinds, std::size_t deciders,
                                                      std::span<const std::int64_t> ofKind) {
    std::vector<metrics::ConfusionMatrix> matrices(deciders);
    std::size_t place = 0;
    for (std::size_t kind = 0; kind < kinds.ends.size(); ++kind) {
        for (; place < kinds.ends[kind]; ++place) {
            const Cell& cell = kinds.cells[kinds.places[place]];
            for (std::size_t decider = 0; decider < deciders; ++decider) {
                matrices[decider].cells[cell.truth][cell.decided[decider]] += ofKind[kind];
            }
        }
    }
    return matrices;
}

// How many clusters there are of each kind.
std::vector<std::int64_t> clustersOfKinds(const ClusterKinds& kinds) {
    std::vector<std::int64_t> counts(kinds.ends.size(), 0);
    for (const std::uint32_t kind : kinds.kindOf) {
        ++counts[kind];
    }
    return counts;
}

// The figures of one decider in every draw; NaN: undefined.
struct DrawnFigures {
    DrawnFigures(std::size_t draws, const metrics::ClassSet& occurring)
        : classes(occurring)
        , macroF1(draws, kUndefined)
        , mcc(draws, kUndefined)
        , kappa(draws, kUndefined) {
        f1.fill(macroF1);
    }

    void set(std::size_t draw, const metrics::ConfusionMatrix& matrix) {
        const metrics::ClassificationFigures figures = metrics::figuresOf(matrix);
        macroF1[draw] = metrics::macroF1Over(matrix, classes).value_or(kUndefined);
        mcc[draw] = figures.mcc.value_or(kUndefined);
        kappa[draw] = figures.kappa.value_or(kUndefined);
        for (std::size_t label = 0; label < f1.size(); ++label) {
            f1[label][draw] = figures.perClass[label].f1.value_or(kUndefined);
        }
    }

    metrics::ClassSet classes; // of Macro-F1
    std::vector<double> macroF1, mcc, kappa;
    std::array<std::vector<double>, model::kLabelCount> f1;
};

DecisionIntervals intervalsOf(DrawnFigures& drawn, std::size_t clusters) {
    DecisionIntervals intervals;
    const auto interval = [clusters](std::vector<double>& of) {
        return statistics::levelInterval(statistics::drawnInterval(std::move(of), clusters));
    };
    intervals.macroF1 = interval(drawn.macroF1);
    intervals.mcc = interval(drawn.mcc);
    intervals.kappa = interval(drawn.kappa);
    std::transform(drawn.f1.begin(), drawn.f1.end(), intervals.f1.begin(), interval);
    return intervals;
}

// What all draws gave: by decider, and by difference.
struct DrawnDecisions {
    std::vector<DrawnFigures> figures;
    std::vector<std::vector<double>> differences; // NaN: a class of the truth is lacking
};

// Of one thread.
class Drawer {
  public:
    Drawer(const ClusterKinds& kinds, std::uint64_t seed, std::span<const DecisionPair> differences,
           const metrics::ClassSet& truth, DrawnDecisions& drawn)
        : m_kinds(kinds)
        , m_seed(seed)
        , m_differences(differences)
        , m_truth(truth)
        , m_drawn(drawn)
        , m_ofKind(kinds.ends.size()) {}

    void operator()(std::size_t number) {
        drawKinds(m_kinds.kindOf, m_seed, number, m_ofKind);
        const auto matrices = decidedMatrices(m_kinds, m_drawn.figures.size(), m_ofKind);
        for (std::size_t decider = 0; decider < matrices.size(); ++decider) {
            m_drawn.figures[decider].set(number, matrices[decider]);
        }
        for (std::size_t i = 0; i < m_differences.size(); ++i) {
            const metrics::ConfusionMatrix& a = matrices[m_differences[i].a];
            m_drawn.differences[i][number] =
                metrics::classesInTruth(a) == m_truth
                    ? metrics::macroF1Difference(a, matrices[m_differences[i].b], m_truth)
                          .value_or(kUndefined)
                    : kUndefined;
        }
    }

  private:
    const ClusterKinds& m_kinds;
    std::uint64_t m_seed;
    std::span<const DecisionPair> m_differences;
    metrics::ClassSet m_truth;
    DrawnDecisions& m_drawn;
    std::vector<std::int64_t> m_ofKind;
};

Result<DrawnDecisions> drawAll(const ClusterKinds& kinds,
                               const std::vector<metrics::ConfusionMatrix>& matrices,
                               std::span<const DecisionPair> differences, const BootstrapSettings& settings,
                               const std::stop_token& stop, base::ProgressSink& progress) {
    const auto draws = static_cast<std::size_t>(settings.draws);
    DrawnDecisions drawn;
    for (const metrics::ConfusionMatrix& matrix : matrices) {
        drawn.figures.emplace_back(draws, metrics::classesThatOccur(matrix));
    }
    drawn.differences.assign(differences.size(), std::vector<double>(draws, kUndefined));
    const metrics::ClassSet truth = metrics::classesInTruth(matrices.front());
    const auto make = [&](std::size_t first, std::size_t last) {
        Drawer drawer(kinds, settings.seed, differences, truth, drawn);
        for (std::size_t number = first; number < last; ++number) {
            drawer(number);
        }
    };
    ASSAY_TRY(runDraws(draws, make, stop, progress));
    return drawn;
}

// Clusters that two deciders decide differently, in one way or in the very opposite one: what swapping one of
// them adds to the matrix of the first and takes from that of the second, or the other way round. So they are
// the same whichever decider comes first.
struct Swaps {
    metrics::ConfusionMatrix moved; // its first count that is not 0 is above 0
    std::int64_t clusters = 0;
    std::int64_t opposite = 0; // of them those the other way round
};

std::vector<Swaps> swapsOf(const ClusterKinds& kinds, const DecisionPair& pair) {
    std::map<decltype(metrics::ConfusionMatrix::cells), Swaps> found;
    const std::vector<std::int64_t> counts = clustersOfKinds(kinds);
    std::size_t place = 0;
    for (std::size_t kind = 0; kind < kinds.ends.size(); ++kind) {
        metrics::ConfusionMatrix moved;
        metrics::ConfusionMatrix back;
        for (; place < kinds.ends[kind]; ++place) {
            const Cell& cell = kinds.cells[kinds.places[place]];
            ++moved.cells[cell.truth][cell.decided[pair.b]];
            --moved.cells[cell.truth][cell.decided[pair.a]];
            --back.cells[cell.truth][cell.decided[pair.b]];
            ++back.cells[cell.truth][cell.decided[pair.a]];
        }
        if (moved == back) {
            continue; // nothing moves
        }
        Swaps& swaps = found[std::max(moved.cells, back.cells)];
        swaps.moved.cells = std::max(moved.cells, back.cells);
        swaps.clusters += counts[kind];
        swaps.opposite += moved.cells < back.cells ? counts[kind] : 0;
    }
    std::vector<Swaps> list;
    for (const auto& [cells, swaps] : found) {
        list.push_back(swaps);
    }
    return list;
}

// What two matrices differ by.
using Statistic = std::function<double(const metrics::ConfusionMatrix& a, const metrics::ConfusionMatrix& b)>;

double rightDecisions(const metrics::ConfusionMatrix& matrix) {
    std::int64_t right = 0;
    for (const model::Label label : model::kLabels) {
        right += matrix.at(label, label);
    }
    return static_cast<double>(right);
}

// The paired randomisation test of a difference.
class Randomisation {
  public:
    Randomisation(const metrics::ConfusionMatrix& a, const metrics::ConfusionMatrix& b,
                  std::vector<Swaps> swaps, Statistic statistic)
        : m_a(a)
        , m_b(b)
        , m_statistic(std::move(statistic))
        , m_swaps(std::move(swaps))
        , m_swapped(m_swaps.size(), 0) {
        m_observed = distance();
        for (const Swaps& of : m_swaps) {
            m_clusters += of.clusters;
        }
    }

    Result<double> p(std::uint64_t seed, const std::stop_token& stop) {
        constexpr std::int64_t kExactUpTo = 16;
        return m_clusters <= kExactUpTo ? Result<double>(exactP()) : drawnP(seed, stop);
    }

  private:
    // |difference| with m_swapped.
    [[nodiscard]] double distance() const {
        metrics::ConfusionMatrix a = m_a;
        metrics::ConfusionMatrix b = m_b;
        for (std::size_t i = 0; i < m_swaps.size(); ++i) {
            for (std::size_t truth = 0; truth < model::kLabelCount; ++truth) {
                for (std::size_t decided = 0; decided < model::kLabelCount; ++decided) {
                    const std::int64_t moved = m_swapped[i] * m_swaps[i].moved.cells[truth][decided];
                    a.cells[truth][decided] += moved;
                    b.cells[truth][decided] -= moved;
                }
            }
        }
        return std::abs(m_statistic(a, b));
    }

    [[nodiscard]] bool isAsExtreme() const {
        constexpr double kTie = 1e-12;
        return distance() >= m_observed - kTie;
    }

    [[nodiscard]] double exactP() {
        const std::uint64_t all = std::uint64_t{1} << static_cast<unsigned>(m_clusters);
        std::uint64_t extreme = 0;
        for (std::uint64_t swapped = 0; swapped < all; ++swapped) {
            std::uint64_t left = swapped;
            for (std::size_t i = 0; i < m_swaps.size(); ++i) {
                const auto clusters = static_cast<unsigned>(m_swaps[i].clusters);
                m_swapped[i] =
                    std::popcount(left & ((std::uint64_t{1} << clusters) - 1)) - m_swaps[i].opposite;
                left >>= clusters;
            }
            extreme += isAsExtreme() ? 1 : 0;
        }
        return static_cast<double>(extreme) / static_cast<double>(all);
    }

    Result<double> drawnP(std::uint64_t seed, const std::stop_token& stop) {
        constexpr std::uint64_t kSwapStream = 0x73776170U; // other numbers than the bootstrap's
        constexpr std::int64_t kBits = 64;
        base::Random random(base::drawSeed(seed ^ kSwapStream, 0));
        int extreme = 0;
        for (int i = 0; i < kSwapThrows; ++i) {
            if (stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            for (std::size_t kind = 0; kind < m_swaps.size(); ++kind) {
                m_swapped[kind] = -m_swaps[kind].opposite;
                for (std::int64_t left = m_swaps[kind].clusters; left > 0; left -= kBits) {
                    const std::uint64_t bits = random.bits();
                    m_swapped[kind] += std::popcount(left >= kBits ? bits : bits >> (kBits - left));
                }
            }
            extreme += isAsExtreme() ? 1 : 0;
        }
        return (1.0 + extreme) / (1.0 + kSwapThrows);
    }

    metrics::ConfusionMatrix m_a;
    metrics::ConfusionMatrix m_b;
    Statistic m_statistic;
    std::vector<Swaps> m_swaps;
    // By kind the clusters swapped one way less those swapped the other way. If any is as likely swapped as
    // not, that is a number of heads of as many coins as there are clusters, less those of the other way.
    std::vector<std::int64_t> m_swapped;
    std::int64_t m_clusters = 0;
    double m_observed = 0;
};

// The p of Macro-F1 and that of right decisions; the latter over the clusters that differ in these.
Result<> addP(MacroF1Difference& difference, const metrics::ConfusionMatrix& a,
              const metrics::ConfusionMatrix& b, std::vector<Swaps> swaps, std::uint64_t seed,
              const std::stop_token& stop) {
    std::vector<Swaps> ofRight = swaps;
    std::erase_if(ofRight, [](const Swaps& of) { return rightDecisions(of.moved) == 0; });
    Randomisation macroF1(a, b, std::move(swaps), [&](const auto& of, const auto& minus) {
        return metrics::macroF1Difference(of, minus, difference.classes).value_or(0);
    });
    ASSAY_TRY(difference.p, macroF1.p(seed, stop));
    Randomisation right(a, b, std::move(ofRight), [](const auto& of, const auto& minus) {
        return rightDecisions(of) - rightDecisions(minus);
    });
    ASSAY_TRY(difference.rightP, right.p(seed, stop));
    return {};
}

MacroF1Difference macroF1Of(const metrics::ConfusionMatrix& a, const metrics::ConfusionMatrix& b) {
    MacroF1Difference difference;
    difference.classes = metrics::classesInTruth(a);
    difference.a = metrics::macroF1Over(a, difference.classes);
    difference.b = metrics::macroF1Over(b, difference.classes);
    difference.value = metrics::macroF1Difference(a, b, difference.classes);
    return difference;
}

Result<> checked(const model::ScoredColumns& columns, std::span<const Decisions> deciders,
                 std::span<const DecisionPair> differences) {
    if (deciders.empty() || deciders.size() > kMostDeciders) {
        return fail(ErrorCode::InvalidArgument, std::to_string(deciders.size()), "deciders");
    }
    for (const Decisions& decisions : deciders) {
        if (decisions.size() != columns.size()) {
            return fail(ErrorCode::InvalidArgument, std::to_string(decisions.size()), "decisions");
        }
    }
    for (const DecisionPair& pair : differences) {
        if (std::max(pair.a, pair.b) >= deciders.size()) {
            return fail(ErrorCode::InvalidArgument, std::to_string(std::max(pair.a, pair.b)), "differences");
        }
    }
    return {};
}

Result<DecisionBootstrap>
bootstrapOf(const model::ScoredColumns& columns, std::span<const Decisions> deciders,
            std::span<const DecisionPair> differences, std::span<const std::uint16_t> scenarios,
            const BootstrapSettings& settings, const std::stop_token& stop, base::ProgressSink& progress) {
    ASSAY_TRY(checked(columns, deciders, differences).and_then([&] { return checkDraws(settings); }));
    std::vector<bool> isChosen(columns.scenarios.size(), scenarios.empty());
    for (const std::uint16_t scenario : scenarios) {
        if (scenario >= isChosen.size()) {
            return fail(ErrorCode::InvalidArgument, std::to_string(scenario), "scenarios");
        }
        isChosen[scenario] = true;
    }
    const ClusteredSamples samples = clusteredSamples(columns, [&](std::size_t i) {
        return isChosen[columns.scenario[i]] &&
               std::all_of(deciders.begin(), deciders.end(),
                           [i](const Decisions& decisions) { return decisions[i] < model::kLabelCount; });
    });
    KindMaker maker;
    std::vector<Cell> cluster;
    std::size_t next = 0;
    for (const std::size_t end : samples.ends) {
        cluster.clear();
        for (; next < end; ++next) {
            const std::uint32_t i = samples.positions[next];
            Cell cell;
            cell.truth = static_cast<std::uint8_t>(model::indexOf(columns.label[i]));
            for (std::size_t decider = 0; decider < deciders.size(); ++decider) {
                cell.decided[decider] = deciders[decider][i];
            }
            cluster.push_back(cell);
        }
        maker.add(cluster);
    }
    const ClusterKinds kinds = maker.take();
    const std::size_t clusters = samples.ends.size();
    const auto matrices = decidedMatrices(kinds, deciders.size(), clustersOfKinds(kinds));
    DecisionBootstrap result;
    result.settings = settings;
    result.samples = static_cast<std::int64_t>(samples.positions.size());
    result.clusters = static_cast<std::int64_t>(clusters);
    result.of.resize(deciders.size());
    for (const DecisionPair& pair : differences) {
        result.differences.push_back(macroF1Of(matrices[pair.a], matrices[pair.b]));
    }
    if (clusters < statistics::kLeastClusters) {
        return result;
    }
    ASSAY_TRY(auto drawn, drawAll(kinds, matrices, differences, settings, stop, progress));
    for (std::size_t i = 0; i < differences.size(); ++i) {
        constexpr double kEquivalence = 0.90;
        MacroF1Difference& of = result.differences[i];
        of.drawsLeftOut = std::ranges::count_if(drawn.differences[i],
                                                [](double difference) { return std::isnan(difference); });
        of.interval90 = statistics::drawnInterval(drawn.differences[i], clusters, kEquivalence);
        of.interval = statistics::drawnInterval(std::move(drawn.differences[i]), clusters);
        ASSAY_TRY(addP(of, matrices[differences[i].a], matrices[differences[i].b],
                       swapsOf(kinds, differences[i]), settings.seed, stop));
    }
    std::ranges::transform(drawn.figures, result.of.begin(),
                           [clusters](DrawnFigures& of) { return intervalsOf(of, clusters); });
    return result;
}

} // namespace

Result<DecisionBootstrap> bootstrapDecisions(const model::ScoredColumns& columns,
                                             std::span<const Decisions> deciders,
                                             std::span<const DecisionPair> differences,
                                             std::span<const std::uint16_t> scenarios,
                                             const BootstrapSettings& settings, const std::stop_token& stop,
                                             base::ProgressSink& progress) {
    return base::guarded(
        {}, [&] { return bootstrapOf(columns, deciders, differences, scenarios, settings, stop, progress); });
}

} // namespace assay::evaluate
