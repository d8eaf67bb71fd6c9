// Of this room alone: the files in the folder beside a workspace, NAME.assay.d.
//
// A file belongs to the workspace when one of its rows names it. One that is named by none is of no use, but
// it may be another process's that is about to be registered: it is deleted only under the write lock, where
// whoever registers a file looks whether it is there, and only when it was named by a row before.
//
// A temporary file is one whose name was made at random for one writing: NAME.<8 digits>.tmp, as all files
// are written that appear whole or not at all, and KIND-<uuid>.part. Its writer cannot be asked whether it
// lives; a file on which nothing was written for a day is taken to be a dead one's. A fetch journal is none
// of them.
#pragma once

#include "core/base/hash.h"
#include "core/base/ids.h"
#include "core/workspace/workspace.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace SQLite {
class Database;
}

namespace assay::workspace {

inline constexpr std::string_view kDataFolderSuffix = ".d"; // appended to the workspace's name

// KIND-<12 hexadecimal digits or more>.EXTENSION with an extension that only Assay writes, or a temporary
// file.
[[nodiscard]] bool isOurDataFile(std::string_view name) noexcept;
[[nodiscard]] bool isTemporary(std::string_view name) noexcept;

// What a fetch that was interrupted goes on from, or one that was set aside, "fetch-aside-…". It holds
// vectors that were paid for: it goes when their set is stored, or with the whole workspace, and never for
// its age.
[[nodiscard]] bool isFetchJournal(std::string_view name) noexcept;

// A temporary file, or a fetch journal.
[[nodiscard]] bool isUnfinished(std::string_view name) noexcept;

// Nothing was written to it for a day.
[[nodiscard]] bool isAbandoned(const std::filesystem::path& file) noexcept;

// What the rows of embedding sets and index files name, rising, none twice. Throws SQLite::Exception.
[[nodiscard]] std::vector<std::string> namedFiles(SQLite::Database& database);

// The same, of one corpus.
[[nodiscard]] std::vector<std::string> namedFiles(SQLite::Database& database, base::RowId corpus);

// The SHA-256 of a file as its row has it, taken piece by piece: of vectors that of their shape and rows, as
// core/retrieval/vector_matrix.h says.
class DataFileHash {
  public:
    explicit DataFileHash(bool isVectors)
        : m_isVectors(isVectors) {}

    void add(std::string_view piece);
    // "damaged": vectors whose file itself says another one.
    [[nodiscard]] std::string finish();

  private:
    base::Sha256 m_sha;
    std::string m_head; // of vectors
    bool m_isVectors = false;
};

// Deletes those of `names` that no row names any more, if they are ours by their name and plain files in a
// data folder that is no link; a folder that is empty then goes too. What is not deleted is passed over:
// checkWorkspace() reports it. Error: those of Workspace::write().
[[nodiscard]] base::Result<> removeUnnamedFiles(Workspace& workspace, const std::vector<std::string>& names);

// Deletes abandoned temporary files of the workspace's data folder, and nothing else.
void removeAbandonedTemporaries(const std::filesystem::path& workspace) noexcept;

// Deletes the data folder with what is in it, if that is nothing but files that are ours by their name; else
// nothing of it is touched. A link instead of a folder is left alone.
void removeDataFolder(const std::filesystem::path& workspace) noexcept;

} // namespace assay::workspace
