#include "core/base/random.h"
#include "core/retrieval/exact/exact_search.h"
#include "tests/core/retrieval/exact_reference.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <atomic>
#include <cmath>
#include <limits>
#include <stop_token>
#include <thread>
#include <vector>

using namespace assay;
using base::ErrorCode;
using retrieval::ExactSearch;
using retrieval::Hit;
using retrieval::InstructionSet;
using retrieval::Row;
using retrieval::RowRange;
using retrieval::RowSet;
using retrieval::VectorMatrix;

namespace {

VectorMatrix matrixOf(std::span<const float> values, std::size_t dimension) {
    return VectorMatrix::fromRows(values, dimension).value().matrix;
}

// Asks every instruction set, alone and with threads, one query at a time and all together.
QString differenceFromReference(const VectorMatrix& matrix, std::span<const float> queries, std::size_t k,
                                const RowSet& among) {
    const std::size_t dimension = matrix.dimension();
    const std::size_t count = queries.size() / dimension;
    std::vector<std::vector<Hit>> expected;
    for (std::size_t q = 0; q < count; ++q) {
        expected.push_back(
            tests::obviouslyNearest(matrix, queries.subspan(q * dimension, dimension), k, among));
    }
    for (const InstructionSet set : retrieval::availableInstructionSets()) {
        for (const unsigned threads : {1U, 3U}) {
            const auto search = ExactSearch::create(matrix, {.instructionSet = set, .threads = threads});
            if (!search) {
                return "no search";
            }
            const QString name = QString::fromStdString(std::string(instructionSetName(set))) + " with " +
                                 QString::number(threads) + ": ";
            const auto together = search->nearestAmong(among, queries, k);
            if (!together || *together != expected) {
                return name + "all queries together";
            }
            for (std::size_t q = 0; q < std::min<std::size_t>(count, 5); ++q) {
                const auto one = search->nearestAmong(among, queries.subspan(q * dimension, dimension), k);
                if (!one || one->size() != 1 || one->front() != expected[q]) {
                    return name + "query " + QString::number(q);
                }
            }
        }
    }
    return {};
}

} // namespace

class TstExactSearch : public QObject {
    Q_OBJECT

  private slots:
    void likeTheReference_data();
    void likeTheReference();
    void amongRows();
    void largeWithThreads();
    void oneQueryLooksTwice_data();
    void oneQueryLooksTwice();
    void ordersWhatDiffersInTheLastBit();
    void equalDistancesStandInTheOrderOfRows();
    void worstOrders();
    void hardToQuantise();
    void tiny();
    void rowsWithoutDirectionAreNotFound();
    void queriesOfAnyLength();
    void fewRowsAreComputed();
    void distancesAreThoseOfTheHits();
    void refuses();
    void cancelled();
    void callsFromSeveralThreads();
    void everySetIsTold();
};

void TstExactSearch::likeTheReference_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("dimension");
    QTest::addColumn<int>("clusters");
    QTest::addColumn<int>("k");
    for (const int dimension : {1, 2, 7, 16, 31, 100, 256, 384}) {
        QTest::addRow("random, dimension %d", dimension) << 1500 << dimension << 0 << 30;
    }
    QTest::addRow("clustered") << 3000 << 64 << 20 << 30;
    QTest::addRow("one cluster") << 3000 << 64 << 1 << 10;
    QTest::addRow("k of one") << 777 << 48 << 0 << 1;
    QTest::addRow("all of them") << 333 << 48 << 4 << 333;
    QTest::addRow("wide") << 60 << 3000 << 3 << 10;
}

void TstExactSearch::likeTheReference() {
    QFETCH(int, rows);
    QFETCH(int, dimension);
    QFETCH(int, clusters);
    QFETCH(int, k);
    base::Random random(20);
    const auto n = static_cast<std::size_t>(rows);
    const auto d = static_cast<std::size_t>(dimension);
    const std::vector<float> values =
        clusters == 0 ? tests::randomVectors(random, n, d)
                      : tests::clusteredVectors(random, n, d, static_cast<std::size_t>(clusters), 0.05);
    const VectorMatrix matrix = matrixOf(values, d);
    // Some of their own, some of others; more than one pass, and not a multiple of any group.
    std::vector<float> queries = tests::randomVectors(random, 37, d);
    queries.insert(queries.end(), values.begin(), values.begin() + static_cast<std::ptrdiff_t>(32 * d));
    QCOMPARE(differenceFromReference(matrix, queries, static_cast<std::size_t>(k), RowSet::all(n)),
             QString());
}

void TstExactSearch::amongRows() {
    base::Random random(21);
    constexpr std::size_t kRows = 2000;
    constexpr std::size_t kDimension = 40;
    const auto values = tests::clusteredVectors(random, kRows, kDimension, 6, 0.3);
    const VectorMatrix matrix = matrixOf(values, kDimension);
    const auto queries = tests::randomVectors(random, 9, kDimension);
    std::vector<RowSet> sets{RowSet(), RowSet::all(kRows)};
    for (const auto& [first, last] : {std::pair<Row, Row>{0, 1},
                                      {5, 9},
                                      {3, 16},
                                      {16, 32},
                                      {15, 33},
                                      {100, 700},
                                      {1990, 2000},
                                      {1999, 2000}}) {
        sets.push_back(RowSet::ofRanges(std::vector<RowRange>{{first, last}}));
    }
    for (const std::uint64_t oneIn : {2U, 5U, 40U, 500U}) {
        std::vector<Row> rows;
        for (Row row = 0; row < kRows; ++row) {
            if (random.below(oneIn) == 0) {
                rows.push_back(row);
            }
        }
        sets.push_back(RowSet::ofRows(rows));
    }
    std::vector<RowRange> ranges;
    for (int i = 0; i < 12; ++i) {
        const auto first = static_cast<Row>(random.below(kRows - 60));
        ranges.push_back({first, first + static_cast<Row>(random.below(60))});
    }
    sets.push_back(RowSet::ofRanges(ranges));
    for (const RowSet& set : sets) {
        QCOMPARE(differenceFromReference(matrix, queries, 20, set), QString());
    }
}

// Enough that threads are used, with every set.
void TstExactSearch::largeWithThreads() {
    base::Random random(22);
    constexpr std::size_t kRows = 70'001;
    constexpr std::size_t kDimension = 24;
    const VectorMatrix matrix =
        matrixOf(tests::clusteredVectors(random, kRows, kDimension, 300, 0.2), kDimension);
    const auto queries = tests::randomVectors(random, 5, kDimension);
    QCOMPARE(differenceFromReference(matrix, queries, 50, RowSet::all(kRows)), QString());
}

// Each query is asked of a search of its own, as a first look that told little spares the next ones theirs.
void TstExactSearch::oneQueryLooksTwice_data() {
    QTest::addColumn<int>("dimension");
    QTest::addColumn<double>("spread"); // within the 30 clusters; 0: no clusters
    QTest::addColumn<double>("shift");  // of all numbers: large ones leave only small angles
    for (const int dimension : {1, 3, 7, 8, 9, 31, 100, 384}) {
        QTest::addRow("random, dimension %d", dimension) << dimension << 0.0 << 0.0;
    }
    QTest::addRow("narrow clusters") << 64 << 0.02 << 0.0;
    QTest::addRow("wide clusters") << 64 << 0.8 << 0.0;
    QTest::addRow("small angles") << 64 << 0.0 << 4.0;
}

void TstExactSearch::oneQueryLooksTwice() {
    QFETCH(int, dimension);
    QFETCH(double, spread);
    QFETCH(double, shift);
    base::Random random(29);
    constexpr std::size_t kRows = 2500;
    const auto d = static_cast<std::size_t>(dimension);
    auto values = spread > 0 ? tests::clusteredVectors(random, kRows, d, 30, spread)
                             : tests::randomVectors(random, kRows, d);
    for (float& value : values) {
        value += static_cast<float>(shift);
    }
    for (std::size_t row = 0; row < kRows; row += 97) { // rows without a direction
        std::fill_n(values.begin() + static_cast<std::ptrdiff_t>(row * d), d, 0.0F);
    }
    const VectorMatrix matrix = matrixOf(values, d);
    std::vector<Row> half;
    for (Row row = 0; row < kRows; ++row) {
        if (random.below(2) == 0) {
            half.push_back(row);
        }
    }
    for (const RowSet& among : {RowSet::all(kRows), RowSet::ofRows(half)}) {
        for (const std::size_t k : {std::size_t{1}, std::size_t{17}}) {
            for (const InstructionSet set : retrieval::availableInstructionSets()) {
                const auto query = tests::randomVectors(random, 1, d);
                const auto search = ExactSearch::create(matrix, {.instructionSet = set});
                QVERIFY(search.has_value());
                for (int time = 0; time < 2; ++time) {
                    const auto found = search->nearestAmong(among, query, k);
                    QVERIFY(found.has_value());
                    QVERIFY(found->front() == tests::obviouslyNearest(matrix, query, k, among));
                }
            }
        }
    }
}

// Rows that differ from one another by single roundings, far below what the bytes can tell.
void TstExactSearch::ordersWhatDiffersInTheLastBit() {
    base::Random random(23);
    constexpr std::size_t kDimension = 32;
    const auto original = tests::randomVectors(random, 1, kDimension);
    std::vector<float> values;
    for (int row = 0; row < 1200; ++row) {
        std::vector<float> copy = original;
        for (int change = 0; change < 3; ++change) {
            float& value = copy[random.below(kDimension)];
            value = std::nextafter(value, random.below(2) == 0 ? -10.0F : 10.0F);
        }
        values.insert(values.end(), copy.begin(), copy.end());
    }
    const VectorMatrix matrix = matrixOf(values, kDimension);
    auto queries = tests::randomVectors(random, 10, kDimension);
    queries.insert(queries.end(), original.begin(), original.end());
    QCOMPARE(differenceFromReference(matrix, queries, 30, RowSet::all(1200)), QString());
}

void TstExactSearch::equalDistancesStandInTheOrderOfRows() {
    base::Random random(24);
    constexpr std::size_t kDimension = 20;
    const auto originals = tests::randomVectors(random, 7, kDimension);
    std::vector<float> values;
    for (int row = 0; row < 900; ++row) {
        const auto begin = originals.begin() + static_cast<std::ptrdiff_t>(random.below(7) * kDimension);
        values.insert(values.end(), begin, begin + kDimension);
    }
    const VectorMatrix matrix = matrixOf(values, kDimension);
    QCOMPARE(differenceFromReference(matrix, originals, 200, RowSet::all(900)), QString());
    const auto found = ExactSearch::create(matrix)->nearest(originals, 200);
    QVERIFY(found.has_value());
    for (const std::vector<Hit>& hits : *found) {
        for (std::size_t i = 1; i < hits.size(); ++i) {
            QVERIFY(hits[i - 1].distance < hits[i].distance ||
                    (hits[i - 1].distance == hits[i].distance && hits[i - 1].row < hits[i].row));
        }
    }
}

// From the farthest to the nearest and back: every row is better than all before it.
void TstExactSearch::worstOrders() {
    constexpr std::size_t kRows = 5'000;
    std::vector<float> values;
    for (std::size_t row = 0; row < kRows; ++row) {
        const double angle = 3.14159 * static_cast<double>(row) / kRows;
        values.push_back(static_cast<float>(std::cos(angle)));
        values.push_back(static_cast<float>(std::sin(angle)));
    }
    const VectorMatrix matrix = matrixOf(values, 2);
    const std::vector<float> queries{-1, 0, 1, 0, 0, 1};
    QCOMPARE(differenceFromReference(matrix, queries, 30, RowSet::all(kRows)), QString());
}

// One number so large that the codes of the others are all 0, and numbers of many sizes.
void TstExactSearch::hardToQuantise() {
    base::Random random(25);
    constexpr std::size_t kRows = 1000;
    constexpr std::size_t kDimension = 50;
    auto values = tests::randomVectors(random, kRows, kDimension);
    for (std::size_t row = 0; row < kRows; ++row) {
        values[row * kDimension + random.below(3)] *= 1000;
        for (std::size_t i = 0; i < kDimension; ++i) {
            if (random.below(4) == 0) {
                values[row * kDimension + i] *= static_cast<float>(std::pow(10, -12 * random.unit()));
            }
        }
    }
    const VectorMatrix matrix = matrixOf(values, kDimension);
    auto queries = tests::randomVectors(random, 6, kDimension);
    queries.insert(queries.end(), values.begin(), values.begin() + 4 * kDimension);
    std::vector<float> constant(kDimension, 0.1F); // whose codes are all as large as they can be
    queries.insert(queries.end(), constant.begin(), constant.end());
    QCOMPARE(differenceFromReference(matrix, queries, 25, RowSet::all(kRows)), QString());
}

void TstExactSearch::tiny() {
    base::Random random(26);
    for (const std::size_t rows : {0U, 1U, 2U, 15U, 16U, 17U}) {
        const VectorMatrix matrix = matrixOf(tests::randomVectors(random, rows, 6), 6);
        const auto queries = tests::randomVectors(random, 3, 6);
        QCOMPARE(differenceFromReference(matrix, queries, 30, RowSet::all(rows)), QString());
    }
    const auto search = ExactSearch::create(matrixOf(tests::randomVectors(random, 4, 6), 6));
    QVERIFY(search.has_value());
    const auto nothingAsked = search->nearest({}, 3);
    QVERIFY(nothingAsked.has_value());
    QVERIFY(nothingAsked->empty());
}

void TstExactSearch::rowsWithoutDirectionAreNotFound() {
    base::Random random(27);
    constexpr std::size_t kRows = 300;
    constexpr std::size_t kDimension = 12;
    auto values = tests::randomVectors(random, kRows, kDimension);
    for (std::size_t row = 0; row < kRows; row += 3) {
        if (row % 2 == 0) {
            std::fill_n(values.begin() + static_cast<std::ptrdiff_t>(row * kDimension), kDimension, 0.0F);
        } else {
            values[row * kDimension + 5] = std::numeric_limits<float>::quiet_NaN();
        }
    }
    const VectorMatrix matrix = matrixOf(values, kDimension);
    const auto queries = tests::randomVectors(random, 3, kDimension);
    QCOMPARE(differenceFromReference(matrix, queries, kRows, RowSet::all(kRows)), QString());
    const std::vector<Row> few{0, 3, 4, 30, 60, 61, 299};
    QCOMPARE(differenceFromReference(matrix, queries, kRows, RowSet::ofRows(few)), QString());
    const auto search = ExactSearch::create(matrix);
    QCOMPARE(search->nearest(std::span(queries).first(kDimension), kRows)->front().size(), std::size_t{200});
}

void TstExactSearch::queriesOfAnyLength() {
    base::Random random(28);
    const VectorMatrix matrix = matrixOf(tests::randomVectors(random, 400, 30), 30);
    const auto search = ExactSearch::create(matrix);
    const auto query = tests::randomVectors(random, 1, 30);
    const auto expected = search->nearest(query, 10);
    QVERIFY(expected.has_value());
    for (const float factor : {0x1.0p-100F, 0x1.0p+40F}) {
        std::vector<float> scaled = query;
        for (float& value : scaled) {
            value *= factor;
        }
        QVERIFY(search->nearest(scaled, 10).value() == *expected);
    }
    // A stored vector as a query is itself, at no distance but that of rounding.
    const auto self = search->nearest(matrix.row(123), 1);
    QCOMPARE(self->front().front().row, Row{123});
    QVERIFY(self->front().front().distance < 1e-6F);
}

// The bounds must be of use, or exact search would only be slow.
void TstExactSearch::fewRowsAreComputed() {
    base::Random random(29);
    constexpr std::size_t kRows = 5'000;
    const VectorMatrix matrix = matrixOf(tests::randomVectors(random, kRows, 384), 384);
    const auto queries = tests::randomVectors(random, 8, 384);
    for (const InstructionSet set : retrieval::availableInstructionSets()) {
        const auto search = ExactSearch::create(matrix, {.instructionSet = set});
        retrieval::SearchEffort effort;
        QVERIFY(search->nearest(queries, 30, {}, &effort).has_value());
        QCOMPARE(effort.rowsScreened / 16, 8 * kRows / 16);
        QVERIFY(effort.rowsComputed >= 8 * 30);
        QVERIFY2(effort.rowsComputed < 8 * 300, std::to_string(effort.rowsComputed).c_str());
    }
}

void TstExactSearch::distancesAreThoseOfTheHits() {
    base::Random random(30);
    auto values = tests::randomVectors(random, 100, 10);
    std::fill_n(values.begin() + 70, 10, 0.0F);
    const auto search = ExactSearch::create(matrixOf(values, 10));
    const auto query = tests::randomVectors(random, 1, 10);
    const auto hits = search->nearest(query, 100);
    std::vector<Row> rows{7};
    for (const Hit& hit : hits->front()) {
        rows.push_back(hit.row);
    }
    const auto distances = search->distances(query, rows);
    QVERIFY(distances.has_value());
    QCOMPARE(distances->size(), std::size_t{100});
    QVERIFY(!distances->front().has_value());
    for (std::size_t i = 1; i < rows.size(); ++i) {
        QCOMPARE((*distances)[i].value(), hits->front()[i - 1].distance);
    }
    QCOMPARE(search->distances(query, std::vector<Row>{100}).error().code, ErrorCode::InvalidArgument);
    QCOMPARE(search->distances(values, rows).error().code, ErrorCode::InvalidArgument);
}

void TstExactSearch::refuses() {
    const VectorMatrix matrix = matrixOf(std::vector<float>{1, 2, 3, 4, 5, 6}, 3);
    QCOMPARE(ExactSearch::create(VectorMatrix()).error().code, ErrorCode::InvalidArgument);
    QCOMPARE(ExactSearch::create(matrix, {.threads = 0}).error().code, ErrorCode::InvalidArgument);
    QCOMPARE(ExactSearch::create(matrix, {.threads = 257}).error().code, ErrorCode::InvalidArgument);
    const auto search = ExactSearch::create(matrix);
    QVERIFY(search.has_value());
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const auto codeOf = [&](const std::vector<float>& query, std::size_t k) {
        return search->nearest(query, k).error().code;
    };
    QCOMPARE(codeOf({1, 2}, 3), ErrorCode::InvalidArgument);
    QCOMPARE(codeOf({1, 2, 3}, 0), ErrorCode::InvalidArgument);
    QCOMPARE(codeOf({1, 2, nan}, 3), ErrorCode::InvalidArgument);
    QCOMPARE(codeOf({1, 2, 3, 0, 0, 0}, 3), ErrorCode::InvalidArgument);
    const std::vector<float> good{1, 2, 3};
    QCOMPARE(search->nearestAmong(RowSet::all(3), good, 1).error().code, ErrorCode::InvalidArgument);
    QVERIFY(search->nearestAmong(RowSet::all(2), good, 1).has_value());
}

void TstExactSearch::cancelled() {
    base::Random random(31);
    const VectorMatrix matrix = matrixOf(tests::randomVectors(random, 3000, 8), 8);
    std::stop_source source;
    const auto search = ExactSearch::create(matrix, {.threads = 2}, source.get_token());
    QVERIFY(search.has_value());
    const auto queries = tests::randomVectors(random, 100, 8);
    QVERIFY(search->nearest(queries, 5, source.get_token()).has_value());
    source.request_stop();
    QCOMPARE(search->nearest(queries, 5, source.get_token()).error().code, ErrorCode::Cancelled);
    QCOMPARE(ExactSearch::create(matrix, {}, source.get_token()).error().code, ErrorCode::Cancelled);
}

void TstExactSearch::callsFromSeveralThreads() {
    base::Random random(32);
    const VectorMatrix matrix = matrixOf(tests::randomVectors(random, 5000, 16), 16);
    const auto search = ExactSearch::create(matrix, {.threads = 2});
    const auto queries = tests::randomVectors(random, 20, 16);
    const auto expected = search->nearest(queries, 12);
    std::atomic<int> wrong = 0;
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i) {
            threads.emplace_back([&] {
                const auto found = search->nearest(queries, 12);
                wrong += found && *found == *expected ? 0 : 1;
            });
        }
    }
    QCOMPARE(wrong.load(), 0);
}

void TstExactSearch::everySetIsTold() {
    const VectorMatrix matrix = matrixOf(std::vector<float>{1, 2, 3}, 3);
    const auto& sets = retrieval::availableInstructionSets();
    QVERIFY(!sets.empty());
    for (const InstructionSet set : sets) {
        QCOMPARE(ExactSearch::create(matrix, {.instructionSet = set})->instructionSet(), set);
    }
    QCOMPARE(ExactSearch::create(matrix)->instructionSet(), sets.back());
    if (sets.back() != InstructionSet::Avx512Vnni) {
        QCOMPARE(ExactSearch::create(matrix, {.instructionSet = InstructionSet::Avx512Vnni}).error().code,
                 ErrorCode::InvalidArgument);
    }
}

ASSAY_TEST(TstExactSearch)
#include "tst_exact_search.moc"
