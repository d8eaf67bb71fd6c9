#include "core/results/thresholds/threshold_blocks.h"

#include "core/results/report/figure_text.h"
#include "core/results/thresholds/threshold_words.h"

#include <algorithm>
#include <iterator>

namespace assay::results::thresholds {
namespace {

using model::Label;

constexpr int kShownDecimals = 4;

Column scopeColumn(const words::Wording& w) {
    return {"scenario", w.text(ASSAY_TEXT("Report", "Scenario"))};
}

Column countColumn(const words::Wording& w) {
    return {"n", w.text(ASSAY_TEXT("Report", "n")), "n"};
}

// Of one column among many; the interval is not known.
Figure plainFigure(std::optional<double> value, std::string why = {}) {
    Figure figure;
    figure.value = value;
    figure.why = value ? std::string() : std::move(why);
    return figure;
}

Figure changeFigure(std::optional<double> value, std::string why) {
    Figure figure = valueFigure(value, std::move(why));
    figure.isDifference = true;
    return figure;
}

std::string percentText(double share, const words::Wording& w) {
    Figure figure;
    figure.value = share;
    figure.kind = FigureKind::Percent;
    return valueText(figure, w);
}

} // namespace

Figure recallFigure(const evaluate::DecisionShares& shares, Label label, const words::Wording& wording) {
    return shareFigure(shares.recallOf(label), FigureKind::Proportion,
                       wording.text(ASSAY_TEXT("Report", "no sample of this class")));
}

Figure precisionFigure(const evaluate::DecisionShares& shares, Label label, const words::Wording& wording) {
    return shareFigure(shares.precisionOf(label), FigureKind::Proportion,
                       wording.text(ASSAY_TEXT("Report", "nothing is predicted to be of this class")));
}

Figure tauFigure(std::optional<double> tau, std::string why, int leastDecimals) {
    Figure figure;
    figure.value = tau;
    figure.kind = FigureKind::Number;
    figure.decimals = tau ? tauDecimals(*tau, leastDecimals) : leastDecimals;
    figure.why = std::move(why);
    return figure;
}

Figure valueFigure(std::optional<double> value, std::string why) {
    Figure figure;
    figure.value = value;
    figure.kind = FigureKind::Number;
    figure.why = value ? std::string() : std::move(why);
    return figure;
}

Table classTable(const evaluate::DecisionShares& shares, const metrics::ClassificationFigures& figures,
                 const std::array<std::optional<statistics::Interval>, model::kLabelCount>& f1Intervals,
                 const words::Wording& wording, bool withN) {
    Table table;
    table.name = "threshold_classes";
    table.columns = {{"class", wording.text(ASSAY_TEXT("Report", "Class"))},
                     {"precision", wording.text(ASSAY_TEXT("Report", "Precision")), "class_precision"},
                     {"recall", wording.text(ASSAY_TEXT("Report", "Recall")), "class_recall"},
                     {"f1", wording.text(ASSAY_TEXT("Report", "F1")), "class_f1"}};
    if (withN) {
        table.columns.push_back(countColumn(wording));
    }
    for (const Label label : model::kLabels) {
        const metrics::ClassFigures& of = figures.of(label);
        Figure f1 = plainFigure(
            of.f1, wording.text(ASSAY_TEXT("Report", "the class occurs in neither truth nor decision")));
        f1.n = of.support;
        if (f1.value) {
            f1.interval = f1Intervals[model::indexOf(label)];
        }
        table.rows.push_back({classText(label, wording), precisionFigure(shares, label, wording),
                              recallFigure(shares, label, wording), f1});
        if (withN) {
            table.rows.back().cells.emplace_back(countFigure(of.support));
        }
    }
    return table;
}

Table matrixTable(std::string name, std::string title, const std::vector<std::string>& rowNames,
                  const std::function<Figure(Label row, Label column)>& cell, const words::Wording& wording) {
    Table table;
    table.name = std::move(name);
    table.title = std::move(title);
    if (!rowNames.empty()) {
        table.columns.push_back(
            {"row_class", wording.text(ASSAY_TEXT("Report", "Class")), {}, false, "\u00a0"});
    }
    for (const Label column : model::kLabels) {
        table.columns.push_back({std::string(model::labelName(column)),
                                 classText(column, wording),
                                 {},
                                 false,
                                 briefClassText(column, wording)});
    }
    for (const Label row : model::kLabels) {
        TableRow cells;
        if (!rowNames.empty()) {
            cells.cells.emplace_back(rowNames[model::indexOf(row)]);
        }
        for (const Label column : model::kLabels) {
            cells.cells.emplace_back(cell(row, column));
        }
        table.rows.push_back(std::move(cells));
    }
    return table;
}

Table operatingPointTable(const evaluate::DecisionShares& shares, const words::Wording& wording) {
    Table table;
    table.name = "threshold_operating_point";
    table.title = wording.text(ASSAY_TEXT("Report", "Intervals at the operating point"));
    table.columns = {{"figure", wording.text(ASSAY_TEXT("Report", "At τ"))},
                     {"value", wording.text(ASSAY_TEXT("Report", "Value"))},
                     {"low",
                      wording.text(ASSAY_TEXT("Report", "95 % interval, lower end")),
                      {},
                      false,
                      wording.text(ASSAY_TEXT("Report", "Low"))},
                     {"high",
                      wording.text(ASSAY_TEXT("Report", "95 % interval, upper end")),
                      {},
                      false,
                      wording.text(ASSAY_TEXT("Report", "High"))},
                     {"n",
                      wording.text(ASSAY_TEXT("Report", "Samples of the class, or predicted to be of it")),
                      {},
                      false,
                      wording.text(ASSAY_TEXT("Report", "n"))},
                     {"design_effect",
                      wording.text(ASSAY_TEXT("Report", "Design effect: how many samples are worth one")),
                      "share_interval", false, wording.text(ASSAY_TEXT("Report", "Effect"))}};
    const auto add = [&](std::string name, const Figure& figure, const statistics::ClusteredShare& share) {
        const auto& interval = figure.interval;
        Figure effect = valueFigure(share.designEffect());
        effect.decimals = 2;
        table.rows.push_back({std::move(name), plainFigure(figure.value, figure.why),
                              plainFigure(interval ? std::optional(interval->low) : std::nullopt),
                              plainFigure(interval ? std::optional(interval->high) : std::nullopt),
                              countFigure(figure.n.value_or(0)), std::move(effect)});
    };
    for (const Label label : model::kLabels) {
        const std::string name = classText(label, wording);
        add(wording.text(ASSAY_TEXT("Report", "%1, precision"), {name}),
            precisionFigure(shares, label, wording), shares.precisionOf(label));
        add(wording.text(ASSAY_TEXT("Report", "%1, recall"), {name}), recallFigure(shares, label, wording),
            shares.recallOf(label));
    }
    return table;
}

namespace {

std::string gridVerdict(bool isFeasible, bool isBest, const words::Wording& w) {
    if (isFeasible) {
        return isBest ? w.text(ASSAY_TEXT("Report", "feasible, best (τ*)"))
                      : w.text(ASSAY_TEXT("Report", "feasible"));
    }
    return isBest ? w.text(ASSAY_TEXT("Report", "least violating"))
                  : w.text(ASSAY_TEXT("Report", "infeasible"));
}

} // namespace

Table sweepTable(std::span<const evaluate::SweepPoint> points,
                 const std::optional<metrics::BestThreshold>& best, const metrics::Constraints& constraints,
                 const words::Wording& wording) {
    Table table;
    table.name = "threshold_sweep";
    table.title = wording.text(ASSAY_TEXT("Report", "Sweep table"));
    table.columns = {
        {"tau", wording.text(ASSAY_TEXT("Report", "τ"))},
        {"accuracy", wording.text(ASSAY_TEXT("Report", "Accuracy")), "decision_accuracy"},
        {"macro_f1", wording.text(ASSAY_TEXT("Report", "Macro-F1")), "macro_f1"},
        {"precision_hallucination", wording.text(ASSAY_TEXT("Report", "Halluc. precision")),
         "class_precision"},
        {"recall_hallucination", wording.text(ASSAY_TEXT("Report", "Halluc. recall")), "class_recall"},
        {"f1_hallucination", wording.text(ASSAY_TEXT("Report", "Halluc. F1")), "class_f1"},
        {"precision_accurate", wording.text(ASSAY_TEXT("Report", "Accurate precision")), "class_precision"},
        {"f1_accurate", wording.text(ASSAY_TEXT("Report", "Accurate F1")), "class_f1"},
        {"recall_contradiction", wording.text(ASSAY_TEXT("Report", "Contrad. recall")), "class_recall"},
        {"f1_contradiction", wording.text(ASSAY_TEXT("Report", "Contrad. F1")), "class_f1"},
        {"mcc", wording.text(ASSAY_TEXT("Report", "MCC")), "matthews_correlation"},
        {"kappa", wording.text(ASSAY_TEXT("Report", "κ")), "decision_kappa"},
        {"verdict", wording.text(ASSAY_TEXT("Report", "Verdict")), "constraints"},
        {"balanced_accuracy", wording.text(ASSAY_TEXT("Report", "Balanced accuracy")), "balanced_accuracy",
         false, wording.text(ASSAY_TEXT("Report", "Balanced acc."))},
        {"f2_hallucination",
         wording.text(
             ASSAY_TEXT("Report", "Halluc. F%1"),
             {betaText(points.empty() ? metrics::kUsualBeta : points.front().figures.beta, wording)}),
         "class_f2"}};
    for (std::size_t i = 0; i < points.size(); ++i) {
        const metrics::ClassificationFigures& figures = points[i].figures;
        const metrics::ClassFigures& accurate = figures.of(Label::Accurate);
        const metrics::ClassFigures& hallucination = figures.of(Label::Hallucination);
        const metrics::ClassFigures& contradiction = figures.of(Label::Contradiction);
        const auto violated = metrics::violationsOf(figures, constraints);
        const bool isBest = best && best->index == i;
        Cell verdict = gridVerdict(violated.empty(), isBest, wording);
        verdict.reason = violated.empty() ? uncheckedText(metrics::uncheckedOf(figures, constraints), wording)
                                          : violationsText(violated, wording);
        TableRow row{tauFigure(points[i].threshold),
                     plainFigure(figures.accuracy),
                     plainFigure(figures.macroF1),
                     plainFigure(hallucination.precision),
                     plainFigure(hallucination.recall),
                     plainFigure(hallucination.f1),
                     plainFigure(accurate.precision),
                     plainFigure(accurate.f1),
                     plainFigure(contradiction.recall),
                     plainFigure(contradiction.f1),
                     plainFigure(figures.mcc),
                     plainFigure(figures.kappa),
                     std::move(verdict),
                     plainFigure(figures.balancedAccuracy),
                     plainFigure(hallucination.fBeta)};
        row.link = linkTo(ThresholdLink{points[i].threshold});
        row.emphasis = isBest ? Emphasis::Strong : Emphasis::None;
        table.rows.push_back(std::move(row));
    }
    return table;
}

namespace {

// The best threshold; in brackets the least violating one where none meets every constraint.
Cell ownTauCell(const evaluate::ScenarioRow& row, const std::string& none, const words::Wording& w) {
    if (!row.best || row.best->feasible) {
        return tauFigure(row.best ? std::optional(row.atOwn.threshold) : std::nullopt,
                         row.best ? std::string() : none, kMovedTauDecimals);
    }
    Cell cell = "(" + tauText(row.atOwn.threshold, w, kMovedTauDecimals) + ")";
    cell.sortKey = row.atOwn.threshold;
    return cell;
}

Cell feasibleCell(const std::optional<metrics::BestThreshold>& best, const words::Wording& w) {
    if (!best) {
        return "—";
    }
    Cell cell = best->feasible
                    ? w.text(ASSAY_TEXT("Report", "✓ yes"))
                    : w.text(ASSAY_TEXT("Report", "✗ %1"), {briefViolationsText(best->violated, w)});
    cell.reason = violationsText(best->violated, w);
    return cell;
}

std::vector<Column> scopeColumns(const words::Wording& w) {
    return {scopeColumn(w),
            countColumn(w),
            {"tau_default", w.text(ASSAY_TEXT("Report", "Default τ")), "predetermined_threshold"},
            {"tau", w.text(ASSAY_TEXT("Report", "τ*")), "row_threshold"},
            {"feasible", w.text(ASSAY_TEXT("Report", "Feasible")), "constraints"},
            {"macro_f1_default", w.text(ASSAY_TEXT("Report", "Macro-F1 at the default")), "macro_f1", false,
             w.text(ASSAY_TEXT("Report", "F1 default"))},
            {"macro_f1_own", w.text(ASSAY_TEXT("Report", "Macro-F1 at its own τ*")), "macro_f1", false,
             w.text(ASSAY_TEXT("Report", "F1 at τ*"))},
            {"macro_f1_global", w.text(ASSAY_TEXT("Report", "Macro-F1 at the global τ*")), "macro_f1", false,
             w.text(ASSAY_TEXT("Report", "F1 global τ*"))},
            {"gain", w.text(ASSAY_TEXT("Report", "Own minus global")), "generalisation", false,
             w.text(ASSAY_TEXT("Report", "ΔF1"))},
            {"benefits", w.text(ASSAY_TEXT("Report", "Benefits")), "generalisation"},
            {"down", w.text(ASSAY_TEXT("Report", "Macro-F1 at −0.05")), "robustness", false,
             w.text(ASSAY_TEXT("Report", "−0.05"))},
            {"up", w.text(ASSAY_TEXT("Report", "Macro-F1 at +0.05")), "robustness", false,
             w.text(ASSAY_TEXT("Report", "+0.05"))},
            {"robustness", w.text(ASSAY_TEXT("Report", "Robustness")), "robustness"}};
}

} // namespace

Table scopeTable(const evaluate::ScenarioTable& scopes, const words::Wording& wording) {
    Table table;
    table.name = "threshold_scopes";
    table.title = wording.text(ASSAY_TEXT("Report", "Global and scenario thresholds"));
    table.columns = scopeColumns(wording);
    const std::string none = wording.text(ASSAY_TEXT("Report", "no sample has a score"));
    const std::string outside = wording.text(ASSAY_TEXT("Report", "outside 0 to 1"));
    for (std::size_t i = 0; i < scopes.rows.size(); ++i) {
        const evaluate::ScenarioRow& of = scopes.rows[i];
        Cell predetermined = tauFigure(of.predetermined);
        if (of.global) {
            predetermined = wording.text(ASSAY_TEXT("Report", "each its own"));
        }
        const std::string& why = of.best ? outside : none;
        Cell benefit = benefitText(of, wording);
        Cell robustness = robustnessText(of.perturbation.robustness, wording);
        benefit.reason = robustness.reason = shortagesText(of.shortages, wording);
        TableRow row{scopeText(of.scenario, of.global, wording),
                     countFigure(of.n),
                     std::move(predetermined),
                     ownTauCell(of, none, wording),
                     feasibleCell(of.best, wording),
                     plainFigure(of.atDefault.figures.macroF1, none),
                     plainFigure(of.atOwn.figures.macroF1, none),
                     plainFigure(of.atGlobal.figures.macroF1, none),
                     changeFigure(of.generalisation, none),
                     std::move(benefit),
                     changeFigure(of.perturbation.down, why),
                     changeFigure(of.perturbation.up, why),
                     std::move(robustness)};
        row.key = of.global ? std::string("*") : "=" + of.scenario;
        row.link = linkTo(ScopeLink{i});
        table.rows.push_back(std::move(row));
    }
    return table;
}

std::string leakHeadline(std::span<const evaluate::LeakedScenario> leaked, const words::Wording& wording) {
    std::vector<std::string> names;
    for (const evaluate::LeakedScenario& of : leaked) {
        names.push_back(scopeText(of.scenario, false, wording));
    }
    return wording.text(ASSAY_TEXT("Report", "Labels have leaked into the stored predictions of: %1. Do not "
                                             "trust figures made from them."),
                        {listText(names, wording)});
}

Paragraph leakParagraph(std::span<const evaluate::LeakedScenario> leaked, const words::Wording& wording) {
    std::int64_t right = 0; // of accurate answers and hallucinations: all of them
    std::int64_t contradictions = 0;
    std::int64_t wrong = 0;
    for (const evaluate::LeakedScenario& of : leaked) {
        right += of.counts.count(Label::Accurate) + of.counts.count(Label::Hallucination);
        contradictions += of.counts.count(Label::Contradiction);
        wrong += of.counts.wrong(Label::Contradiction);
    }
    std::string text =
        leakHeadline(leaked, wording) + " " +
        wording.text(ASSAY_TEXT("Report", "Every accurate answer and every hallucination there is predicted "
                                          "right (%1), though hallucinations score as high as accurate "
                                          "answers: no threshold on the scores can give that."),
                     {wording.count(right)});
    if (wrong > 0) {
        text += " " + wording.text(ASSAY_TEXT("Report", "Of the contradictions there %1 of %2 are predicted "
                                                        "wrongly, which leaks nothing."),
                                   {wording.count(wrong), wording.count(contradictions)});
    }
    return {text};
}

Paragraph scopeParagraph(const evaluate::ScenarioTable& scopes, const words::Wording& wording) {
    constexpr int kVarianceDecimals = 5;
    const auto variance = [&](std::optional<double> of) {
        Figure figure = valueFigure(of);
        figure.decimals = kVarianceDecimals;
        return valueText(figure, wording);
    };
    const auto names = [&](const std::vector<std::size_t>& rows) {
        std::vector<std::string> list;
        for (const std::size_t row : rows) {
            list.push_back(scopeText(scopes.rows[row].scenario, scopes.rows[row].global, wording));
        }
        return listText(list, wording);
    };
    std::string text = wording.text(
        ASSAY_TEXT("Report",
                   "Variance of Macro-F1 across scenarios: %1 at the defaults, %2 at their own τ*, %3 at "
                   "the global τ*. High-risk (no feasible τ, or τ* ≥ 0.75): %4. Lenient (τ* ≤ 0.55): "
                   "%5."),
        {variance(scopes.variance.atDefault), variance(scopes.variance.atOwn),
         variance(scopes.variance.atGlobal), names(scopes.highRisk), names(scopes.lenient)});
    if (scopes.withoutScore > 0) {
        text +=
            " " + wording.text(ASSAY_COUNTED("Report", "Without a score, and in no figure: %1 sample(s)."),
                               scopes.withoutScore, {wording.count(scopes.withoutScore)});
    }
    return {text};
}

std::string thresholdListText(std::span<const std::size_t> places, const metrics::ThresholdGrid& grid,
                              const words::Wording& wording) {
    std::vector<std::string> texts;
    for (const std::size_t place : places) {
        texts.push_back(tauText(grid.values()[place], wording));
    }
    return listText(texts, wording);
}

namespace {

// What is left of Macro-F1 once it is said that the threshold was chosen on these samples.
std::string optimismText(const evaluate::ThresholdBootstrap& bootstrap, const words::Wording& w) {
    return bootstrap.optimism && bootstrap.correctedMacroF1
               ? w.text(ASSAY_TEXT("Report", "Macro-F1 there corrected for optimism: %1 (less %2)."),
                        {w.number(*bootstrap.correctedMacroF1, kShownDecimals),
                         w.number(*bootstrap.optimism, kShownDecimals)})
               : w.text(ASSAY_TEXT(
                     "Report", "Macro-F1 there cannot be corrected for optimism: too few clusters, or too "
                               "many draws that lack a class."));
}

std::string equalsText(const evaluate::ThresholdBootstrap& bootstrap, const metrics::ThresholdGrid& grid,
                       const words::Wording& w) {
    const evaluate::EqualThresholds& equals = *bootstrap.equals;
    const double share =
        static_cast<double>(equals.safestDraws) / static_cast<double>(bootstrap.settings.draws);
    return w.text(ASSAY_TEXT("Report", "Not told from it by these samples: %1. Of these the safest is %2: "
                                       "recall of hallucination %3; it meets every constraint in %4 of the "
                                       "draws."),
                  {thresholdListText(equals.places, grid, w), tauText(grid.values()[equals.safest], w),
                   equals.safestRecall ? w.number(*equals.safestRecall, kShownDecimals) : "—",
                   percentText(share, w)});
}

} // namespace

Paragraph robustnessParagraph(std::string_view scope, const ScopeRobustness& robustness,
                              const metrics::ThresholdGrid& grid, const words::Wording& wording) {
    const evaluate::ThresholdBootstrap& bootstrap = robustness.bootstrap;
    const auto tau = [&](double of) { return tauText(of, wording, kMovedTauDecimals); };
    const auto f1 = [&](double of) { return wording.number(of, kShownDecimals); };
    std::string text = wording.text(
        ASSAY_TEXT("Report",
                   "%1: %2 %3. Chosen anew in each draw, it lies from %4 to %5 in the middle 95 % of the "
                   "draws (%6 draws, seed %7, %8 clusters of %9 samples)."),
        {scope,
         robustness.feasible ? wording.text(ASSAY_TEXT("Report", "τ*"))
                             : wording.text(ASSAY_TEXT("Report", "least violating τ")),
         robustness.tau ? tau(*robustness.tau) : "—", tau(bootstrap.tau.low), tau(bootstrap.tau.high),
         wording.count(bootstrap.settings.draws), std::to_string(bootstrap.settings.seed),
         wording.count(bootstrap.clusters), wording.count(bootstrap.samples)});
    const auto add = [&](const std::string& line) { text += "\n" + line; };
    const double share =
        static_cast<double>(bootstrap.feasibleDraws) / static_cast<double>(bootstrap.settings.draws);
    add(wording.text(ASSAY_TEXT("Report", "A threshold met every constraint in %1 of the draws."),
                     {percentText(share, wording)}));
    add(optimismText(bootstrap, wording));
    if (bootstrap.equals) {
        add(equalsText(bootstrap, grid, wording));
    }
    if (!robustness.split) {
        add(wording.text(ASSAY_TEXT("Report",
                                    "No held-out score: the samples cannot be parted into halves that both "
                                    "hold every class (a pair stays together).")));
        return {text};
    }
    const evaluate::HalfSplit& split = *robustness.split;
    const auto range = [&](const std::optional<statistics::Interval>& of) {
        return of ? wording.text(ASSAY_TEXT("Report", " (95 % of the splits: %1 to %2)"),
                                 {f1(of->low), f1(of->high)})
                  : std::string();
    };
    add(wording.text(ASSAY_TEXT("Report",
                                "Chosen on one half, measured on the other (%1 splits): Macro-F1 %2 "
                                "where it was chosen, %3 held out%4."),
                     {wording.count(split.settings.splits), f1(split.meanChosen), f1(split.meanHeldOut),
                      range(split.heldOutInterval)}));
    add(wording.text(ASSAY_TEXT("Report", "Optimism %1%2."),
                     {f1(split.optimism), range(split.optimismInterval)}));
    if (split.leftOut > 0) {
        add(wording.text(
            ASSAY_TEXT("Report", "Splits of which one half lacks a class are left out: %1 of %2."),
            {wording.count(split.leftOut), wording.count(split.settings.splits)}));
    }
    if (robustness.heldOut) {
        add(wording.text(ASSAY_TEXT("Report", "Held at τ %1: Macro-F1 %2 on the halves held out."),
                         {tau(robustness.heldOut->tau), f1(robustness.heldOut->macroF1)}));
    }
    return {text};
}

} // namespace assay::results::thresholds
