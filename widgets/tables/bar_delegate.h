// Draws a number with a bar beside it. What stands out is filled, the others are hatched, so that they are
// told apart without their colours. GUI thread only.
#pragma once

#include <QStyledItemDelegate>

namespace assay::widgets {

// Of a cell: its value as a share of the scale, 0..1; missing: no bar.
inline constexpr int kBarShareRole = Qt::UserRole + 0x2000;
// Whether the bar stands out.
inline constexpr int kBarStrongRole = Qt::UserRole + 0x2001;

class BarDelegate : public QStyledItemDelegate {
    Q_OBJECT
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

} // namespace assay::widgets
