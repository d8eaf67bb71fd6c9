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

    void whatIsMoreThanTheMachineHasIsSaid() {
        const auto bytes = [](const std::vector<const char*>& searches, std::int64_t sentences) {
            std::vector<evaluate::SearchSpec> specs;
            for (const char* const search : searches) {
                specs.push_back(readSearchSpec(search).value());
            }
            return results::memoryOfSearches(specs, {sentences, sentences, 384});
        };
        constexpr std::int64_t kAll = 71'800'000;
        QCOMPARE(bytes({"exact"}, kAll), 71.8e6 * 384 * 5);
        QCOMPARE(bytes({"exact", "exact+window:3"}, kAll), bytes({"exact"}, kAll)); // the same index
        QCOMPARE(bytes({"lexical"}, kAll), 71.8e6 * 150);
        QCOMPARE(bytes({"hybrid:0.5"}, kAll), bytes({"exact", "lexical"}, kAll));
        QCOMPARE(bytes({"engine:filings"}, kAll), 0.0);
        QVERIFY(bytes({"hnsw"}, kAll) > 71.8e6 * 384 * 4);
        QVERIFY(bytes({"hnsw", "hnsw:m=32"}, kAll) > bytes({"hnsw"}, kAll));
        const words::Wording wording;
        const std::string line = results::memoryEstimate(bytes({"exact"}, kAll), 16e9, wording);
        QVERIFY2(line.find("about 138 GB") != std::string::npos &&
                     line.find("the 16 GB") != std::string::npos &&
                     line.find("engine:NAME") != std::string::npos,
                 line.c_str());
        QCOMPARE(results::memoryEstimate(bytes({"exact"}, 1'000'000), 16e9, wording), std::string());
        QCOMPARE(results::memoryEstimate(1e15, std::nullopt, wording), std::string());
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
