// The words of thresholds (core/results/thresholds/threshold_words.h) in the language of the window.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"
#include "core/metrics/classification/threshold_selection.h"

#include <QString>
#include <vector>

namespace assay::app {

// "Recall of hallucination": what a constraint is about.
[[nodiscard]] QString constraintText(metrics::Constraint constraint);

// "Precision of accurate is 0.68, short of 0.90 by 0.22; …"
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

// "Macro-F1 0.6793 · accuracy 0.7400, balanced 0.7012 · …"; says so when a class is absent from the mean.
[[nodiscard]] QString overallFiguresText(const metrics::ClassificationFigures& figures);

} // namespace assay::app
