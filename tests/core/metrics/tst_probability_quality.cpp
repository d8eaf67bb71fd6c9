#include "core/base/random.h"
#include "core/metrics/classification/probability_quality.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace assay::metrics;

namespace {

bool near(double found, double expected, double tolerance = 1e-12) {
    return std::abs(found - expected) <= tolerance;
}

} // namespace

class TstProbabilityQuality : public QObject {
    Q_OBJECT

  private slots:
    void knownValues();
    void isotonicAsByItsDefinition();
    void partsAddUp();
    void binsOfEqualMass();
};

void TstProbabilityQuality::knownValues() {
    const std::vector<double> scores{.9, .8, .8, .6, .3, .2};
    const std::vector<std::uint8_t> events{1, 1, 0, 1, 0, 0};
    const auto quality = probabilityQuality(scores, events);
    QVERIFY(quality);
    QVERIFY(near(quality->brier, 0.163333, 5e-7));
    QVERIFY(near(quality->miscalibration, 0.052222, 5e-7));
    QVERIFY(near(quality->discrimination, 0.138889, 5e-7));
    QVERIFY(near(quality->uncertainty, 0.25));
    QVERIFY(near(quality->meanMinusShare, 0.1));
    QVERIFY(!probabilityQuality({}, {}));
}

// Isotonic regression by the max-min formula: of each score the largest, over starts at or below it, of the
// smallest, over ends at or above it, of the mean between.
void TstProbabilityQuality::isotonicAsByItsDefinition() {
    assay::base::Random random(3);
    for (int round = 0; round < 60; ++round) {
        const std::size_t n = 1 + random.below(25);
        std::vector<double> scores(n);
        std::vector<std::uint8_t> events(n);
        for (std::size_t i = 0; i < n; ++i) {
            scores[i] = static_cast<double>(random.below(10)) / 10;
            events[i] = random.unit() < scores[i] ? 1 : 0;
        }
        const auto mean = [&](double from, double to) {
            double sum = 0;
            double count = 0;
            for (std::size_t i = 0; i < n; ++i) {
                if (scores[i] >= from && scores[i] <= to) {
                    sum += events[i];
                    ++count;
                }
            }
            return sum / count;
        };
        const auto shares = recalibrated(scores, events);
        for (std::size_t i = 0; i < n; ++i) {
            double largest = 0;
            for (const double from : scores) {
                if (from > scores[i]) {
                    continue;
                }
                double smallest = 1;
                for (const double to : scores) {
                    smallest = to >= scores[i] ? std::min(smallest, mean(from, to)) : smallest;
                }
                largest = std::max(largest, smallest);
            }
            QVERIFY(near(shares[i], largest));
        }
    }
}

void TstProbabilityQuality::partsAddUp() {
    assay::base::Random random(4);
    std::vector<double> scores(500);
    std::vector<std::uint8_t> events(500);
    for (std::size_t i = 0; i < scores.size(); ++i) {
        scores[i] = random.unit();
        events[i] = random.unit() < scores[i] * scores[i] ? 1 : 0;
    }
    const auto quality = probabilityQuality(scores, events);
    QVERIFY(near(quality->brier, quality->miscalibration - quality->discrimination + quality->uncertainty));
    QVERIFY(quality->miscalibration > 0 && quality->discrimination > 0 && quality->meanMinusShare > 0.1);
}

void TstProbabilityQuality::binsOfEqualMass() {
    const std::vector<double> scores{.1, .2, .2, .2, .3, .4, .5};
    const std::vector<std::uint8_t> events{0, 0, 1, 1, 0, 1, 1};
    const auto bins = equalMassBins(scores, events, 3);
    QCOMPARE(bins.size(), std::size_t{3});
    QCOMPARE(bins[0].n, 4); // equal scores stay together
    QCOMPARE(bins[0].events, 2);
    QCOMPARE(bins[0].lowest, .1);
    QCOMPARE(bins[0].highest, .2);
    QVERIFY(near(bins[0].meanScore, .175));
    QCOMPARE(bins[1].n, 2);
    QCOMPARE(bins[2].n, 1);
    QCOMPARE(equalMassBins(std::vector<double>(9, 0.5), std::vector<std::uint8_t>(9, 1), 4).size(),
             std::size_t{1});
    QVERIFY(equalMassBins({}, {}, 4).empty());
}

ASSAY_TEST(TstProbabilityQuality)
#include "tst_probability_quality.moc"
