#include "app/pages/thresholds/threshold_plots.h"

#include "app/pages/thresholds/class_look.h"
#include "app/pages/thresholds/verdict_text.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/theme.h"

#include <QCoreApplication>

namespace assay::app {

using widgets::PlotOverlay;
using widgets::PlotSpec;

namespace {

struct ThresholdPlotsText {
    Q_DECLARE_TR_FUNCTIONS(assay::app::ThresholdPlots)
};

// One figure along tau. At an exact curve's point the figure holds back to the point before it, so it is
// drawn as a step; undefined stretches are left out.
template <typename Figure>
widgets::PlotSeries figureSeries(const std::vector<metrics::ThresholdCurvePoint>& curve, bool exact,
                                 const QString& name, int colour, widgets::LineStyle style, Figure figure) {
    widgets::PlotSeries series;
    series.name = name;
    series.colour = colour;
    series.style = style;
    for (std::size_t i = 0; i < curve.size(); ++i) {
        const std::optional<double> value = figure(curve[i].figures);
        if (!value) {
            continue;
        }
        if (exact && i > 0) {
            series.points.append({curve[i - 1].threshold, *value});
        }
        series.points.append({curve[i].threshold, *value});
    }
    return series;
}

} // namespace

QString PrPlot::hoverText(int series, int point) const {
    const model::Label label = labels[static_cast<std::size_t>(series)];
    const metrics::PrPoint& at = points[static_cast<std::size_t>(series)][static_cast<std::size_t>(point)];
    // The hallucination curve runs over 1 - FHRI: told as the FHRI below which a sample is taken.
    const QString threshold =
        label == model::Label::Contradiction
            ? ThresholdPlotsText::tr("NLI ≥ %1").arg(widgets::proportionText(at.threshold))
        : label == model::Label::Hallucination
            ? ThresholdPlotsText::tr("FHRI ≤ %1").arg(widgets::proportionText(1 - at.threshold))
            : ThresholdPlotsText::tr("FHRI ≥ %1").arg(widgets::proportionText(at.threshold));
    const QString among = label == model::Label::Contradiction
                              ? ThresholdPlotsText::tr("among all samples")
                              : ThresholdPlotsText::tr("among samples that NLI does not take");
    return ThresholdPlotsText::tr("%1 · %2\nprecision %3, recall %4\n%5 right of %6 taken, %7")
        .arg(labelText(label), threshold, widgets::proportionText(at.precision),
             widgets::proportionText(at.recall), widgets::countText(at.truePositives),
             widgets::countText(at.taken));
}

PrPlot prPlot(const ThresholdController& controller) {
    PrPlot plot;
    plot.spec.title = ThresholdPlotsText::tr("Precision and recall per class");
    // The rule takes contradictions first; the FHRI classes are told apart among the rest.
    plot.spec.x = {.title = ThresholdPlotsText::tr("Recall (FHRI: after NLI)")};
    plot.spec.y = {.title = ThresholdPlotsText::tr("Precision")};
    plot.spec.emptyText = ThresholdPlotsText::tr("No set is loaded. Import scores or choose a set.");
    if (!controller.hasData()) {
        return plot;
    }
    for (const model::Label label : model::kLabels) {
        std::vector<metrics::PrPoint> points = controller.prCurve(label, kCurvePoints);
        if (points.empty()) {
            continue;
        }
        widgets::PlotSeries series;
        series.name =
            ThresholdPlotsText::tr("%1, AP %2")
                .arg(labelText(label), widgets::proportionText(controller.averagePrecision(label), 3));
        series.colour = colourOf(label);
        series.style = styleOf(label);
        for (const metrics::PrPoint& point : points) {
            series.points.append({point.recall, point.precision});
        }
        plot.spec.series.append(series);
        plot.labels.push_back(label);
        plot.points.push_back(std::move(points));
    }
    plot.spec.emptyText = ThresholdPlotsText::tr("No class has a curve: the set has no scored sample.");
    return plot;
}

PlotOverlay prOverlay(const metrics::ConfusionMatrix& matrix) {
    using model::Label;
    widgets::PlotOverlay overlay;
    const auto add = [&](Label label, std::int64_t right, std::int64_t taken, std::int64_t ofClass) {
        if (taken > 0 && ofClass > 0) {
            overlay.points.append({.at = {static_cast<double>(right) / static_cast<double>(ofClass),
                                          static_cast<double>(right) / static_cast<double>(taken)},
                                   .label = {},
                                   .colour = colourOf(label),
                                   .shape = shapeOf(label)});
        }
    };
    // The FHRI curves are drawn over the samples that the NLI rule does not take.
    for (const Label label : {Label::Accurate, Label::Hallucination}) {
        add(label, matrix.at(label, label), matrix.columnSum(label),
            matrix.rowSum(label) - matrix.at(label, Label::Contradiction));
    }
    add(Label::Contradiction, matrix.at(Label::Contradiction, Label::Contradiction),
        matrix.columnSum(Label::Contradiction), matrix.rowSum(Label::Contradiction));
    return overlay;
}

PlotSpec tauPlot(const ThresholdController& controller) {
    widgets::PlotSpec spec;
    spec.title = ThresholdPlotsText::tr("Figures against the threshold");
    spec.x = {.title = ThresholdPlotsText::tr("Threshold τ")};
    spec.y = {.title = ThresholdPlotsText::tr("Figure")};
    spec.emptyText = ThresholdPlotsText::tr("No set is loaded. Import scores or choose a set.");
    if (!controller.hasData()) {
        return spec;
    }
    const std::vector<metrics::ThresholdCurvePoint> curve = controller.thresholdCurve(kCurvePoints);
    const bool exact = controller.thresholdCurveIsExact(kCurvePoints);
    using metrics::ClassificationFigures;
    using model::Label;
    spec.series = {
        figureSeries(curve, exact, ThresholdPlotsText::tr("Macro-F1"), widgets::kColourMacro,
                     widgets::LineStyle::Solid, [](const ClassificationFigures& f) { return f.macroF1; }),
        figureSeries(curve, exact, ThresholdPlotsText::tr("halluc. recall"), colourOf(Label::Hallucination),
                     widgets::LineStyle::Dash,
                     [](const ClassificationFigures& f) { return f.of(Label::Hallucination).recall; }),
        figureSeries(curve, exact, ThresholdPlotsText::tr("accurate precision"), colourOf(Label::Accurate),
                     widgets::LineStyle::DashDot,
                     [](const ClassificationFigures& f) { return f.of(Label::Accurate).precision; }),
        figureSeries(curve, exact, ThresholdPlotsText::tr("contrad. recall"), colourOf(Label::Contradiction),
                     widgets::LineStyle::Dot,
                     [](const ClassificationFigures& f) { return f.of(Label::Contradiction).recall; }),
    };
    spec.series.removeIf([](const widgets::PlotSeries& series) { return series.points.isEmpty(); });
    for (const metrics::ThresholdRange& range : controller.feasibleRanges()) {
        spec.bands.append({.from = range.from,
                           .to = range.to,
                           .name = ThresholdPlotsText::tr("feasible"),
                           .fromIncluded = range.fromIncluded});
    }
    const ThresholdController::GridSweep sweep = controller.gridSweep(controller.scope());
    if (sweep.best) {
        spec.lines.append({.x = sweep.points[sweep.best->index].tau,
                           .label = sweep.best->feasible ? ThresholdPlotsText::tr("τ*")
                                                         : ThresholdPlotsText::tr("least violating"),
                           .style = widgets::LineStyle::Dash});
    }
    spec.lines.append({.x = controller.predeterminedTau(controller.scope()),
                       .label = ThresholdPlotsText::tr("default"),
                       .style = widgets::LineStyle::Dot});
    return spec;
}

PlotOverlay tauOverlay(const ThresholdController& controller, const metrics::ClassificationFigures& figures) {
    using model::Label;
    widgets::PlotOverlay overlay;
    const double tau = controller.tau();
    overlay.lines.append({.x = tau,
                          .label = ThresholdPlotsText::tr("τ %1").arg(tauText(tau)),
                          .style = widgets::LineStyle::Solid,
                          .emphasised = true});
    const auto add = [&](std::optional<double> value, int colour, widgets::MarkerShape shape) {
        if (value) {
            overlay.points.append({.at = {tau, *value}, .label = {}, .colour = colour, .shape = shape});
        }
    };
    add(figures.macroF1, widgets::kColourMacro, widgets::MarkerShape::Triangle);
    add(figures.of(Label::Hallucination).recall, colourOf(Label::Hallucination),
        shapeOf(Label::Hallucination));
    add(figures.of(Label::Accurate).precision, colourOf(Label::Accurate), shapeOf(Label::Accurate));
    add(figures.of(Label::Contradiction).recall, colourOf(Label::Contradiction),
        shapeOf(Label::Contradiction));
    return overlay;
}

} // namespace assay::app
