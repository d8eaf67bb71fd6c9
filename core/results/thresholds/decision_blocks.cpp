#include "core/results/thresholds/decision_blocks.h"

#include "core/results/thresholds/threshold_blocks.h"
#include "core/results/thresholds/threshold_words.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace assay::results::thresholds {
namespace {

using model::Decision;

Figure movedTau(double tau) {
    return tauFigure(tau, {}, kMovedTauDecimals);
}

std::string movedTauText(double tau, const words::Wording& w) {
    return tauText(tau, w, kMovedTauDecimals);
}

Figure recorded(std::optional<double> value, std::string why = {}) {
    Figure figure;
    figure.value = value;
    figure.why = value ? std::string() : std::move(why);
    return figure;
}

Column scenarioColumn(const words::Wording& w) {
    return {"scenario", w.text(ASSAY_TEXT("Report", "Scenario"))};
}

std::string othersText(const words::Wording& w) {
    return w.text(ASSAY_TEXT("Report", "(all others)"));
}

// Of a scenario that two decisions may name; all others come first.
struct TauPair {
    std::string scenario;
    double older = 0;
    double newer = 0;
};

std::vector<TauPair> tauPairs(const Decision& newer, const Decision& older, const words::Wording& w) {
    std::set<std::string> scenarios;
    for (const Decision* const decision : {&older, &newer}) {
        for (const auto& [name, threshold] : decision->scenarios) {
            scenarios.insert(name);
        }
    }
    std::vector<TauPair> pairs{{othersText(w), older.fallback.tau, newer.fallback.tau}};
    for (const std::string& name : scenarios) {
        pairs.push_back({scopeText(name, false, w), older.tauOf(name), newer.tauOf(name)});
    }
    return pairs;
}

Cell constraintCell(const evaluate::DecisionScope& scope, const metrics::Constraints& constraints,
                    bool isFree, const words::Wording& w) {
    if (scope.n == 0) {
        return w.text(ASSAY_TEXT("Report", "no scored sample here"));
    }
    if (isFree) {
        return w.text(ASSAY_TEXT("Report", "it was made under none"));
    }
    const std::string unchecked = uncheckedText(metrics::uncheckedOf(scope.figures, constraints), w);
    if (scope.violated.empty()) {
        return unchecked.empty() ? w.text(ASSAY_TEXT("Report", "✓ all met")) : unchecked;
    }
    return "✗ " + violationsText(scope.violated, w);
}

} // namespace

Table decidedTable(const Decision& decision, const words::Wording& wording) {
    Table table;
    table.name = "decided_thresholds";
    table.columns = {scenarioColumn(wording),
                     {"tau", wording.text(ASSAY_TEXT("Report", "τ"))},
                     {"macro_f1", wording.text(ASSAY_TEXT("Report", "Macro-F1")), "recorded_figure"},
                     {"held_out", wording.text(ASSAY_TEXT("Report", "Held-out")), "recorded_figure"},
                     {"n", wording.text(ASSAY_TEXT("Report", "n")), "n"}};
    const std::string none = wording.text(ASSAY_TEXT("Report", "not recorded"));
    const auto add = [&](std::string name, const model::DecidedThreshold& of) {
        table.rows.push_back({std::move(name), movedTau(of.tau), recorded(of.macroF1, none),
                              recorded(of.heldOutMacroF1, none), countFigure(of.n)});
    };
    add(othersText(wording), decision.fallback);
    for (const auto& [name, threshold] : decision.scenarios) {
        add(scopeText(name, false, wording), threshold);
    }
    return table;
}

Paragraph decidedParagraph(const Decision& decision, const words::Wording& wording) {
    std::string text = wording.text(
        ASSAY_TEXT("Report", "%1 – NLI soft %2, hard %3. %4"),
        {decision.name, movedTauText(decision.nliSoft, wording), movedTauText(decision.nliHard, wording),
         decision.reason.empty() ? wording.text(ASSAY_TEXT("Report", "No reason was given."))
                                 : decision.reason});
    if (decision.macroF1) {
        constexpr int kDecimals = 4;
        text += "\n" + wording.text(ASSAY_TEXT("Report", "Recorded of all samples, each at the threshold of "
                                                         "its scenario: Macro-F1 %1."),
                                    {wording.number(*decision.macroF1, kDecimals)});
    }
    if (decision.costs) {
        text += "\n" + costsText(*decision.costs, wording);
    }
    if (decision.beta) {
        text += "\n" + decidedBetaText(*decision.beta, wording);
    }
    return {text};
}

Table decisionDifferenceTable(const Decision& newer, const Decision& older, const words::Wording& wording) {
    Table table;
    table.name = "decision_differences";
    table.columns = {scenarioColumn(wording),
                     {"older", older.name},
                     {"newer", newer.name},
                     {"difference", wording.text(ASSAY_TEXT("Report", "Difference"))}};
    for (const TauPair& pair : tauPairs(newer, older, wording)) {
        Figure difference = movedTau(pair.newer - pair.older);
        difference.isDifference = true;
        table.rows.push_back({pair.scenario, movedTau(pair.older), movedTau(pair.newer), difference});
    }
    return table;
}

Paragraph decisionDifferenceParagraph(const Decision& newer, const Decision& older,
                                      const words::Wording& wording) {
    const std::vector<TauPair> pairs = tauPairs(newer, older, wording);
    const auto different =
        std::ranges::count_if(pairs, [](const TauPair& pair) { return pair.newer != pair.older; });
    std::string text =
        wording.text(ASSAY_TEXT("Report", "%1 against %2: %3 of %4 thresholds differ."),
                     {newer.name, older.name, wording.count(different), wording.count(std::ssize(pairs))});
    if (newer.nliSoft != older.nliSoft || newer.nliHard != older.nliHard) {
        text +=
            " " + wording.text(ASSAY_TEXT("Report", "The NLI limits differ: %1 and %2, formerly %3 and %4."),
                               {movedTauText(newer.nliSoft, wording), movedTauText(newer.nliHard, wording),
                                movedTauText(older.nliSoft, wording), movedTauText(older.nliHard, wording)});
    }
    if (!(newer.scoring == older.scoring)) {
        text += " " + wording.text(ASSAY_TEXT("Report", "They weigh the components differently."));
    }
    if (newer.dataHash != older.dataHash) {
        text += " " + wording.text(ASSAY_TEXT("Report", "They were decided on different data."));
    }
    return {text};
}

Table decisionCheckTable(const Decision& decision, const evaluate::DecisionCheck& check,
                         const words::Wording& wording) {
    Table table;
    table.name = "decision_check";
    table.title = wording.text(ASSAY_TEXT("Report", "What the decision reaches, per scenario"));
    table.columns = {
        scenarioColumn(wording),
        {"n", wording.text(ASSAY_TEXT("Report", "n")), "n"},
        {"tau", wording.text(ASSAY_TEXT("Report", "Decided τ")), "applied_threshold"},
        {"macro_f1", wording.text(ASSAY_TEXT("Report", "Macro-F1 here")), "macro_f1"},
        {"recorded_macro_f1", wording.text(ASSAY_TEXT("Report", "Macro-F1 recorded")), "recorded_figure",
         false, wording.text(ASSAY_TEXT("Report", "Recorded"))},
        {"difference", wording.text(ASSAY_TEXT("Report", "Here minus recorded")), "recorded_difference",
         false, wording.text(ASSAY_TEXT("Report", "Difference"))},
        {"constraints", wording.text(ASSAY_TEXT("Report", "Constraints of the decision")), "constraints"}};
    const metrics::Constraints constraints = evaluate::constraintsOf(decision);
    const bool isFree = std::ranges::none_of(constraints.required,
                                             [](const std::optional<double>& of) { return of.has_value(); });
    const std::string none = wording.text(ASSAY_TEXT("Report", "not recorded"));
    for (const evaluate::DecisionScope& scope : check.scopes) {
        Cell tau = tauFigure(scope.tau, {}, kMovedTauDecimals);
        if (!scope.global && !scope.decided) {
            tau.reason = wording.text(
                ASSAY_TEXT("Report", "The decision does not name this scenario: its default applies."));
        }
        Figure difference = recorded(scope.macroF1Difference, none);
        difference.isDifference = true;
        table.rows.push_back(
            {scope.global ? wording.text(ASSAY_TEXT("Report", "All samples, each at its own τ"))
                          : scopeText(scope.scenario, false, wording),
             countFigure(scope.n), std::move(tau),
             recorded(scope.figures.macroF1, wording.text(ASSAY_TEXT("Report", "no sample has a score"))),
             recorded(scope.recordedMacroF1, none), difference,
             constraintCell(scope, constraints, isFree, wording)});
    }
    return table;
}

Paragraph decisionCheckParagraph(const evaluate::DecisionCheck& check, bool isSameData,
                                 const words::Wording& wording) {
    std::string text;
    const auto add = [&](const std::string& line) { text += (text.empty() ? "" : "\n") + line; };
    if (check.scopes.front().n == 0) {
        add(wording.text(ASSAY_TEXT(
            "Report", "No sample has a score with the decision's weights, so there is no figure.")));
    } else if (check.withoutScore > 0) {
        add(wording.text(ASSAY_COUNTED("Report",
                                       "Without a score with the decision's weights, and in no figure: "
                                       "%1 sample(s)."),
                         check.withoutScore, {wording.count(check.withoutScore)}));
    }
    if (!check.notInData.empty()) {
        add(wording.text(ASSAY_TEXT("Report", "The decision names scenarios that this set lacks: %1."),
                         {listText(check.notInData, wording)}));
    }
    add(isSameData
            ? wording.text(ASSAY_TEXT("Report", "This is the data that the decision was made on."))
            : wording.text(ASSAY_TEXT("Report", "This is not the data that the decision was made on.")));
    return {text};
}

} // namespace assay::results::thresholds
