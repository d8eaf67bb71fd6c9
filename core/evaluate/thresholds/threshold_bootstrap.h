// How firm the best threshold of a scope is: it is chosen again on samples drawn with replacement.
//
// Method: percentile bootstrap of clusters (A. C. Davison and D. V. Hinkley, 1997, "Bootstrap Methods and
// their Application", sections 2.4 and 3.8): a contradiction pair is drawn as one. Every draw has random
// numbers of its own, made from the seed and its number, so that the result does not depend on the threads.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/thresholds/threshold_sweep.h"
#include "core/model/scored_columns.h"
#include "core/statistics/interval.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace assay::evaluate {

struct BootstrapSettings {
    std::int64_t draws = 2'000; // at least 1
    std::uint64_t seed = 42;
};

struct ThresholdBootstrap {
    BootstrapSettings settings;
    std::int64_t samples = 0;
    std::int64_t clusters = 0;        // pairs, and samples without one
    std::vector<std::int64_t> counts; // by grid threshold: draws that chose it
    std::int64_t feasibleDraws = 0;   // draws in which some threshold met every constraint
    // The middle 95 % of the draws, from one threshold of the grid to another: the least that 2.5 % and that
    // 97.5 % of the draws do not exceed.
    statistics::Interval tau;
    // Of Macro-F1 at the threshold chosen, on the draw itself, 95 %.
    std::optional<statistics::Interval> macroF1;
    std::optional<double> meanMacroF1;
};

// The scope is `settings.scenarios`, all of them together; empty: every sample. In a draw without a feasible
// threshold the least violating one is chosen, as for the samples themselves. `scores` by position, NaN for
// none. Errors: InvalidArgument (settings, draws, scores), NotFound (a scenario), InputNotUsable (no sample
// with a score), Cancelled, StorageFailure (memory). 2,000 draws of 8,000 samples: under 0.1 s.
[[nodiscard]] base::Result<ThresholdBootstrap>
bootstrapThreshold(const model::ScoredColumns& columns, std::span<const double> scores,
                   const SweepSettings& settings, const BootstrapSettings& bootstrap,
                   const std::stop_token& stop, base::ProgressSink& progress);

} // namespace assay::evaluate
