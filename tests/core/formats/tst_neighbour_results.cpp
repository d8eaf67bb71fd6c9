#include "core/base/random.h"
#include "core/base/utf8_text.h"
#include "core/formats/rankings/neighbour_results.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <array>
#include <string>
#include <tuple>
#include <vector>

using namespace assay;
using namespace assay::formats;
using namespace assay::base;
using base::IssueCode;
using model::Regime;
using model::ResultNumbers;

namespace {

NeighbourResultsReading read(const std::string& text, const NeighbourResultsDefaults& defaults = {}) {
    auto reading = readNeighbourResults(text, "f", defaults, {});
    if (!reading) {
        QTest::qFail(reading.error().detail.c_str(), __FILE__, __LINE__);
        return NeighbourResultsReading();
    }
    return std::move(*reading);
}

// Code, line, field of each error.
std::vector<std::tuple<std::string, std::int64_t, std::string>>
errors(const NeighbourResultsReading& reading) {
    std::vector<std::tuple<std::string, std::int64_t, std::string>> list;
    for (const base::Issue& issue : reading.issues.issues()) {
        if (issue.severity == base::Severity::Error) {
            list.emplace_back(base::issueCodeName(issue.code), issue.line, issue.field);
        }
    }
    return list;
}

using Errors = std::vector<std::tuple<std::string, std::int64_t, std::string>>;
using Ids = std::vector<std::string>;
using Numbers = std::vector<double>;

constexpr const char* kLines = R"({"name": "June", "source": "a lab", "settings": {"hit_at": [1, 3]}}
{"anchor": "a1", "regime": "filtered", "search": "faiss", "k": 3, "retrieved": ["a1", "a2", "a3"], "distances": [0, 0.25, 0.5]}

{"query_id": "a2", "regime": "Open", "search": "faiss", "Neighbors": ["b", 7], "distances": [0.5, 0.5]}
{"anchor_id": "a1", "regime": "filtered", "search": "bm25", "results": [{"id": "a2", "score": 9}, {"id": "a9", "score": 2.5}]}
{"query": "a3", "regime": "open", "search": "names", "ids": []}
{"sentenceID": "a4", "regime": "open", "search": "names", "ids": ["x"], "self_first": true, "self_tied": true}
)";

constexpr const char* kCsv = "anchor;regime;search;rank;retrieved;distance\r\n"
                             "a1;open;s;2;c;0.5\r\n"
                             "a1;open;s;1;b;0.25\r\n"
                             "a2;open;s;;;\r\n"
                             "a1;filtered;s;1;\"d;e\";0\r\n";

constexpr const char* kTrec = "a1 Q0 b 1 9.5 bm25\n"
                              "a1 Q0 d 3 7 bm25\n"
                              "a1\tQ0\tc\t2\t7\tbm25\r\n"
                              "a2 Q0 b 1 1e-3 bm25\n";

constexpr const char* kDocument = R"({"name": "own", "window": {"kind": "fixed", "width": 2},
  "only_prose": false, "search": "lexical", "distance": "negative score",
  "regimes": {"open": {"hit_at": {"1": 0.5, "1_ci": [0, 1], "4": null}, "mrr_at": {"2": 0.5}}},
  "per_anchor": [
    {"sentenceID": "a1", "searches": [{"search": "lexical", "regime": "open", "self_at_1": true,
      "self_at_1_tie_aware": true, "results": [{"sentenceID": "b", "distance": -3.5, "gold": true}]}]},
    {"sentenceID": "a2", "searches": [{"search": "lexical", "regime": "open", "not_asked": "no text"}]}]}
)";

// Raw strings stand here, not in the class, where moc would stumble over them.
const std::string kSettingsOfLines = R"({"hit_at":[1,3]})";
const std::string kSettingsOfDocument =
    R"({"window":{"width":2,"adaptive":false},"only_prose":false,"hit_at":[1,4],"mrr_at":[2]})";
const std::string kNoAnchor = R"({"regime":"open","ids":["x"]})";
const std::string kNoList = R"({"anchor":"b","regime":"open"})";
const std::string kNoRegime = R"({"anchor":"b","ids":["x"],"distances":[0.5]})";
const std::string kUnknownRegime = R"({"anchor":"b","regime":"half","ids":["x"]})";
const std::string kGoodLine = R"({"anchor":"a","regime":"open","ids":["x"],"distances":[0.5]})";
const std::string kIdAgain = R"({"anchor":"b","regime":"open","ids":["x","x"],"distances":[0.5,0.5]})";
const std::string kFalls = R"({"anchor":"b","regime":"open","ids":["x","y"],"distances":[0.5,0.25]})";
const std::string kNoDistance = R"({"anchor":"b","regime":"open","ids":["x","y"]})";
const std::string kScoresForDistances = R"({"anchor":"b","regime":"open","ids":["x"],"scores":[1]})";
const std::string kTooFew = R"({"anchor":"b","regime":"open","ids":["x","y"],"distances":[0.5]})";
const std::string kNoNumber = R"({"anchor":"b","regime":"open","ids":["x"],"distances":["0.5"]})";
const std::string kNoCosine = R"({"anchor":"b","regime":"open","ids":["x"],"distances":[17]})";
const std::string kLongerThanK = R"({"anchor":"b","regime":"open","k":1,"ids":["x","y"],"distances":[0,1]})";
const std::string kTextForK = R"({"anchor":"b","regime":"open","k":"1","ids":["x"],"distances":[0]})";
const std::string kNoListOfIds = R"({"anchor":"b","regime":"open","ids":"x"})";
const std::string kIdIsAList = R"({"anchor":"b","regime":"open","ids":[["x"]]})";
const std::string kEmptyId = R"({"anchor":"b","regime":"open","ids":[""],"distances":[0]})";
const std::string kNoJson = R"({"anchor":)";
const std::string kArray = R"([1])";
const std::string kFiguresOnly = R"({"regimes": {"open": {"hit_at": {"1": 0.5}}}})";

} // namespace

class TstNeighbourResults : public QObject {
    Q_OBJECT

  private slots:

    void jsonLinesByAnyName() {
        const auto reading = read(kLines);
        QCOMPARE(errors(reading), Errors());
        QVERIFY(reading.kind == NeighbourResultsKind::JsonLines);
        QCOMPARE(reading.results.name, std::string("June"));
        QCOMPARE(reading.results.source, std::string("a lab"));
        QCOMPARE(reading.results.settings, std::string(kSettingsOfLines));
        const auto& searches = reading.results.searches;
        QCOMPARE(searches.size(), std::size_t{3});
        QVERIFY(searches[0].name == "faiss" && searches[0].numbers == ResultNumbers::CosineDistances);
        QVERIFY(searches[1].name == "bm25" && searches[1].numbers == ResultNumbers::Scores);
        QVERIFY(searches[2].name == "names" && searches[2].numbers == ResultNumbers::None);
        const auto& lists = reading.results.lists;
        QCOMPARE(lists.size(), std::size_t{5});
        QVERIFY(lists[0].anchor == "a1" && lists[0].regime == Regime::Filtered && lists[0].search == 0);
        QCOMPARE(lists[0].ids, (Ids{"a1", "a2", "a3"}));
        QCOMPARE(lists[0].numbers, (Numbers{0, 0.25, 0.5}));
        QVERIFY(lists[0].depth == 3 && lists[0].line == 2 && !lists[0].selfFirst);
        QVERIFY(lists[1].regime == Regime::Open && lists[1].line == 4 && !lists[1].depth);
        QCOMPARE(lists[1].ids, (Ids{"b", "7"}));
        QCOMPARE(lists[2].numbers, (Numbers{9, 2.5}));
        QVERIFY(lists[3].ids.empty() && lists[3].search == 2);
        QVERIFY(lists[4].selfFirst == true && lists[4].selfTied == true && lists[4].numbers.empty());
    }

    void csvIsGroupedAndRanked() {
        const auto reading = read(kCsv);
        QCOMPARE(errors(reading), Errors());
        QVERIFY(reading.kind == NeighbourResultsKind::Csv);
        const auto& lists = reading.results.lists;
        QCOMPARE(lists.size(), std::size_t{3});
        QCOMPARE(lists[0].ids, (Ids{"b", "c"}));
        QCOMPARE(lists[0].numbers, (Numbers{0.25, 0.5}));
        QVERIFY(lists[0].lineOf(0) == 3 && lists[0].lineOf(1) == 2);
        QVERIFY(lists[1].anchor == "a2" && lists[1].ids.empty());
        QCOMPARE(lists[2].ids, Ids{"d;e"});
    }

    void trecRunsGoByScore() {
        NeighbourResultsDefaults defaults;
        defaults.regime = Regime::Open;
        const auto reading = read(kTrec, defaults);
        QCOMPARE(errors(reading), Errors());
        QVERIFY(reading.kind == NeighbourResultsKind::TrecRun);
        QCOMPARE(reading.results.searches.size(), std::size_t{1});
        QCOMPARE(reading.results.searches[0].name, std::string("bm25"));
        QCOMPARE(reading.results.lists[0].ids, (Ids{"b", "c", "d"})); // equal scores by rank
        QCOMPARE(reading.results.lists[0].numbers, (Numbers{9.5, 7, 7}));
        QVERIFY(reading.results.lists[1].regime == Regime::Open);
        // Without the option every list is without a regime.
        QCOMPARE(errors(read(kTrec)),
                 (Errors{{"missing_field", 1, "regime"}, {"missing_field", 4, "regime"}}));
    }

    void ownDocuments() {
        const auto reading = read(kDocument);
        QCOMPARE(errors(reading), Errors());
        QVERIFY(reading.kind == NeighbourResultsKind::Document);
        QCOMPARE(reading.results.settings, std::string(kSettingsOfDocument));
        const auto& lists = reading.results.lists;
        QCOMPARE(lists.size(), std::size_t{2});
        QVERIFY(lists[0].selfFirst == true && lists[0].selfTied == true && lists[0].depth == 4);
        QCOMPARE(lists[0].numbers, Numbers{3.5}); // a score again
        QVERIFY(lists[1].notAsked == model::NotAsked::NoText);
    }

    void everyFaultHasItsLineAndField_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("field");
        const auto row = [](const char* name, const std::string& line, const char* code, const char* field) {
            QTest::newRow(name) << QString::fromStdString(line) << QString::fromUtf8(code)
                                << QString::fromUtf8(field);
        };
        row("no anchor", kNoAnchor, "missing_field", "anchor");
        row("no list", kNoList, "missing_field", "retrieved");
        row("no regime", kNoRegime, "missing_field", "regime");
        row("unknown regime", kUnknownRegime, "unknown_name", "regime");
        row("anchor again", kGoodLine, "duplicate_id", "anchor");
        row("id again", kIdAgain, "duplicate_id", "retrieved");
        row("falls", kFalls, "out_of_order", "distances");
        row("no distance", kNoDistance, "wrong_type", "distances");
        row("scores for distances", kScoresForDistances, "wrong_type", "scores");
        row("too few", kTooFew, "wrong_type", "distances");
        row("no number", kNoNumber, "not_a_number", "distances");
        row("no cosine", kNoCosine, "out_of_range", "distances");
        row("longer than k", kLongerThanK, "out_of_range", "k");
        row("k is text", kTextForK, "wrong_type", "k");
        row("no list of ids", kNoListOfIds, "wrong_type", "retrieved");
        row("id is a list", kIdIsAList, "wrong_type", "retrieved");
        row("empty id", kEmptyId, "missing_field", "retrieved");
        row("no JSON", kNoJson, "malformed_record", "");
        row("an array", kArray, "wrong_type", "");
    }

    void everyFaultHasItsLineAndField() {
        QFETCH(QString, line);
        QFETCH(QString, code);
        QFETCH(QString, field);
        const std::string first = kGoodLine;
        const auto reading = read(first + "\n" + line.toStdString() + "\n");
        QCOMPARE(errors(reading), (Errors{{code.toStdString(), 2, field.toStdString()}}));
        QCOMPARE(reading.results.lists.front().anchor, std::string("a"));
    }

    void faultsOfTables() {
        QCOMPARE(errors(read("anchor,regime,retrieved,rank\na,open,x,2\n")),
                 (Errors{{"out_of_range", 2, "rank"}}));
        QCOMPARE(errors(read("anchor,regime,retrieved,score\na,open,x,1\na,open,y,2\n")),
                 (Errors{{"out_of_order", 3, "scores"}}));
        QCOMPARE(errors(read("anchor,regime,retrieved,score\na,open,x,nan\n")),
                 (Errors{{"not_a_number", 2, "scores"}}));
        QCOMPARE(errors(read("anchor,regime,retrieved\na,open\n")), (Errors{{"fewer_columns", 2, ""}}));
        NeighbourResultsDefaults open;
        open.regime = Regime::Open;
        QCOMPARE(errors(read("a Q0 x 1 2 t\na Q0 y\n", open)), (Errors{{"fewer_columns", 2, ""}}));
        QCOMPARE(errors(read("a Q0 x 1 2 t\na Q0 y two 1 t\n", open)), (Errors{{"not_a_number", 2, "rank"}}));
    }

    void whatIsNoneIsRefused() {
        for (const char* text : {"", " \n", "cik,name\n1,x\n", "hello"}) {
            QVERIFY2(!readNeighbourResults(text, "f", {}, {}), text);
            QVERIFY2(!looksLikeNeighbourResults(text), text);
        }
        QVERIFY(!looksLikeNeighbourResults(kFiguresOnly));
        for (const char* text : {kLines, kCsv, kTrec, kDocument}) {
            QVERIFY2(looksLikeNeighbourResults(text), text);
        }
    }

    void damageOfAnyKindIsSurvived() {
        base::Random random(11);
        for (int round = 0; round < 4'000; ++round) {
            const std::array<const char*, 4> seeds{kLines, kCsv, kTrec, kDocument};
            std::string text = seeds[random.below(seeds.size())];
            for (std::uint64_t i = random.below(6); i > 0; --i) {
                const std::size_t at = random.below(text.size());
                switch (random.below(3)) {
                case 0:
                    text[at] = static_cast<char>(random.below(256));
                    break;
                case 1:
                    text.erase(at, random.below(20));
                    break;
                default:
                    text.insert(at, text.substr(random.below(text.size()), random.below(30)));
                }
                if (text.empty()) {
                    text = "{";
                }
            }
            const auto reading = readNeighbourResults(text, "f", {}, {});
            if (!reading) {
                continue;
            }
            for (const model::GivenList& list : reading->results.lists) {
                QVERIFY(!list.anchor.empty() && list.search < reading->results.searches.size());
                QVERIFY(list.numbers.empty() || list.numbers.size() == list.ids.size());
            }
            for (const base::Issue& issue : reading->issues.issues()) {
                QVERIFY(firstInvalidUtf8(issue.value) == std::string_view::npos);
            }
        }
    }
};

ASSAY_TEST(TstNeighbourResults)
#include "tst_neighbour_results.moc"
