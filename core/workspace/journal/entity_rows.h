// Of this room alone: what the kinds of things that the journal edits have in common.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>

namespace SQLite {
class Database;
}

namespace assay::workspace {

// A thing as the journal holds it. Another program may have written it: what is not there, or of another
// type, is empty, 0 or false.
class EntityValue {
  public:
    explicit EntityValue(const std::string& json)
        : m_json(nlohmann::ordered_json::parse(json, nullptr, false)) {}

    [[nodiscard]] std::string text(const char* name) const;
    [[nodiscard]] std::int64_t number(const char* name) const;
    [[nodiscard]] bool flag(const char* name) const;

    // Null when it is not there.
    [[nodiscard]] const nlohmann::ordered_json* find(const char* name) const;

  private:
    nlohmann::ordered_json m_json;
};

// On one line; what is no UTF-8 is replaced.
[[nodiscard]] std::string entityJson(const nlohmann::ordered_json& value);

// The following throw SQLite::Exception.

// A key for a new row of the table: never one that was used before, also not by a row that is gone since.
[[nodiscard]] base::RowId nextKey(SQLite::Database& database, const char* table);

// Nothing happens when there is no such row.
void removeRow(SQLite::Database& database, const char* table, base::RowId key);

// Error: NotFound, also for a question of a suite that cannot be seen.
[[nodiscard]] base::Result<> requireQuestion(SQLite::Database& database, base::RowId question);

} // namespace assay::workspace
