#include "core/endpoint/http_client.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <curl/curl.h>
#include <dlfcn.h>

#include <thread>

using namespace assay;
using namespace assay::endpoint;
using assay::tests::LoopbackRequest;
using assay::tests::LoopbackResponse;
using assay::tests::LoopbackServer;
using Kind = LoopbackResponse::Kind;

namespace {

bool refusesHandles = false;
bool waitsForEver = false; // unless something happens

} // namespace

// These stand before the library's own, so that they can do what it does hardly ever.
extern "C" CURLMcode curl_multi_add_handle(CURLM* multi, CURL* easy) {
    using Add = CURLMcode (*)(CURLM*, CURL*);
    static const auto add = reinterpret_cast<Add>(dlsym(RTLD_NEXT, "curl_multi_add_handle"));
    return refusesHandles ? CURLM_OUT_OF_MEMORY : add(multi, easy);
}

extern "C" CURLMcode curl_multi_poll(CURLM* multi, curl_waitfd* fds, unsigned count, int timeoutMs,
                                     int* happened) {
    using Poll = CURLMcode (*)(CURLM*, curl_waitfd*, unsigned, int, int*);
    static const auto poll = reinterpret_cast<Poll>(dlsym(RTLD_NEXT, "curl_multi_poll"));
    return poll(multi, fds, count, waitsForEver ? 3'600'000 : timeoutMs, happened);
}

namespace {

LoopbackServer::Handler always(LoopbackResponse response) {
    return [response](const LoopbackRequest&) { return response; };
}

HttpPost postTo(const LoopbackServer& server) {
    HttpPost post;
    post.url = server.url() + "/ask";
    post.body = R"({"question":"?"})";
    post.timeoutMs = 20'000;
    return post;
}

} // namespace

class TstHttpClient : public QObject {
    Q_OBJECT

  private slots:

    void sendsAndReceives() {
        LoopbackServer server(always({Kind::Reply, 200, "pong", {}}));
        HttpClient client;
        HttpPost post = postTo(server);
        post.bearerToken = "t0ken";
        const auto reply = client.post(post, {});
        QVERIFY(reply.has_value());
        QCOMPARE(reply->status, 200);
        QCOMPARE(reply->body, std::string("pong"));
        QVERIFY(reply->seconds > 0 && reply->seconds < 20);
        QVERIFY(!reply->retryAfterSeconds);
        auto requests = server.requests();
        QCOMPARE(requests.size(), std::size_t{1});
        QCOMPARE(requests[0].method, std::string("POST"));
        QCOMPARE(requests[0].path, std::string("/ask"));
        QCOMPARE(requests[0].body, post.body);
        QCOMPARE(requests[0].headers["content-type"], std::string("application/json"));
        QCOMPARE(requests[0].headers["authorization"], std::string("Bearer t0ken"));
        QVERIFY(!requests[0].headers.contains("expect"));

        // Nothing of one request is left in the next one of the same client.
        post.bearerToken.clear();
        post.body.assign(100'000, 'x');
        QVERIFY(client.post(post, {}).has_value());
        requests = server.requests();
        QCOMPARE(requests[1].body, post.body);
        QVERIFY(!requests[1].headers.contains("authorization"));
    }

    void everyStatusIsAReply() {
        for (const int status : {204, 301, 404, 429, 500, 503}) {
            LoopbackServer server(always({Kind::Reply, status, "", {"Retry-After: 7"}}));
            HttpClient client;
            const auto reply = client.post(postTo(server), {});
            QVERIFY(reply.has_value());
            QCOMPARE(reply->status, status);
            QCOMPARE(reply->retryAfterSeconds, std::optional(7.0));
        }
    }

    void redirectsAreNotFollowed() {
        LoopbackServer other(always({Kind::Reply, 200, "trap", {}}));
        LoopbackServer server(always({Kind::Reply, 307, "", {"Location: " + other.url() + "/ask"}}));
        HttpClient client;
        HttpPost post = postTo(server);
        post.bearerToken = "secret";
        const auto reply = client.post(post, {});
        QVERIFY(reply.has_value());
        QCOMPARE(reply->status, 307);
        QCOMPARE(other.requestCount(), 0);
    }

    void failuresHaveTheirKind_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("timeoutMs");
        QTest::addColumn<int>("expected");
        const auto row = [](const char* name, Kind kind, int size, int timeoutMs,
                            HttpFailure::Kind expected) {
            QTest::newRow(name) << static_cast<int>(kind) << size << timeoutMs << static_cast<int>(expected);
        };
        row("hangs", Kind::Hang, 0, 150, HttpFailure::Kind::Timeout);
        row("drips", Kind::Drip, 1'000'000, 150, HttpFailure::Kind::Timeout);
        row("closes at once", Kind::CloseAtOnce, 0, 20'000, HttpFailure::Kind::ConnectionFailed);
        row("closes mid-reply", Kind::CloseMidReply, 1'000, 20'000, HttpFailure::Kind::ConnectionFailed);
        row("too large", Kind::Reply, 5'001, 20'000, HttpFailure::Kind::ReplyTooLarge);
    }

    void failuresHaveTheirKind() {
        QFETCH(int, kind);
        QFETCH(int, size);
        QFETCH(int, timeoutMs);
        QFETCH(int, expected);
        LoopbackServer server(
            always({static_cast<Kind>(kind), 200, std::string(static_cast<std::size_t>(size), 'a'), {}}));
        HttpClient client;
        HttpPost post = postTo(server);
        post.timeoutMs = timeoutMs;
        post.replyLimit = 5'000;
        const auto reply = client.post(post, {});
        QVERIFY(!reply.has_value());
        QCOMPARE(static_cast<int>(reply.error().kind), expected);
        QVERIFY(!reply.error().detail.empty());
        QCOMPARE(server.requestCount(), 1); // the library tried nothing by itself
    }

    void theLimitItselfIsAllowed() {
        LoopbackServer server(always({Kind::Reply, 200, std::string(5'000, 'a'), {}}));
        HttpClient client;
        HttpPost post = postTo(server);
        post.replyLimit = 5'000;
        const auto reply = client.post(post, {});
        QVERIFY(reply.has_value());
        QCOMPARE(reply->body.size(), std::size_t{5'000});
    }

    void hugeReplyIsCutOff() {
        LoopbackServer server(always({Kind::Reply, 200, std::string(kReplyLimit + 1, 'a'), {}}));
        HttpClient client;
        const auto reply = client.post(postTo(server), {});
        QVERIFY(!reply.has_value());
        QCOMPARE(reply.error().kind, HttpFailure::Kind::ReplyTooLarge);
    }

    void nobodyListens() {
        std::string url;
        {
            const LoopbackServer server(always({}));
            url = server.url();
        }
        HttpClient client;
        const auto reply = client.post({url, "{}", {}, 20'000}, {});
        QVERIFY(!reply.has_value());
        QCOMPARE(reply.error().kind, HttpFailure::Kind::ConnectionFailed);
    }

    void onlyHttp() {
        HttpClient client;
        for (const char* url :
             {"file:///etc/hostname", "ftp://127.0.0.1/", "gopher://127.0.0.1/", "", "::"}) {
            const auto reply = client.post({url, "{}", {}, 2'000}, {});
            QVERIFY(!reply.has_value());
            QCOMPARE(reply.error().kind, HttpFailure::Kind::UnusableUrl);
        }
    }

    void aKeyThatNoHeaderCanHoldIsNotSent_data() {
        QTest::addColumn<QByteArray>("key");
        QTest::newRow("another header") << QByteArray("abc\r\nX-Other: 1");
        QTest::newRow("line feed") << QByteArray("abc\n");
        QTest::newRow("carriage return") << QByteArray("\rabc");
        QTest::newRow("blank") << QByteArray("a bc");
        QTest::newRow("tab") << QByteArray("abc\t");
        QTest::newRow("nothing") << QByteArray("abc\0def", 7);
        QTest::newRow("delete") << QByteArray("abc\x7f");
    }

    void aKeyThatNoHeaderCanHoldIsNotSent() {
        QFETCH(QByteArray, key);
        LoopbackServer server(always({Kind::Reply, 200, "pong", {}}));
        HttpClient client;
        HttpPost post = postTo(server);
        post.bearerToken = key.toStdString();
        const auto checked = checkBearerToken(post.bearerToken);
        QVERIFY(!checked.has_value());
        QCOMPARE(checked.error().code, base::ErrorCode::InvalidArgument);
        QCOMPARE(checked.error().where, std::string("key"));
        QCOMPARE(checked.error().detail, std::string());
        const auto reply = client.post(post, {});
        QVERIFY(!reply.has_value());
        QCOMPARE(reply.error().kind, HttpFailure::Kind::UnusableKey);
        QCOMPARE(reply.error().detail, std::string());
        QCOMPARE(server.requestCount(), 0);
        QVERIFY(checkBearerToken({}).has_value());
        QVERIFY(checkBearerToken("sk-0123_abc.DEF~+/=").has_value());
    }

    void aRequestThatCannotBeginIsAFailure() {
        LoopbackServer server(always({Kind::Reply, 200, "pong", {}}));
        HttpClient client;
        refusesHandles = true;
        const auto reply = client.post(postTo(server), {});
        refusesHandles = false;
        QVERIFY(!reply.has_value());
        QCOMPARE(reply.error().kind, HttpFailure::Kind::ConnectionFailed);
        QVERIFY(!reply.error().detail.empty());
        QCOMPARE(server.requestCount(), 0);
        QVERIFY(client.post(postTo(server), {}).has_value());
    }

    // The server never answers, the limit is far away and nobody looks at the clock: only the stop can end
    // it.
    void aStopEndsAHangingRequest() {
        LoopbackServer server(always({Kind::Hang, 200, {}, {}}));
        std::stop_source stop;
        std::thread other([&] {
            // Only once the request is there.
            while (server.requestCount() == 0) {
                std::this_thread::yield();
            }
            stop.request_stop();
        });
        HttpClient client;
        HttpPost hanging = postTo(server);
        hanging.timeoutMs = 3'600'000;
        waitsForEver = true;
        const auto reply = client.post(hanging, stop.get_token());
        waitsForEver = false;
        other.join();
        QVERIFY(!reply.has_value());
        QCOMPARE(reply.error().kind, HttpFailure::Kind::Cancelled);
        QCOMPARE(server.requestCount(), 1);
        // A client goes on after it.
        LoopbackServer next(always({Kind::Reply, 200, "ok", {}}));
        QVERIFY(client.post(postTo(next), {}).has_value());
        QCOMPARE(client.post(postTo(next), stop.get_token()).error().kind, HttpFailure::Kind::Cancelled);
        QCOMPARE(next.requestCount(), 1);
    }
};

ASSAY_TEST(TstHttpClient)
#include "tst_http_client.moc"
