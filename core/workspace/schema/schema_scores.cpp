#include "core/workspace/schema/schema.h"

namespace assay::workspace {

// STRICT: SQLite refuses a value of another type than its column has. What is missing is NULL.
//
// scored_sample, scored_text and rejected_record refer to their set by their key (schema.h), and to scenario
// and component_weights by (set, number), without declared foreign keys: those would need an index over every
// row each, for nothing but the deletion of a set. checkWorkspace() verifies these references, and those of
// judgement.sample_id, the key of the pair's follow-up, and of dynamic_reply.sample_id.
//
// The texts of a sample have a table of their own, so that a scan of the scores reads the scores alone.
//
// edit_journal: an `edit` says what a row of `entity` was before and after, as JSON, NULL for "not there". An
// `undo` or `redo` is an entry of its own and names the edit that it speaks of. Edits that were made together
// share a `batch`. Nothing is ever changed in it.
//
// dynamic_run.settings is what was asked for, as JSON, without any secret; plan_hash is over the items that
// were chosen, so that a run is only ever gone on with over the same ones. dynamic_reply has one row for each
// item that was asked, by its place in the plan; asking it again replaces the row. The rows go with their
// run, and the run with its set. A score that the reply did not bring is NULL.
const char* const kScoreSchema = R"sql(
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

CREATE TABLE alpha_decision (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE,
    document TEXT NOT NULL CHECK (json_valid(document))
) STRICT;

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
    reason TEXT NOT NULL,
    batch INTEGER
) STRICT;
CREATE INDEX edit_journal_target ON edit_journal (target) WHERE target IS NOT NULL;
CREATE INDEX edit_journal_entity ON edit_journal (entity, entity_key);
CREATE INDEX edit_journal_edits ON edit_journal (id) WHERE kind = 'edit';
CREATE INDEX edit_journal_batch ON edit_journal (batch) WHERE batch IS NOT NULL;

CREATE TABLE dynamic_run (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    set_id INTEGER NOT NULL REFERENCES scored_set (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    created_at TEXT NOT NULL,
    settings TEXT NOT NULL CHECK (json_valid(settings)),
    seed INTEGER NOT NULL,
    plan_hash TEXT NOT NULL,
    items INTEGER NOT NULL CHECK (items >= 0),
    state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 2)
) STRICT;
CREATE UNIQUE INDEX dynamic_run_name ON dynamic_run (set_id, name);

CREATE TABLE dynamic_reply (
    run_id INTEGER NOT NULL REFERENCES dynamic_run (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 0),
    sample_id INTEGER NOT NULL,
    role INTEGER NOT NULL CHECK (role BETWEEN 0 AND 1),
    status INTEGER NOT NULL CHECK (status BETWEEN 0 AND 1),
    failure TEXT CHECK ((failure IS NULL) = (status = 0)),
    failure_detail TEXT,
    http_status INTEGER,
    attempts INTEGER NOT NULL CHECK (attempts >= 0),
    seconds REAL NOT NULL CHECK (seconds >= 0),
    total_seconds REAL NOT NULL CHECK (total_seconds >= 0),
    answered_at TEXT NOT NULL,
    answer TEXT CHECK ((answer IS NULL) = (status = 1)),
    fhri REAL CHECK (fhri BETWEEN 0 AND 1),
    nli REAL CHECK (nli BETWEEN 0 AND 1),
    g REAL CHECK (g BETWEEN 0 AND 1),
    n REAL CHECK (n BETWEEN 0 AND 1),
    t REAL CHECK (t BETWEEN 0 AND 1),
    c REAL CHECK (c BETWEEN 0 AND 1),
    e REAL CHECK (e BETWEEN 0 AND 1),
    scenario TEXT,
    stages TEXT CHECK (stages IS NULL OR json_valid(stages)),
    PRIMARY KEY (run_id, number)
) STRICT, WITHOUT ROWID;
)sql";

} // namespace assay::workspace
