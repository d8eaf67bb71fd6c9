// Deletes many rows, a few at a time.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <functional>
#include <stop_token>

namespace SQLite {
class Database;
}

namespace assay::workspace {

// Deletes rows in transactions of their own, so that nobody waits long for the writer. `someRows` deletes at
// most `atOnce` inside a transaction and says how many; fewer are the last ones. `deleted` counts them, also
// for the progress. Errors: Cancelled, those of Workspace::write().
[[nodiscard]] base::Result<> deleteInSteps(Workspace& workspace, std::int64_t atOnce,
                                           const std::stop_token& stop, base::ProgressSink& progress,
                                           std::int64_t& deleted,
                                           const std::function<std::int64_t(SQLite::Database&)>& someRows);

} // namespace assay::workspace
