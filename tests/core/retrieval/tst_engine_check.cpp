// The classic faults of an engine: shifted ids, a wrong metric, truncated vectors; and what is asked of one.
#include "core/retrieval/remote/engine_check.h"
#include "core/retrieval/remote/remote_estimate.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <QTemporaryDir>
#include <algorithm>
#include <cmath>
#include <random>

namespace {

using namespace assay;
using namespace assay::retrieval;

constexpr std::size_t kRows = 60;
constexpr std::size_t kDimension = 8;

std::vector<float> vectorOfRow(std::size_t row) {
    std::mt19937 chance(static_cast<unsigned>(row) + 1);
    std::vector<float> vector;
    double length = 0;
    for (std::size_t d = 0; d < kDimension; ++d) {
        vector.push_back(static_cast<float>(chance() % 2001) / 1000.0F - 1.0F);
        length += double{vector.back()} * double{vector.back()};
    }
    for (float& value : vector) {
        value = static_cast<float>(value / std::sqrt(length));
    }
    return vector;
}

class NumberedIds final : public formats::VectorIds {
  public:
    [[nodiscard]] std::size_t size() const override { return kRows; }

    [[nodiscard]] std::optional<std::size_t> rowOf(std::string_view id) const override {
        return static_cast<std::size_t>(std::stoul(std::string(id)));
    }

    [[nodiscard]] std::string idOf(std::size_t row) const override { return std::to_string(row); }
};

// Holds the vectors of the rows, changed as a test wants it.
class HeldEngine final : public RemoteEngine {
  public:
    HeldEngine() {
        m_capabilities.vector = true;
        m_capabilities.fetches = true;
        m_capabilities.storesVectors = true;
    }

    int shift = 0;
    std::size_t kept = kDimension;
    std::size_t firstMissing = kRows;
    RemoteMetric metric = RemoteMetric::Cosine;     // as it says
    RemoteMetric comparesBy = RemoteMetric::Cosine; // as it does
    bool hasLengths = false;                        // its vectors are not all of length 1

    [[nodiscard]] const RemoteCapabilities& capabilities() const override { return m_capabilities; }

    [[nodiscard]] DistanceKind distanceOf(RemoteMode) const override { return DistanceKind::Cosine; }

    [[nodiscard]] base::Result<RemoteCollection> describe(const std::stop_token&) override {
        RemoteCollection collection;
        collection.exists = true;
        collection.metric = metric;
        return collection;
    }

    [[nodiscard]] base::Result<std::vector<RemoteAnswer>>
    query(RemoteMode, std::span<const RemoteQuery> queries, const std::stop_token&) override {
        std::vector<RemoteAnswer> answers;
        for (const RemoteQuery& query : queries) {
            RemoteAnswer& answer = answers.emplace_back();
            for (std::size_t row = 0; row < firstMissing; ++row) {
                answer.hits.push_back({std::to_string(row), distance(query.vector, held(row))});
            }
            std::ranges::sort(answer.hits, {}, &RemoteHit::distance);
            answer.hits.resize(query.k);
        }
        return answers;
    }

    [[nodiscard]] base::Result<std::vector<RemoteDocument>> fetch(std::span<const std::string> ids, bool,
                                                                  const std::stop_token&) override {
        std::vector<RemoteDocument> documents;
        for (const std::string& id : ids) {
            const auto row = std::stoul(id);
            if (row >= firstMissing) {
                continue;
            }
            documents.push_back({id, "text", held(row), {}});
        }
        return documents;
    }

    [[nodiscard]] base::Result<std::vector<RemoteDocument>> list(std::string&, std::size_t, bool,
                                                                 const std::stop_token&) override {
        return std::vector<RemoteDocument>();
    }

    [[nodiscard]] base::Result<> create(std::size_t, const std::string&, const std::stop_token&) override {
        return {};
    }

    [[nodiscard]] base::Result<std::string> mark(const std::stop_token&) override { return std::string(); }

    [[nodiscard]] base::Result<> put(std::span<const RemoteDocument>, const std::stop_token&) override {
        return {};
    }

    [[nodiscard]] base::Result<> finish(const std::stop_token&) override { return {}; }

    [[nodiscard]] base::Result<> remove(const std::stop_token&) override { return {}; }

  private:
    [[nodiscard]] std::vector<float> held(std::size_t row) const {
        const auto from = static_cast<std::size_t>((static_cast<int>(row) + shift + int{kRows}) % int{kRows});
        std::vector<float> vector = vectorOfRow(from);
        vector.resize(kept);
        for (float& value : vector) {
            value *= hasLengths ? 0.5F + static_cast<float>(from % 7) : 1.0F;
        }
        return vector;
    }

    // Less is nearer.
    [[nodiscard]] double distance(std::span<const float> asked, std::span<const float> vector) const {
        double product = 0;
        double length = 0;
        double apart = 0;
        for (std::size_t d = 0; d < vector.size(); ++d) {
            const double difference = double{asked[d]} - double{vector[d]};
            product += double{asked[d]} * double{vector[d]};
            length += double{vector[d]} * double{vector[d]};
            apart += difference * difference;
        }
        return comparesBy == RemoteMetric::Cosine ? -product / std::sqrt(length)
               : comparesBy == RemoteMetric::Dot  ? -product
                                                  : apart;
    }

    RemoteCapabilities m_capabilities;
};

EngineCheck checked(HeldEngine& engine) {
    const NumberedIds ids;
    const RowVectors vectors = [](std::span<const Row> rows) -> base::Result<std::vector<float>> {
        std::vector<float> all;
        for (const Row row : rows) {
            const auto vector = vectorOfRow(row);
            all.insert(all.end(), vector.begin(), vector.end());
        }
        return all;
    };
    auto check = checkEngine(engine, ids, vectors, kDimension, evenlyTaken(kRows, 30), {});
    return check ? *std::move(check) : EngineCheck{};
}

class TestEngineCheck : public QObject {
    Q_OBJECT

  private slots:

    void anEngineThatHoldsWhatIsHereIsSound() {
        HeldEngine engine;
        const EngineCheck check = checked(engine);
        QVERIFY(check.isSound());
        QCOMPARE(check.sampled, std::size_t{30});
        QCOMPARE(check.agreeing, std::size_t{30});
        QCOMPARE(check.queries, kOrderedLists);
        QCOMPARE(check.documents.size(), std::size_t{30});
        QVERIFY(check.documents.front().text == "text" && check.documents.front().vector.empty());
    }

    void aSampleIsTakenEvenly() {
        QCOMPARE(evenlyTaken(10, 5), (std::vector<Row>{0, 2, 4, 6, 8}));
        QCOMPARE(evenlyTaken(3, 5), (std::vector<Row>{0, 1, 2}));
        QVERIFY(evenlyTaken(0, 5).empty());
    }

    void shiftedIdsAreNamed() {
        for (const int shift : {-2, 1, 3}) {
            HeldEngine engine;
            engine.shift = shift;
            const EngineCheck check = checked(engine);
            QVERIFY(!check.isSound());
            QVERIFY(check.shiftedBy.has_value());
            QCOMPARE(*check.shiftedBy, shift);
        }
    }

    void aWrongMetricIsNamed() {
        HeldEngine engine;
        engine.metric = RemoteMetric::Euclidean;
        const EngineCheck check = checked(engine);
        QVERIFY(check.wrongMetric);
        QVERIFY(!check.isSound());
        QCOMPARE(check.agreeing, check.compared);
    }

    // An operator or a setting that is wrong: nothing says so but the order of what it gives.
    void aWrongMetricIsSeenByTheOrderOfResults() {
        for (const RemoteMetric metric : {RemoteMetric::Dot, RemoteMetric::Euclidean}) {
            HeldEngine engine;
            engine.comparesBy = metric;
            engine.hasLengths = true;
            const EngineCheck check = checked(engine);
            QCOMPARE(check.lists, kOrderedLists);
            QVERIFY(check.listsBy.has_value());
            QCOMPARE(*check.listsBy, metric);
            QVERIFY(check.wrongMetric && !check.isSound());
            QCOMPARE(check.agreeing, check.compared); // the vectors themselves are those of here
            // Where all are of one length every metric gives the same order.
            engine.hasLengths = false;
            QVERIFY(checked(engine).isSound());
        }
        HeldEngine engine;
        engine.hasLengths = true;
        QVERIFY(checked(engine).isSound());
    }

    void truncatedVectorsAreNamed() {
        HeldEngine engine;
        engine.kept = kDimension / 2;
        const EngineCheck check = checked(engine);
        QVERIFY(check.isTruncated);
        QVERIFY(!check.isSound());
        QCOMPARE(check.dimension, kDimension / 2);
    }

    void missingIdsAreNamed() {
        HeldEngine engine;
        engine.firstMissing = 50;
        const EngineCheck check = checked(engine);
        QCOMPARE(check.found, std::size_t{25});
        QCOMPARE(check.missing.front(), std::string("50"));
        QVERIFY(!check.isSound());
    }

    void estimatesFollowTheirFormulas() {
        EngineConnection connection;
        connection.maxParallel = 4;
        connection.batchDocuments = 500;
        connection.pricePerMillionRequests = 2.5;
        connection.pricePerMillionWrites = 10;
        const auto run = estimateRemoteRun(connection, 2'000, 2, 200, 0.1);
        QCOMPARE(run.requests, std::int64_t{4'400});
        QCOMPARE(*run.seconds, 110.0);
        QCOMPARE(*run.price, 0.011);
        connection.maxPerSecond = 10;
        QCOMPARE(*estimateRemoteRun(connection, 2'000, 2, 200, 0.1).seconds, 440.0);
        const auto sent = estimateSending(connection, 71'800'000, 384, 150, std::nullopt);
        // What it is in 4, 200 sentences at once, 10 queries, and what these find.
        QCOMPARE(estimateCheck(connection, 200, true, 0.1).requests, std::int64_t{16});
        QCOMPARE(*estimateCheck(connection, 200, true, 0.1).seconds, 1.6);
        QCOMPARE(estimateCheck(connection, 200, false, 0.1).requests, std::int64_t{5});
        QCOMPARE(sent.requests, std::int64_t{143'616});
        QCOMPARE(*sent.price, 718.00004);
        QCOMPARE(sent.bytesSent, 71'800'000.0 * 4'524);
        QCOMPARE(memoryHere(71'800'000, 384), 137'856'000'000.0);
        // What a template takes at once bounds the batch.
        connection.engine = "s3vectors";
        QCOMPARE(estimateSending(connection, 71'800'000, 384, 150, std::nullopt).requests,
                 std::int64_t{718'014});
        QCOMPARE(estimateTexts(connection, 40, 50, 16, std::nullopt).requests, std::int64_t{20});
        connection.engine = "vespa";
        QCOMPARE(estimateSending(connection, 1'000, 384, 150, std::nullopt).requests, std::int64_t{1'013});
    }

    // They go before those of the program, for estimates as for requests.
    void estimatesGoByAPersonsOwnTemplates() {
        const QTemporaryDir folder;
        const auto add = [&folder](const QString& name, const QByteArray& capabilities) {
            QFile file(folder.filePath(name + QStringLiteral(".json")));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(R"({"engine": ")" + name.toUtf8() + R"(", "capabilities": )" + capabilities +
                       R"(, "requests": {"text": {"method": "POST", "path": "/", "id": "/id"}}})");
        };
        add(QStringLiteral("ours"), R"({"largest_batch": 50})");
        add(QStringLiteral("s3vectors"), R"({"largest_batch": 25})");
        const std::string templates = folder.path().toStdString();
        EngineConnection connection;
        connection.engine = "ours";
        QCOMPARE(estimateSending(connection, 1'000, 384, 150, std::nullopt, templates).requests,
                 std::int64_t{36}); // 20, and a check that takes 4, 10 and 2
        QCOMPARE(estimateTexts(connection, 10, 10, 16, std::nullopt, templates).requests, std::int64_t{2});
        connection.engine = "s3vectors";
        QCOMPARE(estimateSending(connection, 1'000, 384, 150, std::nullopt, templates).requests,
                 std::int64_t{62}); // 40, and 8, 10 and 4
        QCOMPARE(estimateSending(connection, 1'000, 384, 150, std::nullopt).requests, std::int64_t{24});
    }
};

} // namespace

ASSAY_TEST(TestEngineCheck)
#include "tst_engine_check.moc"
