// How good the FHRI is as the probability that an answer is accurate, and how firm that is; and whether one
// score tells accurate answers from others better than another.
//
// Over the samples of a scope that have a score and that the NLI rule leaves to it. The Brier score and its
// parts: metrics/classification/probability_quality.h. Intervals by drawing clusters, a contradiction pair as
// one, with the draws of bootstrapThreshold(): statistics/clusters.h. The parts of the Brier score have none:
// recalibrating each draw anew always finds some miscalibration, so that their draws lie too high.
//
// Any thread.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/thresholds/threshold_bootstrap.h"
#include "core/metrics/classification/probability_quality.h"
#include "core/model/scored_columns.h"
#include "core/model/scoring.h"
#include "core/statistics/clusters.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace assay::evaluate {

// Scores in a bin, and the share of its samples that is accurate.
struct QualityBin {
    metrics::MassBin scores;
    statistics::ClusteredShare accurate;
};

struct ScoreQuality {
    std::int64_t taken = 0; // samples with a score that the NLI rule takes: in no figure here
    std::int64_t clusters = 0;
    std::optional<metrics::ProbabilityQuality> quality; // nullopt: no sample is left
    std::optional<statistics::Interval> brier;          // 95 %, drawnInterval() of a level
    std::optional<statistics::Interval> meanMinusShare;
    std::vector<QualityBin> bins; // ten at most, of about equal numbers, by rising score
};

// Samples of the scenarios (indexes; empty: all). `scores` by position, NaN for none. Without draws (0) no
// interval but those of the bins. Errors: InvalidArgument (scores of another length, draws), Cancelled,
// StorageFailure (memory). Progress: Evaluating, in draws.
[[nodiscard]] base::Result<ScoreQuality>
scoreQuality(const model::ScoredColumns& columns, std::span<const double> scores, double nliHard,
             std::span<const std::uint16_t> scenarios, const BootstrapSettings& settings,
             const std::stop_token& stop, base::ProgressSink& progress);

// The area under ROC of accurate answers against all others by two scores of the same samples: those that
// have both, and that the NLI rule takes for neither.
struct AreaDifference {
    std::int64_t n = 0;
    std::int64_t accurate = 0; // of them
    std::int64_t clusters = 0;
    std::optional<double> a, b;                   // nullopt: there are no two classes
    std::optional<double> difference;             // a - b
    std::optional<statistics::Interval> interval; // 95 %, paired, as drawnInterval() gives it
};

// As scoreQuality(); `a` and `b` by position, NaN for none.
[[nodiscard]] base::Result<AreaDifference>
areaDifference(const model::ScoredColumns& columns, std::span<const double> a, std::span<const double> b,
               double nliHard, std::span<const std::uint16_t> scenarios, const BootstrapSettings& settings,
               const std::stop_token& stop, base::ProgressSink& progress);

enum class ComparedScores : std::uint8_t {
    FullAgainstNoEntropy, // over the samples that have an entropy component
    PresentAgainstStored, // where the FHRI is recomputed
};

struct ScoreComparison {
    ComparedScores scores = ComparedScores::FullAgainstNoEntropy;
    AreaDifference areas;
};

// Those of the comparisons that there is a sample for. `present`: rescored() by `scoring`. Errors as
// scoreQuality().
[[nodiscard]] base::Result<std::vector<ScoreComparison>>
scoreComparisons(const model::ScoredColumns& columns, std::span<const double> present,
                 const model::Scoring& scoring, double nliHard, std::span<const std::uint16_t> scenarios,
                 const BootstrapSettings& settings, const std::stop_token& stop,
                 base::ProgressSink& progress);

} // namespace assay::evaluate
