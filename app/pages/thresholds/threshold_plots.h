// The two charts of the thresholds page: the precision-recall curve of each class, and the figures along the
// threshold. The page, its PDF and the tests share them.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"
#include "core/plot/chart.h"
#include "core/plot/thinning.h"
#include "widgets/charts/plot_overlay.h"

#include <QString>
#include <QStringList>
#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace assay::app {

// How much of a curve is drawn at most, a step counting as two points: all that can be seen, or what is soon
// there while a limit or a weight moves.
inline constexpr std::size_t kWholeCurve = plot::kDrawnPoints;
inline constexpr std::size_t kMovingCurve = 200;

// The figures along the threshold in at most so many drawn points.
struct DrawnCurve {
    std::vector<metrics::ThresholdCurvePoint> points;
    bool exact = false; // a point at every distinct score: by steps
};

[[nodiscard]] DrawnCurve drawnCurve(const metrics::ThresholdIndex& index, std::size_t drawn);

// How many points of a precision-recall curve are then drawn.
[[nodiscard]] constexpr std::size_t prPointsOf(std::size_t drawn) {
    return drawn / 2 - 1; // by steps, and one at recall 0
}

// The threshold of a curve's point as the limit that takes what it took. The hallucination curve runs over
// 1 - FHRI: told as the FHRI below which a sample is taken.
[[nodiscard]] QString limitText(model::Label label, double threshold);

// Why a chart shows nothing: there is no set, or one without a scored sample.
[[nodiscard]] QString noCurveText(bool hasSet);

// The curves, and what the read-out needs to name each of their points.
struct PrPlot {
    plot::Chart chart;
    std::vector<model::Label> labels;                  // per series
    std::vector<std::vector<metrics::PrPoint>> points; // per series
    [[nodiscard]] QString hoverText(int series, int point) const;
};

[[nodiscard]] PrPlot prPlot(const ThresholdController& controller, std::size_t drawn = kWholeCurve);

// Where the decision stands on each curve: precision and recall of the class at the present threshold, among
// the samples its curve is drawn over. A class without a defined point has no marker.
[[nodiscard]] widgets::PlotOverlay prOverlay(const metrics::ConfusionMatrix& matrix);

[[nodiscard]] plot::Chart tauPlot(const ThresholdController& controller, std::size_t drawn = kWholeCurve);
[[nodiscard]] widgets::PlotOverlay tauOverlay(const ThresholdController& controller,
                                              const metrics::ClassificationFigures& figures);

// A threshold as a line across a chart.
[[nodiscard]] plot::ChartMark tauMark(double tau, const QString& label, plot::LineStyle style,
                                      bool emphasised = false);

// Of tauPlot(): the point's own words, and below them the cheapest threshold with what it costs where errors
// have a price.
[[nodiscard]] std::function<QString(int series, int point)> tauHover(const ThresholdController& controller,
                                                                     const plot::Chart& chart);

// What was pinned of a scope; none where nothing is.
[[nodiscard]] std::optional<plot::ChartMark> pinMark(const ThresholdController& controller, int scope);

// What a picture of a scope is of, below its title: the set, the scope and n; τ, limits and weights.
[[nodiscard]] QStringList pictureNote(const ThresholdController& controller, int scope);

[[nodiscard]] plot::Chart chartOf(const QString& title, plot::LineChart lines);

} // namespace assay::app
