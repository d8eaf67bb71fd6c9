#include "core/workspace/schema/connection.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <nlohmann/json.hpp>
#include <sqlite3.h>

#include <array>
#include <exception>
#include <string>
#include <string_view>
#include <system_error>

namespace assay::workspace {
namespace {

namespace fs = std::filesystem;

void configure(SQLite::Database& database, int option, int value) {
    if (sqlite3_db_config(database.getHandle(), option, value, nullptr) != SQLITE_OK) {
        throw SQLite::Exception(database.getHandle());
    }
}

// json_valid(X) of the tables' checks. SQLite's own does the same, but before 3.41 it does not count as a
// function that a schema which is not trusted may call.
void jsonValid(sqlite3_context* context, int /*count*/, sqlite3_value** values) {
    if (sqlite3_value_type(values[0]) == SQLITE_NULL) {
        return;
    }
    const auto* const text = reinterpret_cast<const char*>(sqlite3_value_text(values[0]));
    const int bytes = sqlite3_value_bytes(values[0]);
    if (text == nullptr) {
        sqlite3_result_error_nomem(context);
        return;
    }
    try {
        sqlite3_result_int(
            context, nlohmann::json::accept(std::string_view(text, static_cast<std::size_t>(bytes))) ? 1 : 0);
    } catch (const std::exception&) {
        sqlite3_result_error_nomem(context);
    }
}

// Before anything is read. Foreign keys are no triggers, and go on doing what they say.
void harden(SQLite::Database& database) {
    configure(database, SQLITE_DBCONFIG_DEFENSIVE, 1);
    configure(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0);
    configure(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0);
    configure(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0);
    configure(database, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0);
    configure(database, SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, 0);
    if (sqlite3_create_function_v2(database.getHandle(), "json_valid", 1,
                                   SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, nullptr, jsonValid,
                                   nullptr, nullptr, nullptr) != SQLITE_OK) {
        throw SQLite::Exception(database.getHandle());
    }
    sqlite3_limit(database.getHandle(), SQLITE_LIMIT_ATTACHED, 0);
    database.exec("PRAGMA mmap_size = 0");        // what changes under a mapping would end the program
    database.exec("PRAGMA cell_size_check = ON"); // damage shows itself where it is read
}

// Reads page 1, so that a file which is no database, or cannot be read, shows itself here.
void touch(SQLite::Database& database) {
    database.exec("SELECT 1 FROM sqlite_schema LIMIT 1");
}

std::string utf8(const fs::path& path) {
    const std::u8string text = path.u8string();
    return {text.begin(), text.end()};
}

std::string immutableUri(const fs::path& path) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string uri = "file:";
    std::error_code unknown; // without a working folder SQLite looks for the path as it is
    const fs::path absolute = fs::absolute(path, unknown);
    for (const char character : utf8(unknown ? path : absolute)) {
        const auto byte = static_cast<unsigned char>(character);
        const bool plain = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
                           (byte >= '0' && byte <= '9') || byte == '/' || byte == '.' || byte == '-' ||
                           byte == '_';
        if (plain) {
            uri += character;
        } else {
            uri += '%';
            uri += digits[byte >> 4];
            uri += digits[byte & 15];
        }
    }
    return uri + "?immutable=1";
}

bool hasWalWithContent(const fs::path& path) {
    fs::path wal = path;
    wal += "-wal";
    std::error_code missing;
    const std::uintmax_t size = fs::file_size(wal, missing);
    return !missing && size > 0;
}

} // namespace

// NOMUTEX: no connection is used by two threads at a time, and SQLite would otherwise lock for every value.
std::unique_ptr<SQLite::Database> openForReading(const fs::path& path) {
    try {
        auto database = std::make_unique<SQLite::Database>(
            utf8(path), SQLite::OPEN_READONLY | SQLite::OPEN_NOMUTEX, kBusyTimeoutMs);
        harden(*database);
        touch(*database);
        return database;
    } catch (const SQLite::Exception& exception) {
        const int code = exception.getErrorCode() & 0xff;
        if ((code != SQLITE_CANTOPEN && code != SQLITE_READONLY) || hasWalWithContent(path)) {
            throw;
        }
    }
    auto database = std::make_unique<SQLite::Database>(
        immutableUri(path), SQLite::OPEN_READONLY | SQLite::OPEN_URI | SQLite::OPEN_NOMUTEX);
    harden(*database);
    touch(*database);
    return database;
}

std::unique_ptr<SQLite::Database> openForWriting(const fs::path& path) {
    try {
        auto database = std::make_unique<SQLite::Database>(
            utf8(path), SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX, kBusyTimeoutMs);
        if (sqlite3_db_readonly(database->getHandle(), "main") != 0) {
            return nullptr;
        }
        harden(*database);
        touch(*database);
        database->exec("PRAGMA journal_mode = WAL");
        database->exec("PRAGMA foreign_keys = ON");
        database->exec("PRAGMA synchronous = FULL");
        database->exec("PRAGMA secure_delete = OFF");
        database->exec("PRAGMA cache_size = -32768");       // KiB: a staging transaction fits
        database->exec("PRAGMA wal_autocheckpoint = 4096"); // pages
        database->exec("PRAGMA journal_size_limit = 67108864");
        return database;
    } catch (const SQLite::Exception& exception) {
        const int code = exception.getErrorCode() & 0xff;
        if (code == SQLITE_CANTOPEN || code == SQLITE_READONLY || code == SQLITE_PERM) {
            return nullptr;
        }
        throw;
    }
}

void removeEmptyWal(const fs::path& path) noexcept {
    try {
        // SQLite's last writer removes them on closing, under the locks that keep out everybody else.
        SQLite::Database database(utf8(path), SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX);
        harden(database);
        touch(database);
    } catch (const std::exception&) { // they stay: harmless, and used again by the next to open the file
    }
}

FileIdentity identityOf(SQLite::Database& database) {
    FileIdentity identity;
    identity.applicationId = database.execAndGet("PRAGMA application_id").getInt();
    identity.schemaVersion = database.execAndGet("PRAGMA user_version").getInt();
    identity.encoding = database.execAndGet("PRAGMA encoding").getString();
    return identity;
}

} // namespace assay::workspace
