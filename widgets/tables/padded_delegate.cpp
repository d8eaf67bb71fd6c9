#include "widgets/tables/padded_delegate.h"

#include <QStyle>
#include <QWidget>

namespace assay::widgets {

void PaddedDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QStyle* style = cell.widget->style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, cell.widget);
    cell.rect.adjust(kCellPadding, 0, -kCellPadding, 0);
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
}

QSize PaddedDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return QStyledItemDelegate::sizeHint(option, index) + QSize(2 * kCellPadding, 0);
}

} // namespace assay::widgets
