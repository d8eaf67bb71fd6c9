#include "core/base/random.h"
#include "core/statistics/bootstrap.h"
#include "core/statistics/quantile.h"
#include "tests/support/test_class.h"

#include <cmath>
#include <vector>

using namespace assay::statistics;

class TestBootstrap : public QObject {
    Q_OBJECT

  private slots:
    void undefined();
    void oneValueHasNoWidth();
    void sameSeedSameInterval();
    void likeTheNormalInterval();
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

ASSAY_TEST(TestBootstrap)
#include "tst_bootstrap.moc"
