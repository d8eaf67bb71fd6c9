#include "core/formats/file_kind.h"
#include "core/formats/sentences/sentence_id.h"
#include "core/formats/sentences/sentence_reader.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_class.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>

using namespace assay;
using namespace assay::formats;
namespace fs = std::filesystem;

class TstSentenceReader : public QObject {
    Q_OBJECT

  private:
    QTemporaryDir m_folder;

    fs::path write(const std::string& name, const std::string& content) {
        const fs::path path = fs::path(m_folder.path().toStdString()) / name;
        std::ofstream(path, std::ios::binary) << content;
        return path;
    }

    static ReadSentences read(const fs::path& path, std::optional<SentenceFileKind> kind = std::nullopt) {
        base::NoProgress progress;
        auto all = readAllSentences(path, kind, {}, progress);
        if (!all) {
            qWarning("%s: %s", std::string(base::errorCodeName(all.error().code)).c_str(),
                     all.error().detail.c_str());
            return ReadSentences();
        }
        return std::move(*all);
    }

    static bool has(const SentenceReading& reading, base::IssueCode code, std::int64_t line,
                    const std::string& field) {
        return std::any_of(reading.issues.issues().begin(), reading.issues.issues().end(),
                           [&](const base::Issue& issue) {
                               return issue.code == code && issue.line == line && issue.field == field &&
                                      fs::path(issue.file).is_absolute() && // as it was given
                                      fs::path(issue.file).filename() == reading.file;
                           });
    }

  private slots:
    void ids();
    void jsonLines();
    void numbersBeyondRange();
    void nothingUnderOneNameIsLostUnsaid();
    void csv();
    void csvWithoutText();
    void sentenceIds();
    void beir();
    void filing();
    void twoFilingsOfAYear();
    void unusable();
    void realFilings();
    void realBundles();
};

void TstSentenceReader::ids() {
    const auto place = sentencePlace("0000104169_10-K_2018_section_7_142");
    QVERIFY(place && place->cik == 104169 && place->form == "10-K" && place->year == 2018);
    QVERIFY(place->section == "7" && place->position == 142);
    QVERIFY(sentenceIdOf(*place) == "0000104169_10-K_2018_section_7_142");
    for (const char* other :
         {"", "_section_", "1_10-K_2018_section_7", "1_2018_section_7_1", "104169_10-K_section_7_1",
          "a_b_c_section_d_e", "1_10-K_2018_section_7_-5", "TO_FILL_SENTENCEID_REVENUE"}) {
        QVERIFY2(!sentencePlace(other), other);
    }
    QVERIFY(sentencePlace("1_10-K405_2018_section_1A_0")->form == "10-K405");
    QVERIFY(sectionOf("ITEM_7") == "7" && sectionOf("item_1a") == "1A" && sectionOf("Item 10") == "10");
    QVERIFY(sectionOf("Risk") == "Risk" && sectionOf("ITEM") == "ITEM" && sectionOf("7") == "7");
}

void TstSentenceReader::jsonLines() {
    const fs::path path = write(
        "s.jsonl",
        R"({"cik_int":7,"name":"Larch","report_year":2019,"section_name":"ITEM_7","sentence_pos":3,"sentenceID":"a","text":"Sales rose.","topic":"sales","n":4})"
        "\n\n"
        R"({"sentenceID":"0000000007_10-K_2019_section_1A_0","text":"A risk."})"
        "\n"
        R"({"sentenceID":"a","text":"Again."})"
        "\n"
        R"({"cik_int":"x","report_year":"2019","sentenceID":"b","text":""})"
        "\n{broken\n[1]\n{\"topic\":1}\n");
    const auto kind = recogniseFile(path);
    QVERIFY(kind && kind->content == FileContent::Sentences && kind->name == "sentences-jsonl");
    const auto [reading, sentences] = read(path);
    QCOMPARE(sentences.size(), std::size_t{3});
    QCOMPARE(reading.sentences, std::int64_t{3});
    QCOMPARE(reading.rejected.size(), std::size_t{4});
    QVERIFY(sentences[0].section == "7" && sentences[0].metadata.at("topic") == "sales");
    QVERIFY(sentences[0].metadata.at("n") == "4" && sentences[0].metadata.at("section_name") == "ITEM_7");
    QVERIFY(sentences[1].cik == 7 && sentences[1].section == "1A" && sentences[1].position == 0);
    QVERIFY(sentences[1].form == "10-K" && sentences[1].year == 2019);
    QVERIFY(!sentences[2].cik && sentences[2].year == 2019);
    QVERIFY(has(reading, base::IssueCode::DuplicateId, 4, "sentenceID"));
    QVERIFY(has(reading, base::IssueCode::WrongType, 5, "cik_int"));
    QVERIFY(has(reading, base::IssueCode::WrongType, 5, "report_year"));
    QVERIFY(has(reading, base::IssueCode::MissingField, 5, "text"));
    QVERIFY(has(reading, base::IssueCode::MissingField, 5, "section_name"));
    QVERIFY(has(reading, base::IssueCode::MalformedRecord, 6, ""));
    QVERIFY(has(reading, base::IssueCode::WrongType, 7, ""));
    QVERIFY(has(reading, base::IssueCode::MissingField, 8, "sentenceID"));
}

// A number that the place of a sentence cannot hold is missing, not another number.
void TstSentenceReader::numbersBeyondRange() {
    const auto [reading, sentences] = read(write(
        "big.jsonl",
        R"({"sentenceID":"a","text":"x","cik_int":18446744073709551615,"sentence_pos":9223372036854775807})"));
    QCOMPARE(sentences.size(), std::size_t{1});
    QVERIFY(!sentences[0].cik && sentences[0].position == 9'223'372'036'854'775'807);
    QVERIFY(has(reading, base::IssueCode::WrongType, 1, "cik_int"));

    // No place and no year are below 0; the id still says them.
    const auto [below, places] = read(write(
        "below.jsonl",
        R"({"sentenceID":"0000000007_10-K_2019_section_7_4","text":"x","report_year":-3,"sentence_pos":-3})"
        "\n"
        R"({"sentenceID":"b","text":"x","report_year":99999,"sentence_pos":0})"));
    QCOMPARE(places.size(), std::size_t{2});
    QVERIFY(places[0].year == 2019 && places[0].position == 4);
    QVERIFY(!places[1].year && places[1].position == 0);
    QVERIFY(has(below, base::IssueCode::OutOfRange, 1, "report_year"));
    QVERIFY(has(below, base::IssueCode::OutOfRange, 1, "sentence_pos"));
    QVERIFY(has(below, base::IssueCode::OutOfRange, 2, "report_year"));
    QVERIFY(!has(below, base::IssueCode::OutOfRange, 2, "sentence_pos"));
}

void TstSentenceReader::nothingUnderOneNameIsLostUnsaid() {
    const auto [reading, sentences] = read(write(
        "twice.jsonl", R"({"sentenceID":"a","text":"x","text":"y","topic":"one","metadata":{"topic":"two"}})"
                       "\n"
                       R"({"sentenceID":"b","text":"x","topic":"one","metadata":{"topic":"one"}})"));
    QCOMPARE(sentences.size(), std::size_t{2});
    QVERIFY(sentences[0].text == "y" && sentences[0].metadata.at("topic") == "one");
    QVERIFY(has(reading, base::IssueCode::DuplicateKey, 1, "text"));
    QVERIFY(has(reading, base::IssueCode::DuplicateKey, 1, "topic"));
    QCOMPARE(reading.issues.count(base::IssueCode::DuplicateKey), std::int64_t{2});

    const auto [columns, rows] = read(write("twice.csv", "sentenceID,text,text\na,one,two\n"));
    QVERIFY(rows.at(0).text == "one" && rows.at(0).metadata.at("text (2)") == "two");
    QVERIFY(has(columns, base::IssueCode::DuplicateId, 1, "text"));
}

void TstSentenceReader::csv() {
    const fs::path path =
        write("s.csv", "sentenceID;cik_int;report_year;section_name;sentence_pos;text;topic\n"
                       "a;7;2019;7;0;\"Sales; rose.\";sales\n"
                       "b;7;2019;7;x;Costs fell.;\n"
                       "c;7;2019\n");
    const auto kind = recogniseFile(path);
    QVERIFY(kind && kind->name == "sentences-csv");
    const auto [reading, sentences] = read(path);
    QCOMPARE(sentences.size(), std::size_t{3});
    QVERIFY(sentences[0].text == "Sales; rose." && sentences[0].position == 0 && sentences[0].cik == 7);
    QVERIFY(sentences[0].metadata.at("topic") == "sales" && sentences[1].metadata.empty());
    QVERIFY(has(reading, base::IssueCode::WrongType, 3, "sentence_pos") && !sentences[1].position);
    QVERIFY(has(reading, base::IssueCode::FewerColumns, 4, ""));
    QVERIFY(has(reading, base::IssueCode::MissingField, 4, "text"));
}

// Sentences without words are none.
void TstSentenceReader::csvWithoutText() {
    const fs::path path = write("n.csv", "sentenceID,cik_int,context\na,7,Sales rose.\n");
    base::NoProgress progress;
    base::IssueList issues;
    const auto reading = readAllSentences(path, SentenceFileKind::SentencesCsv, {}, progress, &issues);
    QVERIFY(!reading && reading.error().code == base::ErrorCode::InputNotUsable);
    QCOMPARE(issues.total(), std::int64_t{1});
    QVERIFY(issues.issues().front().code == base::IssueCode::MissingField &&
            issues.issues().front().line == 1 && issues.issues().front().field == "text");
}

void TstSentenceReader::sentenceIds() {
    const fs::path path =
        write("ids.txt", "0000104169_10-K_2018_section_7_142\r\n0000104169_10-K405_2018_section_1A_0\n"
                         "nothing\n0000104169_10-K_2018_section_7_142\n");
    const auto kind = recogniseFile(path);
    QVERIFY(kind && kind->name == "sentence-ids");
    const auto [reading, sentences] = read(path);
    QCOMPARE(sentences.size(), std::size_t{2});
    QVERIFY(sentences[1].form == "10-K405" && sentences[1].section == "1A" && sentences[1].text.empty());
    QVERIFY(has(reading, base::IssueCode::MalformedRecord, 3, "sentenceID"));
    QVERIFY(has(reading, base::IssueCode::DuplicateId, 4, "sentenceID"));
}

void TstSentenceReader::beir() {
    const fs::path path = write(
        "corpus.jsonl",
        "{\"_id\":\"d1\",\"title\":\"T\",\"text\":\"A text.\",\"metadata\":{\"year\":2019,\"url\":\"u\"}}\n");
    const auto kind = recogniseFile(path);
    QVERIFY(kind && kind->name == "beir-corpus");
    const auto [reading, sentences] = read(path);
    QCOMPARE(sentences.size(), std::size_t{1});
    QVERIFY(sentences[0].year == 2019 && sentences[0].metadata.at("title") == "T");
    QVERIFY(sentences[0].metadata.at("url") == "u" && reading.issues.total() == 0);
}

void TstSentenceReader::filing() {
    const fs::path path = write("f.json", R"({
"cik": "7", "company": "LARCH", "filing_type": "10-K", "filing_date": "2020-02-01",
"period_of_report": "2019-12-31", "sic": "2000",
"item_1": "ITEM 1. BUSINESS\nWe make lamps. They shine.\n12.5\n13.0",
"item_1A": "",
"item_1B": "ITEM 1B. UNRESOLVED STAFF COMMENTS\nNone.",
"item_7": 5
})");
    const auto kind = recogniseFile(path);
    QVERIFY(kind && kind->name == "edgar-crawler-json");
    const auto [reading, sentences] = read(path);
    QCOMPARE(sentences.size(), std::size_t{6});
    QVERIFY(sentences[1].sentenceId == "0000000007_10-K_2019_section_1_1" &&
            sentences[1].text == "We make lamps.");
    QVERIFY(sentences[3].kind == model::SentenceKind::TableDebris && sentences[3].text == "12.5 13.0");
    QVERIFY(sentences[0].metadata.at("sic") == "2000" && !sentences[0].metadata.contains("item_1"));
    QCOMPARE(reading.cuts.size(), std::size_t{3});
    QVERIFY((reading.cuts[0] == SectionCut{"1", 2, 1, 1, 53}));
    QVERIFY(has(reading, base::IssueCode::MissingField, 5, "item_1A"));
    QVERIFY(has(reading, base::IssueCode::MissingField, 6, "item_1B"));
    QVERIFY(has(reading, base::IssueCode::WrongType, 7, "item_7"));
}

// Years of 52 and 53 weeks: two of them may end in one calendar year.
void TstSentenceReader::twoFilingsOfAYear() {
    const auto filing = [](const std::string& period, const std::string& form, const std::string& text) {
        return R"({"cik":"7","company":"LARCH","filing_type":")" + form + R"(","filing_date":"2018-02-01",)" +
               R"("period_of_report":")" + period + R"(","item_1":")" + text + "\"}";
    };

    class Keeper final : public SentenceKeeper {
      public:
        std::vector<std::string> texts;

        SentenceFate keep(model::Sentence&& sentence) override {
            texts.push_back(sentence.text);
            return SentenceFate::Kept;
        }
    } keeper;

    base::NoProgress progress;
    const auto readInto = [&](const fs::path& path) {
        return readSentences(path, SentenceFileKind::EdgarCrawlerJson, keeper, {}, progress);
    };
    const fs::path first = write("a.json", filing("2017-01-01", "10-K", "We make lamps."));
    const auto one = readInto(first);
    QVERIFY(one && one->sentences == 1 && one->issues.total() == 0);
    const fs::path second = write("b.json", filing("2017-12-31", "10-K", "We made lamps. They shine."));
    const auto two = readInto(second);
    QVERIFY(two.has_value());
    QCOMPARE(two->sentences, std::int64_t{0});
    QVERIFY(keeper.texts == std::vector<std::string>{"We make lamps."});
    QCOMPARE(two->rejected.size(), std::size_t{1});
    QCOMPARE(two->rejected.front().text, std::string("0000000007_10-K_2017"));
    QCOMPARE(two->issues.issues().size(), std::size_t{1});
    const base::Issue& issue = two->issues.issues().front();
    QVERIFY(issue.severity == base::Severity::Error && issue.code == base::IssueCode::FilingCollision);
    QCOMPARE(issue.file, second.string());
    QCOMPARE(issue.expected, first.string());
    QCOMPARE(issue.value, std::string("2017-12-31"));
    // Another form or year is another filing.
    QVERIFY(readInto(write("c.json", filing("2017-12-31", "10-K/A", "Lamps.")))->sentences == 1);
    QVERIFY(readInto(write("d.json", filing("2018-12-30", "10-K", "Lamps.")))->sentences == 1);
}

void TstSentenceReader::unusable() {
    base::NoProgress progress;
    const auto empty =
        readAllSentences(write("e.jsonl", "\n\n"), SentenceFileKind::SentencesJsonl, {}, progress);
    QVERIFY(!empty && empty.error().code == base::ErrorCode::InputNotUsable);
    const auto none = readAllSentences(write("n.json", "{\"item_1\":\"x\"}"),
                                       SentenceFileKind::EdgarCrawlerJson, {}, progress);
    QVERIFY(!none && none.error().code == base::ErrorCode::InputNotUsable);
    const auto unknown = readAllSentences(write("u.txt", "hello"), std::nullopt, {}, progress);
    QVERIFY(!unknown && unknown.error().code == base::ErrorCode::UnknownFormat);
    std::stop_source stop;
    stop.request_stop();
    const auto stopped = readAllSentences(write("i.txt", "0000104169_10-K_2018_section_7_142\n"),
                                          std::nullopt, stop.get_token(), progress);
    QVERIFY(!stopped && stopped.error().code == base::ErrorCode::Cancelled);
}

void TstSentenceReader::realFilings() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    std::int64_t files = 0;
    std::set<std::string> places; // no two of one company, form and year
    SectionCut all;
    for (const auto& entry : fs::directory_iterator(data / "edgar_filings")) {
        const auto kind = recogniseFile(entry.path());
        QVERIFY(kind && kind->name == "edgar-crawler-json");
        const auto [reading, sentences] = read(entry.path());
        QVERIFY(sentences.size() > 300); // the shortest is of 1998
        QVERIFY(reading.rejected.empty());
        const std::string& id = sentences.front().sentenceId;
        QVERIFY(places.insert(id.substr(0, id.find("_section_"))).second);
        std::set<std::string> ids;
        for (const model::Sentence& sentence : sentences) {
            QVERIFY(!sentence.text.empty() && sentence.position && sentence.year && sentence.cik);
            QVERIFY(ids.insert(sentence.sentenceId).second);
        }
        for (const SectionCut& cut : reading.cuts) {
            all.sentences += cut.sentences;
            all.headings += cut.headings;
            all.tableDebris += cut.tableDebris;
        }
        ++files;
    }
    QCOMPARE(files, std::int64_t{26});
    qInfo("%lld sentences, %lld headings, %lld pieces of tables", static_cast<long long>(all.sentences),
          static_cast<long long>(all.headings), static_cast<long long>(all.tableDebris));
    QVERIFY(all.sentences > 4 * all.headings);
}

void TstSentenceReader::realBundles() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    const auto trend =
        read(data / "finsights/goldp3_v3_trend_bundles.json", SentenceFileKind::BundleSentences);
    const auto cross =
        read(data / "finsights/goldp3_v4_cross_company_bundles.json", SentenceFileKind::BundleSentences);
    const auto seen = [](const ReadSentences& all) {
        return all.reading.sentences + all.reading.repeated +
               all.reading.issues.count(base::IssueCode::DuplicateId);
    };
    qInfo("trend: %lld kept, %lld seen; cross: %lld kept, %lld seen",
          static_cast<long long>(trend.reading.sentences), static_cast<long long>(seen(trend)),
          static_cast<long long>(cross.reading.sentences), static_cast<long long>(seen(cross)));
    QCOMPARE(seen(trend), std::int64_t{6045});
    QCOMPARE(seen(cross), std::int64_t{1569});
}

ASSAY_TEST(TstSentenceReader)
#include "tst_sentence_reader.moc"
