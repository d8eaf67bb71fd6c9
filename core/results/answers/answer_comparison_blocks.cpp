#include "core/results/answers/answer_comparison_blocks.h"

#include "core/results/answers/answer_parts.h"
#include "core/results/report/figure_text.h"
#include "core/results/report/repeated_n.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace assay::results {
namespace {

using evaluate::AnswerComparison;
using evaluate::ComparedAnswers;
using evaluate::MetricComparison;
using evaluate::QuestionDifference;
using evaluate::SystemsVerdict;

const std::string& nameOfSystem(const ComparedAnswers& answers, std::size_t system) {
    return answers.systems[system].name;
}

Figure differenceFigure(const MetricComparison& one, const words::Wording& w) {
    Figure figure = answerValue(one.metric, one.difference);
    figure.isDifference = true;
    figure.n = one.n;
    figure.interval = one.interval;
    figure.why = one.difference ? std::string()
                                : w.text(ASSAY_TEXT("Report", "no question has a value on both sides"));
    return figure;
}

Cell probabilityCell(std::optional<double> p, const MetricComparison& one, const words::Wording& w) {
    Cell cell = probabilityFigure(
        p, one.shortages.empty() ? std::string() : w.text(ASSAY_TEXT("Report", "cannot be judged")));
    cell.reason = comparisonShortageText(one, w);
    return cell;
}

std::string signedText(const MetricComparison& one, const words::Wording& w) {
    const std::string text = answerValueText(one.metric, one.difference, w);
    return one.difference.value_or(0) > 0 ? "+" + text : text;
}

Cell verdictCell(const MetricComparison& one, const std::string& a, const std::string& b,
                 const words::Wording& w) {
    Cell cell = systemsVerdictText(one, a, b, w);
    cell.reason = comparisonShortageText(one, w);
    cell.emphasis = one.verdict == SystemsVerdict::BetterA || one.verdict == SystemsVerdict::BetterB
                        ? Emphasis::Strong
                        : Emphasis::None;
    return cell;
}

// The measure whose questions are shown.
std::string_view shownMetric(const AnswerComparison& comparison, const AnswerComparisonChoice& choice) {
    if (!choice.metric.empty()) {
        return choice.metric;
    }
    const MetricComparison* const headline = comparison.headline();
    return headline != nullptr ? std::string_view(headline->metric) : kOverallName;
}

std::string outcomeText(int outcome, const std::string& a, const std::string& b, const words::Wording& w) {
    return outcome == 0 ? w.text(ASSAY_TEXT("Report", "alike"))
                        : w.text(ASSAY_TEXT("Report", "%1 is better"), {outcome > 0 ? a : b});
}

// How often each is better, of the measure, and what was left out.
std::string countsText(const AnswerComparison& comparison, const MetricComparison& one, const std::string& a,
                       const std::string& b, const words::Wording& w) {
    std::string text =
        w.text(ASSAY_TEXT("Report", "%1 is better on %2 questions, %3 on %4, on %5 they are alike."),
               {a, w.count(one.wins), b, w.count(one.losses), w.count(one.ties)});
    if (comparison.onlyA + comparison.onlyB > 0) {
        text +=
            "\n" + w.text(ASSAY_TEXT("Report", "Left out, as only one of the two answered: %1 questions of "
                                               "%2, %3 of %4."),
                          {w.count(comparison.onlyA), a, w.count(comparison.onlyB), b});
    }
    return text;
}

std::string nearnessText(const MetricComparison& one, const AnswerComparisonChoice& choice,
                         const words::Wording& w) {
    if (!choice.equivalentWithin) {
        return {};
    }
    const std::string within = answerValueText(one.metric, choice.equivalentWithin, w);
    if (!one.interval90) {
        return w.text(ASSAY_TEXT("Report", "Whether they are alike within ±%1 cannot be judged."), {within});
    }
    return w.text(ASSAY_TEXT("Report",
                             "Alike within ±%1 is judged by the 90 % interval of the difference, %2 "
                             "to %3."),
                  {within, answerValueText(one.metric, one.interval90->low, w),
                   answerValueText(one.metric, one.interval90->high, w)});
}

std::string titleOf(const AnswerComparisonChoice& choice, std::string_view metric, const words::Wording& w) {
    return choice.titleOf ? choice.titleOf(metric) : answerMetricTitle(metric, w);
}

Verdict verdictColour(SystemsVerdict verdict) {
    return verdict == SystemsVerdict::CannotBeJudged || verdict == SystemsVerdict::Inconclusive
               ? Verdict::Warning
               : Verdict::None;
}

TableRow comparisonRow(const MetricComparison& one, const std::string& a, const std::string& b,
                       const AnswerComparisonChoice& choice, const words::Wording& w) {
    Cell name = titleOf(choice, one.metric, w);
    name.reason = choice.titleOf ? std::string() : answerMetricMeaning(one.metric, w);
    name.emphasis = one.isHeadline ? Emphasis::Strong : Emphasis::None;
    const std::string named = w.text(ASSAY_TEXT("Report", "named before, not corrected"));
    Cell holm = one.isHeadline ? Cell(named) : probabilityCell(one.holm, one, w);
    TableRow row{std::move(name),
                 countFigure(one.n),
                 answerValue(one.metric, one.a),
                 answerValue(one.metric, one.b),
                 differenceFigure(one, w),
                 probabilityCell(one.p, one, w),
                 std::move(holm),
                 Cell(w.count(one.wins) + " / " + w.count(one.ties) + " / " + w.count(one.losses)),
                 verdictCell(one, a, b, w)};
    row.key = one.metric;
    row.definition = answerDefinition(one.metric);
    return row;
}

AnswersLink linkToQuestion(const std::string& id) {
    AnswersLink link;
    link.questions = {id};
    return link;
}

} // namespace

std::string systemsVerdictText(const MetricComparison& comparison, std::string_view a, std::string_view b,
                               const words::Wording& wording) {
    switch (comparison.verdict) {
    case SystemsVerdict::CannotBeJudged:
        break;
    case SystemsVerdict::Equivalent:
        return wording.text(ASSAY_TEXT("Report", "alike"));
    case SystemsVerdict::BetterA:
        return wording.text(ASSAY_TEXT("Report", "%1 is better"), {a});
    case SystemsVerdict::BetterB:
        return wording.text(ASSAY_TEXT("Report", "%1 is better"), {b});
    case SystemsVerdict::Differs:
        return comparison.difference.value_or(0) > 0
                   ? wording.text(ASSAY_TEXT("Report", "%1 is higher"), {a})
                   : wording.text(ASSAY_TEXT("Report", "%1 is higher"), {b});
    case SystemsVerdict::Inconclusive:
        return wording.text(ASSAY_TEXT("Report", "may be luck"));
    }
    return wording.text(ASSAY_TEXT("Report", "cannot be judged"));
}

std::string comparisonShortageText(const MetricComparison& comparison, const words::Wording& wording) {
    std::string text;
    for (const evaluate::ComparisonShortage shortage : comparison.shortages) {
        std::string one;
        switch (shortage) {
        case evaluate::ComparisonShortage::TooFewQuestions:
            one = wording.text(
                ASSAY_TEXT("Report", "There are %1 questions with a value from both; it takes %2."),
                {wording.count(comparison.n), wording.count(evaluate::kLeastCommonQuestions)});
            break;
        case evaluate::ComparisonShortage::TooFewClusters:
            one = wording.text(ASSAY_TEXT("Report", "There are %1 clusters of questions; it takes %2."),
                               {wording.count(comparison.clusters),
                                wording.count(static_cast<std::int64_t>(statistics::kLeastClusters))});
            break;
        case evaluate::ComparisonShortage::TooFewUnequal:
            one = wording.text(ASSAY_TEXT("Report", "The two differ on %1 questions; it takes %2."),
                               {wording.count(comparison.wins + comparison.losses),
                                wording.count(evaluate::kLeastUnequalQuestions)});
            break;
        case evaluate::ComparisonShortage::OtherModel:
            one = wording.text(ASSAY_TEXT("Report", "The scores come from different models."));
            break;
        case evaluate::ComparisonShortage::OtherRubric:
            one = wording.text(ASSAY_TEXT("Report", "The two were measured by rubrics that take it in "
                                                    "different ways."));
            break;
        }
        text += (text.empty() ? "" : " ") + one;
    }
    return text;
}

std::vector<Block> comparisonVerdict(const ComparedAnswers& answers, const AnswerComparison& comparison,
                                     const AnswerComparisonChoice& choice, const words::Wording& wording) {
    const auto& w = wording;
    const std::string& a = nameOfSystem(answers, comparison.a);
    const std::string& b = nameOfSystem(answers, comparison.b);
    KeyFigures figures;
    figures.list.push_back({choice.areAnchors ? w.text(ASSAY_TEXT("Report", "Anchors that both asked"))
                                              : w.text(ASSAY_TEXT("Report", "Questions that both answered")),
                            countFigure(comparison.common),
                            Verdict::None,
                            {}});
    std::string text =
        w.text(ASSAY_TEXT("Report", "First is %1, second is %2; a difference is first − second."), {a, b});
    const auto add = [&text](const std::string& line) { text += line.empty() ? "" : "\n" + line; };
    if (!answers.changed.empty()) {
        add(w.text(ASSAY_COUNTED("Report", "%n question(s) were edited between the runs and are left out."),
                   std::ssize(answers.changed)));
    }
    const MetricComparison* const headline = comparison.headline();
    if (headline == nullptr) {
        add(w.text(ASSAY_TEXT("Report", "The two have no value of the measure that was named before, so "
                                        "nothing is said of which is better.")));
        return {std::move(figures), Paragraph{std::move(text)}};
    }
    const std::string measure = titleOf(choice, headline->metric, w);
    Cell verdict = verdictCell(*headline, a, b, w);
    figures.list.push_back({w.text(ASSAY_TEXT("Report", "By %1"), {measure}), std::move(verdict),
                            verdictColour(headline->verdict), "answer_systems_verdict"});
    figures.list.push_back({w.text(ASSAY_TEXT("Report", "%1, first − second"), {measure}),
                            differenceFigure(*headline, w), Verdict::None, "answer_difference"});
    figures.list.push_back({w.text(ASSAY_TEXT("Report", "p (sign flips)")),
                            probabilityCell(headline->p, *headline, w), Verdict::None, "answer_sign_flip_p"});
    add(comparisonShortageText(*headline, w));
    add(countsText(comparison, *headline, a, b, w));
    add(nearnessText(*headline, choice, w));
    return {std::move(figures), Paragraph{std::move(text)}};
}

Table comparisonTable(const ComparedAnswers& answers, const AnswerComparison& comparison, AnswerPlace place,
                      const words::Wording& wording, const AnswerComparisonChoice& choice) {
    const auto& w = wording;
    Table table;
    table.name = place.name("comparison");
    table.title = w.text(ASSAY_TEXT("Report", "Both systems by every measure"));
    table.columns = {
        {"measure", w.text(ASSAY_TEXT("Report", "Measure"))},
        {"n", w.text(ASSAY_TEXT("Report", "n")), "n"},
        {"a", w.text(ASSAY_TEXT("Report", "First")), "answer_mean"},
        {"b", w.text(ASSAY_TEXT("Report", "Second")), "answer_mean"},
        {"difference", w.text(ASSAY_TEXT("Report", "First − second")), "answer_difference"},
        {"p", w.text(ASSAY_TEXT("Report", "p (sign flips)")), "answer_sign_flip_p"},
        {"holm_p", w.text(ASSAY_TEXT("Report", "p (Holm)")), "holm_p"},
        {"outcomes", w.text(ASSAY_TEXT("Report", "First better / alike / second better")), "answer_outcomes"},
        {"verdict", w.text(ASSAY_TEXT("Report", "Verdict")), "answer_systems_verdict"}};
    const std::string& a = nameOfSystem(answers, comparison.a);
    const std::string& b = nameOfSystem(answers, comparison.b);
    for (const MetricComparison& one : comparison.metrics) {
        if (one.n > 0) {
            table.rows.push_back(comparisonRow(one, a, b, choice, w));
        }
    }
    table.note =
        w.text(ASSAY_TEXT("Report", "First is %1, second is %2. Of measures where less is better, such as "
                                    "latency, the lower one wins."),
               {a, b});
    table.ifEmpty = w.text(ASSAY_TEXT("Report", "No question has a value of both systems."));
    dropRepeatedN(table);
    return table;
}

Table changedQuestionsTable(const ComparedAnswers& answers, const AnswerComparison& comparison,
                            const AnswerComparisonChoice& choice, AnswerPlace place,
                            const words::Wording& wording) {
    const auto& w = wording;
    const std::string_view metric = shownMetric(comparison, choice);
    const std::string& a = nameOfSystem(answers, comparison.a);
    const std::string& b = nameOfSystem(answers, comparison.b);
    Table table;
    table.name = place.name("changed");
    table.title = choice.areAnchors ? w.text(ASSAY_TEXT("Report", "Anchors by how much they differ, %1"),
                                             {titleOf(choice, metric, w)})
                                    : w.text(ASSAY_TEXT("Report", "Questions by how much they differ, %1"),
                                             {titleOf(choice, metric, w)});
    table.columns = {
        {"question_id", choice.areAnchors ? w.text(ASSAY_TEXT("Report", "Anchor"))
                                          : w.text(ASSAY_TEXT("Report", "Question id"))},
        {"a", w.text(ASSAY_TEXT("Report", "First")), answerDefinition(metric)},
        {"b", w.text(ASSAY_TEXT("Report", "Second")), answerDefinition(metric)},
        {"difference", w.text(ASSAY_TEXT("Report", "First − second")), "answer_question_difference"},
        {"better", w.text(ASSAY_TEXT("Report", "Better")), "answer_outcomes"}};
    for (const QuestionDifference& one :
         evaluate::questionDifferences(answers, comparison.a, comparison.b, metric)) {
        const std::string& id = answers.questionIds[one.question];
        Figure difference = answerValue(metric, one.difference());
        difference.isDifference = true;
        TableRow row{id, answerValue(metric, one.a), answerValue(metric, one.b), std::move(difference),
                     outcomeText(one.outcome, a, b, w)};
        row.key = id;
        row.link = linkTo(linkToQuestion(id));
        table.rows.push_back(std::move(row));
    }
    if (table.rows.size() > choice.mostChanged) {
        table.shown = choice.mostChanged;
    }
    table.ifEmpty = w.text(ASSAY_TEXT("Report", "No question has a value of both systems."));
    dropRepeatedN(table);
    return table;
}

Table outcomesTable(const ComparedAnswers& answers, const AnswerComparison& comparison,
                    const AnswerComparisonChoice& choice, AnswerPlace place, const words::Wording& wording) {
    const auto& w = wording;
    const std::string_view metric = shownMetric(comparison, choice);
    const std::string& a = nameOfSystem(answers, comparison.a);
    const std::string& b = nameOfSystem(answers, comparison.b);
    Table table;
    table.name = place.name("outcomes");
    table.title = choice.areAnchors ? w.text(ASSAY_TEXT("Report", "Which is better on how many anchors, %1"),
                                             {titleOf(choice, metric, w)})
                                    : w.text(ASSAY_TEXT("Report", "Who is better on how many questions, %1"),
                                             {titleOf(choice, metric, w)});
    table.columns = {{"outcome", w.text(ASSAY_TEXT("Report", "Outcome"))},
                     {"questions",
                      choice.areAnchors ? w.text(ASSAY_TEXT("Report", "Anchors"))
                                        : w.text(ASSAY_TEXT("Report", "Questions")),
                      "answer_outcomes"}};
    const std::vector<QuestionDifference> list =
        evaluate::questionDifferences(answers, comparison.a, comparison.b, metric);
    constexpr std::array<std::pair<int, const char*>, 3> kOutcomes{
        {{1, "wins"}, {0, "ties"}, {-1, "losses"}}};
    for (const auto& [outcome, key] : kOutcomes) {
        AnswersLink link;
        for (const QuestionDifference& one : list) {
            if (one.outcome == outcome) {
                link.questions.push_back(answers.questionIds[one.question]);
            }
        }
        const std::int64_t count = std::ssize(link.questions);
        TableRow row{outcomeText(outcome, a, b, w), countCell(count, link)};
        row.key = key;
        if (count > 0) {
            row.link = linkTo(std::move(link));
        }
        table.rows.push_back(std::move(row));
    }
    dropRepeatedN(table);
    return table;
}

std::optional<PowerPlan> powerOf(const AnswerComparison& comparison) {
    const MetricComparison* const passed = comparison.find(kPassRateName);
    if (passed == nullptr || passed->n == 0) {
        return std::nullopt;
    }
    PowerPlan plan;
    plan.items = passed->n;
    plan.designEffect = std::max(1.0, passed->designEffect.value_or(1));
    return plan;
}

AnswerComparisonBlocks answerComparisonBlocks(const ComparedAnswers& answers,
                                              const AnswerComparison& comparison,
                                              const AnswerComparisonChoice& choice, AnswerPlace place,
                                              const words::Wording& wording) {
    AnswerComparisonBlocks blocks;
    blocks.verdict = comparisonVerdict(answers, comparison, choice, wording);
    blocks.metrics = {comparisonTable(answers, comparison, place, wording, choice)};
    blocks.questions = {outcomesTable(answers, comparison, choice, place, wording),
                        changedQuestionsTable(answers, comparison, choice, place, wording)};
    if (const auto plan = powerOf(comparison)) {
        blocks.power = {Paragraph{powerText(*plan, wording)},
                        powerTable(*plan, place.name("power"), wording)};
    }
    return blocks;
}

std::vector<Block> systemMatrixBlocks(const ComparedAnswers& answers, const evaluate::SystemMatrix& matrix,
                                      AnswerPlace place, const words::Wording& wording) {
    const auto& w = wording;
    const std::string measure = answerMetricTitle(matrix.metric, w);
    Table means;
    means.name = place.name("systems");
    means.title = w.text(ASSAY_TEXT("Report", "All systems, %1"), {measure});
    means.columns = {{"system", w.text(ASSAY_TEXT("Report", "System"))},
                     {"n", w.text(ASSAY_TEXT("Report", "n")), "n"},
                     {"mean", w.text(ASSAY_TEXT("Report", "Mean")), "answer_common_mean"}};
    Table pairs;
    pairs.name = place.name("system_pairs");
    pairs.title = w.text(ASSAY_TEXT("Report", "Every system against every other, %1"), {measure});
    pairs.columns = {{"system", w.text(ASSAY_TEXT("Report", "System"))}};
    for (const std::size_t system : matrix.order) {
        Figure mean = answerValue(matrix.metric, matrix.mean[system]);
        mean.why = matrix.mean[system] ? std::string()
                                       : w.text(ASSAY_TEXT("Report", "no question has a value of all"));
        TableRow row{nameOfSystem(answers, system), countFigure(matrix.common), std::move(mean)};
        row.key = nameOfSystem(answers, system);
        means.rows.push_back(std::move(row));
        pairs.columns.push_back({"system_" + std::to_string(pairs.columns.size()),
                                 nameOfSystem(answers, system), "answer_system_pair"});
    }
    const auto cellOf = [&](std::size_t row, std::size_t column) -> Cell {
        for (const evaluate::SystemPair& pair : matrix.pairs) {
            const bool isSwapped = pair.a == column && pair.b == row;
            if (!isSwapped && (pair.a != row || pair.b != column)) {
                continue;
            }
            MetricComparison one = pair.comparison;
            if (isSwapped && one.difference) {
                one.difference = 0.0 - *one.difference;
            }
            Cell cell =
                w.text(ASSAY_TEXT("Report", "%1, %2"),
                       {signedText(one, w), systemsVerdictText(pair.comparison, nameOfSystem(answers, pair.a),
                                                               nameOfSystem(answers, pair.b), w)});
            cell.sortKey = one.difference;
            cell.reason = one.shortages.empty()
                              ? w.text(ASSAY_TEXT("Report", "n = %1, p = %2, corrected for all pairs"),
                                       {w.count(one.n), valueText(probabilityFigure(one.holm), w)})
                              : comparisonShortageText(one, w);
            return cell;
        }
        return {std::string()};
    };
    for (const std::size_t row : matrix.order) {
        TableRow cells{nameOfSystem(answers, row)};
        for (const std::size_t column : matrix.order) {
            cells.cells.push_back(cellOf(row, column));
        }
        cells.key = nameOfSystem(answers, row);
        pairs.rows.push_back(std::move(cells));
    }
    pairs.note =
        w.text(ASSAY_TEXT("Report", "Row − column, over the questions that both have; the means are "
                                    "over those that all have. p is corrected for all pairs (Holm)."));
    return {std::move(means), std::move(pairs)};
}

} // namespace assay::results
