// Corpora that go, and what is wrong with those that stay. Of the workspace alone; corpora.h has
// removeCorpus().
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <stop_token>
#include <vector>

namespace SQLite {
class Database;
}

namespace assay::workspace {

// What is wrong with the corpora: rows that are missing or belong to nobody, counts, hashes, search tables,
// imports that were left. Throws SQLite::Exception.
[[nodiscard]] std::vector<CheckFinding> checkCorpora(SQLite::Database& database, bool importing,
                                                     std::stop_token stop);

// Deletes what no longer belongs to a visible corpus; those in staging only if `staged`. In short
// transactions.
[[nodiscard]] base::Result<> removeCorpusLeftovers(Workspace& workspace, bool staged, std::stop_token stop,
                                                   base::ProgressSink& progress);

} // namespace assay::workspace
