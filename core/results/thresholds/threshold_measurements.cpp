#include "core/results/thresholds/threshold_measurements.h"

#include "core/evaluate/thresholds/judged_matrix.h"
#include "core/evaluate/thresholds/scenario_indexes.h"
#include "core/metrics/classification/rescore.h"
#include "core/results/report/shortened_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace assay::results::thresholds {
namespace {

using base::Result;
using evaluate::Detector;
using model::Decision;

using Intervals = std::vector<std::optional<statistics::Interval>>;

constexpr std::size_t kCurvePoints = 200;
constexpr std::size_t kMostFlips = 10'000; // with their questions
constexpr std::size_t kReadAtOnce = 1'000;
constexpr std::size_t kQuestionLength = 160;

bool isShown(const ReportPlan& plan, std::string_view section) {
    return std::ranges::any_of(plan.sections,
                               [&](const PlannedSection& of) { return of.shown && of.id == section; });
}

bool hasComponents(const model::ScoredColumns& columns) {
    return std::ranges::any_of(columns.components,
                               [](const std::vector<double>& column) { return !column.empty(); });
}

bool hasPredictions(const model::ScoredColumns& columns) {
    return std::ranges::any_of(columns.predicted, [](std::uint8_t of) { return of != model::kNoPrediction; });
}

void addCurves(ThresholdSet& set) {
    const MeasuredSet& measured = *set.measured;
    evaluate::ScenarioIndexes indexes(set.columns, measured.sweep.settings.nli);
    indexes.setScores(measured.scores);
    const metrics::ThresholdIndex& index = indexes.global();
    const metrics::Constraints& constraints = measured.sweep.settings.constraints;
    MeasuredCurves curves;
    curves.samples = static_cast<std::int64_t>(index.size());
    curves.isExact = metrics::thresholdCurveIsExact(index, kCurvePoints);
    curves.againstTau = metrics::thresholdCurve(index, kCurvePoints);
    if (std::ranges::any_of(constraints.required, [](const auto& of) { return of.has_value(); })) {
        curves.feasible = metrics::feasibleRanges(index, constraints);
    }
    for (const model::Label label : model::kLabels) {
        curves.precisionRecall[model::indexOf(label)] = metrics::systemPrCurve(index, label, kCurvePoints);
        curves.prevalence[model::indexOf(label)] = metrics::prevalence(index, label);
    }
    set.curves = std::move(curves);
}

// In the order of the flips.
Result<std::vector<std::string>> questionsOf(const SectionContext& context,
                                             const model::ScoredColumns& columns,
                                             std::span<const evaluate::Flip> flips) {
    std::vector<std::string> questions;
    while (questions.size() < flips.size()) {
        if (context.stop.stop_requested()) {
            return base::fail(base::ErrorCode::Cancelled, {}, "report");
        }
        std::vector<base::RowId> rows;
        for (const evaluate::Flip& flip :
             flips.subspan(questions.size(), std::min(kReadAtOnce, flips.size() - questions.size()))) {
            rows.push_back(columns.rowId[flip.position]);
        }
        ASSAY_TRY(const auto samples, workspace::scoredSamples(context.reader, rows));
        for (const model::ScoredSample& sample : samples) {
            questions.push_back(shortened(sample.question, kQuestionLength));
        }
    }
    return questions;
}

// Of the samples with a score, pairs kept together.
statistics::ClusteredShare changedShare(const ThresholdSet& set, const evaluate::Flips& flips) {
    std::vector<bool> isChanged(set.columns.size(), false);
    for (const evaluate::Flip& flip : flips.list) {
        isChanged[flip.position] = true;
    }
    const metrics::LargeVector<double>& scores = set.measured->scores;
    const evaluate::PairedSamples pairs(set.columns, [&](std::size_t i) { return !std::isnan(scores[i]); });
    return evaluate::pairedShare(flips.n, std::ssize(flips.list), pairs,
                                 [&](std::size_t i) { return isChanged[i]; });
}

// How many stored predictions are others than the rule's, of all samples and of each scenario.
std::vector<statistics::ClusteredShare> differingShares(const ThresholdSet& set, const Detector& rule) {
    const model::ScoredColumns& columns = set.columns;
    const evaluate::Decisions decisions = evaluate::decisionsOf(rule, columns);
    const auto shareOf = [&](std::optional<std::size_t> scenario) {
        const auto isIn = [&](std::size_t i) {
            return decisions[i] < model::kLabelCount && columns.predicted[i] != model::kNoPrediction &&
                   (!scenario || columns.scenario[i] == *scenario);
        };
        const auto isOther = [&](std::size_t i) { return decisions[i] != columns.predicted[i]; };
        std::int64_t items = 0;
        std::int64_t others = 0;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            items += isIn(i) ? 1 : 0;
            others += isIn(i) && isOther(i) ? 1 : 0;
        }
        return evaluate::pairedShare(items, others, evaluate::PairedSamples(columns, isIn), isOther);
    };
    std::vector<statistics::ClusteredShare> shares{shareOf(std::nullopt)};
    for (std::size_t scenario = 0; scenario < columns.scenarios.size(); ++scenario) {
        shares.push_back(shareOf(scenario));
    }
    return shares;
}

Result<> addFlips(ThresholdSet& set, const SectionContext& context) {
    const MeasuredSet& measured = *set.measured;
    const double hard = measured.sweep.settings.nli.hard;
    const auto flipsTo = [&](const std::vector<double>& tau) {
        return evaluate::flips(set.columns, {measured.scores, measured.tau, hard},
                               {measured.scores, tau, hard});
    };
    if (measured.decided) {
        set.flips.push_back(
            {OtherThresholds::Predetermined, flipsTo(evaluate::predeterminedThresholds(set.columns))});
    }
    set.flips.push_back({OtherThresholds::OwnOfEach,
                         flipsTo(evaluate::ownThresholds(set.columns, measured.laboratory.table))});
    set.flips.push_back(
        {OtherThresholds::OneForAll,
         flipsTo(std::vector<double>(set.columns.scenarios.size(),
                                     measured.laboratory.table.rows.front().atOwn.threshold))});
    for (std::size_t i = 0; i < set.flips.size(); ++i) {
        set.flips[i].changed = changedShare(set, set.flips[i].flips);
        const std::vector<evaluate::Flip>& list = set.flips[i].flips.list;
        const auto end = set.flips.begin() + static_cast<std::ptrdiff_t>(i);
        const auto same = std::find_if(
            set.flips.begin(), end, [&](const MeasuredFlips& before) { return before.flips.list == list; });
        if (same != end) {
            set.flips[i].sameAs = static_cast<std::size_t>(same - set.flips.begin());
            continue;
        }
        const std::span<const evaluate::Flip> all(list);
        ASSAY_TRY(auto questions,
                  questionsOf(context, set.columns, all.first(std::min(kMostFlips, all.size()))));
        set.flips[i].questions = std::move(questions);
    }
    return {};
}

// One that no sample can be had of is left out.
Result<> addComparison(ThresholdSet& set, ComparedDetectors kind, const Detector& a, const Detector& b,
                       const std::stop_token& stop) {
    evaluate::ComparisonSettings settings;
    settings.isAboutEntropy = kind == ComparedDetectors::FullAgainstNoEntropy;
    settings.bootstrap = bootstrapOf(*set.measured);
    base::NoProgress progress;
    auto compared =
        evaluate::compareDetectors(set.columns, evaluate::decisionsOf(a, set.columns),
                                   evaluate::decisionsOf(b, set.columns), settings, stop, progress);
    if (!compared) {
        return compared.error().code == base::ErrorCode::InputNotUsable
                   ? Result<>()
                   : Result<>(tl::unexpected(compared.error()));
    }
    set.comparisons.push_back({kind, std::move(*compared)});
    return {};
}

Result<> addComparisons(ThresholdSet& set, const std::stop_token& stop) {
    const MeasuredSet& measured = *set.measured;
    const double hard = measured.sweep.settings.nli.hard;
    const Detector rule{false, measured.laboratory.settings.scoring, measured.tau, hard};
    if (measured.decided) {
        Detector predetermined = rule;
        predetermined.tau = evaluate::predeterminedThresholds(set.columns);
        ASSAY_TRY(
            addComparison(set, ComparedDetectors::DecidedAgainstPredetermined, rule, predetermined, stop));
    }
    if (hasComponents(set.columns)) {
        Detector full = rule;
        full.scoring = {model::ScoringKind::Weights, model::kDocumentWeights};
        Detector noEntropy = rule;
        noEntropy.scoring = {model::ScoringKind::Weights, model::kNoEntropyWeights};
        ASSAY_TRY(addComparison(set, ComparedDetectors::FullAgainstNoEntropy, full, noEntropy, stop));
    }
    if (hasPredictions(set.columns)) {
        ASSAY_TRY(addComparison(set, ComparedDetectors::RuleAgainstStored, rule, {true, {}, {}, hard}, stop));
        set.stored = evaluate::storedPredictions(set.columns, measured.scores, measured.tau, hard);
        set.storedDiffer = differingShares(set, rule);
    }
    return {};
}

// Of the answers of a run and of the same samples as they are stored; pairs that were both asked are kept
// together.
Result<DynamicIntervals> dynamicIntervals(const ThresholdSet& set, const evaluate::DynamicSummary& summary,
                                          const std::stop_token& stop) {
    const model::ScoredColumns& columns = set.columns;
    std::array<evaluate::Decisions, 2> decisions;
    decisions.fill(evaluate::Decisions(columns.size(), model::kNoPrediction));
    std::int64_t same = 0;
    for (const evaluate::JudgedAnswer& judged : summary.judged) {
        decisions[0][judged.position] = static_cast<std::uint8_t>(model::indexOf(judged.answer));
        decisions[1][judged.position] = static_cast<std::uint8_t>(model::indexOf(judged.stored));
        same += judged.answer == judged.stored ? 1 : 0;
    }
    base::NoProgress progress;
    ASSAY_TRY(const auto drawn, evaluate::bootstrapDecisions(columns, decisions, {}, {},
                                                             bootstrapOf(*set.measured), stop, progress));
    const evaluate::PairedSamples pairs(
        columns, [&](std::size_t i) { return decisions[0][i] != model::kNoPrediction; });
    return DynamicIntervals{
        drawn.of[0].macroF1, drawn.of[1].macroF1,
        evaluate::pairedShare(std::ssize(summary.judged), same, pairs,
                              [&](std::size_t i) { return decisions[0][i] == decisions[1][i]; })};
}

Result<> addDynamicIntervals(ThresholdSet& set, const std::stop_token& stop) {
    for (const StoredDynamicRun& run : set.dynamicRuns) {
        DynamicIntervals intervals;
        if (run.summary) {
            ASSAY_TRY(intervals, dynamicIntervals(set, *run.summary, stop));
        }
        set.dynamicIntervals.push_back(intervals);
    }
    return {};
}

// Of the rule at the thresholds that apply, with the judgements of curators in the place of the NLI rule.
Result<evaluate::DecisionIntervals> judgedIntervals(const ThresholdSet& set,
                                                    std::span<const evaluate::JudgedPosition> judgements,
                                                    const std::stop_token& stop) {
    const MeasuredSet& measured = *set.measured;
    const model::ScoredColumns& columns = set.columns;
    const double hard = measured.sweep.settings.nli.hard;
    std::array deciders{evaluate::decisionsByRule(columns, measured.scores, columns.nli, measured.tau, hard)};
    for (const evaluate::JudgedPosition& judgement : judgements) {
        const std::uint32_t i = judgement.position;
        deciders.front()[i] = static_cast<std::uint8_t>(model::indexOf(evaluate::judgedLabel(
            judgement.verdict, measured.scores[i], columns.nli[i], measured.tau[columns.scenario[i]], hard)));
    }
    base::NoProgress progress;
    ASSAY_TRY(const auto made,
              evaluate::bootstrapDecisions(columns, deciders, {}, {}, bootstrapOf(measured), stop, progress));
    return made.of.front();
}

Result<> addJudged(ThresholdSet& set, const std::stop_token& stop) {
    const MeasuredSet& measured = *set.measured;
    std::vector<evaluate::JudgedPosition> judgements;
    for (const evaluate::JudgedPosition& judgement : measured.laboratory.settings.judgements) {
        if (!std::isnan(measured.scores[judgement.position])) {
            judgements.push_back(judgement);
        }
    }
    if (judgements.empty()) {
        return {};
    }
    const evaluate::JudgedMatrix judged = evaluate::judgedMatrix(
        measured.applied.front().matrix, set.columns, measured.scores,
        [&](std::uint16_t scenario) { return measured.tau[scenario]; }, measured.sweep.settings.nli.hard,
        judgements);
    ASSAY_TRY(const auto intervals, judgedIntervals(set, judgements, stop));
    set.judged = JudgedFigures{static_cast<std::int64_t>(judgements.size()), judged.changed,
                               metrics::figuresOf(judged.matrix), intervals};
    return {};
}

// Of Macro-F1 under a decision with its own scoring and limit: of all samples and, unless `onlyAll`, of each
// scenario of the columns. Those of the decision that applies are there already.
Result<Intervals> decidedIntervals(const ThresholdSet& set, const Decision& decision, bool onlyAll,
                                   const std::stop_token& stop) {
    Intervals intervals;
    if (set.measured->decided && decision == *set.decision) {
        for (const ScopeIntervals& scope : set.measured->intervals.scopes) {
            intervals.push_back(scope.applied.macroF1);
        }
        return intervals;
    }
    const model::ScoredColumns& columns = set.columns;
    const std::array deciders{evaluate::decisionsOf(
        {false, decision.scoring, evaluate::decidedThresholds(columns, decision), decision.nliHard},
        columns)};
    base::NoProgress progress;
    const std::size_t scopes = onlyAll ? 1 : columns.scenarios.size() + 1;
    for (std::size_t i = 0; i < scopes; ++i) {
        std::vector<std::uint16_t> scenarios;
        if (i > 0) {
            scenarios.push_back(static_cast<std::uint16_t>(i - 1));
        }
        ASSAY_TRY(const auto made, evaluate::bootstrapDecisions(columns, deciders, {}, scenarios,
                                                                bootstrapOf(*set.measured), stop, progress));
        intervals.push_back(made.of.front().macroF1);
    }
    return intervals;
}

Result<MeasuredDecision> measuredDecision(const ThresholdSet& set, const Decision& decision, bool onlyAll,
                                          const std::stop_token& stop) {
    ASSAY_TRY(auto check, evaluate::checkDecision(
                              set.columns, metrics::rescored(set.columns, decision.scoring), decision));
    ASSAY_TRY(auto intervals, decidedIntervals(set, decision, onlyAll, stop));
    return MeasuredDecision{decision, std::move(check), std::move(intervals)};
}

Result<> addDecisions(ThresholdSet& set, const std::vector<workspace::StoredDecision>& decisions,
                      const std::stop_token& stop) {
    for (const workspace::StoredDecision& stored : decisions) {
        if (stop.stop_requested()) {
            return base::fail(base::ErrorCode::Cancelled, {}, "report");
        }
        ASSAY_TRY(auto measured, measuredDecision(set, stored.decision, true, stop));
        set.measuredDecisions.push_back(std::move(measured));
    }
    if (!decisions.empty()) {
        const Decision& shown = set.decision ? *set.decision : decisions.front().decision;
        ASSAY_TRY(auto measured, measuredDecision(set, shown, false, stop));
        set.shownDecision = std::move(measured);
    }
    return {};
}

} // namespace

Result<> addMeasurements(ThresholdSet& set, const std::vector<workspace::StoredDecision>& decisions,
                         const SectionContext& context) {
    const ReportPlan& plan = context.plan;
    if (isShown(plan, "threshold_curves")) {
        addCurves(set);
    }
    if (isShown(plan, "threshold_matrices")) {
        ASSAY_TRY(addJudged(set, context.stop));
    }
    if (isShown(plan, "threshold_decision")) {
        ASSAY_TRY(addDecisions(set, decisions, context.stop));
    }
    if (isShown(plan, "threshold_flips")) {
        ASSAY_TRY(addFlips(set, context));
    }
    if (isShown(plan, "threshold_comparison")) {
        ASSAY_TRY(addComparisons(set, context.stop));
        ASSAY_TRY(addDynamicIntervals(set, context.stop));
    }
    return {};
}

} // namespace assay::results::thresholds
