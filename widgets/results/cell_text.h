// Figures and cells of results as pages show them: the texts of reports, with the plus of a difference. The
// wording is WindowWording, for a true minus. Works without a window.
#pragma once

#include "core/results/blocks.h"
#include "core/words/wording.h"

#include <QString>

namespace assay::widgets {

// "0.6823", "68.2 %", "+0.0312", "—".
[[nodiscard]] QString shownValue(const results::Figure& figure, const words::Wording& wording);
// With its interval and n, or why it is undefined: "68.2 % (61.0–74.9 %), n = 120".
[[nodiscard]] QString shownFigure(const results::Figure& figure, const words::Wording& wording);

// shownValue() of a figure, a text as it is.
[[nodiscard]] QString shownCell(const results::Cell& cell, const words::Wording& wording);

// What a tool tip adds to a cell: its interval and n, what was counted, why it is undefined or says so.
// Empty: nothing.
[[nodiscard]] QString cellTip(const results::Cell& cell, const words::Wording& wording);

// What a figure means, by its id in definitions.h; empty: there is none.
[[nodiscard]] QString definitionTip(const std::string& id, const words::Wording& wording);

} // namespace assay::widgets
