#include "core/curation/bundle_groups.h"
#include "core/formats/questions/bundle_json.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <map>
#include <set>
#include <sstream>

using namespace assay;
using namespace assay::curation;
using namespace assay::tests;
using workspace::StoredBundle;
using Json = nlohmann::json;
using Places = std::vector<std::size_t>;

namespace {

StoredBundle stored(const std::string& record) {
    StoredBundle bundle;
    bundle.bundle = formats::bundleOfRecord(record);
    return bundle;
}

std::vector<StoredBundle> some() {
    return {stored(R"({"group":"v3_trend","topic":"debt","cik":7,"name":"Østre Havn","years":[2019,2020,2019],
                    "sentences":[{"year":2020,"sentence_id":"a","text":"Låneopptak  i året"},
                                 {"year":2019,"sentence_id":"b","text":"Nothing."},
                                 {"year":2020,"sentence_id":"c","text":"Nothing."}]})"),
            stored(R"({"group":"v4","topic":"net_income","year":2019,"company_sentences":[
                    {"cik":9,"name":"Quay","sentence_id":"d","text":"A drop."},
                    {"cik":7,"name":"OSTRE HAVN","sentence_id":"e","text":" Låneopptak i\nåret "},
                    {"cik":9,"name":"Quay","sentence_id":"f","text":"Another drop of 10\u00b2."},
                    {"sentence_id":"g","text":"Of nobody."}]})"),
            stored(R"({"sentences":[{"name":"Pier","sentence_id":"a","text":"Låneopptak  i året"}]})")};
}

std::string shown(const std::vector<BundleGroup>& groups) {
    std::ostringstream text;
    for (const BundleGroup& group : groups) {
        text << group.key << "=" << group.label << ":";
        for (const std::size_t place : group.bundles) {
            text << place;
        }
        text << " ";
    }
    return text.str();
}

std::vector<StoredBundle> realBundles(const std::filesystem::path& data) {
    std::vector<StoredBundle> bundles;
    for (const char* file : {"goldp3_v3_trend_bundles.json", "goldp3_v4_cross_company_bundles.json"}) {
        for (const Json& record : Json::parse(readFile(data / "finsights" / file))) {
            bundles.push_back(stored(record.dump()));
        }
    }
    return bundles;
}

} // namespace

class TstBundleGroups : public QObject {
    Q_OBJECT

  private slots:
    void groups();
    void columns();
    void searches_data();
    void searches();
    void repeatedTexts();
    void realGroups();
    void realRepeatedTexts();
};

void TstBundleGroups::groups() {
    auto bundles = some();
    bundles[2].curation.status = workspace::BundleStatus::Rejected;
    QCOMPARE(shown(groupBundles(bundles, BundleFacet::View)),
             std::string("v3_trend=v3_trend:0 v4=v4:1 =:2 "));
    QCOMPARE(shown(groupBundles(bundles, BundleFacet::Type)), std::string("=:012 "));
    QCOMPARE(shown(groupBundles(bundles, BundleFacet::Topic)),
             std::string("debt=debt:0 net_income=net_income:1 =:2 "));
    QCOMPARE(shown(groupBundles(bundles, BundleFacet::Year)), std::string("2019=2019:01 2020=2020:0 =:2 "));
    // Quay has two sentences in one bundle and counts once; one number is one company whatever it is called.
    QCOMPARE(shown(groupBundles(bundles, BundleFacet::Company)),
             std::string("Pier=Pier:2 9=Quay:1 7=Østre Havn:01 "));
    QCOMPARE(shown(groupBundles(bundles, BundleFacet::Status)),
             std::string("unused=unused:01 rejected=rejected:2 "));
    QVERIFY(groupBundles({}, BundleFacet::View).empty());
}

void TstBundleGroups::columns() {
    const auto bundles = some();
    const auto years = sentencesByYear(bundles[0].bundle);
    QCOMPARE(years.size(), std::size_t{2});
    QCOMPARE(years[0].label, std::string("2019"));
    QVERIFY((years[0].sentences == Places{1}));
    QVERIFY((years[1].sentences == Places{0, 2}));
    const auto companies = sentencesByCompany(bundles[1].bundle);
    QCOMPARE(companies.size(), std::size_t{3});
    QCOMPARE(companies[0].label, std::string("Quay"));
    QVERIFY(companies[0].number == 9);
    QVERIFY((companies[0].sentences == Places{0, 2}));
    QVERIFY((companies[1].sentences == Places{1}));
    QVERIFY(companies[2].label.empty() && (companies[2].sentences == Places{3}));
    const auto undated = sentencesByYear(bundles[2].bundle);
    QCOMPARE(undated.size(), std::size_t{1});
    QVERIFY(!undated[0].number && undated[0].label.empty());
    QCOMPARE(sentencesByCompany(bundles[2].bundle).at(0).label, std::string("Pier"));
    QVERIFY(sentencesByCompany({}).empty());
}

void TstBundleGroups::searches_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");
    QTest::newRow("nothing") << " " << "012";
    QTest::newRow("sentence") << "drop" << "1";
    QTest::newRow("folded") << "LANEOPPTAK" << "012";
    QTest::newRow("company") << "ostre" << "01";
    QTest::newRow("company, as written") << "ØSTRE" << "01";
    QTest::newRow("topic") << "income net" << "1";
    QTest::newRow("words of different texts") << "debt låne nothing" << "0";
    QTest::newRow("a beginning") << "nobo" << "1";
    QTest::newRow("across texts") << "nothing.nothing." << "";
    QTest::newRow("no hit") << "drop missing" << "";
}

void TstBundleGroups::searches() {
    QFETCH(QString, text);
    QFETCH(QString, found);
    QString places;
    for (const std::size_t place : searchBundles(some(), text.toStdString())) {
        places += QString::number(place);
    }
    QCOMPARE(places, found);
}

void TstBundleGroups::repeatedTexts() {
    const auto bundles = some();
    const RepeatedTexts texts(bundles);
    QVERIFY((texts.idsOf("Låneopptak i året") == std::vector<std::string>{"a", "e"}));
    QVERIFY((texts.idsOf("Nothing.") == std::vector<std::string>{"b", "c"}));
    QVERIFY(texts.idsOf("never").empty());
    QCOMPARE(texts.others(bundles[0].bundle.sentences[0]), std::size_t{1}); // its own id, again, is no other
    QCOMPARE(texts.others(bundles[1].bundle.sentences[0]), std::size_t{0});
    QCOMPARE(texts.repeated(), std::size_t{2});
}

void TstBundleGroups::realGroups() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    const auto bundles = realBundles(data);
    std::map<BundleFacet, std::map<std::string, std::size_t>> counted;
    for (const char* file : {"goldp3_v3_trend_bundles.json", "goldp3_v4_cross_company_bundles.json"}) {
        for (const Json& record : Json::parse(readFile(data / "finsights" / file))) {
            ++counted[BundleFacet::View][record["v_group"]];
            ++counted[BundleFacet::Type][record["bundle_type"]];
            ++counted[BundleFacet::Topic][record["topic_label"]];
            std::set<std::int64_t> companies;
            std::set<std::int64_t> years;
            if (record.contains("sentences")) {
                companies.insert(record["cik_int"].get<std::int64_t>());
                years = record["years"].get<std::set<std::int64_t>>();
            } else {
                years.insert(record["report_year"].get<std::int64_t>());
                for (const Json& sentence : record["company_sentences"]) {
                    companies.insert(sentence["cik_int"].get<std::int64_t>());
                }
            }
            for (const std::int64_t company : companies) {
                ++counted[BundleFacet::Company][std::to_string(company)];
            }
            for (const std::int64_t year : years) {
                ++counted[BundleFacet::Year][std::to_string(year)];
            }
        }
    }
    for (const auto& [facet, counts] : counted) {
        std::map<std::string, std::size_t> grouped;
        for (const BundleGroup& group : groupBundles(bundles, facet)) {
            grouped[group.key] = group.count();
        }
        QVERIFY(grouped == counts);
    }
}

void TstBundleGroups::realRepeatedTexts() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    const auto bundles = realBundles(data);
    std::map<std::string, std::set<std::string>> ids; // white space folded word by word
    for (const StoredBundle& bundle : bundles) {
        for (const model::BundleSentence& sentence : bundle.bundle.sentences) {
            std::istringstream words(sentence.text);
            std::string text;
            for (std::string word; words >> word;) {
                text += word + " ";
            }
            ids[text].insert(sentence.sentenceId);
        }
    }
    const auto expected =
        std::count_if(ids.begin(), ids.end(), [](const auto& entry) { return entry.second.size() > 1; });
    QVERIFY(expected > 0);
    QCOMPARE(RepeatedTexts(bundles).repeated(), static_cast<std::size_t>(expected));
}

ASSAY_TEST(TstBundleGroups)
#include "tst_bundle_groups.moc"
