// Reading JSON of others: nothing that it may hold is undefined, thrown or cut.
#include "core/base/json_members.h"
#include "core/json/settings_reader.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <nlohmann/json.hpp>

#include <QTest>
#include <limits>
#include <string>

using namespace assay::base;
using namespace assay::json;
using Json = nlohmann::json;

class TstJsonMembers : public QObject {
    Q_OBJECT

  private slots:

    void members() {
        const Json object{{"a", 1}, {"n", nullptr}, {"t", "x"}};
        QVERIFY(memberOf(object, "a") != nullptr);
        QCOMPARE(*memberOf(object, "a"), Json(1));
        QVERIFY(memberOf(object, "b") == nullptr);
        QVERIFY(memberOf(object, "n") != nullptr);
        QVERIFY(valueOf(object, "n") == nullptr);
        QVERIFY(valueOf(object, "a") != nullptr);
        for (const Json& other :
             {Json(), Json(5), Json("a"), Json::array({"a"}), Json(Json::value_t::discarded)}) {
            QVERIFY(memberOf(other, "a") == nullptr);
            QVERIFY(valueOf(other, "a") == nullptr);
            QCOMPARE(memberText(other, "a"), std::string());
        }
        QCOMPARE(memberText(object, "t"), std::string("x"));
        QCOMPARE(memberText(object, "a"), std::string());
    }

    void wholeNumbers() {
        QCOMPARE(integerIn<int>(Json(7)).value_or(0), 7);
        QCOMPARE(integerIn<int>(Json(-7)).value_or(0), -7);
        for (const Json& json : {Json(std::int64_t{1} << 32), Json(1.0), Json("1"), Json(), Json(true),
                                 Json(std::numeric_limits<std::uint64_t>::max())}) {
            QVERIFY2(!integerIn<int>(json), json.dump().c_str());
        }
        QVERIFY(!integerIn<std::int64_t>(Json(std::uint64_t{1} << 63)));
        QCOMPARE(integerIn<std::uint64_t>(Json(std::uint64_t{1} << 63)).value_or(0), std::uint64_t{1} << 63);
        QVERIFY(!integerIn<std::uint64_t>(Json(-1)));
    }

    void numbers() {
        QCOMPARE(numberIn(Json(0.5)).value_or(0), 0.5);
        QCOMPARE(numberIn(Json(-3)).value_or(0), -3.0);
        for (const Json& json :
             {Json("1"), Json(), Json(true), Json::array({1}), Json(std::numeric_limits<double>::infinity()),
              Json(std::numeric_limits<double>::quiet_NaN())}) {
            QVERIFY(!numberIn(json));
        }
    }

    // To copy, compare or write a tree takes stack for each level.
    void depthIsBounded() {
        const auto nested = [](int depth) {
            return std::string(static_cast<std::size_t>(depth), '[') +
                   std::string(static_cast<std::size_t>(depth), ']');
        };
        QVERIFY(!parseSettingsJson(nested(kSettingsDepth)).is_discarded());
        QVERIFY(parseSettingsJson(nested(kSettingsDepth + 1)).is_discarded());
        QVERIFY(!parseSettingsJson(nested(512), kRecordDepth).is_discarded());
        QVERIFY(parseSettingsJson(nested(2'000'000)).is_discarded());
        QVERIFY(parseSettingsJson(std::string(2'000'000, '[')).is_discarded());
        // Brackets in texts are none.
        QVERIFY(!parseSettingsJson("[\"" + std::string(200, '[') + "\\\"" + std::string(200, '{') + "\"]")
                     .is_discarded());
        QVERIFY(!parseSettingsJson("[\"\\\\\",[\"" + std::string(200, '[') + "\"]]").is_discarded());
        for (const char* broken : {"", "{", "\"", "\"\\", "nul", "[1,]", "{\"a\":1,}"}) {
            QVERIFY2(parseSettingsJson(broken).is_discarded(), broken);
        }
    }
};

ASSAY_TEST(TstJsonMembers)
#include "tst_json_members.moc"
