// Of this folder alone: lists of texts as a column holds them, a JSON array.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::workspace {

[[nodiscard]] std::string textsAsJson(const std::vector<std::string>& texts);
// nullopt: no list of texts.
[[nodiscard]] std::optional<std::vector<std::string>> textsFromJson(std::string_view json);

} // namespace assay::workspace
