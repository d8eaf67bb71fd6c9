// The scored sets of the open workspace as a table. The name can be edited, which asks the session to rename.
// GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "core/workspace/scored/scored_sets.h"
#include "widgets/tables/row_table.h"

namespace assay::app {

class Session;

class ScoredSetsModel : public widgets::RowTable<workspace::ScoredSetInfo> {
    Q_OBJECT
  public:
    enum Column {
        NameColumn,
        RecordsColumn,
        RejectedColumn,
        UnscoredColumn,
        FilesColumn,
        CreatedColumn,
        HashColumn,
        ColumnCount
    };

    // `session` outlives the model.
    explicit ScoredSetsModel(Session& session, QObject* parent = nullptr);

    [[nodiscard]] base::RowId idAt(int row) const; // 0 outside
    [[nodiscard]] int rowOf(base::RowId id) const; // -1 if there is none

  private:
    void describeColumns();
    [[nodiscard]] bool rename(int row, const QString& name);

    Session& m_session;
};

} // namespace assay::app
