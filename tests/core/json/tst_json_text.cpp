// The grammar and the strings are compared with nlohmann_json, which is another hand's work.
#include "core/base/random.h"
#include "core/base/utf8_text.h"
#include "core/json/json_text.h"
#include "tests/support/test_class.h"

#include <nlohmann/json.hpp>

#include <QtTest>
#include <cmath>
#include <cstdlib>

using namespace assay;
using namespace assay::base;
using namespace assay::json;

class JsonTextTest : public QObject {
    Q_OBJECT

  private slots:
    void grammar();
    void compact();
    void strings();
    void numbers();
    void endsInside();
};

void JsonTextTest::grammar() {
    const std::vector<std::string> pieces{
        "{",  "}",    "[",    "]", ",",  ":",           "\"a\"",   "\"\"", "1", "-0.5e-3", "01",
        "1.", "true", "null", " ", "\n", "\"\\u00e6\"", "\"\\x\"", "\"",   "-", "nul",     "1 2"};
    base::Random random(5);
    int valid = 0;
    for (int i = 0; i < 200'000; ++i) {
        std::string text;
        const bool object = random.unit() < 0.5;
        for (std::uint64_t k = 1 + random.below(7); k > 0; --k) {
            text += pieces[random.below(pieces.size())];
        }
        text = object ? "{\"k\":" + text + "}" : "[" + text + "]";
        const JsonValue value = readJsonValue(text);
        const bool whole = value.kind != JsonKind::Invalid && value.raw.size() == text.size();
        QVERIFY2(whole == nlohmann::json::accept(text), text.c_str());
        valid += whole ? 1 : 0;
    }
    QVERIFY(valid > 5'000);
    QCOMPARE(readJsonValue(" 12 ,").raw, std::string_view("12"));
    QCOMPARE(readJsonValue("nullx").kind, JsonKind::Invalid);
    QCOMPARE(readJsonValue("").kind, JsonKind::Invalid);
    QCOMPARE(readJsonValue("-Infinity").kind, JsonKind::NotANumber);
    QCOMPARE(readJsonValue(std::string(512, '[') + std::string(512, ']')).kind, JsonKind::Array);
    QCOMPARE(readJsonValue(std::string(513, '[') + std::string(513, ']')).kind, JsonKind::Invalid);
}

void JsonTextTest::compact() {
    std::string out;
    const JsonValue value = readJsonValue(" { \"a b\" : [ 1.50 , NaN,\t-Infinity ,1e400, \"x \\ud800 "
                                          "\\ud83d\\ude00 \\\\ud800\" ] ,\n\"c\":{ } }",
                                          &out);
    QCOMPARE(value.kind, JsonKind::Object);
    QVERIFY(value.mended);
    QCOMPARE(out, std::string("{\"a b\":[1.50,\"NaN\",\"-Infinity\",\"1e400\","
                              "\"x \\ufffd \\ud83d\\ude00 \\\\ud800\"],\"c\":{}}"));
    QVERIFY(nlohmann::json::accept(out));
}

void JsonTextTest::strings() {
    base::Random random(9);
    const std::vector<std::string> pieces{
        "a",       "\\\"",    "\\\\",           "\\/",     "\\b", "\\f", "\\n", "\\r", "\\t", "\\u0041",
        "\\u00E6", "\\u20ac", "\\ud83d\\ude00", "\\u0000", "é",   "😀"};
    for (int i = 0; i < 20'000; ++i) {
        std::string raw = "\"";
        for (std::uint64_t k = random.below(8); k > 0; --k) {
            raw += pieces[random.below(pieces.size())];
        }
        raw += "\"";
        std::string decoded;
        QVERIFY(appendUnescapedJson(raw, decoded));
        QCOMPARE(decoded, nlohmann::json::parse(raw).get<std::string>());
        std::string again;
        appendJsonString(decoded, again);
        QCOMPARE(nlohmann::json::parse(again).get<std::string>(), decoded);
    }
    for (const char* lone :
         {"\"\\ud800\"", "\"\\udc00\"", "\"\\ud800x\"", "\"\\ud800\\u0041\"", "\"\\ud800\\ud800\""}) {
        std::string decoded;
        QVERIFY(!appendUnescapedJson(lone, decoded));
        QCOMPARE(firstInvalidUtf8(decoded), std::string_view::npos);
        QVERIFY(decoded.starts_with("\xEF\xBF\xBD"));
    }
}

void JsonTextTest::numbers() {
    base::Random random(21);
    for (int i = 0; i < 100'000; ++i) {
        std::string text = random.unit() < 0.3 ? "-" : "";
        for (std::uint64_t k = 1 + random.below(25); k > 0; --k) {
            text += static_cast<char>('0' + random.below(10));
        }
        text += "." + std::to_string(random.below(1'000'000));
        if (random.unit() < 0.7) {
            text += "e" + std::to_string(static_cast<int>(random.below(800)) - 400);
        }
        const auto value = decimalFromText(text);
        QVERIFY2(value.has_value(), text.c_str());
        const double expected = std::strtod(text.c_str(), nullptr);
        // Denormals may be flushed to 0 by the one and not by the other: no score is that small.
        QVERIFY2(*value == expected || (std::abs(expected) < 1e-307 && std::abs(*value) < 1e-307),
                 text.c_str());
    }
    QCOMPARE(decimalFromText("0." + std::string(400, '0') + "1e10").value(), 0.0);
    QCOMPARE(decimalFromText("1" + std::string(400, '0')).value(), HUGE_VAL);
    QCOMPARE(decimalFromText("-1e99999999999999999999").value(), -HUGE_VAL);
    QCOMPARE(decimalFromText("1e-99999999999999999999").value(), 0.0);
    QVERIFY(!std::signbit(decimalFromText("-0.0").value()));
    QVERIFY(!std::signbit(decimalFromText("-1e-999").value()));
    for (const char* wrong : {"", "-", "+1", "nan", "inf", "1x", "1 ", " 1", "0x1", "1,5", ".", "e5", "1e"}) {
        QVERIFY2(!decimalFromText(wrong), wrong);
    }
}

void JsonTextTest::endsInside() {
    for (const char* inside : {"{", "[1,", "{\"a", "{\"a\":\"b\\\"", "{\"a\":[{}]"}) {
        QVERIFY2(endsInsideJson(inside), inside);
    }
    for (const char* outside : {"", "{}", "[1]", "}", "{\"a\":\"{\"}", "{\"a\":\"\\\\\"}", "x"}) {
        QVERIFY2(!endsInsideJson(outside), outside);
    }
}

ASSAY_TEST(JsonTextTest)
#include "tst_json_text.moc"
