// Questions that wait for a review, as a table. Reads the texts from the controller's columns. GUI thread
// only.
#pragma once

#include "core/base/ids.h"
#include "widgets/tables/row_table.h"

#include <QString>

namespace assay::app {

class QuestionController;

struct QueuedQuestion {
    base::RowId id = 0;
    QString said;                // by whom, as far as it may be seen
    bool statusIsHidden = false; // it would tell what others said before one has judged
};

class ReviewQueueModel : public widgets::RowTable<QueuedQuestion> {
    Q_OBJECT
  public:
    enum Column { QuestionId, Text, Status, Said, ColumnCount };

    explicit ReviewQueueModel(QuestionController& controller, QObject* parent = nullptr);

    using RowTable::setRows;

    [[nodiscard]] base::RowId idAt(int row) const; // 0: there is no such row
    [[nodiscard]] int rowOf(base::RowId id) const; // -1: not listed
};

} // namespace assay::app
