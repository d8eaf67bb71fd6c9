#include "core/results/thresholds/quality_blocks.h"

#include "core/plot/chart_style.h"
#include "core/results/thresholds/threshold_blocks.h"

#include <optional>
#include <utility>

namespace assay::results::thresholds {
namespace {

using evaluate::ComparedScores;
using evaluate::ScoreComparison;
using evaluate::ScoreQuality;

constexpr int kQualityDecimals = 4;

Figure qualityFigure(std::optional<double> value, std::int64_t n,
                     const std::optional<statistics::Interval>& interval, std::string why) {
    Figure figure = valueFigure(value, std::move(why));
    figure.n = n;
    figure.interval = value ? interval : std::nullopt;
    return figure;
}

std::string comparedText(ComparedScores scores, const words::Wording& w) {
    switch (scores) {
    case ComparedScores::FullAgainstNoEntropy:
        return w.text(ASSAY_TEXT("Report", "Area under ROC of accurate: full minus without entropy"));
    case ComparedScores::PresentAgainstStored:
        return w.text(ASSAY_TEXT("Report", "Area under ROC of accurate: recomputed minus stored FHRI"));
    }
    return {};
}

KeyFigures qualityFigures(const ScoreQuality& quality, std::span<const ScoreComparison> comparisons,
                          const words::Wording& w) {
    const std::string none = w.text(ASSAY_TEXT("Report", "the NLI rule takes every sample"));
    const auto& of = quality.quality;
    const std::int64_t n = of ? of->n : 0;
    KeyFigures figures;
    const auto add = [&](std::string label, double metrics::ProbabilityQuality::* part,
                         const std::optional<statistics::Interval>& interval, const char* definition) {
        Figure figure = qualityFigure(of ? std::optional((*of).*part) : std::nullopt, n, interval, none);
        figures.list.push_back({std::move(label), std::move(figure), Verdict::None, definition});
    };
    using Quality = metrics::ProbabilityQuality;
    add(w.text(ASSAY_TEXT("Report", "Brier score")), &Quality::brier, quality.brier, "brier_score");
    add(w.text(ASSAY_TEXT("Report", "Miscalibration")), &Quality::miscalibration, {}, "miscalibration");
    add(w.text(ASSAY_TEXT("Report", "Discrimination")), &Quality::discrimination, {}, "discrimination");
    add(w.text(ASSAY_TEXT("Report", "Uncertainty")), &Quality::uncertainty, {}, "uncertainty");
    add(w.text(ASSAY_TEXT("Report", "Mean FHRI minus share accurate")), &Quality::meanMinusShare,
        quality.meanMinusShare, "mean_minus_share");
    figures.list.back().value = [&] {
        Figure figure = std::get<Figure>(figures.list.back().value);
        figure.isDifference = true;
        return figure;
    }();
    for (const ScoreComparison& one : comparisons) {
        Figure figure = qualityFigure(one.areas.difference, one.areas.n, one.areas.interval,
                                      w.text(ASSAY_TEXT("Report", "no two classes to tell apart")));
        figure.isDifference = true;
        figures.list.push_back(
            {comparedText(one.scores, w), std::move(figure), Verdict::None, "auc_difference"});
    }
    return figures;
}

plot::Chart reliabilityChart(const ScoreQuality& quality, const std::string& suffix,
                             const words::Wording& w) {
    plot::LineChart lines;
    lines.x.title = w.text(ASSAY_TEXT("Report", "Mean FHRI of the bin"));
    lines.y.title = w.text(ASSAY_TEXT("Report", "Share that is accurate"));
    lines.emptyText = w.text(ASSAY_TEXT("Report", "The NLI rule takes every sample."));
    plot::ChartSeries shares{w.text(ASSAY_TEXT("Report", "bins of equal numbers, 95 %")), {}};
    for (const evaluate::QualityBin& bin : quality.bins) {
        const double share = bin.accurate.value.value_or(0); // no bin is empty
        const statistics::Interval interval =
            bin.accurate.interval.value_or(statistics::Interval{share, share});
        shares.points.push_back({bin.scores.meanScore, share});
        shares.low.push_back({bin.scores.meanScore, interval.low});
        shares.high.push_back({bin.scores.meanScore, interval.high});
    }
    shares.look = plot::kLookMeasured;
    plot::ChartSeries perfect{w.text(ASSAY_TEXT("Report", "perfectly calibrated")), {{0, 0}, {1, 1}}};
    perfect.look = plot::kLookReference;
    if (!quality.bins.empty()) {
        lines.series = {std::move(shares), std::move(perfect)};
    }
    plot::Chart chart;
    chart.name = "threshold_reliability" + suffix;
    chart.title = w.text(ASSAY_TEXT("Report", "Reliability of the FHRI, in bins of equal numbers"));
    const auto number = [&](double value) { return w.number(value, kQualityDecimals); };
    chart.alternative =
        quality.quality
            ? w.text(ASSAY_TEXT("Report", "Brier score %1: miscalibration %2, less discrimination %3, plus "
                                          "uncertainty %4. Mean FHRI minus share accurate: %5."),
                     {number(quality.quality->brier), number(quality.quality->miscalibration),
                      number(quality.quality->discrimination), number(quality.quality->uncertainty),
                      number(quality.quality->meanMinusShare)})
            : lines.emptyText;
    chart.body = std::move(lines);
    return chart;
}

Table binTable(const ScoreQuality& quality, const std::string& suffix, const words::Wording& w) {
    Table table;
    table.name = "threshold_quality_bins" + suffix;
    table.title = w.text(ASSAY_TEXT("Report", "Bins of equal numbers, by rising FHRI"));
    table.columns = {{"lowest", w.text(ASSAY_TEXT("Report", "FHRI from")), "bin_scores"},
                     {"highest", w.text(ASSAY_TEXT("Report", "up to")), "bin_scores"},
                     {"n", w.text(ASSAY_TEXT("Report", "n")), "n"},
                     {"mean_score", w.text(ASSAY_TEXT("Report", "Mean FHRI")), "bin_scores"},
                     {"share_accurate", w.text(ASSAY_TEXT("Report", "Share accurate")), "bin_share"}};
    for (const evaluate::QualityBin& bin : quality.bins) {
        Figure share;
        share.value = bin.accurate.value;
        share.n = bin.scores.n;
        share.numerator = bin.scores.events;
        share.interval = bin.accurate.interval;
        table.rows.push_back({valueFigure(bin.scores.lowest), valueFigure(bin.scores.highest),
                              countFigure(bin.scores.n), valueFigure(bin.scores.meanScore), share});
    }
    table.ifEmpty = w.text(ASSAY_TEXT("Report", "The NLI rule takes every sample."));
    return table;
}

} // namespace

std::vector<Block> qualityBlocks(const ScoreQuality& quality, std::span<const ScoreComparison> comparisons,
                                 const std::string& suffix, const words::Wording& wording) {
    std::vector<Block> blocks;
    // A brief prints this sentence alone, so it holds the figure.
    blocks.emplace_back(Paragraph{
        quality.quality
            ? wording.text(ASSAY_TEXT("Report",
                                      "The FHRI read as the probability that an answer is accurate, over the "
                                      "samples that the NLI rule leaves to it (%1, in %2 clusters; the rule "
                                      "takes %3): Brier score %4, where 0 is perfect."),
                           {wording.count(quality.quality->n), wording.count(quality.clusters),
                            wording.count(quality.taken), wording.number(quality.quality->brier, 4)})
            : wording.text(ASSAY_TEXT("Report", "The NLI rule takes every sample (%1), so that no FHRI is "
                                                "left to be read as a probability."),
                           {wording.count(quality.taken)})});
    blocks.emplace_back(qualityFigures(quality, comparisons, wording));
    blocks.emplace_back(reliabilityChart(quality, suffix, wording));
    blocks.emplace_back(binTable(quality, suffix, wording));
    return blocks;
}

} // namespace assay::results::thresholds
