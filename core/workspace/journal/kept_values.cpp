#include "core/workspace/journal/kept_values.h"

#include "core/base/clock.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>
#include <nlohmann/json.hpp>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

// They stand among the settings of the workspace.
std::string prefixOf(std::string_view group) {
    return std::string(group) + '/';
}

} // namespace

Result<> keepValue(Workspace& workspace, std::string_view group, const KeptValue& value) {
    if (!nlohmann::json::accept(value.document)) {
        return fail(ErrorCode::InvalidArgument, value.document, "document");
    }
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        execute(database,
                "INSERT OR REPLACE INTO workspace_setting (name, value, changed_at)"
                " VALUES (?, ?, ?)",
                prefixOf(group) + value.name, value.document, base::utcNow());
        return {};
    });
}

Result<> dropValue(Workspace& workspace, std::string_view group, const std::string& name) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        execute(database, "DELETE FROM workspace_setting WHERE name = ?", prefixOf(group) + name);
        return {};
    });
}

Result<std::vector<KeptValue>> keptValues(const Reader& reader, std::string_view group) {
    return guarded(reader.path(), [&]() -> Result<std::vector<KeptValue>> {
        const std::string prefix = prefixOf(group);
        Cursor rows(reader.database(),
                    "SELECT substr(name, length(?1) + 1), value, changed_at FROM workspace_setting"
                    " WHERE substr(name, 1, length(?1)) = ?1 ORDER BY changed_at DESC, name",
                    prefix);
        std::vector<KeptValue> list;
        while (rows.step()) {
            list.push_back({std::string(rows.text(0)), std::string(rows.text(1)), std::string(rows.text(2))});
        }
        return list;
    });
}

} // namespace assay::workspace
