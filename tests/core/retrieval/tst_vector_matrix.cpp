#include "core/base/hash.h"
#include "core/base/random.h"
#include "core/retrieval/memory_map.h"
#include "core/retrieval/vector_file.h"
#include "core/retrieval/vector_matrix.h"
#include "tests/core/retrieval/exact_reference.h"
#include "tests/support/test_class.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>

#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

using namespace assay;
using base::ErrorCode;
using retrieval::Row;
using retrieval::VectorMatrix;
namespace fs = std::filesystem;

namespace {

std::string contentOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void write(const fs::path& path, const std::string& content) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << content;
}

bool sameNumbers(const VectorMatrix& a, const VectorMatrix& b) {
    if (a.rows() != b.rows() || a.dimension() != b.dimension() || a.contentHash() != b.contentHash()) {
        return false;
    }
    for (std::size_t i = 0; i < a.rows(); ++i) {
        const auto row = static_cast<Row>(i);
        if (!std::equal(a.row(row).begin(), a.row(row).end(), b.row(row).begin())) {
            return false;
        }
    }
    return true;
}

std::stop_token stopped() {
    std::stop_source source;
    source.request_stop();
    return source.get_token();
}

} // namespace

class TstVectorMatrix : public QObject {
    Q_OBJECT

  private slots:
    void rowsHaveLengthOneAndAreAligned();
    void reportCountsWhatIsWrong();
    void equalRowsAreGrouped();
    void normalisingTwiceChangesNothing();
    void refusesShapes();
    void roundTrip_data();
    void roundTrip();
    void refusesDamagedFiles();
    void refusesRowsThatNobodyMakes();
    void refusesAnotherDimension();
    void replacesAFileWholeOrNotAtAll();
    void cancelled();
    void letGoOfAMapping();
};

void TstVectorMatrix::rowsHaveLengthOneAndAreAligned() {
    base::Random random(1);
    for (const std::size_t dimension : {1U, 3U, 16U, 17U, 256U, 384U}) {
        const auto values = tests::randomVectors(random, 20, dimension);
        const auto made = VectorMatrix::fromRows(values, dimension);
        QVERIFY(made.has_value());
        QCOMPARE(made->matrix.stride() % 16, std::size_t{0});
        for (Row row = 0; row < 20; ++row) {
            QCOMPARE(reinterpret_cast<std::uintptr_t>(made->matrix.data(row)) % 64, std::uintptr_t{0});
            double norm = 0;
            for (std::size_t i = 0; i < dimension; ++i) {
                norm += double{values[row * dimension + i]} * double{values[row * dimension + i]};
            }
            norm = std::sqrt(norm);
            for (std::size_t i = 0; i < dimension; ++i) {
                QVERIFY(std::abs(double{made->matrix.row(row)[i]} * norm -
                                 double{values[row * dimension + i]}) < 1e-6 * norm);
            }
            for (std::size_t i = dimension; i < made->matrix.stride(); ++i) {
                QCOMPARE(made->matrix.data(row)[i], 0.0F);
            }
        }
    }
}

void TstVectorMatrix::reportCountsWhatIsWrong() {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const float infinite = std::numeric_limits<float>::infinity();
    const float large = std::numeric_limits<float>::max();
    const float small = std::numeric_limits<float>::denorm_min();
    const std::vector<float> values{3,         4,    0,       0,     0.6F, 0.8F,  nan,   1,     1,
                                    -infinite, 0.6F, 0.8004F, -0.0F, 0,    large, large, small, 0};
    const auto made = VectorMatrix::fromRows(values, 2);
    QVERIFY(made.has_value());
    const retrieval::VectorReport& report = made->report;
    QCOMPARE(report.rows, std::size_t{9});
    QCOMPARE(report.dimension, std::size_t{2});
    QVERIFY(report.zeroRows == (std::vector<Row>{1, 6}));
    QVERIFY(report.nonFiniteRows == (std::vector<Row>{3, 4}));
    QCOMPARE(report.notUnit, std::size_t{3}); // (3, 4), the largest and the smallest
    QCOMPARE(report.smallestNorm.value(), double{small});
    QCOMPARE(report.largestNorm.value(), std::sqrt(2.0) * double{large});
    QVERIFY(report.duplicateGroups == (std::vector<std::vector<Row>>{{0, 2}}));
    for (Row row = 0; row < 9; ++row) {
        QCOMPARE(made->matrix.usable(row), row != 1 && row != 6 && row != 3 && row != 4);
    }
    QCOMPARE(made->matrix.row(8)[0], 1.0F);

    const auto nothing = VectorMatrix::fromRows(std::vector<float>{0, 0, nan, 0}, 2);
    QVERIFY(nothing.has_value());
    QVERIFY(!nothing->report.smallestNorm.has_value());
    QVERIFY(!nothing->report.largestNorm.has_value());
}

void TstVectorMatrix::equalRowsAreGrouped() {
    base::Random random(2);
    constexpr std::size_t kDimension = 5;
    const auto originals = tests::randomVectors(random, 40, kDimension);
    std::vector<float> values;
    std::vector<std::vector<Row>> groups(40);
    for (Row row = 0; row < 200; ++row) {
        const std::size_t original = random.below(40);
        groups[original].push_back(row);
        const auto begin = originals.begin() + static_cast<std::ptrdiff_t>(original * kDimension);
        values.insert(values.end(), begin, begin + kDimension);
    }
    std::erase_if(groups, [](const std::vector<Row>& group) { return group.size() < 2; });
    std::sort(groups.begin(), groups.end());
    const auto made = VectorMatrix::fromRows(values, kDimension);
    QVERIFY(made.has_value());
    QVERIFY(made->report.duplicateGroups == groups);
}

void TstVectorMatrix::normalisingTwiceChangesNothing() {
    base::Random random(3);
    const auto first = VectorMatrix::fromRows(tests::randomVectors(random, 500, 33), 33);
    QVERIFY(first.has_value());
    std::vector<float> again;
    for (Row row = 0; row < 500; ++row) {
        again.insert(again.end(), first->matrix.row(row).begin(), first->matrix.row(row).end());
    }
    const auto second = VectorMatrix::fromRows(again, 33);
    QVERIFY(second.has_value());
    QVERIFY(sameNumbers(first->matrix, second->matrix));
    QCOMPARE(second->report.notUnit, std::size_t{0});
}

void TstVectorMatrix::refusesShapes() {
    const std::vector<float> seven(7, 1.0F);
    QCOMPARE(VectorMatrix::fromRows(seven, 2).error().code, ErrorCode::InvalidArgument);
    QCOMPARE(VectorMatrix::fromRows(seven, 0).error().code, ErrorCode::InvalidArgument);
    QCOMPARE(VectorMatrix::fromRows({}, VectorMatrix::kLargestDimension + 1).error().code,
             ErrorCode::InvalidArgument);
    const auto none = VectorMatrix::fromRows({}, 3);
    QVERIFY(none.has_value());
    QCOMPARE(none->matrix.rows(), std::size_t{0});
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "v";
    QCOMPARE(VectorMatrix().save(path).error().code, ErrorCode::InvalidArgument);
}

void TstVectorMatrix::roundTrip_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("dimension");
    QTest::newRow("none") << 0 << 4;
    QTest::newRow("one number") << 1 << 1;
    QTest::newRow("padded") << 30 << 19;
    QTest::newRow("many") << 9000 << 32;
}

void TstVectorMatrix::roundTrip() {
    QFETCH(int, rows);
    QFETCH(int, dimension);
    base::Random random(4);
    auto values =
        tests::randomVectors(random, static_cast<std::size_t>(rows), static_cast<std::size_t>(dimension));
    if (rows > 3) {
        std::fill_n(values.begin(), dimension, 0.0F);
    }
    const auto made = VectorMatrix::fromRows(values, static_cast<std::size_t>(dimension));
    QVERIFY(made.has_value());
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "new folder" / "vectors";
    QVERIFY(made->matrix.save(path).has_value());
    const auto opened = VectorMatrix::open(path, static_cast<std::size_t>(dimension));
    QVERIFY(opened.has_value());
    QVERIFY(sameNumbers(made->matrix, *opened));
    for (Row row = 0; row < opened->rows(); ++row) {
        QCOMPARE(reinterpret_cast<std::uintptr_t>(opened->data(row)) % 64, std::uintptr_t{0});
        QCOMPARE(opened->usable(row), made->matrix.usable(row));
    }
    const fs::path copy = fs::path(folder.path().toStdString()) / "copy";
    QVERIFY(opened->save(copy).has_value());
    QVERIFY(contentOf(path) == contentOf(copy));
    QCOMPARE(std::distance(fs::directory_iterator(path.parent_path()), fs::directory_iterator()),
             std::ptrdiff_t{1});
}

void TstVectorMatrix::refusesDamagedFiles() {
    base::Random random(5);
    const auto made = VectorMatrix::fromRows(tests::randomVectors(random, 50, 20), 20);
    QVERIFY(made.has_value());
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "vectors";
    QCOMPARE(VectorMatrix::open(path).error().code, ErrorCode::FileNotFound);
    QCOMPARE(VectorMatrix::open(folder.path().toStdString()).error().code, ErrorCode::FileNotReadable);
    QVERIFY(made->matrix.save(path).has_value());
    const std::string good = contentOf(path);

    // Any bit of the shape, the checksum or the numbers.
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < 104; ++place) {
        places.push_back(place);
    }
    for (int i = 0; i < 200; ++i) {
        places.push_back(4096 + random.below(good.size() - 4096));
    }
    for (const std::size_t place : places) {
        std::string bad = good;
        bad[place] = static_cast<char>(bad[place] ^ (1 << random.below(8)));
        write(path, bad);
        const auto opened = VectorMatrix::open(path);
        QVERIFY2(!opened.has_value(), std::to_string(place).c_str());
        QVERIFY(opened.error().code == ErrorCode::InputNotUsable ||
                opened.error().code == ErrorCode::UnknownFormat);
        QCOMPARE(opened.error().where, path.string());
        QVERIFY(!opened.error().detail.empty());
    }
    for (const std::size_t length : {std::size_t{1}, std::size_t{7}, std::size_t{8}, std::size_t{100},
                                     std::size_t{4095}, std::size_t{4096}, good.size() - 1}) {
        write(path, good.substr(0, length));
        const auto opened = VectorMatrix::open(path);
        QVERIFY(!opened.has_value());
        QCOMPARE(opened.error().code, length < 8 ? ErrorCode::UnknownFormat : ErrorCode::InputNotUsable);
        QCOMPARE(opened.error().detail.starts_with("truncated"), length >= 8);
    }
    write(path, good + "x");
    QCOMPARE(VectorMatrix::open(path).error().code, ErrorCode::InputNotUsable);
    write(path, "");
    QCOMPARE(VectorMatrix::open(path).error().code, ErrorCode::FileNotReadable);
    write(path, good);
    QVERIFY(VectorMatrix::open(path).has_value());
}

// A checksum that fits says nothing about who made the file.
void TstVectorMatrix::refusesRowsThatNobodyMakes() {
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "vectors";
    const auto opened = [&path](float first, float second, float padding) {
        std::array<float, 16> row{first, second, padding};
        const retrieval::vector_file::Shape shape{.dimension = 2, .rows = 1, .stride = 16};
        base::Sha256 sha;
        sha.add(std::as_bytes(std::span(&shape, 1)));
        sha.add(std::as_bytes(std::span(row)));
        const auto header = retrieval::vector_file::headerOf(shape, sha.finish());
        write(path, std::string(header.begin(), header.end())
                        .append(reinterpret_cast<const char*>(row.data()), sizeof row));
        const auto matrix = VectorMatrix::open(path);
        return matrix ? std::string("ok") : std::string(base::errorCodeName(matrix.error().code));
    };
    QCOMPARE(opened(0.6F, 0.8F, 0), std::string("ok"));
    QCOMPARE(opened(0, 0, 0), std::string("ok"));
    const float nan = std::numeric_limits<float>::quiet_NaN();
    for (const auto& [first, second, padding] :
         {std::array{nan, 0.0F, 0.0F}, std::array{INFINITY, 0.0F, 0.0F}, std::array{3.0F, 4.0F, 0.0F},
          std::array{1e-20F, 0.0F, 0.0F}, std::array{1.0F, 0.0F, 5.0F}, std::array{0.6F, 0.8F, nan}}) {
        QCOMPARE(opened(first, second, padding), std::string("input_not_usable"));
    }
}

void TstVectorMatrix::refusesAnotherDimension() {
    const auto made = VectorMatrix::fromRows(std::vector<float>{1, 2, 3}, 3);
    QVERIFY(made.has_value());
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "vectors";
    QVERIFY(made->matrix.save(path).has_value());
    const auto opened = VectorMatrix::open(path, 384);
    QVERIFY(!opened.has_value());
    QCOMPARE(opened.error().code, ErrorCode::InvalidArgument);
    QVERIFY(opened.error().detail.find("384") != std::string::npos);
    QVERIFY(opened.error().detail.find("dimension 3 ") != std::string::npos);
}

void TstVectorMatrix::replacesAFileWholeOrNotAtAll() {
    base::Random random(6);
    const auto first = VectorMatrix::fromRows(tests::randomVectors(random, 10, 4), 4);
    const auto second = VectorMatrix::fromRows(tests::randomVectors(random, 12, 4), 4);
    QVERIFY(first.has_value() && second.has_value());
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "vectors";
    QVERIFY(first->matrix.save(path).has_value());
    const auto mapped = VectorMatrix::open(path);
    QVERIFY(mapped.has_value());
    QCOMPARE(second->matrix.save(path, stopped()).error().code, ErrorCode::Cancelled);
    QVERIFY(sameNumbers(VectorMatrix::open(path).value(), first->matrix));
    QVERIFY(second->matrix.save(path).has_value());
    QVERIFY(sameNumbers(*mapped, first->matrix)); // who has it open keeps what was there
    QVERIFY(sameNumbers(VectorMatrix::open(path).value(), second->matrix));
    QCOMPARE(std::distance(fs::directory_iterator(path.parent_path()), fs::directory_iterator()),
             std::ptrdiff_t{1});

    fs::create_directory(path.parent_path() / "occupied");
    QCOMPARE(first->matrix.save(path.parent_path() / "occupied").error().code, ErrorCode::FileNotWritable);
    QCOMPARE(std::distance(fs::directory_iterator(path.parent_path()), fs::directory_iterator()),
             std::ptrdiff_t{2});
}

void TstVectorMatrix::cancelled() {
    const std::vector<float> values(40, 1.0F);
    QCOMPARE(VectorMatrix::fromRows(values, 4, stopped()).error().code, ErrorCode::Cancelled);
    const auto made = VectorMatrix::fromRows(values, 4);
    QVERIFY(made.has_value());
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "vectors";
    QVERIFY(made->matrix.save(path).has_value());
    QCOMPARE(VectorMatrix::open(path, {}, stopped()).error().code, ErrorCode::Cancelled);
}

// What was let go of is no longer resident, and reads as before.
void TstVectorMatrix::letGoOfAMapping() {
#ifndef Q_OS_LINUX
    QSKIP("resident memory is read as Linux tells it");
#else
    constexpr std::size_t kBytes = std::size_t{32} << 20U;
    const QTemporaryDir folder;
    const fs::path path = folder.filePath("bytes").toStdString();
    std::string content(kBytes, 'a');
    for (std::size_t at = 0; at < kBytes; at += 4096) {
        content[at] = static_cast<char>(at / 4096 % 251);
    }
    std::ofstream(path, std::ios::binary) << content;
    const auto map = retrieval::mapFile(path);
    QVERIFY(map.has_value());
    const auto residentOfFiles = [] {
        std::ifstream status("/proc/self/status");
        std::size_t kilobytes = 0; // of a file in memory as well
        for (std::string line; std::getline(status, line);) {
            if (line.starts_with("RssFile:") || line.starts_with("RssShmem:")) {
                kilobytes += std::stoul(line.substr(line.find(':') + 1));
            }
        }
        return kilobytes * 1024;
    };
    const auto isWhole = [&] { return std::memcmp(map->bytes.data(), content.data(), kBytes) == 0; };
    QVERIFY(isWhole());
    const std::size_t before = residentOfFiles();
    QVERIFY(before >= kBytes);
    retrieval::letGoOf(map->bytes.subspan(100, kBytes - 200)); // whole pages within, no others
    QVERIFY(residentOfFiles() + kBytes / 2 < before);
    QVERIFY(isWhole());
    retrieval::letGoOf(map->bytes.subspan(100, 200)); // no whole page
    QVERIFY(isWhole());
#endif
}

ASSAY_TEST(TstVectorMatrix)
#include "tst_vector_matrix.moc"
