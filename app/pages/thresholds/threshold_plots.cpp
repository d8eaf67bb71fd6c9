#include "app/pages/thresholds/threshold_plots.h"

#include "app/pages/thresholds/verdict_text.h"
#include "core/metrics/classification/system_pr_curve.h"
#include "core/metrics/classification/threshold_cost.h"
#include "core/plot/chart_style.h"
#include "core/results/thresholds/curve_charts.h"
#include "core/results/thresholds/threshold_words.h"
#include "widgets/charts/plot_text.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace assay::app {

using plot::Chart; // lupdate loses the class of a text in a function whose type is qualified

using model::Label;
using results::thresholds::lookOf;
using results::thresholds::spotAt;
using widgets::PlotOverlay;

namespace {

struct ThresholdPlotsText {
    Q_DECLARE_TR_FUNCTIONS(assay::app::ThresholdPlots)
};

} // namespace

plot::Chart chartOf(const QString& title, plot::LineChart lines) {
    plot::Chart chart;
    chart.title = title.toStdString();
    chart.body = std::move(lines);
    return chart;
}

QStringList pictureNote(const ThresholdController& controller, int scope) {
    if (!controller.hasData()) {
        return {};
    }
    QString settings = ThresholdPlotsText::tr("τ %1 · NLI soft %2, hard %3")
                           .arg(tauText(controller.tau(scope)), tauText(controller.nliThresholds().soft),
                                tauText(controller.nliThresholds().hard));
    if (controller.scoring().kind != model::ScoringKind::Stored) {
        settings += ThresholdPlotsText::tr(" · FHRI recomputed");
    }
    return {ThresholdPlotsText::tr("%1 · %2 · n = %3")
                .arg(QString::fromStdString(controller.data()->info.name), controller.scopeName(scope),
                     widgets::countText(controller.sampleCount(scope))),
            settings};
}

DrawnCurve drawnCurve(const metrics::ThresholdIndex& index, std::size_t drawn) {
    const bool exact = metrics::thresholdCurveIsExact(index, drawn / 2);
    return {metrics::thresholdCurve(index, exact ? drawn / 2 : drawn), exact};
}

QString limitText(Label label, double threshold) {
    switch (label) {
    case Label::Contradiction:
        return ThresholdPlotsText::tr("NLI ≥ %1").arg(widgets::proportionText(threshold));
    case Label::Hallucination:
        return ThresholdPlotsText::tr("FHRI ≤ %1").arg(widgets::proportionText(1 - threshold));
    case Label::Accurate:
        break;
    }
    return ThresholdPlotsText::tr("FHRI ≥ %1").arg(widgets::proportionText(threshold));
}

QString PrPlot::hoverText(int series, int point) const {
    const Label label = labels[static_cast<std::size_t>(series)];
    // The first point is drawn twice, from recall 0 on.
    const metrics::PrPoint& at =
        points[static_cast<std::size_t>(series)][static_cast<std::size_t>(std::max(point - 1, 0))];
    const QString among = label == Label::Contradiction
                              ? ThresholdPlotsText::tr("among all samples")
                              : ThresholdPlotsText::tr("among samples that NLI does not take");
    return ThresholdPlotsText::tr("%1 · %2\nprecision %3, recall %4\n%5 right of %6 taken, %7")
        .arg(labelText(label), limitText(label, at.threshold), widgets::proportionText(at.precision),
             widgets::proportionText(at.recall), widgets::countText(at.truePositives),
             widgets::countText(at.taken), among);
}

QString noCurveText(bool hasSet) {
    return hasSet ? ThresholdPlotsText::tr("No class has a curve: the set has no scored sample.")
                  : ThresholdPlotsText::tr("No set is loaded. Import scores or choose a set.");
}

PrPlot prPlot(const ThresholdController& controller, std::size_t drawn) {
    PrPlot plot;
    plot::LineChart lines;
    // The rule takes contradictions first; the FHRI classes are told apart among the rest.
    lines.x.title = ThresholdPlotsText::tr("Recall (FHRI: after NLI)").toStdString();
    lines.y.title = ThresholdPlotsText::tr("Precision").toStdString();
    lines.chanceName = ThresholdPlotsText::tr("prevalence").toStdString();
    lines.emptyText = noCurveText(controller.hasData()).toStdString();
    for (const Label label : model::kLabels) {
        std::vector<metrics::PrPoint> points = controller.hasData()
                                                   ? controller.prCurve(label, prPointsOf(drawn))
                                                   : std::vector<metrics::PrPoint>();
        if (points.empty()) {
            continue;
        }
        const QString name =
            ThresholdPlotsText::tr("%1, AP %2")
                .arg(labelText(label), widgets::proportionText(controller.averagePrecision(label), 3));
        lines.series.push_back(results::thresholds::precisionOverRecall(
            points, name.toStdString(), metrics::prevalence(controller.scopeIndex(), label)));
        lines.series.back().look = lookOf(label);
        plot.labels.push_back(label);
        plot.points.push_back(std::move(points));
    }
    plot.chart = chartOf(ThresholdPlotsText::tr("Precision and recall per class"), std::move(lines));
    return plot;
}

PlotOverlay prOverlay(const metrics::ConfusionMatrix& matrix) {
    PlotOverlay overlay;
    const auto add = [&](Label label, std::int64_t right, std::int64_t taken, std::int64_t ofClass) {
        if (taken > 0 && ofClass > 0) {
            overlay.spots.push_back(spotAt({static_cast<double>(right) / static_cast<double>(ofClass),
                                            static_cast<double>(right) / static_cast<double>(taken)},
                                           lookOf(label)));
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

plot::ChartMark tauMark(double tau, const QString& label, plot::LineStyle style, bool emphasised) {
    plot::ChartMark mark;
    mark.x = tau;
    mark.label = label.toStdString();
    mark.style = style;
    mark.emphasised = emphasised;
    return mark;
}

std::optional<plot::ChartMark> pinMark(const ThresholdController& controller, int scope) {
    const std::optional<ThresholdPin>& pin = controller.pinned();
    if (!pin || static_cast<std::size_t>(scope) >= pin->tau.size()) {
        return std::nullopt;
    }
    const double tau = pin->tau[static_cast<std::size_t>(scope)];
    return tauMark(tau, ThresholdPlotsText::tr("pinned %1").arg(tauText(tau)), plot::LineStyle::DashDot);
}

Chart tauPlot(const ThresholdController& controller, std::size_t drawn) {
    plot::LineChart lines;
    lines.x.title = ThresholdPlotsText::tr("Threshold τ").toStdString();
    lines.y.title = ThresholdPlotsText::tr("F1, recall, precision").toStdString();
    lines.emptyText = noCurveText(controller.hasData()).toStdString();
    const QString title = ThresholdPlotsText::tr("Figures against the threshold");
    if (!controller.hasData()) {
        return chartOf(title, std::move(lines));
    }
    const DrawnCurve curve = drawnCurve(controller.scopeIndex(), drawn);
    lines.series = results::thresholds::figuresAgainstThreshold(
        curve.points, curve.exact,
        {ThresholdPlotsText::tr("Macro-F1").toStdString(),
         ThresholdPlotsText::tr("halluc. recall").toStdString(),
         ThresholdPlotsText::tr("accurate precision").toStdString(),
         ThresholdPlotsText::tr("contrad. recall").toStdString()});
    for (const metrics::ThresholdRange& range : controller.feasibleRanges()) {
        lines.bands.push_back(
            {range.from, range.to, ThresholdPlotsText::tr("feasible").toStdString(), range.fromIncluded});
    }
    const ThresholdController::GridSweep sweep = controller.gridSweep(controller.scope());
    if (sweep.best) {
        lines.marks.push_back(tauMark(sweep.points[sweep.best->index].tau,
                                      sweep.best->feasible ? ThresholdPlotsText::tr("τ*")
                                                           : ThresholdPlotsText::tr("least violating"),
                                      plot::LineStyle::Dash));
    }
    lines.marks.push_back(tauMark(controller.predeterminedTau(controller.scope()),
                                  ThresholdPlotsText::tr("default"), plot::LineStyle::Dot));
    if (sweep.cheapest) {
        const double tau = sweep.points[*sweep.cheapest].tau;
        lines.marks.push_back(results::thresholds::costMark(
            tau, results::thresholds::cheapestMarkText(tau, widgets::WindowWording()),
            results::thresholds::leastCostText(widgets::WindowWording())));
    }
    if (const auto pinned = pinMark(controller, controller.scope())) {
        lines.marks.push_back(*pinned);
    }
    return chartOf(title, std::move(lines));
}

std::function<QString(int series, int point)> tauHover(const ThresholdController& controller,
                                                       const plot::Chart& chart) {
    if (!controller.hasData() || !controller.costs()) {
        return {};
    }
    const ThresholdController::GridSweep sweep = controller.gridSweep(controller.scope());
    if (!sweep.cheapest) {
        return {};
    }
    const ThresholdController::GridPoint& point = sweep.points[*sweep.cheapest];
    const double cost = metrics::costPerSample(point.matrix, *controller.costs()).value_or(0);
    const QString cheapest = QString::fromStdString(
        results::thresholds::cheapestText(point.tau, cost, *controller.costs(), widgets::WindowWording()));
    return [lines = std::get<plot::LineChart>(chart.body), cheapest](int series, int at) {
        return widgets::describePoint(lines, series, at) + QLatin1Char('\n') + cheapest;
    };
}

PlotOverlay tauOverlay(const ThresholdController& controller, const metrics::ClassificationFigures& figures) {
    PlotOverlay overlay;
    const double tau = controller.tau();
    overlay.marks.push_back(
        tauMark(tau, ThresholdPlotsText::tr("τ %1").arg(tauText(tau)), plot::LineStyle::Solid, true));
    const auto add = [&](std::optional<double> value, plot::ChartLook look) {
        if (value) {
            overlay.spots.push_back(spotAt({tau, *value}, look));
        }
    };
    add(figures.macroF1, plot::kLookMacro);
    add(figures.of(Label::Hallucination).recall, lookOf(Label::Hallucination));
    add(figures.of(Label::Accurate).precision, lookOf(Label::Accurate));
    add(figures.of(Label::Contradiction).recall, lookOf(Label::Contradiction));
    return overlay;
}

} // namespace assay::app
