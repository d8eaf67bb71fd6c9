// A target mix as a table: what is wanted, what there is, what is missing. The wanted number can be edited.
// GUI thread only.
#pragma once

#include "core/curation/coverage.h"

#include <QAbstractTableModel>

namespace assay::app {

class TargetModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { Label, Wanted, Have, Missing, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setMix(const workspace::TargetMix& mix, bool isEditable);
    void setProgress(const curation::TargetProgress& progress); // of the mix; of another one it is ignored

    [[nodiscard]] const workspace::TargetMix& mix() const { return m_mix; }

    int rowCount(const QModelIndex& parent = {}) const override; // a total under the cells
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

  Q_SIGNALS:
    void edited(); // by the person: mix() is to be stored

  private:
    [[nodiscard]] curation::TargetState stateOf(int row) const; // of the total too

    workspace::TargetMix m_mix;
    curation::TargetProgress m_progress;
    bool m_isEditable = false;
};

} // namespace assay::app
