// Texts of a report as boxes, one a line, so that a page may end between any two of them.
#pragma once

#include "widgets/report/page_box.h"
#include "widgets/report/page_style.h"

#include <QColor>
#include <QFont>
#include <QList>
#include <QTextLayout>
#include <memory>
#include <vector>

namespace assay::widgets {

struct TextLook {
    QFont font;
    QColor colour;
    double left = 0; // indent
    double gap = 8;  // above the first line
    Qt::Alignment alignment = Qt::AlignLeft;
    QList<QTextLayout::FormatRange> formats{};
    QColor bar{}; // a bar at the left edge of every line; invalid: none
};

// Without control characters, with "\n" between lines and one empty line at most; blanks at the beginning of
// a line go. The places of formats are those of such a text.
[[nodiscard]] QString printable(const QString& text);

// A laid-out text, shared by the boxes of its lines. Line breaks in `text` are kept, as printable() has them.
[[nodiscard]] std::shared_ptr<QTextLayout> layOut(const QString& text, const TextLook& look, double width);

// No single line of a paragraph is left alone at the foot or the head of a page. Empty for an empty text.
[[nodiscard]] std::vector<PageBox> textBoxes(const QString& text, const TextLook& look, double width);

// Markdown (CommonMark with tables, raw HTML shown as text), with a bar at its left.
[[nodiscard]] std::vector<PageBox> markdownBoxes(const QString& markdown, const PageStyle& style,
                                                 double width);

} // namespace assay::widgets
