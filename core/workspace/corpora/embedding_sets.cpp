#include "core/workspace/corpora/embedding_sets.h"

#include "core/base/clock.h"
#include "core/workspace/corpora/corpus_dependents.h"
#include "core/workspace/corpora/data_files.h"
#include "core/workspace/journal/set_removals.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/issue_rows.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>
#include <nlohmann/json.hpp>

#include <array>
#include <system_error>

namespace assay::workspace {
namespace {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::fail;
using base::Result;

const IssueTable kEmbeddingIssues{"embedding_issue", "embedding_set_id"};
constexpr std::array<std::string_view, 3> kSourceNames{"file", "endpoint", "lsa"};

constexpr std::string_view kSelect =
    "SELECT e.id, e.corpus_id, e.name, e.model, e.source, e.dimension, e.row_count, e.vectors, e.file_name,"
    " e.content_hash, e.corpus_hash, e.source_hash, e.model_file, e.settings, e.report, e.created_at,"
    " e.created_by FROM embedding_set AS e JOIN corpus AS c ON c.id = e.corpus_id AND c.state = 1 WHERE ";

EmbeddingSource sourceOf(std::string_view name) {
    for (std::size_t i = 0; i < kSourceNames.size(); ++i) {
        if (kSourceNames[i] == name) {
            return static_cast<EmbeddingSource>(i);
        }
    }
    return EmbeddingSource::File;
}

EmbeddingSet readSet(const Cursor& row) {
    EmbeddingSet set;
    set.id = row.integer(0);
    set.corpus = row.integer(1);
    set.name = row.text(2);
    set.model = row.text(3);
    set.source = sourceOf(row.text(4));
    set.dimension = row.integer(5);
    set.rows = row.integer(6);
    set.vectors = row.integer(7);
    set.fileName = row.text(8);
    set.contentHash = row.text(9);
    set.corpusHash = row.text(10);
    set.sourceHash = row.text(11);
    set.modelFile = row.text(12);
    set.settings = row.text(13);
    set.report = row.text(14);
    set.createdAt = row.text(15);
    set.createdBy = row.text(16);
    return set;
}

tl::unexpected<base::Error> setNotFound(base::RowId set, const std::string& where) {
    return fail(ErrorCode::NotFound, "embedding set " + std::to_string(set), where);
}

tl::unexpected<base::Error> invalid(const char* what, const std::string& value) {
    return fail(ErrorCode::InvalidArgument, value, what);
}

// The length of a file of the data folder; a name with folders, or without a file, is an InvalidArgument.
Result<std::int64_t> lengthOf(const Workspace& workspace, const std::string& name) {
    std::error_code failed;
    const auto file = dataFile(workspace.path(), name);
    if (!file || !fs::is_regular_file(*file, failed)) {
        return invalid("file name", name);
    }
    const auto bytes = fs::file_size(*file, failed);
    if (failed) {
        return invalid("file name", name + ": " + failed.message());
    }
    return static_cast<std::int64_t>(bytes);
}

bool isJson(const std::string& text) {
    return nlohmann::json::accept(text);
}

} // namespace

Result<base::RowId> addEmbeddingSet(Workspace& workspace, const EmbeddingSet& set,
                                    const base::IssueList& issues) {
    if (set.name.empty()) {
        return invalid("name", {});
    }
    if (!isJson(set.settings)) {
        return invalid("settings", set.settings);
    }
    if (!isJson(set.report)) {
        return invalid("report", set.report);
    }
    const std::string where = workspace.path().string();
    base::RowId id = 0;
    auto added = workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(requireCorpus(database, set.corpus, where));
        ASSAY_TRY(requireFreeName(database, kEmbeddingSetTable, set.corpus, set.name, 0, where));
        // Under the write lock, under which files that nothing names are deleted.
        ASSAY_TRY(const auto bytes, lengthOf(workspace, set.fileName));
        ASSAY_TRY(const auto modelBytes,
                  set.modelFile.empty() ? Result<std::int64_t>(0) : lengthOf(workspace, set.modelFile));
        execute(database,
                "INSERT INTO embedding_set (corpus_id, name, model, source, dimension, row_count,"
                " vectors, file_name, bytes, content_hash, corpus_hash, source_hash, model_file,"
                " model_bytes, settings, report, created_at, created_by)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                set.corpus, set.name, set.model, kSourceNames.at(static_cast<std::size_t>(set.source)),
                set.dimension, set.rows, set.vectors, set.fileName, bytes, set.contentHash, set.corpusHash,
                set.sourceHash, set.modelFile, modelBytes, set.settings, set.report, base::utcNow(),
                set.createdBy);
        id = database.getLastInsertRowid();
        storeIssues(database, kEmbeddingIssues, id, issues);
        return {};
    });
    ASSAY_TRY(added);
    return id;
}

Result<std::vector<EmbeddingSet>> embeddingSets(const Reader& reader, base::RowId corpus) {
    return guarded(reader.path(), [&]() -> Result<std::vector<EmbeddingSet>> {
        Cursor rows(reader.database(),
                    std::string(kSelect) + "(?1 = 0 OR e.corpus_id = ?1) ORDER BY e.name, e.id", corpus);
        std::vector<EmbeddingSet> sets;
        while (rows.step()) {
            sets.push_back(readSet(rows));
        }
        return sets;
    });
}

Result<std::vector<std::string>> setsWithoutFile(const Workspace& workspace) {
    return guarded(workspace.path().string(), [&]() -> Result<std::vector<std::string>> {
        ASSAY_TRY(auto reader, workspace.reader());
        Cursor rows(reader.database(), "SELECT c.name || '/' || e.name, e.file_name FROM embedding_set AS e"
                                       " JOIN corpus AS c ON c.id = e.corpus_id AND c.state = 1"
                                       " ORDER BY c.name, e.name");
        std::vector<std::string> missing;
        while (rows.step()) {
            std::error_code failed;
            if (!std::filesystem::is_regular_file(dataFolder(workspace) / std::string(rows.text(1)),
                                                  failed)) {
                missing.emplace_back(rows.text(0));
            }
        }
        return missing;
    });
}

Result<EmbeddingSet> findEmbeddingSet(const Reader& reader, base::RowId corpus, const std::string& name) {
    return guarded(reader.path(), [&]() -> Result<EmbeddingSet> {
        Cursor row(reader.database(), std::string(kSelect) + "e.corpus_id = ? AND e.name = ?", corpus, name);
        if (!row.step()) {
            return fail(ErrorCode::NotFound, name, reader.path());
        }
        return readSet(row);
    });
}

Result<EmbeddingSet> embeddingSet(const Reader& reader, base::RowId id) {
    return guarded(reader.path(), [&]() -> Result<EmbeddingSet> {
        Cursor row(reader.database(), std::string(kSelect) + "e.id = ?", id);
        if (!row.step()) {
            return setNotFound(id, reader.path());
        }
        return readSet(row);
    });
}

Result<base::IssueList> embeddingIssues(const Reader& reader, base::RowId id) {
    return guarded(reader.path(), [&]() -> Result<base::IssueList> {
        const SQLite::Transaction snapshot(reader.database(), SQLite::TransactionBehavior::DEFERRED);
        Cursor row(reader.database(), std::string(kSelect) + "e.id = ?", id);
        if (!row.step()) {
            return setNotFound(id, reader.path());
        }
        return readIssues(reader.database(), kEmbeddingIssues, id);
    });
}

Result<> renameEmbeddingSet(Workspace& workspace, base::RowId id, const std::string& name,
                            const std::string& who) {
    return renameOfCorpus(workspace, kEmbeddingSetTable, id, name, who);
}

Result<> removeEmbeddingSet(Workspace& workspace, base::RowId id) {
    std::vector<std::string> files;
    auto removed = workspace.write([&](SQLite::Database& database) -> Result<> {
        {
            Cursor rows(database,
                        "SELECT file_name FROM embedding_set WHERE id = ?1 UNION SELECT model_file"
                        " FROM embedding_set WHERE id = ?1 AND model_file <> '' UNION"
                        " SELECT file_name FROM index_file WHERE embedding_set_id = ?1",
                        id);
            while (rows.step()) {
                files.emplace_back(rows.text(0));
            }
        }
        recordRemoval(database, RemovedKind::Embeddings, id);
        execute(database, "DELETE FROM edit_journal WHERE entity = ? AND entity_key = ?",
                kEmbeddingSetNameEntity, id);
        return execute(database, "DELETE FROM embedding_set WHERE id = ?", id) == 1
                   ? Result<>()
                   : setNotFound(id, workspace.path().string());
    });
    // After the commit: a file that is gone cannot be rolled back.
    return removed ? removeUnnamedFiles(workspace, files) : removed;
}

} // namespace assay::workspace
