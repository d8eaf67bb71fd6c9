#include "core/results/retrieval/retrieval_blocks.h"

#include "core/evaluate/retrieval/asked_search.h"
#include "core/evaluate/retrieval/hit_curve.h"
#include "core/results/neighbours/holding_words.h"
#include "core/results/neighbours/neighbour_words.h"
#include "core/results/paraphrase_blocks.h"
#include "core/results/report/table_rows.h"
#include "core/text/natural_order.h"
#include "core/words/definitions.h"
#include "core/words/question_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <iterator>
#include <limits>

namespace assay::results {
namespace {

using evaluate::QuestionRetrieval;
using evaluate::RetrievalFigure;
using evaluate::RetrievalFigures;
using evaluate::RetrievalRun;

// A measure by the beginning of its name, with what is behind it as its k.
struct MeasureTitle {
    std::string_view prefix;
    const char* title; // %1: k
    std::string_view definition;
};

constexpr std::array<MeasureTitle, 9> kTitlesWithK{
    {{"success_", ASSAY_TEXT("Report", "Hit@%1"), "retrieval_success"},
     {"P_", ASSAY_TEXT("Report", "Precision@%1"), "retrieval_precision"},
     {"recall_", ASSAY_TEXT("Report", "Recall@%1"), "retrieval_recall"},
     {"f1_", ASSAY_TEXT("Report", "F1@%1"), "retrieval_f1"},
     {"mrr_at_", ASSAY_TEXT("Report", "MRR@%1"), "retrieval_mrr"},
     {"ndcg_cut_", ASSAY_TEXT("Report", "nDCG@%1"), "retrieval_ndcg"},
     {"ndcg_exp_cut_", ASSAY_TEXT("Report", "nDCG@%1, exponential"), "retrieval_ndcg"},
     {"map_cut_", ASSAY_TEXT("Report", "Average precision@%1"), "retrieval_map"},
     {"judged_", ASSAY_TEXT("Report", "Judged@%1"), "retrieval_judged"}}};

constexpr std::array<MeasureTitle, 8> kTitles{
    {{"recip_rank", ASSAY_TEXT("Report", "MRR"), "retrieval_mrr"},
     {"map", ASSAY_TEXT("Report", "Mean average precision"), "retrieval_map"},
     {"ndcg", ASSAY_TEXT("Report", "nDCG"), "retrieval_ndcg"},
     {"Rprec", ASSAY_TEXT("Report", "R-precision"), "retrieval_rprec"},
     {"bpref", ASSAY_TEXT("Report", "bpref"), "retrieval_bpref"},
     {"answer_coverage", ASSAY_TEXT("Report", "Answer coverage"), "retrieval_answer_coverage"},
     {"answer_coverage_numeric", ASSAY_TEXT("Report", "Answer coverage by quantity"),
      "retrieval_answer_coverage_numeric"},
     {"source_accuracy", ASSAY_TEXT("Report", "Source accuracy"), "retrieval_source_accuracy"}}};

// The title that fits, and the k behind its prefix; nullptr: none does.
const MeasureTitle* titleOfMeasure(std::string_view measure, std::string& k) {
    for (const MeasureTitle& title : kTitles) {
        if (measure == title.prefix) {
            return &title;
        }
    }
    for (const MeasureTitle& title : kTitlesWithK) {
        const std::string_view rest = measure.substr(std::min(title.prefix.size(), measure.size()));
        if (measure.starts_with(title.prefix) &&
            rest.find_first_not_of("0123456789") == std::string_view::npos) {
            k = rest;
            return &title;
        }
    }
    return nullptr;
}

LinkPointer toQuestions(std::vector<std::string> ids) {
    AnswersLink link;
    link.questions = std::move(ids);
    return link.questions.empty() ? nullptr : linkTo(std::move(link));
}

template <typename Fits>
LinkPointer toThose(const RetrievalRun& run, const Fits& fits) {
    std::vector<std::string> ids;
    for (const QuestionRetrieval& question : run.evaluation.questions) {
        if (fits(question)) {
            ids.push_back(question.questionId);
        }
    }
    return toQuestions(std::move(ids));
}

Cell countCellOf(std::int64_t count, LinkPointer link) {
    Cell cell = countFigure(count);
    cell.link = std::move(link);
    return cell;
}

Figure plainNumber(std::optional<double> value, int decimals, std::string why) {
    Figure figure{value, FigureKind::Number, decimals};
    figure.why = std::move(why);
    return figure;
}

std::string whyNoLuck(const words::Wording& w) {
    return w.text(ASSAY_TEXT("Report", "it is not known among how many sentences was searched"));
}

Figure waitFigure(const std::optional<statistics::LatencyPercentile>& percentile, const words::Wording& w) {
    Figure figure = plainNumber(percentile ? std::optional(percentile->value) : std::nullopt, 0,
                                w.text(ASSAY_TEXT("Report", "no waiting time is known")));
    if (percentile && percentile->low && percentile->high) {
        figure.interval = statistics::Interval{*percentile->low, *percentile->high};
    }
    return figure;
}

std::vector<std::pair<std::string, const RetrievalFigures*>> strataOfField(const RetrievalRun& run,
                                                                           const RetrievalChoice& choice) {
    std::vector<std::pair<std::string, const RetrievalFigures*>> strata;
    if (const auto field = run.evaluation.by.find(choice.field); field != run.evaluation.by.end()) {
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

// Measures that strata are shown by, as far as the run has them.
std::vector<std::string> strataMeasures(const RetrievalRun& run) {
    std::vector<std::string> names;
    for (const char* const name : {"success_5", "recip_rank", "mrr_at_10", "recall_10", "ndcg_cut_10"}) {
        const RetrievalFigure* const figure = run.evaluation.figures.find(name);
        if (figure != nullptr && figure->n > 0) {
            names.emplace_back(name);
        }
    }
    return names;
}

// --- Curves and bars ---

constexpr std::size_t kHitBandsUpTo = 4; // curves: more bands hide each other
constexpr std::size_t kMostHitCurves = 6;

plot::LineChart hitBody(std::size_t deepest, const words::Wording& w) {
    plot::LineChart body;
    body.x = {w.text(ASSAY_TEXT("Report", "k")), 1, static_cast<double>(deepest), 0};
    body.y = {w.text(ASSAY_TEXT("Report", "Hit@k")), 0, 1, 1};
    return body;
}

plot::ChartSeries hitSeries(const evaluate::HitCurve& curve, std::string name) {
    plot::ChartSeries series;
    series.name = std::move(name);
    for (const evaluate::HitPoint& point : curve.points) {
        const auto k = static_cast<double>(point.k);
        series.points.push_back({k, point.share});
        if (point.interval) {
            series.low.push_back({k, point.interval->low});
            series.high.push_back({k, point.interval->high});
        }
    }
    if (series.low.size() != series.points.size()) {
        series.low.clear();
        series.high.clear();
    }
    return series;
}

// nullopt: it is not known.
std::optional<plot::ChartSeries> luckSeries(const evaluate::HitCurve& curve, const words::Wording& w) {
    plot::ChartSeries series;
    series.name = w.text(ASSAY_TEXT("Report", "by luck"));
    series.style = plot::LineStyle::Luck;
    for (const evaluate::HitPoint& point : curve.points) {
        if (!point.chance) {
            return std::nullopt;
        }
        series.points.push_back({static_cast<double>(point.k), *point.chance});
    }
    return series;
}

// A dotted curve for each group, in its colour; one for all where luck gives the same of them.
void addLuckOfGroups(std::span<const evaluate::HitCurve> groups, std::span<const std::string> names,
                     plot::LineChart& body, const words::Wording& w) {
    std::vector<plot::ChartSeries> lucks;
    bool allKnown = true;
    const auto isSame = [](const plot::ChartSeries& a, const plot::ChartSeries& b) {
        constexpr double kSame = 1e-12;
        return std::ranges::equal(a.points, b.points,
                                  [](const plot::ChartPoint& one, const plot::ChartPoint& other) {
                                      return std::abs(one.y - other.y) <= kSame;
                                  });
    };
    for (std::size_t i = 0; i < groups.size(); ++i) {
        auto luck = luckSeries(groups[i], w);
        allKnown = allKnown && luck;
        const auto sameAsThis = [&](const plot::ChartSeries& other) { return isSame(other, *luck); };
        if (!luck || std::ranges::any_of(lucks, sameAsThis)) {
            continue;
        }
        luck->name = w.text(ASSAY_TEXT("Report", "by luck, %1"), {names[i]});
        luck->look = i;
        lucks.push_back(std::move(*luck));
    }
    if (allKnown && lucks.size() == 1) {
        lucks.front().name = w.text(ASSAY_TEXT("Report", "by luck"));
        lucks.front().look.reset(); // of no group alone
    }
    std::ranges::move(lucks, std::back_inserter(body.series));
}

std::string hitsSaid(const evaluate::HitCurve& curve, const words::Wording& w) {
    return w.text(ASSAY_TEXT("Report", "Hit@1 is %1, Hit@%2 is %3."),
                  {w.number(curve.points.front().share, 3), std::to_string(curve.points.back().k),
                   w.number(curve.points.back().share, 3)});
}

using NamedStrata = std::vector<std::pair<std::string, const RetrievalFigures*>>;

// Measures that bars show: the first three of the strata's.
std::optional<plot::Chart> strataBars(const RetrievalRun& run, const std::string& field,
                                      const NamedStrata& strata, RetrievalPlace place,
                                      const words::Wording& w) {
    constexpr std::size_t kMostBars = 3;
    std::vector<std::string> names = strataMeasures(run);
    std::erase(names, "mrr_at_10"); // beside the whole reciprocal rank it says the same
    names.resize(std::min(names.size(), kMostBars));
    if (names.empty()) {
        return std::nullopt;
    }
    const std::string title = words::fieldTitle(field, w);
    plot::BarChart body;
    body.y = {w.text(ASSAY_TEXT("Report", "Mean over questions")), 0, 1, 1};
    body.chanceName = w.text(ASSAY_TEXT("Report", "by luck"));
    plot::Chart chart;
    for (const auto& [value, figures] : strata) {
        body.categories.push_back(words::fieldValueText(field, value, w));
    }
    for (const std::string& name : names) {
        plot::BarSeries series;
        series.name = retrievalMeasureTitle(name, w);
        std::string said;
        for (std::size_t i = 0; i < strata.size(); ++i) {
            const RetrievalFigure* const found = strata[i].second->find(name);
            const RetrievalFigure figure = found != nullptr ? *found : RetrievalFigure();
            series.values.push_back(figure.mean);
            series.intervals.push_back(figure.interval);
            series.chance.push_back(figure.chance);
            said += (said.empty() ? "" : ", ") + body.categories[i] + " " +
                    (figure.mean ? w.number(*figure.mean, 3) : std::string("—"));
        }
        if (std::ranges::none_of(series.chance, [](const auto& chance) { return chance.has_value(); })) {
            series.chance.clear(); // nothing is known of it, and the legend says nothing
        }
        chart.alternative += (chart.alternative.empty() ? "" : " ") +
                             w.text(ASSAY_TEXT("Report", "%1: %2."), {series.name, said});
        body.series.push_back(std::move(series));
    }
    chart.name = place.name("by_" + nameOfField(field) + "_bars");
    chart.title = w.text(ASSAY_TEXT("Report", "Measures by %1"), {title});
    chart.body = std::move(body);
    return chart;
}

std::optional<plot::Chart> strataHitCurves(const RetrievalRun& run, const std::string& field,
                                           NamedStrata strata, RetrievalPlace place,
                                           const words::Wording& w) {
    std::ranges::stable_sort(strata, std::ranges::greater{},
                             [](const auto& stratum) { return stratum.second->questions; });
    strata.resize(std::min(strata.size(), kMostHitCurves));
    const evaluate::HitCurves curves(run.evaluation);
    plot::Chart chart;
    std::optional<plot::LineChart> body;
    std::vector<evaluate::HitCurve> shown;
    std::vector<std::string> names;
    for (const auto& [value, figures] : strata) {
        evaluate::HitCurve curve = curves.of(field, value);
        if (curve.points.empty()) {
            continue;
        }
        if (!body) {
            body = hitBody(curve.points.size(), w);
        }
        names.push_back(words::fieldValueText(field, value, w));
        const std::string called =
            w.text(ASSAY_TEXT("Report", "%1, n = %2"), {names.back(), w.count(curve.n)});
        body->series.push_back(hitSeries(curve, called));
        chart.alternative += (chart.alternative.empty() ? "" : " ") +
                             w.text(ASSAY_TEXT("Report", "%1: %2"), {called, hitsSaid(curve, w)});
        shown.push_back(std::move(curve));
    }
    if (!body || body->series.size() < 2) {
        return std::nullopt;
    }
    for (plot::ChartSeries& series : body->series) {
        if (body->series.size() > kHitBandsUpTo) {
            series.low.clear();
            series.high.clear();
        }
    }
    addLuckOfGroups(shown, names, *body, w);
    chart.name = place.name("by_" + nameOfField(field) + "_ranks");
    chart.title = w.text(ASSAY_TEXT("Report", "Questions with something relevant among the first k, by %1"),
                         {words::fieldTitle(field, w)});
    chart.body = std::move(*body);
    return chart;
}

} // namespace

std::string RetrievalPlace::name(std::string_view stem) const {
    std::string text = "retrieval_" + std::string(stem);
    return runs > 1 ? text + "_run" + std::to_string(number) : text;
}

std::string retrievalMeasureTitle(std::string_view measure, const words::Wording& wording) {
    std::string k;
    const MeasureTitle* const title = titleOfMeasure(measure, k);
    return title == nullptr ? std::string(measure) : wording.text(title->title, {k});
}

std::string retrievalDefinition(std::string_view measure) {
    std::string k;
    const MeasureTitle* const title = titleOfMeasure(measure, k);
    return std::string(title == nullptr ? std::string_view("retrieval_other") : title->definition);
}

std::string whyMissedText(evaluate::WhyMissed why, const words::Wording& wording) {
    switch (why) {
    case evaluate::WhyMissed::NotInCorpus:
        return wording.text(ASSAY_TEXT("Report", "not in the corpus"));
    case evaluate::WhyMissed::FilteredAway:
        return wording.text(ASSAY_TEXT("Report", "kept out by the filter"));
    case evaluate::WhyMissed::NearDuplicate:
        return wording.text(ASSAY_TEXT("Report", "a result above says the same"));
    case evaluate::WhyMissed::BelowK:
        return wording.text(ASSAY_TEXT("Report", "at a later rank"));
    case evaluate::WhyMissed::NotInList:
        break;
    }
    return wording.text(ASSAY_TEXT("Report", "not in the list"));
}

Figure retrievalFigure(const RetrievalFigure& figure, const words::Wording& wording) {
    std::string k;
    const MeasureTitle* const title = titleOfMeasure(figure.name, k);
    const bool isHit = title != nullptr && title->definition == "retrieval_success";
    Figure shown{figure.mean, isHit ? FigureKind::Percent : FigureKind::Proportion};
    shown.n = figure.n;
    shown.interval = figure.interval;
    if (figure.lacksAllGold) {
        shown.why = wording.text(ASSAY_TEXT("Report", "cannot be judged"));
    } else if (!figure.mean) {
        shown.why = figure.unknown > 0
                        ? wording.text(ASSAY_TEXT("Report", "the lists were cut, or say nothing of it"))
                        : wording.text(ASSAY_TEXT("Report", "no question has anything relevant"));
    }
    return shown;
}

Figure retrievalLuck(std::optional<double> chance, const words::Wording& wording) {
    Figure figure{chance, FigureKind::Proportion};
    figure.why = chance ? std::string() : whyNoLuck(wording);
    return figure;
}

KeyFigures retrievalKeyFigures(const RetrievalRun& run, const words::Wording& wording) {
    const auto& w = wording;
    const RetrievalFigures& figures = run.evaluation.figures;
    KeyFigures key;
    for (const char* const name :
         {"success_5", "recip_rank", "mrr_at_10", "ndcg_cut_10", "answer_coverage"}) {
        const RetrievalFigure* const figure = figures.find(name);
        if (figure != nullptr && (figure->n > 0 || figure->lacksAllGold)) {
            key.list.push_back({retrievalMeasureTitle(name, w), retrievalFigure(*figure, w),
                                figure->lacksAllGold ? Verdict::Warning : Verdict::None,
                                retrievalDefinition(name)});
        }
    }
    if (const RetrievalFigure* const hit = figures.find("success_5"); hit != nullptr && hit->chance) {
        Figure luck{hit->chance, FigureKind::Percent};
        luck.n = hit->n;
        key.list.push_back(
            {w.text(ASSAY_TEXT("Report", "%1 by luck"), {retrievalMeasureTitle("success_5", w)}), luck,
             Verdict::None, "retrieval_luck"});
    }
    const auto count = [&](std::string label, std::int64_t value, LinkPointer link, Verdict verdict) {
        if (value > 0) {
            key.list.push_back({std::move(label), countCellOf(value, std::move(link)), verdict, {}});
        }
    };
    count(w.text(ASSAY_TEXT("Report", "Questions")), figures.questions, nullptr, Verdict::None);
    count(w.text(ASSAY_TEXT("Report", "With nothing relevant, in no mean")), figures.unjudged,
          toThose(run, [](const QuestionRetrieval& question) { return question.relevant <= 0; }),
          Verdict::Warning);
    count(
        w.text(ASSAY_TEXT("Report", "Without a list, counted as 0")), figures.withoutList,
        toThose(run,
                [](const QuestionRetrieval& question) { return question.relevant > 0 && !question.hasList; }),
        Verdict::Warning);
    count(w.text(ASSAY_TEXT("Report", "With a list that was cut")), figures.cutLists,
          toThose(run, [](const QuestionRetrieval& question) { return question.cutAt.has_value(); }),
          Verdict::Warning);
    if (figures.retrieved > 0) {
        Figure holes{static_cast<double>(figures.holes) / static_cast<double>(figures.retrieved),
                     FigureKind::Percent};
        holes.n = figures.retrieved;
        key.list.push_back({w.text(ASSAY_TEXT("Report", "Results that nobody judged")), holes, Verdict::None,
                            "retrieval_judged"});
    }
    return key;
}

Table retrievalMetricTable(const RetrievalRun& run, RetrievalPlace place, const words::Wording& wording) {
    const auto& w = wording;
    Table table;
    table.name = place.name("metrics");
    table.title = w.text(ASSAY_TEXT("Report", "Measures of the ranked lists"));
    table.columns = {{"measure", w.text(ASSAY_TEXT("Report", "Measure"))},
                     {"mean", w.text(ASSAY_TEXT("Report", "Mean")), "retrieval_mean"},
                     {"unknown", w.text(ASSAY_TEXT("Report", "Unknown"))},
                     {"chance", w.text(ASSAY_TEXT("Report", "By luck")), "retrieval_luck"},
                     {"lift", w.text(ASSAY_TEXT("Report", "Lift")), "retrieval_lift"}};
    const auto& metrics = run.evaluation.figures.metrics;
    const bool poolIsKnown =
        std::ranges::any_of(metrics, [](const RetrievalFigure& figure) { return figure.chance.has_value(); });
    for (const RetrievalFigure& figure : metrics) {
        Cell title = retrievalMeasureTitle(figure.name, w);
        title.reason = words::figureMeaning(retrievalDefinition(figure.name), w);
        Figure luck = retrievalLuck(figure.chance, w);
        if (figure.lacksAllGold) {
            luck.why = w.text(ASSAY_TEXT("Report", "cannot be judged"));
        } else if (!figure.chance && poolIsKnown) {
            luck.why = w.text(ASSAY_TEXT("Report", "there is no such formula for this measure"));
        }
        Figure lift = plainNumber(figure.lift, 3, luck.why);
        lift.isDifference = true;
        TableRow row{std::move(title), retrievalFigure(figure, w), countFigure(figure.unknown),
                     std::move(luck), lift};
        row.key = figure.name;
        row.definition = retrievalDefinition(figure.name);
        table.rows.push_back(std::move(row));
    }
    table.note = w.text(ASSAY_TEXT(
        "Report", "Means are over the questions with something relevant. Unknown: questions whose list was "
                  "cut before the depth of the measure, or that say nothing of it; they are in no mean."));
    return table;
}

Table retrievalStrataTable(const RetrievalRun& run, const RetrievalChoice& choice, RetrievalPlace place,
                           const words::Wording& wording) {
    const auto& w = wording;
    Table table;
    table.name = place.name("strata");
    const std::string title = words::fieldTitle(choice.field, w);
    table.title = w.text(ASSAY_TEXT("Report", "By %1"), {title});
    table.columns = {{"value", title}, {"questions", w.text(ASSAY_TEXT("Report", "Questions"))}};
    const std::vector<std::string> names = strataMeasures(run);
    for (const std::string& name : names) {
        table.columns.push_back({name, retrievalMeasureTitle(name, w), retrievalDefinition(name)});
    }
    // Of the first measure, where it is known of any questions.
    const RetrievalFigure* const whole = names.empty() ? nullptr : run.evaluation.figures.find(names.front());
    const bool hasLuck = whole != nullptr && whole->chance;
    if (hasLuck) {
        table.columns.push_back(
            {names.front() + "_chance",
             w.text(ASSAY_TEXT("Report", "%1 by luck"), {retrievalMeasureTitle(names.front(), w)}),
             "retrieval_luck"});
    }
    for (const auto& [value, figures] : strataOfField(run, choice)) {
        AnswersLink link;
        link.stratum = StratumLink{choice.field, value};
        const LinkPointer target = linkTo(std::move(link));
        TableRow row{words::fieldValueText(choice.field, value, w), countCellOf(figures->questions, target)};
        for (const std::string& name : names) {
            const RetrievalFigure* const figure = figures->find(name);
            Cell cell = retrievalFigure(figure != nullptr ? *figure : RetrievalFigure(), w);
            cell.link = target;
            row.cells.push_back(std::move(cell));
        }
        if (hasLuck) {
            const RetrievalFigure* const figure = figures->find(names.front());
            row.cells.emplace_back(retrievalLuck(figure != nullptr ? figure->chance : std::nullopt, w));
        }
        row.key = value;
        row.link = target;
        table.rows.push_back(std::move(row));
    }
    showFirst(table, choice.mostStrata);
    table.ifEmpty = w.text(ASSAY_TEXT("Report", "No question has a value under this field."));
    return table;
}

std::optional<plot::Chart> retrievalRankChart(const RetrievalRun& run, RetrievalPlace place,
                                              const words::Wording& wording) {
    const auto& w = wording;
    const evaluate::HitCurve curve = evaluate::HitCurves(run.evaluation).of();
    if (curve.points.empty()) {
        return std::nullopt;
    }
    plot::LineChart body = hitBody(curve.points.size(), w);
    body.series.push_back(hitSeries(curve, w.text(ASSAY_TEXT("Report", "Hit@k"))));
    plot::Chart chart;
    chart.name = place.name("ranks");
    chart.title = w.text(ASSAY_TEXT("Report", "Questions with something relevant among the first k"));
    chart.alternative = hitsSaid(curve, w);
    chart.caption = w.text(ASSAY_TEXT("Report", "n = %1. %2"), {w.count(curve.n), chart.alternative});
    if (auto luck = luckSeries(curve, w)) {
        body.series.push_back(std::move(*luck));
    }
    chart.body = std::move(body);
    return chart;
}

std::vector<plot::Chart> retrievalStrataCharts(const RetrievalRun& run, const RetrievalChoice& choice,
                                               RetrievalPlace place, const words::Wording& wording) {
    std::vector<plot::Chart> charts;
    auto strata = strataOfField(run, choice);
    strata.resize(std::min(strata.size(), choice.mostStrata));
    if (strata.size() < 2) {
        return charts;
    }
    if (auto bars = strataBars(run, choice.field, strata, place, wording)) {
        charts.push_back(std::move(*bars));
    }
    if (auto curves = strataHitCurves(run, choice.field, strata, place, wording)) {
        charts.push_back(std::move(*curves));
    }
    return charts;
}

Table retrievalMissedTable(const RetrievalRun& run, RetrievalPlace place, const words::Wording& wording) {
    const auto& w = wording;
    Table table;
    table.name = place.name("missed");
    table.title = w.text(ASSAY_TEXT("Report", "Why gold is not among the first %1 results"),
                         {std::to_string(run.about.settings.missedBeyond)});
    table.columns = {{"why", w.text(ASSAY_TEXT("Report", "Why")), "retrieval_missed"},
                     {"items", w.text(ASSAY_TEXT("Report", "Items"))},
                     {"questions", w.text(ASSAY_TEXT("Report", "Questions"))}};
    for (const auto& [why, count] : run.evaluation.figures.missed) {
        std::vector<std::string> ids;
        for (const QuestionRetrieval& question : run.evaluation.questions) {
            if (std::ranges::find(question.missed, why, &evaluate::MissedItem::why) !=
                question.missed.end()) {
                ids.push_back(question.questionId);
            }
        }
        const std::int64_t questions = std::ssize(ids);
        TableRow row{whyMissedText(why, w), countFigure(count), countFigure(questions)};
        row.key = std::string(evaluate::kWhyMissedNames[static_cast<std::size_t>(why)]);
        row.link = toQuestions(std::move(ids));
        row.cells.back().link = row.link;
        table.rows.push_back(std::move(row));
    }
    table.ifEmpty = w.text(ASSAY_TEXT("Report", "Nothing was missed."));
    return table;
}

std::vector<std::size_t> hardestQuestions(const evaluate::RetrievalEvaluation& evaluation) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < evaluation.questions.size(); ++i) {
        if (evaluation.questions[i].relevant > 0) {
            places.push_back(i);
        }
    }
    const auto difficulty = [&evaluation](std::size_t place) {
        const auto rank = evaluation.questions[place].firstGold();
        return rank ? static_cast<double>(*rank) : std::numeric_limits<double>::infinity();
    };
    std::ranges::stable_sort(places, std::ranges::greater{}, difficulty);
    return places;
}

Table retrievalHardestTable(const RetrievalRun& run, const RetrievalChoice& choice, RetrievalPlace place,
                            const words::Wording& wording) {
    const auto& w = wording;
    Table table;
    table.name = place.name("hardest");
    table.title = w.text(ASSAY_TEXT("Report", "The hardest questions"));
    table.columns = {{"question_id", w.text(ASSAY_TEXT("Report", "Question"))},
                     {"rank_first_gold", w.text(ASSAY_TEXT("Report", "First relevant"))},
                     {"found", w.text(ASSAY_TEXT("Report", "Found"))},
                     {"relevant", w.text(ASSAY_TEXT("Report", "Relevant"))},
                     {"why", w.text(ASSAY_TEXT("Report", "Why missed")), "retrieval_missed", true}};
    for (const std::size_t i : hardestQuestions(run.evaluation)) {
        const QuestionRetrieval& question = run.evaluation.questions[i];
        const auto rank = question.firstGold();
        std::string why;
        for (const evaluate::MissedItem& item : question.missed) {
            const std::string text = whyMissedText(item.why, w);
            why += why.find(text) == std::string::npos ? (why.empty() ? "" : "; ") + text : "";
        }
        // A rank is a whole number of one list, no estimate.
        Figure first;
        if (rank) {
            first = countFigure(*rank);
        } else {
            first.kind = FigureKind::Count;
            first.why =
                question.isOpen()
                    ? w.text(
                          ASSAY_TEXT("Report", "nothing relevant is among the first %1; the list ends there"),
                          {w.count(question.retrieved)})
                    : w.text(ASSAY_TEXT("Report", "nothing relevant is in the list"));
        }
        TableRow row{question.questionId, first, countFigure(std::ssize(question.ranks)),
                     countFigure(question.relevant), why};
        row.key = question.questionId;
        row.link = toQuestions({question.questionId});
        table.rows.push_back(std::move(row));
    }
    showFirst(table, choice.mostHardest);
    table.ifEmpty = w.text(ASSAY_TEXT("Report", "No question has anything relevant."));
    return table;
}

Table retrievalLatencyTable(const RetrievalRun& run, RetrievalPlace place, const words::Wording& wording) {
    const auto& w = wording;
    const RetrievalFigures& figures = run.evaluation.figures;
    Table table;
    table.name = place.name("latency");
    table.title = w.text(ASSAY_TEXT("Report", "Waiting times in milliseconds"));
    table.columns = {{"stage", w.text(ASSAY_TEXT("Report", "Stage"))},
                     {"n", w.text(ASSAY_TEXT("Report", "n")), "n"},
                     {"timeouts", w.text(ASSAY_TEXT("Report", "Time-outs"))},
                     {"mean", w.text(ASSAY_TEXT("Report", "Mean")), "retrieval_latency"},
                     {"p50", "P50", "retrieval_latency"},
                     {"p95", "P95", "retrieval_latency"},
                     {"p99", "P99", "retrieval_latency"}};
    const auto add = [&](const std::string& stage, const statistics::Latency& latency) {
        if (latency.n > 0) {
            TableRow row{stage,
                         countFigure(latency.n),
                         countFigure(latency.timeouts),
                         plainNumber(latency.mean, 0, {}),
                         waitFigure(latency.p50, w),
                         waitFigure(latency.p95, w),
                         waitFigure(latency.p99, w)};
            row.key = stage;
            table.rows.push_back(std::move(row));
        }
    };
    add(w.text(ASSAY_TEXT("Report", "whole")), figures.latency);
    for (const auto& [stage, latency] : figures.stages) {
        add(stage, latency);
    }
    table.ifEmpty = w.text(ASSAY_TEXT("Report", "The predictions say nothing of waiting times."));
    if (figures.latency.meanIsAtLeast()) {
        table.note = w.text(ASSAY_TEXT("Report", "With time-outs the mean, and each percentile that is one, "
                                                 "is at least what is shown."));
    }
    return table;
}

std::vector<Block> retrievalParaphraseBlocks(const RetrievalRun& run, RetrievalPlace place,
                                             const words::Wording& wording) {
    const evaluate::ParaphraseColumns columns = evaluate::paraphraseColumns(run.evaluation.columns);
    const ParaphraseTitles titles{
        place.name("paraphrases"),
        wording.text(ASSAY_TEXT("Report", "Same %1 in all wordings"),
                     {retrievalMeasureTitle(columns.outcome, wording)}),
        wording.text(ASSAY_TEXT("Report", "Spread of %1"), {retrievalMeasureTitle(columns.score, wording)})};
    return paraphraseBlocks(evaluate::paraphrasesOf(run.evaluation, run.about.settings.seed), titles,
                            wording);
}

std::optional<Facts> retrievalAsking(const RetrievalRun& run, const words::Wording& wording,
                                     bool withOptions) {
    if (!run.about.asked) {
        return std::nullopt;
    }
    const evaluate::AskedProvenance& asked = *run.about.asked;
    const char* const hashed = ASSAY_TEXT("Report", "%1, SHA-256 %2");
    Facts facts;
    if (const auto search = evaluate::readAskedSearch(asked.settings.search)) {
        std::string title = specTitle(search->search, wording);
        if (search->reranking) {
            title =
                wording.text(ASSAY_TEXT("Report", "%1, reranked by %2"), {title, search->reranking->scorer});
        }
        facts.list.emplace_back(wording.text(ASSAY_TEXT("Report", "Search")), std::move(title));
        facts.list.emplace_back(wording.text(ASSAY_TEXT("Report", "Results of each question")),
                                wording.count(asked.settings.k));
    }
    if (withOptions) { // to ask again by command
        facts.list.emplace_back(wording.text(ASSAY_TEXT("Report", "Asked with")),
                                evaluate::askingOptionsText(asked.settings));
    }
    if (!asked.embeddings.empty()) {
        facts.list.emplace_back(wording.text(ASSAY_TEXT("Report", "Vectors")),
                                wording.text(hashed, {wording.text(ASSAY_TEXT("Report", "%1, model %2"),
                                                                   {asked.embeddings, asked.model}),
                                                      asked.embeddingsHash}));
    }
    if (asked.questionVectors) {
        constexpr std::array kSources{ASSAY_TEXT("Report", "by the model of the corpus's vectors"),
                                      ASSAY_TEXT("Report", "from a file"),
                                      ASSAY_TEXT("Report", "from a service")};
        facts.list.emplace_back(wording.text(ASSAY_TEXT("Report", "Vectors of questions")),
                                wording.text(kSources.at(static_cast<std::size_t>(*asked.questionVectors))));
    }
    for (const evaluate::EngineIdentity& engine : asked.engines) {
        std::string text = engine.name + ": " + engine.engine + ", " + engine.collection;
        if (engine.documents) {
            text += ", " + wording.count(static_cast<std::int64_t>(*engine.documents));
        }
        facts.list.emplace_back(wording.text(ASSAY_TEXT("Report", "Engine")),
                                wording.text(hashed, {text, engine.hash}));
    }
    for (const evaluate::EngineHolding& holding : asked.holdings) {
        facts.list.emplace_back(wording.text(ASSAY_TEXT("Report", "Vectors in engines")),
                                holdingText(holding, wording));
    }
    return facts;
}

std::vector<Paragraph> retrievalDoubts(const RetrievalRun& run, const words::Wording& wording) {
    std::vector<Paragraph> doubts;
    if (evaluate::lacksAllGold(run.evaluation.questions)) {
        doubts.push_back({wording.text(ASSAY_TEXT(
            "Report",
            "Nothing that is relevant to these questions stands in the corpus: what the search is worth "
            "cannot be judged. Ask the corpus that the evidence was taken from."))});
    }
    if (run.about.asked) {
        for (std::string& doubt : holdingDoubts(run.about.asked->holdings, wording)) {
            doubts.push_back({std::move(doubt)});
        }
    }
    return doubts;
}

RetrievalBlocks retrievalBlocks(const RetrievalRun& run, const RetrievalChoice& choice, RetrievalPlace place,
                                const words::Wording& wording) {
    RetrievalBlocks blocks;
    blocks.overview = {retrievalKeyFigures(run, wording)};
    for (Paragraph& doubt : retrievalDoubts(run, wording)) {
        blocks.overview.emplace_back(std::move(doubt));
    }
    blocks.overview.emplace_back(retrievalMetricTable(run, place, wording));
    if (auto chart = retrievalRankChart(run, place, wording)) {
        blocks.overview.emplace_back(std::move(*chart));
    }
    for (Block& block : retrievalParaphraseBlocks(run, place, wording)) {
        blocks.overview.push_back(std::move(block));
    }
    if (auto asking = retrievalAsking(run, wording, false)) {
        blocks.overview.emplace_back(std::move(*asking));
    }
    blocks.strata = {retrievalStrataTable(run, choice, place, wording)};
    for (plot::Chart& chart : retrievalStrataCharts(run, choice, place, wording)) {
        blocks.strata.emplace_back(std::move(chart));
    }
    blocks.missed = {retrievalMissedTable(run, place, wording),
                     retrievalHardestTable(run, choice, place, wording)};
    blocks.times = {retrievalLatencyTable(run, place, wording)};
    return blocks;
}

} // namespace assay::results
