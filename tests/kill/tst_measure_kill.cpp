// What a kill -9 leaves: all of a corpus that was being imported or nothing of it, and whole batches of a
// run's items.
#include "core/base/random.h"
#include "core/workspace/runs/runs.h"
#include "tests/core/workspace/corpus_fixture.h"
#include "tests/support/test_class.h"

#include <QtCore/QProcess>
#include <QtTest/QtTest>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
namespace fs = std::filesystem;

class TstMeasureKill : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void corpusAtRandomReports_data();
    void corpusAtRandomReports();
    void corpusAtTheEnd_data();
    void corpusAtTheEnd();
    void bothOutcomesOccurred();
    void itemsAtRandomMoments_data();
    void itemsAtRandomMoments();

  private:
    static constexpr int kSentences = 25'000;
    static constexpr std::int64_t kBatch = 40;

    StoreFolder m_folder;
    fs::path m_workspace;
    fs::path m_file;
    int m_reports = 0; // of an import that nobody kills
    int m_wholes = 0;
    int m_nothings = 0;

    [[nodiscard]] QStringList importing() const {
        return {QStringLiteral("corpus"), QString::fromStdString(m_workspace.string()),
                QString::fromStdString(m_file.string())};
    }

    void verifyAllOrNothing();
};

void TstMeasureKill::initTestCase() {
    m_workspace = m_folder.path("w.assay");
    m_file = m_folder.write("c.jsonl", corpusLines(kSentences));
    {
        const auto workspace = Workspace::create(m_workspace);
        ASSAY_VERIFY_OK(workspace);
        QVERIFY(storeCorpus(**workspace, m_folder, "before") != 0);
    }
    QProcess victim;
    victim.start(QStringLiteral(ASSAY_MEASURE_VICTIM), importing());
    QVERIFY(victim.waitForFinished(60'000));
    QVERIFY2(victim.exitStatus() == QProcess::NormalExit && victim.exitCode() == 0,
             victim.readAllStandardError().constData());
    m_reports = static_cast<int>(victim.readAllStandardOutput().count('\n'));
    QVERIFY2(m_reports > 10, std::to_string(m_reports).c_str());
    verifyAllOrNothing();
    QCOMPARE(m_wholes, 1);
}

// Opens the workspace as the next start of the program would, and takes a whole corpus away again.
void TstMeasureKill::verifyAllOrNothing() {
    const auto workspace = Workspace::open(m_workspace);
    ASSAY_VERIFY_OK(workspace);
    // Counts, hashes and references of everything in it, and nothing left over.
    QCOMPARE(QString::fromStdString(findingsOf(m_workspace)), QString());
    const auto reader = (*workspace)->reader();
    ASSAY_VERIFY_OK(reader);
    const auto all = corpora(*reader);
    ASSAY_VERIFY_OK(all);
    const bool whole = all->size() == 2;
    QVERIFY(whole || all->size() == 1);
    QVERIFY(all->front().name == "before");
    if (whole) {
        QCOMPARE(all->back().sentences, std::int64_t{kSentences});
        base::NoProgress progress;
        ASSAY_VERIFY_OK(removeCorpus(**workspace, all->back().id, {}, progress));
    }
    ++(whole ? m_wholes : m_nothings);
}

void TstMeasureKill::corpusAtRandomReports_data() {
    QTest::addColumn<int>("report");
    base::Random random(20'261'121);
    for (int i = 0; i < 12; ++i) {
        const auto report = static_cast<int>(random.below(static_cast<std::uint64_t>(m_reports)));
        QTest::addRow("%d: at report %d", i, report) << report;
    }
}

// Killed from outside as soon as it has said enough.
void TstMeasureKill::corpusAtRandomReports() {
    QFETCH(int, report);
    QProcess victim;
    victim.start(QStringLiteral(ASSAY_MEASURE_VICTIM), importing());
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

void TstMeasureKill::corpusAtTheEnd_data() {
    QTest::addColumn<int>("report");
    for (int fromEnd = 1; fromEnd <= 5; ++fromEnd) {
        QTest::addRow("report %d from the end", fromEnd) << m_reports - fromEnd;
    }
}

// Killed by itself at exactly that point.
void TstMeasureKill::corpusAtTheEnd() {
    QFETCH(int, report);
    QProcess victim;
    victim.start(QStringLiteral(ASSAY_MEASURE_VICTIM), importing() << QString::number(report));
    QVERIFY(victim.waitForFinished(60'000));
    QCOMPARE(victim.exitStatus(), QProcess::CrashExit);
    verifyAllOrNothing();
}

void TstMeasureKill::bothOutcomesOccurred() {
    QVERIFY(m_wholes >= 1);
    QVERIFY(m_nothings >= 5);
}

void TstMeasureKill::itemsAtRandomMoments_data() {
    QTest::addColumn<int>("lines");
    base::Random random(20'261'122);
    for (int i = 0; i < 20; ++i) {
        QTest::addRow("%d", i) << static_cast<int>(random.below(40)) + 1;
    }
}

void TstMeasureKill::itemsAtRandomMoments() {
    QFETCH(int, lines);
    base::RowId run = 0;
    {
        const auto workspace = Workspace::open(m_workspace);
        ASSAY_VERIFY_OK(workspace);
        NewRun wanted;
        wanted.kind = "neighbours";
        wanted.name = "victim";
        wanted.settings = wanted.inputs = "{}";
        const auto made = createRun(**workspace, wanted);
        ASSAY_VERIFY_OK(made);
        run = *made;
    }
    QProcess victim;
    victim.start(QStringLiteral(ASSAY_MEASURE_VICTIM),
                 {QStringLiteral("items"), QString::fromStdString(m_workspace.string()), QString::number(run),
                  QString::number(kBatch)});
    std::int64_t said = 0;
    for (int seen = 0; seen < lines; ++seen) {
        while (!victim.canReadLine()) {
            QVERIFY2(victim.waitForReadyRead(60'000), victim.readAllStandardError().constData());
        }
        said = victim.readLine().trimmed().toLongLong();
    }
    victim.kill();
    QVERIFY(victim.waitForFinished(60'000));
    QCOMPARE(victim.exitStatus(), QProcess::CrashExit);
    while (victim.canReadLine()) {
        said = victim.readLine().trimmed().toLongLong();
    }
    const auto workspace = Workspace::open(m_workspace);
    ASSAY_VERIFY_OK(workspace);
    const auto reader = (*workspace)->reader();
    ASSAY_VERIFY_OK(reader);
    const auto info = runInfo(*reader, run);
    ASSAY_VERIFY_OK(info);
    // All that it said, and at most the one batch more that it did not come to speak of; never a part of one.
    QVERIFY2(info->done == said || info->done == said + kBatch,
             (std::to_string(info->done) + " after " + std::to_string(said)).c_str());
    QCOMPARE(info->durationMs, info->done / kBatch * 3);
    QCOMPARE(info->state, RunState::Running);
    std::int64_t next = 0;
    ASSAY_VERIFY_OK(forEachRunItem(*reader, run, 0, {}, [&](const RunItem& item) {
        const bool isNext =
            item.number == next && item.document == "{\"number\":" + std::to_string(next) + "}";
        ++next;
        return isNext;
    }));
    QCOMPARE(next, info->done);
    QCOMPARE(QString::fromStdString(findingsOf(m_workspace)), QString());
    // And it can be gone on with.
    const std::vector<RunItem> more{{next, "s", "{}"}};
    ASSAY_VERIFY_OK(saveRunItems(**workspace, run, more, 1));
}

ASSAY_TEST(TstMeasureKill)
#include "tst_measure_kill.moc"
