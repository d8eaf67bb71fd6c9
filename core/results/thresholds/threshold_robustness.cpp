// "Robustness of thresholds": what a small shift changes, and how firm the best threshold is.
#include "core/results/report/section_makers.h"
#include "core/results/thresholds/threshold_texts.h"

#include <algorithm>

namespace assay::results {
namespace {

using namespace thresholds;
using evaluate::Robustness;

Figure shareOfDraws(const evaluate::ThresholdBootstrap& bootstrap, std::int64_t draws) {
    Figure share;
    share.kind = FigureKind::Percent;
    share.n = bootstrap.settings.draws;
    share.value = static_cast<double>(draws) / static_cast<double>(bootstrap.settings.draws);
    return share;
}

// "0.55 to 0.70", both of the grid.
std::string drawnText(const evaluate::ThresholdBootstrap& bootstrap, const words::Wording& w) {
    return bootstrap.tau.low == bootstrap.tau.high
               ? tauText(bootstrap.tau.low, w)
               : w.text(ASSAY_TEXT("Report", "%1 to %2"),
                        {tauText(bootstrap.tau.low, w), tauText(bootstrap.tau.high, w)});
}

Table robustnessTable(const MeasuredSet& measured, const std::string& suffix, const words::Wording& w) {
    Table table;
    table.name = "threshold_robustness" + suffix;
    table.title = w.text(ASSAY_TEXT("Report", "A shift of τ* by 0.05, and the bootstrap of τ*"));
    table.columns = {
        {"scenario", w.text(ASSAY_TEXT("Report", "Scenario"))},
        {"n", w.text(ASSAY_TEXT("Report", "n")), "n"},
        {"tau", w.text(ASSAY_TEXT("Report", "τ*")), "best_threshold"},
        {"down", w.text(ASSAY_TEXT("Report", "Macro-F1 at −0.05")), "robustness"},
        {"up", w.text(ASSAY_TEXT("Report", "Macro-F1 at +0.05")), "robustness"},
        {"verdict", w.text(ASSAY_TEXT("Report", "Verdict")), "robustness"},
        {"feasible_draws", w.text(ASSAY_TEXT("Report", "Draws with a feasible τ")), "feasible_draws"},
        {"macro_f1", w.text(ASSAY_TEXT("Report", "Macro-F1 over the draws")), "threshold_bootstrap"}};
    const std::string outside = w.text(ASSAY_TEXT("Report", "outside 0 to 1"));
    const std::string none = w.text(ASSAY_TEXT("Report", "no sample has a score"));
    for (std::size_t i = 0; i < measured.laboratory.table.rows.size(); ++i) {
        const evaluate::ScenarioRow& row = measured.laboratory.table.rows[i];
        const auto& bootstrap = measured.laboratory.scopes[i].bootstrap;
        const ScopeIntervals& intervals = measured.intervals.scopes[i];
        Figure share;
        Figure f1;
        share.why = f1.why = none;
        if (bootstrap) {
            share = shareOfDraws(*bootstrap, bootstrap->feasibleDraws);
            f1.value = bootstrap->meanMacroF1;
            f1.interval = bootstrap->macroF1;
            f1.n = bootstrap->samples;
        }
        const std::string why = row.best ? outside : none;
        table.rows.push_back({scopeText(row.scenario, row.global, w), countFigure(row.n),
                              ownTauFigure(measured, i, none),
                              valueFigure(row.perturbation.down, why, row.n, intervals.down),
                              valueFigure(row.perturbation.up, why, row.n, intervals.up),
                              robustnessText(row.perturbation.robustness, w), share, f1});
    }
    table.note = w.text(ASSAY_TEXT(
        "Report", "Where no threshold meets every constraint, τ* is the least violating one. The columns of "
                  "the shift hold the change of Macro-F1, with both thresholds held."));
    dropRepeatedN(table);
    showTelling(
        table, kScopeRows,
        weightsOf(measured,
                  [&](std::size_t i) { return measured.laboratory.table.rows[i].perturbation.largest; }),
        w.text(ASSAY_TEXT("Report", "Those that the shift changes most come first.")));
    return table;
}

// How often the bootstrap chooses τ*, and which others.
Table spreadTable(const MeasuredSet& measured, const std::string& suffix, const words::Wording& w) {
    Table table;
    table.name = "threshold_spread" + suffix;
    table.title = w.text(ASSAY_TEXT("Report", "Thresholds that the bootstrap chooses"));
    table.columns = {
        {"scenario", w.text(ASSAY_TEXT("Report", "Scenario"))},
        {"n", w.text(ASSAY_TEXT("Report", "n")), "n"},
        {"tau", w.text(ASSAY_TEXT("Report", "τ*")), "best_threshold"},
        {"chosen_draws", w.text(ASSAY_TEXT("Report", "Draws that choose it")), "chosen_draws"},
        {"drawn_tau", w.text(ASSAY_TEXT("Report", "Middle 95 % of the draws")), "threshold_bootstrap"}};
    const std::string none = w.text(ASSAY_TEXT("Report", "no sample has a score"));
    for (std::size_t i = 0; i < measured.laboratory.table.rows.size(); ++i) {
        const evaluate::ScenarioRow& row = measured.laboratory.table.rows[i];
        const auto& bootstrap = measured.laboratory.scopes[i].bootstrap;
        Figure chosen;
        chosen.why = none;
        if (bootstrap) {
            chosen = shareOfDraws(*bootstrap, bootstrap->counts[row.best->index]);
        }
        table.rows.push_back({scopeText(row.scenario, row.global, w), countFigure(row.n),
                              ownTauFigure(measured, i, none), chosen,
                              bootstrap ? drawnText(*bootstrap, w) : std::string()});
    }
    showTelling(table, kScopeRows,
                weightsOf(measured,
                          [&](std::size_t i) -> std::optional<double> {
                              const auto& bootstrap = measured.laboratory.scopes[i].bootstrap;
                              return bootstrap ? std::optional(bootstrap->tau.high - bootstrap->tau.low)
                                               : std::nullopt;
                          }),
                w.text(ASSAY_TEXT("Report", "Those of the widest spread come first.")));
    return table;
}

// What choosing on the same samples flatters, and which thresholds are as good as the best one.
Table equalsTable(const MeasuredSet& measured, const std::string& suffix, const words::Wording& w) {
    const metrics::ThresholdGrid& grid = measured.sweep.settings.grid;
    Table table;
    table.name = "threshold_equals" + suffix;
    table.title = w.text(ASSAY_TEXT("Report", "Chosen on the same data: optimism, and the range of equals"));
    table.columns = {
        {"scenario", w.text(ASSAY_TEXT("Report", "Scenario"))},
        {"n", w.text(ASSAY_TEXT("Report", "n")), "n"},
        {"tau", w.text(ASSAY_TEXT("Report", "τ*")), "best_threshold"},
        {"optimism", w.text(ASSAY_TEXT("Report", "Optimism of Macro-F1")), "bootstrap_optimism"},
        {"corrected_macro_f1", w.text(ASSAY_TEXT("Report", "Macro-F1 corrected")), "bootstrap_optimism"},
        {"equals", w.text(ASSAY_TEXT("Report", "As good as τ*")), "equal_thresholds", true},
        {"safest", w.text(ASSAY_TEXT("Report", "Safest of them")), "safest_threshold"},
        {"safest_recall", w.text(ASSAY_TEXT("Report", "Recall of hallucination there")), "safest_threshold"},
        {"safest_draws", w.text(ASSAY_TEXT("Report", "Draws that meet every constraint")),
         "safest_threshold"}};
    const std::string few = w.text(ASSAY_TEXT("Report", "cannot be judged"));
    const std::string infeasible = w.text(ASSAY_TEXT("Report", "none meets every constraint"));
    for (std::size_t i = 0; i < measured.laboratory.table.rows.size(); ++i) {
        const evaluate::ScenarioRow& row = measured.laboratory.table.rows[i];
        const auto& bootstrap = measured.laboratory.scopes[i].bootstrap;
        const std::string why = row.best && !row.best->feasible ? infeasible : few;
        const evaluate::EqualThresholds* const equals =
            bootstrap && bootstrap->equals ? &*bootstrap->equals : nullptr;
        Figure draws;
        draws.kind = FigureKind::Percent;
        draws.why = why;
        if (equals != nullptr) {
            draws = shareOfDraws(*bootstrap, equals->safestDraws);
        }
        table.rows.push_back(
            {scopeText(row.scenario, row.global, w), countFigure(row.n), ownTauFigure(measured, i, few),
             valueFigure(bootstrap ? bootstrap->optimism : std::nullopt, few),
             valueFigure(bootstrap ? bootstrap->correctedMacroF1 : std::nullopt, few),
             equals != nullptr ? thresholdListText(equals->places, grid, w) : why,
             tauFigure(equals != nullptr ? std::optional(grid.values()[equals->safest]) : std::nullopt, why),
             valueFigure(equals != nullptr ? equals->safestRecall : std::nullopt, why), draws});
    }
    table.note = w.text(ASSAY_TEXT(
        "Report",
        "Where no threshold meets every constraint, τ* is the least violating one. Cannot be judged: "
        "fewer than six clusters, or more than 5 % of the draws lack a class."));
    showTelling(table, kScopeRows,
                weightsOf(measured,
                          [&](std::size_t i) -> std::optional<double> {
                              const auto& bootstrap = measured.laboratory.scopes[i].bootstrap;
                              return bootstrap ? bootstrap->optimism : std::nullopt;
                          }),
                w.text(ASSAY_TEXT("Report", "Those of the largest optimism come first.")));
    return table;
}

plot::Chart drawsChart(const MeasuredSet& measured, const evaluate::ThresholdBootstrap& bootstrap,
                       const std::string& suffix, const words::Wording& w) {
    const metrics::ThresholdGrid& grid = measured.sweep.settings.grid;
    const auto draws = static_cast<double>(bootstrap.settings.draws);
    plot::BarChart bars;
    bars.y.title = w.text(ASSAY_TEXT("Report", "Share of draws"));
    plot::BarSeries series;
    series.name = w.text(ASSAY_TEXT("Report", "Draws that chose the threshold"));
    double highest = 0;
    std::size_t most = 0;
    for (std::size_t i = 0; i < grid.size(); ++i) {
        const double share = static_cast<double>(bootstrap.counts[i]) / draws;
        bars.categories.push_back(tauText(grid.values()[i], w));
        series.values.emplace_back(share);
        if (share > highest) {
            highest = share;
            most = i;
        }
    }
    bars.y.max = std::min(1.0, highest * 1.1);
    bars.series.push_back(std::move(series));
    plot::Chart chart;
    chart.name = "threshold_draws" + suffix;
    chart.title = w.text(ASSAY_TEXT("Report", "The best threshold of all samples over the bootstrap draws"));
    chart.alternative = w.text(
        ASSAY_TEXT("Report", "Most often chosen: %1, in %2 of %3 draws. 95 % of the draws lie from %4 "
                             "to %5. A threshold met every constraint in %6 draws."),
        {tauText(grid.values()[most], w), w.count(bootstrap.counts[most]), w.count(bootstrap.settings.draws),
         tauText(bootstrap.tau.low, w), tauText(bootstrap.tau.high, w), w.count(bootstrap.feasibleDraws)});
    chart.body = std::move(bars);
    return chart;
}

std::vector<std::string> scenariosOf(const MeasuredSet& measured, Robustness robustness,
                                     const words::Wording& w) {
    std::vector<std::string> names;
    for (const evaluate::ScenarioRow& row : measured.laboratory.table.rows) {
        if (!row.global && row.perturbation.robustness == robustness) {
            names.push_back(scopeText(row.scenario, false, w));
        }
    }
    return names;
}

void fill(const ThresholdSet& set, const std::string& suffix, const words::Wording& w,
          std::vector<Block>& blocks) {
    const MeasuredSet& measured = *set.measured;
    blocks.emplace_back(
        Paragraph{w.text(ASSAY_TEXT("Report", "Robust scenarios: %1. Moderate: %2. Sensitive: %3. With fewer "
                                              "than 10 samples of a class or 6 samples and pairs, so that it "
                                              "cannot be judged: %4."),
                         {listText(scenariosOf(measured, Robustness::Robust, w), w),
                          listText(scenariosOf(measured, Robustness::Moderate, w), w),
                          listText(scenariosOf(measured, Robustness::Sensitive, w), w),
                          listText(scenariosOf(measured, Robustness::CannotBeJudged, w), w)})});
    blocks.emplace_back(robustnessTable(measured, suffix, w));
    blocks.emplace_back(spreadTable(measured, suffix, w));
    blocks.emplace_back(equalsTable(measured, suffix, w));
    if (const auto& bootstrap = measured.laboratory.scopes.front().bootstrap) {
        blocks.emplace_back(drawsChart(measured, *bootstrap, suffix, w));
        blocks.emplace_back(Paragraph{w.text(
            ASSAY_TEXT("Report", "Draws: %1, seed %2. Drawn are clusters, a contradiction pair together: %3 "
                                 "clusters of %4 samples in all."),
            {w.count(bootstrap->settings.draws), std::to_string(bootstrap->settings.seed),
             w.count(bootstrap->clusters), w.count(bootstrap->samples)})});
    }
}

} // namespace

base::Result<Section> thresholdRobustness(const SectionContext& context) {
    return bySet(context, "threshold_robustness", &fill);
}

} // namespace assay::results
