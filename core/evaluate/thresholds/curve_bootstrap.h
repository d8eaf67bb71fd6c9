// How firm the areas under the curves of scores are: average precision and the area under ROC of each class.
//
// Method: percentile bootstrap of clusters, as decision_bootstrap.h; each draw weighs the samples and the
// areas are computed anew. They are those of ThresholdIndex::averagePrecision(), systemAveragePrecision() and
// areaUnderRoc().
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/thresholds/threshold_bootstrap.h"
#include "core/model/scored_columns.h"
#include "core/statistics/interval.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>

namespace assay::evaluate {

// 95 %; a draw in which a figure is undefined is left out. nullopt where that are too many, and below
// statistics::kLeastClusters.
struct CurveBootstrap {
    using OfClasses = std::array<std::optional<statistics::Interval>, model::kLabelCount>;

    BootstrapSettings settings;
    std::int64_t samples = 0;
    std::int64_t clusters = 0; // pairs, and samples without one
    OfClasses averagePrecision;
    OfClasses systemAveragePrecision;
    OfClasses rocAuc;
};

// All samples that have a score. `scores` by position, NaN for none. Errors: InvalidArgument (scores of
// another length, draws), Cancelled, StorageFailure (memory). Progress: Evaluating, in draws. A draw costs a
// few steps a sample, and no sorting.
[[nodiscard]] base::Result<CurveBootstrap>
bootstrapCurves(const model::ScoredColumns& columns, std::span<const double> scores, double nliHard,
                const BootstrapSettings& settings, const std::stop_token& stop, base::ProgressSink& progress);

} // namespace assay::evaluate
