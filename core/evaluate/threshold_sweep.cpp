#include "core/evaluate/threshold_sweep.h"

#include "core/base/guard.h"
#include "core/evaluate/scenario_indexes.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using metrics::ConfusionMatrix;
using model::Label;

// Finds how many thresholds of a grid a score reaches, that is for how many `score >= threshold` holds.
class GridBins {
  public:
    explicit GridBins(std::span<const double> thresholds)
        : m_thresholds(thresholds.begin(), thresholds.end()) {
        // A sentinel that no score reaches ends the correction below.
        m_thresholds.push_back(std::numeric_limits<double>::infinity());
        std::size_t reached = 0;
        for (std::size_t cell = 0; cell <= kCells; ++cell) {
            const double lower = static_cast<double>(cell) / kCellsAsDouble; // exact: a power of two
            while (m_thresholds[reached] <= lower) {
                ++reached;
            }
            m_guess[cell] = static_cast<std::uint16_t>(reached);
        }
    }

    [[nodiscard]] std::size_t operator()(double score) const noexcept {
        // The cell's lower end is at most the score, so the guess is never too high; then it is corrected by
        // the very comparison of the rule.
        const auto cell = static_cast<std::size_t>(std::clamp(score, 0.0, 1.0) * kCellsAsDouble);
        std::size_t reached = m_guess[cell];
        while (score >= m_thresholds[reached]) {
            ++reached;
        }
        return reached;
    }

  private:
    static constexpr std::size_t kCells = 4096;
    static constexpr double kCellsAsDouble = 4096;

    std::vector<double> m_thresholds;
    std::array<std::uint16_t, kCells + 1> m_guess{};
};

static_assert(metrics::ThresholdGrid::kMaxThresholds < 65'536, "a bin fits into the guess");

bool inUnitInterval(double value) noexcept {
    return value >= 0 && value <= 1; // false for NaN
}

base::Result<> checkSettings(const SweepSettings& settings) {
    if (!inUnitInterval(settings.nli.hard)) {
        return fail(ErrorCode::InvalidArgument, std::to_string(settings.nli.hard), "nli_hard");
    }
    if (!inUnitInterval(settings.nli.soft) || settings.nli.soft > settings.nli.hard) {
        return fail(ErrorCode::InvalidArgument, std::to_string(settings.nli.soft), "nli_soft");
    }
    for (std::size_t i = 0; i < metrics::kConstraintCount; ++i) {
        const std::optional<double>& required = settings.constraints.required[i];
        if (required && !inUnitInterval(*required)) {
            return fail(ErrorCode::InvalidArgument, std::to_string(*required),
                        std::string(metrics::constraintName(static_cast<metrics::Constraint>(i))));
        }
    }
    return {};
}

// Ascending indexes of the chosen scenarios, each once.
base::Result<std::vector<std::uint16_t>> chosenScenarios(const model::ScoredColumns& columns,
                                                         const std::vector<std::string>& names) {
    std::vector<std::uint16_t> chosen;
    for (const std::string& name : names) {
        const auto found = std::find(columns.scenarios.begin(), columns.scenarios.end(), name);
        if (found == columns.scenarios.end()) {
            return fail(ErrorCode::NotFound, name, "scenario");
        }
        chosen.push_back(static_cast<std::uint16_t>(found - columns.scenarios.begin()));
    }
    if (names.empty()) {
        for (std::size_t i = 0; i < columns.scenarios.size(); ++i) {
            chosen.push_back(static_cast<std::uint16_t>(i));
        }
    }
    std::sort(chosen.begin(), chosen.end());
    chosen.erase(std::unique(chosen.begin(), chosen.end()), chosen.end());
    return chosen;
}

// Per scenario: stored predictions against the rule at that scenario's predetermined threshold.
std::vector<StoredPredictions> compareStored(const model::ScoredColumns& columns, double nliHard) {
    std::vector<double> thresholds;
    for (const std::string& scenario : columns.scenarios) {
        thresholds.push_back(predeterminedThreshold(scenario));
    }
    std::vector<StoredPredictions> stored(columns.scenarios.size());
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns.predicted[i] >= model::kLabelCount) {
            continue;
        }
        const std::size_t scenario = columns.scenario[i];
        const Label rule = metrics::decide(columns.fhri[i], columns.nli[i], thresholds[scenario], nliHard);
        StoredPredictions& of = stored[scenario];
        ++of.n;
        of.differ += model::indexOf(rule) != columns.predicted[i] ? 1 : 0;
        ++of.ruleByStored.cells[model::indexOf(rule)][columns.predicted[i]];
    }
    return stored;
}

// What is computed from matrices and an index, for one scope.
ScopeSweep scopeSweep(const std::vector<ConfusionMatrix>& matrices, const metrics::ThresholdIndex& index,
                      const SweepSettings& settings) {
    ScopeSweep scope;
    scope.n = static_cast<std::int64_t>(index.size());
    scope.reviewCount = index.reviewCount();
    std::vector<metrics::ClassificationFigures> candidates;
    for (std::size_t i = 0; i < matrices.size(); ++i) {
        candidates.push_back(metrics::figuresOf(matrices[i]));
        scope.points.push_back({settings.grid.values()[i], matrices[i], candidates.back()});
    }
    scope.best = metrics::chooseThreshold(candidates, settings.constraints);
    for (const Label label : model::kLabels) {
        scope.averagePrecision[model::indexOf(label)] = index.averagePrecision(label);
    }
    return scope;
}

} // namespace

std::vector<std::vector<ConfusionMatrix>> sweepMatrices(const model::ScoredColumns& columns,
                                                        const metrics::ThresholdGrid& grid,
                                                        metrics::NliThresholds nli) {
    const std::size_t thresholds = grid.size();
    const std::size_t scenarios = columns.scenarios.size();
    const GridBins binOf(grid.values());
    // counts [scenario][bin][label]: the bin is how many thresholds the score reaches; one more holds what
    // NLI takes.
    const std::size_t takenBin = thresholds + 1;
    const std::size_t bins = thresholds + 2;
    using LabelCounts = std::array<std::int64_t, model::kLabelCount>;
    std::vector<LabelCounts> counts(scenarios * bins, LabelCounts{});
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const std::size_t reached = binOf(columns.fhri[i]);
        const std::size_t bin = columns.nli[i] >= nli.hard ? takenBin : reached;
        ++counts[columns.scenario[i] * bins + bin][model::indexOf(columns.label[i])];
    }
    std::vector<std::vector<ConfusionMatrix>> matrices(scenarios, std::vector<ConfusionMatrix>(thresholds));
    for (std::size_t scenario = 0; scenario < scenarios; ++scenario) {
        const std::span of(counts.data() + scenario * bins, bins);
        for (std::size_t label = 0; label < model::kLabelCount; ++label) {
            std::int64_t live = 0;
            for (std::size_t bin = 0; bin <= thresholds; ++bin) {
                live += of[bin][label];
            }
            std::int64_t below = 0;
            for (std::size_t t = 0; t < thresholds; ++t) {
                below += of[t][label]; // reaches at most t thresholds, so not the t-th (from 0)
                auto& row = matrices[scenario][t].cells[label];
                row[model::indexOf(Label::Accurate)] = live - below;
                row[model::indexOf(Label::Hallucination)] = below;
                row[model::indexOf(Label::Contradiction)] = of[takenBin][label];
            }
        }
    }
    return matrices;
}

namespace {

base::Result<ThresholdSweep> sweepOf(const model::ScoredColumns& columns, const SweepSettings& settings,
                                     const std::stop_token& stop, base::ProgressSink& progress) {
    if (const base::Result<> checked = checkSettings(settings); !checked) {
        return tl::unexpected(checked.error());
    }
    const base::Result<std::vector<std::uint16_t>> chosen = chosenScenarios(columns, settings.scenarios);
    if (!chosen) {
        return tl::unexpected(chosen.error());
    }
    if (stop.stop_requested()) {
        return fail(ErrorCode::Cancelled);
    }
    const auto total = static_cast<std::int64_t>(chosen->size()) + 1;
    progress.report(base::Stage::Sorting, 0, total);
    ScenarioIndexes indexes(columns, settings.nli, *chosen);
    if (indexes.global().size() == 0) {
        return fail(ErrorCode::InputNotUsable, "no scored sample");
    }
    if (stop.stop_requested()) {
        return fail(ErrorCode::Cancelled);
    }
    progress.report(base::Stage::Evaluating, 0, total);
    const std::vector<std::vector<ConfusionMatrix>> matrices =
        sweepMatrices(columns, settings.grid, settings.nli);
    const std::vector<StoredPredictions> stored = compareStored(columns, settings.nli.hard);

    ThresholdSweep sweep;
    sweep.settings = settings;
    sweep.unscored = columns.unscored;
    std::vector<ConfusionMatrix> together(settings.grid.size());
    StoredPredictions storedTogether;
    for (const std::uint16_t scenario : *chosen) {
        if (stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        ScopeSweep& scope = sweep.scenarios.emplace_back(
            scopeSweep(matrices[scenario], indexes.scenario(scenario), settings));
        scope.scenario = columns.scenarios[scenario];
        scope.predetermined = predeterminedThreshold(scope.scenario);
        scope.stored = stored[scenario];
        for (std::size_t t = 0; t < together.size(); ++t) {
            together[t] += matrices[scenario][t];
        }
        storedTogether.n += scope.stored.n;
        storedTogether.differ += scope.stored.differ;
        storedTogether.ruleByStored += scope.stored.ruleByStored;
        progress.report(base::Stage::Evaluating, static_cast<std::int64_t>(sweep.scenarios.size()), total);
    }
    sweep.global = scopeSweep(together, indexes.global(), settings);
    sweep.global.global = true;
    sweep.global.stored = storedTogether;
    progress.report(base::Stage::Evaluating, total, total);
    return sweep;
}

} // namespace

base::Result<ThresholdSweep> thresholdSweep(const model::ScoredColumns& columns,
                                            const SweepSettings& settings, const std::stop_token& stop,
                                            base::ProgressSink& progress) {
    return base::guarded({}, [&] { return sweepOf(columns, settings, stop, progress); });
}

} // namespace assay::evaluate
