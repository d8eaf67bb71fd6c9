// Draws a distance as a bar with its number; gold bars are filled, others hatched, so that they are told
// apart without their colours. GUI thread only.
#pragma once

#include <QStyledItemDelegate>

namespace assay::app {

// Of a cell: its distance as a share of the largest shown, 0..1; missing: no bar.
inline constexpr int kBarShareRole = Qt::UserRole + 0x2000;
// Whether the bar is of a gold sentence.
inline constexpr int kBarGoldRole = Qt::UserRole + 0x2001;

class DistanceDelegate : public QStyledItemDelegate {
    Q_OBJECT
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

} // namespace assay::app
