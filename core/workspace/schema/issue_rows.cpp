#include "core/workspace/schema/issue_rows.h"

#include "core/workspace/schema/cursor.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <utility>

namespace assay::workspace {

void storeIssues(SQLite::Database& database, const IssueTable& table, base::RowId owner,
                 const base::IssueList& issues) {
    std::int64_t number = 0;
    {
        Cursor last(database,
                    "SELECT coalesce(max(number), 0) FROM " + table.name + " WHERE " + table.owner + " = ?");
        last.bind(1, owner);
        number = last.step() ? last.integer(0) : 0;
    }
    SQLite::Statement insert(database, "INSERT INTO " + table.name + " (" + table.owner +
                                           ", number, severity, code, file, line, field, value, expected)"
                                           " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    for (const base::Issue& issue : issues.issues()) {
        insert.reset();
        insert.bind(1, owner);
        insert.bind(2, ++number);
        insert.bind(3, std::string(base::severityName(issue.severity)));
        insert.bind(4, std::string(base::issueCodeName(issue.code)));
        insert.bind(5, issue.file);
        insert.bind(6, issue.line);
        insert.bind(7, issue.field);
        insert.bind(8, issue.value);
        insert.bind(9, issue.expected);
        insert.exec();
    }
}

base::IssueList readIssues(SQLite::Database& database, const IssueTable& table, base::RowId owner) {
    Cursor rows(database, "SELECT severity, code, file, line, field, value, expected FROM " + table.name +
                              " WHERE " + table.owner + " = ? ORDER BY number");
    rows.bind(1, owner);
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
