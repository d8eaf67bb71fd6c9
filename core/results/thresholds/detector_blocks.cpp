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

// "+0.0312 (0.0105–0.0520, p 0.0120)"
std::string deltaText(const evaluate::MacroF1Difference& delta, const words::Wording& w) {
    const std::string value = signedText(delta.value, w);
    if (!delta.interval) {
        return delta.p ? w.text(ASSAY_TEXT("Report", "%1 (p %2)"), {value, pText(delta.p, w)}) : value;
    }
    return w.text(
        ASSAY_TEXT("Report", "%1 (95 % interval %2 to %3; p %4)"),
        {value, signedText(delta.interval->low, w), signedText(delta.interval->high, w), pText(delta.p, w)});
}

std::string detectorVerdict(const evaluate::JudgedDifference& judged, const words::Wording& w) {
    switch (judged.verdict) {
    case ComparisonVerdict::CannotBeJudged:
        return judged.shortages.empty()
                   ? w.text(ASSAY_TEXT("Report", "Cannot be judged."))
                   : w.text(ASSAY_TEXT("Report", "Cannot be judged. There is too little: %1."),
                            {shortagesText(judged.shortages, w)});
    case ComparisonVerdict::Significant:
        return w.text(
            ASSAY_TEXT("Report", "A adds significant value: ΔMacro-F1 above 0.05 and p below 0.05."));
    case ComparisonVerdict::Redundant:
        return w.text(ASSAY_TEXT(
            "Report", "A is redundant beside B: the 90 % interval of ΔMacro-F1 lies within ±0.02."));
    case ComparisonVerdict::Worse:
        return w.text(ASSAY_TEXT("Report", "A is worse than B: ΔMacro-F1 below −0.02 and p below 0.05."));
    case ComparisonVerdict::Better:
        return w.text(ASSAY_TEXT(
            "Report", "A is better than B by no more than 5 points: ΔMacro-F1 above 0 and p below 0.05."));
    case ComparisonVerdict::Inconclusive:
        return w.text(ASSAY_TEXT(
            "Report", "Inconclusive: the samples show neither a difference nor that there is none."));
    }
    return {};
}

// Of all samples, where the verdict is not about them.
std::string entropyNote(const DetectorComparison& c, const words::Wording& w) {
    if (c.judged.n == 0) {
        return w.text(ASSAY_TEXT("Report",
                                 "No sample has an entropy component (E), so nothing can be said of "
                                 "it: without it full and no-entropy are the same."));
    }
    return w.text(ASSAY_TEXT("Report",
                             "Judged are the samples that have an entropy component (E): %1 of %2. Of "
                             "the others full and no-entropy are the same; ΔMacro-F1 over all samples "
                             "is %3."),
                  {w.count(c.judged.n), w.count(c.n), deltaText(c.bootstrap.differences.front(), w)});
}

std::vector<Block> verdictBlocks(const ComparedDetectorSets& compared, const words::Wording& w) {
    const DetectorComparison& c = compared.comparison;
    std::string text = detectorVerdict(c.judged, w);
    const auto add = [&](const std::string& line) { text += "\n" + line; };
    if (c.judged.macroF1.value) {
        add(w.text(ASSAY_TEXT("Report", "ΔMacro-F1 %1, over %2; samples and pairs: %3."),
                   {deltaText(c.judged.macroF1, w), classesText(c.judged.macroF1.classes, w),
                    w.count(c.judged.clusters)}));
    }
    add(w.text(ASSAY_COUNTED("Report", "n = %1 sample(s) judged by both; %2 left out."), c.n,
               {w.count(c.n), w.count(c.leftOut)}));
    for (const std::string& note : comparisonNotes(c, w)) {
        add(note);
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
    const evaluate::MacroF1Difference delta =
        c.bootstrap.differences.empty() ? evaluate::MacroF1Difference() : c.bootstrap.differences.front();
    table.rows = {{w.text(ASSAY_TEXT("Report", "Accuracy")), proportion(c.a.accuracy),
                   proportion(c.b.accuracy), difference(c.accuracyDelta())},
                  {w.text(ASSAY_TEXT("Report", "Macro-F1")), proportion(delta.a), proportion(delta.b),
                   difference(delta.value)},
                  {constraintText(metrics::Constraint::HallucinationRecall, w), proportion(recall(c.a)),
                   proportion(recall(c.b)), difference(c.hallucinationRecallDelta())}};
    return table;
}

Paragraph testParagraph(const DetectorComparison& c, const words::Wording& w) {
    std::string text;
    const auto add = [&](const std::string& line) { text += (text.empty() ? "" : "\n") + line; };
    if (c.settings.isAboutEntropy) {
        add(w.text(ASSAY_TEXT("Report", "Entropy's contribution to the recall of hallucination: %1"),
                   {signedText(c.hallucinationRecallDelta(), w)}));
    }
    const std::string use = w.text(ASSAY_TEXT("Report", "(the one to use)"));
    add(w.text(ASSAY_TEXT("Report",
                          "McNemar (of samples as if independent): only A right %1, only B right %2; "
                          "exact p %3 %4; corrected χ² %5, p %6 %7"),
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

DetectorBlocks detectorBlocks(const ComparedDetectorSets& compared, const words::Wording& wording) {
    const DetectorComparison& c = compared.comparison;
    return {verdictBlocks(compared, wording),
            matrixBlocks(c, wording),
            {figureTable(c, wording), testParagraph(c, wording)}};
}

std::vector<std::string> comparisonNotes(const DetectorComparison& comparison,
                                         const words::Wording& wording) {
    std::vector<std::string> notes;
    if (comparison.mcNemarPointsElsewhere()) {
        notes.push_back(wording.text(
            ASSAY_TEXT("Report",
                       "McNemar points the other way (only A right %1, only B right %2, p %3): it "
                       "counts right answers, whatever their class, and Macro-F1 weighs the classes "
                       "alike. The verdict is about Macro-F1."),
            {wording.count(comparison.aRightBWrong), wording.count(comparison.aWrongBRight),
             pText(comparison.mcnemar.p(), wording)}));
    }
    if (comparison.settings.isAboutEntropy && comparison.withoutEntropy > 0) {
        notes.push_back(entropyNote(comparison, wording));
    }
    if (comparison.a.classesCounted != comparison.b.classesCounted) {
        notes.push_back(wording.text(ASSAY_TEXT(
            "Report", "One of the two decides a class that no sample truly is of. Macro-F1 is compared over "
                      "the classes in the truth, so that both are means over the same.")));
    }
    const evaluate::MacroF1Difference& judged = comparison.judged.macroF1;
    if (judged.drawsLeftOut > 0) {
        notes.push_back(wording.text(
            ASSAY_TEXT("Report",
                       "Draws of the bootstrap without a sample of some class are left out: %1 of %2."),
            {wording.count(judged.drawsLeftOut), wording.count(comparison.settings.bootstrap.draws)}));
    }
    return notes;
}

Table detectorScenarioTable(const DetectorComparison& comparison, const words::Wording& wording) {
    Table table;
    table.name = "detector_scenarios";
    table.title = wording.text(ASSAY_TEXT("Report", "Macro-F1 per scenario of both detectors"));
    table.columns = {{"scenario", wording.text(ASSAY_TEXT("Report", "Scenario"))},
                     {"n", wording.text(ASSAY_TEXT("Report", "n")), "n"},
                     {"macro_f1_a", wording.text(ASSAY_TEXT("Report", "Macro-F1 of A")), "macro_f1_of_truth",
                      false, wording.text(ASSAY_TEXT("Report", "F1 of A"))},
                     {"macro_f1_b", wording.text(ASSAY_TEXT("Report", "Macro-F1 of B")), "macro_f1_of_truth",
                      false, wording.text(ASSAY_TEXT("Report", "F1 of B"))},
                     {"difference", wording.text(ASSAY_TEXT("Report", "A − B")), "detector_comparison"},
                     {"p", wording.text(ASSAY_TEXT("Report", "p, corrected for all scenarios (Holm)")),
                      "holm", false, wording.text(ASSAY_TEXT("Report", "p (Holm)"))}};
    for (const evaluate::ScenarioF1& scenario : comparison.scenarioF1) {
        Figure delta = difference(scenario.a - scenario.b);
        delta.interval = scenario.difference.interval;
        Cell p =
            probabilityFigure(scenario.adjustedP, wording.text(ASSAY_TEXT("Report", "cannot be judged")));
        p.reason = shortagesText(scenario.shortages, wording);
        TableRow row{scopeText(scenario.scenario, false, wording),
                     countFigure(scenario.n),
                     proportion(scenario.a),
                     proportion(scenario.b),
                     std::move(delta),
                     std::move(p)};
        row.key = "=" + scenario.scenario;
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace assay::results::thresholds
