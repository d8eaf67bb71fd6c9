#include "core/store/anchor_sets.h"
#include "core/store/runs.h"
#include "core/store/schema_v5.h"
#include "core/store/suites.h"
#include "tests/core/store/corpus_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

#include <set>

using namespace assay;
using namespace assay::store;
using namespace assay::tests;
namespace fs = std::filesystem;

namespace {

std::string rowsOf(const fs::path& file, const std::vector<std::string>& tables) {
    SQLite::Database database(file.string());
    std::string text;
    for (const std::string& table : tables) {
        SQLite::Statement all(database, "SELECT * FROM " + table);
        while (all.executeStep()) {
            text += table;
            for (int i = 0; i < all.getColumnCount(); ++i) {
                text += '|' + (all.isColumnNull(i) ? std::string("NULL") : all.getColumn(i).getString());
            }
            text += '\n';
        }
    }
    return text;
}

std::vector<std::string> tablesOf(const fs::path& file) {
    SQLite::Database database(file.string());
    SQLite::Statement all(database, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
    std::vector<std::string> tables;
    while (all.executeStep()) {
        tables.push_back(all.getColumn(0).getString());
    }
    return tables;
}

} // namespace

class TstSchemaV5 : public QObject {
    Q_OBJECT

  private slots:
    void versionFourLosesNothing();
    void migratedFileIsUsable();
    void missingTableIsDamage_data();
    void missingTableIsDamage();

  private:
    StoreFolder m_folder;

    // The dump of a file as version 4 wrote it. It stays as it is for ever.
    fs::path versionFour(const std::string& name) {
        const fs::path path = m_folder.path(name);
        SQLite::Database(path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
            .exec(readFile(fs::path(ASSAY_GOLDEN_DIR) / "workspace" / "v4.sql"));
        return path;
    }
};

void TstSchemaV5::versionFourLosesNothing() {
    const fs::path path = versionFour("v4.assay");
    std::vector<std::string> tables = tablesOf(path);
    std::erase(tables, "sqlite_sequence"); // gains entries
    const std::string before = rowsOf(path, tables);
    QVERIFY(before.find("sales of lamps rose") != std::string::npos);
    QVERIFY(before.find("Larch Foods") != std::string::npos);
    ASSAY_VERIFY_OK(Workspace::open(path));
    QVERIFY(rowsOf(path, tables) == before);
    const fs::path backup = m_folder.path("v4.assay.v4.bak");
    QVERIFY(rowsOf(backup, tables) == before);
    QCOMPARE(SQLite::Database(backup.string()).execAndGet("PRAGMA user_version").getInt(), 4);
    QCOMPARE(SQLite::Database(path.string()).execAndGet("PRAGMA user_version").getInt(), kSchemaVersion);
    QCOMPARE(QString::fromStdString(findingsOf(path)), QString());
    // What it has more is what version 5 adds, and so it is like a new one but for its corpus's search table.
    const std::vector<std::string> after = tablesOf(path);
    for (const std::string_view table : kMeasureTables) {
        QVERIFY(std::find(after.begin(), after.end(), table) != after.end());
    }
    ASSAY_VERIFY_OK(Workspace::create(m_folder.path("fresh.assay")));
    const auto schemaOf = [](const fs::path& file) {
        SQLite::Database database(file.string());
        std::set<std::string> schema;
        SQLite::Statement all(database, "SELECT name, sql FROM sqlite_schema"
                                        " WHERE name NOT LIKE 'corpus_search_%'");
        while (all.executeStep()) {
            schema.insert(all.getColumn(0).getString() + ": " + all.getColumn(1).getString());
        }
        return schema;
    };
    QVERIFY(schemaOf(path) == schemaOf(m_folder.path("fresh.assay")));
}

void TstSchemaV5::migratedFileIsUsable() {
    const fs::path path = versionFour("use.assay");
    const auto workspace = Workspace::open(path);
    ASSAY_VERIFY_OK(workspace);
    const auto reader = (*workspace)->reader();
    ASSAY_VERIFY_OK(reader);
    const auto corpus = findCorpus(*reader, "filings");
    ASSAY_VERIFY_OK(corpus);
    QCOMPARE(corpus->sentences, std::int64_t{3});
    QCOMPARE(suites(*reader)->size(), std::size_t{1});
    const auto found = searchCorpus(*reader, corpus->id, "lamps", {}, 10);
    ASSAY_VERIFY_OK(found);
    QVERIFY((*found == std::vector<SentenceRow>{0}));
    AnchorSet set;
    set.corpus = corpus->id;
    set.name = "monthly";
    set.settings = "{}";
    ASSAY_VERIFY_OK(addAnchorSet(**workspace, set, {"9_10-K_2018_section_7_0"}));
    NewRun run;
    run.kind = "neighbours";
    run.name = "first";
    run.corpus = corpus->id;
    run.settings = run.inputs = "{}";
    ASSAY_VERIFY_OK(createRun(**workspace, run));
    QCOMPARE(QString::fromStdString(findingsOf(path)), QString());
}

void TstSchemaV5::missingTableIsDamage_data() {
    QTest::addColumn<QString>("table");
    for (const std::string_view table : kMeasureTables) {
        const std::string name(table);
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
}

void TstSchemaV5::missingTableIsDamage() {
    QFETCH(QString, table);
    const fs::path path = m_folder.path(table.toStdString() + ".assay");
    ASSAY_VERIFY_OK(Workspace::create(path));
    SQLite::Database(path.string(), SQLite::OPEN_READWRITE)
        .exec("PRAGMA foreign_keys = OFF; DROP TABLE " + table.toStdString());
    ASSAY_COMPARE_ERROR(Workspace::open(path), DamagedWorkspace);
    QVERIFY(!findingsOf(path).empty());
}

ASSAY_TEST(TstSchemaV5)
#include "tst_schema_v5.moc"
