// What a kill -9 in the middle of an import leaves: all of the set, or nothing of it.
#include "core/base/random.h"
#include "core/workspace/scored/scored_sets.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/sample_generator.h"
#include "tests/support/test_class.h"

#include <QtCore/QProcess>
#include <QtTest/QtTest>

#include <csignal>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
namespace fs = std::filesystem;

class TstImportKill : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void killedAtRandomMoments_data();
    void killedAtRandomMoments();
    void killedAtTheEnd_data();
    void killedAtTheEnd();
    void bothOutcomesOccurred();

  private:
    static constexpr std::size_t kRecords = 40'000;

    StoreFolder m_folder;
    fs::path m_workspace;
    fs::path m_file;
    int m_reports = 0; // of an import that nobody kills
    int m_wholes = 0;
    int m_nothings = 0;

    static void startVictim(QProcess& victim, const QStringList& arguments) {
        victim.setProgram(QStringLiteral(ASSAY_IMPORT_VICTIM));
        victim.setArguments(arguments);
        victim.start();
    }

    [[nodiscard]] QStringList arguments() const {
        return {QString::fromStdString(m_workspace.string()), QStringLiteral("victim"),
                QString::fromStdString(m_file.string())};
    }

    void verifyAllOrNothing();
};

void TstImportKill::initTestCase() {
    m_workspace = m_folder.path("w.assay");
    GeneratorSettings settings;
    settings.count = kRecords;
    m_file = m_folder.write("scores.jsonl", generateJsonLines(settings));
    {
        const auto workspace = Workspace::create(m_workspace);
        ASSAY_VERIFY_OK(workspace);
        ASSAY_VERIFY_OK(storeSet(**workspace, "before", randomSamples(1, 3'000)));
    }
    QProcess victim;
    startVictim(victim, arguments());
    QVERIFY(victim.waitForFinished(60'000));
    QCOMPARE(victim.exitStatus(), QProcess::NormalExit);
    QVERIFY2(victim.exitCode() == 0, victim.readAllStandardError().constData());
    m_reports = static_cast<int>(victim.readAllStandardOutput().count('\n'));
    QVERIFY2(m_reports > 10, std::to_string(m_reports).c_str());
    verifyAllOrNothing();
    QCOMPARE(m_wholes, 1);
}

// Opens the workspace as the next start of the program would, and takes a whole set away again.
void TstImportKill::verifyAllOrNothing() {
    base::NoProgress progress;
    bool whole = false;
    {
        const auto workspace = Workspace::open(m_workspace);
        ASSAY_VERIFY_OK(workspace);
        const auto reader = (*workspace)->reader();
        ASSAY_VERIFY_OK(reader);
        const auto sets = scoredSets(*reader);
        ASSAY_VERIFY_OK(sets);
        whole = sets->size() == 2;
        QVERIFY(whole || sets->size() == 1);
        QVERIFY(sets->back().name == "before");
        if (whole) {
            const auto columns = loadScoredColumns(*reader, sets->front().id, {}, progress);
            ASSAY_VERIFY_OK(columns);
            QCOMPARE(columns->size(), kRecords);
        }
    }
    // Counts, hashes and references of everything in it, and nothing left over.
    const auto findings = checkWorkspace(m_workspace, {}, progress);
    ASSAY_VERIFY_OK(findings);
    QVERIFY2(findings->empty(), findings->empty() ? "" : findings->front().detail.c_str());
    if (whole) {
        const auto workspace = Workspace::open(m_workspace);
        ASSAY_VERIFY_OK(workspace);
        const auto set = findScoredSet(*(*workspace)->reader(), "victim");
        ASSAY_VERIFY_OK(set);
        ASSAY_VERIFY_OK(removeScoredSet(**workspace, set->id, {}, progress));
    }
    ++(whole ? m_wholes : m_nothings);
}

void TstImportKill::killedAtRandomMoments_data() {
    QTest::addColumn<int>("report");
    base::Random random(20'260'301);
    for (int i = 0; i < 12; ++i) {
        const auto report = static_cast<int>(random.below(static_cast<std::uint64_t>(m_reports)));
        QTest::addRow("%d: at report %d", i, report) << report;
    }
}

// Killed from outside as soon as it has said enough.
void TstImportKill::killedAtRandomMoments() {
    QFETCH(int, report);
    QProcess victim;
    startVictim(victim, arguments());
    for (int seen = 0; seen <= report;) {
        if (!victim.canReadLine() && !victim.waitForReadyRead(60'000)) {
            break; // it was quicker than the kill
        }
        while (victim.canReadLine()) {
            victim.readLine();
            ++seen;
        }
    }
    victim.kill();
    QVERIFY(victim.state() == QProcess::NotRunning || victim.waitForFinished(60'000));
    verifyAllOrNothing();
}

void TstImportKill::killedAtTheEnd_data() {
    QTest::addColumn<int>("report");
    for (int fromEnd = 1; fromEnd <= 5; ++fromEnd) {
        QTest::addRow("report %d from the end", fromEnd) << m_reports - fromEnd;
    }
}

// Killed by itself at exactly that point: around and inside the transaction that makes the set visible.
void TstImportKill::killedAtTheEnd() {
    QFETCH(int, report);
    QProcess victim;
    startVictim(victim, arguments() << QString::number(report));
    QVERIFY(victim.waitForFinished(60'000));
    QCOMPARE(victim.exitStatus(), QProcess::CrashExit);
    const int wholes = m_wholes;
    verifyAllOrNothing();
    // The last report comes after the set has become visible, the one before it inside the transaction.
    if (report == m_reports - 1) {
        QCOMPARE(m_wholes, wholes + 1);
    } else if (report == m_reports - 2) {
        QCOMPARE(m_wholes, wholes);
    }
}

void TstImportKill::bothOutcomesOccurred() {
    QVERIFY(m_wholes > 1);
    QVERIFY(m_nothings > 5);
}

ASSAY_TEST(TstImportKill)
#include "tst_import_kill.moc"
