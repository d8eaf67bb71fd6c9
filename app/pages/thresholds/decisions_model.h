// The decisions of a workspace as a table, newest first.
#pragma once

#include "core/workspace/scored/decisions.h"

#include <QAbstractTableModel>
#include <vector>

namespace assay::app {

class DecisionsModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { Name, Author, Date, Set, DataHash, DefaultTau, Scenarios, Feasible, HeldOut, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setDecisions(std::vector<workspace::StoredDecision> decisions);

    [[nodiscard]] const workspace::StoredDecision* decision(int row) const; // null when there is no such row
    [[nodiscard]] int rowOf(base::RowId id) const;                          // -1 when it is not there
    [[nodiscard]] bool hasName(const std::string& name) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<workspace::StoredDecision> m_decisions;
};

} // namespace assay::app
