#include "core/results/thresholds/threshold_material.h"

#include "core/base/guard.h"
#include "core/evaluate/thresholds/scored_subset.h"
#include "core/metrics/classification/rescore.h"
#include "core/results/report/chosen_by_name.h"
#include "core/results/report/section_makers.h"
#include "core/results/report/workspace_figures.h"
#include "core/results/thresholds/threshold_measurements.h"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

namespace assay::results {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr std::int64_t kDraws = 2'000;
constexpr std::int64_t kSplits = 200;
// Of larger sets fewer draws are enough to see a spread, and a report does not wait minutes for it.
constexpr std::size_t kLargeSet = 200'000;
constexpr std::int64_t kDrawsOfLargeSet = 200;
constexpr std::int64_t kSplitsOfLargeSet = 20;

Result<std::vector<workspace::ScoredSetInfo>> setsOf(const SectionContext& context) {
    return workspace::scoredSets(context.reader)
        .and_then([&](const std::vector<workspace::ScoredSetInfo>& all) {
            return chosenByName(all, context.plan.scoredSets, "scored set");
        });
}

evaluate::LaboratorySettings settingsOf(const model::Decision* decision, std::size_t samples) {
    evaluate::LaboratorySettings settings;
    const bool isLarge = samples > kLargeSet;
    settings.draws = isLarge ? kDrawsOfLargeSet : kDraws;
    settings.splits = isLarge ? kSplitsOfLargeSet : kSplits;
    if (decision != nullptr) {
        settings.sweep.nli = {decision->nliSoft, decision->nliHard};
        settings.sweep.constraints = evaluate::constraintsOf(*decision);
        settings.sweep.costs = decision->costs;
        settings.sweep.beta = decision->beta.value_or(metrics::kUsualBeta);
        settings.scoring = decision->scoring;
    }
    return settings;
}

Result<std::vector<AppliedScope>> appliedScopes(const ThresholdSet& set, const MeasuredSet& measured) {
    std::vector<AppliedScope> applied;
    if (measured.decided) {
        ASSAY_TRY(auto check, evaluate::checkDecision(set.columns, measured.scores, *set.decision));
        for (evaluate::DecisionScope& scope : check.scopes) {
            applied.push_back({std::move(scope.scenario),
                               scope.global,
                               scope.tau,
                               scope.matrix,
                               scope.figures,
                               std::move(scope.violated),
                               {}});
        }
        return applied;
    }
    for (const evaluate::ScenarioRow& row : measured.laboratory.table.rows) {
        const evaluate::SweepPoint& at = row.atDefault;
        applied.push_back({row.scenario,
                           row.global,
                           row.global ? std::nullopt : std::optional(row.predetermined),
                           at.matrix,
                           at.figures,
                           metrics::violationsOf(at.figures, measured.sweep.settings.constraints),
                           {}});
    }
    return applied;
}

// At the thresholds that apply, which the matrices of the scopes are at.
void addShares(const ThresholdSet& set, const MeasuredSet& measured, std::vector<AppliedScope>& scopes) {
    const evaluate::Decisions decisions = evaluate::decisionsByRule(
        set.columns, measured.scores, set.columns.nli, measured.tau, measured.sweep.settings.nli.hard);
    for (AppliedScope& scope : scopes) {
        const evaluate::PairedSamples pairs(set.columns, [&](std::size_t i) {
            return decisions[i] < model::kLabelCount &&
                   (scope.global || set.columns.scenarios[set.columns.scenario[i]] == scope.scenario);
        });
        scope.shares =
            evaluate::decisionShares(scope.matrix, pairs, [&](std::size_t i) { return decisions[i]; });
    }
}

// nullopt: no sample has a score under these settings.
Result<std::optional<MeasuredSet>> measure(const ThresholdSet& set, const model::Decision* decision,
                                           std::vector<evaluate::JudgedPosition> judgements,
                                           const std::stop_token& stop) {
    base::NoProgress progress;
    evaluate::LaboratorySettings settings = settingsOf(decision, set.columns.size());
    settings.judgements = std::move(judgements);
    MeasuredSet measured;
    measured.decided = decision != nullptr;
    measured.scores = metrics::rescored(set.columns, settings.scoring);
    const bool isStored = settings.scoring.kind == model::ScoringKind::Stored;
    auto sweep = isStored ? evaluate::thresholdSweep(set.columns, settings.sweep, stop, progress)
                          : evaluate::thresholdSweep(evaluate::scoredSubset(set.columns, measured.scores),
                                                     settings.sweep, stop, progress);
    if (!sweep) {
        if (sweep.error().code == ErrorCode::InputNotUsable) {
            return std::optional<MeasuredSet>();
        }
        return tl::unexpected(sweep.error());
    }
    ASSAY_TRY(auto laboratory, evaluate::laboratory(set.columns, measured.scores, settings, stop, progress));
    measured.sweep = std::move(*sweep);
    measured.laboratory = std::move(laboratory);
    measured.tau = decision != nullptr ? evaluate::decidedThresholds(set.columns, *decision)
                                       : evaluate::predeterminedThresholds(set.columns);
    ASSAY_TRY(auto applied, appliedScopes(set, measured));
    addShares(set, measured, applied);
    measured.applied = std::move(applied);
    ASSAY_TRY(auto intervals, thresholds::measuredIntervals(set.columns, measured, stop));
    measured.intervals = std::move(intervals);
    return std::optional(std::move(measured));
}

Result<ThresholdSet> readSet(const SectionContext& context, const workspace::ScoredSetInfo& info,
                             const std::vector<workspace::StoredDecision>& decisions) {
    base::NoProgress progress;
    ThresholdSet set;
    set.info = info;
    ASSAY_TRY(auto columns, workspace::loadScoredColumns(context.reader, info.id, context.stop, progress));
    set.columns = std::move(columns);
    ASSAY_TRY(auto ids, workspace::scoredSampleIds(context.reader, info.id, context.stop));
    set.ids = std::move(ids);
    set.leaked = evaluate::leakedPredictions(set.columns);
    const auto own = std::find_if(decisions.begin(), decisions.end(), [&](const auto& stored) {
        return !info.dataHash.empty() && stored.decision.dataHash == info.dataHash;
    });
    if (own != decisions.end()) {
        set.decision = own->decision;
    }
    ASSAY_TRY(auto judgements, storedJudgements(context.reader, info.id, set.columns));
    if (set.decision && evaluate::checkSweepSettings(settingsOf(&*set.decision, 0).sweep)) {
        ASSAY_TRY(auto measured, measure(set, &*set.decision, judgements, context.stop));
        set.measured = std::move(measured);
    }
    if (!set.measured) {
        ASSAY_TRY(auto measured, measure(set, nullptr, std::move(judgements), context.stop));
        set.measured = std::move(measured);
    }
    const evaluate::Detector rule =
        set.measured ? evaluate::Detector{false, set.measured->laboratory.settings.scoring, set.measured->tau,
                                          set.measured->sweep.settings.nli.hard}
                     : evaluate::Detector{false, {}, evaluate::predeterminedThresholds(set.columns)};
    ASSAY_TRY(auto runs, storedDynamicRuns(context.reader, info, set.columns, rule, context.stop));
    set.dynamicRuns = std::move(runs);
    if (set.measured) {
        ASSAY_TRY(thresholds::addMeasurements(set, decisions, context));
    }
    return set;
}

} // namespace

Result<std::shared_ptr<const ThresholdMaterial>> thresholdMaterial(const SectionContext& context) {
    return base::guarded(context.reader.path(), [&]() -> Result<std::shared_ptr<const ThresholdMaterial>> {
        auto material = std::make_shared<ThresholdMaterial>();
        ASSAY_TRY(auto decisions, workspace::decisions(context.reader));
        material->allDecisions = std::move(decisions);
        ASSAY_TRY(const auto sets, setsOf(context));
        for (const workspace::ScoredSetInfo& info : sets) {
            ASSAY_TRY(auto set, readSet(context, info, material->allDecisions));
            material->sets.push_back(std::move(set));
        }
        // A brief has pages for the first ones: those about which something was decided or must be said, then
        // the largest.
        if (context.plan.brief && context.plan.scoredSets.empty()) {
            std::ranges::stable_sort(material->sets, {}, [](const ThresholdSet& set) {
                return std::pair(!set.decision && set.leaked.empty(),
                                 -static_cast<std::int64_t>(set.columns.size()));
            });
        }
        return material;
    });
}

Section thresholds::bySet(const SectionContext& context, std::string_view id, FillSet fill, Section section) {
    const std::vector<ThresholdSet>& sets = context.thresholds->sets;
    if (sets.empty()) {
        section.blocks.emplace_back(
            Paragraph{context.wording.text(ASSAY_TEXT("Report", "The workspace holds no scored set."))});
        return section;
    }
    for (std::size_t i = 0; i < sets.size(); ++i) {
        const ThresholdSet& set = sets[i];
        Section own;
        const std::string suffix = sets.size() > 1 ? "_" + std::to_string(i + 1) : std::string();
        std::vector<Block>& blocks = sets.size() > 1 ? own.blocks : section.blocks;
        if (!set.measured) {
            blocks.emplace_back(Paragraph{context.wording.text(
                ASSAY_TEXT("Report",
                           "No sample of “%1” has a score, so there is nothing to measure. Samples: %2."),
                {set.info.name, context.wording.count(set.info.records)})});
        } else {
            fill(set, suffix, context.wording, blocks);
        }
        if (sets.size() > 1) {
            own.id = std::string(id) + suffix;
            own.title = set.info.name;
            section.sections.push_back(std::move(own));
        }
    }
    return section;
}

} // namespace assay::results
