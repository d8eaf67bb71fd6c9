// Precision and recall of the whole decision, beside those of a score.
//
// The NLI rule takes samples before the FHRI is looked at. The score's own curve (ThresholdIndex::prCurve) is
// drawn over what is left; the system's recall is over all samples of the class, so it ends at the share that
// NLI leaves, whatever the threshold. Precision is the same on both. Pure functions of a ThresholdIndex.
#pragma once

#include "core/metrics/classification/threshold_index.h"

#include <optional>
#include <vector>

namespace assay::metrics {

// As ThresholdIndex::prCurve(), recall over every sample of the class. For contradiction the two are one
// curve.
[[nodiscard]] std::vector<PrPoint> systemPrCurve(const ThresholdIndex& index, model::Label label,
                                                 std::size_t maxPoints = 0);

// The share of the class among the samples that its curve is drawn over (ThresholdIndex::prCurve): the
// precision that a score without any information has at every recall. nullopt when there is none of them.
[[nodiscard]] std::optional<double> prevalence(const ThresholdIndex& index, model::Label label);

// By steps over every point of that curve; nullopt when it is empty.
[[nodiscard]] std::optional<double> systemAveragePrecision(const ThresholdIndex& index, model::Label label);

// The highest recall that any threshold reaches: the share of the class that NLI does not take. nullopt when
// no sample is of the class.
[[nodiscard]] std::optional<double> highestSystemRecall(const ThresholdIndex& index, model::Label label);

} // namespace assay::metrics
