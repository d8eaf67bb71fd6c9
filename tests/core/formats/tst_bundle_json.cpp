#include "core/formats/questions/bundle_json.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_class.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <fstream>
#include <map>
#include <set>
#include <sstream>

using namespace assay;
using namespace assay::formats;
using base::IssueCode;
using base::Severity;
using Json = nlohmann::json;

namespace {

constexpr const char* kTrend = R"([
  {"cik_int": 7, "name": "Harbour AS", "years": [2020, 2019],
   "sentences": [
     {"report_year": 2019, "section_name_generic": "ITEM_7", "docID": "d19", "sentenceID": "7_a", "sentence_text": "One."},
     {"report_year": 2020, "section_name_generic": "ITEM_8", "docID": "d20", "sentenceID": "7_b", "sentence_text": "Two \u00e5."}],
   "topic_label": "debt", "bundle_type": "kpi_trend", "v_group": "v3_trend", "seen": [1.50, null]}
])";

constexpr const char* kCompanies = R"([
  {"report_year": 2012, "topic_label": "revenue", "bundle_type": "kpi_cross_company", "v_group": "v4_cross_company",
   "company_sentences": [
     {"cik_int": 9, "name": "Quay", "sentenceID": "9_1", "sentence_text": "A."},
     {"cik_int": 4, "name": "Dock", "sentenceID": "4_1", "sentence_text": "B."},
     {"cik_int": 9, "name": "Quay", "sentenceID": "9_2", "sentence_text": "C."}]}
])";

std::string content(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

std::string exported(const BundleReading& reading) {
    std::vector<std::string> records;
    for (const SourceBundle& source : reading.bundles) {
        records.push_back(source.record);
    }
    return bundlesDocument(records);
}

QString text(const std::string& value) {
    return QString::fromStdString(value);
}

} // namespace

class TstBundleJson : public QObject {
    Q_OBJECT

  private slots:
    void readsATrend();
    void companiesCountOnce();
    void yearsComeFromSentencesWithoutAnyOthers();
    void companiesWithoutANumberFollow();
    void recordsStayAsTheyAre();
    void reportsWhatIsWrong_data();
    void reportsWhatIsWrong();
    void numbersWrittenOtherwise();
    void theLastOfEqualKeysCounts();
    void sameIdWithOtherText();
    void elementsThatAreNoBundlesAreKept();
    void wrongBytesAreMended();
    void unusable_data();
    void unusable();
    void stops();
    void recognises_data();
    void recognises();
    void recognisesEveryBeginning();
    void realFiles_data();
    void realFiles();
    void wrongCharacterSetIsReported();

  private:
    QTemporaryDir m_folder;

    std::filesystem::path file(const std::string& text) {
        const auto path = std::filesystem::path(m_folder.path().toStdString()) / "bundles.json";
        std::ofstream(path, std::ios::binary) << text;
        return path;
    }

    base::Result<BundleReading> read(const std::string& text, base::IssueList* onFailure = nullptr) {
        base::NoProgress progress;
        return readBundles(file(text), {}, progress, onFailure);
    }
};

void TstBundleJson::readsATrend() {
    const auto reading = read(kTrend);
    QVERIFY(reading);
    QCOMPARE(reading->issues.total(), 0);
    QCOMPARE(reading->file, std::string("bundles.json"));
    QCOMPARE(reading->bundles.size(), std::size_t{1});
    QCOMPARE(reading->bundles[0].line, 2);
    const model::Bundle& bundle = reading->bundles[0].bundle;
    model::Bundle expected;
    expected.group = "v3_trend";
    expected.type = "kpi_trend";
    expected.topic = "debt";
    expected.years = {2020, 2019}; // as the source gives them
    expected.ciks = {7};
    expected.companies = {"Harbour AS"};
    expected.sentences = {{"7_a", "One.", 7, "Harbour AS", 2019, "ITEM_7", "d19"},
                          {"7_b", "Two \xC3\xA5.", 7, "Harbour AS", 2020, "ITEM_8", "d20"}};
    QVERIFY(bundle == expected);
    QVERIFY(bundleOfRecord(reading->bundles[0].record) == expected);
}

void TstBundleJson::companiesCountOnce() {
    const auto reading = read(kCompanies);
    QVERIFY(reading);
    const model::Bundle& bundle = reading->bundles[0].bundle;
    QVERIFY((bundle.ciks == std::vector<std::int64_t>{9, 4}));
    QVERIFY((bundle.companies == std::vector<std::string>{"Quay", "Dock"}));
    QVERIFY((bundle.years == std::vector<std::int64_t>{2012}));
    QCOMPARE(bundle.sentences.size(), std::size_t{3});
    QVERIFY(bundle.sentences[2].year == 2012);
    QCOMPARE(reading->issues.total(), 1);
    const base::Issue& issue = reading->issues.issues()[0];
    QVERIFY(issue.severity == Severity::Info);
    QVERIFY(issue.code == IssueCode::DuplicateId);
    QCOMPARE(issue.field, std::string("company_sentences"));
    QCOMPARE(issue.value, std::string("9 Quay x 2"));
    QCOMPARE(issue.line, 3);
}

void TstBundleJson::yearsComeFromSentencesWithoutAnyOthers() {
    const model::Bundle bundle = bundleOfRecord(
        R"({"sentences":[{"year":2021,"text":"b"},{"year":2019,"text":"a"},{"text":"c"},{"year":2021,"text":"d"}]})");
    QVERIFY((bundle.years == std::vector<std::int64_t>{2019, 2021}));
    QVERIFY(!bundle.sentences[2].year);
    QVERIFY(bundle.companies.empty());
}

void TstBundleJson::companiesWithoutANumberFollow() {
    const model::Bundle bundle = bundleOfRecord(
        R"({"sentences":[{"name":"Pier","text":"a"},{"cik":3,"text":"b"},{"cik":5,"name":"Mole","text":"c"},{"name":"Pier","text":"d"}]})");
    QVERIFY((bundle.ciks == std::vector<std::int64_t>{3, 5}));
    QVERIFY((bundle.companies == std::vector<std::string>{"", "Mole", "Pier"}));
}

void TstBundleJson::recordsStayAsTheyAre() {
    for (const char* source : {kTrend, kCompanies}) {
        const auto reading = read(source);
        QVERIFY(reading);
        const std::string document = exported(*reading);
        QVERIFY(Json::parse(document) == Json::parse(source));
        QVERIFY(std::string(source).find(reading->bundles[0].record) != std::string::npos); // to the digit
        const auto again = read(document);
        QVERIFY(again);
        QCOMPARE(text(exported(*again)), text(document));
    }
    QCOMPARE(bundlesDocument({}), std::string("[\n]\n"));
}

void TstBundleJson::reportsWhatIsWrong_data() {
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* name, const char* sentence, IssueCode code, const char* field,
                        const char* value) {
        QTest::newRow(name) << sentence << static_cast<int>(code) << field << value;
    };
    row("no id", R"({"sentence_text":"x"})", IssueCode::MissingField, "sentences.sentenceID", "");
    row("empty id", R"({"sentence_id":"","text":"x"})", IssueCode::MissingField, "sentences.sentence_id", "");
    row("null id", R"({"sentenceID":null,"text":"x"})", IssueCode::MissingField, "sentences.sentenceID", "");
    row("no text", R"({"sentenceID":"s"})", IssueCode::MissingField, "sentences.sentence_text", "");
    row("empty text", R"({"sentenceID":"s","text":""})", IssueCode::MissingField, "sentences.text", "");
    row("number as id", R"({"sentenceID":5,"text":"x"})", IssueCode::WrongType, "sentences.sentenceID", "5");
    row("list as text", R"({"sentenceID":"s","text":["x"]})", IssueCode::WrongType, "sentences.text",
        "[\"x\"]");
    row("year as text", R"({"sentenceID":"s","text":"x","report_year":"last"})", IssueCode::WrongType,
        "sentences.report_year", "\"last\"");
    row("cik with a fraction", R"({"sentenceID":"s","text":"x","cik_int":1.5})", IssueCode::WrongType,
        "sentences.cik_int", "1.5");
    row("section", R"({"sentenceID":"s","text":"x","section":7})", IssueCode::WrongType, "sentences.section",
        "7");
    row("no object", R"("x")", IssueCode::WrongType, "sentences", "\"x\"");
    row("same id", R"({"sentenceID":"first","text":"y"})", IssueCode::DuplicateId, "sentences.sentenceID",
        "first");
}

void TstBundleJson::reportsWhatIsWrong() {
    QFETCH(QString, sentence);
    QFETCH(int, code);
    QFETCH(QString, field);
    QFETCH(QString, value);
    const std::string document =
        "[{\"cik_int\":1,\"sentences\":[\n{\"sentenceID\":\"first\",\"text\":\"y\"},\n\n" +
        sentence.toStdString() + "\n]}]";
    const auto reading = read(document);
    QVERIFY(reading);
    QCOMPARE(reading->issues.total(), 1);
    const base::Issue& issue = reading->issues.issues()[0];
    QCOMPARE(static_cast<int>(issue.code), code);
    QVERIFY(issue.severity == Severity::Warning);
    QCOMPARE(text(issue.field), field);
    QCOMPARE(text(issue.value), value);
    QCOMPARE(issue.line, 4);
    QCOMPARE(text(issue.file), m_folder.filePath("bundles.json"));
    QVERIFY(Json::parse(exported(*reading)) == Json::parse(document));
}

void TstBundleJson::numbersWrittenOtherwise() {
    const auto reading = read(R"([{"years":["2018", 2019.0, "x", true, 1e400],"cik_int":"0000104169",
        "sentences":[{"sentenceID":"s","text":"t"}]}])");
    QVERIFY(reading);
    const model::Bundle& bundle = reading->bundles[0].bundle;
    QVERIFY((bundle.years == std::vector<std::int64_t>{2018, 2019}));
    QVERIFY((bundle.ciks == std::vector<std::int64_t>{104169}));
    QCOMPARE(reading->issues.count(IssueCode::WrongType), 6); // all of them are reported
    const auto single = read(R"([{"years":2018,"sentences":[{"sentenceID":"s","text":"t"}]}])");
    QVERIFY(single);
    QVERIFY((single->bundles[0].bundle.years == std::vector<std::int64_t>{2018}));
    QCOMPARE(single->issues.count(IssueCode::WrongType), 1);
}

void TstBundleJson::theLastOfEqualKeysCounts() {
    const model::Bundle bundle =
        bundleOfRecord(R"({"topic":"a","topic":"b","topic_label":null,"sentences":[{"text":"x"}]})");
    QCOMPARE(bundle.topic, std::string("b"));
}

void TstBundleJson::sameIdWithOtherText() {
    const auto reading = read(R"([
{"sentences":[{"sentenceID":"s","text":"one"},{"sentenceID":"r","text":"same"}]},
{"sentences":[{"sentenceID":"r","text":"same"},
 {"sentenceID":"s","text":"two"}]}])");
    QVERIFY(reading);
    QCOMPARE(reading->issues.total(), 1);
    const base::Issue& issue = reading->issues.issues()[0];
    QVERIFY(issue.code == IssueCode::DuplicateId);
    QCOMPARE(issue.value, std::string("s"));
    QCOMPARE(issue.line, 4);
}

void TstBundleJson::elementsThatAreNoBundlesAreKept() {
    const std::string document = R"([null, {"topic":"x"}, {"sentences":{}}, {"sentences":[]}, "[",
{"sentences":[{"sentenceID":"s","text":"t"}]}])";
    const auto reading = read(document);
    QVERIFY(reading);
    QCOMPARE(reading->bundles.size(), std::size_t{6});
    QVERIFY(Json::parse(exported(*reading)) == Json::parse(document));
    QCOMPARE(reading->issues.count(Severity::Error), 4);
    QCOMPARE(reading->issues.count(Severity::Warning), 1); // the empty list
    QCOMPARE(reading->bundles[1].bundle.topic, std::string("x"));
}

void TstBundleJson::wrongBytesAreMended() {
    const auto reading = read("[{\"sentences\":[\n{\"sentenceID\":\"s\",\"text\":\"a\xFF\"}]}]");
    QVERIFY(reading);
    QCOMPARE(reading->issues.count(IssueCode::InvalidUtf8), 1);
    QCOMPARE(reading->issues.issues()[0].line, 2);
    QCOMPARE(reading->bundles[0].bundle.sentences[0].text, std::string("a\xEF\xBF\xBD"));
    const auto marked = read(std::string("\xEF\xBB\xBF") + kTrend);
    QVERIFY(marked);
    QCOMPARE(marked->bundles[0].line, 2);
}

void TstBundleJson::unusable_data() {
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("line");
    const auto row = [](const char* name, const char* document, IssueCode code, int line) {
        QTest::newRow(name) << QByteArray(document) << static_cast<int>(code) << line;
    };
    row("empty", " \n", IssueCode::EmptyInput, 0);
    row("no bundle", "\n[]", IssueCode::EmptyInput, 2);
    row("nothing but others", "[1,2]", IssueCode::EmptyInput, 1);
    row("an object", "{\"sentences\":[]}", IssueCode::WrongType, 1);
    row("text", "hello", IssueCode::MalformedRecord, 1);
    row("a comma too many", "[\n{\"sentences\":[]},\n\n]", IssueCode::MalformedRecord, 4);
    row("inside a record", "[\n{\"sentences\":[]},\n{\"sentences\" []}\n]", IssueCode::MalformedRecord, 3);
    row("cut off", "[\n{\"sentences\":[{\"text\":\"a", IssueCode::TruncatedInput, 2);
    row("cut off between", "[\n{\"sentences\":[{\"text\":\"a\"}]}\n", IssueCode::TruncatedInput, 3);
    row("something behind", "[{\"sentences\":[{\"text\":\"a\"}]}]\n\n x", IssueCode::MalformedRecord, 3);
}

void TstBundleJson::unusable() {
    QFETCH(QByteArray, document);
    QFETCH(int, code);
    QFETCH(int, line);
    base::IssueList issues;
    const auto reading = read(document.toStdString(), &issues);
    QVERIFY(!reading);
    QVERIFY(reading.error().code == base::ErrorCode::InputNotUsable);
    const base::Issue& issue = issues.issues().back();
    QVERIFY(issue.severity == Severity::Error);
    QCOMPARE(static_cast<int>(issue.code), code);
    QCOMPARE(issue.line, line);
    base::NoProgress progress;
    QVERIFY(readBundles("/no/such/file", {}, progress).error().code == base::ErrorCode::FileNotFound);
    const auto folder = readBundles(m_folder.path().toStdString(), {}, progress);
    QVERIFY(folder.error().code == base::ErrorCode::FileNotReadable);
}

void TstBundleJson::stops() {
    std::stop_source stop;
    stop.request_stop();
    base::NoProgress progress;
    const auto reading = readBundles(file(kTrend), stop.get_token(), progress);
    QVERIFY(!reading);
    QVERIFY(reading.error().code == base::ErrorCode::Cancelled);
}

void TstBundleJson::recognises_data() {
    QTest::addColumn<QByteArray>("beginning");
    QTest::addColumn<bool>("expected");
    QTest::newRow("trend") << QByteArray(kTrend) << true;
    QTest::newRow("companies") << QByteArray(kCompanies) << true;
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF").append(kTrend) << true;
    QTest::newRow("behind others") << QByteArray("[null, 3, {\"sentences\":[{\"sentenceID\":\"\"}]}]")
                                   << true;
    QTest::newRow("empty") << QByteArray() << false;
    QTest::newRow("empty list") << QByteArray("[]") << false;
    QTest::newRow("object") << QByteArray("{\"sentences\":[{\"sentenceID\":\"\"}]}") << false;
    QTest::newRow("questions") << QByteArray(R"([{"question_id":"q","evidence_sentence_ids":["s"]}])")
                               << false;
    QTest::newRow("other sentences") << QByteArray(R"([{"sentences":["a"]}])") << false;
    QTest::newRow("cut before the list") << QByteArray(R"([{"cik_int":1,"name":"A)") << false;
    QTest::newRow("in a text") << QByteArray(R"([{"note":"\"sentences\":[{\"sentenceID\":\"\"}]"}])")
                               << false;
}

void TstBundleJson::recognises() {
    QFETCH(QByteArray, beginning);
    QFETCH(bool, expected);
    QCOMPARE(looksLikeBundles(beginning.toStdString()), expected);
    const auto found = recogniseBundles(file(beginning.toStdString()));
    QVERIFY(found);
    QCOMPARE(*found, expected);
}

// Wherever the beginning ends behind the first sentence's id, it is recognised.
void TstBundleJson::recognisesEveryBeginning() {
    for (const std::string& document : {std::string(kTrend), std::string(kCompanies)}) {
        const std::size_t enough = document.find("sentenceID\"") + 11;
        for (std::size_t end = 0; end <= document.size(); ++end) {
            QVERIFY2(looksLikeBundles(document.substr(0, end)) == (end >= enough),
                     std::to_string(end).c_str());
        }
    }
}

void TstBundleJson::realFiles_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("bundles");
    QTest::newRow("v3") << "goldp3_v3_trend_bundles.json" << 224;
    QTest::newRow("v4") << "goldp3_v4_cross_company_bundles.json" << 316;
}

void TstBundleJson::realFiles() {
    QFETCH(QString, name);
    QFETCH(int, bundles);
    ASSAY_REQUIRE_SHARED_DATA(data);
    const auto path = data / "finsights" / name.toStdString();
    const auto recognised = recogniseBundles(path);
    QVERIFY(recognised && *recognised);
    base::NoProgress progress;
    const auto reading = readBundles(path, {}, progress);
    QVERIFY(reading);
    QCOMPARE(static_cast<int>(reading->bundles.size()), bundles);
    const Json source = Json::parse(content(path));
    QVERIFY(Json::parse(exported(*reading)) == source);

    // The same from the tree of the document.
    std::int64_t severalSentences = 0;
    for (std::size_t i = 0; i < source.size(); ++i) {
        const Json& record = source[i];
        const bool isTrend = record.contains("sentences");
        const Json& sentences = record[isTrend ? "sentences" : "company_sentences"];
        const model::Bundle& bundle = reading->bundles[i].bundle;
        QCOMPARE(text(bundle.group), text(record["v_group"].get<std::string>()));
        QCOMPARE(text(bundle.type), text(record["bundle_type"].get<std::string>()));
        QCOMPARE(text(bundle.topic), text(record["topic_label"].get<std::string>()));
        const auto years = isTrend ? record["years"].get<std::vector<std::int64_t>>()
                                   : std::vector{record["report_year"].get<std::int64_t>()};
        QVERIFY(bundle.years == years);
        std::map<std::int64_t, int> perCompany;
        QCOMPARE(bundle.sentences.size(), sentences.size());
        for (std::size_t s = 0; s < sentences.size(); ++s) {
            const Json& owner = isTrend ? record : sentences[s];
            const Json& dated = isTrend ? sentences[s] : record;
            const model::BundleSentence expected{sentences[s]["sentenceID"],
                                                 sentences[s]["sentence_text"],
                                                 owner["cik_int"].get<std::int64_t>(),
                                                 owner["name"],
                                                 dated["report_year"].get<std::int64_t>(),
                                                 sentences[s]["section_name_generic"],
                                                 sentences[s]["docID"]};
            QVERIFY(bundle.sentences[s] == expected);
            ++perCompany[*expected.cik];
        }
        QCOMPARE(bundle.ciks.size(), perCompany.size());
        QCOMPARE(bundle.companies.size(), perCompany.size());
        for (const auto& [cik, count] : perCompany) {
            severalSentences += !isTrend && count > 1 ? 1 : 0;
        }
    }
    QCOMPARE(reading->issues.count(Severity::Info), severalSentences);
    QCOMPARE(reading->issues.total(), severalSentences);
}

void TstBundleJson::wrongCharacterSetIsReported() {
    const QTemporaryDir folder;
    const auto path = std::filesystem::path(folder.path().toStdString()) / "b.json";
    std::ofstream(path, std::ios::binary)
        << "[{\"topic_label\":\"skatt\",\"cik_int\":1,\"name\":\"Bl\xC3\xA5tind\",\"sentences\":[\n"
           "{\"sentenceID\":\"a\",\"sentence_text\":\"M\xC3\x83\xC2\xA5 betales\"},\n"
           "{\"sentenceID\":\"b\",\"sentence_text\":\"M\xC3\xA5 betales\"}]}]";
    base::NoProgress progress;
    const auto reading = formats::readBundles(path, {}, progress);
    QVERIFY(reading);
    QCOMPARE(reading->issues.total(), 1);
    const base::Issue& issue = reading->issues.issues().front();
    QVERIFY(issue.code == base::IssueCode::WrongEncoding);
    QCOMPARE(issue.line, 2);
    QVERIFY(issue.field == "sentences.sentence_text");
    QVERIFY(issue.value == "M\xC3\x83\xC2\xA5 betales");
    QVERIFY(issue.expected == "M\xC3\xA5 betales");
    QVERIFY(reading->bundles[0].bundle.sentences[0].text == issue.value); // nothing is repaired unasked
}

ASSAY_TEST(TstBundleJson)
#include "tst_bundle_json.moc"
