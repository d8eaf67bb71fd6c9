#include "core/evaluate/thresholds/decision_bootstrap.h"

#include "core/base/guard.h"
#include "core/evaluate/neighbours/cluster_draws.h"
#include "core/evaluate/numbered_draws.h"
#include "core/statistics/bootstrap.h"

#include <algorithm>
#include <limits>
#include <map>
#include <string>

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

// The figures of one decider in every draw; NaN: undefined.
struct DrawnFigures {
    explicit DrawnFigures(std::size_t draws)
        : macroF1(draws, kUndefined)
        , mcc(draws, kUndefined)
        , kappa(draws, kUndefined) {
        f1.fill(macroF1);
    }

    void set(std::size_t draw, const metrics::ClassificationFigures& figures) {
        macroF1[draw] = figures.macroF1.value_or(kUndefined);
        mcc[draw] = figures.mcc.value_or(kUndefined);
        kappa[draw] = figures.kappa.value_or(kUndefined);
        for (std::size_t label = 0; label < f1.size(); ++label) {
            f1[label][draw] = figures.perClass[label].f1.value_or(kUndefined);
        }
    }

    std::vector<double> macroF1, mcc, kappa;
    std::array<std::vector<double>, model::kLabelCount> f1;
};

DecisionIntervals intervalsOf(DrawnFigures& drawn) {
    DecisionIntervals intervals;
    intervals.macroF1 = statistics::middle95(drawn.macroF1);
    intervals.mcc = statistics::middle95(drawn.mcc);
    intervals.kappa = statistics::middle95(drawn.kappa);
    for (std::size_t label = 0; label < drawn.f1.size(); ++label) {
        intervals.f1[label] = statistics::middle95(drawn.f1[label]);
    }
    return intervals;
}

// Of one thread.
class Drawer {
  public:
    Drawer(const ClusterKinds& kinds, std::uint64_t seed, std::vector<DrawnFigures>& drawn)
        : m_kinds(kinds)
        , m_seed(seed)
        , m_drawn(drawn)
        , m_ofKind(kinds.ends.size())
        , m_matrices(drawn.size()) {}

    void operator()(std::size_t number) {
        drawKinds(m_kinds.kindOf, m_seed, number, m_ofKind);
        std::fill(m_matrices.begin(), m_matrices.end(), metrics::ConfusionMatrix());
        std::size_t place = 0;
        for (std::size_t kind = 0; kind < m_ofKind.size(); ++kind) {
            for (; place < m_kinds.ends[kind]; ++place) {
                const Cell& cell = m_kinds.cells[m_kinds.places[place]];
                for (std::size_t decider = 0; decider < m_matrices.size(); ++decider) {
                    m_matrices[decider].cells[cell.truth][cell.decided[decider]] += m_ofKind[kind];
                }
            }
        }
        for (std::size_t decider = 0; decider < m_matrices.size(); ++decider) {
            m_drawn[decider].set(number, metrics::figuresOf(m_matrices[decider]));
        }
    }

  private:
    const ClusterKinds& m_kinds;
    std::uint64_t m_seed;
    std::vector<DrawnFigures>& m_drawn;
    std::vector<std::int64_t> m_ofKind;
    std::vector<metrics::ConfusionMatrix> m_matrices;
};

Result<std::vector<DrawnFigures>> drawAll(const ClusterKinds& kinds, std::size_t deciders,
                                          const BootstrapSettings& settings, const std::stop_token& stop,
                                          base::ProgressSink& progress) {
    const auto draws = static_cast<std::size_t>(settings.draws);
    std::vector<DrawnFigures> drawn(deciders, DrawnFigures(draws));
    const auto make = [&](std::size_t first, std::size_t last) {
        Drawer drawer(kinds, settings.seed, drawn);
        for (std::size_t number = first; number < last; ++number) {
            drawer(number);
        }
    };
    ASSAY_TRY(runDraws(draws, make, stop, progress));
    return drawn;
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
    DecisionBootstrap result;
    result.settings = settings;
    result.samples = static_cast<std::int64_t>(samples.positions.size());
    result.clusters = static_cast<std::int64_t>(samples.ends.size());
    result.of.resize(deciders.size());
    result.differences.resize(differences.size());
    if (samples.ends.size() < 2) {
        return result;
    }
    ASSAY_TRY(auto drawn, drawAll(kinds, deciders.size(), settings, stop, progress));
    for (std::size_t i = 0; i < differences.size(); ++i) {
        const std::vector<double>& a = drawn[differences[i].a].macroF1;
        const std::vector<double>& b = drawn[differences[i].b].macroF1;
        std::vector<double> values(a.size());
        std::transform(a.begin(), a.end(), b.begin(), values.begin(), std::minus());
        result.differences[i] = statistics::middle95(values);
    }
    std::transform(drawn.begin(), drawn.end(), result.of.begin(), intervalsOf); // sorts: comes last
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

Result<DecisionIntervals> bootstrapMatrix(const metrics::ConfusionMatrix& matrix,
                                          const BootstrapSettings& settings, const std::stop_token& stop) {
    return base::guarded({}, [&]() -> Result<DecisionIntervals> {
        ASSAY_TRY(checkDraws(settings));
        if (matrix.total() < 2) {
            return DecisionIntervals();
        }
        KindMaker maker;
        for (std::uint8_t truth = 0; truth < model::kLabelCount; ++truth) {
            for (std::uint8_t decided = 0; decided < model::kLabelCount; ++decided) {
                const Cell cell{truth, {decided}};
                for (std::int64_t i = 0; i < matrix.cells[truth][decided]; ++i) {
                    maker.add({&cell, 1});
                }
            }
        }
        base::NoProgress progress;
        ASSAY_TRY(auto drawn, drawAll(maker.take(), 1, settings, stop, progress));
        return intervalsOf(drawn.front());
    });
}

} // namespace assay::evaluate
