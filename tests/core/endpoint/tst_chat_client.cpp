// The chat client against a server that speaks the documented protocol, also badly.
#include "core/endpoint/chat_client.h"
#include "tests/support/chat_service.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <thread>

using namespace assay;
using namespace assay::endpoint;
using assay::tests::chatReplyBody;
using assay::tests::goodChat;
using assay::tests::LoopbackRequest;
using assay::tests::LoopbackResponse;
using assay::tests::LoopbackServer;
using Kind = LoopbackResponse::Kind;

namespace {

ChatSettings settingsFor(const LoopbackServer& server) {
    ChatSettings settings;
    settings.url = server.url() + "/v1";
    settings.model = "asked-model";
    settings.timeoutMs = 20'000;
    settings.backoffBaseMs = 1;
    settings.backoffMaxMs = 4;
    settings.maxAttempts = 3;
    return settings;
}

const std::vector<ChatMessage> kMessages{{"system", "Be brief."}, {"user", "What is the rate?"}};

base::Result<ChatOutcome> askOnce(const ChatSettings& settings, const std::string& key = {},
                                  ChatForm form = ChatForm::Text, const std::stop_token& stop = {}) {
    RateLimiter limiter(std::nullopt);
    ChatClient client(settings, key, limiter);
    return client.ask(kMessages, form, 1, stop);
}

std::string failureName(const base::Result<ChatOutcome>& outcome) {
    if (!outcome) {
        return "error: " + outcome.error().detail;
    }
    return outcome->failure ? std::string(chatFailureName(outcome->failure->kind)) : std::string("answered");
}

} // namespace

class TstChatClient : public QObject {
    Q_OBJECT

  private slots:

    void aReplyIsReadWhole() {
        LoopbackServer server([](const LoopbackRequest&) { return goodChat("6 percent", "other-model"); });
        auto settings = settingsFor(server);
        settings.maxTokens = 50;
        const auto outcome = askOnce(settings, "secret-key-of-the-service", ChatForm::Json);
        QVERIFY((outcome).has_value());
        QVERIFY(outcome->reply.has_value());
        QCOMPARE(outcome->reply->content, std::string("6 percent"));
        QCOMPARE(outcome->reply->model, std::string("other-model"));
        QCOMPARE(outcome->reply->inputTokens, std::optional<std::int64_t>(10));
        QCOMPARE(outcome->reply->outputTokens, std::optional<std::int64_t>(5));
        QVERIFY(!outcome->reply->isCut());
        const auto requests = server.requests();
        QCOMPARE(requests.size(), std::size_t{1});
        QCOMPARE(requests[0].path, std::string("/v1/chat/completions"));
        QCOMPARE(requests[0].headers.at("authorization"), std::string("Bearer secret-key-of-the-service"));
        const auto body = nlohmann::json::parse(requests[0].body);
        QCOMPARE(body.at("model").get<std::string>(), std::string("asked-model"));
        QCOMPARE(body.at("temperature").get<double>(), 0.0);
        QCOMPARE(body.at("seed").get<int>(), 42);
        QCOMPARE(body.at("max_tokens").get<int>(), 50);
        QCOMPARE(body.at("response_format").at("type").get<std::string>(), std::string("json_object"));
        QCOMPARE(body.at("messages").size(), std::size_t{2});
    }

    void faultsHaveTheirNames_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<int>("attempts");
        const QString good = QString::fromStdString(chatReplyBody("x"));
        const auto reply = static_cast<int>(Kind::Reply);
        QTest::newRow("429") << reply << 429 << "{}" << "http_429" << 3;
        QTest::newRow("500") << reply << 500 << "{}" << "http_5xx" << 3;
        QTest::newRow("401") << reply << 401 << "{}" << "refused_key" << 1;
        QTest::newRow("403") << reply << 403 << "{}" << "refused_key" << 1;
        QTest::newRow("404") << reply << 404 << "{}" << "http_status" << 1;
        QTest::newRow("no JSON") << reply << 200 << "<html>" << "malformed_reply" << 1;
        QTest::newRow("other JSON") << reply << 200 << "{\"choices\":[]}" << "malformed_reply" << 1;
        QTest::newRow("a number as text") << reply << 200 << "{\"choices\":[{\"message\":{\"content\":6}}]}"
                                          << "malformed_reply" << 1;
        QTest::newRow("null") << reply << 200 << "{\"choices\":[{\"message\":{\"content\":null}}]}"
                              << "no_answer" << 1;
        QTest::newRow("blank") << reply << 200 << "{\"choices\":[{\"message\":{\"content\":\" \\n\"}}]}"
                               << "no_answer" << 1;
        QTest::newRow("half of the bytes, whole as HTTP")
            << reply << 200 << good.left(good.size() / 2) << "malformed_reply" << 1;
        QTest::newRow("half a reply")
            << static_cast<int>(Kind::CloseMidReply) << 200 << good << "connection_failed" << 3;
        QTest::newRow("closed") << static_cast<int>(Kind::CloseAtOnce) << 200 << good << "connection_failed"
                                << 3;
    }

    void faultsHaveTheirNames() {
        QFETCH(int, kind);
        QFETCH(int, status);
        QFETCH(QString, body);
        QFETCH(QString, expected);
        QFETCH(int, attempts);
        LoopbackServer server([&](const LoopbackRequest&) {
            return LoopbackResponse{static_cast<Kind>(kind), status, body.toStdString(), {}};
        });
        const auto outcome = askOnce(settingsFor(server));
        QCOMPARE(failureName(outcome), expected.toStdString());
        QCOMPARE(outcome->attempts, attempts);
        QCOMPARE(server.requestCount(), attempts);
    }

    void aHangIsATimeLimitAndNotAskedAgain() {
        LoopbackServer server(
            [](const LoopbackRequest&) { return LoopbackResponse{Kind::Hang, 200, {}, {}}; });
        auto settings = settingsFor(server);
        settings.timeoutMs = 100;
        const auto outcome = askOnce(settings);
        QCOMPARE(failureName(outcome), std::string("timeout"));
        QCOMPARE(outcome->attempts, 1);
    }

    void aPassingFaultIsTriedAgain() {
        LoopbackServer server([](const LoopbackRequest& request) {
            return request.number == 0 ? LoopbackResponse{Kind::Reply, 429, "{}", {"Retry-After: 0"}}
                                       : goodChat("again");
        });
        const auto outcome = askOnce(settingsFor(server));
        QCOMPARE(failureName(outcome), std::string("answered"));
        QCOMPARE(outcome->attempts, 2);
    }

    void whoIsToldToWaitTooLongGivesUp() {
        LoopbackServer server([](const LoopbackRequest&) {
            return LoopbackResponse{Kind::Reply, 429, "{}", {"Retry-After: 3600"}};
        });
        const auto outcome = askOnce(settingsFor(server));
        QCOMPARE(failureName(outcome), std::string("http_429"));
        QCOMPARE(outcome->attempts, 1);
    }

    void aStopEndsIt() {
        LoopbackServer server(
            [](const LoopbackRequest&) { return LoopbackResponse{Kind::Hang, 200, {}, {}}; });
        std::stop_source stop;
        std::jthread stopper([&] {
            while (server.requestCount() == 0) {
                std::this_thread::yield();
            }
            stop.request_stop();
        });
        const auto outcome = askOnce(settingsFor(server), {}, ChatForm::Text, stop.get_token());
        QCOMPARE(failureName(outcome), std::string("cancelled"));
    }

    void aServiceThatRepeatsTheKeyIsNotKeptWithIt() {
        const std::string key = "sk-0123456789abcdef0123456789";
        LoopbackServer server([&](const LoopbackRequest&) { return goodChat("your key is " + key); });
        const auto outcome = askOnce(settingsFor(server), key);
        QVERIFY((outcome).has_value());
        QVERIFY(outcome->body.find(key) == std::string::npos);
        QCOMPARE(outcome->reply->content, std::string("your key is [key]"));
    }

    void requestsAlikeHaveOneHash() {
        ChatSettings settings;
        settings.url = "http://localhost:1/v1";
        settings.model = "m";
        const std::string hash = chatRequestHash(settings, kMessages, ChatForm::Text);
        QCOMPARE(hash.size(), std::size_t{64});
        QCOMPARE(chatRequestHash(settings, kMessages, ChatForm::Text), hash);
        auto other = settings;
        other.timeoutMs = 1; // says nothing of what is asked
        QCOMPARE(chatRequestHash(other, kMessages, ChatForm::Text), hash);
        other.model = "n";
        QVERIFY(chatRequestHash(other, kMessages, ChatForm::Text) != hash);
        other = settings;
        other.url = "http://localhost:2/v1";
        QVERIFY(chatRequestHash(other, kMessages, ChatForm::Text) != hash);
        QVERIFY(chatRequestHash(settings, kMessages, ChatForm::Json) != hash);
    }

    void settingsAreReadAsTheyAreWritten() {
        ChatSettings settings;
        settings.url = "https://host/v1";
        settings.model = "m";
        settings.temperature.reset();
        settings.maxTokens = 77;
        settings.inputPricePerMillion = 0.15;
        const auto written = chatSettingsJson(settings);
        QVERIFY((written).has_value());
        const auto read = readChatSettings(*written, "file");
        QVERIFY((read).has_value());
        QVERIFY(*read == settings);
        QVERIFY((checkChatSettings(settings)).has_value());
        settings.url = "https://user:secret@host/v1";
        const auto refused = checkChatSettings(settings);
        QVERIFY(!refused);
        QCOMPARE(refused.error().where, std::string("url"));
        QVERIFY(refused.error().detail.empty());
    }

    void presetsAreUsable() {
        QVERIFY(chatPresets().size() >= 4);
        for (const ChatPreset& preset : chatPresets()) {
            ChatSettings settings = preset.settings;
            settings.model = "m";
            QVERIFY((checkChatSettings(settings)).has_value());
            QVERIFY(chatPreset(preset.name).has_value());
        }
        for (const char* name : {"llama.cpp", "ollama", "vllm"}) {
            QVERIFY2(chatPreset(name).has_value(), name);
        }
        QVERIFY(!chatPreset("nobody").has_value());
    }

    void pricesAreOfTokens() {
        ChatSettings settings;
        QVERIFY(!chatPrice(settings, 10, 10).has_value());
        settings.inputPricePerMillion = 2;
        QVERIFY(!chatPrice(settings, 10, 10).has_value());
        QCOMPARE(*chatPrice(settings, 500'000, 0), 1.0);
        settings.outputPricePerMillion = 4;
        QCOMPARE(*chatPrice(settings, 500'000, 250'000), 2.0);
        QCOMPARE(tokensGuess("12345"), std::int64_t{2});
    }
};

ASSAY_TEST(TstChatClient)
#include "tst_chat_client.moc"
