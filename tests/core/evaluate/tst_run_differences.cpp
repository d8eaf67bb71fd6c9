#include "core/evaluate/runs/run_differences.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <vector>

using namespace assay;
using namespace assay::evaluate;

class TestRunDifferences : public QObject {
    Q_OBJECT

    static RunDescription run(std::vector<RunSetting> settings, std::vector<RunInput> inputs) {
        RunDescription made;
        made.settings = std::move(settings);
        made.inputs = std::move(inputs);
        return made;
    }

  private Q_SLOTS:

    void ofOneRunNothingDiffers() {
        const RunDescription alone = run({{"seed", "1"}}, {{"suite", "P3", "aa"}});
        const std::vector<const RunDescription*> runs{&alone};
        const RunDifferences found = runDifferences(runs);
        QVERIFY(found.settings.empty() && found.inputs.empty());
        QVERIFY(found.sameSettings == 1 && found.sameInputs == 1);
        QVERIFY(runDifferences({}).settings.empty());
    }

    void ofThreeRunsOneThatDiffersIsEnough() {
        const RunDescription a = run({{"k", "10"}, {"seed", "1"}}, {{"suite", "P3", "aa"}});
        const RunDescription b = run({{"k", "10"}, {"seed", "1"}}, {{"suite", "P3", "aa"}});
        const RunDescription c = run({{"k", "20"}, {"seed", "1"}, {"alpha", "0.5"}}, {{"suite", "P3", "bb"}});
        const std::vector<const RunDescription*> runs{&a, &b, &c};
        const RunDifferences found = runDifferences(runs);
        QCOMPARE(found.sameSettings, std::size_t(1)); // the seed
        QCOMPARE(found.settings.size(), std::size_t(2));
        QCOMPARE(found.settings[0].name, std::string("alpha"));
        QVERIFY(!found.settings[0].values[0] && !found.settings[0].values[1]);
        QVERIFY(found.settings[0].values[2] == "0.5");
        QCOMPARE(found.settings[1].name, std::string("k"));
        QVERIFY(found.settings[1].values == (std::vector<std::optional<std::string>>{"10", "10", "20"}));
        // The same name with another content is another input.
        QCOMPARE(found.inputs.size(), std::size_t(1));
        QCOMPARE(found.inputs[0].inputs.size(), std::size_t(3));
        QCOMPARE(found.sameInputs, std::size_t(0));
    }

    void theNthOfARoleStandsAgainstTheNth() {
        const RunDescription a = run({}, {{"suite", "P3", "aa"}, {"suite", "P4", "bb"}});
        const RunDescription b = run({}, {{"suite", "P3", "aa"}});
        const RunDescription c = run({}, {{"suite", "P3", "aa"}, {"suite", "P5", "cc"}});
        const std::vector<const RunDescription*> runs{&a, &b, &c};
        const RunDifferences found = runDifferences(runs);
        QCOMPARE(found.sameInputs, std::size_t(1));
        QCOMPARE(found.inputs.size(), std::size_t(1));
        QVERIFY(found.inputs[0].inputs[0] && found.inputs[0].inputs[0]->name == "P4");
        QVERIFY(!found.inputs[0].inputs[1]);
        QVERIFY(found.inputs[0].inputs[2] && found.inputs[0].inputs[2]->name == "P5");
    }
};

ASSAY_TEST(TestRunDifferences)
#include "tst_run_differences.moc"
