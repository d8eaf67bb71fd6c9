#include "core/workspace/workspace.h"

#include "core/base/disk_sync.h"
#include "core/base/ids.h"
#include "core/workspace/corpora/data_files.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/leftovers.h"
#include "core/workspace/schema/connection.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/schema.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/unfinished_workspace.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <string>
#include <system_error>
#include <utility>

#ifndef _WIN32
#include <sys/stat.h>
#endif

namespace assay::workspace {
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

// Of SQLite's own; a new file of that name would take up what stands in them.
constexpr std::array<std::string_view, 3> kJournalSuffixes{"-wal", "-shm", "-journal"};

constexpr std::uintmax_t kWalHeaderBytes = 32;

// Whether no change can come back out of a companion that has no workspace any more. A -shm is an index of
// the -wal: it holds none by itself, and SQLite makes it anew.
bool holdsNothing(const fs::path& companion, std::string_view suffix) {
    std::error_code unknown;
    if (!fs::is_regular_file(fs::symlink_status(companion, unknown))) {
        return false;
    }
    const std::uintmax_t bytes = fs::file_size(companion, unknown);
    return suffix == "-shm" || (!unknown && (bytes == 0 || (suffix == "-wal" && bytes == kWalHeaderBytes)));
}

constexpr std::size_t kNamedObjects = 5;

std::string listOf(const std::vector<std::string>& objects) {
    std::string list;
    for (std::size_t i = 0; i < std::min(kNamedObjects, objects.size()); ++i) {
        list += (i == 0 ? "" : ", ") + objects[i];
    }
    return objects.size() > kNamedObjects
               ? list + " and " + std::to_string(objects.size() - kNamedObjects) + " more"
               : list;
}

// Whether what is small is whole; quick at any size of the file.
Result<> lookForDamage(SQLite::Database& database, const std::string& where) {
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

struct Inspection {
    FileIdentity identity;
    std::vector<std::string> foreign;
};

Result<Inspection> inspect(SQLite::Database& database, const std::string& where) {
    Inspection found{identityOf(database), {}};
    const int version = found.identity.schemaVersion;
    if (found.identity.applicationId != kApplicationId) {
        return fail(ErrorCode::NotAWorkspace,
                    "application_id " + std::to_string(found.identity.applicationId), where);
    }
    if (version < 1) {
        return fail(ErrorCode::DamagedWorkspace, "version " + std::to_string(version), where);
    }
    if (version <= kLastUnreleasedVersion) {
        return fail(ErrorCode::OlderWorkspace, "version " + std::to_string(version), where);
    }
    if (found.identity.encoding != "UTF-8") {
        return fail(ErrorCode::DamagedWorkspace, "texts in " + found.identity.encoding, where);
    }
    if (version > kSchemaVersion) {
        return found; // which tables it has is not ours to know
    }
    SchemaDifferences differences = compareSchema(database);
    if (!differences.missing.empty()) {
        return fail(ErrorCode::DamagedWorkspace, "no " + listOf(differences.missing), where);
    }
    if (!differences.unsafe.empty()) {
        return fail(ErrorCode::DamagedWorkspace, listOf(differences.unsafe), where);
    }
    ASSAY_TRY(lookForDamage(database, where));
    found.foreign = std::move(differences.foreign);
    return found;
}

// What opens the file first: is it ours, of which version, and whole?
Result<Inspection> inspect(const fs::path& path) {
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
        return inspect(*openForReading(path), path.string());
    } catch (const SQLite::Exception& exception) {
        base::Error error = errorOf(exception, path.string());
        if (exception.getErrorCode() == SQLITE_NOTADB) {
            error.code = ErrorCode::NotAWorkspace;
        }
        return tl::unexpected(std::move(error));
    }
}

// A new database with the tables, under a name of its own, and nothing beside it that it needs.
Result<> makeFile(const fs::path& unfinished, const fs::path& path) {
    {
        const SQLite::Database empty(unfinished.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    }
    const auto writer = openForWriting(unfinished);
    if (!writer) {
        return fail(ErrorCode::FileNotWritable, {}, path.string());
    }
    SQLite::Transaction transaction(*writer, SQLite::TransactionBehavior::IMMEDIATE);
    createSchema(*writer);
    transaction.commit();
    // Closing would do this too, but say nothing when the disk is full: the file would get its name without
    // what still stands beside it.
    Cursor checkpoint(*writer, "PRAGMA wal_checkpoint(TRUNCATE)");
    return checkpoint.step() && checkpoint.integer(0) == 0
               ? Result<>()
               : fail(ErrorCode::StorageFailure, "wal_checkpoint", path.string());
}

} // namespace

Reader::Reader(std::unique_ptr<SQLite::Database> database, std::string path)
    : m_database(std::move(database))
    , m_path(std::move(path)) {}

Reader::~Reader() = default;
Reader::Reader(Reader&&) noexcept = default;
Reader& Reader::operator=(Reader&&) noexcept = default;

// Which file the journal beside the workspace is: nothing where none is, or where files have no number.
std::optional<std::pair<std::uint64_t, std::uint64_t>> journalOf(const fs::path& path) {
#ifndef _WIN32
    struct stat found{};
    if (::stat((path.string() + "-wal").c_str(), &found) == 0) {
        return std::pair<std::uint64_t, std::uint64_t>(found.st_dev, found.st_ino);
    }
#else
    static_cast<void>(path);
#endif
    return std::nullopt;
}

struct Workspace::Writer {
    FairMutex mutex;
    std::unique_ptr<SQLite::Database> database;
    Durability durability = Durability::Full;
    std::optional<std::pair<std::uint64_t, std::uint64_t>> journal; // of the first transaction

    // Within a transaction: whether what is written now will be found. A process that has lost its locks,
    // since something in it opened and closed the file, is not there for others; the last of them takes the
    // journal away, and SQLite would go on writing into a file without a name.
    [[nodiscard]] bool hasItsJournal(const fs::path& path) {
        const auto now = journalOf(path);
        if (!journal) {
            journal = now;
        }
        return journal == now;
    }

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

// What holds nothing goes: a program that still has the deleted file open would share it with the new one.
Result<> requireNoLeftovers(const fs::path& path) {
    std::vector<std::string> found;
    std::vector<fs::path> empty;
    std::error_code failed;
    for (const std::string_view suffix : kJournalSuffixes) {
        fs::path companion = path;
        companion += suffix;
        if (!fs::exists(fs::symlink_status(companion, failed))) {
            continue;
        }
        if (holdsNothing(companion, suffix)) {
            empty.push_back(companion);
        } else {
            found.push_back(companion.filename().string());
        }
    }
    const fs::path folder = dataFolder(path);
    const fs::file_status status = fs::symlink_status(folder, failed);
    if (fs::exists(status) && !(fs::is_directory(status) && fs::is_empty(folder, failed))) {
        found.push_back(folder.filename().string());
    }
    if (!found.empty()) {
        return fail(ErrorCode::LeftoverFiles, listOf(found), path.string());
    }
    if (!fs::exists(fs::symlink_status(path, failed))) { // else they are its own
        for (const fs::path& companion : empty) {
            fs::remove(companion, failed);
        }
    }
    return {};
}

Result<std::unique_ptr<Workspace>> Workspace::create(const fs::path& path) {
    std::error_code failed;
    auto isClear = requireNoLeftovers(path);
    if (fs::exists(path, failed)) { // asked last: a file that was made just now has companions of its own
        return fail(ErrorCode::NameTaken, path.filename().string(), path.string());
    }
    ASSAY_TRY(isClear);
    // Made under another name and given its own when it is whole.
    fs::path unfinished = path;
    unfinished += ".";
    unfinished += base::newUuid();
    unfinished += ".tmp";
    auto made = guarded(path.string(), [&] { return makeFile(unfinished, path); });
    if (made) {
        made = base::moveToNewName(unfinished, path);
    } else if (made.error().code == ErrorCode::FileNotReadable) {
        made.error().code = ErrorCode::FileNotWritable;
    }
    removeWorkspaceFiles(unfinished);
    ASSAY_TRY(made);
    return open(path, OpenMode::ReadWrite);
}

Result<std::unique_ptr<Workspace>> Workspace::open(const fs::path& path, OpenMode mode) {
    const std::string where = path.string();
    return guarded(where, [&]() -> Result<std::unique_ptr<Workspace>> {
        fs::path wal = path;
        wal += "-wal";
        std::error_code unknown;
        const bool hadWal = fs::exists(wal, unknown) || unknown;
        auto found = inspect(path);
        if (!found) {
            if (found.error().code == ErrorCode::OlderWorkspace && !hadWal) {
                removeEmptyWal(path); // of having looked
            }
            return tl::unexpected(found.error());
        }
        std::unique_ptr<Workspace> workspace(new Workspace);
        workspace->m_path = path;
        workspace->m_guard.emplace(workspacePaths(path));
        workspace->m_foreign = std::move(found->foreign);
        const bool isNewer = found->identity.schemaVersion > kSchemaVersion;
        if (isNewer) {
            workspace->m_newerVersion = found->identity.schemaVersion;
        } else if (mode == OpenMode::ReadWrite && workspace->m_foreign.empty()) {
            if (auto database = openForWriting(path)) {
                workspace->m_writer = std::make_unique<Writer>();
                workspace->m_writer->database = std::move(database);
            }
        }
        workspace->m_readOnly = workspace->m_writer == nullptr;
        workspace->m_removesWal =
            !hadWal && (mode == OpenMode::ReadOnly || isNewer || !workspace->m_foreign.empty());
        if (workspace->m_readOnly) {
            return workspace;
        }
        base::NoProgress unwatched;
        auto removed = removeLeftovers(*workspace, nullptr, {}, unwatched);
        if (!removed && removed.error().code == ErrorCode::DamagedWorkspace) {
            return tl::unexpected(removed.error());
        }
        // Any other failure leaves them for the next time: they are invisible anyway.
        removeAbandonedTemporaries(path);
        removeDeadAttempts(path);
        return workspace;
    });
}

base::Error Workspace::readOnlyError() const {
    if (m_newerVersion) {
        return {ErrorCode::NewerWorkspace, "version " + std::to_string(*m_newerVersion), m_path.string()};
    }
    return {ErrorCode::ReadOnlyWorkspace, listOf(m_foreign), m_path.string()};
}

Result<Reader> Workspace::reader() const {
    const std::string where = m_path.string();
    return guarded(where, [&]() -> Result<Reader> { return Reader(openForReading(m_path), where); });
}

Result<> Workspace::write(const std::function<Result<>(SQLite::Database&)>& work, Durability durability) {
    const std::string where = m_path.string();
    if (m_readOnly) {
        return tl::unexpected(readOnlyError());
    }
    return guarded(where, [&]() -> Result<> {
        const std::lock_guard turn(m_writer->mutex);
        m_writer->require(durability);
        SQLite::Transaction transaction(*m_writer->database, SQLite::TransactionBehavior::IMMEDIATE);
        if (!m_writer->hasItsJournal(m_path)) {
            return fail(ErrorCode::ReplacedWorkspace, {}, where);
        }
        ASSAY_TRY(work(*m_writer->database));
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

} // namespace assay::workspace
