#include "core/results/report/table_rows.h"
#include "core/results/retrieval/retrieval_blocks.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace assay::results {
namespace {

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

std::string rankText(const AlphaOutcome& outcome) {
    return outcome.firstGold > 0 ? std::to_string(outcome.firstGold) : std::string("—");
}

} // namespace

Table alphaTable(const AlphaTuning& tuning, const words::Wording& wording) {
    const auto& w = wording;
    Table table;
    table.name = "retrieval_alpha";
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
    if (tuning.heldOut) {
        table.note =
            w.text(ASSAY_TEXT("Report",
                              "Chosen on one half of the questions and measured on the other, MRR is %1 and "
                              "Recall@10 is %2; the best alpha of all questions is judged by those that "
                              "it was chosen on."),
                   {w.number((*tuning.heldOut)[0], 4), w.number((*tuning.heldOut)[2], 4)});
    }
    return table;
}

plot::Chart alphaChart(const AlphaTuning& tuning, std::optional<double> marked,
                       const words::Wording& wording) {
    const auto& w = wording;
    plot::LineChart body;
    body.x = {w.text(ASSAY_TEXT("Report", "Alpha: 0 words alone, 1 vectors alone")), 0, 1, 2};
    body.y = {w.text(ASSAY_TEXT("Report", "Mean over questions")), 0, 1, 1};
    for (std::size_t m = 0; m < kAlphaTitles.size(); ++m) {
        plot::ChartSeries series;
        series.name = w.text(kAlphaTitles[m]);
        for (const AlphaPoint& point : tuning.points) {
            series.points.push_back({point.alpha, point.mean[m]});
            if (point.band[m]) {
                series.low.push_back({point.alpha, point.band[m]->low});
                series.high.push_back({point.alpha, point.band[m]->high});
            }
        }
        if (series.low.size() != series.points.size()) {
            series.low.clear();
            series.high.clear();
        }
        body.series.push_back(std::move(series));
    }
    body.marks.push_back({tuning.best.alpha, w.text(ASSAY_TEXT("Report", "best"))});
    if (marked && *marked != tuning.best.alpha) {
        plot::ChartMark mark{*marked, w.text(ASSAY_TEXT("Report", "chosen"))};
        mark.emphasised = true;
        body.marks.push_back(std::move(mark));
    }
    plot::Chart chart;
    chart.name = "retrieval_alpha_curves";
    chart.title = w.text(ASSAY_TEXT("Report", "Measures against alpha"));
    const AlphaPoint& best = tuning.points[tuning.best.point];
    chart.alternative = w.text(
        ASSAY_TEXT("Report",
                   "MRR is highest at alpha %1 (%2); with words alone it is %3, with vectors alone %4."),
        {w.number(best.alpha, 2), w.number(best.mean[0], 3), w.number(tuning.points.front().mean[0], 3),
         w.number(tuning.points.back().mean[0], 3)});
    chart.body = std::move(body);
    return chart;
}

Table alphaStrataTable(const AlphaTuning& tuning, const words::Wording& wording) {
    const auto& w = wording;
    Table table;
    table.name = "retrieval_alpha_strata";
    table.title = w.text(ASSAY_TEXT("Report", "The best alpha of each group"));
    table.columns = {{"field", w.text(ASSAY_TEXT("Report", "Field"))},
                     {"value", w.text(ASSAY_TEXT("Report", "Value"))},
                     {"questions", w.text(ASSAY_TEXT("Report", "Questions"))},
                     {"alpha", w.text(ASSAY_TEXT("Report", "Alpha")), "retrieval_alpha"}};
    addMeasureColumns(table, w);
    for (const evaluate::AlphaStratum& stratum : tuning.strata) {
        TableRow row{stratum.field, stratum.value, countFigure(stratum.n), alphaNumber(stratum.best.alpha)};
        for (std::size_t m = 0; m < kAlphaTitles.size(); ++m) {
            row.cells.emplace_back(alphaFigure(stratum.points[stratum.best.point], m, stratum.n));
        }
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
    table.columns = {{"question_id", w.text(ASSAY_TEXT("Report", "Question"))},
                     {"rank_before", w.text(ASSAY_TEXT("Report", "First relevant before"))},
                     {"rank_after", w.text(ASSAY_TEXT("Report", "After"))},
                     {"delta", w.text(ASSAY_TEXT("Report", "Change of the reciprocal rank"))}};
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

} // namespace assay::results
