// Texts of the data cut to what a cell of a table holds. Of this room alone.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace assay::report {

// On one line; of more than `most` characters the first ones with "…" behind.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t most);

} // namespace assay::report
