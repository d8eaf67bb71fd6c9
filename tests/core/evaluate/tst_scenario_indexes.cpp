#include "core/base/random.h"
#include "core/evaluate/thresholds/scenario_indexes.h"
#include "tests/support/sample_generator.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>

using namespace assay;
using evaluate::ScenarioIndexes;
using metrics::NliThresholds;
using metrics::ThresholdIndex;
using model::Label;

namespace {

constexpr double kTaus[] = {0.0, 0.4, 0.5, 0.55, 0.62, 0.7, 0.71, 0.9, 1.0};

// The samples of the given scenarios alone, with their positions in the columns.
struct Alone {
    ThresholdIndex index;
    std::vector<std::uint32_t> positions;
};

Alone alone(const model::ScoredColumns& columns, const std::vector<std::uint16_t>& scenarios,
            NliThresholds limits) {
    std::vector<double> fhri;
    std::vector<double> nli;
    std::vector<Label> labels;
    std::vector<std::uint32_t> positions;
    for (std::uint32_t i = 0; i < columns.size(); ++i) {
        const bool isScored = columns.fhri[i] == columns.fhri[i]; // not NaN
        if (isScored &&
            std::find(scenarios.begin(), scenarios.end(), columns.scenario[i]) != scenarios.end()) {
            fhri.push_back(columns.fhri[i]);
            nli.push_back(columns.nli[i]);
            labels.push_back(columns.label[i]);
            positions.push_back(i);
        }
    }
    return {ThresholdIndex(fhri, nli, labels, limits), positions};
}

bool same(const ThresholdIndex& index, const Alone& expected) {
    bool equal = index.size() == expected.index.size() && index.reviewCount() == expected.index.reviewCount();
    for (const double tau : kTaus) {
        equal = equal && index.confusionAt(tau) == expected.index.confusionAt(tau);
    }
    for (const Label label : model::kLabels) {
        equal = equal && index.averagePrecision(label) == expected.index.averagePrecision(label);
        const auto points = index.prCurve(label);
        const auto plain = expected.index.prCurve(label);
        equal = equal && std::equal(points.begin(), points.end(), plain.begin(), plain.end(),
                                    [](const metrics::PrPoint& a, const metrics::PrPoint& b) {
                                        return a.threshold == b.threshold && a.taken == b.taken &&
                                               a.truePositives == b.truePositives && a.recall == b.recall;
                                    });
    }
    for (std::size_t i = 0; equal && i < index.size(); ++i) {
        equal = index.positions()[i] == expected.positions[expected.index.positions()[i]];
    }
    return equal;
}

model::ScoredColumns generated(std::size_t count, int decimals) {
    tests::GeneratorSettings settings;
    settings.count = count;
    settings.decimals = decimals;
    settings.scenarios = 5;
    return tests::generateColumns(settings);
}

std::vector<std::uint16_t> allOf(const model::ScoredColumns& columns) {
    std::vector<std::uint16_t> all;
    for (std::size_t i = 0; i < columns.scenarios.size(); ++i) {
        all.push_back(static_cast<std::uint16_t>(i));
    }
    return all;
}

} // namespace

class TstScenarioIndexes : public QObject {
    Q_OBJECT

  private slots:
    void sameAsEachAlone_data();
    void sameAsEachAlone();
    void limitsReachEveryIndex();
    void chosenOnly();
    void otherScores();
    void emptyScenarioAndEmptySet();
    void canBeMoved();
};

void TstScenarioIndexes::sameAsEachAlone_data() {
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("decimals");
    QTest::newRow("different scores") << 3000 << 0;
    QTest::newRow("many ties") << 3000 << 2;
    QTest::newRow("nearly nothing") << 3 << 1;
}

void TstScenarioIndexes::sameAsEachAlone() {
    QFETCH(int, count);
    QFETCH(int, decimals);
    const model::ScoredColumns columns = generated(static_cast<std::size_t>(count), decimals);
    ScenarioIndexes indexes(columns, {});
    QCOMPARE(indexes.scenarioCount(), columns.scenarios.size());
    QVERIFY(same(indexes.global(), alone(columns, allOf(columns), {})));
    for (std::uint16_t i = 0; i < columns.scenarios.size(); ++i) {
        QVERIFY(same(indexes.scenario(i), alone(columns, {i}, {})));
    }
}

void TstScenarioIndexes::limitsReachEveryIndex() {
    const model::ScoredColumns columns = generated(2000, 2);
    ScenarioIndexes indexes(columns, {});
    for (const NliThresholds limits :
         {NliThresholds{0.1, 0.3}, NliThresholds{0.0, 0.0}, NliThresholds{0.2, 0.9}}) {
        indexes.setNliThresholds(limits);
        QVERIFY(indexes.nliThresholds() == limits);
        QVERIFY(same(indexes.scenario(2), alone(columns, {2}, limits)));
        QVERIFY(same(indexes.global(), alone(columns, allOf(columns), limits)));
    }
    // One that was not asked for in between.
    QVERIFY(same(indexes.scenario(4), alone(columns, {4}, {0.2, 0.9})));
}

void TstScenarioIndexes::chosenOnly() {
    const model::ScoredColumns columns = generated(2000, 2);
    const std::vector<std::uint16_t> chosen{1, 3};
    ScenarioIndexes indexes(columns, {}, chosen);
    QVERIFY(same(indexes.global(), alone(columns, chosen, {})));
    QVERIFY(same(indexes.scenario(3), alone(columns, {3}, {})));
    QCOMPARE(indexes.scenario(0).size(), std::size_t{0});
}

void TstScenarioIndexes::otherScores() {
    const model::ScoredColumns columns = generated(1'500, 2);
    const std::vector<std::uint16_t> chosen{1, 3};
    ScenarioIndexes indexes(columns, {});
    ScenarioIndexes ofChosen(columns, {}, chosen);
    base::Random random(5);
    for (int round = 0; round < 4; ++round) {
        model::ScoredColumns other = columns; // a third of the samples has no score now
        for (double& score : other.fhri) {
            score = random.unit() < 0.33 ? model::kNoScore : random.unit();
        }
        indexes.setScores(other.fhri);
        ofChosen.setScores(other.fhri);
        QVERIFY(same(indexes.global(), alone(other, allOf(other), {})));
        QVERIFY(same(ofChosen.global(), alone(other, chosen, {})));
        for (std::uint16_t i = 0; i < columns.scenarios.size(); ++i) {
            QVERIFY(same(indexes.scenario(i), alone(other, {i}, {})));
        }
        const NliThresholds limits{0.1, 0.5};
        indexes.setNliThresholds(limits);
        QVERIFY(same(indexes.global(), alone(other, allOf(other), limits)));
        indexes.setNliThresholds({});
    }
    indexes.setScores(columns.fhri);
    QVERIFY(same(indexes.global(), alone(columns, allOf(columns), {})));
    indexes.setScores(std::vector<double>(columns.size(), model::kNoScore));
    QCOMPARE(indexes.global().size(), std::size_t{0});
    QCOMPARE(indexes.scenario(0).size(), std::size_t{0});
}

void TstScenarioIndexes::emptyScenarioAndEmptySet() {
    model::ScoredColumns columns = generated(500, 2);
    columns.scenarios.emplace_back("zz without samples");
    ScenarioIndexes indexes(columns, {});
    QCOMPARE(indexes.scenario(5).size(), std::size_t{0});
    QVERIFY(indexes.scenario(5).confusionAt(0.5) == metrics::ConfusionMatrix{});
    ScenarioIndexes nothing(model::ScoredColumns{}, {});
    QCOMPARE(nothing.scenarioCount(), std::size_t{0});
    QCOMPARE(nothing.global().size(), std::size_t{0});
}

void TstScenarioIndexes::canBeMoved() {
    const model::ScoredColumns columns = generated(500, 2);
    ScenarioIndexes made(columns, {});
    ScenarioIndexes indexes = std::move(made);
    indexes.setNliThresholds({0.1, 0.2});
    QVERIFY(same(indexes.global(), alone(columns, allOf(columns), {0.1, 0.2})));
}

ASSAY_TEST(TstScenarioIndexes)
#include "tst_scenario_indexes.moc"
