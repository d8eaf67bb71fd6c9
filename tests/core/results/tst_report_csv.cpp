// The tables of a report as CSV, read back by a reader of its own.
#include "core/results/report/report_writers.h"
#include "tests/support/sample_report.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <limits>
#include <set>

using namespace assay;
using namespace assay::results;

namespace {

using Row = std::vector<std::string>;

// As RFC 4180 has it, and nothing more lenient. An empty list: it is none.
std::vector<Row> parsed(const std::string& csv) {
    std::vector<Row> rows;
    std::size_t at = 0;
    while (at < csv.size()) {
        Row row;
        for (;;) {
            std::string cell;
            if (at < csv.size() && csv[at] == '"') {
                for (++at;; ++at) {
                    if (at >= csv.size()) {
                        return {};
                    }
                    if (csv[at] == '"') {
                        if (at + 1 >= csv.size() || csv[at + 1] != '"') {
                            break;
                        }
                        ++at;
                    }
                    cell += csv[at];
                }
                ++at;
            } else {
                while (at < csv.size() && csv[at] != ',' && csv[at] != '\r' && csv[at] != '\n') {
                    if (csv[at] == '"') {
                        return {};
                    }
                    cell += csv[at++];
                }
            }
            row.push_back(cell);
            if (at < csv.size() && csv[at] == ',') {
                ++at;
                continue;
            }
            if (csv.compare(at, 2, "\r\n") != 0) {
                return {};
            }
            at += 2;
            break;
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

Report with(std::vector<Block> blocks) {
    Report report;
    report.sections = {{"s", "Section", std::move(blocks)}};
    return report;
}

Figure figureOf(std::optional<double> value) {
    Figure figure;
    figure.value = value;
    return figure;
}

} // namespace

class TstReportCsv : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void everyTableIsAFile() {
        const auto files = reportCsv(tests::sampleReport(3, 60));
        QCOMPARE(files.size(), std::size_t(3));
        QCOMPARE(files[0].name, std::string("key_figures.csv"));
        QCOMPARE(files[1].name, std::string("hardest.csv"));
        QCOMPARE(files[2].name, std::string("tall.csv"));
        for (const CsvFile& file : files) {
            const auto rows = parsed(file.content);
            QVERIFY2(rows.size() > 1, file.name.c_str());
            for (const Row& row : rows) {
                QCOMPARE(row.size(), rows[0].size());
            }
        }
        const auto rows = parsed(files[1].content);
        QCOMPARE(rows.size(), std::size_t(61));
        QCOMPARE(rows[0], (Row{"case", "text", "hit", "hit_n", "hit_low", "hit_high", "hit_why"}));
        QCOMPARE(rows[3],
                 (Row{"case 2",
                      "A sentence about revenue in fiscal 2021, which wraps over several lines because it "
                      "has more to say, which wraps over several lines because it has more to say",
                      "0.2", "2", "0", "1", ""}));
        QCOMPARE(rows[4][2], std::string());
        QCOMPARE(rows[4][6], std::string("no gold"));
        QCOMPARE(reportCsv(tests::sampleReport(3, 60))[1].content, files[1].content);
    }

    void keyFiguresSayWhichSectionTheyAreOf() {
        Report report = with({});
        report.sections[0].sections = {{"one", "First suite", {KeyFigures{{{"n", figureOf(1)}}}}},
                                       {"two", "Second suite", {KeyFigures{{{"n", figureOf(2)}}}}}};
        const auto rows = parsed(reportCsv(report).front().content);
        QCOMPARE(rows[1][0], std::string("Section / First suite"));
        QCOMPARE(rows[2][0], std::string("Section / Second suite"));
    }

    void keyFiguresOfAllSectionsAreOneFile() {
        Report report = with({KeyFigures{{{"a", figureOf(0.5)}}}});
        report.sections.push_back({"t", "Other", {KeyFigures{{{"b", std::string("failed")}}}}});
        const auto files = reportCsv(report);
        QCOMPARE(files.size(), std::size_t(1));
        QCOMPARE(files[0].content,
                 std::string("section,figure,value,value_n,value_low,value_high,value_why\r\n"
                             "Section,a,0.5,,,,\r\nOther,b,failed,,,,\r\n"));
    }

    void formulasAreNeutralisedUnlessAskedOtherwise() {
        const std::vector<std::string> formulas{"=1+1",         "+1+cmd|' /C calc'!A0",
                                                "-1+1",         "@SUM(A1)",
                                                "\t=1",         "\r=1",
                                                "\n=1",         "\uff1d1",
                                                "=\"x\"&\"y\"", "=HYPERLINK(\"http://x\",\"y\")"};
        Table table{"t", "", {{"text", "Text"}, {"other", "Other"}}, {}};
        for (const std::string& formula : formulas) {
            table.rows.push_back({formula, std::string("x")});
        }
        const KeyFigures figures{{{"=label", std::string("=value"), Verdict::None}}};
        const auto safe = reportCsv(with({table, figures}));
        const auto raw = reportCsv(with({table, figures}), {.neutraliseFormulas = false});
        const auto safeRows = parsed(safe[1].content);
        const auto rawRows = parsed(raw[1].content);
        for (std::size_t i = 0; i < formulas.size(); ++i) {
            // Also behind the tab or the line break, where some part a line.
            const bool isBehind = formulas[i].find_first_of("\t\r\n") == 0;
            QCOMPARE(safeRows[i + 1][0], isBehind
                                             ? "'" + formulas[i].substr(0, 1) + "'" + formulas[i].substr(1)
                                             : "'" + formulas[i]);
            QCOMPARE(rawRows[i + 1][0], formulas[i]);
        }
        QCOMPARE(parsed(safe[0].content)[1][1], std::string("'=label"));
        QCOMPARE(parsed(safe[0].content)[1][2], std::string("'=value"));
        QCOMPARE(parsed(raw[0].content)[1][2], std::string("=value"));
        Figure undefined;
        undefined.why = "=1+1";
        const auto why = reportCsv(with({Table{"t", "", {{"v", "V"}}, {{undefined}}}}));
        QCOMPARE(parsed(why[0].content)[1][1], std::string("'=1+1"));
    }

    // A figure below zero is a number, not a formula.
    void figuresHaveAllTheirDigits() {
        Table table{"t", "", {{"v", "V"}}, {}};
        for (const double value : {0.1 + 0.2, -0.5, 1e-20, 1.0 / 3, -0.0}) {
            table.rows.push_back({figureOf(value)});
        }
        table.rows.push_back({countFigure(-9'007'199'254'740)});
        const auto rows = parsed(reportCsv(with({table}))[0].content);
        QCOMPARE(rows[1][0], std::string("0.30000000000000004"));
        QCOMPARE(rows[2][0], std::string("-0.5"));
        QCOMPARE(rows[3][0], std::string("1e-20"));
        QCOMPARE(std::stod(rows[4][0]), 1.0 / 3);
        QCOMPARE(rows[5][0], std::string("0"));
        QCOMPARE(rows[6][0], std::string("-9007199254740"));
    }

    void whatIsNoNumberIsEmpty() {
        Table table{"t", "", {{"k", "K"}, {"v", "V"}}, {}};
        for (const double value :
             {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
            Figure figure = figureOf(value);
            figure.why = "divided by zero";
            figure.interval = statistics::Interval{value, 1};
            table.rows.push_back({std::string("x"), figure});
        }
        const auto rows = parsed(reportCsv(with({table}))[0].content);
        QCOMPARE(rows[0], (Row{"k", "v", "v_low", "v_high", "v_why"}));
        for (const std::size_t i : {std::size_t{1}, std::size_t{2}}) {
            QCOMPARE(rows[i], (Row{"x", "", "", "", "divided by zero"}));
        }
    }

    // A line with nothing on it is no record for many readers.
    void aLoneEmptyCellIsARecord() {
        const Table table{"t", "", {{"v", "V"}}, {{std::string()}, {std::string("x")}, {Figure()}}};
        QCOMPARE(reportCsv(with({table}))[0].content, std::string("v\r\n\"\"\r\nx\r\n\"\"\r\n"));
    }

    void raggedAndEmptyTables() {
        const Table ragged{
            "t", "", {{"a", "A"}, {"b", "B"}}, {{std::string("1")}, {}, {Cell(), Cell(), Cell()}}};
        QCOMPARE(reportCsv(with({ragged}))[0].content, std::string("a,b\r\n1,\r\n,\r\n,\r\n"));
        QCOMPARE(reportCsv(with({Table{"t", "", {{"a", "A"}}, {}}}))[0].content, std::string("a\r\n"));
        QVERIFY(reportCsv(Report()).empty());
    }

    void quotesAndLineBreaksSurvive() {
        const std::string text = "a \"b\", c\r\nd\ne;f\u2028g";
        const Table table{"t", "", {{"a", "A"}, {"b", "B"}}, {{text, text}}};
        const auto rows = parsed(reportCsv(with({table}))[0].content);
        QCOMPARE(rows[1], (Row{text, text}));
    }
};

ASSAY_TEST(TstReportCsv)
#include "tst_report_csv.moc"
