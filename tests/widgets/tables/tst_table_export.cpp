#include "tests/support/test_class.h"
#include "tests/widgets/tables/row_models.h"
#include "widgets/tables/save_file.h"
#include "widgets/tables/table_export.h"

#include <QAbstractItemModelTester>
#include <QBuffer>
#include <QDateTime>
#include <QFile>
#include <QRandomGenerator>
#include <QStandardItemModel>
#include <QTemporaryDir>
#include <cmath>

using namespace assay::widgets;
using assay::tests::PagedModel;

namespace {

// A plain reader of RFC 4180, to read back what was written.
QList<QStringList> readCsv(const QString& text) {
    QList<QStringList> rows;
    QStringList row;
    QString cell;
    bool quoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (quoted) {
            if (c != u'"') {
                cell += c;
            } else if (i + 1 < text.size() && text[i + 1] == u'"') {
                cell += c;
                ++i;
            } else {
                quoted = false;
            }
        } else if (c == u'"') {
            quoted = true;
        } else if (c == u',') {
            row.append(std::exchange(cell, {}));
        } else if (c == u'\r' && i + 1 < text.size() && text[i + 1] == u'\n') {
            row.append(std::exchange(cell, {}));
            rows.append(std::exchange(row, {}));
            ++i;
        } else {
            cell += c;
        }
    }
    return rows;
}

} // namespace

class TestTableExport : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void csvCells_data();
    void csvCells();
    void csvReadsBack();
    void tsvCells();
    void markdownCells();
    void markdownTable();
    void exportValues();
    void modelAsTsvAndMarkdown();
    void rowsAndColumnsAreChosen();
    void copyingIsCapped();
    void pagesAreFetchedForFiles();
    void failuresAreExplained();
    void optionsOfCsv();
    void fileNames();
};

void TestTableExport::csvCells_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("cell");
    QTest::newRow("plain") << QStringLiteral("plain") << QStringLiteral("plain");
    QTest::newRow("empty") << QString() << QString();
    QTest::newRow("comma") << QStringLiteral("a,b") << QStringLiteral("\"a,b\"");
    QTest::newRow("quote") << QStringLiteral("a\"b") << QStringLiteral("\"a\"\"b\"");
    QTest::newRow("line break") << QStringLiteral("a\nb") << QStringLiteral("\"a\nb\"");
    QTest::newRow("outer space") << QStringLiteral(" a") << QStringLiteral("\" a\"");
    QTest::newRow("formula") << QStringLiteral("=1+1") << QStringLiteral("'=1+1");
    QTest::newRow("formula with comma")
        << QStringLiteral("=HYPERLINK(\"x\",1)") << QStringLiteral("\"'=HYPERLINK(\"\"x\"\",1)\"");
    QTest::newRow("at") << QStringLiteral("@SUM(A1)") << QStringLiteral("'@SUM(A1)");
    QTest::newRow("plus") << QStringLiteral("+cmd|' /C calc'!A0") << QStringLiteral("'+cmd|' /C calc'!A0");
    QTest::newRow("minus") << QStringLiteral("-2+3") << QStringLiteral("'-2+3");
    QTest::newRow("tab first") << QStringLiteral("\t=1") << QStringLiteral("'\t'=1");
    QTest::newRow("return first") << QStringLiteral("\r=1") << QStringLiteral("\"'\r'=1\"");
    QTest::newRow("behind a semicolon") << QStringLiteral("a;=1") << QStringLiteral("a;'=1");
    QTest::newRow("behind a line break") << QStringLiteral("a\n=1") << QStringLiteral("\"a\n'=1\"");
    QTest::newRow("numbers in a list") << QStringLiteral("1;-2;+3") << QStringLiteral("1;-2;+3");
    QTest::newRow("full-width") << QStringLiteral("＝1+1") << QStringLiteral("'＝1+1");
    QTest::newRow("list item") << QStringLiteral("- a point") << QStringLiteral("'- a point");
    for (const char* number : {"-1", "-0.5", "+3", "-1e-05", "-1.5E+10", "-.5", "-12 %", "-12,5", "-3%"}) {
        const QString text = QString::fromLatin1(number);
        QTest::newRow(number) << text << (text.contains(u',') ? u'"' + text + u'"' : text);
    }
    QTest::newRow("two points") << QStringLiteral("-1.2.3") << QStringLiteral("'-1.2.3");
    QTest::newRow("lone minus") << QStringLiteral("-") << QStringLiteral("-");
}

void TestTableExport::csvCells() {
    QFETCH(const QString, text);
    QFETCH(const QString, cell);
    QCOMPARE(csvCell(text), cell);
}

void TestTableExport::csvReadsBack() {
    QRandomGenerator random(17);
    const QString alphabet = QStringLiteral("ab,\"\r\n\t;'=+-@ |\\æ漢");
    TextTable table;
    for (int row = 0; row < 300; ++row) {
        QStringList cells;
        for (int column = 0; column < 4; ++column) {
            QString cell;
            for (int i = random.bounded(8); i > 0; --i) {
                cell += alphabet[random.bounded(static_cast<int>(alphabet.size()))];
            }
            cells.append(cell);
        }
        table.rows.append(cells);
    }
    table.header = {QStringLiteral("a"), QStringLiteral("b,"), QStringLiteral("\"c\""),
                    QStringLiteral("d\r\n")};
    const QList<QStringList> rows = readCsv(tableAsCsv(table, {.neutraliseFormulas = false}));
    QCOMPARE(rows.size(), 301);
    QCOMPARE(rows.first(), table.header);
    QCOMPARE(rows.mid(1), table.rows);
    // With the guard on, nothing begins like a formula.
    for (const QStringList& row : readCsv(tableAsCsv(table))) {
        for (const QString& cell : row) {
            QVERIFY2(cell.size() < 2 || !QStringLiteral("=@+-\t\r\n").contains(cell.front()),
                     qPrintable(cell));
        }
    }
}

void TestTableExport::tsvCells() {
    QCOMPARE(tsvCell(QStringLiteral("a\tb\r\nc")), QStringLiteral("a b  c"));
    // A copied table is pasted into spreadsheets, too.
    QCOMPARE(tsvCell(QStringLiteral("=1")), QStringLiteral("'=1"));
    QCOMPARE(tsvCell(QStringLiteral("a;=1")), QStringLiteral("a;'=1"));
    QCOMPARE(tsvCell(QStringLiteral("\"=1\"")), QStringLiteral("'\"=1\""));
    QCOMPARE(tsvCell(QStringLiteral("-0.5")), QStringLiteral("-0.5"));
    QCOMPARE(tsvCell(QStringLiteral("＝1")), QStringLiteral("'＝1"));
}

void TestTableExport::markdownCells() {
    QCOMPARE(markdownCell(QStringLiteral("a|b")), QStringLiteral("a\\|b"));
    QCOMPARE(markdownCell(QStringLiteral("a\\|b")), QStringLiteral("a\\\\\\|b"));
    QCOMPARE(markdownCell(QStringLiteral("one\ntwo\r\nthree\rfour")),
             QStringLiteral("one<br>two<br>three<br>four"));
}

void TestTableExport::markdownTable() {
    const TextTable table{{QStringLiteral("name"), QStringLiteral("n")},
                          {{QStringLiteral("a|b"), QStringLiteral("1")}}};
    QCOMPARE(tableAsMarkdown(table), QStringLiteral("| name | n |\n| --- | ---: |\n| a\\|b | 1 |\n"));
    QCOMPARE(tableAsTsv(table), QStringLiteral("name\tn\na|b\t1\n"));
}

void TestTableExport::exportValues() {
    QStandardItemModel model(1, 6);
    const auto put = [&model](int column, const QVariant& value) {
        model.setData(model.index(0, column), QStringLiteral("shown"), Qt::DisplayRole);
        model.setData(model.index(0, column), value, kExportRole);
    };
    put(0, 0.1 + 0.2);
    put(1, 0.7F);
    put(2, std::nan(""));
    put(3, qint64{1'234'567'890'123});
    put(4, QDate(2024, 2, 29));
    put(5, QVariant());
    QCOMPARE(exportText(model.index(0, 0)), QStringLiteral("0.30000000000000004"));
    QCOMPARE(exportText(model.index(0, 1)), QStringLiteral("0.7"));
    QCOMPARE(exportText(model.index(0, 2)), QString()); // no value is no value
    QCOMPARE(exportText(model.index(0, 3)), QStringLiteral("1234567890123"));
    QCOMPARE(exportText(model.index(0, 4)), QStringLiteral("2024-02-29"));
    QCOMPARE(exportText(model.index(0, 5)), QStringLiteral("shown"));
}

void TestTableExport::modelAsTsvAndMarkdown() {
    PagedModel model(2);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(tableAsTsv(model, {{0, 1, 2}, std::nullopt}),
             QStringLiteral("id\tscore\tanswer\nsample 0\t0\ttext, \"quoted\"\n"
                            "sample 1\t0.3333333333333333\ttext, \"quoted\"\n"));
    QCOMPARE(tableAsMarkdown(model, {{0, 1}, std::nullopt}),
             QStringLiteral("| id | score |\n| --- | ---: |\n| sample 0 | 0.00 |\n| sample 1 | 0.33 |\n"));
}

void TestTableExport::rowsAndColumnsAreChosen() {
    PagedModel model(10);
    QCOMPARE(tableAsTsv(model, {{1, 0}, QList<int>{9, 3}}),
             QStringLiteral("score\tid\n3\tsample 9\n1\tsample 3\n"));
}

void TestTableExport::copyingIsCapped() {
    PagedModel model(1'000'000);
    const QString text = tableAsTsv(model, {{0}, std::nullopt}, 2'500);
    QCOMPARE(text.count(u'\n'), 2'501);
    QCOMPARE(model.known(), 3'000); // three pages and no more
}

void TestTableExport::pagesAreFetchedForFiles() {
    PagedModel model(12'345, 1'000);
    QBuffer file;
    QVERIFY(file.open(QIODevice::WriteOnly));
    CsvWriter writer(model, {{0, 1, 2}, std::nullopt}, file);
    while (writer.writeMore(777)) {
    }
    QVERIFY(!writer.failed());
    const QList<QStringList> rows = readCsv(QString::fromUtf8(file.data()));
    QCOMPARE(rows.size(), 12'346);
    QCOMPARE(rows.last(), (QStringList{QStringLiteral("sample 12344"), QStringLiteral("4114.666666666667"),
                                       QStringLiteral("text, \"quoted\"")}));
}

void TestTableExport::failuresAreExplained() {
    PagedModel model(5);
    QBuffer closed; // cannot be written to
    CsvWriter writer(model, {{0}, std::nullopt}, closed);
    QTest::ignoreMessage(QtWarningMsg, "QIODevice::write (QBuffer): device not open");
    QVERIFY(!writer.writeMore(10));
    QVERIFY(writer.failed());
}

void TestTableExport::optionsOfCsv() {
    const TextTable table{{QStringLiteral("a")}, {{QStringLiteral("=1")}}};
    QCOMPARE(tableAsCsv(table), QStringLiteral("a\r\n'=1\r\n"));
    QCOMPARE(tableAsCsv(table, {.neutraliseFormulas = false}), QStringLiteral("a\r\n=1\r\n"));
    QCOMPARE(tableAsCsv(table, {.byteOrderMark = true}).toUtf8(), QByteArray("\xEF\xBB\xBF"
                                                                             "a\r\n'=1\r\n"));
}

void TestTableExport::fileNames() {
    QCOMPARE(fileNameFor(QStringLiteral("Precision and recall / τ"), QStringLiteral("x")),
             QStringLiteral("precision-and-recall-τ"));
    QCOMPARE(fileNameFor(QStringLiteral("../.."), QStringLiteral("chart")), QStringLiteral("chart"));
}

ASSAY_TEST(TestTableExport)
#include "tst_table_export.moc"
