// What building a graph takes, as window and command say it before a test is run.
#include "core/results/neighbours/index_estimate.h"
#include "core/retrieval/hnsw/hnsw_index.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using evaluate::readSearchSpec;

class TstIndexEstimate : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void aLineForWhatTakesLong() {
        workspace::EmbeddingSet vectors;
        vectors.rows = vectors.vectors = 1'000'000;
        vectors.dimension = 384;
        const auto line = [&](const char* spec) {
            return results::indexEstimate(readSearchSpec(spec).value(), vectors, words::Wording());
        };
        const std::string one = line("hnsw:threads=1");
        QVERIFY2(one.starts_with("HNSW"), one.c_str());
        QVERIFY2(one.ends_with(
                     ": its graph of 1,000,000 vectors is built first, in about 9 min, and takes 145 MB"),
                 one.c_str());
        QVERIFY(line("hnsw:threads=8").find("about 70 s") != std::string::npos);
        QCOMPARE(line("exact"), std::string());
        vectors.rows = vectors.vectors = 10'000;
        QCOMPARE(line("hnsw:threads=1"), std::string());
    }

    void moreOfAnythingTakesLonger() {
        const retrieval::HnswSettings usual{.threads = 1};
        const auto seconds = [](std::size_t rows, std::size_t dimension,
                                const retrieval::HnswSettings& with) {
            return retrieval::hnswCost(rows, dimension, with).seconds;
        };
        const double due = seconds(100'000, 384, usual);
        QVERIFY(seconds(200'000, 384, usual) > 2 * due);
        QVERIFY(seconds(100'000, 768, usual) > due);
        QVERIFY(seconds(100'000, 384, {.m = 32, .threads = 1}) > due);
        QVERIFY(seconds(100'000, 384, {.efConstruction = 400, .threads = 1}) > due);
        QVERIFY(seconds(100'000, 384, {.threads = 2}) < due);
        QVERIFY(seconds(0, 384, usual) >= 0);
    }
};

ASSAY_TEST(TstIndexEstimate)
#include "tst_index_estimate.moc"
