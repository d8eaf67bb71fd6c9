#include "core/workspace/journal/journal_rows.h"

#include "core/base/clock.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"

#include <SQLiteCpp/Database.h>
#include <nlohmann/json.hpp>

namespace assay::workspace {

void recordEdit(SQLite::Database& database, const JournalRow& row) {
    execute(database,
            "INSERT INTO edit_journal (kind, entity, entity_key, before, after, edited_by, edited_at,"
            " reason, batch) VALUES ('edit', ?, ?, ?, ?, ?, ?, ?, ?)",
            row.entity, row.key, row.before, row.after, row.who, row.when, row.reason, row.batch);
}

base::Result<> renameAsEdit(Workspace& workspace, std::string_view table, std::string_view entity,
                            base::RowId key, const std::string& name, const std::string& who,
                            const std::function<base::Result<>(SQLite::Database&)>& set) {
    if (name.empty()) {
        return base::fail(base::ErrorCode::InvalidArgument, {}, "name");
    }
    return workspace.write([&](SQLite::Database& database) -> base::Result<> {
        std::string before;
        {
            Cursor row(database, "SELECT name FROM " + std::string(table) + " WHERE id = ?", key);
            before = row.step() ? std::string(row.text(0)) : std::string();
        }
        ASSAY_TRY(set(database));
        if (!entity.empty() && before != name) {
            recordEdit(database,
                       {entity, key, jsonText(before), jsonText(name), who, base::utcNow(), {}, {}});
        }
        return {};
    });
}

std::int64_t newJournalBatch(SQLite::Database& database) {
    Cursor row(database, "SELECT coalesce(max(batch), 0) + 1 FROM edit_journal");
    return row.step() ? row.integer(0) : 1;
}

std::string jsonText(std::string_view text) {
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

} // namespace assay::workspace
