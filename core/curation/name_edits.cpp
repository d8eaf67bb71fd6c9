// What a suite, a corpus and an embedding set are called, as edits of the journal: store::renameSuite(),
// renameCorpus() and renameEmbeddingSet() record them, here they are taken back and done again.
#include "core/curation/edit_entities.h"
#include "core/store/corpus_rows.h"
#include "core/store/cursor.h"
#include "core/store/journal_rows.h"
#include "core/store/measure_rows.h"
#include "core/store/suite_rows.h"

#include <SQLiteCpp/Database.h>
#include <nlohmann/json.hpp>

namespace assay::curation {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

Result<std::optional<std::string>> readName(SQLite::Database& database, const char* sql, base::RowId key) {
    store::Cursor row(database, sql);
    row.bind(1, key);
    return row.step() ? std::optional(store::jsonText(row.text(0))) : std::nullopt;
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
    return name ? store::setSuiteName(database, key, *name, {}) : tl::unexpected(name.error());
}

Result<std::optional<std::string>> readCorpusName(SQLite::Database& database, base::RowId key) {
    return readName(database, "SELECT name FROM corpus WHERE id = ? AND state = 1", key);
}

Result<> writeCorpusName(SQLite::Database& database, base::RowId key,
                         const std::optional<std::string>& value) {
    const auto name = nameOf(value, key);
    return name ? store::setCorpusName(database, key, *name, {}) : tl::unexpected(name.error());
}

Result<std::optional<std::string>> readSetName(SQLite::Database& database, base::RowId key) {
    return readName(database, "SELECT name FROM embedding_set WHERE id = ?", key);
}

Result<> writeSetName(SQLite::Database& database, base::RowId key, const std::optional<std::string>& value) {
    const auto name = nameOf(value, key);
    return name ? store::setNameOfCorpus(database, store::kEmbeddingSetTable, key, *name, {})
                : tl::unexpected(name.error());
}

} // namespace

constexpr EditEntity kSuiteNameEdits{store::kSuiteNameEntity, readSuiteName, writeSuiteName};
constexpr EditEntity kCorpusNameEdits{store::kCorpusNameEntity, readCorpusName, writeCorpusName};
constexpr EditEntity kEmbeddingSetNameEdits{store::kEmbeddingSetNameEntity, readSetName, writeSetName};

} // namespace assay::curation
