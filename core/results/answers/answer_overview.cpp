// What an answer run comes to: key figures, measures, citations, verdicts, targets and hints.
#include "core/evaluate/answers/answer_comparison.h"
#include "core/evaluate/judge/run_judges.h"
#include "core/evaluate/neighbours/neighbour_figures.h"
#include "core/results/answers/answer_parts.h"
#include "core/results/answers/judge_blocks.h"
#include "core/results/report/figure_text.h"
#include "core/results/report/repeated_n.h"

#include <algorithm>
#include <array>
#include <utility>

namespace assay::results {
namespace {

using evaluate::AnswerRun;
using evaluate::AnswerVerdict;
using evaluate::LimitState;
using evaluate::MetricFigure;
using evaluate::TargetOutcome;

// The outcome of the target that is about the measure over all questions; nullptr: there is none.
const TargetOutcome* targetOf(const AnswerRun& run, std::string_view metric) {
    const auto found = std::ranges::find_if(run.targets, [&](const TargetOutcome& outcome) {
        return outcome.target.metric == metric && outcome.target.field.empty();
    });
    return found == run.targets.end() ? nullptr : &*found;
}

std::string bandText(const AnswerRun& run, const MetricFigure& figure, const words::Wording& w) {
    const evaluate::RubricBand* const band = bandOf(run, figure.name);
    if (band == nullptr) {
        return {};
    }
    const std::string range = rangeText(figure.name, band->low, band->high, w);
    if (!figure.mean) {
        return range;
    }
    const char* const where = *figure.mean < band->low    ? ASSAY_TEXT("Report", "%1: below")
                              : *figure.mean > band->high ? ASSAY_TEXT("Report", "%1: above")
                                                          : ASSAY_TEXT("Report", "%1: within");
    return w.text(where, {range});
}

std::string tooFewQuestionsText(std::int64_t questions, std::int64_t least, const words::Wording& w) {
    return w.text(ASSAY_TEXT("Report", "There are %1 questions; it takes %2."),
                  {w.count(questions), w.count(least)});
}

// Why a limit cannot be judged, or why it is not sure; empty: it is.
std::string limitReason(const TargetOutcome& outcome, LimitState state, const words::Wording& w) {
    if (state == LimitState::TooClose) {
        return w.text(
            ASSAY_TEXT("Report", "The limit lies within the 95 % interval: more questions would tell."));
    }
    if (state != LimitState::CannotBeJudged) {
        return {};
    }
    if (!outcome.figure.mean) {
        return w.text(ASSAY_TEXT("Report", "No question has a value."));
    }
    if (outcome.figure.n < evaluate::kLeastCommonQuestions) {
        return tooFewQuestionsText(outcome.figure.n, evaluate::kLeastCommonQuestions, w);
    }
    return noIntervalText(w);
}

Cell stateCell(const TargetOutcome& outcome, double limit, const words::Wording& w) {
    const LimitState state = evaluate::limitState(outcome, limit);
    Cell cell = limitStateText(state, w);
    cell.reason = limitReason(outcome, state, w);
    cell.sortKey = static_cast<double>(state);
    cell.emphasis = state == LimitState::Failed ? Emphasis::Strong : Emphasis::None;
    return cell;
}

Cell luckCell(const MetricFigure& figure, const AnswerChoice& choice, const words::Wording& w) {
    if (figure.name != metrics::answerMetricName(metrics::AnswerMetric::BooleanCorrect)) {
        Cell none = std::string("—");
        none.reason = w.text(ASSAY_TEXT("Report", "not defined"));
        return none;
    }
    if (figure.n < evaluate::kLeastForLuck) {
        Cell cell = w.text(ASSAY_TEXT("Report", "too few"));
        cell.reason = tooFewQuestionsText(figure.n, evaluate::kLeastForLuck, w);
        return cell;
    }
    constexpr double kCoinShare = 0.5;
    const bool knowsMajority = choice.luck && choice.luck->majority;
    Cell cell =
        Figure{.value = knowsMajority ? *choice.luck->majority : kCoinShare, .kind = FigureKind::Percent};
    cell.reason = knowsMajority
                      ? w.text(ASSAY_TEXT("Report", "By always saying the more frequent of yes (%1) "
                                                    "and no (%2); a coin gives 50 %."),
                               {w.count(choice.luck->yes), w.count(choice.luck->no)})
                      : w.text(ASSAY_TEXT("Report", "By tossing a coin."));
    if (choice.luck && choice.luck->p && *choice.luck->p >= 0.05) {
        cell.reason += " " + w.text(ASSAY_TEXT("Report", "Not told from luck: p = %1."),
                                    {valueText(probabilityFigure(choice.luck->p), w)});
    }
    return cell;
}

// Scores of models say nothing without the model.
bool isOfModel(std::string_view name) {
    using metrics::AnswerMetric;
    constexpr std::array kOfModels{AnswerMetric::BertScoreP, AnswerMetric::BertScoreR,
                                   AnswerMetric::BertScoreF, AnswerMetric::Bleurt, AnswerMetric::Cosine};
    const auto metric = metrics::answerMetricFromName(name);
    return metric && std::ranges::find(kOfModels, *metric) != kOfModels.end();
}

std::string modelText(const MetricFigure& figure, const words::Wording& w) {
    return figure.model.empty() && figure.n > 0 && isOfModel(figure.name)
               ? w.text(ASSAY_TEXT("Report", "not named"))
               : figure.model;
}

TableRow metricRow(const AnswerRun& run, const MetricFigure& figure, const AnswerChoice& choice,
                   const words::Wording& w) {
    AnswersLink with;
    with.metric = figure.name;
    AnswersLink without = with;
    without.isWithout = true;
    Cell name = answerMetricTitle(figure.name, w);
    name.reason = answerMetricMeaning(figure.name, w);
    Cell value = answerFigure(figure, w);
    value.link = linkTo(with);
    TableRow row{std::move(name), std::move(value), countCell(figure.n, std::move(with)),
                 countCell(figure.notApplicable, std::move(without)), luckCell(figure, choice, w)};
    if (const TargetOutcome* const outcome = targetOf(run, figure.name)) {
        row.cells.push_back(stateCell(*outcome, outcome->target.minimum, w));
    } else {
        row.cells.emplace_back(std::string());
    }
    row.cells.emplace_back(modelText(figure, w));
    row.cells.emplace_back(bandText(run, figure, w));
    row.key = figure.name;
    row.definition = answerDefinition(figure.name);
    return row;
}

// The worst of the rubric's minimums; nullopt: it has none.
std::optional<KeyFigure> targetsFigure(const AnswerRun& run, const words::Wording& w) {
    if (run.targets.empty()) {
        return std::nullopt;
    }
    std::array<std::int64_t, 4> counts{};
    for (const TargetOutcome& outcome : run.targets) {
        ++counts[static_cast<std::size_t>(evaluate::limitState(outcome, outcome.target.minimum))];
    }
    const auto of = [&counts](LimitState state) { return counts[static_cast<std::size_t>(state)]; };
    KeyFigure figure{
        w.text(ASSAY_TEXT("Report", "Minimums of the rubric")), {}, Verdict::Good, "answer_target"};
    figure.value = w.text(ASSAY_TEXT("Report", "passed: %1, too close: %2, failed: %3, cannot be judged: %4"),
                          {w.count(of(LimitState::Passed)), w.count(of(LimitState::TooClose)),
                           w.count(of(LimitState::Failed)), w.count(of(LimitState::CannotBeJudged))});
    figure.verdict = of(LimitState::Failed) > 0                         ? Verdict::Bad
                     : of(LimitState::Passed) < std::ssize(run.targets) ? Verdict::Warning
                                                                        : Verdict::Good;
    return figure;
}

} // namespace

KeyFigures answerKeyFigures(const AnswerRun& run, const words::Wording& wording) {
    const auto& w = wording;
    KeyFigures figures;
    const auto answered = std::ranges::count_if(
        run.items, [](const evaluate::AnswerRunItem& item) { return item.answered > 0; });
    figures.list.push_back(
        {w.text(ASSAY_TEXT("Report", "Questions")), countFigure(std::ssize(run.items)), Verdict::None, {}});
    AnswersLink withAnswer;
    withAnswer.state = "answered";
    figures.list.push_back({w.text(ASSAY_TEXT("Report", "Answered")),
                            countCell(answered, std::move(withAnswer)),
                            answered < std::ssize(run.items) ? Verdict::Warning : Verdict::None,
                            {}});
    if (run.failed > 0) {
        AnswersLink failed;
        failed.state = "failed";
        figures.list.push_back({w.text(ASSAY_TEXT("Report", "Failed answers, in no figure")),
                                countCell(run.failed, std::move(failed)),
                                Verdict::Warning,
                                {}});
    }
    if (run.unmatchedCount > 0) {
        figures.list.push_back({w.text(ASSAY_TEXT("Report", "Answers to other questions")),
                                countFigure(run.unmatchedCount),
                                Verdict::Warning,
                                {}});
    }
    AnswersLink passes;
    passes.verdict = evaluate::kAnswerVerdictNames[static_cast<std::size_t>(AnswerVerdict::Pass)];
    Cell passRate = answerFigure(run.figures.passRate, w);
    passRate.link = linkTo(std::move(passes));
    figures.list.push_back(
        {answerMetricTitle(kPassRateName, w), std::move(passRate), Verdict::None, "answer_pass_rate"});
    if (const MetricFigure* const overall = run.figures.find(kOverallName)) {
        figures.list.push_back(
            {answerMetricTitle(kOverallName, w), answerFigure(*overall, w), Verdict::None, "answer_overall"});
    }
    if (auto targets = targetsFigure(run, w)) {
        figures.list.push_back(std::move(*targets));
    }
    if (const auto judge = evaluate::countingJudge(run)) {
        figures.list.push_back(
            {w.text(ASSAY_TEXT("Report", "Goes by the judge")),
             w.text(ASSAY_TEXT("Report", "%1 (of %2 judges)"),
                    {judgeTitle(*judge, w), w.count(std::ssize(evaluate::scoringJudges(run)))}),
             Verdict::None,
             {}});
    }
    return figures;
}

Table answerMetricTable(const AnswerRun& run, const AnswerChoice& choice, AnswerPlace place,
                        const words::Wording& wording) {
    const auto& w = wording;
    Table table;
    table.name = place.name("measures");
    table.title = w.text(ASSAY_TEXT("Report", "Measures"));
    table.columns = {{"measure", w.text(ASSAY_TEXT("Report", "Measure"))},
                     {"value", w.text(ASSAY_TEXT("Report", "Mean")), "answer_mean"},
                     {"n", w.text(ASSAY_TEXT("Report", "n")), "n"},
                     {"not_applicable", w.text(ASSAY_TEXT("Report", "No value")), "answer_not_applicable"},
                     {"luck", w.text(ASSAY_TEXT("Report", "By luck")), "answer_luck"},
                     {"minimum", w.text(ASSAY_TEXT("Report", "Minimum")), "answer_target"},
                     {"model", w.text(ASSAY_TEXT("Report", "Model"))},
                     {"band", w.text(ASSAY_TEXT("Report", "Band")), "answer_band"}};
    for (const std::string& name : chosenMetrics(run, choice)) {
        if (const MetricFigure* const figure = figureNamed(run.figures, name)) {
            table.rows.push_back(metricRow(run, *figure, choice, w));
        }
    }
    table.ifEmpty = w.text(ASSAY_TEXT("Report", "No answer has a value of any measure."));
    dropRepeatedN(table);
    return table;
}

std::optional<Table> answerCitationTable(const AnswerRun& run, AnswerPlace place,
                                         const words::Wording& wording) {
    const auto& w = wording;
    const evaluate::MicroCitations& micro = run.figures.citations;
    if (micro.generated == 0 && micro.expected == 0) {
        return std::nullopt;
    }
    Table table;
    table.name = place.name("citations");
    table.title = w.text(ASSAY_TEXT("Report", "Citations"));
    table.columns = {
        {"figure", w.text(ASSAY_TEXT("Report", "Figure"))},
        {"mean", w.text(ASSAY_TEXT("Report", "Mean of the questions")), "answer_mean"},
        {"micro", w.text(ASSAY_TEXT("Report", "All citations together")), "answer_citation_micro"}};
    const std::string none = w.text(ASSAY_TEXT("Report", "there is no such citation"));
    const auto add = [&](std::string_view metric, std::optional<double> together, std::int64_t n) {
        const MetricFigure* const mean = run.figures.find(metric);
        Figure figure = answerValue(metric, together);
        figure.n = n;
        figure.why = together ? std::string() : none;
        MetricFigure missing;
        missing.name = metric;
        TableRow row{answerMetricTitle(metric, w), answerFigure(mean != nullptr ? *mean : missing, w),
                     std::move(figure)};
        row.key = metric;
        row.definition = answerDefinition(metric);
        table.rows.push_back(std::move(row));
    };
    using metrics::AnswerMetric;
    add(metrics::answerMetricName(AnswerMetric::CitationPrecision), micro.precision(), micro.generated);
    add(metrics::answerMetricName(AnswerMetric::CitationRecall), micro.recall(), micro.expected);
    add(metrics::answerMetricName(AnswerMetric::CitationF1), micro.f1(), micro.generated + micro.expected);
    const auto ofMeans = citationF1OfMeans(run.figures);
    Figure together = answerValue("citation_f1", std::nullopt);
    together.why = w.text(ASSAY_TEXT("Report", "as above"));
    TableRow row{w.text(ASSAY_TEXT("Report", "Citation F1 of the two means")),
                 answerValue("citation_f1", ofMeans), std::move(together)};
    if (!ofMeans) {
        std::get<Figure>(row[1]).why = none;
    }
    row.key = "citation_f1_of_means";
    row.definition = "answer_citation_f1_of_means";
    table.rows.push_back(std::move(row));
    table.note =
        w.text(ASSAY_TEXT("Report", "The mean F1 is no F1 of the two means. n counts questions in the "
                                    "first column of figures and citations in the second."));
    dropRepeatedN(table);
    return table;
}

Table answerVerdictTable(const AnswerRun& run, AnswerPlace place, const words::Wording& wording) {
    const auto& w = wording;
    Table table;
    table.name = place.name("verdicts");
    table.title = w.text(ASSAY_TEXT("Report", "Verdicts"));
    table.columns = {{"verdict", w.text(ASSAY_TEXT("Report", "Verdict"))},
                     {"questions", w.text(ASSAY_TEXT("Report", "Questions"))},
                     {"share", w.text(ASSAY_TEXT("Report", "Share")), "answer_verdict_share"}};
    const auto add = [&](std::optional<AnswerVerdict> verdict, std::string title, std::string name) {
        const statistics::ClusteredShare share = evaluate::verdictShare(run, verdict);
        AnswersLink link;
        link.verdict = name;
        Cell cell = shareCell(share, link, w);
        const auto count = std::get<Figure>(cell).numerator.value_or(0);
        TableRow row{std::move(title), countCell(count, link), std::move(cell)};
        row.key = std::move(name);
        table.rows.push_back(std::move(row));
    };
    for (std::size_t i = 0; i < evaluate::kAnswerVerdictNames.size(); ++i) {
        const auto verdict = static_cast<AnswerVerdict>(i);
        if (verdict == AnswerVerdict::Acceptable && !run.settings.rubric.acceptable) {
            continue;
        }
        add(verdict, answerVerdictTitle(verdict, w), std::string(evaluate::kAnswerVerdictNames[i]));
    }
    add(std::nullopt, w.text(ASSAY_TEXT("Report", "without a verdict")), "none");
    table.note = w.text(
        ASSAY_TEXT("Report", "Of the questions with an answer. The pass rate is of those with a verdict."));
    dropRepeatedN(table);
    return table;
}

Table answerTargetTable(const AnswerRun& run, AnswerPlace place, const words::Wording& wording) {
    const auto& w = wording;
    Table table;
    table.name = place.name("targets");
    table.title = w.text(ASSAY_TEXT("Report", "Targets and minimums"));
    table.columns = {{"measure", w.text(ASSAY_TEXT("Report", "Measure"))},
                     {"questions", w.text(ASSAY_TEXT("Report", "Of the questions"))},
                     {"value", w.text(ASSAY_TEXT("Report", "Mean")), "answer_mean"},
                     {"minimum", w.text(ASSAY_TEXT("Report", "Minimum")), "answer_target"},
                     {"minimum_state", w.text(ASSAY_TEXT("Report", "Minimum reached"))},
                     {"target", w.text(ASSAY_TEXT("Report", "Target")), "answer_target"},
                     {"target_state", w.text(ASSAY_TEXT("Report", "Target reached"))}};
    for (const TargetOutcome& outcome : run.targets) {
        const evaluate::RubricTarget& target = outcome.target;
        const auto limit = [&](double value) {
            return (target.atMost ? "≤ " : "≥ ") + answerValueText(target.metric, value, w);
        };
        const std::string scope = targetScopeText(target, w);
        MetricFigure figure = outcome.figure;
        figure.name = target.metric;
        Cell value = answerFigure(figure, w);
        if (outcome.readByPeople > 0) {
            value.reason =
                w.text(ASSAY_COUNTED("Report",
                                     "Of %n question(s) by what people said of the claims of their answers."),
                       outcome.readByPeople);
        }
        AnswersLink link;
        link.metric = target.metric;
        if (!target.field.empty()) {
            link.stratum = StratumLink{target.field, target.value};
        }
        value.link = linkTo(std::move(link));
        TableRow row{answerMetricTitle(target.metric, w),
                     scope.empty() ? w.text(ASSAY_TEXT("Report", "all")) : scope,
                     std::move(value),
                     limit(target.minimum),
                     stateCell(outcome, target.minimum, w),
                     limit(target.target),
                     stateCell(outcome, target.target, w)};
        row.key = target.metric + " " + target.field + " " + target.value;
        row.definition = answerDefinition(target.metric);
        table.rows.push_back(std::move(row));
    }
    table.ifEmpty = w.text(ASSAY_TEXT("Report", "The rubric sets no targets."));
    dropRepeatedN(table);
    return table;
}

Table answerHintTable(const AnswerRun& run, AnswerPlace place, const words::Wording& wording) {
    const auto& w = wording;
    Table table;
    table.name = place.name("hints");
    table.title = w.text(ASSAY_TEXT("Report", "What the figures hint at"));
    table.columns = {{"pattern", w.text(ASSAY_TEXT("Report", "Pattern"))},
                     {"value", w.text(ASSAY_TEXT("Report", "Mean")), "answer_mean"},
                     {"indicator", w.text(ASSAY_TEXT("Report", "Shown by")), {}, true},
                     {"cause", w.text(ASSAY_TEXT("Report", "May come from")), {}, true}};
    for (const evaluate::RubricHint& hint : run.hints) {
        const MetricFigure* const figure = figureNamed(run.figures, hint.when.metric);
        MetricFigure missing;
        missing.name = hint.when.metric;
        TableRow row{hint.issue, answerFigure(figure != nullptr ? *figure : missing, w), hint.indicator,
                     hint.cause};
        row.key = hint.issue;
        row.definition = answerDefinition(hint.when.metric);
        table.rows.push_back(std::move(row));
    }
    table.note =
        table.rows.empty()
            ? std::string()
            : w.text(ASSAY_TEXT("Report", "From the rubric: a pattern in the means and what it often "
                                          "comes from. Nothing of it is proved."));
    table.ifEmpty = run.settings.rubric.hints.empty()
                        ? w.text(ASSAY_TEXT("Report", "The rubric has no hints."))
                        : w.text(ASSAY_TEXT("Report", "The means show none of the rubric's patterns."));
    dropRepeatedN(table);
    return table;
}

} // namespace assay::results
