// How a text is written into a CSV file (RFC 4180).
#pragma once

#include <string>
#include <string_view>

namespace assay::formats {

// In quotes where it holds the separator, a quote or a line break.
void appendCsvCell(std::string_view text, char separator, std::string& out);

// Whether a spreadsheet would run the text (UTF-8) as a formula: it begins with =, +, - or @, also full-width
// ones, or with a tab or a line break, behind which some look too. A number with its sign is none, nor is one
// such character alone.
[[nodiscard]] bool startsFormula(std::string_view text) noexcept;

} // namespace assay::formats
