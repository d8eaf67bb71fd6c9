// A table of a report as boxes, one a row, with a header that pages repeat.
#pragma once

#include "core/results/report/report.h"
#include "core/words/wording.h"
#include "widgets/report/page_box.h"
#include "widgets/report/page_style.h"

#include <vector>

namespace assay::widgets {

// Columns share the width by what they hold; texts wrap. A row that is taller than `pageHeight` is cut
// between lines.
[[nodiscard]] std::vector<PageBox> tableBoxes(const results::Table& table, const words::Wording& wording,
                                              const PageStyle& style, double width, double pageHeight);

} // namespace assay::widgets
