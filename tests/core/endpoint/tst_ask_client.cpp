#include "core/endpoint/ask_client.h"
#include "tests/support/loopback_server.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <chrono>
#include <thread>

using namespace assay;
using namespace assay::endpoint;
using assay::model::AskFailureKind;
using assay::tests::LoopbackRequest;
using assay::tests::LoopbackResponse;
using assay::tests::LoopbackServer;
using Kind = LoopbackResponse::Kind;

namespace {

constexpr const char* kGoodBody = R"({"answer":"42","fhri":0.8})";

AskSettings settingsFor(const LoopbackServer& server) {
    AskSettings settings;
    settings.url = server.url();
    settings.timeoutMs = 20'000;
    settings.backoffBaseMs = 1;
    settings.backoffMaxMs = 4;
    return settings;
}

base::Result<model::AskOutcome> ask(const AskSettings& settings, const std::stop_token& stop = {}) {
    RateLimiter limiter(std::nullopt);
    AskClient client(settings, {}, limiter);
    return client.ask({"What?", "s1", "news", std::nullopt}, 1, stop);
}

QString kindName(const model::AskOutcome& outcome) {
    if (!outcome.failure) {
        return QStringLiteral("answered");
    }
    return QString::fromStdString(
        std::string(model::kAskFailureKindNames[static_cast<std::size_t>(outcome.failure->kind)]));
}

std::string failureOf(std::string_view body, const ReplyMapping& mapping = {}) {
    const auto reply = readAskReply(mapping, body);
    return reply ? "answered"
                 : std::string(model::kAskFailureKindNames[static_cast<std::size_t>(reply.error().kind)]);
}

} // namespace

class TstAskClient : public QObject {
    Q_OBJECT

  private slots:

    void placeholdersBecomeStrings() {
        AskSettings settings;
        settings.bodyTemplate =
            R"({"q":"{question}","id":"{sample_id}","list":["{scenario}",{"p":"{previous_answer}"}],
                                    "text":"about {question}","n":1.5})";
        // A text that would break out of a body made by gluing.
        const std::string nasty = "\"},{\"x\":1}\n{scenario}\\ \xC3\xA6";
        const auto body = askBody(settings, {nasty, "id\"1", "news", "before"});
        QVERIFY(body.has_value());
        const auto json = nlohmann::json::parse(*body);
        QCOMPARE(json["q"].get<std::string>(), nasty);
        QCOMPARE(json["id"].get<std::string>(), std::string("id\"1"));
        QCOMPARE(json["list"][0].get<std::string>(), std::string("news"));
        QCOMPARE(json["list"][1]["p"].get<std::string>(), std::string("before"));
        QCOMPARE(json["text"].get<std::string>(), std::string("about {question}"));
        QCOMPARE(json["n"].get<double>(), 1.5);
        QCOMPARE(json.size(), std::size_t{5});

        const auto bare = nlohmann::json::parse(*askBody(settings, {"q", "i", "", std::nullopt}));
        QVERIFY(bare["list"][0].is_null());
        QVERIFY(bare["list"][1].empty());
        QVERIFY(askBody(settings, {"bad \xFF byte", "i", "", std::nullopt}).has_value());
    }

    void everythingMappedIsRead() {
        const auto reply = readAskReply({}, R"({"answer":"yes","fhri":0,"nli":1,"scenario":"news",
            "components":{"G":0.1,"N_or_D":0.2,"T":null},"fhri_subscores":{"T":0.3},
            "retrieval_time":0.5,"stages":{"api_time":2},"generation_time":"fast","fhri_time":-1})");
        QVERIFY(reply.has_value());
        QCOMPARE(reply->answer, std::string("yes"));
        QCOMPARE(reply->fhri, std::optional(0.0));
        QCOMPARE(reply->nli, std::optional(1.0));
        QCOMPARE(reply->scenario, std::optional<std::string>("news"));
        QVERIFY((reply->components == model::ComponentScores{0.1, 0.2, 0.3, std::nullopt, std::nullopt}));
        QCOMPARE(reply->stages.size(), std::size_t{4});
        QCOMPARE(reply->stages.at("retrieval_time"), std::optional(0.5));
        QCOMPARE(reply->stages.at("api_time"), std::optional(2.0));
        QVERIFY(!reply->stages.at("generation_time"));
        QVERIFY(!reply->stages.at("fhri_time"));
    }

    void whatIsNotThereIsMissingAndNeverZero() {
        const auto reply = readAskReply({}, R"({"answer":"yes","fhri":null})");
        QVERIFY(reply.has_value());
        QVERIFY(!reply->fhri && !reply->nli && !reply->scenario && reply->stages.empty());
        QVERIFY(reply->components == model::ComponentScores{});
    }

    void badRepliesHaveTheirKind() {
        QCOMPARE(failureOf(""), std::string("malformed_reply"));
        QCOMPARE(failureOf("{"), std::string("malformed_reply"));
        QCOMPARE(failureOf(R"({"answer":"x","fhri":NaN})"), std::string("malformed_reply"));
        QCOMPARE(failureOf("{\"answer\":\"\xFF\"}"), std::string("malformed_reply"));
        QCOMPARE(failureOf("<html>"), std::string("malformed_reply"));
        QCOMPARE(failureOf("{}"), std::string("missing_answer"));
        QCOMPARE(failureOf("[]"), std::string("missing_answer"));
        QCOMPARE(failureOf("3"), std::string("missing_answer"));
        QCOMPARE(failureOf(R"({"answer":null})"), std::string("missing_answer"));
        QCOMPARE(failureOf(R"({"answer":" \n"})"), std::string("missing_answer"));
        QCOMPARE(failureOf(R"({"answer":["x"]})"), std::string("missing_answer"));
        for (const char* score : {"1.0001", "-0.1", "\"0.5\"", "\"NaN\"", "true", "[0.5]", "{}", "1e300"}) {
            const std::string text(score);
            QCOMPARE(failureOf(R"({"answer":"x","fhri":)" + text + "}"), std::string("unusable_score"));
            QCOMPARE(failureOf(R"({"answer":"x","nli":)" + text + "}"), std::string("unusable_score"));
            QCOMPARE(failureOf(R"({"answer":"x","components":{"E":)" + text + "}}"),
                     std::string("unusable_score"));
        }
        QCOMPARE(failureOf(R"({"answer":"x","fhri":1})"), std::string("answered"));
    }

    // A second or so; where every key were compared with all, the test would run into its time limit.
    void aReplyOfManyKeysIsRead() {
        std::string body = R"({"answer":"yes","fhri":0.5)";
        for (int i = 0; i < 300'000; ++i) {
            body += ",\"key " + std::to_string(i) + "\":" + std::to_string(i);
        }
        const auto reply = readAskReply({}, body + "}");
        QVERIFY(reply.has_value());
        QCOMPARE(reply->fhri, std::optional(0.5));
    }

    void deepRepliesAreHarmless() {
        const std::string deep = std::string(1'000'000, '[') + std::string(1'000'000, ']');
        QCOMPARE(failureOf(R"({"answer":"x","fhri":)" + deep + "}"), std::string("unusable_score"));
        QCOMPARE(failureOf(R"({"answer":"x","other":)" + deep + "}"), std::string("answered"));
        ReplyMapping mapping;
        mapping.answer = {"/list/-", "/list/x", "/list/99999999999999999999", "/list/0/a"};
        QCOMPARE(failureOf(R"({"list":[{"a":"found"}]})", mapping), std::string("answered"));
    }

    void scriptedServer_data() {
        QTest::addColumn<QList<int>>("statuses"); // then 200
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("attempts");
        const QString answered = QStringLiteral("answered");
        const QString status = QStringLiteral("http_status");
        QTest::newRow("at once") << QList<int>{} << answered << 1;
        QTest::newRow("503 twice") << QList<int>{503, 503} << answered << 3;
        QTest::newRow("429") << QList<int>{429} << answered << 2;
        QTest::newRow("500 always") << QList<int>(20, 500) << status << 4;
        QTest::newRow("400") << QList<int>{400} << status << 1;
        QTest::newRow("404") << QList<int>{404} << status << 1;
        QTest::newRow("302") << QList<int>{302} << status << 1;
        QTest::newRow("500, then 403") << QList<int>{500, 403} << status << 2;
    }

    void scriptedServer() {
        QFETCH(QList<int>, statuses);
        QFETCH(QString, kind);
        QFETCH(int, attempts);
        LoopbackServer server([&](const LoopbackRequest& request) -> LoopbackResponse {
            return {Kind::Reply,
                    request.number < statuses.size() ? statuses[request.number] : 200,
                    kGoodBody,
                    {}};
        });
        const auto outcome = ask(settingsFor(server));
        QVERIFY(outcome.has_value());
        QCOMPARE(kindName(*outcome), kind);
        QCOMPARE(outcome->attempts, attempts);
        QCOMPARE(server.requestCount(), attempts);
        QCOMPARE(outcome->reply.has_value(), kind == QStringLiteral("answered"));
        QVERIFY(outcome->httpStatus.has_value());
        QVERIFY(outcome->seconds > 0 && outcome->totalSeconds >= outcome->seconds);
    }

    void retryAfterIsHonoured() {
        LoopbackServer server([](const LoopbackRequest& request) -> LoopbackResponse {
            return request.number == 0 ? LoopbackResponse{Kind::Reply, 429, "", {"Retry-After: 1"}}
                                       : LoopbackResponse{Kind::Reply, 200, kGoodBody, {}};
        });
        const auto outcome = ask(settingsFor(server));
        QVERIFY(outcome.has_value() && outcome->reply);
        const auto requests = server.requests();
        QCOMPARE(requests.size(), std::size_t{2});
        QVERIFY(requests[1].arrived - requests[0].arrived >= std::chrono::milliseconds(990));
    }

    void whoShallWaitTooLongGivesUp() {
        LoopbackServer server([](const LoopbackRequest&) -> LoopbackResponse {
            return {Kind::Reply, 429, "", {"Retry-After: 3600"}};
        });
        const auto outcome = ask(settingsFor(server));
        QVERIFY(outcome.has_value());
        QCOMPARE(kindName(*outcome), QStringLiteral("http_status"));
        QCOMPARE(server.requestCount(), 1);
    }

    void connectionsThatBreakAreTriedAgain() {
        for (const Kind kind : {Kind::CloseAtOnce, Kind::CloseMidReply}) {
            LoopbackServer server([kind](const LoopbackRequest& request) -> LoopbackResponse {
                return {request.number < 2 ? kind : Kind::Reply, 200, kGoodBody, {}};
            });
            const auto outcome = ask(settingsFor(server));
            QVERIFY(outcome.has_value() && outcome->reply);
            QCOMPARE(outcome->attempts, 3);
            LoopbackServer broken(
                [kind](const LoopbackRequest&) -> LoopbackResponse { return {kind, 200, kGoodBody, {}}; });
            const auto failed = ask(settingsFor(broken));
            QVERIFY(failed.has_value());
            QCOMPARE(kindName(*failed), QStringLiteral("connection_failed"));
            QCOMPARE(broken.requestCount(), 4);
            QVERIFY(!failed->httpStatus);
        }
    }

    void timeLimitsAndBadRepliesAreNotTriedAgain() {
        const auto check = [](LoopbackResponse response, const char* kind) {
            LoopbackServer server([response](const LoopbackRequest&) { return response; });
            AskSettings settings = settingsFor(server);
            settings.timeoutMs = response.kind == Kind::Reply ? 20'000 : 150;
            const auto outcome = ask(settings);
            QVERIFY(outcome.has_value());
            QCOMPARE(kindName(*outcome), QString::fromLatin1(kind));
            QCOMPARE(server.requestCount(), 1);
        };
        check({Kind::Hang, 200, {}, {}}, "timeout");
        check({Kind::Drip, 200, std::string(100'000, ' '), {}}, "timeout");
        check({Kind::Reply, 200, "{", {}}, "malformed_reply");
        check({Kind::Reply, 200, "{}", {}}, "missing_answer");
        check({Kind::Reply, 200, R"({"answer":"x","fhri":1.5})", {}}, "unusable_score");
        check({Kind::Reply, 200, std::string(kReplyLimit + 1, ' '), {}}, "reply_too_large");
    }

    void aSlowReplyInTimeIsAnAnswer() {
        LoopbackServer server(
            [](const LoopbackRequest&) -> LoopbackResponse { return {Kind::Drip, 200, kGoodBody, {}}; });
        const auto outcome = ask(settingsFor(server));
        QVERIFY(outcome.has_value() && outcome->reply);
        QVERIFY(outcome->seconds >= 0.002 * 20);
    }

    void aStopEndsTheWaitingForTheNextAttempt() {
        LoopbackServer server(
            [](const LoopbackRequest&) -> LoopbackResponse { return {Kind::Reply, 503, "", {}}; });
        AskSettings settings = settingsFor(server);
        settings.backoffBaseMs = 600'000;
        settings.backoffMaxMs = 600'000;
        std::stop_source stop;
        std::thread other([&] {
            while (server.requestCount() == 0) {
                std::this_thread::yield();
            }
            stop.request_stop();
        });
        const auto outcome = ask(settings, stop.get_token());
        other.join();
        QVERIFY(outcome.has_value());
        QCOMPARE(kindName(*outcome), QStringLiteral("cancelled"));
    }

    void theTokenStandsInNoSettingAndNoOutcome() {
        LoopbackServer server([](const LoopbackRequest& request) -> LoopbackResponse {
            const auto found = request.headers.find("authorization");
            return {Kind::Reply,
                    found != request.headers.end() && found->second == "Bearer s3cret" ? 200 : 401,
                    kGoodBody,
                    {}};
        });
        RateLimiter limiter(std::nullopt);
        const AskSettings settings = settingsFor(server);
        AskClient client(settings, "s3cret", limiter);
        const auto outcome = client.ask({"?", "", "", std::nullopt}, 1, {});
        QVERIFY(outcome.has_value() && outcome->reply);
        QVERIFY(askSettingsJson(settings)->find("s3cret") == std::string::npos);
        const auto without = ask(settings);
        QCOMPARE(without->failure->detail, std::string("401"));
    }
};

ASSAY_TEST(TstAskClient)
#include "tst_ask_client.moc"
