// The threshold sweep: confusion matrix and figures at every threshold of a grid, for all samples together
// and for each scenario, with the best threshold under constraints. Source: FHRI experimental design,
// sections 3.9.2 and 3.9.3.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/metrics/classification/confusion_matrix.h"
#include "core/metrics/classification/fhri.h"
#include "core/metrics/classification/threshold_grid.h"
#include "core/metrics/classification/threshold_selection.h"
#include "core/model/decision_costs.h"
#include "core/model/scored_columns.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

// The predetermined threshold of table 3.3.1; 0.70 for any scenario that the table does not name.
[[nodiscard]] double predeterminedThreshold(std::string_view scenario) noexcept;

struct SweepSettings {
    metrics::ThresholdGrid grid;
    metrics::NliThresholds nli;
    metrics::Constraints constraints;
    std::vector<std::string> scenarios;          // only these (and the global sweep over them); empty: all
    std::optional<model::DecisionCosts> costs{}; // of the cheapest threshold; nullopt: there is none
    double beta = metrics::kUsualBeta;           // of F-beta, from kLowestBeta to kHighestBeta
};

// One threshold of one scope.
struct SweepPoint {
    double threshold = 0;
    metrics::ConfusionMatrix matrix;
    metrics::ClassificationFigures figures;
};

// Stored predictions of the source's own program against the rule; in a sweep at the predetermined threshold.
struct StoredPredictions {
    std::int64_t n = 0;                    // samples that carry a stored prediction and have a score
    std::int64_t differ = 0;               // of these, how many the rule decides otherwise
    metrics::ConfusionMatrix ruleByStored; // rows: the rule, columns: the stored prediction
};

// The sweep of one scenario, or of all samples ("global").
struct ScopeSweep {
    std::string scenario; // empty for the global sweep and for samples without a scenario
    bool global = false;
    std::int64_t n = 0;
    double predetermined = 0.70;
    std::int64_t reviewCount = 0;               // NLI in [soft, hard); does not depend on the threshold
    std::vector<SweepPoint> points;             // ascending, one per grid threshold
    std::optional<metrics::BestThreshold> best; // index into `points`
    std::optional<std::size_t> cheapest{};      // of `points`; nullopt without costs, or without a sample
    std::array<std::optional<double>, model::kLabelCount> averagePrecision;
    StoredPredictions stored;
};

struct ThresholdSweep {
    SweepSettings settings;
    ScopeSweep global;
    std::vector<ScopeSweep> scenarios; // in the order of ScoredColumns::scenarios
    std::int64_t unscored = 0;         // of the whole set, whichever scenarios were chosen
};

// The matrices of every scenario at every grid threshold in one pass over the samples, without sorting:
// result [scenario][threshold]. This is the sweep's whole computation; thresholdSweep() adds figures and
// average precision. Throws std::bad_alloc, as it returns no Result.
[[nodiscard]] std::vector<std::vector<metrics::ConfusionMatrix>>
sweepMatrices(const model::ScoredColumns& columns, const metrics::ThresholdGrid& grid,
              metrics::NliThresholds nli);

// The same for other scores than the stored FHRI, by position; a sample whose score is NaN is in no figure.
[[nodiscard]] std::vector<std::vector<metrics::ConfusionMatrix>>
sweepMatrices(const model::ScoredColumns& columns, std::span<const double> scores,
              const metrics::ThresholdGrid& grid, metrics::NliThresholds nli);

// By scenario of the columns. `scores` by position (NaN: none), `tau` by scenario.
[[nodiscard]] std::vector<StoredPredictions> storedPredictions(const model::ScoredColumns& columns,
                                                               std::span<const double> scores,
                                                               std::span<const double> tau, double nliHard);

// What thresholdSweep() and the other evaluations check before they begin. Error: InvalidArgument (NLI limits
// or constraints outside [0,1], soft > hard, a negative cost, beta out of its range).
[[nodiscard]] base::Result<> checkSweepSettings(const SweepSettings& settings);

// The indexes of the named scenarios, ascending and each once; all of them when no name is given. Error:
// NotFound (a scenario that the set does not have).
[[nodiscard]] base::Result<std::vector<std::uint16_t>>
scenarioIndexesOf(const model::ScoredColumns& columns, const std::vector<std::string>& names);

// Errors: InvalidArgument (as checkSweepSettings()), NotFound (a scenario that
// the set does not have), InputNotUsable (no scored sample), Cancelled, StorageFailure (not enough memory).
[[nodiscard]] base::Result<ThresholdSweep> thresholdSweep(const model::ScoredColumns& columns,
                                                          const SweepSettings& settings,
                                                          const std::stop_token& stop,
                                                          base::ProgressSink& progress);

} // namespace assay::evaluate
