#include "core/results/paraphrase_blocks.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace assay::results {
namespace {

using evaluate::ParaphraseGroup;
using evaluate::ParaphraseRobustness;

constexpr std::size_t kPrintedGroups = 10;

std::string noPairText(const words::Wording& w) {
    return w.text(ASSAY_TEXT("Report", "no original was measured in two wordings"));
}

Figure spreadFigure(std::optional<double> value, const words::Wording& w) {
    Figure figure{value, FigureKind::Proportion};
    figure.why = value ? std::string() : noPairText(w);
    return figure;
}

Table figuresTable(const ParaphraseRobustness& robustness, const ParaphraseTitles& titles,
                   const words::Wording& w) {
    Table table;
    table.name = titles.tables;
    table.title = w.text(ASSAY_TEXT("Report", "Does the wording matter?"));
    table.columns = {{"figure", w.text(ASSAY_TEXT("Report", "Figure")), {}, true},
                     {"value", w.text(ASSAY_TEXT("Report", "Value"))},
                     {"by_luck", w.text(ASSAY_TEXT("Report", "By luck")), "paraphrase_luck"}};
    Figure byLuck{robustness.agreeingByLuck, FigureKind::Percent};
    byLuck.why = robustness.agreeingByLuck ? std::string() : noPairText(w);
    TableRow agreement{titles.agreement, shareFigure(robustness.agreeing, FigureKind::Percent, noPairText(w)),
                       byLuck};
    agreement.key = "agreement";
    agreement.definition = "paraphrase_agreement";
    table.rows.push_back(std::move(agreement));
    Figure mean = spreadFigure(robustness.spread, w);
    mean.n = robustness.spreadGroups;
    mean.interval = robustness.spreadInterval;
    TableRow spread{titles.spread, mean, spreadFigure(robustness.spreadByLuck, w)};
    spread.key = "spread";
    spread.definition = "paraphrase_spread";
    table.rows.push_back(std::move(spread));
    const std::string measured =
        w.text(ASSAY_COUNTED("Report", "%n original(s) were measured in several wordings."),
               std::ssize(robustness.groups));
    const std::string verdict =
        robustness.canBeJudged()
            ? std::string()
            : " " + w.text(ASSAY_TEXT("Report", "Whether the wording matters cannot be judged: it takes %1."),
                           {w.count(evaluate::kLeastParaphrased)});
    const std::string alone =
        robustness.alone == 0
            ? std::string()
            : " " + w.text(ASSAY_COUNTED("Report", "Of %n other(s) only one wording was measured."),
                           robustness.alone);
    table.note = measured + verdict + alone;
    return table;
}

// The groups that tell the most first.
std::vector<const ParaphraseGroup*> tellingGroups(const ParaphraseRobustness& robustness) {
    std::vector<const ParaphraseGroup*> groups;
    for (const ParaphraseGroup& group : robustness.groups) {
        groups.push_back(&group);
    }
    std::ranges::stable_sort(groups, [](const ParaphraseGroup* a, const ParaphraseGroup* b) {
        const auto weight = [](const ParaphraseGroup& group) {
            return std::pair(group.agrees == std::optional(false) ? 1 : 0, group.spread.value_or(-1));
        };
        return weight(*a) > weight(*b);
    });
    return groups;
}

Table groupsTable(const ParaphraseRobustness& robustness, const ParaphraseTitles& titles,
                  const words::Wording& w) {
    Table table;
    table.name = titles.tables + "_groups";
    table.title = w.text(ASSAY_TEXT("Report", "Originals in several wordings"));
    table.columns = {{"original", w.text(ASSAY_TEXT("Report", "Original")), {}, true},
                     {"wordings", w.text(ASSAY_TEXT("Report", "Wordings"))},
                     {"agrees", titles.agreement, "paraphrase_agreement"},
                     {"spread", titles.spread, "paraphrase_spread"}};
    for (const ParaphraseGroup* const group : tellingGroups(robustness)) {
        AnswersLink link;
        link.questions = group->questions;
        const LinkPointer questions = linkTo(std::move(link));
        Cell wordings = countFigure(std::ssize(group->questions));
        wordings.link = questions;
        Cell agrees = !group->agrees   ? std::string("—")
                      : *group->agrees ? w.text(ASSAY_TEXT("Report", "yes"))
                                       : w.text(ASSAY_TEXT("Report", "no"));
        agrees.sortKey = !group->agrees ? -1.0 : *group->agrees ? 1.0 : 0.0;
        agrees.emphasis = group->agrees == std::optional(false) ? Emphasis::Strong : Emphasis::None;
        TableRow row{group->original, std::move(wordings), std::move(agrees), spreadFigure(group->spread, w)};
        row.key = group->original;
        row.link = questions;
        table.rows.push_back(std::move(row));
    }
    table.shown = kPrintedGroups;
    table.ifEmpty = noPairText(w);
    return table;
}

nlohmann::ordered_json paraphraseInterval(const std::optional<statistics::Interval>& interval) {
    return interval ? nlohmann::ordered_json{interval->low, interval->high} : nlohmann::ordered_json();
}

} // namespace

std::vector<Block> paraphraseBlocks(const ParaphraseRobustness& robustness, const ParaphraseTitles& titles,
                                    const words::Wording& wording) {
    if (robustness.isEmpty()) {
        return {};
    }
    return {figuresTable(robustness, titles, wording), groupsTable(robustness, titles, wording)};
}

nlohmann::ordered_json paraphraseJson(const ParaphraseRobustness& robustness) {
    using Document = nlohmann::ordered_json;
    const auto orNull = [](const auto& value) { return value ? Document(*value) : Document(); };
    Document groups = Document::array();
    for (const ParaphraseGroup& group : robustness.groups) {
        groups.push_back({{"original", group.original},
                          {"questions", group.questions},
                          {"agrees", orNull(group.agrees)},
                          {"spread", orNull(group.spread)}});
    }
    return {{"originals", robustness.groups.size()},
            {"wordings", robustness.wordings},
            {"alone", robustness.alone},
            {"can_be_judged", robustness.canBeJudged()},
            {"agreeing", orNull(robustness.agreeing.value)},
            {"agreeing_ci", paraphraseInterval(robustness.agreeing.interval)},
            {"agreeing_n", robustness.agreeing.n},
            {"agreeing_by_luck", orNull(robustness.agreeingByLuck)},
            {"spread", orNull(robustness.spread)},
            {"spread_ci", paraphraseInterval(robustness.spreadInterval)},
            {"spread_n", robustness.spreadGroups},
            {"spread_by_luck", orNull(robustness.spreadByLuck)},
            {"groups", std::move(groups)}};
}

} // namespace assay::results
