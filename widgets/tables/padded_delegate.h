// Cells with room left and right of what stands in them: a number ends where the next column's text begins.
#pragma once

#include <QStyledItemDelegate>

namespace assay::widgets {

inline constexpr int kCellPadding = 5; // in pixels, on each side

class PaddedDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    // The background fills the whole cell.
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace assay::widgets
