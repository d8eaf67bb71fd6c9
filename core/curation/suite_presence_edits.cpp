// Whether a suite is there, as edits of the journal: store/suites.h records that one was made, imported or
// removed, here that is taken back and done again.
#include "core/curation/edit_entities.h"
#include "core/store/cursor.h"
#include "core/store/journal_rows.h"
#include "core/store/suite_rows.h"

#include <SQLiteCpp/Database.h>

namespace assay::curation {
namespace {

using base::Result;

Result<std::optional<std::string>> readEntity(SQLite::Database& database, base::RowId key) {
    store::Cursor row(database, "SELECT 1 FROM suite WHERE id = ? AND state = 1");
    row.bind(1, key);
    return row.step() ? std::optional(std::string(store::kSuiteIsThere)) : std::nullopt;
}

Result<> writeEntity(SQLite::Database& database, base::RowId key, const std::optional<std::string>& value) {
    return store::setSuitePresence(database, key, value.has_value(), {});
}

} // namespace

constexpr EditEntity kSuitePresenceEdits{store::kSuitePresenceEntity, readEntity, writeEntity};

} // namespace assay::curation
