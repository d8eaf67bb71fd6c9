#include "core/evaluate/neighbours/neighbour_documents.h"
#include "core/results/answers/answer_words.h"
#include "core/results/runs/adjacency_blocks.h"
#include "core/results/runs/run_blocks.h"
#include "core/results/runs/run_words.h"
#include "core/words/definitions.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <limits>

using namespace assay;
using namespace assay::results;

namespace {

const Table* tableOf(const std::vector<Block>& blocks, const std::string& name) {
    for (const Block& block : blocks) {
        const auto* const table = std::get_if<Table>(&block);
        if (table != nullptr && table->name == name) {
            return table;
        }
    }
    return nullptr;
}

evaluate::RunDescription described(const std::string& name, double passRate) {
    evaluate::RunDescription run;
    run.info.kind = "answers";
    run.info.name = name;
    run.info.createdAt = "2024-04-01T09:00:00Z";
    run.info.state = workspace::RunState::Finished;
    evaluate::RunFigure figure;
    figure.name = "pass_rate";
    figure.value = passRate;
    figure.n = 31;
    figure.isShare = true;
    figure.interval = statistics::Interval{passRate - 0.1, passRate + 0.1};
    run.figures = {figure};
    run.mainFigures = 1;
    run.inputs = {{"suite", "P3", "aaaaaaaaaaaaaaaaaaaa"}};
    run.settings = {{"seed", "42"}};
    return run;
}

std::string textOf(const Cell& cell) {
    const auto* const text = std::get_if<std::string>(&cell);
    return text != nullptr ? *text : std::string();
}

} // namespace

class TestRunBlocks : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    // A figure that is undefined says why, as far as its kind and the run tell it.
    void undefinedFiguresSayWhy() {
        const auto whyOf = [this](const char* kind, const char* name, std::int64_t unknown) {
            evaluate::RunDescription run;
            run.info.kind = kind;
            run.figures.push_back({.name = name, .unknown = unknown});
            run.mainFigures = 1;
            const auto blocks = runBlocks(run, {}, m_wording);
            for (const Block& block : blocks) {
                const auto* const table = std::get_if<Table>(&block);
                if (table != nullptr && table->name == "run_figures") {
                    return std::get<Figure>(table->rows.at(0).cells.at(1)).why;
                }
            }
            return std::string("no table");
        };
        QCOMPARE(whyOf("answers", "rougeL_f", 0), std::string("no question has a value"));
        QCOMPARE(whyOf("retrieval", "map", 0), std::string("no question has anything relevant"));
        QVERIFY(whyOf("retrieval", "map", 3).find("not in the corpus") != std::string::npos);
        QCOMPARE(whyOf("neighbours", "coverage", 0), std::string("there is no anchor"));
        QCOMPARE(whyOf("neighbours", "filtered.hit_at.5", 0), std::string("no covered anchor was asked"));
        QVERIFY(whyOf("neighbours", "search_2.open.median_gold_distance", 0).find("distance") !=
                std::string::npos);
        QCOMPARE(whyOf("of tomorrow", "x", 0), std::string("undefined"));
    }

    void figuresHaveTitles() {
        QCOMPARE(runFigureTitle("neighbours", "filtered.hit_at.5", m_wording),
                 std::string("Hit@5, filtered"));
        QCOMPARE(runFigureTitle("neighbours", "search_2.open.mrr_at.20", m_wording),
                 std::string("MRR@20, open, search 2"));
        QCOMPARE(runFigureTitle("neighbours", "coverage", m_wording), std::string("Coverage"));
        QCOMPARE(runFigureTitle("neighbours", "open.self_at_1_tie_aware", m_wording),
                 std::string("Self@1, ties counted, open"));
        QCOMPARE(runFigureTitle("neighbours", "open.query_seconds.p95", m_wording),
                 std::string("Latency in seconds, P95, open"));
        QCOMPARE(runFigureTitle("neighbour_figures", "sensitivity.mrr_at.20", m_wording),
                 std::string("MRR@20, sensitivity"));
        QCOMPARE(runFigureTitle("neighbour_figures", "covered", m_wording), std::string("Covered anchors"));
        QCOMPARE(runFigureTitle("neighbour_figures", "system A.latency_ms", m_wording),
                 runFigureTitle("answers", "latency_ms", m_wording) + ", system A");
        QCOMPARE(runFigureTitle("mine", "view1_kpi_scan.rows", m_wording), std::string("Figures: rows"));
        QCOMPARE(runFigureTitle("mine", "view2_risk_atlas.by_label.liquidity_credit", m_wording),
                 std::string("Risks, label liquidity credit"));
        QCOMPARE(runFigureTitle("mine", "v5_definitions.by_section.ITEM_7A", m_wording),
                 std::string("Definitions, Item 7A"));
        QCOMPARE(runFigureTitle("mine", "v3_trend.bundles", m_wording),
                 std::string("Bundles over years: bundles"));
        QCOMPARE(runFigureTitle("mine", "of_tomorrow.rows", m_wording), std::string("of_tomorrow.rows"));
        QCOMPARE(runKindTitle("retrieval", m_wording), std::string("Retrieval"));
        QCOMPARE(runKindTitle("of tomorrow", m_wording), std::string("of tomorrow"));
        for (const char* kind : {"answers", "retrieval", "neighbours", "sweep"}) {
            QVERIFY(words::definitionOf(runFigureDefinition(kind, "no such figure")) != nullptr);
        }
        QCOMPARE(runFigureDefinition("neighbours", "open.hit_at.5"), std::string("hit_at_k"));
        QCOMPARE(runLuckDefinition("neighbours"), std::string("chance_level"));
        QCOMPARE(runLuckDefinition("retrieval"), std::string("retrieval_luck"));
        QCOMPARE(runLuckDefinition("judge"), std::string("run_figure"));
    }

    void everySettingOfANeighbourTestHasAName() {
        const auto all = [this](const std::string& group, const std::string& json) {
            const auto settings = nlohmann::json::parse(json);
            QVERIFY(settings.size() > 5);
            const nlohmann::json flat = settings.flatten();
            for (const auto& [name, value] : flat.items()) {
                std::string path = group;
                for (const char c : name.substr(0, name.find_first_of("0123456789"))) {
                    path += c == '/' ? '.' : c;
                }
                path.erase(path.find_last_not_of('.') + 1);
                QVERIFY2(runSettingTitle(path, m_wording) != path, path.c_str());
                QVERIFY2(runSettingTitle(path, m_wording).find('_') == std::string::npos, path.c_str());
            }
        };
        all("test", evaluate::neighbourSettingsJson({}));
        all("sampling", evaluate::anchorSamplingJson({}));
    }

    void settingsAreSaidInWords() {
        const auto text = [this](const char* name, const char* value) {
            return runSettingText({name, value}, m_wording);
        };
        QCOMPARE(runSettingTitle("test.window.max", m_wording), std::string("Largest window"));
        QCOMPARE(runSettingTitle("test.only_prose", m_wording), std::string("Only prose"));
        QCOMPARE(runSettingTitle("nobody.knows", m_wording), std::string("nobody.knows"));
        QCOMPARE(text("test.only_prose", "true"), std::string("yes"));
        QCOMPARE(text("test.regimes", "[\"filtered\",\"open\"]"), std::string("filtered, open"));
        QCOMPARE(text("test.filter_fields", "[\"slice\"]"), std::string("section of a filing"));
        QCOMPARE(text("nli_soft", "0.15"), std::string("0.15"));
        QCOMPARE(text("limit", "null"), std::string("none"));
        QCOMPARE(text("fields", "[\"answer_type\"]"), std::string("Answer type"));
        const std::string searches = text("searches", "[\"exact\",\"hybrid:alpha=0.5\"]");
        QCOMPARE(searches, std::string("Exact, by vector, Hybrid, alpha 0.5"));
        QVERIFY(text("rubric.parts", "[{\"metric\":\"contains\"}]").find('{') == std::string::npos);
        // Measures by their words, also within conditions; a name of nobody's as it is.
        const std::string parts = text("rubric.parts", "[{\"metric\":\"rougeL_f\",\"weight\":2}]");
        QVERIFY2(parts.find(answerMetricTitle("rougeL_f", m_wording)) != std::string::npos, parts.c_str());
        QVERIFY2(parts.find("rougeL_f") == std::string::npos, parts.c_str());
        const std::string flags = text(
            "rubric.flags", "[{\"name\":\"copying\",\"all\":[{\"metric\":\"bertscore_p\",\"above\":0.9}]}]");
        QVERIFY2(flags.find("bertscore_p") == std::string::npos, flags.c_str());
        QVERIFY2(text("rubric.bands", "[{\"metric\":\"our_own\"}]").find("our_own") != std::string::npos,
                 flags.c_str());
        QCOMPARE(text("seed", "no JSON"), std::string("no JSON"));
        QCOMPARE(text("measures", R"(["success.1,3","recip_rank","our_own"])"),
                 std::string("Hit@1, Hit@3, MRR, our_own"));
        QCOMPARE(runSystemText("answers", "exact, gpt4", m_wording), std::string("exact, gpt4"));
        const std::string system =
            runSystemText("neighbours", "lexical:k1=1.2,b=0.75, exact, LSA 256", m_wording);
        QVERIFY2(system.find('=') == std::string::npos, system.c_str());
        QVERIFY2(system.ends_with(", LSA 256"), system.c_str());
    }

    // What sums the run up first, what it has not last.
    void figuresStandInTheOrderOfTheirWeight() {
        evaluate::RunDescription run = described("May", 0.6);
        const auto figure = [](const char* name, std::optional<double> value) {
            evaluate::RunFigure made;
            made.name = name;
            made.value = value;
            return made;
        };
        run.figures = {figure("rougeL_f", std::nullopt), figure("contains", 0.5), run.figures.front(),
                       figure("overall", 0.7), figure("by.category.A.overall", 0.6)};
        run.mainFigures = 4;
        QCOMPARE(figureOrder(run), (std::vector<std::size_t>{3, 2, 1, 0, 4}));
        const auto blocks = runBlocks(run, {}, m_wording);
        const Table* const figures = tableOf(blocks, "run_figures");
        QVERIFY(figures != nullptr && figures->rows.size() == 4);
        QCOMPARE(figures->rows.front().key, std::string("overall"));
        QCOMPARE(figures->rows.back().key, std::string("rougeL_f"));
    }

    void aRunWhoseInputsHaveChangedSaysSo() {
        const evaluate::RunDescription run = described("May", 0.6);
        const auto unchanged = runBlocks(run, {}, m_wording);
        QVERIFY(std::get_if<Paragraph>(&unchanged.front()) == nullptr);
        const Table* const asMeasured = tableOf(unchanged, "run_inputs"); // no column says nothing
        QVERIFY(asMeasured != nullptr && asMeasured->columns.back().key == "sha256");
        QCOMPARE(asMeasured->rows.front().cells.size(), asMeasured->columns.size());
        const std::vector<evaluate::StaleInput> stale{{run.inputs.front(), "bbbb"}};
        const auto blocks = runBlocks(run, stale, m_wording);
        const auto* const warning = std::get_if<Paragraph>(&blocks.front());
        QVERIFY(warning != nullptr &&
                warning->text.find("P3 (Suite) is no longer what") != std::string::npos);
        const Table* const inputs = tableOf(blocks, "run_inputs");
        QVERIFY(inputs != nullptr && textOf(inputs->rows.front()[3]) == "changed");
        const Table* const figures = tableOf(blocks, "run_figures");
        QVERIFY(figures != nullptr && figures->rows.size() == 1);
        const auto& value = std::get<Figure>(figures->rows.front()[1]);
        QVERIFY(value.n == 31 && value.interval && value.kind == FigureKind::Percent);
    }

    void adjacencyStandsBesideANeighbourTest() {
        QVERIFY(adjacencyBlocks({}, m_wording).empty());
        evaluate::AdjacencyEvidence evidence;
        evidence.figures = {{.name = "open.hit_at.5",
                             .systems = 6,
                             .correlation = 0.87,
                             .interval = statistics::Interval{0.2, 0.98}},
                            {.name = "open.hit_at.1", .systems = 5, .correlation = {}, .interval = {}}};
        QCOMPARE(adjacencyBlocks(evidence, m_wording).size(), std::size_t{1}); // nobody measured both
        evidence.suite = "P3";
        evidence.systems = {{"BM25", 1, 2, {0.4, std::nullopt}, 0.35}};
        const auto blocks = adjacencyBlocks(evidence, m_wording);
        const Table* const across = tableOf(blocks, "adjacency");
        QVERIFY(across != nullptr && across->rows.size() == 2);
        const auto& found = std::get<Figure>(across->rows[0].cells[1]);
        QVERIFY(found.value == 0.87 && found.n == 6 && found.interval);
        QVERIFY(words::definitionOf(across->columns[1].definition) != nullptr);
        const auto& few = std::get<Figure>(across->rows[1].cells[1]);
        QVERIFY(!few.value && few.why == "fewer than six systems");
        QCOMPARE(textOf(across->rows[1].cells[2]), std::string("cannot be judged"));
        const Table* const systems = tableOf(blocks, "adjacency_systems");
        QVERIFY(systems != nullptr && systems->rows.size() == 1 && systems->columns.size() == 4);
        const auto json = adjacencyJson(evidence);
        QCOMPARE(json["figures"]["open.hit_at.5"]["verdict"].get<std::string>(), std::string("goes_with"));
        QVERIFY(json["figures"]["open.hit_at.1"]["correlation"].is_null());
        QVERIFY(json["systems"][0]["hit_at"]["open.hit_at.1"].is_null());
    }

    void aTrendHasItsBandAndMarks() {
        std::vector<evaluate::TrendValue> values;
        for (int month = 1; month <= 5; ++month) {
            evaluate::TrendValue value;
            value.run = month;
            value.name = "round " + std::to_string(month);
            value.createdAt = "2024-0" + std::to_string(month) + "-01T00:00:00Z";
            value.value = month == 5 ? 0.4 : 0.8 + 0.01 * month;
            value.n = 60;
            values.push_back(value);
        }
        workspace::Incident incident;
        incident.title = "fell";
        incident.severity = "P1";
        incident.happenedOn = "2024-04-15"; // between the fourth and the fifth round
        const auto blocks =
            trendBlocks(evaluate::trendOf(values), {"answers", "pass_rate"}, std::array{incident}, m_wording);
        const auto* const chart = std::get_if<plot::Chart>(&blocks[1]);
        QVERIFY(chart != nullptr && chart->alternative.find("unusual") == std::string::npos);
        QVERIFY(chart->alternative.find("look why") != std::string::npos);
        const auto& body = std::get<plot::LineChart>(chart->body);
        QVERIFY(body.series.size() == 2 && body.series[1].low.size() == 3);
        QVERIFY(body.marks.size() == 1 && body.marks[0].x == 4.5 && body.marks[0].label == "P1");
        const Table* const rounds = tableOf(blocks, "run_trend_values");
        QVERIFY(rounds != nullptr && rounds->rows.size() == 5 && textOf(rounds->rows[0][5]) == "unusual");
        QVERIFY(!std::get<Figure>(rounds->rows[4][3]).value); // one round has no mean
        const auto none = trendBlocks({}, {"answers", "pass_rate"}, {}, m_wording);
        QVERIFY(!std::get<plot::LineChart>(std::get<plot::Chart>(none[1]).body).emptyText.empty());
    }

    void sideBySide() {
        const evaluate::RunDescription a = described("May", 0.6);
        evaluate::RunDescription b = described("May", 0.7);
        b.info.id = 2;
        b.settings = {{"seed", "43"}};
        const std::vector<const evaluate::RunDescription*> runs{&a, &b};
        const auto blocks = sideBySideBlocks(runs, evaluate::runDifferences(runs), m_wording);
        const Table* const figures = tableOf(blocks, "runs_figures");
        QVERIFY(figures != nullptr && figures->columns.size() == 3 && figures->columns[2].title == "May (2)");
        const Table* const settings = tableOf(blocks, "runs_settings");
        QVERIFY(settings != nullptr && settings->rows.size() == 1 && textOf(settings->rows[0][2]) == "43");
        QVERIFY(tableOf(blocks, "runs_inputs")->rows.empty());
        QVERIFY(sideBySideBlocks({}, {}, m_wording).empty());
    }

    void threeSideBySide() {
        const evaluate::RunDescription a = described("May", 0.6);
        evaluate::RunDescription b = described("June", 0.7);
        evaluate::RunDescription c = described("May", 0.8);
        c.info.id = 3;
        b.settings = {};
        c.settings = {{"seed", "43"}};
        c.inputs.front().name = "P4";
        evaluate::RunFigure latency;
        latency.name = "latency_ms";
        latency.value = 120;
        c.figures.insert(c.figures.begin(), latency);
        c.mainFigures = 2;
        const std::vector<const evaluate::RunDescription*> runs{&a, &b, &c};
        const auto blocks = sideBySideBlocks(runs, evaluate::runDifferences(runs), m_wording);
        const Table* const figures = tableOf(blocks, "runs_figures");
        QVERIFY(figures != nullptr);
        QCOMPARE(figures->columns.size(), std::size_t(4));
        QCOMPARE(figures->columns[1].title, std::string("May"));
        QCOMPARE(figures->columns[2].title, std::string("June"));
        QCOMPARE(figures->columns[3].title, std::string("May (3)")); // each by a name of its own
        // Every figure that one of them has; what another lacks is no zero.
        QCOMPARE(figures->rows.size(), std::size_t(2));
        const auto valueOf = [figures](std::size_t row, std::size_t column) {
            return std::get<Figure>(figures->rows[row][column]).value;
        };
        QVERIFY(valueOf(0, 1) == 0.6 && valueOf(0, 2) == 0.7 && valueOf(0, 3) == 0.8);
        QVERIFY(!valueOf(1, 1) && !valueOf(1, 2) && valueOf(1, 3) == 120.0);
        QCOMPARE(std::get<Figure>(figures->rows[1][1]).why, std::string("not in this run"));
        const Table* const settings = tableOf(blocks, "runs_settings");
        QVERIFY(settings != nullptr && settings->rows.size() == 1);
        QCOMPARE(textOf(settings->rows[0][1]), std::string("42"));
        QCOMPARE(textOf(settings->rows[0][2]), std::string("—"));
        QCOMPARE(textOf(settings->rows[0][3]), std::string("43"));
        const Table* const inputs = tableOf(blocks, "runs_inputs");
        QVERIFY(inputs != nullptr && inputs->rows.size() == 1 && inputs->rows[0].size() == 4);
        QVERIFY(textOf(inputs->rows[0][1]) == textOf(inputs->rows[0][2]));
        QVERIFY(textOf(inputs->rows[0][3]).starts_with("P4"));
    }

    // Four columns of names of two lines each would leave no room for figures.
    void longNamesStandAboveTheColumns() {
        const evaluate::RunDescription a = described("Demo answers, system B, Demo questions, finrag", 0.6);
        const evaluate::RunDescription b = described("June", 0.7);
        const std::vector<const evaluate::RunDescription*> runs{&a, &b};
        const auto blocks = sideBySideBlocks(runs, evaluate::runDifferences(runs), m_wording);
        const auto* const names = std::get_if<Facts>(&blocks.front());
        QVERIFY(names != nullptr && names->list.size() == 2);
        QVERIFY(names->list[0] == std::pair(std::string("Run 1"), a.info.name));
        QVERIFY(names->list[1] == std::pair(std::string("Run 2"), b.info.name));
        const Table* const figures = tableOf(blocks, "runs_figures");
        QVERIFY(figures != nullptr && figures->columns[1].title == "Run 1" &&
                figures->columns[2].title == "Run 2");
    }

    void luckHasAColumnWhereItIsKnown() {
        evaluate::RunDescription run = described("May", 0.6);
        const auto without = runBlocks(run, {}, m_wording);
        QCOMPARE(tableOf(without, "run_figures")->columns.size(), std::size_t(2));
        run.figures.front().chance = 0.1;
        const auto with = runBlocks(run, {}, m_wording);
        const Table* const table = tableOf(with, "run_figures");
        QCOMPARE(table->columns.size(), std::size_t(3));
        QVERIFY(std::get<Figure>(table->rows[0][2]).value == 0.1);
    }

    void incidentsSayWhichRuns() {
        workspace::Incident open;
        open.title = "fell";
        open.happenedOn = "2024-04-01";
        open.runs = {"u1", "u2"};
        const auto nameOf = [](const std::string& uuid) {
            return uuid == "u1" ? std::string("May") : std::string();
        };
        const auto blocks = incidentBlocks(std::array{open}, nameOf, m_wording);
        const Table* const table = tableOf(blocks, "incidents");
        QVERIFY(table != nullptr && table->rows.size() == 1);
        QCOMPARE(textOf(table->rows[0][8]), std::string("May, a run that is not in this workspace"));
        QCOMPARE(textOf(table->rows[0][6]), std::string("open"));
        QVERIFY(!tableOf(incidentBlocks({}, nameOf, m_wording), "incidents")->ifEmpty.empty());
    }

    void nothingSaysThatAQuestionShouldGo() {
        evaluate::QuestionHistory history;
        for (const auto standing :
             {evaluate::QuestionStanding::AllRight, evaluate::QuestionStanding::AllWrong,
              evaluate::QuestionStanding::Separates, evaluate::QuestionStanding::NotJudged}) {
            evaluate::QuestionRecord record;
            record.questionId = "q" + std::to_string(history.questions.size());
            record.standing = standing;
            record.systems = 3;
            record.difficulty = 0.5;
            record.weakerAreRight = standing == evaluate::QuestionStanding::Separates;
            history.questions.push_back(record);
        }
        const auto blocks = historyBlocks(history, std::numeric_limits<std::size_t>::max(), m_wording);
        const Table* const table = tableOf(blocks, "history_questions");
        QVERIFY(table != nullptr && table->rows.size() == 4);
        QCOMPARE(textOf(table->rows[0][0]), std::string("q1")); // all wrong stands first
        for (const TableRow& row : table->rows) {
            const std::string advice = textOf(row[5]);
            QVERIFY2(advice.find("etire") == std::string::npos && advice.find("emove") == std::string::npos,
                     advice.c_str());
            QVERIFY(row.link != nullptr);
        }
        for (const Column& column : table->columns) {
            QVERIFY2(column.definition.empty() || words::definitionOf(column.definition) != nullptr,
                     column.definition.c_str());
        }
    }

    void roundsOfAQuestion() {
        evaluate::QuestionRound round;
        round.run = 1;
        round.kind = "answers";
        round.value = 0.5;
        round.revision = 3;
        evaluate::QuestionRound later = round;
        later.run = 2;
        later.value = 1;
        later.revision = 0;
        const auto blocks = questionRoundBlocks(std::array{round, later}, m_wording);
        const Table* const table = tableOf(blocks, "question_rounds");
        QVERIFY(table != nullptr && table->rows.size() == 2 && textOf(table->rows[0][4]) == "right");
        QCOMPARE(textOf(table->rows[1][4]), std::string("0.50 of its samples"));
    }

  private:
    words::Wording m_wording;
};

ASSAY_TEST(TestRunBlocks)
#include "tst_run_blocks.moc"
