// What single sections of the threshold group measure beyond the set itself. Of this room alone.
#pragma once

#include "core/results/thresholds/threshold_material.h"

namespace assay::results::thresholds {

// Fills what the shown sections of the plan need: curves, flips, comparisons, stored predictions, judgements,
// decisions and the intervals of dynamic runs. The set is measured. Errors: Cancelled, those of the
// evaluations and of reading.
[[nodiscard]] base::Result<> addMeasurements(ThresholdSet& set,
                                             const std::vector<workspace::StoredDecision>& decisions,
                                             const SectionContext& context);

} // namespace assay::results::thresholds
