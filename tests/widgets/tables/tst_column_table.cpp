#include "tests/support/test_class.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/tables/row_table.h"
#include "widgets/text/number_text.h"

#include <QAbstractItemModelTester>
#include <QFont>
#include <QLocale>
#include <QSignalSpy>
#include <optional>
#include <string>
#include <vector>

using namespace assay::widgets;
using namespace Qt::StringLiterals;

namespace {

struct Set {
    qint64 id = 0;
    std::string name;
    std::optional<std::int64_t> records;
    std::optional<double> score;
    std::string made = "2026-11-22T10:00:00Z";
    bool isDone = false;

    friend bool operator==(const Set&, const Set&) = default;
};

enum Column { Name, Records, Score, Made, Number, ColumnCount };

class SetTable : public RowTable<Set> {
  public:
    explicit SetTable(bool isSortable = true) {
        setColumns({{.key = Name,
                     .title = u"Name"_s,
                     .definition = u"What it is called"_s,
                     .width = 20,
                     .text = &Set::name,
                     .value = [](const Set& set) { return "set:" + set.name; },
                     .bold = [](const Set& set) { return set.id == 1; },
                     .checked = &Set::isDone,
                     .check =
                         [this](int row, bool on) {
                             Set set = *at(row);
                             set.isDone = on;
                             replaceAt(row, std::move(set));
                             return true;
                         },
                     .editable = [](const Set& set) { return set.id != 2; },
                     .edit =
                         [this](int row, const QVariant& value) {
                             Set set = *at(row);
                             set.name = value.toString().toStdString();
                             replaceAt(row, std::move(set));
                             return true;
                         }},
                    {.key = Records, .title = u"Records"_s, .width = 9, .count = &Set::records},
                    {.key = Score, .title = u"Score"_s, .figure = &Set::score, .decimals = 2},
                    {.key = Made, .title = u"Made"_s, .time = &Set::made},
                    {.key = Number,
                     .title = u"No."_s,
                     .alignment = kNumberAlignment,
                     .text = [](const Set&, int number) { return number + 1; }}},
                   ToolTips::Texts);
        setRowData(Qt::UserRole, [](const Set& set) { return set.isDone; });
        setKey(&Set::id);
        if (isSortable) {
            setSortable();
        }
    }

    using RowTable::insertAt;
    using RowTable::removeAt;
    using RowTable::setRows;
    using RowTable::updateRows;

    [[nodiscard]] QString names() const {
        QString names;
        for (int row = 0; row < rowCount(); ++row) {
            names += index(row, Name).data().toString();
        }
        return names;
    }
};

// A million rows that stand nowhere: what is asked is counted.
class LargeTable : public ColumnTable<int> {
  public:
    LargeTable() {
        setColumns({{.key = 0, .title = u"Number"_s, .text = [](int number) { return number; }}});
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : 1'000'000;
    }

    [[nodiscard]] const int* at(int row) const override {
        ++m_asked;
        m_row = row;
        return &m_row;
    }

    [[nodiscard]] QVariant rowKey(int row) const override { return row; }

    mutable int m_asked = 0;

  private:
    mutable int m_row = 0;
};

std::vector<Set> sets(std::initializer_list<qint64> ids) {
    std::vector<Set> sets;
    for (const qint64 id : ids) {
        sets.push_back({id, std::string(1, static_cast<char>('a' + id)), id * 1'000, {}});
    }
    return sets;
}

} // namespace

class TestColumnTable : public QObject {
    Q_OBJECT
  private Q_SLOTS:

    void cellsSayWhatTheirColumnDescribes() {
        SetTable table;
        const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        table.setRows({{1, "first", 12'345, 0.875}, {2, "second", std::nullopt, std::nullopt}});
        const auto cell = [&table](int row, int column, int role = Qt::DisplayRole) {
            return table.index(row, column).data(role);
        };
        QCOMPARE(table.columnCount(), int(ColumnCount));
        QCOMPARE(cell(0, Name).toString(), u"first"_s);
        QCOMPARE(cell(0, Name, kExportRole).toString(), u"set:first"_s);
        QCOMPARE(cell(0, Name, Qt::ToolTipRole).toString(), u"first"_s);
        QVERIFY(cell(0, Name, Qt::FontRole).value<QFont>().bold());
        QVERIFY(!cell(1, Name, Qt::FontRole).isValid());
        QCOMPARE(cell(0, Records).toString(), QLocale().toString(12'345));
        QCOMPARE(cell(0, Records, kExportRole).toLongLong(), 12'345);
        QCOMPARE(cell(0, Score).toString(), QLocale().toString(0.875, 'f', 2));
        QCOMPARE(cell(0, Score, kExportRole).toDouble(), 0.875);
        QCOMPARE(cell(0, Made, kExportRole).toString(), u"2026-11-22T10:00:00Z"_s);
        QVERIFY(cell(0, Made).toString() != cell(0, Made, kExportRole).toString());
        QCOMPARE(cell(1, Number).toInt(), 2);
        QCOMPARE(cell(1, Number, kRowKeyRole).toLongLong(), 2);
        QCOMPARE(cell(1, Number, Qt::UserRole), QVariant(false));
        for (const int missing : {Records, Score}) { // a dash, and empty in files; never 0
            QCOMPARE(cell(1, missing).toString(), undefinedText());
            QCOMPARE(exportText(table.index(1, missing)), QString());
            QVERIFY(!cell(1, missing, kSortRole).isValid());
        }
        for (const int right : {Records, Score, Number}) {
            QVERIFY((cell(0, right, Qt::TextAlignmentRole).toInt() & Qt::AlignRight) != 0);
        }
        QVERIFY(!cell(0, Name, Qt::TextAlignmentRole).isValid());
        QVERIFY(!cell(0, Name, Qt::DecorationRole).isValid());
    }

    void headingsSayTitleAndDefinition() {
        const SetTable table;
        const auto heading = [&table](int column, int role) {
            return table.headerData(column, Qt::Horizontal, role);
        };
        QCOMPARE(heading(Name, Qt::DisplayRole).toString(), u"Name"_s);
        QCOMPARE(heading(Name, Qt::ToolTipRole).toString(), u"What it is called"_s);
        QCOMPARE(heading(Made, Qt::ToolTipRole).toString(), u"Made"_s);
        QVERIFY((heading(Records, Qt::TextAlignmentRole).toInt() & Qt::AlignRight) != 0);
        QCOMPARE(heading(Name, kColumnWidthRole).toInt(), 20);
        QVERIFY(!heading(Score, kColumnWidthRole).isValid());
        QVERIFY(!heading(ColumnCount, Qt::DisplayRole).isValid());
    }

    void wishedWidthsReachTheView() {
        SetTable table;
        table.setRows(sets({1}));
        DataTableView view;
        view.setModel(&table);
        view.resize(1'000, 200);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QTRY_VERIFY(view.columnWidth(Name) >= 20 * view.fontMetrics().averageCharWidth());
    }

    void filesTakeValuesInFullPrecision() {
        SetTable table;
        table.setRows({{1, "x", 1'234, 0.123456789}, {2, "y", std::nullopt, std::nullopt}});
        QCOMPARE(tableAsTsv(table, {{Name, Records, Score}, std::nullopt}),
                 u"Name\tRecords\tScore\nset:x\t1234\t0.123456789\nset:y\t\t\n"_s);
    }

    void ticksAndEdits() {
        SetTable table;
        const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        table.setRows(sets({1, 2}));
        QSignalSpy changed(&table, &QAbstractItemModel::dataChanged);
        QVERIFY(table.setData(table.index(1, Name), Qt::Checked, Qt::CheckStateRole));
        QCOMPARE(table.index(1, Name).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
        QVERIFY(!table.setData(table.index(1, Records), Qt::Checked, Qt::CheckStateRole));
        QVERIFY(table.setData(table.index(0, Name), u"other"_s));
        QVERIFY(!table.setData(table.index(1, Name), u"other"_s)); // that row may not be edited
        QVERIFY(!(table.flags(table.index(1, Name)) & Qt::ItemIsEditable));
        QCOMPARE(table.names(), u"otherc"_s);
        QCOMPARE(changed.size(), 2);
    }

    void sortsByValuesAndKeepsWhatIsSelected() {
        SetTable table;
        const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        table.setRows({{1, "b", 20, {}}, {2, "c", std::nullopt, {}}, {3, "a", 100, {}}, {4, "d", 20, {}}});
        const QPersistentModelIndex kept = table.index(2, Name);
        QSignalSpy reset(&table, &QAbstractItemModel::modelReset);
        table.sort(Records, Qt::AscendingOrder); // numbers, not texts; equal ones as they were
        QCOMPARE(table.names(), u"bdac"_s);
        QCOMPARE(kept.row(), 2);
        table.sort(Records, Qt::DescendingOrder); // what is missing comes last either way
        QCOMPARE(table.names(), u"abdc"_s);
        QCOMPARE(kept.row(), 0);
        table.setRows({{1, "e", 1, {}}, {2, "f", 2, {}}});
        QCOMPARE(table.names(), u"fe"_s);
        QCOMPARE(table.at(0)->id, 2);
        QCOMPARE(table.rows().front().id, 1); // as given
        QCOMPARE(table.rowWhere([](const Set& set) { return set.id == 1; }), 1);
        table.sort(-1, Qt::AscendingOrder);
        QCOMPARE(table.names(), u"ef"_s);
        QCOMPARE(reset.size(), 1); // setRows()
    }

    void tablesThatAreNotSortableKeepTheirOrder() {
        SetTable table(false);
        table.setRows(sets({2, 1}));
        table.sort(Name, Qt::AscendingOrder);
        QCOMPARE(table.names(), u"cb"_s);
    }

    void updatesTellNoMoreThanWhatChanged() {
        SetTable table;
        const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        table.setRows(sets({1, 2, 3, 4, 5}));
        const QPersistentModelIndex kept = table.index(3, Name);
        QSignalSpy reset(&table, &QAbstractItemModel::modelReset);
        QSignalSpy removed(&table, &QAbstractItemModel::rowsRemoved);
        QSignalSpy inserted(&table, &QAbstractItemModel::rowsInserted);
        QSignalSpy changed(&table, &QAbstractItemModel::dataChanged);
        table.updateRows(sets({1, 2, 3, 4, 5}));
        QCOMPARE(removed.size() + inserted.size() + changed.size() + reset.size(), 0);
        std::vector<Set> next = sets({8, 9, 1, 4, 6, 5, 7});
        next[3].records = 1;
        table.updateRows(next);
        QCOMPARE(table.names(), u"ijbegfh"_s);
        QVERIFY(table.rows() == next);
        QCOMPARE(removed.size(), 1);  // 2 and 3 in one
        QCOMPARE(inserted.size(), 3); // 8 and 9 in one, 6, 7
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.front().front().toModelIndex().row(), 3);
        QCOMPARE(kept.row(), 3);
        table.updateRows({});
        QCOMPARE(table.rowCount(), 0);
        QCOMPARE(reset.size(), 0);
    }

    void updatesWithRowsElsewhereAreAReset() {
        SetTable table;
        const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        table.setRows(sets({1, 2, 3}));
        QSignalSpy reset(&table, &QAbstractItemModel::modelReset);
        table.updateRows(sets({2, 1, 3}));
        QCOMPARE(reset.size(), 1);
        table.updateRows(sets({2, 2}));
        QCOMPARE(reset.size(), 2);
        QCOMPARE(table.names(), u"cc"_s);
        table.sort(Name, Qt::DescendingOrder);
        table.updateRows(sets({1, 2}));
        QCOMPARE(table.names(), u"cb"_s);
        QCOMPARE(reset.size(), 3);
    }

    void singleRowsComeAndGo() {
        SetTable table;
        const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy changed(&table, &QAbstractItemModel::dataChanged);
        table.insertAt(0, sets({1}).front());
        table.insertAt(0, sets({2}).front());
        table.insertAt(2, sets({3}).front());
        QCOMPARE(table.names(), u"cbd"_s);
        table.removeAt(1);
        QCOMPARE(table.names(), u"cd"_s);
        QVERIFY(table.at(2) == nullptr);
        QVERIFY(table.at(-1) == nullptr);
        QVERIFY(changed.isEmpty());
    }

    void selectionSurvivesAReset() {
        SetTable table;
        table.setRows(sets({1, 2, 3}));
        DataTableView view;
        view.setModel(&table);
        view.selectRow(2);
        table.setRows(sets({3, 4}));
        QCOMPARE(view.selectedRowNumbers(), QList<int>{0});
    }

    void largeTablesAreAskedForNoMoreThanIsShown() {
        LargeTable table;
        DataTableView view;
        view.setModel(&table);
        view.resize(400, 300);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.selectRow(999'999);
        view.scrollToBottom();
        QVERIFY(!view.grab().isNull());
        QCOMPARE(view.currentIndex().data().toInt(), 999'999);
        QVERIFY2(table.m_asked < 2'000, qPrintable(QString::number(table.m_asked)));
    }
};

ASSAY_TEST(TestColumnTable)
#include "tst_column_table.moc"
