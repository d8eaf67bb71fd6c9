// What a kill -9 in the middle of a merge leaves: all of it, or nothing.
#include "core/base/random.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/merge/workspace_merge.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suite_setting_edits.h"
#include "core/workspace/suites/suite_versions.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/workspace/corpus_fixture.h"
#include "tests/support/test_class.h"

#include <QtCore/QProcess>
#include <QtTest/QtTest>

#include <algorithm>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
namespace fs = std::filesystem;

class TstMergeKill : public QObject {
    Q_OBJECT

    static constexpr const char* kVectors = "vectors-0123456789ab.avec";
    static constexpr int kHere = 300;    // questions that both have; the other copy has changed them
    static constexpr int kThere = 1'500; // and so many more of its own

    StoreFolder m_folder;
    fs::path m_before, m_other; // copied for each round
    int m_reports = 0;          // of a merge that nobody kills
    int m_wholes = 0;
    int m_nothings = 0;
    int m_round = 0;

    static model::Question numbered(int number) {
        model::Question question;
        question.questionId = "N" + std::to_string(number);
        question.questionText = "Did revenue grow?";
        return question;
    }

    // A fresh copy of the workspace that takes.
    [[nodiscard]] fs::path copied() {
        const fs::path path = m_folder.path("w" + std::to_string(++m_round) + ".assay");
        fs::copy_file(m_before, path);
        return path;
    }

    [[nodiscard]] QStringList arguments(const fs::path& workspace) const {
        return {QString::fromStdString(workspace.string()), QString::fromStdString(m_other.string())};
    }

    static void start(QProcess& victim, const QStringList& arguments) {
        victim.setProgram(QStringLiteral(ASSAY_MERGE_VICTIM));
        victim.setArguments(arguments);
        victim.start();
    }

    // As the next start of the program finds it.
    void verifyWholeOrNothing(const fs::path& path) {
        bool isWhole = false;
        {
            const auto workspace = Workspace::open(path);
            ASSAY_VERIFY_OK(workspace);
            const auto reader = (*workspace)->reader();
            ASSAY_VERIFY_OK(reader);
            const auto suite = findSuite(*reader, "P3");
            ASSAY_VERIFY_OK(suite);
            isWhole = suite->questions == kHere + kThere;
            QVERIFY(isWhole || suite->questions == kHere);
            const auto columns = loadQuestionColumns(*reader, {});
            ASSAY_VERIFY_OK(columns);
            const auto changed = std::ranges::count(columns->questionText, std::string("By how much?"));
            QCOMPARE(static_cast<int>(changed), isWhole ? kHere : 0);
            const auto settings = suiteSettingsOf(*reader, suite->id);
            ASSAY_VERIFY_OK(settings);
            QCOMPARE(settings->guidelines, std::string(isWhole ? "Read the page." : ""));
            QCOMPARE(suite->versions.size(), std::size_t{isWhole ? 1U : 0U});
            const auto sets = scoredSets(*reader);
            ASSAY_VERIFY_OK(sets);
            QCOMPARE(sets->size(), std::size_t{isWhole ? 1U : 0U});
            const auto vectors = embeddingSets(*reader, 0);
            ASSAY_VERIFY_OK(vectors);
            QCOMPARE(vectors->size(), std::size_t{isWhole ? 1U : 0U});
            QVERIFY(!isWhole || fs::exists(dataFolder(path) / kVectors));
        }
        base::NoProgress progress;
        auto findings = checkWorkspace(path, {}, progress);
        ASSAY_VERIFY_OK(findings);
        // The file has its name before the rows are committed: between the two, nothing names it.
        std::erase_if(*findings, [isWhole](const CheckFinding& finding) {
            return !isWhole && finding.kind == CheckFinding::Kind::LeftoverImport &&
                   finding.detail.find(kVectors) != std::string::npos;
        });
        QVERIFY2(findings->empty(), findings->empty() ? "" : findings->front().detail.c_str());
        ++(isWhole ? m_wholes : m_nothings);
    }

  private Q_SLOTS:

    void initTestCase() {
        m_before = m_folder.path("before.assay");
        m_other = m_folder.path("other.assay");
        base::RowId suite = 0;
        {
            const auto workspace = Workspace::create(m_before);
            ASSAY_VERIFY_OK(workspace);
            const auto made = createSuite(**workspace, "P3", "Ada");
            ASSAY_VERIFY_OK(made);
            suite = *made;
            for (int number = 0; number < kHere; ++number) {
                ASSAY_VERIFY_OK(addQuestion(**workspace, suite, numbered(number), "Ada", ""));
            }
        }
        fs::copy_file(m_before, m_other);
        {
            const auto workspace = Workspace::open(m_other);
            ASSAY_VERIFY_OK(workspace);
            const auto columns = loadQuestionColumns(*(*workspace)->reader(), {});
            ASSAY_VERIFY_OK(columns);
            ASSAY_VERIFY_OK(editQuestions(
                **workspace, columns->id,
                [](model::Question& question) {
                    question.questionText = "By how much?";
                    return true;
                },
                "Bea", ""));
            for (int number = 0; number < kThere; ++number) {
                ASSAY_VERIFY_OK(addQuestion(**workspace, suite, numbered(kHere + number), "Bea", ""));
            }
            ASSAY_VERIFY_OK(changeSuiteSettings(
                **workspace, suite,
                [](SuiteSettings& settings) -> base::Result<> {
                    settings.guidelines = "Read the page.";
                    return {};
                },
                "Bea", ""));
            ASSAY_VERIFY_OK(freezeSuite(**workspace, suite, "P3.v1", {}, "Bea"));
            ASSAY_VERIFY_OK(storeSet(**workspace, "June", randomSamples(1, 50)));
            EmbeddingSet set;
            set.corpus = storeCorpus(**workspace, m_folder, "filings");
            set.name = set.model = "MiniLM";
            set.dimension = 3;
            set.rows = set.vectors = 5;
            set.fileName = kVectors;
            const std::string rows(3'000'000, 'v'); // more than is copied at once
            QVERIFY(!putDataFile(**workspace, kVectors, vectorFileOf(rows)).empty());
            set.contentHash = vectorHashOf(rows);
            const auto there = (*workspace)->reader();
            set.corpusHash = corpusInfo(*there, set.corpus)->contentHash;
            set.settings = set.report = "{}";
            ASSAY_VERIFY_OK(addEmbeddingSet(**workspace, set, base::IssueList()));
        }
        const fs::path path = copied();
        QProcess victim;
        start(victim, arguments(path));
        QVERIFY(victim.waitForFinished(60'000));
        QVERIFY2(victim.exitCode() == 0, victim.readAllStandardError().constData());
        m_reports = static_cast<int>(victim.readAllStandardOutput().count('\n')) - 1;
        QVERIFY2(m_reports > 5, std::to_string(m_reports).c_str());
        verifyWholeOrNothing(path);
        QCOMPARE(m_wholes, 1);
    }

    void killedInside_data() {
        QTest::addColumn<int>("report");
        for (int report = 0; report < m_reports; ++report) {
            QTest::addRow("at report %d", report) << report;
        }
    }

    // By itself, inside the transaction: nothing is left of it.
    void killedInside() {
        QFETCH(int, report);
        const fs::path path = copied();
        QProcess victim;
        start(victim, arguments(path) << QString::number(report));
        QVERIFY(victim.waitForFinished(60'000));
        QCOMPARE(victim.exitStatus(), QProcess::CrashExit);
        const int nothings = m_nothings;
        verifyWholeOrNothing(path);
        QCOMPARE(m_nothings, nothings + 1);
    }

    void killedAtRandomMoments_data() {
        QTest::addColumn<int>("lines");
        base::Random random(20'261'123);
        for (int round = 0; round < 10; ++round) {
            QTest::addRow("%d", round)
                << static_cast<int>(random.below(static_cast<std::uint64_t>(m_reports) + 1)) + 1;
        }
    }

    // From outside, as soon as it has said enough: perhaps while it commits.
    void killedAtRandomMoments() {
        QFETCH(int, lines);
        const fs::path path = copied();
        QProcess victim;
        start(victim, arguments(path));
        for (int seen = 0; seen < lines;) {
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
        verifyWholeOrNothing(path);
    }

    // After a kill the merge can be done, and a second one finds nothing.
    void theNextMergeIsWhole() {
        const fs::path path = copied();
        QProcess victim;
        start(victim, arguments(path) << QString::number(m_reports - 1));
        QVERIFY(victim.waitForFinished(60'000));
        QCOMPARE(victim.exitStatus(), QProcess::CrashExit);
        const auto workspace = Workspace::open(path);
        ASSAY_VERIFY_OK(workspace);
        const auto other = Workspace::open(m_other);
        ASSAY_VERIFY_OK(other);
        const auto reader = (*other)->reader();
        base::NoProgress progress;
        MergeOptions options;
        options.who = "Ada";
        const auto first = mergeWorkspace(**workspace, *reader, options, {}, progress);
        ASSAY_VERIFY_OK(first);
        QVERIFY(!first->taken.empty());
        const auto second = mergeWorkspace(**workspace, *reader, options, {}, progress);
        ASSAY_VERIFY_OK(second);
        QVERIFY(second->taken.empty() && second->conflicts.empty());
    }
};

ASSAY_TEST(TstMergeKill)
#include "tst_merge_kill.moc"
