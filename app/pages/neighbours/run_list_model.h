// The runs of the workspace as a table, the newest first. GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "core/workspace/runs/runs.h"

#include <QAbstractTableModel>
#include <vector>

namespace assay::app {

class NeighbourController;

class RunListModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { Name, State, Anchors, Made, By, Note, ColumnCount };

    // The controller outlives the model.
    explicit RunListModel(NeighbourController& controller, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    [[nodiscard]] base::RowId runAt(int row) const; // 0: there is no such row
    [[nodiscard]] int rowOf(base::RowId run) const; // -1

  private:
    void reset();
    void showProgress();
    [[nodiscard]] QString stateOf(const workspace::RunInfo& run) const;

    NeighbourController& m_controller;
    std::vector<workspace::RunInfo> m_runs; // as the views know them
};

} // namespace assay::app
