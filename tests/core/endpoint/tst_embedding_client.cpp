#include "core/endpoint/embedding_client.h"
#include "tests/support/embedding_service.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <atomic>
#include <map>
#include <set>
#include <thread>

using namespace assay;
using namespace assay::endpoint;
using assay::tests::goodEmbeddings;
using assay::tests::LoopbackRequest;
using assay::tests::LoopbackResponse;
using assay::tests::LoopbackServer;
using Kind = LoopbackResponse::Kind;

namespace {

constexpr std::size_t kDimension = 5;

EmbeddingSettings settingsFor(const LoopbackServer& server) {
    EmbeddingSettings settings;
    settings.url = server.url() + "/v1";
    settings.model = "asked-model";
    settings.timeoutMs = 20'000;
    settings.backoffBaseMs = 1;
    settings.backoffMaxMs = 4;
    return settings;
}

struct Embedded {
    std::map<std::uint64_t, std::vector<float>> vectors;
    std::set<std::string> models;
    base::Result<EmbeddingUsage> usage;
};

Embedded embed(const EmbeddingSettings& settings, const std::vector<std::string>& texts,
               const std::string& key = {}, const std::stop_token& stop = {}) {
    Embedded embedded;
    std::size_t given = 0;
    base::NoProgress progress;
    embedded.usage = embedTexts(
        settings, key,
        [&](std::size_t most) -> base::Result<std::vector<EmbeddingText>> {
            std::vector<EmbeddingText> next;
            for (; given < texts.size() && next.size() < most; ++given) {
                next.push_back({100 + given, texts[given]});
            }
            return next;
        },
        [&](const EmbeddingBatch& batch) -> base::Result<> {
            for (std::size_t i = 0; i < batch.numbers.size(); ++i) {
                const auto part = batch.values.subspan(i * batch.dimension, batch.dimension);
                embedded.vectors[batch.numbers[i]] = {part.begin(), part.end()};
            }
            embedded.models.insert(std::string(batch.model));
            return {};
        },
        static_cast<std::int64_t>(texts.size()), stop, progress);
    return embedded;
}

std::vector<std::string> someTexts(std::size_t count) {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < count; ++i) {
        texts.push_back("text " + std::to_string(i));
    }
    return texts;
}

std::vector<std::size_t> sizesOfInputs(const LoopbackServer& server) {
    std::vector<std::size_t> sizes;
    for (const LoopbackRequest& request : server.requests()) {
        sizes.push_back(nlohmann::json::parse(request.body).at("input").size());
    }
    return sizes;
}

} // namespace

class TstEmbeddingClient : public QObject {
    Q_OBJECT

  private slots:

    void everyTextGetsItsVector_data() {
        QTest::addColumn<bool>("asBase64");
        QTest::addColumn<int>("parallel");
        QTest::newRow("numbers") << false << 1;
        QTest::newRow("base64") << true << 1;
        QTest::newRow("numbers, four at once") << false << 4;
        QTest::newRow("base64, four at once") << true << 4;
    }

    void everyTextGetsItsVector() {
        QFETCH(bool, asBase64);
        QFETCH(int, parallel);
        LoopbackServer server(
            [](const LoopbackRequest& request) { return goodEmbeddings(request, kDimension); });
        EmbeddingSettings settings = settingsFor(server);
        settings.encoding = asBase64 ? EmbeddingEncoding::Base64 : EmbeddingEncoding::Float;
        settings.maxParallel = parallel;
        settings.batchTexts = 7;
        const auto texts = someTexts(100);
        const Embedded embedded = embed(settings, texts);
        QVERIFY(embedded.usage.has_value());
        QCOMPARE(embedded.vectors.size(), texts.size());
        for (std::size_t i = 0; i < texts.size(); ++i) {
            QVERIFY(embedded.vectors.at(100 + i) == tests::vectorOfText(texts[i], kDimension));
        }
        QCOMPARE(embedded.usage->requests, std::int64_t{15});
        QCOMPARE(embedded.usage->retries, std::int64_t{0});
        QCOMPARE(embedded.usage->promptTokens, std::int64_t{100});
        QCOMPARE(embedded.usage->dimension, kDimension);
        QCOMPARE(embedded.usage->model, std::string("served-model"));
        QVERIFY(server.mostInFlight() <= parallel);
        for (const LoopbackRequest& request : server.requests()) {
            const auto body = nlohmann::json::parse(request.body);
            QCOMPARE(request.path, std::string("/v1/embeddings"));
            QCOMPARE(body.at("model").get<std::string>(), std::string("asked-model"));
            QCOMPARE(body.at("encoding_format").get<std::string>(),
                     std::string(asBase64 ? "base64" : "float"));
            QVERIFY(!body.contains("dimensions"));
            QVERIFY(!request.headers.contains("authorization"));
        }
    }

    void batchesEndByCountAndByBytes() {
        LoopbackServer server(
            [](const LoopbackRequest& request) { return goodEmbeddings(request, kDimension); });
        EmbeddingSettings settings = settingsFor(server);
        settings.maxParallel = 1;
        settings.batchTexts = 3;
        settings.batchBytes = 10;
        const std::vector<std::string> texts{
            "1234", "5678", "ab", "cdefg", "hijklm", "a text longer than a batch", "x", "y", "z", "!"};
        QVERIFY(embed(settings, texts).usage.has_value());
        QVERIFY((sizesOfInputs(server) == std::vector<std::size_t>{3, 1, 1, 1, 3, 1}));
    }

    void noTextIsNoRequest() {
        LoopbackServer server(
            [](const LoopbackRequest& request) { return goodEmbeddings(request, kDimension); });
        const Embedded embedded = embed(settingsFor(server), {});
        QVERIFY(embedded.usage.has_value());
        QCOMPARE(embedded.usage->requests, std::int64_t{0});
        QCOMPARE(server.requestCount(), 0);
    }

    void severalAreInFlightAtOnce() {
        LoopbackServer server([](const LoopbackRequest& request) {
            LoopbackResponse response = goodEmbeddings(request, kDimension);
            response.kind = Kind::Held;
            return response;
        });
        EmbeddingSettings settings = settingsFor(server);
        settings.maxParallel = 3;
        settings.batchTexts = 1;
        std::thread other([&] {
            while (server.inFlight() < 3) {
                std::this_thread::yield();
            }
            server.release();
        });
        const Embedded embedded = embed(settings, someTexts(12));
        other.join();
        QVERIFY(embedded.usage.has_value());
        QCOMPARE(embedded.vectors.size(), std::size_t{12});
        QCOMPARE(server.mostInFlight(), 3);
    }

    void whatMayPassIsTriedAgain_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("status");
        QTest::newRow("429") << static_cast<int>(Kind::Reply) << 429;
        QTest::newRow("408") << static_cast<int>(Kind::Reply) << 408;
        QTest::newRow("500") << static_cast<int>(Kind::Reply) << 500;
        QTest::newRow("503") << static_cast<int>(Kind::Reply) << 503;
        QTest::newRow("closed at once") << static_cast<int>(Kind::CloseAtOnce) << 200;
        QTest::newRow("closed in a reply") << static_cast<int>(Kind::CloseMidReply) << 200;
    }

    void whatMayPassIsTriedAgain() {
        QFETCH(int, kind);
        QFETCH(int, status);
        LoopbackServer server([&](const LoopbackRequest& request) {
            LoopbackResponse response = goodEmbeddings(request, kDimension);
            if (request.number < 2) {
                response.kind = static_cast<Kind>(kind);
                response.status = status;
            }
            return response;
        });
        EmbeddingSettings settings = settingsFor(server);
        settings.maxParallel = 1;
        const Embedded embedded = embed(settings, someTexts(3));
        QVERIFY(embedded.usage.has_value());
        QCOMPARE(embedded.vectors.size(), std::size_t{3});
        QCOMPARE(embedded.usage->requests, std::int64_t{1});
        QCOMPARE(embedded.usage->retries, std::int64_t{2});
        QCOMPARE(server.requestCount(), 3);
    }

    void aTimeLimitIsTriedAgain() {
        LoopbackServer server([](const LoopbackRequest& request) {
            LoopbackResponse response = goodEmbeddings(request, kDimension);
            response.kind = request.number == 0 ? Kind::Hang : Kind::Reply;
            return response;
        });
        EmbeddingSettings settings = settingsFor(server);
        settings.timeoutMs = 300;
        const Embedded embedded = embed(settings, someTexts(1));
        QVERIFY(embedded.usage.has_value());
        QCOMPARE(embedded.usage->retries, std::int64_t{1});
    }

    void attemptsComeToAnEnd() {
        LoopbackServer server([](const LoopbackRequest&) -> LoopbackResponse {
            return {Kind::Reply, 503, R"({"error":{"message":"overloaded"}})", {}};
        });
        EmbeddingSettings settings = settingsFor(server);
        settings.maxAttempts = 3;
        settings.maxParallel = 1;
        const Embedded embedded = embed(settings, someTexts(200));
        QVERIFY(!embedded.usage.has_value());
        QCOMPARE(embedded.usage.error().code, base::ErrorCode::RemoteFailure);
        QCOMPARE(embedded.usage.error().detail, std::string("503: overloaded"));
        QCOMPARE(embedded.usage.error().where, server.url() + "/v1/embeddings");
        QCOMPARE(server.requestCount(), 3);
    }

    void retryAfterIsHonoured() {
        LoopbackServer server([](const LoopbackRequest& request) -> LoopbackResponse {
            return request.number == 0 ? LoopbackResponse{Kind::Reply, 429, "", {"Retry-After: 1"}}
                                       : goodEmbeddings(request, kDimension);
        });
        QVERIFY(embed(settingsFor(server), someTexts(1)).usage.has_value());
        const auto requests = server.requests();
        QCOMPARE(requests.size(), std::size_t{2});
        QVERIFY(requests[1].arrived - requests[0].arrived >= std::chrono::milliseconds(990));
    }

    void whoShallWaitTooLongGivesUp() {
        LoopbackServer server([](const LoopbackRequest&) -> LoopbackResponse {
            return {Kind::Reply, 429, "", {"Retry-After: 3600"}};
        });
        const Embedded embedded = embed(settingsFor(server), someTexts(1));
        QVERIFY(!embedded.usage.has_value());
        QCOMPARE(embedded.usage.error().detail, std::string("429"));
        QCOMPARE(server.requestCount(), 1);
    }

    void aRefusalIsQuotedWithoutTheKey() {
        const std::string key = "sk-0123456789abcdef";
        LoopbackServer server([&](const LoopbackRequest& request) -> LoopbackResponse {
            // The header as it came: a service that is careless with it.
            const auto found = request.headers.find("authorization");
            const std::string header = found == request.headers.end() ? "none" : found->second;
            return {Kind::Reply, 401, R"({"error":{"message":"Incorrect: )" + header + R"("}})", {}};
        });
        const Embedded embedded = embed(settingsFor(server), someTexts(1), key);
        QVERIFY(!embedded.usage.has_value());
        QCOMPARE(embedded.usage.error().code, base::ErrorCode::RemoteFailure);
        QCOMPARE(embedded.usage.error().detail, std::string("401: Incorrect: Bearer [key]"));
        QCOMPARE(server.requestCount(), 1);
    }

    void aKeyThatIsNoHeaderIsRefused() {
        LoopbackServer server(
            [](const LoopbackRequest& request) { return goodEmbeddings(request, kDimension); });
        const Embedded embedded = embed(settingsFor(server), someTexts(1), "abc\r\nX-Other: 1");
        QVERIFY(!embedded.usage.has_value());
        QCOMPARE(embedded.usage.error().code, base::ErrorCode::InvalidArgument);
        QCOMPARE(embedded.usage.error().where, std::string("key"));
        QCOMPARE(embedded.usage.error().detail, std::string());
        QCOMPARE(server.requestCount(), 0);
    }

    void answersThatDoNotFitAreNotRepaired() {
        const auto refused = [](const std::string& body, const std::string& detail) {
            LoopbackServer server(
                [body](const LoopbackRequest&) -> LoopbackResponse { return {Kind::Reply, 200, body, {}}; });
            const Embedded embedded = embed(settingsFor(server), {"one", "two"});
            QVERIFY(!embedded.usage.has_value());
            QCOMPARE(embedded.usage.error().code, base::ErrorCode::RemoteFailure);
            QCOMPARE(embedded.usage.error().detail, detail);
            QVERIFY(embedded.vectors.empty());
            QCOMPARE(server.requestCount(), 1);
        };
        refused("<html>", "no JSON");
        refused(R"({"data":[{"index":0,"embedding":[1]}]})", "1 vectors for 2 texts");
        refused(R"({"data":[{"index":0,"embedding":[1]},{"index":0,"embedding":[1]}]})", "index 0 twice");
    }

    void theDimensionIsTheSameForAll() {
        LoopbackServer server([](const LoopbackRequest& request) {
            return goodEmbeddings(request, request.number == 0 ? kDimension : kDimension + 1);
        });
        EmbeddingSettings settings = settingsFor(server);
        settings.maxParallel = 1;
        settings.batchTexts = 1;
        const Embedded embedded = embed(settings, someTexts(2));
        QVERIFY(!embedded.usage.has_value());
        QCOMPARE(embedded.usage.error().detail, std::string("a vector of 6 numbers instead of 5"));
        QCOMPARE(embedded.vectors.size(), std::size_t{1});
        settings.dimensions = 4;
        const Embedded asked = embed(settings, someTexts(1));
        QCOMPARE(asked.usage.error().detail, std::string("a vector of 6 numbers instead of 4"));
        QCOMPARE(nlohmann::json::parse(server.requests().back().body).at("dimensions").get<int>(), 4);
    }

    void aStopEndsItAtOnce() {
        LoopbackServer server([](const LoopbackRequest& request) {
            LoopbackResponse response = goodEmbeddings(request, kDimension);
            response.kind = request.number < 2 ? Kind::Reply : Kind::Hang;
            return response;
        });
        EmbeddingSettings settings = settingsFor(server);
        settings.maxParallel = 1;
        settings.batchTexts = 1;
        std::stop_source stop;
        std::thread other([&] {
            while (server.requestCount() < 3) {
                std::this_thread::yield();
            }
            stop.request_stop();
        });
        const Embedded embedded = embed(settings, someTexts(9), {}, stop.get_token());
        other.join();
        QVERIFY(!embedded.usage.has_value());
        QCOMPARE(embedded.usage.error().code, base::ErrorCode::Cancelled);
        QCOMPARE(embedded.vectors.size(), std::size_t{2});
    }

    // Vectors of two models are near to each other by chance.
    void anotherModelEndsIt() {
        LoopbackServer server([](const LoopbackRequest& request) {
            return goodEmbeddings(request, kDimension,
                                  request.number == 0   ? std::string()
                                  : request.number == 3 ? std::string("model-b")
                                                        : std::string("model-a"));
        });
        EmbeddingSettings settings = settingsFor(server);
        settings.maxParallel = 1;
        settings.batchTexts = 1;
        const Embedded embedded = embed(settings, someTexts(6));
        QVERIFY(!embedded.usage.has_value());
        QCOMPARE(embedded.usage.error().code, base::ErrorCode::RemoteFailure);
        QCOMPARE(embedded.usage.error().detail,
                 std::string("vectors of the model 'model-b' after those of 'model-a'"));
        QCOMPARE(embedded.vectors.size(), std::size_t{3});
        QVERIFY((embedded.models == std::set<std::string>{"", "model-a"}));
    }

    void troubleOfSourceAndSinkEndsIt() {
        LoopbackServer server(
            [](const LoopbackRequest& request) { return goodEmbeddings(request, kDimension); });
        EmbeddingSettings settings = settingsFor(server);
        settings.maxParallel = 3;
        settings.batchTexts = 1;
        base::NoProgress progress;
        std::atomic<int> given = 0;
        const EmbeddingTextSource endless = [&](std::size_t) -> base::Result<std::vector<EmbeddingText>> {
            return std::vector<EmbeddingText>{{static_cast<std::uint64_t>(given++), "a text"}};
        };
        int taken = 0;
        const auto full = embedTexts(
            settings, {}, endless,
            [&](const EmbeddingBatch&) -> base::Result<> {
                if (++taken == 4) {
                    return base::fail(base::ErrorCode::FileNotWritable, "full");
                }
                return {};
            },
            0, {}, progress);
        QVERIFY(!full.has_value());
        QCOMPARE(full.error().code, base::ErrorCode::FileNotWritable);
        QCOMPARE(taken, 4);
        const auto broken = embedTexts(
            settings, {},
            [](std::size_t) -> base::Result<std::vector<EmbeddingText>> {
                return base::fail(base::ErrorCode::StorageFailure, "gone");
            },
            [](const EmbeddingBatch&) -> base::Result<> { return {}; }, 0, {}, progress);
        QVERIFY(!broken.has_value());
        QCOMPARE(broken.error().detail, std::string("gone"));
    }
};

ASSAY_TEST(TstEmbeddingClient)
#include "tst_embedding_client.moc"
