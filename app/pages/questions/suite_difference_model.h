// What two sets of questions differ in as a table: a row for each question that was added or removed, and for
// each field that changed. GUI thread only.
#pragma once

#include "core/workspace/suites/suite_versions.h"
#include "widgets/tables/row_table.h"

#include <cstdint>
#include <string>
#include <vector>

namespace assay::app {

// Copies: the difference points into sets that do not outlive the comparison.
struct SuiteDifferenceRow {
    enum class Kind : std::uint8_t { Removed, Added, Changed };
    Kind kind = Kind::Changed;
    std::string questionId;
    std::string field; // its name; "status"
    std::string before, after;
};

// Removed first, then added, then changed, each in the order of the difference. Pure; any thread.
[[nodiscard]] std::vector<SuiteDifferenceRow> differenceRows(const workspace::SuiteDifference& difference);

class SuiteDifferenceModel : public widgets::RowTable<SuiteDifferenceRow> {
    Q_OBJECT
  public:
    enum Column { KindColumn, QuestionColumn, FieldColumn, BeforeColumn, AfterColumn, ColumnCount };

    explicit SuiteDifferenceModel(QObject* parent = nullptr);

    using RowTable::setRows;
};

} // namespace assay::app
