// What a tuned threshold is worth on samples that it was not tuned on: the samples are halved at random again
// and again, the threshold is chosen on one half and Macro-F1 measured on both.
//
// A contradiction pair stays in one half. Macro-F1 of both halves is over the classes in the truth of all
// samples; a split of which one half lacks one of them is left out, for the two figures could not be
// subtracted. Every split has random numbers of its own, made from the seed and
// its number, so that the result does not depend on the threads.
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

struct HalfSplitSettings {
    std::int64_t splits = 200; // at least 1
    std::uint64_t seed = 42;
};

struct HalfSplit {
    HalfSplitSettings settings;
    std::int64_t samples = 0;
    std::int64_t clusters = 0;        // pairs, and samples without one; the first half has the smaller part
    std::vector<std::int64_t> counts; // by grid threshold: splits that chose it
    std::int64_t leftOut = 0;         // splits of which one half lacks a class: in none of the figures below
    double meanChosen = 0;            // mean Macro-F1 on the half that the threshold was chosen on
    double meanHeldOut = 0;           // on the other half
    double optimism = 0;              // mean of chosen minus held out
    // The 2.5th and 97.5th percentile over the splits, interpolated as numpy does; nullopt where more than
    // statistics::kMostUndefinedDraws of them are left out.
    std::optional<statistics::Interval> chosenInterval;
    std::optional<statistics::Interval> heldOutInterval;
    std::optional<statistics::Interval> optimismInterval;
};

// The scope is `settings.scenarios`, all of them together; empty: every sample. `scores` by position, NaN for
// none. Errors: InvalidArgument (settings, splits, scores), NotFound (a scenario), InputNotUsable (fewer than
// two clusters, or no split with every class in both halves), Cancelled, StorageFailure (memory).
[[nodiscard]] base::Result<HalfSplit> halfSplit(const model::ScoredColumns& columns,
                                                std::span<const double> scores, const SweepSettings& settings,
                                                const HalfSplitSettings& split, const std::stop_token& stop,
                                                base::ProgressSink& progress);

// Mean Macro-F1 of a threshold that is held, over the very halves that halfSplit() with these settings holds
// out: what a decided threshold reaches, which need not be one of the grid. Errors: as halfSplit(), and
// InvalidArgument (tau outside [0,1]).
[[nodiscard]] base::Result<double> heldOutMacroF1(const model::ScoredColumns& columns,
                                                  std::span<const double> scores,
                                                  const SweepSettings& settings, double tau,
                                                  const HalfSplitSettings& split, const std::stop_token& stop,
                                                  base::ProgressSink& progress);

} // namespace assay::evaluate
