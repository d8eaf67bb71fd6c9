// An answer run by the values of a field: category, difficulty, scope, or any other.
#include "core/results/answers/answer_parts.h"
#include "core/results/report/figure_text.h"
#include "core/results/report/table_rows.h"
#include "core/text/natural_order.h"
#include "core/words/question_words.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace assay::results {
namespace {

using evaluate::AnswerFigures;
using evaluate::AnswerRun;

using StrataList = std::vector<std::pair<std::string, const AnswerFigures*>>;

// In the order of their values; where there are more than are shown those with the most questions first.
StrataList orderedStrata(const AnswerRun& run, const AnswerChoice& choice) {
    StrataList strata;
    if (const auto field = run.by.find(choice.field); field != run.by.end()) {
        for (const auto& [value, figures] : field->second) {
            strata.emplace_back(value, &figures);
        }
    }
    std::ranges::sort(strata,
                      [](const auto& a, const auto& b) { return text::naturallyBefore(a.first, b.first); });
    if (strata.size() > choice.mostStrata) {
        std::ranges::stable_sort(strata, std::ranges::greater{},
                                 [](const auto& stratum) { return stratum.second->questions; });
    }
    return strata;
}

std::string strataTitle(const AnswerChoice& choice, const words::Wording& w) {
    return w.text(ASSAY_TEXT("Report", "By %1"), {answerFieldTitle(choice.field, w)});
}

} // namespace

Table answerStrataTable(const AnswerRun& run, const AnswerChoice& choice, AnswerPlace place,
                        const words::Wording& wording) {
    const auto& w = wording;
    const StrataList strata = orderedStrata(run, choice);
    Table table;
    table.name = place.name("by_" + nameOfField(choice.field));
    table.title = strataTitle(choice, w);
    table.columns = {{"value", answerFieldTitle(choice.field, w)},
                     {"questions", w.text(ASSAY_TEXT("Report", "Questions"))}};
    std::vector<std::string> names = chosenMetrics(run, choice);
    for (const std::string& name : names) {
        table.columns.push_back({nameOfField(name), answerMetricTitle(name, w), answerDefinition(name)});
    }
    for (const auto& [value, figures] : strata) {
        AnswersLink link;
        link.state = "answered"; // others are in no figure
        link.stratum = StratumLink{choice.field, value};
        TableRow row{words::fieldValueText(choice.field, value, w), countCell(figures->questions, link)};
        for (const std::string& name : names) {
            const evaluate::MetricFigure* const figure = figureNamed(*figures, name);
            evaluate::MetricFigure missing;
            missing.name = name;
            Cell cell = answerFigure(figure != nullptr ? *figure : missing, w);
            cell.reason =
                figure != nullptr && figure->mean && !figure->interval ? noIntervalText(w) : std::string();
            AnswersLink with = link;
            with.metric = name;
            cell.link = linkTo(std::move(with));
            row.cells.push_back(std::move(cell));
        }
        row.key = value;
        row.link = linkTo(std::move(link));
        table.rows.push_back(std::move(row));
    }
    if (strata.size() > choice.mostStrata) {
        table.shown = choice.mostStrata;
    }
    table.note =
        w.text(ASSAY_TEXT("Report", "A question with several values stands under each. Strata of few "
                                    "questions have no interval and cannot be told apart."));
    table.ifEmpty = w.text(ASSAY_TEXT("Report", "No question has a value under this field."));
    return table;
}

std::optional<plot::Chart> answerStrataChart(const AnswerRun& run, const AnswerChoice& choice,
                                             AnswerPlace place, const words::Wording& wording) {
    const auto& w = wording;
    const StrataList strata = orderedStrata(run, choice);
    const std::size_t drawn = std::min(strata.size(), choice.mostStrata);
    if (drawn < 2) {
        return std::nullopt;
    }
    const std::vector<std::string> names = chosenMetrics(run, choice);
    const auto found = std::ranges::find_if(names, [&](const std::string& name) {
        const evaluate::MetricFigure* const figure = figureNamed(run.figures, name);
        const FigureKind kind = answerValue(name, 0).kind;
        return figure != nullptr && figure->n > 0 &&
               (kind == FigureKind::Percent || kind == FigureKind::Proportion);
    });
    if (found == names.end()) {
        return std::nullopt;
    }
    plot::BarChart body;
    body.y = {answerMetricTitle(*found, w), 0, 1, 2};
    body.noIntervalName = noIntervalLegend(w);
    plot::BarSeries series;
    series.name = answerMetricTitle(*found, w);
    std::string said;
    for (std::size_t i = 0; i < drawn; ++i) {
        const auto& [value, figures] = strata[i];
        const evaluate::MetricFigure* const figure = figureNamed(*figures, *found);
        const std::string called = words::fieldValueText(choice.field, value, w);
        body.categories.push_back(called);
        series.values.push_back(figure != nullptr ? figure->mean : std::nullopt);
        series.intervals.push_back(figure != nullptr ? figure->interval : std::nullopt);
        said += (said.empty() ? "" : ", ") + called + " " + answerValueText(*found, series.values.back(), w);
    }
    body.series.push_back(std::move(series));
    plot::Chart chart;
    chart.name = place.name("by_" + nameOfField(choice.field) + "_bars");
    chart.title = w.text(ASSAY_TEXT("Report", "%1 by %2"),
                         {answerMetricTitle(*found, w), answerFieldTitle(choice.field, w)});
    chart.alternative = w.text(ASSAY_TEXT("Report", "%1: %2."), {chart.title, said});
    chart.body = std::move(body);
    return chart;
}

} // namespace assay::results
