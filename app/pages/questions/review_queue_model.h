// Questions that wait for a review, as a table. Reads the texts from the controller's columns. GUI thread
// only.
#pragma once

#include "core/base/ids.h"

#include <QAbstractTableModel>
#include <QString>
#include <vector>

namespace assay::app {

class QuestionController;

struct QueuedQuestion {
    base::RowId id = 0;
    QString said; // by whom, as far as it may be seen
};

class ReviewQueueModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { QuestionId, Text, Status, Said, ColumnCount };

    explicit ReviewQueueModel(QuestionController& controller, QObject* parent = nullptr);

    void setQuestions(std::vector<QueuedQuestion> questions);

    [[nodiscard]] base::RowId idAt(int row) const; // 0: there is no such row
    [[nodiscard]] int rowOf(base::RowId id) const; // -1: not listed

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    QuestionController& m_controller;
    std::vector<QueuedQuestion> m_questions;
};

} // namespace assay::app
