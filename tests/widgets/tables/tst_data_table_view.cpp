#include "tests/support/test_class.h"
#include "tests/support/workbook_reader.h"
#include "tests/widgets/tables/row_models.h"
#include "widgets/tables/data_table_view.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QTemporaryDir>
#include <QVBoxLayout>
#include <QWindow>

using namespace assay::widgets;
using assay::tests::PagedModel;
using assay::tests::ReloadingModel;

namespace {

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestDataTableView : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void init();
    void cleanup();
    void models();
    void copiesSelectedRows();
    void copiesVisibleColumnsInTheirOrder();
    void copySaysWhenCapped();
    void walksByKeyboard();
    void goingToARowIgnoresTheKeysOfAShortcut();
    void tabLeavesTheTable();
    void activates();
    void hidesColumnsFromTheMenu();
    void hiddenAtFirstUntilChosen();
    void remembersColumns();
    void doesNotRestoreOtherColumns();
    void sortingKeepsTheSelection();
    void reloadingKeepsTheSelection();
    void reloadingForgetsWhatIsGone();
    void millionRowsStayUnasked();
    void savesCsvInSlices();
    void savesWorkbooks();
    void saveSurvivesNoFolder();
    void saveStopsWhenTheTableChanges();
    void menuSavesThroughADialog();

  private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QWidget> m_window;
    DataTableView* m_view = nullptr;
};

void TestDataTableView::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder->path());
    QCoreApplication::setOrganizationName(QStringLiteral("assay-test"));
    QCoreApplication::setApplicationName(QStringLiteral("tables"));
    m_window = std::make_unique<QWidget>();
    auto* layout = new QVBoxLayout(m_window.get());
    m_view = new DataTableView;
    layout->addWidget(m_view);
    layout->addWidget(new QLineEdit);
    m_window->resize(500, 300);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_window->activateWindow();
    QTRY_VERIFY(m_window->isActiveWindow());
}

void TestDataTableView::cleanup() {
    m_window.reset();
}

void TestDataTableView::models() {
    PagedModel paged(2'500);
    const QAbstractItemModelTester first(&paged, QAbstractItemModelTester::FailureReportingMode::QtTest);
    ReloadingModel reloading(20);
    const QAbstractItemModelTester second(&reloading, QAbstractItemModelTester::FailureReportingMode::QtTest);
    m_view->setModel(&paged);
    m_view->scrollToBottom();
    m_view->setModel(&reloading);
    reloading.sort(0, Qt::DescendingOrder);
    m_view->setModel(nullptr);
    QVERIFY(m_view->selectionAsTsv().isEmpty());
}

void TestDataTableView::copiesSelectedRows() {
    PagedModel model(10);
    m_view->setModel(&model);
    m_view->setFocus();
    m_view->selectRow(3);
    m_view->selectionModel()->select(model.index(1, 0),
                                     QItemSelectionModel::Select | QItemSelectionModel::Rows);
    QTest::keyClick(m_view, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(),
             QStringLiteral("id\tscore\tanswer\nsample 1\t0.3333333333333333\ttext, \"quoted\"\n"
                            "sample 3\t1\ttext, \"quoted\"\n"));
    m_view->copyMarkdown();
    QVERIFY(QApplication::clipboard()->text().startsWith(
        QStringLiteral("| id | score | answer |\n| --- | ---: | --- |\n| sample 1 | 0.33 |")));
    m_view->clearSelection(); // nothing selected: everything
    m_view->copyTsv();
    QCOMPARE(QApplication::clipboard()->text().count(u'\n'), 11);
}

void TestDataTableView::copiesVisibleColumnsInTheirOrder() {
    PagedModel model(2);
    m_view->setModel(&model);
    m_view->horizontalHeader()->moveSection(0, 2);
    m_view->setColumnVisible(1, false);
    QCOMPARE(m_view->visibleColumns(), (QList<int>{2, 0}));
    QVERIFY(m_view->selectionAsTsv().startsWith(QStringLiteral("answer\tid\ntext")));
}

void TestDataTableView::copySaysWhenCapped() {
    PagedModel model(kMaxCopiedRows + 10, kMaxCopiedRows + 10);
    m_view->setModel(&model);
    m_view->setColumnVisible(2, false);
    QSignalSpy capped(m_view, &DataTableView::copyCapped);
    m_view->copyTsv();
    QCOMPARE(capped.size(), 1);
    QCOMPARE(capped.first().at(0).toInt(), kMaxCopiedRows);
    QCOMPARE(capped.first().at(1).toInt(), kMaxCopiedRows + 10);
    QCOMPARE(QApplication::clipboard()->text().count(u'\n'), kMaxCopiedRows + 1);
    m_view->selectRow(5);
    m_view->copyTsv();
    QCOMPARE(capped.size(), 1);
}

void TestDataTableView::walksByKeyboard() {
    PagedModel model(100);
    m_view->setModel(&model);
    m_view->setFocus();
    QSignalSpy current(m_view, &DataTableView::currentRowChanged);
    m_view->selectRow(0);
    QTest::keyClick(m_view, Qt::Key_Down);
    QTest::keyClick(m_view, Qt::Key_Down);
    QTest::keyClick(m_view, Qt::Key_Right); // another column of the same row
    QTest::keyClick(m_view, Qt::Key_End);
    QTest::keyClick(m_view, Qt::Key_Home);
    QList<int> rows;
    for (const QList<QVariant>& signal : std::as_const(current)) {
        rows.append(signal.first().toInt());
    }
    QCOMPARE(rows, (QList<int>{0, 1, 2, 99, 0}));
    QCOMPARE(m_view->selectedRowNumbers(), QList<int>{0});
    m_view->setModel(nullptr);
    QCOMPARE(current.last().first().toInt(), -1);
}

void TestDataTableView::goingToARowIgnoresTheKeysOfAShortcut() {
    PagedModel model(10);
    m_view->setModel(&model);
    m_view->setCurrentIndex(model.index(2, 0));
    for (const Qt::Key key : {Qt::Key_Control, Qt::Key_Shift}) {
        const auto modifier = key == Qt::Key_Control ? Qt::ControlModifier : Qt::ShiftModifier;
        QTest::keyPress(m_window->windowHandle(), key, modifier);
        QVERIFY(QGuiApplication::keyboardModifiers().testFlag(modifier));
        m_view->setCurrentIndex(model.index(3, 0));
        QCOMPARE(m_view->selectedRowNumbers(), QList<int>{3});
        m_view->selectRow(5);
        QCOMPARE(m_view->selectedRowNumbers(), QList<int>{5});
        QTest::keyRelease(m_window->windowHandle(), key);
    }
    // A click with them still adds.
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::ControlModifier,
                      m_view->visualRect(model.index(1, 0)).center());
    QCOMPARE(m_view->selectedRowNumbers(), (QList<int>{1, 5}));
}

void TestDataTableView::tabLeavesTheTable() {
    PagedModel model(3);
    m_view->setModel(&model);
    m_view->setFocus();
    QTest::keyClick(m_view, Qt::Key_Tab);
    QVERIFY(!m_view->hasFocus());
    QVERIFY(!m_view->accessibleName().isEmpty());
}

void TestDataTableView::activates() {
    PagedModel model(10);
    m_view->setModel(&model);
    m_view->setFocus();
    QSignalSpy activated(m_view, &DataTableView::rowActivated);
    m_view->selectRow(4);
    QTest::keyClick(m_view, Qt::Key_Return);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.first().first().toInt(), 4);
    const QPoint at = m_view->visualRect(model.index(2, 0)).center();
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(activated.last().first().toInt(), 2);
}

void TestDataTableView::hidesColumnsFromTheMenu() {
    PagedModel model(3);
    m_view->setModel(&model);
    const auto actionOf = [](const QMenu& menu, const char* name) -> QAction* {
        for (QAction* action : menu.actions()) {
            if (action->text() == QLatin1String(name)) {
                return action;
            }
        }
        return nullptr;
    };
    const std::unique_ptr<QMenu> menu(m_view->createColumnsMenu(nullptr));
    QVERIFY(actionOf(*menu, "score")->isChecked());
    actionOf(*menu, "score")->trigger();
    QVERIFY(m_view->isColumnHidden(1));
    actionOf(*menu, "answer")->trigger();
    const std::unique_ptr<QMenu> last(m_view->createColumnsMenu(nullptr));
    QVERIFY(!actionOf(*last, "id")->isEnabled()); // one always stays
    m_view->setColumnVisible(0, false);
    QCOMPARE(m_view->visibleColumns(), QList<int>{0});
    actionOf(*last, "score")->trigger();
    QVERIFY(!m_view->isColumnHidden(1));
    actionOf(*last, "Reset columns")->trigger();
    QCOMPARE(m_view->visibleColumns(), (QList<int>{0, 1, 2}));
    // The same from the heading itself.
    const QPoint inWindow = m_view->horizontalHeader()->viewport()->mapTo(m_window.get(), QPoint(5, 5));
    QTest::mouseClick(m_window->windowHandle(), Qt::RightButton, Qt::NoModifier, inWindow);
    auto* shown = m_view->findChild<QMenu*>();
    QVERIFY(shown != nullptr && shown->isVisible());
    shown->close();
}

void TestDataTableView::hiddenAtFirstUntilChosen() {
    PagedModel model(3);
    m_view->setSettingsKey(QStringLiteral("tables/chosen"));
    m_view->setModel(&model);
    m_view->hideAtFirst({1});
    QCOMPARE(m_view->visibleColumns(), (QList<int>{0, 2}));
    m_view->setColumnVisible(1, true);
    m_view->setColumnVisible(2, false);
    m_view->saveState();
    DataTableView again;
    again.setSettingsKey(QStringLiteral("tables/chosen"));
    again.setModel(&model);
    again.hideAtFirst({1}); // what was chosen wins
    QCOMPARE(again.visibleColumns(), (QList<int>{0, 1}));
    again.resetColumns();
    QCOMPARE(again.visibleColumns(), (QList<int>{0, 2}));
    again.setSettingsKey({}); // or it would keep that
    m_view->setSettingsKey({});
}

void TestDataTableView::remembersColumns() {
    PagedModel model(3);
    m_view->setSettingsKey(QStringLiteral("tables/samples"));
    m_view->setModel(&model);
    m_view->setColumnWidth(0, 177);
    m_view->setColumnVisible(1, false);
    m_view->horizontalHeader()->moveSection(2, 0);
    m_window->hide();

    DataTableView other;
    other.setSettingsKey(QStringLiteral("tables/samples"));
    other.setModel(&model);
    QCOMPARE(other.columnWidth(0), 177);
    QCOMPARE(other.visibleColumns(), (QList<int>{2, 0}));

    DataTableView stranger;
    stranger.setModel(&model);
    QCOMPARE(stranger.visibleColumns(), (QList<int>{0, 1, 2}));
    QVERIFY(!stranger.restoreState());
    stranger.setSettingsKey(QStringLiteral("tables/samples")); // after the model is as good
    QCOMPARE(stranger.visibleColumns(), (QList<int>{2, 0}));
}

void TestDataTableView::doesNotRestoreOtherColumns() {
    PagedModel three(3);
    ReloadingModel two(3);
    m_view->setSettingsKey(QStringLiteral("tables/changed"));
    m_view->setModel(&three);
    m_view->setColumnVisible(0, false);
    m_view->saveState();
    DataTableView other;
    other.setSettingsKey(QStringLiteral("tables/changed"));
    other.setModel(&two);
    QCOMPARE(other.visibleColumns(), (QList<int>{0, 1}));
    QVERIFY(!other.restoreState());
    other.setSettingsKey({});
}

void TestDataTableView::sortingKeepsTheSelection() {
    ReloadingModel rows(50);
    QSortFilterProxyModel sorted;
    sorted.setSourceModel(&rows);
    m_view->setModel(&sorted);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(0, Qt::AscendingOrder);
    m_view->selectRow(5);
    const QString text = m_view->currentIndex().siblingAtColumn(0).data().toString();
    m_view->sortByColumn(0, Qt::DescendingOrder);
    QCOMPARE(m_view->currentIndex().siblingAtColumn(0).data().toString(), text);
    QCOMPARE(m_view->selectedRowNumbers(), QList<int>{m_view->currentIndex().row()});
    QVERIFY(m_view->currentIndex().row() != 5);
}

void TestDataTableView::reloadingKeepsTheSelection() {
    ReloadingModel model(50);
    m_view->setModel(&model);
    m_view->selectRow(5);
    m_view->selectionModel()->select(model.index(8, 0),
                                     QItemSelectionModel::Select | QItemSelectionModel::Rows);
    QSignalSpy current(m_view, &DataTableView::currentRowChanged);
    model.sort(0, Qt::DescendingOrder);
    QCOMPARE(m_view->selectedRowNumbers(), (QList<int>{41, 44}));
    QCOMPARE(m_view->currentIndex().row(), 44);
    QCOMPARE(current.last().first().toInt(), 44);
}

void TestDataTableView::reloadingForgetsWhatIsGone() {
    ReloadingModel model(10);
    m_view->setModel(&model);
    m_view->selectRow(5);
    QSignalSpy current(m_view, &DataTableView::currentRowChanged);
    model.removeKey(5);
    QVERIFY(m_view->selectedRowNumbers().isEmpty());
    QCOMPARE(current.last().first().toInt(), -1);
}

void TestDataTableView::millionRowsStayUnasked() {
    PagedModel model(1'000'000, 1'000'000);
    m_view->setModel(&model);
    m_view->scrollToBottom();
    m_view->selectAll();
    QVERIFY(!m_view->grab().isNull());
    QVERIFY2(model.cellsAsked() < 2'000, qPrintable(QString::number(model.cellsAsked())));
    QCOMPARE(m_view->selectedRowNumbers().size(), 1'000'000);
}

void TestDataTableView::savesCsvInSlices() {
    PagedModel model(9'001, 1'000);
    m_view->setModel(&model);
    m_view->setColumnVisible(2, false);
    const QString path = m_folder->filePath(QStringLiteral("all.csv"));
    QSignalSpy saved(m_view, &DataTableView::csvSaved);
    QSignalSpy progressed(m_view, &DataTableView::csvProgressed);
    m_view->startSavingCsv(path, m_view->allRows());
    QVERIFY(m_view->isSavingCsv());
    QVERIFY(!QFile::exists(path)); // whole or not at all
    QTRY_COMPARE(saved.size(), 1);
    QVERIFY(!m_view->isSavingCsv());
    QVERIFY(progressed.size() >= 4);
    const QByteArray content = contentOf(path);
    QCOMPARE(content.count('\n'), 9'002);
    QVERIFY(content.startsWith("id,score\r\nsample 0,0\r\nsample 1,0.3333333333333333\r\n"));

    m_view->startSavingCsv(m_folder->filePath(QStringLiteral("cancelled.csv")), m_view->allRows());
    m_view->cancelSavingCsv();
    QVERIFY(!m_view->isSavingCsv());
    QCoreApplication::processEvents();
    QVERIFY(!QFile::exists(m_folder->filePath(QStringLiteral("cancelled.csv"))));
    QCOMPARE(saved.size(), 1);
}

void TestDataTableView::savesWorkbooks() {
    PagedModel model(3'001, 1'000);
    m_view->setModel(&model);
    m_view->setColumnVisible(2, false);
    const QString path = m_folder->filePath(QStringLiteral("all.xlsx"));
    QSignalSpy saved(m_view, &DataTableView::csvSaved);
    m_view->startSavingCsv(path, m_view->allRows());
    QTRY_COMPARE(saved.size(), 1);
    const assay::tests::ReadWorkbook book = assay::tests::readWorkbook(contentOf(path).toStdString());
    QCOMPARE(book.sheets.size(), 1);
    const assay::tests::SheetCells cells = book.cells[book.sheets[0]];
    QCOMPARE(cells[QStringLiteral("A1")], QVariant(QStringLiteral("id")));
    QCOMPARE(cells[QStringLiteral("A3")], QVariant(QStringLiteral("sample 1")));
    QCOMPARE(cells[QStringLiteral("B2")], QVariant(0.0));
    QCOMPARE(cells[QStringLiteral("B3")].toDouble(), 1 / 3.0);
    QVERIFY(cells.contains(QStringLiteral("A3002")));
    QVERIFY(!cells.contains(QStringLiteral("C2")));
}

void TestDataTableView::saveSurvivesNoFolder() {
    PagedModel model(5);
    m_view->setModel(&model);
    QSignalSpy failed(m_view, &DataTableView::csvFailed);
    const QString path = m_folder->filePath(QStringLiteral("missing/all.csv"));
    m_view->startSavingCsv(path, m_view->allRows());
    QCOMPARE(failed.size(), 1);
    QVERIFY(failed.first().first().toString().contains(path));
    QVERIFY(!m_view->isSavingCsv());
}

void TestDataTableView::saveStopsWhenTheTableChanges() {
    ReloadingModel model(5'000);
    m_view->setModel(&model);
    QSignalSpy failed(m_view, &DataTableView::csvFailed);
    QSignalSpy progressed(m_view, &DataTableView::csvProgressed);
    const QString path = m_folder->filePath(QStringLiteral("changing.csv"));
    m_view->startSavingCsv(path, m_view->allRows());
    QTRY_COMPARE(progressed.size(), 1);
    model.sort(0, Qt::DescendingOrder);
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(!QFile::exists(path));

    auto other = std::make_unique<ReloadingModel>(5'000);
    m_view->setModel(other.get());
    m_view->startSavingCsv(path, m_view->allRows());
    other.reset(); // the model goes before the view
    QCOMPARE(failed.size(), 2);
    QVERIFY(!m_view->isSavingCsv());
    QVERIFY(!QFile::exists(path));
}

void TestDataTableView::menuSavesThroughADialog() {
    PagedModel model(4);
    m_view->setModel(&model);
    m_view->selectRow(1);
    const std::unique_ptr<QMenu> menu(m_view->createTableMenu(nullptr));
    QVERIFY(menu->findChild<QAction*>(QStringLiteral("saveSelectedCsv")) != nullptr);
    menu->findChild<QAction*>(QStringLiteral("saveSelectedCsv"))->trigger();
    auto* dialog = m_view->findChild<QFileDialog*>();
    QVERIFY(dialog != nullptr);
    QTRY_VERIFY(dialog->isVisible());
    dialog->selectFile(m_folder->filePath(QStringLiteral("some")));
    QSignalSpy saved(m_view, &DataTableView::csvSaved);
    static_cast<QDialog*>(dialog)->accept();
    QTRY_COMPARE(saved.size(), 1);
    QCOMPARE(contentOf(m_folder->filePath(QStringLiteral("some.csv"))).count('\n'), 2);
}

ASSAY_TEST(TestDataTableView)
#include "tst_data_table_view.moc"
