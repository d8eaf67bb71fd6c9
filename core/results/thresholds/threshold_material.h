// What the sections of the threshold group show: every scored set of the plan, measured once. Of this room
// alone.
//
// A set is measured under the settings (weights, NLI limits, constraints) of the newest decision that was
// made on this very data; where there is none, under those of the experimental design, as `assay sweep` does.
// What was moved on a page and not decided is in no report.
#pragma once

#include "core/evaluate/thresholds/decision_check.h"
#include "core/evaluate/thresholds/laboratory.h"
#include "core/evaluate/thresholds/threshold_sweep.h"
#include "core/metrics/classification/large_vector.h"
#include "core/results/report/section_builder.h"
#include "core/results/thresholds/dynamic_json.h"
#include "core/results/thresholds/threshold_intervals.h"
#include "core/workspace/scored/decisions.h"
#include "core/workspace/scored/scored_sets.h"

#include <functional>
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

struct ThresholdSet {
    workspace::ScoredSetInfo info;
    model::ScoredColumns columns;
    std::vector<std::string> ids;            // of the samples, by position
    std::vector<std::string> leaked;         // scenarios whose stored predictions the scores cannot give
    std::optional<model::Decision> decision; // the newest one that was made on this data
    std::optional<MeasuredSet> measured;     // nullopt: no sample has a score
    std::vector<StoredDynamicRun> dynamicRuns;
};

struct ThresholdMaterial {
    std::vector<ThresholdSet> sets;                      // in the order of the plan, else newest first
    std::vector<workspace::StoredDecision> allDecisions; // of the workspace, newest first
};

namespace thresholds {

// Adds the blocks of one measured set. `suffix` is what its tables' and charts' names end in.
using FillSet = std::function<base::Result<>(const ThresholdSet& set, const std::string& suffix,
                                             std::vector<Block>& blocks)>;

// Fills `section` with one set, or with a subsection for each of several; says so where there is nothing.
[[nodiscard]] base::Result<Section> bySet(const SectionContext& context, std::string_view id,
                                          const FillSet& fill, Section section = {});

} // namespace thresholds

} // namespace assay::results
