// A set as it stands under another scoring: the samples that have a score, which takes the FHRI's place.
#pragma once

#include "core/model/scored_columns.h"

#include <span>

namespace assay::evaluate {

// `scores` by position, NaN for none. The scenarios keep their indexes, also those that lose all samples;
// samples without a score are added to `unscored`. Throws std::bad_alloc.
[[nodiscard]] model::ScoredColumns scoredSubset(const model::ScoredColumns& columns,
                                                std::span<const double> scores);

} // namespace assay::evaluate
