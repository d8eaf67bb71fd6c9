// What hangs on a corpus, embedding sets and anchor sets: their names, unique in it, and their going with it.
// Of the workspace alone.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/journal/journal_rows.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace SQLite {
class Database;
}

namespace assay::workspace {

// A table of things with a name, unique in their corpus.
struct NamedTable {
    const char* table;
    const char* label;                // in messages
    std::string_view nameEntity = {}; // of a renaming in the journal of edits; empty: it is not recorded
};

inline constexpr NamedTable kEmbeddingSetTable{"embedding_set", "embedding set", kEmbeddingSetNameEntity};
inline constexpr NamedTable kAnchorSetTable{"anchor_set", "anchor set"};

// Inside a transaction; these throw SQLite::Exception. Error: NotFound.
[[nodiscard]] base::Result<> requireCorpus(SQLite::Database& database, base::RowId corpus,
                                           const std::string& where);

// Error: NameTaken, unless by `self`.
[[nodiscard]] base::Result<> requireFreeName(SQLite::Database& database, const NamedTable& table,
                                             base::RowId corpus, const std::string& name, base::RowId self,
                                             const std::string& where);

// Inside a transaction; throws SQLite::Exception. Errors: NotFound, NameTaken.
[[nodiscard]] base::Result<> setNameOfCorpus(SQLite::Database& database, const NamedTable& table,
                                             base::RowId id, const std::string& name,
                                             const std::string& where);

// Errors: NotFound, NameTaken, InvalidArgument.
[[nodiscard]] base::Result<> renameOfCorpus(Workspace& workspace, const NamedTable& table, base::RowId id,
                                            const std::string& name, const std::string& who = {});

// What hangs on a corpus goes with it: embedding sets, index files, anchor sets, case notes and their edits.
// Runs stay, of no corpus. In the transaction that hides the corpus; gives the files that were named, for
// removeUnnamedFiles().
[[nodiscard]] std::vector<std::string> dropDependents(SQLite::Database& database, base::RowId corpus);

} // namespace assay::workspace
