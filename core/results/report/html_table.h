// How a table of a report is laid out as HTML. Of this room alone.
#pragma once

#include "core/results/report/report.h"
#include "core/words/wording.h"

#include <string>
#include <string_view>
#include <vector>

namespace assay::results {

struct TableLayout {
    std::vector<std::string> headers; // by column: the class of its cells; empty: none
    std::vector<std::string> texts;   // of the same column, of cells that are no figures
    std::string table;                // the class of the table
    int characters = 0;               // that a line of it needs at least, the room between columns included
};

[[nodiscard]] TableLayout layoutOf(const Table& table, const words::Wording& wording);

// A text whose intervals, "(0.61–0.75)", dates, and figures with a name, "n = 120", are not broken, and whose
// long words, such as identifiers, are where that can be read.
[[nodiscard]] std::string flowMarkup(std::string_view text);

// A cell's content.
[[nodiscard]] std::string cellMarkup(const Cell& cell, const words::Wording& wording);

} // namespace assay::results
