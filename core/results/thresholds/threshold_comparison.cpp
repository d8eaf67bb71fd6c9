// "Comparison of detectors and runs": two ways to judge the same samples, and what a live backend answered.
#include "core/results/report/section_makers.h"
#include "core/results/thresholds/detector_blocks.h"
#include "core/results/thresholds/threshold_dynamic.h"
#include "core/results/thresholds/threshold_texts.h"

#include <algorithm>

namespace assay::results {
namespace {

using namespace thresholds;
using evaluate::DetectorComparison;
using evaluate::StoredPredictions;

// "A: full FHRI; B: FHRI without entropy".
std::string comparedText(ComparedDetectors kind, const words::Wording& w) {
    const auto text = [&](const std::string& a, const std::string& b) {
        return w.text(ASSAY_TEXT("Report", "A: %1; B: %2"), {a, b});
    };
    switch (kind) {
    case ComparedDetectors::DecidedAgainstPredetermined:
        return text(w.text(ASSAY_TEXT("Report", "decided thresholds")),
                    w.text(ASSAY_TEXT("Report", "predetermined thresholds")));
    case ComparedDetectors::FullAgainstNoEntropy:
        return text(w.text(ASSAY_TEXT("Report", "full FHRI")),
                    w.text(ASSAY_TEXT("Report", "FHRI without entropy")));
    case ComparedDetectors::RuleAgainstStored:
        return text(w.text(ASSAY_TEXT("Report", "the rule")),
                    w.text(ASSAY_TEXT("Report", "stored predictions")));
    }
    return {};
}

Cell verdictCell(const evaluate::JudgedDifference& judged, const words::Wording& w) {
    std::string text = comparisonVerdictText(judged.verdict, w);
    if (!judged.shortages.empty()) {
        text += " (" + shortagesText(judged.shortages, w) + ")";
    }
    return text;
}

Table comparisonTable(const std::vector<MeasuredComparison>& list, const std::string& suffix,
                      const words::Wording& w) {
    Table table;
    table.name = "threshold_comparison" + suffix;
    table.title = w.text(ASSAY_TEXT("Report", "Detectors compared on the samples that both judge"));
    table.columns = {{"comparison", w.text(ASSAY_TEXT("Report", "A against B")), {}, true},
                     {"macro_f1_a", w.text(ASSAY_TEXT("Report", "Macro-F1 of A")), "macro_f1_of_truth"},
                     {"macro_f1_b", w.text(ASSAY_TEXT("Report", "Macro-F1 of B")), "macro_f1_of_truth"},
                     {"difference", w.text(ASSAY_TEXT("Report", "A minus B")), "detector_comparison"},
                     {"difference_p", w.text(ASSAY_TEXT("Report", "p (A minus B)")), "randomisation_test"},
                     {"only_a_right", w.text(ASSAY_TEXT("Report", "Only A right")), "mcnemar"},
                     {"only_b_right", w.text(ASSAY_TEXT("Report", "Only B right")), "mcnemar"},
                     {"p", w.text(ASSAY_TEXT("Report", "p (McNemar, independent samples)")), "mcnemar"},
                     {"verdict", w.text(ASSAY_TEXT("Report", "Verdict")), "detector_comparison"}};
    for (const MeasuredComparison& one : list) {
        const DetectorComparison& result = one.result;
        const evaluate::JudgedDifference& judged = result.judged;
        const std::string none = w.text(ASSAY_TEXT("Report", "no sample to compare"));
        table.rows.push_back(
            {comparedText(one.kind, w), valueFigure(judged.macroF1.a, none),
             valueFigure(judged.macroF1.b, none),
             valueFigure(judged.macroF1.value, none, judged.n, judged.macroF1.interval),
             probabilityFigure(judged.macroF1.p, w.text(ASSAY_TEXT("Report", "too few clusters"))),
             countFigure(result.aRightBWrong), countFigure(result.aWrongBRight),
             probabilityFigure(result.mcnemar.p()), verdictCell(judged, w)});
    }
    table.note = w.text(ASSAY_TEXT(
        "Report", "Full against without entropy is judged on the samples that have an entropy component. "
                  "Both Macro-F1 are over the classes that occur in the truth of the samples compared."));
    return table;
}

Figure rankSum(const std::optional<statistics::Wilcoxon>& test, const std::string& none) {
    Figure figure = valueFigure(test ? std::optional(test->statistic) : std::nullopt, none);
    figure.decimals = 1; // ties share ranks by halves
    return figure;
}

// Over the scenarios: whether A is the better one in most of them.
Table testTable(const std::vector<MeasuredComparison>& list, const std::string& suffix,
                const words::Wording& w) {
    Table table;
    table.name = "threshold_comparison_tests" + suffix;
    table.title = w.text(ASSAY_TEXT("Report", "Macro-F1 of A minus B over the scenarios"));
    table.columns = {{"comparison", w.text(ASSAY_TEXT("Report", "A against B")), {}, true},
                     {"scenarios", w.text(ASSAY_TEXT("Report", "Scenarios"))},
                     {"mean_difference", w.text(ASSAY_TEXT("Report", "Mean difference")), "paired_t"},
                     {"t", w.text(ASSAY_TEXT("Report", "t")), "paired_t"},
                     {"t_p", w.text(ASSAY_TEXT("Report", "p (paired t)")), "paired_t"},
                     {"wilcoxon", w.text(ASSAY_TEXT("Report", "Rank sum")), "wilcoxon"},
                     {"wilcoxon_p", w.text(ASSAY_TEXT("Report", "p (Wilcoxon)")), "wilcoxon"}};
    const std::string same = w.text(ASSAY_TEXT("Report", "the differences do not vary"));
    const std::string none = w.text(ASSAY_TEXT("Report", "no scenario differs"));
    for (const MeasuredComparison& one : list) {
        const auto& t = one.result.pairedT;
        const auto& rank = one.result.wilcoxon;
        Figure mean = valueFigure(t ? std::optional(t->meanDifference) : std::nullopt, same);
        if (t) {
            mean.interval = t->confidence;
            mean.n = static_cast<std::int64_t>(one.result.scenarioF1.size());
        }
        table.rows.push_back(
            {comparedText(one.kind, w), countFigure(static_cast<std::int64_t>(one.result.scenarioF1.size())),
             mean, valueFigure(t ? std::optional(t->t) : std::nullopt, same),
             probabilityFigure(t ? std::optional(t->p) : std::nullopt, same), rankSum(rank, none),
             probabilityFigure(rank ? std::optional(rank->p) : std::nullopt, none)});
    }
    return table;
}

// Which scenarios differ: one family of tests.
Table scenarioTable(const MeasuredComparison& one, const std::string& suffix, const words::Wording& w) {
    const auto name = [&] {
        switch (one.kind) {
        case ComparedDetectors::DecidedAgainstPredetermined:
            return "decided";
        case ComparedDetectors::FullAgainstNoEntropy:
            return "entropy";
        case ComparedDetectors::RuleAgainstStored:
            return "stored";
        }
        return "";
    };
    Table table = detectorScenarioTable(one.result, w);
    table.name = std::string("threshold_comparison_scenarios_") + name() + suffix;
    table.title = w.text(ASSAY_TEXT("Report", "Macro-F1 per scenario. %1"), {comparedText(one.kind, w)});
    showFirst(table, kScopeRows);
    return table;
}

StoredPredictions together(const std::vector<StoredPredictions>& scenarios) {
    StoredPredictions all;
    for (const StoredPredictions& one : scenarios) {
        all.n += one.n;
        all.differ += one.differ;
        all.ruleByStored += one.ruleByStored;
    }
    return all;
}

Table storedTable(const ThresholdSet& set, const std::string& suffix, const words::Wording& w) {
    Table table;
    table.name = "threshold_stored_predictions" + suffix;
    table.title =
        w.text(ASSAY_TEXT("Report", "Stored predictions against the rule: %1"), {appliedText(set, w)});
    table.columns = {{"scenario", w.text(ASSAY_TEXT("Report", "Scenario"))},
                     {"n", w.text(ASSAY_TEXT("Report", "With a prediction")), "stored_predictions"},
                     {"differ", w.text(ASSAY_TEXT("Report", "Differ")), "stored_predictions"},
                     {"share", w.text(ASSAY_TEXT("Report", "Share that differs")), "stored_predictions"}};
    const std::vector<StoredPredictions>& scenarios = set.stored;
    const auto addRow = [&](std::string scope, const StoredPredictions& stored,
                            const statistics::ClusteredShare& differ) {
        table.rows.push_back(
            {std::move(scope), countFigure(stored.n), countFigure(stored.differ),
             shareFigure(differ, FigureKind::Percent, w.text(ASSAY_TEXT("Report", "no stored prediction")))});
    };
    addRow(scopeText({}, true, w), together(scenarios), set.storedDiffer.front());
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        addRow(scopeText(set.columns.scenarios[i], false, w), scenarios[i], set.storedDiffer[i + 1]);
    }
    showTelling(table, kScopeRows,
                weightsOf(*set.measured,
                          [&](std::size_t i) -> std::optional<double> {
                              const StoredPredictions& of = scenarios[i - 1]; // behind all samples
                              return of.n > 0 ? std::optional(static_cast<double>(of.differ) /
                                                              static_cast<double>(of.n))
                                              : std::nullopt;
                          }),
                w.text(ASSAY_TEXT("Report", "Those that differ most come first.")));
    return table;
}

plot::Chart storedChart(const StoredPredictions& stored, const std::string& suffix, const words::Wording& w) {
    plot::MatrixChart body;
    body.rowTitle = w.text(ASSAY_TEXT("Report", "The rule"));
    body.columnTitle = w.text(ASSAY_TEXT("Report", "Stored prediction"));
    body.diagonal = true;
    for (const model::Label label : model::kLabels) {
        body.rows.push_back(classText(label, w));
        body.columns.push_back(classText(label, w));
        const auto& cells = stored.ruleByStored.cells[model::indexOf(label)];
        body.counts.emplace_back(cells.begin(), cells.end());
    }
    return {"threshold_stored_matrix" + suffix,
            w.text(ASSAY_TEXT("Report", "What the rule decides and what was stored")),
            w.text(ASSAY_TEXT("Report", "They differ in %1 of %2 samples."),
                   {w.count(stored.differ), w.count(stored.n)}),
            std::move(body)};
}

void fill(const ThresholdSet& set, const std::string& suffix, const words::Wording& w,
          std::vector<Block>& blocks) {
    const std::vector<MeasuredComparison>& list = set.comparisons;
    if (list.empty()) {
        blocks.emplace_back(Paragraph{w.text(ASSAY_TEXT(
            "Report", "There is nothing to compare: no decision was made on this data, and the samples "
                      "have neither stored predictions nor components that differ."))});
    } else {
        blocks.emplace_back(Paragraph{
            w.text(ASSAY_TEXT("Report", "Both judge at the same thresholds where nothing else is said: %1."),
                   {appliedText(set, w)})});
        blocks.emplace_back(comparisonTable(list, suffix, w));
        blocks.emplace_back(testTable(list, suffix, w));
        for (const MeasuredComparison& one : list) {
            if (one.result.scenarioF1.size() > 1) {
                blocks.emplace_back(scenarioTable(one, suffix, w));
            }
        }
    }
    for (const MeasuredComparison& one : list) {
        for (const std::string& note : comparisonNotes(one.result, w)) {
            blocks.emplace_back(Paragraph{comparedText(one.kind, w) + ". " + note});
        }
    }
    if (!set.stored.empty()) {
        blocks.emplace_back(storedTable(set, suffix, w));
        blocks.emplace_back(storedChart(together(set.stored), suffix, w));
        if (!set.leaked.empty()) {
            blocks.emplace_back(leakParagraph(set.leaked, w));
        }
    }
    if (set.dynamicRuns.empty()) {
        blocks.emplace_back(
            Paragraph{w.text(ASSAY_TEXT("Report", "No dynamic run is stored for this set."))});
    } else {
        blocks.emplace_back(dynamicRunTable(set, suffix, w));
    }
}

} // namespace

base::Result<Section> thresholdComparison(const SectionContext& context) {
    return bySet(context, "threshold_comparison", &fill);
}

} // namespace assay::results
