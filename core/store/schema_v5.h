// What version 5 adds to a workspace: embedding sets and index files, anchor sets, runs, what teams set for
// the whole workspace, and the notes on cases of a neighbour test.
#pragma once

#include "core/base/result.h"

#include <array>
#include <string_view>

namespace SQLite {
class Database;
}

namespace assay::store {

inline constexpr std::array<std::string_view, 9> kMeasureTables{
    "embedding_set", "embedding_issue", "index_file",        "anchor_set", "anchor",
    "run",           "run_item",        "workspace_setting", "case_note"};

// Makes the tables. Throws SQLite::Exception.
[[nodiscard]] base::Result<> createSchemaV5(SQLite::Database& database);

} // namespace assay::store
