// What the summary and the provenance say of the scored sets.
#include "core/base/version.h"
#include "core/results/report/section_makers.h"
#include "core/results/thresholds/threshold_texts.h"

#include <algorithm>
#include <iterator>

namespace assay::results {
namespace {

using namespace thresholds;

constexpr std::size_t kFiles = 100; // on a page

// "2026-03-01…": what stands first in a moment as ISO 8601 writes it. Others came from a file of decisions.
bool isMoment(const std::string& text) {
    constexpr std::string_view kPattern = "0000-00-00";
    return text.size() >= kPattern.size() &&
           std::equal(kPattern.begin(), kPattern.end(), text.begin(), [](char pattern, char c) {
               return pattern == '0' ? c >= '0' && c <= '9' : c == pattern;
           });
}

std::vector<std::string> feasibleScenarios(const MeasuredSet& measured, std::size_t& all) {
    std::vector<std::string> feasible;
    all = 0;
    for (const evaluate::ScenarioRow& row : measured.laboratory.table.rows) {
        if (!row.global && row.best) {
            ++all;
            if (row.best->feasible) {
                feasible.push_back(row.scenario);
            }
        }
    }
    return feasible;
}

std::string summarySentence(const ThresholdSet& set, const words::Wording& w) {
    const MeasuredSet& measured = *set.measured;
    const AppliedScope& global = measured.applied.front();
    const std::string f1 = global.figures.macroF1 ? w.number(*global.figures.macroF1, 4) : "—";
    if (!hasConstraint(measured.sweep.settings.constraints)) {
        return w.text(ASSAY_TEXT("Report", "“%1” (%2): Macro-F1 is %3. No constraint is in force."),
                      {set.info.name, appliedText(set, w), f1});
    }
    if (noneApplies(global.matrix, measured.sweep.settings.constraints, w)) {
        return w.text(
            ASSAY_TEXT("Report", "“%1” (%2): Macro-F1 is %3. No sample to ask a constraint of: %4."),
            {set.info.name, appliedText(set, w), f1,
             listText(notApplying(global.matrix, measured.sweep.settings.constraints, w), w)});
    }
    if (global.violated.empty()) {
        const std::vector<std::string> notAsked =
            notApplying(global.matrix, measured.sweep.settings.constraints, w);
        return notAsked.empty()
                   ? w.text(ASSAY_TEXT("Report",
                                       "“%1” (%2): Macro-F1 is %3, and every constraint is met over "
                                       "all samples."),
                            {set.info.name, appliedText(set, w), f1})
                   : w.text(ASSAY_TEXT("Report",
                                       "“%1” (%2): Macro-F1 is %3, and every constraint that applies "
                                       "is met over all samples. Cannot be checked, no samples: %4."),
                            {set.info.name, appliedText(set, w), f1, listText(notAsked, w)});
    }
    return w.text(ASSAY_TEXT("Report", "“%1” (%2): Macro-F1 is %3. Not met over all samples: %4."),
                  {set.info.name, appliedText(set, w), f1, violationsText(global.violated, w)});
}

KeyFigures summaryFigures(const ThresholdSet& set, const words::Wording& w) {
    const MeasuredSet& measured = *set.measured;
    const AppliedScope& global = measured.applied.front();
    const metrics::Constraints& constraints = measured.sweep.settings.constraints;
    KeyFigures figures;
    if (!set.leaked.empty()) {
        Figure leaked = countFigure(std::ssize(set.leaked));
        leaked.n = std::ssize(set.columns.scenarios);
        figures.list.push_back({w.text(ASSAY_TEXT("Report", "Scenarios with leaked labels (do not trust)")),
                                std::move(leaked), Verdict::Bad, "leaked_predictions"});
    }
    figures.list.push_back(
        {w.text(ASSAY_TEXT("Report", "Macro-F1")),
         macroF1Figure(global.figures, measured.intervals.scopes.front().applied.macroF1, w), Verdict::None,
         "macro_f1"});
    for (std::size_t i = 0; i < metrics::kConstraintCount; ++i) {
        const auto constraint = static_cast<metrics::Constraint>(i);
        Figure figure = constraintFigure(global.shares, constraint, w);
        const bool violated =
            std::any_of(global.violated.begin(), global.violated.end(),
                        [&](const metrics::Violation& of) { return of.constraint == constraint; });
        const std::optional<double>& required = constraints.of(constraint);
        Verdict verdict = Verdict::None;
        if (violated) {
            verdict = Verdict::Bad;
        } else if (required && figure.value) {
            verdict = Verdict::Good;
        }
        figures.list.push_back({required ? w.text(ASSAY_TEXT("Report", "%1 (at least %2)"),
                                                  {constraintText(constraint, w), tauText(*required, w)})
                                         : constraintText(constraint, w),
                                std::move(figure), verdict, std::string(constraintDefinition(constraint))});
    }
    if (set.info.rejected > 0) {
        figures.list.push_back({w.text(ASSAY_TEXT("Report", "Records rejected at the import")),
                                countFigure(set.info.rejected),
                                Verdict::None,
                                {}});
    }
    std::size_t all = 0;
    const std::size_t feasible = feasibleScenarios(measured, all).size();
    if (hasConstraint(constraints) && all > 0) {
        Figure count = countFigure(static_cast<std::int64_t>(feasible));
        count.n = static_cast<std::int64_t>(all);
        Figure share; // of all scenarios there are: no interval
        share.kind = FigureKind::Percent;
        share.value = static_cast<double>(feasible) / static_cast<double>(all);
        share.n = count.n;
        figures.list.push_back(
            {w.text(ASSAY_TEXT("Report", "Scenarios with a threshold that meets every constraint")),
             std::move(count),
             feasible == all ? Verdict::Good
             : feasible == 0 ? Verdict::Bad
                             : Verdict::Warning,
             "feasible_scenarios"});
        figures.list.push_back({w.text(ASSAY_TEXT("Report", "Share of the scenarios that have one")),
                                std::move(share), Verdict::None, "feasible_scenarios"});
    }
    const evaluate::ScenarioRow& row = measured.laboratory.table.rows.front();
    figures.list.push_back({row.best->feasible
                                ? w.text(ASSAY_TEXT("Report", "Best single threshold τ*"))
                                : w.text(ASSAY_TEXT("Report", "Least violating single threshold")),
                            ownTauFigure(measured, 0), row.best->feasible ? Verdict::None : Verdict::Warning,
                            row.best->feasible ? "best_threshold" : "least_violating_threshold"});
    return figures;
}

Table inputTable(const ThresholdMaterial& material, const words::Wording& w) {
    Table table;
    table.name = "threshold_inputs";
    table.title = w.text(ASSAY_TEXT("Report", "Files of the scored sets"));
    table.columns = {{"set", w.text(ASSAY_TEXT("Report", "Scored set"))},
                     {"file", w.text(ASSAY_TEXT("Report", "File"))},
                     {"records", w.text(ASSAY_TEXT("Report", "Records"))},
                     {"rejected", w.text(ASSAY_TEXT("Report", "Rejected"))},
                     {"sha256", w.text(ASSAY_TEXT("Report", "SHA-256")), {}, true}};
    std::vector<double> rejected;
    for (const ThresholdSet& set : material.sets) {
        for (const formats::ScoredFile& file : set.info.files) {
            rejected.push_back(static_cast<double>(file.rejected));
            table.rows.push_back({set.info.name, file.name, countFigure(file.records),
                                  countFigure(file.rejected), file.sha256});
        }
    }
    showTelling(table, kFiles, rejected,
                w.text(ASSAY_TEXT("Report", "Files with the most rejected records come first.")));
    table.ifEmpty = w.text(ASSAY_TEXT("Report", "No file is recorded."));
    return table;
}

Facts provenanceFacts(const ThresholdSet& set, const words::Wording& w) {
    Facts facts;
    const auto add = [&](const char* name, std::string value) {
        facts.list.emplace_back(w.text(name), std::move(value));
    };
    add(ASSAY_TEXT("Report", "Scored set"), set.info.name);
    add(ASSAY_TEXT("Report", "Imported at"), w.moment(set.info.createdAt));
    add(ASSAY_TEXT("Report", "Hash of the data"), set.info.dataHash);
    add(ASSAY_TEXT("Report", "Samples kept"), w.count(set.info.records));
    add(ASSAY_TEXT("Report", "Records rejected"), w.count(set.info.rejected));
    add(ASSAY_TEXT("Report", "Samples without a score"), w.count(set.info.unscored));
    if (!set.measured) {
        return facts;
    }
    Facts rules = rulesOf(set, w);
    std::move(rules.list.begin(), rules.list.end(), std::back_inserter(facts.list));
    if (set.measured->decided) {
        add(ASSAY_TEXT("Report", "Decided at"), w.moment(set.decision->decidedAt));
    }
    const evaluate::LaboratorySettings& settings = set.measured->laboratory.settings;
    add(ASSAY_TEXT("Report", "Bootstrap"), w.text(ASSAY_TEXT("Report", "draws: %1, seed %2"),
                                                  {w.count(settings.draws), std::to_string(settings.seed)}));
    add(ASSAY_TEXT("Report", "Halves"), w.text(ASSAY_TEXT("Report", "splits: %1, seed %2"),
                                               {w.count(settings.splits), std::to_string(settings.seed)}));
    for (const StoredDynamicRun& run : set.dynamicRuns) {
        facts.list.emplace_back(
            w.text(ASSAY_TEXT("Report", "Dynamic run “%1”"), {run.context.run}),
            w.text(ASSAY_TEXT("Report", "begun %1, samples of each scenario: %2, seed %3"),
                   {w.moment(run.createdAt), w.count(run.context.perScenario),
                    std::to_string(run.context.seed)}));
    }
    add(ASSAY_TEXT("Report", "Version of Assay"), std::string(base::version()));
    return facts;
}

} // namespace

std::string newestOf(const ThresholdMaterial& material) {
    std::string newest;
    const auto take = [&](const std::string& moment) {
        if (isMoment(moment)) {
            newest = std::max(newest, moment);
        }
    };
    for (const ThresholdSet& set : material.sets) {
        take(set.info.createdAt);
        if (set.decision) {
            take(set.decision->decidedAt);
        }
        for (const StoredDynamicRun& run : set.dynamicRuns) {
            take(run.createdAt);
        }
    }
    return newest;
}

bool isHeld(const ThresholdMaterial& material) {
    return !material.sets.empty();
}

std::vector<Block> summaryOf(const ThresholdMaterial& material, const SectionContext& context) {
    const words::Wording& w = context.wording;
    std::vector<Block> blocks;
    for (const ThresholdSet& set : material.sets) {
        if (!set.measured) {
            blocks.emplace_back(
                Paragraph{w.text(ASSAY_TEXT("Report", "“%1”: no sample has a score."), {set.info.name})});
            continue;
        }
        if (!set.leaked.empty()) { // the worst that can be said of the data comes first
            Paragraph leak = leakParagraph(set.leaked, w);
            if (material.sets.size() > 1) {
                leak.text = w.text(ASSAY_TEXT("Report", "“%1”: %2"), {set.info.name, leak.text});
            }
            blocks.emplace_back(std::move(leak));
        }
        blocks.emplace_back(Paragraph{summarySentence(set, w)});
        KeyFigures figures = summaryFigures(set, w);
        if (material.sets.size() > 1) { // key figures of all sets stand in one file
            for (KeyFigure& figure : figures.list) {
                figure.label = w.text(ASSAY_TEXT("Report", "%1: %2"), {set.info.name, figure.label});
            }
        }
        blocks.emplace_back(std::move(figures));
    }
    return blocks;
}

std::vector<Block> provenanceOf(const ThresholdMaterial& material, const SectionContext& context) {
    std::vector<Block> blocks;
    for (const ThresholdSet& set : material.sets) {
        blocks.emplace_back(provenanceFacts(set, context.wording));
    }
    if (!material.sets.empty()) {
        blocks.emplace_back(inputTable(material, context.wording));
    }
    return blocks;
}

} // namespace assay::results
