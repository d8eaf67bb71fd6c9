// Opens and prepares connections to a workspace file. Everything here throws SQLite::Exception; the public
// functions of the room catch it.
//
// A file may come from anybody, so no connection runs anything that stands in it: triggers, views, attached
// files and extensions are off, functions in its schema are those that cannot do harm, and nothing can write
// to the schema's own table or past full-text search into its tables.
//
// The file is only ever touched through SQLite: opening it as a plain file and closing it again would drop
// the locks that SQLite's other connections of this process hold on it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

namespace SQLite {
class Database;
}

namespace assay::workspace {

inline constexpr int kBusyTimeoutMs = 5'000;

// A connection that cannot write, and has read the file's header already. On read-only media, where SQLite
// cannot make the files that a shared WAL needs, the file is opened as one that nobody changes; that is done
// only when no WAL with content lies beside it.
[[nodiscard]] std::unique_ptr<SQLite::Database> openForReading(const std::filesystem::path& path);

// The writer connection: WAL, foreign keys, full synchronisation. Null when the file or its folder cannot be
// written.
[[nodiscard]] std::unique_ptr<SQLite::Database> openForWriting(const std::filesystem::path& path);

// Removes the empty -wal and -shm that a reading connection leaves beside the file, unless another process
// uses them. Only for a file that had no -wal before.
void removeEmptyWal(const std::filesystem::path& path) noexcept;

// What the header says.
struct FileIdentity {
    std::int32_t applicationId = 0;
    int schemaVersion = 0;
    std::string encoding; // of texts: "UTF-8", "UTF-16le", "UTF-16be"
};

[[nodiscard]] FileIdentity identityOf(SQLite::Database& database);

} // namespace assay::workspace
