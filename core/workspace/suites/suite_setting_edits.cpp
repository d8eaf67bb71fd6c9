#include "core/workspace/suites/suite_setting_edits.h"

#include "core/workspace/journal/edit_entities.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>

#include <optional>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using workspace::Cursor;

std::string nameOfSuite(base::RowId suite) {
    return "suite " + std::to_string(suite);
}

// Also of a suite that is being removed: what is undone there is gone with it.
Result<std::optional<std::string>> readSuiteSettingEntity(SQLite::Database& database, base::RowId key) {
    Cursor row(database, "SELECT settings FROM suite WHERE id = ?", key);
    return row.step() ? std::optional(std::string(row.text(0))) : std::nullopt;
}

// A suite itself is neither made nor removed by an edit.
Result<> writeSuiteSettingEntity(SQLite::Database& database, base::RowId key,
                                 const std::optional<std::string>& value) {
    if (!value) {
        return fail(ErrorCode::InvalidArgument, {}, nameOfSuite(key));
    }
    ASSAY_TRY(readSuiteSettings(*value));
    return execute(database, "UPDATE suite SET settings = ? WHERE id = ?", *value, key) == 1
               ? Result<>()
               : fail(ErrorCode::NotFound, nameOfSuite(key));
}

Result<SuiteSettings> settingsInForce(SQLite::Database& database, base::RowId suite) {
    Cursor row(database, "SELECT settings FROM suite WHERE id = ? AND state = 1", suite);
    if (!row.step()) {
        return fail(ErrorCode::NotFound, nameOfSuite(suite));
    }
    auto settings = readSuiteSettings(row.text(0));
    if (!settings) {
        return fail(ErrorCode::DamagedWorkspace,
                    nameOfSuite(suite) + ": " + settings.error().where + ": " + settings.error().detail);
    }
    return settings;
}

} // namespace

extern constexpr EditEntity kSuiteEdits{kSuiteEntity, readSuiteSettingEntity, writeSuiteSettingEntity};

Result<SuiteSettings> suiteSettingsOf(const workspace::Reader& reader, base::RowId suite) {
    return workspace::guarded(reader.path(), [&] { return settingsInForce(reader.database(), suite); });
}

Result<> changeSuiteSettings(workspace::Workspace& workspace, base::RowId suite, const SettingsChange& change,
                             const std::string& who, const std::string& reason) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(const auto before, settingsInForce(database, suite));
        SuiteSettings settings = before;
        ASSAY_TRY(change(settings));
        // Settings that were never written are the same as the defaults.
        return settings == before
                   ? Result<>()
                   : edit(database, kSuiteEntity, suite, suiteSettingsJson(settings), who, reason);
    });
}

Result<> saveSuiteSettings(workspace::Workspace& workspace, base::RowId suite, const SuiteSettings& settings,
                           const std::string& who, const std::string& reason) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        Cursor row(database, "SELECT settings FROM suite WHERE id = ? AND state = 1", suite);
        if (!row.step()) {
            return fail(ErrorCode::NotFound, nameOfSuite(suite));
        }
        // Settings that were never written are the same as the defaults.
        if (const auto before = readSuiteSettings(row.text(0)); before && *before == settings) {
            return {};
        }
        return edit(database, kSuiteEntity, suite, suiteSettingsJson(settings), who, reason);
    });
}

} // namespace assay::workspace
