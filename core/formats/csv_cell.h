// How a text is written into a CSV file (RFC 4180).
#pragma once

#include <string>
#include <string_view>

namespace assay::formats {

// In quotes where it holds the separator, a quote or a line break.
void appendCsvCell(std::string_view text, char separator, std::string& out);

// The text (UTF-8) so that no spreadsheet runs any of it: an apostrophe stands before what would be a
// formula. That is a text that begins with =, +, - or @, also full-width ones, or with a tab or a line break;
// and what begins so behind a semicolon, a tab or a line break within the text, blanks and quotes before it
// not counted: where lists are separated by semicolons (in Norwegian, in German) a spreadsheet parts a line
// there, whatever quotes say. A number with its sign is none, nor is one such character alone. Other texts
// come back as they are. For files that people read; what is to be read back exactly is not neutralised.
[[nodiscard]] std::string withoutFormulas(std::string_view text);

} // namespace assay::formats
