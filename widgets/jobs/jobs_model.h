// The jobs of a runner as a table, newest first: what it is, how far, how long, and how it ended. Background
// jobs appear only when they fail. GUI thread only.
#pragma once

#include "widgets/jobs/job_runner.h"
#include "widgets/tables/row_table.h"

namespace assay::widgets {

class JobsModel : public RowTable<Job*> {
    Q_OBJECT
  public:
    enum Column { TitleColumn, ProgressColumn, TimeColumn, StateColumn, ColumnCount };

    enum Role {
        PercentRole = Qt::UserRole + 1, // 0..100; -1 while unknown; invalid for a finished job
        ActiveRole,
    };

    // `runner` outlives the model.
    explicit JobsModel(JobRunner& runner, QObject* parent = nullptr);

    [[nodiscard]] Job* jobAt(int row) const;
    [[nodiscard]] int activeRows() const;

    [[nodiscard]] int finishedRows() const { return rowCount() - activeRows(); }

    // The oldest that still runs: the one to show where there is place for one. Null if none runs.
    [[nodiscard]] Job* leadingJob() const;

  private:
    void describeColumns();
    [[nodiscard]] int rowOf(const Job* job) const;
};

// "Reading · 62 % · 12 s left", for one line of text.
[[nodiscard]] QString jobProgressText(const Job& job);

} // namespace assay::widgets
