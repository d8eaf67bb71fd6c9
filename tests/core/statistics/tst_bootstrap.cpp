#include "core/base/random.h"
#include "core/statistics/bootstrap.h"
#include "core/statistics/quantile.h"
#include "tests/support/test_class.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <set>
#include <vector>

using namespace assay::statistics;

namespace {

// Quantile of type 7, as R. J. Hyndman and Y. Fan (1996) write it: between the order statistics around
// 1 + (n - 1) p, which are counted from 1.
double quantileByHand(const std::multiset<double>& values, double p) {
    const double place = 1 + static_cast<double>(values.size() - 1) * p;
    const double below = *std::next(values.begin(), static_cast<std::ptrdiff_t>(std::floor(place)) - 1);
    const double above = *std::next(values.begin(), static_cast<std::ptrdiff_t>(std::ceil(place)) - 1);
    return below + (place - std::floor(place)) * (above - below);
}

double meanByHand(const std::vector<double>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

// The means of all n^n samples of that size with replacement, of which the bootstrap draws some.
std::vector<double> meansOfAllSamples(const std::vector<double>& values) {
    std::vector<std::size_t> which(values.size(), 0);
    std::vector<double> means;
    for (;;) {
        std::vector<double> sample;
        for (const std::size_t each : which) {
            sample.push_back(values[each]);
        }
        means.push_back(meanByHand(sample));
        std::size_t place = 0;
        while (place < which.size() && ++which[place] == values.size()) {
            which[place++] = 0;
        }
        if (place == which.size()) {
            return means;
        }
    }
}

double shareUpTo(const std::vector<double>& values, double limit) {
    return static_cast<double>(std::ranges::count_if(values, [&](double value) { return value <= limit; })) /
           static_cast<double>(values.size());
}

} // namespace

class TestBootstrap : public QObject {
    Q_OBJECT

  private slots:
    void undefined();
    void oneValueHasNoWidth();
    void sameSeedSameInterval();
    void likeTheNormalInterval();
    void asDrawnByHand();
    void likeAllSamplesThatThereAre();
    void middleOfWhatIsDefined();
};

void TestBootstrap::undefined() {
    const std::vector<double> values{1, 2};
    QVERIFY(!bootstrapMeanInterval({}, 1));
    QVERIFY(!bootstrapMeanInterval(values, 1, 0));
    QVERIFY(!bootstrapMeanInterval(values, 1, 10, 0));
    QVERIFY(!bootstrapMeanInterval(values, 1, 10, 1));
}

void TestBootstrap::oneValueHasNoWidth() {
    const std::vector<double> values{0.25};
    const auto interval = bootstrapMeanInterval(values, 3);
    QVERIFY(interval.has_value());
    QCOMPARE(interval->low, 0.25);
    QCOMPARE(interval->high, 0.25);
}

void TestBootstrap::sameSeedSameInterval() {
    const std::vector<double> values{0.1, 0.9, 0.4, 0.7, 0.2};
    QVERIFY(bootstrapMeanInterval(values, 5) == bootstrapMeanInterval(values, 5));
    QVERIFY(bootstrapMeanInterval(values, 5) != bootstrapMeanInterval(values, 6));
}

// For many values the percentile interval comes close to mean ± 1.96 standard errors.
void TestBootstrap::likeTheNormalInterval() {
    assay::base::Random random(17);
    std::vector<double> values;
    for (int i = 0; i < 400; ++i) {
        values.push_back(random.unit());
    }
    const double error = std::sqrt(*variance(values) / 400);
    const auto interval = bootstrapMeanInterval(values, 1, 4000);
    QVERIFY(interval.has_value());
    QVERIFY(std::abs(interval->low - (*mean(values) - 1.96 * error)) < 0.15 * error);
    QVERIFY(std::abs(interval->high - (*mean(values) + 1.96 * error)) < 0.15 * error);
}

// Slow and obvious: whole samples, kept in order as they come.
void TestBootstrap::asDrawnByHand() {
    assay::base::Random made(23);
    for (const std::size_t count : {2U, 3U, 10U, 57U}) {
        std::vector<double> values;
        for (std::size_t i = 0; i < count; ++i) {
            values.push_back(made.normal());
        }
        for (const int draws : {1, 2, 40, 333}) {
            for (const double confidence : {0.5, 0.9, 0.95}) {
                const std::uint64_t seed = count * 1'000 + static_cast<std::uint64_t>(draws);
                assay::base::Random random(seed);
                std::multiset<double> means;
                for (int draw = 0; draw < draws; ++draw) {
                    std::vector<double> sample;
                    while (sample.size() < count) {
                        sample.push_back(values.at(random.below(count)));
                    }
                    means.insert(meanByHand(sample));
                }
                const auto interval = bootstrapMeanInterval(values, seed, draws, confidence);
                QVERIFY(interval.has_value());
                const double outside = (1 - confidence) / 2;
                QVERIFY(std::abs(interval->low - quantileByHand(means, outside)) < 1e-12);
                QVERIFY(std::abs(interval->high - quantileByHand(means, 1 - outside)) < 1e-12);
            }
        }
    }
}

// Whatever the random numbers are, many draws come close to the distribution that they are drawn from.
void TestBootstrap::likeAllSamplesThatThereAre() {
    const std::vector<double> values{0.03, 0.91, 0.42, 0.777, 0.205};
    const std::vector<double> all = meansOfAllSamples(values);
    QCOMPARE(all.size(), std::size_t{5 * 5 * 5 * 5 * 5});
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        for (const double confidence : {0.8, 0.95}) {
            const auto interval = bootstrapMeanInterval(values, seed, 40'000, confidence);
            QVERIFY(interval.has_value());
            // Deviation of such a share: below 0.002.
            QVERIFY(std::abs(shareUpTo(all, interval->low) - (1 - confidence) / 2) < 0.01);
            QVERIFY(std::abs(shareUpTo(all, interval->high) - (1 + confidence) / 2) < 0.01);
        }
    }
}

void TestBootstrap::middleOfWhatIsDefined() {
    assay::base::Random random(29);
    for (const int count : {1, 2, 3, 40, 41, 500}) {
        std::vector<double> values;
        std::multiset<double> defined;
        for (int i = 0; i < count; ++i) {
            values.push_back(random.normal());
            defined.insert(values.back());
            if (i % 3 == 0) {
                values.push_back(std::nan(""));
            }
        }
        const auto middle = middle95(values);
        QVERIFY(middle.has_value());
        QVERIFY(std::abs(middle->low - quantileByHand(defined, 0.025)) < 1e-12);
        QVERIFY(std::abs(middle->high - quantileByHand(defined, 0.975)) < 1e-12);
        QVERIFY(std::ranges::equal(values, defined));
    }
    std::vector<double> none{std::nan(""), std::nan("")};
    QVERIFY(!middle95(none));
}

ASSAY_TEST(TestBootstrap)
#include "tst_bootstrap.moc"
