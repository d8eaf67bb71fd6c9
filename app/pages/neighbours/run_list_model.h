// The runs of the workspace as a table, the newest first. GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "core/workspace/runs/runs.h"
#include "widgets/tables/row_table.h"

#include <QHash>

namespace assay::app {

class NeighbourController;

class RunListModel : public widgets::RowTable<workspace::RunInfo> {
    Q_OBJECT
  public:
    enum Column { Name, State, Anchors, Made, By, Note, ColumnCount };

    // The controller outlives the model.
    explicit RunListModel(NeighbourController& controller, QObject* parent = nullptr);

    [[nodiscard]] base::RowId runAt(int row) const; // 0: there is no such row
    [[nodiscard]] int rowOf(base::RowId run) const; // -1

  private:
    void describeColumns();
    void takeNames();
    void showProgress();
    [[nodiscard]] bool isWorking(const workspace::RunInfo& run) const;
    [[nodiscard]] std::int64_t doneOf(const workspace::RunInfo& run) const;
    [[nodiscard]] QString stateOf(const workspace::RunInfo& run) const;

    NeighbourController& m_controller;
    QHash<base::RowId, int> m_apart; // by run where its name begins to differ from all others
};

} // namespace assay::app
