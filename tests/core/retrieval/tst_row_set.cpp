#include "core/base/random.h"
#include "core/retrieval/row_set.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <set>
#include <vector>

using namespace assay;
using retrieval::Row;
using retrieval::RowRange;
using retrieval::RowSet;

namespace {

std::vector<Row> rowsOf(const RowSet& set) {
    std::vector<Row> rows;
    for (const RowRange& range : set.ranges()) {
        for (Row row = range.first; row < range.last; ++row) {
            rows.push_back(row);
        }
    }
    return rows;
}

} // namespace

class TstRowSet : public QObject {
    Q_OBJECT

  private slots:

    void allAndNothing() {
        QVERIFY(RowSet().empty());
        QVERIFY(RowSet::all(0).empty());
        QCOMPARE(RowSet::all(7).size(), std::size_t{7});
        QVERIFY(RowSet::all(7).contains(6));
        QVERIFY(!RowSet::all(7).contains(7));
    }

    void rangesJoin() {
        const std::vector<RowRange> ranges{{10, 12}, {3, 5}, {5, 6}, {11, 20}, {9, 9}, {15, 16}};
        const RowSet set = RowSet::ofRanges(ranges);
        const std::vector<RowRange> expected{{3, 6}, {10, 20}};
        QVERIFY(std::vector<RowRange>(set.ranges().begin(), set.ranges().end()) == expected);
        QCOMPARE(set.size(), std::size_t{13});
    }

    // Rows, bits and ranges of the same rows are the same set.
    void asRowsBitsAndRanges() {
        base::Random random(11);
        for (int trial = 0; trial < 200; ++trial) {
            const std::size_t rows = 1 + random.below(400);
            const std::uint64_t density = 1 + random.below(20);
            std::set<Row> chosen;
            std::vector<Row> listed;
            std::vector<std::uint64_t> bits((rows + 63) / 64);
            std::vector<RowRange> ranges;
            for (std::size_t i = 0; i < rows; ++i) {
                if (random.below(20) < density) {
                    const auto row = static_cast<Row>(i);
                    chosen.insert(row);
                    listed.push_back(row);
                    bits[i / 64] |= std::uint64_t{1} << (i % 64);
                    ranges.push_back({row, row + 1});
                    if (random.below(5) == 0) {
                        listed.push_back(row);
                    }
                }
            }
            random.shuffle(std::span(listed));
            const RowSet set = RowSet::ofRows(listed);
            QVERIFY(rowsOf(set) == std::vector<Row>(chosen.begin(), chosen.end()));
            QCOMPARE(set.size(), chosen.size());
            QVERIFY(set == RowSet::ofBits(bits));
            QVERIFY(set == RowSet::ofRanges(ranges));
            for (std::size_t i = 0; i < rows + 2; ++i) {
                QCOMPARE(set.contains(static_cast<Row>(i)), chosen.contains(static_cast<Row>(i)));
            }
        }
    }

    void intersection() {
        base::Random random(12);
        for (int trial = 0; trial < 200; ++trial) {
            std::vector<Row> a;
            std::vector<Row> b;
            std::vector<Row> both;
            for (Row row = 0; row < 150; ++row) {
                const bool inA = random.below(3) > 0;
                const bool inB = random.below(3) > 0;
                if (inA) {
                    a.push_back(row);
                }
                if (inB) {
                    b.push_back(row);
                }
                if (inA && inB) {
                    both.push_back(row);
                }
            }
            const RowSet expected = RowSet::ofRows(both);
            QVERIFY(RowSet::ofRows(a).intersectedWith(RowSet::ofRows(b)) == expected);
            QVERIFY(RowSet::ofRows(b).intersectedWith(RowSet::ofRows(a)) == expected);
        }
    }
};

ASSAY_TEST(TstRowSet)
#include "tst_row_set.moc"
