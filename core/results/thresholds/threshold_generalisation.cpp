// "Generalisation of thresholds": a threshold of its own against one for all, and against unseen samples.
#include "core/results/report/section_makers.h"
#include "core/results/thresholds/threshold_texts.h"

#include <algorithm>

namespace assay::results {
namespace {

using namespace thresholds;
using evaluate::ScenarioRow;

constexpr int kVarianceDecimals = 5;
constexpr std::size_t kBars = 12; // scenarios that are drawn; the table has more

Table ownTable(const MeasuredSet& measured, const std::string& suffix, const words::Wording& w) {
    Table table;
    table.name = "threshold_generalisation" + suffix;
    table.title = w.text(ASSAY_TEXT("Report", "A threshold of its own against one for all"));
    table.columns = {
        {"scenario", w.text(ASSAY_TEXT("Report", "Scenario"))},
        {"n", w.text(ASSAY_TEXT("Report", "n")), "n"},
        {"tau", w.text(ASSAY_TEXT("Report", "τ*")), "row_threshold"},
        {"feasible", w.text(ASSAY_TEXT("Report", "Feasible")), "constraints"},
        {"macro_f1_default", w.text(ASSAY_TEXT("Report", "Macro-F1 at the default")), "macro_f1"},
        {"macro_f1_own", w.text(ASSAY_TEXT("Report", "Macro-F1 at its own τ*")), "macro_f1"},
        {"macro_f1_global", w.text(ASSAY_TEXT("Report", "Macro-F1 at the global τ*")), "macro_f1"},
        {"gain", w.text(ASSAY_TEXT("Report", "Own minus global")), "generalisation"},
        {"benefits", w.text(ASSAY_TEXT("Report", "Benefits")), "generalisation"}};
    const std::string none = w.text(ASSAY_TEXT("Report", "no sample has a score"));
    const std::string yes = w.text(ASSAY_TEXT("Report", "yes"));
    const std::string no = w.text(ASSAY_TEXT("Report", "no"));
    for (std::size_t i = 0; i < measured.laboratory.table.rows.size(); ++i) {
        const ScenarioRow& row = measured.laboratory.table.rows[i];
        const ScopeIntervals& intervals = measured.intervals.scopes[i];
        table.rows.push_back({scopeText(row.scenario, row.global, w), countFigure(row.n),
                              tauFigure(row.best ? std::optional(row.atOwn.threshold) : std::nullopt,
                                        row.best ? std::string() : none),
                              row.best ? (row.best->feasible ? yes : no) : std::string("—"),
                              macroF1Figure(row.atDefault.figures, intervals.atDefault, w),
                              macroF1AtOwn(measured, i, w),
                              macroF1Figure(row.atGlobal.figures, intervals.atGlobal, w),
                              valueFigure(row.generalisation, none, row.n, intervals.gain),
                              row.shortages.empty() ? (row.benefits ? yes : no) : benefitText(row, w)});
    }
    table.note = w.text(ASSAY_TEXT(
        "Report", "The interval at its own τ* is that of the bootstrap that chooses the threshold anew in "
                  "each draw; of the other figures and of the difference the thresholds are held."));
    dropRepeatedN(table);
    showTelling(
        table, kScopeRows,
        weightsOf(measured, [&](std::size_t i) { return measured.laboratory.table.rows[i].generalisation; }),
        w.text(ASSAY_TEXT("Report", "Those that gain most come first.")));
    return table;
}

Table splitTable(const MeasuredSet& measured, const std::string& suffix, const words::Wording& w) {
    Table table;
    table.name = "threshold_held_out" + suffix;
    table.title = w.text(ASSAY_TEXT("Report", "Chosen on one half of the samples, measured on the other"));
    table.columns = {
        {"scenario", w.text(ASSAY_TEXT("Report", "Scenario"))},
        {"samples", w.text(ASSAY_TEXT("Report", "Samples")), "n"},
        {"splits", w.text(ASSAY_TEXT("Report", "Splits")), "held_out_macro_f1"},
        {"chosen", w.text(ASSAY_TEXT("Report", "Macro-F1 where it was chosen")), "held_out_macro_f1"},
        {"held_out", w.text(ASSAY_TEXT("Report", "Macro-F1 held out")), "held_out_macro_f1"},
        {"optimism", w.text(ASSAY_TEXT("Report", "Optimism")), "optimism"}};
    const std::string few = w.text(ASSAY_TEXT("Report", "no halves that both hold every class"));
    for (std::size_t i = 0; i < measured.laboratory.table.rows.size(); ++i) {
        const ScenarioRow& row = measured.laboratory.table.rows[i];
        const auto& split = measured.laboratory.scopes[i].halfSplit;
        Figure splits = countFigure(split ? split->settings.splits : 0);
        Figure chosen;
        Figure heldOut;
        Figure optimism = valueFigure(split ? std::optional(split->optimism) : std::nullopt, few);
        if (split) {
            chosen.value = split->meanChosen;
            chosen.interval = split->chosenInterval;
            heldOut.value = split->meanHeldOut;
            heldOut.interval = split->heldOutInterval;
            optimism.interval = split->optimismInterval;
            chosen.n = heldOut.n = optimism.n = split->samples;
        } else {
            chosen.why = heldOut.why = few;
        }
        table.rows.push_back(
            {scopeText(row.scenario, row.global, w), countFigure(row.n), splits, chosen, heldOut, optimism});
    }
    table.note = w.text(
        ASSAY_TEXT("Report", "Intervals: 2.5th to 97.5th percentile over the splits. A contradiction "
                             "pair stays in one half. Both figures are over the classes in the truth of "
                             "the scenario; splits of which one half lacks a class are left out."));
    dropRepeatedN(table);
    showTelling(table, kScopeRows,
                weightsOf(measured,
                          [&](std::size_t i) {
                              const auto& split = measured.laboratory.scopes[i].halfSplit;
                              return split ? std::optional(split->optimism) : std::nullopt;
                          }),
                w.text(ASSAY_TEXT("Report", "Those of the largest optimism come first.")));
    return table;
}

// An undefined Macro-F1 is behind every other.
bool isLower(const ScenarioRow* a, const ScenarioRow* b) {
    const std::optional<double>& of = a->atOwn.figures.macroF1;
    const std::optional<double>& other = b->atOwn.figures.macroF1;
    return of && (!other || *of < *other);
}

// Which scenarios are drawn, in their order: of many those of the lowest Macro-F1 at their own τ*, ties in
// their order.
std::vector<const ScenarioRow*> drawnScenarios(const std::vector<const ScenarioRow*>& scenarios) {
    std::vector<const ScenarioRow*> drawn = scenarios;
    if (drawn.size() > kBars) {
        std::stable_sort(drawn.begin(), drawn.end(), isLower);
        drawn.resize(kBars);
        std::sort(drawn.begin(), drawn.end()); // they stand in one list
    }
    return drawn;
}

plot::Chart scenarioChart(const MeasuredSet& measured, const std::string& suffix, const words::Wording& w) {
    std::vector<const ScenarioRow*> scenarios;
    std::vector<std::string> benefits;
    for (const ScenarioRow& row : measured.laboratory.table.rows) {
        if (!row.global) {
            scenarios.push_back(&row);
            if (row.benefits && row.shortages.empty()) {
                benefits.push_back(scopeText(row.scenario, false, w));
            }
        }
    }
    plot::BarChart bars;
    bars.y.title = w.text(ASSAY_TEXT("Report", "Macro-F1"));
    plot::BarSeries atDefault{w.text(ASSAY_TEXT("Report", "at the default")), {}};
    plot::BarSeries atOwn{w.text(ASSAY_TEXT("Report", "at its own τ*")), {}};
    plot::BarSeries atGlobal{w.text(ASSAY_TEXT("Report", "at the global τ*")), {}};
    for (const ScenarioRow* row : drawnScenarios(scenarios)) {
        bars.categories.push_back(scopeText(row->scenario, false, w));
        atDefault.values.push_back(row->atDefault.figures.macroF1);
        atOwn.values.push_back(row->atOwn.figures.macroF1);
        atGlobal.values.push_back(row->atGlobal.figures.macroF1);
        const auto at = static_cast<std::size_t>(row - measured.laboratory.table.rows.data());
        const auto& bootstrap = measured.laboratory.scopes[at].bootstrap;
        atDefault.intervals.push_back(measured.intervals.scopes[at].atDefault);
        atOwn.intervals.push_back(bootstrap ? bootstrap->macroF1 : std::nullopt);
        atGlobal.intervals.push_back(measured.intervals.scopes[at].atGlobal);
    }
    bars.series = {std::move(atDefault), std::move(atOwn), std::move(atGlobal)};
    const ScenarioRow& lowest = **std::min_element(scenarios.begin(), scenarios.end(), isLower);
    const std::optional<double>& lowestF1 = lowest.atOwn.figures.macroF1;
    plot::Chart chart;
    chart.name = "threshold_by_scenario" + suffix;
    chart.title = w.text(ASSAY_TEXT("Report", "Macro-F1 of each scenario at three thresholds"));
    chart.alternative =
        w.text(ASSAY_TEXT("Report", "Lowest at its own τ*: %1 with %2. Scenarios that benefit from a "
                                    "threshold of their own: %3."),
               {lowestF1 ? scopeText(lowest.scenario, false, w) : "—",
                lowestF1 ? w.number(*lowestF1, 4) : "—", listText(benefits, w)});
    if (bars.categories.size() < scenarios.size()) {
        chart.alternative +=
            " " + w.text(ASSAY_TEXT("Report", "Drawn are the scenarios of the lowest Macro-F1: %1 of %2."),
                         {std::to_string(bars.categories.size()), std::to_string(scenarios.size())});
    }
    chart.body = std::move(bars);
    return chart;
}

Figure varianceFigure(std::optional<double> value, std::int64_t scenarios, const words::Wording& w) {
    Figure figure = valueFigure(value, w.text(ASSAY_TEXT("Report", "fewer than two scenarios")));
    figure.decimals = kVarianceDecimals;
    figure.n = scenarios;
    return figure;
}

KeyFigures keyFigures(const MeasuredSet& measured, const words::Wording& w) {
    const evaluate::ScenarioTable& table = measured.laboratory.table;
    const auto names = [&](const std::vector<std::size_t>& rows) {
        std::vector<std::string> list;
        for (const std::size_t row : rows) {
            list.push_back(scopeText(table.rows[row].scenario, false, w));
        }
        return listText(list, w);
    };
    const std::int64_t scenarios = std::count_if(table.rows.begin(), table.rows.end(), [](const auto& row) {
        return !row.global && row.atDefault.figures.macroF1;
    });
    KeyFigures figures;
    figures.list = {
        {w.text(ASSAY_TEXT("Report", "Variance of Macro-F1 over scenarios, at the defaults")),
         varianceFigure(table.variance.atDefault, scenarios, w), Verdict::None, "scenario_variance"},
        {w.text(ASSAY_TEXT("Report", "Variance of Macro-F1 over scenarios, each at its own τ*")),
         varianceFigure(table.variance.atOwn, scenarios, w), Verdict::None, "scenario_variance"},
        {w.text(ASSAY_TEXT("Report", "Variance of Macro-F1 over scenarios, at the global τ*")),
         varianceFigure(table.variance.atGlobal, scenarios, w), Verdict::None, "scenario_variance"},
        {w.text(ASSAY_TEXT("Report", "High-risk scenarios")), names(table.highRisk), Verdict::None,
         "risk_tiers"},
        {w.text(ASSAY_TEXT("Report", "Lenient scenarios")), names(table.lenient), Verdict::None,
         "risk_tiers"}};
    return figures;
}

void fill(const ThresholdSet& set, const std::string& suffix, const words::Wording& w,
          std::vector<Block>& blocks) {
    const MeasuredSet& measured = *set.measured;
    blocks.emplace_back(keyFigures(measured, w));
    blocks.emplace_back(ownTable(measured, suffix, w));
    if (measured.laboratory.table.rows.size() > 1) {
        blocks.emplace_back(scenarioChart(measured, suffix, w));
    }
    blocks.emplace_back(splitTable(measured, suffix, w));
}

} // namespace

base::Result<Section> thresholdGeneralisation(const SectionContext& context) {
    return bySet(context, "threshold_generalisation", &fill);
}

} // namespace assay::results
