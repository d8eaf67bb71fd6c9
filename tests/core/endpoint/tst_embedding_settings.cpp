#include "core/endpoint/embedding_settings.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <functional>

using namespace assay;
using namespace assay::endpoint;

namespace {

EmbeddingSettings goodSettings() {
    EmbeddingSettings settings;
    settings.url = "https://example.org/v1/";
    settings.model = "some-model";
    return settings;
}

} // namespace

class TstEmbeddingSettings : public QObject {
    Q_OBJECT

  private slots:

    void textsGoBelowTheAddress() {
        const EmbeddingSettings settings = goodSettings();
        QVERIFY(checkEmbeddingSettings(settings).has_value());
        QCOMPARE(embeddingUrl(settings), std::string("https://example.org/v1/embeddings"));
    }

    void comeBackFromJson() {
        EmbeddingSettings settings = goodSettings();
        settings.dimensions = 384;
        settings.encoding = EmbeddingEncoding::Base64;
        settings.batchTexts = 7;
        settings.batchBytes = 8;
        settings.timeoutMs = 9;
        settings.maxAttempts = 10;
        settings.backoffBaseMs = 11;
        settings.backoffMaxMs = 12;
        settings.maxRetryAfterMs = 13;
        settings.maxParallel = 14;
        settings.maxPerSecond = 0.25;
        settings.pricePerMillionTokens = 0.02;
        settings.currency = "EUR";
        const auto text = embeddingSettingsJson(settings);
        QVERIFY(text.has_value());
        const auto back = readEmbeddingSettings(*text, "settings.json");
        QVERIFY(back.has_value());
        QVERIFY(*back == settings);
        QCOMPARE(*embeddingSettingsJson(*back), *text);
        QVERIFY(*readEmbeddingSettings("{}", "empty.json") == EmbeddingSettings{});
        const auto plain = embeddingSettingsJson(goodSettings());
        QVERIFY(*readEmbeddingSettings(*plain, "plain.json") == goodSettings());
    }

    void whatIsWrongIsNamed_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("detail");
        QTest::newRow("no JSON") << "{" << "not JSON";
        QTest::newRow("a list") << "[]" << "not an object";
        QTest::newRow("a key") << R"({"api_key":"x"})" << "api_key";
        QTest::newRow("encoding") << R"({"encoding":"int8"})" << "encoding";
        QTest::newRow("a number as text") << R"({"batch_texts":"64"})" << "batch_texts";
        QTest::newRow("half a dimension") << R"({"dimensions":1.5})" << "dimensions";
    }

    void whatIsWrongIsNamed() {
        QFETCH(QString, text);
        QFETCH(QString, detail);
        const auto read = readEmbeddingSettings(text.toStdString(), "file.json");
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().code, base::ErrorCode::InputNotUsable);
        QCOMPARE(QString::fromStdString(read.error().detail), detail);
        QCOMPARE(read.error().where, std::string("file.json"));
    }

    void whatIsOutOfRangeIsRefused() {
        const auto refused = [](const char* where, const std::function<void(EmbeddingSettings&)>& change) {
            EmbeddingSettings settings = goodSettings();
            change(settings);
            const auto checked = checkEmbeddingSettings(settings);
            QVERIFY2(!checked.has_value(), where);
            QCOMPARE(checked.error().code, base::ErrorCode::InvalidArgument);
            QCOMPARE(checked.error().where, std::string(where));
            QVERIFY(checked.error().detail.find("s3cret") == std::string::npos);
        };
        refused("url", [](auto& s) { s.url = "https://user:s3cret@example.org/v1"; });
        refused("url", [](auto& s) { s.url = "https://example.org/v1?key=s3cret"; });
        refused("url", [](auto& s) { s.url = "file:///etc"; });
        refused("model", [](auto& s) { s.model = " "; });
        refused("dimensions", [](auto& s) { s.dimensions = 0; });
        refused("dimensions", [](auto& s) { s.dimensions = 65'537; });
        refused("batch_texts", [](auto& s) { s.batchTexts = 0; });
        refused("batch_texts", [](auto& s) { s.batchTexts = 2'049; });
        refused("batch_bytes", [](auto& s) { s.batchBytes = 0; });
        refused("max_attempts", [](auto& s) { s.maxAttempts = 0; });
        refused("max_parallel", [](auto& s) { s.maxParallel = 65; });
        refused("max_per_second", [](auto& s) { s.maxPerSecond = 0; });
        refused("price_per_million_tokens", [](auto& s) { s.pricePerMillionTokens = -1; });
    }
};

ASSAY_TEST(TstEmbeddingSettings)
#include "tst_embedding_settings.moc"
