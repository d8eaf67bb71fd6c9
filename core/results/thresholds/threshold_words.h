// The words of thresholds: names of classes, constraints and scopes, verdicts, and the sentences that pages
// and reports say of them. Plain functions of values; any thread.
#pragma once

#include "core/evaluate/thresholds/detector_comparison.h"
#include "core/evaluate/thresholds/enough_samples.h"
#include "core/evaluate/thresholds/scenario_table.h"
#include "core/metrics/classification/threshold_selection.h"
#include "core/model/decision_costs.h"
#include "core/model/label.h"
#include "core/words/wording.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::results::thresholds {

// "All samples", "(no scenario)", or the scenario's own name.
[[nodiscard]] std::string scopeText(std::string_view scenario, bool global, const words::Wording& wording);

// "accurate", "hallucination", "contradiction".
[[nodiscard]] std::string classText(model::Label label, const words::Wording& wording);
// "2", "0.5": the beta of F-beta as it stands in its name.
[[nodiscard]] std::string betaText(double beta, const words::Wording& wording);
// "Fβ was looked at with β = 0.5." of a decision.
[[nodiscard]] std::string decidedBetaText(double beta, const words::Wording& wording);

// "A missed hallucination costs 5.0, a refused good answer 1.0."
[[nodiscard]] std::string costsText(const model::DecisionCosts& costs, const words::Wording& wording);

// "by cost 0.62": names the mark of the cheapest threshold.
[[nodiscard]] std::string cheapestMarkText(double tau, const words::Wording& wording);
// "Threshold of least cost", of its line in a legend.
[[nodiscard]] std::string leastCostText(const words::Wording& wording);

// "Least cost at τ 0.62: 0.1234 a sample. A missed hallucination costs 5.0, a refused good answer 1.0."
[[nodiscard]] std::string cheapestText(double tau, double costPerSample, const model::DecisionCosts& costs,
                                       const words::Wording& wording);

// Where there is little room: "halluc."
[[nodiscard]] std::string briefClassText(model::Label label, const words::Wording& wording);

// "Recall of hallucination": what a constraint is about.
[[nodiscard]] std::string constraintText(metrics::Constraint constraint, const words::Wording& wording);

// "Precision of accurate is 0.68, short of 0.90 by 0.22; …", with four decimals where it is short by less
// than 0.01. Empty: nothing is violated.
[[nodiscard]] std::string violationsText(const std::vector<metrics::Violation>& violations,
                                         const words::Wording& wording);
// The names alone: "halluc. rec., accurate prec."
[[nodiscard]] std::string briefViolationsText(const std::vector<metrics::Violation>& violations,
                                              const words::Wording& wording);

// How many decimals a threshold is shown with: as many as it needs, at least these and at most four.
inline constexpr int kTauDecimals = 2;
inline constexpr int kMovedTauDecimals = 3; // where thresholds are moved by thousandths
[[nodiscard]] int tauDecimals(double tau, int least = kTauDecimals);
[[nodiscard]] std::string tauText(double tau, const words::Wording& wording, int least = kTauDecimals);

// "robust", "moderate", "sensitive", "cannot be judged", "—".
[[nodiscard]] std::string robustnessText(const std::optional<evaluate::Robustness>& robustness,
                                         const words::Wording& wording);

// "benefits" from a threshold of its own, "cannot be judged", or nothing.
[[nodiscard]] std::string benefitText(const evaluate::ScenarioRow& row, const words::Wording& wording);

// "significantly better", "cannot be judged": of A against B.
[[nodiscard]] std::string comparisonVerdictText(evaluate::ComparisonVerdict verdict,
                                                const words::Wording& wording);

// "accurate: 3 of at least 10 samples; …"
[[nodiscard]] std::string shortagesText(const std::vector<evaluate::Shortage>& shortages,
                                        const words::Wording& wording);

// "accurate, hallucination"
[[nodiscard]] std::string classesText(const metrics::ClassSet& classes, const words::Wording& wording);

// A threshold of a grid and its Macro-F1.
struct GridPlace {
    double tau = 0;
    std::optional<double> macroF1;
};

// "cannot be checked, no samples: Recall of hallucination"; empty where there is nothing.
[[nodiscard]] std::string uncheckedText(const std::vector<metrics::Constraint>& unchecked,
                                        const words::Wording& wording);

// What can be said of the best threshold of a grid: that it is feasible and what could not be asked of it, or
// what fails and by how much at the highest Macro-F1 (`highest`), and which threshold violates least
// (`chosen`).
[[nodiscard]] std::string bestText(const metrics::BestThreshold& best, const GridPlace& chosen,
                                   const GridPlace& highest, const words::Wording& wording);
[[nodiscard]] std::string noBestText(const words::Wording& wording); // there is no sample

// "Macro-F1 0.6793 · accuracy 0.7400, balanced 0.7012 · …"; says so when a class is absent from the mean.
[[nodiscard]] std::string overallText(const metrics::ClassificationFigures& figures,
                                      const words::Wording& wording);

// "a, b, c"; where there are more than ten, the first ten and how many more.
[[nodiscard]] std::string listText(const std::vector<std::string>& names, const words::Wording& wording);

} // namespace assay::results::thresholds
