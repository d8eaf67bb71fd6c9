#include "widgets/tables/bar_delegate.h"

#include "widgets/theme/theme.h"

#include <QPainter>
#include <algorithm>

namespace assay::widgets {

void BarDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
    QStyledItemDelegate::paint(painter, option, index);
    const QVariant share = index.data(kBarShareRole);
    if (!share.isValid()) {
        return;
    }
    const ChartColours colours = chartColours(option.palette);
    const bool isStrong = index.data(kBarStrongRole).toBool();
    const double text = QFontMetricsF(option.font).horizontalAdvance(QStringLiteral("-00.000 "));
    const QRectF cell = QRectF(option.rect).adjusted(4, 4, -text - 4, -4);
    if (cell.width() < 4) {
        return; // the number has the room
    }
    const QRectF bar(cell.left(), cell.top(),
                     std::max(cell.width() * std::clamp(share.toDouble(), 0.0, 1.0), 1.0), cell.height());
    const QColor colour = colours.series(isStrong ? 2 : 4);
    painter->save();
    painter->setPen(colour);
    painter->setBrush(QBrush(colour, isStrong ? Qt::SolidPattern : Qt::BDiagPattern));
    painter->drawRect(bar);
    painter->restore();
}

} // namespace assay::widgets

#include "moc_bar_delegate.cpp"
