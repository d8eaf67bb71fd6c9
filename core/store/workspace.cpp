#include "core/store/workspace.h"

#include "core/base/ids.h"
#include "core/store/connection.h"
#include "core/store/cursor.h"
#include "core/store/data_files.h"
#include "core/store/embedding_sets.h"
#include "core/store/leftovers.h"
#include "core/store/migrations.h"
#include "core/store/schema.h"
#include "core/store/schema_v2.h"
#include "core/store/schema_v2_dynamic.h"
#include "core/store/schema_v3.h"
#include "core/store/schema_v4.h"
#include "core/store/schema_v5.h"
#include "core/store/sqlite_errors.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include <condition_variable>
#include <mutex>
#include <span>
#include <string>
#include <system_error>
#include <utility>

namespace assay::store {
namespace {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::fail;
using base::Result;

// A mutex that serves in the order of coming: an import that writes chunk after chunk would otherwise keep a
// waiting edit out for as long as it runs.
class FairMutex {
  public:
    void lock() {
        std::unique_lock lock(m_mutex);
        const std::uint64_t ticket = m_nextTicket++;
        m_released.wait(lock, [&] { return ticket == m_served; });
    }

    void unlock() {
        {
            const std::lock_guard lock(m_mutex);
            ++m_served;
        }
        m_released.notify_all();
    }

  private:
    std::mutex m_mutex;
    std::condition_variable m_released;
    std::uint64_t m_nextTicket = 0;
    std::uint64_t m_served = 0;
};

// Whether the tables are there and what is small in them is whole; quick at any size of the file.
Result<> lookForDamage(SQLite::Database& database, const std::string& where) {
    for (const std::span<const std::string_view> tables :
         {std::span<const std::string_view>(kTables), std::span<const std::string_view>(kCurationTables),
          std::span<const std::string_view>(kDynamicTables),
          std::span<const std::string_view>(kQuestionTables),
          std::span<const std::string_view>(kCorpusTables),
          std::span<const std::string_view>(kMeasureTables)}) {
        for (const std::string_view table : tables) {
            if (!database.tableExists(std::string(table))) {
                return fail(ErrorCode::DamagedWorkspace, "no table " + std::string(table), where);
            }
        }
    }
    for (const char* table : {"meta", "scored_set", "source_file", "decision"}) {
        Cursor check(database, "PRAGMA quick_check(" + std::string(table) + ")");
        if (check.step() && check.text(0) != "ok") {
            return fail(ErrorCode::DamagedWorkspace, std::string(check.text(0)), where);
        }
    }
    for (const char* table : {"scored_sample", "scored_text", "rejected_record"}) {
        // Walks both edges of the tree.
        Cursor edges(database, "SELECT (SELECT min(id) FROM " + std::string(table) +
                                   "), (SELECT max(id) FROM " + std::string(table) + ")");
        static_cast<void>(edges.step());
    }
    Cursor meta(database, "SELECT count(*) FROM meta");
    if (!meta.step() || meta.integer(0) != 1) {
        return fail(ErrorCode::DamagedWorkspace, "no row in meta", where);
    }
    return {};
}

// What opens the file first: is it ours, and of which version?
Result<FileIdentity> identify(const fs::path& path) {
    std::error_code failed;
    const fs::file_status status = fs::status(path, failed);
    if (!fs::exists(status)) {
        if (failed && failed != std::errc::no_such_file_or_directory) {
            return fail(ErrorCode::FileNotReadable, failed.message(), path.string());
        }
        return fail(ErrorCode::FileNotFound, {}, path.string());
    }
    if (fs::is_directory(status)) {
        return fail(ErrorCode::NotAWorkspace, "a folder", path.string());
    }
    try {
        const auto database = openForReading(path);
        const FileIdentity identity = identityOf(*database);
        if (identity.applicationId != kApplicationId) {
            return fail(ErrorCode::NotAWorkspace, "application_id " + std::to_string(identity.applicationId),
                        path.string());
        }
        if (identity.schemaVersion < 1) {
            return fail(ErrorCode::DamagedWorkspace,
                        "schema version " + std::to_string(identity.schemaVersion), path.string());
        }
        return identity;
    } catch (const SQLite::Exception& exception) {
        base::Error error = errorOf(exception, path.string());
        if (exception.getErrorCode() == SQLITE_NOTADB) {
            error.code = ErrorCode::NotAWorkspace;
        }
        return tl::unexpected(std::move(error));
    }
}

} // namespace

Reader::Reader(std::unique_ptr<SQLite::Database> database, std::string path)
    : m_database(std::move(database))
    , m_path(std::move(path)) {}

Reader::~Reader() = default;
Reader::Reader(Reader&&) noexcept = default;
Reader& Reader::operator=(Reader&&) noexcept = default;

struct Workspace::Writer {
    FairMutex mutex;
    std::unique_ptr<SQLite::Database> database;
    Durability durability = Durability::Full;

    void require(Durability wanted) {
        if (wanted != durability) {
            database->exec(wanted == Durability::Full ? "PRAGMA synchronous = FULL"
                                                      : "PRAGMA synchronous = NORMAL");
            durability = wanted;
        }
    }
};

Workspace::Workspace() = default;

Workspace::~Workspace() {
    if (m_removesWal) {
        removeEmptyWal(m_path);
    }
}

base::GuardedPaths workspacePaths(const fs::path& path) {
    base::GuardedPaths paths;
    std::error_code ignored;
    for (const fs::path& file : {fs::absolute(path, ignored), fs::weakly_canonical(path, ignored)}) {
        paths.files.push_back(file);
        for (const std::string_view suffix : kCompanionSuffixes) {
            paths.files.push_back(file);
            paths.files.back() += suffix;
        }
        paths.folders.push_back(dataFolder(file));
    }
    return paths;
}

void removeWorkspaceFiles(const fs::path& path) {
    std::error_code ignored;
    fs::remove(path, ignored);
    for (const std::string_view suffix : kCompanionSuffixes) {
        fs::path companion = path;
        companion += suffix;
        fs::remove(companion, ignored);
    }
    removeDataFolder(path);
}

Result<std::unique_ptr<Workspace>> Workspace::create(const fs::path& path) {
    std::error_code failed;
    if (fs::exists(path, failed)) {
        return fail(ErrorCode::NameTaken, path.filename().string(), path.string());
    }
    // Made under another name and given its own when it is whole.
    fs::path unfinished = path;
    unfinished += ".";
    unfinished += base::newUuid();
    unfinished += ".tmp";
    auto made = guarded(path.string(), [&]() -> Result<> {
        {
            const SQLite::Database empty(unfinished.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        }
        const auto writer = openForWriting(unfinished);
        if (!writer) {
            return fail(ErrorCode::FileNotWritable, {}, path.string());
        }
        if (auto migrated = migrate(*writer, unfinished, schemaMigrations()); !migrated) {
            return migrated;
        }
        // Closing would do this too, but say nothing when the disk is full: the file would get its name
        // without what still stands beside it.
        Cursor checkpoint(*writer, "PRAGMA wal_checkpoint(TRUNCATE)");
        return checkpoint.step() && checkpoint.integer(0) == 0
                   ? Result<>()
                   : fail(ErrorCode::StorageFailure, "wal_checkpoint", path.string());
    });
    if (made) {
        // A hard link, unlike a rename, does not replace what somebody else has put there meanwhile.
        fs::create_hard_link(unfinished, path, failed);
        if (failed == std::errc::file_exists) {
            made = fail(ErrorCode::NameTaken, path.filename().string(), path.string());
        } else if (failed) {
            fs::rename(unfinished, path, failed);
            if (failed) {
                made = fail(ErrorCode::FileNotWritable, failed.message(), path.string());
            }
        }
    } else if (made.error().code == ErrorCode::FileNotReadable) {
        made.error().code = ErrorCode::FileNotWritable;
    }
    removeWorkspaceFiles(unfinished);
    if (!made) {
        return tl::unexpected(made.error());
    }
    return open(path, OpenMode::ReadWrite);
}

Result<std::unique_ptr<Workspace>> Workspace::open(const fs::path& path, OpenMode mode) {
    return open(path, mode, schemaMigrations());
}

Result<std::unique_ptr<Workspace>> Workspace::open(const fs::path& path, OpenMode mode,
                                                   const std::vector<Migration>& migrations) {
    const std::string where = path.string();
    return guarded(where, [&]() -> Result<std::unique_ptr<Workspace>> {
        fs::path wal = path;
        wal += "-wal";
        std::error_code unknown;
        const bool hadWal = fs::exists(wal, unknown) || unknown;
        const auto identity = identify(path);
        if (!identity) {
            return tl::unexpected(identity.error());
        }
        std::unique_ptr<Workspace> workspace(new Workspace);
        workspace->m_path = path;
        workspace->m_guard.emplace(workspacePaths(path));
        workspace->m_removesWal = mode == OpenMode::ReadOnly && !hadWal;
        const int newest = newestVersion(migrations);
        if (identity->schemaVersion > newest) {
            workspace->m_newerVersion = identity->schemaVersion;
        } else if (mode == OpenMode::ReadWrite) {
            if (auto database = openForWriting(path)) {
                workspace->m_writer = std::make_unique<Writer>();
                workspace->m_writer->database = std::move(database);
            }
        }
        workspace->m_readOnly = workspace->m_writer == nullptr;

        if (identity->schemaVersion < newest) {
            if (workspace->m_readOnly) {
                return fail(ErrorCode::ReadOnlyWorkspace,
                            "schema version " + std::to_string(identity->schemaVersion), where);
            }
            if (auto migrated = migrate(*workspace->m_writer->database, path, migrations); !migrated) {
                return tl::unexpected(migrated.error());
            }
        }
        if (workspace->m_newerVersion) {
            return workspace; // which tables it has is not ours to know
        }
        auto reader = workspace->reader();
        if (!reader) {
            return tl::unexpected(reader.error());
        }
        if (auto sound = lookForDamage(reader->database(), where); !sound) {
            return tl::unexpected(sound.error());
        }
        if (!workspace->m_readOnly) {
            base::NoProgress unwatched;
            auto removed = removeLeftovers(*workspace, nullptr, {}, unwatched);
            if (!removed && removed.error().code == ErrorCode::DamagedWorkspace) {
                return tl::unexpected(removed.error());
            }
            // Any other failure leaves them for the next time: they are invisible anyway.
            removeAbandonedTemporaries(dataFolder(*workspace));
        }
        return workspace;
    });
}

Result<Reader> Workspace::reader() const {
    const std::string where = m_path.string();
    return guarded(where, [&]() -> Result<Reader> { return Reader(openForReading(m_path), where); });
}

Result<> Workspace::write(const std::function<Result<>(SQLite::Database&)>& work, Durability durability) {
    const std::string where = m_path.string();
    if (m_readOnly) {
        return fail(ErrorCode::ReadOnlyWorkspace, {}, where);
    }
    return guarded(where, [&]() -> Result<> {
        const std::lock_guard turn(m_writer->mutex);
        m_writer->require(durability);
        SQLite::Transaction transaction(*m_writer->database, SQLite::TransactionBehavior::IMMEDIATE);
        if (auto done = work(*m_writer->database); !done) {
            return done;
        }
        transaction.commit();
        return {};
    });
}

void Workspace::setBusyTime(std::chrono::milliseconds time) {
    if (m_writer) {
        const std::lock_guard turn(m_writer->mutex);
        m_writer->database->setBusyTimeout(static_cast<int>(time.count()));
    }
}

fs::path Workspace::importLockPath() const {
    fs::path path = m_path;
    path += kImportLockSuffix;
    return path;
}

} // namespace assay::store
