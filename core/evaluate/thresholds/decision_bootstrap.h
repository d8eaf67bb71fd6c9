// How firm the figures of decisions are: Macro-F1, F1, Matthews correlation and kappa of one or several
// deciders over the same samples, and differences of Macro-F1 between them.
//
// Method: percentile bootstrap of clusters at the corrected level (statistics/clusters.h): a contradiction
// pair is drawn as one, and of all deciders the same samples, so that differences are paired. The p of a
// difference is that of a paired randomisation test (E. W. Noreen, 1989, "Computer-Intensive Methods for
// Testing Hypotheses"): under the hypothesis that the two deciders are alike, the decisions of any cluster
// may as well be swapped. The decisions are held as they are: what choosing a threshold on these very samples
// adds is told by bootstrapThreshold().
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/thresholds/detectors.h"
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

// 95 %. Macro-F1 is over the classes that occur in truth or decision of all samples; a draw in which a figure
// is undefined is left out. nullopt where that are too many, and below statistics::kLeastClusters.
struct DecisionIntervals {
    std::optional<statistics::Interval> macroF1;
    std::array<std::optional<statistics::Interval>, model::kLabelCount> f1;
    std::optional<statistics::Interval> mcc;
    std::optional<statistics::Interval> kappa;
};

// Macro-F1 of one decider minus that of another, both over the classes in the truth of the samples. A draw
// that lacks one of these is left out.
struct MacroF1Difference {
    metrics::ClassSet classes{};
    std::optional<double> a; // over these classes; nullopt without a sample
    std::optional<double> b;
    std::optional<double> value;                    // a - b
    std::optional<statistics::Interval> interval;   // 95 %
    std::optional<statistics::Interval> interval90; // what an equivalence is judged by
    std::int64_t drawsLeftOut = 0;
    // Two-sided. Exact where up to 16 clusters are decided differently, else (1 + as extreme) / (1 + throws)
    // of kSwapThrows seeded throws. nullopt below statistics::kLeastClusters.
    std::optional<double> p;
};

inline constexpr int kSwapThrows = 9'999;

struct DecisionBootstrap {
    BootstrapSettings settings;
    std::int64_t samples = 0;                   // that every decider judges: all is over these
    std::int64_t clusters = 0;                  // pairs, and samples without one
    std::vector<DecisionIntervals> of;          // by decider
    std::vector<MacroF1Difference> differences; // as asked for
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

} // namespace assay::evaluate
