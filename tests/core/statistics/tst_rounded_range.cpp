// Bounds of ranges as they can be printed.
#include "core/base/random.h"
#include "core/statistics/rounded_range.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using statistics::roundedInwards;
using statistics::RoundedRange;

class TstRoundedRange : public QObject {
    Q_OBJECT

  private slots:

    void shortNumbersStayAsTheyAre() {
        for (int i = 0; i < 1'000; ++i) {
            const RoundedRange range = roundedInwards(i / 1000.0, (i + 1) / 1000.0, 4, 15);
            QCOMPARE(range.from, i / 1000.0);
            QCOMPARE(range.to, (i + 1) / 1000.0);
            QCOMPARE(range.decimals, 4);
        }
    }

    void boundsMoveInwards() {
        const RoundedRange range = roundedInwards(0.70004, 0.83467, 4, 15);
        QCOMPARE(range.from, 0.7001);
        QCOMPARE(range.to, 0.8346);
        const RoundedRange below = roundedInwards(-0.83467, -0.70004, 4, 15);
        QCOMPARE(below.from, -0.8346);
        QCOMPARE(below.to, -0.7001);
    }

    void narrowOnesTakeMoreDecimals() {
        const RoundedRange narrow = roundedInwards(0.700043, 0.700046, 2, 15);
        QCOMPARE(narrow.decimals, 6);
        QCOMPARE(narrow.from, 0.700043);
        const RoundedRange point = roundedInwards(0.123456, 0.123456, 2, 15);
        QCOMPARE(point.decimals, 6);
        QVERIFY(point.from == point.to);
        const RoundedRange most = roundedInwards(0.70004, 0.70005, 2, 3); // none of three decimals is within
        QCOMPARE(most.from, 0.70004);
        QCOMPARE(most.to, 0.70005);
    }

    void neverOutwards() {
        base::Random random(7);
        for (int i = 0; i < 100'000; ++i) {
            double low = random.unit();
            double high = random.unit();
            if (high < low) {
                std::swap(low, high);
            }
            high = i % 2 == 0 ? high : low + (high - low) * 1e-7;
            const RoundedRange range = roundedInwards(low, high, 2, 15);
            QVERIFY(range.from >= low && range.to <= high && range.from <= range.to);
        }
    }
};

ASSAY_TEST(TstRoundedRange)

#include "tst_rounded_range.moc"
