// Correlation and its interval against what SciPy gave, and where there is none.
#include "core/statistics/correlation.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>
#include <vector>

using namespace assay;
using statistics::correlation;
using statistics::correlationInterval;

namespace {

constexpr double kClose = 1e-9;

} // namespace

class TestCorrelation : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void asSciPyHasIt() {
        std::ifstream file(ASSAY_GOLDEN_DIR "/statistics/correlation.json");
        const auto golden = nlohmann::json::parse(file, nullptr, false);
        QVERIFY(golden.is_object() && golden["cases"].size() > 40);
        for (const auto& one : golden["cases"]) {
            const auto x = one["x"].get<std::vector<double>>();
            const auto y = one["y"].get<std::vector<double>>();
            const auto r = correlation(x, y);
            QVERIFY(r && std::abs(*r - one["r"].get<double>()) < kClose);
            const auto interval = correlationInterval(*r, x.size());
            QVERIFY(interval && std::abs(interval->low - one["ci"][0].get<double>()) < kClose);
            QVERIFY(std::abs(interval->high - one["ci"][1].get<double>()) < kClose);
            QCOMPARE(correlation(y, x), r); // whichever side comes first
        }
    }

    void whereThereIsNone() {
        const std::vector<double> rising{0.1, 0.2, 0.3, 0.4};
        QVERIFY(!correlation(rising, std::vector<double>{0.3, 0.3, 0.3, 0.3}));
        QVERIFY(!correlation(rising, std::vector<double>{0.3, 0.4}));
        QVERIFY(!correlation({}, {}));
        QVERIFY(!correlationInterval(0.9, 3));
        const auto perfect = correlation(rising, rising);
        QVERIFY(perfect && std::abs(*perfect - 1) < kClose);
        const auto interval = correlationInterval(*perfect, 4);
        QVERIFY(interval && interval->low > 0.99 && interval->high <= 1);
    }
};

ASSAY_TEST(TestCorrelation)
#include "tst_correlation.moc"
