// What a kill -9 in the middle of an import of answers leaves: all of the set with its file, or nothing of
// it.
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/suites/reference_lists.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtCore/QProcess>
#include <QtTest/QtTest>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
namespace fs = std::filesystem;

class TstAnswersKill : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void killedAtEveryReport_data();
    void killedAtEveryReport();
    void bothOutcomesOccurred();

  private:
    static constexpr int kAnswers = 6'000;

    StoreFolder m_folder;
    fs::path m_workspace;
    fs::path m_file;
    std::string m_content;
    int m_reports = 0; // of an import that nobody kills
    int m_wholes = 0;
    int m_nothings = 0;

    void runVictim(QProcess& victim, const QStringList& further) {
        victim.start(QStringLiteral(ASSAY_MEASURE_VICTIM),
                     QStringList{QStringLiteral("answers"), QString::fromStdString(m_workspace.string()),
                                 QString::fromStdString(m_file.string())} +
                         further);
        QVERIFY(victim.waitForFinished(120'000));
    }

    void verifyAllOrNothing();
};

void TstAnswersKill::initTestCase() {
    m_workspace = m_folder.path("w.assay");
    for (int i = 0; i < kAnswers; ++i) {
        m_content += "{\"question_id\":\"q" + std::to_string(i) + "\",\"answer\":\"" +
                     std::string(1'200, 'a') + "\"}\n";
    }
    m_file = m_folder.write("a.jsonl", m_content);
    {
        const auto workspace = Workspace::create(m_workspace);
        ASSAY_VERIFY_OK(workspace);
    }
    QProcess victim;
    runVictim(victim, {});
    QVERIFY2(victim.exitStatus() == QProcess::NormalExit && victim.exitCode() == 0,
             victim.readAllStandardError().constData());
    m_reports = static_cast<int>(victim.readAllStandardOutput().count('\n'));
    QVERIFY2(m_reports > 10, std::to_string(m_reports).c_str());
    verifyAllOrNothing();
    QCOMPARE(m_wholes, 1);
}

// Opens the workspace as the next start of the program would, and takes a whole set away again.
void TstAnswersKill::verifyAllOrNothing() {
    base::NoProgress progress;
    const auto workspace = Workspace::open(m_workspace);
    ASSAY_VERIFY_OK(workspace);
    const auto findings = checkWorkspace(m_workspace, {}, progress);
    ASSAY_VERIFY_OK(findings);
    QVERIFY2(findings->empty(), findings->empty() ? "" : findings->front().detail.c_str());
    const auto reader = (*workspace)->reader();
    ASSAY_VERIFY_OK(reader);
    const auto sets = answerSets(*reader);
    ASSAY_VERIFY_OK(sets);
    QVERIFY(sets->size() <= 1);
    if (!sets->empty()) {
        QCOMPARE(sets->front().answers, std::int64_t{kAnswers});
        const auto kept = keptFile(*reader, "victim");
        ASSAY_VERIFY_OK(kept);
        QVERIFY(kept->content == m_content);
        ASSAY_VERIFY_OK(removeAnswerSet(**workspace, sets->front().id));
    }
    ++(sets->empty() ? m_nothings : m_wholes);
}

void TstAnswersKill::killedAtEveryReport_data() {
    QTest::addColumn<int>("report");
    const int step = std::max(1, m_reports / 12);
    for (int report = 0; report < m_reports - 3; report += step) {
        QTest::addRow("at report %d", report) << report;
    }
    for (int fromEnd = 3; fromEnd >= 1; --fromEnd) {
        QTest::addRow("report %d from the end", fromEnd) << m_reports - fromEnd;
    }
}

// Killed by itself at exactly that point.
void TstAnswersKill::killedAtEveryReport() {
    QFETCH(int, report);
    QProcess victim;
    runVictim(victim, {QString::number(report)});
    QCOMPARE(victim.exitStatus(), QProcess::CrashExit);
    verifyAllOrNothing();
}

void TstAnswersKill::bothOutcomesOccurred() {
    QVERIFY(m_wholes >= 2); // the last report comes when all is visible
    QVERIFY(m_nothings >= 10);
}

ASSAY_TEST(TstAnswersKill)
#include "tst_answers_kill.moc"
