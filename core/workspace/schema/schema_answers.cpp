#include "core/workspace/schema/schema.h"

namespace assay::workspace {

// rubric is the version in force of each, an entity of the journal; rubric_version has every version that
// ever was, and a run refers to one by its hash. Both refer to each other without declared foreign keys: a
// rubric that was removed keeps its versions. checkWorkspace() verifies what refers from a rubric.
//
// claim_sheet belongs to the text of an answer, not to a set of answers: the same answer to the same question
// has the same claims wherever it stands.
//
// scorer_score is what scorers gave, by a hash over all that it depends on; nothing refers to it.
const char* const kAnswerSchema = R"sql(
CREATE TABLE rubric (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE,
    version INTEGER NOT NULL CHECK (version > 0)
) STRICT;

CREATE TABLE rubric_version (
    rubric INTEGER NOT NULL,
    version INTEGER NOT NULL CHECK (version > 0),
    name TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    document TEXT NOT NULL CHECK (json_valid(document)),
    saved_by TEXT NOT NULL,
    saved_at TEXT NOT NULL,
    PRIMARY KEY (rubric, version)
) STRICT, WITHOUT ROWID;
CREATE INDEX rubric_version_hash ON rubric_version (sha256);

CREATE TABLE claim_sheet (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    question_id TEXT NOT NULL,
    answer_sha256 TEXT NOT NULL,
    reader TEXT NOT NULL,
    blind INTEGER NOT NULL CHECK (blind BETWEEN 0 AND 1),
    claims TEXT NOT NULL CHECK (json_valid(claims)),
    changed_at TEXT NOT NULL,
    UNIQUE (question_id, answer_sha256, reader)
) STRICT;

CREATE TABLE scorer_score (
    key TEXT PRIMARY KEY,
    model TEXT NOT NULL,
    metrics TEXT NOT NULL CHECK (json_valid(metrics)),
    kept_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
)sql";

} // namespace assay::workspace
