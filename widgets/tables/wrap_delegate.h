// Draws a text of a tree on as many lines as it needs, at most kMostLines; what is longer ends with "…". Rows
// follow the width of their column. For trees of a few hundred rows whose heights may differ
// (QTreeView::setUniformRowHeights(false)).
#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace assay::widgets {

class WrapDelegate final : public QStyledItemDelegate {
  public:
    static constexpr int kMostLines = 6;

    // For a column of the tree, which owns it.
    WrapDelegate(QTreeView& view, int column);

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

  private:
    QTreeView& m_view;
};

} // namespace assay::widgets
