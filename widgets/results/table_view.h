// The table of a result on a page, with all that tables of the window can (data_table_view.h). A double click
// or Return on a cell that leads somewhere says where to. GUI thread only.
#pragma once

#include "core/results/blocks.h"
#include "widgets/results/table_block_model.h"
#include "widgets/tables/data_table_view.h"

class QSortFilterProxyModel;

namespace assay::widgets {

class TableView : public DataTableView {
    Q_OBJECT
  public:
    explicit TableView(QWidget* parent = nullptr);

    // In place as far as the rows are the same (table_block_model.h). The table's title is the accessible
    // name unless it was given one.
    void setTable(results::Table table);

    [[nodiscard]] const results::Table& table() const { return m_block->table(); }

    void setDetail(CellDetail detail) { m_block->setDetail(detail); }

    // A click on a heading sorts by it; the third one gives the table's own order back.
    void setSortable();

    // One click on a cell that leads somewhere is enough.
    void followClicks();

    // As DataTableView::setDefaultColumnWidths(), kept until there are columns.
    void setCharacters(const QList<int>& characters);

    [[nodiscard]] results::LinkPointer linkAt(const QModelIndex& index) const;

    // As high as its rows need, up to so many: then it scrolls, and takes what room there is. 0, the default:
    // like any view that scrolls.
    void setRowsInSight(int most);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    // How high the view is when it shows its headings and so many rows.
    [[nodiscard]] int heightOf(int rows) const;

  Q_SIGNALS:
    void linkActivated(const assay::results::Link& link);

  protected:
    // Of the block, so that n, intervals and definitions come along.
    [[nodiscard]] std::unique_ptr<TableWriter> workbookWriter(TableRange range, QIODevice& device) override;
    void changeEvent(QEvent* event) override;

  private:
    void activateCurrent();
    void fitRows();
    [[nodiscard]] QSize fitted(QSize size) const;

    TableBlockModel* m_block = nullptr;
    QSortFilterProxyModel* m_sorted = nullptr; // null: as it is
    QList<int> m_characters;
    int m_rowsInSight = 0;
    QString m_ownName; // the accessible name that this gave it
};

} // namespace assay::widgets
