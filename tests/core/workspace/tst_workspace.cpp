#include "core/base/hash.h"
#include "core/workspace/workspace.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/as_nobody.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <fstream>
#include <limits>
#include <set>
#include <stdexcept>
#include <thread>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
namespace fs = std::filesystem;

namespace {

void overwrite(const fs::path& path, std::streamoff offset, std::size_t length) {
    std::fstream file(path, std::ios::binary | std::ios::in | std::ios::out);
    file.seekp(offset);
    const std::string noise(length, '\xA5');
    file.write(noise.data(), static_cast<std::streamsize>(noise.size()));
}

std::int64_t rootPageOf(const fs::path& path, const std::string& table) {
    SQLite::Database database(path.string());
    return database.execAndGet("SELECT rootpage FROM sqlite_schema WHERE name = '" + table + "'").getInt64();
}

} // namespace

class TstWorkspace : public QObject {
    Q_OBJECT

  private slots:
    void createsAndOpens();
    void doesNotReplaceAFile();
    void aJournalThatIsGoneIsNoticed();
    void doesNotCreateBelowNothing();
    void deletedDataDoesNotComeBack();
    void leftoversOfADeletedFileAreRefused_data();
    void leftoversOfADeletedFileAreRefused();
    void leftoversThatHoldNothingAreRemoved_data();
    void leftoversThatHoldNothingAreRemoved();
    void nothingIsRemovedBesideAJournalWithContent();
    void emptyDataFolderIsNoLeftover();
    void pathsMayBeUnusual();
    void refusesWhatIsNoWorkspace_data();
    void refusesWhatIsNoWorkspace();
    void truncatedFileIsDamaged_data();
    void truncatedFileIsDamaged();
    void overwrittenPageIsDamaged_data();
    void overwrittenPageIsDamaged();
    void missingTableIsDamaged();
    void newerFileOpensReadOnlyAndStaysAsItIs();
    void readOnlyModeChangesNothing();
    void opensOnReadOnlyMedia_data();
    void opensOnReadOnlyMedia();
    void doesNotGuessAboutAWalItCannotRead();
    void readsWhileAnotherProcessHasTheFileOpen();
    void unreadableFile();
    void writeCommitsOrRollsBack();
    void writeWaitsForOthersOnlySoLong();
    void writersTakeTurns();
    void connectionsAreSetUp();
    void oneIsNotSavedOver();

  private:
    StoreFolder m_folder;
    int m_number = 0;

    // The path of a new, closed workspace.
    fs::path newFile() {
        const fs::path path = m_folder.path("w" + std::to_string(++m_number) + ".assay");
        return Workspace::create(path) ? path : fs::path();
    }
};

void TstWorkspace::oneIsNotSavedOver() {
    const StoreFolder folder;
    const fs::path real = folder.path("real.assay");
    QVERIFY(Workspace::create(real).has_value());
    const fs::path link = folder.path("link.assay");
    fs::create_symlink("real.assay", link);
    std::vector<fs::path> all;
    for (const fs::path& name : {real, link}) {
        for (const char* suffix : {"", "-wal", "-shm", "-journal", ".import-lock", ".d", ".d/vectors.avec"}) {
            all.push_back(name.string() + suffix);
        }
    }
    for (const OpenMode mode : {OpenMode::ReadWrite, OpenMode::ReadOnly}) {
        for (const fs::path& name : {real, link}) {
            const auto workspace = Workspace::open(name, mode);
            QVERIFY(workspace.has_value());
            QVERIFY(!base::requireUnguarded(name).has_value());
            QVERIFY(!base::requireUnguarded(real.string() + "-wal").has_value());
            QVERIFY(!base::requireUnguarded(name.string() + ".d/vectors.avec").has_value());
            QVERIFY(base::requireUnguarded(folder.path("report.pdf")).has_value());
        }
    }
    for (const fs::path& path : all) {
        QVERIFY2(base::isAmong(workspacePaths(link), path), path.c_str());
        // Nobody has it open by now; a workspace it is still.
        QCOMPARE(base::requireUnguarded(path).has_value(), path != real && path != link);
    }
}

void TstWorkspace::createsAndOpens() {
    const fs::path path = m_folder.path("new.assay");
    {
        const auto created = Workspace::create(path);
        ASSAY_VERIFY_OK(created);
        QVERIFY(!(*created)->isReadOnly());
        QVERIFY((*created)->path() == path);
    }
    QVERIFY(m_folder.names() == std::vector<std::string>{"new.assay"});
    {
        SQLite::Database database(path.string());
        QCOMPARE(database.execAndGet("PRAGMA application_id").getInt(), kApplicationId);
        QCOMPARE(database.execAndGet("PRAGMA user_version").getInt(), kSchemaVersion);
        QCOMPARE(QString::fromStdString(database.execAndGet("PRAGMA journal_mode").getString()),
                 QStringLiteral("wal"));
        QCOMPARE(database.execAndGet("SELECT length(workspace_uuid) FROM meta").getInt(), 36);
    }
    const auto opened = Workspace::open(path);
    ASSAY_VERIFY_OK(opened);
    QVERIFY(!(*opened)->isReadOnly());
    QVERIFY(!(*opened)->newerVersion());
    const auto reader = (*opened)->reader();
    ASSAY_VERIFY_OK(reader);
    const auto sets = scoredSets(*reader);
    ASSAY_VERIFY_OK(sets);
    QVERIFY(sets->empty());
}

void TstWorkspace::doesNotReplaceAFile() {
    const fs::path path = m_folder.write("there.assay", "mine");
    ASSAY_COMPARE_ERROR(Workspace::create(path), NameTaken);
    QVERIFY(readFile(path) == "mine");
}

void TstWorkspace::doesNotCreateBelowNothing() {
    ASSAY_COMPARE_ERROR(Workspace::create(m_folder.path("no/such/folder/w.assay")), FileNotWritable);
}

// Another program that takes itself for the last one removes the journal under us: nothing more is written
// into it.
void TstWorkspace::aJournalThatIsGoneIsNoticed() {
    const fs::path path = m_folder.path("robbed.assay");
    const auto made = Workspace::create(path);
    ASSAY_VERIFY_OK(made);
    const auto edit = [&](const char* name) {
        return (*made)->write([&](SQLite::Database& database) -> base::Result<> {
            SQLite::Statement statement(database, "UPDATE meta SET created_by = ?1");
            statement.bind(1, name);
            statement.exec();
            return {};
        });
    };
    ASSAY_VERIFY_OK(edit("one"));
    ASSAY_VERIFY_OK(edit("two"));
    for (const char* suffix : {"-wal", "-shm"}) {
        fs::remove(path.string() + suffix);
    }
    ASSAY_COMPARE_ERROR(edit("three"), ReplacedWorkspace);
}

// Somebody deletes the workspace in a file manager and overlooks its journal, which holds the last changes.
void TstWorkspace::deletedDataDoesNotComeBack() {
    const fs::path path = newFile();
    const fs::path journal = path.string() + "-wal";
    const fs::path kept = path.string() + ".kept";
    {
        const auto workspace = Workspace::open(path);
        ASSAY_VERIFY_OK(workspace);
        ASSAY_VERIFY_OK(storeSet(**workspace, "old", randomSamples(1, 50)));
        fs::copy_file(journal, kept);
    }
    fs::remove(path);
    fs::rename(kept, journal);
    const auto made = Workspace::create(path);
    ASSAY_COMPARE_ERROR(made, LeftoverFiles);
    QCOMPARE(QString::fromStdString(made.error().detail),
             QString::fromStdString(journal.filename().string()));
    QVERIFY(made.error().where == path.string());
    QVERIFY(!fs::exists(path) && fs::exists(journal));
    fs::remove(journal);
    const auto again = Workspace::create(path);
    ASSAY_VERIFY_OK(again);
    const auto reader = (*again)->reader();
    ASSAY_VERIFY_OK(reader);
    QVERIFY(scoredSets(*reader)->empty());
}

void TstWorkspace::leftoversOfADeletedFileAreRefused_data() {
    QTest::addColumn<QString>("suffix");
    for (const char* suffix : {"-wal", "-shm", "-journal", ".d"}) {
        QTest::newRow(suffix) << QString::fromLatin1(suffix);
    }
}

// They would be in the way of a new file for nothing.
void TstWorkspace::leftoversThatHoldNothingAreRemoved_data() {
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<int>("bytes");
    QTest::newRow("empty -wal") << QStringLiteral("-wal") << 0;
    QTest::newRow("-wal without a frame") << QStringLiteral("-wal") << 32;
    QTest::newRow("empty -shm") << QStringLiteral("-shm") << 0;
    QTest::newRow("-shm") << QStringLiteral("-shm") << 32'768;
    QTest::newRow("empty -journal") << QStringLiteral("-journal") << 0;
}

void TstWorkspace::leftoversThatHoldNothingAreRemoved() {
    QFETCH(QString, suffix);
    QFETCH(int, bytes);
    const std::string name = "emptied" + std::to_string(++m_number) + ".assay";
    const fs::path path = m_folder.path(name);
    const std::string left(static_cast<std::size_t>(bytes), 'x');
    const fs::path companion = m_folder.write(name + suffix.toStdString(), left);
    ASSAY_VERIFY_OK(requireNoLeftovers(path));
    QVERIFY(!fs::exists(companion));
    m_folder.write(companion.filename().string(), left);
    ASSAY_VERIFY_OK(Workspace::create(path));
    QVERIFY(!fs::exists(companion));
    // Of a file that is there they are its own.
    m_folder.write(companion.filename().string(), left);
    ASSAY_COMPARE_ERROR(Workspace::create(path), NameTaken);
    QVERIFY(fs::exists(companion));
}

// The index goes with the journal; only the journal is named, and both stay.
void TstWorkspace::nothingIsRemovedBesideAJournalWithContent() {
    const std::string name = "kept" + std::to_string(++m_number) + ".assay";
    const fs::path journal = m_folder.write(name + "-wal", std::string(100, 'x'));
    const fs::path index = m_folder.write(name + "-shm", std::string(100, 'x'));
    const auto made = Workspace::create(m_folder.path(name));
    ASSAY_COMPARE_ERROR(made, LeftoverFiles);
    QCOMPARE(QString::fromStdString(made.error().detail), QString::fromStdString(name + "-wal"));
    QVERIFY(fs::exists(journal) && fs::exists(index));
}

void TstWorkspace::leftoversOfADeletedFileAreRefused() {
    QFETCH(QString, suffix);
    for (const QString& what : {QStringLiteral("file"), QStringLiteral("folder"), QStringLiteral("link")}) {
        const fs::path path = m_folder.path("gone" + std::to_string(++m_number) + ".assay");
        const fs::path companion = path.string() + suffix.toStdString();
        if (what == QLatin1String("file") && suffix == QLatin1String("-shm")) {
            continue; // holds nothing by itself
        }
        if (what == QLatin1String("file")) {
            m_folder.write(companion.filename().string(), "left");
        } else if (what == QLatin1String("folder")) {
            fs::create_directory(companion);
            m_folder.write(companion.filename().string() + "/vectors-0123456789ab.avec", "left");
        } else {
            fs::create_symlink("nowhere", companion);
        }
        const std::vector<std::string> before = m_folder.names();
        const auto made = Workspace::create(path);
        ASSAY_COMPARE_ERROR(made, LeftoverFiles);
        QCOMPARE(QString::fromStdString(made.error().detail),
                 QString::fromStdString(companion.filename().string()));
        QVERIFY(m_folder.names() == before);
    }
}

void TstWorkspace::emptyDataFolderIsNoLeftover() {
    const fs::path path = m_folder.path("empty.assay");
    fs::create_directory(path.string() + ".d");
    ASSAY_VERIFY_OK(Workspace::create(path));
}

void TstWorkspace::pathsMayBeUnusual() {
    const fs::path path = m_folder.path("100% blåbær? #1 \xF0\x9F\x93\x88.assay");
    ASSAY_VERIFY_OK(Workspace::create(path));
    ASSAY_VERIFY_OK(Workspace::open(path));
    ASSAY_VERIFY_OK(Workspace::open(path, OpenMode::ReadOnly));
}

void TstWorkspace::refusesWhatIsNoWorkspace_data() {
    QTest::addColumn<QString>("kind");
    for (const char* kind : {"short text", "long text", "empty", "other database", "folder"}) {
        QTest::newRow(kind) << QString::fromLatin1(kind);
    }
}

void TstWorkspace::refusesWhatIsNoWorkspace() {
    QFETCH(QString, kind);
    const std::string name = "not-" + std::to_string(++m_number) + ".assay";
    const fs::path path = m_folder.path(name);
    if (kind == QLatin1String("short text")) {
        m_folder.write(name, "Dear reader");
    } else if (kind == QLatin1String("long text")) {
        m_folder.write(name, std::string(100'000, 'a'));
    } else if (kind == QLatin1String("empty")) {
        m_folder.write(name, "");
    } else if (kind == QLatin1String("folder")) {
        fs::create_directory(path);
    } else {
        SQLite::Database database(path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec("CREATE TABLE scored_set (id INTEGER PRIMARY KEY)");
    }
    const std::string before = readFile(path);
    for (const OpenMode mode : {OpenMode::ReadWrite, OpenMode::ReadOnly}) {
        const auto opened = Workspace::open(path, mode);
        ASSAY_COMPARE_ERROR(opened, NotAWorkspace);
        QVERIFY(opened.error().where == path.string());
    }
    QVERIFY(readFile(path) == before);
    ASSAY_COMPARE_ERROR(Workspace::open(m_folder.path("nothing.assay")), FileNotFound);
}

void TstWorkspace::truncatedFileIsDamaged_data() {
    QTest::addColumn<int>("percent");
    for (const int percent : {20, 50, 90, 99}) {
        QTest::addRow("%d %%", percent) << percent;
    }
}

void TstWorkspace::truncatedFileIsDamaged() {
    QFETCH(int, percent);
    const fs::path path = newFile();
    {
        const auto workspace = Workspace::open(path);
        ASSAY_VERIFY_OK(workspace);
        ASSAY_VERIFY_OK(storeSet(**workspace, "set", randomSamples(1, 500)));
    }
    fs::resize_file(path, fs::file_size(path) * static_cast<std::uintmax_t>(percent) / 100);
    const auto opened = Workspace::open(path);
    ASSAY_COMPARE_ERROR(opened, DamagedWorkspace);
    QVERIFY(!opened.error().detail.empty());
    base::NoProgress progress;
    const auto findings = checkWorkspace(path, {}, progress);
    ASSAY_VERIFY_OK(findings);
    QCOMPARE(findings->front().kind, CheckFinding::Kind::Damage);
}

void TstWorkspace::overwrittenPageIsDamaged_data() {
    QTest::addColumn<QString>("table");
    for (const char* table : {"meta", "scored_set", "source_file", "scored_sample", "scored_text"}) {
        QTest::newRow(table) << QString::fromLatin1(table);
    }
}

void TstWorkspace::overwrittenPageIsDamaged() {
    QFETCH(QString, table);
    const fs::path path = newFile();
    {
        const auto workspace = Workspace::open(path);
        ASSAY_VERIFY_OK(workspace);
        ASSAY_VERIFY_OK(storeSet(**workspace, "set", randomSamples(1, 500)));
    }
    const std::int64_t page = rootPageOf(path, table.toStdString());
    QVERIFY(page > 1);
    overwrite(path, (page - 1) * 4'096, 4'096);
    ASSAY_COMPARE_ERROR(Workspace::open(path), DamagedWorkspace);
    ASSAY_COMPARE_ERROR(Workspace::open(path, OpenMode::ReadOnly), DamagedWorkspace);
}

void TstWorkspace::missingTableIsDamaged() {
    const fs::path path = newFile();
    SQLite::Database(path.string(), SQLite::OPEN_READWRITE).exec("DROP TABLE rejected_record");
    const auto opened = Workspace::open(path);
    ASSAY_COMPARE_ERROR(opened, DamagedWorkspace);
    QVERIFY(opened.error().detail.find("no table rejected_record") != std::string::npos);
}

void TstWorkspace::newerFileOpensReadOnlyAndStaysAsItIs() {
    const fs::path path = newFile();
    SQLite::Database(path.string(), SQLite::OPEN_READWRITE)
        .exec("PRAGMA user_version = " + std::to_string(kSchemaVersion + 1) +
              "; ALTER TABLE meta ADD COLUMN later TEXT; DROP TABLE issue;");
    const std::string before = readFile(path);
    {
        const auto workspace = Workspace::open(path, OpenMode::ReadWrite);
        ASSAY_VERIFY_OK(workspace);
        QVERIFY((*workspace)->isReadOnly());
        QVERIFY((*workspace)->newerVersion() == kSchemaVersion + 1);
        ASSAY_COMPARE_ERROR((*workspace)->write([](SQLite::Database&) { return base::Result<>(); }),
                            NewerWorkspace);
        const auto reader = (*workspace)->reader();
        ASSAY_VERIFY_OK(reader);
        ASSAY_VERIFY_OK(scoredSets(*reader));
        ASSAY_COMPARE_ERROR(storeSet(**workspace, "set", randomSamples(1, 5)), NewerWorkspace);
    }
    for (const char* const suffix : {"-wal", "-shm"}) { // of having looked
        QVERIFY2(!fs::exists(path.string() + suffix), suffix);
    }
    base::NoProgress progress;
    const auto checked = checkWorkspace(path, {}, progress);
    ASSAY_COMPARE_ERROR(checked, NewerWorkspace);
    QVERIFY(checked.error().where == path.string() &&
            checked.error().detail == "version " + std::to_string(kSchemaVersion + 1));
    QVERIFY(readFile(path) == before);
}

void TstWorkspace::readOnlyModeChangesNothing() {
    const fs::path path = newFile();
    {
        const auto workspace = Workspace::open(path);
        ASSAY_VERIFY_OK(workspace);
        ASSAY_VERIFY_OK(storeSet(**workspace, "set", randomSamples(1, 50)));
    }
    const std::string before = readFile(path);
    {
        const auto workspace = Workspace::open(path, OpenMode::ReadOnly);
        ASSAY_VERIFY_OK(workspace);
        const auto reader = (*workspace)->reader();
        ASSAY_VERIFY_OK(reader);
        const auto found = findScoredSet(*reader, "set");
        ASSAY_VERIFY_OK(found);
        base::NoProgress progress;
        ASSAY_COMPARE_ERROR(renameScoredSet(**workspace, found->id, "other"), ReadOnlyWorkspace);
        ASSAY_COMPARE_ERROR(removeScoredSet(**workspace, found->id, {}, progress), ReadOnlyWorkspace);
        ASSAY_COMPARE_ERROR(saveThresholdView(**workspace, found->id, "{}"), ReadOnlyWorkspace);
    }
    QVERIFY(readFile(path) == before);
}

void TstWorkspace::opensOnReadOnlyMedia_data() {
    QTest::addColumn<bool>("fileWritable");
    QTest::addColumn<bool>("folderWritable");
    QTest::newRow("file read-only") << false << true;
    QTest::newRow("folder read-only") << true << false;
    QTest::newRow("both read-only") << false << false;
}

void TstWorkspace::opensOnReadOnlyMedia() {
    QFETCH(bool, fileWritable);
    QFETCH(bool, folderWritable);
    fs::permissions(m_folder.path(""), fs::perms(0755));
    const fs::path folder = m_folder.path("media" + std::to_string(++m_number));
    fs::create_directory(folder);
    const fs::path path = folder / "w.assay";
    {
        const auto workspace = Workspace::create(path);
        ASSAY_VERIFY_OK(workspace);
        ASSAY_VERIFY_OK(storeSet(**workspace, "set", randomSamples(1, 50)));
    }
    fs::permissions(path, fs::perms(fileWritable ? 0666 : 0444));
    fs::permissions(folder, fs::perms(folderWritable ? 0777 : 0555));
    const std::string before = readFile(path);
    {
        const AsNobody nobody;
        QVERIFY(::geteuid() != 0);
        const auto workspace = Workspace::open(path, OpenMode::ReadWrite);
        ASSAY_VERIFY_OK(workspace);
        QVERIFY((*workspace)->isReadOnly());
        const auto reader = (*workspace)->reader();
        ASSAY_VERIFY_OK(reader);
        const auto sets = scoredSets(*reader);
        ASSAY_VERIFY_OK(sets);
        QCOMPARE(sets->size(), std::size_t{1});
        ASSAY_COMPARE_ERROR(renameScoredSet(**workspace, sets->front().id, "other"), ReadOnlyWorkspace);
        base::NoProgress progress;
        const auto findings = checkWorkspace(path, {}, progress);
        ASSAY_VERIFY_OK(findings);
        QVERIFY(findings->empty());
    }
    QVERIFY(readFile(path) == before);
    fs::permissions(folder, fs::perms(0755)); // so that it can be cleaned up
}

// A WAL with content belongs to the file: without it the file would be an old or a torn state.
void TstWorkspace::doesNotGuessAboutAWalItCannotRead() {
    fs::permissions(m_folder.path(""), fs::perms(0755));
    const fs::path folder = m_folder.path("wal");
    fs::create_directory(folder);
    const fs::path path = folder / "w.assay";
    ASSAY_VERIFY_OK(Workspace::create(path));
    {
        std::ofstream wal(folder / "w.assay-wal", std::ios::binary);
        wal << std::string(8'000, 'w');
    }
    fs::permissions(path, fs::perms(0444));
    fs::permissions(folder, fs::perms(0555));
    {
        const AsNobody nobody;
        ASSAY_COMPARE_ERROR(Workspace::open(path), FileNotReadable);
    }
    fs::permissions(folder, fs::perms(0755));
}

void TstWorkspace::readsWhileAnotherProcessHasTheFileOpen() {
    const fs::path path = newFile();
    const auto first = Workspace::open(path);
    ASSAY_VERIFY_OK(first);
    ASSAY_VERIFY_OK(storeSet(**first, "set", randomSamples(1, 50)));
    const auto second = Workspace::open(path, OpenMode::ReadOnly);
    ASSAY_VERIFY_OK(second);
    const auto reader = (*second)->reader();
    ASSAY_VERIFY_OK(reader);
    ASSAY_VERIFY_OK(findScoredSet(*reader, "set"));
    ASSAY_VERIFY_OK(storeSet(**first, "later", randomSamples(2, 50)));
    ASSAY_VERIFY_OK(findScoredSet(*reader, "later"));
}

void TstWorkspace::unreadableFile() {
    fs::permissions(m_folder.path(""), fs::perms(0755));
    const fs::path path = newFile();
    fs::permissions(path, fs::perms::none);
    const AsNobody nobody;
    ASSAY_COMPARE_ERROR(Workspace::open(path), FileNotReadable);
}

void TstWorkspace::writeCommitsOrRollsBack() {
    const auto workspace = Workspace::open(newFile());
    ASSAY_VERIFY_OK(workspace);
    const auto insert = [](SQLite::Database& database) {
        database.exec("INSERT INTO scored_set (name, created_at, state) VALUES ('n', 't', 1)");
    };
    const auto count = [&] {
        const auto reader = (*workspace)->reader();
        return reader ? reader->database().execAndGet("SELECT count(*) FROM scored_set").getInt() : -1;
    };
    ASSAY_COMPARE_ERROR((*workspace)->write([&](SQLite::Database& database) -> base::Result<> {
        insert(database);
        return base::fail(base::ErrorCode::NotFound);
    }),
                        NotFound);
    QCOMPARE(count(), 0);
    ASSAY_COMPARE_ERROR((*workspace)->write([&](SQLite::Database& database) -> base::Result<> {
        insert(database);
        throw std::runtime_error("out of luck");
    }),
                        StorageFailure);
    QCOMPARE(count(), 0);
    const auto wrong = (*workspace)->write([&](SQLite::Database& database) -> base::Result<> {
        insert(database);
        database.exec("INSERT INTO no_such_table VALUES (1)");
        return {};
    });
    ASSAY_COMPARE_ERROR(wrong, StorageFailure);
    QVERIFY(wrong.error().detail.find("no_such_table") != std::string::npos);
    QCOMPARE(count(), 0);
    ASSAY_VERIFY_OK((*workspace)->write([&](SQLite::Database& database) -> base::Result<> {
        insert(database);
        return {};
    }));
    QCOMPARE(count(), 1);
}

void TstWorkspace::writeWaitsForOthersOnlySoLong() {
    const fs::path path = newFile();
    const auto workspace = Workspace::open(path);
    ASSAY_VERIFY_OK(workspace);
    (*workspace)->setBusyTime(std::chrono::milliseconds(20));
    SQLite::Database other(path.string(), SQLite::OPEN_READWRITE);
    bool called = false;
    const auto work = [&](SQLite::Database&) {
        called = true;
        return base::Result<>();
    };
    {
        const SQLite::Transaction held(other, SQLite::TransactionBehavior::IMMEDIATE);
        ASSAY_COMPARE_ERROR((*workspace)->write(work), WorkspaceBusy);
        QVERIFY(!called);
        const auto reader = (*workspace)->reader();
        ASSAY_VERIFY_OK(reader);
        ASSAY_VERIFY_OK(scoredSets(*reader)); // reading needs no lock
    }
    ASSAY_VERIFY_OK((*workspace)->write(work));
    QVERIFY(called);
}

// Somebody who asks while another thread writes one transaction after the other is not kept waiting till its
// end.
void TstWorkspace::writersTakeTurns() {
    const auto workspace = Workspace::open(newFile());
    ASSAY_VERIFY_OK(workspace);
    std::atomic<bool> stop{false};
    std::atomic<int> turns{0};
    std::thread busy([&] {
        while (!stop) {
            static_cast<void>((*workspace)
                                  ->write(
                                      [&](SQLite::Database&) {
                                          ++turns;
                                          return base::Result<>();
                                      },
                                      Durability::Staging));
        }
    });
    while (turns < 10) {
        std::this_thread::yield();
    }
    int longest = 0;
    for (int i = 0; i < 50; ++i) {
        const int before = turns;
        static_cast<void>((*workspace)->write([&](SQLite::Database&) {
            longest = std::max(longest, turns - before);
            return base::Result<>();
        }));
    }
    stop = true;
    busy.join();
    // Between reading the counter and taking a number this thread may be put aside, so the bound is generous;
    // without turns hundreds of transactions go before.
    QVERIFY2(longest < 100, std::to_string(longest).c_str());
}

void TstWorkspace::connectionsAreSetUp() {
    const auto workspace = Workspace::open(newFile());
    ASSAY_VERIFY_OK(workspace);
    int foreignKeys = 0;
    int full = 0;
    int staging = 0;
    ASSAY_VERIFY_OK((*workspace)
                        ->write(
                            [&](SQLite::Database& database) -> base::Result<> {
                                staging = database.execAndGet("PRAGMA synchronous").getInt();
                                return {};
                            },
                            Durability::Staging));
    ASSAY_VERIFY_OK((*workspace)->write([&](SQLite::Database& database) -> base::Result<> {
        foreignKeys = database.execAndGet("PRAGMA foreign_keys").getInt();
        full = database.execAndGet("PRAGMA synchronous").getInt();
        return {};
    }));
    QCOMPARE(foreignKeys, 1);
    QCOMPARE(full, 2);
    QCOMPARE(staging, 1);
    const auto reader = (*workspace)->reader();
    ASSAY_VERIFY_OK(reader);
    QVERIFY(reader->database().tryExec("DELETE FROM meta") != SQLite::OK);
}

ASSAY_TEST(TstWorkspace)
#include "tst_workspace.moc"
