// The parts of checkWorkspace() that look at suites with their questions and what was said of these, and at
// what is measured. Bundles: bundles.h. Of this room alone. The functions throw SQLite::Exception and give
// what they have found when they are stopped.
#pragma once

#include "core/workspace/workspace.h"

#include <stop_token>
#include <vector>

namespace SQLite {
class Database;
}

namespace assay::workspace {

// Suites that an import or a removal left behind (`isImporting`: one is alive, what it has staged is its
// own), and frozen versions that are not what was frozen.
[[nodiscard]] std::vector<CheckFinding> checkSuites(SQLite::Database& database, bool isImporting,
                                                    std::stop_token stop);

// Every reference to a question, a revision or a file of a suite that no foreign key guards; the columns and
// the search text of each question against the revision in force; whether drafts and what is kept of the
// files of suites can be read.
[[nodiscard]] std::vector<CheckFinding> checkQuestions(SQLite::Database& database, std::stop_token stop);

// Whether what people edited is as the journal says that they left it.
[[nodiscard]] std::vector<CheckFinding> checkGoldJournal(SQLite::Database& database, std::stop_token stop);

// Anchor sets, runs and case notes; embedding sets have a check of their own. Throws SQLite::Exception.
[[nodiscard]] std::vector<CheckFinding> checkMeasures(SQLite::Database& database, std::stop_token stop);

} // namespace assay::workspace
