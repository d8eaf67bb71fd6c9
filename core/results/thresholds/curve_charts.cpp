#include "core/results/thresholds/curve_charts.h"

#include "core/plot/chart_style.h"

#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace assay::results::thresholds {

plot::ChartLook lookOf(model::Label label) noexcept {
    constexpr std::array kLooks{plot::kLookAccurate, plot::kLookHallucination, plot::kLookContradiction};
    return kLooks[model::indexOf(label)];
}

plot::ChartSeries
againstThreshold(std::span<const metrics::ThresholdCurvePoint> curve, bool exact, std::string name,
                 const std::function<std::optional<double>(const metrics::ClassificationFigures&)>& figure) {
    plot::ChartSeries series{.name = std::move(name), .points = {}};
    series.steps = exact ? plot::CurveSteps::Back : plot::CurveSteps::None;
    for (const metrics::ThresholdCurvePoint& point : curve) {
        const std::optional<double> value = figure(point.figures);
        series.points.push_back({point.threshold, value.value_or(std::numeric_limits<double>::quiet_NaN())});
    }
    while (!series.points.empty() && std::isnan(series.points.back().y)) {
        series.points.pop_back();
    }
    return series;
}

plot::ChartSeries precisionOverRecall(std::span<const metrics::PrPoint> points, std::string name,
                                      std::optional<double> prevalence) {
    plot::ChartSeries series{.name = std::move(name), .points = {}};
    series.steps = plot::CurveSteps::Back;
    series.chance = prevalence;
    if (!points.empty()) {
        series.points.push_back({0, points.front().precision});
    }
    for (const metrics::PrPoint& point : points) {
        series.points.push_back({point.recall, point.precision});
    }
    return series;
}

} // namespace assay::results::thresholds
