#include "app/demo/demo_scores.h"
#include "core/base/atomic_file.h"
#include "core/base/hash.h"
#include "core/evaluate/thresholds/threshold_sweep.h"
#include "core/workspace/scored/scored_sets.h"
#include "tests/support/test_class.h"

#include <QTemporaryDir>
#include <array>
#include <map>

using namespace assay;

class TestDemoScores : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    workspace::ScoredColumnsFromFiles m_read;

  private Q_SLOTS:

    void initTestCase() {
        const std::filesystem::path file =
            std::filesystem::path(m_folder.path().toStdString()) / "demo.jsonl";
        QVERIFY(base::writeFileAtomically(file, app::demoScoresJsonLines()));
        base::NoProgress progress;
        const std::array files{file};
        auto read = workspace::readScoredColumns(files, std::nullopt, {}, progress);
        QVERIFY(read.has_value());
        m_read = std::move(*read);
    }

    void isTheSameEveryTime() { QCOMPARE(app::demoScoresJsonLines(), app::demoScoresJsonLines()); }

    void anotherSeedGivesOthers() { QVERIFY(app::demoScoresJsonLines(1) != app::demoScoresJsonLines(2)); }

    void imports8000SamplesWithoutAnIssue() {
        QCOMPARE(m_read.reading.records, std::int64_t{8'000});
        QCOMPARE(m_read.reading.rejected, std::int64_t{0});
        QCOMPARE(m_read.reading.unscored, std::int64_t{0});
        for (const base::Issue& issue : m_read.reading.issues.issues()) {
            QFAIL(std::string(base::issueCodeName(issue.code)).c_str());
        }
        QCOMPARE(m_read.columns.scenarios.size(), std::size_t{10});
    }

    void mixesTheClassesSixtyTwentyTwenty() {
        std::map<std::uint16_t, std::array<int, 3>> counts;
        for (std::size_t i = 0; i < m_read.columns.size(); ++i) {
            ++counts[m_read.columns.scenario[i]][model::indexOf(m_read.columns.label[i])];
        }
        QCOMPARE(counts.size(), std::size_t{10});
        for (const auto& [scenario, byLabel] : counts) {
            QCOMPARE(byLabel, (std::array{480, 160, 160}));
        }
    }

    void mostScenariosAreFeasibleAndSomeAreNot() {
        base::NoProgress progress;
        const auto sweep = evaluate::thresholdSweep(m_read.columns, {}, {}, progress);
        QVERIFY(sweep.has_value());
        int feasible = 0;
        for (const evaluate::ScopeSweep& scope : sweep->scenarios) {
            QVERIFY(scope.best.has_value());
            feasible += scope.best->feasible ? 1 : 0;
        }
        QVERIFY2(feasible >= 6 && feasible <= 9, std::to_string(feasible).c_str());
    }
};

ASSAY_TEST(TestDemoScores)
#include "tst_demo_scores.moc"
