#include "core/base/random.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <vector>

using assay::base::Random;

class TstRandom : public QObject {
    Q_OBJECT

  private slots:
    void engineIsTheStandardOne();
    void sequenceOfSeed42();
    void sameSeedSameSequence();
    void belowStaysBelow_data();
    void belowStaysBelow();
    void belowReachesEveryValueEquallyOften();
    void belowIsUnbiasedForHugeBounds();
    void unitIsInRange();
    void normalHasTheRightShape();
    void shuffleKeepsTheItems();
    void shuffleMakesEveryOrderEquallyOften();
    void shuffleOfNothingOrOne();
};

// ISO C++, [rand.predef]: the 10,000th value of a std::mt19937_64 with its default seed 5489.
void TstRandom::engineIsTheStandardOne() {
    Random random(5489);
    for (int i = 1; i < 10'000; ++i) {
        (void)random.bits();
    }
    QCOMPARE(random.bits(), std::uint64_t{9'981'545'732'273'789'042U});
}

// Stored runs and samples depend on these never changing.
void TstRandom::sequenceOfSeed42() {
    Random bits(42);
    const std::array<std::uint64_t, 4> expectedBits{13'930'160'852'258'120'406U, 11'788'048'577'503'494'824U,
                                                    13'874'630'024'467'741'450U, 2'513'787'319'205'155'662U};
    for (const std::uint64_t expected : expectedBits) {
        QCOMPARE(bits.bits(), expected);
    }
    Random below(42);
    const std::array<std::uint64_t, 12> expectedBelow{75, 63, 75, 13, 90, 9, 57, 37, 27, 39, 1, 52};
    for (const std::uint64_t expected : expectedBelow) {
        QCOMPARE(below.below(100), expected);
    }
    Random unit(42);
    const std::array<double, 3> expectedUnit{0.755155532954539, 0.6390313938546974, 0.7521452007480266};
    for (const double expected : expectedUnit) {
        QCOMPARE(unit.unit(), expected);
    }
    // The logarithm may differ in its last bit between mathematics libraries.
    Random normal(42);
    const std::array<double, 3> expectedNormal{1.2938204232729367, 0.3979773961837887, 1.118555052457478};
    for (const double expected : expectedNormal) {
        QVERIFY(std::abs(normal.normal() - expected) < 1e-14);
    }
    Random order(42);
    std::array<int, 10> items{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    order.shuffle(std::span<int>(items));
    const std::array<int, 10> expectedOrder{3, 4, 1, 2, 9, 8, 0, 6, 5, 7};
    QVERIFY(items == expectedOrder);
}

void TstRandom::sameSeedSameSequence() {
    Random a(7);
    Random b(7);
    Random other(8);
    int equal = 0;
    for (int i = 0; i < 1000; ++i) {
        const std::uint64_t value = a.bits();
        QCOMPARE(b.bits(), value);
        equal += other.bits() == value ? 1 : 0;
    }
    QCOMPARE(equal, 0);
}

void TstRandom::belowStaysBelow_data() {
    QTest::addColumn<quint64>("bound");
    for (const quint64 bound : {quint64{1}, quint64{2}, quint64{3}, quint64{1000}, quint64{1} << 32,
                                (quint64{1} << 63) + 1, ~quint64{0}}) {
        QTest::addRow("%llu", static_cast<unsigned long long>(bound)) << bound;
    }
}

void TstRandom::belowStaysBelow() {
    QFETCH(quint64, bound);
    Random random(3);
    for (int i = 0; i < 10'000; ++i) {
        QVERIFY(random.below(bound) < bound);
    }
}

void TstRandom::belowReachesEveryValueEquallyOften() {
    constexpr int kDraws = 70'000;
    Random random(4);
    std::array<int, 7> counts{};
    for (int i = 0; i < kDraws; ++i) {
        ++counts[random.below(7)];
    }
    // Each count is binomial with mean 10,000 and a standard deviation of 93: five of them either way.
    for (const int count : counts) {
        QVERIFY2(std::abs(count - kDraws / 7) < 465, qPrintable(QString::number(count)));
    }
}

// For 3 * 2^62 a plain remainder hits the lowest third twice as often, and a plain multiplication hits the
// multiples of three twice as often. Neither may show.
void TstRandom::belowIsUnbiasedForHugeBounds() {
    constexpr std::uint64_t kThird = std::uint64_t{1} << 62;
    constexpr int kDraws = 30'000;
    Random random(5);
    std::array<int, 3> byPlace{};
    std::array<int, 3> byRemainder{};
    for (int i = 0; i < kDraws; ++i) {
        const std::uint64_t value = random.below(3 * kThird);
        ++byPlace[value / kThird];
        ++byRemainder[value % 3];
    }
    // Mean 10,000, standard deviation 82.
    for (std::size_t i = 0; i < 3; ++i) {
        QVERIFY2(std::abs(byPlace[i] - kDraws / 3) < 410, qPrintable(QString::number(byPlace[i])));
        QVERIFY2(std::abs(byRemainder[i] - kDraws / 3) < 410, qPrintable(QString::number(byRemainder[i])));
    }
}

void TstRandom::unitIsInRange() {
    Random random(6);
    double sum = 0;
    for (int i = 0; i < 100'000; ++i) {
        const double value = random.unit();
        QVERIFY(value >= 0 && value < 1);
        QVERIFY(value * 0x1.0p53 == std::floor(value * 0x1.0p53));
        sum += value;
    }
    QVERIFY(std::abs(sum / 100'000 - 0.5) < 0.005); // 5 standard errors of 0.00091
}

void TstRandom::normalHasTheRightShape() {
    constexpr int kDraws = 100'000;
    Random random(7);
    double sum = 0;
    double squares = 0;
    int withinOne = 0;
    int above196 = 0;
    for (int i = 0; i < kDraws; ++i) {
        const double value = random.normal();
        QVERIFY(std::isfinite(value));
        sum += value;
        squares += value * value;
        withinOne += std::abs(value) < 1 ? 1 : 0;
        above196 += value > 1.96 ? 1 : 0;
    }
    QVERIFY(std::abs(sum / kDraws) < 0.016);
    QVERIFY(std::abs(squares / kDraws - 1) < 0.023);
    QVERIFY(std::abs(static_cast<double>(withinOne) / kDraws - 0.6827) < 0.0075);
    QVERIFY(std::abs(static_cast<double>(above196) / kDraws - 0.0250) < 0.0025);
}

void TstRandom::shuffleKeepsTheItems() {
    std::vector<int> items(1000);
    std::iota(items.begin(), items.end(), 0);
    const std::vector<int> before = items;
    Random random(8);
    random.shuffle(std::span<int>(items));
    QVERIFY(items != before);
    std::sort(items.begin(), items.end());
    QVERIFY(items == before);
}

void TstRandom::shuffleMakesEveryOrderEquallyOften() {
    constexpr int kDraws = 24'000;
    Random random(9);
    std::map<std::array<int, 4>, int> counts;
    for (int i = 0; i < kDraws; ++i) {
        std::array<int, 4> items{0, 1, 2, 3};
        random.shuffle(std::span<int>(items));
        ++counts[items];
    }
    QCOMPARE(counts.size(), std::size_t{24});
    // Mean 1,000, standard deviation 31.
    for (const auto& [order, count] : counts) {
        QVERIFY2(std::abs(count - 1000) < 155, qPrintable(QString::number(count)));
    }
}

void TstRandom::shuffleOfNothingOrOne() {
    Random random(10);
    Random untouched(10);
    std::vector<int> items;
    random.shuffle(std::span<int>(items));
    items.push_back(5);
    random.shuffle(std::span<int>(items));
    QCOMPARE(items.front(), 5);
    QCOMPARE(random.bits(), untouched.bits());
}

ASSAY_TEST(TstRandom)
#include "tst_random.moc"
