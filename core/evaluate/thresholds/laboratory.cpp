#include "core/evaluate/thresholds/laboratory.h"

#include "core/base/guard.h"
#include "core/evaluate/thresholds/detector_comparison.h"
#include "core/evaluate/thresholds/scenario_indexes.h"
#include "core/evaluate/thresholds/scored_subset.h"
#include "core/metrics/classification/rescore.h"
#include "core/metrics/classification/roc_curve.h"
#include "core/metrics/classification/system_pr_curve.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>

namespace assay::evaluate {
namespace {

using base::ErrorCode;

// Adds up the progress of several runs of draws.
class SharedProgress final : public base::ProgressSink {
  public:
    SharedProgress(base::ProgressSink& sink, std::int64_t total)
        : m_sink(sink)
        , m_total(total) {}

    void report(base::Stage stage, std::int64_t done, std::int64_t) override {
        m_sink.report(stage, m_before + done, m_total);
    }

    void finished(std::int64_t draws) { m_before += draws; }

  private:
    base::ProgressSink& m_sink;
    std::int64_t m_total;
    std::int64_t m_before = 0;
};

bool isEmptyScope(const base::Error& error) {
    return error.code == ErrorCode::InputNotUsable;
}

base::Result<LaboratoryScope> scopeOf(const model::ScoredColumns& columns, std::span<const double> scores,
                                      const LaboratorySettings& settings, const SweepSettings& sweep,
                                      const std::stop_token& stop, SharedProgress& progress) {
    LaboratoryScope scope;
    if (settings.draws != 0) {
        auto bootstrap =
            bootstrapThreshold(columns, scores, sweep, {settings.draws, settings.seed}, stop, progress);
        if (bootstrap) {
            scope.bootstrap = std::move(*bootstrap);
        } else if (!isEmptyScope(bootstrap.error())) {
            return tl::unexpected(bootstrap.error());
        }
        progress.finished(settings.draws);
    }
    if (settings.splits != 0) {
        auto split = halfSplit(columns, scores, sweep, {settings.splits, settings.seed}, stop, progress);
        if (split) {
            scope.halfSplit = std::move(*split);
        } else if (!isEmptyScope(split.error())) {
            return tl::unexpected(split.error());
        }
        progress.finished(settings.splits);
    }
    base::NoProgress quiet; // a moment beside the bootstrap
    const BootstrapSettings bootstrap{settings.draws, settings.seed};
    ASSAY_TRY(const auto scenarios, scenarioIndexesOf(columns, sweep.scenarios));
    ASSAY_TRY(auto quality, scoreQuality(columns, scores, sweep.nli.hard, scenarios, bootstrap, stop, quiet));
    scope.quality = std::move(quality);
    ASSAY_TRY(auto comparisons, scoreComparisons(columns, scores, settings.scoring, sweep.nli.hard, scenarios,
                                                 bootstrap, stop, quiet));
    scope.scoreComparisons = std::move(comparisons);
    return scope;
}

// Adds what needs the scores sorted. The scopes are the chosen scenarios', after the global one.
void addCurveFigures(std::vector<LaboratoryScope>& scopes, const model::ScoredColumns& columns,
                     std::span<const double> scores, metrics::NliThresholds nli,
                     const std::vector<std::uint16_t>& chosen) {
    const model::ScoredColumns subset = scoredSubset(columns, scores);
    ScenarioIndexes indexes(subset, nli, chosen);
    for (std::size_t i = 0; i < scopes.size(); ++i) {
        const metrics::ThresholdIndex& index = i == 0 ? indexes.global() : indexes.scenario(chosen[i - 1]);
        for (const model::Label label : model::kLabels) {
            const std::size_t of = model::indexOf(label);
            scopes[i].rocAuc[of] = metrics::areaUnderRoc(index, label);
            if (index.size() > 0) {
                scopes[i].systemAveragePrecision[of] = metrics::systemAveragePrecision(index, label);
                scopes[i].highestRecall[of] = metrics::highestSystemRecall(index, label);
                scopes[i].prevalence[of] = metrics::prevalence(index, label);
            }
        }
        scopes[i].calibration =
            metrics::calibration(subset.fhri, subset.nli, subset.label, nli.hard, index.positions());
        scopes[i].fhri = metrics::scoreHistogram(subset.fhri, subset.label, index.positions());
        scopes[i].nli = metrics::scoreHistogram(subset.nli, subset.label, index.positions());
        for (std::size_t c = 0; c < model::kComponentCount; ++c) {
            const std::vector<double>& component = subset.components[c];
            scopes[i].components[c] = metrics::scoreHistogram(component, subset.label, index.positions());
            scopes[i].separation[c] = metrics::separation(component, subset.label, index.positions());
        }
    }
}

JudgedPoint judgedPoint(const metrics::ConfusionMatrix& base, const model::ScoredColumns& columns,
                        std::span<const double> scores, const std::function<double(std::uint16_t)>& tau,
                        double nliHard, std::span<const JudgedPosition> judgements) {
    JudgedMatrix judged = judgedMatrix(base, columns, scores, tau, nliHard, judgements);
    return {judged.matrix, metrics::figuresOf(judged.matrix), judged.changed};
}

// Adds the figures with the judgements applied, to scopes as in addCurveFigures().
void addJudged(Laboratory& laboratory, const model::ScoredColumns& columns, std::span<const double> scores,
               const std::vector<std::uint16_t>& chosen) {
    const SweepSettings& sweep = laboratory.settings.sweep;
    const double hard = sweep.nli.hard;
    const std::vector<double>& taus = sweep.grid.values();
    const auto ofScenarios = sweepMatrices(columns, scores, sweep.grid, sweep.nli);
    for (std::size_t i = 0; i < laboratory.scopes.size(); ++i) {
        const ScenarioRow& row = laboratory.table.rows[i];
        if (!row.best) {
            continue;
        }
        const std::span<const std::uint16_t> scenarios =
            i == 0 ? std::span(chosen) : std::span(chosen).subspan(i - 1, 1);
        const auto isOfScope = [&](const JudgedPosition& judgement) {
            return judgement.position < scores.size() && !std::isnan(scores[judgement.position]) &&
                   std::find(scenarios.begin(), scenarios.end(), columns.scenario[judgement.position]) !=
                       scenarios.end();
        };
        std::vector<JudgedPosition> judgements;
        std::copy_if(laboratory.settings.judgements.begin(), laboratory.settings.judgements.end(),
                     std::back_inserter(judgements), isOfScope);
        JudgedScope judged;
        judged.judgements = static_cast<std::int64_t>(judgements.size());
        for (std::size_t t = 0; t < taus.size(); ++t) {
            metrics::ConfusionMatrix base;
            for (const std::uint16_t scenario : scenarios) {
                base += ofScenarios[scenario][t];
            }
            judged.points.push_back(judgedPoint(
                base, columns, scores, [tau = taus[t]](std::uint16_t) { return tau; }, hard, judgements));
        }
        const std::vector<double> predetermined = predeterminedThresholds(columns);
        judged.atPredetermined = judgedPoint(
            row.atDefault.matrix, columns, scores,
            [&predetermined](std::uint16_t scenario) { return predetermined[scenario]; }, hard, judgements);
        laboratory.scopes[i].judged = std::move(judged);
    }
}

base::Result<Laboratory> laboratoryOf(const model::ScoredColumns& columns, std::span<const double> scores,
                                      const LaboratorySettings& settings, const std::stop_token& stop,
                                      base::ProgressSink& sink) {
    ASSAY_TRY(auto table, scenarioTable(columns, scores, settings.sweep));
    Laboratory result;
    result.settings = settings;
    result.table = std::move(table);
    SharedProgress progress(sink, (settings.draws + settings.splits) *
                                      static_cast<std::int64_t>(result.table.rows.size()));
    for (const ScenarioRow& row : result.table.rows) {
        SweepSettings of = settings.sweep;
        if (!row.global) {
            of.scenarios = {row.scenario};
        }
        ASSAY_TRY(auto scope, scopeOf(columns, scores, settings, of, stop, progress));
        result.scopes.push_back(std::move(scope));
    }
    if (stop.stop_requested()) {
        return base::fail(ErrorCode::Cancelled);
    }
    ASSAY_TRY(auto chosen, scenarioIndexesOf(columns, settings.sweep.scenarios));
    addCurveFigures(result.scopes, columns, scores, settings.sweep.nli, chosen);
    if (!settings.judgements.empty()) {
        addJudged(result, columns, scores, chosen);
    }
    result.pairs = pairsWithin(contradictionPairs(columns, settings.sweep.nli), columns, chosen);
    if (settings.pin) {
        PinnedFlips pinned{
            decidedThresholds(columns, *settings.pin), ownThresholds(columns, result.table), {}};
        const auto before = metrics::rescored(columns, settings.pin->scoring);
        pinned.flips = flips(columns, {before, pinned.from, settings.pin->nliHard},
                             {scores, pinned.to, settings.sweep.nli.hard}, chosen);
        result.flips = std::move(pinned);
    }
    if (settings.decision) {
        ASSAY_TRY(auto check, checkDecision(columns, metrics::rescored(columns, settings.decision->scoring),
                                            *settings.decision, chosen));
        result.decisionCheck = std::move(check);
    }
    result.chosen = std::move(chosen);
    return result;
}

} // namespace

std::vector<double> ownThresholds(const model::ScoredColumns& columns, const ScenarioTable& table) {
    std::vector<double> thresholds = predeterminedThresholds(columns);
    for (const ScenarioRow& row : table.rows) {
        const auto found = std::lower_bound(columns.scenarios.begin(), columns.scenarios.end(), row.scenario);
        if (!row.global && row.best && found != columns.scenarios.end() && *found == row.scenario) {
            thresholds[static_cast<std::size_t>(found - columns.scenarios.begin())] = row.atOwn.threshold;
        }
    }
    return thresholds;
}

base::Result<Laboratory> laboratory(const model::ScoredColumns& columns, std::span<const double> scores,
                                    const LaboratorySettings& settings, const std::stop_token& stop,
                                    base::ProgressSink& progress) {
    return base::guarded({}, [&] { return laboratoryOf(columns, scores, settings, stop, progress); });
}

} // namespace assay::evaluate
