#include "app/pages/thresholds/curve_plots.h"

#include "app/pages/thresholds/class_look.h"
#include "app/pages/thresholds/threshold_plots.h"
#include "app/pages/thresholds/verdict_text.h"
#include "core/metrics/classification/calibration.h"
#include "core/metrics/classification/roc_curve.h"
#include "core/metrics/classification/score_histogram.h"
#include "core/metrics/classification/system_pr_curve.h"
#include "core/statistics/interval.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/theme.h"

#include <QCoreApplication>
#include <algorithm>

namespace assay::app {

using widgets::PlotOverlay;
using widgets::PlotSpec;

namespace {

using model::Label;
using widgets::countText;
using widgets::proportionText;

constexpr std::size_t kSmallCurvePoints = 100; // of a small plot
constexpr std::size_t kComponentBins = 20;
constexpr std::size_t kDistributionBins = 40;

struct CurvePlotsText {
    Q_DECLARE_TR_FUNCTIONS(assay::app::CurvePlots)
};

// The threshold of a curve's point as the limit that takes what it took.
QString limitText(Label label, double threshold) {
    switch (label) {
    case Label::Contradiction:
        return CurvePlotsText::tr("NLI ≥ %1").arg(proportionText(threshold));
    case Label::Hallucination:
        return CurvePlotsText::tr("FHRI ≤ %1").arg(proportionText(1 - threshold));
    case Label::Accurate:
        break;
    }
    return CurvePlotsText::tr("FHRI ≥ %1").arg(proportionText(threshold));
}

widgets::PlotSeries classSeries(Label label, const QString& name) {
    widgets::PlotSeries series;
    series.name = name;
    series.colour = colourOf(label);
    series.style = styleOf(label);
    return series;
}

widgets::PlotSeries diagonal(const QString& name) {
    widgets::PlotSeries series;
    series.name = name;
    series.points = {{0, 0}, {1, 1}};
    series.colour = widgets::kColourExtra;
    series.style = widgets::LineStyle::Dot;
    return series;
}

QString noSetText() {
    return CurvePlotsText::tr("No set is loaded. Import scores or choose a set.");
}

// Counts per bin as a filled step line of each class, from the left end of the first bin to the right end of
// the last.
enum class Names : std::uint8_t { Whole, Short };

// For a chart of little width.
QString shortLabelText(Label label) {
    switch (label) {
    case Label::Hallucination:
        return CurvePlotsText::tr("halluc.");
    case Label::Contradiction:
        return CurvePlotsText::tr("contrad.");
    case Label::Accurate:
        break;
    }
    return labelText(label);
}

QList<widgets::PlotSeries> histogramSeries(const metrics::ScoreHistogram& histogram, double& highest,
                                           Names names = Names::Whole) {
    QList<widgets::PlotSeries> all;
    highest = 0;
    for (const Label label : model::kLabels) {
        const metrics::ClassHistogram& ofClass = histogram.of(label);
        if (ofClass.n == 0) {
            continue;
        }
        widgets::PlotSeries series = classSeries(
            label, names == Names::Short
                       ? CurvePlotsText::tr("%1 n %2").arg(shortLabelText(label), countText(ofClass.n))
                       : CurvePlotsText::tr("%1, n %2").arg(labelText(label), countText(ofClass.n)));
        series.filled = true;
        const auto bins = static_cast<double>(ofClass.counts.size());
        series.points.append({0, 0});
        for (std::size_t i = 0; i < ofClass.counts.size(); ++i) {
            const auto count = static_cast<double>(ofClass.counts[i]);
            series.points.append({static_cast<double>(i) / bins, count});
            series.points.append({static_cast<double>(i + 1) / bins, count});
            highest = std::max(highest, count);
        }
        series.points.append({1, 0});
        all.append(series);
    }
    return all;
}

QString missingText(const metrics::ScoreHistogram& histogram) {
    std::int64_t missing = 0;
    for (const metrics::ClassHistogram& ofClass : histogram.perClass) {
        missing += ofClass.missing;
    }
    return missing > 0 ? CurvePlotsText::tr("%1 without").arg(countText(missing)) : QString();
}

// The read-out of a histogram: the bin a point belongs to. Points come in pairs between the two at the ends.
QString binText(const widgets::PlotSpec& spec, int series, int point) {
    const widgets::PlotSeries& of = spec.series[series];
    const qsizetype inside = std::clamp<qsizetype>(point, 1, of.points.size() - 2);
    const qsizetype left = inside - (inside - 1) % 2;
    return CurvePlotsText::tr("%1\n%2 to %3: %4 samples")
        .arg(of.name, proportionText(of.points[left].x(), 3), proportionText(of.points[left + 1].x(), 3),
             countText(static_cast<std::int64_t>(of.points[left].y())));
}

CurvePlot distributionPlot(const ThresholdController& controller, std::span<const double> scores,
                           const QString& title, const QString& axis) {
    CurvePlot plot;
    plot.spec.title = title;
    plot.spec.x = {.title = axis};
    plot.spec.y = {.title = CurvePlotsText::tr("Samples"), .decimals = 0};
    plot.spec.emptyText = noSetText();
    if (!controller.hasData()) {
        return plot;
    }
    const std::span<const std::uint32_t> positions = controller.scopeIndex().positions();
    const auto histogram =
        metrics::scoreHistogram(scores, controller.data()->columns.label, positions, kDistributionBins);
    double highest = 0;
    plot.spec.series = histogramSeries(histogram, highest);
    plot.spec.y.max = std::max(1.0, highest * 1.05);
    if (const QString missing = missingText(histogram); !missing.isEmpty()) {
        plot.spec.x.title += QStringLiteral(" (") + missing + QLatin1Char(')');
    }
    plot.spec.emptyText = CurvePlotsText::tr("No sample of this scope has this score.");
    plot.hover = [spec = plot.spec](int series, int point) { return binText(spec, series, point); };
    return plot;
}

} // namespace

CurvePlot systemPrPlot(const ThresholdController& controller) {
    CurvePlot plot;
    plot.spec.title = CurvePlotsText::tr("Precision and recall of the whole decision");
    plot.spec.x = {.title = CurvePlotsText::tr("Recall (of all samples of the class)")};
    plot.spec.y = {.title = CurvePlotsText::tr("Precision")};
    plot.spec.emptyText = noSetText();
    if (!controller.hasData()) {
        return plot;
    }

    struct Curve {
        Label label;
        std::vector<metrics::PrPoint> points;
    };

    std::vector<Curve> curves;
    const metrics::ThresholdIndex& index = controller.scopeIndex();
    for (const Label label : model::kLabels) {
        std::vector<metrics::PrPoint> points = metrics::systemPrCurve(index, label, kCurvePoints);
        if (points.empty()) {
            continue;
        }
        widgets::PlotSeries series =
            classSeries(label, CurvePlotsText::tr("%1, AP %2, recall ≤ %3")
                                   .arg(labelText(label),
                                        proportionText(metrics::systemAveragePrecision(index, label), 3),
                                        proportionText(metrics::highestSystemRecall(index, label), 2)));
        for (const metrics::PrPoint& point : points) {
            series.points.append({point.recall, point.precision});
        }
        plot.spec.series.append(series);
        curves.push_back({label, std::move(points)});
    }
    plot.spec.emptyText = CurvePlotsText::tr("No class has a curve: the set has no scored sample.");
    plot.hover = [curves = std::move(curves)](int series, int point) {
        const Curve& curve = curves[static_cast<std::size_t>(series)];
        const metrics::PrPoint& at = curve.points[static_cast<std::size_t>(point)];
        return CurvePlotsText::tr("%1 · %2\nprecision %3, recall %4\n%5 right of %6 taken, among all samples")
            .arg(labelText(curve.label), limitText(curve.label, at.threshold), proportionText(at.precision),
                 proportionText(at.recall), countText(at.truePositives), countText(at.taken));
    };
    return plot;
}

PlotOverlay systemPrOverlay(const metrics::ConfusionMatrix& matrix) {
    widgets::PlotOverlay overlay;
    const metrics::ClassificationFigures figures = metrics::figuresOf(matrix);
    for (const Label label : model::kLabels) {
        const metrics::ClassFigures& of = figures.of(label);
        if (of.precision && of.recall) {
            overlay.points.append({.at = {*of.recall, *of.precision},
                                   .label = {},
                                   .colour = colourOf(label),
                                   .shape = shapeOf(label)});
        }
    }
    return overlay;
}

CurvePlot rocPlot(const ThresholdController& controller) {
    CurvePlot plot;
    plot.spec.title = CurvePlotsText::tr("ROC, each class against the rest");
    plot.spec.x = {.title = CurvePlotsText::tr("False positive rate (after NLI)")};
    plot.spec.y = {.title = CurvePlotsText::tr("True positive rate")};
    plot.spec.emptyText = noSetText();
    if (!controller.hasData()) {
        return plot;
    }

    struct Curve {
        Label label;
        std::vector<metrics::RocPoint> points;
    };

    std::vector<Curve> curves;
    const metrics::ThresholdIndex& index = controller.scopeIndex();
    for (const Label label : model::kLabels) {
        std::vector<metrics::RocPoint> points = metrics::rocCurve(index, label, kCurvePoints);
        if (points.empty()) {
            continue;
        }
        widgets::PlotSeries series = classSeries(
            label, CurvePlotsText::tr("%1, AUC %2")
                       .arg(labelText(label), proportionText(metrics::areaUnderRoc(index, label), 3)));
        series.points.append({0, 0});
        for (const metrics::RocPoint& point : points) {
            series.points.append({point.falsePositiveRate, point.truePositiveRate});
        }
        plot.spec.series.append(series);
        curves.push_back({label, std::move(points)});
    }
    if (!curves.empty()) {
        plot.spec.series.append(diagonal(CurvePlotsText::tr("chance")));
    }
    plot.spec.emptyText = CurvePlotsText::tr("ROC needs samples of a class and of the rest.");
    plot.hover = [curves = std::move(curves)](int series, int point) {
        if (series >= static_cast<int>(curves.size()) || point == 0) {
            return QString(); // the line of chance, and the corner at which nothing is taken
        }
        const Curve& curve = curves[static_cast<std::size_t>(series)];
        const metrics::RocPoint& at = curve.points[static_cast<std::size_t>(point) - 1];
        return CurvePlotsText::tr(
                   "%1 · %2\ntrue positive rate %3, false positive rate %4\n%5 right, %6 wrong taken")
            .arg(labelText(curve.label), limitText(curve.label, at.threshold),
                 proportionText(at.truePositiveRate), proportionText(at.falsePositiveRate),
                 countText(at.truePositives), countText(at.falsePositives));
    };
    return plot;
}

PlotOverlay rocOverlay(const metrics::ConfusionMatrix& matrix) {
    widgets::PlotOverlay overlay;
    for (const Label label : model::kLabels) {
        const bool ofNli = label == Label::Contradiction;
        std::int64_t positives = 0;
        std::int64_t negatives = 0;
        for (const Label truth : model::kLabels) {
            const std::int64_t considered =
                matrix.rowSum(truth) - (ofNli ? 0 : matrix.at(truth, Label::Contradiction));
            (truth == label ? positives : negatives) += considered;
        }
        const std::int64_t right = matrix.at(label, label);
        const std::int64_t wrong = matrix.columnSum(label) - right;
        if (positives > 0 && negatives > 0) {
            overlay.points.append({.at = {static_cast<double>(wrong) / static_cast<double>(negatives),
                                          static_cast<double>(right) / static_cast<double>(positives)},
                                   .label = {},
                                   .colour = colourOf(label),
                                   .shape = shapeOf(label)});
        }
    }
    return overlay;
}

CurvePlot reliabilityPlot(const ThresholdController& controller) {
    CurvePlot plot;
    plot.spec.title = CurvePlotsText::tr("Reliability of the FHRI");
    plot.spec.x = {.title = CurvePlotsText::tr("Mean FHRI of the bin (samples that NLI does not take)")};
    plot.spec.y = {.title = CurvePlotsText::tr("Share accurate")};
    plot.spec.emptyText = noSetText();
    if (!controller.hasData()) {
        return plot;
    }
    const model::ScoredColumns& columns = controller.data()->columns;
    const metrics::Calibration found =
        metrics::calibration(controller.scores(), columns.nli, columns.label, controller.nliThresholds().hard,
                             controller.scopeIndex().positions());
    plot.spec.emptyText = CurvePlotsText::tr("No sample is left to the FHRI here.");
    if (found.n == 0) {
        return plot;
    }

    struct Bin {
        metrics::CalibrationBin bin;
        statistics::Interval interval;
    };

    std::vector<Bin> bins;
    widgets::PlotSeries share =
        classSeries(Label::Accurate, CurvePlotsText::tr("accurate, ECE %1, n %2")
                                         .arg(proportionText(found.expectedError, 4), countText(found.n)));
    widgets::PlotSeries low;
    low.name = CurvePlotsText::tr("Wilson 95 %");
    low.colour = widgets::kColourExtra;
    low.style = widgets::LineStyle::Dash;
    widgets::PlotSeries high = low;
    high.name = CurvePlotsText::tr("(upper bound)");
    for (const metrics::CalibrationBin& bin : found.bins) {
        if (const auto interval = statistics::wilsonInterval(bin.accurate, bin.n)) {
            share.points.append({*bin.meanScore, *bin.share});
            low.points.append({*bin.meanScore, interval->low});
            high.points.append({*bin.meanScore, interval->high});
            bins.push_back({bin, *interval});
        }
    }
    plot.spec.series = {share, low, high, diagonal(CurvePlotsText::tr("perfect"))};
    plot.hover = [bins = std::move(bins)](int series, int point) {
        if (series > 2) {
            return QString();
        }
        const Bin& at = bins[static_cast<std::size_t>(point)];
        return CurvePlotsText::tr("FHRI %1 to %2, mean %3\n%4 of %5 accurate: %6\nWilson 95 %: %7 to %8")
            .arg(proportionText(at.bin.from, 2), proportionText(at.bin.to, 2),
                 proportionText(at.bin.meanScore), countText(at.bin.accurate), countText(at.bin.n),
                 proportionText(at.bin.share), proportionText(at.interval.low),
                 proportionText(at.interval.high));
    };
    return plot;
}

CurvePlot fhriPlot(const ThresholdController& controller) {
    return distributionPlot(controller,
                            controller.hasData() ? controller.scores() : std::span<const double>(),
                            CurvePlotsText::tr("FHRI of each class"), CurvePlotsText::tr("FHRI"));
}

PlotOverlay fhriOverlay(const ThresholdController& controller) {
    widgets::PlotOverlay overlay;
    overlay.lines.append({.x = controller.tau(),
                          .label = CurvePlotsText::tr("τ %1").arg(tauText(controller.tau())),
                          .style = widgets::LineStyle::Solid,
                          .emphasised = true});
    return overlay;
}

CurvePlot nliPlot(const ThresholdController& controller) {
    CurvePlot plot = distributionPlot(
        controller,
        controller.hasData() ? std::span<const double>(controller.data()->columns.nli)
                             : std::span<const double>(),
        CurvePlotsText::tr("NLI of each class"), CurvePlotsText::tr("NLI contradiction score"));
    if (controller.hasData()) {
        const metrics::NliThresholds nli = controller.nliThresholds();
        plot.spec.lines = {{.x = nli.soft,
                            .label = CurvePlotsText::tr("soft %1").arg(tauText(nli.soft)),
                            .style = widgets::LineStyle::Dot},
                           {.x = nli.hard,
                            .label = CurvePlotsText::tr("hard %1").arg(tauText(nli.hard)),
                            .style = widgets::LineStyle::Dash}};
    }
    return plot;
}

QList<widgets::PlotSpec> scenarioPlots(const ThresholdController& controller) {
    QList<widgets::PlotSpec> plots;
    for (int scope = 0; scope < controller.scopeCount(); ++scope) {
        widgets::PlotSpec spec;
        spec.title = CurvePlotsText::tr("%1, n %2")
                         .arg(controller.scopeName(scope), countText(controller.sampleCount(scope)));
        spec.x = {.title = CurvePlotsText::tr("τ")};
        spec.emptyText = CurvePlotsText::tr("No scored sample.");
        widgets::PlotSeries macro;
        macro.name = CurvePlotsText::tr("Macro-F1");
        macro.colour = widgets::kColourMacro;
        widgets::PlotSeries recall = classSeries(Label::Hallucination, CurvePlotsText::tr("halluc. recall"));
        for (const metrics::ThresholdCurvePoint& point :
             metrics::thresholdCurve(controller.indexOfScope(scope), kSmallCurvePoints)) {
            if (point.figures.macroF1) {
                macro.points.append({point.threshold, *point.figures.macroF1});
            }
            if (const auto value = point.figures.of(Label::Hallucination).recall) {
                recall.points.append({point.threshold, *value});
            }
        }
        for (const widgets::PlotSeries& series : {macro, recall}) {
            if (!series.points.isEmpty()) {
                spec.series.append(series);
            }
        }
        const ThresholdController::GridSweep sweep = controller.gridSweep(scope);
        if (sweep.best) {
            const double best = sweep.points[sweep.best->index].tau;
            spec.lines.append({.x = best,
                               .label = sweep.best->feasible
                                            ? CurvePlotsText::tr("τ* %1").arg(tauText(best))
                                            : CurvePlotsText::tr("infeasible, %1").arg(tauText(best)),
                               .style = widgets::LineStyle::Dash});
        }
        plots.append(spec);
    }
    return plots;
}

PlotSpec componentPlot(const model::ScoredColumns& columns, model::Component component,
                       std::span<const std::uint32_t> positions) {
    const std::vector<double>& scores = columns.components[model::indexOf(component)];
    const auto histogram = metrics::scoreHistogram(scores, columns.label, positions, kComponentBins);
    widgets::PlotSpec spec;
    const QString letter = QString::fromLatin1(model::kComponentNames[model::indexOf(component)].data());
    const std::optional<double> separates = metrics::separation(scores, columns.label, positions);
    spec.title =
        separates ? CurvePlotsText::tr("%1, AUC %2").arg(letter, proportionText(separates, 3)) : letter;
    const QString missing = missingText(histogram);
    spec.x = {.title = missing.isEmpty() ? letter : QStringLiteral("%1 (%2)").arg(letter, missing)};
    double highest = 0;
    spec.series = histogramSeries(histogram, highest, Names::Short);
    spec.y = {.title = {}, .max = std::max(1.0, highest * 1.05), .decimals = 0};
    spec.emptyText = CurvePlotsText::tr("No sample has it.");
    return spec;
}

} // namespace assay::app
