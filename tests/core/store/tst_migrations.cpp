#include "core/curation/decisions.h"
#include "core/curation/edit_journal.h"
#include "core/curation/judgements.h"
#include "core/curation/questions.h"
#include "core/store/dynamic_runs.h"
#include "core/store/migrations.h"
#include "core/store/schema.h"
#include "core/store/schema_v2.h"
#include "core/store/suites.h"
#include "tests/core/store/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>
#include <stdexcept>

using namespace assay;
using namespace assay::store;
using namespace assay::tests;
namespace fs = std::filesystem;

namespace {

// What a later Assay may do: a further table, a table rebuilt with another column.
std::vector<Migration> withFurtherStep(std::function<base::Result<>(SQLite::Database&)> step) {
    std::vector<Migration> migrations = schemaMigrations();
    migrations.push_back({kSchemaVersion + 1, std::move(step)});
    return migrations;
}

base::Result<> rebuildSets(SQLite::Database& database) {
    database.exec("CREATE TABLE further (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT");
    database.exec(
        "CREATE TABLE renewed (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL,"
        " created_at TEXT NOT NULL, state INTEGER NOT NULL, data_hash TEXT NOT NULL,"
        " content_hash TEXT NOT NULL, records INTEGER NOT NULL, rejected INTEGER NOT NULL,"
        " unscored INTEGER NOT NULL, threshold_view TEXT, note TEXT NOT NULL DEFAULT 'new') STRICT");
    database.exec("INSERT INTO renewed (id, name, created_at, state, data_hash, content_hash, records,"
                  " rejected, unscored, threshold_view) SELECT * FROM scored_set");
    database.exec("DROP TABLE scored_set");
    database.exec("ALTER TABLE renewed RENAME TO scored_set");
    return {};
}

// All tables with all rows, as text: to compare two files by what they hold.
std::string contentOf(const fs::path& path) {
    SQLite::Database database(path.string());
    std::string content = "version " + database.execAndGet("PRAGMA user_version").getString() + " of " +
                          database.execAndGet("PRAGMA application_id").getString() + "\n";
    SQLite::Statement tables(database, "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL"
                                       " ORDER BY type, name");
    while (tables.executeStep()) {
        content += tables.getColumn(1).getString() + "\n";
        if (tables.getColumn(1).getString().find("CREATE TABLE") != 0) {
            continue;
        }
        SQLite::Statement rows(database, "SELECT * FROM " + tables.getColumn(0).getString());
        while (rows.executeStep()) {
            for (int i = 0; i < rows.getColumnCount(); ++i) {
                content += (rows.isColumnNull(i) ? std::string("NULL") : rows.getColumn(i).getString()) + "|";
            }
            content += "\n";
        }
    }
    return content;
}

} // namespace

class TstMigrations : public QObject {
    Q_OBJECT

  private slots:
    void stepsAreInOrder();
    void olderFileIsBackedUpAndMigrated();
    void earlierBackupIsKept();
    void failingStepLeavesTheFileAsItWas_data();
    void failingStepLeavesTheFileAsItWas();
    void brokenReferenceAfterAStepFails();
    void upToDateFileIsLeftAlone();
    void readOnlyOlderFileIsNotMigrated();
    void versionOneIsStillRead();
    void versionOneLosesNothing();
    void versionTwoIsStillRead();
    void versionTwoLosesNothing();
    void versionThreeLosesNothing();

  private:
    StoreFolder m_folder;
    int m_number = 0;

    // Of a file of the present version.
    static std::string backupSuffix() { return ".v" + std::to_string(kSchemaVersion) + ".bak"; }

    // A closed file of the present version with two sets.
    fs::path newFile() {
        const fs::path path = m_folder.path("m" + std::to_string(++m_number) + ".assay");
        const auto workspace = Workspace::create(path);
        if (!workspace || !storeSet(**workspace, "a", randomSamples(1, 200)) ||
            !storeSet(**workspace, "b", randomSamples(2, 100))) {
            return {};
        }
        return path;
    }

    [[nodiscard]] fs::path beside(const fs::path& path, const char* suffix) const {
        return m_folder.path(path.filename().string() + suffix);
    }
};

void TstMigrations::stepsAreInOrder() {
    const std::vector<Migration>& migrations = schemaMigrations();
    for (std::size_t i = 0; i < migrations.size(); ++i) {
        QCOMPARE(migrations[i].version, static_cast<int>(i) + 1);
    }
    QCOMPARE(newestVersion(migrations), kSchemaVersion);
}

void TstMigrations::olderFileIsBackedUpAndMigrated() {
    const fs::path path = newFile();
    const std::string before = contentOf(path);
    {
        const auto workspace = Workspace::open(path, OpenMode::ReadWrite, withFurtherStep(rebuildSets));
        ASSAY_VERIFY_OK(workspace);
        QVERIFY(!(*workspace)->isReadOnly());
        const auto reader = (*workspace)->reader();
        ASSAY_VERIFY_OK(reader);
        const auto sets = scoredSets(*reader);
        ASSAY_VERIFY_OK(sets);
        QCOMPARE(sets->size(), std::size_t{2});
        QCOMPARE(
            QString::fromStdString(
                reader->database().execAndGet("SELECT note FROM scored_set WHERE name = 'a'").getString()),
            QStringLiteral("new"));
        QCOMPARE(reader->database().execAndGet("PRAGMA user_version").getInt(), kSchemaVersion + 1);
        QVERIFY(sets->back().files.size() == 1); // rows that refer to the rebuilt table are still there
    }
    const fs::path backup = beside(path, backupSuffix().c_str());
    QVERIFY(fs::exists(backup));
    QVERIFY(contentOf(backup) == before);
    // The older program opens the copy as if nothing had happened.
    base::NoProgress progress;
    const auto findings = checkWorkspace(backup, {}, progress);
    ASSAY_VERIFY_OK(findings);
    QVERIFY(findings->empty());
    // And the migrated file, which is newer than itself, read-only.
    const auto newer = Workspace::open(path);
    ASSAY_VERIFY_OK(newer);
    QVERIFY((*newer)->newerVersion() == kSchemaVersion + 1);
}

void TstMigrations::earlierBackupIsKept() {
    const fs::path path = newFile();
    m_folder.write(path.filename().string() + backupSuffix(), "an earlier one");
    ASSAY_VERIFY_OK(Workspace::open(path, OpenMode::ReadWrite, withFurtherStep(rebuildSets)));
    QVERIFY(readFile(beside(path, backupSuffix().c_str())) == "an earlier one");
    QVERIFY(fs::exists(beside(path, (".v" + std::to_string(kSchemaVersion) + ".2.bak").c_str())));
}

void TstMigrations::failingStepLeavesTheFileAsItWas_data() {
    QTest::addColumn<QString>("how");
    for (const char* how : {"returns a failure", "wrong SQL", "throws"}) {
        QTest::newRow(how) << QString::fromLatin1(how);
    }
}

void TstMigrations::failingStepLeavesTheFileAsItWas() {
    QFETCH(QString, how);
    const fs::path path = newFile();
    const std::string before = contentOf(path);
    const std::vector<std::string> names = m_folder.names();
    auto migrations = withFurtherStep(rebuildSets);
    migrations.push_back({kSchemaVersion + 2, [&](SQLite::Database& database) -> base::Result<> {
                              database.exec("DELETE FROM scored_sample");
                              if (how == QLatin1String("wrong SQL")) {
                                  database.exec("INSERT INTO nothing VALUES (1)");
                              } else if (how == QLatin1String("throws")) {
                                  throw std::runtime_error("out of luck");
                              }
                              return base::fail(base::ErrorCode::StorageFailure, "no");
                          }});
    ASSAY_COMPARE_ERROR(Workspace::open(path, OpenMode::ReadWrite, migrations), StorageFailure);
    QVERIFY(contentOf(path) == before);
    QVERIFY(m_folder.names() == names); // no copy of what has not changed
    ASSAY_VERIFY_OK(Workspace::open(path));
}

void TstMigrations::brokenReferenceAfterAStepFails() {
    const fs::path path = newFile();
    const std::string before = contentOf(path);
    const auto opened =
        Workspace::open(path, OpenMode::ReadWrite, withFurtherStep([](SQLite::Database& database) {
                            database.exec("DELETE FROM scored_set WHERE name = 'a'");
                            return base::Result<>();
                        }));
    ASSAY_COMPARE_ERROR(opened, StorageFailure);
    QVERIFY(contentOf(path) == before);
}

void TstMigrations::upToDateFileIsLeftAlone() {
    const fs::path path = newFile();
    const std::vector<std::string> names = m_folder.names();
    ASSAY_VERIFY_OK(Workspace::open(path));
    QVERIFY(m_folder.names() == names);
}

void TstMigrations::readOnlyOlderFileIsNotMigrated() {
    const fs::path path = newFile();
    const std::string before = readFile(path);
    const auto opened = Workspace::open(path, OpenMode::ReadOnly, withFurtherStep(rebuildSets));
    ASSAY_COMPARE_ERROR(opened, ReadOnlyWorkspace);
    QVERIFY(readFile(path) == before);
}

// The dump of a file as version 1 wrote it. It stays as it is for ever: every later version must open it.
void TstMigrations::versionOneIsStillRead() {
    const std::string dump = readFile(fs::path(ASSAY_GOLDEN_DIR) / "workspace" / "v1.sql");
    QVERIFY(!dump.empty());
    const fs::path path = m_folder.path("v1.assay");
    SQLite::Database(path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec(dump);
    {
        const auto workspace = Workspace::open(path);
        ASSAY_VERIFY_OK(workspace);
        QVERIFY(!(*workspace)->isReadOnly());
        QVERIFY(!(*workspace)->newerVersion());
        const auto reader = (*workspace)->reader();
        ASSAY_VERIFY_OK(reader);
        const auto sets = scoredSets(*reader);
        ASSAY_VERIFY_OK(sets);
        QCOMPARE(sets->size(), std::size_t{1});
        const ScoredSetInfo& set = sets->front();
        QVERIFY(set.name == "fixture");
        QCOMPARE(set.records, 4);
        QCOMPARE(set.rejected, 1);
        QCOMPARE(set.unscored, 1);
        QVERIFY(set.files.size() == 2 && set.files[1].metadata == R"({"model":"m"})");

        base::NoProgress progress;
        const auto columns = loadScoredColumns(*reader, set.id, {}, progress);
        ASSAY_VERIFY_OK(columns);
        QVERIFY(columns->scenarios == (std::vector<std::string>{"", "alpha", "beta"}));
        QVERIFY(columns->fhri == (std::vector<double>{0.75, 0.5, 0.25}));
        const auto samples = scoredSamples(*reader, columns->rowId);
        ASSAY_VERIFY_OK(samples);
        QVERIFY((*samples)[0].question == "Hva er omsetningen? \xF0\x9F\x93\x88");
        QVERIFY((*samples)[1].sourceWeights == model::kDocumentWeights);
        const auto issues = scoredSetIssues(*reader, set.id);
        ASSAY_VERIFY_OK(issues);
        QCOMPARE(issues->total(), 6);
        const auto view = thresholdView(*reader, set.id);
        ASSAY_VERIFY_OK(view);
        QVERIFY(*view == R"({"tau":0.7})");
    }
    base::NoProgress progress;
    const auto findings = checkWorkspace(path, {}, progress);
    ASSAY_VERIFY_OK(findings);
    QVERIFY2(findings->empty(), findings->empty() ? "" : findings->front().detail.c_str());
}

// Row by row: every table of version 1 holds after the migration what it held before, and so does the copy.
void TstMigrations::versionOneLosesNothing() {
    const fs::path path = m_folder.path("old.assay");
    std::string before;
    {
        SQLite::Database database(path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec(readFile(fs::path(ASSAY_GOLDEN_DIR) / "workspace" / "v1.sql"));
        // More of everything, so that a lost row among many shows.
        database.exec("INSERT INTO scored_set (id, name, created_at, state) VALUES (9, 'many', '2026', 1)");
        for (int i = 1; i <= 500; ++i) {
            const std::string row = std::to_string(rowKey(9, i));
            database.exec("INSERT INTO scored_sample (id, label, fhri, fhri_stored, file, line) VALUES (" +
                          row + ", 1, 0.1, 1, 0, 1); INSERT INTO scored_text (id, sample_id) VALUES (" + row +
                          ", 's" + row +
                          "'); INSERT INTO rejected_record (id, file, line, reason, content)"
                          " VALUES (" +
                          row + ", 0, 2, 'r', x'00ff')");
        }
        before = contentOf(path);
    }
    const auto rowsOf = [&](const fs::path& file) {
        SQLite::Database database(file.string());
        std::string rows;
        for (const std::string_view table : kTables) {
            SQLite::Statement all(database, "SELECT * FROM " + std::string(table));
            while (all.executeStep()) {
                rows += table;
                for (int i = 0; i < all.getColumnCount(); ++i) {
                    rows += '|' + (all.isColumnNull(i) ? std::string("NULL") : all.getColumn(i).getString());
                }
            }
        }
        return rows;
    };
    const std::string rowsBefore = rowsOf(path);
    {
        const auto workspace = Workspace::open(path);
        ASSAY_VERIFY_OK(workspace);
    }
    QVERIFY(rowsOf(path) == rowsBefore);
    QVERIFY(contentOf(beside(path, ".v1.bak")) == before);
    SQLite::Database migrated(path.string());
    QCOMPARE(migrated.execAndGet("PRAGMA user_version").getInt(), kSchemaVersion);
    QVERIFY(migrated.execAndGet("PRAGMA integrity_check").getString() == "ok");
    // And has the same tables as a new one.
    const fs::path fresh = m_folder.path("fresh.assay");
    ASSAY_VERIFY_OK(Workspace::create(fresh));
    const auto schemaOf = [](const fs::path& file) {
        SQLite::Database database(file.string());
        std::string schema;
        SQLite::Statement all(database, "SELECT name, sql FROM sqlite_schema ORDER BY name");
        while (all.executeStep()) {
            schema += all.getColumn(0).getString() + ": " + all.getColumn(1).getString() + "\n";
        }
        return schema;
    };
    QVERIFY(schemaOf(path) == schemaOf(fresh));
}

// The dump of a file as version 2 wrote it: decisions, judgements, their journal and a dynamic run on top.
void TstMigrations::versionTwoIsStillRead() {
    const fs::path path = m_folder.path("v2.assay");
    SQLite::Database(path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec(readFile(fs::path(ASSAY_GOLDEN_DIR) / "workspace" / "v2.sql"));
    {
        const auto workspace = Workspace::open(path);
        ASSAY_VERIFY_OK(workspace);
        QVERIFY(!(*workspace)->isReadOnly());
        const auto reader = (*workspace)->reader();
        ASSAY_VERIFY_OK(reader);
        const auto decisions = curation::decisions(*reader);
        ASSAY_VERIFY_OK(decisions);
        QCOMPARE(decisions->size(), std::size_t{1});
        QVERIFY(decisions->front().decision.name == "June");
        QCOMPARE(decisions->front().decision.tauOf("beta"), 0.62);
        const auto judgements = curation::judgementsOfSet(*reader, 1);
        ASSAY_VERIFY_OK(judgements);
        QCOMPARE(judgements->size(), std::size_t{1});
        QVERIFY(judgements->front().note == "sagt: \xC2\xABnei\xC2\xBB");
        const auto runs = dynamicRuns(*reader, 1);
        ASSAY_VERIFY_OK(runs);
        QCOMPARE(runs->size(), std::size_t{1});
        QCOMPARE(runs->front().answered, 1);
        QCOMPARE(runs->front().failed, 1);
        const auto replies = dynamicReplies(*reader, runs->front().id);
        ASSAY_VERIFY_OK(replies);
        QVERIFY(replies->front().outcome.reply->answer == "120,5 mill. kroner");
        const auto none = suites(*reader);
        ASSAY_VERIFY_OK(none);
        QVERIFY(none->empty());
        // The journal goes on where it stopped: the redo of the judgement is the last edit in force.
        const auto undone = curation::undo(**workspace, "Ada");
        ASSAY_VERIFY_OK(undone);
        QVERIFY(undone->entity == kJudgementEntity);
        QVERIFY(curation::judgementsOfSet(*(*workspace)->reader(), 1)->front().verdict ==
                model::Verdict::Unsure);
        ASSAY_VERIFY_OK(curation::redo(**workspace, "Ada"));
        // And new edits find their place in it.
        const auto suite = createSuite(**workspace, "P3");
        ASSAY_VERIFY_OK(suite);
        model::Question question;
        question.questionId = "N1";
        question.questionText = "Did revenue grow?";
        ASSAY_VERIFY_OK(curation::addQuestion(**workspace, *suite, question, "Ada", "first"));
        ASSAY_VERIFY_OK(curation::undo(**workspace, "Ada"));
    }
    base::NoProgress progress;
    const auto findings = checkWorkspace(path, {}, progress);
    ASSAY_VERIFY_OK(findings);
    QVERIFY2(findings->empty(), findings->empty() ? "" : findings->front().detail.c_str());
}

void TstMigrations::versionTwoLosesNothing() {
    const fs::path path = m_folder.path("old2.assay");
    SQLite::Database(path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec(readFile(fs::path(ASSAY_GOLDEN_DIR) / "workspace" / "v2.sql"));
    const std::string before = contentOf(path);
    // Columns by name, as version 3 adds one to the journal.
    std::vector<std::string> selects;
    {
        SQLite::Database database(path.string());
        SQLite::Statement tables(database, "SELECT name FROM sqlite_schema WHERE type = 'table'"
                                           " AND name NOT LIKE 'sqlite%' ORDER BY name");
        while (tables.executeStep()) {
            const std::string table = tables.getColumn(0).getString();
            std::string names;
            SQLite::Statement columns(database, "SELECT name FROM pragma_table_info(?)");
            columns.bind(1, table);
            while (columns.executeStep()) {
                names += (names.empty() ? "" : ", ") + columns.getColumn(0).getString();
            }
            selects.push_back("SELECT " + names + " FROM " + table);
        }
    }
    QCOMPARE(selects.size(), kTables.size() + 5); // decision, judgement, journal, run and reply
    int rows = 0;
    const auto rowsOf = [&](const fs::path& file) {
        SQLite::Database database(file.string());
        std::string text;
        rows = 0;
        for (const std::string& select : selects) {
            SQLite::Statement all(database, select);
            while (all.executeStep()) {
                text += select;
                for (int i = 0; i < all.getColumnCount(); ++i) {
                    text += '|' + (all.isColumnNull(i) ? std::string("NULL") : all.getColumn(i).getString());
                }
                ++rows;
            }
        }
        return text;
    };
    const std::string rowsBefore = rowsOf(path);
    const int countBefore = rows;
    QVERIFY(countBefore > 25);
    ASSAY_VERIFY_OK(Workspace::open(path));
    QVERIFY(rowsOf(path) == rowsBefore);
    QCOMPARE(rows, countBefore);
    QVERIFY(contentOf(beside(path, ".v2.bak")) == before);
    SQLite::Database migrated(path.string());
    QCOMPARE(migrated.execAndGet("PRAGMA user_version").getInt(), kSchemaVersion);
    QVERIFY(migrated.execAndGet("PRAGMA integrity_check").getString() == "ok");
    // And has the same tables as a new one.
    const fs::path fresh = m_folder.path("fresh2.assay");
    ASSAY_VERIFY_OK(Workspace::create(fresh));
    SQLite::Database newest(fresh.string());
    const auto schemaOf = [](SQLite::Database& database) {
        std::string schema;
        SQLite::Statement all(database, "SELECT name, sql FROM sqlite_schema ORDER BY name");
        while (all.executeStep()) {
            schema += all.getColumn(0).getString() + ": " + all.getColumn(1).getString() + "\n";
        }
        return schema;
    };
    QVERIFY(schemaOf(migrated) == schemaOf(newest));
}

// A suite and a set of bundles as version 3 wrote them.
void TstMigrations::versionThreeLosesNothing() {
    const fs::path path = m_folder.path("v3.assay");
    SQLite::Database(path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec(readFile(fs::path(ASSAY_GOLDEN_DIR) / "workspace" / "v3.sql"));
    const std::string before = contentOf(path);
    std::vector<std::string> tables;
    const auto rowsOf = [&](const fs::path& file) {
        SQLite::Database database(file.string());
        if (tables.empty()) {
            SQLite::Statement all(database,
                                  "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
            while (all.executeStep()) {
                tables.push_back(all.getColumn(0).getString());
            }
        }
        std::string text;
        for (const std::string& table : tables) {
            SQLite::Statement all(database, "SELECT * FROM " + table);
            // The search texts are folded by the migration; checkWorkspace() compares them below.
            const bool isSame = table != "sqlite_sequence" && !table.starts_with("question_search");
            while (isSame && all.executeStep()) {
                text += table;
                for (int i = 0; i < all.getColumnCount(); ++i) {
                    text += '|' + (all.isColumnNull(i) ? std::string("NULL") : all.getColumn(i).getString());
                }
            }
        }
        return text;
    };
    const std::string rowsBefore = rowsOf(path);
    QVERIFY(rowsBefore.find("Larch Foods") != std::string::npos);
    {
        const auto workspace = Workspace::open(path);
        ASSAY_VERIFY_OK(workspace);
        const auto reader = (*workspace)->reader();
        ASSAY_VERIFY_OK(reader);
        const auto list = suites(*reader);
        ASSAY_VERIFY_OK(list);
        QCOMPARE(list->size(), std::size_t{1});
        QCOMPARE(list->front().questions, std::int64_t{2});
    }
    QVERIFY(rowsOf(path) == rowsBefore);
    QVERIFY(contentOf(beside(path, ".v3.bak")) == before);
    base::NoProgress progress;
    const auto findings = checkWorkspace(path, {}, progress);
    ASSAY_VERIFY_OK(findings);
    QVERIFY2(findings->empty(), findings->empty() ? "" : findings->front().detail.c_str());
    const fs::path fresh = m_folder.path("fresh3.assay");
    ASSAY_VERIFY_OK(Workspace::create(fresh));
    const auto schemaOf = [](const fs::path& file) {
        SQLite::Database database(file.string());
        std::string schema;
        SQLite::Statement all(database, "SELECT name, sql FROM sqlite_schema ORDER BY name");
        while (all.executeStep()) {
            schema += all.getColumn(0).getString() + ": " + all.getColumn(1).getString() + "\n";
        }
        return schema;
    };
    QVERIFY(schemaOf(path) == schemaOf(fresh));
    SQLite::Database migrated(path.string());
    QCOMPARE(migrated.execAndGet("PRAGMA user_version").getInt(), kSchemaVersion);
}

ASSAY_TEST(TstMigrations)
#include "tst_migrations.moc"
