// Against every order of the results tried, and values worked out by hand.
#include "core/base/random.h"
#include "core/statistics/chance.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace assay::statistics;

namespace {

bool near(double found, double expected, double tolerance = 1e-12) {
    return std::abs(found - expected) <= tolerance;
}

struct Means {
    double hit = 0, reciprocalRank = 0, recall = 0, ndcg = 0, averagePrecision = 0;
};

// Of all orders of the results, gold as 'g'.
Means overAllOrders(int results, int gold, int k) {
    std::string order(static_cast<std::size_t>(gold), 'g');
    order.append(static_cast<std::size_t>(results - gold), 'o');
    Means sums;
    double ideal = 0;
    for (int rank = 1; rank <= std::min({k, gold, results}); ++rank) {
        ideal += 1 / std::log2(rank + 1.0);
    }
    int orders = 0;
    do {
        ++orders;
        int found = 0;
        int first = 0;
        int within = 0;
        double precisions = 0;
        double dcg = 0;
        for (int rank = 1; rank <= results; ++rank) {
            if (order[static_cast<std::size_t>(rank - 1)] != 'g') {
                continue;
            }
            first = first == 0 ? rank : first;
            precisions += static_cast<double>(++found) / rank;
            if (rank <= k) {
                ++within;
                dcg += 1 / std::log2(rank + 1.0);
            }
        }
        sums.hit += within > 0 ? 1 : 0;
        sums.reciprocalRank += first > 0 && first <= k ? 1.0 / first : 0;
        sums.recall += gold > 0 ? static_cast<double>(within) / gold : 0;
        sums.ndcg += gold > 0 ? dcg / ideal : 0;
        sums.averagePrecision += gold > 0 ? precisions / gold : 0;
    } while (std::ranges::next_permutation(order).found);
    return {sums.hit / orders, sums.reciprocalRank / orders, sums.recall / orders, sums.ndcg / orders,
            sums.averagePrecision / orders};
}

} // namespace

class TstChance : public QObject {
    Q_OBJECT

  private slots:
    void asOverAllOrders();
    void knownValues();
    void liftSaysHowFar();
    void sumOfUnlikeCoins();
};

void TstChance::asOverAllOrders() {
    for (int results = 1; results <= 8; ++results) {
        for (int gold = 0; gold <= results; ++gold) {
            for (int k = 1; k <= results + 1; ++k) {
                const Means expected = overAllOrders(results, gold, k);
                const Pool pool{results, gold};
                QVERIFY(near(hitChance(pool, k), expected.hit));
                QVERIFY(near(reciprocalRankChance(pool, k), expected.reciprocalRank));
                QVERIFY(near(recallChance(pool, k), expected.recall));
                QVERIFY(near(ndcgChance(pool, k), expected.ndcg));
                QVERIFY(near(averagePrecisionChance(pool), expected.averagePrecision));
            }
        }
    }
    QCOMPARE(hitChance({0, 0}, 5), 0.0);
    QCOMPARE(recallChance({0, 0}, 5), 0.0);
}

void TstChance::knownValues() {
    QCOMPARE(hitChance({3, 1}, 5), 1.0);
    QVERIFY(near(reciprocalRankChance({3, 1}, 5), 11.0 / 18));
    QVERIFY(near(hitChance({6, 2}, 3), 0.8));
    QVERIFY(near(reciprocalRankChance({6, 2}, 3), 0.53333, 5e-6));
    QVERIFY(near(hitChance({19, 6}, 5), 0.889319, 5e-7));
    QVERIFY(near(reciprocalRankChance({19, 6}, 20), 0.541888, 5e-7));
    QVERIFY(near(hitChance({19, 10}, 5), 0.98916, 5e-6));
    QVERIFY(near(averagePrecisionChance({6, 2}), 0.526667, 5e-7));
    // Of a large corpus nearly nothing, and nothing but what is there.
    QVERIFY(near(hitChance({5'000'000, 6}, 5), 6e-6, 1e-10));
}

void TstChance::liftSaysHowFar() {
    QVERIFY(near(lift(0.897, 0.742).value(), 0.155 / 0.258));
    QVERIFY(lift(0.5, 0.75).value() < 0);
    QVERIFY(!lift(1, 1));
}

void TstChance::sumOfUnlikeCoins() {
    assay::base::Random random(5);
    for (int round = 0; round < 40; ++round) {
        std::vector<double> chances(1 + random.below(10));
        for (double& chance : chances) {
            chance = random.below(8) == 0 ? static_cast<double>(random.below(2)) : random.unit();
        }
        for (int successes = -1; successes <= static_cast<int>(chances.size()) + 1; ++successes) {
            double expected = 0;
            for (unsigned outcome = 0; outcome < 1U << chances.size(); ++outcome) {
                double probability = 1;
                for (std::size_t i = 0; i < chances.size(); ++i) {
                    probability *= (outcome >> i & 1U) != 0 ? chances[i] : 1 - chances[i];
                }
                expected += __builtin_popcount(outcome) >= successes ? probability : 0;
            }
            QVERIFY(near(atLeastByLuck(chances, successes), expected));
        }
    }
    // Of a thousand alike: the binomial's upper tail (scipy.stats.binom.sf(529, 1000, 0.5)).
    QVERIFY(near(atLeastByLuck(std::vector<double>(1000, 0.5), 530), 0.0310115975, 1e-9));
}

ASSAY_TEST(TstChance)
#include "tst_chance.moc"
