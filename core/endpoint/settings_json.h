// JSON that a user wrote, parsed so that it can be walked through recursively.
#pragma once

#include <nlohmann/json.hpp>

#include <string_view>

namespace assay::endpoint {

inline constexpr int kSettingsDepth = 64;

// Discarded (is_discarded()) when it is no JSON or nested deeper than kSettingsDepth.
[[nodiscard]] nlohmann::ordered_json parseSettingsJson(std::string_view text);

} // namespace assay::endpoint
