// The two charts of the thresholds page as specifications: the precision-recall curve of each class, and the
// figures along the threshold. The page, its PDF and the tests share them.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"
#include "widgets/charts/plot_spec.h"

#include <QString>
#include <array>
#include <vector>

namespace assay::app {

// About what a chart's width in pixels can show.
inline constexpr std::size_t kCurvePoints = 400;

// The curves, and what the read-out needs to name each of their points.
struct PrPlot {
    widgets::PlotSpec spec;
    std::vector<model::Label> labels;                  // per series
    std::vector<std::vector<metrics::PrPoint>> points; // per series
    [[nodiscard]] QString hoverText(int series, int point) const;
};

[[nodiscard]] PrPlot prPlot(const ThresholdController& controller);

// Where the decision stands on each curve: precision and recall of the class at the present threshold, among
// the samples its curve is drawn over. A class without a defined point has no marker.
[[nodiscard]] widgets::PlotOverlay prOverlay(const metrics::ConfusionMatrix& matrix);

[[nodiscard]] widgets::PlotSpec tauPlot(const ThresholdController& controller);
[[nodiscard]] widgets::PlotOverlay tauOverlay(const ThresholdController& controller,
                                              const metrics::ClassificationFigures& figures);

} // namespace assay::app
