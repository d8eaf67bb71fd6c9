#include "core/base/random.h"
#include "core/formats/rankings/anchor_list.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <QTemporaryDir>
#include <algorithm>
#include <fstream>
#include <set>
#include <string>
#include <vector>

using namespace assay;
using namespace assay::formats;
using namespace assay::base;
using base::IssueCode;

namespace {

using Ids = std::vector<std::string>;

template <typename T>
std::string said(const base::Result<T>& result) {
    return result ? "ok"
                  : std::string(base::errorCodeName(result.error().code)) + ": " + result.error().where;
}

std::string whole() {
    return R"({"name": "monthly", "corpus": "filings", "corpus_sha256": "abc", "seed": 18446744073709551615,
      "settings": {"strata": "length", "count": 3}, "anchors": ["a", "b", "c"]})";
}

std::string faulty() {
    return R"({"name": 3, "seed": -1, "settings": [1], "anchors": ["a", "", 7, "b", "a", null, "c"]})";
}

std::string nested() {
    const std::size_t depth = 200'000;
    return R"({"anchors": ["a", )" + std::string(depth, '[') + std::string(depth, ']') + "]}";
}

} // namespace

class TstAnchorList : public QObject {
    Q_OBJECT

  private slots:

    void objects() {
        const auto reading = readAnchorList(whole(), "a.json");
        QCOMPARE(said(reading), std::string("ok"));
        QCOMPARE(reading->issues.total(), std::int64_t{0});
        const AnchorList& list = reading->list;
        QCOMPARE(list.name, std::string("monthly"));
        QCOMPARE(list.corpus, std::string("filings"));
        QCOMPARE(list.corpusHash, std::string("abc"));
        QVERIFY(list.seed == ~std::uint64_t{0});
        QCOMPARE(list.settings, std::string("{\"strata\":\"length\",\"count\":3}"));
        QVERIFY(list.sentenceIds == (Ids{"a", "b", "c"}));
    }

    void lines() {
        const auto reading = readAnchorList(" a \r\n\n\tb\nc d\n  \nlast", "a.txt");
        QCOMPARE(said(reading), std::string("ok"));
        QVERIFY(reading->list.sentenceIds == (Ids{"a", "b", "c d", "last"}));
        QVERIFY(reading->list.name.empty() && reading->list.seed == 0 && reading->list.settings == "{}");
        QCOMPARE(reading->issues.total(), std::int64_t{0});
    }

    void whatIsNoUtf8IsMendedAndReported() {
        const auto reading =
            readAnchorList("a\nb\xFF\n" + std::string(300, 'c') + "\n" + std::string(300, 'c'), "a.txt");
        QCOMPARE(said(reading), std::string("ok"));
        QCOMPARE(reading->list.sentenceIds[1], std::string("b\uFFFD"));
        QCOMPARE(reading->issues.count(IssueCode::InvalidUtf8), std::int64_t{1});
        QCOMPARE(reading->issues.issues()[0].line, std::int64_t{2});
        QVERIFY(reading->issues.issues()[1].value.size() <= base::kIssueValueLength);
        const auto again = readAnchorList(anchorListJson(reading->list), "a.json");
        QVERIFY(again && again->list.sentenceIds == reading->list.sentenceIds);
    }

    void byteOrderMarks() {
        const std::string mark = "\xEF\xBB\xBF";
        QVERIFY(readAnchorList(mark + "a\nb\n", "a.txt")->list.sentenceIds == (Ids{"a", "b"}));
        QVERIFY(readAnchorList(mark + whole(), "a.json")->list.sentenceIds == (Ids{"a", "b", "c"}));
    }

    void issues() {
        const auto reading = readAnchorList(faulty(), "a.json");
        QCOMPARE(said(reading), std::string("ok"));
        QVERIFY(reading->list.sentenceIds == (Ids{"a", "b", "c"}));
        QVERIFY(reading->list.name.empty() && reading->list.seed == 0 && reading->list.settings == "{}");
        const base::IssueList& issues = reading->issues;
        QCOMPARE(issues.total(), std::int64_t{4});
        QCOMPARE(issues.count(IssueCode::MissingField), std::int64_t{1});
        QCOMPARE(issues.count(IssueCode::WrongType), std::int64_t{2});
        QCOMPARE(issues.count(IssueCode::DuplicateId), std::int64_t{1});
        for (const base::Issue& issue : issues.issues()) {
            QCOMPARE(issue.file, std::string("a.json"));
            if (issue.code == IssueCode::DuplicateId) {
                QVERIFY(issue.line == 5 && issue.value == "a");
            }
        }
        const auto text = readAnchorList("a\nb\na\n", "a.txt");
        QCOMPARE(text->issues.count(IssueCode::DuplicateId), std::int64_t{1});
        QCOMPARE(text->issues.issues()[0].line, std::int64_t{3});
    }

    void noIds() {
        const std::string nothing =
            std::string(base::errorCodeName(base::ErrorCode::InputNotUsable)) + ": a.json";
        for (const char* text :
             {"", " \n\t\n", "{}", "{\"anchors\": []}", "{\"anchors\": \"a\"}", "{\"anchors\": [1, \"\"]}"}) {
            QCOMPARE(said(readAnchorList(text, "a.json")), nothing);
        }
    }

    void roundTrip() {
        base::Random random(3);
        const std::vector<std::string> parts{"9_10-K_2018", "\"", "é", "\\", "\n", " ", "\t", "7"};
        for (int i = 0; i < 300; ++i) {
            AnchorList list;
            list.name = parts[random.below(parts.size())];
            list.corpus = parts[random.below(parts.size())];
            list.corpusHash = std::to_string(random.bits());
            list.seed = random.bits();
            list.settings = "{\"count\":" + std::to_string(random.below(99)) + ",\"b\":[{}]}";
            std::set<std::string> known;
            for (std::uint64_t j = 1 + random.below(20); j > 0; --j) {
                std::string id = parts[random.below(parts.size())] + std::to_string(random.below(99)) +
                                 parts[random.below(parts.size())];
                if (known.insert(id).second) {
                    list.sentenceIds.push_back(std::move(id));
                }
            }
            const std::string text = anchorListJson(list);
            QVERIFY(text.ends_with("}\n") && text.starts_with("{\n  \"name\""));
            const auto reading = readAnchorList(text, "a");
            QCOMPARE(said(reading), std::string("ok"));
            QCOMPARE(reading->issues.total(), std::int64_t{0});
            QVERIFY(reading->list.sentenceIds == list.sentenceIds);
            QCOMPARE(reading->list.name, list.name);
            QCOMPARE(reading->list.corpus, list.corpus);
            QCOMPARE(reading->list.settings, list.settings);
            QVERIFY(reading->list.seed == list.seed && reading->list.corpusHash == list.corpusHash);
            QCOMPARE(anchorListJson(reading->list), text);
        }
    }

    void settingsThatAreNoJson() {
        AnchorList list;
        list.settings = "{broken";
        list.sentenceIds = {"a\xff"};
        const auto reading = readAnchorList(anchorListJson(list), "a");
        QCOMPARE(said(reading), std::string("ok"));
        QCOMPARE(reading->list.settings, std::string("{}"));
        QVERIFY(reading->list.sentenceIds == (Ids{"a\xEF\xBF\xBD"}));
    }

    void deepNestingIsNoCrash() {
        const auto reading = readAnchorList(nested(), "a");
        QVERIFY(!reading || (reading->list.sentenceIds == Ids{"a"} && reading->issues.total() == 1));
    }

    void files() {
        const QTemporaryDir folder;
        const auto path = std::filesystem::path(folder.path().toStdString()) / "anchors.json";
        const auto missing = readAnchorListFile(path);
        QVERIFY(!missing && missing.error().code == base::ErrorCode::FileNotFound);
        std::ofstream(path) << faulty();
        const auto reading = readAnchorListFile(path);
        QCOMPARE(said(reading), std::string("ok"));
        QCOMPARE(reading->issues.issues()[0].file, std::string("anchors.json"));
    }

    void junkIsReadOrRefused() {
        base::Random random(4);
        const std::string alphabet = "{}[]\",:0123456789\\\xff\n a";
        for (int i = 0; i < 5'000; ++i) {
            std::string text = i % 2 == 0 ? whole() : faulty();
            for (std::uint64_t j = 1 + random.below(5); j > 0; --j) {
                const std::size_t at = random.below(text.size());
                random.below(2) == 0 ? void(text[at] = alphabet[random.below(alphabet.size())])
                                     : void(text.erase(at, 1 + random.below(6)));
            }
            const auto reading = readAnchorList(text, "a");
            if (reading) {
                const Ids& ids = reading->list.sentenceIds;
                QVERIFY(!ids.empty());
                QCOMPARE(std::set<std::string>(ids.begin(), ids.end()).size(), ids.size());
                QVERIFY(std::ranges::find(ids, std::string()) == ids.end());
            } else {
                QVERIFY(reading.error().code == base::ErrorCode::InputNotUsable);
            }
        }
    }
};

ASSAY_TEST(TstAnchorList)
#include "tst_anchor_list.moc"
