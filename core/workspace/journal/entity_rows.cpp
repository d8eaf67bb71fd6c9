#include "core/workspace/journal/entity_rows.h"

#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"

#include <SQLiteCpp/Database.h>

namespace assay::workspace {

std::string entityJson(const nlohmann::ordered_json& value) {
    return value.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

base::RowId nextKey(SQLite::Database& database, const char* table) {
    Cursor row(database, "SELECT seq FROM sqlite_sequence WHERE name = ?", table);
    return (row.step() ? row.integer(0) : 0) + 1;
}

void removeRow(SQLite::Database& database, const char* table, base::RowId key) {
    execute(database, std::string("DELETE FROM ") + table + " WHERE rowid = ?", key);
}

base::Result<> requireQuestion(SQLite::Database& database, base::RowId question) {
    Cursor row(database,
               "SELECT 1 FROM question AS q JOIN suite AS s ON s.id = q.suite_id"
               " WHERE q.id = ? AND q.revision > 0 AND s.state = 1",
               question);
    if (!row.step()) {
        return base::fail(base::ErrorCode::NotFound, "question " + std::to_string(question));
    }
    return {};
}

} // namespace assay::workspace
