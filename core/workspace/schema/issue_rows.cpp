#include "core/workspace/schema/issue_rows.h"

#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"

#include <SQLiteCpp/Database.h>

#include <utility>

namespace assay::workspace {

void storeIssues(SQLite::Database& database, const IssueTable& table, base::RowId owner,
                 const base::IssueList& issues) {
    std::int64_t number = 0;
    {
        Cursor last(database,
                    "SELECT coalesce(max(number), 0) FROM " + table.name + " WHERE " + table.owner + " = ?",
                    owner);
        number = last.step() ? last.integer(0) : 0;
    }
    PreparedWrite insert(database, "INSERT INTO " + table.name + " (" + table.owner +
                                       ", number, severity, code, file, line, field, value, expected)"
                                       " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    for (const base::Issue& issue : issues.issues()) {
        insert.run(owner, ++number, base::severityName(issue.severity), base::issueCodeName(issue.code),
                   issue.file, issue.line, issue.field, issue.value, issue.expected);
    }
}

base::IssueList readIssues(SQLite::Database& database, const IssueTable& table, base::RowId owner) {
    Cursor rows(database,
                "SELECT severity, code, file, line, field, value, expected FROM " + table.name + " WHERE " +
                    table.owner + " = ? ORDER BY number",
                owner);
    base::IssueList issues;
    while (rows.step()) {
        base::Issue issue;
        issue.severity = base::severityFromName(rows.text(0)).value_or(base::Severity::Warning);
        issue.code = base::issueCodeFromName(rows.text(1)).value_or(base::IssueCode::MalformedRecord);
        issue.file = rows.text(2);
        issue.line = rows.integer(3);
        issue.field = rows.text(4);
        issue.value = rows.text(5);
        issue.expected = rows.text(6);
        issues.add(std::move(issue));
    }
    return issues;
}

} // namespace assay::workspace
