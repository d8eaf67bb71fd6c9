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

std::vector<plot::ChartSeries> figuresAgainstThreshold(std::span<const metrics::ThresholdCurvePoint> curve,
                                                       bool exact, const FigureNames& names) {
    using metrics::ClassificationFigures;
    using model::Label;
    std::vector<plot::ChartSeries> all{
        againstThreshold(curve, exact, names.macroF1,
                         [](const ClassificationFigures& of) { return of.macroF1; }),
        againstThreshold(curve, exact, names.hallucinationRecall,
                         [](const ClassificationFigures& of) { return of.of(Label::Hallucination).recall; }),
        againstThreshold(curve, exact, names.accuratePrecision,
                         [](const ClassificationFigures& of) { return of.of(Label::Accurate).precision; }),
        againstThreshold(curve, exact, names.contradictionRecall,
                         [](const ClassificationFigures& of) { return of.of(Label::Contradiction).recall; })};
    constexpr std::array kLooks{plot::kLookMacro, plot::kLookHallucination, plot::kLookAccurate,
                                plot::kLookContradiction};
    constexpr std::array kStyles{plot::LineStyle::Solid, plot::LineStyle::Dash, plot::LineStyle::DashDot,
                                 plot::LineStyle::Dot};
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i].look = kLooks[i];
        all[i].style = kStyles[i];
    }
    std::erase_if(all, [](const plot::ChartSeries& series) { return series.points.empty(); });
    return all;
}

plot::ChartMark costMark(double tau, std::string label, std::string legend) {
    plot::ChartMark mark;
    mark.x = tau;
    mark.label = std::move(label);
    mark.style = plot::LineStyle::LongDash;
    mark.legend = std::move(legend);
    return mark;
}

plot::ChartSpot spotAt(plot::ChartPoint at, plot::ChartLook look) {
    plot::ChartSpot spot;
    spot.at = at;
    spot.look = look;
    spot.shape = plot::seriesStyle(look.value_or(0)).marker;
    return spot;
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
