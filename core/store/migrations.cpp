#include "core/store/migrations.h"

#include "core/base/ids.h"
#include "core/store/connection.h"
#include "core/store/cursor.h"
#include "core/store/schema.h"
#include "core/store/schema_v2.h"
#include "core/store/schema_v3.h"
#include "core/store/schema_v4.h"
#include "core/store/schema_v5.h"
#include "core/store/sqlite_errors.h"
#include "core/store/workspace.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <string>
#include <system_error>

namespace assay::store {
namespace {

namespace fs = std::filesystem;

// Copies the file under a name of its own and gives it its final one when it is whole.
base::Result<fs::path> backUp(const fs::path& path, int version) {
    std::error_code failed;
    fs::path backup = path;
    backup += ".v" + std::to_string(version) + ".bak";
    for (int number = 2; fs::exists(backup, failed); ++number) {
        backup = path;
        backup += ".v" + std::to_string(version) + "." + std::to_string(number) + ".bak";
    }
    fs::path unfinished = backup;
    unfinished += ".";
    unfinished += base::newUuid();
    unfinished += ".tmp";
    try {
        // A reader of its own, for SQLite does not copy out of a connection that is inside a write
        // transaction; it sees what was committed before that transaction began.
        const auto source = openForReading(path);
        SQLite::Database copy(unfinished.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        copy.exec("PRAGMA synchronous = FULL");
        SQLite::Backup(copy, *source).executeStep(-1);
        copy.exec("PRAGMA journal_mode = DELETE"); // one file, with nothing beside it
    } catch (const SQLite::Exception& exception) {
        fs::remove(unfinished, failed);
        return base::fail(base::ErrorCode::FileNotWritable, exception.what(), backup.string());
    }
    fs::rename(unfinished, backup, failed);
    if (failed) {
        const std::string reason = failed.message();
        fs::remove(unfinished, failed);
        return base::fail(base::ErrorCode::FileNotWritable, reason, backup.string());
    }
    return backup;
}

base::Result<> applySteps(SQLite::Database& writer, int from, const std::vector<Migration>& migrations) {
    for (const Migration& migration : migrations) {
        if (migration.version <= from) {
            continue;
        }
        if (auto applied = migration.apply(writer); !applied) {
            return applied;
        }
    }
    Cursor broken(writer, "PRAGMA foreign_key_check");
    if (broken.step()) {
        return base::fail(base::ErrorCode::StorageFailure,
                          "foreign key broken in table " + std::string(broken.text(0)));
    }
    return {};
}

base::Result<> migrateUnguarded(SQLite::Database& writer, const fs::path& path,
                                const std::vector<Migration>& migrations) {
    SQLite::Transaction transaction(writer, SQLite::TransactionBehavior::IMMEDIATE);
    // Read under the write lock: another process may have migrated the file a moment ago.
    const int from = identityOf(writer).schemaVersion;
    if (from >= newestVersion(migrations)) {
        return {};
    }
    fs::path backup;
    if (from > 0) {
        auto made = backUp(path, from);
        if (!made) {
            return tl::unexpected(made.error());
        }
        backup = *made;
    }
    auto migrated = guarded(path.string(), [&] {
        auto applied = applySteps(writer, from, migrations);
        if (applied) {
            writer.exec("PRAGMA application_id = " + std::to_string(kApplicationId));
            writer.exec("PRAGMA user_version = " + std::to_string(newestVersion(migrations)));
            transaction.commit();
        }
        return applied;
    });
    if (!migrated && !backup.empty()) {
        std::error_code ignored; // the file is as it was, so its copy is of no use
        fs::remove(backup, ignored);
    }
    return migrated;
}

} // namespace

const std::vector<Migration>& schemaMigrations() {
    static const std::vector<Migration> migrations{{1, createSchemaV1},
                                                   {2, createSchemaV2},
                                                   {3, createSchemaV3},
                                                   {4, createSchemaV4},
                                                   {5, createSchemaV5}};
    return migrations;
}

int newestVersion(const std::vector<Migration>& migrations) noexcept {
    return migrations.empty() ? 0 : migrations.back().version;
}

base::Result<> migrate(SQLite::Database& writer, const fs::path& path,
                       const std::vector<Migration>& migrations) {
    return guarded(path.string(), [&] {
        // A step may rebuild tables; SQLite ignores this pragma inside a transaction.
        writer.exec("PRAGMA foreign_keys = OFF");
        auto migrated = guarded(path.string(), [&] { return migrateUnguarded(writer, path, migrations); });
        writer.exec("PRAGMA foreign_keys = ON");
        return migrated;
    });
}

} // namespace assay::store
