// The bundles that the controller shows, as a table: reads them where they are and copies nothing but ids.
// GUI thread only.
#pragma once

#include "core/base/ids.h"

#include <QAbstractTableModel>
#include <QIcon>
#include <array>
#include <vector>

namespace assay::app {

class BundleController;

class BundleListModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column {
        Number,
        View,
        Type,
        Topic,
        Companies,
        Years,
        Sentences,
        Status,
        Reason,
        Note,
        Questions,
        ColumnCount
    };

    // The controller outlives the model.
    explicit BundleListModel(BundleController& controller, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override; // -1: the order of import

  private:
    void reset();
    void takeRows();

    BundleController& m_controller;
    std::array<QIcon, 3> m_statusIcons;
    int m_rows = 0;                 // as the views know them
    std::vector<base::RowId> m_ids; // of the rows
};

} // namespace assay::app
