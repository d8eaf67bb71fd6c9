// The workspace file: one SQLite database NAME.assay with everything that a team curates and measures.
//
// Threads: one writer connection, guarded by a mutex inside; any number of read-only Reader connections, each
// used by one thread at a time. A Workspace outlives its readers.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace SQLite {
class Database;
}

namespace assay::store {

inline constexpr std::int32_t kApplicationId = 0x41535359; // "ASSY"
inline constexpr int kSchemaVersion = 1;

enum class OpenMode : std::uint8_t { ReadWrite, ReadOnly };

// A read-only connection.
class Reader {
  public:
    ~Reader();
    Reader(Reader&&) noexcept;
    Reader& operator=(Reader&&) noexcept;

    [[nodiscard]] SQLite::Database& database() const noexcept { return *m_database; }

  private:
    friend class Workspace;
    explicit Reader(std::unique_ptr<SQLite::Database> database);
    std::unique_ptr<SQLite::Database> m_database;
};

class Workspace {
  public:
    // Makes a new file. Errors: NameTaken (the file exists), FileNotWritable.
    [[nodiscard]] static base::Result<std::unique_ptr<Workspace>> create(const std::filesystem::path& path);

    // Opens an existing file. An older schema is backed up beside the file (NAME.assay.v<N>.bak) and migrated
    // in one transaction; a newer one is opened read-only whatever the mode. What an import left behind
    // unfinished is removed. Errors: FileNotFound, FileNotReadable, NotAWorkspace, DamagedWorkspace,
    // StorageFailure.
    [[nodiscard]] static base::Result<std::unique_ptr<Workspace>> open(const std::filesystem::path& path,
                                                                       OpenMode mode = OpenMode::ReadWrite);
    ~Workspace();

    [[nodiscard]] const std::filesystem::path& path() const noexcept { return m_path; }

    [[nodiscard]] bool isReadOnly() const noexcept { return m_readOnly; }

    // The file's schema version when it is newer than this program knows, else nullopt.
    [[nodiscard]] std::optional<int> newerVersion() const noexcept { return m_newerVersion; }

    [[nodiscard]] base::Result<Reader> reader() const;

    // Runs `work` in one BEGIN IMMEDIATE transaction on the writer connection: committed if it succeeds,
    // rolled back if it fails or throws. Errors: ReadOnlyWorkspace, WorkspaceBusy, StorageFailure, and those
    // of `work`.
    [[nodiscard]] base::Result<> write(const std::function<base::Result<>(SQLite::Database&)>& work);

  private:
    Workspace();
    struct Writer;
    std::filesystem::path m_path;
    bool m_readOnly = false;
    std::optional<int> m_newerVersion;
    std::unique_ptr<Writer> m_writer;
};

// One thing that checkWorkspace() found.
struct CheckFinding {
    enum class Kind : std::uint8_t { Damage, BrokenReference, WrongCount, HashMismatch, LeftoverImport };
    Kind kind = Kind::Damage;
    std::string detail; // table, row, figures
};

// Integrity of the file (SQLite's own check), of every reference, stored count and hash in it. An empty list
// is a sound workspace. Errors: those of Workspace::open(), Cancelled.
[[nodiscard]] base::Result<std::vector<CheckFinding>>
checkWorkspace(const std::filesystem::path& path, std::stop_token stop, base::ProgressSink& progress);

} // namespace assay::store
