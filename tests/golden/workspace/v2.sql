-- A workspace of schema version 2: one scored set, a decision, a judgement with its journal, and a dynamic run,
-- for the test that later versions still read it. Never changed.
PRAGMA application_id = 1095979865;
PRAGMA user_version = 2;
BEGIN TRANSACTION;
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
INSERT INTO "component_weights" VALUES(1,0,0.25,0.25,0.2,0.15,0.15);
CREATE TABLE decision (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    author TEXT NOT NULL,
    decided_at TEXT NOT NULL,
    set_name TEXT NOT NULL,
    data_hash TEXT NOT NULL,
    document TEXT NOT NULL CHECK (json_valid(document))
) STRICT;
INSERT INTO "decision" VALUES(1,'June','Ada','2026-11-20T23:50:00Z','','','{
  "format": "assay-decision",
  "version": 1,
  "name": "June",
  "author": "Ada",
  "reason": "tuned 📈",
  "decided_at": "2026-11-20T23:50:00Z",
  "set_name": "",
  "data_hash": "",
  "thresholds": {
    "default": 0.7,
    "beta": 0.62
  },
  "scoring": {
    "kind": "stored",
    "weights": {
      "G": 0.25,
      "N": 0.25,
      "T": 0.2,
      "C": 0.15,
      "E": 0.15
    }
  },
  "nli": {
    "soft": 0.15,
    "hard": 0.4
  },
  "constraints": {},
  "fallback": {
    "tau": 0.7,
    "n": 0,
    "macro_f1": null,
    "feasible": null,
    "bootstrap_low": null,
    "bootstrap_high": null,
    "held_out_macro_f1": null
  },
  "scenarios": {
    "beta": {
      "tau": 0.62,
      "n": 0,
      "macro_f1": null,
      "feasible": null,
      "bootstrap_low": null,
      "bootstrap_high": null,
      "held_out_macro_f1": null
    }
  }
}
');
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
INSERT INTO "dynamic_reply" VALUES(1,0,4294967297,0,0,NULL,NULL,200,1,0.25,0.25,'2026-11-20T23:55:01Z','120,5 mill. kroner',0.75,NULL,0.5,NULL,NULL,NULL,1.0,'beta','{"api_time":0.125,"fhri_time":null}');
INSERT INTO "dynamic_reply" VALUES(1,1,4294967300,0,1,'timeout','90 s',NULL,4,90.0,361.5,'2026-11-20T23:56:01Z',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "dynamic_run" VALUES(1,1,'dynamic 2026-11-20T23:55:00Z','2026-11-20T23:55:00Z','{"url":"http://localhost:8000","per_scenario":20}',42,'abababababababababababababababababababababababababababababababab',2,1);
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
INSERT INTO "edit_journal" VALUES(1,'edit',NULL,'decision',1,NULL,'{
  "format": "assay-decision",
  "version": 1,
  "name": "June",
  "author": "Ada",
  "reason": "tuned 📈",
  "decided_at": "2026-11-20T23:50:00Z",
  "set_name": "",
  "data_hash": "",
  "thresholds": {
    "default": 0.7,
    "beta": 0.62
  },
  "scoring": {
    "kind": "stored",
    "weights": {
      "G": 0.25,
      "N": 0.25,
      "T": 0.2,
      "C": 0.15,
      "E": 0.15
    }
  },
  "nli": {
    "soft": 0.15,
    "hard": 0.4
  },
  "constraints": {},
  "fallback": {
    "tau": 0.7,
    "n": 0,
    "macro_f1": null,
    "feasible": null,
    "bootstrap_low": null,
    "bootstrap_high": null,
    "held_out_macro_f1": null
  },
  "scenarios": {
    "beta": {
      "tau": 0.62,
      "n": 0,
      "macro_f1": null,
      "feasible": null,
      "bootstrap_low": null,
      "bootstrap_high": null,
      "held_out_macro_f1": null
    }
  }
}
','Ada','2026-11-20T23:50:00Z','tuned 📈');
INSERT INTO "edit_journal" VALUES(2,'edit',NULL,'judgement',4294967298,NULL,'{"verdict":"unsure","note":"","judged_by":"Bo","judged_at":"2026-11-20T23:51:00Z"}','Bo','2026-11-20T23:51:00Z','');
INSERT INTO "edit_journal" VALUES(3,'edit',NULL,'judgement',4294967298,'{"verdict":"unsure","note":"","judged_by":"Bo","judged_at":"2026-11-20T23:51:00Z"}','{"verdict":"contradiction","note":"sagt: «nei»","judged_by":"Bo","judged_at":"2026-11-20T23:52:00Z"}','Bo','2026-11-20T23:52:00Z','');
INSERT INTO "edit_journal" VALUES(4,'undo',3,'judgement',4294967298,'{"verdict":"contradiction","note":"sagt: «nei»","judged_by":"Bo","judged_at":"2026-11-20T23:52:00Z"}','{"verdict":"unsure","note":"","judged_by":"Bo","judged_at":"2026-11-20T23:51:00Z"}','Bo','2026-11-20T23:53:00Z','');
INSERT INTO "edit_journal" VALUES(5,'redo',3,'judgement',4294967298,'{"verdict":"unsure","note":"","judged_by":"Bo","judged_at":"2026-11-20T23:51:00Z"}','{"verdict":"contradiction","note":"sagt: «nei»","judged_by":"Bo","judged_at":"2026-11-20T23:52:00Z"}','Bo','2026-11-20T23:54:00Z','');
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
INSERT INTO "issue" VALUES(1,1,'error','unknown_label','a.jsonl',3,'label','maybe','');
INSERT INTO "issue" VALUES(1,2,'warning','stored_fhri_differs','b.json',10,'fhri','0.25','0.5');
INSERT INTO "issue" VALUES(1,3,'warning','stored_fhri_differs','b.json',11,'fhri','0.25','0.5');
INSERT INTO "issue" VALUES(1,4,'info','unknown_scenario','',0,'scenario','alpha','');
CREATE TABLE issue_not_kept (
    set_id INTEGER NOT NULL REFERENCES scored_set (id) ON DELETE CASCADE,
    severity TEXT NOT NULL,
    code TEXT NOT NULL,
    count INTEGER NOT NULL CHECK (count > 0),
    PRIMARY KEY (set_id, severity, code)
) STRICT, WITHOUT ROWID;
INSERT INTO "issue_not_kept" VALUES(1,'warning','stored_fhri_differs',2);
CREATE TABLE judgement (
    sample_id INTEGER PRIMARY KEY,
    verdict INTEGER NOT NULL CHECK (verdict BETWEEN 0 AND 2),
    note TEXT NOT NULL,
    judged_by TEXT NOT NULL,
    judged_at TEXT NOT NULL
) STRICT;
INSERT INTO "judgement" VALUES(4294967298,0,'sagt: «nei»','Bo','2026-11-20T23:52:00Z');
CREATE TABLE meta (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    workspace_uuid TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT NOT NULL
) STRICT;
INSERT INTO "meta" VALUES(1,'52d04fc1-d7cb-43d5-b860-f2809dce3533','2026-11-20T23:42:04Z','0.1.0');
CREATE TABLE rejected_record (
    id INTEGER PRIMARY KEY,
    file INTEGER NOT NULL,
    line INTEGER NOT NULL,
    reason TEXT NOT NULL,
    content BLOB NOT NULL
) STRICT;
INSERT INTO "rejected_record" VALUES(4294967297,0,3,'unknown_label',X'7B226C6162656C223A226D61796265222C2266687269223A302E357D');
CREATE TABLE scenario (
    set_id INTEGER NOT NULL REFERENCES scored_set (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (set_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "scenario" VALUES(1,0,'beta');
INSERT INTO "scenario" VALUES(1,1,'alpha');
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
INSERT INTO "scored_sample" VALUES(4294967297,0,0.75,0.05,0,0,1,0,1,NULL,NULL,NULL,NULL,NULL,NULL,'p1');
INSERT INTO "scored_sample" VALUES(4294967298,2,0.5,0.9,NULL,NULL,0,0,2,0,0.5,0.5,NULL,0.5,NULL,'p1');
INSERT INTO "scored_sample" VALUES(4294967299,1,NULL,0.2,1,NULL,0,0,4,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "scored_sample" VALUES(4294967300,1,0.25,NULL,1,2,0,1,10,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
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
INSERT INTO "scored_set" VALUES(1,'fixture','2026-11-20T23:42:04Z',1,'62af5c3cb8da3e4f25061e829ebeea5c7513c54949115b1acc225930a90154da','d26d3f98da6172ee1ccb775c2f6ab753c521d244c1858c3026be4c82384e8331',4,1,1,'{"tau":0.7}');
CREATE TABLE scored_text (
    id INTEGER PRIMARY KEY,
    sample_id TEXT NOT NULL,
    question TEXT,
    answer TEXT,
    extra TEXT
) STRICT;
INSERT INTO "scored_text" VALUES(4294967297,'a1','Hva er omsetningen? 📈','120,5 mill. kroner','{"note":"it''s"}');
INSERT INTO "scored_text" VALUES(4294967298,'a2',NULL,NULL,NULL);
INSERT INTO "scored_text" VALUES(4294967299,'a3','only NLI',NULL,NULL);
INSERT INTO "scored_text" VALUES(4294967300,'b1',NULL,NULL,NULL);
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
INSERT INTO "source_file" VALUES(1,0,'a.jsonl','fhri-jsonl','ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb',400,3,1,NULL);
INSERT INTO "source_file" VALUES(1,1,'b.json','fhri-json','3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d',200,1,0,'{"model":"m"}');
CREATE UNIQUE INDEX scored_set_visible_name ON scored_set (name) WHERE state = 1;
CREATE UNIQUE INDEX decision_name ON decision (name);
CREATE INDEX edit_journal_target ON edit_journal (target) WHERE target IS NOT NULL;
CREATE INDEX edit_journal_entity ON edit_journal (entity, entity_key);
CREATE INDEX edit_journal_edits ON edit_journal (id) WHERE kind = 'edit';
CREATE UNIQUE INDEX dynamic_run_name ON dynamic_run (set_id, name);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('scored_set',1);
INSERT INTO "sqlite_sequence" VALUES('decision',1);
INSERT INTO "sqlite_sequence" VALUES('edit_journal',5);
INSERT INTO "sqlite_sequence" VALUES('dynamic_run',1);
COMMIT;
