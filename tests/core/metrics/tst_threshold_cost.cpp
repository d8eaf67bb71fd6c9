#include "core/base/random.h"
#include "core/metrics/classification/threshold_cost.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <vector>

using namespace assay;
using metrics::ConfusionMatrix;
using model::Label;

class TstThresholdCost : public QObject {
    Q_OBJECT

  private slots:
    void byHand();
    void leastOfAll();
    void withoutSamples();
};

// 10 accurate, 10 hallucinations, 2 contradictions of which one is taken for accurate.
void TstThresholdCost::byHand() {
    const ConfusionMatrix loose{{{{10, 0, 0}, {6, 4, 0}, {1, 0, 1}}}};
    const ConfusionMatrix middle{{{{7, 2, 1}, {2, 8, 0}, {1, 0, 1}}}};
    const ConfusionMatrix strict{{{{2, 7, 1}, {0, 10, 0}, {0, 1, 1}}}};
    QCOMPARE(*metrics::costPerSample(loose, {5, 1}), 30.0 / 22);
    QCOMPARE(*metrics::costPerSample(middle, {5, 1}), (10.0 + 3) / 22);
    QCOMPARE(*metrics::costPerSample(strict, {5, 1}), 8.0 / 22);
    const std::vector all{loose, middle, strict};
    QCOMPARE(*metrics::cheapestThreshold(all, {5, 1}), std::size_t{2});
    QCOMPARE(*metrics::cheapestThreshold(all, {1, 1}), std::size_t{1});
    QCOMPARE(*metrics::cheapestThreshold(all, {1, 10}), std::size_t{0});
    // Nothing costs anything: the one that finds most hallucinations.
    QCOMPARE(*metrics::cheapestThreshold(all, {0, 0}), std::size_t{2});
    // Alike in all: the lower one.
    const std::vector twice{middle, middle};
    QCOMPARE(*metrics::cheapestThreshold(twice, {1, 1}), std::size_t{0});
}

void TstThresholdCost::leastOfAll() {
    base::Random random(17);
    for (int round = 0; round < 200; ++round) {
        std::vector<ConfusionMatrix> matrices(1 + random.below(12));
        for (ConfusionMatrix& matrix : matrices) {
            const auto accepted = static_cast<std::int64_t>(random.below(11));
            const auto missed = static_cast<std::int64_t>(random.below(11));
            matrix.at(Label::Accurate, Label::Accurate) = accepted;
            matrix.at(Label::Accurate, Label::Hallucination) = 10 - accepted;
            matrix.at(Label::Hallucination, Label::Accurate) = missed;
            matrix.at(Label::Hallucination, Label::Hallucination) = 10 - missed;
        }
        const model::DecisionCosts costs{static_cast<double>(random.below(6)),
                                         static_cast<double>(random.below(6))};
        const auto found = metrics::cheapestThreshold(matrices, costs);
        QVERIFY(found);
        for (std::size_t i = 0; i < matrices.size(); ++i) {
            const double mine = *metrics::costPerSample(matrices[*found], costs);
            const double other = *metrics::costPerSample(matrices[i], costs);
            QVERIFY(mine <= other + 1e-12);
            if (other <= mine + 1e-12 && i < *found) { // an equal one before it finds fewer hallucinations
                QVERIFY(matrices[i].at(Label::Hallucination, Label::Hallucination) <
                        matrices[*found].at(Label::Hallucination, Label::Hallucination));
            }
        }
    }
}

void TstThresholdCost::withoutSamples() {
    QVERIFY(!metrics::costPerSample({}, {}));
    QVERIFY(!metrics::cheapestThreshold({}, {}));
    const std::vector<ConfusionMatrix> empty(3);
    QVERIFY(!metrics::cheapestThreshold(empty, {}));
}

ASSAY_TEST(TstThresholdCost)
#include "tst_threshold_cost.moc"
