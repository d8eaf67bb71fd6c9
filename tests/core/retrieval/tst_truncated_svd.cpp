#include "core/base/random.h"
#include "core/retrieval/lsa/truncated_svd.h"
#include "tests/support/test_class.h"

// As in the library, so that both have one kind of Eigen.
#define EIGEN_NO_CPUID
#include <Eigen/Dense>
#include <Eigen/SVD>
#include <QtTest/QtTest>

#include <cmath>

using namespace assay;
using namespace assay::retrieval;

namespace {

struct Made {
    std::vector<SparseRows> blocks;
    Eigen::MatrixXd dense;
};

// Rows about eight themes and a little noise: eight singular values stand out, without which the subspace of
// the first eight would be as arbitrary as its reference.
Made madeMatrix(std::size_t rows, std::size_t columns, std::uint64_t seed) {
    base::Random random(seed);
    Made made;
    made.dense.setZero(static_cast<Eigen::Index>(rows), static_cast<Eigen::Index>(columns));
    for (std::size_t row = 0; row < rows; ++row) {
        if (row % 37 == 0) {
            made.blocks.emplace_back();
        }
        SparseRows& block = made.blocks.back();
        const std::size_t theme = static_cast<std::size_t>(random.below(8));
        for (std::size_t column = 0; column < columns; ++column) {
            const bool own = column % 8 == theme;
            if (random.unit() < (own ? 0.95 : 0.03)) {
                const double strength = own ? 4.0 + 0.3 * static_cast<double>(theme) : 0.3;
                const auto value = static_cast<float>(strength * (0.9 + 0.2 * random.unit()));
                block.column.push_back(static_cast<std::uint32_t>(column));
                block.value.push_back(value);
                made.dense(static_cast<Eigen::Index>(row), static_cast<Eigen::Index>(column)) =
                    static_cast<double>(value);
            }
        }
        block.begin.push_back(static_cast<std::uint32_t>(block.column.size()));
    }
    return made;
}

Eigen::MatrixXd rightOf(const TruncatedSvd& svd, std::size_t columns) {
    Eigen::MatrixXd right(static_cast<Eigen::Index>(columns), static_cast<Eigen::Index>(svd.rank));
    for (Eigen::Index i = 0; i < right.rows(); ++i) {
        for (Eigen::Index j = 0; j < right.cols(); ++j) {
            right(i, j) = static_cast<double>(
                svd.right[static_cast<std::size_t>(i) * svd.rank + static_cast<std::size_t>(j)]);
        }
    }
    return right;
}

base::Result<TruncatedSvd> svdOf(const Made& made, std::size_t columns, TruncatedSvdSettings settings) {
    base::NoProgress progress;
    return truncatedSvd(made.blocks, columns, settings, {}, progress);
}

} // namespace

class TstTruncatedSvd : public QObject {
    Q_OBJECT

  private slots:
    void againstDense_data();
    void againstDense();
    void rankIsWhatThereIs();
    void sameForAnyNumberOfThreads();
    void seedMatters();
    void stops();
    void invalid();
};

void TstTruncatedSvd::againstDense_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rank");
    QTest::newRow("8 themes") << 300 << 120 << 8;
    QTest::newRow("wide") << 90 << 200 << 8;
    QTest::newRow("one") << 50 << 30 << 1;
    QTest::newRow("every dimension") << 200 << 24 << 24;
}

void TstTruncatedSvd::againstDense() {
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(int, rank);
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Made made = madeMatrix(static_cast<std::size_t>(rows), static_cast<std::size_t>(columns), seed);
        TruncatedSvdSettings settings;
        settings.rank = static_cast<std::size_t>(rank);
        settings.powerIterations = 3;
        const auto svd = svdOf(made, static_cast<std::size_t>(columns), settings);
        QVERIFY(svd.has_value());
        QCOMPARE(svd->rank, static_cast<std::size_t>(rank));
        const Eigen::JacobiSVD<Eigen::MatrixXd> dense(made.dense, Eigen::ComputeThinU | Eigen::ComputeThinV);
        for (int i = 0; i < rank; ++i) {
            const double due = dense.singularValues()[i];
            QVERIFY2(std::abs(svd->singularValues[static_cast<std::size_t>(i)] - due) <=
                         1e-3 * dense.singularValues()[0],
                     qPrintable(QString::number(due)));
        }
        // The same subspace: the projections onto both are equal, whatever basis they have.
        const Eigen::MatrixXd ours = rightOf(*svd, static_cast<std::size_t>(columns));
        const Eigen::MatrixXd theirs = dense.matrixV().leftCols(rank);
        const double off = (ours * ours.transpose() - theirs * theirs.transpose()).norm();
        QVERIFY2(off < 1e-3, qPrintable(QString::number(off)));
        const Eigen::MatrixXd orthonormal = ours.transpose() * ours;
        QVERIFY((orthonormal - Eigen::MatrixXd::Identity(rank, rank)).norm() < 1e-5);
    }
}

void TstTruncatedSvd::rankIsWhatThereIs() {
    // Three different rows, often.
    Made made;
    made.blocks.emplace_back();
    for (int i = 0; i < 30; ++i) {
        SparseRows& block = made.blocks.back();
        block.column.push_back(static_cast<std::uint32_t>(i % 3));
        block.column.push_back(static_cast<std::uint32_t>(5 + i % 3));
        block.value.insert(block.value.end(), {1.0F, 2.0F});
        block.begin.push_back(static_cast<std::uint32_t>(block.column.size()));
    }
    TruncatedSvdSettings settings;
    settings.rank = 8;
    const auto svd = svdOf(made, 10, settings);
    QVERIFY(svd.has_value());
    QCOMPARE(svd->rank, std::size_t{3});
    for (const double value : svd->singularValues) {
        QVERIFY(std::abs(value - std::sqrt(50.0)) < 1e-9); // ten rows of 1 and 2
    }
}

void TstTruncatedSvd::sameForAnyNumberOfThreads() {
    const Made made = madeMatrix(400, 150, 3);
    TruncatedSvdSettings settings;
    settings.rank = 40;
    settings.threads = 1;
    const auto one = svdOf(made, 150, settings);
    for (const unsigned threads : {2U, 3U, 7U}) {
        settings.threads = threads;
        const auto many = svdOf(made, 150, settings);
        QVERIFY(many->right == one->right);
        QVERIFY(many->singularValues == one->singularValues);
    }
}

void TstTruncatedSvd::seedMatters() {
    const Made made = madeMatrix(200, 150, 3);
    TruncatedSvdSettings settings;
    settings.rank = 20;
    settings.powerIterations = 0;
    const auto one = svdOf(made, 150, settings);
    settings.seed = 2;
    const auto other = svdOf(made, 150, settings);
    QVERIFY(one->right != other->right);
}

void TstTruncatedSvd::stops() {
    // Stops when the first progress is reported.
    class Stopping final : public base::ProgressSink {
      public:
        std::stop_source source;

        void report(base::Stage, std::int64_t, std::int64_t) override { source.request_stop(); }
    } progress;

    const Made made = madeMatrix(200, 150, 3);
    TruncatedSvdSettings settings;
    settings.rank = 64;
    settings.threads = 1;
    const auto svd = truncatedSvd(made.blocks, 150, settings, progress.source.get_token(), progress);
    QVERIFY(!svd.has_value());
    QCOMPARE(svd.error().code, base::ErrorCode::Cancelled);
}

void TstTruncatedSvd::invalid() {
    const Made made = madeMatrix(20, 15, 3);
    TruncatedSvdSettings settings;
    settings.rank = 0;
    QCOMPARE(svdOf(made, 15, settings).error().code, base::ErrorCode::InvalidArgument);
    settings.rank = 4;
    QCOMPARE(svdOf(made, 0, settings).error().code, base::ErrorCode::InvalidArgument);
    QCOMPARE(svdOf(made, 3, settings).error().code, base::ErrorCode::InvalidArgument); // a column beyond
}

ASSAY_TEST(TstTruncatedSvd)
#include "tst_truncated_svd.moc"
