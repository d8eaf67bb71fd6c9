// What single sections of the threshold group measure beyond the set itself. Of this room alone.
#pragma once

#include "core/results/thresholds/threshold_material.h"

#include <stop_token>

namespace assay::results::thresholds {

// Fills what the shown sections of the plan need: comparisons, stored predictions, judgements, decisions and
// the intervals of dynamic runs. The set is measured. Errors: Cancelled, those of the evaluations.
[[nodiscard]] base::Result<> addMeasurements(ThresholdSet& set,
                                             const std::vector<workspace::StoredDecision>& decisions,
                                             const ReportPlan& plan, const std::stop_token& stop);

} // namespace assay::results::thresholds
