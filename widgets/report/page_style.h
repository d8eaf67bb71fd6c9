// Fonts and colours of printed reports; the colours are those of a light report in HTML.
#pragma once

#include <QColor>
#include <QFont>
#include <QTextOption>
#include <array>

namespace assay::widgets {

struct FlowArea {
    double width = 0;
    double height = 0; // of a page: no box is taller
};

struct PageStyle {
    PageStyle();

    QFont body, small, bold, title, subtitle, chart;
    std::array<QFont, 3> headings; // of levels 1 to 3
    QColor text, muted, rule;
    QColor soft, link, good, warning, bad;
};

// Wrapped at words, and within a word that is wider than its line; laid out the same at every resolution.
[[nodiscard]] QTextOption printedText(Qt::Alignment alignment = Qt::AlignLeft);

} // namespace assay::widgets
