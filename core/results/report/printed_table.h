// What pages show of a table. CSV and JSON hold all of it.
#pragma once

#include "core/results/report/report.h"
#include "core/words/wording.h"

namespace assay::results {

// Whether pages show anything of it.
[[nodiscard]] bool isPrinted(const Table& table);

// Its first rows where it says so, without columns that hold nothing in any of them; behind its note, how
// many rows there are and which CSV table has them.
[[nodiscard]] Table printedTable(const Table& table, const words::Wording& wording);

} // namespace assay::results
