// The rows of suites that more than one file writes or reads: of this room, and what undoes a renaming.
#pragma once

#include "core/base/ids.h"
#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/workspace.h"

#include <stop_token>
#include <string>

namespace assay::workspace {

// The visible suite. Throws SQLite::Exception. Error: NotFound.
[[nodiscard]] base::Result<SuiteInfo> readSuite(SQLite::Database& database, base::RowId suite,
                                                const std::string& where);

// 0 when there is none that is visible.
[[nodiscard]] base::RowId suiteOfName(SQLite::Database& database, const std::string& name);

// Whether a frozen version is called so. A name means one thing in the whole workspace.
[[nodiscard]] bool isVersionName(SQLite::Database& database, const std::string& name);

// Calls the visible suite so. Throws SQLite::Exception. Errors: NotFound, NameTaken (by a suite or a
// version).
[[nodiscard]] base::Result<> setSuiteName(SQLite::Database& database, base::RowId suite,
                                          const std::string& name, const std::string& where);

// Shows a suite that was removed but not for good, or hides a visible one; removed or shown already is an
// error. Throws SQLite::Exception. Errors: NotFound, NameTaken.
[[nodiscard]] base::Result<> setSuitePresence(SQLite::Database& database, base::RowId suite, bool isThere,
                                              const std::string& where);

void storeSuiteIssues(SQLite::Database& database, base::RowId suite, const base::IssueList& issues);

// Deletes everything of a suite that is not visible, in short transactions, at last the suite. Errors:
// Cancelled, those of Workspace::write().
[[nodiscard]] base::Result<> deleteInvisibleSuite(Workspace& workspace, base::RowId suite,
                                                  std::stop_token stop, base::ProgressSink& progress);

// Those that were being removed for good.
[[nodiscard]] base::Result<> removeSuiteLeftovers(Workspace& workspace, std::stop_token stop,
                                                  base::ProgressSink& progress);

} // namespace assay::workspace
