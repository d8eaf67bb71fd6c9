#include "core/workspace/schema/schema.h"

namespace assay::workspace {

// question: one row for a question whatever happens to it; `revision` names the one in force, 0 a question
// whose making was undone. The columns after it repeat what lists, facets and searches need of that revision;
// lists stand in them one entry a line. Revisions are never changed.
//
// question_source, question_draft and review refer to a question without a declared foreign key where an
// import of a hundred thousand would pay for looking it up; checkWorkspace() verifies them.
//
// A prediction is keyed by its set and a piece of a file by its file, as samples are (schema.h). What lists,
// matching and scores need of a prediction stands in columns before `detail`, which is the rest of it as an
// object of predictions-jsonl and may be long: a scan does not read it.
//
// question_search holds texts that are folded already (text::foldForSearch()): the tokenizer's own folding
// leaves letters such as ø, æ and ß alone.
const char* const kQuestionSchema = R"sql(
CREATE TABLE suite (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    created_at TEXT NOT NULL,
    state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 2),
    settings TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(settings))
) STRICT;
CREATE UNIQUE INDEX suite_visible_name ON suite (name) WHERE state = 1;

CREATE TABLE suite_file (
    suite_id INTEGER NOT NULL REFERENCES suite (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    records INTEGER NOT NULL,
    rejected INTEGER NOT NULL,
    imported_by TEXT NOT NULL,
    imported_at TEXT NOT NULL,
    skeleton TEXT NOT NULL,
    PRIMARY KEY (suite_id, number)
) STRICT;

CREATE TABLE question (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    suite_id INTEGER NOT NULL REFERENCES suite (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    question_id TEXT NOT NULL,
    question_text TEXT NOT NULL,
    status INTEGER NOT NULL CHECK (status BETWEEN 0 AND 3),
    category TEXT NOT NULL,
    difficulty TEXT NOT NULL,
    retrieval_scope TEXT NOT NULL,
    answer_type TEXT NOT NULL,
    gold_version TEXT NOT NULL,
    companies TEXT NOT NULL,
    years TEXT NOT NULL,
    sections TEXT NOT NULL,
    flags TEXT NOT NULL,
    changed_by TEXT NOT NULL,
    changed_at TEXT NOT NULL
) STRICT;
CREATE INDEX question_by_suite ON question (suite_id);
CREATE INDEX question_by_question_id ON question (question_id);

CREATE TABLE question_revision (
    question INTEGER NOT NULL,
    revision INTEGER NOT NULL CHECK (revision > 0),
    document TEXT NOT NULL CHECK (json_valid(document)),
    made_by TEXT NOT NULL,
    made_at TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (question, revision)
) STRICT;

CREATE TABLE question_source (
    question INTEGER PRIMARY KEY,
    file INTEGER NOT NULL,
    pointer TEXT NOT NULL,
    line INTEGER NOT NULL,
    record TEXT NOT NULL
) STRICT;

CREATE TABLE question_issue (
    suite_id INTEGER NOT NULL REFERENCES suite (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    severity TEXT NOT NULL,
    code TEXT NOT NULL,
    file TEXT NOT NULL,
    line INTEGER NOT NULL,
    field TEXT NOT NULL,
    value TEXT NOT NULL,
    expected TEXT NOT NULL,
    PRIMARY KEY (suite_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE question_rejected (
    suite_id INTEGER NOT NULL REFERENCES suite (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    file INTEGER NOT NULL,
    line INTEGER NOT NULL,
    reason TEXT NOT NULL,
    content BLOB NOT NULL,
    PRIMARY KEY (suite_id, number)
) STRICT;

CREATE TABLE question_draft (
    question INTEGER PRIMARY KEY,
    revision INTEGER NOT NULL,
    document TEXT NOT NULL CHECK (json_valid(document)),
    saved_by TEXT NOT NULL,
    saved_at TEXT NOT NULL
) STRICT;

CREATE VIRTUAL TABLE question_search USING fts5 (
    question_id, question_text, answer_text, companies, notes, evidence,
    tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
);

CREATE TABLE suite_version (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    suite_id INTEGER NOT NULL REFERENCES suite (id) ON DELETE CASCADE,
    name TEXT NOT NULL UNIQUE,
    note TEXT NOT NULL,
    frozen_by TEXT NOT NULL,
    frozen_at TEXT NOT NULL,
    content_hash TEXT NOT NULL
) STRICT;

CREATE TABLE suite_version_item (
    version_id INTEGER NOT NULL REFERENCES suite_version (id) ON DELETE CASCADE,
    question INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (version_id, question)
) STRICT, WITHOUT ROWID;

CREATE TABLE review (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    question INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    reviewer TEXT NOT NULL,
    verdict TEXT NOT NULL,
    reason TEXT NOT NULL,
    note TEXT NOT NULL,
    blind INTEGER NOT NULL CHECK (blind BETWEEN 0 AND 1),
    reviewed_at TEXT NOT NULL,
    UNIQUE (question, reviewer)
) STRICT;

CREATE TABLE suspicion_mark (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    question INTEGER NOT NULL,
    rule TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('accepted', 'dismissed', 'snoozed')),
    until TEXT NOT NULL,
    reason TEXT NOT NULL,
    marked_by TEXT NOT NULL,
    marked_at TEXT NOT NULL,
    UNIQUE (question, rule, fingerprint)
) STRICT;

CREATE TABLE suspicion_check (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    suite_id INTEGER NOT NULL REFERENCES suite (id) ON DELETE CASCADE,
    version_id INTEGER REFERENCES suite_version (id) ON DELETE CASCADE,
    checked_at TEXT NOT NULL,
    found TEXT NOT NULL CHECK (json_valid(found))
) STRICT;
CREATE INDEX suspicion_check_by_suite ON suspicion_check (suite_id);

CREATE TABLE question_vector_set (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    suite_id INTEGER NOT NULL REFERENCES suite (id) ON DELETE CASCADE,
    model TEXT NOT NULL CHECK (model <> ''),
    source TEXT NOT NULL CHECK (source IN ('file', 'endpoint')),
    dimension INTEGER NOT NULL CHECK (dimension > 0),
    content_hash TEXT NOT NULL,
    made_at TEXT NOT NULL,
    made_by TEXT NOT NULL,
    UNIQUE (suite_id, model)
) STRICT;

CREATE TABLE question_vector (
    set_id INTEGER NOT NULL REFERENCES question_vector_set (id) ON DELETE CASCADE,
    question INTEGER NOT NULL,
    text_hash TEXT NOT NULL CHECK (length(text_hash) = 64),
    vector BLOB NOT NULL,
    PRIMARY KEY (set_id, question)
) STRICT;

CREATE TABLE prediction_file (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 2),
    imported_at TEXT NOT NULL,
    kind TEXT NOT NULL DEFAULT '',
    file TEXT NOT NULL DEFAULT '',
    sha256 TEXT NOT NULL DEFAULT '',
    bytes INTEGER NOT NULL DEFAULT 0,
    records INTEGER NOT NULL DEFAULT 0,
    rejected INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE UNIQUE INDEX prediction_file_visible_name ON prediction_file (name) WHERE state = 1;

CREATE TABLE prediction_file_piece (
    id INTEGER PRIMARY KEY,
    content BLOB NOT NULL
) STRICT;

CREATE TABLE prediction_set (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    file_id INTEGER REFERENCES prediction_file (id),
    name TEXT NOT NULL,
    system TEXT NOT NULL,
    state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 2),
    made_at TEXT NOT NULL,
    kind TEXT NOT NULL DEFAULT '',
    sha256 TEXT NOT NULL DEFAULT '',
    predictions INTEGER NOT NULL DEFAULT 0,
    content_hash TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE UNIQUE INDEX prediction_set_visible_name ON prediction_set (name) WHERE state = 1;

CREATE TABLE prediction (
    id INTEGER PRIMARY KEY,
    question_id TEXT NOT NULL,
    question TEXT NOT NULL,
    sample INTEGER,
    line INTEGER NOT NULL,
    answer TEXT,
    scores TEXT NOT NULL CHECK (json_valid(scores)),
    detail TEXT NOT NULL CHECK (json_valid(detail))
) STRICT;

CREATE TABLE passage (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    suite_id INTEGER REFERENCES suite (id) ON DELETE CASCADE,
    bundle_set_id INTEGER REFERENCES bundle_set (id) ON DELETE CASCADE,
    file INTEGER NOT NULL,
    sentence_id TEXT NOT NULL,
    text TEXT NOT NULL,
    title TEXT NOT NULL,
    company TEXT NOT NULL,
    cik INTEGER,
    year INTEGER,
    section TEXT NOT NULL,
    position INTEGER,
    record TEXT NOT NULL,
    added_by TEXT NOT NULL,
    added_at TEXT NOT NULL
) STRICT;
CREATE INDEX passage_by_sentence ON passage (sentence_id);
CREATE INDEX passage_by_suite ON passage (suite_id) WHERE suite_id IS NOT NULL;
CREATE INDEX passage_by_bundle_set ON passage (bundle_set_id) WHERE bundle_set_id IS NOT NULL;

CREATE TABLE bundle_set (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE,
    file TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    imported_at TEXT NOT NULL
) STRICT;

CREATE TABLE bundle (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    set_id INTEGER NOT NULL REFERENCES bundle_set (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    document TEXT NOT NULL CHECK (json_valid(document)),
    curation TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(curation)),
    UNIQUE (set_id, number)
) STRICT;

CREATE TABLE bundle_issue (
    set_id INTEGER NOT NULL REFERENCES bundle_set (id) ON DELETE CASCADE,
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

CREATE TABLE reference_list (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    file TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    imported_at TEXT NOT NULL,
    document TEXT NOT NULL
) STRICT;

CREATE TABLE saved_filter (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    page TEXT NOT NULL,
    name TEXT NOT NULL,
    document TEXT NOT NULL CHECK (json_valid(document)),
    UNIQUE (page, name)
) STRICT;
)sql";

} // namespace assay::workspace
