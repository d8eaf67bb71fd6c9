#include "core/evaluate/thresholds/figures_lint.h"
#include "core/formats/rankings/figure_cells.h"
#include "core/formats/rankings/figure_tables.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>
#include <string>

using namespace assay;
using evaluate::FiguresRule;

namespace {

const model::OutsideFigure* figureCalled(const model::OutsideFigures& figures, const std::string& name,
                                         const std::string& of, const std::string& group) {
    const auto place = std::ranges::find_if(figures.others, [&](const model::OutsideFigure& figure) {
        return figure.name == name && figure.of == of && figure.group == group;
    });
    return place == figures.others.end() ? nullptr : &*place;
}

std::vector<evaluate::FiguresFault> faultsIn(const std::string& text) {
    const auto reading = formats::readOutsideFigures(text, "report.md");
    return reading ? evaluate::lintFigures(reading->figures) : std::vector<evaluate::FiguresFault>{};
}

bool hasFault(const std::vector<evaluate::FiguresFault>& faults, FiguresRule rule, const std::string& where,
              const std::string& figure) {
    return std::ranges::any_of(faults, [&](const evaluate::FiguresFault& fault) {
        return fault.rule == rule && fault.regime == where && fault.figure == figure;
    });
}

} // namespace

class TestFigureTables : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    // A comma before three digits parts thousands, but not behind a zero.
    void commasOfCells() {
        QCOMPARE(formats::cellFigureOf("1,234")->value, 1234.0);
        QCOMPARE(formats::cellFigureOf("0,875")->value, 0.875);
        QCOMPARE(formats::cellFigureOf("-0,875")->value, -0.875);
    }

    void aCsvHasAFigureInEachRow() {
        const auto reading =
            formats::readOutsideFigures("name;value;written;n;group;of;weight;type;low;high\n"
                                        "anchors;60;;;;;;count;;\n"
                                        "hit_at_5;0.82;82.0 %;60;filtered;;;share;0.7;0.9\n"
                                        "queries;25;;;each;by scenario;10;count;;\n"
                                        "queries;200;;;;total;;count;;\n"
                                        "rouge;31 %;;20;;;;share;;\n"
                                        ";3;;;;;;;;\n"
                                        "odd;much;;;;;;;;\n"
                                        "wrong;1;;2.5;;;;;;\n",
                                        "figures.csv");
        QVERIFY(reading.has_value());
        const model::OutsideFigures& figures = reading->figures;
        QCOMPARE(figures.anchors.value_or(0), std::int64_t{60});
        QCOMPARE(figures.regimes.size(), std::size_t{1});
        QCOMPARE(figures.regimes[0].hitAt.at(5), 0.82);
        QCOMPARE(figures.regimes[0].written.at("hit_at.5"), std::string("82.0 %"));
        QVERIFY((figures.regimes[0].intervals.at("hit_at.5") == model::OutsideInterval{0.7, 0.9}));
        const auto* rouge = figureCalled(figures, "rouge", "", "");
        QVERIFY(rouge != nullptr && rouge->isShare && rouge->value == 0.31 && rouge->n == 20);
        std::vector<std::int64_t> lines;
        for (const base::Issue& issue : reading->issues.issues()) {
            lines.push_back(issue.line);
            QCOMPARE(issue.file, std::string("figures.csv"));
        }
        QVERIFY((lines == std::vector<std::int64_t>{7, 8, 9}));
        const auto faults = evaluate::lintFigures(figures);
        QVERIFY(
            hasFault(faults, FiguresRule::PartsDoNotAddUp, "by scenario", "queries")); // 25 x 10 against 200
        QVERIFY(hasFault(faults, FiguresRule::NotAShare, "filtered", "hit_at.5"));
        QVERIFY(hasFault(faults, FiguresRule::NotAShare, "", "rouge"));
    }

    // Tables as they stand in reports: parts with their weights, and the whole among the metrics.
    void aReportIsReadAsItStands() {
        const std::string text =
            "# Results\n"
            "| Metric | Value |\n|--------|-------|\n"
            "| **Avg Overall Score** | 7.5/10 |\n| Citation Precision | 82.5% |\n"
            "| Citation Recall | 68.0% |\n| Citation F1 | 78.5% |\n| Avg Latency | 3,250ms |\n\n"
            "By difficulty:\n\n"
            "| Difficulty | Questions | Score | Pass Rate | Notes |\n|---|---|---|---|---|\n"
            "| Easy | 5 | 8.5 | 100% | Single |\n| Medium | 10 | 7.5 | 80% | Multi |\n"
            "| Hard | 5 | 6.0 | 40% | Judged |\n\n"
            "| Category | Questions | Score |\n|---|---|---|\n| sales_tax | 8 | 7.8 |\n"
            "| exemptions | 5 | 7.2 |\n| procedures | 4 | 7.5 |\n| corporate_tax | 3 | 6.5 |\n";
        const auto reading = formats::readOutsideFigures(text, "report.md");
        QVERIFY(reading.has_value());
        QCOMPARE(reading->issues.total(), std::int64_t{0});
        const auto* whole = figureCalled(reading->figures, "score", "total", "");
        QVERIFY(whole != nullptr && whole->value == 7.5 && whole->written == "7.5");
        const auto* latency = figureCalled(reading->figures, "latency", "total", "");
        QVERIFY(latency != nullptr && latency->value == 3250);
        const auto* hard = figureCalled(reading->figures, "score", "by difficulty", "Hard");
        QVERIFY(hard != nullptr && hard->value == 6 && hard->weight == 5.0);
        const auto faults = faultsIn(text);
        QVERIFY(hasFault(faults, FiguresRule::MeansDoNotFit, "by difficulty", "score")); // 7.375
        QVERIFY(hasFault(faults, FiguresRule::MeansDoNotFit, "by category", "score"));   // 7.395
        QVERIFY(hasFault(faults, FiguresRule::F1AboveHarmonic, "", "citation_f1"));
        QCOMPARE(faults.size(), std::size_t{3});
    }

    // Precision, recall and F1 side by side: of a row that "Measure" names, of a part, and of no name at all.
    void f1OfColumnsIsCompared() {
        const std::string named = "| Measure | Precision | Recall | F1 |\n|---|---|---|---|\n";
        QVERIFY(hasFault(faultsIn(named + "| citations | 0.90 | 0.40 | 0.60 |\n"),
                         FiguresRule::F1AboveHarmonic, "citations", "f1"));
        QVERIFY(
            faultsIn(named + "| citations | 0.90 | 0.40 | 0.55 |\n| words | 0.2 | 0.2 | 0.2 |\n").empty());
        QVERIFY(hasFault(faultsIn("| Topic | Precision | Recall | F1 |\n|---|---|---|---|\n"
                                  "| a | 0.90 | 0.40 | 0.60 |\n| b | 0.5 | 0.5 | 0.50 |\n"),
                         FiguresRule::F1AboveHarmonic, "a", "f1"));
        const std::string nameless = "| Precision | Recall | F1 |\n|---|---|---|\n| 0.90 | 0.40 | ";
        QVERIFY(hasFault(faultsIn(nameless + "0.60 |\n"), FiguresRule::F1AboveHarmonic, "", "f1"));
        QVERIFY(faultsIn(nameless + "0.55 |\n").empty());
        QVERIFY(hasFault(faultsIn(nameless + "0.55 |\n| 0.5 | 0.5 | 0.9 |\n"), FiguresRule::F1AboveHarmonic,
                         "row 2", "f1"));
    }

    void countsOfTwoTablesAreCompared() {
        const auto faults = faultsIn("| Topic | Count |\n|---|---|\n| a | 12 |\n| b | 8 |\n\n"
                                     "| Source | Count |\n|---|---|\n| c | 10 |\n| d | 8 |\n");
        QCOMPARE(faults.size(), std::size_t{1});
        QVERIFY(faults[0].rule == FiguresRule::PartsDoNotAddUp && faults[0].figure == "n");
        QVERIFY(hasFault(
            faultsIn("| Category | Questions |\n|---|---|\n| A | 12 |\n| C | 10 |\n| **Total** | 21 |\n"),
            FiguresRule::PartsDoNotAddUp, "by category", "n"));
        QVERIFY(hasFault(faultsIn("| By category | Questions |\n|---|---|\n| A | 12 |\n| **Total** | 21 |\n"),
                         FiguresRule::PartsDoNotAddUp, "by category", "n")); // not "by by category"
        QVERIFY(hasFault(faultsIn("| Tier | Questions | BERTScore |\n|---|---|---|\n| Easy | 12 | 0.804 |\n"
                                  "| Medium | 13 | 0.837 |\n| Hard | 6 | 0.832 |\n| All | 31 | 0.826 |\n"),
                         FiguresRule::MeansDoNotFit, "by tier", "bertscore"));
    }

    void ranksBelongToTheirRegime() {
        const auto reading =
            formats::readOutsideFigures("| Regime | n | Hit@1 | Hit@5 | MRR@30 |\n|---|---|---|---|---|\n"
                                        "| filtered | 60 | 45.0 % | 82.0 % [70.0, 89.0] | 0.292 |\n",
                                        "r.md");
        QVERIFY(reading.has_value());
        QCOMPARE(reading->figures.regimes.size(), std::size_t{1});
        const model::OutsideRegime& regime = reading->figures.regimes[0];
        QVERIFY(regime.name == "filtered" && regime.n == 60 && regime.hitAt.at(5) == 0.82);
        QVERIFY(std::abs(regime.intervals.at("hit_at.5").low - 0.7) < 1e-12);
        const auto faults = evaluate::lintFigures(reading->figures);
        QVERIFY(hasFault(faults, FiguresRule::MrrBelowHitAt1, "filtered", "mrr_at.30"));
        QVERIFY(hasFault(faults, FiguresRule::NotAShare, "filtered", "hit_at.5"));
    }

    void aColumnOfCountsIsTheN() {
        const auto reading = formats::readOutsideFigures("| Metric | Value | n |\n|---|---|---|\n"
                                                         "| Anchors | 60 | |\n| Hit@5 | 82.0 % | 50 |\n"
                                                         "| ROUGE-L | 0.31 | 20 |\n",
                                                         "r.md");
        QVERIFY(reading.has_value());
        QCOMPARE(reading->figures.anchors.value_or(0), std::int64_t{60});
        QCOMPARE(reading->figures.regimes.size(), std::size_t{1});
        QCOMPARE(reading->figures.regimes[0].name, std::string());
        QCOMPARE(reading->figures.regimes[0].n.value_or(0), std::int64_t{50});
        const auto* rouge = figureCalled(reading->figures, "rouge_l", "total", "");
        QVERIFY(rouge != nullptr && rouge->n == 20);
        QVERIFY(evaluate::lintFigures(reading->figures).empty());
    }

    // 82.0 % fits 50 alone and 61.0 % 41 and 59: no count holds both, which is said.
    // Nobody counts so far: such a cell weighs nothing, and the figures beside it stay.
    void aCountBeyondAllCountingIsNone() {
        const auto reading =
            formats::readOutsideFigures("| Difficulty | Questions | Score |\n|---|---|---|\n| "
                                        "Easy | 5 | 8.5 |\n| Hard | 5" +
                                            std::string(90, '4') + " | 6.0 |\n",
                                        "f");
        QVERIFY(reading.has_value());
        QVERIFY(formats::outsideFiguresJson(reading->figures).find("8.5") != std::string::npos);
        QVERIFY(formats::outsideFiguresJson(reading->figures).find("18446744073709551615") ==
                std::string::npos);
    }

    void noCountGivesBoth() {
        const auto faults = faultsIn("| Metric | Filtered | Open |\n|---|---|---|\n| Anchors | 60 | 60 |\n"
                                     "| Hit@5 | 82.0 % | 61.0 % |\n");
        QCOMPARE(faults.size(), std::size_t{2});
        QVERIFY(hasFault(faults, FiguresRule::NotAShare, "filtered", "hit_at.5"));
        QCOMPARE(faults[0].countsUpTo.value_or(0), std::int64_t{60});
        QVERIFY(faults[0].countsAlone == std::vector<std::int64_t>{50});
        QVERIFY((faults[1].countsAlone == std::vector<std::int64_t>{59, 41}));
    }

    void tablesOfTwoSystems() {
        const std::string text = "## System A\n\n| Metric | Value |\n|---|---|\n| Score | 7.5 |\n\n"
                                 "| Tier | Questions | Score |\n|---|---|---|\n| Easy | 5 | 8 |\n"
                                 "| Hard | 5 | 7 |\n\n"
                                 "## System B\n\n| Metric | Value |\n|---|---|\n| Score | 5.5 |\n\n"
                                 "| Tier | Questions | Score |\n|---|---|---|\n| Easy | 5 | 6 |\n"
                                 "| Hard | 5 | 5 |\n";
        const auto reading = formats::readOutsideFigures(text, "r.md");
        QVERIFY(reading.has_value());
        const auto* a = figureCalled(reading->figures, "score", "total", "");
        const auto* b = figureCalled(reading->figures, "score", "", "System B");
        QVERIFY(a != nullptr && a->value == 7.5 && b != nullptr && b->value == 5.5);
        const auto* easy = figureCalled(reading->figures, "score", "", "System B: Easy");
        QVERIFY(easy != nullptr && easy->value == 6);
        QVERIFY(evaluate::lintFigures(reading->figures).empty());
    }

    void limitsAreNoFigures() {
        const auto reading =
            formats::readOutsideFigures("| Metric | Value | Target | Minimum |\n|---|---|---|---|\n"
                                        "| Recall | 68.0% | ≥ 70% | 50% |\n",
                                        "r.md");
        QVERIFY(reading.has_value());
        QCOMPARE(reading->figures.others.size(), std::size_t{1});
        QCOMPARE(reading->figures.others[0].value, 0.68);
    }

    void whatIsNoTable() {
        for (const char* text : {"", "name", "a,b\n1,2\n", "| a | b |\n", "{\"a\": 1}", "plain | text"}) {
            QVERIFY2(!formats::looksLikeFigureTable(text), text);
        }
        QVERIFY(formats::looksLikeFigureTable("\xEF\xBB\xBFname,value\nx,1\n"));
        QVERIFY(!formats::readOutsideFigures("| a | b |\n|---|---|\n| c | d |\n", "f")); // no figure
        const auto broken = formats::readOutsideFigures("name,value\nx\xff,1\ny,2,3\n", "f");
        QVERIFY(broken.has_value());
        QCOMPARE(broken->figures.others.size(), std::size_t{1});
        QCOMPARE(broken->issues.total(), std::int64_t{2}); // bytes that are no text, a column too many
    }

    void whatIsReadIsWrittenAndReadAgain() {
        const auto reading =
            formats::readOutsideFigures("name,value,of,group,weight,type,low,high\nscore,7.50,by "
                                        "tier,easy,5,mean,7,8\nn,5,by tier,easy,,count,,\n",
                                        "f");
        QVERIFY(reading.has_value());
        const auto again = formats::readOutsideFigures(formats::outsideFiguresJson(reading->figures), "f");
        QVERIFY(again && again->figures == reading->figures && again->issues.total() == 0);
        const auto sweep = formats::readOutsideFigures("{\"labels\": [\"a\", \"b\"], \"confusion_matrix\": "
                                                       "[[3, 1], [0, 4]], \"accuracy\": 0.875, \"n\": 8, "
                                                       "\"per_class\": {\"a\": {\"recall\": 0.5}}}",
                                                       "f");
        QVERIFY(sweep.has_value());
        QCOMPARE(sweep->figures.matrices.size(), std::size_t{1});
        const auto same = formats::readOutsideFigures(formats::outsideFiguresJson(sweep->figures), "f");
        QVERIFY(same && same->figures == sweep->figures);
        const auto faults = evaluate::lintFigures(sweep->figures);
        QCOMPARE(faults.size(), std::size_t{1});
        QCOMPARE(faults[0].figure, std::string("a recall")); // 0.75
    }
};

ASSAY_TEST(TestFigureTables)
#include "tst_figure_tables.moc"
