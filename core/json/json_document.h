// A text that is one JSON value: whether it is, and what its beginning tells when the rest is not there.
#pragma once

#include "core/base/issue_list.h"
#include "core/json/json_places.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace assay::json {

struct JsonDocument {
    JsonPlace root;                   // `text`'s one value
    std::optional<base::Issue> fault; // why there is none
};

// `text` is the whole file without a byte order mark; `kind` is what it must be, Array or Object. A fault has
// a line: EmptyInput, WrongType, MalformedRecord (also something behind the value), TruncatedInput.
[[nodiscard]] JsonDocument jsonDocumentOf(std::string_view text, const std::string& file, JsonKind kind);

// The line at which the text stops being JSON, from 1; nullopt: all of it is.
[[nodiscard]] std::optional<std::int64_t> brokenJsonLine(std::string_view text);

// For texts that may end anywhere: from where a value begins to the end of `text`; empty: not there. Of the
// member `key` of the object that `text` begins with, of that object's first member, and of the first element
// of the array that it begins with.
[[nodiscard]] std::string_view beginningOfMember(std::string_view text, std::string_view key);
[[nodiscard]] std::string_view beginningOfFirstMember(std::string_view text);
[[nodiscard]] std::string_view beginningOfFirstElement(std::string_view text);

} // namespace assay::json
