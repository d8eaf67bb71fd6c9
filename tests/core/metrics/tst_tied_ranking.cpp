#include "core/base/random.h"
#include "core/metrics/ranking/tied_ranking.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace assay;
using metrics::Tie;

namespace {

struct Means {
    double hit = 0;
    double reciprocalRank = 0;
    double recall = 0;
    double ndcg = 0;
    double averagePrecision = 0;
};

// Of one order: gold or not by rank.
Means plain(const std::vector<bool>& gold, std::size_t k, int relevant) {
    Means values;
    double gain = 0;
    double ideal = 0;
    int found = 0;
    for (std::size_t i = 0; i < std::min(k, gold.size()); ++i) {
        if (!gold[i]) {
            continue;
        }
        ++found;
        const double rank = static_cast<double>(i) + 1;
        values.hit = 1;
        values.reciprocalRank = std::max(values.reciprocalRank, 1 / rank);
        gain += 1 / std::log2(rank + 1);
        values.averagePrecision += found / rank / relevant;
    }
    for (std::size_t i = 0; i < k && i < static_cast<std::size_t>(relevant); ++i) {
        ideal += 1 / std::log2(static_cast<double>(i) + 2);
    }
    values.recall = static_cast<double>(found) / relevant;
    values.ndcg = gain / ideal;
    return values;
}

// Every order of every tie, one after the other.
void forEachOrder(const std::vector<Tie>& ties, std::size_t next, std::vector<bool>& order,
                  const auto& take) {
    if (next == ties.size()) {
        take(order);
        return;
    }
    std::vector<bool> places(static_cast<std::size_t>(ties[next].results), false);
    std::fill(places.end() - ties[next].gold, places.end(), true);
    do {
        order.insert(order.end(), places.begin(), places.end());
        forEachOrder(ties, next + 1, order, take);
        order.resize(order.size() - places.size());
    } while (std::next_permutation(places.begin(), places.end()));
}

bool near(double a, double b) {
    return std::abs(a - b) < 1e-12;
}

} // namespace

class TestTiedRanking : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void fourTiedWithOneGold() {
        const std::vector<Tie> ties{{4, 1}};
        QVERIFY(near(metrics::hitWithin(ties, 1), 0.25));
        QVERIFY(near(metrics::reciprocalRankWithin(ties, 4), 25.0 / 48));
    }

    void meansOverAllOrders() {
        base::Random random(11);
        for (int round = 0; round < 400; ++round) {
            std::vector<Tie> ties(1 + random.below(4));
            int gold = static_cast<int>(random.below(3)); // that was not found
            for (Tie& tie : ties) {
                tie.results = 1 + static_cast<std::int64_t>(random.below(4));
                tie.gold =
                    static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(tie.results) + 1));
                gold += static_cast<int>(tie.gold);
            }
            const int relevant = std::max(gold, 1);
            for (std::size_t k = 1; k <= 14; k += 2) {
                Means sum;
                int orders = 0;
                std::vector<bool> order;
                forEachOrder(ties, 0, order, [&](const std::vector<bool>& one) {
                    const Means values = plain(one, k, relevant);
                    sum.hit += values.hit;
                    sum.reciprocalRank += values.reciprocalRank;
                    sum.recall += values.recall;
                    sum.ndcg += values.ndcg;
                    sum.averagePrecision += values.averagePrecision;
                    ++orders;
                });
                const auto at = static_cast<std::int64_t>(k);
                QVERIFY(near(metrics::hitWithin(ties, at), sum.hit / orders));
                QVERIFY(near(metrics::reciprocalRankWithin(ties, at), sum.reciprocalRank / orders));
                QVERIFY(near(metrics::recallWithin(ties, at, relevant), sum.recall / orders));
                QVERIFY(near(metrics::ndcgWithin(ties, at, relevant), sum.ndcg / orders));
                QVERIFY(
                    near(metrics::averagePrecisionWithin(ties, at, relevant), sum.averagePrecision / orders));
            }
        }
    }

    // One tie of everything is a ranking in random order: Bestgen's expectation of average precision.
    void oneTieOfAllIsLuck() {
        const std::vector<Tie> all{{6, 2}};
        QVERIFY(near(metrics::hitWithin(all, 3), 0.8));
        QVERIFY(std::abs(metrics::averagePrecisionWithin(all, 6, 2) - 0.526667) < 5e-7);
        QVERIFY(near(metrics::recallWithin(all, 3, 2), 0.5));
        const std::vector<Tie> nothing{{0, 0}};
        QCOMPARE(metrics::recallWithin(nothing, 5, 1), 0.0);
        QCOMPARE(metrics::hitWithin(nothing, 5), 0.0);
    }
};

ASSAY_TEST(TestTiedRanking)
#include "tst_tied_ranking.moc"
