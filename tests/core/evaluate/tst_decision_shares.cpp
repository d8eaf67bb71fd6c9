// Shares of decisions whose intervals keep contradiction pairs together, against a count of one sample after
// the other.
#include "core/base/random.h"
#include "core/evaluate/thresholds/decision_shares.h"
#include "tests/core/evaluate/laboratory_samples.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using evaluate::DecisionShares;
using model::Label;
using statistics::ClusteredShare;

namespace {

// Of the samples that `isOf`, the share that `isRight`, item by item.
template <typename IsOf, typename IsRight>
ClusteredShare slowShare(const model::ScoredColumns& columns, IsOf isOf, IsRight isRight) {
    std::vector<double> values;
    std::vector<std::uint32_t> clusters;
    std::uint32_t next = 1'000'000; // above every pair
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (isOf(i)) {
            values.push_back(isRight(i) ? 1.0 : 0.0);
            clusters.push_back(columns.pairOf(i) == model::kNone ? next++ : columns.pairOf(i));
        }
    }
    return statistics::clusteredShare(values, {}, statistics::Clusters(clusters));
}

bool isSame(const ClusteredShare& found, const ClusteredShare& expected) {
    if (found.n != expected.n || found.clusters != expected.clusters ||
        found.interval.has_value() != expected.interval.has_value()) {
        return false;
    }
    return !found.interval || (std::abs(found.interval->low - expected.interval->low) < 1e-12 &&
                               std::abs(found.interval->high - expected.interval->high) < 1e-12 &&
                               std::abs(found.effective - expected.effective) < 1e-6);
}

} // namespace

class TstDecisionShares : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void sharesAreThoseOfItems_data() {
        QTest::addColumn<int>("count");
        for (const int count : {1, 4, 12, 300}) {
            QTest::addRow("%d", count) << count;
        }
    }

    void sharesAreThoseOfItems() {
        QFETCH(int, count);
        const model::ScoredColumns columns = tests::laboratoryColumns(static_cast<std::size_t>(count), 12);
        base::Random random(5);
        std::vector<std::uint8_t> decided(columns.size());
        metrics::ConfusionMatrix matrix;
        const auto isIn = [&](std::size_t i) { return i % 5 != 2; };
        for (std::size_t i = 0; i < columns.size(); ++i) {
            decided[i] = static_cast<std::uint8_t>(random.below(3));
            if (isIn(i)) {
                ++matrix.cells[model::indexOf(columns.label[i])][decided[i]];
            }
        }
        const evaluate::PairedSamples pairs(columns, isIn);
        const DecisionShares found =
            evaluate::decisionShares(matrix, pairs, [&](std::size_t i) { return decided[i]; });
        const auto isRight = [&](std::size_t i) { return decided[i] == model::indexOf(columns.label[i]); };
        QVERIFY(isSame(found.accuracy, slowShare(columns, isIn, isRight)));
        QVERIFY(isSame(evaluate::pairedShare(found.accuracy.n,
                                             matrix.cells[0][0] + matrix.cells[1][1] + matrix.cells[2][2],
                                             pairs, isRight),
                       found.accuracy));
        for (const Label label : model::kLabels) {
            const auto isOfClass = [&](std::size_t i) { return isIn(i) && columns.label[i] == label; };
            const auto isCalled = [&](std::size_t i) {
                return isIn(i) && decided[i] == model::indexOf(label);
            };
            QVERIFY(isSame(found.recallOf(label), slowShare(columns, isOfClass, isRight)));
            QVERIFY(isSame(found.precisionOf(label), slowShare(columns, isCalled, isRight)));
        }
    }

    // Both samples of each pair are decided alike: two of them are worth hardly more than one.
    void pairsCountForLess() {
        model::ScoredColumns columns = tests::laboratoryColumns(80, 3, 2, 1);
        metrics::ConfusionMatrix matrix;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            columns.label[i] = Label::Accurate;
            columns.pair[i] = static_cast<std::uint32_t>(i / 2);
            ++matrix.cells[0][i < 40 ? 0 : 1];
        }
        const evaluate::PairedSamples pairs(columns, [](std::size_t) { return true; });
        const auto together = evaluate::decisionShares(
            matrix, pairs, [](std::size_t i) { return static_cast<std::uint8_t>(i < 40 ? 0 : 1); });
        const auto alone = evaluate::decisionShares(matrix);
        QCOMPARE(together.accuracy.clusters, std::int64_t{40});
        QVERIFY(std::abs(*together.accuracy.designEffect() - 2) < 0.3);
        QVERIFY(*alone.accuracy.designEffect() < 1.1);
        QVERIFY(together.accuracy.interval->low < alone.accuracy.interval->low);
        QVERIFY(!alone.recallOf(Label::Contradiction).value);
    }
};

ASSAY_TEST(TstDecisionShares)
#include "tst_decision_shares.moc"
