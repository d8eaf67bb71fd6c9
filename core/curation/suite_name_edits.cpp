// What a suite is called, as edits of the journal: store::renameSuite() records them, here they are taken
// back and done again.
#include "core/curation/edit_entities.h"
#include "core/store/cursor.h"
#include "core/store/journal_rows.h"
#include "core/store/suite_rows.h"

#include <SQLiteCpp/Database.h>
#include <nlohmann/json.hpp>

namespace assay::curation {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

Result<std::optional<std::string>> readEntity(SQLite::Database& database, base::RowId key) {
    store::Cursor row(database, "SELECT name FROM suite WHERE id = ?");
    row.bind(1, key);
    return row.step() ? std::optional(store::jsonText(row.text(0))) : std::nullopt;
}

// The name may belong to another suite by now: then nothing is undone.
Result<> writeEntity(SQLite::Database& database, base::RowId key, const std::optional<std::string>& value) {
    const auto name = nlohmann::json::parse(value.value_or(std::string()), nullptr, false);
    if (!name.is_string()) {
        return fail(ErrorCode::InvalidArgument, {}, "suite " + std::to_string(key));
    }
    return store::setSuiteName(database, key, name.get<std::string>(), {});
}

} // namespace

constexpr EditEntity kSuiteNameEdits{store::kSuiteNameEntity, readEntity, writeEntity};

} // namespace assay::curation
