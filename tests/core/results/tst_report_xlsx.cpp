// Reports and tables as workbooks, read back.
#include "core/results/report/report_writers.h"
#include "tests/support/sample_report.h"
#include "tests/support/test_class.h"
#include "tests/support/workbook_reader.h"

#include <QtTest/QtTest>

using namespace assay;
using namespace assay::results;

namespace {

QString at(const tests::SheetCells& cells, const char* place) {
    return cells.value(QLatin1String(place)).toString();
}

} // namespace

class TestReportXlsx : public QObject {
    Q_OBJECT

  private slots:
    void everyTableIsASheet();
    void figuresHaveColumnsOfTheirOwn();
    void keyFiguresAreOneSheet();
    void aTableTakesChosenCells();
    void sameReportSameBytes();
};

void TestReportXlsx::everyTableIsASheet() {
    const auto bytes = reportWorkbook(tests::sampleReport(3, 60), words::Wording());
    QVERIFY(bytes.has_value());
    const tests::ReadWorkbook book = tests::readWorkbook(*bytes);
    QCOMPARE(book.sheets,
             (QStringList{QStringLiteral("report"), QStringLiteral("key_figures"), QStringLiteral("hardest"),
                          QStringLiteral("tall"), QStringLiteral("definitions")}));
    const tests::SheetCells contents = book.cells[QStringLiteral("report")];
    QCOMPARE(at(contents, "A1"), QStringLiteral("Review of gold & systems"));
    QVERIFY(contents.values().contains(
        QVariant(QStringLiteral("Hardest cases / Filtered regime: Cases of hardest"))));
    QVERIFY(contents.values().contains(QVariant(QStringLiteral("Those beyond are left out."))));
}

void TestReportXlsx::figuresHaveColumnsOfTheirOwn() {
    const auto bytes = reportWorkbook(tests::sampleReport(3, 60), words::Wording());
    QVERIFY(bytes.has_value());
    const tests::ReadWorkbook book = tests::readWorkbook(*bytes);
    const tests::SheetCells cells = book.cells[QStringLiteral("hardest")];
    QCOMPARE(at(cells, "C1"), QStringLiteral("Hit@10"));
    QCOMPARE(at(cells, "D1"), QStringLiteral("Hit@10: n"));
    QCOMPARE(at(cells, "E1"), QStringLiteral("Hit@10: from"));
    QCOMPARE(at(cells, "F1"), QStringLiteral("Hit@10: to"));
    QCOMPARE(at(cells, "G1"), QStringLiteral("Hit@10: why it is undefined"));
    QCOMPARE(cells.value(QStringLiteral("C4")), QVariant(0.2));
    QCOMPARE(cells.value(QStringLiteral("D4")), QVariant(2.0));
    QCOMPARE(cells.value(QStringLiteral("F4")), QVariant(1.0));
    QVERIFY(!cells.contains(QStringLiteral("C5"))); // undefined
    QCOMPARE(at(cells, "G5"), QStringLiteral("no gold"));
    QCOMPARE(cells.value(QStringLiteral("D5")), QVariant(3.0));
    QVERIFY(at(cells, "B2").startsWith(QStringLiteral("=1+1 <script>"))); // a text, not a formula
    const QStringList notes = book.notes[QStringLiteral("hardest")];
    QCOMPARE(notes.size(), 1);
    QVERIFY(notes[0].contains(QStringLiteral("gold")));
}

void TestReportXlsx::keyFiguresAreOneSheet() {
    const auto bytes = reportWorkbook(tests::sampleReport(1, 1), words::Wording());
    QVERIFY(bytes.has_value());
    const tests::SheetCells cells = tests::readWorkbook(*bytes).cells[QStringLiteral("key_figures")];
    QCOMPARE(at(cells, "A2"), QStringLiteral("Summary"));
    QCOMPARE(at(cells, "B2"), QStringLiteral("Recall of hallucinations"));
    QCOMPARE(cells.value(QStringLiteral("C2")), QVariant(0.875));
    QCOMPARE(cells.value(QStringLiteral("D2")), QVariant(160.0));
    QCOMPARE(cells.value(QStringLiteral("E2")), QVariant(0.8));
    QCOMPARE(cells.value(QStringLiteral("F2")), QVariant(0.92));
    QVERIFY(!cells.contains(QStringLiteral("C3")));
    QCOMPARE(at(cells, "G3"), QStringLiteral("no sample of this class"));
    QCOMPARE(at(cells, "C5"), QStringLiteral("failed"));
}

void TestReportXlsx::aTableTakesChosenCells() {
    const Table table = tests::sampleTable("cases", 4);
    const auto bytes = tableWorkbook(table, {{2, 0}, std::vector<std::size_t>{2, 1}}, words::Wording());
    QVERIFY(bytes.has_value());
    const tests::ReadWorkbook book = tests::readWorkbook(*bytes);
    QCOMPARE(book.sheets, QStringList{QStringLiteral("cases")});
    const tests::SheetCells cells = book.cells[QStringLiteral("cases")];
    QCOMPARE(at(cells, "A1"), QStringLiteral("Hit@10"));
    QCOMPARE(cells.value(QStringLiteral("A2")), QVariant(0.2));
    QCOMPARE(at(cells, "F1"), QStringLiteral("Case"));
    QCOMPARE(at(cells, "F2"), QStringLiteral("case 2"));
    QCOMPARE(at(cells, "F3"), QStringLiteral("case 1"));
    QVERIFY(!cells.contains(QStringLiteral("A4")));
}

void TestReportXlsx::sameReportSameBytes() {
    const auto first = reportWorkbook(tests::sampleReport(3, 60), words::Wording());
    const auto second = reportWorkbook(tests::sampleReport(3, 60), words::Wording());
    QVERIFY(first.has_value() && second.has_value());
    QVERIFY(*first == *second);
}

ASSAY_TEST(TestReportXlsx)

#include "tst_report_xlsx.moc"
