// The issues of an import as rows. Of this room alone.
#pragma once

#include "core/base/ids.h"
#include "core/base/issue_list.h"

#include <string>

namespace SQLite {
class Database;
}

namespace assay::workspace {

// A table with the columns number, severity, code, file, line, field, value, expected, and one for the owner.
struct IssueTable {
    std::string name;
    std::string owner; // the column of whom the issues belong to
};

inline const IssueTable kSuiteIssues{"question_issue", "suite_id"};
inline const IssueTable kBundleIssues{"bundle_issue", "set_id"};

// Adds the kept ones behind those that are there. Throws SQLite::Exception, as the next does.
void storeIssues(SQLite::Database& database, const IssueTable& table, base::RowId owner,
                 const base::IssueList& issues);

// In the order of their storing.
[[nodiscard]] base::IssueList readIssues(SQLite::Database& database, const IssueTable& table,
                                         base::RowId owner);

} // namespace assay::workspace
