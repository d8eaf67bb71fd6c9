// The scored sets of the open workspace as a table. The name can be edited, which asks the session to rename.
// GUI thread only.
#pragma once

#include "core/base/ids.h"

#include <QAbstractTableModel>

namespace assay::app {

class Session;

class ScoredSetsModel : public QAbstractTableModel {
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

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

  private:
    Session& m_session;
};

} // namespace assay::app
