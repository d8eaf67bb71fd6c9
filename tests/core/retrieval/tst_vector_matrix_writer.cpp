#include "core/base/random.h"
#include "core/retrieval/vector_matrix_writer.h"
#include "tests/core/retrieval/exact_reference.h"
#include "tests/support/test_class.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <numeric>
#include <sstream>
#include <string>
#include <vector>

using namespace assay;
using base::ErrorCode;
using retrieval::Row;
using retrieval::VectorMatrix;
using retrieval::VectorMatrixWriter;
namespace fs = std::filesystem;

namespace {

std::string contentOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::size_t filesIn(const fs::path& folder) {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

// Rows of several lengths; some repeat another, some are zeros, some of them negative ones, some not finite.
std::vector<float> awkwardVectors(base::Random& random, std::size_t rows, std::size_t dimension) {
    std::vector<float> values = tests::randomVectors(random, rows, dimension);
    for (std::size_t row = 0; row < rows; ++row) {
        const auto first = values.begin() + static_cast<std::ptrdiff_t>(row * dimension);
        const auto last = first + static_cast<std::ptrdiff_t>(dimension);
        switch (random.below(9)) {
        case 0:
            std::copy_n(values.begin() + static_cast<std::ptrdiff_t>(random.below(row + 1) * dimension),
                        dimension, first);
            break;
        case 1:
            std::fill(first, last, random.below(2) == 0 ? 0.0F : -0.0F);
            break;
        case 2:
            *first = random.below(2) == 0 ? std::numeric_limits<float>::quiet_NaN()
                                          : std::numeric_limits<float>::infinity();
            break;
        case 3:
            retrieval::normalise(std::vector<float>(first, last), std::span(first, last));
            break;
        default:
            break;
        }
    }
    return values;
}

class Folder {
  public:
    [[nodiscard]] fs::path path() const { return fs::path(m_folder.path().toStdString()); }

    [[nodiscard]] fs::path file(const char* name) const { return path() / name; }

  private:
    QTemporaryDir m_folder;
};

std::span<const float> rowOf(const std::vector<float>& values, std::size_t row, std::size_t dimension) {
    return std::span(values).subspan(row * dimension, dimension);
}

class Reports final : public base::ProgressSink {
  public:
    void report(base::Stage stage, std::int64_t done, std::int64_t total) override {
        stages.push_back(stage);
        lastDone = done;
        lastTotal = total;
    }

    std::vector<base::Stage> stages;
    std::int64_t lastDone = 0;
    std::int64_t lastTotal = 0;
};

} // namespace

class TstVectorMatrixWriter : public QObject {
    Q_OBJECT

  private slots:
    void asFromRowsAndSave_data();
    void asFromRowsAndSave();
    void rowsThatAreNeverGiven();
    void fromAFileThatIsRead();
    void nothingStaysWhenGivenUp();
    void anExistingFileStaysUntilTheEnd();
    void whatIsRefused();
    void aFolderThatCannotBeWritten();
};

void TstVectorMatrixWriter::asFromRowsAndSave_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("dimension");
    QTest::newRow("one row") << 1 << 3;
    QTest::newRow("no rows") << 0 << 16;
    QTest::newRow("one number") << 50 << 1;
    QTest::newRow("padded") << 300 << 17;
    QTest::newRow("several buffers") << 1500 << 384;
    QTest::newRow("rows larger than a line") << 40 << 5000;
}

void TstVectorMatrixWriter::asFromRowsAndSave() {
    QFETCH(int, rows);
    QFETCH(int, dimension);
    const auto n = static_cast<std::size_t>(rows);
    const auto length = static_cast<std::size_t>(dimension);
    const Folder folder;
    base::Random random(31);
    const std::vector<float> values = awkwardVectors(random, n, length);
    const auto made = VectorMatrix::fromRows(values, length);
    QVERIFY(made.has_value());
    QVERIFY(made->matrix.save(folder.file("due")).has_value());
    for (int order = 0; order < 3; ++order) {
        std::vector<std::size_t> places(n);
        std::iota(places.begin(), places.end(), std::size_t{0});
        if (order == 1) {
            std::reverse(places.begin(), places.end());
        } else if (order == 2) {
            random.shuffle(std::span(places));
        }
        VectorMatrixWriter writer(folder.file("written"), n);
        QVERIFY(writer.begin(length).has_value());
        for (const std::size_t row : places) {
            QVERIFY(writer.take(row, rowOf(values, row, length)).has_value());
        }
        Reports reports;
        const auto written = writer.finish({}, reports);
        QVERIFY(written.has_value());
        QVERIFY(written->report == made->report);
        QCOMPARE(written->contentHash, made->matrix.contentHash());
        QVERIFY(contentOf(folder.file("written")) == contentOf(folder.file("due")));
        QCOMPARE(filesIn(folder.path()), std::size_t{2});
        QCOMPARE(reports.stages.empty(), n == 0);
        QCOMPARE(reports.lastDone, static_cast<std::int64_t>(n));
        QCOMPARE(reports.lastTotal, static_cast<std::int64_t>(n));
        const auto opened = VectorMatrix::open(folder.file("written"), length);
        QVERIFY(opened.has_value());
        QCOMPARE(opened->contentHash(), written->contentHash);
    }
}

void TstVectorMatrixWriter::rowsThatAreNeverGiven() {
    const Folder folder;
    base::Random random(32);
    std::vector<float> values = tests::randomVectors(random, 700, 48);
    VectorMatrixWriter writer(folder.file("written"), 700);
    QVERIFY(writer.begin(48).has_value());
    std::vector<Row> missing;
    for (std::size_t row = 0; row < 700; ++row) {
        if (row >= 650 || random.below(3) == 0) {
            missing.push_back(static_cast<Row>(row));
            std::fill_n(values.begin() + static_cast<std::ptrdiff_t>(row * 48), 48, 0.0F);
        } else {
            QVERIFY(writer.take(row, rowOf(values, row, 48)).has_value());
        }
    }
    base::NoProgress progress;
    const auto written = writer.finish({}, progress);
    QVERIFY(written.has_value());
    QVERIFY(written->report.zeroRows == missing);
    const auto made = VectorMatrix::fromRows(values, 48);
    QVERIFY(made->matrix.save(folder.file("due")).has_value());
    QVERIFY(written->report == made->report);
    QVERIFY(contentOf(folder.file("written")) == contentOf(folder.file("due")));
}

// As an import does it: the file's rows in an order of their own, some sentences without.
void TstVectorMatrixWriter::fromAFileThatIsRead() {
    class Ids final : public formats::VectorIds {
      public:
        [[nodiscard]] std::size_t size() const override { return 20; }

        [[nodiscard]] std::optional<std::size_t> rowOf(std::string_view id) const override {
            for (std::size_t row = 0; row < 20; ++row) {
                if (id == "s" + std::to_string(row)) {
                    return row;
                }
            }
            return std::nullopt;
        }

        [[nodiscard]] std::string idOf(std::size_t row) const override { return "s" + std::to_string(row); }
    };

    const Folder folder;
    std::string lines;
    std::vector<float> values(20 * 3, 0.0F);
    for (std::size_t row = 20; row-- > 0;) {
        if (row % 6 == 1) {
            continue;
        }
        const auto x = static_cast<float>(row % 5 + 1);
        values[row * 3] = x;
        values[row * 3 + 2] = 0.5F;
        lines += R"({"id": "s)" + std::to_string(row) + R"(", "embedding": [)" +
                 std::to_string(static_cast<int>(x)) + ", 0, 0.5]}\n";
    }
    std::istringstream input(lines);
    base::NoProgress progress;
    VectorMatrixWriter writer(folder.file("written"), 20);
    formats::VectorReadingSettings settings;
    settings.kind = formats::VectorFileKind::JsonLines;
    const auto reading = formats::readVectorStream(input, lines.size(), "v.jsonl", settings, nullptr, Ids(),
                                                   writer, {}, progress);
    QVERIFY(reading.has_value());
    QCOMPARE(reading->taken, std::size_t{16});
    const auto written = writer.finish({}, progress);
    QVERIFY(written.has_value());
    const auto made = VectorMatrix::fromRows(values, 3);
    QVERIFY(made->matrix.save(folder.file("due")).has_value());
    QVERIFY(written->report == made->report);
    QVERIFY(!written->report.duplicateGroups.empty());
    QVERIFY(contentOf(folder.file("written")) == contentOf(folder.file("due")));
}

void TstVectorMatrixWriter::nothingStaysWhenGivenUp() {
    const Folder folder;
    base::NoProgress progress;
    {
        VectorMatrixWriter writer(folder.file("a"), 10);
        QVERIFY(writer.begin(4).has_value());
        QVERIFY(writer.take(3, std::vector<float>{1, 2, 3, 4}).has_value());
    }
    QCOMPARE(filesIn(folder.path()), std::size_t{0});
    std::stop_source source;
    source.request_stop();
    VectorMatrixWriter writer(folder.file("a"), 10);
    QVERIFY(writer.begin(4).has_value());
    QVERIFY(writer.take(3, std::vector<float>{1, 2, 3, 4}).has_value());
    const auto stopped = writer.finish(source.get_token(), progress);
    QVERIFY(!stopped);
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    QCOMPARE(filesIn(folder.path()), std::size_t{0});
    QCOMPARE(writer.finish({}, progress).error().code, ErrorCode::InvalidArgument);
    VectorMatrixWriter idle(folder.file("a"), 10);
    QCOMPARE(filesIn(folder.path()), std::size_t{0});
}

void TstVectorMatrixWriter::anExistingFileStaysUntilTheEnd() {
    const Folder folder;
    base::NoProgress progress;
    std::ofstream(folder.file("a")) << "before";
    {
        VectorMatrixWriter writer(folder.file("a"), 2);
        QVERIFY(writer.begin(4).has_value());
        QVERIFY(writer.take(1, std::vector<float>{1, 2, 3, 4}).has_value());
    }
    QCOMPARE(contentOf(folder.file("a")), std::string("before"));
    VectorMatrixWriter writer(folder.file("a"), 2);
    QVERIFY(writer.begin(4).has_value());
    QCOMPARE(contentOf(folder.file("a")), std::string("before"));
    QVERIFY(writer.finish({}, progress).has_value());
    QVERIFY(VectorMatrix::open(folder.file("a")).has_value());
    QCOMPARE(writer.finish({}, progress).error().code, ErrorCode::InvalidArgument);
}

void TstVectorMatrixWriter::whatIsRefused() {
    const Folder folder;
    base::NoProgress progress;
    const auto refuses = [](const auto& result, const std::string& where) {
        return !result && result.error().code == ErrorCode::InvalidArgument && result.error().where == where;
    };
    const std::vector<float> vector{1, 2};
    VectorMatrixWriter writer(folder.file("a"), 3);
    QVERIFY(refuses(writer.take(0, vector), "vectors"));
    QVERIFY(refuses(writer.finish({}, progress), "vectors"));
    QVERIFY(refuses(writer.begin(0), "dimension"));
    QVERIFY(refuses(writer.begin(VectorMatrix::kLargestDimension + 1), "dimension"));
    QVERIFY(writer.begin(2).has_value());
    QVERIFY(refuses(writer.begin(2), "dimension"));
    QVERIFY(refuses(writer.take(3, vector), "rows"));
    QVERIFY(refuses(writer.take(0, std::vector<float>{1, 2, 3}), "dimension"));
    QVERIFY(writer.take(0, vector).has_value());
    QVERIFY(refuses(writer.take(0, vector), "rows"));
    QVERIFY(refuses(VectorMatrixWriter(folder.file("b"), VectorMatrix::kMostRows + 1).begin(2), "rows"));
}

void TstVectorMatrixWriter::aFolderThatCannotBeWritten() {
    const Folder folder;
    std::ofstream(folder.file("file")) << "no folder";
    VectorMatrixWriter writer(folder.file("file") / "below", 3);
    const auto begun = writer.begin(2);
    QVERIFY(!begun);
    QCOMPARE(begun.error().code, ErrorCode::FileNotWritable);
    QCOMPARE(writer.take(0, std::vector<float>{1, 2}).error().code, ErrorCode::InvalidArgument);
    // Folders that are missing are made.
    VectorMatrixWriter deeper(folder.path() / "new" / "folder" / "a", 1);
    base::NoProgress progress;
    QVERIFY(deeper.begin(2).has_value());
    QVERIFY(deeper.finish({}, progress).has_value());
    QVERIFY(fs::exists(folder.path() / "new" / "folder" / "a"));
}

ASSAY_TEST(TstVectorMatrixWriter)
#include "tst_vector_matrix_writer.moc"
