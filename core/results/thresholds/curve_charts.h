// The curves of the threshold subject as series of a chart: figures along the threshold, and precision
// against recall. The page, its PDF and the report draw these. Pure functions.
//
//   const auto curve = metrics::thresholdCurve(index, 200);
//   lines.series.push_back(againstThreshold(curve, metrics::thresholdCurveIsExact(index, 200), "Macro-F1",
//                                           [](const auto& figures) { return figures.macroF1; }));
#pragma once

#include "core/metrics/classification/threshold_curve.h"
#include "core/metrics/classification/threshold_index.h"
#include "core/model/label.h"
#include "core/plot/chart.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace assay::results::thresholds {

// How a class is drawn in every chart.
[[nodiscard]] plot::ChartLook lookOf(model::Label label) noexcept;

// `curve` as metrics::thresholdCurve() gives it. Where it is exact, by steps: a figure holds from just above
// one point's threshold up to the next one's. A gap where the figure is undefined; the
// curve ends with the last point that has one, so none is left where it has none anywhere.
[[nodiscard]] plot::ChartSeries
againstThreshold(std::span<const metrics::ThresholdCurvePoint> curve, bool exact, std::string name,
                 const std::function<std::optional<double>(const metrics::ClassificationFigures&)>& figure);

struct FigureNames {
    std::string macroF1, hallucinationRecall, accuratePrecision, contradictionRecall;
};

// Macro-F1 and what constraints ask for, in that order and each with its look; one that is undefined
// everywhere is left out.
[[nodiscard]] std::vector<plot::ChartSeries>
figuresAgainstThreshold(std::span<const metrics::ThresholdCurvePoint> curve, bool exact,
                        const FigureNames& names);

// The threshold of least cost as a line of its own kind, which no other mark of a threshold has; `legend` is
// what the legend calls it.
[[nodiscard]] plot::ChartMark costMark(double tau, std::string label, std::string legend);

// A point of what has that look, in its shape.
[[nodiscard]] plot::ChartSpot spotAt(plot::ChartPoint at, plot::ChartLook look);

// Precision over recall by steps, as average precision adds them up: the precision of a point holds over the
// recall that it adds to the point before, from recall 0. Over all points of the curve the area below it is
// the average precision. The first point is doubled at recall 0, so that point i of the curve is point i + 1
// of the series. `prevalence` is the level that luck alone would give.
[[nodiscard]] plot::ChartSeries precisionOverRecall(std::span<const metrics::PrPoint> points,
                                                    std::string name, std::optional<double> prevalence);

} // namespace assay::results::thresholds
