#include "core/base/random.h"
#include "core/formats/csv_cell.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

class TestCsvCell : public QObject {
    Q_OBJECT

  private slots:

    void quotesWhatNeedsIt_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<char>("separator");
        QTest::addColumn<QByteArray>("cell");
        QTest::newRow("plain") << QByteArray("plain") << ',' << QByteArray("plain");
        QTest::newRow("separator") << QByteArray("a,b") << ',' << QByteArray("\"a,b\"");
        QTest::newRow("another separator") << QByteArray("a,b") << ';' << QByteArray("a,b");
        QTest::newRow("quote") << QByteArray("a\"b") << ',' << QByteArray("\"a\"\"b\"");
        QTest::newRow("line break") << QByteArray("a\nb") << ',' << QByteArray("\"a\nb\"");
    }

    void quotesWhatNeedsIt() {
        QFETCH(const QByteArray, text);
        QFETCH(const char, separator);
        QFETCH(const QByteArray, cell);
        std::string out = "before";
        appendCsvCell(text.toStdString(), separator, out);
        QCOMPARE(QByteArray::fromStdString(out), "before" + cell);
    }

    void formulas() {
        for (const char* text :
             {"=1", "+a", "-2+3", "@SUM(A1)", "\t=", "\n=", "\r=", "＝1", "＋1", "－1", "＠a", "- a point",
              "-1.2.3", "-1e", "+-3", " =1", "\"=1", "\" \"=1", "-1;2"}) {
            QCOMPARE(QByteArray::fromStdString(withoutFormulas(text)), QByteArray("'") + text);
        }
        for (const char* text :
             {"",    "a",   "1",    "-",   "＝",     "-3.1", "+5",   "-1,5e-3", "-12 %", "-3%",
              "-.5", "a=1", "a -1", "a;b", "a;1;-2", "a\tb", "a\nb", ";",       "a; ",   "12;-3.5;+4"}) {
            QCOMPARE(withoutFormulas(text), std::string(text));
        }
        QCOMPARE(withoutFormulas(std::string_view("a\0;=1", 5)), std::string("a\0;'=1", 6));
    }

    // A spreadsheet whose lists are separated by semicolons parts a line there, also within quotes that do
    // not begin a part.
    void formulasWithin_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("safe");
        const auto row = [](const char* text, const char* safe) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(safe);
        };
        row("a;=1+1", "a;'=1+1");
        row("a; =1+1", "a;' =1+1");
        row("a\t=1+1", "a\t'=1+1");
        row("a\n=1+1", "a\n'=1+1");
        row("a\r\n@x", "a\r\n'@x");
        row(";=1", ";'=1");
        row("a;\"=1+1\"", "a;'\"=1+1\"");
        row("a;b;+x;-1;-y", "a;b;'+x;-1;'-y");
        row("=1;=2", "'=1;'=2");
        row("\t=1", "'\t'=1");
        row("a;＝1", "a;'＝1");
        row("a\n=\t1", "a\n'=\t1"); // where only line breaks part, "=" is followed
        row("a;=", "a;=");
    }

    void formulasWithin() {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, safe);
        QCOMPARE(QByteArray::fromStdString(withoutFormulas(text.toStdString())), safe);
        // Again it is what it was: a report of a report's texts does not collect apostrophes.
        QCOMPARE(QByteArray::fromStdString(withoutFormulas(safe.toStdString())), safe);
    }

    // However a line of such cells is parted, no part begins a formula.
    void noPartOfALineIsAFormula() {
        base::Random random(5);
        const std::vector<std::string> pieces{"=", "+",  "-",    "@", ";", "\t", "\n", "\r",
                                              " ", "\"", "\"\"", "1", "a", ",",  "'",  "＝"};
        for (int round = 0; round < 3000; ++round) {
            std::string text;
            for (std::uint64_t i = random.below(9); i > 0; --i) {
                text += pieces[random.below(pieces.size())];
            }
            std::string line = "x,";
            appendCsvCell(withoutFormulas(text), ',', line);
            for (const char separator : {';', '\t'}) {
                std::string rest = line;
                std::replace(rest.begin(), rest.end(), '\n', separator);
                std::replace(rest.begin(), rest.end(), '\r', separator);
                // The first part belongs to what stands before the cell.
                for (std::size_t at = rest.find(separator); at != std::string::npos;
                     at = rest.find(separator, at + 1)) {
                    std::string_view part = std::string_view(rest).substr(at + 1);
                    part = part.substr(0, part.find(separator));
                    const std::size_t begin = part.find_first_not_of(" \"");
                    const std::string_view bare = begin == std::string_view::npos ? "" : part.substr(begin);
                    // A sign alone, or before a number, is none. The quote behind it closes the cell.
                    const bool isFormula = bare.size() > 2 && (bare.front() == '=' || bare.front() == '@');
                    QVERIFY2(!isFormula, (text + " -> " + line).c_str());
                }
            }
        }
    }

    void decimalCommas_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<double>("most");
        QTest::addColumn<double>("number"); // NaN: none
        const double none = std::nan("");
        const double any = std::numeric_limits<double>::infinity();
        const auto row = [](const char* text, double most, double number) {
            QTest::addRow("%s up to %g", text, most) << QByteArray(text) << most << number;
        };
        row("0,85", 1, 0.85);
        row("0,85", any, 0.85);
        row("-12,5", any, -12.5);
        row("1,5e-3", any, 0.0015);
        row("0,123", any, 0.123);
        row("1,000", 1, 1);
        row("1,000", any, none);
        row("1,234", 1, 1.234);
        row("12,345", 12'345, none);
        row("-1,234", 1, -1.234);
        row("-1,234", 2'000, none);
        row("12,3456", any, 12.3456);
        row("1234,567", any, 1234.567);
        for (const char* text :
             {"", ",", "1", "1.5", ",5", "5,", "1,2,3", "1,2.3", "1,5 ", "a,5", "1,5x", "0x1,5"}) {
            row(text, any, none);
        }
    }

    void decimalCommas() {
        QFETCH(const QByteArray, text);
        QFETCH(const double, most);
        QFETCH(const double, number);
        const auto read = decimalCommaNumber(text.toStdString(), most);
        QCOMPARE(read.has_value(), !std::isnan(number));
        if (read) {
            QCOMPARE(*read, number);
        }
    }
};

} // namespace assay::formats

ASSAY_TEST(assay::formats::TestCsvCell)
#include "tst_csv_cell.moc"
