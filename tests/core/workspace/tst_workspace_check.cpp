#include "core/workspace/schema/schema.h"
#include "core/workspace/workspace.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

#include <fstream>
#include <set>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
namespace fs = std::filesystem;

using Kinds = std::set<CheckFinding::Kind>;
Q_DECLARE_METATYPE(Kinds)

class TstWorkspaceCheck : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void soundWorkspace();
    void findsWhatWasChanged_data();
    void findsWhatWasChanged();
    void findsDamage();
    void damageThatCannotBeOpenedIsAFinding();
    void leavesNothingBeside();
    void canBeCancelled_data();
    void canBeCancelled();
    void reportsProgress();

  private:
    std::unique_ptr<StoreFolder> m_folder;
    fs::path m_path;
    base::NoProgress m_progress;
};

void TstWorkspaceCheck::init() {
    m_folder = std::make_unique<StoreFolder>();
    m_path = m_folder->path("w.assay");
    const auto workspace = Workspace::create(m_path);
    ASSAY_VERIFY_OK(workspace);
    base::IssueList issues;
    issues.add({base::Severity::Warning, base::IssueCode::OrphanPair, "scores.jsonl", 3, "pair_id", "p", ""});
    const std::vector<formats::RejectedRecord> rejected{{0, 1, base::IssueCode::UnknownLabel, "one"},
                                                        {0, 2, base::IssueCode::UnknownLabel, "two"}};
    ASSAY_VERIFY_OK(storeSet(**workspace, "first", randomSamples(1, 300), rejected, issues));
    ASSAY_VERIFY_OK(storeSet(**workspace, "second", randomSamples(2, 150)));
}

void TstWorkspaceCheck::soundWorkspace() {
    const std::string before = readFile(m_path);
    const auto findings = checkWorkspace(m_path, {}, m_progress);
    ASSAY_VERIFY_OK(findings);
    QVERIFY2(findings->empty(), findings->empty() ? "" : findings->front().detail.c_str());
    QVERIFY(readFile(m_path) == before);
}

void TstWorkspaceCheck::findsWhatWasChanged_data() {
    using Kind = CheckFinding::Kind;
    QTest::addColumn<QString>("sql");
    QTest::addColumn<Kinds>("kinds");
    const QString first = QString::number(rowKey(1, 7));
    const auto row = [](const char* name, const QString& sql, Kinds kinds) {
        QTest::newRow(name) << sql << kinds;
    };
    row("changed score", "UPDATE scored_sample SET nli = 0.123 WHERE id = " + first, {Kind::HashMismatch});
    row("score gone", "UPDATE scored_sample SET g = NULL WHERE g IS NOT NULL AND id > " + first,
        {Kind::HashMismatch});
    row("changed label", "UPDATE scored_sample SET label = (label + 1) % 3 WHERE id = " + first,
        {Kind::HashMismatch});
    row("changed answer", "UPDATE scored_text SET answer = 'other' WHERE id = " + first,
        {Kind::HashMismatch});
    row("changed scenario name", "UPDATE scenario SET name = 'other' WHERE set_id = 1 AND number = 0",
        {Kind::HashMismatch});
    row("changed weights", "UPDATE component_weights SET e = 0.5 WHERE set_id = 1 AND number = 0",
        {Kind::HashMismatch});
    row("changed rejected record", "UPDATE rejected_record SET content = x'00' WHERE line = 2",
        {Kind::HashMismatch});
    row("changed file hash", "UPDATE source_file SET sha256 = 'abc' WHERE set_id = 2", {Kind::HashMismatch});
    row("changed data hash", "UPDATE scored_set SET data_hash = 'abc' WHERE id = 2", {Kind::HashMismatch});
    row("deleted sample", "DELETE FROM scored_sample WHERE id = " + first,
        {Kind::WrongCount, Kind::HashMismatch});
    row("deleted text", "DELETE FROM scored_text WHERE id = " + first,
        {Kind::BrokenReference, Kind::WrongCount, Kind::HashMismatch});
    row("deleted rejected record", "DELETE FROM rejected_record WHERE line = 2",
        {Kind::WrongCount, Kind::HashMismatch});
    row("deleted scenario", "DELETE FROM scenario WHERE set_id = 1 AND number = 0",
        {Kind::BrokenReference, Kind::HashMismatch});
    row("deleted weights", "DELETE FROM component_weights WHERE set_id = 1 AND number = 0",
        {Kind::BrokenReference, Kind::HashMismatch});
    row("wrong record count", "UPDATE scored_set SET records = records + 1 WHERE id = 1", {Kind::WrongCount});
    row("wrong unscored count", "UPDATE scored_set SET unscored = 0 WHERE id = 1", {Kind::WrongCount});
    row("wrong file count", "UPDATE source_file SET rejected = 1 WHERE set_id = 1", {Kind::WrongCount});
    row("file that is none", "UPDATE scored_sample SET file = 5 WHERE id = " + first,
        {Kind::BrokenReference, Kind::HashMismatch});
    row("broken foreign key", "PRAGMA foreign_keys = OFF; UPDATE issue SET set_id = 77",
        {Kind::BrokenReference});
    row("rows of no set",
        "INSERT INTO scored_text (id, sample_id) VALUES (" + QString::number(rowKey(9, 1)) + ", 'x')",
        {Kind::BrokenReference});
    row("rows before every set", "INSERT INTO scored_text (id, sample_id) VALUES (5, 'x')",
        {Kind::BrokenReference});
    row("set row gone", "PRAGMA foreign_keys = ON; DELETE FROM scored_set WHERE id = 1",
        {Kind::BrokenReference});
    row("judgement of no sample",
        "INSERT INTO judgement VALUES (" + QString::number(rowKey(1, 99'999)) + ", 1, '', 'a', '2026')",
        {Kind::BrokenReference});
    const QString entry = QStringLiteral("INSERT INTO edit_journal (id, kind, target, entity, entity_key,"
                                         " edited_by, edited_at, reason) VALUES (");
    row("undo of no edit", entry + "5, 'undo', 4, 'decision', 1, 'a', '2026', '')", {Kind::BrokenReference});
    row("undo of another thing's edit",
        entry + "4, 'edit', NULL, 'decision', 2, 'a', '2026', ''); " + entry +
            "5, 'undo', 4, 'decision', 1, 'a', '2026', '')",
        {Kind::BrokenReference});
    row("undo of an undo",
        entry + "3, 'edit', NULL, 'decision', 1, 'a', '2026', ''); " + entry +
            "4, 'undo', 3, 'decision', 1, 'a', '2026', ''); " + entry +
            "5, 'undo', 4, 'decision', 1, 'a', '2026', '')",
        {Kind::BrokenReference});
    row("left in staging", "UPDATE scored_set SET state = 0 WHERE id = 2", {Kind::LeftoverImport});
    row("left in removal", "UPDATE scored_set SET state = 2 WHERE id = 2", {Kind::LeftoverImport});
}

void TstWorkspaceCheck::findsWhatWasChanged() {
    QFETCH(QString, sql);
    QFETCH(Kinds, kinds);
    {
        SQLite::Database database(m_path.string(), SQLite::OPEN_READWRITE);
        database.exec(sql.toStdString());
    }
    const auto findings = checkWorkspace(m_path, {}, m_progress);
    ASSAY_VERIFY_OK(findings);
    Kinds found;
    std::string details;
    for (const CheckFinding& finding : *findings) {
        found.insert(finding.kind);
        details += finding.detail + "\n";
        QVERIFY(!finding.detail.empty());
    }
    QVERIFY2(found == kinds, details.c_str());
}

void TstWorkspaceCheck::damageThatCannotBeOpenedIsAFinding() {
    {
        SQLite::Database database(m_path.string(), SQLite::OPEN_READWRITE);
        database.exec("PRAGMA foreign_keys = OFF; DROP TABLE source_file");
    }
    QCOMPARE(Workspace::open(m_path, OpenMode::ReadOnly).error().code, base::ErrorCode::DamagedWorkspace);
    const auto findings = checkWorkspace(m_path, {}, m_progress);
    ASSAY_VERIFY_OK(findings);
    QCOMPARE(findings->size(), std::size_t{1});
    QCOMPARE(findings->front().kind, CheckFinding::Kind::Damage);
    QVERIFY(findings->front().detail.find("source_file") != std::string::npos);
}

void TstWorkspaceCheck::leavesNothingBeside() {
    const auto companions = [this] {
        std::vector<std::string> names;
        for (const auto& entry : fs::directory_iterator(m_path.parent_path())) {
            if (entry.path() != m_path && !entry.path().string().ends_with(kImportLockSuffix)) {
                names.push_back(entry.path().filename().string());
            }
        }
        return names;
    };
    QVERIFY(companions().empty());
    ASSAY_VERIFY_OK(checkWorkspace(m_path, {}, m_progress));
    QVERIFY(companions().empty());
    // But not what somebody else uses.
    const auto open = Workspace::open(m_path);
    ASSAY_VERIFY_OK(open);
    const std::size_t inUse = companions().size();
    QVERIFY(inUse > 0);
    ASSAY_VERIFY_OK(checkWorkspace(m_path, {}, m_progress));
    QCOMPARE(companions().size(), inUse);
}

// Noise in the middle of the file, where opening does not look.
void TstWorkspaceCheck::findsDamage() {
    {
        std::fstream file(m_path, std::ios::binary | std::ios::in | std::ios::out);
        const auto pages = static_cast<std::streamoff>(fs::file_size(m_path) / 4'096);
        file.seekp(pages / 2 * 4'096);
        const std::string noise(3 * 4'096, '\xA5');
        file.write(noise.data(), static_cast<std::streamsize>(noise.size()));
    }
    ASSAY_VERIFY_OK(Workspace::open(m_path));
    const auto findings = checkWorkspace(m_path, {}, m_progress);
    ASSAY_VERIFY_OK(findings);
    QVERIFY(!findings->empty());
    QVERIFY(findings->front().kind == CheckFinding::Kind::Damage);
    const auto workspace = Workspace::open(m_path);
    const auto reader = (*workspace)->reader();
    ASSAY_VERIFY_OK(reader);
    const auto columns = loadScoredColumns(*reader, 1, {}, m_progress);
    const auto texts = scoredSamples(*reader, std::vector{rowKey(1, 200)});
    QVERIFY(columns || columns.error().code == base::ErrorCode::DamagedWorkspace);
    QVERIFY(texts || texts.error().code == base::ErrorCode::DamagedWorkspace);
}

void TstWorkspaceCheck::canBeCancelled_data() {
    QTest::addColumn<int>("stage");
    QTest::newRow("structure") << static_cast<int>(base::Stage::Checking);
    QTest::newRow("rows") << static_cast<int>(base::Stage::Verifying);
}

void TstWorkspaceCheck::canBeCancelled() {
    QFETCH(int, stage);
    {
        const auto workspace = Workspace::open(m_path);
        ASSAY_VERIFY_OK(workspace);
        ASSAY_VERIFY_OK(storeSet(**workspace, "big", randomSamples(1, 20'000)));
    }
    std::stop_source stop;
    WatchedProgress progress([&](base::Stage now, std::int64_t, std::int64_t) {
        if (static_cast<int>(now) == stage) {
            stop.request_stop();
        }
    });
    ASSAY_COMPARE_ERROR(checkWorkspace(m_path, stop.get_token(), progress), Cancelled);
}

void TstWorkspaceCheck::reportsProgress() {
    std::int64_t last = -1;
    std::int64_t total = -1;
    WatchedProgress progress([&](base::Stage stage, std::int64_t done, std::int64_t all) {
        if (stage == base::Stage::Verifying) {
            QVERIFY(done >= last && done <= all);
            last = done;
            total = all;
        }
    });
    ASSAY_VERIFY_OK(checkWorkspace(m_path, {}, progress));
    QCOMPARE(last, 452);
    QCOMPARE(total, 452);
}

ASSAY_TEST(TstWorkspaceCheck)
#include "tst_workspace_check.moc"
