// Kinds of runs in plain words, as they stand in names that runs get by themselves.
#include "core/evaluate/runs/run_description.h"
#include "core/words/run_kinds.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;

class TestRunKinds : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void noneIsACode() {
        const words::Wording wording;
        for (const std::string_view kind :
             {evaluate::kSweepRuns, evaluate::kDetectorRuns, evaluate::kDynamicRuns, evaluate::kJudgeRuns,
              evaluate::kLintRuns, evaluate::kFiguresLintRuns, evaluate::kImpactRuns}) {
            const std::string name = words::runKindName(kind, wording);
            QVERIFY2(name != kind && name.find_first_of("-_") == std::string::npos, name.c_str());
        }
        QCOMPARE(words::runKindName("compare-detectors", wording), std::string("Comparison of detectors"));
        QCOMPARE(words::runKindName("of a newer version", wording), std::string("of a newer version"));
    }
};

ASSAY_TEST(TestRunKinds)
#include "tst_run_kinds.moc"
