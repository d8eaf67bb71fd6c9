// Texts of a report as boxes, one a line, so that a page may end between any two of them.
#pragma once

#include "core/words/wording.h"
#include "widgets/report/laid_text.h"
#include "widgets/report/page_box.h"
#include "widgets/report/page_style.h"

#include <QString>
#include <vector>

namespace assay::widgets {

// No single line of a paragraph is left alone at the foot or the head of a page. Empty for an empty text.
[[nodiscard]] std::vector<PageBox> textBoxes(const QString& text, const TextLook& look, double width);

// Markdown (CommonMark with tables, raw HTML shown as text), with a bar at its left.
[[nodiscard]] std::vector<PageBox> markdownBoxes(const QString& markdown, const words::Wording& wording,
                                                 const PageStyle& style, FlowArea area);

} // namespace assay::widgets
