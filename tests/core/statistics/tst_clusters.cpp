// Figures of items in clusters, the tests on their differences, Holm's correction, and power.
#include "core/base/random.h"
#include "core/statistics/clusters.h"
#include "core/statistics/mcnemar.h"
#include "core/statistics/power.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace assay::statistics;
using assay::base::Random;

namespace {

bool near(double found, double expected, double tolerance = 1e-12) {
    return std::abs(found - expected) <= tolerance;
}

// So many clusters of so many items each, numbered in a way that means nothing.
std::vector<std::uint32_t> evenClusters(std::uint32_t clusters, std::uint32_t each) {
    std::vector<std::uint32_t> numbers;
    for (std::uint32_t cluster = 0; cluster < clusters; ++cluster) {
        numbers.insert(numbers.end(), each, 1000 - 7 * cluster);
    }
    return numbers;
}

} // namespace

class TstClusters : public QObject {
    Q_OBJECT

  private slots:
    void sharesThatStandOrFallTogether();
    void sharesOfIndependentItems();
    void weightedShares();
    void talliesAreTheirItems();
    void tooFewClusters();
    void correctedLevel();
    void intervalsOfDraws();
    void aPerfectShareIsNoLessSureThanAPartOfIt();
    void ratioIntervalHoldsTheMean();
    void signFlipTriesEverySign();
    void signFlipOfSingleItemsIsMcNemar();
    void thrownSignsComeNear();
    void holm();
    void itemsForADifference();
    void falseAlarms();
    void powerOfIntervals();
};

void TstClusters::sharesThatStandOrFallTogether() {
    const Clusters clusters(evenClusters(12, 5));
    QCOMPARE(clusters.size(), std::size_t{12});
    std::vector<double> hits(60, 1.0);
    const ClusteredShare all = clusteredShare(hits, {}, clusters);
    QCOMPARE(all.effective, 12.0);
    QVERIFY(near(all.interval->low, 0.7575, 5e-5));
    QCOMPARE(all.interval->high, 1.0);
    std::fill(hits.begin(), hits.begin() + 15, 0.0); // three clusters
    const ClusteredShare most = clusteredShare(hits, {}, clusters);
    QCOMPARE(most.value.value(), 0.75);
    QVERIFY(near(most.effective, 8.7228, 5e-5));
    QVERIFY(near(most.interval->low, 0.422, 5e-4));
    QVERIFY(near(most.interval->high, 0.925, 5e-4));
    QVERIFY(near(most.designEffect().value(), 60 / 8.7228, 1e-4));
}

// With many items each alone it is nearly Wilson's interval, a little wider for what is not known of the
// spread.
void TstClusters::sharesOfIndependentItems() {
    std::vector<double> hits(2'000);
    for (std::size_t i = 0; i < hits.size(); ++i) {
        hits[i] = i % 3 == 0 ? 1 : 0;
    }
    const auto share = clusteredShare(hits, {}, Clusters::single(hits.size()));
    const auto wilson = wilsonInterval(667, 2'000);
    QVERIFY(near(share.interval->low, wilson->low, 1e-4) && share.interval->low < wilson->low);
    QVERIFY(near(share.interval->high, wilson->high, 1e-4) && share.interval->high > wilson->high);
}

void TstClusters::weightedShares() {
    const Clusters clusters(evenClusters(6, 2));
    const std::vector<double> hits{1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0};
    const std::vector<double> weights{3, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1};
    QCOMPARE(clusteredShare(hits, weights, clusters).value.value(), 0.75);
    // Weights that are all alike are none.
    const std::vector<double> alike(12, 2.5);
    const auto with = clusteredShare(hits, alike, clusters);
    const auto without = clusteredShare(hits, {}, clusters);
    QVERIFY(near(with.effective, without.effective) && near(with.interval->low, without.interval->low));
}

void TstClusters::talliesAreTheirItems() {
    Random random(4);
    for (int round = 0; round < 30; ++round) {
        std::vector<std::uint32_t> numbers;
        std::vector<double> values;
        std::vector<ClusterTally> tallies;
        const auto clusters = static_cast<std::uint32_t>(random.below(40));
        for (std::uint32_t cluster = 0; cluster < clusters; ++cluster) {
            ClusterTally tally{static_cast<std::int64_t>(1 + random.below(3)), 0, 1};
            for (std::int64_t item = 0; item < tally.items; ++item) {
                numbers.push_back(cluster);
                values.push_back(round % 5 == 0 ? 1.0 : static_cast<double>(random.below(2)));
                tally.successes += static_cast<std::int64_t>(values.back());
            }
            tallies.push_back(tally);
        }
        const auto expected = clusteredShare(values, {}, Clusters(numbers));
        const auto found = clusteredShare(tallies);
        QCOMPARE(found.n, expected.n);
        QCOMPARE(found.clusters, expected.clusters);
        QCOMPARE(found.value.has_value(), expected.value.has_value());
        QCOMPARE(found.interval.has_value(), expected.interval.has_value());
        if (found.interval) {
            QVERIFY(near(*found.value, *expected.value));
            QVERIFY(near(found.effective, expected.effective, 1e-9));
            QVERIFY(near(found.interval->low, expected.interval->low));
            QVERIFY(near(found.interval->high, expected.interval->high));
        }
    }
}

void TstClusters::tooFewClusters() {
    const Clusters five(evenClusters(5, 40));
    const std::vector<double> hits(200, 1.0);
    QCOMPARE(clusteredShare(hits, {}, five).value.value(), 1.0);
    QVERIFY(!clusteredShare(hits, {}, five).interval && !clusteredShare(hits, {}, five).designEffect());
    QVERIFY(!clusteredRatioInterval(hits, hits, five, 42));
    QVERIFY(!signFlipP(hits, five, 42));
    QVERIFY(!clusteredShare({}, {}, Clusters()).value);
}

void TstClusters::correctedLevel() {
    QVERIFY(near(bootstrapTail(10), 0.0085506, 5e-8));
    QVERIFY(near(bootstrapTail(20), 0.0158808, 5e-8));
    QVERIFY(bootstrapTail(10'000) < 0.025 && bootstrapTail(10'000) > 0.0249);
}

void TstClusters::intervalsOfDraws() {
    QVERIFY(near(bootstrapTail(10'000, 0.90), 0.05, 1e-4));
    std::vector<double> draws(1'001);
    for (std::size_t i = 0; i < draws.size(); ++i) {
        draws[i] = static_cast<double>((i * 3) % draws.size()); // 0 to 1000 in some order
    }
    const auto interval = drawnInterval(draws, 20);
    QVERIFY(near(interval->low, 1'000 * bootstrapTail(20), 1e-9));
    QVERIFY(near(interval->high, 1'000 * (1 - bootstrapTail(20)), 1e-9));
    QVERIFY(drawnInterval(draws, 20, 0.90)->low > interval->low);
    QVERIFY(!drawnInterval(draws, 5) && !drawnInterval({}, 20));
    QCOMPARE(levelInterval(interval), interval);
    // Draws that are all alike say nothing of how sure a level is; of a difference they do.
    QVERIFY(!levelInterval(drawnInterval(std::vector<double>(100, 1.0), 20)) && !levelInterval(std::nullopt));
    QVERIFY(drawnInterval(std::vector<double>(100, 0.0), 20).has_value());
    // One in twenty may be undefined, and no more.
    std::vector<double> gaps(100, 1.0);
    std::fill_n(gaps.begin(), 5, std::nan(""));
    QVERIFY(drawnInterval(gaps, 20).has_value());
    gaps.back() = std::nan("");
    QVERIFY(!drawnInterval(gaps, 20));
}

// Of 2,000 items in 25 clusters all count, and 1,960 by a narrower rule: the clusters alone rule out less
// than the narrower rule does.
void TstClusters::aPerfectShareIsNoLessSureThanAPartOfIt() {
    const Clusters clusters(evenClusters(25, 80));
    std::vector<double> values(2000, 1.0);
    const ClusteredShare all = clusteredShare(values, {}, clusters);
    for (std::size_t i = 0; i < values.size(); i += 50) {
        values[i] = 0;
    }
    const ClusteredShare part = clusteredShare(values, {}, clusters);
    QVERIFY(all.interval->low < 0.88 && part.interval->low > 0.96);
    const auto nested = nestedInterval(all.value, all.interval, part.interval);
    QCOMPARE(nested->low, part.interval->low);
    QCOMPARE(nested->high, 1.0);
    QCOMPARE(nestedInterval(0.99, all.interval, part.interval)->low, all.interval->low); // not perfect
    QCOMPARE(nestedInterval(1.0, part.interval, all.interval)->low, part.interval->low); // never lower
    QVERIFY(!nestedInterval(1.0, std::nullopt, part.interval));
    QCOMPARE(nestedInterval(1.0, all.interval, std::nullopt)->low, all.interval->low);
}

void TstClusters::ratioIntervalHoldsTheMean() {
    Random random(9);
    const Clusters clusters(evenClusters(30, 10));
    std::vector<double> values(300);
    for (double& value : values) {
        value = random.unit();
    }
    const std::vector<double> ones(300, 1.0);
    const auto interval = clusteredRatioInterval(values, ones, clusters, 42);
    QVERIFY(interval && interval->low < 0.5 && interval->high > 0.5);
    QVERIFY(interval == clusteredRatioInterval(values, ones, clusters, 42));
    QVERIFY(interval != clusteredRatioInterval(values, ones, clusters, 43));
    // About 2 x 2.05 standard errors of 300 uniform values.
    QVERIFY(near(interval->high - interval->low, 2 * 2.1 * std::sqrt(1.0 / 12 / 300), 0.02));
}

void TstClusters::signFlipTriesEverySign() {
    // Six clusters of one sum each: 3 of 64 choices of signs are as far from 0 on each side.
    const std::vector<double> differences{1, 2, 3, 4, 5, -1};
    int extreme = 0;
    for (unsigned signs = 0; signs < 64; ++signs) {
        double sum = 0;
        for (std::size_t i = 0; i < 6; ++i) {
            sum += (signs >> i & 1U) != 0 ? -differences[i] : differences[i];
        }
        extreme += std::abs(sum) >= 14 ? 1 : 0;
    }
    QCOMPARE(signFlipP(differences, Clusters::single(6), 42).value(), extreme / 64.0);
    QCOMPARE(signFlipP(std::vector<double>(6, 0.0), Clusters::single(6), 42).value(), 1.0);
}

void TstClusters::signFlipOfSingleItemsIsMcNemar() {
    for (int a = 0; a <= 8; ++a) {
        for (int b = 0; b <= 8; ++b) {
            std::vector<double> differences(20, 0.0);
            std::fill(differences.begin(), differences.begin() + a, 1.0);
            std::fill(differences.begin() + a, differences.begin() + a + b, -1.0);
            const auto p = signFlipP(differences, Clusters::single(20), 42);
            QVERIFY(near(p.value(), mcNemar(a, b).exactP));
        }
    }
    QVERIFY(near(mcNemar(8, 2).exactP, 0.109375));
}

void TstClusters::thrownSignsComeNear() {
    std::vector<double> differences(200, 1.0);
    std::fill(differences.begin(), differences.begin() + 85, -1.0); // 115 : 85
    const double p = signFlipP(differences, Clusters::single(200), 42).value();
    const double exact = mcNemar(115, 85).exactP;
    QVERIFY(near(p, exact, 4 * std::sqrt(exact * (1 - exact) / 9'999)));
    QCOMPARE(signFlipP(differences, Clusters::single(200), 42).value(), p);
}

void TstClusters::holm() {
    // statsmodels.stats.multitest.multipletests([0.01, 0.04, 0.03, 0.005], method="holm")
    const std::vector<double> p{0.01, 0.04, 0.03, 0.005};
    const std::vector<double> expected{0.03, 0.06, 0.06, 0.02};
    const auto adjusted = holmAdjusted(p);
    for (std::size_t i = 0; i < p.size(); ++i) {
        QVERIFY(near(adjusted[i], expected[i]));
    }
    QVERIFY(holmAdjusted({}).empty());
    QCOMPARE(holmAdjusted(std::vector<double>{0.7, 0.9}), (std::vector<double>{1, 1}));
}

void TstClusters::itemsForADifference() {
    QCOMPARE(itemsNeeded(0.05, 0.10), std::int64_t{469});
    QCOMPARE(itemsNeeded(0.05, 0.10, 2), std::int64_t{938}); // 2 x 468.57
    QVERIFY(near(leastDifference(60, 0.10).value(), 0.19, 0.005));
    QVERIFY(near(leastDifference(2'000, 0.10).value(), 0.022, 0.0005));
    QVERIFY(!leastDifference(3, 0.10) && !leastDifference(0, 0.1));
    for (const std::int64_t items : {100, 1'000, 10'000}) {
        const double delta = leastDifference(items, 0.05).value();
        QVERIFY(itemsNeeded(delta, 0.05) <= items && itemsNeeded(delta - 1e-4, 0.05) > items);
    }
}

void TstClusters::falseAlarms() {
    const auto percent = [](std::int64_t n, double discordance, double limit) {
        return 100 * falseAlarm(n, discordance, limit);
    };
    QVERIFY(near(percent(60, 0.05, 0.07), 1.1, 0.05));
    QVERIFY(near(percent(60, 0.10, 0.07), 6.5, 0.05));
    QVERIFY(near(percent(60, 0.20, 0.07), 19.2, 0.05));
    QVERIFY(near(percent(60, 0.05, 0.05), 4.4, 0.05));
    QVERIFY(near(percent(60, 0.10, 0.05), 14.85, 0.01));
    QVERIFY(near(percent(60, 0.20, 0.05), 30.9, 0.05));
    QVERIFY(near(percent(60, 0.05, 0.03), 37, 0.5));
    QVERIFY(near(percent(60, 0.10, 0.03), 53, 0.5));
    QVERIFY(near(percent(60, 0.20, 0.03), 66, 0.5));
    QVERIFY(near(percent(400, 0.10, 0.05), 0.1, 0.05));
    QVERIFY(near(percent(400, 0.20, 0.05), 2.2, 0.05));
    QCOMPARE(falseAlarm(60, 0, 0.05), 0.0);
    QVERIFY(near(falseAlarmIn(12, 0.05), 1 - std::pow(0.95, 12)));
    // Every outcome of a few items, each -1, 0 or 1.
    for (const double limit : {0.0, 0.2, 0.4}) {
        double expected = 0;
        for (int outcome = 0; outcome < 243; ++outcome) {
            double probability = 1;
            int difference = 0;
            for (int item = 0, rest = outcome; item < 5; ++item, rest /= 3) {
                probability *= rest % 3 == 1 ? 0.7 : 0.15;
                difference += rest % 3 - 1;
            }
            expected += std::abs(difference) / 5.0 > limit + 1e-9 ? probability : 0;
        }
        QVERIFY(near(falseAlarm(5, 0.3, limit), expected));
    }
}

// scipy.stats.norm: ppf(0.975) 1.959964, ppf(0.8) 0.841621, cdf(-1) 0.158655.
void TstClusters::powerOfIntervals() {
    const Interval interval{0.7, 0.7 + 2 * 1.959963984540054 * 0.05}; // a standard error of 0.05
    QVERIFY(near(leastDistance(interval), (1.959964 + 0.841621) * 0.05, 1e-6));
    QVERIFY(near(chanceBeyond(0.05, interval), 0.158655, 1e-6));
    QVERIFY(near(chanceBeyond(0, interval), 0.5, 1e-12));
    QVERIFY(near(chanceBeyond(-0.05, interval), 0.841345, 1e-6));
    const Interval point{0.7, 0.7}; // what cannot move is within or beyond
    QCOMPARE(leastDistance(point), 0.0);
    QCOMPARE(chanceBeyond(0.01, point), 0.0);
    QCOMPARE(chanceBeyond(-0.01, point), 1.0);
}

ASSAY_TEST(TstClusters)
#include "tst_clusters.moc"
