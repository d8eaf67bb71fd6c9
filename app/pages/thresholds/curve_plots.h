// The further charts of the thresholds page with what their read-outs say: the system's
// precision-recall curve, ROC, reliability, the scores of each class, and small ones of every scenario.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"
#include "app/pages/thresholds/threshold_plots.h"

#include <QList>
#include <QString>
#include <functional>
#include <span>

namespace assay::app {

struct CurvePlot {
    plot::Chart chart;
    std::function<QString(int series, int point)> hover; // empty: the plot's own read-out
};

// All of the scope in front, with the present limits and weights.
[[nodiscard]] CurvePlot systemPrPlot(const ThresholdController& controller, std::size_t drawn = kWholeCurve);
[[nodiscard]] CurvePlot rocPlot(const ThresholdController& controller, std::size_t drawn = kWholeCurve);
[[nodiscard]] CurvePlot reliabilityPlot(const ThresholdController& controller);
[[nodiscard]] CurvePlot fhriPlot(const ThresholdController& controller);
[[nodiscard]] CurvePlot nliPlot(const ThresholdController& controller);

// Where the decision stands on the ROC curves and the system's precision-recall curves.
[[nodiscard]] widgets::PlotOverlay systemPrOverlay(const metrics::ConfusionMatrix& matrix);
[[nodiscard]] widgets::PlotOverlay rocOverlay(const metrics::ConfusionMatrix& matrix);

// The line of the present threshold over the FHRI of each class.
[[nodiscard]] widgets::PlotOverlay fhriOverlay(const ThresholdController& controller);

// Macro-F1 and recall of hallucination along the threshold, one plot a scenario, with its best threshold and
// what was pinned.
[[nodiscard]] QList<plot::Chart> scenarioPlots(const ThresholdController& controller);

// How a component is spread over the classes, and how well it alone separates.
[[nodiscard]] plot::Chart componentPlot(const model::ScoredColumns& columns, model::Component component,
                                        std::span<const std::uint32_t> positions);

} // namespace assay::app
