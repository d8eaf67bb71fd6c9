// Draws a sentence, or another text of data, on one line: what the search found is underlined on a ground of
// its own, and brought into sight where it stands far to the right; headings are bold, table debris slanted
// and muted.
#pragma once

#include "widgets/corpus/search_words.h"

#include <QStyledItemDelegate>

namespace assay::widgets {

class SentenceDelegate : public QStyledItemDelegate {
    Q_OBJECT
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setWords(const SearchWords& words) { m_words = words; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  private:
    SearchWords m_words;
};

} // namespace assay::widgets
