// The receiver operating characteristic of a class against the rest, from a threshold index.
//
// Source: T. Fawcett (2006), "An introduction to ROC analysis". The area is that of the trapezoids, which is
// the share of pairs (one of the class, one not) that the score puts in the right order, ties counting half.
#pragma once

#include "core/metrics/classification/threshold_index.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace assay::metrics {

// What is had when everything that scores at least `threshold` is taken (units as in
// ThresholdIndex::prCurve).
struct RocPoint {
    double threshold = 0;
    double falsePositiveRate = 0;
    double truePositiveRate = 0;
    std::int64_t truePositives = 0;
    std::int64_t falsePositives = 0;
};

// From the strictest threshold to the loosest; the point (0, 0), at which nothing is taken, is not among
// them. Scores and samples as in ThresholdIndex::prCurve(): the FHRI classes among the samples that NLI does
// not take; contradiction among all samples, those without an NLI score being taken last, all at once
// (threshold 0). At most maxPoints points (two at least) where maxPoints > 0. Empty when the class or the
// rest has no sample.
[[nodiscard]] std::vector<RocPoint> rocCurve(const ThresholdIndex& index, model::Label label,
                                             std::size_t maxPoints = 0);

// Over every point; nullopt when the curve is empty.
[[nodiscard]] std::optional<double> areaUnderRoc(const ThresholdIndex& index, model::Label label);

} // namespace assay::metrics
