#include "core/base/random.h"
#include "core/evaluate/neighbours/packed_numbers.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <bit>
#include <limits>
#include <string>
#include <vector>

using namespace assay;
using namespace assay::evaluate;

class TstPackedNumbers : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void knownTexts();
    void anyNumbersComeBack();
    void neighboursTakeOneCharacter();
    void whatIsNoneIsRefused();
    void floatsKeepTheirOrderAndBits();
};

// By hand: 0 A, 1 C, -1 B, 15 e, 16 gB, -16 f, 511 +f.
void TstPackedNumbers::knownTexts() {
    const std::vector<std::uint32_t> numbers{100, 101, 100, 115, 131, 115, 626};
    QCOMPARE(packDifferences(numbers, 100), std::string("ACBegBf+f"));
    QCOMPARE(packDifferences({}, 5), std::string());
    QVERIFY(unpackDifferences("", 5) && unpackDifferences("", 5)->empty());
}

void TstPackedNumbers::anyNumbersComeBack() {
    base::Random random(11);
    for (int i = 0; i < 2'000; ++i) {
        std::vector<std::uint32_t> numbers(random.below(40));
        for (std::uint32_t& number : numbers) {
            number = static_cast<std::uint32_t>(random.bits()) >> random.below(32);
        }
        const auto before = static_cast<std::uint32_t>(random.bits());
        const std::string text = packDifferences(numbers, before);
        const auto back = unpackDifferences(text, before);
        QVERIFY2(back.has_value(), text.c_str());
        QVERIFY2(*back == numbers, text.c_str());
    }
    constexpr std::uint32_t kLast = std::numeric_limits<std::uint32_t>::max();
    const std::vector<std::uint32_t> ends{kLast, 0, kSignBit, 0, kLast};
    QVERIFY(unpackDifferences(packDifferences(ends, 0), 0) == ends);
}

void TstPackedNumbers::neighboursTakeOneCharacter() {
    const std::vector<std::uint32_t> rows{999'998, 1'000'003, 999'990, 1'000'001};
    QCOMPARE(packDifferences(rows, 1'000'000).size(), rows.size());
}

void TstPackedNumbers::whatIsNoneIsRefused() {
    // Another alphabet, no end, more than 32 bits.
    for (const char* text : {"-", "A A", "A=", "g", "Ag", "//////H", "ggggggg", "ggggggI", "gggggggA"}) {
        QVERIFY2(!unpackDifferences(text, 0), text);
    }
    QVERIFY(unpackDifferences("ggggggC", 0).has_value());
}

void TstPackedNumbers::floatsKeepTheirOrderAndBits() {
    constexpr float kInfinite = std::numeric_limits<float>::infinity();
    const std::vector<float> rising{-kInfinite, -1.0F, -1e-40F, -0.0F, 0.0F, 1e-40F, 0.25F, 1.0F, kInfinite};
    for (std::size_t i = 0; i < rising.size(); ++i) {
        QVERIFY(i == 0 || orderedBits(rising[i - 1]) < orderedBits(rising[i]));
        const float back = floatOfOrderedBits(orderedBits(rising[i]));
        QCOMPARE(std::bit_cast<std::uint32_t>(back), std::bit_cast<std::uint32_t>(rising[i]));
    }
    const auto none = std::bit_cast<std::uint32_t>(std::numeric_limits<float>::quiet_NaN());
    QCOMPARE(std::bit_cast<std::uint32_t>(floatOfOrderedBits(orderedBits(std::bit_cast<float>(none)))), none);
    QCOMPARE(orderedBits(0.0F), kSignBit);
}

ASSAY_TEST(TstPackedNumbers)
#include "tst_packed_numbers.moc"
