// Against slow, obvious computations, and the cases at the edges.
#include "core/base/random.h"
#include "core/statistics/interval.h"
#include "core/statistics/mcnemar.h"
#include "core/statistics/paired_tests.h"
#include "core/statistics/quantile.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>

using namespace assay::statistics;
using assay::base::Random;

namespace {

constexpr double kZ95 = 1.959963984540054;

} // namespace

class TstStatistics : public QObject {
    Q_OBJECT

  private slots:
    void wilsonSolvesItsEquation();
    void wilsonAtTheEdges();
    void exactIntervalAsSciPy();
    void intervalOfMeanShares();
    void exactMcNemarCountsCoins();
    void mcNemarAtTheEdges();
    void wilcoxonSameAsTryingEverySign();
    void wilcoxonByTiesAndZeros();
    void pairedTestsUndefined();
    void quantilesByHand();
};

// scipy.stats.beta.ppf(.025, x, n - x + 1) and ppf(.975, x + 1, n - x).
void TstStatistics::exactIntervalAsSciPy() {
    const auto is = [](double share, double n, double low, double high) {
        const auto interval = exactInterval(share, n);
        return interval && std::abs(interval->low - low) < 1e-9 && std::abs(interval->high - high) < 1e-9;
    };
    QVERIFY(is(1, 200, 0.981724659645, 1));
    QVERIFY(is(0, 30, 0, 0.115703308222));
    QVERIFY(is(0.5, 10, 0.187086028447, 0.812913971553));
    QVERIFY(is(0.93, 123.4, 0.869734114667, 0.968116530113));
    QVERIFY(is(0.985, 1500.25, 0.977479937101, 0.990521020250));
    QVERIFY(!exactInterval(0.5, 0) && !exactInterval(1.1, 3) && !exactInterval(0.5, 3, 1));
}

// Results of one query are found or missed together: 200 perfect queries of 10 results are no 2,000 trials.
void TstStatistics::intervalOfMeanShares() {
    const auto perfect = meanShareInterval(std::vector<double>(200, 1.0), 10);
    QVERIFY(perfect && std::abs(perfect->low - 0.98172) < 1e-5 && perfect->high == 1);
    const std::vector<double> mixed{1, 1, 0.9, 0.8, 1, 0.7, 1, 1, 0.95, 1};
    const auto interval = meanShareInterval(mixed, 20);
    QVERIFY(interval && std::abs(interval->low - 0.833915613822) < 1e-9 &&
            std::abs(interval->high - 0.983858836431) < 1e-9);
    QVERIFY(!meanShareInterval({}, 10));
    // All of one query or nothing: as many trials as queries.
    std::vector<double> whole(100, 1.0);
    std::fill_n(whole.begin(), 20, 0.0);
    const auto queries = meanShareInterval(whole, 10);
    const auto trials = exactInterval(0.8, 99); // n - 1, by the variance of a sample
    QVERIFY(queries && std::abs(queries->low - trials->low) < 1e-12);
}

// The bounds are the shares p at which |successes / n - p| is z standard errors of p.
void TstStatistics::wilsonSolvesItsEquation() {
    Random random(1);
    for (int round = 0; round < 500; ++round) {
        const auto n = static_cast<std::int64_t>(random.below(1'000)) + 1;
        const auto successes = static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(n) + 1));
        const auto interval = wilsonInterval(successes, n);
        QVERIFY(interval);
        const double share = static_cast<double>(successes) / static_cast<double>(n);
        QVERIFY(interval->low >= 0 && interval->low <= share && share <= interval->high &&
                interval->high <= 1);
        for (const double p : {interval->low, interval->high}) {
            if (p > 0 && p < 1) {
                QVERIFY(std::abs(std::abs(share - p) -
                                 kZ95 * std::sqrt(p * (1 - p) / static_cast<double>(n))) < 1e-9);
            }
        }
    }
}

void TstStatistics::wilsonAtTheEdges() {
    QVERIFY(!wilsonInterval(0, 0));
    QVERIFY(!wilsonInterval(-1, 5));
    QVERIFY(!wilsonInterval(6, 5));
    QVERIFY(!wilsonInterval(1, 5, 1.0));
    QCOMPARE(wilsonInterval(0, 5)->low, 0.0);
    QCOMPARE(wilsonInterval(5, 5)->high, 1.0);
}

void TstStatistics::exactMcNemarCountsCoins() {
    for (int a = 0; a <= 6; ++a) {
        for (int b = 0; b <= 6; ++b) {
            const int n = a + b;
            int asExtreme =
                0; // outcomes of n coins whose number of heads is as far from the middle, or further
            for (int outcome = 0; outcome < 1 << n; ++outcome) {
                const int heads = __builtin_popcount(static_cast<unsigned>(outcome));
                asExtreme += std::abs(2 * heads - n) >= std::abs(a - b) ? 1 : 0;
            }
            QVERIFY(std::abs(mcNemar(a, b).exactP - static_cast<double>(asExtreme) / (1 << n)) < 1e-12);
        }
    }
}

void TstStatistics::mcNemarAtTheEdges() {
    const McNemar none = mcNemar(0, 0);
    QCOMPARE(none.exactP, 1.0);
    QVERIFY(!none.correctedChi2 && !none.correctedP && none.usesExact);
    QVERIFY(mcNemar(12, 12).usesExact);
    QVERIFY(!mcNemar(12, 13).usesExact);
    QCOMPARE(mcNemar(20, 10).p(), mcNemar(20, 10).correctedP.value());
    QCOMPARE(mcNemar(2, 10).p(), mcNemar(2, 10).exactP);
    // Equal counts are no sign of a difference, whatever the correction.
    QCOMPARE(mcNemar(13, 13).correctedChi2.value(), 0.0);
    QCOMPARE(mcNemar(13, 13).p(), 1.0);
}

void TstStatistics::wilcoxonSameAsTryingEverySign() {
    Random random(3);
    for (int round = 0; round < 30; ++round) {
        const std::size_t n = 1 + random.below(10);
        std::vector<double> a(n);
        const std::vector<double> b(n, 0.0);
        for (double& value : a) {
            value = random.unit() - 0.4; // no ties and no zeros
        }
        std::vector<double> sorted;
        for (const double value : a) {
            sorted.push_back(std::abs(value));
        }
        std::sort(sorted.begin(), sorted.end());
        double observed = 0;
        for (const double value : a) {
            const auto rank =
                std::lower_bound(sorted.begin(), sorted.end(), std::abs(value)) - sorted.begin() + 1;
            observed += value > 0 ? static_cast<double>(rank) : 0;
        }
        const double total = static_cast<double>(n * (n + 1)) / 2;
        const double smaller = std::min(observed, total - observed);
        int asSmall = 0;
        for (int signs = 0; signs < 1 << n; ++signs) {
            double sum = 0;
            for (std::size_t rank = 1; rank <= n; ++rank) {
                sum += (signs >> (rank - 1) & 1) != 0 ? static_cast<double>(rank) : 0;
            }
            asSmall += sum <= smaller ? 1 : 0;
        }
        const double expected = std::min(1.0, 2.0 * asSmall / (1 << n));
        const auto found = wilcoxonSignedRank(a, b);
        QVERIFY(found && found->exact);
        QCOMPARE(found->statistic, smaller);
        QVERIFY(std::abs(found->p - expected) < 1e-12);
    }
}

void TstStatistics::wilcoxonByTiesAndZeros() {
    const auto p = [](const std::vector<double>& differences, double sign) {
        std::vector<double> a;
        for (const double difference : differences) {
            a.push_back(sign * difference);
        }
        const auto test = wilcoxonSignedRank(a, std::vector<double>(a.size(), 0.0));
        return test && test->exact ? test->p : -1;
    };
    for (const double sign : {1.0, -1.0}) {
        QVERIFY(std::abs(p({-1, 1, 2, 3, 4, 5, 6, 7}, sign) - 0.0234375) < 1e-12);
        QVERIFY(std::abs(p({0, 0, 0, 0, -1, -2, 3, 4, 5, 6, 7}, sign) - 0.078125) < 1e-12);
    }
    // 0.8 - 0.7 and 0.7 - 0.6 tie, though the last digits differ.
    const auto test =
        wilcoxonSignedRank(std::vector<double>{0.8, 0.7, 0.1}, std::vector<double>{0.7, 0.6, 0.2});
    QCOMPARE(test->statistic, 2.0);
}

void TstStatistics::pairedTestsUndefined() {
    const std::vector<double> a{0.5, 0.6, 0.7};
    QVERIFY(!pairedT(a, a));
    QVERIFY(!wilcoxonSignedRank(a, a));
    QVERIFY(!pairedT(std::vector<double>{0.1}, std::vector<double>{0.2}));
    QVERIFY(!pairedT({}, {}));
    QVERIFY(!wilcoxonSignedRank({}, {}));
}

void TstStatistics::quantilesByHand() {
    const std::vector<double> values{10, 20, 30, 40};
    QCOMPARE(quantileOfSorted(values, 0), 10.0);
    QCOMPARE(quantileOfSorted(values, 1), 40.0);
    QCOMPARE(quantileOfSorted(values, 0.5), 25.0);
    QCOMPARE(quantile({40, 10, 30, 20}, 0.25).value(), 17.5);
    QVERIFY(!quantile({}, 0.5));
    QVERIFY(!mean({}));
    QVERIFY(!variance(std::vector<double>{1}));
    QCOMPARE(variance(values).value(), 500.0 / 3);
}

ASSAY_TEST(TstStatistics)
#include "tst_statistics.moc"
