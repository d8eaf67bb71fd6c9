// Of this room alone: what the kinds of things that the journal edits have in common.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/json/field_list.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

namespace SQLite {
class Database;
}

namespace assay::workspace {

// On one line; what is no UTF-8 is replaced.
[[nodiscard]] std::string entityJson(const nlohmann::ordered_json& value);

// A thing as the journal holds it, by the list of its fields.
template <typename Thing, typename... Fields>
[[nodiscard]] std::string entityJson(const Thing& thing, const std::tuple<Fields...>& fields) {
    return entityJson(json::toJson(thing, fields));
}

// Another program may have written it: what is not there, or of another type, is empty, 0 or false. nullopt:
// a required field is not as it has to be.
template <typename Thing, typename... Fields>
[[nodiscard]] std::optional<Thing> entityFrom(std::string_view text, const std::tuple<Fields...>& fields) {
    Thing thing;
    return json::readLeniently(nlohmann::ordered_json::parse(text, nullptr, false), thing, fields).empty()
               ? std::optional(std::move(thing))
               : std::nullopt;
}

// The following throw SQLite::Exception.

// A key for a new row of the table: never one that was used before, also not by a row that is gone since.
[[nodiscard]] base::RowId nextKey(SQLite::Database& database, const char* table);

// Nothing happens when there is no such row.
void removeRow(SQLite::Database& database, const char* table, base::RowId key);

// Error: NotFound, also for a question of a suite that cannot be seen.
[[nodiscard]] base::Result<> requireQuestion(SQLite::Database& database, base::RowId question);

} // namespace assay::workspace
