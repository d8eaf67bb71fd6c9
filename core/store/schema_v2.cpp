#include "core/store/schema_v2.h"

#include "core/store/schema.h"
#include "core/store/schema_v2_dynamic.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <string>

namespace assay::store {
namespace {

// judgement.sample_id is the key of the pair's follow-up in scored_sample, without a declared foreign key: it
// would have to be looked at for every sample when a set goes. checkWorkspace() verifies it.
//
// edit_journal: an `edit` says what a row of `entity` was before and after, as JSON, NULL for "not there". An
// `undo` or `redo` is an entry of its own and names the edit that it speaks of. Nothing is ever changed in
// it.
constexpr const char* kSchemaV2 = R"sql(
CREATE TABLE judgement (
    sample_id INTEGER PRIMARY KEY,
    verdict INTEGER NOT NULL CHECK (verdict BETWEEN 0 AND 2),
    note TEXT NOT NULL,
    judged_by TEXT NOT NULL,
    judged_at TEXT NOT NULL
) STRICT;

CREATE TABLE decision (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    author TEXT NOT NULL,
    decided_at TEXT NOT NULL,
    set_name TEXT NOT NULL,
    data_hash TEXT NOT NULL,
    document TEXT NOT NULL CHECK (json_valid(document))
) STRICT;
CREATE UNIQUE INDEX decision_name ON decision (name);

CREATE TABLE edit_journal (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL CHECK (kind IN ('edit', 'undo', 'redo')),
    target INTEGER CHECK ((target IS NULL) = (kind = 'edit')),
    entity TEXT NOT NULL,
    entity_key INTEGER NOT NULL,
    before TEXT CHECK (before IS NULL OR json_valid(before)),
    after TEXT CHECK (after IS NULL OR json_valid(after)),
    edited_by TEXT NOT NULL,
    edited_at TEXT NOT NULL,
    reason TEXT NOT NULL
) STRICT;
CREATE INDEX edit_journal_target ON edit_journal (target) WHERE target IS NOT NULL;
CREATE INDEX edit_journal_entity ON edit_journal (entity, entity_key);
CREATE INDEX edit_journal_edits ON edit_journal (id) WHERE kind = 'edit';
)sql";

} // namespace

base::Result<> createSchemaV2(SQLite::Database& database) {
    database.exec(kSchemaV2);
    database.exec(kSchemaV2Dynamic);
    return {};
}

void deleteCuration(SQLite::Database& database, base::RowId set) {
    SQLite::Statement judgements(database, "DELETE FROM judgement WHERE sample_id BETWEEN ? AND ?");
    judgements.bind(1, rowKey(set, 0));
    judgements.bind(2, rowKey(set, kRowsPerSet - 1));
    judgements.exec();
    SQLite::Statement entries(database,
                              "DELETE FROM edit_journal WHERE entity = ? AND entity_key BETWEEN ? AND ?");
    entries.bind(1, std::string(kJudgementEntity));
    entries.bind(2, rowKey(set, 0));
    entries.bind(3, rowKey(set, kRowsPerSet - 1));
    entries.exec();
}

} // namespace assay::store
