// Small JSON documents that a person or another program wrote, parsed so that they can be walked through, and
// written again, recursively.
#pragma once

#include <nlohmann/json.hpp>

#include <string_view>

namespace assay::formats {

inline constexpr int kShallowDepth = 64;

// Discarded (is_discarded()) when it is no JSON or nested deeper than kShallowDepth.
[[nodiscard]] inline nlohmann::ordered_json parseShallowJson(std::string_view text) {
    using Json = nlohmann::ordered_json;
    bool tooDeep = false;
    const Json::parser_callback_t watch = [&tooDeep](int depth, Json::parse_event_t, Json&) {
        tooDeep = tooDeep || depth > kShallowDepth;
        return !tooDeep;
    };
    Json parsed = Json::parse(text, watch, false);
    return tooDeep ? Json(Json::value_t::discarded) : parsed;
}

} // namespace assay::formats
