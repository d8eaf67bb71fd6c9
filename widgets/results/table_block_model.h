// The table of a result as an item model: texts as pages show them, values in full precision for copies and
// CSV, definitions over the headings. GUI thread only.
//
// A table whose columns and row keys are those of before is taken over in place, so that what follows a
// slider keeps its rows, its selection and its scroll position; any other resets the model, and views find
// the rows again by their keys.
#pragma once

#include "core/results/blocks.h"
#include "widgets/tables/table_export.h"

#include <QAbstractTableModel>

namespace assay::widgets {

// What stands in the cells of figures.
enum class CellDetail {
    Value, // "0.6823"; interval and n are in its tool tip
    Whole, // "0.6823 (0.61–0.74), n = 120"
};

class TableBlockModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    explicit TableBlockModel(QObject* parent = nullptr)
        : QAbstractTableModel(parent) {}

    // Whether the columns are those of before.
    bool setTable(results::Table table);

    [[nodiscard]] const results::Table& table() const { return m_table; }

    void setDetail(CellDetail detail);

    // Of the cell, else of its row; null: it leads nowhere.
    [[nodiscard]] results::LinkPointer linkAt(const QModelIndex& index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    [[nodiscard]] const results::Cell* cellAt(const QModelIndex& index) const;
    [[nodiscard]] bool findFigureColumns(); // whether they are others than before

    results::Table m_table;
    std::vector<bool> m_figures; // by column: it holds figures, which stand at the right
    CellDetail m_detail = CellDetail::Value;
};

} // namespace assay::widgets
