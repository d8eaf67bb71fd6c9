#include "core/base/random.h"
#include "core/statistics/latency.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>

using namespace assay::statistics;

namespace {

// Binomial probabilities added up one by one.
double chanceOfAtMost(std::size_t n, double p, std::size_t count) {
    double sum = 0;
    double logChoose = 0;
    for (std::size_t i = 0; i <= count && i <= n; ++i) {
        if (i > 0) {
            logChoose += std::log(static_cast<double>(n - i + 1)) - std::log(static_cast<double>(i));
        }
        sum += std::exp(logChoose + static_cast<double>(i) * std::log(p) +
                        static_cast<double>(n - i) * std::log1p(-p));
    }
    return sum;
}

} // namespace

class TestLatency final : public QObject {
    Q_OBJECT

  private slots:

    void aRankIsNeverInterpolated() {
        QCOMPARE(nearestRank(20, 0.95), std::size_t{19});
        QCOMPARE(nearestRank(21, 0.95), std::size_t{20});
        QCOMPARE(nearestRank(100, 0.99), std::size_t{99});
        QCOMPARE(nearestRank(1, 0.5), std::size_t{1});
        QCOMPARE(nearestRank(4, 0.5), std::size_t{2});
        const Latency even = latencyOf({4, 1, 3, 2}, {});
        QCOMPARE(even.p50->value, 2.0);
        QVERIFY(!even.p50->isAtLeast && !even.meanIsAtLeast());
        QCOMPARE(*even.mean, 2.5);
    }

    // A backend that hangs in every tenth call is not fast: its P95 is the time limit.
    void everyTenthCallHangs() {
        std::vector<double> answered(90, 0.5);
        const Latency latency = latencyOf(answered, std::vector<double>(10, 90.0));
        QCOMPARE(latency.n, std::int64_t{100});
        QCOMPARE(latency.timeouts, std::int64_t{10});
        QCOMPARE(latency.p50->value, 0.5);
        QVERIFY(!latency.p50->isAtLeast);
        QCOMPARE(latency.p95->value, 90.0);
        QVERIFY(latency.p95->isAtLeast && latency.p99->isAtLeast);
        QVERIFY(!latency.p95->high);
        QCOMPARE(*latency.mean, 9.45);
        QVERIFY(latency.meanIsAtLeast());
    }

    // With another limit earlier: the wait that was ended after 5 seconds may have been the longest.
    void behindATimeoutEveryValueIsABound() {
        const Latency latency = latencyOf({1, 2, 10, 20}, {5});
        QCOMPARE(latency.p50->value, 5.0);
        QVERIFY(latency.p50->isAtLeast);
        QCOMPARE(latency.p95->value, 20.0);
        QVERIFY(latency.p95->isAtLeast);
        QVERIFY(!latencyOf({1, 2, 5}, {5}).p50->isAtLeast);
    }

    void upperEndsAreOpenForFewWaits() {
        QVERIFY(!quantileRanks(71, 0.95).high && quantileRanks(72, 0.95).high);
        QVERIFY(!quantileRanks(367, 0.99).high && quantileRanks(368, 0.99).high);
        QVERIFY(!quantileRanks(5, 0.5).high && quantileRanks(6, 0.5).high);
        QVERIFY(!quantileRanks(5, 0.5).low && quantileRanks(6, 0.5).low);
        QVERIFY(!quantileRanks(0, 0.5).low);
    }

    void ranksAreThoseOfTheBinomial() {
        assay::base::Random random(4);
        for (int round = 0; round < 200; ++round) {
            const auto n = static_cast<std::size_t>(1 + random.below(400));
            const double p = std::vector<double>{0.5, 0.9, 0.95, 0.99}[random.below(4)];
            std::optional<std::size_t> low, high;
            for (std::size_t rank = 1; rank <= n; ++rank) {
                if (chanceOfAtMost(n, p, rank - 1) <= 0.025) {
                    low = rank;
                }
                if (!high && 1 - chanceOfAtMost(n, p, rank - 1) <= 0.025) {
                    high = rank;
                }
            }
            const RankInterval ranks = quantileRanks(n, p);
            QCOMPARE(ranks.low, low);
            QCOMPARE(ranks.high, high);
        }
    }

    void nothingWaitedForIsNoFigure() {
        const Latency latency = latencyOf({}, {});
        QCOMPARE(latency.n, std::int64_t{0});
        QVERIFY(!latency.mean && !latency.p50 && !latency.p99);
        const Latency hung = latencyOf({}, {90});
        QCOMPARE(hung.p50->value, 90.0);
        QVERIFY(hung.p50->isAtLeast);
    }
};

ASSAY_TEST(TestLatency)
#include "tst_latency.moc"
