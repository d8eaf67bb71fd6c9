#include "core/results/thresholds/dynamic_blocks.h"

#include "core/model/ask_reply.h"
#include "core/results/report/figure_text.h"
#include "core/results/thresholds/threshold_blocks.h"
#include "core/results/thresholds/threshold_words.h"
#include "core/words/failure_words.h"

namespace assay::results::thresholds {
namespace {

using model::Label;

constexpr int kMillisecondDecimals = 3;

Figure seconds(std::optional<double> value, int decimals, std::string why = {}) {
    Figure figure = valueFigure(value, std::move(why));
    figure.decimals = decimals;
    return figure;
}

Cell atLeast(double value, int decimals, const words::Wording& w) {
    Cell cell(w.text(ASSAY_TEXT("Report", "≥ %1"), {w.number(value, decimals)}));
    cell.sortKey = value;
    cell.reason = w.text(ASSAY_TEXT("Report", "Some waits were ended by the time limit."));
    return cell;
}

std::string fourDecimals(std::optional<double> value, const words::Wording& w) {
    return valueText(valueFigure(value), w);
}

std::string answeredText(const evaluate::DynamicSummary& summary, const words::Wording& w) {
    const evaluate::DynamicCounts& counts = summary.sampled;
    std::string text = w.text(
        ASSAY_TEXT("Report", "%1 of %2 answered, %3 failed (in no figure of answers), %4 answered without "
                             "a score."),
        {w.count(counts.answered), w.count(counts.planned), w.count(counts.failed),
         w.count(summary.withoutScore)});
    text += "\n" + w.text(ASSAY_COUNTED("Report", "%n time-out(s): in the seconds as at least the limit."),
                          summary.latency.timeouts);
    text += "\n" + w.text(ASSAY_COUNTED("Report", "%n fast failure(s): in none of the seconds."),
                          summary.fastFailures);
    for (std::size_t i = 0; i < model::kAskFailureKindCount; ++i) {
        if (counts.failedBy[i] > 0) {
            text += "\n" + w.text(ASSAY_TEXT("Report", "%1: %2"),
                                  {words::failureText(model::kAskFailureKindNames[i], w),
                                   w.count(counts.failedBy[i])});
        }
    }
    return text;
}

Table latencyTable(const evaluate::DynamicSummary& summary, const words::Wording& w) {
    Table table;
    table.name = "dynamic_seconds";
    table.columns = {{"stage", w.text(ASSAY_TEXT("Report", "Seconds")), "dynamic_latency"},
                     {"n", w.text(ASSAY_TEXT("Report", "n"))},
                     {"mean", w.text(ASSAY_TEXT("Report", "mean"))},
                     {"p50", w.text(ASSAY_TEXT("Report", "P50"))},
                     {"p95", w.text(ASSAY_TEXT("Report", "P95"))},
                     {"p99", w.text(ASSAY_TEXT("Report", "P99"))}};
    const auto add = [&](std::string name, const statistics::Latency& of) {
        const auto cell = [&w](const std::optional<statistics::LatencyPercentile>& percentile) {
            return percentileCell(percentile, kMillisecondDecimals, w);
        };
        table.rows.push_back({std::move(name), countFigure(of.n),
                              meanLatencyCell(of, kMillisecondDecimals, w), cell(of.p50), cell(of.p95),
                              cell(of.p99)});
    };
    add(w.text(ASSAY_TEXT("Report", "in all")), summary.latency);
    for (const auto& [stage, figures] : summary.stages) {
        add(stage, figures.latency);
    }
    return table;
}

} // namespace

Cell percentileCell(const std::optional<statistics::LatencyPercentile>& of, int decimals,
                    const words::Wording& wording, std::string why) {
    if (!of) {
        return seconds(std::nullopt, decimals, std::move(why));
    }
    if (of->isAtLeast) {
        return atLeast(of->value, decimals, wording);
    }
    Figure figure = seconds(of->value, decimals);
    if (of->low && of->high) {
        figure.interval = statistics::Interval{*of->low, *of->high};
    }
    return figure;
}

Cell meanLatencyCell(const statistics::Latency& latency, int decimals, const words::Wording& wording) {
    return latency.mean && latency.meanIsAtLeast() ? atLeast(*latency.mean, decimals, wording)
                                                   : Cell(seconds(latency.mean, decimals));
}

DynamicBlocks dynamicBlocks(const evaluate::DynamicSummary& summary, const std::string& judgedBy,
                            const words::Wording& wording) {
    const std::string judged =
        judgedBy + "\n" +
        wording.text(ASSAY_TEXT("Report", "Accuracy: dynamic %1, static %2 on the same samples."),
                     {fourDecimals(summary.figures.accuracy, wording),
                      fourDecimals(summary.staticFigures.accuracy, wording)}) +
        "\n" +
        wording.text(
            ASSAY_TEXT("Report", "Static and dynamic decision agree: share %1, Cohen's κ %2."),
            {fourDecimals(summary.agreementShare, wording), fourDecimals(summary.agreementKappa, wording)});
    std::vector<std::string> classes;
    for (const Label label : model::kLabels) {
        classes.push_back(classText(label, wording));
    }
    const auto counts = [](const metrics::ConfusionMatrix& matrix) {
        return [&matrix](Label row, Label column) { return countFigure(matrix.at(row, column)); };
    };
    return {{Paragraph{answeredText(summary, wording)}, latencyTable(summary, wording), Paragraph{judged}},
            {matrixTable("dynamic_matrix",
                         wording.text(ASSAY_TEXT("Report", "Dynamic decisions (rows: true class)")), classes,
                         counts(summary.matrix), wording),
             matrixTable("dynamic_agreement",
                         wording.text(ASSAY_TEXT("Report", "Static (rows) against dynamic (columns)")),
                         classes, counts(summary.agreement), wording)}};
}

} // namespace assay::results::thresholds
