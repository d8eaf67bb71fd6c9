// Texts with placeholders that are sent to a model: "{question}" stands for a value. Values are put in in one
// pass, so that nothing in a value is ever taken for a placeholder.
//
// Pure; any thread.
#pragma once

#include "core/base/result.h"

#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>

namespace assay::evaluate {

using PromptValues = std::map<std::string, std::string, std::less<>>;

// The placeholders of a text: names of small letters and '_' within braces. What else stands in braces, as
// JSON does, is text.
[[nodiscard]] std::set<std::string, std::less<>> placeholdersIn(std::string_view text);

// Error: InvalidArgument (`detail` "{name}", `where` as given) for a placeholder that is none of `known`.
[[nodiscard]] base::Result<> checkPlaceholders(std::string_view text, std::span<const std::string_view> known,
                                               const std::string& where);

// A placeholder without a value stays as it stands.
[[nodiscard]] std::string withValues(std::string_view text, const PromptValues& values);

// `text` between marks that it cannot hold itself: the marks carry a part of the SHA-256 of the text and of
// `salt`. What a foreign text says then stands apart from what the prompt says, also where it holds marks of
// its own.
[[nodiscard]] std::string delimited(std::string_view name, std::string_view text, std::string_view salt);

} // namespace assay::evaluate
