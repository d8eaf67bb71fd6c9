// The jobs of a runner as a table, newest first: what it is, how far, how long, and how it ended. Background
// jobs appear only when they fail. GUI thread only.
#pragma once

#include "widgets/jobs/job_runner.h"

#include <QAbstractTableModel>
#include <QPointer>
#include <vector>

namespace assay::widgets {

class JobsModel : public QAbstractTableModel {
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

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    void add(Job* job);
    void update(Job* job);
    [[nodiscard]] int rowOf(const Job* job) const;

    std::vector<Job*> m_rows; // newest first
};

// "Reading · 62 % · 12 s left", for one line of text.
[[nodiscard]] QString jobProgressText(const Job& job);

} // namespace assay::widgets
