// The sections of a report as one long column of boxes.
#pragma once

#include "core/results/report/report.h"
#include "core/words/wording.h"
#include "widgets/report/page_box.h"
#include "widgets/report/page_style.h"

#include <vector>

namespace assay::widgets {

// Level 1 sections begin with a box of level 1, and so on.
[[nodiscard]] std::vector<PageBox> flowOf(const std::vector<results::Section>& sections,
                                          const words::Wording& wording, const PageStyle& style,
                                          FlowArea area);

// Names and values side by side.
[[nodiscard]] std::vector<PageBox> factBoxes(const results::Facts& facts, const PageStyle& style,
                                             FlowArea area);

} // namespace assay::widgets
