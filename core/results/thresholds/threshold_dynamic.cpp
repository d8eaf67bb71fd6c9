#include "core/results/thresholds/threshold_dynamic.h"

#include "core/results/thresholds/dynamic_blocks.h"
#include "core/results/thresholds/threshold_texts.h"

#include <algorithm>
#include <numeric>

namespace assay::results {
namespace {

using namespace thresholds;

constexpr std::size_t kRuns = 20; // on a page
constexpr int kSecondDecimals = 2;

std::string stateText(const std::string& state, const words::Wording& w) {
    if (state == "finished") {
        return w.text(ASSAY_TEXT("Report", "finished"));
    }
    return state == "stopped" ? w.text(ASSAY_TEXT("Report", "stopped"))
                              : w.text(ASSAY_TEXT("Report", "not finished"));
}

std::string notUsableText(const std::string& why, const words::Wording& w) {
    if (why == "drawn by another version") {
        return w.text(ASSAY_TEXT("Report", "its samples were drawn by another version"));
    }
    return why == "damaged settings" ? w.text(ASSAY_TEXT("Report", "its settings are damaged"))
                                     : w.text(ASSAY_TEXT("Report", "its replies are damaged"));
}

Cell secondsCell(const std::optional<statistics::LatencyPercentile>& of, std::int64_t n,
                 const words::Wording& w) {
    Cell cell = percentileCell(of, kSecondDecimals, w, w.text(ASSAY_TEXT("Report", "nothing was answered")));
    if (auto* const figure = std::get_if<Figure>(&cell)) {
        figure->n = n;
    }
    return cell;
}

} // namespace

Table thresholds::dynamicRunTable(const ThresholdSet& set, const std::string& suffix,
                                  const words::Wording& w) {
    Table table;
    table.name = "threshold_dynamic_runs" + suffix;
    table.title = w.text(ASSAY_TEXT("Report", "Dynamic runs: samples asked of a live backend (%1)"),
                         {appliedText(set, w)});
    table.columns = {{"run", w.text(ASSAY_TEXT("Report", "Run"))},
                     {"state", w.text(ASSAY_TEXT("Report", "State"))},
                     {"answered", w.text(ASSAY_TEXT("Report", "Answered")), "dynamic_run"},
                     {"failed", w.text(ASSAY_TEXT("Report", "Failed")), "dynamic_run"},
                     {"macro_f1", w.text(ASSAY_TEXT("Report", "Macro-F1 of the answers")), "macro_f1"},
                     {"macro_f1_stored", w.text(ASSAY_TEXT("Report", "Macro-F1 as stored")), "macro_f1"},
                     {"agreement", w.text(ASSAY_TEXT("Report", "Same decision")), "dynamic_agreement"},
                     {"median", w.text(ASSAY_TEXT("Report", "Median seconds")), "dynamic_latency"},
                     {"p95", w.text(ASSAY_TEXT("Report", "P95 seconds")), "dynamic_latency"}};
    const std::string nothing = w.text(ASSAY_TEXT("Report", "nothing was judged"));
    std::vector<std::size_t> order(set.dynamicRuns.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    // Runs without an answer come last: nothing can be read off them.
    std::ranges::stable_partition(order, [&](std::size_t i) {
        const auto& summary = set.dynamicRuns[i].summary;
        return summary && summary->sampled.answered > 0;
    });
    for (const std::size_t i : order) {
        const StoredDynamicRun& run = set.dynamicRuns[i];
        std::vector<Cell> cells{run.context.run, stateText(run.state, w)};
        if (!run.summary) {
            cells[1] = w.text(ASSAY_TEXT("Report", "not usable: %1"), {notUsableText(run.notUsable, w)});
            cells.resize(table.columns.size(),
                         valueFigure(std::nullopt, w.text(ASSAY_TEXT("Report", "not usable"))));
        } else {
            const evaluate::DynamicSummary& summary = *run.summary;
            Figure f1 = macroF1Figure(summary.figures, set.dynamicIntervals[i].answers, w);
            Figure stored = macroF1Figure(summary.staticFigures, set.dynamicIntervals[i].stored, w);
            const Figure agreement =
                shareFigure(set.dynamicIntervals[i].agreement, FigureKind::Proportion, nothing);
            f1.why = f1.value ? std::string() : nothing;
            stored.why = stored.value ? std::string() : nothing;
            cells.insert(cells.end(),
                         {countFigure(summary.sampled.answered), countFigure(summary.sampled.failed), f1,
                          stored, agreement, secondsCell(summary.latency.p50, summary.latency.n, w),
                          secondsCell(summary.latency.p95, summary.latency.n, w)});
        }
        table.rows.push_back(std::move(cells));
    }
    showFirst(table, kRuns);
    return table;
}

} // namespace assay::results
