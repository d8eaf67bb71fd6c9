// Bodies and texts with placeholders, and JSON pointers that may miss. Internal to engine templates.
#pragma once

#include "core/base/result.h"

#include <nlohmann/json.hpp>

#include <map>
#include <string>
#include <string_view>

namespace assay::retrieval {

struct EngineValues {
    std::map<std::string, std::string> variables;         // stand as they are
    std::map<std::string, nlohmann::ordered_json> values; // stand as JSON; null: missing
    std::map<std::string, std::string> texts;             // are put in as they are, where a text is
    const nlohmann::ordered_json* fields = nullptr;       // members that "{{fields}}" stands for
};

// The body with everything filled in; null where it is one placeholder whose value is missing.
[[nodiscard]] nlohmann::ordered_json filledIn(const nlohmann::ordered_json& body, const EngineValues& values);
// A text; values within it are JSON. `encode`: variables and texts are percent-encoded.
[[nodiscard]] std::string filledText(std::string_view text, const EngineValues& values, bool encode = false);

// The text without its parts in brackets that name what is missing, and without the brackets of the others.
[[nodiscard]] std::string withoutMissing(std::string_view text, const EngineValues& values);

// What the pointer points at; null: nothing. "": the whole. A number from the end is written "-1".
[[nodiscard]] const nlohmann::ordered_json* pointedAt(const nlohmann::ordered_json& document,
                                                      const std::string& pointer);

// A text, a number or a truth value as text; false: it is none of them.
[[nodiscard]] bool engineText(const nlohmann::ordered_json& value, std::string& text);

[[nodiscard]] std::string engineDump(const nlohmann::ordered_json& value);

} // namespace assay::retrieval
