// Which rows of a table are selected and which one is current, kept by their keys (kRowKeyRole) while the
// model is reset and its row numbers mean nothing. GUI thread only.
#pragma once

#include <QItemSelection>
#include <QList>
#include <QModelIndex>
#include <QVariant>

class QAbstractItemModel;

namespace assay::widgets {

class RowMemory {
  public:
    struct Rows {
        QItemSelection selection; // whole rows
        QModelIndex current;      // in the first column; invalid: gone, or there was none
    };

    // Before the reset. Of more than 1,000 selected rows only the current one is remembered.
    void remember(const QAbstractItemModel& model, const QModelIndex& current, const QList<int>& selected);

    // Whether there is anything to look for.
    [[nodiscard]] bool isEmpty() const { return m_selected.isEmpty() && !m_current.isValid(); }

    // After the reset, among the first 20,000 rows; it is forgotten then.
    [[nodiscard]] Rows take(const QAbstractItemModel& model);

  private:
    QList<QVariant> m_selected;
    QVariant m_current;
};

} // namespace assay::widgets
