// How the values of an answer run are spread, and ROUGE-L against BERTScore.
#include "core/plot/chart_style.h"
#include "core/results/answers/answer_parts.h"
#include "core/results/report/figure_text.h"
#include "core/statistics/quantile.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace assay::results {
namespace {

using evaluate::AnswerRun;

constexpr std::size_t kBins = 20;

struct HistogramRange {
    double low = 0;
    double high = 1;
};

// [0, 1] where that holds them, else around what there is.
HistogramRange histogramRange(std::string_view metric, const std::vector<double>& sorted) {
    const FigureKind kind = answerValue(metric, 0).kind;
    if (kind != FigureKind::Number && sorted.front() >= 0 && sorted.back() <= 1) {
        return {};
    }
    const double low = std::min(0.0, sorted.front());
    const double high = sorted.back() > low ? sorted.back() : low + 1;
    return {low, high};
}

// By bin how many; the last bin holds its upper end.
std::vector<std::int64_t> histogramCounts(const std::vector<double>& values, const HistogramRange& range) {
    std::vector<std::int64_t> counts(kBins, 0);
    for (const double value : values) {
        const double share = (value - range.low) / (range.high - range.low);
        const auto bin = static_cast<std::size_t>(std::max(0.0, share * static_cast<double>(kBins) + 1e-9));
        ++counts[std::min(bin, kBins - 1)];
    }
    return counts;
}

std::vector<double> valuesOf(const AnswerRun& run, std::string_view metric) {
    std::vector<double> values;
    for (const evaluate::AnswerRunItem& item : run.items) {
        if (const auto value = item.value(metric)) {
            values.push_back(*value);
        }
    }
    std::ranges::sort(values);
    return values;
}

// A little more than the values, within what is usual.
plot::ChartAxis axisAround(std::string title, double low, double high) {
    constexpr double kStep = 0.1;
    const double from = std::floor(low / kStep) * kStep;
    const double to = std::ceil(high / kStep) * kStep;
    return {std::move(title), from, to > from ? to : from + kStep, 2};
}

} // namespace

std::optional<plot::Chart> answerDistribution(const AnswerRun& run, std::string_view metric,
                                              AnswerPlace place, const words::Wording& wording) {
    const auto& w = wording;
    const std::vector<double> values = valuesOf(run, metric);
    if (values.empty()) {
        return std::nullopt;
    }
    const HistogramRange range = histogramRange(metric, values);
    const double width = (range.high - range.low) / static_cast<double>(kBins);
    const std::vector<std::int64_t> counts = histogramCounts(values, range);
    plot::LineChart body;
    plot::ChartSeries series;
    series.name = w.text(ASSAY_TEXT("Report", "%1, n = %2"),
                         {answerMetricTitle(metric, w), w.count(std::ssize(values))});
    series.steps = plot::CurveSteps::Ahead;
    series.filled = true;
    series.look = plot::kLookMeasured;
    std::int64_t highest = 1;
    for (std::size_t bin = 0; bin < kBins; ++bin) {
        series.points.push_back(
            {range.low + width * static_cast<double>(bin), static_cast<double>(counts[bin])});
        highest = std::max(highest, counts[bin]);
    }
    series.points.push_back({range.high, static_cast<double>(counts.back())});
    body.series.push_back(std::move(series));
    body.x = {answerMetricTitle(metric, w), range.low, range.high,
              answerValue(metric, 0).kind == FigureKind::Number ? answerValue(metric, 0).decimals : 2};
    body.y = {w.text(ASSAY_TEXT("Report", "Questions")), 0, static_cast<double>(highest), 0};
    if (const evaluate::RubricBand* const band = bandOf(run, metric)) {
        body.bands.push_back(
            {band->low, band->high, w.text(ASSAY_TEXT("Report", "where good answers usually lie"))});
    }
    plot::Chart chart;
    chart.name = place.name("spread_of_");
    for (const char one : metric) {
        const char low = one >= 'A' && one <= 'Z' ? static_cast<char>(one - 'A' + 'a') : one;
        chart.name += (low >= 'a' && low <= 'z') || (low >= '0' && low <= '9') ? low : '_';
    }
    chart.title = w.text(ASSAY_TEXT("Report", "Values of %1"), {answerMetricTitle(metric, w)});
    chart.alternative =
        w.text(ASSAY_TEXT("Report", "%1: half of %2 questions lie below %3, nine in ten between %4 and %5."),
               {answerMetricTitle(metric, w), w.count(std::ssize(values)),
                answerValueText(metric, statistics::quantileOfSorted(values, 0.5), w),
                answerValueText(metric, statistics::quantileOfSorted(values, 0.05), w),
                answerValueText(metric, statistics::quantileOfSorted(values, 0.95), w)});
    chart.body = std::move(body);
    return chart;
}

std::vector<std::size_t> answerScatterItems(const AnswerRun& run) {
    std::vector<std::size_t> items;
    for (std::size_t i = 0; i < run.items.size(); ++i) {
        if (run.items[i].value(kRougeName) && run.items[i].value(kBertName)) {
            items.push_back(i);
        }
    }
    std::ranges::stable_sort(items, {}, [&run](std::size_t i) { return *run.items[i].value(kRougeName); });
    return items;
}

std::optional<plot::Chart> answerScatter(const AnswerRun& run, AnswerPlace place,
                                         const words::Wording& wording) {
    const auto& w = wording;
    const std::vector<std::size_t> items = answerScatterItems(run);
    if (items.empty()) {
        return std::nullopt;
    }
    plot::LineChart body;
    plot::ChartSeries series;
    series.name = w.text(ASSAY_TEXT("Report", "questions, n = %1"), {w.count(std::ssize(items))});
    series.scattered = true;
    series.look = plot::kLookMeasured;
    double lowX = 0;
    double highX = 0;
    double lowY = 1;
    double highY = 0;
    for (const std::size_t i : items) {
        const plot::ChartPoint point{*run.items[i].value(kRougeName), *run.items[i].value(kBertName)};
        lowX = std::min(lowX, point.x);
        highX = std::max(highX, point.x);
        lowY = std::min(lowY, point.y);
        highY = std::max(highY, point.y);
        series.points.push_back(point);
    }
    const evaluate::RubricBand* const across = bandOf(run, kRougeName);
    const evaluate::RubricBand* const up = bandOf(run, kBertName);
    std::int64_t inside = 0;
    if (across != nullptr && up != nullptr) {
        body.regions.push_back({{across->low, up->low},
                                {across->high, up->high},
                                w.text(ASSAY_TEXT("Report", "where good answers usually lie"))});
        highX = std::max(highX, across->high);
        lowY = std::min(lowY, up->low);
        highY = std::max(highY, up->high);
        inside = std::ranges::count_if(series.points, [&](const plot::ChartPoint& point) {
            return point.x >= across->low && point.x <= across->high && point.y >= up->low &&
                   point.y <= up->high;
        });
    }
    body.x = axisAround(answerMetricTitle(kRougeName, w), lowX, highX);
    body.y = axisAround(answerMetricTitle(kBertName, w), lowY, highY);
    body.series.push_back(std::move(series));
    plot::Chart chart;
    chart.name = place.name("rouge_against_bertscore");
    chart.title = w.text(ASSAY_TEXT("Report", "ROUGE-L against BERTScore"));
    chart.alternative =
        body.regions.empty()
            ? w.text(ASSAY_TEXT("Report", "%1 questions, ROUGE-L across, BERTScore up."),
                     {w.count(std::ssize(items))})
            : w.text(ASSAY_TEXT("Report", "%1 questions, ROUGE-L across, BERTScore up; %2 lie where good "
                                          "answers usually do (ROUGE-L %3, BERTScore %4)."),
                     {w.count(std::ssize(items)), w.count(inside),
                      rangeText(kRougeName, across->low, across->high, w),
                      rangeText(kBertName, up->low, up->high, w)});
    chart.body = std::move(body);
    return chart;
}

} // namespace assay::results
