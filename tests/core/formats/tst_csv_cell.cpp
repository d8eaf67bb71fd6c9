#include "core/formats/csv_cell.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <string>

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
        for (const char* text : {"=1", "+a", "-2+3", "@SUM(A1)", "\t=1", "\n=1", "\r=1", "＝1", "＋1", "－1",
                                 "＠a", "- a point", "-1.2.3", "-1e", "+-3"}) {
            QVERIFY2(startsFormula(text), text);
        }
        for (const char* text : {"", "a", "1", "-", "＝", "-3.1", "+5", "-1,5e-3", "-12 %", "-3%", "-.5"}) {
            QVERIFY2(!startsFormula(text), text);
        }
    }
};

} // namespace assay::formats

ASSAY_TEST(assay::formats::TestCsvCell)
#include "tst_csv_cell.moc"
