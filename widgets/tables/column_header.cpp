#include "widgets/tables/column_header.h"

#include "widgets/text/heading_widths.h"

#include <QAbstractItemModel>
#include <QStyleOptionHeader>

namespace assay::widgets {

ColumnHeader::ColumnHeader(QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent) {
    setSectionsClickable(true);
    setSectionsMovable(true);
    setHighlightSections(false);
    setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void ColumnHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int section) const {
    QHeaderView::initStyleOptionForIndex(option, section);
    // Cut by the style, a text on the right would lose its beginning.
    const int text = option->fontMetrics.size(0, option->text).width();
    const int room = sectionSize(section) - (headingWidth(*this, section) - text);
    if (text > room && !option->text.contains(u'\n')) {
        option->text = option->fontMetrics.elidedText(option->text, Qt::ElideRight, room);
    }
    if (model() == nullptr || model()->headerData(section, orientation(), Qt::TextAlignmentRole).isValid()) {
        return; // the model says where it stands
    }
    const QVariant cells = model()->index(0, section, rootIndex()).data(Qt::TextAlignmentRole);
    const Qt::Alignment alignment = QFlag(cells.toInt());
    if (alignment.testFlag(Qt::AlignRight)) {
        option->textAlignment = Qt::AlignRight | Qt::AlignVCenter;
    }
}

} // namespace assay::widgets
