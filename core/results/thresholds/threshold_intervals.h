// The bootstrap intervals of a measured set: of every scope's Macro-F1 at the thresholds that the report
// shows, and of the areas under its curves. Of this room alone.
#pragma once

#include "core/evaluate/thresholds/curve_bootstrap.h"
#include "core/evaluate/thresholds/decision_bootstrap.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace assay::results {

struct ThresholdSet;
struct MeasuredSet;

// Of one scope, every threshold held as it is.
struct ScopeIntervals {
    evaluate::DecisionIntervals applied; // at the thresholds that apply
    std::optional<statistics::Interval> atDefault, atGlobal;
    std::optional<statistics::Interval> gain;     // own - global
    std::optional<statistics::Interval> down, up; // tau* -+ 0.05 - own
};

struct MeasuredIntervals {
    std::vector<ScopeIntervals> scopes; // as laboratory.table.rows
    evaluate::CurveBootstrap curves;    // of all samples
};

namespace thresholds {

// With the draws and the seed of the measured set's laboratory, as all of them here.
[[nodiscard]] base::Result<MeasuredIntervals> measuredIntervals(const model::ScoredColumns& columns,
                                                                const MeasuredSet& measured,
                                                                const std::stop_token& stop);

[[nodiscard]] evaluate::BootstrapSettings bootstrapOf(const MeasuredSet& measured);

} // namespace thresholds

} // namespace assay::results
