// Whether a suite is there, as edits of the journal: store/suites.h records that one was made, imported or
// removed, here that is taken back and done again.
#include "core/workspace/journal/edit_entities.h"
#include "core/workspace/journal/journal_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/suites/suite_rows.h"

#include <SQLiteCpp/Database.h>

namespace assay::workspace {
namespace {

using base::Result;

Result<std::optional<std::string>> readSuitePresenceEntity(SQLite::Database& database, base::RowId key) {
    workspace::Cursor row(database, "SELECT 1 FROM suite WHERE id = ? AND state = 1", key);
    return row.step() ? std::optional(std::string(workspace::kSuiteIsThere)) : std::nullopt;
}

Result<> writeSuitePresenceEntity(SQLite::Database& database, base::RowId key,
                                  const std::optional<std::string>& value) {
    return workspace::setSuitePresence(database, key, value.has_value(), {});
}

} // namespace

extern constexpr EditEntity kSuitePresenceEdits{workspace::kSuitePresenceEntity, readSuitePresenceEntity,
                                                writeSuitePresenceEntity};

} // namespace assay::workspace
