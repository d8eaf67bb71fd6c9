// A workspace that somebody else has touched: nothing in it runs, and it is told from ours.
#include "core/workspace/schema/schema.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/workspace/corpus_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

#include <fstream>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
namespace fs = std::filesystem;

namespace {

// As any program with SQLite can, without what Assay's connections refuse.
void execForeign(const fs::path& path, const std::string& sql) {
    SQLite::Database(path.string(), SQLite::OPEN_READWRITE).exec(sql);
}

// Bytes that this process has asked the system for so far.
std::int64_t bytesRead() {
    std::ifstream counters("/proc/self/io");
    std::string name;
    std::int64_t value = 0;
    counters >> name >> value; // the first is rchar
    return value;
}

std::vector<std::string> suiteNames(const Workspace& workspace) {
    const auto reader = workspace.reader();
    std::vector<std::string> names;
    for (const SuiteInfo& suite : suites(*reader).value_or(std::vector<SuiteInfo>())) {
        names.push_back(suite.name);
    }
    return names;
}

} // namespace

class TstForeignSchema : public QObject {
    Q_OBJECT

  private slots:
    void ownSchemaHasNoDifference();
    void whatThePlannerKeepsIsNotForeign();
    void shadowTablesOfAnotherSqliteAreOurs();
    void foreignObjectIsForReadingOnly_data();
    void foreignObjectIsForReadingOnly();
    void manyForeignObjectsAreCounted();
    void whatIsNotSafeToReadIsNotOpened_data();
    void whatIsNotSafeToReadIsNotOpened();
    void whatIsMissingIsNamed_data();
    void whatIsMissingIsNamed();
    void triggerThatComesLaterDoesNotRun();
    void foreignKeysStillCascade();
    void connectionsRefuseWhatNobodyNeeds_data();
    void connectionsRefuseWhatNobodyNeeds();
    void earlierVersionsAreRefused_data();
    void earlierVersionsAreRefused();
    void otherEncodingIsRefused();
    void newerFileRunsNothingEither();
    void openingReadsLittleOfALargeFile();

  private:
    StoreFolder m_folder;
    int m_number = 0;

    // A closed file with a suite and a corpus, which has tables of its own.
    fs::path newFile() {
        const fs::path path = m_folder.path("f" + std::to_string(++m_number) + ".assay");
        const auto workspace = Workspace::create(path);
        if (!workspace || !createSuite(**workspace, "P3") ||
            storeCorpus(**workspace, m_folder, "filings") == 0) {
            return {};
        }
        return path;
    }
};

void TstForeignSchema::ownSchemaHasNoDifference() {
    const fs::path path = newFile();
    QVERIFY(!path.empty());
    const auto workspace = Workspace::open(path);
    ASSAY_VERIFY_OK(workspace);
    QVERIFY(!(*workspace)->isReadOnly());
    QVERIFY((*workspace)->foreignObjects().empty());
    const auto reader = (*workspace)->reader();
    ASSAY_VERIFY_OK(reader);
    QVERIFY(compareSchema(reader->database()) == SchemaDifferences());
    // It is compared by its text, so every statement has to be there as it was written.
    QVERIFY(reader->database().tableExists(searchTable(1)));
}

void TstForeignSchema::whatThePlannerKeepsIsNotForeign() {
    const fs::path path = newFile();
    execForeign(path, "ANALYZE");
    QVERIFY(SQLite::Database(path.string()).tableExists("sqlite_stat1"));
    const auto workspace = Workspace::open(path);
    ASSAY_VERIFY_OK(workspace);
    QVERIFY(!(*workspace)->isReadOnly());
}

// The texts of tables that full-text search keeps are SQLite's and may differ in a later one; those of today
// stay ours whatever it writes then.
void TstForeignSchema::shadowTablesOfAnotherSqliteAreOurs() {
    SQLite::Database database(newFile().string());
    for (const char* table : {"question_search_data", "question_search_idx", "question_search_content",
                              "question_search_docsize", "question_search_config", "corpus_search_1_data",
                              "corpus_search_1_idx", "corpus_search_1_docsize", "corpus_search_1_config"}) {
        const std::string sql =
            database.execAndGet("SELECT sql FROM sqlite_schema WHERE name = '" + std::string(table) + "'")
                .getString();
        QVERIFY2(sql.starts_with("CREATE TABLE '" + std::string(table) + "'("), sql.c_str());
    }
}

void TstForeignSchema::foreignObjectIsForReadingOnly_data() {
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("object");
    const auto row = [](const char* name, const char* sql, const char* object) {
        QTest::newRow(name) << QString::fromLatin1(sql) << QString::fromLatin1(object);
    };
    row("trigger",
        "CREATE TRIGGER guard AFTER INSERT ON suite BEGIN UPDATE suite SET name = 'rewritten'; END",
        "trigger guard");
    row("view", "CREATE VIEW overview AS SELECT * FROM suite", "view overview");
    row("table", "CREATE TABLE notes (id INTEGER PRIMARY KEY)", "table notes");
    row("virtual table", "CREATE VIRTUAL TABLE words USING fts5 (text)", "table words");
    row("search of no corpus", "CREATE VIRTUAL TABLE corpus_search_01 USING fts5 (text)",
        "table corpus_search_01");
    row("index", "CREATE INDEX by_name ON question (question_text)", "index by_name");
    row("index of an expression", "CREATE INDEX by_rest ON suite (length(settings))", "index by_rest");
    row("index altered",
        "DROP INDEX suite_visible_name; CREATE INDEX suite_visible_name ON suite (created_at)",
        "index suite_visible_name (altered)");
    row("column", "ALTER TABLE suite ADD COLUMN remark TEXT", "table suite (altered)");
    row("computed column", "ALTER TABLE suite ADD COLUMN twice TEXT AS (name || name)",
        "table suite (altered)");
    row("statistics that are none",
        "CREATE TABLE stat (a); PRAGMA writable_schema = ON; UPDATE sqlite_schema"
        " SET name = 'sqlite_stat1', tbl_name = 'sqlite_stat1',"
        " sql = 'CREATE TABLE sqlite_stat1(a)' WHERE name = 'stat'",
        "table sqlite_stat1 (altered)");
}

void TstForeignSchema::foreignObjectIsForReadingOnly() {
    QFETCH(QString, sql);
    QFETCH(QString, object);
    const fs::path path = newFile();
    execForeign(path, sql.toStdString());
    const std::string before = readFile(path);
    const std::vector<std::string> names = m_folder.names();
    {
        const auto workspace = Workspace::open(path, OpenMode::ReadWrite);
        ASSAY_VERIFY_OK(workspace);
        QVERIFY((*workspace)->isReadOnly());
        QVERIFY(std::find((*workspace)->foreignObjects().begin(), (*workspace)->foreignObjects().end(),
                          object.toStdString()) != (*workspace)->foreignObjects().end());
        const auto refused = createSuite(**workspace, "P4");
        ASSAY_COMPARE_ERROR(refused, ReadOnlyWorkspace);
        QVERIFY2(refused.error().detail.find(object.toStdString()) != std::string::npos,
                 refused.error().detail.c_str());
        QVERIFY(suiteNames(**workspace) == std::vector<std::string>{"P3"});
        base::NoProgress progress;
        const auto imported = importCorpus(**workspace, {}, {}, {}, progress);
        QVERIFY(!imported);
    }
    QVERIFY(readFile(path) == before);
    QVERIFY(m_folder.names() == names);
    const QString findings = QString::fromStdString(findingsOf(path));
    const QString expected =
        QString::number(static_cast<int>(CheckFinding::Kind::ForeignSchema)) + u' ' + object;
    QVERIFY2(findings.contains(expected), qPrintable(findings));
}

void TstForeignSchema::manyForeignObjectsAreCounted() {
    const fs::path path = newFile();
    for (int i = 0; i < 9; ++i) {
        execForeign(path, "CREATE TABLE further" + std::to_string(i) + " (id INTEGER)");
    }
    const auto workspace = Workspace::open(path);
    ASSAY_VERIFY_OK(workspace);
    QCOMPARE((*workspace)->foreignObjects().size(), std::size_t{9});
    QVERIFY((*workspace)->readOnlyError().detail.ends_with("and 4 more"));
}

void TstForeignSchema::whatIsNotSafeToReadIsNotOpened_data() {
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("named");
    const auto row = [](const char* name, const char* sql, const char* named) {
        QTest::newRow(name) << QString::fromLatin1(sql) << QString::fromLatin1(named);
    };
    row("search over another table",
        "DROP TABLE question_search; CREATE VIRTUAL TABLE question_search USING fts5 (question_id,"
        " question_text, answer_text, companies, notes, evidence, content = 'meta')",
        "question_search");
    row("search's own table altered", "ALTER TABLE question_search_config ADD COLUMN more",
        "question_search_config");
    row("view in place of a table",
        "DROP TABLE saved_filter; CREATE VIEW saved_filter AS SELECT 1 AS id, '' AS page", "saved_filter");
    row("two tables of the same pages",
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage ="
        " (SELECT rootpage FROM sqlite_schema WHERE name = 'passage') WHERE name = 'bundle_set'",
        "table passage (shares its pages)");
    row("a table twice",
        "PRAGMA writable_schema = ON; INSERT INTO sqlite_schema SELECT type, name, tbl_name, rootpage + 1,"
        " sql FROM sqlite_schema WHERE name = 'passage'",
        "passage");
}

void TstForeignSchema::whatIsNotSafeToReadIsNotOpened() {
    QFETCH(QString, sql);
    QFETCH(QString, named);
    const fs::path path = newFile();
    execForeign(path, sql.toStdString());
    const std::string before = readFile(path);
    for (const OpenMode mode : {OpenMode::ReadWrite, OpenMode::ReadOnly}) {
        const auto opened = Workspace::open(path, mode);
        ASSAY_COMPARE_ERROR(opened, DamagedWorkspace);
        QVERIFY2(opened.error().detail.find(named.toStdString()) != std::string::npos,
                 opened.error().detail.c_str());
    }
    QVERIFY(readFile(path) == before);
}

void TstForeignSchema::whatIsMissingIsNamed_data() {
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("name");
    const fs::path path = m_folder.path("parts.assay");
    QVERIFY(Workspace::create(path).has_value());
    SQLite::Database database(path.string());
    SQLite::Statement parts(database, "SELECT type, name FROM sqlite_schema WHERE sql IS NOT NULL"
                                      " AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'question_search_%'");
    int rows = 0;
    for (; parts.executeStep(); ++rows) {
        const std::string name = parts.getColumn(1).getString();
        QTest::newRow(name.c_str()) << QString::fromStdString(parts.getColumn(0).getString())
                                    << QString::fromStdString(name);
    }
    QVERIFY2(rows > 60, std::to_string(rows).c_str());
}

void TstForeignSchema::whatIsMissingIsNamed() {
    QFETCH(QString, type);
    QFETCH(QString, name);
    const fs::path path = newFile();
    execForeign(path, "PRAGMA foreign_keys = OFF; DROP " + type.toStdString() + " " + name.toStdString());
    const auto opened = Workspace::open(path);
    if (type == QLatin1String("index") && name != QLatin1String("corpus_sentence_by_sentence_id")) {
        // All that can be read is there.
        ASSAY_VERIFY_OK(opened);
        QVERIFY((*opened)->isReadOnly());
        QCOMPARE((*opened)->foreignObjects().size(), std::size_t{1});
        QCOMPARE(QString::fromStdString((*opened)->foreignObjects().front()),
                 QStringLiteral("index %1 (missing)").arg(name));
        QVERIFY(suiteNames(**opened) == std::vector<std::string>{"P3"});
        ASSAY_COMPARE_ERROR(createSuite(**opened, "P4"), ReadOnlyWorkspace);
        QVERIFY(!findingsOf(path).empty());
        return;
    }
    ASSAY_COMPARE_ERROR(opened, DamagedWorkspace);
    QVERIFY(opened.error().detail.find(name.toStdString()) != std::string::npos);
    QVERIFY(!findingsOf(path).empty());
}

// Another program may make one while the file is open here.
void TstForeignSchema::triggerThatComesLaterDoesNotRun() {
    const fs::path path = newFile();
    const auto workspace = Workspace::open(path);
    ASSAY_VERIFY_OK(workspace);
    execForeign(path, "CREATE TRIGGER guard AFTER INSERT ON suite BEGIN UPDATE suite SET name = 'x' ||"
                      " NEW.id; INSERT INTO bundle_set (name, file, sha256, imported_at) VALUES"
                      " ('planted', '', '', ''); END");
    ASSAY_VERIFY_OK(createSuite(**workspace, "P4"));
    QVERIFY(suiteNames(**workspace) == (std::vector<std::string>{"P3", "P4"}));
    QCOMPARE(SQLite::Database(path.string()).execAndGet("SELECT count(*) FROM bundle_set").getInt(), 0);
}

void TstForeignSchema::foreignKeysStillCascade() {
    const fs::path path = newFile();
    {
        const auto workspace = Workspace::open(path);
        ASSAY_VERIFY_OK(workspace);
        ASSAY_VERIFY_OK((*workspace)->write([](SQLite::Database& database) -> base::Result<> {
            database.exec("DELETE FROM corpus");
            return {};
        }));
    }
    SQLite::Database database(path.string());
    for (const char* table : {"corpus_file", "corpus_slice"}) {
        QCOMPARE(database.execAndGet("SELECT count(*) FROM " + std::string(table)).getInt(), 0);
    }
}

void TstForeignSchema::connectionsRefuseWhatNobodyNeeds_data() {
    QTest::addColumn<QString>("sql");
    for (const char* sql :
         {"ATTACH ':memory:' AS other", "SELECT load_extension('nothing')",
          "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = '' WHERE name = 'suite'",
          "DELETE FROM question_search_data", "INSERT INTO question_search_config VALUES ('version', 99)",
          "CREATE TEMP VIEW v AS SELECT 1; SELECT * FROM main.v"}) {
        QTest::newRow(sql) << QString::fromLatin1(sql);
    }
}

void TstForeignSchema::connectionsRefuseWhatNobodyNeeds() {
    QFETCH(QString, sql);
    const fs::path path = newFile();
    const auto workspace = Workspace::open(path);
    ASSAY_VERIFY_OK(workspace);
    ASSAY_COMPARE_ERROR((*workspace)->write([&](SQLite::Database& database) -> base::Result<> {
        database.exec(sql.toStdString());
        return {};
    }),
                        StorageFailure);
    const auto reader = (*workspace)->reader();
    ASSAY_VERIFY_OK(reader);
    QVERIFY(reader->database().tryExec(sql.toStdString()) != SQLite::OK);
    sqlite3* const handle = reader->database().getHandle();
    QCOMPARE(sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, -1), 0);
    for (const int option : {SQLITE_DBCONFIG_TRUSTED_SCHEMA, SQLITE_DBCONFIG_ENABLE_TRIGGER,
                             SQLITE_DBCONFIG_ENABLE_VIEW, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION}) {
        int on = 1;
        QCOMPARE(sqlite3_db_config(handle, option, -1, &on), SQLITE_OK);
        QCOMPARE(on, 0);
    }
    QVERIFY(findingsOf(path).empty());
}

void TstForeignSchema::earlierVersionsAreRefused_data() {
    QTest::addColumn<int>("version");
    for (int version = 1; version < kSchemaVersion; ++version) {
        QTest::addRow("version %d", version) << version;
    }
}

void TstForeignSchema::earlierVersionsAreRefused() {
    QFETCH(int, version);
    const fs::path path = newFile();
    execForeign(path, "PRAGMA user_version = " + std::to_string(version) + "; DROP TABLE case_note");
    const std::string before = readFile(path);
    const std::vector<std::string> names = m_folder.names();
    for (const OpenMode mode : {OpenMode::ReadWrite, OpenMode::ReadOnly}) {
        const auto opened = Workspace::open(path, mode);
        ASSAY_COMPARE_ERROR(opened, OlderWorkspace);
        QCOMPARE(QString::fromStdString(opened.error().detail), QStringLiteral("version %1").arg(version));
        QVERIFY(opened.error().where == path.string());
    }
    base::NoProgress progress;
    ASSAY_COMPARE_ERROR(checkWorkspace(path, {}, progress), OlderWorkspace);
    QVERIFY(readFile(path) == before);
    QVERIFY(m_folder.names() == names); // no copy, no journal
}

void TstForeignSchema::otherEncodingIsRefused() {
    const fs::path path = m_folder.path("utf16.assay");
    {
        SQLite::Database database(path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec("PRAGMA encoding = 'UTF-16le'");
        createSchema(database);
    }
    const auto opened = Workspace::open(path);
    ASSAY_COMPARE_ERROR(opened, DamagedWorkspace);
    QVERIFY(opened.error().detail.find("UTF-16le") != std::string::npos);
}

void TstForeignSchema::newerFileRunsNothingEither() {
    const fs::path path = newFile();
    execForeign(path, "DROP TABLE saved_filter; CREATE VIEW saved_filter AS SELECT 1 AS id, 'questions' AS"
                      " page, 'made up' AS name, '{}' AS document; PRAGMA user_version = " +
                          std::to_string(kSchemaVersion + 1));
    const auto workspace = Workspace::open(path);
    ASSAY_VERIFY_OK(workspace);
    QVERIFY((*workspace)->isReadOnly() && (*workspace)->foreignObjects().empty());
    const auto reader = (*workspace)->reader();
    ASSAY_VERIFY_OK(reader);
    QVERIFY(reader->database().tryExec("SELECT * FROM saved_filter") != SQLite::OK);
}

// What stands in the schema is compared at every opening, and nothing that grows with the data.
void TstForeignSchema::openingReadsLittleOfALargeFile() {
    const fs::path path = newFile();
    {
        const auto workspace = Workspace::open(path);
        ASSAY_VERIFY_OK(workspace);
        ASSAY_VERIFY_OK(storeSet(**workspace, "set", randomSamples(1, 60'000)));
    }
    const auto size = static_cast<std::int64_t>(fs::file_size(path));
    QVERIFY2(size > 5'000'000, std::to_string(size).c_str());
    ASSAY_VERIFY_OK(Workspace::open(path)); // the first makes what it compares with
    const std::int64_t before = bytesRead();
    ASSAY_VERIFY_OK(Workspace::open(path));
    const std::int64_t taken = bytesRead() - before;
    QVERIFY2(taken > 0 && taken < size / 4, std::to_string(taken).c_str());
}

ASSAY_TEST(TstForeignSchema)
#include "tst_foreign_schema.moc"
