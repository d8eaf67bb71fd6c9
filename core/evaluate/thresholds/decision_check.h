// Measures samples against thresholds that were decided earlier.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/thresholds/decision_shares.h"
#include "core/metrics/classification/confusion_matrix.h"
#include "core/metrics/classification/threshold_selection.h"
#include "core/model/decision.h"
#include "core/model/scored_columns.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace assay::evaluate {

struct DecisionScope {
    std::string scenario; // empty for the global scope and for samples without a scenario
    bool global = false;
    std::optional<double> tau; // the decided one; nullopt of the global scope: each scenario at its own
    bool decided = false;      // whether the decision names this scenario, rather than by its default
    std::int64_t n = 0;
    metrics::ConfusionMatrix matrix;
    metrics::ClassificationFigures figures;
    DecisionShares shares;
    std::vector<metrics::Violation> violated; // of the constraints that the decision was made under
    std::optional<double> recordedMacroF1;    // what the decision recorded for this very threshold
    std::optional<double> macroF1Difference;  // here minus recorded
};

struct DecisionCheck {
    std::vector<DecisionScope> scopes;  // global first, then in the order of ScoredColumns::scenarios
    std::vector<std::string> notInData; // scenarios that the decision names and the whole set lacks
    std::int64_t withoutScore = 0;      // samples of the scopes without a score: in no figure
};

// The constraints that a decision was made under; one that it does not name is off.
[[nodiscard]] metrics::Constraints constraintsOf(const model::Decision& decision);

// By scenario of the columns the decided threshold.
[[nodiscard]] std::vector<double> decidedThresholds(const model::ScoredColumns& columns,
                                                    const model::Decision& decision);

// `scores` by position, NaN for none: by the decision's own scoring, if it is to be measured as it was made.
// The global scope is compared with what the decision recorded of all samples; where that is missing and no
// scenario is named, with what its default recorded, which is the same. Errors: InvalidArgument (scores of
// another length), StorageFailure (memory).
[[nodiscard]] base::Result<DecisionCheck> checkDecision(const model::ScoredColumns& columns,
                                                        std::span<const double> scores,
                                                        const model::Decision& decision);

// Over these scenarios of the columns only, each once: the global scope is theirs together, and what the
// decision recorded of all samples is compared with it only where they are all that there are.
[[nodiscard]] base::Result<DecisionCheck> checkDecision(const model::ScoredColumns& columns,
                                                        std::span<const double> scores,
                                                        const model::Decision& decision,
                                                        std::span<const std::uint16_t> scenarios);

} // namespace assay::evaluate
