#include "core/formats/scored/scored_mapping.h"

#include <algorithm>

namespace assay::formats {

std::string_view scoredFieldName(ScoredField field) noexcept {
    const auto keys = scoredKeys();
    const auto first = std::ranges::find(keys, field, &ScoredKey::field);
    return first == keys.end() ? std::string_view() : first->path;
}

std::optional<ScoredField> scoredFieldFromName(std::string_view name) {
    const ScoredKey* const key = findScoredKeyIgnoringCase(name);
    return key == nullptr ? std::nullopt : std::optional(key->field);
}

const ScoredKey* scoredKeyOf(const ScoredMapping& mapping, std::string_view column, const ScoredKey* byName) {
    if (const auto chosen = mapping.find(column); chosen != mapping.end()) {
        return chosen->second ? findScoredKey(scoredFieldName(*chosen->second)) : nullptr;
    }
    const bool isTaken = byName != nullptr && std::ranges::any_of(mapping, [byName](const auto& each) {
                             return each.second == byName->field;
                         });
    return isTaken ? nullptr : byName;
}

} // namespace assay::formats
