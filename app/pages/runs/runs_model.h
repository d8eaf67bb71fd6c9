// The runs that are shown, as a table, and the incidents. GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "core/workspace/runs/incidents.h"
#include "core/workspace/runs/run_index.h"
#include "widgets/tables/row_table.h"

#include <QHash>
#include <utility>
#include <vector>

namespace assay::app {

class RunsController;

class RunsModel : public widgets::RowTable<workspace::RunRow> {
    Q_OBJECT
  public:
    // What tells two runs apart comes first.
    enum Column { Name, System, Made, State, Kind, Suite, Corpus, By, Items, Tags, Note, ColumnCount };

    // The controller outlives the model.
    explicit RunsModel(RunsController& controller, QObject* parent = nullptr);

    [[nodiscard]] base::RowId runAt(int row) const; // 0: there is no such row
    [[nodiscard]] int rowOf(base::RowId run) const; // -1

  private:
    void takeNames(const std::vector<workspace::RunRow>& runs);

    QHash<base::RowId, std::pair<int, int>> m_apart; // where name and system begin to differ from all others
};

class IncidentsModel : public widgets::RowTable<workspace::Incident> {
    Q_OBJECT
  public:
    enum Column { Day, Kind, Severity, Title, Cause, Resolution, Resolved, By, Runs, ColumnCount };

    explicit IncidentsModel(RunsController& controller, QObject* parent = nullptr);
};

} // namespace assay::app
