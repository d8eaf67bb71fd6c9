// The headings of a table or tree: over numbers they stand where the numbers stand, on the right, and where
// there is no room they end in "…". GUI thread only.
#pragma once

#include <QHeaderView>

namespace assay::widgets {

class ColumnHeader : public QHeaderView {
  public:
    explicit ColumnHeader(QWidget* parent = nullptr);

  protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int section) const override;
};

} // namespace assay::widgets
