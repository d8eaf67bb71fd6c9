#include "core/store/schema_v4.h"

#include "core/formats/question_format.h"
#include "core/store/cursor.h"
#include "core/store/question_rows.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <string>

namespace assay::store {
namespace {

// corpus_sentence: keyed by the corpus in the upper 32 bits and the row, from 0, in the lower ones
// (schema.h), in the corpus's order. What a company, year and section share stands once, in corpus_slice;
// metadata that sentences share, in corpus_metadata (0: none). Those references are verified by
// checkWorkspace().
//
// Full-text search has a table for each corpus, corpus_search_<id>, without content of its own: made by the
// import, dropped with the corpus.
constexpr const char* kSchemaV4 = R"sql(
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
)sql";

// Questions are searched by their folded texts; version 3 held them as they were written.
void foldQuestionSearch(SQLite::Database& database) {
    database.exec("DELETE FROM question_search");
    SQLite::Statement insert(database,
                             "INSERT INTO question_search (rowid, question_id, question_text,"
                             " answer_text, companies, notes, evidence) VALUES (?, ?, ?, ?, ?, ?, ?)");
    Cursor rows(database, "SELECT q.id, r.document FROM question AS q JOIN question_revision AS r"
                          " ON r.question = q.id AND r.revision = q.revision ORDER BY q.id");
    while (rows.step()) {
        const auto question = formats::readQuestionDocument(rows.text(1));
        if (!question) {
            continue; // checkWorkspace() says so
        }
        insert.reset();
        insert.bind(1, rows.integer(0));
        int column = 1;
        for (const std::string& text : searchTexts(*question)) {
            insert.bind(++column, text);
        }
        insert.exec();
    }
}

} // namespace

base::Result<> createSchemaV4(SQLite::Database& database) {
    database.exec(kSchemaV4);
    foldQuestionSearch(database);
    return {};
}

} // namespace assay::store
