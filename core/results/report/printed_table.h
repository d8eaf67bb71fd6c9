// What pages show of tables and facts. CSV and JSON hold all of it.
#pragma once

#include "core/results/report/report.h"
#include "core/words/wording.h"

namespace assay::results {

// Whether pages show anything of it.
[[nodiscard]] bool isPrinted(const Table& table);

// Whether pages show any of its blocks, or of those of the sections below it: else it has no heading.
[[nodiscard]] bool isPrinted(const Section& section);

// "— (1)" instead of "— (none meets every constraint)" where two or more undefined figures have that reason,
// and "✗ (2)" instead of a long text that has a mark and stands in two rows or more; the note explains each
// number once, and the cells keep as their reason what it says.
[[nodiscard]] Table withNumberedReasons(Table table);

// Its first rows where it says so, without columns that hold nothing in any of them; behind its note, how
// many rows there are and which CSV table has them. Reasons are numbered as above. Moments, and days of the
// columns "on", are in words; hashes and identifiers are cut as in printedFacts().
[[nodiscard]] Table printedTable(const Table& table, const words::Wording& wording);

// Of a SHA-256 and of a UUID, wherever one stands, the first characters with "…" behind: a line would break
// within them, and so many tell them apart.
[[nodiscard]] Facts printedFacts(const Facts& facts);

} // namespace assay::results
