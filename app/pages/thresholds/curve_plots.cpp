#include "app/pages/thresholds/curve_plots.h"

#include "app/pages/thresholds/threshold_plots.h"
#include "app/pages/thresholds/verdict_text.h"
#include "core/metrics/classification/calibration.h"
#include "core/metrics/classification/roc_curve.h"
#include "core/metrics/classification/score_histogram.h"
#include "core/metrics/classification/system_pr_curve.h"
#include "core/plot/chart_style.h"
#include "core/results/thresholds/curve_charts.h"
#include "core/statistics/interval.h"
#include "widgets/text/number_text.h"

#include <QCoreApplication>
#include <algorithm>

namespace assay::app {

using plot::Chart; // lupdate loses the class of a text in a function whose type is qualified
using results::thresholds::lookOf;
using results::thresholds::spotAt;
using widgets::PlotOverlay;

namespace {

using model::Label;
using widgets::countText;
using widgets::proportionText;

constexpr std::size_t kSmallCurve = 200; // drawn points of a small plot
constexpr std::size_t kComponentBins = 20;
constexpr std::size_t kDistributionBins = 40;

struct CurvePlotsText {
    Q_DECLARE_TR_FUNCTIONS(assay::app::CurvePlots)
};

constexpr std::size_t kLookChance = 4; // of the line that no score would give

plot::ChartSeries classSeries(Label label, const QString& name) {
    plot::ChartSeries series{name.toStdString(), {}};
    series.look = lookOf(label);
    return series;
}

plot::ChartSeries diagonal(const QString& name) {
    plot::ChartSeries series{name.toStdString(), {{0, 0}, {1, 1}}};
    series.look = kLookChance;
    series.style = plot::LineStyle::Dot;
    return series;
}

// With how many samples each class has, or without where several charts share the names.
enum class Names : std::uint8_t { WithCounts, Shared };

// Counts per bin as a filled step line of each class, from the left end of the first bin to the right end of
// the last.
std::vector<plot::ChartSeries> histogramSeries(const metrics::ScoreHistogram& histogram, double& highest,
                                               Names names = Names::WithCounts) {
    std::vector<plot::ChartSeries> all;
    highest = 0;
    for (const Label label : model::kLabels) {
        const metrics::ClassHistogram& ofClass = histogram.of(label);
        if (ofClass.n == 0) {
            continue;
        }
        plot::ChartSeries series = classSeries(
            label, names == Names::Shared
                       ? labelText(label)
                       : CurvePlotsText::tr("%1, n %2").arg(labelText(label), countText(ofClass.n)));
        series.filled = true;
        const auto bins = static_cast<double>(ofClass.counts.size());
        series.points.push_back({0, 0});
        for (std::size_t i = 0; i < ofClass.counts.size(); ++i) {
            const auto count = static_cast<double>(ofClass.counts[i]);
            series.points.push_back({static_cast<double>(i) / bins, count});
            series.points.push_back({static_cast<double>(i + 1) / bins, count});
            highest = std::max(highest, count);
        }
        series.points.push_back({1, 0});
        all.push_back(std::move(series));
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
QString binText(const plot::ChartSeries& of, int point) {
    const auto inside = std::clamp<std::size_t>(static_cast<std::size_t>(point), 1, of.points.size() - 2);
    const std::size_t left = inside - (inside - 1) % 2;
    return CurvePlotsText::tr("%1\n%2 to %3: %4 samples")
        .arg(QString::fromStdString(of.name), proportionText(of.points[left].x, 3),
             proportionText(of.points[left + 1].x, 3),
             countText(static_cast<std::int64_t>(of.points[left].y)));
}

CurvePlot distributionPlot(const ThresholdController& controller, std::span<const double> scores,
                           const QString& title, const QString& axis) {
    CurvePlot plot;
    plot::LineChart lines;
    lines.x.title = axis.toStdString();
    lines.y.title = CurvePlotsText::tr("Samples").toStdString();
    lines.y.decimals = 0;
    lines.emptyText = noCurveText(false).toStdString();
    if (controller.hasData()) {
        const std::span<const std::uint32_t> positions = controller.scopeIndex().positions();
        const auto histogram =
            metrics::scoreHistogram(scores, controller.data()->columns.label, positions, kDistributionBins);
        double highest = 0;
        lines.series = histogramSeries(histogram, highest);
        lines.y.max = std::max(1.0, highest * 1.05);
        if (const QString missing = missingText(histogram); !missing.isEmpty()) {
            lines.x.title = QStringLiteral("%1 (%2)").arg(axis, missing).toStdString();
        }
        lines.emptyText = CurvePlotsText::tr("No sample of this scope has this score.").toStdString();
        plot.hover = [all = lines.series](int series, int point) {
            return binText(all[static_cast<std::size_t>(series)], point);
        };
    }
    plot.chart = chartOf(title, std::move(lines));
    return plot;
}

} // namespace

CurvePlot systemPrPlot(const ThresholdController& controller, std::size_t drawn) {
    CurvePlot plot;
    plot::LineChart lines;
    const QString title = CurvePlotsText::tr("Precision and recall of the whole decision");
    lines.x.title = CurvePlotsText::tr("Recall (of all samples of the class)").toStdString();
    lines.y.title = CurvePlotsText::tr("Precision").toStdString();
    lines.chanceName = CurvePlotsText::tr("prevalence").toStdString();
    lines.emptyText = noCurveText(false).toStdString();
    if (!controller.hasData()) {
        plot.chart = chartOf(title, std::move(lines));
        return plot;
    }

    struct Curve {
        Label label;
        std::vector<metrics::PrPoint> points;
    };

    std::vector<Curve> curves;
    const metrics::ThresholdIndex& index = controller.scopeIndex();
    for (const Label label : model::kLabels) {
        std::vector<metrics::PrPoint> points = metrics::systemPrCurve(index, label, prPointsOf(drawn));
        if (points.empty()) {
            continue;
        }
        const QString name =
            CurvePlotsText::tr("%1, AP %2, recall ≤ %3")
                .arg(labelText(label), proportionText(metrics::systemAveragePrecision(index, label), 3),
                     proportionText(metrics::highestSystemRecall(index, label), 2));
        lines.series.push_back(results::thresholds::precisionOverRecall(points, name.toStdString(),
                                                                        metrics::prevalence(index, label)));
        lines.series.back().look = lookOf(label);
        curves.push_back({label, std::move(points)});
    }
    lines.emptyText = noCurveText(true).toStdString();
    plot.chart = chartOf(title, std::move(lines));
    plot.hover = [curves = std::move(curves)](int series, int point) {
        const Curve& curve = curves[static_cast<std::size_t>(series)];
        // The first point is drawn twice, from recall 0 on.
        const metrics::PrPoint& at = curve.points[static_cast<std::size_t>(std::max(point - 1, 0))];
        return CurvePlotsText::tr("%1 · %2\nprecision %3, recall %4\n%5 right of %6 taken, among all samples")
            .arg(labelText(curve.label), limitText(curve.label, at.threshold), proportionText(at.precision),
                 proportionText(at.recall), countText(at.truePositives), countText(at.taken));
    };
    return plot;
}

PlotOverlay systemPrOverlay(const metrics::ConfusionMatrix& matrix) {
    PlotOverlay overlay;
    const metrics::ClassificationFigures figures = metrics::figuresOf(matrix);
    for (const Label label : model::kLabels) {
        const metrics::ClassFigures& of = figures.of(label);
        if (of.precision && of.recall) {
            overlay.spots.push_back(spotAt({*of.recall, *of.precision}, lookOf(label)));
        }
    }
    return overlay;
}

CurvePlot rocPlot(const ThresholdController& controller, std::size_t drawn) {
    CurvePlot plot;
    plot::LineChart lines;
    const QString title = CurvePlotsText::tr("ROC, each class against the rest");
    lines.x.title = CurvePlotsText::tr("False positive rate (after NLI)").toStdString();
    lines.y.title = CurvePlotsText::tr("True positive rate").toStdString();
    lines.emptyText = noCurveText(false).toStdString();
    if (!controller.hasData()) {
        plot.chart = chartOf(title, std::move(lines));
        return plot;
    }

    struct Curve {
        Label label;
        std::vector<metrics::RocPoint> points;
    };

    std::vector<Curve> curves;
    const metrics::ThresholdIndex& index = controller.scopeIndex();
    for (const Label label : model::kLabels) {
        std::vector<metrics::RocPoint> points = metrics::rocCurve(index, label, drawn - 1);
        if (points.empty()) {
            continue;
        }
        plot::ChartSeries series = classSeries(
            label, CurvePlotsText::tr("%1, AUC %2")
                       .arg(labelText(label), proportionText(metrics::areaUnderRoc(index, label), 3)));
        series.points.push_back({0, 0});
        for (const metrics::RocPoint& point : points) {
            series.points.push_back({point.falsePositiveRate, point.truePositiveRate});
        }
        lines.series.push_back(std::move(series));
        curves.push_back({label, std::move(points)});
    }
    if (!curves.empty()) {
        lines.series.push_back(diagonal(CurvePlotsText::tr("chance")));
    }
    lines.emptyText = CurvePlotsText::tr("ROC needs samples of a class and of the rest.").toStdString();
    plot.chart = chartOf(title, std::move(lines));
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
    PlotOverlay overlay;
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
            overlay.spots.push_back(spotAt({static_cast<double>(wrong) / static_cast<double>(negatives),
                                            static_cast<double>(right) / static_cast<double>(positives)},
                                           lookOf(label)));
        }
    }
    return overlay;
}

CurvePlot reliabilityPlot(const ThresholdController& controller) {
    CurvePlot plot;
    plot::LineChart lines;
    const QString title = CurvePlotsText::tr("Reliability of the FHRI");
    lines.x.title = CurvePlotsText::tr("Mean FHRI of the bin (samples that NLI does not take)").toStdString();
    lines.y.title = CurvePlotsText::tr("Share accurate").toStdString();
    lines.emptyText = noCurveText(false).toStdString();
    if (!controller.hasData()) {
        plot.chart = chartOf(title, std::move(lines));
        return plot;
    }
    const model::ScoredColumns& columns = controller.data()->columns;
    const metrics::Calibration found =
        metrics::calibration(controller.scores(), columns.nli, columns.label, controller.nliThresholds().hard,
                             controller.scopeIndex().positions());
    lines.emptyText = CurvePlotsText::tr("No sample is left to the FHRI here.").toStdString();
    if (found.n == 0) {
        plot.chart = chartOf(title, std::move(lines));
        return plot;
    }

    struct Bin {
        metrics::CalibrationBin bin;
        statistics::Interval interval;
    };

    std::vector<Bin> bins;
    plot::ChartSeries share =
        classSeries(Label::Accurate, CurvePlotsText::tr("accurate with Wilson 95 %, ECE %1, n %2")
                                         .arg(proportionText(found.expectedError, 4), countText(found.n)));
    for (const metrics::CalibrationBin& bin : found.bins) {
        if (const auto interval = statistics::wilsonInterval(bin.accurate, bin.n)) {
            share.points.push_back({*bin.meanScore, *bin.share});
            share.low.push_back({*bin.meanScore, interval->low});
            share.high.push_back({*bin.meanScore, interval->high});
            bins.push_back({bin, *interval});
        }
    }
    lines.series = {std::move(share), diagonal(CurvePlotsText::tr("perfect"))};
    plot.chart = chartOf(title, std::move(lines));
    plot.hover = [bins = std::move(bins)](int series, int point) {
        if (series > 0) {
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
    CurvePlot plot =
        distributionPlot(controller, controller.hasData() ? controller.scores() : std::span<const double>(),
                         CurvePlotsText::tr("FHRI of each class"), CurvePlotsText::tr("FHRI"));
    if (const auto pinned = controller.hasData() ? pinMark(controller, controller.scope()) : std::nullopt) {
        std::get<plot::LineChart>(plot.chart.body).marks.push_back(*pinned);
    }
    return plot;
}

PlotOverlay fhriOverlay(const ThresholdController& controller) {
    PlotOverlay overlay;
    overlay.marks.push_back(tauMark(controller.tau(),
                                    CurvePlotsText::tr("τ %1").arg(tauText(controller.tau())),
                                    plot::LineStyle::Solid, true));
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
        std::get<plot::LineChart>(plot.chart.body).marks = {
            tauMark(nli.soft, CurvePlotsText::tr("soft %1").arg(tauText(nli.soft)), plot::LineStyle::Dot),
            tauMark(nli.hard, CurvePlotsText::tr("hard %1").arg(tauText(nli.hard)), plot::LineStyle::Dash)};
    }
    return plot;
}

QList<plot::Chart> scenarioPlots(const ThresholdController& controller) {
    QList<plot::Chart> plots;
    for (int scope = 0; scope < controller.scopeCount(); ++scope) {
        plot::LineChart lines;
        lines.x.title = CurvePlotsText::tr("τ").toStdString();
        lines.emptyText = CurvePlotsText::tr("No scored sample.").toStdString();
        const DrawnCurve curve = drawnCurve(controller.indexOfScope(scope), kSmallCurve);
        lines.series =
            results::thresholds::figuresAgainstThreshold(curve.points, curve.exact,
                                                         {CurvePlotsText::tr("Macro-F1").toStdString(),
                                                          CurvePlotsText::tr("halluc. recall").toStdString(),
                                                          {},
                                                          {}});
        std::erase_if(lines.series, [](const plot::ChartSeries& series) { return series.name.empty(); });
        const ThresholdController::GridSweep sweep = controller.gridSweep(scope);
        if (sweep.best) {
            const double best = sweep.points[sweep.best->index].tau;
            lines.marks.push_back(tauMark(best,
                                          sweep.best->feasible
                                              ? CurvePlotsText::tr("τ* %1").arg(tauText(best))
                                              : CurvePlotsText::tr("infeasible, %1").arg(tauText(best)),
                                          plot::LineStyle::Dash));
        }
        if (const auto pinned = pinMark(controller, scope)) {
            lines.marks.push_back(*pinned);
        }
        plots.append(chartOf(CurvePlotsText::tr("%1, n %2")
                                 .arg(controller.scopeName(scope), countText(controller.sampleCount(scope))),
                             std::move(lines)));
    }
    return plots;
}

Chart componentPlot(const model::ScoredColumns& columns, model::Component component,
                    std::span<const std::uint32_t> positions) {
    const std::vector<double>& scores = columns.components[model::indexOf(component)];
    const auto histogram = metrics::scoreHistogram(scores, columns.label, positions, kComponentBins);
    plot::LineChart lines;
    const QString letter = QString::fromLatin1(model::kComponentNames[model::indexOf(component)].data());
    const std::optional<double> separates = metrics::separation(scores, columns.label, positions);
    const QString missing = missingText(histogram);
    lines.x.title =
        (missing.isEmpty() ? letter : QStringLiteral("%1 (%2)").arg(letter, missing)).toStdString();
    double highest = 0;
    lines.series = histogramSeries(histogram, highest, Names::Shared);
    lines.y.max = std::max(1.0, highest * 1.05);
    lines.y.decimals = 0;
    lines.emptyText = CurvePlotsText::tr("No sample has it.").toStdString();
    std::int64_t n = 0;
    for (const metrics::ClassHistogram& ofClass : histogram.perClass) {
        n += ofClass.n;
    }
    return chartOf(
        separates
            ? CurvePlotsText::tr("%1, AUC %2, n %3").arg(letter, proportionText(separates, 3), countText(n))
            : CurvePlotsText::tr("%1, n %2").arg(letter, countText(n)),
        std::move(lines));
}

} // namespace assay::app
