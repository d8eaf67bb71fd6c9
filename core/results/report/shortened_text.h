// Texts of the data cut to what a cell of a table holds, paths to names, moments to days, hashes and
// identifiers to their beginnings. Of this room alone.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace assay::results {

// On one line; of more than `most` characters the first ones with "…" behind.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t most);

// "2026-03-01" of a moment in ISO 8601.
[[nodiscard]] std::string dayOf(std::string_view moment);

// Of each SHA-256 in it, 64 digits in hexadecimal form, the first 12 and "…", of each UUID the first eight.
[[nodiscard]] std::string withShortIdentifiers(const std::string& text);

// Without folders, of whatever system.
[[nodiscard]] std::string fileNameOf(std::string_view path);

} // namespace assay::results
