#include "core/workspace/schema/schema.h"

namespace assay::workspace {

// corpus_sentence: keyed by the corpus in the upper 32 bits and the row, from 0, in the lower ones
// (schema.h), in the corpus's order. What a company, year and section share stands once, in corpus_slice;
// metadata that sentences share, in corpus_metadata (0: none). Those references are verified by
// checkWorkspace().
//
// What follows the corpora is of one and goes with it, but for runs and settings; a run stays, of no corpus
// any more, and so the baseline of nothing.
//
// file_name, model_file: in the data folder, without folders. Sets and indices of the same content share a
// file.
// index_file: its key is what it is over, its kind and its settings.
// run.state: 3 while its items are being deleted; nobody sees it then.
// chat_reply: what a chat service replied, byte for byte, by the SHA-256 of what it was asked (its address
// and the body). `scope` says what for: "judge", or "ask " and the name that the answers are to have; those
// of an asking go when its answers are published, as those of "failed ask …" do, whose bodies are kinds of
// failures. answer_verdict: what people said of an answer, which is
// known by its question and the SHA-256 of its text, so that the same answer in another set has it too.
// run: what lists show stands before the documents, which may be long and are read by themselves.
// run_index, run_figure, run_outcome follow from a run's documents and can be made anew from them (made_by:
// by which form of them); lists, trends and histories of questions read them. `value` of an outcome: 1 right,
// 0 wrong, between them a share. incident: 0 an incident, 1 a release; `runs` are uuids, which may be of a
// workspace that was not merged yet.
// run.seed, anchor_set.seed: the 64 bits of an unsigned number.
const char* const kCorpusSchema = R"sql(
CREATE TABLE corpus (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT NOT NULL,
    state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 2),
    source_hash TEXT NOT NULL DEFAULT '',
    content_hash TEXT NOT NULL DEFAULT '',
    sentences INTEGER NOT NULL DEFAULT 0,
    rejected INTEGER NOT NULL DEFAULT 0,
    settings TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(settings))
) STRICT;
CREATE UNIQUE INDEX corpus_visible_name ON corpus (name) WHERE state = 1;

CREATE TABLE corpus_file (
    corpus_id INTEGER NOT NULL REFERENCES corpus (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    sentences INTEGER NOT NULL,
    rejected INTEGER NOT NULL,
    cuts TEXT NOT NULL CHECK (json_valid(cuts)),
    PRIMARY KEY (corpus_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE corpus_issue (
    corpus_id INTEGER NOT NULL REFERENCES corpus (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    severity TEXT NOT NULL,
    code TEXT NOT NULL,
    file TEXT NOT NULL,
    line INTEGER NOT NULL,
    field TEXT NOT NULL,
    value TEXT NOT NULL,
    expected TEXT NOT NULL,
    PRIMARY KEY (corpus_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE corpus_rejected (
    corpus_id INTEGER NOT NULL REFERENCES corpus (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    file INTEGER NOT NULL,
    line INTEGER NOT NULL,
    reason TEXT NOT NULL,
    content BLOB NOT NULL,
    PRIMARY KEY (corpus_id, number)
) STRICT;

CREATE TABLE corpus_slice (
    corpus_id INTEGER NOT NULL REFERENCES corpus (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    cik INTEGER,
    company TEXT NOT NULL,
    form TEXT NOT NULL,
    year INTEGER,
    section TEXT NOT NULL,
    first_row INTEGER NOT NULL,
    sentences INTEGER NOT NULL,
    headings INTEGER NOT NULL,
    table_debris INTEGER NOT NULL,
    bytes INTEGER NOT NULL,
    PRIMARY KEY (corpus_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE corpus_metadata (
    corpus_id INTEGER NOT NULL REFERENCES corpus (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number > 0),
    document TEXT NOT NULL CHECK (json_valid(document)),
    PRIMARY KEY (corpus_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE corpus_sentence (
    id INTEGER PRIMARY KEY,
    sentence_id TEXT NOT NULL,
    slice INTEGER NOT NULL,
    position INTEGER,
    kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 2),
    metadata INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
CREATE INDEX corpus_sentence_by_sentence_id ON corpus_sentence (sentence_id);

CREATE TABLE embedding_set (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    corpus_id INTEGER NOT NULL REFERENCES corpus (id) ON DELETE CASCADE,
    name TEXT NOT NULL CHECK (name <> ''),
    model TEXT NOT NULL,
    source TEXT NOT NULL CHECK (source IN ('file', 'endpoint', 'lsa')),
    dimension INTEGER NOT NULL,
    row_count INTEGER NOT NULL,
    vectors INTEGER NOT NULL,
    file_name TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    content_hash TEXT NOT NULL,
    corpus_hash TEXT NOT NULL,
    source_hash TEXT NOT NULL,
    model_file TEXT NOT NULL,
    model_bytes INTEGER NOT NULL,
    settings TEXT NOT NULL CHECK (json_valid(settings)),
    report TEXT NOT NULL CHECK (json_valid(report)),
    created_at TEXT NOT NULL,
    created_by TEXT NOT NULL,
    UNIQUE (corpus_id, name)
) STRICT;

CREATE TABLE embedding_issue (
    embedding_set_id INTEGER NOT NULL REFERENCES embedding_set (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    severity TEXT NOT NULL,
    code TEXT NOT NULL,
    file TEXT NOT NULL,
    line INTEGER NOT NULL,
    field TEXT NOT NULL,
    value TEXT NOT NULL,
    expected TEXT NOT NULL,
    PRIMARY KEY (embedding_set_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE index_file (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    corpus_id INTEGER NOT NULL REFERENCES corpus (id) ON DELETE CASCADE,
    embedding_set_id INTEGER REFERENCES embedding_set (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind <> ''),
    settings TEXT NOT NULL CHECK (json_valid(settings)),
    file_name TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    report TEXT NOT NULL CHECK (json_valid(report))
) STRICT;
CREATE UNIQUE INDEX index_file_key ON index_file (corpus_id, coalesce(embedding_set_id, 0), kind, settings);
CREATE INDEX index_file_by_embedding_set ON index_file (embedding_set_id);

CREATE TABLE anchor_set (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    corpus_id INTEGER NOT NULL REFERENCES corpus (id) ON DELETE CASCADE,
    name TEXT NOT NULL CHECK (name <> ''),
    settings TEXT NOT NULL CHECK (json_valid(settings)),
    seed INTEGER NOT NULL,
    anchors INTEGER NOT NULL,
    hash TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT NOT NULL,
    UNIQUE (corpus_id, name)
) STRICT;

CREATE TABLE anchor (
    anchor_set_id INTEGER NOT NULL REFERENCES anchor_set (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 0),
    sentence_id TEXT NOT NULL,
    PRIMARY KEY (anchor_set_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE run (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uuid TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL CHECK (kind <> ''),
    name TEXT NOT NULL CHECK (name <> ''),
    origin TEXT NOT NULL,
    corpus_id INTEGER REFERENCES corpus (id) ON DELETE SET NULL,
    created_at TEXT NOT NULL,
    created_by TEXT NOT NULL,
    state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 3),
    seed INTEGER NOT NULL,
    version TEXT NOT NULL,
    items INTEGER NOT NULL,
    done INTEGER NOT NULL DEFAULT 0,
    duration_ms INTEGER NOT NULL DEFAULT 0,
    note TEXT NOT NULL DEFAULT '',
    tags TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(tags) AND substr(tags, 1, 1) = '['),
    baseline INTEGER NOT NULL DEFAULT 0 CHECK (baseline IN (0, 1)),
    settings TEXT NOT NULL CHECK (json_valid(settings)),
    inputs TEXT NOT NULL CHECK (json_valid(inputs)),
    figures TEXT CHECK (figures IS NULL OR json_valid(figures)),
    CHECK ((state = 2) <= (figures IS NOT NULL)),
    CHECK (baseline <= (state >= 2))
) STRICT;
CREATE UNIQUE INDEX run_baseline ON run (kind, coalesce(corpus_id, 0)) WHERE baseline = 1;
CREATE INDEX run_by_corpus ON run (corpus_id);

CREATE TABLE run_item (
    run_id INTEGER NOT NULL REFERENCES run (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 0),
    item_key TEXT NOT NULL,
    document TEXT NOT NULL CHECK (json_valid(document)),
    PRIMARY KEY (run_id, number)
) STRICT;

CREATE TABLE run_index (
    run_id INTEGER PRIMARY KEY REFERENCES run (id) ON DELETE CASCADE,
    made_by INTEGER NOT NULL,
    suites TEXT NOT NULL CHECK (json_valid(suites) AND substr(suites, 1, 1) = '['),
    system TEXT NOT NULL
) STRICT;

CREATE TABLE run_figure (
    run_id INTEGER NOT NULL REFERENCES run (id) ON DELETE CASCADE,
    name TEXT NOT NULL CHECK (name <> ''),
    number INTEGER NOT NULL CHECK (number >= 0),
    value REAL,
    n INTEGER NOT NULL,
    low REAL,
    high REAL,
    PRIMARY KEY (name, run_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX run_figure_by_run ON run_figure (run_id, number);

CREATE TABLE run_outcome (
    run_id INTEGER NOT NULL REFERENCES run (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 0),
    item_key TEXT NOT NULL,
    value REAL NOT NULL CHECK (value BETWEEN 0 AND 1),
    revision INTEGER NOT NULL,
    PRIMARY KEY (run_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX run_outcome_by_item ON run_outcome (item_key, run_id, value, revision);

CREATE TABLE incident (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uuid TEXT NOT NULL UNIQUE,
    kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 1),
    title TEXT NOT NULL CHECK (title <> ''),
    severity TEXT NOT NULL,
    happened_on TEXT NOT NULL,
    cause TEXT NOT NULL,
    resolution TEXT NOT NULL,
    resolved_on TEXT NOT NULL,
    resolved_by TEXT NOT NULL,
    note TEXT NOT NULL,
    runs TEXT NOT NULL CHECK (json_valid(runs) AND substr(runs, 1, 1) = '['),
    recorded_by TEXT NOT NULL,
    recorded_at TEXT NOT NULL
) STRICT;

CREATE TABLE workspace_setting (
    name TEXT PRIMARY KEY CHECK (name <> ''),
    value TEXT NOT NULL CHECK (json_valid(value)),
    changed_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE case_note (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    corpus_id INTEGER NOT NULL REFERENCES corpus (id) ON DELETE CASCADE,
    sentence_id TEXT NOT NULL CHECK (sentence_id <> ''),
    note TEXT NOT NULL,
    flags TEXT NOT NULL CHECK (json_valid(flags) AND substr(flags, 1, 1) = '['),
    noted_by TEXT NOT NULL,
    noted_at TEXT NOT NULL,
    UNIQUE (corpus_id, sentence_id)
) STRICT;

CREATE TABLE chat_reply (
    scope TEXT NOT NULL CHECK (scope <> ''),
    request TEXT NOT NULL CHECK (length(request) = 64),
    body TEXT NOT NULL,
    seconds REAL NOT NULL CHECK (seconds >= 0),
    answered_at TEXT NOT NULL,
    PRIMARY KEY (scope, request)
) STRICT, WITHOUT ROWID;

CREATE TABLE answer_verdict (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    question_id TEXT NOT NULL,
    answer_hash TEXT NOT NULL CHECK (length(answer_hash) = 64),
    reader TEXT NOT NULL CHECK (reader <> ''),
    verdict INTEGER NOT NULL CHECK (verdict BETWEEN 0 AND 2),
    score REAL CHECK (score BETWEEN 0 AND 10),
    note TEXT NOT NULL,
    blind INTEGER NOT NULL CHECK (blind IN (0, 1)),
    said_at TEXT NOT NULL,
    UNIQUE (question_id, answer_hash, reader)
) STRICT;
)sql";

} // namespace assay::workspace
