// Engines over HTTP against a server of this test that answers as the documented protocols do.
//
// The signature of S3 Vectors' requests is made by the library, at the time that it is; it is worked out anew
// here, by a reference that gives the signatures which Amazon published for "get-vanilla" and "post-vanilla"
// of its signature test suite.
#include "core/retrieval/remote/http_engine.h"
#include "core/retrieval/remote/remote_search.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <atomic>
#include <cmath>

namespace {

using namespace assay;
using namespace assay::retrieval;
using Json = nlohmann::ordered_json;
using tests::LoopbackRequest;
using tests::LoopbackResponse;
using tests::LoopbackServer;

LoopbackResponse said(const std::string& body, int status = 200) {
    LoopbackResponse response;
    response.status = status;
    response.body = body;
    return response;
}

EngineConnection connectionTo(const LoopbackServer& server, const std::string& engine) {
    EngineConnection connection;
    connection.name = "here";
    connection.engine = engine;
    connection.url = server.url();
    connection.collection = "Filings";
    connection.backoffBaseMs = 1;
    connection.backoffMaxMs = 2;
    connection.timeoutMs = 5'000;
    return connection;
}

std::shared_ptr<RemoteEngine> opened(const EngineConnection& connection, const std::string& key = {}) {
    auto engine = openEngine(connection, key, {});
    return engine ? *engine : nullptr;
}

QByteArray sha256Hex(const QByteArray& text) {
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
}

// Signature version 4, as "Create a signed AWS API request" says it.
QByteArray signatureOf(const QByteArray& secret, const QByteArray& time, const QByteArray& scope,
                       const QByteArray& canonicalRequest) {
    QByteArray key = "AWS4" + secret;
    for (const QByteArray& part : scope.split('/')) { // date, region, service, "aws4_request"
        key = QMessageAuthenticationCode::hash(part, key, QCryptographicHash::Sha256);
    }
    const QByteArray toSign = "AWS4-HMAC-SHA256\n" + time + "\n" + scope + "\n" + sha256Hex(canonicalRequest);
    return QMessageAuthenticationCode::hash(toSign, key, QCryptographicHash::Sha256).toHex();
}

// What stands behind `name` in a header, to the next comma.
QByteArray partOf(const QByteArray& header, const QByteArray& name) {
    const qsizetype at = header.indexOf(name) + name.size();
    return header.mid(at, header.indexOf(',', at) < 0 ? -1 : header.indexOf(',', at) - at);
}

class SomeIds final : public formats::VectorIds {
  public:
    [[nodiscard]] std::size_t size() const override { return 4; }

    [[nodiscard]] std::optional<std::size_t> rowOf(std::string_view id) const override {
        return id.size() == 1 && id[0] >= 'a' && id[0] <= 'd' ? std::optional(std::size_t(id[0] - 'a'))
                                                              : std::nullopt;
    }

    [[nodiscard]] std::string idOf(std::size_t row) const override {
        return std::string(1, static_cast<char>('a' + row));
    }
};

class TestHttpEngine : public QObject {
    Q_OBJECT

  private slots:

    void everyTemplateThatComesWithTheProgramIsRead() {
        const auto names = EngineTemplate::names({});
        QVERIFY(names.size() >= 7);
        for (const std::string& name : names) {
            const auto form = EngineTemplate::named(name, {});
            QVERIFY2(form.has_value(), form ? "" : (name + ": " + form.error().detail).c_str());
            QCOMPARE((*form)->name(), name);
            QVERIFY((*form)->capabilities().vector || (*form)->capabilities().text);
        }
        QVERIFY(!EngineTemplate::named("../qdrant", {}).has_value());
    }

    void scoresBecomeDistances() {
        QCOMPARE(distanceOfScore(ScoreMeaning::Cosine, 0.75), 0.25);
        QCOMPARE(distanceOfScore(ScoreMeaning::HalfCosine, 0.875), 0.25);
        QCOMPARE(distanceOfScore(ScoreMeaning::InverseCosineDistance, 0.8), 0.25);
        QCOMPARE(distanceOfScore(ScoreMeaning::CosineDistance, 0.25), 0.25);
        QCOMPARE(distanceOfScore(ScoreMeaning::Relevance, 3.0), -3.0);
        QVERIFY(std::isnan(distanceOfScore(ScoreMeaning::None, 3.0)));
    }

    void repliesOfEachProtocolGiveTheSameHits_data() {
        QTest::addColumn<QString>("engine");
        QTest::addColumn<QString>("reply");
        QTest::newRow("qdrant") << "qdrant"
                                << "{\"result\":{\"points\":[{\"id\":\"u1\",\"score\":0.75,\"payload\":"
                                   "{\"sentence_id\":\"a\"}},{\"id\":\"u2\",\"score\":0.5,\"payload\":"
                                   "{\"sentence_id\":\"b\"}}]},\"status\":\"ok\",\"time\":0.001}";
        QTest::newRow("opensearch")
            << "opensearch"
            << "{\"took\":2,\"timed_out\":false,\"hits\":{\"total\":{\"value\":2},\"hits\":[{\"_index\":"
               "\"f\",\"_id\":\"a\",\"_score\":0.875},{\"_index\":\"f\",\"_id\":\"b\",\"_score\":0.75}]}}";
        QTest::newRow("elasticsearch")
            << "elasticsearch"
            << "{\"took\":2,\"timed_out\":false,\"hits\":{\"hits\":[{\"_id\":\"a\",\"_score\":0.875},"
               "{\"_id\":\"b\",\"_score\":0.75}]}}";
        QTest::newRow("chroma") << "chroma"
                                << "{\"ids\":[[\"a\",\"b\"]],\"distances\":[[0.25,0.5]],\"include\":"
                                   "[\"distances\"],\"metadatas\":null}";
        QTest::newRow("weaviate")
            << "weaviate"
            << "{\"data\":{\"Get\":{\"Filings\":[{\"sentence_id\":\"a\",\"_additional\":{\"distance\":0.25}},"
               "{\"sentence_id\":\"b\",\"_additional\":{\"distance\":0.5}}]}}}";
        QTest::newRow("vespa")
            << "vespa"
            << "{\"root\":{\"id\":\"toplevel\",\"relevance\":1.0,\"children\":[{\"relevance\":0.8,\"fields\":"
               "{\"sentence_id\":\"a\"}},{\"relevance\":0.66666666666666663,\"fields\":{\"sentence_id\":"
               "\"b\"}}]}}";
        QTest::newRow("s3vectors") << "s3vectors"
                                   << "{\"vectors\":[{\"key\":\"a\",\"distance\":0.25},{\"key\":\"b\","
                                      "\"distance\":0.5}],\"distanceMetric\":\"cosine\"}";
    }

    void repliesOfEachProtocolGiveTheSameHits() {
        QFETCH(const QString, engine);
        QFETCH(const QString, reply);
        LoopbackServer server([&](const LoopbackRequest& request) {
            return request.method == "GET" ? said("{\"id\":\"11111111-2222\"}") : said(reply.toStdString());
        });
        auto connection = connectionTo(server, engine.toStdString());
        connection.user = engine == QStringLiteral("s3vectors") ? "AKIDEXAMPLE" : "";
        const auto remote = opened(connection, "secret");
        QVERIFY(remote != nullptr);
        QCOMPARE(remote->distanceOf(RemoteMode::Vector), DistanceKind::Cosine);
        const std::vector<float> vector{1, 0, 0.5F};
        RemoteQuery query;
        query.vector = vector;
        query.k = 7;
        query.filter = {{"cik", "1750"}, {"section", "1A"}};
        const auto answers = remote->query(RemoteMode::Vector, std::vector{query}, {});
        QVERIFY(answers.has_value());
        QVERIFY2(!answers->front().failure.has_value(),
                 answers->front().failure ? answers->front().failure->detail.c_str() : "");
        QCOMPARE(answers->front().hits.size(), std::size_t{2});
        QCOMPARE(answers->front().hits[0].id, std::string("a"));
        QVERIFY(std::abs(answers->front().hits[0].distance - 0.25) < 1e-9);
        QVERIFY(std::abs(answers->front().hits[1].distance - 0.5) < 1e-9);
        // What was asked holds k, both filters and the vector.
        const std::string body = server.requests().back().body;
        const Json sent = Json::parse(body, nullptr, false);
        QVERIFY(!sent.is_discarded());
        for (const char* const part : {"7", "1750", "1A", "cik", "section", "0.5"}) {
            QVERIFY2(body.find(part) != std::string::npos, body.c_str());
        }
        QVERIFY(body.find("{{") == std::string::npos);
        QVERIFY(body.find("secret") == std::string::npos);
    }

    // As servers reply whose plug-in for vectors is missing, or that are too old for them.
    void aServerThatHoldsNoVectorsSaysSo_data() {
        QTest::addColumn<QString>("engine");
        QTest::addColumn<QString>("reason");
        QTest::newRow("opensearch") << "opensearch"
                                    << "unknown setting [index.knn] please check that any required plugins "
                                       "are installed, or check the "
                                       "breaking changes documentation for removed settings";
        QTest::newRow("elasticsearch") << "elasticsearch"
                                       << "No handler for type [dense_vector] declared on field [vector]";
    }

    void aServerThatHoldsNoVectorsSaysSo() {
        QFETCH(const QString, engine);
        QFETCH(const QString, reason);
        LoopbackServer server([&](const LoopbackRequest& request) {
            if (request.method != "PUT") {
                return request.path == "/"
                           ? said(R"({"version":{"number":"2.11.1"}})")
                           : said(R"({"error":{"reason":"no such index [Filings]"},"status":404})", 404);
            }
            const Json refusal{{"error", {{"reason", reason.toStdString()}}}, {"status", 400}};
            const bool hasVectors = request.body.find("_vector") != std::string::npos;
            return hasVectors ? said(refusal.dump(), 400) : said("{\"acknowledged\":true}");
        });
        const auto remote = opened(connectionTo(server, engine.toStdString()));
        const auto made = remote->create(8, "assay-1", {});
        QVERIFY(!made.has_value());
        QCOMPARE(made.error().code, base::ErrorCode::InvalidArgument);
        QCOMPARE(made.error().where, std::string("vectors"));
        QVERIFY(made.error().detail.find(reason.toStdString()) != std::string::npos);
        QCOMPARE(server.requests().back().method,
                 std::string("PUT")); // it made nothing, so nothing is removed
        QVERIFY(remote->create(0, "assay-1", {}).has_value());
    }

    // Only what the engine itself refuses is about vectors.
    void aServerThatFailsRefusesNoVectors_data() {
        QTest::addColumn<int>("status");
        QTest::newRow("not allowed") << 403;
        QTest::newRow("broken") << 500;
    }

    void aServerThatFailsRefusesNoVectors() {
        QFETCH(const int, status);
        LoopbackServer server([&](const LoopbackRequest& request) {
            return request.path == "/" ? said(R"({"version":{"number":"2.11.1"}})")
                                       : said(R"({"error":"no"})", request.method == "PUT" ? status : 404);
        });
        auto connection = connectionTo(server, "opensearch");
        connection.maxAttempts = 1;
        const auto made = opened(connection)->create(8, "assay-1", {});
        QVERIFY(!made.has_value());
        QCOMPARE(made.error().code, base::ErrorCode::RemoteFailure);
    }

    // What a collection takes several requests for is not left half made; one that another made meanwhile
    // stays.
    void aCollectionIsMadeWholeOrNotAtAll() {
        int refused = 2; // which of the steps
        int step = 0;
        LoopbackServer server([&](const LoopbackRequest& request) {
            if (request.method == "GET") {
                return request.path == "/" ? said(R"({"version":"1.9"})")
                                           : said(R"({"status":{"error":"Not found"}})", 404);
            }
            if (request.method == "DELETE") {
                return said(R"({"result":true,"status":"ok"})");
            }
            return ++step == refused ? said(R"({"status":{"error":"no room"}})", 400)
                                     : said(R"({"result":true,"status":"ok"})");
        });
        const auto remote = opened(connectionTo(server, "qdrant"));
        const auto made = remote->create(8, "assay-1", {});
        QVERIFY(!made.has_value());
        QCOMPARE(made.error().code, base::ErrorCode::RemoteFailure);
        QCOMPARE(made.error().detail, std::string("400: no room"));
        QCOMPARE(server.requests().back().method, std::string("DELETE"));
        QCOMPARE(server.requests().back().path, std::string("/collections/Filings"));
        step = 0;
        refused = 1;
        QVERIFY(!remote->create(8, "assay-1", {}).has_value());
        QVERIFY(server.requests().back().method != "DELETE");
    }

    void aReplyThatIsNotOfTheFormIsAFailureAndNoMiss() {
        std::string reply = "{\"result\":{}}";
        int status = 200;
        LoopbackServer server([&](const LoopbackRequest&) { return said(reply, status); });
        auto connection = connectionTo(server, "qdrant");
        connection.maxAttempts = 2;
        const auto remote = opened(connection, "sesame-street");
        const std::vector<float> vector{1, 0};
        RemoteQuery query;
        query.vector = vector;
        const auto failureOf = [&] {
            const auto answers = remote->query(RemoteMode::Vector, std::vector{query}, {});
            return answers && answers->front().failure ? *answers->front().failure : SearchFailure{};
        };
        // A list that is missing in what should hold it is an empty one; a list of something else is none.
        reply = "{\"result\":{\"points\":[{\"score\":1}]}}";
        QCOMPARE(failureOf().kind, SearchFailure::Kind::NotUnderstood);
        reply = "{\"result\":{\"points\":7}}";
        QCOMPARE(failureOf().kind, SearchFailure::Kind::NotUnderstood);
        reply = "no JSON";
        QCOMPARE(failureOf().kind, SearchFailure::Kind::NotUnderstood);
        status = 401;
        reply = "{\"status\":{\"error\":\"the key sesame-street is wrong\"}}";
        QCOMPARE(failureOf().kind, SearchFailure::Kind::NotAllowed);
        QVERIFY(failureOf().detail.find("sesame-street") == std::string::npos);
        status = 503;
        const int before = server.requestCount();
        QCOMPARE(failureOf().kind, SearchFailure::Kind::ServerError);
        QCOMPARE(server.requestCount() - before, 2); // tried again, and then given up
        status = 429;
        QCOMPARE(failureOf().kind, SearchFailure::Kind::TooMany);
        status = 302;
        QCOMPARE(failureOf().kind, SearchFailure::Kind::Refused); // redirects are not followed
    }

    void aDescriptionOfAnotherTypeIsNoCollection_data() {
        QTest::addColumn<QString>("engine");
        QTest::addColumn<QString>("reply");
        QTest::addColumn<QString>("said");
        const QString collection = "GET /collections/Filings: ";
        QTest::newRow("a list") << "qdrant"
                                << "[]" << collection + "no object but array at the top of the reply";
        QTest::newRow("null") << "qdrant"
                              << "null" << collection + "no object but null at the top of the reply";
        QTest::newRow("a number") << "qdrant"
                                  << "7" << collection + "no object but number at the top of the reply";
        QTest::newRow("nothing in it") << "qdrant"
                                       << "{}" << collection + "the reply is an empty object";
        QTest::newRow("no JSON") << "qdrant"
                                 << "<html>" << collection + "the reply is no JSON";
        QTest::newRow("a part") << "qdrant"
                                << "{\"result\":true}" << collection + "no object but boolean at /result";
        QTest::newRow("a list on the way")
            << "qdrant"
            << "{\"result\":[{\"points_count\":3}]}" << collection + "no object but array at /result";
        QTest::newRow("a count in words")
            << "qdrant"
            << "{\"result\":{\"points_count\":\"many\"}}"
            << collection + "no whole number but \"many\" at /result/points_count";
        QTest::newRow("less than none") << "qdrant"
                                        << "{\"result\":{\"points_count\":-1}}"
                                        << collection + "no whole number but -1 at /result/points_count";
        QTest::newRow("a list as count") << "qdrant"
                                         << "{\"result\":{\"points_count\":[]}}"
                                         << collection + "no number but array at /result/points_count";
        QTest::newRow("a number as metric")
            << "qdrant"
            << "{\"result\":{\"config\":{\"params\":{\"vectors\":{\"distance\":1}}}}}"
            << collection + "no text but number at /result/config/params/vectors/distance";
        QTest::newRow("a count that is null") << "chroma"
                                              << "null"
                                              << "/count: no number but null at the top of the reply";
    }

    // What exists is not told from a reply that says nothing of it.
    void aDescriptionOfAnotherTypeIsNoCollection() {
        QFETCH(const QString, engine);
        QFETCH(const QString, reply);
        QFETCH(const QString, said);
        LoopbackServer server([&](const LoopbackRequest& request) {
            if (request.path == "/") {
                return ::said("{\"version\":\"1.9\"}");
            }
            const bool isLast = engine == QStringLiteral("qdrant") || request.path.ends_with("/count");
            return ::said(isLast                               ? reply.toStdString()
                          : request.path.ends_with("/version") ? "\"1.0\""
                                                               : "{\"id\":\"11-22\",\"dimension\":null}");
        });
        const auto remote = opened(connectionTo(server, engine.toStdString()));
        const auto described = remote->describe({});
        QVERIFY(!described.has_value());
        QCOMPARE(described.error().code, base::ErrorCode::RemoteFailure);
        QVERIFY2(described.error().detail.ends_with(said.toStdString()), described.error().detail.c_str());
    }

    // Qdrant's description of a collection holds an approximate number of points.
    void documentsAreCountedExactly() {
        LoopbackServer server([](const LoopbackRequest& request) {
            return said(request.path.ends_with("/points/count") ? R"({"result":{"count":4}})"
                                                                : R"({"result":{"points_count":3}})");
        });
        const auto described = opened(connectionTo(server, "qdrant"))->describe({});
        QVERIFY(described.has_value());
        QCOMPARE(described->documents, std::optional<std::uint64_t>(4));
        QCOMPARE(Json::parse(server.requests().back().body), Json({{"exact", true}}));
    }

    void whatTheEngineDoesNotSayIsMissing() {
        LoopbackServer server([](const LoopbackRequest&) {
            return said("{\"result\":{\"config\":null,\"points_count\":3},\"status\":\"ok\"}");
        });
        const auto described = opened(connectionTo(server, "qdrant"))->describe({});
        QVERIFY(described.has_value());
        QVERIFY(described->exists);
        QCOMPARE(described->documents, std::optional<std::uint64_t>(3));
        QVERIFY(!described->dimension && !described->metric);
        // An id that all later requests name has to be there.
        LoopbackServer nameless([](const LoopbackRequest&) { return said("{\"name\":\"Filings\"}"); });
        const std::vector<float> vector{1, 0};
        RemoteQuery query;
        query.vector = vector;
        const auto answers =
            opened(connectionTo(nameless, "chroma"))->query(RemoteMode::Vector, std::vector{query}, {});
        QVERIFY(answers && answers->front().failure);
        QVERIFY(answers->front().failure->detail.ends_with("nothing at /id"));
    }

    void answersStandInTheOrderOfTheirQueries() {
        LoopbackServer server([](const LoopbackRequest& request) {
            const Json body = Json::parse(request.body);
            const int wanted = body["query"][0].get<int>();
            LoopbackResponse response =
                said("{\"result\":{\"points\":[{\"score\":1,\"payload\":{\"sentence_id\":\"" +
                     std::to_string(wanted) + "\"}}]}}");
            response.kind = wanted % 2 == 0 ? LoopbackResponse::Kind::Drip : LoopbackResponse::Kind::Reply;
            return response;
        });
        const auto remote = opened(connectionTo(server, "qdrant"));
        std::vector<std::vector<float>> vectors;
        std::vector<RemoteQuery> queries;
        for (int i = 0; i < 12; ++i) {
            vectors.push_back({static_cast<float>(i)});
        }
        for (const auto& vector : vectors) {
            RemoteQuery query;
            query.vector = vector;
            queries.push_back(query);
        }
        const auto answers = remote->query(RemoteMode::Vector, queries, {});
        QVERIFY(answers.has_value());
        for (std::size_t i = 0; i < answers->size(); ++i) {
            QCOMPARE((*answers)[i].hits.at(0).id, std::to_string(i));
        }
        // Four at once; the server may still count one whose reply is out, on each connection.
        QVERIFY2(server.mostInFlight() <= 8, std::to_string(server.mostInFlight()).c_str());
    }

    void aListEndsBeforeWhatIsNoSentenceOfTheCorpus() {
        LoopbackServer server([](const LoopbackRequest&) {
            return said(
                "{\"result\":{\"points\":[{\"score\":1,\"payload\":{\"sentence_id\":\"b\"}},{\"score\":"
                "0.9,\"payload\":{\"sentence_id\":\"elsewhere\"}},{\"score\":0.8,\"payload\":"
                "{\"sentence_id\":\"a\"}}]}}");
        });
        RemoteSearchParts parts;
        parts.name = "here";
        parts.engine = opened(connectionTo(server, "qdrant"));
        parts.ids = std::make_shared<SomeIds>();
        parts.dimension = 2;
        const auto search = makeRemoteSearch(parts);
        QVERIFY(search.has_value());
        const std::vector<float> vector{1, 0};
        const std::vector<Query> queries{{vector, {}}};
        const auto answers = (*search)->answers(queries, 4, {}, {});
        QVERIFY(answers.has_value());
        const SearchAnswer& answer = answers->front();
        QCOMPARE(answer.hits.size(), std::size_t{1});
        QCOMPARE(answer.hits[0].row, Row{1});
        QVERIFY(answer.cut);
        QCOMPARE(answer.unknown, std::size_t{1});
        QVERIFY((*search)->capabilities().remote);
    }

    void aLimitOfTheEngineIsSaid() {
        LoopbackServer server([](const LoopbackRequest& request) {
            const auto k = Json::parse(request.body)["topK"].get<std::size_t>();
            Json list = Json::array();
            for (std::size_t i = 0; i < std::min<std::size_t>(k, 4); ++i) {
                list.push_back({{"key", std::string(1, static_cast<char>('a' + i))}, {"distance", 0.1}});
            }
            return said(Json{{"vectors", list}}.dump());
        });
        auto connection = connectionTo(server, "s3vectors");
        connection.largestK = 2;
        connection.user = "AKIDEXAMPLE";
        RemoteSearchParts parts;
        parts.name = "here";
        parts.engine = opened(connection, "secret");
        parts.ids = std::make_shared<SomeIds>();
        parts.dimension = 2;
        const auto search = makeRemoteSearch(parts);
        QVERIFY(search.has_value());
        QCOMPARE((*search)->capabilities().largestK, std::size_t{2});
        const std::vector<float> vector{1, 0};
        const std::vector<Query> queries{{vector, {}}};
        const auto answers = (*search)->answers(queries, 4, {}, {});
        QVERIFY(answers.has_value());
        QCOMPARE(answers->front().hits.size(), std::size_t{2});
        QVERIFY(answers->front().cut);
        // The request is signed and names neither key.
        const auto headers = server.requests().back().headers;
        QVERIFY(headers.at("authorization").starts_with("AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/"));
        QVERIFY(headers.at("authorization").find("secret") == std::string::npos);
    }

    void theReferenceGivesThePublishedSignatures() {
        const QByteArray secret = "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY";
        const QByteArray scope = "20150830/us-east-1/service/aws4_request";
        const QByteArray rest = "\n/\n\nhost:example.amazonaws.com\nx-amz-date:20150830T123600Z\n\n"
                                "host;x-amz-date\n" +
                                sha256Hex({});
        QCOMPARE(signatureOf(secret, "20150830T123600Z", scope, "GET" + rest),
                 QByteArray("5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"));
        QCOMPARE(signatureOf(secret, "20150830T123600Z", scope, "POST" + rest),
                 QByteArray("5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b"));
    }

    void requestsAreSignedAsAmazonSays() {
        LoopbackServer server([](const LoopbackRequest&) { return said("{\"vectors\":[]}"); });
        auto connection = connectionTo(server, "s3vectors");
        connection.user = "AKIDEXAMPLE";
        connection.variables = {{"bucket", "filings"}, {"region", "eu-north-1"}};
        const std::vector<float> vector{1, 0.5F};
        RemoteQuery query;
        query.vector = vector;
        const auto engine = opened(connection, "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY");
        QVERIFY(engine->query(RemoteMode::Vector, std::vector{query}, {}).has_value());
        const LoopbackRequest request = server.requests().back();
        const QByteArray header = QByteArray::fromStdString(request.headers.at("authorization"));
        const QByteArray names = partOf(header, "SignedHeaders=");
        QVERIFY2(names.contains("host") && names.contains("x-amz-date"), header.constData());
        QByteArray signedHeaders;
        for (const QByteArray& name : names.split(';')) {
            signedHeaders += name + ":" +
                             QByteArray::fromStdString(request.headers.at(name.toStdString())).trimmed() +
                             "\n";
        }
        const QByteArray canonical = QByteArray::fromStdString(request.method) + "\n/QueryVectors\n\n" +
                                     signedHeaders + "\n" + names + "\n" +
                                     sha256Hex(QByteArray::fromStdString(request.body));
        const QByteArray credential = partOf(header, "Credential=");
        const QByteArray scope = credential.mid(credential.indexOf('/') + 1);
        QVERIFY2(scope.endsWith("/eu-north-1/s3vectors/aws4_request"), scope.constData());
        QCOMPARE(partOf(header, "Signature="),
                 signatureOf("wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
                             QByteArray::fromStdString(request.headers.at("x-amz-date")), scope, canonical));
    }

    // A list that comes in pages is one list; a page that stands still is no end of it.
    void pagesOfAListAreOneList() {
        std::atomic<bool> standsStill = false;
        LoopbackServer server([&](const LoopbackRequest& request) {
            const Json body = Json::parse(request.body);
            const std::string token = body.value("nextToken", std::string());
            const std::size_t first = token.empty() ? 0 : std::stoul(token);
            Json list = Json::array();
            for (std::size_t i = first; i < first + 2 && i < 5; ++i) {
                list.push_back({{"key", std::string(1, static_cast<char>('a' + i))}, {"distance", 0.1}});
            }
            Json reply{{"vectors", list}, {"distanceMetric", "cosine"}};
            if (standsStill || first + 2 < 5) {
                reply["nextToken"] = std::to_string(standsStill ? 2 : first + 2);
            }
            return said(reply.dump());
        });
        auto connection = connectionTo(server, "s3vectors");
        connection.user = "AKIDEXAMPLE";
        const auto engine = opened(connection, "secret");
        const std::vector<float> vector{1, 0};
        RemoteQuery query;
        query.vector = vector;
        query.k = 10;
        const auto whole = engine->query(RemoteMode::Vector, std::vector{query}, {});
        QVERIFY(whole.has_value() && !whole->front().failure);
        QCOMPARE(whole->front().hits.size(), std::size_t{5});
        QCOMPARE(whole->front().hits.back().id, std::string("e"));
        QCOMPARE(server.requestCount(), 3);
        query.k = 3;
        const auto three = engine->query(RemoteMode::Vector, std::vector{query}, {});
        QCOMPARE(three->front().hits.size(), std::size_t{3});
        QCOMPARE(server.requestCount(), 5); // no page that nobody needs
        standsStill = true;
        query.k = 10;
        const auto still = engine->query(RemoteMode::Vector, std::vector{query}, {});
        QVERIFY(still->front().failure && still->front().failure->kind == SearchFailure::Kind::NotUnderstood);
    }

    // Some of a batch that was not taken, and a search that some of the nodes did not finish.
    void halfASuccessIsNone_data() {
        QTest::addColumn<QString>("engine");
        QTest::addColumn<QString>("reply");
        QTest::addColumn<QString>("reason");
        QTest::newRow("weaviate")
            << "weaviate"
            << R"([{"result":{}},{"result":{"errors":{"error":[{"message":"too long"}]}}}])"
            << "too long";
        for (const char* const engine : {"elasticsearch", "opensearch"}) {
            QTest::newRow(engine)
                << engine
                << R"({"errors":true,"items":[{"index":{"status":201}},{"index":{"error":{"reason":"odd"}}}]})"
                << "odd";
        }
    }

    void halfASuccessIsNone() {
        QFETCH(const QString, engine);
        QFETCH(const QString, reply);
        QFETCH(const QString, reason);
        LoopbackServer server([&](const LoopbackRequest&) { return said(reply.toStdString()); });
        const auto remote = opened(connectionTo(server, engine.toStdString()));
        const std::vector<RemoteDocument> documents{{"a", "text", {1, 0}, {}}, {"b", "text", {1, 0}, {}}};
        const auto put = remote->put(documents, {});
        QVERIFY(!put.has_value());
        QVERIFY2(put.error().detail.find(reason.toStdString()) != std::string::npos,
                 put.error().detail.c_str());
    }

    void aSearchThatWasCutShortIsAFailure() {
        LoopbackServer server([](const LoopbackRequest&) {
            return said(
                R"({"root":{"coverage":{"coverage":40,"degraded":{"match-phase":false,"timeout":true}},)"
                R"("children":[{"relevance":0.8,"fields":{"sentence_id":"a"}}]}})");
        });
        const auto engine = opened(connectionTo(server, "vespa"));
        const std::vector<float> vector{1, 0};
        RemoteQuery query;
        query.vector = vector;
        const auto answers = engine->query(RemoteMode::Vector, std::vector{query}, {});
        QVERIFY(answers.has_value() && answers->front().failure);
        LoopbackServer partial([](const LoopbackRequest&) { return said(R"({"hits":{"hits":[]}})"); });
        const auto elastic = opened(connectionTo(partial, "elasticsearch"));
        QVERIFY(elastic->query(RemoteMode::Vector, std::vector{query}, {}).has_value());
        QVERIFY(partial.requests().back().path.ends_with("?allow_partial_search_results=false"));
    }

    // From version 9.2 on vectors are no part of what Elasticsearch gives of a document unless asked for.
    void vectorsOfElasticsearchAreAskedForByName() {
        LoopbackServer server([](const LoopbackRequest& request) {
            const bool isAsked = Json::parse(request.body).contains("fields");
            return said(std::string(R"({"hits":{"hits":[{"_id":"a","_source":{"text":"A."})") +
                        (isAsked ? R"(,"fields":{"vector":[1.0,0.5]})" : "") + "}]}}");
        });
        const auto engine = opened(connectionTo(server, "elasticsearch"));
        const std::vector<std::string> ids{"a"};
        const auto with = engine->fetch(ids, true, {});
        QVERIFY(with.has_value() && with->size() == 1);
        QCOMPARE(with->front().vector, (std::vector<float>{1, 0.5F}));
        QCOMPARE(with->front().text, std::string("A."));
        const auto without = engine->fetch(ids, false, {});
        QVERIFY(without.has_value() && without->front().vector.empty());
    }

    // Neither key nor question goes where nobody sent it.
    void aRedirectIsSaidAndNotFollowed() {
        LoopbackServer elsewhere([](const LoopbackRequest&) { return said("{\"version\":\"1.9\"}"); });
        LoopbackServer server([&](const LoopbackRequest&) {
            LoopbackResponse response = said("", 302);
            response.headers = {"Location: " + elsewhere.url() + "/"};
            return response;
        });
        const auto described = opened(connectionTo(server, "qdrant"), "secret")->describe({});
        QVERIFY(!described.has_value());
        QVERIFY2(
            described.error().detail.starts_with("302: it sends to another address, which is not followed"),
            described.error().detail.c_str());
        QCOMPARE(elsewhere.requestCount(), 0);
        QCOMPARE(server.requestCount(), 1); // once more would be the same
    }

    void connectionsAreReadStrictly() {
        const std::string good =
            "{\"engines\":[{\"name\":\"here\",\"engine\":\"qdrant\",\"url\":"
            "\"http://127.0.0.1:6333\",\"fields\":{\"cik\":{\"name\":\"cik_int\",\"type\":"
            "\"number\"}},\"largest_k\":30}]}";
        const auto read = readEngineConnections(good, "engines.json");
        QVERIFY(read.has_value());
        QVERIFY(read->front().field("cik").number);
        const auto again = engineConnectionsJson(*read);
        QVERIFY(again.has_value());
        const auto reread = readEngineConnections(*again, "engines.json");
        QVERIFY(reread.has_value());
        QVERIFY(*reread == *read);
        for (const char* const bad :
             {"{}", "{\"engines\":[{\"name\":\"a\"}]}",
              "{\"engines\":[{\"name\":\"a\",\"engine\":\"qdrant\",\"url\":\"http://user:key@host\"}]}",
              "{\"engines\":[{\"name\":\"a,b\",\"engine\":\"qdrant\",\"url\":\"http://host\"}]}",
              "{\"engines\":[{\"name\":\"a\",\"engine\":\"qdrant\",\"url\":\"http://"
              "host\",\"key\":\"x\"}]}"}) {
            const auto refused = readEngineConnections(bad, "engines.json");
            QVERIFY2(!refused.has_value(), bad);
            QVERIFY(refused.error().detail.find("user:key") == std::string::npos);
        }
    }

    void whatIsWrongInConnectionsHasItsLine_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("said");
        const QByteArray head = "{\"engines\": [\n  {\"name\": \"a\",\n";
        const QByteArray tail = "}\n]}\n";
        QTest::newRow("no JSON") << head + "   \"engine\": \"qdrant\"\n   \"url\": 7" + tail
                                 << "line 4: no JSON from here on";
        QTest::newRow("cut") << head << "line 3: no JSON from here on";
        QTest::newRow("empty") << QByteArray() << "line 1: no JSON from here on";
        QTest::newRow("no list") << QByteArray("[]")
                                 << "line 1: engines: no JSON object with a list of engines alone";
        QTest::newRow("template") << head + "   \"engine\": \"qdrnt\",\n   \"url\": \"http://host\"" + tail
                                  << "line 3: engines[0].engine: no template qdrnt; there are postgresql, "
                                     "chroma, ";
        QTest::newRow("address") << head + "   \"engine\": \"qdrant\",\n   \"url\": \"host\"" + tail
                                 << "line 4: engines[0].url: not usable";
        QTest::newRow("range")
            << head + "   \"engine\": \"qdrant\", \"url\": \"http://h\",\n\n   \"max_parallel\": 65" + tail
            << "line 5: engines[0].max_parallel: ";
        QTest::newRow("a field")
            << head + "   \"engine\": \"qdrant\", \"url\": \"http://h\",\n   \"fields\": {\n    \"a.b\": 1}" +
                   tail
            << "line 5: engines[0].fields.a.b: unknown, missing or of another type";
        QTest::newRow("missing") << head + "   \"engine\": \"qdrant\"" + tail
                                 << "line 2: engines[0].url: unknown, missing or of another type";
    }

    void whatIsWrongInConnectionsHasItsLine() {
        QFETCH(const QByteArray, file);
        QFETCH(const QString, said);
        const auto refused = readEngineConnections(file.toStdString(), "engines.json");
        QVERIFY(!refused.has_value());
        QCOMPARE(refused.error().where, std::string("engines.json"));
        QVERIFY2(refused.error().detail.starts_with(said.toStdString()), refused.error().detail.c_str());
    }

    // From looking up the name to the last byte, each attempt: neither a server that says nothing nor one
    // that goes on for ever outlasts it.
    void aTimeLimitHoldsForTheWholeRequest_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("silent") << static_cast<int>(LoopbackResponse::Kind::Hang);
        QTest::newRow("drip") << static_cast<int>(LoopbackResponse::Kind::Drip);
    }

    void aTimeLimitHoldsForTheWholeRequest() {
        QFETCH(const int, kind);
        LoopbackServer server([kind](const LoopbackRequest&) {
            LoopbackResponse response = said(std::string(1'000'000, ' ')); // dripping, over half an hour
            response.kind = static_cast<LoopbackResponse::Kind>(kind);
            return response;
        });
        auto connection = connectionTo(server, "qdrant");
        connection.timeoutMs = 50;
        connection.maxAttempts = 2;
        const auto remote = opened(connection);
        const auto described = remote->describe({});
        QVERIFY(!described.has_value());
        QCOMPARE(described.error().code, base::ErrorCode::RemoteFailure);
        QVERIFY2(described.error().detail.starts_with("time_limit"), described.error().detail.c_str());
        QCOMPARE(server.requestCount(), 1); // what has outlasted the limit is not asked again
        const std::vector<float> vector{1, 0};
        RemoteQuery query;
        query.vector = vector;
        const auto answers = remote->query(RemoteMode::Vector, std::vector{query}, {});
        QVERIFY(answers && answers->front().failure);
        QCOMPARE(answers->front().failure->kind, SearchFailure::Kind::TimeLimit);
        QCOMPARE(answers->front().attempts, 1);
        QVERIFY(answers->front().seconds >= 0.049);
    }
};

} // namespace

ASSAY_TEST(TestHttpEngine)
#include "tst_http_engine.moc"
