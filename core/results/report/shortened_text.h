// Texts of the data cut to what a cell of a table holds, paths to names, moments to days. Of this room alone.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace assay::results {

// On one line; of more than `most` characters the first ones with "…" behind.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t most);

// "2026-03-01" of a moment in ISO 8601.
[[nodiscard]] std::string dayOf(std::string_view moment);

// Without folders, of whatever system.
[[nodiscard]] std::string fileNameOf(std::string_view path);

} // namespace assay::results
