// The points of a scope's curves as JSON (docs/formats.md, "curves.json").
#pragma once

#include "core/metrics/classification/threshold_index.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace assay::results {

inline constexpr std::size_t kCurvePoints = 10'000;

// Precision and recall of each class's score, of the whole decision, and ROC, from the strictest threshold to
// the loosest. `key` is the scope's in sweep.json. At most maxPoints points a curve (two at least); 0: one at
// every distinct score. A point's threshold is one that the rule can be set to, and then its counts are the
// rule's: tau of the FHRI classes, the NLI limit of contradiction; null where no threshold up to 1 takes as
// much. One point a line, undefined figures null, with a final line break. Linear in the points, and in the
// samples for contradiction. Throws std::bad_alloc.
[[nodiscard]] std::string curvesJson(std::string_view key, const metrics::ThresholdIndex& index,
                                     std::size_t maxPoints = kCurvePoints);

} // namespace assay::results
