// What a page shows of a table: of a long one the first rows. CSV and JSON hold all of them.
#pragma once

#include "core/report/report.h"
#include "core/report/wording.h"

#include <span>
#include <string>
#include <vector>

namespace assay::report {

[[nodiscard]] std::span<const std::vector<Cell>> shownRows(const Table& table);

// What stands below it: its note, and where there are more rows, how many and which CSV table has them.
[[nodiscard]] std::string shownNote(const Table& table, const Wording& wording);

} // namespace assay::report
