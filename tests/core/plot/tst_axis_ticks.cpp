#include "core/plot/axis_ticks.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <QList>
#include <QRandomGenerator>
#include <cmath>
#include <limits>

using namespace assay::plot;

class TstAxisTicks : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void roundNumbers_data();
    void roundNumbers();
    void manyRanges();
    void noTicksWithoutARange();
    void rangesBecomeUsable();
};

void TstAxisTicks::roundNumbers_data() {
    QTest::addColumn<double>("min");
    QTest::addColumn<double>("max");
    QTest::addColumn<int>("wanted");
    QTest::addColumn<QList<double>>("ticks");
    QTest::addColumn<int>("decimals");
    QTest::newRow("unit") << 0.0 << 1.0 << 5 << QList<double>{0, 0.2, 0.4, 0.6, 0.8, 1.0} << 1;
    QTest::newRow("tenths") << 0.0 << 1.0 << 10
                            << QList<double>{0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0} << 1;
    QTest::newRow("inner") << 0.47 << 0.96 << 5 << QList<double>{0.5, 0.6, 0.7, 0.8, 0.9} << 1;
    QTest::newRow("large") << 0.0 << 8000.0 << 4 << QList<double>{0, 2000, 4000, 6000, 8000} << 0;
    QTest::newRow("small") << 0.001 << 0.002 << 2 << QList<double>{0.001, 0.0015, 0.002} << 4;
    QTest::newRow("around zero") << -1.0 << 1.0 << 4 << QList<double>{-1, -0.5, 0, 0.5, 1} << 1;
}

void TstAxisTicks::roundNumbers() {
    QFETCH(const double, min);
    QFETCH(const double, max);
    QFETCH(const int, wanted);
    QFETCH(const QList<double>, ticks);
    QFETCH(const int, decimals);
    const AxisTicks found = axisTicks(min, max, wanted);
    // Exactly: 0.3 is the double that 0.3 is.
    QCOMPARE(QList<double>(found.values.begin(), found.values.end()), ticks);
    QCOMPARE(found.decimals, decimals);
    QVERIFY(std::abs(found.step - (ticks[1] - ticks[0])) < 1e-12);
}

void TstAxisTicks::manyRanges() {
    QRandomGenerator random(7);
    for (int i = 0; i < 2000; ++i) {
        const double min = (random.generateDouble() - 0.5) * std::pow(10.0, random.bounded(-6, 7));
        const double max = min + random.generateDouble() * std::pow(10.0, random.bounded(-3, 7)) + 1e-5;
        const int wanted = random.bounded(2, 12);
        const AxisTicks ticks = axisTicks(min, max, wanted);
        QVERIFY(ticks.values.size() <= static_cast<std::size_t>(wanted) + 1);
        QVERIFY(!ticks.values.empty() || wanted < 5);
        const double slack = 1e-8 * (max - min);
        for (std::size_t t = 0; t < ticks.values.size(); ++t) {
            QVERIFY(ticks.values[t] >= min - slack && ticks.values[t] <= max + slack);
            if (t > 0) { // their labels differ
                QVERIFY(QString::number(ticks.values[t], 'f', ticks.decimals) !=
                        QString::number(ticks.values[t - 1], 'f', ticks.decimals));
            }
        }
    }
}

void TstAxisTicks::noTicksWithoutARange() {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(axisTicks(1, 1, 5).values.empty());
    QVERIFY(axisTicks(2, 1, 5).values.empty());
    QVERIFY(axisTicks(nan, 1, 5).values.empty());
    QVERIFY(axisTicks(0, std::numeric_limits<double>::infinity(), 5).values.empty());
    QCOMPARE(axisTicks(0, 3, 8, true).values.size(), std::size_t{4}); // no half of a thing
    QVERIFY(axisTicks(-1e308, 1e308, 5).values.empty());
    QVERIFY(axisTicks(1e17, 1.0000000000000002e17, 5).values.size() < 20); // and it ends
}

void TstAxisTicks::rangesBecomeUsable() {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    for (const auto& [min, max] :
         QList<std::pair<double, double>>{{0, 0}, {3, 3}, {-3, -3}, {2, 1}, {nan, 4}, {0, nan}}) {
        const AxisRange range = usableRange(min, max);
        QVERIFY(std::isfinite(range.min) && std::isfinite(range.max) && range.max > range.min);
    }
    QCOMPARE(usableRange(0.25, 0.75).min, 0.25);
    QCOMPARE(usableRange(0.25, 0.75).max, 0.75);
}

ASSAY_TEST(TstAxisTicks)
#include "tst_axis_ticks.moc"
