#include "core/base/random.h"
#include "core/metrics/classification/score_order.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

using namespace assay;
using metrics::ScoreSorter;
using metrics::SortedColumn;

namespace {

constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();

// What std::stable_sort makes of the same scores.
SortedColumn plainlySorted(const std::vector<double>& scores) {
    SortedColumn column;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        if (!std::isnan(scores[i])) {
            column.positions.push_back(static_cast<std::uint32_t>(i));
        }
    }
    std::stable_sort(column.positions.begin(), column.positions.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return scores[a] < scores[b]; });
    for (const std::uint32_t position : column.positions) {
        column.values.push_back(scores[position]);
    }
    return column;
}

} // namespace

class TstScoreOrder : public QObject {
    Q_OBJECT

  private slots:
    void sameAsStableSort_data();
    void sameAsStableSort();
    void oneSorterForManyColumns();
    void places();
    void dealtOutAsIfSortedAlone();
};

void TstScoreOrder::sameAsStableSort_data() {
    QTest::addColumn<std::vector<double>>("scores");
    base::Random random(11);
    const auto made = [&](std::size_t n, auto score) {
        std::vector<double> scores(n);
        std::generate(scores.begin(), scores.end(), score);
        return scores;
    };
    QTest::newRow("none") << std::vector<double>{};
    QTest::newRow("one") << std::vector<double>{0.5};
    QTest::newRow("only missing") << std::vector<double>{kMissing, kMissing};
    QTest::newRow("all equal") << std::vector<double>(1000, 0.25);
    QTest::newRow("ends of the interval") << std::vector<double>{1.0, 0.0, 1.0, -0.0, 0.0, 1.0};
    QTest::newRow("below the resolution of the image") << made(3000, [&] { return 1e-12 * random.unit(); });
    QTest::newRow("a few ulp apart") << made(2000, [&] {
        double score = 0.7;
        for (std::uint64_t i = random.below(4); i > 0; --i) {
            score = std::nextafter(score, 1.0);
        }
        return score;
    });
    QTest::newRow("descending") << [] {
        std::vector<double> scores(5000);
        for (std::size_t i = 0; i < scores.size(); ++i) {
            scores[i] = 1.0 - static_cast<double>(i) / 5000;
        }
        return scores;
    }();
    QTest::newRow("all different") << made(50'000, [&] { return random.unit(); });
    QTest::newRow("many ties") << made(20'000, [&] { return static_cast<double>(random.below(101)) / 100; });
    QTest::newRow("some missing") << made(20'000,
                                          [&] { return random.unit() < 0.3 ? kMissing : random.unit(); });
    QTest::newRow("outside the interval") << made(3000, [&] { return 4 * random.unit() - 2; });
}

void TstScoreOrder::sameAsStableSort() {
    QFETCH(std::vector<double>, scores);
    const SortedColumn sorted = ScoreSorter().sorted(scores);
    const SortedColumn plain = plainlySorted(scores);
    QVERIFY(sorted.positions == plain.positions);
    QVERIFY(sorted.values == plain.values);
}

void TstScoreOrder::oneSorterForManyColumns() {
    base::Random random(12);
    ScoreSorter sorter;
    for (const std::size_t n : {100U, 5000U, 3U, 0U, 7000U, 6999U}) {
        std::vector<double> scores(n);
        std::generate(scores.begin(), scores.end(), [&] { return random.unit(); });
        QVERIFY(sorter.sorted(scores).positions == plainlySorted(scores).positions);
    }
}

void TstScoreOrder::places() {
    const std::vector<double> scores{0.5, kMissing, 0.1, 0.5};
    const metrics::LargeVector<std::uint32_t> expected{2, 0, 1, 3};
    QVERIFY(metrics::placesOf(ScoreSorter().sorted(scores), scores.size()) == expected);
}

void TstScoreOrder::dealtOutAsIfSortedAlone() {
    base::Random random(13);
    constexpr std::size_t kGroups = 7;
    std::vector<double> scores(4000);
    std::vector<std::uint16_t> groupOf(scores.size());
    for (std::size_t i = 0; i < scores.size(); ++i) {
        scores[i] = static_cast<double>(random.below(50)) / 49;
        groupOf[i] = static_cast<std::uint16_t>(random.below(kGroups - 1)); // the last one stays empty
    }
    const auto dealt = metrics::dealOut(ScoreSorter().sorted(scores), groupOf, kGroups);
    QCOMPARE(dealt.size(), kGroups);
    for (std::size_t group = 0; group < kGroups; ++group) {
        std::vector<double> own(scores);
        for (std::size_t i = 0; i < own.size(); ++i) {
            own[i] = groupOf[i] == group ? own[i] : kMissing;
        }
        const SortedColumn plain = plainlySorted(own);
        QVERIFY(dealt[group].positions == plain.positions);
        QVERIFY(dealt[group].values == plain.values);
    }
    QCOMPARE(dealt.back().size(), std::size_t{0});
}

ASSAY_TEST(TstScoreOrder)
#include "tst_score_order.moc"
