// Where the parts of a JSON text stand: the elements of an array and the members of an object as they are
// written, with their lines; and texts that change only where their values do.
#pragma once

#include "core/json/json_text.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace assay::json {

using Json = nlohmann::ordered_json;

struct JsonPlace {
    JsonKind kind = JsonKind::Invalid;
    std::string_view raw; // from its first to its last byte
    std::int64_t line = 0;
};

struct JsonMember {
    std::string key;         // unescaped
    std::string_view rawKey; // with its quotes
    JsonPlace value;
};

// Where a walk over a text ended.
struct JsonWalk {
    bool whole = false;    // the array or object ended, and every visit returned true
    std::size_t end = 0;   // whole: behind its last byte; else where the value begins that is no JSON
    std::int64_t line = 0; // of `end`
};

// Calls `visit` for each element of the array that `text` begins with (white space before it skipped), in
// order; `line` is that of the text's first byte. Each element's grammar is checked before its visit; a visit
// that returns false ends the walk. What follows the array is not looked at.
JsonWalk forEachElement(std::string_view text, std::int64_t line,
                        const std::function<bool(const JsonPlace&)>& visit);

// The same for the members of an object. A key may come several times.
JsonWalk forEachMember(std::string_view text, std::int64_t line,
                       const std::function<bool(const JsonMember&)>& visit);

// The value that a JSON pointer ("/answer/value", "/years/0") leads to; of a key that comes several times the
// last one. Where the path ends early, the last place on it, with kind Invalid.
[[nodiscard]] JsonPlace placeAt(std::string_view text, std::int64_t line, std::string_view pointer);

// The value as a tree; half surrogate pairs as U+FFFD, NaN and the infinities as strings. nullopt: no JSON,
// or something behind it.
[[nodiscard]] std::optional<Json> parseJson(std::string_view raw);

// One line, digits of doubles as few as give them back; wrong UTF-8 is mended.
[[nodiscard]] std::string dumpJson(const Json& value);

// The text `raw` of `before` made the text of `after`: what is equal in both stays as it is written, to the
// digit and the blank.
[[nodiscard]] std::string patchedJson(std::string_view raw, const Json& before, const Json& after);

// A JSON text as one line of a file of such lines: line breaks, which are white space between its parts,
// become blanks.
[[nodiscard]] std::string onOneLine(std::string json);

// "/" and "~" of a key escaped for a JSON pointer.
[[nodiscard]] std::string pointerToken(std::string_view key);

// The key that a pointer ("/a~1b/0") begins with ("a/b"); what follows it stays in `pointer`.
[[nodiscard]] std::string takePointerToken(std::string_view& pointer);

// How many keys the objects of a JSON text have; repeated ones count as often as they are there.
[[nodiscard]] std::size_t keysIn(std::string_view text) noexcept;

[[nodiscard]] std::int64_t linesIn(std::string_view text) noexcept; // how many line feeds

} // namespace assay::json
