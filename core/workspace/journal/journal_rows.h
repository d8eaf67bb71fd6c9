// Entries of the journal that are no edit of a person by themselves: an import that
// replaces questions, a suite that is renamed or removed, a corpus or an embedding set that is renamed, a
// text that is attached. What they mean, and how they are undone, is in
// core/workspace/journal/edit_journal.h. Inside a transaction of the writer; throws SQLite::Exception.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace SQLite {
class Database;
}

namespace assay::workspace {

// The journal's names. Whether a suite is there (made, imported, removed) is `true` or nothing. A removal for
// good is on record and cannot be undone; its key is that of the suite that was, its `before`
// {"name","questions","versions"}.
inline constexpr std::string_view kQuestionEntity = "question";
inline constexpr std::string_view kSuiteNameEntity = "suite_name";
inline constexpr std::string_view kSuitePresenceEntity = "suite_presence";
inline constexpr std::string_view kSuiteIsThere = "true";
inline constexpr std::string_view kCorpusNameEntity = "corpus_name";
inline constexpr std::string_view kEmbeddingSetNameEntity = "embedding_set_name";
inline constexpr std::string_view kSuiteRemovalEntity = "suite_removal";
inline constexpr std::string_view kPassageEntity = "passage";
// The reason of what an import of questions wrote: this, and the name of the file.
inline constexpr const char* kImportReason = "import ";

struct JournalRow {
    std::string_view entity;
    base::RowId key = 0;
    std::optional<std::string> before; // JSON; nullopt: it was not there
    std::optional<std::string> after;
    std::string who;
    std::string when; // UTC, ISO 8601
    std::string reason;
    std::optional<std::int64_t> batch;
};

void recordEdit(SQLite::Database& database, const JournalRow& row);

// Calls a thing otherwise as an edit, in a transaction of its own: `set` gives it the name that it has in a
// row of `table`. An empty entity is not recorded. Errors: InvalidArgument (no name), those of `set` and of
// Workspace::write().
[[nodiscard]] base::Result<> renameAsEdit(Workspace& workspace, std::string_view table,
                                          std::string_view entity, base::RowId key, const std::string& name,
                                          const std::string& who,
                                          const std::function<base::Result<>(SQLite::Database&)>& set);

// A number for a batch that begins now, in the same transaction as its edits.
[[nodiscard]] std::int64_t newJournalBatch(SQLite::Database& database);

// A text as a JSON string.
[[nodiscard]] std::string jsonText(std::string_view text);

} // namespace assay::workspace
