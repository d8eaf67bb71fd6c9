// What the figures do as the threshold moves: series for a chart, and the thresholds that meet constraints.
// Pure functions of a ThresholdIndex.
#pragma once

#include "core/metrics/classification/confusion_matrix.h"
#include "core/metrics/classification/threshold_index.h"
#include "core/metrics/classification/threshold_selection.h"

#include <vector>

namespace assay::metrics {

struct ThresholdCurvePoint {
    double threshold = 0;
    ConfusionMatrix matrix;
    ClassificationFigures figures;
};

// At most maxPoints (two at least) thresholds from 0 to 1, ascending. With few distinct scores these are 0,
// every distinct score, and 1: the figures then hold from just above one point's threshold up to the next
// one's, which makes an exact step curve. With more, the thresholds are evenly spaced; each point is exact
// where it stands. Under 1 ms for 400 points of a million samples.
[[nodiscard]] std::vector<ThresholdCurvePoint> thresholdCurve(const ThresholdIndex& index,
                                                              std::size_t maxPoints = 400);

// Whether that curve has a point at every distinct score, so that it is an exact step curve.
[[nodiscard]] bool thresholdCurveIsExact(const ThresholdIndex& index, std::size_t maxPoints = 400) noexcept;

// The thresholds from `from` (itself only where `fromIncluded`, which is at 0) up to and with `to`.
struct ThresholdRange {
    double from = 0;
    double to = 0;
    bool fromIncluded = false;

    [[nodiscard]] bool contains(double tau) const noexcept {
        return (tau > from || (fromIncluded && tau >= from)) && tau <= to;
    }

    friend bool operator==(const ThresholdRange&, const ThresholdRange&) = default;
};

// Every threshold in [0, 1] at which violationsOf() finds nothing, as ascending ranges that do not touch.
// Exact. Recall of hallucination never falls as tau rises and recall of contradiction does not depend on it;
// only precision of accurate is searched, skipping ahead as far as the samples passed cannot carry it across
// its limit: microseconds for a million where precision crosses its limit a few times, up to O(distinct
// scores) (about 8 ms for a million) where it hovers there. Empty for an empty index.
[[nodiscard]] std::vector<ThresholdRange> feasibleRanges(const ThresholdIndex& index,
                                                         const Constraints& constraints);

} // namespace assay::metrics
