#include "core/workspace/suites/suite_settings.h"
#include "tests/support/test_class.h"

#include <string>

using namespace assay::workspace;
using assay::base::ErrorCode;

class TestSuiteSettings : public QObject {
    Q_OBJECT

  private slots:
    void nothingGivesDefaults();
    void roundTrip();
    void unknownKeysAreKept();
    void wrongSettingsAreRefused_data();
    void wrongSettingsAreRefused();
    void companiesComeBeforeAll();
    void presets();
};

void TestSuiteSettings::nothingGivesDefaults() {
    for (const char* const text : {"", "{}", "null"}) {
        const auto settings = readSuiteSettings(text);
        QVERIFY(settings.has_value());
        QVERIFY(*settings == SuiteSettings{});
    }
    QVERIFY(!SuiteSettings{}.coverage);
    QCOMPARE(SuiteSettings{}.spotCheck.share, 0.20);
}

void TestSuiteSettings::roundTrip() {
    SuiteSettings settings;
    settings.coverage.emplace();
    settings.coverage->all = YearRange{2016, 2020};
    settings.coverage->ofCompanies[34088] = {2010, 2012};
    settings.target = targetMixPresets()[1];
    settings.spotCheck = {0.35, 18446744073709551615U, {3, 8}};
    settings.blindReviews = false;
    settings.categories = {"moms", "lønn"};
    for (const TargetMix& mix : targetMixPresets()) {
        settings.target = mix;
        const std::string json = suiteSettingsJson(settings);
        const auto again = readSuiteSettings(json);
        QVERIFY(again.has_value());
        QVERIFY(*again == settings);
        QCOMPARE(suiteSettingsJson(*again), json);
    }
}

void TestSuiteSettings::unknownKeysAreKept() {
    QVERIFY(
        !readSuiteSettings(R"({"colour":)" + std::string(300'000, '[') + std::string(300'000, ']') + "}"));
    const auto settings = readSuiteSettings(R"({"colour":{"a":[1,2.5,null]},"blind_reviews":false})");
    QVERIFY(settings.has_value());
    QCOMPARE(settings->unknown, std::string(R"({"colour":{"a":[1,2.5,null]}})"));
    const auto again = readSuiteSettings(suiteSettingsJson(*settings));
    QVERIFY(again.has_value());
    QVERIFY(*again == *settings);
}

void TestSuiteSettings::wrongSettingsAreRefused_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("where");
    const auto row = [](const char* json, const char* where) {
        QTest::newRow(json) << QByteArray(json) << QByteArray(where);
    };
    row("[]", "settings");
    row("{", "settings");
    row(R"({"coverage":7})", "coverage");
    row(R"({"coverage":{"all":{"from":2020,"to":2016}}})", "coverage.all");
    row(R"({"coverage":{"all":{"from":"x","to":2016}}})", "coverage.all.from");
    row(R"({"coverage":{"companies":{"x1":{"from":1,"to":2}}}})", "coverage.companies");
    row(R"({"spot_check":{"share":0}})", "spot_check.share");
    row(R"({"spot_check":{"share":1.5}})", "spot_check.share");
    row(R"({"spot_check":{"seed":-1}})", "spot_check.seed");
    row(R"({"target":{"cells":[{"wanted":-1}]}})", "target.cells.wanted");
    row(R"({"target":{"cells":[{"wanted":9223372036854775807}]}})", "target.cells.wanted");
    row(R"({"target":{"cells":[{}]}})", "target.cells.wanted");
    row(R"({"blind_reviews":"yes"})", "blind_reviews");
    row(R"({"categories":[1]})", "categories");
}

void TestSuiteSettings::wrongSettingsAreRefused() {
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, where);
    const auto settings = readSuiteSettings(json.toStdString());
    QVERIFY(!settings.has_value());
    QVERIFY(settings.error().code == ErrorCode::InvalidArgument);
    QCOMPARE(QByteArray::fromStdString(settings.error().where), where);
}

void TestSuiteSettings::companiesComeBeforeAll() {
    Coverage coverage;
    QVERIFY(!coverage.isKnown());
    QVERIFY(!coverage.of(1));
    coverage.all = YearRange{2016, 2020};
    coverage.ofCompanies[7] = {2000, 2001};
    QVERIFY(*coverage.of(1) == (YearRange{2016, 2020}));
    QVERIFY(coverage.of(7)->contains(2001));
    QVERIFY(!coverage.of(7)->contains(2016));
}

void TestSuiteSettings::presets() {
    QCOMPARE(targetMixPresets().size(), std::size_t{2});
    QCOMPARE(targetMixPresets()[0].wanted(), std::int64_t{31});
    QCOMPARE(targetMixPresets()[1].wanted(), std::int64_t{80});
}

ASSAY_TEST(TestSuiteSettings)
#include "tst_suite_settings.moc"
