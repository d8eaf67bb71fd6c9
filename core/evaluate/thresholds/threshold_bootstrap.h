// How firm the best threshold of a scope is: it is chosen again on samples drawn with replacement.
//
// Method: percentile bootstrap of clusters (A. C. Davison and D. V. Hinkley, 1997, "Bootstrap Methods and
// their Application", sections 2.4 and 3.8): a contradiction pair is drawn as one. Every draw has random
// numbers of its own, made from the seed and its number, so that the result does not depend on the threads.
// The optimism of a threshold that is judged on the samples it was chosen on: B. Efron (1983), "Estimating
// the error rate of a prediction rule", JASA 78, section 5, as in E. W. Steyerberg (2009), "Clinical
// Prediction Models", section 5.3.
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

// Thresholds of the grid that meet every constraint on all samples and that the draws do not tell from the
// best one: the 95 % interval of the difference of Macro-F1, over the classes of the truth, holds 0.
struct EqualThresholds {
    std::vector<std::size_t> places; // in the grid, ascending; the best one is one of them
    // Of these the one with the highest recall of hallucination; ties: higher Macro-F1, then lower.
    std::size_t safest = 0;
    std::optional<double> safestRecall; // of hallucination, on all samples; nullopt: there is none
    std::int64_t safestDraws = 0;       // draws in which it meets every constraint
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
    // Of Macro-F1 at the threshold chosen, on the draw itself, over the classes that occur at the best
    // threshold of all samples: its mean, and 95 % at the level for so many clusters (drawnInterval()).
    std::optional<double> meanMacroF1;
    std::optional<statistics::Interval> macroF1;
    std::int64_t drawsLeftOut = 0; // that lack one of these classes
    // What follows is over the classes of the truth; draws that lack one of them are left out. nullopt below
    // statistics::kLeastClusters, and where more than statistics::kMostUndefinedDraws are left out.
    std::int64_t lackingTruth = 0; // so many draws
    // By how much choosing flatters: the mean over the draws of Macro-F1 on the draw minus on all samples,
    // both at the threshold that the draw chose.
    std::optional<double> optimism;
    std::optional<double> correctedMacroF1; // at the best threshold of all samples, less the optimism
    std::optional<EqualThresholds> equals;  // nullopt, too, where no threshold is feasible
};

// The scope is `settings.scenarios`, all of them together; empty: every sample. In a draw without a feasible
// threshold the least violating one is chosen, as for the samples themselves. `scores` by position, NaN for
// none. Errors: InvalidArgument (settings, draws, scores), NotFound (a scenario), InputNotUsable (no sample
// with a score), Cancelled, StorageFailure (memory). 2,000 draws of 8,000 samples: under 0.1 s. Memory: 5
// bytes a draw and feasible threshold.
[[nodiscard]] base::Result<ThresholdBootstrap>
bootstrapThreshold(const model::ScoredColumns& columns, std::span<const double> scores,
                   const SweepSettings& settings, const BootstrapSettings& bootstrap,
                   const std::stop_token& stop, base::ProgressSink& progress);

} // namespace assay::evaluate
