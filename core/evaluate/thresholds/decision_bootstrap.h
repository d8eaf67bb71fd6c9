// How firm the figures of decisions are: Macro-F1, F1, Matthews correlation and kappa of one or several
// deciders over the same samples, and differences of Macro-F1 between them.
//
// Method: percentile bootstrap of clusters (A. C. Davison and D. V. Hinkley, 1997, "Bootstrap Methods and
// their Application", sections 2.4 and 3.8): a contradiction pair is drawn as one, and of all deciders the
// same samples, so that differences are paired. The decisions are held as they are: what choosing a threshold
// on these very samples adds is told by bootstrapThreshold().
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/thresholds/detector_comparison.h"
#include "core/evaluate/thresholds/threshold_bootstrap.h"
#include "core/metrics/classification/confusion_matrix.h"
#include "core/model/scored_columns.h"
#include "core/statistics/interval.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace assay::evaluate {

// 95 %, over the draws in which the figure is defined; nullopt where it is in none, and below two clusters.
struct DecisionIntervals {
    std::optional<statistics::Interval> macroF1;
    std::array<std::optional<statistics::Interval>, model::kLabelCount> f1;
    std::optional<statistics::Interval> mcc;
    std::optional<statistics::Interval> kappa;
};

struct DecisionBootstrap {
    BootstrapSettings settings;
    std::int64_t samples = 0;          // that every decider judges: all is over these
    std::int64_t clusters = 0;         // pairs, and samples without one
    std::vector<DecisionIntervals> of; // by decider
    // Macro-F1 of the first of two deciders minus that of the second, as asked for.
    std::vector<std::optional<statistics::Interval>> differences;
};

// Indexes of two deciders.
struct DecisionPair {
    std::size_t a = 0;
    std::size_t b = 0;
};

// One to 16 deciders, of the scenarios (indexes; empty: all). Errors: InvalidArgument (decisions of another
// length than the columns, too many deciders, no such decider, draws), Cancelled, StorageFailure (memory).
// Progress: Evaluating, in draws.
[[nodiscard]] base::Result<DecisionBootstrap>
bootstrapDecisions(const model::ScoredColumns& columns, std::span<const Decisions> deciders,
                   std::span<const DecisionPair> differences, std::span<const std::uint16_t> scenarios,
                   const BootstrapSettings& settings, const std::stop_token& stop,
                   base::ProgressSink& progress);

// The same of samples of which only the matrix is known: each is drawn alone. nullopt each below two samples.
[[nodiscard]] base::Result<DecisionIntervals> bootstrapMatrix(const metrics::ConfusionMatrix& matrix,
                                                              const BootstrapSettings& settings,
                                                              const std::stop_token& stop);

} // namespace assay::evaluate
