// The tables of a workspace, how their keys are made, and what of a file's schema is none of them.
#pragma once

#include "core/base/ids.h"

#include <cstdint>
#include <string>
#include <vector>

namespace SQLite {
class Database;
}

namespace assay::workspace {

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

// A set's id that a damaged file made up and that does not fit gives some key, which names nothing.
[[nodiscard]] constexpr base::RowId rowKey(base::RowId set, std::int64_t number) noexcept {
    return static_cast<base::RowId>(static_cast<std::uint64_t>(set) * kRowsPerSet +
                                    static_cast<std::uint64_t>(number));
}

[[nodiscard]] constexpr base::RowId setOfRow(base::RowId row) noexcept {
    return row / kRowsPerSet;
}

[[nodiscard]] constexpr std::int64_t numberOfRow(base::RowId row) noexcept {
    return row % kRowsPerSet;
}

// The whole DDL, in this order: scored sets and what is measured and journalled of them; suites, questions
// and bundles; corpora, runs and settings.
extern const char* const kScoreSchema;
extern const char* const kQuestionSchema;
extern const char* const kCorpusSchema;
extern const char* const kAnswerSchema;

// Makes the tables, the one row of `meta`, and says in the header what the file is. Throws SQLite::Exception.
void createSchema(SQLite::Database& database);

// Every corpus has a table for the full-text search of its sentences, without content of its own: made by the
// import, dropped with the corpus.
[[nodiscard]] std::string searchTable(base::RowId corpus);
void createSearchTable(SQLite::Database& database, base::RowId corpus); // throws SQLite::Exception

// A file's schema against the DDL. Views, triggers and further tables do nothing here, but whoever made them
// has plans with this file that Assay does not know.
struct SchemaDifferences {
    std::vector<std::string> missing; // "table suite"
    std::vector<std::string> unsafe;  // ours by their name, and something else: reading them is not safe
    // "trigger guard": none of ours, a table or index of ours altered, or an index of ours that is gone
    std::vector<std::string> foreign;

    bool operator==(const SchemaDifferences&) const = default;
};

// Compares the text of every entry of sqlite_schema, which takes about a millisecond. Throws
// SQLite::Exception.
[[nodiscard]] SchemaDifferences compareSchema(SQLite::Database& database);

} // namespace assay::workspace
