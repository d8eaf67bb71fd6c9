#include "core/workspace/suites/saved_filters.h"

#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>
#include <nlohmann/json.hpp>

namespace assay::workspace {

using base::ErrorCode;
using base::fail;
using base::Result;

Result<SavedFilter> saveFilter(Workspace& workspace, const std::string& page, const std::string& name,
                               const std::string& document) {
    if (page.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "page");
    }
    if (name.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "name");
    }
    if (!nlohmann::json::accept(document)) {
        return fail(ErrorCode::InvalidArgument, document, "document");
    }
    SavedFilter saved{0, page, name, document};
    auto written = workspace.write([&](SQLite::Database& database) -> Result<> {
        Cursor put(database,
                   "INSERT INTO saved_filter (page, name, document) VALUES (?, ?, ?)"
                   " ON CONFLICT (page, name) DO UPDATE SET document = excluded.document"
                   " RETURNING id",
                   page, name, document);
        while (put.step()) {
            saved.id = put.integer(0);
        }
        return {};
    });
    ASSAY_TRY(written);
    return saved;
}

Result<std::vector<SavedFilter>> savedFilters(const Reader& reader, const std::string& page) {
    return guarded(reader.path(), [&]() -> Result<std::vector<SavedFilter>> {
        Cursor rows(reader.database(),
                    "SELECT id, page, name, document FROM saved_filter WHERE page = ? ORDER BY name", page);
        std::vector<SavedFilter> filters;
        while (rows.step()) {
            filters.push_back({rows.integer(0), std::string(rows.text(1)), std::string(rows.text(2)),
                               std::string(rows.text(3))});
        }
        return filters;
    });
}

Result<> removeFilter(Workspace& workspace, const std::string& page, const std::string& name) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        if (execute(database, "DELETE FROM saved_filter WHERE page = ? AND name = ?", page, name) == 0) {
            return fail(ErrorCode::NotFound, name, workspace.path().string());
        }
        return {};
    });
}

} // namespace assay::workspace
