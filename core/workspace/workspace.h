// The workspace file: one SQLite database NAME.assay with everything that a team curates and measures.
//
// Threads: one writer connection, guarded by a mutex inside; any number of read-only Reader connections, each
// used by one thread at a time. A Workspace outlives its readers.
#pragma once

#include "core/base/path_guard.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace SQLite {
class Database;
}

namespace assay::workspace {

inline constexpr std::int32_t kApplicationId = 0x41535359; // "ASSY"
inline constexpr int kSchemaVersion = 7;

// Of the program before its first release: 1 to this one. Nothing reads them any more.
inline constexpr int kLastUnreleasedVersion = 6;

// Who holds the lock on the file of this name is importing into the workspace.
inline constexpr std::string_view kImportLockSuffix = ".import-lock";

// What may lie beside a workspace and belongs to it, appended to its name.
inline constexpr std::array<std::string_view, 4> kCompanionSuffixes{"-wal", "-shm", "-journal",
                                                                    kImportLockSuffix};

// The workspace's file and what lies or may come to lie beside it, also where `path` is a link.
[[nodiscard]] base::GuardedPaths workspacePaths(const std::filesystem::path& path);

// Removes a workspace that nobody has open, with its companions. What is not there is passed over. Its data
// folder (embedding_sets.h) goes too when it holds nothing but files whose names are those that Assay gives;
// with anything else in it, the folder stays as it is.
void removeWorkspaceFiles(const std::filesystem::path& path);

enum class OpenMode : std::uint8_t { ReadWrite, ReadOnly };

// What a finished write() has survived.
enum class Durability : std::uint8_t {
    Full,   // on the disk: what a person entered
    Staging // safe from a crash of the program; a power cut may take it. For what is not visible yet: the
            // next write with Full makes it durable too
};

// A read-only connection.
class Reader {
  public:
    ~Reader();
    Reader(Reader&&) noexcept;
    Reader& operator=(Reader&&) noexcept;

    [[nodiscard]] SQLite::Database& database() const noexcept { return *m_database; }

    // Of the workspace, for what an Error says.
    [[nodiscard]] const std::string& path() const noexcept { return m_path; }

  private:
    friend class Workspace;
    Reader(std::unique_ptr<SQLite::Database> database, std::string path);
    std::unique_ptr<SQLite::Database> m_database;
    std::string m_path;
};

// As long as one is open, base::requireUnguarded() refuses its files.
class Workspace {
  public:
    // Makes a new file, whole or not at all. Errors: NameTaken (the file exists), LeftoverFiles (it does not,
    // but beside it lies what a deleted one of that name left: SQLite would take its journal for the new
    // file's, and old rows would stand in it), FileNotWritable.
    [[nodiscard]] static base::Result<std::unique_ptr<Workspace>> create(const std::filesystem::path& path);

    // Opens an existing file. A newer one is opened read-only whatever the mode, and so is a file that cannot
    // be written, or one with a schema that Assay has not made (foreignObjects()). What an import left behind
    // unfinished is removed, which takes about a second per million rows; the import of a living process is
    // left alone. Damage is looked for where that is quick, the whole file is for checkWorkspace(). Errors:
    // FileNotFound, FileNotReadable, NotAWorkspace, OlderWorkspace, DamagedWorkspace, WorkspaceBusy,
    // StorageFailure. Opened with ReadOnly it leaves nothing beside the file that was not there before.
    [[nodiscard]] static base::Result<std::unique_ptr<Workspace>> open(const std::filesystem::path& path,
                                                                       OpenMode mode = OpenMode::ReadWrite);

    ~Workspace();
    Workspace(const Workspace&) = delete;
    Workspace& operator=(const Workspace&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const noexcept { return m_path; }

    [[nodiscard]] bool isReadOnly() const noexcept { return m_readOnly; }

    // The file's schema version when it is newer than this program knows, else nullopt.
    [[nodiscard]] std::optional<int> newerVersion() const noexcept { return m_newerVersion; }

    // What stands in the file's schema and is not Assay's: triggers, views, further tables, columns. Nothing
    // of it runs, and the file is read-only while it is there. Empty for a newer file, whose schema is not
    // known.
    [[nodiscard]] const std::vector<std::string>& foreignObjects() const noexcept { return m_foreign; }

    // ReadOnlyWorkspace, with the reason where the file itself is it.
    [[nodiscard]] base::Error readOnlyError() const;

    // A new connection. Errors: those of open().
    [[nodiscard]] base::Result<Reader> reader() const;

    // Runs `work` in one BEGIN IMMEDIATE transaction on the writer connection: committed if it succeeds,
    // rolled back if it fails or throws. Any thread; those who wait are served in the order of their coming.
    // Not to be called from within `work`. Errors: ReadOnlyWorkspace, WorkspaceBusy (another process held the
    // write lock longer than the busy time), StorageFailure, and those of `work`.
    [[nodiscard]] base::Result<> write(const std::function<base::Result<>(SQLite::Database&)>& work,
                                       Durability durability = Durability::Full);

    // How long write() waits for other processes; 5 s unless set.
    void setBusyTime(std::chrono::milliseconds time);

    // Who holds the lock on this file is importing into the workspace.
    [[nodiscard]] std::filesystem::path importLockPath() const;

  private:
    Workspace();
    struct Writer;
    std::filesystem::path m_path;
    bool m_readOnly = false;
    bool m_removesWal = false; // on closing
    std::optional<int> m_newerVersion;
    std::vector<std::string> m_foreign;
    std::unique_ptr<Writer> m_writer;
    std::optional<base::PathGuard> m_guard;
};

// One thing that checkWorkspace() found.
struct CheckFinding {
    enum class Kind : std::uint8_t {
        Damage,
        BrokenReference,
        WrongCount,
        HashMismatch,
        LeftoverImport,
        ForeignSchema
    };
    Kind kind = Kind::Damage;
    std::string detail; // table, row, figures
};

// Whether a new file may get this name: beside it may lie no journal of SQLite's and no data folder with
// content. Error: LeftoverFiles, with their names.
[[nodiscard]] base::Result<> requireNoLeftovers(const std::filesystem::path& path);

// Integrity of the file (SQLite's own check), of every reference, stored count and hash in it, and whether an
// import left something behind (that of a living process is not reported). Changes nothing. An empty list is
// a sound workspace; one so damaged that it cannot be opened is a finding too. Progress: Checking, total
// unknown, then Verifying in rows. Errors: those of Workspace::open() but DamagedWorkspace, NewerWorkspace,
// Cancelled.
[[nodiscard]] base::Result<std::vector<CheckFinding>>
checkWorkspace(const std::filesystem::path& path, std::stop_token stop, base::ProgressSink& progress);

} // namespace assay::workspace
