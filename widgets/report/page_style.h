// Fonts and colours of printed reports.
#pragma once

#include <QColor>
#include <QFont>
#include <QTextOption>
#include <array>

namespace assay::widgets {

struct PageStyle {
    PageStyle();

    QFont body, small, bold, title, subtitle, chart;
    std::array<QFont, 3> headings; // of levels 1 to 3
    QColor text = QColor(0x1b, 0x1f, 0x24);
    QColor muted = QColor(0x57, 0x60, 0x6a);
    QColor rule = QColor(0xc9, 0xd1, 0xd9);
    QColor soft = QColor(0xf3, 0xf5, 0xf7);
    QColor link = QColor(0x0b, 0x5c, 0xad);
    QColor good = QColor(0x1a, 0x7f, 0x37);
    QColor warning = QColor(0x8a, 0x5a, 0x00);
    QColor bad = QColor(0xb4, 0x23, 0x18);
};

// Wrapped at words, and within a word that is wider than its line; laid out the same at every resolution.
[[nodiscard]] QTextOption printedText(Qt::Alignment alignment = Qt::AlignLeft);

} // namespace assay::widgets
