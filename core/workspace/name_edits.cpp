// What a suite, a corpus and an embedding set are called, as edits of the journal: workspace::renameSuite(),
// renameCorpus() and renameEmbeddingSet() record them, here they are taken back and done again.
#include "core/workspace/corpora/corpus_dependents.h"
#include "core/workspace/corpora/corpus_rows.h"
#include "core/workspace/journal/edit_entities.h"
#include "core/workspace/journal/journal_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/suites/suite_rows.h"

#include <SQLiteCpp/Database.h>
#include <nlohmann/json.hpp>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

Result<std::optional<std::string>> readName(SQLite::Database& database, const char* sql, base::RowId key) {
    workspace::Cursor row(database, sql, key);
    return row.step() ? std::optional(workspace::jsonText(row.text(0))) : std::nullopt;
}

Result<std::string> nameOf(const std::optional<std::string>& value, base::RowId key) {
    const auto name = nlohmann::json::parse(value.value_or(std::string()), nullptr, false);
    if (!name.is_string()) {
        return fail(ErrorCode::InvalidArgument, {}, "name " + std::to_string(key));
    }
    return name.get<std::string>();
}

Result<std::optional<std::string>> readSuiteName(SQLite::Database& database, base::RowId key) {
    return readName(database, "SELECT name FROM suite WHERE id = ?", key);
}

// The name may belong to another one by now: then nothing is undone.
Result<> writeSuiteName(SQLite::Database& database, base::RowId key,
                        const std::optional<std::string>& value) {
    const auto name = nameOf(value, key);
    return name ? workspace::setSuiteName(database, key, *name, {}) : tl::unexpected(name.error());
}

Result<std::optional<std::string>> readCorpusName(SQLite::Database& database, base::RowId key) {
    return readName(database, "SELECT name FROM corpus WHERE id = ? AND state = 1", key);
}

Result<> writeCorpusName(SQLite::Database& database, base::RowId key,
                         const std::optional<std::string>& value) {
    const auto name = nameOf(value, key);
    return name ? workspace::setCorpusName(database, key, *name, {}) : tl::unexpected(name.error());
}

Result<std::optional<std::string>> readSetName(SQLite::Database& database, base::RowId key) {
    return readName(database, "SELECT name FROM embedding_set WHERE id = ?", key);
}

Result<> writeSetName(SQLite::Database& database, base::RowId key, const std::optional<std::string>& value) {
    const auto name = nameOf(value, key);
    return name ? workspace::setNameOfCorpus(database, workspace::kEmbeddingSetTable, key, *name, {})
                : tl::unexpected(name.error());
}

} // namespace

extern constexpr EditEntity kSuiteNameEdits{workspace::kSuiteNameEntity, readSuiteName, writeSuiteName};
extern constexpr EditEntity kCorpusNameEdits{workspace::kCorpusNameEntity, readCorpusName, writeCorpusName};
extern constexpr EditEntity kEmbeddingSetNameEdits{workspace::kEmbeddingSetNameEntity, readSetName,
                                                   writeSetName};

} // namespace assay::workspace
