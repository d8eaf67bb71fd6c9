// Workbooks, read back by a reader of ZIP and XML that knows nothing of how they were written.
#include "core/formats/workbook.h"
#include "tests/support/test_class.h"
#include "tests/support/workbook_reader.h"

#include <QtTest/QtTest>

#include <clocale>
#include <limits>

using namespace assay;
using formats::SheetCell;
using formats::SheetNumber;
using formats::WorkbookWriter;

class TestWorkbook : public QObject {
    Q_OBJECT

  private slots:
    void cellsKeepTheirKinds();
    void namesAreBentToWhatFits();
    void textsAreNeverFormulas();
    void longTextsAreCutAndSaySo();
    void sameCallsGiveTheSameBytes();
    void numbersDoNotFollowTheLocale();
    void tooManyColumnsAreRefused();
};

void TestWorkbook::cellsKeepTheirKinds() {
    WorkbookWriter workbook("Cells");
    workbook.beginSheet("one", {{"Name"}, {"Value", "What the value is"}, {"More"}});
    workbook.addRow({std::string("a"), SheetNumber{0.25, 1, true}, SheetNumber{-1234567.125}});
    workbook.addRow({std::string(), SheetNumber{std::numeric_limits<double>::quiet_NaN()}, SheetCell()});
    workbook.addRow({std::string("1.5"), SheetNumber{0, 0}});
    const auto bytes = workbook.finish();
    QVERIFY(bytes.has_value());
    const tests::ReadWorkbook book = tests::readWorkbook(*bytes);
    QCOMPARE(book.sheets, QStringList{QStringLiteral("one")});
    const tests::SheetCells cells = book.cells[QStringLiteral("one")];
    QCOMPARE(cells[QStringLiteral("A1")], QVariant(QStringLiteral("Name")));
    QCOMPARE(cells[QStringLiteral("B2")], QVariant(0.25));
    QCOMPARE(cells[QStringLiteral("C2")], QVariant(-1234567.125));
    QVERIFY(!cells.contains(QStringLiteral("A3")));
    QVERIFY(!cells.contains(QStringLiteral("B3")));
    QVERIFY(!cells.contains(QStringLiteral("C3")));
    QCOMPARE(cells[QStringLiteral("A4")], QVariant(QStringLiteral("1.5"))); // a text stays one
    QCOMPARE(cells[QStringLiteral("B4")], QVariant(0.0));
    QCOMPARE(book.notes[QStringLiteral("one")], QStringList{QStringLiteral("What the value is")});
    QVERIFY(!workbook.finish().has_value());
}

void TestWorkbook::namesAreBentToWhatFits() {
    WorkbookWriter workbook("Names");
    for (const char* name : {"a:b/c", "'quoted'", "", "same", "Same", "History",
                             "a name that is far longer than thirty-one characters",
                             "a name that is far longer than thirty-one others"}) {
        workbook.beginSheet(name, {{"x"}});
    }
    const auto bytes = workbook.finish();
    QVERIFY(bytes.has_value());
    const QStringList names{QStringLiteral("a-b-c"),
                            QStringLiteral("quoted"),
                            QStringLiteral("sheet"),
                            QStringLiteral("same"),
                            QStringLiteral("Same (2)"),
                            QStringLiteral("History (2)"),
                            QStringLiteral("a name that is far longer than "),
                            QStringLiteral("a name that is far longer t (2)")};
    QStringList read = tests::readWorkbook(*bytes).sheets;
    read[6] += read[6].size() < 31 ? QStringLiteral(" ") : QString(); // a blank at the end goes
    QCOMPARE(read, names);
}

void TestWorkbook::textsAreNeverFormulas() {
    WorkbookWriter workbook("Texts");
    workbook.beginSheet("t", {{"text"}});
    const QStringList texts{
        QStringLiteral("=1+1"),         QStringLiteral("@SUM(A1)"),           QStringLiteral("<script>&\"'"),
        QStringLiteral(" two\nlines "), QStringLiteral("http://example.org"), QStringLiteral("\u00e5\u20ac")};
    for (const QString& text : texts) {
        workbook.addRow({text.toStdString()});
    }
    workbook.addRow({std::string("nul\0bell\a", 9)});
    workbook.addRow({std::string("\xFF")});
    const auto bytes = workbook.finish();
    QVERIFY(bytes.has_value());
    const tests::SheetCells cells = tests::readWorkbook(*bytes).cells[QStringLiteral("t")];
    for (int i = 0; i < texts.size(); ++i) {
        QCOMPARE(cells[QStringLiteral("A%1").arg(i + 2)].toString(), texts[i]);
    }
    QCOMPARE(cells[QStringLiteral("A8")].toString(), QStringLiteral("nul\ufffdbell\ufffd"));
    QCOMPARE(cells[QStringLiteral("A9")].toString(), QStringLiteral("\ufffd"));
}

void TestWorkbook::longTextsAreCutAndSaySo() {
    WorkbookWriter workbook("Long");
    workbook.beginSheet("t", {{"text"}});
    workbook.addRow({std::string(32'767, 'a')});
    workbook.addRow({std::string(32'768, 'a')});
    const auto bytes = workbook.finish();
    QVERIFY(bytes.has_value());
    const tests::SheetCells cells = tests::readWorkbook(*bytes).cells[QStringLiteral("t")];
    QCOMPARE(cells[QStringLiteral("A2")].toString(), QString(32'767, u'a'));
    const QString cut = cells[QStringLiteral("A3")].toString();
    QVERIFY(cut.size() <= 32'767);
    QVERIFY(cut.endsWith(QStringLiteral("a… [cut]")));
}

void TestWorkbook::sameCallsGiveTheSameBytes() {
    const auto make = [] {
        WorkbookWriter workbook("Same");
        workbook.beginSheet("one", {{"Name", "A note"}, {"Value"}});
        for (int i = 0; i < 500; ++i) {
            workbook.addRow({"row " + std::to_string(i), SheetNumber{i / 7.0, 4}});
        }
        return workbook.finish();
    };
    const auto first = make();
    const auto second = make();
    QVERIFY(first.has_value() && second.has_value());
    QVERIFY(*first == *second);
}

void TestWorkbook::numbersDoNotFollowTheLocale() {
    const std::string before = std::setlocale(LC_ALL, nullptr);
    const char* const comma = std::setlocale(LC_ALL, "de_DE.UTF-8");
    WorkbookWriter workbook("Comma");
    workbook.beginSheet("t", {{"x"}});
    workbook.addRow({SheetNumber{1.5, 2}});
    const auto bytes = workbook.finish();
    std::setlocale(LC_ALL, before.c_str());
    QVERIFY(bytes.has_value());
    QCOMPARE(tests::readWorkbook(*bytes).cells[QStringLiteral("t")][QStringLiteral("A2")], QVariant(1.5));
    if (comma == nullptr) {
        QSKIP("No locale with a decimal comma is installed.");
    }
}

void TestWorkbook::tooManyColumnsAreRefused() {
    WorkbookWriter workbook("Wide");
    workbook.beginSheet("t", std::vector<formats::SheetColumn>(16'385));
    const auto bytes = workbook.finish();
    QVERIFY(!bytes.has_value());
    QCOMPARE(bytes.error().code, base::ErrorCode::InvalidArgument);
}

ASSAY_TEST(TestWorkbook)

#include "tst_workbook.moc"
