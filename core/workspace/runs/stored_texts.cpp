#include "core/workspace/runs/stored_texts.h"

#include "core/workspace/journal/entity_rows.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace assay::workspace {

std::string textsAsJson(const std::vector<std::string>& texts) {
    return entityJson(nlohmann::ordered_json(texts));
}

std::optional<std::vector<std::string>> textsFromJson(std::string_view json) {
    const auto list = nlohmann::ordered_json::parse(json, nullptr, false);
    if (!list.is_array() || !std::ranges::all_of(list, [](const auto& one) { return one.is_string(); })) {
        return std::nullopt;
    }
    return list.get<std::vector<std::string>>();
}

} // namespace assay::workspace
