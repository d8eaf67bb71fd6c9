#include "core/store/drafts.h"

#include "core/base/clock.h"
#include "core/store/cursor.h"
#include "core/store/sqlite_errors.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <nlohmann/json.hpp>

namespace assay::store {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

// Drafts stand among the settings of the workspace.
std::string prefixOf(std::string_view kind) {
    return std::string(kind) + "_draft/";
}

} // namespace

Result<> saveDraft(Workspace& workspace, std::string_view kind, const Draft& draft) {
    if (!nlohmann::json::accept(draft.document)) {
        return fail(ErrorCode::InvalidArgument, draft.document, "document");
    }
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        SQLite::Statement put(database, "INSERT OR REPLACE INTO workspace_setting (name, value, changed_at)"
                                        " VALUES (?, ?, ?)");
        put.bind(1, prefixOf(kind) + draft.name);
        put.bind(2, draft.document);
        put.bind(3, base::utcNow());
        put.exec();
        return {};
    });
}

Result<> dropDraft(Workspace& workspace, std::string_view kind, const std::string& name) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        SQLite::Statement drop(database, "DELETE FROM workspace_setting WHERE name = ?");
        drop.bind(1, prefixOf(kind) + name);
        drop.exec();
        return {};
    });
}

Result<std::vector<Draft>> drafts(const Reader& reader, std::string_view kind) {
    return guarded(reader.path(), [&]() -> Result<std::vector<Draft>> {
        const std::string prefix = prefixOf(kind);
        Cursor rows(reader.database(),
                    "SELECT substr(name, length(?1) + 1), value, changed_at FROM workspace_setting"
                    " WHERE substr(name, 1, length(?1)) = ?1 ORDER BY changed_at DESC, name");
        rows.bind(1, std::string_view(prefix));
        std::vector<Draft> list;
        while (rows.step()) {
            list.push_back({std::string(rows.text(0)), std::string(rows.text(1)), std::string(rows.text(2))});
        }
        return list;
    });
}

} // namespace assay::store
