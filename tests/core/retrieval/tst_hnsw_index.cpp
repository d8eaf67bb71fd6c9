#include "core/base/hash.h"
#include "core/base/random.h"
#include "core/retrieval/exact/exact_search.h"
#include "core/retrieval/hnsw/hnsw_distance.h"
#include "core/retrieval/hnsw/hnsw_index.h"
#include "tests/support/test_class.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>

#include <bit>
#include <cmath>

using namespace assay;
using namespace assay::retrieval;

namespace {

// Vectors around a few directions; some rows repeat an earlier one, some have no direction.
VectorMatrix madeMatrix(std::size_t rows, std::size_t dimension, std::uint64_t seed, bool awkward = true) {
    base::Random random(seed);
    std::vector<float> centres(20 * dimension);
    for (float& number : centres) {
        number = static_cast<float>(random.normal());
    }
    std::vector<float> values(rows * dimension);
    for (std::size_t row = 0; row < rows; ++row) {
        const std::size_t centre = static_cast<std::size_t>(random.below(20));
        const bool zero = awkward && row % 101 == 7;
        const bool again = awkward && row % 50 == 49;
        for (std::size_t i = 0; i < dimension; ++i) {
            const auto noise = static_cast<float>(0.6 * random.normal());
            values[row * dimension + i] = zero    ? 0.0F
                                          : again ? values[(row - 11) * dimension + i]
                                                  : centres[centre * dimension + i] + noise;
        }
    }
    return VectorMatrix::fromRows(values, dimension)->matrix;
}

HnswIndex built(const VectorMatrix& matrix, HnswSettings settings = {}) {
    base::NoProgress progress;
    return *HnswIndex::build(matrix, settings, {}, progress);
}

std::vector<std::vector<Hit>> exactOf(const VectorMatrix& matrix, std::span<const float> queries,
                                      std::size_t k, const RowSet* among = nullptr) {
    const auto search = ExactSearch::create(matrix);
    return among != nullptr ? *search->nearestAmong(*among, queries, k) : *search->nearest(queries, k);
}

} // namespace

class TstHnswIndex : public QObject {
    Q_OBJECT

  private slots:
    void distancesAgree();
    void findsWhatExactSearchFinds();
    void searchingWidelyIsExact();
    void sameBytesEachTime();
    void severalThreads();
    void neighboursOfOneBatch();
    void filtered();
    void filteredAmongMany();
    void savedAndLoaded();
    void otherVectorsAreRefused();
    void damagedFilesAreRefused();
    void smallOnes();
    void invalid();
    void saysFromTheBeginningThatItBuilds();
    void stops();
};

void TstHnswIndex::distancesAgree() {
    GraphDistance distances[4];
    const std::size_t count = graphDistances(distances);
    QVERIFY(count >= 1);
    base::Random random(4);
    for (const std::size_t length : {16U, 32U, 48U, 256U, 384U, 400U}) {
        std::vector<float> a(length);
        std::vector<float> b(length);
        double due = 1;
        for (std::size_t i = 0; i < length; ++i) {
            a[i] = static_cast<float>(random.normal());
            b[i] = static_cast<float>(random.normal());
            due -= static_cast<double>(a[i]) * static_cast<double>(b[i]);
        }
        const float first = distances[0](a.data(), b.data(), length);
        QVERIFY(std::abs(static_cast<double>(first) - due) < 1e-3);
        for (std::size_t i = 1; i < count; ++i) {
            QCOMPARE(std::bit_cast<std::uint32_t>(distances[i](a.data(), b.data(), length)),
                     std::bit_cast<std::uint32_t>(first));
        }
    }
}

void TstHnswIndex::findsWhatExactSearchFinds() {
    const VectorMatrix matrix = madeMatrix(3000, 40, 1);
    const HnswIndex index = built(matrix);
    std::size_t found = 0;
    for (Row row = 0; row < 200; ++row) {
        if (!matrix.usable(row)) {
            continue;
        }
        const auto exact = exactOf(matrix, matrix.row(row), 10).front();
        const auto hits = index.nearest(matrix.row(row), 10)->front();
        QCOMPARE(hits.size(), std::size_t{10});
        for (const Hit& hit : hits) {
            found += std::find(exact.begin(), exact.end(), hit) != exact.end() ? 1 : 0; // row and distance
        }
        QVERIFY(std::is_sorted(hits.begin(), hits.end(), [](const Hit& a, const Hit& b) {
            return std::pair(a.distance, a.row) < std::pair(b.distance, b.row);
        }));
    }
    QVERIFY2(found >= 1940, qPrintable(QString::number(found))); // of 1,980
}

void TstHnswIndex::searchingWidelyIsExact() {
    const VectorMatrix matrix = madeMatrix(600, 24, 2);
    const HnswIndex index = built(matrix);
    std::size_t same = 0;
    for (Row row = 0; row < 50; ++row) {
        if (matrix.usable(row)) {
            same += *index.nearest(matrix.row(row), 20, 600) == exactOf(matrix, matrix.row(row), 20) ? 1 : 0;
        }
    }
    QCOMPARE(same, std::size_t{49}); // row 7 has no direction
}

void TstHnswIndex::sameBytesEachTime() {
    const VectorMatrix matrix = madeMatrix(1500, 32, 3);
    const std::string bytes = built(matrix).toBytes();
    QVERIFY(built(matrix).toBytes() == bytes);
    HnswSettings settings;
    settings.seed = 5;
    QVERIFY(built(matrix, settings).toBytes() != bytes);
}

void TstHnswIndex::severalThreads() {
    const VectorMatrix matrix = madeMatrix(2000, 32, 4);
    const std::string alone = built(matrix, {.threads = 1}).toBytes();
    for (const unsigned threads : {2U, 3U, 8U, 0U}) {
        QVERIFY(built(matrix, {.threads = threads}).toBytes() == alone);
    }
}

// Rows that stand together, and so in one batch, are each other's nearest: they find each other.
void TstHnswIndex::neighboursOfOneBatch() {
    constexpr std::size_t kRows = 1200;
    constexpr std::size_t kDimension = 32;
    constexpr std::size_t kGroup = 20; // rows in a row around one direction
    base::Random random(6);
    std::vector<float> values;
    std::vector<float> centre(kDimension);
    for (std::size_t row = 0; row < kRows; ++row) {
        for (float& number : centre) {
            number = row % kGroup == 0 ? static_cast<float>(random.normal()) : number;
            values.push_back(number + static_cast<float>(0.1 * random.normal()));
        }
    }
    const VectorMatrix matrix = VectorMatrix::fromRows(values, kDimension)->matrix;
    const HnswIndex index = built(matrix);
    for (Row row = 0; row < kRows; ++row) {
        const auto hits = index.nearest(matrix.row(row), kGroup)->front();
        QVERIFY(std::all_of(hits.begin(), hits.end(),
                            [row](const Hit& hit) { return hit.row / kGroup == row / kGroup; }));
    }
}

void TstHnswIndex::filtered() {
    const VectorMatrix matrix = madeMatrix(3'000, 16, 5);
    HnswSettings settings;
    settings.m = 8;
    settings.efConstruction = 40;
    const HnswIndex index = built(matrix, settings);
    // Few rows: computed, so exact.
    const std::vector<RowRange> slice{{1000, 1040}, {2000, 3000}};
    const RowSet few = RowSet::ofRanges(slice);
    QVERIFY(*index.nearestAmong(few, matrix.row(5), 30) == exactOf(matrix, matrix.row(5), 30, &few));
    const RowSet single = RowSet::ofRows(std::vector<Row>{17});
    QCOMPARE(index.nearestAmong(single, matrix.row(5), 30)->front().size(), std::size_t{1});
    QVERIFY(index.nearestAmong({}, matrix.row(5), 30)->front().empty());
    const RowSet beyond = RowSet::ofRows(std::vector<Row>{3000});
    QCOMPARE(index.nearestAmong(beyond, matrix.row(5), 3).error().code, base::ErrorCode::InvalidArgument);
}

// Among more rows than are computed the graph is walked, and only they are found.
void TstHnswIndex::filteredAmongMany() {
    constexpr std::size_t kRows = 24'000;
    const VectorMatrix matrix = madeMatrix(kRows, 16, 5);
    HnswSettings settings;
    settings.m = 8;
    settings.efConstruction = 40;
    const HnswIndex index = built(matrix, settings);
    std::vector<Row> most;
    for (Row row = 0; row < kRows; ++row) {
        if (row % 16 != 3) {
            most.push_back(row);
        }
    }
    const RowSet among = RowSet::ofRows(most);
    QVERIFY(among.size() > HnswIndex::kComputedRows);
    std::size_t due = 0;
    std::size_t strangers = 0;
    const auto foundBy = [&](std::size_t ef) {
        std::size_t found = 0;
        due = 0;
        for (Row row = 0; row < 40; ++row) {
            if (!matrix.usable(row)) {
                continue;
            }
            const auto hits = index.nearestAmong(among, matrix.row(row), 10, ef)->front();
            const auto exact = exactOf(matrix, matrix.row(row), 10, &among).front();
            due += exact.size();
            for (const Hit& hit : hits) {
                strangers += among.contains(hit.row) ? 0 : 1;
                found += std::find(exact.begin(), exact.end(), hit) != exact.end() ? 1 : 0;
            }
        }
        return found;
    };
    const std::size_t narrow = foundBy(1);
    const std::size_t wide = foundBy(500);
    QCOMPARE(due, std::size_t{390}); // row 7 has no direction
    QCOMPARE(strangers, std::size_t{0});
    // A narrow walk misses some, which shows that it is one; a wide one finds all.
    QVERIFY2(narrow < due && narrow >= 370, qPrintable(QString::number(narrow)));
    QCOMPARE(wide, due);
}

void TstHnswIndex::savedAndLoaded() {
    const VectorMatrix matrix = madeMatrix(1500, 32, 7);
    const HnswIndex index = built(matrix);
    QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("x.hnsw").toStdString();
    QVERIFY(index.save(path));
    const auto loaded = HnswIndex::load(path, matrix);
    QVERIFY(loaded.has_value());
    QVERIFY(loaded->settings() == index.settings());
    QCOMPARE(loaded->label(), std::string("HNSW M=16 ef=128"));
    QVERIFY(loaded->toBytes() == index.toBytes());
    for (Row row = 0; row < 60; ++row) {
        if (matrix.usable(row)) {
            QVERIFY(*loaded->nearest(matrix.row(row), 10) == *index.nearest(matrix.row(row), 10));
        }
    }
    QCOMPARE(HnswIndex::load(folder.filePath("none").toStdString(), matrix).error().code,
             base::ErrorCode::FileNotFound);
}

void TstHnswIndex::otherVectorsAreRefused() {
    const std::string bytes = built(madeMatrix(300, 32, 8)).toBytes();
    const auto other = HnswIndex::fromBytes(bytes, madeMatrix(300, 32, 9));
    QCOMPARE(other.error().where, std::string("vectors"));
    const auto fewer = HnswIndex::fromBytes(bytes, madeMatrix(299, 32, 8));
    QCOMPARE(fewer.error().detail, std::string("300 x 32, expected 299 x 32"));
    const auto narrower = HnswIndex::fromBytes(bytes, madeMatrix(300, 31, 8));
    QCOMPARE(narrower.error().detail, std::string("300 x 32, expected 300 x 31"));
}

void TstHnswIndex::damagedFilesAreRefused() {
    const VectorMatrix matrix = madeMatrix(400, 16, 10);
    HnswSettings settings;
    settings.m = 4;
    const std::string bytes = built(matrix, settings).toBytes();
    QCOMPARE(HnswIndex::fromBytes("nothing", matrix).error().code, base::ErrorCode::UnknownFormat);
    base::Random random(1);
    for (int i = 0; i < 400; ++i) {
        std::string damaged = bytes;
        const auto at = 8 + static_cast<std::size_t>(random.below(bytes.size() - 8));
        damaged[at] = static_cast<char>(damaged[at] ^ (1 << random.below(8)));
        QVERIFY(!HnswIndex::fromBytes(damaged, matrix));
        QVERIFY(!HnswIndex::fromBytes(std::string_view(bytes).substr(0, at), matrix));
        // One whose checksum fits is refused too or walks within its bounds.
        damaged.resize(damaged.size() - 64);
        damaged += base::sha256(damaged);
        if (const auto index = HnswIndex::fromBytes(damaged, matrix)) {
            QVERIFY(index->nearest(matrix.row(0), 5).has_value());
        }
    }
}

void TstHnswIndex::smallOnes() {
    const std::vector<float> values{1, 0, 0, 1, 0, 0, 0.6F, 0.8F};
    const VectorMatrix matrix = VectorMatrix::fromRows(values, 2)->matrix;
    const HnswIndex index = built(matrix);
    const auto hits = index.nearest(std::vector<float>{3, 0}, 10)->front();
    QCOMPARE(hits.size(), std::size_t{3}); // the third row has no direction
    QCOMPARE(hits[0].row, Row{0});
    QCOMPARE(hits[1].row, Row{3});
    QCOMPARE(hits[2].row, Row{1});
    const VectorMatrix one = VectorMatrix::fromRows(std::vector<float>{0, 2}, 2)->matrix;
    QCOMPARE(built(one).nearest(std::vector<float>{0, 1}, 3)->front().size(), std::size_t{1});
}

void TstHnswIndex::invalid() {
    const VectorMatrix matrix = madeMatrix(50, 8, 11, false);
    base::NoProgress progress;
    const auto whereOf = [&](HnswSettings settings) {
        return HnswIndex::build(matrix, settings, {}, progress).error().where;
    };
    QCOMPARE(whereOf({.m = 1}), std::string("M"));
    QCOMPARE(whereOf({.m = 300}), std::string("M"));
    QCOMPARE(whereOf({.m = 16, .efConstruction = 5}), std::string("efConstruction"));
    QCOMPARE(whereOf({.ef = 0}), std::string("ef"));
    const VectorMatrix nothing = VectorMatrix::fromRows(std::vector<float>(16), 8)->matrix;
    QCOMPARE(HnswIndex::build(nothing, {}, {}, progress).error().code, base::ErrorCode::InvalidArgument);
    const HnswIndex index = built(matrix);
    QCOMPARE(index.nearest(std::vector<float>(9, 1.0F), 3).error().where, std::string("dimension"));
    QCOMPARE(index.nearest(std::vector<float>(8, 0.0F), 3).error().where, std::string("query"));
    QCOMPARE(index.nearest(std::vector<float>(8, std::nanf("")), 3).error().where, std::string("query"));
    QCOMPARE(index.nearest(matrix.row(0), 0).error().where, std::string("k"));
}

// That a graph is built is said before its first rows are in it, which may take long on a busy machine.
void TstHnswIndex::saysFromTheBeginningThatItBuilds() {
    class Sink final : public base::ProgressSink {
      public:
        void report(base::Stage stage, std::int64_t done, std::int64_t total) override {
            m_reports.push_back({stage, done, total});
        }

        struct Report {
            base::Stage stage;
            std::int64_t done, total;
        };

        std::vector<Report> m_reports;
    };

    const VectorMatrix matrix = madeMatrix(300, 8, 13, false);
    Sink sink;
    QVERIFY(HnswIndex::build(matrix, {}, {}, sink).has_value());
    QVERIFY(sink.m_reports.size() > 1);
    QCOMPARE(sink.m_reports.front().done, std::int64_t{0});
    for (const Sink::Report& report : sink.m_reports) {
        QVERIFY(base::stageName(report.stage) == "indexing");
        QCOMPARE(report.total, sink.m_reports.front().total);
    }
    QCOMPARE(sink.m_reports.back().done, sink.m_reports.back().total);
}

void TstHnswIndex::stops() {
    const VectorMatrix matrix = madeMatrix(500, 8, 12);
    base::NoProgress progress;
    std::stop_source source;
    source.request_stop();
    QCOMPARE(HnswIndex::build(matrix, {}, source.get_token(), progress).error().code,
             base::ErrorCode::Cancelled);
    QCOMPARE(built(matrix).nearest(matrix.row(0), 3, 0, source.get_token()).error().code,
             base::ErrorCode::Cancelled);
}

ASSAY_TEST(TstHnswIndex)
#include "tst_hnsw_index.moc"
