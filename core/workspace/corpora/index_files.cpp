// The index files of embedding sets and corpora.
#include "core/workspace/corpora/corpus_dependents.h"
#include "core/workspace/corpora/data_files.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>
#include <nlohmann/json.hpp>

#include <system_error>

namespace assay::workspace {
namespace {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::fail;
using base::Result;

constexpr std::string_view kSelect =
    "SELECT i.id, i.kind, i.corpus_id, coalesce(i.embedding_set_id, 0), i.settings, i.file_name, i.sha256,"
    " i.bytes, i.report FROM index_file AS i JOIN corpus AS c ON c.id = i.corpus_id AND c.state = 1 WHERE ";

IndexFile readIndex(const Cursor& row) {
    IndexFile index;
    index.id = row.integer(0);
    index.kind = row.text(1);
    index.corpus = row.integer(2);
    index.embeddings = row.integer(3);
    index.settings = row.text(4);
    index.fileName = row.text(5);
    index.sha256 = row.text(6);
    index.bytes = row.integer(7);
    index.report = row.text(8);
    return index;
}

// What an index says of itself.
Result<> requireUsable(const IndexFile& index) {
    if (index.kind.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "kind");
    }
    if (!nlohmann::json::accept(index.settings)) {
        return fail(ErrorCode::InvalidArgument, index.settings, "settings");
    }
    if (!nlohmann::json::accept(index.report)) {
        return fail(ErrorCode::InvalidArgument, index.report, "report");
    }
    return {};
}

// And that what it is over and its file are there. Under the write lock.
Result<> requireOwner(SQLite::Database& database, const Workspace& workspace, const IndexFile& index) {
    const std::string where = workspace.path().string();
    ASSAY_TRY(requireCorpus(database, index.corpus, where));
    if (index.embeddings != 0) {
        Cursor row(database, "SELECT 1 FROM embedding_set WHERE id = ? AND corpus_id = ?", index.embeddings,
                   index.corpus);
        if (!row.step()) {
            return fail(ErrorCode::NotFound, "embedding set " + std::to_string(index.embeddings), where);
        }
    }
    std::error_code failed;
    const auto file = dataFile(workspace.path(), index.fileName);
    const auto bytes = file ? fs::file_size(*file, failed) : 0;
    if (!file || failed) {
        return fail(ErrorCode::InvalidArgument, index.fileName, "file name");
    }
    return static_cast<std::int64_t>(bytes) == index.bytes
               ? Result<>()
               : fail(ErrorCode::InvalidArgument,
                      std::to_string(index.bytes) + ", the file has " + std::to_string(bytes), "bytes");
}

} // namespace

Result<base::RowId> keepIndexFile(Workspace& workspace, const IndexFile& index) {
    ASSAY_TRY(requireUsable(index));
    base::RowId id = 0;
    std::vector<std::string> before; // the file of the one that is replaced
    auto kept = workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(requireOwner(database, workspace, index));
        {
            Cursor old(database,
                       "SELECT id, file_name FROM index_file WHERE corpus_id = ?"
                       " AND coalesce(embedding_set_id, 0) = ? AND kind = ? AND settings = ?",
                       index.corpus, index.embeddings, index.kind, index.settings);
            if (old.step()) {
                id = old.integer(0);
                before.emplace_back(old.text(1));
            }
        }
        if (id == 0) {
            execute(database,
                    "INSERT INTO index_file (file_name, sha256, bytes, report, corpus_id, embedding_set_id,"
                    " kind, settings) VALUES (?, ?, ?, ?, ?, nullif(?, 0), ?, ?)",
                    index.fileName, index.sha256, index.bytes, index.report, index.corpus, index.embeddings,
                    index.kind, index.settings);
            id = database.getLastInsertRowid();
        } else {
            execute(database,
                    "UPDATE index_file SET file_name = ?, sha256 = ?, bytes = ?, report = ? WHERE id = ?",
                    index.fileName, index.sha256, index.bytes, index.report, id);
        }
        return {};
    });
    if (kept) {
        kept = removeUnnamedFiles(workspace, before);
    }
    ASSAY_TRY(kept);
    return id;
}

Result<std::optional<IndexFile>> findIndexFile(const Reader& reader, std::string_view kind,
                                               base::RowId corpus, base::RowId embeddings,
                                               std::string_view settings) {
    return guarded(reader.path(), [&]() -> Result<std::optional<IndexFile>> {
        Cursor row(reader.database(),
                   std::string(kSelect) + "i.corpus_id = ? AND coalesce(i.embedding_set_id, 0) = ?"
                                          " AND i.kind = ? AND i.settings = ?",
                   corpus, embeddings, kind, settings);
        return row.step() ? std::optional(readIndex(row)) : std::nullopt;
    });
}

Result<std::vector<IndexFile>> indexFiles(const Reader& reader, base::RowId corpus) {
    return guarded(reader.path(), [&]() -> Result<std::vector<IndexFile>> {
        Cursor rows(reader.database(), std::string(kSelect) + "(?1 = 0 OR i.corpus_id = ?1) ORDER BY i.id",
                    corpus);
        std::vector<IndexFile> indices;
        while (rows.step()) {
            indices.push_back(readIndex(rows));
        }
        return indices;
    });
}

} // namespace assay::workspace
