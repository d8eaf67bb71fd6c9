// "Confusion matrices": at the thresholds that apply, of all samples and of the scenarios.
#include "core/results/report/section_makers.h"
#include "core/results/thresholds/threshold_texts.h"

#include <algorithm>

namespace assay::results {
namespace {

using namespace thresholds;
using model::Label;

constexpr std::size_t kDrawnScenarios = 4; // of the lowest Macro-F1; the table has all
constexpr std::size_t kPanels = 6;         // side by side, that of all samples among them

std::string matrixAlternative(const metrics::ConfusionMatrix& matrix, const words::Wording& w) {
    std::int64_t right = 0;
    std::int64_t most = 0;
    Label truth = Label::Accurate;
    Label taken = Label::Accurate;
    for (const Label row : model::kLabels) {
        right += matrix.at(row, row);
        for (const Label column : model::kLabels) {
            if (row != column && matrix.at(row, column) > most) {
                most = matrix.at(row, column);
                truth = row;
                taken = column;
            }
        }
    }
    if (most == 0) {
        return w.text(ASSAY_TEXT("Report", "Decided right: %1 of %2."),
                      {w.count(right), w.count(matrix.total())});
    }
    return w.text(
        ASSAY_TEXT("Report", "Decided right: %1 of %2. The most frequent error: %3 taken for %4 "
                             "(samples: %5)."),
        {w.count(right), w.count(matrix.total()), classText(truth, w), classText(taken, w), w.count(most)});
}

plot::Chart matrixChart(std::string name, std::string title, const metrics::ConfusionMatrix& matrix,
                        const words::Wording& w) {
    plot::MatrixChart body;
    body.rowTitle = w.text(ASSAY_TEXT("Report", "True class"));
    body.columnTitle = w.text(ASSAY_TEXT("Report", "Decided class"));
    body.diagonal = true;
    for (const Label label : model::kLabels) {
        body.rows.push_back(classText(label, w));
        body.columns.push_back(classText(label, w));
        const auto& cells = matrix.cells[model::indexOf(label)];
        body.counts.emplace_back(cells.begin(), cells.end());
    }
    return {std::move(name), std::move(title), matrixAlternative(matrix, w), std::move(body)};
}

// Of many scenarios.
std::vector<double> lowestFirst(const MeasuredSet& measured) {
    return weightsOf(measured, [&](std::size_t i) {
        const std::optional<double>& macroF1 = measured.applied[i].figures.macroF1;
        return macroF1 ? std::optional(-*macroF1) : std::nullopt;
    });
}

std::string lowestText(const words::Wording& w) {
    return w.text(ASSAY_TEXT("Report", "Those of the lowest Macro-F1 come first."));
}

Table scenarioFigures(const MeasuredSet& measured, const std::string& suffix, const words::Wording& w) {
    Table table;
    table.name = "threshold_matrix_figures" + suffix;
    table.title = w.text(ASSAY_TEXT("Report", "Figures of each scenario at the thresholds that apply"));
    table.columns = {{"scenario", w.text(ASSAY_TEXT("Report", "Scenario"))},
                     {"n", w.text(ASSAY_TEXT("Report", "n")), "n"},
                     {"tau", w.text(ASSAY_TEXT("Report", "τ")), "applied_threshold"},
                     {"accuracy", w.text(ASSAY_TEXT("Report", "Accuracy")), "decision_accuracy"},
                     {"macro_f1", w.text(ASSAY_TEXT("Report", "Macro-F1")), "macro_f1"},
                     {"classes", w.text(ASSAY_TEXT("Report", "Classes counted")), "macro_f1"},
                     {"mcc", w.text(ASSAY_TEXT("Report", "MCC")), "matthews_correlation"},
                     {"kappa", w.text(ASSAY_TEXT("Report", "κ")), "decision_kappa"}};
    const std::string oneClass = w.text(ASSAY_TEXT("Report", "truth or decision is of one class only"));
    for (std::size_t i = 0; i < measured.applied.size(); ++i) {
        const AppliedScope& scope = measured.applied[i];
        const evaluate::DecisionIntervals& intervals = measured.intervals.scopes[i].applied;
        std::vector<Cell> cells{scopeText(scope.scenario, scope.global, w), countFigure(scope.figures.n)};
        if (scope.tau) {
            cells.emplace_back(tauFigure(scope.tau));
        } else {
            cells.emplace_back(w.text(ASSAY_TEXT("Report", "each its own")));
        }
        cells.emplace_back(accuracyFigure(scope.shares, w));
        cells.emplace_back(macroF1Figure(scope.figures, intervals.macroF1, w));
        cells.emplace_back(countFigure(scope.figures.classesCounted));
        cells.emplace_back(valueFigure(scope.figures.mcc, oneClass, scope.figures.n, intervals.mcc));
        cells.emplace_back(valueFigure(scope.figures.kappa, oneClass, scope.figures.n, intervals.kappa));
        table.rows.push_back(std::move(cells));
    }
    dropRepeatedN(table);
    showTelling(table, kScopeRows, lowestFirst(measured), lowestText(w));
    return table;
}

Table cellTable(const MeasuredSet& measured, const std::string& suffix, const words::Wording& w) {
    Table table;
    table.name = "threshold_matrix_cells" + suffix;
    table.title = w.text(ASSAY_TEXT("Report", "The confusion matrix of each scenario"));
    table.columns = {{"scenario", w.text(ASSAY_TEXT("Report", "Scenario"))},
                     {"true_class", w.text(ASSAY_TEXT("Report", "True class"))},
                     {"decided_accurate", w.text(ASSAY_TEXT("Report", "decided accurate"))},
                     {"decided_hallucination", w.text(ASSAY_TEXT("Report", "decided hallucination"))},
                     {"decided_contradiction", w.text(ASSAY_TEXT("Report", "decided contradiction"))}};
    for (const AppliedScope& scope : measured.applied) {
        if (scope.global) {
            continue; // drawn
        }
        for (const Label truth : model::kLabels) {
            std::vector<Cell> cells{scopeText(scope.scenario, false, w), classText(truth, w)};
            for (const Label decided : model::kLabels) {
                cells.emplace_back(countFigure(scope.matrix.at(truth, decided)));
            }
            table.rows.push_back(std::move(cells));
        }
    }
    table.ifEmpty = w.text(ASSAY_TEXT("Report", "The set has no scenarios."));
    std::vector<double> weights = lowestFirst(measured);
    weights.erase(weights.begin()); // all samples together are drawn
    showTelling(table, (kScopeRows - 1) * model::kLabelCount, weights, lowestText(w));
    return table;
}

// The scenarios whose matrices are drawn: the lowest Macro-F1 first, ties in their order.
std::vector<const AppliedScope*> drawnScopes(const MeasuredSet& measured, std::size_t most) {
    std::vector<const AppliedScope*> scopes;
    for (const AppliedScope& scope : measured.applied) {
        if (!scope.global && scope.figures.macroF1) {
            scopes.push_back(&scope);
        }
    }
    if (scopes.size() < 2) {
        return {}; // it is the matrix of all samples
    }
    std::stable_sort(scopes.begin(), scopes.end(), [](const AppliedScope* a, const AppliedScope* b) {
        return *a->figures.macroF1 < *b->figures.macroF1;
    });
    scopes.resize(std::min(scopes.size(), most));
    return scopes;
}

// That of all samples and those of the scenarios, side by side.
plot::Chart matrixPanels(const MeasuredSet& measured, const std::string& suffix, const words::Wording& w) {
    const AppliedScope& global = measured.applied.front();
    plot::Chart chart = matrixChart(
        "threshold_matrix_panels" + suffix,
        w.text(ASSAY_TEXT("Report", "Confusion matrices, shares of the true class")), global.matrix, w);
    auto& body = std::get<plot::MatrixChart>(chart.body);
    std::vector<const AppliedScope*> scopes = drawnScopes(measured, kPanels - 1);
    scopes.insert(scopes.begin(), &global);
    for (const AppliedScope* const scope : scopes) {
        plot::MatrixPanel panel;
        const std::string name = scopeText(scope->scenario, scope->global, w);
        panel.title =
            scope->tau ? w.text(ASSAY_TEXT("Report", "%1, τ %2"), {name, tauText(*scope->tau, w)}) : name;
        for (const Label label : model::kLabels) {
            const auto& cells = scope->matrix.cells[model::indexOf(label)];
            panel.counts.emplace_back(cells.begin(), cells.end());
        }
        body.panels.push_back(std::move(panel));
    }
    if (measured.applied.size() > scopes.size()) {
        chart.caption = chart.alternative + " " + lowestText(w);
    }
    return chart;
}

// What the judgements of curators make of the matrix, and the pairs that they are about.
KeyFigures pairFigures(const ThresholdSet& set, const words::Wording& w) {
    const evaluate::ContradictionPairs& pairs = set.measured->laboratory.pairs;
    const auto count = [](std::size_t value) { return countFigure(static_cast<std::int64_t>(value)); };
    KeyFigures figures;
    figures.list = {{w.text(ASSAY_TEXT("Report", "Contradiction pairs")), count(pairs.pairs.size()),
                     Verdict::None, "contradiction_pairs"},
                    {w.text(ASSAY_TEXT("Report", "Pairs out of order")), countFigure(pairs.ordersFaulty),
                     Verdict::None, "contradiction_pairs"},
                    {w.text(ASSAY_TEXT("Report", "Sides of a pair without the other")),
                     count(pairs.orphans.size()), Verdict::None, "contradiction_pairs"},
                    {w.text(ASSAY_TEXT("Report", "Contradictions without a pair")),
                     count(pairs.unpaired.size()), Verdict::None, "contradiction_pairs"},
                    {w.text(ASSAY_TEXT("Report", "Samples for manual review")), count(pairs.softBand.size()),
                     Verdict::None, "manual_review"},
                    {w.text(ASSAY_TEXT("Report", "Judged by curators")),
                     countFigure(set.judged ? set.judged->judged : 0), Verdict::None, "pair_judgements"}};
    if (set.judged) {
        figures.list.push_back({w.text(ASSAY_TEXT("Report", "Decided otherwise by a judgement")),
                                countFigure(set.judged->changed), Verdict::None, "pair_judgements"});
        figures.list.push_back({w.text(ASSAY_TEXT("Report", "Macro-F1 with the judgements")),
                                macroF1Figure(set.judged->figures, set.judged->intervals.macroF1, w),
                                Verdict::None, "macro_f1"});
    }
    return figures;
}

void fill(const ThresholdSet& set, const std::string& suffix, const words::Wording& w,
          std::vector<Block>& blocks) {
    const MeasuredSet& measured = *set.measured;
    const AppliedScope& global = measured.applied.front();
    blocks.emplace_back(
        Paragraph{w.text(ASSAY_TEXT("Report", "Each sample is judged at the threshold of its scenario: %1."),
                         {appliedText(set, w)})});
    const std::vector<const AppliedScope*> drawn = drawnScopes(measured, kDrawnScenarios);
    if (!drawn.empty() && measured.applied.size() - 1 > drawn.size()) {
        blocks.emplace_back(
            Paragraph{w.text(ASSAY_TEXT("Report", "Drawn are the scenarios of the lowest Macro-F1 only."))});
    }
    blocks.emplace_back(matrixChart("threshold_matrix" + suffix,
                                    w.text(ASSAY_TEXT("Report", "Confusion matrix of all samples")),
                                    global.matrix, w));
    blocks.emplace_back(matrixPanels(measured, suffix, w));
    Table classes =
        classTable(global.shares, global.figures, measured.intervals.scopes.front().applied.f1, w);
    classes.name += suffix;
    classes.title = w.text(ASSAY_TEXT("Report", "Figures of each class, all samples"));
    blocks.emplace_back(std::move(classes));
    blocks.emplace_back(scenarioFigures(measured, suffix, w));
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        blocks.emplace_back(matrixChart(
            "threshold_matrix_scenario_" + std::to_string(i + 1) + suffix,
            w.text(ASSAY_TEXT("Report", "Confusion matrix of %1 at %2"),
                   {scopeText(drawn[i]->scenario, false, w), tauText(drawn[i]->tau.value_or(0), w)}),
            drawn[i]->matrix, w));
    }
    blocks.emplace_back(cellTable(measured, suffix, w));
    blocks.emplace_back(pairFigures(set, w));
}

} // namespace

base::Result<Section> thresholdMatrices(const SectionContext& context) {
    return bySet(context, "threshold_matrices", &fill);
}

} // namespace assay::results
