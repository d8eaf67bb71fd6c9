// "Threshold curves": precision and recall by threshold, figures against the threshold, calibration.
#include "core/metrics/classification/threshold_cost.h"
#include "core/plot/chart_style.h"
#include "core/results/report/section_makers.h"
#include "core/results/thresholds/curve_charts.h"
#include "core/results/thresholds/quality_blocks.h"
#include "core/results/thresholds/threshold_texts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace assay::results {
namespace {

using namespace thresholds;
using metrics::ThresholdCurvePoint;
using model::Label;

constexpr std::size_t kRanges = 2; // that are marked

// The place of the threshold that the text speaks of: tau*, or the least violating one.
struct Chosen {
    double tau = 0;
    std::string label;
};

Chosen chosenOf(const MeasuredSet& measured, const words::Wording& w) {
    const evaluate::ScenarioRow& row = measured.laboratory.table.rows.front();
    const std::string tau = tauText(row.atOwn.threshold, w);
    return {row.atOwn.threshold, row.best->feasible
                                     ? w.text(ASSAY_TEXT("Report", "τ* %1"), {tau})
                                     : w.text(ASSAY_TEXT("Report", "least violating τ %1"), {tau})};
}

plot::Chart precisionRecall(const MeasuredCurves& curves, const MeasuredSet& measured,
                            const std::string& suffix, const words::Wording& w) {
    const Chosen chosen = chosenOf(measured, w);
    const evaluate::DecisionShares& shares = measured.laboratory.table.rows.front().shares; // at the same τ
    plot::LineChart lines;
    lines.x.title = w.text(ASSAY_TEXT("Report", "Recall"));
    lines.y.title = w.text(ASSAY_TEXT("Report", "Precision"));
    lines.chanceName = w.text(ASSAY_TEXT("Report", "prevalence"));
    std::array<std::string, model::kLabelCount> areas;
    std::array<std::string, model::kLabelCount> points;
    std::array<std::string, model::kLabelCount> prevalences;
    for (const Label label : model::kLabels) {
        const std::size_t i = model::indexOf(label);
        plot::ChartSeries series =
            precisionOverRecall(curves.precisionRecall[i], classText(label, w), curves.prevalence[i]);
        series.look = lookOf(label);
        prevalences[i] = series.chance ? w.number(*series.chance, 4) : "—";
        const auto& area = measured.laboratory.scopes.front().systemAveragePrecision[i];
        areas[i] = area ? w.number(*area, 4) : "—";
        const Figure recall = recallFigure(shares, label, w);
        const Figure precision = precisionFigure(shares, label, w);
        points[i] =
            w.text(ASSAY_TEXT("Report", "%1 / %2"), {precision.value ? w.number(*precision.value, 4) : "—",
                                                     recall.value ? w.number(*recall.value, 4) : "—"});
        if (recall.value && precision.value) {
            lines.spots.push_back(spotAt({*recall.value, *precision.value}, lookOf(label)));
            lines.spots.back().series = i;
            series.name = label == Label::Contradiction
                              ? w.text(ASSAY_TEXT("Report", "%1 (ringed: NLI %2)"),
                                       {series.name, tauText(measured.sweep.settings.nli.hard, w)})
                              : w.text(ASSAY_TEXT("Report", "%1 (ringed: %2)"), {series.name, chosen.label});
        }
        lines.series.push_back(std::move(series));
    }
    plot::Chart chart;
    chart.name = "threshold_precision_recall" + suffix;
    chart.title = w.text(ASSAY_TEXT("Report", "Precision and recall of each class, by threshold"));
    chart.alternative = w.text(
        ASSAY_TEXT("Report",
                   "Average precision: accurate %1, hallucination %2, contradiction %3. Precision and recall "
                   "at the marked threshold (%4): accurate %5, hallucination %6, contradiction %7."),
        {areas[0], areas[1], areas[2], chosen.label, points[0], points[1], points[2]});
    chart.alternative +=
        " " + w.text(ASSAY_TEXT("Report", "Dotted: the prevalence, which is the precision by "
                                          "chance: accurate %1, hallucination %2, "
                                          "contradiction %3."),
                     {prevalences[0], prevalences[1], prevalences[2]});
    chart.body = std::move(lines);
    return chart;
}

std::string rangesText(const std::vector<metrics::ThresholdRange>& ranges, const words::Wording& w) {
    if (ranges.empty()) {
        return w.text(ASSAY_TEXT("Report", "No threshold from 0 to 1 meets every constraint."));
    }
    std::string list;
    for (std::size_t i = 0; i < std::min(ranges.size(), kRanges); ++i) {
        const RangeBounds bounds = boundsOf(ranges[i], w);
        list += (i == 0 ? "" : ", ") +
                (bounds.fromIncluded
                     ? w.text(ASSAY_TEXT("Report", "from %1 up to %2"), {bounds.from, bounds.to})
                     : w.text(ASSAY_TEXT("Report", "above %1 up to %2"), {bounds.from, bounds.to}));
    }
    return w.text(ASSAY_TEXT("Report", "Ranges of thresholds that meet every constraint: %1 (%2)."),
                  {w.count(static_cast<std::int64_t>(ranges.size())), list});
}

// Marks the cheapest threshold where the decision weighed costs, and says it in words; empty without.
std::string markCheapest(const MeasuredSet& measured, plot::LineChart& lines, const words::Wording& w) {
    const evaluate::ScopeSweep& global = measured.sweep.global;
    if (!global.cheapest) {
        return {};
    }
    const evaluate::SweepPoint& point = global.points[*global.cheapest];
    const model::DecisionCosts& costs = *measured.sweep.settings.costs;
    lines.marks.push_back(costMark(point.threshold, cheapestMarkText(point.threshold, w), leastCostText(w)));
    return " " +
           cheapestText(point.threshold, metrics::costPerSample(point.matrix, costs).value_or(0), costs, w);
}

plot::Chart againstTau(const ThresholdSet& set, const std::string& suffix, const words::Wording& w) {
    const MeasuredSet& measured = *set.measured;
    const Chosen chosen = chosenOf(measured, w);
    const bool exact = set.curves->isExact;
    const std::vector<ThresholdCurvePoint>& curve = set.curves->againstTau;
    plot::LineChart lines;
    lines.x.title = w.text(ASSAY_TEXT("Report", "Threshold τ"));
    lines.y.title = w.text(ASSAY_TEXT("Report", "F1, recall, precision"));
    using metrics::Constraint;
    lines.series = figuresAgainstThreshold(curve, exact,
                                           {w.text(ASSAY_TEXT("Report", "Macro-F1")),
                                            constraintText(Constraint::HallucinationRecall, w),
                                            constraintText(Constraint::AccuratePrecision, w),
                                            constraintText(Constraint::ContradictionRecall, w)});
    lines.marks.push_back({.x = chosen.tau,
                           .label = chosen.label,
                           .style = plot::LineStyle::Solid,
                           .look = plot::kLookMacro,
                           .emphasised = true});
    if (measured.decided) {
        const double tau = set.decision->fallback.tau;
        lines.marks.push_back({tau, w.text(ASSAY_TEXT("Report", "decided default %1"), {tauText(tau, w)})});
    }
    const std::string cheapest = markCheapest(measured, lines, w);
    std::string feasible;
    if (hasConstraint(measured.sweep.settings.constraints)) {
        const std::vector<metrics::ThresholdRange>& ranges = set.curves->feasible;
        for (std::size_t i = 0; i < std::min(ranges.size(), kRanges); ++i) {
            const RangeBounds bounds = boundsOf(ranges[i], w);
            lines.bands.push_back({ranges[i].from, ranges[i].to,
                                   i == 0 ? w.text(ASSAY_TEXT("Report", "feasible")) : "",
                                   ranges[i].fromIncluded});
            lines.marks.push_back(
                {ranges[i].from, bounds.fromIncluded
                                     ? w.text(ASSAY_TEXT("Report", "feasible from %1"), {bounds.from})
                                     : w.text(ASSAY_TEXT("Report", "feasible above %1"), {bounds.from})});
            lines.marks.push_back(
                {ranges[i].to, w.text(ASSAY_TEXT("Report", "feasible up to %1"), {bounds.to})});
        }
        feasible = rangesText(ranges, w);
    } else {
        feasible = w.text(ASSAY_TEXT("Report", "No constraint is in force."));
    }
    const auto highest = std::max_element(curve.begin(), curve.end(), [](const auto& a, const auto& b) {
        return a.figures.macroF1.value_or(0) < b.figures.macroF1.value_or(0);
    });
    // What holds at a distinct score holds down to the one before.
    const std::string at = exact && highest != curve.begin()
                               ? boundsOf({std::prev(highest)->threshold, highest->threshold, false}, w).to
                               : tauText(highest->threshold, w);
    plot::Chart chart;
    chart.name = "threshold_figures" + suffix;
    chart.title = w.text(ASSAY_TEXT("Report", "Figures against one threshold for all samples"));
    chart.alternative =
        w.text(ASSAY_TEXT("Report", "Macro-F1 is highest at %1 with %2. Marked: %3. %4"),
               {at, w.number(highest->figures.macroF1.value_or(0), 4), chosen.label, feasible});
    chart.alternative += cheapest;
    chart.body = std::move(lines);
    return chart;
}

Figure areaFigure(std::optional<double> value, std::int64_t n,
                  const std::optional<statistics::Interval>& interval, const words::Wording& w) {
    Figure figure;
    figure.value = value;
    figure.n = n;
    figure.interval = value ? interval : std::nullopt;
    if (!value) {
        figure.why = w.text(ASSAY_TEXT("Report", "no two classes to tell apart"));
    }
    return figure;
}

// How many samples of the class its score ranks: what the NLI rule takes has no say for the FHRI.
std::int64_t rankedOf(const metrics::ConfusionMatrix& matrix, Label label) {
    return matrix.rowSum(label) -
           (label == Label::Contradiction ? 0 : matrix.at(label, Label::Contradiction));
}

Table areaTable(const MeasuredSet& measured, const std::string& suffix, const words::Wording& w) {
    const evaluate::LaboratoryScope& scope = measured.laboratory.scopes.front();
    const evaluate::CurveBootstrap& curves = measured.intervals.curves;
    Table table;
    table.name = "threshold_areas" + suffix;
    table.title = w.text(ASSAY_TEXT("Report", "How well the scores tell the classes apart, all samples"));
    table.columns = {
        {"class", w.text(ASSAY_TEXT("Report", "Class"))},
        {"average_precision", w.text(ASSAY_TEXT("Report", "Average precision of the score")),
         "average_precision"},
        {"prevalence", w.text(ASSAY_TEXT("Report", "Luck (prevalence)")), "prevalence"},
        {"system_average_precision", w.text(ASSAY_TEXT("Report", "Average precision of the whole decision")),
         "system_average_precision"},
        {"highest_recall", w.text(ASSAY_TEXT("Report", "Highest recall of any threshold")), "highest_recall"},
        {"roc_auc", w.text(ASSAY_TEXT("Report", "Area under ROC")), "roc_auc"}};
    for (const Label label : model::kLabels) {
        const std::size_t i = model::indexOf(label);
        const std::int64_t n = measured.applied.front().matrix.rowSum(label);
        const std::int64_t ranked = rankedOf(measured.applied.front().matrix, label);
        const std::optional<double>& highest = scope.highestRecall[i]; // a share of whole samples
        const auto ofHighest =
            highest ? statistics::wilsonInterval(std::llround(*highest * static_cast<double>(n)), n)
                    : std::nullopt;
        table.rows.push_back(
            {classText(label, w),
             areaFigure(measured.sweep.global.averagePrecision[i], ranked, curves.averagePrecision[i], w),
             areaFigure(scope.prevalence[i], ranked, {}, w),
             areaFigure(scope.systemAveragePrecision[i], n, curves.systemAveragePrecision[i], w),
             areaFigure(highest, n, ofHighest, w), areaFigure(scope.rocAuc[i], ranked, curves.rocAuc[i], w)});
    }
    table.note = w.text(
        ASSAY_TEXT("Report", "n is the number of samples of the class; for the average precision of the "
                             "score and the area under ROC without those that the NLI rule takes, which "
                             "the FHRI does not rank."));
    return table;
}

plot::Chart calibrationChart(const MeasuredSet& measured, const std::string& suffix,
                             const words::Wording& w) {
    const metrics::Calibration& calibration = measured.laboratory.scopes.front().calibration;
    plot::LineChart lines;
    lines.x.title = w.text(ASSAY_TEXT("Report", "Mean FHRI of the bin"));
    lines.y.title = w.text(ASSAY_TEXT("Report", "Share that is accurate"));
    plot::ChartSeries shares{w.text(ASSAY_TEXT("Report", "measured, with Wilson 95 %")), {}};
    for (const metrics::CalibrationBin& bin : calibration.bins) {
        const auto interval = statistics::wilsonInterval(bin.accurate, bin.n);
        if (bin.meanScore && bin.share && interval) {
            shares.points.push_back({*bin.meanScore, *bin.share});
            shares.low.push_back({*bin.meanScore, interval->low});
            shares.high.push_back({*bin.meanScore, interval->high});
        }
    }
    plot::ChartSeries perfect{w.text(ASSAY_TEXT("Report", "perfectly calibrated")), {{0, 0}, {1, 1}}};
    shares.look = plot::kLookMeasured;
    perfect.look = plot::kLookReference;
    lines.series = {std::move(shares), std::move(perfect)};
    plot::Chart chart;
    chart.name = "threshold_calibration" + suffix;
    chart.title = w.text(ASSAY_TEXT("Report", "The FHRI read as the probability of an accurate answer"));
    chart.alternative =
        calibration.expectedError
            ? w.text(ASSAY_TEXT("Report", "The expected calibration error is %1, over the samples that the "
                                          "NLI rule does not take: %2."),
                     {w.number(*calibration.expectedError, 4), w.count(calibration.n)})
            : w.text(ASSAY_TEXT("Report", "The NLI rule takes every sample, so there is no calibration."));
    chart.body = std::move(lines);
    return chart;
}

void fill(const ThresholdSet& set, const std::string& suffix, const words::Wording& w,
          std::vector<Block>& blocks) {
    const MeasuredSet& measured = *set.measured;
    blocks.emplace_back(Paragraph{w.text(
        ASSAY_TEXT("Report", "All samples together, judged at one threshold; n = %1. Recall is over every "
                             "sample of the class, those that the NLI rule takes included."),
        {w.count(set.curves->samples)})});
    blocks.emplace_back(againstTau(set, suffix, w));
    blocks.emplace_back(precisionRecall(*set.curves, measured, suffix, w));
    blocks.emplace_back(areaTable(measured, suffix, w));
    blocks.emplace_back(calibrationChart(measured, suffix, w));
    const metrics::Calibration& calibration = measured.laboratory.scopes.front().calibration;
    Figure error = valueFigure(calibration.expectedError,
                               w.text(ASSAY_TEXT("Report", "the NLI rule takes every sample")));
    error.n = calibration.n;
    blocks.emplace_back(KeyFigures{{{w.text(ASSAY_TEXT("Report", "Expected calibration error")), error,
                                     Verdict::None, "expected_calibration_error"}}});
    const evaluate::LaboratoryScope& global = measured.laboratory.scopes.front();
    for (Block& block : qualityBlocks(global.quality, global.scoreComparisons, suffix, w)) {
        blocks.push_back(std::move(block));
    }
}

} // namespace

base::Result<Section> thresholdCurves(const SectionContext& context) {
    return bySet(context, "threshold_curves", &fill);
}

} // namespace assay::results
