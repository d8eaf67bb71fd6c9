// Writes a report as Markdown, HTML, CSV and JSON. Same report and wording, same bytes. PDF is written by
// widgets/report from the same report.
#pragma once

#include "core/results/report/report.h"
#include "core/words/wording.h"

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

} // namespace assay::results
