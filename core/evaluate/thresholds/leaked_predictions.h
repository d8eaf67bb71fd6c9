// Scenarios whose stored predictions know what the scores cannot tell.
#pragma once

#include "core/metrics/classification/prediction_leak.h"
#include "core/model/scored_columns.h"

#include <string>
#include <vector>

namespace assay::evaluate {

struct LeakedScenario {
    std::string scenario; // empty: samples without one
    metrics::PredictionLeak counts;
};

// In the order of the columns' scenarios; empty: none. One pass. Any thread. Throws std::bad_alloc.
[[nodiscard]] std::vector<LeakedScenario> leakedPredictions(const model::ScoredColumns& columns);

} // namespace assay::evaluate
