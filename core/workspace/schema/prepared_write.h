// Statements that change rows, and say how many. Errors are thrown as SQLite::Exception.
//
//     const int renamed = execute(database, "UPDATE suite SET name = ? WHERE id = ?", name, suite);
//
//     PreparedWrite insert(database, "INSERT INTO run_item (run_id, number) VALUES (?, ?)");
//     for (...) { insert.run(run, number); }
#pragma once

#include "core/workspace/schema/cursor.h"

namespace assay::workspace {

// For a statement that is run again and again; gone before its connection closes.
class PreparedWrite {
  public:
    PreparedWrite(SQLite::Database& database, std::string_view sql)
        : m_statement(database, sql) {}

    // The rows inserted, changed or deleted. One value for each parameter, the first for ?1.
    template <typename... Values>
    int run(const Values&... values) {
        return runAll(std::array<Parameter, sizeof...(Values)>{Parameter(values)...});
    }

    // The same for values in a list.
    int runAll(std::span<const Parameter> values);

  private:
    Cursor m_statement;
};

// The same for a statement that is run once.
template <typename... Values>
int execute(SQLite::Database& database, std::string_view sql, const Values&... values) {
    return PreparedWrite(database, sql).run(values...);
}

} // namespace assay::workspace
