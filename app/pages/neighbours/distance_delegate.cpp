#include "app/pages/neighbours/distance_delegate.h"

#include "widgets/theme/theme.h"

#include <QPainter>
#include <algorithm>

namespace assay::app {

void DistanceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
    QStyledItemDelegate::paint(painter, option, index);
    const QVariant share = index.data(kBarShareRole);
    if (!share.isValid()) {
        return;
    }
    const widgets::ChartColours colours = widgets::chartColours(option.palette);
    const bool isGold = index.data(kBarGoldRole).toBool();
    const double text = QFontMetricsF(option.font).horizontalAdvance(QStringLiteral("-00.000 "));
    const QRectF cell = QRectF(option.rect).adjusted(4, 4, -text - 4, -4);
    const QRectF bar(cell.left(), cell.top(),
                     std::max(cell.width() * std::clamp(share.toDouble(), 0.0, 1.0), 1.0), cell.height());
    const QColor colour = colours.series(isGold ? 2 : 4);
    painter->save();
    painter->setPen(colour);
    painter->setBrush(QBrush(colour, isGold ? Qt::SolidPattern : Qt::BDiagPattern));
    painter->drawRect(bar);
    painter->restore();
}

} // namespace assay::app

#include "moc_distance_delegate.cpp"
