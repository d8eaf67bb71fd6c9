#include "core/endpoint/ask_settings.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <QTemporaryDir>
#include <fstream>

using namespace assay;
using namespace assay::endpoint;

class TstAskSettings : public QObject {
    Q_OBJECT

  private slots:

    void defaultsAreThoseOfTheDocument() {
        AskSettings settings;
        settings.url = "http://localhost:8000/";
        QVERIFY(checkAskSettings(settings).has_value());
        QCOMPARE(askUrl(settings), std::string("http://localhost:8000/ask"));
        QCOMPARE(settings.timeoutMs, 90'000);
        QCOMPARE(settings.maxAttempts, 4);
        QCOMPARE(settings.maxParallel, 4);
        QVERIFY(usesPreviousAnswer(settings));
        settings.bodyTemplate = R"({"q":["{question}"]})";
        QVERIFY(checkAskSettings(settings).has_value());
        QVERIFY(!usesPreviousAnswer(settings));
    }

    void comeBackFromJson() {
        AskSettings settings;
        settings.url = "https://example.org/api";
        settings.bodyTemplate = R"({"messages":[{"role":"user","content":"{question}"}],"n":1})";
        settings.reply.answer = {"/choices/0/message/content"};
        settings.reply.scenario.clear();
        settings.reply.components[4].clear();
        settings.reply.stages = {{"search", {"/t/a~1b"}}};
        settings.timeoutMs = 5;
        settings.maxAttempts = 1;
        settings.backoffBaseMs = 0;
        settings.backoffMaxMs = 2;
        settings.maxRetryAfterMs = 3;
        settings.maxParallel = 7;
        settings.maxPerSecond = 0.5;
        const auto text = askSettingsJson(settings);
        QVERIFY(text.has_value());
        const auto back = readAskSettings(*text, "settings.json");
        QVERIFY(back.has_value());
        QVERIFY(*back == settings);
        QCOMPARE(*askSettingsJson(*back), *text);
        QVERIFY(*readAskSettings("{}", "empty.json") == AskSettings{});
    }

    void whatIsWrongIsNamed_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("detail");
        QTest::newRow("no JSON") << "{" << "not JSON";
        QTest::newRow("a list") << "[]" << "not an object";
        QTest::newRow("a slip") << R"({"timeout":5})" << "timeout";
        QTest::newRow("a token") << R"({"token":"x"})" << "token";
        QTest::newRow("a text for a number") << R"({"timeout_ms":"5"})" << "timeout_ms";
        QTest::newRow("a fraction") << R"({"timeout_ms":5.5})" << "timeout_ms";
        QTest::newRow("negative") << R"({"max_attempts":-1})" << "max_attempts";
        QTest::newRow("no pointer") << R"({"reply":{"answer":"answer"}})" << "reply.answer";
        QTest::newRow("a number for a pointer") << R"({"reply":{"stages":{"a":1}}})" << "reply.stages.a";
        QTest::newRow("component") << R"({"reply":{"components":{"X":"/x"}}})" << "reply.components.X";
        QTest::newRow("mapping") << R"({"reply":{"fhrl":"/x"}})" << "reply.fhrl";
        QTest::newRow("mapping is no object") << R"({"reply":3})" << "reply";
    }

    void whatIsWrongIsNamed() {
        QFETCH(QString, text);
        QFETCH(QString, detail);
        const auto read = readAskSettings(text.toStdString(), "s.json");
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().code, base::ErrorCode::InputNotUsable);
        QCOMPARE(read.error().detail, detail.toStdString());
        QCOMPARE(read.error().where, std::string("s.json"));
    }

    void badSettingsAreRefused() {
        AskSettings good;
        good.url = "http://127.0.0.1:1";
        const auto refuses = [&](const char* key, auto change) {
            AskSettings settings = good;
            change(settings);
            const auto checked = checkAskSettings(settings);
            return !checked && checked.error().code == base::ErrorCode::InvalidArgument &&
                   checked.error().where == key;
        };
        for (const char* url : {"", "localhost:8000", "ftp://a", "http://", "http:///x", "http://u:p@host",
                                "http://host/?key=1", "http://host/#a", "http://ho st", "http://h\r\nX: y"}) {
            QVERIFY2(refuses("url", [&](AskSettings& s) { s.url = url; }), url);
        }
        QVERIFY(refuses("body", [](AskSettings& s) { s.bodyTemplate = "{"; }));
        QVERIFY(refuses("body", [](AskSettings& s) { s.bodyTemplate = R"({"a":"x {question}"})"; }));
        QVERIFY(refuses("body", [](AskSettings& s) {
            s.bodyTemplate = std::string(1'000'000, '[') + "\"{question}\"" + std::string(1'000'000, ']');
        }));
        QVERIFY(refuses("reply.answer", [](AskSettings& s) { s.reply.answer.clear(); }));
        QVERIFY(refuses("reply", [](AskSettings& s) { s.reply.nli = {"nli"}; }));
        QVERIFY(refuses("timeout_ms", [](AskSettings& s) { s.timeoutMs = 0; }));
        QVERIFY(refuses("max_attempts", [](AskSettings& s) { s.maxAttempts = 0; }));
        QVERIFY(refuses("max_parallel", [](AskSettings& s) { s.maxParallel = 65; }));
        QVERIFY(refuses("backoff_base_ms", [](AskSettings& s) { s.backoffBaseMs = -1; }));
        for (const double rate : {0.0, -1.0, 1e9, std::nan("")}) {
            QVERIFY(refuses("max_per_second", [&](AskSettings& s) { s.maxPerSecond = rate; }));
        }
    }

    void files() {
        QTemporaryDir folder;
        const auto path = std::filesystem::path(folder.path().toStdString()) / "s.json";
        QCOMPARE(readAskSettingsFile(path).error().code, base::ErrorCode::FileNotFound);
        std::ofstream(path) << R"({"max_parallel":2})";
        QCOMPARE(readAskSettingsFile(path)->maxParallel, 2);
        std::ofstream(path) << std::string((1U << 20U) + 1, ' ');
        QCOMPARE(readAskSettingsFile(path).error().code, base::ErrorCode::InputNotUsable);
    }
};

ASSAY_TEST(TstAskSettings)
#include "tst_ask_settings.moc"
