#include "core/workspace/suites/suspicion_checks.h"

#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>
#include <nlohmann/json.hpp>

namespace assay::workspace {

using base::ErrorCode;
using base::fail;
using base::Result;

Result<> keepSuspicionChecks(Workspace& workspace, const std::vector<SuspicionCheck>& checks) {
    for (const SuspicionCheck& check : checks) {
        if (!nlohmann::json::accept(check.found)) {
            return fail(ErrorCode::InvalidArgument, std::to_string(check.suite), "found");
        }
    }
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        for (const SuspicionCheck& check : checks) {
            Cursor there(database,
                         "SELECT 1 FROM suite WHERE id = ?1 AND (?2 = 0 OR EXISTS (SELECT 1 FROM"
                         " suite_version WHERE id = ?2 AND suite_id = ?1))",
                         check.suite, check.version);
            if (!there.step()) {
                return fail(ErrorCode::NotFound, "suite " + std::to_string(check.suite),
                            workspace.path().string());
            }
            execute(database,
                    "DELETE FROM suspicion_check WHERE suite_id = ? AND coalesce(version_id, 0) = ?",
                    check.suite, check.version);
            execute(database,
                    "INSERT INTO suspicion_check (suite_id, version_id, checked_at, found)"
                    " VALUES (?, nullif(?, 0), ?, ?)",
                    check.suite, check.version, check.checkedAt, check.found);
        }
        return {};
    });
}

Result<std::vector<SuspicionCheck>> suspicionChecks(const Reader& reader) {
    return guarded(reader.path(), [&]() -> Result<std::vector<SuspicionCheck>> {
        Cursor rows(reader.database(),
                    "SELECT c.suite_id, coalesce(c.version_id, 0), c.checked_at, c.found"
                    " FROM suspicion_check AS c JOIN suite AS s ON s.id = c.suite_id AND s.state = 1"
                    " ORDER BY 1, 2");
        std::vector<SuspicionCheck> checks;
        while (rows.step()) {
            checks.push_back(
                {rows.integer(0), rows.integer(1), std::string(rows.text(2)), std::string(rows.text(3))});
        }
        return checks;
    });
}

} // namespace assay::workspace
