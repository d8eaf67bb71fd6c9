// The tables of a workspace and how their keys are made.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace SQLite {
class Database;
}

namespace assay::store {

// What a scored set is just now. Only a visible one exists for anybody who reads.
enum class SetState : std::uint8_t {
    Staging = 0,  // being imported, or left behind by an import that ended early
    Visible = 1,  //
    Removing = 2, // removed; its rows are being deleted
};

// A sample, its texts and a rejected record are keyed by the set's id in the upper 32 bits and the record's
// number, from 1, in the lower ones: a set is one contiguous range, new sets are appended at the end, and no
// index beside the primary key is needed.
inline constexpr std::int64_t kRowsPerSet = std::int64_t{1} << 32;

[[nodiscard]] constexpr base::RowId rowKey(base::RowId set, std::int64_t number) noexcept {
    return set * kRowsPerSet + number;
}

[[nodiscard]] constexpr base::RowId setOfRow(base::RowId row) noexcept {
    return row / kRowsPerSet;
}

[[nodiscard]] constexpr std::int64_t numberOfRow(base::RowId row) noexcept {
    return row % kRowsPerSet;
}

// Every table of version 1; those of version 2 stand in schema_v2.h and schema_v2_dynamic.h.
inline constexpr std::array<std::string_view, 10> kTables{
    "meta",  "scored_set",     "source_file",   "scenario",    "component_weights",
    "issue", "issue_not_kept", "scored_sample", "scored_text", "rejected_record"};

// Makes the tables and the one row of `meta`.
[[nodiscard]] base::Result<> createSchemaV1(SQLite::Database& database);

} // namespace assay::store
