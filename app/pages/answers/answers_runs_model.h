// The runs of answers as a table, the newest first. GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "core/workspace/runs/runs.h"
#include "widgets/tables/row_table.h"

namespace assay::app {

class AnswersController;

class AnswersRunsModel : public widgets::RowTable<workspace::RunInfo> {
    Q_OBJECT
  public:
    enum Column { Name, Questions, Made, By, Note, ColumnCount };

    // The controller outlives the model.
    explicit AnswersRunsModel(AnswersController& controller, QObject* parent = nullptr);

    [[nodiscard]] base::RowId runAt(int row) const; // 0: there is no such row
    [[nodiscard]] int rowOf(base::RowId run) const; // -1

  private:
    void describeColumns();
};

} // namespace assay::app
