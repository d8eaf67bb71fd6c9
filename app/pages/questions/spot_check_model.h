// The questions of a spot check as a queue with ticks for those that were checked. GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "widgets/tables/row_table.h"

#include <QString>

namespace assay::app {

struct SpotCheckEntry {
    base::RowId id = 0;
    QString questionId;
    QString category;
    QString text;
    bool isDone = false;
};

class SpotCheckModel : public widgets::RowTable<SpotCheckEntry> {
    Q_OBJECT
  public:
    enum Column { QuestionId, Category, Text, ColumnCount };

    explicit SpotCheckModel(QObject* parent = nullptr);

    using RowTable::setRows;

    [[nodiscard]] int doneCount() const;
    [[nodiscard]] int rowOf(qint64 id) const;       // -1: it is not in the sample
    [[nodiscard]] int nextToCheck(int after) const; // the next row without a tick, around the end; -1: none

  Q_SIGNALS:
    void ticked(qint64 id, bool done);

  private:
    bool tick(int row, bool on);
};

} // namespace assay::app
