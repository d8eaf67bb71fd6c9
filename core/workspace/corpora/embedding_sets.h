// The embedding sets of a workspace: for each, what its vectors are and where they lie. The vectors
// themselves, and the indices made from them, are files in the folder beside the workspace (NAME.assay.d);
// this room knows their names and hashes, core/retrieval reads and writes them.
//
// Reading functions may be called from several threads, each with a reader of its own.
#pragma once

#include "core/base/ids.h"
#include "core/base/issue_list.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace SQLite {
class Database;
}

namespace assay::workspace {

// The folder of large files, beside the workspace; made when the first is written.
[[nodiscard]] std::filesystem::path dataFolder(const Workspace& workspace);
[[nodiscard]] std::filesystem::path dataFolder(const std::filesystem::path& workspace);

// The same for whoever writes into it or deletes: it is a folder, or not there yet. A link or a file in its
// place is DamagedWorkspace, for what is behind a link is not of the workspace.
[[nodiscard]] base::Result<std::filesystem::path> requireDataFolder(const std::filesystem::path& workspace);

// The file of that name in the data folder. Names stand in rows, and rows may be anybody's: one that would
// lead out of the folder is DamagedWorkspace, as is every one if that is a link. Every name that becomes a
// path goes through here.
[[nodiscard]] base::Result<std::filesystem::path> dataFile(const std::filesystem::path& workspace,
                                                           std::string_view name);

enum class EmbeddingSource : std::uint8_t { File, Endpoint, Lsa };

struct EmbeddingSet {
    base::RowId id = 0;
    base::RowId corpus = 0;
    std::string name;  // unique in the corpus
    std::string model; // "LSA 256", or what whoever imported them says; shown wherever results are
    EmbeddingSource source = EmbeddingSource::File;
    std::int64_t dimension = 0;
    std::int64_t rows = 0;    // of the corpus
    std::int64_t vectors = 0; // rows with a direction
    std::string fileName;     // in dataFolder(): "vectors-<12 of the hash>.avec"
    std::string contentHash;  // retrieval::VectorMatrix::contentHash()
    std::string corpusHash;   // CorpusInfo::contentHash when they were made
    std::string sourceHash;   // of the file they came from; empty: none
    std::string modelFile;    // the LSA model, in dataFolder(); empty: none
    std::string settings;     // JSON, without any secret
    std::string report;       // JSON: norms, zero, not finite, duplicate vectors, missing
    std::string createdAt;    // UTC, ISO 8601
    std::string createdBy;
};

// Registers vectors whose file is in its place already; visible at once. `id` is ignored. Errors: NotFound
// (the corpus), NameTaken, InvalidArgument (no name, JSON that is none, a file name with folders or without a
// file), those of Workspace::write().
[[nodiscard]] base::Result<base::RowId> addEmbeddingSet(Workspace& workspace, const EmbeddingSet& set,
                                                        const base::IssueList& issues);

// By name. `corpus` 0: of all.
[[nodiscard]] base::Result<std::vector<EmbeddingSet>> embeddingSets(const Reader& reader, base::RowId corpus);
// Error: NotFound.
[[nodiscard]] base::Result<EmbeddingSet> findEmbeddingSet(const Reader& reader, base::RowId corpus,
                                                          const std::string& name);
[[nodiscard]] base::Result<EmbeddingSet> embeddingSet(const Reader& reader, base::RowId id);
[[nodiscard]] base::Result<base::IssueList> embeddingIssues(const Reader& reader, base::RowId id);

// "CORPUS/SET" of those whose file is not in dataFolder(): the workspace came without the folder beside it.
// Whether files that are there are whole is for checkWorkspace().
[[nodiscard]] base::Result<std::vector<std::string>> setsWithoutFile(const Workspace& workspace);

// Recorded in the journal of edits. Errors: NotFound, NameTaken, InvalidArgument.
[[nodiscard]] base::Result<> renameEmbeddingSet(Workspace& workspace, base::RowId id, const std::string& name,
                                                const std::string& who = {});

// With its indices; files that no other set uses are deleted. Runs that were made with it stay. Error:
// NotFound.
[[nodiscard]] base::Result<> removeEmbeddingSet(Workspace& workspace, base::RowId id);

// An index file: "hnsw" over an embedding set, "bm25" over a corpus. It can always be made again.
struct IndexFile {
    base::RowId id = 0;
    std::string kind;
    base::RowId corpus = 0;
    base::RowId embeddings = 0; // 0: of the corpus itself
    std::string settings;       // JSON; with kind and what it is over, the key
    std::string fileName;       // in dataFolder()
    std::string sha256;         // of the file
    std::int64_t bytes = 0;
    std::string report; // JSON: measured recall and so on
};

// Replaces one of the same kind, over the same, with the same settings. Errors: NotFound, InvalidArgument.
[[nodiscard]] base::Result<base::RowId> keepIndexFile(Workspace& workspace, const IndexFile& index);
// nullopt: there is none.
[[nodiscard]] base::Result<std::optional<IndexFile>> findIndexFile(const Reader& reader,
                                                                   std::string_view kind, base::RowId corpus,
                                                                   base::RowId embeddings,
                                                                   std::string_view settings);
[[nodiscard]] base::Result<std::vector<IndexFile>> indexFiles(const Reader& reader, base::RowId corpus);

// What is wrong with embedding sets and index files: files that are missing, of other length or of other
// content, sets of a corpus that is gone or changed, files in the folder that nothing names. Every file is
// read whole. A stop ends it early. Progress: Hashing, in bytes. Throws SQLite::Exception.
[[nodiscard]] std::vector<CheckFinding> checkEmbeddings(SQLite::Database& database,
                                                        const std::filesystem::path& workspace,
                                                        const std::stop_token& stop,
                                                        base::ProgressSink& progress);

} // namespace assay::workspace
