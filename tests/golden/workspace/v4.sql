-- A workspace of schema version 4: that of version 3, and a corpus of three sentences, for the test that later
-- versions still read it. Never changed.
PRAGMA application_id = 1095979865;
PRAGMA user_version = 4;
BEGIN TRANSACTION;
CREATE TABLE meta (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    workspace_uuid TEXT NOT NULL,
    created_at TEXT NOT NULL,
    created_by TEXT NOT NULL
) STRICT;
INSERT INTO meta (id,workspace_uuid,created_at,created_by) VALUES (1,'ca64d190-c04f-4521-b080-186e46d9c93d','2026-11-21T10:43:10Z','0.1.0');
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
, batch INTEGER) STRICT;
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
CREATE TABLE suite (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    created_at TEXT NOT NULL,
    state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 2),
    settings TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(settings))
) STRICT;
INSERT INTO suite (id,name,created_at,state,settings) VALUES (1,'P3','2026-11-21T10:43:10Z',1,'{}');
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
INSERT INTO suite_file (suite_id,number,name,kind,sha256,bytes,records,rejected,imported_by,imported_at,skeleton) VALUES (1,0,'q.jsonl','questions-jsonl','7d8735bc1d2c9c2b30cb5264a2b2bd40e6cb6c94ed275a3c741cde0192da0f1e',262,2,0,'','2026-11-21T10:43:10Z','{"columns":["question_id","question_text","answer_text","company_name","category","notes"],"mapping":{"fields":{"answer_text":"answer_text","category":"category","company_name":"company_name","notes":"notes","question_id":"question_id","question_text":"question_text"},"list_separator":";"}}');
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
INSERT INTO question (id,suite_id,revision,question_id,question_text,status,category,difficulty,retrieval_scope,answer_type,gold_version,companies,years,sections,flags,changed_by,changed_at) VALUES (1,1,1,'G1','Did sales of lamps rise in 2019?',0,'trend','','','','','Larch Foods','','','','','2026-11-21T10:43:10Z');
INSERT INTO question (id,suite_id,revision,question_id,question_text,status,category,difficulty,retrieval_scope,answer_type,gold_version,companies,years,sections,flags,changed_by,changed_at) VALUES (2,1,1,'G2','Who audits Birch Corp.?',0,'','','','','','','','','','','2026-11-21T10:43:10Z');
CREATE TABLE question_revision (
    question INTEGER NOT NULL,
    revision INTEGER NOT NULL CHECK (revision > 0),
    document TEXT NOT NULL CHECK (json_valid(document)),
    made_by TEXT NOT NULL,
    made_at TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (question, revision)
) STRICT;
INSERT INTO question_revision (question,revision,document,made_by,made_at,reason) VALUES (1,1,'{"question_id":"G1","company_name":["Larch Foods"],"question_text":"Did sales of lamps rise in 2019?","answer_text":"Yes, by a tenth.","notes":"Ørsted","category":"trend","status":"draft"}','','2026-11-21T10:43:10Z','');
INSERT INTO question_revision (question,revision,document,made_by,made_at,reason) VALUES (2,1,'{"question_id":"G2","question_text":"Who audits Birch Corp.?","answer_text":"Nobody yet.","status":"draft"}','','2026-11-21T10:43:10Z','');
CREATE TABLE question_source (
    question INTEGER PRIMARY KEY,
    file INTEGER NOT NULL,
    pointer TEXT NOT NULL,
    line INTEGER NOT NULL,
    record TEXT NOT NULL
) STRICT;
INSERT INTO question_source (question,file,pointer,line,record) VALUES (1,0,'',1,'{"question_id":"G1","question_text":"Did sales of lamps rise in 2019?","answer_text":"Yes, by a tenth.","company_name":"Larch Foods","category":"trend","notes":"Ørsted"}');
INSERT INTO question_source (question,file,pointer,line,record) VALUES (2,0,'',2,'{"question_id":"G2","question_text":"Who audits Birch Corp.?","answer_text":"Nobody yet."}');
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
INSERT INTO question_issue (suite_id,number,severity,code,file,line,field,value,expected) VALUES (1,1,'warning','wrong_type','q.jsonl',1,'company_name','Larch Foods','');
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
INSERT INTO question_search (rowid,question_id,question_text,answer_text,companies,notes,evidence) VALUES (1,'g1','did sales of lamps rise in 2019?','yes, by a tenth.','larch foods','orsted','
');
INSERT INTO question_search (rowid,question_id,question_text,answer_text,companies,notes,evidence) VALUES (2,'g2','who audits birch corp.?','nobody yet.','','','
');
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
CREATE TABLE answer_set (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE,
    file TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    imported_at TEXT NOT NULL,
    kind TEXT NOT NULL DEFAULT '',
    document TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE answer_score (
    set_id INTEGER NOT NULL REFERENCES answer_set (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    question_id TEXT NOT NULL,
    answer TEXT,
    scores TEXT NOT NULL CHECK (json_valid(scores)),
    PRIMARY KEY (set_id, number)
) STRICT, WITHOUT ROWID;
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
INSERT INTO passage (id,suite_id,bundle_set_id,file,sentence_id,text,title,company,cik,year,section,position,record,added_by,added_at) VALUES (1,NULL,1,0,'0000000007_10-K_2018_section_7_1','Lamps sold well.','','Larch',7,2018,'ITEM_7',1,'','','2026-11-21T10:43:10Z');
CREATE TABLE bundle_set (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE,
    file TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    imported_at TEXT NOT NULL
) STRICT;
INSERT INTO bundle_set (id,name,file,sha256,imported_at) VALUES (1,'lamps','b.json','3d118c08b01f9921ed4c62db6f717d44fce6eeb0c4cfe3848b56f375a2471698','2026-11-21T10:43:10Z');
CREATE TABLE bundle (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    set_id INTEGER NOT NULL REFERENCES bundle_set (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    document TEXT NOT NULL CHECK (json_valid(document)),
    curation TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(curation)),
    UNIQUE (set_id, number)
) STRICT;
INSERT INTO bundle (id,set_id,number,document,curation) VALUES (1,1,0,'{"v_group":"v3_trend","bundle_type":"kpi_trend","topic_label":"lamps","cik_int":7,"name":"Larch","years":[2018],"sentences":[{"report_year":2018,"section_name_generic":"ITEM_7","docID":"d","sentenceID":"0000000007_10-K_2018_section_7_1","sentence_text":"Lamps sold well."}]}','{}');
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
INSERT INTO corpus (id,name,created_at,created_by,state,source_hash,content_hash,sentences,rejected,settings) VALUES (1,'filings','2026-11-21T11:40:00Z','Ada',1,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','314733df0e031401d96613a661ad01cdffc78f711f27c54f99bd900fd736f195',3,1,'{}');
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
INSERT INTO corpus_file (corpus_id,number,name,kind,sha256,bytes,sentences,rejected,cuts) VALUES (1,0,'filings.jsonl','sentences_jsonl','aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',321,3,1,'[]');
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
INSERT INTO corpus_issue (corpus_id,number,severity,code,file,line,field,value,expected) VALUES (1,1,'warning','duplicate_id','filings.jsonl',4,'sentenceID','9_10-K_2018_section_7_0','');
CREATE TABLE corpus_rejected (
    corpus_id INTEGER NOT NULL REFERENCES corpus (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    file INTEGER NOT NULL,
    line INTEGER NOT NULL,
    reason TEXT NOT NULL,
    content BLOB NOT NULL,
    PRIMARY KEY (corpus_id, number)
) STRICT;
INSERT INTO corpus_rejected (corpus_id,number,file,line,reason,content) VALUES (1,1,0,4,'duplicate_id',x'7b7d');
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
INSERT INTO corpus_slice (corpus_id,number,cik,company,form,year,section,first_row,sentences,headings,table_debris,bytes) VALUES (1,0,9,'Larch Foods','10-K',2018,'7',0,3,1,0,50);
CREATE TABLE corpus_metadata (
    corpus_id INTEGER NOT NULL REFERENCES corpus (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number > 0),
    document TEXT NOT NULL CHECK (json_valid(document)),
    PRIMARY KEY (corpus_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO corpus_metadata (corpus_id,number,document) VALUES (1,1,'{"topic":"sales"}');
CREATE TABLE corpus_sentence (
    id INTEGER PRIMARY KEY,
    sentence_id TEXT NOT NULL,
    slice INTEGER NOT NULL,
    position INTEGER,
    kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 2),
    metadata INTEGER NOT NULL,
    text TEXT NOT NULL
) STRICT;
INSERT INTO corpus_sentence (id,sentence_id,slice,position,kind,metadata,text) VALUES (4294967296,'9_10-K_2018_section_7_0',0,0,0,1,'sales of lamps rose');
INSERT INTO corpus_sentence (id,sentence_id,slice,position,kind,metadata,text) VALUES (4294967297,'9_10-K_2018_section_7_1',0,1,1,0,'results of operations');
INSERT INTO corpus_sentence (id,sentence_id,slice,position,kind,metadata,text) VALUES (4294967298,'9_10-K_2018_section_7_4',0,4,0,0,'costs fell');
CREATE VIRTUAL TABLE corpus_search_1 USING fts5 (text, content = '', tokenize = "unicode61 remove_diacritics 0");
INSERT INTO corpus_search_1 (rowid,text) VALUES (0,'sales of lamps rose');
INSERT INTO corpus_search_1 (rowid,text) VALUES (1,'results of operations');
INSERT INTO corpus_search_1 (rowid,text) VALUES (2,'costs fell');
CREATE UNIQUE INDEX scored_set_visible_name ON scored_set (name) WHERE state = 1;
CREATE UNIQUE INDEX decision_name ON decision (name);
CREATE INDEX edit_journal_target ON edit_journal (target) WHERE target IS NOT NULL;
CREATE INDEX edit_journal_entity ON edit_journal (entity, entity_key);
CREATE INDEX edit_journal_edits ON edit_journal (id) WHERE kind = 'edit';
CREATE UNIQUE INDEX dynamic_run_name ON dynamic_run (set_id, name);
CREATE UNIQUE INDEX suite_visible_name ON suite (name) WHERE state = 1;
CREATE INDEX question_by_suite ON question (suite_id);
CREATE INDEX question_by_question_id ON question (question_id);
CREATE INDEX passage_by_sentence ON passage (sentence_id);
CREATE INDEX passage_by_suite ON passage (suite_id) WHERE suite_id IS NOT NULL;
CREATE INDEX passage_by_bundle_set ON passage (bundle_set_id) WHERE bundle_set_id IS NOT NULL;
CREATE INDEX edit_journal_batch ON edit_journal (batch) WHERE batch IS NOT NULL;
CREATE UNIQUE INDEX corpus_visible_name ON corpus (name) WHERE state = 1;
CREATE INDEX corpus_sentence_by_sentence_id ON corpus_sentence (sentence_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('suite',1);
INSERT INTO "sqlite_sequence" VALUES('question',2);
INSERT INTO "sqlite_sequence" VALUES('bundle_set',1);
INSERT INTO "sqlite_sequence" VALUES('bundle',1);
INSERT INTO "sqlite_sequence" VALUES('passage',1);
INSERT INTO "sqlite_sequence" VALUES('corpus',1);
COMMIT;
