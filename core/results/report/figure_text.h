// A figure as people read it.
#pragma once

#include "core/results/report/report.h"
#include "core/words/wording.h"

#include <string>

namespace assay::results {

// "0.6823", "68.2 %", "1,234"; "—" where it is undefined.
[[nodiscard]] std::string valueText(const Figure& figure, const words::Wording& wording);

// The value with its interval and n, as far as it has them: "68.2 % (61.0–74.9 %), n = 120"; an undefined one
// with the reason: "— (no sample of this class)".
[[nodiscard]] std::string figureText(const Figure& figure, const words::Wording& wording);

// The same in its parts, none of which is to be broken but `why`; empty: it has none.
struct FigureParts {
    std::string value;
    std::string interval; // "(61.0–74.9 %)"
    std::string why;      // "(no sample of this class)"
    std::string n;        // "n = 120"
};

[[nodiscard]] FigureParts figureParts(const Figure& figure, const words::Wording& wording);

// In a legend, of figures that have no interval: "no interval, too few to say".
[[nodiscard]] std::string noIntervalLegend(const words::Wording& wording);

// A moment in ISO 8601 in words, sorted by when it was.
[[nodiscard]] Cell momentCell(const std::string& iso, const words::Wording& wording);

[[nodiscard]] std::string cellText(const Cell& cell, const words::Wording& wording);

// Whether the cell is a figure: these stand at the right of their column.
[[nodiscard]] bool isFigure(const Cell& cell);

// Of the title page: when it was measured, in words, and its facts.
[[nodiscard]] Facts datedFacts(const Report& report, const words::Wording& wording);

} // namespace assay::results
