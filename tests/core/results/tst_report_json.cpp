// A report as JSON: as measured, and valid whatever it holds.
#include "core/results/report/report_writers.h"
#include "tests/support/sample_report.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <limits>

using namespace assay;
using namespace assay::results;
using namespace assay::plot;
using nlohmann::ordered_json;

namespace {

Report with(std::vector<Block> blocks) {
    Report report;
    report.sections = {{"s", "Section", std::move(blocks)}};
    return report;
}

ordered_json blockOf(const Report& report, std::size_t block = 0) {
    return ordered_json::parse(reportJson(report)).at("sections").at(0).at("blocks").at(block);
}

} // namespace

class TstReportJson : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void theSampleHasEverything() {
        const std::string text = reportJson(tests::sampleReport());
        QCOMPARE(reportJson(tests::sampleReport()), text);
        const ordered_json json = ordered_json::parse(text);
        QCOMPARE(json.at("title").get<std::string>(), std::string("Review of gold & systems"));
        QCOMPARE(json.at("date").get<std::string>(), std::string("2026-03-01T12:30:05Z"));
        QCOMPARE(json.at("facts").size(), std::size_t(2));
        QCOMPARE(json.at("facts").at(0).dump(), std::string(R"(["Samples","8,000"])"));
        const ordered_json& summary = json.at("sections").at(0);
        QCOMPARE(summary.at("id").get<std::string>(), std::string("summary"));
        QCOMPARE(summary.at("blocks").at(0).at("block").get<std::string>(), std::string("comment"));
        const ordered_json& figures = summary.at("blocks").at(1).at("figures");
        QCOMPARE(figures.at(0).at("value").dump(),
                 std::string(R"({"value":0.875,"kind":"proportion","n":160,"interval":[0.8,0.92]})"));
        QCOMPARE(figures.at(0).at("verdict").get<std::string>(), std::string("good"));
        QCOMPARE(figures.at(1).at("value").dump(),
                 std::string(R"({"value":null,"kind":"proportion","why":"no sample of this class"})"));
        QCOMPARE(figures.at(2).at("value").dump(), std::string(R"({"value":8000,"kind":"count"})"));
        QCOMPARE(figures.at(3).at("value").get<std::string>(), std::string("failed"));
        const ordered_json& charts = json.at("sections").at(1).at("blocks");
        QCOMPARE(charts.at(0).at("chart").at("kind").get<std::string>(), std::string("lines"));
        QCOMPARE(charts.at(0).at("chart").at("series").at(0).at("points").size(), std::size_t(51));
        QCOMPARE(charts.at(0).at("chart").at("series").at(0).at("points").at(0).dump(),
                 std::string("[0.0,1.0]"));
        QCOMPARE(charts.at(1).at("chart").at("series").at(0).at("values").at(3).is_null(), true);
        QCOMPARE(charts.at(2).at("chart").at("counts").at(0).dump(), std::string("[1200,30,4]"));
        QCOMPARE(charts.at(2).at("chart").at("diagonal").get<bool>(), true);
        const ordered_json& table = json.at("sections").at(2).at("sections").at(0).at("blocks").at(0);
        QCOMPARE(table.at("name").get<std::string>(), std::string("hardest"));
        QCOMPARE(table.at("rows").size(), std::size_t(60));
        QCOMPARE(table.at("columns").at(2).dump(),
                 std::string(R"({"key":"hit","title":"Hit@10","definition":"hit_at_k"})"));
    }

    // One fact, or one point, is still a list of pairs.
    void pairsAreLists() {
        QCOMPARE(blockOf(with({Facts{{{"name", "value"}}}})).at("facts").dump(),
                 std::string(R"([["name","value"]])"));
        LineChart lines;
        lines.series = {{"s", {{1, 2}}}};
        const auto chart = blockOf(with({Chart{"c", "", "", lines}})).at("chart");
        QCOMPARE(chart.at("series").at(0).at("points").dump(), std::string("[[1.0,2.0]]"));
        QCOMPARE(chart.at("marks").dump(), std::string("[]"));
    }

    void whatIsNoNumberIsNull() {
        constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
        constexpr double kInfinity = std::numeric_limits<double>::infinity();
        for (const double strange : {kNan, kInfinity, -kInfinity}) {
            for (const FigureKind kind :
                 {FigureKind::Proportion, FigureKind::Percent, FigureKind::Number, FigureKind::Count}) {
                Figure figure;
                figure.value = strange;
                figure.kind = kind;
                figure.interval = statistics::Interval{strange, 1};
                const auto cell =
                    blockOf(with({Table{"t", "", {{"v", "V"}}, {{figure}}}})).at("rows").at(0).at(0);
                QVERIFY(cell.at("value").is_null());
                QVERIFY(cell.contains("why"));
                QVERIFY(!cell.contains("interval"));
            }
            LineChart lines;
            lines.x.max = strange;
            lines.series = {{"s", {{strange, strange}}}};
            QVERIFY(blockOf(with({Chart{"c", "", "", lines}})).at("chart").at("x").at("max").is_null());
            BarChart bars;
            bars.series = {{"s", {strange}, {statistics::Interval{strange, strange}}}};
            QVERIFY(blockOf(with({Chart{"c", "", "", bars}}))
                        .at("chart")
                        .at("series")
                        .at(0)
                        .at("values")
                        .at(0)
                        .is_null());
        }
    }

    void strangeTextsAreStillJson() {
        const std::string text = std::string("\xff\x00\x1f\"\\\u2028", 8);
        const auto block = blockOf(with({Paragraph{text}}));
        QVERIFY(block.at("text").get<std::string>().starts_with("\uFFFD"));
        QVERIFY(ordered_json::accept(reportJson(Report())));
    }

    void longTablesAreWhole() {
        Report report;
        Table table = tests::sampleTable("cases", 30);
        report.sections = {{"s", "S", {table}}};
        const auto read = [&] {
            return nlohmann::json::parse(reportJson(report)).at("sections").at(0).at("blocks").at(0);
        };
        QVERIFY(!read().contains("shown"));
        std::get<Table>(report.sections[0].blocks[0]).shown = 10;
        QCOMPARE(read().at("shown").get<int>(), 10);
        QCOMPARE(read().at("rows").size(), std::size_t{30});
        QCOMPARE(read().at("note").get<std::string>(), table.note);
    }

    void anEmptyTableSaysWhy() {
        const auto block = blockOf(with({Table{"t", "", {{"v", "V"}}, {}, "note", "nothing there"}}));
        QCOMPARE(block.at("note").get<std::string>(), std::string("nothing there"));
        QVERIFY(block.at("rows").is_array());
    }
};

ASSAY_TEST(TstReportJson)
#include "tst_report_json.moc"
