#include "widgets/tables/wrap_delegate.h"

#include <QHeaderView>
#include <QStyle>
#include <QTextLayout>
#include <QTreeView>
#include <algorithm>

namespace assay::widgets {

WrapDelegate::WrapDelegate(QTreeView& view, int column)
    : QStyledItemDelegate(&view)
    , m_view(view) {
    view.setUniformRowHeights(false);
    view.setWordWrap(true);
    view.setItemDelegateForColumn(column, this);
    connect(view.header(), &QHeaderView::sectionResized, this, [this, column](int section) {
        if (section == column) {
            Q_EMIT sizeHintChanged(QModelIndex()); // all of them
        }
    });
}

QSize WrapDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem one = option;
    QStyledItemDelegate::initStyleOption(&one, index);
    one.features &= ~QStyleOptionViewItem::WrapText; // as wide as its text on one line
    const QStyle* const style = m_view.style();
    QSize size = style->sizeFromContents(QStyle::CT_ItemViewItem, &one, QSize(), &m_view);
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &one, &m_view) + 1;
    const int room = m_view.columnWidth(index.column()) - 2 * margin;
    QTextLayout layout(one.text, one.font);
    QTextOption wrapping;
    wrapping.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(wrapping);
    layout.beginLayout();
    int lines = 0;
    while (lines < kMostLines) {
        QTextLine line = layout.createLine();
        if (!line.isValid()) {
            break;
        }
        line.setLineWidth(std::max(1, room));
        ++lines;
    }
    layout.endLayout();
    size.rheight() += std::max(0, lines - 1) * one.fontMetrics.lineSpacing();
    return size;
}

void WrapDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    option->features |= QStyleOptionViewItem::WrapText;
    option->displayAlignment = Qt::AlignLeft | Qt::AlignVCenter;
}

} // namespace assay::widgets
