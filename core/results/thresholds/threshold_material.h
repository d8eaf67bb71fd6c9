// What the sections of the threshold group show: every scored set of the plan, measured once. Of this room
// alone.
//
// A set is measured under the settings (weights, NLI limits, constraints) of the newest decision that was
// made on this very data; where there is none, under those of the experimental design, as `assay sweep` does.
// What was moved on a page and not decided is in no report.
#pragma once

#include "core/evaluate/thresholds/decision_bootstrap.h"
#include "core/evaluate/thresholds/decision_check.h"
#include "core/evaluate/thresholds/decision_shares.h"
#include "core/evaluate/thresholds/detector_comparison.h"
#include "core/evaluate/thresholds/flips.h"
#include "core/evaluate/thresholds/laboratory.h"
#include "core/evaluate/thresholds/leaked_predictions.h"
#include "core/evaluate/thresholds/threshold_sweep.h"
#include "core/metrics/classification/large_vector.h"
#include "core/metrics/classification/system_pr_curve.h"
#include "core/metrics/classification/threshold_curve.h"
#include "core/results/report/section_builder.h"
#include "core/results/thresholds/dynamic_json.h"
#include "core/results/thresholds/threshold_intervals.h"
#include "core/workspace/scored/decisions.h"
#include "core/workspace/scored/scored_sets.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::results {

// A scope at the threshold that applies to it: the decided one, else the predetermined one.
struct AppliedScope {
    std::string scenario; // empty for the global scope and for samples without a scenario
    bool global = false;
    std::optional<double> tau; // nullopt of the global scope: each scenario at its own
    metrics::ConfusionMatrix matrix;
    metrics::ClassificationFigures figures;
    std::vector<metrics::Violation> violated;
    evaluate::DecisionShares shares{};
};

struct MeasuredSet {
    bool decided = false; // by ThresholdSet::decision, else by the experimental design
    metrics::LargeVector<double> scores;
    evaluate::ThresholdSweep sweep;
    evaluate::Laboratory laboratory;
    std::vector<double> tau;           // that applies, by scenario of the columns
    std::vector<AppliedScope> applied; // as laboratory.table.rows
    MeasuredIntervals intervals;
};

// Two ways to judge the same samples of a set.
enum class ComparedDetectors {
    DecidedAgainstPredetermined,
    FullAgainstNoEntropy,
    RuleAgainstStored,
};

struct MeasuredComparison {
    ComparedDetectors kind = ComparedDetectors::DecidedAgainstPredetermined;
    evaluate::DetectorComparison result;
};

// With the judgements of curators in the place of the rule, at the thresholds that apply.
struct JudgedFigures {
    std::int64_t judged = 0;  // samples with a score
    std::int64_t changed = 0; // of them: decided otherwise
    metrics::ClassificationFigures figures;
    evaluate::DecisionIntervals intervals;
};

// What a stored decision reaches on a set.
struct MeasuredDecision {
    model::Decision decision;
    evaluate::DecisionCheck check;
    std::vector<std::optional<statistics::Interval>>
        macroF1; // by scope of the check; of others all samples only
};

// Over all samples, judged at one threshold.
struct MeasuredCurves {
    std::int64_t samples = 0; // with a score
    bool isExact = false;     // `againstTau` has a point at every distinct score
    std::vector<metrics::ThresholdCurvePoint> againstTau;
    std::vector<metrics::ThresholdRange> feasible; // empty, too, where no constraint is in force
    std::array<std::vector<metrics::PrPoint>, model::kLabelCount> precisionRecall; // of the whole decision
    std::array<std::optional<double>, model::kLabelCount> prevalence; // among what each curve is drawn over
};

enum class OtherThresholds { Predetermined, OwnOfEach, OneForAll };

// What would be decided otherwise at other thresholds than those that apply.
struct MeasuredFlips {
    OtherThresholds to = OtherThresholds::Predetermined;
    evaluate::Flips flips;
    statistics::ClusteredShare changed{}; // of the samples with a score
    std::optional<std::size_t> sameAs{};  // an earlier one with the very same flips
    std::vector<std::string> questions{}; // of the first flips, as many as are listed
};

// Of the answers of a run against a live backend, and of the same samples as they are stored.
struct DynamicIntervals {
    std::optional<statistics::Interval> answers, stored; // of Macro-F1
    statistics::ClusteredShare agreement;                // decided the same
};

struct ThresholdSet {
    workspace::ScoredSetInfo info;
    model::ScoredColumns columns;
    std::vector<std::string> ids;                 // of the samples, by position
    std::vector<evaluate::LeakedScenario> leaked; // whose stored predictions the scores cannot give
    std::optional<model::Decision> decision;      // the newest one that was made on this data
    std::optional<MeasuredSet> measured;          // nullopt: no sample has a score
    std::vector<StoredDynamicRun> dynamicRuns;
    // As far as the plan shows the sections that are about them, and the set is measured.
    std::optional<MeasuredCurves> curves;
    std::vector<MeasuredFlips> flips;
    std::vector<MeasuredComparison> comparisons;
    std::vector<evaluate::StoredPredictions> stored; // by scenario, under the rule; empty: there are none
    std::vector<statistics::ClusteredShare> storedDiffer; // of all samples, then as `stored`
    std::vector<DynamicIntervals> dynamicIntervals;       // as dynamicRuns
    std::optional<JudgedFigures> judged;                  // nullopt: nobody has judged
    std::vector<MeasuredDecision> measuredDecisions;      // as allDecisions
    std::optional<MeasuredDecision> shownDecision;        // in detail: the one that applies, else the newest
};

struct ThresholdMaterial {
    // In the order of the plan, else newest first; in a brief those with a decision or a leak, then the
    // largest.
    std::vector<ThresholdSet> sets;
    std::vector<workspace::StoredDecision> allDecisions; // of the workspace, newest first
};

namespace thresholds {

// Adds the blocks of one measured set; they read and compute nothing. `suffix` is what its tables' and
// charts' names end in.
using FillSet = void (*)(const ThresholdSet& set, const std::string& suffix, const words::Wording& wording,
                         std::vector<Block>& blocks);

// Fills `section` with one set, or with a subsection for each of several; says so where there is nothing.
[[nodiscard]] Section bySet(const SectionContext& context, std::string_view id, FillSet fill,
                            Section section = {});

} // namespace thresholds

} // namespace assay::results
