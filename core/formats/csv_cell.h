// How a text is written into a CSV file (RFC 4180), and a number with a decimal comma read from one.
#pragma once

#include <optional>
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

// Whether numbers of a file may have a decimal comma: one whose cells are separated by it has none.
[[nodiscard]] constexpr bool mayHaveDecimalCommas(char separator) noexcept {
    return separator != ',';
}

// The number that "0,85", "-12,5" or "1,5e-3" stands for, where spreadsheets of German or Norwegian write it.
// `text` has no white space around it. nullopt: it is none, or "1,234" may as well be one thousand two
// hundred and thirty-four, which is possible up to `most`: so "1,000" is a score (most = 1) but no latency.
[[nodiscard]] std::optional<double> decimalCommaNumber(std::string_view text, double most) noexcept;

} // namespace assay::formats
