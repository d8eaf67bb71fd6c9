#include "core/store/schema.h"

#include "core/base/clock.h"
#include "core/base/version.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <string>

namespace assay::store {
namespace {

// STRICT: SQLite refuses a value of another type than its column has. What is missing is NULL.
//
// scored_sample, scored_text and rejected_record refer to their set by their key (schema.h), and to scenario
// and component_weights by (set, number), without declared foreign keys: those would need an index over every
// row each, for nothing but the deletion of a set. checkWorkspace() verifies these references.
//
// The texts of a sample have a table of their own, so that a scan of the scores reads the scores alone.
constexpr const char* kSchemaV1 = R"sql(
CREATE TABLE meta (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    workspace_uuid TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT NOT NULL
) STRICT;

CREATE TABLE scored_set (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    created_at TEXT NOT NULL,
    state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 2),
    data_hash TEXT NOT NULL DEFAULT '',
    content_hash TEXT NOT NULL DEFAULT '',
    records INTEGER NOT NULL DEFAULT 0,
    rejected INTEGER NOT NULL DEFAULT 0,
    unscored INTEGER NOT NULL DEFAULT 0,
    threshold_view TEXT
) STRICT;
CREATE UNIQUE INDEX scored_set_visible_name ON scored_set (name) WHERE state = 1;

CREATE TABLE source_file (
    set_id INTEGER NOT NULL REFERENCES scored_set (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    records INTEGER NOT NULL,
    rejected INTEGER NOT NULL,
    metadata TEXT,
    PRIMARY KEY (set_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE scenario (
    set_id INTEGER NOT NULL REFERENCES scored_set (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (set_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE component_weights (
    set_id INTEGER NOT NULL REFERENCES scored_set (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    g REAL NOT NULL,
    n REAL NOT NULL,
    t REAL NOT NULL,
    c REAL NOT NULL,
    e REAL NOT NULL,
    PRIMARY KEY (set_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE issue (
    set_id INTEGER NOT NULL REFERENCES scored_set (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    severity TEXT NOT NULL,
    code TEXT NOT NULL,
    file TEXT NOT NULL,
    line INTEGER NOT NULL,
    field TEXT NOT NULL,
    value TEXT NOT NULL,
    expected TEXT NOT NULL,
    PRIMARY KEY (set_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE issue_not_kept (
    set_id INTEGER NOT NULL REFERENCES scored_set (id) ON DELETE CASCADE,
    severity TEXT NOT NULL,
    code TEXT NOT NULL,
    count INTEGER NOT NULL CHECK (count > 0),
    PRIMARY KEY (set_id, severity, code)
) STRICT, WITHOUT ROWID;

CREATE TABLE scored_sample (
    id INTEGER PRIMARY KEY,
    label INTEGER NOT NULL CHECK (label BETWEEN 0 AND 2),
    fhri REAL,
    nli REAL,
    scenario INTEGER,
    predicted_label INTEGER CHECK (predicted_label BETWEEN 0 AND 2),
    fhri_stored INTEGER NOT NULL CHECK (fhri_stored BETWEEN 0 AND 1),
    file INTEGER NOT NULL,
    line INTEGER NOT NULL,
    weights INTEGER,
    g REAL,
    n REAL,
    t REAL,
    c REAL,
    e REAL,
    pair_id TEXT
) STRICT;

CREATE TABLE scored_text (
    id INTEGER PRIMARY KEY,
    sample_id TEXT NOT NULL,
    question TEXT,
    answer TEXT,
    extra TEXT
) STRICT;

CREATE TABLE rejected_record (
    id INTEGER PRIMARY KEY,
    file INTEGER NOT NULL,
    line INTEGER NOT NULL,
    reason TEXT NOT NULL,
    content BLOB NOT NULL
) STRICT;
)sql";

} // namespace

base::Result<> createSchemaV1(SQLite::Database& database) {
    database.exec(kSchemaV1);
    SQLite::Statement meta(
        database, "INSERT INTO meta (id, workspace_uuid, created_at, created_by) VALUES (1, ?, ?, ?)");
    meta.bind(1, base::newUuid());
    meta.bind(2, base::utcNow());
    meta.bind(3, std::string(base::version()));
    meta.exec();
    return {};
}

} // namespace assay::store
