// What a service says where an answer should stand is none, and answers that speak of errors stay answers.
#include "core/metrics/answers/error_reply.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;

class TestErrorReply : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void messages_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error"); // empty: an answer
        const auto row = [](const char* text, const char* error) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(error);
        };
        row("Error code: 429 - {'error': {'message': 'Rate limit'}}", "http_429");
        row("429 Too Many Requests", "http_429");
        row("HTTP 429", "http_429");
        row("HTTP/1.1 503 Service Unavailable", "http_5xx");
        row("openai.RateLimitError: Error code: 429 - x", "http_429");
        row("**Error**: 429 Too Many Requests", "http_429");
        row("[ERROR] 404 Client Error: Not Found for url", "http_status");
        row("APIError: HTTP 502", "http_5xx");
        row("Too Many Requests", "error_reply");
        row("Rate limit reached for gpt-4 in organization org", "error_reply");
        row("{\"error\": {\"message\": \"overloaded\"}}", "error_reply");
        row("status=429", "http_429");
        row("Error rates rose to 450 cases.", "");
        row("$429 million", "");
        row("429", "");
        row("500 employees", "");
        row("In 2019 the error was 500.", "");
        row("Too many requests for refunds made the provision grow.", "");
        row("{\"errors\": null, \"answer\": 5}", "");
        row("", "");
    }

    void messages() {
        QFETCH(QString, text);
        QFETCH(QString, error);
        const auto found = metrics::errorReplyOf(text.toStdString());
        QCOMPARE(found.value_or(std::string()), error.toStdString());
    }

    void statuses() {
        QVERIFY(!metrics::errorOfStatus(200));
        QVERIFY(!metrics::errorOfStatus(399));
        QCOMPARE(metrics::errorOfStatus(400).value_or(""), std::string("http_status"));
        QCOMPARE(metrics::errorOfStatus(429).value_or(""), std::string("http_429"));
        QCOMPARE(metrics::errorOfStatus(599).value_or(""), std::string("http_5xx"));
        QVERIFY(!metrics::errorOfStatus(600));
    }

    void timeouts() {
        for (const char* text : {"timeout", "ReadTimeout", "Request timed out.", "time-out", "HTTP 504"}) {
            QVERIFY2(metrics::isTimeout(text), text);
        }
        for (const char* text : {"http_429", "http_5xx", "no_answer", "connection_failed", ""}) {
            QVERIFY2(!metrics::isTimeout(text), text);
        }
    }
};

ASSAY_TEST(TestErrorReply)
#include "tst_error_reply.moc"
