// Whether a JSON value is as a JSON Schema wants it: the part of the language that fits one answer.
//
// Known: type, enum, const, required, properties, additionalProperties (true or false), items (one schema),
// minItems, maxItems, minLength, maxLength (bytes), minimum, maximum, pattern (RE2 syntax). Other keywords
// that say what is allowed are refused by checkSchema(), not passed over; "title", "description", "$schema",
// "$id", "default" and "examples" say nothing. Pure; any thread.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace assay::json {

// What of the schema is not understood, as a path ("properties.year.oneOf"); empty: all is.
[[nodiscard]] std::string checkSchema(const nlohmann::json& schema);

// The path of the first value that is not as the schema wants it, with the keyword ("year: minimum"); empty:
// all is well. For schemas that checkSchema() accepts.
[[nodiscard]] std::string firstViolation(const nlohmann::json& value, const nlohmann::json& schema);

} // namespace assay::json
