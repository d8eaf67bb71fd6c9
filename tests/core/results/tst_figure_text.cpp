// Numbers and figures as people read them.
#include "core/results/report/figure_text.h"
#include "core/results/report/printed_table.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <cmath>
#include <limits>

using namespace assay::results;
using namespace assay::words;
using assay::statistics::Interval;

namespace {

class Norwegian final : public Wording {
  public:
    using Wording::text;

    [[nodiscard]] std::string text(const char* source) const override {
        return std::string("«") + source + "»";
    }

    [[nodiscard]] std::string decimalPoint() const override { return ","; }

    [[nodiscard]] std::string groupSeparator() const override { return "\u00a0"; }
};

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

Figure figureOf(double value, FigureKind kind, int decimals = 4) {
    Figure figure;
    figure.value = value;
    figure.kind = kind;
    figure.decimals = decimals;
    return figure;
}

} // namespace

class TstFigureText : public QObject {
    Q_OBJECT

    Wording m_english;
    Norwegian m_norwegian;

  private Q_SLOTS:

    void momentsAreSaidInWordsAndSortedByTime() {
        const Cell cell = momentCell("2026-03-01T12:30:05Z", m_english);
        QCOMPARE(cellText(cell, m_english), std::string("1 March 2026, 12:30 UTC"));
        QVERIFY(cell.sortKey && *cell.sortKey == 20260301123005.0);
        QVERIFY(momentCell("2026-03-02", m_english).sortKey > cell.sortKey);
        QVERIFY(momentCell("2025-12-31T23:59:59.999Z", m_english).sortKey < cell.sortKey);
        QVERIFY(!momentCell("some day", m_english).sortKey);
        QCOMPARE(cellText(momentCell("some day", m_english), m_english), std::string("some day"));
    }

    void smallProbabilitiesAreBounded() {
        const Figure small = probabilityFigure(0.00004);
        QCOMPARE(valueText(small, m_english), std::string("<\u00a00.0001"));
        QCOMPARE(valueText(small, m_norwegian), std::string("<\u00a00,0001"));
        QCOMPARE(valueText(probabilityFigure(0), m_english), std::string("<\u00a00.0001"));
        QCOMPARE(valueText(probabilityFigure(0.0001), m_english), std::string("0.0001"));
        QCOMPARE(valueText(probabilityFigure(0.25), m_norwegian), std::string("0,2500"));
        QCOMPARE(figureText(probabilityFigure({}, "none differ"), m_english), std::string("— (none differ)"));
    }

    void proportionsHaveNAndInterval() {
        const Figure some = proportionFigure(3, 8, FigureKind::Percent, "none");
        QCOMPARE(some.value.value(), 0.375);
        QVERIFY(some.kind == FigureKind::Percent && some.n == 8 && some.why.empty());
        QVERIFY(some.interval == assay::statistics::wilsonInterval(3, 8));
        const Figure none = proportionFigure(0, 0, FigureKind::Proportion, "no sample");
        QVERIFY(!none.value && !none.interval && none.n == 0);
        QCOMPARE(none.why, std::string("no sample"));
    }

    void momentsInWords() {
        QCOMPARE(m_english.moment("2026-11-21T20:59:05Z"), std::string("21 November 2026, 20:59 UTC"));
        QCOMPARE(m_english.moment("2026-03-01T00:00:00.125Z"), std::string("1 March 2026, 00:00 UTC"));
        QCOMPARE(m_english.moment("2026-03-01T12:30"), std::string("1 March 2026, 12:30"));
        QCOMPARE(m_english.moment("2026-03-01T12:30:00+01:00"), std::string("1 March 2026, 12:30 UTC+01:00"));
        QCOMPARE(m_english.moment("2026-12-31"), std::string("31 December 2026"));
        QCOMPARE(m_english.date("2026-11-21T20:59:05Z"), std::string("21 November 2026"));
        for (const char* other : {"", "June", "2026-13-01", "2026-00-01", "2026-01-40", "2026-01-01 10:00",
                                  "2026-01-01T10", "2026-01-01T10:00x", "2026-01-01T10:00:00+1"}) {
            QCOMPARE(m_english.moment(other), std::string(other));
        }
        QCOMPARE(m_norwegian.date("2026-05-17"), std::string("«17 «May» 2026»"));
    }

    void momentsArePrintedInWords() {
        Table table;
        table.columns = {{"on", "On"}, {"text", "Text"}};
        table.rows.push_back({std::string("2026-03-01T12:30:05Z"), std::string("That of 2026-03-01")});
        const Table printed = printedTable(table, m_english);
        QCOMPARE(cellText(printed.rows[0][0], m_english), std::string("1 March 2026, 12:30 UTC"));
        QCOMPARE(cellText(printed.rows[0][1], m_english), std::string("That of 2026-03-01"));
        QCOMPARE(cellText(table.rows[0][0], m_english), std::string("2026-03-01T12:30:05Z"));
    }

    void printedTablesLeaveOutWhatIsEmpty() {
        Table table{"t", "T", {{"a", "A"}, {"b", "B"}, {"c", "C"}}, {}, "note"};
        QVERIFY(printedTable(table, m_english).columns.size() == 3); // no row says that a column is empty
        Figure undefined;
        undefined.why = "nothing";
        table.rows = {{std::string("x"), std::string(), undefined}, {std::string("y"), std::string()}};
        const Table printed = printedTable(table, m_english);
        QCOMPARE(printed.columns.size(), std::size_t(2));
        QCOMPARE(printed.columns[1].key, std::string("c"));
        QCOMPARE(printed.rows[0].size(), std::size_t(2));
        QVERIFY(std::holds_alternative<Figure>(printed.rows[0][1]));
        QCOMPARE(printed.note, std::string("note"));
        table.shown = 1;
        QCOMPARE(printedTable(table, m_english).rows.size(), std::size_t(1));
        QVERIFY(isPrinted(table));
        table.shown = 0;
        QVERIFY(!isPrinted(table));
        table.shown = 9;
        QCOMPARE(printedTable(table, m_english).rows.size(), std::size_t(2));
    }

    void numbersAreGroupedAndRounded() {
        QCOMPARE(m_english.number(1234567.891, 2), std::string("1,234,567.89"));
        QCOMPARE(m_english.number(-1234.5, 1), std::string("-1,234.5"));
        QCOMPARE(m_english.number(999, 0), std::string("999"));
        QCOMPARE(m_english.number(1000, 0), std::string("1,000"));
        QCOMPARE(m_english.number(-0.001, 2), std::string("0.00"));
        QCOMPARE(m_english.number(-0.0, 1), std::string("0.0"));
        QCOMPARE(m_english.number(2.5, 0), std::string("2"));
        QCOMPARE(m_norwegian.number(-1234.5, 1), std::string("-1\u00a0234,5"));
        QCOMPARE(m_english.number(0.5, -3), std::string("0")); // no such number of decimals
        QCOMPARE(m_english.count(-1234567), std::string("-1,234,567"));
        QCOMPARE(m_english.count(std::numeric_limits<std::int64_t>::min()),
                 std::string("-9,223,372,036,854,775,808"));
        QCOMPARE(m_english.count(0), std::string("0"));
    }

    void textsAreFilledIn() {
        QCOMPARE(m_english.text("%2 of %1", {"a", "%1"}), std::string("%1 of a"));
        QCOMPARE(m_english.text("100 % of %1 and %3", {"x"}), std::string("100 % of x and %3"));
        QCOMPARE(m_english.text("%", {"x"}), std::string("%"));
        QCOMPARE(m_norwegian.text("%1!", {"a"}), std::string("«a!»"));
    }

    void everyKindHasItsForm() {
        QCOMPARE(figureText(figureOf(0.68231, FigureKind::Proportion), m_english), std::string("0.6823"));
        QCOMPARE(figureText(figureOf(0.68231, FigureKind::Percent), m_english), std::string("68.2\u00a0%"));
        QCOMPARE(figureText(figureOf(12.345, FigureKind::Number, 1), m_english), std::string("12.3"));
        QCOMPARE(figureText(countFigure(8000), m_english), std::string("8,000"));
        QCOMPARE(figureText(figureOf(1e300, FigureKind::Count), m_english).substr(0, 3), std::string("1,0"));
    }

    void nAndIntervalStandBehind() {
        Figure figure = figureOf(0.875, FigureKind::Percent);
        figure.n = 1600;
        figure.interval = Interval{0.8, 0.92};
        QCOMPARE(figureText(figure, m_english),
                 std::string("87.5\u00a0% (80.0–92.0\u00a0%), n\u00a0=\u00a01,600"));
        QCOMPARE(figureText(figure, m_norwegian),
                 std::string("87,5\u00a0% (80,0–92,0\u00a0%), n\u00a0=\u00a01\u00a0600"));
        QCOMPARE(valueText(figure, m_english), std::string("87.5\u00a0%"));
    }

    // Never as 0, and never as a word of the computer's.
    void whatIsUndefinedSaysWhy() {
        Figure figure;
        figure.why = "no sample of this class";
        figure.n = 0;
        figure.interval = Interval{0, 1};
        QCOMPARE(figureText(figure, m_english), std::string("— (no sample of this class), n\u00a0=\u00a00"));
        for (const double strange : {kNan, kInfinity, -kInfinity}) {
            for (const FigureKind kind :
                 {FigureKind::Proportion, FigureKind::Percent, FigureKind::Number, FigureKind::Count}) {
                QCOMPARE(figureText(figureOf(strange, kind), m_english), std::string("—"));
            }
            QVERIFY(!definedValue(figureOf(strange, FigureKind::Number)));
            Figure half = figureOf(0.5, FigureKind::Proportion);
            half.interval = Interval{0.1, strange};
            QCOMPARE(figureText(half, m_english), std::string("0.5000"));
        }
    }

    void definitionsAreCollectedOnce() {
        Table table{"t", "", {{"a", "A", "recall"}, {"b", "B"}}, {}};
        Section below{"below", "", {table}};
        Section top{
            "top",
            "",
            {KeyFigures{{{"x", Cell(), Verdict::None, "recall"}, {"y", Cell(), Verdict::None, "coverage"}}}}};
        top.sections.push_back(below);
        QCOMPARE(usedDefinitions({top, below}), (std::vector<std::string>{"coverage", "recall"}));
        QVERIFY(usedDefinitions({}).empty());
    }
};

ASSAY_TEST(TstFigureText)
#include "tst_figure_text.moc"
