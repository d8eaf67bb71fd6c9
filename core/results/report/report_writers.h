// Writes a report as Markdown, HTML, CSV, JSON and as a workbook. Same report and wording, same bytes. PDF is
// written by widgets/report from the same report.
#pragma once

#include "core/base/result.h"
#include "core/results/report/report.h"
#include "core/words/wording.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace assay::results {

// CommonMark with GitHub's tables; charts as their alternative texts. Comments stand in it as they were
// written, as quotations: whoever shows it to others decides about raw HTML in them.
[[nodiscard]] std::string reportMarkdown(const Report& report, const words::Wording& wording);

// One file that needs no other: style within, charts as inline SVG, light and dark by the reader's system,
// printable. Holds no script. Links of comments lead to http(s) and mailto only.
[[nodiscard]] std::string reportHtml(const Report& report, const words::Wording& wording);

// As measured: numbers with all their digits, undefined ones null with "why". docs/formats.md, "Reports".
[[nodiscard]] std::string reportJson(const Report& report);

struct CsvFile {
    std::string name; // "regimes.csv"
    std::string content;
};

struct CsvOptions {
    // Texts that a spreadsheet would run as a formula get a leading apostrophe.
    bool neutraliseFormulas = true;
};

// Every table: RFC 4180, UTF-8 without a byte order mark, "." as decimal point, undefined figures empty. A
// column of figures is followed by {key}_n, {key}_low, {key}_high and {key}_why as far as one of its rows has
// them. Key figures of all sections are in key_figures.csv.
[[nodiscard]] std::vector<CsvFile> reportCsv(const Report& report, const CsvOptions& options = {});

// One workbook (.xlsx): a sheet that says what it is of and lists the others, one of all key figures, one a
// table, one of definitions. A column of figures is followed by its n, the bounds of its interval and why it
// is undefined as far as one of its rows has them; numbers are numbers as measured, undefined ones empty
// cells; what a column means is the note of its heading. Error: FileNotWritable (the folder for temporary
// files).
[[nodiscard]] base::Result<std::string> reportWorkbook(const Report& report, const words::Wording& wording);

// Which cells of a table: its columns in the order wanted, and its rows, nullopt for all.
struct TableChoice {
    std::vector<std::size_t> columns;
    std::optional<std::vector<std::size_t>> rows;
};

// A workbook of that table alone, as reportWorkbook() has it.
[[nodiscard]] base::Result<std::string> tableWorkbook(const Table& table, const TableChoice& choice,
                                                      const words::Wording& wording);

} // namespace assay::results
