// "Threshold decision": what was decided by whom and why, and what it reaches on the sets of the report.
#include "core/results/report/figure_text.h"
#include "core/results/report/section_makers.h"
#include "core/results/thresholds/threshold_texts.h"

#include <algorithm>

namespace assay::results {
namespace {

using namespace thresholds;
using model::Decision;

// On a page.
constexpr std::size_t kListed = 20;
constexpr std::size_t kMeasured = 8; // on each set

std::string madeOn(const Decision& decision, const words::Wording& w) {
    return decision.dataHash.empty() ? w.text(ASSAY_TEXT("Report", "not said")) : decision.setName;
}

Figure recordedFigure(const std::optional<double>& value, std::int64_t n, const std::string& none) {
    Figure figure;
    figure.value = value;
    if (value) {
        figure.n = n;
    } else {
        figure.why = none;
    }
    return figure;
}

Table decisionTable(const ThresholdMaterial& material, const words::Wording& w) {
    Table table;
    table.name = "threshold_decisions";
    table.title = w.text(ASSAY_TEXT("Report", "Stored decisions, the newest first"));
    table.columns = {{"decision", w.text(ASSAY_TEXT("Report", "Decision"))},
                     {"decided_at", w.text(ASSAY_TEXT("Report", "Decided at"))},
                     {"author", w.text(ASSAY_TEXT("Report", "By"))},
                     {"made_on", w.text(ASSAY_TEXT("Report", "Made on"))},
                     {"default_tau", w.text(ASSAY_TEXT("Report", "Default τ")), "applied_threshold"},
                     {"macro_f1", w.text(ASSAY_TEXT("Report", "Macro-F1 recorded at it")), "recorded_figure"},
                     {"total_macro_f1", w.text(ASSAY_TEXT("Report", "Macro-F1 recorded, each at its own τ")),
                      "recorded_figure"},
                     {"scenarios", w.text(ASSAY_TEXT("Report", "Scenarios named"))},
                     {"reason", w.text(ASSAY_TEXT("Report", "Reason")), {}, true}};
    for (const workspace::StoredDecision& stored : material.allDecisions) {
        const Decision& decision = stored.decision;
        const model::DecidedThreshold& fallback = decision.fallback;
        const std::string none = w.text(ASSAY_TEXT("Report", "not recorded"));
        table.rows.push_back({decision.name, momentCell(decision.decidedAt, w), decision.author,
                              madeOn(decision, w), tauFigure(fallback.tau),
                              recordedFigure(fallback.macroF1, fallback.n, none),
                              recordedFigure(decision.macroF1, fallback.n, none),
                              countFigure(static_cast<std::int64_t>(decision.scenarios.size())),
                              decision.reason.empty() ? w.text(ASSAY_TEXT("Report", "No reason was given."))
                                                      : decision.reason});
    }
    showFirst(table, kListed);
    return table;
}

const model::DecidedThreshold& recordedOf(const Decision& decision, const evaluate::DecisionScope& scope) {
    const auto found = decision.scenarios.find(scope.scenario);
    return scope.global || found == decision.scenarios.end() ? decision.fallback : found->second;
}

Cell metCell(const evaluate::DecisionScope& scope, const Decision& decision, const words::Wording& w) {
    return thresholds::metCell(scope.violated, scope.matrix, evaluate::constraintsOf(decision), scope.n, w);
}

// The decision scenario by scenario: what it recorded, and what it reaches here.
Table recordTable(const MeasuredDecision& measured, const std::string& suffix, const words::Wording& w) {
    const auto& [decision, check, intervals] = measured;
    Table table;
    table.name = "threshold_decided" + suffix;
    table.title = w.text(ASSAY_TEXT("Report", "“%1”, scenario by scenario"), {decision.name});
    table.columns = {
        {"scenario", w.text(ASSAY_TEXT("Report", "Scenario"))},
        {"tau", w.text(ASSAY_TEXT("Report", "Decided τ")), "applied_threshold"},
        {"recorded_macro_f1", w.text(ASSAY_TEXT("Report", "Macro-F1 recorded")), "recorded_figure"},
        {"recorded_held_out", w.text(ASSAY_TEXT("Report", "Held-out recorded")), "recorded_figure"},
        {"macro_f1", w.text(ASSAY_TEXT("Report", "Macro-F1 here")), "macro_f1"},
        {"difference", w.text(ASSAY_TEXT("Report", "Here minus recorded")), "recorded_difference"},
        {"constraints", w.text(ASSAY_TEXT("Report", "Constraints here")), "constraints", true}};
    const std::string notRecorded = w.text(ASSAY_TEXT("Report", "not recorded"));
    for (std::size_t i = 0; i < check.scopes.size(); ++i) {
        const evaluate::DecisionScope& scope = check.scopes[i];
        const bool isOwn = scope.decided && !scope.global;
        const model::DecidedThreshold& recorded = recordedOf(decision, scope);
        std::vector<Cell> cells{scopeText(scope.scenario, scope.global, w)};
        if (scope.tau) {
            cells.emplace_back(tauFigure(scope.tau));
        } else {
            cells.emplace_back(w.text(ASSAY_TEXT("Report", "each its own")));
        }
        const std::int64_t n = isOwn || scope.global ? recorded.n : scope.n;
        cells.emplace_back(recordedFigure(scope.recordedMacroF1, n, notRecorded));
        cells.emplace_back(recordedFigure(isOwn ? recorded.heldOutMacroF1 : std::nullopt, n, notRecorded));
        cells.emplace_back(macroF1Figure(scope.figures, intervals[i], w));
        cells.emplace_back(valueFigure(scope.macroF1Difference, notRecorded));
        cells.push_back(metCell(scope, decision, w));
        table.rows.push_back(std::move(cells));
    }
    table.note =
        w.text(ASSAY_TEXT("Report", "A decided threshold is set and has no interval. The held-out figure is "
                                    "that of the decided threshold. Of all samples together, each is "
                                    "judged at the threshold of its scenario."));
    return table;
}

Table measuredTable(const ThresholdSet& set, const std::string& suffix, const words::Wording& w) {
    Table table;
    table.name = "threshold_decisions_here" + suffix;
    table.title = w.text(ASSAY_TEXT("Report", "What each decision reaches on “%1”"), {set.info.name});
    table.columns = {{"decision", w.text(ASSAY_TEXT("Report", "Decision"))},
                     {"same_data", w.text(ASSAY_TEXT("Report", "Made on this data"))},
                     {"macro_f1", w.text(ASSAY_TEXT("Report", "Macro-F1")), "macro_f1"}};
    for (std::size_t i = 0; i < metrics::kConstraintCount; ++i) {
        const auto constraint = static_cast<metrics::Constraint>(i);
        table.columns.push_back({std::string(metrics::constraintName(constraint)),
                                 constraintText(constraint, w),
                                 std::string(constraintDefinition(constraint))});
    }
    table.columns.push_back(
        {"constraints", w.text(ASSAY_TEXT("Report", "Its constraints")), "constraints", true});
    for (const MeasuredDecision& one : set.measuredDecisions) {
        const evaluate::DecisionScope& global = one.check.scopes.front();
        const bool same = !one.decision.dataHash.empty() && one.decision.dataHash == set.info.dataHash;
        std::vector<Cell> cells{one.decision.name,
                                same                            ? w.text(ASSAY_TEXT("Report", "yes"))
                                : one.decision.dataHash.empty() ? w.text(ASSAY_TEXT("Report", "not said"))
                                                                : w.text(ASSAY_TEXT("Report", "no")),
                                macroF1Figure(global.figures, one.macroF1.front(), w)};
        for (std::size_t i = 0; i < metrics::kConstraintCount; ++i) {
            cells.emplace_back(constraintFigure(global.shares, static_cast<metrics::Constraint>(i), w));
        }
        cells.push_back(metCell(global, one.decision, w));
        table.rows.push_back(std::move(cells));
    }
    showFirst(table, kMeasured);
    return table;
}

void fill(const ThresholdSet& set, const std::string& suffix, const words::Wording& w,
          std::vector<Block>& blocks) {
    if (!set.shownDecision) {
        return;
    }
    const Decision& shown = set.shownDecision->decision;
    const evaluate::DecisionCheck& check = set.shownDecision->check;
    blocks.emplace_back(Paragraph{
        set.measured->decided
            ? w.text(ASSAY_TEXT("Report", "“%1” is the newest decision that was made on this data: its "
                                          "thresholds and rules apply in this report."),
                     {shown.name})
        : set.decision
            ? w.text(ASSAY_TEXT("Report", "“%1” was made on this data, but gives no sample a score or has "
                                          "limits that cannot be used: the predetermined thresholds apply in "
                                          "this report."),
                     {shown.name})
            : w.text(ASSAY_TEXT("Report", "No stored decision was made on this data: the predetermined "
                                          "thresholds apply in this report. The newest decision is measured "
                                          "on it all the same."))});
    if (check.withoutScore > 0) {
        blocks.emplace_back(
            Paragraph{w.text(ASSAY_TEXT("Report", "Samples without a score under the weights of “%1”: %2."),
                             {shown.name, w.count(check.withoutScore)})});
    }
    if (!check.notInData.empty()) {
        blocks.emplace_back(
            Paragraph{w.text(ASSAY_TEXT("Report", "Scenarios that “%1” names and the set lacks: %2."),
                             {shown.name, listText(check.notInData, w)})});
    }
    blocks.emplace_back(recordTable(*set.shownDecision, suffix, w));
    if (set.measuredDecisions.size() > 1) {
        blocks.emplace_back(measuredTable(set, suffix, w));
    }
}

} // namespace

base::Result<Section> thresholdDecision(const SectionContext& context) {
    const words::Wording& w = context.wording;
    Section section;
    if (context.thresholds->allDecisions.empty()) {
        section.blocks.emplace_back(Paragraph{
            w.text(ASSAY_TEXT("Report", "No decision is stored in the workspace. Everything is judged at the "
                                        "predetermined thresholds of the experimental design."))});
        return section;
    }
    section.blocks.emplace_back(decisionTable(*context.thresholds, w));
    return bySet(context, "threshold_decision", &fill, std::move(section));
}

} // namespace assay::results
