// The tables of runs against a chat backend.
#pragma once

#include <array>
#include <string_view>

namespace assay::store {

inline constexpr std::array<std::string_view, 2> kDynamicTables{"dynamic_run", "dynamic_reply"};

// dynamic_run.settings is what was asked for, as JSON, without any secret; plan_hash is over the items that
// were chosen, so that a run is only ever gone on with over the same ones.
//
// dynamic_reply: one row for each item that was asked, by its place in the plan; asking it again replaces the
// row. sample_id is the key of the sample in scored_sample, without a declared foreign key, as in judgement:
// the rows go with their run, and the run with its set. A score that the reply did not bring is NULL.
inline constexpr const char* kSchemaV2Dynamic = R"sql(
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

} // namespace assay::store
