#include "core/results/report/figure_text.h"
#include "core/results/report/table_rows.h"
#include "core/results/retrieval/retrieval_blocks.h"
#include "core/words/question_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <utility>

namespace assay::results {
namespace {

using evaluate::AlphaLuck;
using evaluate::AlphaMeasure;
using evaluate::AlphaOutcome;
using evaluate::AlphaPoint;
using evaluate::AlphaTuning;

constexpr std::array<const char*, 4> kAlphaTitles{
    ASSAY_TEXT("Report", "MRR"), ASSAY_TEXT("Report", "Recall@5"), ASSAY_TEXT("Report", "Recall@10"),
    ASSAY_TEXT("Report", "nDCG@10")};
constexpr std::array<const char*, 4> kAlphaDefinitions{"retrieval_mrr", "retrieval_recall",
                                                       "retrieval_recall", "retrieval_ndcg"};

Figure alphaFigure(const AlphaPoint& point, std::size_t measure, std::int64_t n) {
    Figure figure{point.mean[measure], FigureKind::Proportion};
    figure.n = n;
    figure.interval = point.band[measure];
    return figure;
}

void addMeasureColumns(Table& table, const words::Wording& w) {
    for (std::size_t m = 0; m < kAlphaTitles.size(); ++m) {
        table.columns.push_back(
            {std::string(evaluate::kAlphaMeasureNames[m]), w.text(kAlphaTitles[m]), kAlphaDefinitions[m]});
    }
}

Figure alphaNumber(double alpha) {
    return Figure{alpha, FigureKind::Number, 2};
}

// What a decision says was measured; no figure of now.
Figure recordedOf(std::optional<double> value, std::int64_t n, const words::Wording& w) {
    Figure figure{value, FigureKind::Proportion};
    figure.n = n;
    figure.why = value ? std::string() : w.text(ASSAY_TEXT("Report", "not recorded"));
    return figure;
}

// MRR alone for several groups; all four measures of one.
constexpr std::size_t kMostAlphaGroups = 6;
constexpr std::size_t kAlphaBandsUpTo = 4; // more bands hide each other

plot::ChartSeries alphaSeries(std::string name, std::span<const AlphaPoint> points, std::size_t measure,
                              const AlphaLuck& luck) {
    plot::ChartSeries series;
    series.name = std::move(name);
    series.chance = luck[measure];
    for (const AlphaPoint& point : points) {
        series.points.push_back({point.alpha, point.mean[measure]});
        if (point.band[measure]) {
            series.low.push_back({point.alpha, point.band[measure]->low});
            series.high.push_back({point.alpha, point.band[measure]->high});
        }
    }
    if (series.low.size() != series.points.size()) {
        series.low.clear();
        series.high.clear();
    }
    return series;
}

plot::LineChart alphaBody(const words::Wording& w) {
    plot::LineChart body;
    body.x = {w.text(ASSAY_TEXT("Report", "Alpha: 0 words alone, 1 vectors alone")), 0, 1, 2};
    body.y = {w.text(ASSAY_TEXT("Report", "Mean over questions")), 0, 1, 1};
    body.chanceName = w.text(ASSAY_TEXT("Report", "by luck"));
    return body;
}

// All four measures with their bands, the best alpha marked.
plot::LineChart alphaMeasures(std::span<const AlphaPoint> points, double best, const AlphaLuck& luck,
                              const words::Wording& w) {
    plot::LineChart body = alphaBody(w);
    for (std::size_t m = 0; m < kAlphaTitles.size(); ++m) {
        body.series.push_back(alphaSeries(w.text(kAlphaTitles[m]), points, m, luck));
    }
    body.marks.push_back({best, w.text(ASSAY_TEXT("Report", "best"))});
    return body;
}

std::string alphaSaid(std::span<const AlphaPoint> points, std::size_t best, const words::Wording& w) {
    return w.text(
        ASSAY_TEXT("Report",
                   "MRR is highest at alpha %1 (%2); with words alone it is %3, with vectors alone %4."),
        {w.number(points[best].alpha, 2), w.number(points[best].mean[0], 3),
         w.number(points.front().mean[0], 3), w.number(points.back().mean[0], 3)});
}

// With the reason where it is not known.
Figure alphaLuck(const AlphaLuck& luck, std::size_t measure, const std::string& corpus,
                 const words::Wording& w) {
    Figure figure = retrievalLuck(luck[measure], w);
    if (!luck[measure] && !corpus.empty()) {
        figure.why =
            w.text(ASSAY_TEXT("Report", "relevance is graded or goes by sources, a question is in one "
                                        "list of elsewhere, or the corpus lacks what is relevant"));
    }
    return figure;
}

std::string luckNote(const AlphaTuning& tuning, const words::Wording& w) {
    return tuning.corpus.empty()
               ? w.text(ASSAY_TEXT("Report", "What luck gives is not known: the lists do not both say that "
                                             "they were asked of one corpus of this workspace as it is now."))
               : w.text(ASSAY_TEXT("Report", "By luck: the sentences of %1 that the filter of either list "
                                             "leaves, in random order."),
                        {tuning.corpus});
}

std::string rankText(const AlphaOutcome& outcome) {
    return outcome.firstGold > 0 ? std::to_string(outcome.firstGold) : std::string("—");
}

} // namespace

std::string alphaFusionText(evaluate::AlphaFusion fusion, const words::Wording& wording) {
    return fusion == evaluate::AlphaFusion::MinMax ? wording.text(ASSAY_TEXT("Report", "scores"))
                                                   : wording.text(ASSAY_TEXT("Report", "ranks"));
}

Table alphaTable(const AlphaTuning& tuning, RetrievalPlace place, const words::Wording& wording) {
    const auto& w = wording;
    Table table;
    table.name = place.name("alpha");
    table.title = w.text(ASSAY_TEXT("Report", "Measures by alpha"));
    table.columns = {{"alpha", w.text(ASSAY_TEXT("Report", "Alpha")), "retrieval_alpha"}};
    addMeasureColumns(table, w);
    table.columns.push_back({"verdict", w.text(ASSAY_TEXT("Report", "Choice"))});
    table.columns.push_back(
        {"chosen_share", w.text(ASSAY_TEXT("Report", "Chosen by halves")), "retrieval_alpha_held_out"});
    for (std::size_t a = 0; a < tuning.points.size(); ++a) {
        const AlphaPoint& point = tuning.points[a];
        TableRow row{alphaNumber(point.alpha)};
        for (std::size_t m = 0; m < kAlphaTitles.size(); ++m) {
            row.cells.emplace_back(alphaFigure(point, m, tuning.n));
        }
        const bool isBest = a == tuning.best.point;
        row.cells.emplace_back(isBest ? w.text(ASSAY_TEXT("Report", "best")) : std::string());
        Figure share{tuning.heldOut ? std::optional(tuning.chosenShare[a]) : std::nullopt,
                     FigureKind::Percent};
        share.why = tuning.heldOut ? std::string() : w.text(ASSAY_TEXT("Report", "too few clusters"));
        row.cells.emplace_back(share);
        row.emphasis = isBest ? Emphasis::Strong : Emphasis::None;
        row.key = std::to_string(point.alpha);
        table.rows.push_back(std::move(row));
    }
    TableRow luck{w.text(ASSAY_TEXT("Report", "by luck"))};
    for (std::size_t m = 0; m < kAlphaTitles.size(); ++m) {
        luck.cells.emplace_back(alphaLuck(tuning.luck, m, tuning.corpus, w));
    }
    luck.cells.resize(table.columns.size());
    luck.key = "luck";
    luck.definition = "retrieval_luck";
    table.rows.push_back(std::move(luck));
    table.note = luckNote(tuning, w);
    if (tuning.heldOut) {
        table.note +=
            " " +
            w.text(ASSAY_TEXT("Report",
                              "Chosen on one half of the questions and measured on the other, MRR is %1 and "
                              "Recall@10 is %2; the best alpha of all questions is judged by those that "
                              "it was chosen on."),
                   {w.number((*tuning.heldOut)[0], 4), w.number((*tuning.heldOut)[2], 4)});
    }
    return table;
}

plot::Chart alphaChart(const AlphaTuning& tuning, std::optional<double> marked, RetrievalPlace place,
                       const words::Wording& wording) {
    const auto& w = wording;
    plot::LineChart body = alphaMeasures(tuning.points, tuning.best.alpha, tuning.luck, w);
    if (marked && *marked != tuning.best.alpha) {
        plot::ChartMark mark{*marked, w.text(ASSAY_TEXT("Report", "chosen"))};
        mark.emphasised = true;
        body.marks.push_back(std::move(mark));
    }
    plot::Chart chart;
    chart.name = place.name("alpha_curves");
    chart.title = w.text(ASSAY_TEXT("Report", "Measures against alpha"));
    chart.alternative = alphaSaid(tuning.points, tuning.best.point, w);
    chart.caption = w.text(ASSAY_TEXT("Report", "n = %1. %2"), {w.count(tuning.n), chart.alternative});
    chart.body = std::move(body);
    return chart;
}

plot::Chart alphaStratumChart(const evaluate::AlphaStratum& stratum, RetrievalPlace place,
                              const words::Wording& wording) {
    const auto& w = wording;
    plot::Chart chart;
    chart.name = place.name("alpha_curves_group");
    chart.title = w.text(ASSAY_TEXT("Report", "Measures against alpha: %1"),
                         {words::fieldValueText(stratum.field, stratum.value, w)});
    chart.alternative = alphaSaid(stratum.points, stratum.best.point, w);
    chart.caption = w.text(ASSAY_TEXT("Report", "n = %1. %2"), {w.count(stratum.n), chart.alternative});
    chart.body = alphaMeasures(stratum.points, stratum.best.alpha, stratum.luck, w);
    return chart;
}

std::vector<plot::Chart> alphaStrataCharts(const AlphaTuning& tuning, RetrievalPlace place,
                                           const words::Wording& wording) {
    const auto& w = wording;
    std::map<std::string, std::vector<const evaluate::AlphaStratum*>> fields;
    for (const evaluate::AlphaStratum& stratum : tuning.strata) {
        fields[stratum.field].push_back(&stratum);
    }
    std::vector<plot::Chart> charts;
    for (auto& [field, strata] : fields) {
        if (strata.size() < 2) {
            continue;
        }
        std::ranges::stable_sort(strata, std::ranges::greater{}, [](const auto* one) { return one->n; });
        plot::LineChart body = alphaBody(w);
        body.y.title = w.text(kAlphaTitles[0]);
        plot::Chart chart;
        const std::size_t shown = std::min(strata.size(), kMostAlphaGroups);
        for (const evaluate::AlphaStratum* const stratum : std::span(strata).first(shown)) {
            const std::string called =
                w.text(ASSAY_TEXT("Report", "%1, n = %2"),
                       {words::fieldValueText(field, stratum->value, w), w.count(stratum->n)});
            plot::ChartSeries series = alphaSeries(called, stratum->points, 0, stratum->luck);
            if (shown > kAlphaBandsUpTo) {
                series.low.clear();
                series.high.clear();
            }
            body.series.push_back(std::move(series));
            chart.alternative += (chart.alternative.empty() ? "" : " ") +
                                 w.text(ASSAY_TEXT("Report", "%1: %2"),
                                        {called, alphaSaid(stratum->points, stratum->best.point, w)});
        }
        chart.name = place.name("alpha_by_" + nameOfField(field));
        chart.title = w.text(ASSAY_TEXT("Report", "%1 against alpha by %2"),
                             {w.text(kAlphaTitles[0]), words::fieldTitle(field, w)});
        chart.body = std::move(body);
        charts.push_back(std::move(chart));
    }
    return charts;
}

Table alphaStrataTable(const AlphaTuning& tuning, RetrievalPlace place, const words::Wording& wording) {
    const auto& w = wording;
    Table table;
    table.name = place.name("alpha_strata");
    table.title = w.text(ASSAY_TEXT("Report", "The best alpha of each group"));
    table.columns = {{"field", w.text(ASSAY_TEXT("Report", "Field"))},
                     {"value", w.text(ASSAY_TEXT("Report", "Value"))},
                     {"questions", w.text(ASSAY_TEXT("Report", "Questions"))},
                     {"alpha", w.text(ASSAY_TEXT("Report", "Alpha")), "retrieval_alpha"}};
    addMeasureColumns(table, w);
    table.columns.push_back({"mrr_chance",
                             w.text(ASSAY_TEXT("Report", "%1 by luck"), {w.text(kAlphaTitles[0])}),
                             "retrieval_luck"});
    for (const evaluate::AlphaStratum& stratum : tuning.strata) {
        TableRow row{stratum.field, stratum.value, countFigure(stratum.n), alphaNumber(stratum.best.alpha)};
        for (std::size_t m = 0; m < kAlphaTitles.size(); ++m) {
            row.cells.emplace_back(alphaFigure(stratum.points[stratum.best.point], m, stratum.n));
        }
        row.cells.emplace_back(alphaLuck(stratum.luck, 0, tuning.corpus, w));
        row.key = stratum.field + "=" + stratum.value;
        table.rows.push_back(std::move(row));
    }
    table.note = w.text(ASSAY_TEXT("Report", "Chosen and measured on the same questions: of few of them the "
                                             "best is mostly luck."));
    table.ifEmpty = w.text(ASSAY_TEXT("Report", "No question has a value under these fields."));
    return table;
}

Table alphaFlipTable(const evaluate::AlphaMaterial& material, std::span<const AlphaOutcome> from,
                     std::span<const AlphaOutcome> to, const words::Wording& wording) {
    constexpr std::size_t kMostShown = 20;
    const auto& w = wording;
    std::vector<std::size_t> changed;
    for (std::size_t i = 0; i < material.questions.size(); ++i) {
        if (from[i].firstGold != to[i].firstGold) {
            changed.push_back(i);
        }
    }
    const auto delta = [&](std::size_t i) { return to[i].reciprocalRank - from[i].reciprocalRank; };
    std::ranges::stable_sort(changed, [&](std::size_t a, std::size_t b) {
        const bool aLost = delta(a) < 0;
        const bool bLost = delta(b) < 0;
        return aLost != bLost ? aLost : std::abs(delta(a)) > std::abs(delta(b));
    });
    Table table;
    table.name = "retrieval_alpha_flips";
    table.title = w.text(ASSAY_TEXT("Report", "Questions that change"));
    table.columns = {
        {"question_id", w.text(ASSAY_TEXT("Report", "Question"))},
        {"rank_before", w.text(ASSAY_TEXT("Report", "First relevant before"))},
        {"rank_after", w.text(ASSAY_TEXT("Report", "After"))},
        {"delta", w.text(ASSAY_TEXT("Report", "Change of the reciprocal rank")), "retrieval_rank_change"}};
    for (const std::size_t i : changed) {
        Figure change{delta(i), FigureKind::Number, 3};
        change.isDifference = true;
        TableRow row{material.questions[i].questionId, rankText(from[i]), rankText(to[i]), change};
        row.key = material.questions[i].questionId;
        AnswersLink link;
        link.questions = {material.questions[i].questionId};
        row.link = linkTo(std::move(link));
        table.rows.push_back(std::move(row));
    }
    showFirst(table, kMostShown);
    table.ifEmpty = w.text(ASSAY_TEXT("Report", "No question changes."));
    return table;
}

Table alphaDecisionTable(std::span<const workspace::StoredAlphaDecision> decisions,
                         const words::Wording& wording) {
    const auto& w = wording;
    Table table;
    table.name = "retrieval_alpha_decisions";
    table.title = w.text(ASSAY_TEXT("Report", "Decided alphas, the newest first"));
    table.columns = {
        {"decision", w.text(ASSAY_TEXT("Report", "Decision"))},
        {"alpha", w.text(ASSAY_TEXT("Report", "Alpha")), "retrieval_alpha"},
        {"mrr", w.text(ASSAY_TEXT("Report", "MRR recorded at it")), "recorded_figure"},
        {"recall_10", w.text(ASSAY_TEXT("Report", "Recall@10 recorded")), "recorded_figure"},
        {"held_out_mrr", w.text(ASSAY_TEXT("Report", "MRR on held-out halves")), "retrieval_alpha_held_out"},
        {"reason", w.text(ASSAY_TEXT("Report", "Reason")), {}, true},
        {"lists", w.text(ASSAY_TEXT("Report", "Lists")), {}, true},
        {"author", w.text(ASSAY_TEXT("Report", "By"))},
        {"decided_at", w.text(ASSAY_TEXT("Report", "Decided at"))}};
    table.columns[2].brief = w.text(ASSAY_TEXT("Report", "MRR"));
    table.columns[3].brief = w.text(ASSAY_TEXT("Report", "Recall@10"));
    table.columns[4].brief = w.text(ASSAY_TEXT("Report", "MRR held out"));
    for (const workspace::StoredAlphaDecision& stored : decisions) {
        const model::AlphaDecision& decision = stored.decision;
        Figure mrr = recordedOf(decision.mrr, decision.n, w);
        if (decision.mrrLow && decision.mrrHigh) {
            mrr.interval = statistics::Interval{*decision.mrrLow, *decision.mrrHigh};
        }
        TableRow row{decision.name,
                     alphaNumber(decision.alpha),
                     mrr,
                     recordedOf(decision.recall10, decision.n, w),
                     recordedOf(decision.heldOutMrr, decision.n, w),
                     decision.reason.empty() ? w.text(ASSAY_TEXT("Report", "No reason was given."))
                                             : decision.reason,
                     w.text(ASSAY_TEXT("Report", "%1 and %2, questions of %3"),
                            {decision.lexical, decision.vector, decision.suite}),
                     decision.author,
                     momentCell(decision.decidedAt, w)};
        row.key = std::to_string(stored.id);
        table.rows.push_back(std::move(row));
    }
    showFirst(table, 20);
    table.ifEmpty = w.text(ASSAY_TEXT("Report", "Nothing has been decided yet."));
    return table;
}

std::string alphaDecisionText(const model::AlphaDecision& decision, const words::Wording& wording) {
    return wording.text(ASSAY_TEXT("Report", "Decided: alpha %1 for %2 and %3 (MRR %4 over %5 questions of "
                                             "%6), by %7."),
                        {wording.number(decision.alpha, 2), decision.lexical, decision.vector,
                         wording.number(decision.mrr, 3), wording.count(decision.n), decision.suite,
                         decision.author});
}

} // namespace assay::results
