// The bundles that the controller shows, as a table: reads them where they are and copies nothing but ids.
// GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "core/workspace/bundles/bundles.h"
#include "widgets/tables/column_table.h"

#include <vector>

namespace assay::app {

class BundleController;

class BundleListModel : public widgets::ColumnTable<workspace::StoredBundle> {
    Q_OBJECT
  public:
    enum Column {
        Number,
        Set,
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

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] const workspace::StoredBundle* at(int row) const override;
    [[nodiscard]] QVariant rowKey(int row) const override;
    void sort(int column, Qt::SortOrder order) override; // -1: the order of import

  private:
    void describeColumns();
    void reset();
    void takeRows();

    BundleController& m_controller;
    std::vector<base::RowId> m_ids; // of the rows, as the views know them
};

} // namespace assay::app
