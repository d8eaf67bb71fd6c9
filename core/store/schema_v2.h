// What version 2 adds to a workspace: judgements of contradiction pairs, decided thresholds, the journal of
// what people edited, and the runs against a chat backend.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"

#include <array>
#include <string_view>

namespace SQLite {
class Database;
}

namespace assay::store {

// Its tables without those of runs (schema_v2_dynamic.h).
inline constexpr std::array<std::string_view, 3> kCurationTables{"judgement", "decision", "edit_journal"};

// The journal's name for the rows of `judgement`: they go with their set.
inline constexpr std::string_view kJudgementEntity = "judgement";

// Makes the tables. Throws SQLite::Exception.
[[nodiscard]] base::Result<> createSchemaV2(SQLite::Database& database);

// Deletes the judgements of a set and what the journal says of them, so that no undo reaches into a set that
// is gone. Inside a transaction; throws SQLite::Exception.
void deleteCuration(SQLite::Database& database, base::RowId set);

} // namespace assay::store
