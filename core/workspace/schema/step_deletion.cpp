#include "core/workspace/schema/step_deletion.h"

#include <SQLiteCpp/Database.h>

namespace assay::workspace {

using base::ErrorCode;
using base::Result;

Result<> deleteInSteps(Workspace& workspace, std::int64_t atOnce, const std::stop_token& stop,
                       base::ProgressSink& progress, std::int64_t& deleted,
                       const std::function<std::int64_t(SQLite::Database&)>& someRows) {
    for (std::int64_t changed = atOnce; changed == atOnce;) {
        if (stop.stop_requested()) {
            return base::fail(ErrorCode::Cancelled);
        }
        auto done = workspace.write(
            [&](SQLite::Database& database) -> Result<> {
                changed = someRows(database);
                return {};
            },
            Durability::Staging);
        ASSAY_TRY(done);
        deleted += changed;
        progress.report(base::Stage::Cleaning, deleted, 0);
    }
    return {};
}

} // namespace assay::workspace
