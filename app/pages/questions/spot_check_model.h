// The questions of a spot check as a queue with ticks for those that were checked. GUI thread only.
#pragma once

#include "core/base/ids.h"

#include <QAbstractTableModel>
#include <QString>
#include <vector>

namespace assay::app {

struct SpotCheckEntry {
    base::RowId id = 0;
    QString questionId;
    QString category;
    QString text;
    bool isDone = false;
};

class SpotCheckModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { QuestionId, Category, Text, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setEntries(std::vector<SpotCheckEntry> entries);

    [[nodiscard]] const std::vector<SpotCheckEntry>& entries() const { return m_entries; }

    [[nodiscard]] int doneCount() const;
    [[nodiscard]] int rowOf(qint64 id) const;       // -1: it is not in the sample
    [[nodiscard]] int nextToCheck(int after) const; // the next row without a tick, around the end; -1: none

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

  Q_SIGNALS:
    void ticked(qint64 id, bool done);

  private:
    std::vector<SpotCheckEntry> m_entries;
};

} // namespace assay::app
