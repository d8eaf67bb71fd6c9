#include "core/evaluate/thresholds/threshold_sweep.h"

#include "core/base/guard.h"
#include "core/evaluate/thresholds/detector_comparison.h"
#include "core/evaluate/thresholds/grid_counts.h"
#include "core/evaluate/thresholds/scenario_indexes.h"
#include "core/metrics/classification/threshold_cost.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using metrics::ConfusionMatrix;
using model::Label;

bool inUnitInterval(double value) noexcept {
    return value >= 0 && value <= 1; // false for NaN
}

// What is computed from matrices and an index, for one scope.
ScopeSweep scopeSweep(const std::vector<ConfusionMatrix>& matrices, const metrics::ThresholdIndex& index,
                      const SweepSettings& settings) {
    ScopeSweep scope;
    scope.n = static_cast<std::int64_t>(index.size());
    scope.reviewCount = index.reviewCount();
    std::vector<metrics::ClassificationFigures> candidates;
    for (std::size_t i = 0; i < matrices.size(); ++i) {
        candidates.push_back(metrics::figuresWithBeta(matrices[i], settings.beta));
        scope.points.push_back({settings.grid.values()[i], matrices[i], candidates.back()});
    }
    scope.best = metrics::chooseThreshold(candidates, settings.constraints);
    if (settings.costs) {
        scope.cheapest = metrics::cheapestThreshold(matrices, *settings.costs);
    }
    for (const Label label : model::kLabels) {
        scope.averagePrecision[model::indexOf(label)] = index.averagePrecision(label);
    }
    return scope;
}

} // namespace

base::Result<> checkSweepSettings(const SweepSettings& settings) {
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
    if (settings.costs) {
        for (const double cost : {settings.costs->missedHallucination, settings.costs->refusedAccurate}) {
            if (!(cost >= 0) || !std::isfinite(cost)) {
                return fail(ErrorCode::InvalidArgument, std::to_string(cost), "costs");
            }
        }
    }
    if (!(settings.beta >= metrics::kLowestBeta && settings.beta <= metrics::kHighestBeta)) {
        return fail(ErrorCode::InvalidArgument, std::to_string(settings.beta), "beta");
    }
    return {};
}

base::Result<std::vector<std::uint16_t>> scenarioIndexesOf(const model::ScoredColumns& columns,
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

std::vector<std::vector<ConfusionMatrix>> sweepMatrices(const model::ScoredColumns& columns,
                                                        const metrics::ThresholdGrid& grid,
                                                        metrics::NliThresholds nli) {
    return gridMatrices(columns, columns.fhri, grid.values(), nli.hard);
}

std::vector<std::vector<ConfusionMatrix>> sweepMatrices(const model::ScoredColumns& columns,
                                                        std::span<const double> scores,
                                                        const metrics::ThresholdGrid& grid,
                                                        metrics::NliThresholds nli) {
    return gridMatrices(columns, scores, grid.values(), nli.hard);
}

std::vector<StoredPredictions> storedPredictions(const model::ScoredColumns& columns,
                                                 std::span<const double> scores, std::span<const double> tau,
                                                 double nliHard) {
    std::vector<StoredPredictions> stored(columns.scenarios.size());
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns.predicted[i] >= model::kLabelCount || std::isnan(scores[i])) {
            continue;
        }
        const std::size_t scenario = columns.scenario[i];
        const Label rule = metrics::decide(scores[i], columns.nli[i], tau[scenario], nliHard);
        StoredPredictions& of = stored[scenario];
        ++of.n;
        of.differ += model::indexOf(rule) != columns.predicted[i] ? 1 : 0;
        ++of.ruleByStored.cells[model::indexOf(rule)][columns.predicted[i]];
    }
    return stored;
}

namespace {

base::Result<ThresholdSweep> sweepOf(const model::ScoredColumns& columns, const SweepSettings& settings,
                                     const std::stop_token& stop, base::ProgressSink& progress) {
    ASSAY_TRY(checkSweepSettings(settings));
    ASSAY_TRY(const std::vector<std::uint16_t> chosen, scenarioIndexesOf(columns, settings.scenarios));
    if (stop.stop_requested()) {
        return fail(ErrorCode::Cancelled);
    }
    const auto total = static_cast<std::int64_t>(chosen.size()) + 1;
    progress.report(base::Stage::Sorting, 0, total);
    ScenarioIndexes indexes(columns, settings.nli, chosen);
    if (indexes.global().size() == 0) {
        return fail(ErrorCode::InputNotUsable, "no scored sample");
    }
    if (stop.stop_requested()) {
        return fail(ErrorCode::Cancelled);
    }
    progress.report(base::Stage::Evaluating, 0, total);
    const std::vector<std::vector<ConfusionMatrix>> matrices =
        sweepMatrices(columns, settings.grid, settings.nli);
    const std::vector<StoredPredictions> stored =
        storedPredictions(columns, columns.fhri, predeterminedThresholds(columns), settings.nli.hard);

    ThresholdSweep sweep;
    sweep.settings = settings;
    sweep.unscored = columns.unscored;
    std::vector<ConfusionMatrix> together(settings.grid.size());
    StoredPredictions storedTogether;
    for (const std::uint16_t scenario : chosen) {
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
