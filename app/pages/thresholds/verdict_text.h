// Words for the outcome of a threshold choice.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"
#include "core/metrics/classification/threshold_selection.h"

#include <QString>
#include <vector>

namespace assay::app {

// "recall of hallucination": what a constraint is about.
[[nodiscard]] QString constraintText(metrics::Constraint constraint);

// "recall of hallucination 0.0000, must be at least 0.80 (0.80 short); …"
[[nodiscard]] QString violationsText(const std::vector<metrics::Violation>& violations);

// What can be said of the best threshold on the grid: that it is feasible, or what fails and by how much at
// the highest Macro-F1, and which threshold violates least.
[[nodiscard]] QString gridVerdictText(const ThresholdController::GridSweep& sweep);

// A threshold with three decimals, or four where the fourth is not 0.
[[nodiscard]] QString tauText(double tau);

// The class's name for a person.
[[nodiscard]] QString labelText(model::Label label);
// Where there is little room: "halluc."
[[nodiscard]] QString shortLabelText(model::Label label);
// The names alone of what is not met.
[[nodiscard]] QString shortViolationsText(const std::vector<metrics::Violation>& violations);

} // namespace assay::app
