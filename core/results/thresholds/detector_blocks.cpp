#include "core/results/thresholds/detector_blocks.h"

#include "core/results/report/figure_text.h"
#include "core/results/thresholds/threshold_blocks.h"
#include "core/results/thresholds/threshold_words.h"

namespace assay::results::thresholds {
namespace {

using evaluate::ComparisonVerdict;
using evaluate::DetectorComparison;
using model::Label;

Figure proportion(std::optional<double> value) {
    Figure figure;
    figure.value = value;
    return figure;
}

Figure difference(std::optional<double> value) {
    Figure figure = valueFigure(value);
    figure.isDifference = true;
    return figure;
}

std::string pText(std::optional<double> p, const words::Wording& w) {
    return valueText(probabilityFigure(p), w);
}

std::string numberText(std::optional<double> value, int decimals, const words::Wording& w) {
    Figure figure = valueFigure(value);
    figure.decimals = decimals;
    return valueText(figure, w);
}

std::string signedText(std::optional<double> value, const words::Wording& w) {
    return (value && *value > 0 ? "+" : "") + numberText(value, 4, w);
}

std::string detectorVerdict(ComparisonVerdict verdict, const words::Wording& w) {
    switch (verdict) {
    case ComparisonVerdict::Significant:
        return w.text(
            ASSAY_TEXT("Report", "A adds significant value: ΔMacro-F1 above 0.05 and p below 0.05."));
    case ComparisonVerdict::Redundant:
        return w.text(ASSAY_TEXT("Report", "A is redundant beside B: ΔMacro-F1 below 0.02."));
    case ComparisonVerdict::Worse:
        return w.text(ASSAY_TEXT("Report", "A is worse than B: ΔMacro-F1 below −0.02."));
    case ComparisonVerdict::Inconclusive:
        return w.text(ASSAY_TEXT("Report",
                                 "Inconclusive: neither the document's limit for value nor that for "
                                 "redundancy is reached."));
    }
    return {};
}

std::vector<Block> verdictBlocks(const ComparedDetectorSets& compared, bool isAboutEntropy,
                                 const words::Wording& w) {
    const DetectorComparison& c = compared.comparison;
    std::string text = detectorVerdict(c.verdict, w);
    const auto add = [&](const std::string& line) { text += "\n" + line; };
    add(w.text(ASSAY_COUNTED("Report", "n = %1 sample(s) judged by both; %2 left out."), c.n,
               {w.count(c.n), w.count(c.leftOut)}));
    if (isAboutEntropy && c.withoutEntropy > 0) {
        add(w.text(ASSAY_TEXT("Report", "%1 of them have no E: there full equals no-entropy."),
                   {w.count(c.withoutEntropy)}));
    }
    if (compared.onlyInA + compared.onlyInB + compared.labelsDiffer > 0) {
        add(w.text(ASSAY_TEXT("Report", "Matched by sample id: %1 only in this set, %2 only in the other, %3 "
                                        "with another true class (this set's counts)."),
                   {w.count(compared.onlyInA), w.count(compared.onlyInB), w.count(compared.labelsDiffer)}));
    }
    return {Paragraph{text}};
}

std::vector<Block> matrixBlocks(const DetectorComparison& c, const words::Wording& w) {
    const auto ofMatrix = [](const metrics::ConfusionMatrix& matrix) {
        return [&matrix](Label truth, Label decided) { return countFigure(matrix.at(truth, decided)); };
    };
    const auto ofDifference = [&](Label truth, Label decided) {
        Figure figure = countFigure(c.difference[model::indexOf(truth)][model::indexOf(decided)]);
        figure.isDifference = true;
        return figure;
    };
    std::vector<std::string> truths;
    for (const Label truth : model::kLabels) {
        truths.push_back(w.text(ASSAY_TEXT("Report", "true %1"), {briefClassText(truth, w)}));
    }
    return {matrixTable("matrix_a", w.text(ASSAY_TEXT("Report", "A")), truths, ofMatrix(c.matrixA), w),
            matrixTable("matrix_b", w.text(ASSAY_TEXT("Report", "B")), {}, ofMatrix(c.matrixB), w),
            matrixTable("matrix_difference", w.text(ASSAY_TEXT("Report", "A − B")), {}, ofDifference, w)};
}

Table figureTable(const DetectorComparison& c, const words::Wording& w) {
    Table table;
    table.name = "detector_figures";
    table.columns = {{"figure", w.text(ASSAY_TEXT("Report", "Figure"))},
                     {"a", w.text(ASSAY_TEXT("Report", "A"))},
                     {"b", w.text(ASSAY_TEXT("Report", "B"))},
                     {"difference", w.text(ASSAY_TEXT("Report", "A − B"))}};
    const auto recall = [](const metrics::ClassificationFigures& of) {
        return of.of(Label::Hallucination).recall;
    };
    table.rows = {{w.text(ASSAY_TEXT("Report", "Accuracy")), proportion(c.a.accuracy),
                   proportion(c.b.accuracy), difference(c.accuracyDelta())},
                  {w.text(ASSAY_TEXT("Report", "Macro-F1")), proportion(c.a.macroF1), proportion(c.b.macroF1),
                   difference(c.macroF1Delta())},
                  {constraintText(metrics::Constraint::HallucinationRecall, w), proportion(recall(c.a)),
                   proportion(recall(c.b)), difference(c.hallucinationRecallDelta())}};
    return table;
}

Paragraph testParagraph(const DetectorComparison& c, bool isAboutEntropy, const words::Wording& w) {
    std::string text;
    const auto add = [&](const std::string& line) { text += (text.empty() ? "" : "\n") + line; };
    if (isAboutEntropy) {
        add(w.text(ASSAY_TEXT("Report", "Entropy's contribution to the recall of hallucination: %1"),
                   {signedText(c.hallucinationRecallDelta(), w)}));
    }
    const std::string use = w.text(ASSAY_TEXT("Report", "(the one to use)"));
    add(w.text(ASSAY_TEXT("Report",
                          "McNemar: only A right %1, only B right %2; exact p %3 %4; corrected χ² %5, "
                          "p %6 %7"),
               {w.count(c.aRightBWrong), w.count(c.aWrongBRight), pText(c.mcnemar.exactP, w),
                c.mcnemar.usesExact ? use : std::string(), numberText(c.mcnemar.correctedChi2, 3, w),
                pText(c.mcnemar.correctedP, w), c.mcnemar.usesExact ? std::string() : use}));
    add(c.pairedT ? w.text(ASSAY_TEXT("Report", "Paired t over scenario F1: t %1, df %2, p %3"),
                           {numberText(c.pairedT->t, 3, w), w.count(c.pairedT->df), pText(c.pairedT->p, w)})
                  : w.text(ASSAY_TEXT("Report",
                                      "Paired t over scenario F1: undefined, the differences do not vary.")));
    add(c.wilcoxon
            ? w.text(ASSAY_TEXT("Report", "Wilcoxon over scenario F1: W %1, p %2 (%3)"),
                     {numberText(c.wilcoxon->statistic, 1, w), pText(c.wilcoxon->p, w),
                      c.wilcoxon->exact ? w.text(ASSAY_TEXT("Report", "exact"))
                                        : w.text(ASSAY_TEXT("Report", "normal approximation"))})
            : w.text(ASSAY_TEXT("Report", "Wilcoxon over scenario F1: undefined, no scenario differs.")));
    return {text};
}

} // namespace

DetectorBlocks detectorBlocks(const ComparedDetectorSets& compared, bool isAboutEntropy,
                              const words::Wording& wording) {
    const DetectorComparison& c = compared.comparison;
    return {verdictBlocks(compared, isAboutEntropy, wording),
            matrixBlocks(c, wording),
            {figureTable(c, wording), testParagraph(c, isAboutEntropy, wording)}};
}

Table detectorScenarioTable(const DetectorComparison& comparison, const words::Wording& wording) {
    Table table;
    table.name = "detector_scenarios";
    table.title = wording.text(ASSAY_TEXT("Report", "Macro-F1 per scenario of both detectors"));
    table.columns = {{"scenario", wording.text(ASSAY_TEXT("Report", "Scenario"))},
                     {"n", wording.text(ASSAY_TEXT("Report", "n")), "n"},
                     {"macro_f1_a", wording.text(ASSAY_TEXT("Report", "Macro-F1 of A")), "macro_f1", false,
                      wording.text(ASSAY_TEXT("Report", "F1 of A"))},
                     {"macro_f1_b", wording.text(ASSAY_TEXT("Report", "Macro-F1 of B")), "macro_f1", false,
                      wording.text(ASSAY_TEXT("Report", "F1 of B"))},
                     {"difference", wording.text(ASSAY_TEXT("Report", "A − B"))}};
    for (const evaluate::ScenarioF1& scenario : comparison.scenarioF1) {
        TableRow row{scopeText(scenario.scenario, false, wording), countFigure(scenario.n),
                     proportion(scenario.a), proportion(scenario.b), difference(scenario.a - scenario.b)};
        row.key = "=" + scenario.scenario;
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace assay::results::thresholds
