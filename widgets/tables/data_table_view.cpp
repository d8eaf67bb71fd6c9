#include "widgets/tables/data_table_view.h"

#include "widgets/tables/column_fit.h"
#include "widgets/tables/column_header.h"
#include "widgets/tables/column_table.h"
#include "widgets/tables/csv_saver.h"
#include "widgets/tables/padded_delegate.h"
#include "widgets/tables/save_file.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QCursor>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QScrollBar>
#include <QSettings>
#include <QStyle>
#include <QToolTip>
#include <algorithm>
#include <utility>

namespace assay::widgets {

DataTableView::DataTableView(QWidget* parent)
    : QTableView(parent) {
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false); // Tab goes on to the next control
    setSortingEnabled(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setTextElideMode(Qt::ElideRight);
    setEditTriggers(NoEditTriggers);
    setItemDelegate(new PaddedDelegate(this));
    QHeaderView* rows = verticalHeader();
    rows->setSectionResizeMode(QHeaderView::Fixed);
    rows->hide();
    fitRowHeight();

    auto* columns = new ColumnHeader(this);
    setHorizontalHeader(columns);
    m_fit = new ColumnFit(*this, *columns);
    columns->setContextMenuPolicy(Qt::CustomContextMenu);
    columns->setAccessibleName(tr("Column headings"));
    setAccessibleName(tr("Table"));
    connect(columns, &QHeaderView::customContextMenuRequested, this, [this, columns](const QPoint& at) {
        QMenu* menu = createColumnsMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->popup(columns->mapToGlobal(at));
    });
    connect(this, &QTableView::activated, this,
            [this](const QModelIndex& index) { Q_EMIT rowActivated(index.row()); });
}

DataTableView::~DataTableView() {
    saveState();
}

void DataTableView::setModel(QAbstractItemModel* newModel) {
    cancelSavingCsv();
    if (model() != nullptr && newModel != model()) {
        saveState();
    }
    for (const QMetaObject::Connection& connection : std::as_const(m_connections)) {
        disconnect(connection);
    }
    m_connections.clear();
    {
        const ColumnFit::Quiet quiet(*m_fit);
        QTableView::setModel(newModel);
    }
    m_fit->watchModel();
    if (newModel != nullptr) {
        wishColumnWidths(*newModel);
        m_connections = {
            connect(newModel, &QAbstractItemModel::modelAboutToBeReset, this, &DataTableView::rememberRows),
            connect(newModel, &QAbstractItemModel::modelReset, this, &DataTableView::findRowsAgain),
        };
    }
    if (newModel != nullptr) {
        for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
            m_connections.append(connect(newModel, signal, this, &DataTableView::describe));
        }
        m_connections.append(
            connect(newModel, &QAbstractItemModel::modelReset, this, &DataTableView::describe));
    }
    describe();
    m_initialHeader = horizontalHeader()->saveState();
    (void)restoreState();
    announceRow(currentIndex().row());
}

// Of lists that say it; others are told with setDefaultColumnWidths().
void DataTableView::wishColumnWidths(const QAbstractItemModel& model) {
    QList<int> characters;
    for (int column = 0; column < model.columnCount(); ++column) {
        characters.append(model.headerData(column, Qt::Horizontal, kColumnWidthRole).toInt());
    }
    if (std::any_of(characters.begin(), characters.end(), [](int wished) { return wished > 0; })) {
        m_fit->setCharacters(characters);
    }
}

// For screen readers, which do not see how long the table is and what its columns are.
void DataTableView::describe() {
    if (model() == nullptr) {
        setAccessibleDescription({});
        return;
    }
    QStringList headings;
    for (int column = 0; column < model()->columnCount(); ++column) {
        headings += model()->headerData(column, Qt::Horizontal).toString().simplified();
    }
    const int rows = model()->rowCount();
    const QString count = tr("%Ln row(s)", nullptr, rows);
    const QString description = tr("%1; columns: %2").arg(count, headings.join(QStringLiteral(", ")));
    if (description != accessibleDescription()) {
        setAccessibleDescription(description);
    }
}

void DataTableView::setSettingsKey(const QString& key) {
    m_settingsKey = key;
    (void)restoreState();
}

void DataTableView::saveState() const {
    if (!m_settingsKey.isEmpty()) {
        QSettings settings;
        saveState(settings);
    }
}

void DataTableView::saveState(QSettings& settings) const {
    if (m_settingsKey.isEmpty() || model() == nullptr || horizontalHeader()->count() == 0) {
        return;
    }
    settings.setValue(m_settingsKey + QStringLiteral("/columns"), horizontalHeader()->count());
    settings.setValue(m_settingsKey + QStringLiteral("/header"), horizontalHeader()->saveState());
    settings.setValue(m_settingsKey + QStringLiteral("/own"), m_fit->isOwn());
    settings.setValue(m_settingsKey + QStringLiteral("/unit"), m_fit->unit());
}

bool DataTableView::restoreState() {
    if (m_settingsKey.isEmpty()) {
        return false;
    }
    return restoreState(QSettings());
}

bool DataTableView::restoreState(const QSettings& settings) {
    QHeaderView* header = horizontalHeader();
    // A state of other columns would hide and widen the wrong ones.
    if (m_settingsKey.isEmpty() || model() == nullptr || header->count() == 0 ||
        settings.value(m_settingsKey + QStringLiteral("/columns")).toInt() != header->count()) {
        return false;
    }
    const bool shownIndicator = header->isSortIndicatorShown();
    bool restored = false;
    {
        const ColumnFit::Quiet quiet(*m_fit);
        restored =
            header->restoreState(settings.value(m_settingsKey + QStringLiteral("/header")).toByteArray());
        header->setStretchLastSection(false); // which an older state may hold
    }
    if (restored) {
        if (settings.value(m_settingsKey + QStringLiteral("/own")).toBool()) {
            m_fit->takeOwn(settings.value(m_settingsKey + QStringLiteral("/unit")).toDouble());
        }
        m_fit->fit();
        header->setSortIndicatorShown(shownIndicator || header->isSortIndicatorShown());
        header->setSectionsMovable(true);
        if (visibleColumns().isEmpty()) {
            resetColumns();
        }
    }
    return restored;
}

void DataTableView::setDefaultColumnWidths(const QList<int>& characters) {
    m_fit->setCharacters(characters);
    m_initialHeader = horizontalHeader()->saveState();
    (void)restoreState();
}

void DataTableView::hideAtFirst(const QList<int>& columns) {
    arrangeAtFirst([this, &columns] {
        for (const int column : columns) {
            setColumnHidden(column, true);
        }
    });
}

void DataTableView::placeAtFirst(int column, int place) {
    arrangeAtFirst([this, column, place] {
        QHeaderView* const header = horizontalHeader();
        header->moveSection(header->visualIndex(column), place);
    });
}

void DataTableView::arrangeAtFirst(const std::function<void()>& arrange) {
    {
        const ColumnFit::Quiet quiet(*m_fit);
        horizontalHeader()->restoreState(m_initialHeader);
        arrange();
    }
    m_initialHeader = horizontalHeader()->saveState();
    m_fit->forget();
    (void)restoreState();
}

void DataTableView::fillWidth() {
    m_fit->setFiller(ColumnFit::kLastColumn);
}

QList<int> DataTableView::visibleColumns() const {
    const QHeaderView* header = horizontalHeader();
    QList<int> columns;
    for (int visual = 0; visual < header->count(); ++visual) {
        const int logical = header->logicalIndex(visual);
        if (!header->isSectionHidden(logical)) {
            columns.append(logical);
        }
    }
    return columns;
}

QList<int> DataTableView::selectedRowNumbers() const {
    QList<int> rows;
    if (selectionModel() == nullptr) {
        return rows;
    }
    // By ranges: with everything selected, one index per cell would be a million of them.
    const QItemSelection selection = selectionModel()->selection();
    for (const QItemSelectionRange& range : selection) {
        for (int row = range.top(); row <= range.bottom(); ++row) {
            rows.append(row);
        }
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

TableRange DataTableView::allRows() const {
    return {visibleColumns(), std::nullopt};
}

TableRange DataTableView::copyRange() const {
    TableRange range = allRows();
    QList<int> rows = selectedRowNumbers();
    if (!rows.isEmpty()) {
        range.rows = std::move(rows);
    }
    return range;
}

QString DataTableView::selectionAsTsv() const {
    return model() == nullptr ? QString() : tableAsTsv(*model(), copyRange());
}

QString DataTableView::selectionAsMarkdown() const {
    return model() == nullptr ? QString() : tableAsMarkdown(*model(), copyRange());
}

void DataTableView::copyTsv() {
    copyText(selectionAsTsv());
}

void DataTableView::copyMarkdown() {
    copyText(selectionAsMarkdown());
}

void DataTableView::copyText(const QString& text) {
    if (model() == nullptr) {
        return;
    }
    QGuiApplication::clipboard()->setText(text);
    const TableRange range = copyRange();
    const int total = range.rows ? static_cast<int>(range.rows->size()) : model()->rowCount();
    if (total > kMaxCopiedRows || (!range.rows && model()->canFetchMore({}))) {
        const int copied = std::min(total, kMaxCopiedRows);
        Q_EMIT copyCapped(copied, total);
        const QLocale locale;
        QToolTip::showText(
            QCursor::pos(),
            tr("The first %1 rows were copied. Save as CSV to have them all.").arg(locale.toString(copied)),
            this);
    }
}

void DataTableView::setColumnVisible(int column, bool visible) {
    if (!visible && visibleColumns() == QList<int>{column}) {
        return; // without any heading there would be no way back
    }
    setColumnHidden(column, !visible);
    if (visible && columnWidth(column) == 0) {
        resizeColumnToContents(column);
    }
}

void DataTableView::resetColumns() {
    if (!m_initialHeader.isEmpty()) {
        const int sorted = horizontalHeader()->sortIndicatorSection();
        const Qt::SortOrder order = horizontalHeader()->sortIndicatorOrder();
        {
            const ColumnFit::Quiet quiet(*m_fit);
            horizontalHeader()->restoreState(m_initialHeader);
        }
        horizontalHeader()->setSectionsMovable(true);
        horizontalHeader()->setSortIndicator(sorted, order);
        m_fit->forget();
    }
}

QMenu* DataTableView::createColumnsMenu(QWidget* parent) {
    auto* menu = new QMenu(tr("Columns"), parent);
    // First, so that they are in sight where the columns are more than a screen is high.
    connect(menu->addAction(tr("Fit widths to contents")), &QAction::triggered, this,
            [this] { resizeColumnsToContents(); });
    connect(menu->addAction(tr("Reset columns")), &QAction::triggered, this, &DataTableView::resetColumns);
    menu->addSeparator();
    const QHeaderView* header = horizontalHeader();
    const QList<int> visible = visibleColumns();
    for (int visual = 0; visual < header->count(); ++visual) {
        const int column = header->logicalIndex(visual);
        QString name = model()->headerData(column, Qt::Horizontal).toString();
        if (name.isEmpty()) {
            name = tr("Column %1").arg(column + 1);
        }
        QAction* action = menu->addAction(name.replace(u'&', QStringLiteral("&&")));
        action->setCheckable(true);
        action->setChecked(visible.contains(column));
        action->setEnabled(visible.size() > 1 || !visible.contains(column));
        connect(action, &QAction::toggled, this,
                [this, column](bool checked) { setColumnVisible(column, checked); });
    }
    return menu;
}

QMenu* DataTableView::createTableMenu(QWidget* parent) {
    auto* menu = new QMenu(parent);
    const bool usable = model() != nullptr && model()->columnCount() > 0;
    const bool some = usable && selectionModel()->hasSelection();
    const auto add = [menu, usable](const QString& text, const char* name) {
        QAction* action = menu->addAction(text);
        action->setObjectName(QLatin1String(name));
        action->setEnabled(usable);
        return action;
    };
    QAction* copy = add(tr("Copy as TSV"), "copyTsv");
    copy->setShortcut(QKeySequence::Copy);
    connect(copy, &QAction::triggered, this, &DataTableView::copyTsv);
    connect(add(tr("Copy as Markdown"), "copyMarkdown"), &QAction::triggered, this,
            &DataTableView::copyMarkdown);
    menu->addSeparator();
    connect(add(tr("Save as CSV…"), "saveCsv"), &QAction::triggered, this, &DataTableView::saveCsvAs);
    connect(add(tr("Save as Excel workbook…"), "saveWorkbook"), &QAction::triggered, this,
            &DataTableView::saveWorkbookAs);
    if (some) {
        connect(add(tr("Save selected rows…"), "saveSelectedCsv"), &QAction::triggered, this, [this] {
            saveFileAs(this, tr("Save selected rows"), fileNameFor(accessibleName(), QStringLiteral("table")),
                       {tr("CSV table (*.csv)"), tr("Excel workbook (*.xlsx)")},
                       [this, range = copyRange()](const QString& path, QString*) {
                           startSavingCsv(path, range);
                           return true;
                       });
        });
    }
    if (usable) {
        menu->addSeparator();
        menu->addMenu(createColumnsMenu(menu));
    }
    return menu;
}

void DataTableView::saveCsvAs() {
    saveFileAs(this, tr("Save Table"), fileNameFor(accessibleName(), QStringLiteral("table")),
               {tr("CSV table (*.csv)")}, [this](const QString& path, QString*) {
                   startSavingCsv(path, allRows());
                   return true;
               });
}

void DataTableView::saveWorkbookAs() {
    saveFileAs(this, tr("Save Table"), fileNameFor(accessibleName(), QStringLiteral("table")),
               {tr("Excel workbook (*.xlsx)")}, [this](const QString& path, QString*) {
                   startSavingCsv(path, allRows());
                   return true;
               });
}

std::unique_ptr<TableWriter> DataTableView::workbookWriter(TableRange range, QIODevice& device) {
    return std::make_unique<WorkbookTableWriter>(*model(), std::move(range), device, accessibleName());
}

bool DataTableView::isSavingCsv() const {
    return m_csv != nullptr;
}

void DataTableView::startSavingCsv(const QString& path, TableRange range) {
    if (model() == nullptr) {
        return;
    }
    cancelSavingCsv();
    const bool isWorkbook = path.endsWith(QLatin1String(".xlsx"), Qt::CaseInsensitive);
    const auto writer = [&](QIODevice& device) -> std::unique_ptr<TableWriter> {
        return isWorkbook ? workbookWriter(std::move(range), device)
                          : std::make_unique<CsvWriter>(*model(), std::move(range), device);
    };
    m_csv = new CsvSaver(*model(), path, writer, this);
    connect(m_csv, &CsvSaver::progressed, this, &DataTableView::csvProgressed);
    // Whatever a receiver does next, this saving is over.
    connect(m_csv, &CsvSaver::saved, this, [this](const QString& file) {
        cancelSavingCsv();
        Q_EMIT csvSaved(file);
    });
    connect(m_csv, &CsvSaver::failed, this, [this](const QString& message) {
        cancelSavingCsv();
        Q_EMIT csvFailed(message);
    });
    m_csv->start();
}

void DataTableView::cancelSavingCsv() {
    if (m_csv != nullptr) {
        m_csv->stop();
        m_csv->deleteLater();
        m_csv = nullptr;
    }
}

void DataTableView::announceRow(int row) {
    if (row != m_announcedRow) {
        m_announcedRow = row;
        Q_EMIT currentRowChanged(row);
    }
}

void DataTableView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTableView::currentChanged(current, previous);
    announceRow(current.row());
}

QModelIndex DataTableView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) {
    if (model() != nullptr && model()->rowCount() > 0 && (action == MoveHome || action == MoveEnd)) {
        const int column = std::max(0, currentIndex().column());
        return model()->index(action == MoveHome ? 0 : model()->rowCount() - 1, column);
    }
    return QTableView::moveCursor(action, modifiers);
}

void DataTableView::contextMenuEvent(QContextMenuEvent* event) {
    QMenu* menu = createTableMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QPoint at = event->globalPos();
    if (event->reason() == QContextMenuEvent::Keyboard && currentIndex().isValid()) {
        at = viewport()->mapToGlobal(visualRect(currentIndex()).bottomLeft());
    }
    menu->popup(at);
}

// What the key that edits is about: the current cell, else the first of its row that can be edited.
QModelIndex DataTableView::editableInRow() const {
    const QModelIndex current = currentIndex();
    if (!current.isValid() || !editTriggers().testFlag(EditKeyPressed) || state() == EditingState) {
        return {};
    }
    if (current.flags().testFlag(Qt::ItemIsEditable)) {
        return current;
    }
    const QList<int> columns = visibleColumns();
    const auto found = std::ranges::find_if(columns, [&current](int column) {
        return current.siblingAtColumn(column).flags().testFlag(Qt::ItemIsEditable);
    });
    return found == columns.cend() ? QModelIndex() : current.siblingAtColumn(*found);
}

// A cell that can be edited keeps the key that edits to itself, whatever it does on the page around.
bool DataTableView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && hasFocus()) {
        const auto* press = static_cast<QKeyEvent*>(event);
        if (press->key() == Qt::Key_F2 && press->modifiers() == Qt::NoModifier && editableInRow().isValid()) {
            event->accept();
            return true;
        }
    }
    return QTableView::event(event);
}

void DataTableView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_F2 && event->modifiers() == Qt::NoModifier) {
        if (const QModelIndex wanted = editableInRow(); wanted.isValid()) {
            setCurrentIndex(wanted);
            edit(wanted);
            event->accept();
            return;
        }
    }
    if (event->matches(QKeySequence::Copy)) {
        copyTsv();
        event->accept();
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid() &&
        state() != EditingState && event->modifiers() == Qt::NoModifier) {
        // Some styles open rows with a click only; Return does everywhere.
        Q_EMIT rowActivated(currentIndex().row());
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

void DataTableView::hideEvent(QHideEvent* event) {
    saveState();
    QTableView::hideEvent(event);
}

void DataTableView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fitRowHeight();
    }
    QTableView::changeEvent(event);
}

void DataTableView::fitRowHeight() {
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
}

// Without an event it is the program that goes to a row. The view would look at the keys that are held then,
// and the Ctrl of the shortcut that walks on would leave the row before selected as well.
QItemSelectionModel::SelectionFlags DataTableView::selectionCommand(const QModelIndex& index,
                                                                    const QEvent* event) const {
    if (event == nullptr && index.isValid() && selectionMode() != NoSelection) {
        return selectionBehavior() == SelectRows
                   ? QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows
                   : QItemSelectionModel::SelectionFlags(QItemSelectionModel::ClearAndSelect);
    }
    return QTableView::selectionCommand(index, event);
}

void DataTableView::rememberRows() {
    m_rememberedScroll = verticalScrollBar()->value();
    m_currentWasSeen = currentIndex().isValid() && viewport()->rect().intersects(visualRect(currentIndex()));
    m_rows.remember(*model(), currentIndex(), selectedRowNumbers());
}

void DataTableView::findRowsAgain() {
    if (m_rows.isEmpty()) {
        executeDelayedItemsLayout();
        verticalScrollBar()->setValue(m_rememberedScroll);
        announceRow(currentIndex().row());
        return;
    }
    const RowMemory::Rows found = m_rows.take(*model());
    // Who scrolled elsewhere stays there; the current row stays in sight if it was.
    const bool scrolls = hasAutoScroll();
    setAutoScroll(false);
    if (found.current.isValid()) {
        selectionModel()->setCurrentIndex(found.current, QItemSelectionModel::NoUpdate);
    }
    selectionModel()->select(found.selection,
                             QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    setAutoScroll(scrolls);
    executeDelayedItemsLayout(); // the range of the scroll bar is that of the new rows
    verticalScrollBar()->setValue(m_rememberedScroll);
    if (found.current.isValid() && m_currentWasSeen) {
        scrollTo(found.current);
    }
    announceRow(currentIndex().row());
}

} // namespace assay::widgets

#include "moc_data_table_view.cpp"
