#include "core/endpoint/embedding_reply.h"
#include "tests/support/embedding_service.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <limits>
#include <random>

using namespace assay;
using namespace assay::endpoint;

namespace {

std::string troubleOf(std::string_view body, std::size_t texts = 2,
                      std::optional<std::size_t> dimension = {}) {
    const auto reply = readEmbeddingReply(body, texts, dimension);
    return reply ? "read" : reply.error();
}

} // namespace

class TstEmbeddingReply : public QObject {
    Q_OBJECT

  private slots:

    void vectorsStandInTheOrderOfTheTexts() {
        const auto reply = readEmbeddingReply(
            R"({"data":[{"embedding":[3,4.5],"index":1},{"index":0,"embedding":[-1,2e0]}],
                "model":"m","usage":{"prompt_tokens":7}})",
            2, 2);
        QVERIFY(reply.has_value());
        QCOMPARE(reply->dimension, std::size_t{2});
        QVERIFY((reply->values == std::vector<float>{-1, 2, 3, 4.5F}));
        QCOMPARE(reply->promptTokens, std::int64_t{7});
        QCOMPARE(reply->model, std::string("m"));
    }

    void numbersAndBase64AreTheSame() {
        const auto body = [](const char* encoding) {
            return nlohmann::json{{"input", {"one", "two", "three"}}, {"encoding_format", encoding}}.dump();
        };
        for (const std::size_t dimension : {1U, 2U, 3U, 384U}) {
            const auto numbers =
                readEmbeddingReply(tests::embeddingReplyTo(body("float"), dimension), 3, dimension);
            const auto base64 =
                readEmbeddingReply(tests::embeddingReplyTo(body("base64"), dimension), 3, dimension);
            QVERIFY(numbers.has_value() && base64.has_value());
            QVERIFY(numbers->values == base64->values);
            const auto two = tests::vectorOfText("two", dimension);
            QVERIFY(std::equal(two.begin(), two.end(),
                               numbers->values.begin() + static_cast<std::ptrdiff_t>(dimension)));
        }
    }

    void whatDoesNotFitIsSaid_data() {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("trouble");
        const auto two = [](const char* first, const char* second) {
            return QByteArray(R"({"data":[)") + first + "," + second + "]}";
        };
        const char* good = R"({"index":0,"embedding":[1,2]})";
        QTest::newRow("nothing") << QByteArray() << "no JSON";
        QTest::newRow("a page") << QByteArray("<html>") << "no JSON";
        QTest::newRow("NaN") << two(good, R"({"index":1,"embedding":[NaN,2]})") << "no JSON, and a NaN in it";
        QTest::newRow("no data") << QByteArray("{}") << "no list of vectors (data)";
        QTest::newRow("an error with 200")
            << QByteArray(R"({"error":{"message":"overloaded"}})") << "overloaded";
        QTest::newRow("too few") << QByteArray(R"({"data":[{"index":0,"embedding":[1,2]}]})")
                                 << "1 vectors for 2 texts";
        QTest::newRow("too many") << two(good, R"({"index":1,"embedding":[1,2]},{"index":2,"embedding":[1]})")
                                  << "3 vectors for 2 texts";
        QTest::newRow("no index") << two(good, R"({"embedding":[1,2]})") << "a vector without an index";
        QTest::newRow("index as text")
            << two(good, R"({"index":"1","embedding":[1,2]})") << "a vector without an index";
        QTest::newRow("negative index")
            << two(good, R"({"index":-1,"embedding":[1,2]})") << "a vector without an index";
        QTest::newRow("twice") << two(good, good) << "index 0 twice";
        QTest::newRow("beyond") << two(good, R"({"index":2,"embedding":[1,2]})") << "index 2 of 2 texts";
        QTest::newRow("no vector") << two(good, R"({"index":1})") << "index 1 without a vector";
        QTest::newRow("an empty one")
            << two(good, R"({"index":1,"embedding":[]})") << "in vector 1 no number";
        QTest::newRow("null") << two(good, R"({"index":1,"embedding":null})")
                              << "in vector 1 neither numbers nor base64";
        QTest::newRow("a text in it")
            << two(good, R"({"index":1,"embedding":[1,"2"]})") << "in vector 1 something that is no number";
        QTest::newRow("null in it") << two(good, R"({"index":1,"embedding":[1,null]})")
                                    << "in vector 1 something that is no number";
        QTest::newRow("beyond float32")
            << two(good, R"({"index":1,"embedding":[1,1e39]})") << "in vector 1 a number that is not finite";
        QTest::newRow("other dimension")
            << two(good, R"({"index":1,"embedding":[1,2,3]})") << "a vector of 3 numbers instead of 2";
        QTest::newRow("bad base64") << two(good, R"({"index":1,"embedding":"AAAA*AAA"})")
                                    << "in vector 1 a text that is no base64 of float32";
    }

    void whatDoesNotFitIsSaid() {
        QFETCH(QByteArray, body);
        QFETCH(QString, trouble);
        QCOMPARE(QString::fromStdString(troubleOf(body.toStdString())), trouble);
    }

    void anotherDimensionThanAskedForIsSaid() {
        const char* body = R"({"data":[{"index":0,"embedding":[1,2]}]})";
        QCOMPARE(troubleOf(body, 1, 3), std::string("a vector of 2 numbers instead of 3"));
        QCOMPARE(troubleOf(body, 1, 2), std::string("read"));
        QCOMPARE(troubleOf(body, 1), std::string("read"));
    }

    void base64IsReadStrictly() {
        std::vector<float> values;
        QVERIFY(floatsFromBase64("AACAPw==", values)); // 1.0
        QVERIFY(values == std::vector<float>{1.0F});
        QVERIFY(floatsFromBase64("", values) && values.empty());
        for (const char* bad : {"AACAPw", "AACAPw=", "AACA Pw==", "AACAPw==\n", "AACAPx==", "AACA",
                                "AACAPwA=", "====", "AACA-w==", "AAC=Pw=="}) {
            QVERIFY2(!floatsFromBase64(bad, values), bad);
        }
        // What is no number is decoded and refused where it is used.
        const float nan = std::numeric_limits<float>::quiet_NaN();
        const std::string text = tests::base64Of({1.0F, nan});
        QCOMPARE(troubleOf(R"({"data":[{"index":0,"embedding":")" + text + R"("}]})", 1),
                 std::string("in vector 0 a number that is not finite"));
    }

    void base64ComesBack() {
        std::mt19937 engine(7);
        for (std::size_t size = 1; size < 40; ++size) {
            std::vector<float> vector(size);
            for (float& value : vector) {
                value = std::uniform_real_distribution<float>(-1e6F, 1e6F)(engine);
            }
            std::vector<float> back;
            QVERIFY(floatsFromBase64(tests::base64Of(vector), back));
            QVERIFY(back == vector);
        }
    }

    void messagesOfTheServiceAreFound() {
        QCOMPARE(serviceMessage(R"({"error":{"message":"bad\nrequest","code":1}})", ""),
                 std::string("bad request"));
        QCOMPARE(serviceMessage(R"({"error":"no such model"})", ""), std::string("no such model"));
        QCOMPARE(serviceMessage(R"({"message":"m"})", ""), std::string("m"));
        QCOMPARE(serviceMessage(R"({"detail":"d"})", ""), std::string("d"));
        QCOMPARE(serviceMessage("<html>", ""), std::string());
        QCOMPARE(serviceMessage(R"({"error":{"code":1}})", ""), std::string());
        const std::string longOne = serviceMessage(
            nlohmann::json{{"error", {{"message", "x" + QString(400, u'æ').toStdString()}}}}.dump(), "");
        QVERIFY(longOne.size() <= 300 && longOne.size() > 290);
        QVERIFY(QString::fromStdString(longOne).endsWith(u'æ'));
    }

    void aCutMessageStaysUtf8() {
        // The cut before the search for the key is in the middle of a character, and the message is short
        // then.
        const std::string key(4'395, 'k');
        const std::string message = serviceMessage(nlohmann::json{{"message", key + "æøå"}}.dump(), key);
        QCOMPARE(message, std::string("[key]"));
    }

    void noPieceOfTheKeyIsShown() {
        const std::string key = "sk-proj-0123456789abcdefXYZ";
        QCOMPARE(withoutSecret("Incorrect key " + key + ".", key), std::string("Incorrect key [key]."));
        QCOMPARE(withoutSecret("Incorrect key 56789abcde****.", key),
                 std::string("Incorrect key [key]****."));
        QCOMPARE(withoutSecret("twice " + key + key, key), std::string("twice [key][key]"));
        QCOMPARE(withoutSecret("short abc", "abc"), std::string("short [key]"));
        QCOMPARE(withoutSecret("as it is", ""), std::string("as it is"));
        QCOMPARE(serviceMessage(nlohmann::json{{"error", {{"message", "key " + key}}}}.dump(), key),
                 std::string("key [key]"));
    }
};

ASSAY_TEST(TstEmbeddingReply)
#include "tst_embedding_reply.moc"
