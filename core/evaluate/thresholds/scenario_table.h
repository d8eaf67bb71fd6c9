// One row per scenario, and one for all samples together: what a threshold of its own is worth to a scenario,
// and how firm that threshold is. Source: FHRI experimental design, sections 3.9.1 (conditions A and B),
// 3.9.2 and 3.9.3.4.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/thresholds/decision_shares.h"
#include "core/evaluate/thresholds/enough_samples.h"
#include "core/evaluate/thresholds/threshold_sweep.h"
#include "core/metrics/classification/confusion_matrix.h"
#include "core/metrics/classification/threshold_selection.h"
#include "core/model/scored_columns.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

// |change of F1| at tau +- 0.05: below 0.02 robust, from 0.05 on sensitive. A change within 1e-12 of a limit
// counts as that limit, so that rounding never decides. Of too few samples (enough_samples.h) none is said.
enum class Robustness : std::uint8_t { Robust, Moderate, Sensitive, CannotBeJudged };

// "robust", "moderate", "sensitive", "cannot_be_judged".
[[nodiscard]] std::string_view robustnessName(Robustness robustness) noexcept;
// Of enough samples.
[[nodiscard]] Robustness robustnessOf(double largestChange) noexcept;

inline constexpr double kPerturbation = 0.05;
inline constexpr double kBenefitsFrom = 0.10; // a change of F1 above it: a threshold of its own pays
inline constexpr double kHighRiskFrom = 0.75; // the document's first tier
inline constexpr double kLenientUpTo = 0.55;  // its fourth tier

// `threshold` + `by` in whole millionths, as all thresholds of the table are, so that 0.70 - 0.05 is the 0.65
// of the grid. May leave [0,1].
[[nodiscard]] double perturbed(double threshold, double by) noexcept;

// Macro-F1 there minus Macro-F1 at the row's own threshold, both over the classes in the truth of the row;
// nullopt where tau +- 0.05 leaves [0,1].
struct Perturbation {
    std::optional<double> down;
    std::optional<double> up;
    std::optional<double> largest; // the larger absolute value of the two
    std::optional<Robustness> robustness;
};

struct ScenarioRow {
    std::string scenario; // empty for the global row and for samples without a scenario
    bool global = false;
    std::int64_t n = 0; // samples that have a score
    double predetermined = 0.70;
    // On the grid; nullopt without samples. The threshold of the row, tau*, is that of `best->index`: the
    // best feasible one, or the least violating where none is feasible.
    std::optional<metrics::BestThreshold> best;
    // At the predetermined threshold (of the global row: at each scenario's own predetermined one), at tau*,
    // and at the global tau*.
    SweepPoint atDefault;
    SweepPoint atOwn;
    SweepPoint atGlobal;
    // Macro-F1 at tau* minus at the global tau*, both over the classes in the truth of the row.
    std::optional<double> generalisation;
    bool benefits = false;           // more than 0.10 of it
    std::vector<Shortage> shortages; // not empty: robustness and benefit cannot be judged
    Perturbation perturbation;
    DecisionShares shares; // at tau*
};

// Sample variance (n - 1) of Macro-F1 over the scenarios; nullopt below two scenarios.
struct FigureVariance {
    std::optional<double> atDefault;
    std::optional<double> atOwn;
    std::optional<double> atGlobal;
};

struct ScenarioTable {
    std::vector<ScenarioRow> rows; // global first, then in the order of ScoredColumns::scenarios
    FigureVariance variance;
    std::vector<std::size_t> highRisk; // rows of scenarios: none feasible, or tau* >= 0.75
    std::vector<std::size_t> lenient;  // feasible with tau* <= 0.55
    std::int64_t withoutScore = 0;     // samples of the chosen scenarios whose score is NaN: in no figure
};

// `scores` by position, NaN for none. One pass over the samples and no sorting. Errors: InvalidArgument
// (settings, or another number of scores than samples), NotFound (a scenario), StorageFailure (memory).
[[nodiscard]] base::Result<ScenarioTable> scenarioTable(const model::ScoredColumns& columns,
                                                        std::span<const double> scores,
                                                        const SweepSettings& settings);

} // namespace assay::evaluate
