// The FHRI of every sample of a set under a given scoring.
#pragma once

#include "core/metrics/classification/large_vector.h"
#include "core/model/scored_columns.h"
#include "core/model/scoring.h"

namespace assay::metrics {

// By position: the stored FHRI, or weightedFhri() of the sample's components, bit for bit; NaN where the
// sample has none. Some 5 ms for a million samples; large sets with a second thread. Throws std::bad_alloc,
// as it returns no Result.
[[nodiscard]] LargeVector<double> rescored(const model::ScoredColumns& columns,
                                           const model::Scoring& scoring);

} // namespace assay::metrics
