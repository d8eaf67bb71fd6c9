// The index files of embedding sets and corpora.
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/predictions/measure_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/data_files.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
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
        Cursor row(database, "SELECT 1 FROM embedding_set WHERE id = ? AND corpus_id = ?");
        row.bind(1, index.embeddings);
        row.bind(2, index.corpus);
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
            Cursor old(database, "SELECT id, file_name FROM index_file WHERE corpus_id = ?"
                                 " AND coalesce(embedding_set_id, 0) = ? AND kind = ? AND settings = ?");
            old.bind(1, index.corpus);
            old.bind(2, index.embeddings);
            old.bind(3, std::string_view(index.kind));
            old.bind(4, std::string_view(index.settings));
            if (old.step()) {
                id = old.integer(0);
                before.emplace_back(old.text(1));
            }
        }
        SQLite::Statement put(database,
                              id == 0 ? "INSERT INTO index_file (file_name, sha256, bytes, report, corpus_id,"
                                        " embedding_set_id, kind, settings)"
                                        " VALUES (?1, ?2, ?3, ?4, ?5, nullif(?6, 0), ?7, ?8)"
                                      : "UPDATE index_file SET file_name = ?1, sha256 = ?2, bytes = ?3,"
                                        " report = ?4 WHERE id = ?5");
        put.bind(1, index.fileName);
        put.bind(2, index.sha256);
        put.bind(3, index.bytes);
        put.bind(4, index.report);
        if (id == 0) {
            put.bind(5, index.corpus);
            put.bind(6, index.embeddings);
            put.bind(7, index.kind);
            put.bind(8, index.settings);
            put.exec();
            id = database.getLastInsertRowid();
        } else {
            put.bind(5, id);
            put.exec();
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
        Cursor row(reader.database(), std::string(kSelect) +
                                          "i.corpus_id = ? AND coalesce(i.embedding_set_id, 0) = ?"
                                          " AND i.kind = ? AND i.settings = ?");
        row.bind(1, corpus);
        row.bind(2, embeddings);
        row.bind(3, kind);
        row.bind(4, settings);
        return row.step() ? std::optional(readIndex(row)) : std::nullopt;
    });
}

Result<std::vector<IndexFile>> indexFiles(const Reader& reader, base::RowId corpus) {
    return guarded(reader.path(), [&]() -> Result<std::vector<IndexFile>> {
        Cursor rows(reader.database(), std::string(kSelect) + "(?1 = 0 OR i.corpus_id = ?1) ORDER BY i.id");
        rows.bind(1, corpus);
        std::vector<IndexFile> indices;
        while (rows.step()) {
            indices.push_back(readIndex(rows));
        }
        return indices;
    });
}

} // namespace assay::workspace
