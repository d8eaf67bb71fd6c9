// "Thresholds by scenario": the best threshold under the constraints, or why there is none.
#include "core/results/report/section_makers.h"
#include "core/results/thresholds/threshold_texts.h"

namespace assay::results {
namespace {

using namespace thresholds;
using evaluate::ScenarioRow;

std::int64_t reviewCount(const MeasuredSet& measured, std::size_t row) {
    return row == 0 ? measured.sweep.global.reviewCount : measured.sweep.scenarios[row - 1].reviewCount;
}

// Of many scenarios those that no threshold can help, then those that are decided worst.
std::vector<double> hardestFirst(const MeasuredSet& measured) {
    return weightsOf(measured, [&](std::size_t i) -> std::optional<double> {
        const ScenarioRow& row = measured.laboratory.table.rows[i];
        if (!row.best) {
            return std::nullopt;
        }
        return (row.best->feasible ? 0.0 : 2.0) - row.atOwn.figures.macroF1.value_or(0);
    });
}

std::string hardestText(const words::Wording& w) {
    return w.text(ASSAY_TEXT("Report", "Scenarios without a feasible threshold come first, then those of the "
                                       "lowest Macro-F1."));
}

// The threshold that applies to a scope, by the decision where the set has one, and what it reaches.
std::vector<Cell> appliedCells(const MeasuredSet& measured, std::size_t row, const words::Wording& w) {
    const ScenarioRow& of = measured.laboratory.table.rows[row];
    const AppliedScope& applied = measured.applied[row];
    const ScopeIntervals& intervals = measured.intervals.scopes[row];
    Cell tau = measured.decided ? tauFigure(applied.tau) : tauFigure(of.predetermined);
    if (measured.decided ? !applied.tau.has_value() : of.global) {
        tau = w.text(ASSAY_TEXT("Report", "each its own"));
    }
    return {std::move(tau), measured.decided ? macroF1Figure(applied.figures, intervals.applied.macroF1, w)
                                             : macroF1Figure(of.atDefault.figures, intervals.atDefault, w)};
}

Cell constraintsCell(const MeasuredSet& measured, std::size_t row, const words::Wording& w) {
    const metrics::Constraints& constraints = measured.sweep.settings.constraints;
    const ScenarioRow& of = measured.laboratory.table.rows[row];
    const AppliedScope& applied = measured.applied[row];
    return measured.decided ? metCell(applied.violated, applied.matrix, constraints, of.n, w)
                            : metCell(of.best ? of.best->violated : std::vector<metrics::Violation>(),
                                      of.atOwn.matrix, constraints, of.n, w);
}

Table scenarioTable(const MeasuredSet& measured, const std::string& suffix, const words::Wording& w) {
    Table table;
    table.name = "threshold_scenarios" + suffix;
    table.title = measured.decided
                      ? w.text(ASSAY_TEXT("Report", "The decided and the best threshold of each scenario"))
                      : w.text(ASSAY_TEXT("Report", "The best threshold of each scenario"));
    table.columns = {{"scenario", w.text(ASSAY_TEXT("Report", "Scenario"))},
                     {"n", w.text(ASSAY_TEXT("Report", "n")), "n"}};
    if (measured.decided) {
        table.columns.push_back(
            {"decided_tau", w.text(ASSAY_TEXT("Report", "Decided τ")), "applied_threshold"});
    } else {
        table.columns.push_back(
            {"default_tau", w.text(ASSAY_TEXT("Report", "Default τ")), "predetermined_threshold"});
    }
    table.columns.push_back({"best_tau", w.text(ASSAY_TEXT("Report", "τ*")), "best_threshold"});
    table.columns.push_back({"least_violating_tau", w.text(ASSAY_TEXT("Report", "Least violating τ")),
                             "least_violating_threshold"});
    if (measured.decided) {
        table.columns.push_back(
            {"macro_f1_decided", w.text(ASSAY_TEXT("Report", "Macro-F1 as decided")), "macro_f1"});
    } else {
        table.columns.push_back(
            {"macro_f1_default", w.text(ASSAY_TEXT("Report", "Macro-F1 at the default")), "macro_f1"});
    }
    table.columns.push_back({"macro_f1", w.text(ASSAY_TEXT("Report", "Macro-F1 at τ*")), "macro_f1"});
    table.columns.push_back({"constraints",
                             measured.decided ? w.text(ASSAY_TEXT("Report", "Constraints as decided"))
                                              : w.text(ASSAY_TEXT("Report", "Constraints")),
                             "constraints", true});
    for (std::size_t i = 0; i < measured.laboratory.table.rows.size(); ++i) {
        const ScenarioRow& row = measured.laboratory.table.rows[i];
        const bool feasible = row.best && row.best->feasible;
        const std::string none = row.best ? w.text(ASSAY_TEXT("Report", "none meets every constraint"))
                                          : w.text(ASSAY_TEXT("Report", "no sample has a score"));
        const Figure tau = ownTauFigure(measured, i, none);
        std::vector<Cell> applied = appliedCells(measured, i, w);
        std::vector<Cell> cells{scopeText(row.scenario, row.global, w), countFigure(row.n),
                                std::move(applied.front()), feasible ? tau : tauFigure(std::nullopt, none)};
        if (feasible || !row.best) {
            cells.emplace_back(std::string());
        } else {
            cells.emplace_back(tau);
        }
        cells.push_back(std::move(applied.back()));
        cells.emplace_back(macroF1AtOwn(measured, i, w));
        cells.push_back(constraintsCell(measured, i, w));
        table.rows.push_back(std::move(cells));
    }
    table.note =
        measured.decided
            ? w.text(ASSAY_TEXT(
                  "Report", "Where no threshold meets every constraint, Macro-F1 at τ* is that of the least "
                            "violating one. Intervals at τ* are those of the bootstrap that chooses the "
                            "threshold anew in each draw; the decided threshold is held."))
            : w.text(ASSAY_TEXT(
                  "Report",
                  "Where no threshold meets every constraint, the figures are those of the least violating "
                  "one. Intervals at τ* are those of the bootstrap that chooses the threshold anew in each "
                  "draw; at the default the threshold is held."));
    dropRepeatedN(table);
    showTelling(table, kScopeRows, hardestFirst(measured), hardestText(w));
    return table;
}

Table pointTable(const MeasuredSet& measured, const std::string& suffix, const words::Wording& w) {
    Table table;
    table.name = "threshold_points" + suffix;
    table.title = w.text(ASSAY_TEXT("Report", "What the constraints ask for, at τ* or at the least violating "
                                              "threshold"));
    table.columns = {{"scenario", w.text(ASSAY_TEXT("Report", "Scenario"))},
                     {"tau", w.text(ASSAY_TEXT("Report", "τ")), "row_threshold"}};
    for (std::size_t i = 0; i < metrics::kConstraintCount; ++i) {
        const auto constraint = static_cast<metrics::Constraint>(i);
        table.columns.push_back({std::string(metrics::constraintName(constraint)),
                                 constraintText(constraint, w),
                                 std::string(constraintDefinition(constraint))});
    }
    table.columns.push_back({"review", w.text(ASSAY_TEXT("Report", "For review")), "manual_review"});
    const auto& rows = measured.laboratory.table.rows;
    const std::vector<double> ofScopes = hardestFirst(measured);
    std::vector<double> weights; // of those in the table
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!rows[i].best) {
            continue;
        }
        weights.push_back(ofScopes[i]);
        std::vector<Cell> cells{scopeText(rows[i].scenario, rows[i].global, w),
                                tauFigure(rows[i].atOwn.threshold)};
        for (std::size_t c = 0; c < metrics::kConstraintCount; ++c) {
            cells.emplace_back(constraintFigure(rows[i].shares, static_cast<metrics::Constraint>(c), w));
        }
        cells.emplace_back(countFigure(reviewCount(measured, i)));
        table.rows.push_back(std::move(cells));
    }
    table.note = w.text(ASSAY_TEXT(
        "Report", "Intervals: Wilson, 95 %, pairs kept together. n is the number of samples of the class "
                  "(recall) or predicted to be of it (precision)."));
    showTelling(table, kScopeRows, weights, hardestText(w));
    return table;
}

std::string globalVerdict(const MeasuredSet& measured, const words::Wording& w) {
    const ScenarioRow& row = measured.laboratory.table.rows.front();
    const auto f1 = [&](const evaluate::SweepPoint& at) {
        return w.number(at.figures.macroF1.value_or(0), 4); // the row has samples, so it is defined
    };
    const std::string tau = tauText(row.atOwn.threshold, w);
    if (!hasConstraint(measured.sweep.settings.constraints)) {
        return w.text(ASSAY_TEXT("Report", "All samples together: τ* is %1 with a Macro-F1 of %2. No "
                                           "constraint is in force."),
                      {tau, f1(row.atOwn)});
    }
    if (row.best->feasible) {
        const metrics::Constraints& constraints = measured.sweep.settings.constraints;
        const std::string notAsked = listText(notApplying(row.atOwn.matrix, constraints, w), w);
        if (noneApplies(row.atOwn.matrix, constraints, w)) {
            return w.text(ASSAY_TEXT("Report",
                                     "All samples together: τ* is %1 with a Macro-F1 of %2, the "
                                     "highest of all thresholds. Cannot be checked, no samples: %3."),
                          {tau, f1(row.atOwn), notAsked});
        }
        return notApplying(row.atOwn.matrix, constraints, w).empty()
                   ? w.text(ASSAY_TEXT("Report",
                                       "All samples together: τ* is %1 with a Macro-F1 of %2, the highest "
                                       "of the thresholds that meet every constraint."),
                            {tau, f1(row.atOwn)})
                   : w.text(
                         ASSAY_TEXT(
                             "Report",
                             "All samples together: τ* is %1 with a Macro-F1 of %2, the highest of "
                             "the thresholds that meet every constraint that applies. Cannot be checked, no "
                             "samples: %3."),
                         {tau, f1(row.atOwn), notAsked});
    }
    const evaluate::SweepPoint& highest = measured.sweep.global.points[row.best->highestMacroF1];
    return w.text(ASSAY_TEXT("Report", "All samples together: no threshold of the grid meets every "
                                       "constraint. The least violating one is %1 (%2). The highest Macro-F1 "
                                       "whatever the constraints is %3, at %4."),
                  {tau, violationsText(row.best->violated, w), f1(highest), tauText(highest.threshold, w)});
}

// What was asked for, where it is not what is usually asked for.
std::string requiredText(const metrics::Constraints& constraints, const words::Wording& w) {
    if (constraints == metrics::Constraints() || !hasConstraint(constraints)) {
        return {};
    }
    std::vector<std::string> required;
    std::vector<std::string> others;
    for (std::size_t i = 0; i < metrics::kConstraintCount; ++i) {
        const auto constraint = static_cast<metrics::Constraint>(i);
        const std::string name = constraintText(constraint, w);
        if (const std::optional<double>& least = constraints.of(constraint)) {
            required.push_back(w.text(ASSAY_TEXT("Report", "%1 at least %2"), {name, tauText(*least, w)}));
        } else {
            others.push_back(name);
        }
    }
    const std::string text =
        w.text(ASSAY_TEXT("Report", "Required by these constraints: %1."), {listText(required, w)});
    return others.empty()
               ? text
               : text + ' ' + w.text(ASSAY_TEXT("Report", "Not required: %1."), {listText(others, w)});
}

void fill(const ThresholdSet& set, const std::string& suffix, const words::Wording& w,
          std::vector<Block>& blocks) {
    const MeasuredSet& measured = *set.measured;
    blocks.emplace_back(rulesOf(set, w));
    const std::string required = requiredText(measured.sweep.settings.constraints, w);
    blocks.emplace_back(Paragraph{globalVerdict(measured, w) + (required.empty() ? "" : ' ' + required)});
    blocks.emplace_back(scenarioTable(measured, suffix, w));
    blocks.emplace_back(pointTable(measured, suffix, w));
    const std::int64_t withoutScore = set.columns.unscored + measured.laboratory.table.withoutScore;
    if (withoutScore > 0) {
        blocks.emplace_back(
            Paragraph{w.text(ASSAY_TEXT("Report", "Samples without a score, which are in no figure: %1."),
                             {w.count(withoutScore)})});
    }
}

} // namespace

base::Result<Section> thresholdScenarios(const SectionContext& context) {
    return bySet(context, "threshold_scenarios", &fill);
}

} // namespace assay::results
