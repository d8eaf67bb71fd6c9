// A table for people who look at many rows: copy as TSV and Markdown, save as CSV and .xlsx, columns that
// move, hide, resize and are remembered, sorting that keeps the selection, rows walked by keyboard. GUI
// thread only.
//
// For models of any size: rows have one fixed height and nothing here asks the model for more than it shows
// or copies.
#pragma once

#include "widgets/tables/row_memory.h"
#include "widgets/tables/table_export.h"

#include <QTableView>
#include <functional>

class QMenu;
class QSettings;

namespace assay::widgets {

class ColumnFit;
class CsvSaver;

class DataTableView : public QTableView {
    Q_OBJECT
  public:
    explicit DataTableView(QWidget* parent = nullptr);
    ~DataTableView() override;

    void setModel(QAbstractItemModel* model) override;

    // Under which key the columns are remembered in the program's settings; empty (the default) for not at
    // all. With a key they are restored when a model is set and saved when the view is hidden or destroyed.
    void setSettingsKey(const QString& key);

    [[nodiscard]] QString settingsKey() const { return m_settingsKey; }

    void saveState() const;
    void saveState(QSettings& settings) const;
    bool restoreState(); // false if nothing that fits the present columns is stored
    bool restoreState(const QSettings& settings);

    // How wide a column would like to be, in average characters of the font; 0 for what its values need. The
    // rule by which columns are fitted decides (column_fit.h), and widths that the user has set win. Call
    // after setModel(); a ColumnTable says it itself.
    void setDefaultColumnWidths(const QList<int>& characters);

    // Columns that are hidden until the user chooses them, and again when he resets the columns. Call after
    // setModel().
    void hideAtFirst(const QList<int>& columns);

    // A column that stands at this place until the user moves it, and again when he resets the columns. Call
    // after setModel().
    void placeAtFirst(int column, int place);

    // The last column takes what room is left.
    void fillWidth();

    [[nodiscard]] ColumnFit& columnFit() { return *m_fit; }

    // Visible columns in the order shown; rows as they are selected, top to bottom.
    [[nodiscard]] QList<int> visibleColumns() const;
    [[nodiscard]] QList<int> selectedRowNumbers() const;

    // The selected rows, or all if none is selected.
    [[nodiscard]] QString selectionAsTsv() const;
    [[nodiscard]] QString selectionAsMarkdown() const;

    void setColumnVisible(int column, bool visible); // the last visible column stays

    // A check for each column, and a way back to how it was. The caller owns it.
    [[nodiscard]] QMenu* createColumnsMenu(QWidget* parent);
    [[nodiscard]] QMenu* createTableMenu(QWidget* parent);

    // Runs in slices while the window stays alive; a workbook where the name ends with .xlsx, else CSV. Emits
    // csvSaved or csvFailed.
    void startSavingCsv(const QString& path, TableRange range);
    [[nodiscard]] bool isSavingCsv() const;
    void cancelSavingCsv();
    [[nodiscard]] TableRange allRows() const;

  public Q_SLOTS:
    void copyTsv();
    void copyMarkdown();
    void saveCsvAs();
    void saveWorkbookAs();
    void resetColumns();

  Q_SIGNALS:
    void rowActivated(int row);      // Return, Enter or double click
    void currentRowChanged(int row); // -1 for none
    void copyCapped(int copied, int total);
    void csvProgressed(qint64 written, qint64 known);
    void csvSaved(const QString& path);
    void csvFailed(const QString& message);

  protected:
    // What writes these cells as a workbook; never null.
    [[nodiscard]] virtual std::unique_ptr<TableWriter> workbookWriter(TableRange range, QIODevice& device);
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    [[nodiscard]] QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex& index,
                                                                       const QEvent* event) const override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void describe();
    void arrangeAtFirst(const std::function<void()>& arrange);
    [[nodiscard]] QModelIndex editableInRow() const;
    void wishColumnWidths(const QAbstractItemModel& model);
    void copyText(const QString& text);
    void rememberRows();
    void findRowsAgain();
    void announceRow(int row);
    void fitRowHeight();
    [[nodiscard]] TableRange copyRange() const;

    QString m_settingsKey;
    QByteArray m_initialHeader; // as it was when the model was set
    QList<QMetaObject::Connection> m_connections;
    RowMemory m_rows;
    int m_rememberedScroll = 0;
    bool m_currentWasSeen = false;
    int m_announcedRow = -1;
    ColumnFit* m_fit;
    CsvSaver* m_csv = nullptr;
};

} // namespace assay::widgets
