// The decisions of a workspace as a table, newest first.
#pragma once

#include "core/workspace/scored/decisions.h"
#include "widgets/tables/row_table.h"

#include <string>

namespace assay::app {

class DecisionsModel : public widgets::RowTable<workspace::StoredDecision> {
    Q_OBJECT
  public:
    enum Column { Name, Author, Date, Set, DataHash, DefaultTau, Scenarios, Feasible, HeldOut, ColumnCount };

    explicit DecisionsModel(QObject* parent = nullptr);

    using RowTable::setRows;

    [[nodiscard]] int rowOf(base::RowId id) const; // -1 when it is not there
    [[nodiscard]] bool hasName(const std::string& name) const;
};

} // namespace assay::app
