// JSON values as text: finding their extent, checking their grammar (RFC 8259), decoding strings, writing
// them compactly without touching a digit. Python's NaN, Infinity and -Infinity are recognised as such.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace assay::json {

enum class JsonKind : std::uint8_t {
    Invalid,
    Null,
    True,
    False,
    Number,
    NotANumber, // NaN, Infinity, -Infinity: not JSON, but what Python writes
    String,
    Array,
    Object,
};

struct JsonValue {
    JsonKind kind = JsonKind::Invalid;
    std::string_view raw; // from its first to its last byte
    bool mended = false;  // a string in it had half a surrogate pair, which `compact` holds as U+FFFD
};

// The value at the beginning of `text`, white space before it skipped, with its grammar checked throughout.
// What follows it is not looked at. When `compact` is given, the value is appended to it without white space
// between tokens and with NaN, the infinities and numbers beyond the range of a double as strings, so that
// any program can read it; other numbers and strings stand there as they were written. Values nested deeper
// than 512 are invalid.
[[nodiscard]] JsonValue readJsonValue(std::string_view text, std::string* compact = nullptr);

// Appends what the string `raw` (with its quotes, grammar checked) stands for, as UTF-8. An escaped surrogate
// without its other half becomes U+FFFD; returns false when there was one.
bool appendUnescapedJson(std::string_view raw, std::string& out);

// Appends `text` (UTF-8) as a JSON string with its quotes.
void appendJsonString(std::string_view text, std::string& out);

// Whether `text` ends inside a string, an array or an object that it opened.
[[nodiscard]] bool endsInsideJson(std::string_view text);

// A decimal number, all of `text`; correctly rounded, never locale-dependent. Too large becomes an infinity,
// too small 0. nullopt for anything else, also for "nan" and "inf".
[[nodiscard]] std::optional<double> decimalFromText(std::string_view text) noexcept;

} // namespace assay::json
