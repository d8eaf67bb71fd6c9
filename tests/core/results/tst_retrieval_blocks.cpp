// What retrieval on questions looks like: figures with n, luck and reasons; alpha with its choice.
#include "core/evaluate/retrieval/alpha_tuning.h"
#include "core/evaluate/retrieval/retrieval_documents.h"
#include "core/results/report/figure_text.h"
#include "core/results/retrieval/retrieval_blocks.h"
#include "core/results/retrieval/retrieval_json.h"
#include "core/words/definitions.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

using namespace assay;
using namespace assay::results;

namespace {

const words::Wording kSpoken;

// Questions with evidence "gold" at each of these ranks; 0: it is not in the list.
evaluate::RetrievalRun runOf(const std::vector<int>& ranks, std::optional<std::int64_t> cutAt = {}) {
    evaluate::RetrievalRun run;
    run.about.suite = "P1";
    run.about.predictions = "system";
    run.info.createdAt = "2026-11-23T06:00:00Z";
    const auto measures = evaluate::RetrievalMeasures::of(run.about.settings);
    std::vector<evaluate::QuestionRetrieval> questions;
    for (const int rank : ranks) {
        model::Question question;
        question.questionId = "q" + std::to_string(questions.size());
        question.evidenceSentenceIds = {"gold"};
        question.category = questions.size() % 2 == 0 ? "A" : "B";
        model::Prediction sample;
        sample.contexts.emplace();
        sample.contextsCutAt = cutAt;
        sample.latencyMs = 10.0 + rank;
        for (int place = 1; place <= 10 && place <= cutAt.value_or(10); ++place) {
            model::PredictionContext context;
            context.id = place == rank ? "gold" : "other" + std::to_string(place);
            sample.contexts->push_back(std::move(context));
        }
        evaluate::QuestionSurroundings around;
        around.pool =
            evaluate::QuestionPool{.results = 100, .gold = 1, .notInCorpus = {}, .filteredAway = {}};
        questions.push_back(measures->measure(question, std::span(&sample, 1), {true, false}, around));
    }
    run.evaluation = *evaluate::retrievalFigures(std::move(questions), run.about.settings, {});
    return run;
}

const TableRow* rowOf(const Table& table, const std::string& key) {
    for (const TableRow& row : table.rows) {
        if (row.key == key) {
            return &row;
        }
    }
    return nullptr;
}

} // namespace

class TestRetrievalBlocks : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void everyMeasureHasADefinition() {
        const auto run = runOf({1, 2, 0, 7, 1, 1, 3, 0});
        for (const evaluate::RetrievalFigure& figure : run.evaluation.figures.metrics) {
            const std::string id = retrievalDefinition(figure.name);
            QVERIFY2(words::definitionOf(id) != nullptr, id.c_str());
            QVERIFY(id != "retrieval_other");
        }
        for (const KeyFigure& figure : retrievalKeyFigures(run, kSpoken).list) {
            if (!figure.definition.empty()) {
                QVERIFY2(words::definitionOf(figure.definition) != nullptr, figure.definition.c_str());
            }
        }
        QCOMPARE(retrievalMeasureTitle("success_5", kSpoken), std::string("Hit@5"));
        QCOMPARE(retrievalMeasureTitle("recip_rank", kSpoken), std::string("MRR"));
        QCOMPARE(retrievalMeasureTitle("relative_P_5", kSpoken), std::string("relative_P_5"));
    }

    void measuresWithLuck() {
        const auto run = runOf({1, 2, 0, 7, 1, 1, 3, 0});
        const Table table = retrievalMetricTable(run, {}, kSpoken);
        const TableRow* const hit = rowOf(table, "success_5");
        QVERIFY(hit != nullptr);
        const auto& figure = std::get<Figure>(hit->cells[1]);
        QCOMPARE(figure.value, std::optional(5.0 / 8));
        QCOMPARE(figure.n, std::optional<std::int64_t>(8));
        const auto& chance = std::get<Figure>(hit->cells[3]).value;
        QVERIFY(chance && std::abs(*chance - 0.05) < 1e-12);
        // Questions are no anchors: what luck is here says so itself.
        QCOMPARE(table.columns[3].definition, std::string("retrieval_luck"));
        QCOMPARE(table.columns[4].definition, std::string("retrieval_lift"));
        for (const Column& column : table.columns) {
            const std::string meaning = words::figureMeaning(column.definition, kSpoken);
            QVERIFY(column.definition.empty() || !meaning.empty());
            QVERIFY(meaning.find("anchor") == std::string::npos);
        }
    }

    void whatIsUnknownSaysWhy() {
        const auto run = runOf({1, 2, 0}, 3);
        const Table table = retrievalMetricTable(run, {}, kSpoken);
        const auto& figure = std::get<Figure>(rowOf(table, "success_5")->cells[1]);
        QVERIFY(!figure.value && !figure.why.empty());
        QCOMPARE(std::get<Figure>(rowOf(table, "success_5")->cells[2]).value, std::optional(3.0));
        QVERIFY(std::get<Figure>(rowOf(table, "success_3")->cells[1]).value.has_value());
        // A list that was cut before anything came: nobody knows the rank, but it is beyond all that was
        // found.
        QCOMPARE(hardestQuestions(run.evaluation), (std::vector<std::size_t>{2, 1, 0}));
        const Table hardest = retrievalHardestTable(run, {}, {}, kSpoken);
        QVERIFY(std::get<Figure>(hardest.rows[0].cells[1]).why.find("among the first 3") !=
                std::string::npos);
    }

    // Evidence of another corpus: 0 would say that the search is bad.
    void whatIsNotInTheCorpusIsNotJudged() {
        auto run = runOf({0, 0, 0});
        QVERIFY(retrievalDoubts(run, kSpoken).empty());
        QVERIFY(std::get<Figure>(retrievalKeyFigures(run, kSpoken).list[0].value).value.has_value());
        for (evaluate::QuestionRetrieval& question : run.evaluation.questions) {
            question.pool = evaluate::QuestionPool{
                .results = 100, .gold = 0, .notInCorpus = {"gold"}, .filteredAway = {}};
        }
        run.evaluation =
            *evaluate::retrievalFigures(std::move(run.evaluation.questions), run.about.settings, {});
        const std::vector<Paragraph> doubts = retrievalDoubts(run, kSpoken);
        QCOMPARE(doubts.size(), std::size_t{1});
        QVERIFY(doubts[0].text.find("cannot be judged") != std::string::npos);
        const KeyFigure first = retrievalKeyFigures(run, kSpoken).list[0];
        QVERIFY(!std::get<Figure>(first.value).value &&
                std::get<Figure>(first.value).why == "cannot be judged");
        // Neither do the table, the chart, and what a program reads, show a 0 beside it.
        for (const TableRow& row : retrievalMetricTable(run, {}, kSpoken).rows) {
            const auto measure =
                std::ranges::find(run.evaluation.columns, row.key, &evaluate::RetrievalColumn::name);
            if (measure->isContent) {
                continue; // goes by the texts that came, whatever their ids
            }
            for (const std::size_t column : {1U, 3U, 4U}) {
                const auto& figure = std::get<Figure>(row.cells[column]);
                QVERIFY2(!figure.value && figure.why == "cannot be judged", row.key.c_str());
            }
        }
        QVERIFY(!retrievalRankChart(run, {}, kSpoken));
        const auto json = evaluate::retrievalFiguresJson(run.evaluation.figures);
        QVERIFY(json["metrics"]["recip_rank"]["mean"].is_null());
        QCOMPARE(json["metrics"]["recip_rank"]["n"].get<int>(), 0);
        QCOMPARE(json["metrics"]["recip_rank"]["unknown"].get<int>(), 3);
    }

    void hardestFirst() {
        const auto run = runOf({1, 0, 7, 3});
        const Table table = retrievalHardestTable(run, {}, {}, kSpoken);
        QCOMPARE(table.rows.size(), std::size_t{4});
        QCOMPARE(table.rows[0].key, std::string("q1"));
        QCOMPARE(table.rows[1].key, std::string("q2"));
        QVERIFY(table.rows[0].link != nullptr);
        const Table missed = retrievalMissedTable(run, {}, kSpoken);
        QVERIFY(rowOf(missed, "not_in_list") != nullptr);
        const Table times = retrievalLatencyTable(run, {}, kSpoken);
        QCOMPARE(times.rows.size(), std::size_t{1});
        const Table strata = retrievalStrataTable(run, {}, {}, kSpoken);
        QCOMPARE(strata.rows.size(), std::size_t{2});
        const auto chart = retrievalRankChart(run, {}, kSpoken);
        QVERIFY(chart && std::get<plot::LineChart>(chart->body).series[0].points.size() == 10);
        QCOMPARE(std::get<plot::LineChart>(chart->body).series[0].points[6].y, 0.75);
    }

    void figuresByCategory() {
        const auto run = runOf({1, 2, 0, 7, 1, 1, 3, 0, 1, 1, 4, 0});
        const Table table = retrievalStrataTable(run, {}, {}, kSpoken);
        QCOMPARE(table.columns.back().key, std::string("success_5_chance"));
        const auto& luck = std::get<Figure>(table.rows[0].cells.back());
        QVERIFY(luck.value && std::abs(*luck.value - 0.05) < 1e-12);
        const std::vector<plot::Chart> charts = retrievalStrataCharts(run, {}, {}, kSpoken);
        QCOMPARE(charts.size(), std::size_t{2});
        QCOMPARE(charts[0].name, std::string("retrieval_by_category_bars"));
        const auto& bars = std::get<plot::BarChart>(charts[0].body);
        QCOMPARE(bars.categories.size(), std::size_t{2});
        QCOMPARE(bars.series[0].name, std::string("Hit@5"));
        QCOMPARE(bars.series[0].values[0], std::optional(5.0 / 6)); // A: ranks 1, 0, 1, 3, 1, 4
        QCOMPARE(bars.series[0].values[1], std::optional(3.0 / 6)); // B: 2, 7, 1, 0, 1, 0
        QVERIFY(bars.series[0].intervals[0].has_value());
        QVERIFY(bars.series[0].chance[0] && std::abs(*bars.series[0].chance[0] - 0.05) < 1e-12);
        const auto& curves = std::get<plot::LineChart>(charts[1].body);
        QCOMPARE(curves.series.size(), std::size_t{3}); // luck gives the same of both: one curve says it
        QCOMPARE(curves.series[2].name, std::string("by luck"));
        QVERIFY(curves.series[2].style == plot::LineStyle::Luck);
        QVERIFY(std::abs(curves.series[2].points[4].y - 0.05) < 1e-12);
        QCOMPARE(curves.series[0].points[4].y, 5.0 / 6);
        QCOMPARE(curves.series[1].points[4].y, 0.5);
        QCOMPARE(curves.series[0].low.size(), std::size_t{10});
        // One category alone tells nothing apart.
        RetrievalChoice choice;
        choice.field = "difficulty";
        QVERIFY(retrievalStrataCharts(run, choice, {}, kSpoken).empty());
        // The curve of all has its interval and what luck gives.
        const auto whole = retrievalRankChart(run, {}, kSpoken);
        QVERIFY(whole.has_value());
        const auto& all = std::get<plot::LineChart>(whole->body).series;
        QCOMPARE(all.size(), std::size_t{2});
        QVERIFY(all[1].style == plot::LineStyle::Luck && all[0].low.size() == 10);
        QVERIFY(std::abs(all[1].points[4].y - 0.05) < 1e-12);
        QVERIFY(whole->printedText().find("n = 12") != std::string::npos ||
                whole->printedText().find("n\u00a0=\u00a012") != std::string::npos);
    }

    // Questions of one category were searched among fewer sentences; of the other it is not known.
    void luckOfEachCategory() {
        auto run = runOf({1, 2, 0, 7, 1, 1, 3, 0, 1, 1, 4, 0});
        std::vector<evaluate::QuestionRetrieval> questions = run.evaluation.questions;
        for (std::size_t i = 1; i < questions.size(); i += 2) {
            questions[i].pool->results = 20; // of B
        }
        run.evaluation = *evaluate::retrievalFigures(questions, run.about.settings, {});
        const auto curvesOf = [&run] {
            const auto charts = retrievalStrataCharts(run, {}, {}, kSpoken);
            return std::get<plot::LineChart>(charts.back().body).series;
        };
        const std::vector<plot::ChartSeries> both = curvesOf();
        QCOMPARE(both.size(), std::size_t{4});
        QVERIFY(both[0].name.starts_with("A") && both[2].name.starts_with("by luck, A"));
        QVERIFY(both[1].name.starts_with("B") && both[3].name.starts_with("by luck, B"));
        QVERIFY(std::abs(both[2].points[4].y - 0.05) < 1e-12);
        QVERIFY(std::abs(both[3].points[4].y - 0.25) < 1e-12);
        QVERIFY(both[2].look == std::optional<std::size_t>(0) &&
                both[3].look == std::optional<std::size_t>(1));
        questions[1].pool.reset();
        run.evaluation = *evaluate::retrievalFigures(questions, run.about.settings, {});
        const std::vector<plot::ChartSeries> one = curvesOf();
        QCOMPARE(one.size(), std::size_t{3});
        QVERIFY(one[2].name.starts_with("by luck, A"));
        QVERIFY(std::abs(one[2].points[4].y - 0.05) < 1e-12);
    }

    void finsearchsFile() {
        const auto run = runOf({1, 2, 0, 7});
        const RetrievedSources sources{{"q0", {"raw_10-K_2025.htm"}}};
        const auto file = nlohmann::json::parse(finsearchResults(run, sources), nullptr, false);
        QCOMPARE(file["timestamp"].get<std::string>(), std::string("2026-11-23T06:00:00Z"));
        QCOMPARE(file["total_questions"].get<int>(), 4);
        QCOMPARE(file["successful_evaluations"].get<int>(), 4);
        QCOMPARE(file["aggregate_metrics"]["avg_hit_rate@5"].get<double>(), 0.5);
        QCOMPARE(file["aggregate_metrics"]["max_mrr"].get<double>(), 1.0);
        QCOMPARE(file["aggregate_metrics"]["min_recall@5"].get<double>(), 0.0);
        QVERIFY(file["aggregate_metrics"]["avg_source_accuracy"].is_null());
        QCOMPARE(file["category_metrics"]["A"]["total_questions"].get<int>(), 2);
        QCOMPARE(file["detailed_results"].size(), std::size_t{4});
        QCOMPARE(file["detailed_results"][0]["retrieved_sources"].size(), std::size_t{1});
        QCOMPARE(finsearchResults(run, sources), finsearchResults(run, sources));
    }

    // As FinSearch's program prints it, of the averages of the file.
    void finsearchsSummary() {
        const auto run = runOf({1, 2, 0, 7});
        const auto file = nlohmann::json::parse(finsearchResults(run, {}), nullptr, false);
        const nlohmann::json& all = file["aggregate_metrics"];
        const auto share = [&all](const char* name) {
            return all[name].is_null() ? QByteArray("not known")
                                       : QByteArray::number(all[name].get<double>() * 100, 'f', 2) + "%";
        };
        const QByteArray latency =
            all["avg_latency_ms"].is_null()
                ? QByteArray("not known")
                // 12.5 is 12, as Python rounds.
                : QByteArray::number(std::nearbyint(all["avg_latency_ms"].get<double>()), 'f', 0) + "ms";
        const QByteArray wanted = "=== Evaluation Summary ===\nHit Rate@5: 50.00%\nMRR: " +
                                  QByteArray::number(all["avg_mrr"].get<double>(), 'f', 3) +
                                  "\nPrecision@5: " + share("avg_precision@5") +
                                  "\nAnswer Coverage: " + share("avg_answer_coverage") +
                                  "\nAvg Latency: " + latency + "\n";
        QCOMPARE(QByteArray::fromStdString(finsearchSummary(run)), wanted);
    }

    void alphaIsMarked() {
        evaluate::AlphaMaterial material;
        for (int i = 0; i < 8; ++i) {
            evaluate::AlphaQuestion question;
            question.questionId = "q" + std::to_string(i);
            question.strata["category"] = {i < 6 ? "A" : "B"};
            question.results = {"a", "b"};
            question.lists.lexical = {{0, 2}, {1, 1}};
            question.lists.vector = {{1, 2}, {0, 1}};
            question.lists.grades = {0, 1};
            question.lists.item = {evaluate::AlphaLists::kNoItem, 0};
            question.lists.order = {0, 1};
            question.lists.relevant = 1;
            question.lists.byGrade = {0, 1};
            question.luck = {0.25, i < 6 ? 0.125 : 0.5, 0.5, std::nullopt};
            material.questions.push_back(std::move(question));
        }
        material.corpus = "filings";
        base::NoProgress progress;
        const auto tuning = evaluate::tuneAlpha(material, {}, {}, progress);
        QVERIFY(tuning.has_value());
        QCOMPARE(tuning->points.front().mean[0], 0.5);
        QCOMPARE(tuning->points.back().mean[0], 1.0);
        const Table table = alphaTable(*tuning, {}, kSpoken);
        QCOMPARE(table.rows.size(), std::size_t{6}); // an alpha each, and luck
        const TableRow* const luck = rowOf(table, "luck");
        QVERIFY(luck != nullptr && luck->size() == table.columns.size());
        QCOMPARE(std::get<Figure>(luck->cells[1]).value, std::optional(0.25));
        QCOMPARE(std::get<Figure>(luck->cells[2]).value, std::optional((6 * 0.125 + 2 * 0.5) / 8));
        QVERIFY(!std::get<Figure>(luck->cells[4]).value && !std::get<Figure>(luck->cells[4]).why.empty());
        QVERIFY(table.note.find("filings") != std::string::npos);
        const Table strata = alphaStrataTable(*tuning, {}, kSpoken);
        QVERIFY(strata.columns.size() <= 9 && strata.columns.back().key == "mrr_chance");
        QCOMPARE(std::get<Figure>(strata.rows[0].cells.back()).value, std::optional(0.25));
        const auto document =
            nlohmann::json::parse(alphaTuningJson(material, *tuning, {}, {}), nullptr, false);
        QCOMPARE(document["chance"]["mrr"].get<double>(), 0.25);
        QVERIFY(document["chance"]["ndcg_at"]["10"].is_null());
        QCOMPARE(document["chance_corpus"].get<std::string>(), std::string("filings"));
        QCOMPARE(document["by"]["category"]["A"]["chance"]["recall_at"]["5"].get<double>(), 0.125);
        const auto best = tuning->best.point;
        QVERIFY(table.rows[best].emphasis == Emphasis::Strong);
        const plot::Chart chart = alphaChart(*tuning, 0.5, {}, kSpoken);
        QCOMPARE(std::get<plot::LineChart>(chart.body).series.size(), std::size_t{4});
        QCOMPARE(std::get<plot::LineChart>(chart.body).series[0].chance, std::optional(0.25));
        QVERIFY(!std::get<plot::LineChart>(chart.body).series[3].chance);
        QVERIFY(!std::get<plot::LineChart>(chart.body).chanceName.empty());
        const std::vector<plot::Chart> groups = alphaStrataCharts(*tuning, {}, kSpoken);
        QCOMPARE(groups.size(), std::size_t{1});
        const auto& body = std::get<plot::LineChart>(groups[0].body);
        QCOMPARE(body.series.size(), std::size_t{2});
        QCOMPARE(body.series[0].points.back().y, 1.0);
        QVERIFY(tuning->strata[0].clusters == 6 && tuning->strata[1].clusters == 2);
        QVERIFY(body.series[1].low.empty()); // two clusters have no interval
        const plot::Chart group = alphaStratumChart(tuning->strata[0], {}, kSpoken);
        QCOMPARE(std::get<plot::LineChart>(group.body).series.size(), std::size_t{4});
        const Table flips =
            alphaFlipTable(material, tuning->outcomes.front(), tuning->outcomes.back(), kSpoken);
        QCOMPARE(flips.rows.size(), std::size_t{8});
        QVERIFY(alphaFlipTable(material, tuning->outcomes[0], tuning->outcomes[0], kSpoken).rows.empty());
        // One question of which it is not known: of none is it said, and the table says why.
        material.questions[7].luck = {};
        material.corpus.clear();
        const auto unknown = evaluate::tuneAlpha(material, {}, {}, progress);
        QVERIFY(unknown.has_value());
        QVERIFY(unknown->luck == evaluate::AlphaLuck{});
        QVERIFY(unknown->strata[0].luck[0] == std::optional(0.25)); // A has none of those
        const Table silent = alphaTable(*unknown, {}, kSpoken);
        QVERIFY(!std::get<Figure>(rowOf(silent, "luck")->cells[1]).why.empty());
        QVERIFY(silent.note.find("not known") != std::string::npos);
    }
};

ASSAY_TEST(TestRetrievalBlocks)
#include "tst_retrieval_blocks.moc"
