// Blocks of results on pages: what they say, and that they are updated in place.
#include "core/results/report/figure_text.h"
#include "tests/support/test_class.h"
#include "tests/support/workbook_reader.h"
#include "widgets/charts/plot_widget.h"
#include "widgets/results/blocks_area.h"
#include "widgets/results/blocks_view.h"
#include "widgets/results/chart_view.h"
#include "widgets/results/pairs_view.h"
#include "widgets/results/table_view.h"
#include "widgets/results/text_view.h"
#include "widgets/tables/table_export.h"

#include <QtTest/QtTest>

#include <QHeaderView>
#include <QSignalSpy>

using namespace assay;
using results::Cell;
using results::Figure;
using results::FigureKind;
using results::Table;
using widgets::TableView;

namespace {

Figure share(std::int64_t hits, std::int64_t n) {
    return results::proportionFigure(hits, n, FigureKind::Proportion, "no sample");
}

Figure difference(double value) {
    Figure figure;
    figure.value = value;
    figure.kind = FigureKind::Number;
    figure.isDifference = true;
    return figure;
}

// A row for each name: the name, a share of 100, and how far that is from a half.
Table tableOf(const std::vector<std::pair<std::string, int>>& rows) {
    Table table;
    table.name = "by_class";
    table.title = "Figures of each class";
    table.columns = {{"class", "Class"},
                     {"recall", "Recall of the class", "class_recall", false, "Recall"},
                     {"delta", "Over a half"}};
    table.note = "Of a test.";
    table.ifEmpty = "Nothing is there.";
    for (const auto& [name, hits] : rows) {
        table.rows.push_back({name, share(hits, 100), difference((hits - 50) / 100.0)});
        table.rows.back().key = name;
    }
    return table;
}

QString shown(const TableView& view, int row, int column, int role = Qt::DisplayRole) {
    return view.model()->index(row, column).data(role).toString();
}

} // namespace

class TstBlocksView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void cellsSayWhatReportsSay();
    void undefinedSaysWhy();
    void headingsAreBriefAndDefined();
    void sameRowsStayWhereTheyAre();
    void otherRowsKeepTheSelectionByTheirKeys();
    void sortedByValues();
    void cellsLeadSomewhere();
    void wholeFigures();
    void aReasonOfSeveralIsSaidOnce();
    void blocksAreUpdatedInPlace();
    void anEmptyTableSaysWhy();
    void tablesAreAsHighAsTheirRows();
    void chartsOfBlocks();
    void longTablesTakeTheRoom();
    void textsInAnOrderStandLeft();
    void workbooksHoldIntervals();
};

void TstBlocksView::cellsSayWhatReportsSay() {
    TableView view;
    view.setTable(tableOf({{"accurate", 62}, {"hallucination", 20}}));
    QCOMPARE(view.accessibleName(), QStringLiteral("Figures of each class"));
    QCOMPARE(shown(view, 0, 1), QStringLiteral("0.6200"));
    QVERIFY(shown(view, 0, 1, Qt::ToolTipRole).contains(QStringLiteral("62 / 100")));
    QVERIFY(shown(view, 0, 1, Qt::ToolTipRole).contains(QStringLiteral("(0.5221–0.7090)")));
    QCOMPARE(shown(view, 0, 2), QStringLiteral("+0.1200"));
    QCOMPARE(shown(view, 1, 2), QStringLiteral("−0.3000"));
    QCOMPARE(view.model()->index(1, 2).data(widgets::kExportRole).toDouble(), -0.3);
    QVERIFY(view.selectionAsTsv().contains(QStringLiteral("accurate\t0.62\t0.12")));
    const auto alignment = [&](int column) {
        return view.model()->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt();
    };
    QCOMPARE(alignment(0), static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter));
    QCOMPARE(alignment(1), static_cast<int>(Qt::AlignRight | Qt::AlignVCenter));
}

void TstBlocksView::undefinedSaysWhy() {
    TableView view;
    Table table = tableOf({});
    Cell named = std::string("(0.620)");
    named.reason = "short of 0.80";
    named.sortKey = 0.62;
    table.rows.push_back({"accurate", share(0, 0), named});
    view.setTable(table);
    QCOMPARE(shown(view, 0, 1), QStringLiteral("—"));
    QVERIFY(shown(view, 0, 1, Qt::ToolTipRole).contains(QStringLiteral("no sample")));
    QCOMPARE(shown(view, 0, 1, widgets::kExportRole), QString());
    QCOMPARE(shown(view, 0, 2), QStringLiteral("(0.620)"));
    QCOMPARE(shown(view, 0, 2, Qt::ToolTipRole), QStringLiteral("short of 0.80"));
}

void TstBlocksView::headingsAreBriefAndDefined() {
    TableView view;
    view.setTable(tableOf({{"accurate", 62}}));
    QCOMPARE(view.model()->headerData(1, Qt::Horizontal).toString(), QStringLiteral("Recall"));
    const QString tip = view.model()->headerData(1, Qt::Horizontal, Qt::ToolTipRole).toString();
    QVERIFY(tip.startsWith(QStringLiteral("Recall of the class\n")));
    QVERIFY(tip.size() > 40); // and what that is
    QCOMPARE(view.model()->headerData(0, Qt::Horizontal, Qt::ToolTipRole).toString(), QString());
}

void TstBlocksView::sameRowsStayWhereTheyAre() {
    TableView view;
    view.setTable(tableOf({{"accurate", 62}, {"hallucination", 20}}));
    view.show();
    view.selectRow(1);
    QSignalSpy resets(view.model(), &QAbstractItemModel::modelReset);
    QSignalSpy changes(view.model(), &QAbstractItemModel::dataChanged);
    view.setTable(tableOf({{"accurate", 63}, {"hallucination", 21}}));
    QCOMPARE(resets.size(), 0);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(shown(view, 1, 1), QStringLiteral("0.2100"));
    QCOMPARE(view.selectedRowNumbers(), QList<int>{1});
}

void TstBlocksView::otherRowsKeepTheSelectionByTheirKeys() {
    TableView view;
    view.setTable(tableOf({{"accurate", 62}, {"hallucination", 20}}));
    view.selectRow(1);
    view.setTable(tableOf({{"contradiction", 10}, {"accurate", 62}, {"hallucination", 20}}));
    QCOMPARE(view.selectedRowNumbers(), QList<int>{2});
    QCOMPARE(view.currentIndex().row(), 2);
}

void TstBlocksView::sortedByValues() {
    TableView view;
    view.setSortable();
    view.setTable(tableOf({{"b", 9}, {"a", 62}, {"c", 100}}));
    QCOMPARE(shown(view, 0, 0), QStringLiteral("b")); // as it came
    view.sortByColumn(1, Qt::DescendingOrder);
    QCOMPARE(shown(view, 0, 0), QStringLiteral("c"));
    view.sortByColumn(2, Qt::AscendingOrder);
    QCOMPARE(shown(view, 0, 0), QStringLiteral("b"));
    view.sortByColumn(-1, Qt::AscendingOrder);
    QCOMPARE(shown(view, 1, 0), QStringLiteral("a"));
}

void TstBlocksView::cellsLeadSomewhere() {
    TableView view;
    Table table = tableOf({{"accurate", 62}, {"hallucination", 20}});
    table.rows[0].link = results::linkTo(results::ScopeLink{3});
    table.rows[0][1].link = results::linkTo(results::ThresholdLink{0.62});
    view.setTable(table);
    view.show();
    std::vector<results::Link> followed;
    connect(&view, &TableView::linkActivated, &view,
            [&](const results::Link& link) { followed.push_back(link); });
    for (const auto& [row, column] : {std::pair(0, 0), std::pair(0, 1), std::pair(1, 0)}) {
        view.setCurrentIndex(view.model()->index(row, column));
        QTest::keyClick(&view, Qt::Key_Return);
    }
    QCOMPARE(followed.size(), std::size_t{2}); // the second row leads nowhere
    QVERIFY(followed[0] == results::Link(results::ScopeLink{3}));
    QVERIFY(followed[1] == results::Link(results::ThresholdLink{0.62}));
}

void TstBlocksView::wholeFigures() {
    TableView view;
    view.setDetail(widgets::CellDetail::Whole);
    view.setTable(tableOf({{"accurate", 62}}));
    QCOMPARE(shown(view, 0, 1).replace(QChar(QChar::Nbsp), QLatin1Char(' ')),
             QStringLiteral("0.6200 (0.5221–0.7090), n = 100"));
}

void TstBlocksView::aReasonOfSeveralIsSaidOnce() {
    Table table = tableOf({});
    table.rows.push_back(
        {"a", share(0, 0),
         results::proportionFigure(0, 0, FigureKind::Proportion, "no sample of this class")});
    table.rows.push_back({"b",
                          results::proportionFigure(0, 0, FigureKind::Proportion, "no sample of this class"),
                          std::string("c")});
    widgets::BlocksView view;
    view.setDetail(widgets::CellDetail::Whole);
    view.setBlocks({table});
    const TableView& shownTable = *view.table(QStringLiteral("by_class"));
    const auto text = [&](int row, int column, int role = Qt::DisplayRole) {
        return shown(shownTable, row, column, role).replace(QChar(QChar::Nbsp), QLatin1Char(' '));
    };
    QCOMPARE(text(0, 2), QStringLiteral("— (1), n = 0"));
    QCOMPARE(text(1, 1), QStringLiteral("— (1), n = 0"));
    QVERIFY(text(1, 1, Qt::ToolTipRole).contains(QStringLiteral("no sample of this class")));
    QStringList texts;
    for (const QLabel* label : view.findChildren<QLabel*>()) {
        texts += label->text();
    }
    QVERIFY(texts.contains(QStringLiteral("Of a test. (1) no sample of this class.")));
    widgets::BlocksView brief; // where cells say no reason there is none to number
    brief.setBlocks({table});
    const TableView& briefTable = *brief.table(QStringLiteral("by_class"));
    QCOMPARE(shown(briefTable, 0, 2), QStringLiteral("—"));
    QVERIFY(shown(briefTable, 0, 2, Qt::ToolTipRole).contains(QStringLiteral("no sample of this class")));
}

void TstBlocksView::blocksAreUpdatedInPlace() {
    widgets::BlocksView view;
    view.setObjectNames({{QStringLiteral("by_class"), QStringLiteral("figuresView")}});
    const auto blocks = [](int hits, bool warned) {
        std::vector<results::Block> list;
        if (warned) {
            list.emplace_back(results::Paragraph{"Too few samples."});
        }
        results::KeyFigures figures;
        figures.list = {{"Recall", share(hits, 100), results::Verdict::Bad, "class_recall"}};
        list.emplace_back(figures);
        list.emplace_back(tableOf({{"accurate", hits}, {"hallucination", 20}}));
        list.emplace_back(results::Facts{{{"Scored set", "demo"}}});
        return list;
    };
    view.setBlocks(blocks(62, false));
    view.show();
    TableView* const table = view.table(QStringLiteral("by_class"));
    QVERIFY(table != nullptr);
    QCOMPARE(table, view.findChild<TableView*>(QStringLiteral("figuresView")));
    table->selectRow(1);
    view.setBlocks(blocks(63, true)); // with a text before them
    QCOMPARE(view.table(QStringLiteral("by_class")), table);
    QCOMPARE(table->selectedRowNumbers(), QList<int>{1});
    QCOMPARE(shown(*table, 0, 1), QStringLiteral("0.6300"));
    QStringList texts;
    for (const QLabel* label : view.findChildren<QLabel*>()) {
        texts += label->text();
    }
    const QString all = texts.join(QLatin1Char('\n'));
    QVERIFY(all.contains(QStringLiteral("Too few samples.")));
    QVERIFY(all.contains(QStringLiteral("✗ 0.6300")));
    QVERIFY(all.contains(QStringLiteral("demo")));
    QVERIFY(all.contains(QStringLiteral("Of a test.")));
    view.setBlocks({});
    QVERIFY(view.table(QStringLiteral("by_class")) == nullptr);
    QVERIFY(view.findChildren<QLabel*>().isEmpty());
}

void TstBlocksView::anEmptyTableSaysWhy() {
    widgets::BlocksView view;
    view.setBlocks({tableOf({})});
    view.show();
    QVERIFY(!view.table(QStringLiteral("by_class"))->isVisible());
    QStringList texts;
    for (const QLabel* label : view.findChildren<QLabel*>()) {
        texts += label->text();
    }
    QVERIFY(texts.contains(QStringLiteral("Nothing is there.")));
}

void TstBlocksView::tablesAreAsHighAsTheirRows() {
    TableView view;
    view.setRowsInSight(3);
    view.setTable(tableOf({{"a", 1}, {"b", 2}}));
    QCOMPARE(view.sizePolicy().verticalPolicy(), QSizePolicy::Fixed);
    const int two = view.minimumSizeHint().height();
    QVERIFY(two >= view.heightOf(2));
    view.setTable(tableOf({{"a", 1}, {"b", 2}, {"c", 3}, {"d", 4}}));
    QCOMPARE(view.sizePolicy().verticalPolicy(), QSizePolicy::Expanding);
    QCOMPARE(view.minimumSizeHint().height() - two, view.heightOf(3) - view.heightOf(2));
}

// A table of more rows than are shown at least takes what is free in the area; short ones stay as they are.
void TstBlocksView::longTablesTakeTheRoom() {
    widgets::BlocksArea area;
    widgets::BlocksView* const group = area.addGroup();
    std::vector<std::pair<std::string, int>> rows;
    for (int i = 0; i < 30; ++i) {
        rows.emplace_back("row " + std::to_string(i), i);
    }
    Table small = tableOf({{"a", 1}, {"b", 2}});
    small.name = "small";
    group->setBlocks({tableOf(rows), small});
    area.resize(600, 1'000);
    area.show();
    QVERIFY(QTest::qWaitForWindowExposed(&area));
    const TableView* const all = group->table(QStringLiteral("by_class"));
    const TableView* const two = group->table(QStringLiteral("small"));
    QTRY_VERIFY(all->height() >= all->heightOf(20));
    QCOMPARE(two->height(), two->sizeHint().height());
    QVERIFY(two->mapTo(&area, QPoint(0, two->height())).y() <= area.height());
    group->setBlocks({small});
    QTRY_COMPARE(group->height(), group->sizeHint().height()); // the rest of the area stays free
}

// A verdict is put in order by a number and is no number.
void TstBlocksView::textsInAnOrderStandLeft() {
    Table table;
    table.name = "verdicts";
    table.columns = {{"verdict", "Verdict"}, {"latency", "Latency"}};
    Cell verdict(std::string("passed"));
    verdict.sortKey = 1;
    Cell latency(std::string("≥ 90 s"));
    latency.sortKey = 90;
    table.rows.push_back({verdict, latency});
    TableView view;
    view.setTable(table);
    const auto isRight = [&view](int column) {
        return (view.model()->index(0, column).data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight) != 0;
    };
    QVERIFY(!isRight(0));
    QVERIFY(isRight(1));
}

void TstBlocksView::workbooksHoldIntervals() {
    const QTemporaryDir folder;
    TableView view;
    view.setSortable();
    view.setTable(tableOf({{"low", 10}, {"high", 90}}));
    view.sortByColumn(1, Qt::DescendingOrder);
    const QString path = folder.filePath(QStringLiteral("t.xlsx"));
    QSignalSpy saved(&view, &TableView::csvSaved);
    view.startSavingCsv(path, view.allRows());
    QTRY_COMPARE(saved.size(), 1);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const tests::ReadWorkbook book = tests::readWorkbook(file.readAll().toStdString());
    QCOMPARE(book.sheets, QStringList{QStringLiteral("by_class")});
    const tests::SheetCells cells = book.cells[QStringLiteral("by_class")];
    QCOMPARE(cells[QStringLiteral("A2")], QVariant(QStringLiteral("high"))); // as it is sorted
    QCOMPARE(cells[QStringLiteral("B2")], QVariant(0.9));
    QCOMPARE(cells[QStringLiteral("C2")], QVariant(100.0));
    QVERIFY(cells[QStringLiteral("D2")].toDouble() < 0.9);
    QVERIFY(cells[QStringLiteral("E2")].toDouble() > 0.9);
    QCOMPARE(book.notes[QStringLiteral("by_class")].size(), 1);
}

void TstBlocksView::chartsOfBlocks() {
    plot::LineChart lines;
    lines.x = {"Threshold", 0, 1, 2};
    lines.series = {{"Macro-F1", {{0, 0.2}, {1, 0.4}}}};
    lines.marks = {{0.62, "default"}};
    lines.spots = {{{0.5, 0.3}, 0}};
    plot::BarChart bars;
    bars.categories = {"a", "b"};
    bars.series = {{"share", {0.5, std::nullopt}}};
    widgets::BlocksView view;
    view.setBlocks({plot::Chart{"curves", "Curves", "They rise.", lines},
                    plot::Chart{"bars", "Bars", "One is undefined.", bars}});
    view.resize(600, 700);
    view.show();
    widgets::PlotWidget* const plotted = view.chart(QStringLiteral("curves"))->plot();
    QVERIFY(plotted != nullptr);
    QCOMPARE(plotted->lines().series.size(), std::size_t{1});
    QCOMPARE(plotted->lines().marks.front().label, std::string("default"));
    QCOMPARE(plotted->lines().spots.size(), std::size_t{1});
    QVERIFY(view.chart(QStringLiteral("bars"))->plot() == nullptr);
    QVERIFY(!view.grab().isNull());
}

ASSAY_TEST(TstBlocksView)
#include "tst_blocks_view.moc"
