#include "core/results/curation/curation_impact.h"

#include "core/results/answers/answer_words.h"
#include "core/results/curation/curation_figures.h"
#include "core/results/curation/curation_words.h"

#include <algorithm>
#include <iterator>

namespace assay::results {
namespace {

constexpr std::size_t kSetsShown = 5; // on a page

Figure meanFigure(const curation::ImpactFigure& measured, const words::Wording& wording) {
    Figure figure;
    figure.kind = FigureKind::Number;
    figure.value = measured.mean;
    figure.interval = measured.confidence;
    figure.n = measured.n;
    if (!measured.mean) {
        figure.why = wording.text(ASSAY_TEXT("Report", "no question has this score"));
    }
    return figure;
}

Figure changeFigure(const curation::MetricImpact& impact, const words::Wording& wording) {
    Figure figure;
    figure.kind = FigureKind::Number;
    figure.value = impact.change();
    if (figure.value) {
        figure.interval = impact.changeConfidence;
        figure.n = impact.with.n;
    } else {
        figure.why = wording.text(ASSAY_TEXT("Report", "one of the two means is undefined"));
    }
    return figure;
}

std::vector<Column> columns(std::string key, std::string title, const words::Wording& wording) {
    return {{std::move(key), std::move(title)},
            {"score", wording.text(ASSAY_TEXT("Report", "Score"))},
            {"with", wording.text(ASSAY_TEXT("Report", "All questions")), "impact_mean"},
            {"without", wording.text(ASSAY_TEXT("Report", "Without the flagged")), "impact_mean"},
            {"change", wording.text(ASSAY_TEXT("Report", "Change")), "impact_change"},
            {"verdict", wording.text(ASSAY_TEXT("Report", "Verdict"))}};
}

void addRows(const std::string& first, const curation::ImpactGroup& group, Table& table,
             const words::Wording& wording) {
    if (group.metrics.empty()) {
        const std::string why = wording.text(ASSAY_TEXT("Report", "none of these answers has a score"));
        table.rows.push_back({first, "", undefinedCount(why), undefinedCount(why), undefinedCount(why), ""});
    }
    for (const auto& [metric, impact] : group.metrics) {
        table.rows.push_back({first, outsideScoreTitle(metric, wording), meanFigure(impact.with, wording),
                              meanFigure(impact.without, wording), changeFigure(impact, wording),
                              impactVerdictText(impact, wording)});
    }
}

// In their usual order, then the others, the missing one last.
std::vector<std::string> difficultiesOf(const curation::QuestionImpact& impact) {
    const auto usual = model::fieldInfo(model::QuestionField::Difficulty).choices;
    const auto rank = [&usual](const std::string& name) {
        return name.empty() ? std::ssize(usual) + 1
                            : std::find(usual.begin(), usual.end(), name) - usual.begin();
    };
    std::vector<std::string> names;
    for (const auto& [difficulty, group] : impact.byDifficulty) {
        names.push_back(difficulty);
    }
    std::stable_sort(names.begin(), names.end(),
                     [&](const std::string& a, const std::string& b) { return rank(a) < rank(b); });
    return names;
}

} // namespace

std::string impactVerdictText(const curation::MetricImpact& impact, const words::Wording& wording) {
    if (!impact.changeConfidence) {
        return wording.text(ASSAY_TEXT("Report", "cannot be judged"));
    }
    if (impact.changeConfidence->low > 0) {
        return wording.text(ASSAY_TEXT("Report", "higher without them"));
    }
    return impact.changeConfidence->high < 0 ? wording.text(ASSAY_TEXT("Report", "lower without them"))
                                             : wording.text(ASSAY_TEXT("Report", "no change told"));
}

std::vector<Block> impactBlocks(const SuiteFlags& flags, const std::string& suffix,
                                const words::Wording& wording) {
    if (flags.impactSets == 0) {
        return {Paragraph{wording.text(
            ASSAY_TEXT("Report", "No scored answers to questions of this suite are imported, so what the "
                                 "flagged questions do to its figures is not known."))}};
    }
    if (flags.flagged == 0) {
        return {Paragraph{wording.text(ASSAY_TEXT(
            "Report", "No question is flagged, so leaving the flagged ones out changes no figure."))}};
    }
    Table all;
    all.name = "curation_impact" + suffix;
    all.title = wording.text(ASSAY_TEXT("Report", "What the flagged questions do to the figures"));
    all.columns = columns("answers", wording.text(ASSAY_TEXT("Report", "Answers")), wording);
    // Those without a score come last: what tells something is in sight.
    std::vector<const SetImpact*> sets;
    for (const SetImpact& one : flags.impacts) {
        sets.push_back(&one);
    }
    std::ranges::stable_partition(sets,
                                  [](const SetImpact* one) { return !one->impact.all.metrics.empty(); });
    for (std::size_t i = 0; i < sets.size(); ++i) {
        if (i == kSetsShown) {
            all.shown = all.rows.size(); // a set has a row for each metric
        }
        addRows(sets[i]->set, sets[i]->impact.all, all, wording);
    }
    all.note = wording.text(
        ASSAY_TEXT("Report",
                   "Flagged questions left out: %1. Means of imported scores, with their 95 % interval."),
        {wording.count(flags.flagged)});
    std::vector<Block> blocks{std::move(all)};
    const SetImpact& newest = *sets.front();
    if (newest.impact.byDifficulty.size() > 1) {
        Table table;
        table.name = "curation_impact_difficulty" + suffix;
        table.title =
            wording.text(ASSAY_TEXT("Report", "The same by difficulty, of the answers %1"), {newest.set});
        table.columns = columns("difficulty", wording.text(ASSAY_TEXT("Report", "Difficulty")), wording);
        for (const std::string& difficulty : difficultiesOf(newest.impact)) {
            addRows(facetValueText(curation::Facet::Difficulty, difficulty, wording),
                    newest.impact.byDifficulty.at(difficulty), table, wording);
        }
        blocks.emplace_back(std::move(table));
    }
    return blocks;
}

} // namespace assay::results
