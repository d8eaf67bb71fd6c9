// Lists of short items as sets, and answers about several companies.
#include "core/base/random.h"
#include "core/metrics/answers/company_attribution.h"
#include "core/metrics/answers/list_answer.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <set>

using namespace assay;
using metrics::judgeAttribution;
using metrics::listItems;
using metrics::scoreShortList;

namespace {

std::vector<std::string> itemsOf(std::string_view answer) {
    std::vector<std::string> items;
    for (const text::WordExtent& item : listItems(answer)) {
        items.emplace_back(answer.substr(item.begin, item.end - item.begin));
    }
    return items;
}

using Texts = std::vector<std::string>;

const Texts kCompanies{"Walmart Inc.", "Apple Inc.", "ICAHN ENTERPRISES L.P."};
const Texts kGold{
    "Walmart notes that legal proceedings could adversely affect its results and liquidity.",
    "Apple explains that credit quality of its investment portfolio of $51 billion exposes it to losses.",
    "Icahn Enterprises warns that difficult market conditions and defaults could affect funds it manages."};

} // namespace

class TstListAnswer : public QObject {
    Q_OBJECT

  private slots:
    void items();
    void jaccardInAnyOrder();
    void sameAnswerIsWhole();
    void sentencesAreNoShortItems();
    void asSets();
    void rightCompanies();
    void swappedCompanies();
    void figureOfAnother();
    void notAboutCompanies();
};

void TstListAnswer::items() {
    QCOMPARE(itemsOf("[\"cloud growth\", \"a \\\"b\\\"\"]"), (Texts{"cloud growth", "a \\\"b\\\""}));
    QCOMPARE(itemsOf("The drivers are:\n- cloud growth\n- productivity\n  suites"),
             (Texts{"cloud growth", "productivity\n  suites"}));
    QCOMPARE(itemsOf("1. one\n2. two\n10) ten"), (Texts{"one", "two", "ten"}));
    QCOMPARE(itemsOf("\u2022 one\n\u2022 two"), (Texts{"one", "two"}));
    QCOMPARE(itemsOf("one; two ;three;"), (Texts{"one", "two", "three"}));
    QCOMPARE(itemsOf("one\n\ntwo"), (Texts{"one", "two"}));
    QCOMPARE(itemsOf("2020 was good"), (Texts{"2020 was good"}));
    QCOMPARE(itemsOf(""), Texts{});
    QCOMPARE(itemsOf("[1, 2]"), (Texts{"[1, 2]"}));
}

void TstListAnswer::jaccardInAnyOrder() {
    const Texts gold{"cloud growth", "productivity suite adoption"};
    const auto same = scoreShortList("- Productivity suite adoption.\n- Cloud  growth", gold);
    QVERIFY(same);
    QCOMPARE(same->jaccard, 1.0);
    const auto half = scoreShortList("cloud growth; weather; luck", gold);
    QCOMPARE(half->jaccard, 0.25);
    QCOMPARE(half->missing, (std::vector<std::size_t>{1}));
    QCOMPARE(half->isGold, (std::vector<bool>{true, false, false}));
    QCOMPARE(scoreShortList("", gold)->jaccard, 0.0);
}

// Gold against itself is 1, whatever stands in its items.
void TstListAnswer::sameAnswerIsWhole() {
    const Texts withEmpty{"Defined contribution schemes", "Defined benefit schemes", ""};
    const auto empty = scoreShortList("Defined contribution schemes; Defined benefit schemes", withEmpty);
    QVERIFY(empty);
    QCOMPARE(empty->jaccard, 1.0);
    QVERIFY(empty->missing.empty());
    const auto one = scoreShortList("rent; fuel, and the like", Texts{"Rent; fuel, and the like"});
    QVERIFY(one);
    QCOMPARE(one->jaccard, 1.0);
    QCOMPARE(one->items.size(), std::size_t{1});
    QVERIFY(!scoreShortList("anything", Texts{"", "-"}));
}

void TstListAnswer::sentencesAreNoShortItems() {
    QVERIFY(!scoreShortList("x", kGold));
    QVERIFY(!scoreShortList("x", Texts{}));
}

void TstListAnswer::asSets() {
    base::Random random(11);
    const Texts words{"debt", "tax", "cloud", "retail", "growth", "risk"};
    for (int round = 0; round < 300; ++round) {
        Texts gold;
        std::set<std::string> goldSet;
        std::set<std::string> said;
        std::string answer;
        for (std::uint64_t i = 1 + random.below(4); i > 0; --i) {
            gold.push_back(words[random.below(6)]);
            goldSet.insert(gold.back());
        }
        for (std::uint64_t i = 1 + random.below(5); i > 0; --i) {
            const std::string& word = words[random.below(6)];
            answer += "- " + word + "\n";
            said.insert(word);
        }
        std::set<std::string> both;
        std::ranges::set_intersection(goldSet, said, std::inserter(both, both.end()));
        const double expected = static_cast<double>(both.size()) /
                                static_cast<double>(goldSet.size() + said.size() - both.size());
        QVERIFY(std::abs(scoreShortList(answer, gold)->jaccard - expected) < 1e-12);
    }
}

void TstListAnswer::rightCompanies() {
    metrics::RougeScorer rouge({});
    const auto judged =
        judgeAttribution(kGold[2] + "\n" + kGold[0] + " " + kGold[1], kGold, kCompanies, rouge);
    QVERIFY(judged);
    QVERIFY(judged->holds());
    QCOMPARE(judged->companies.size(), std::size_t{3});
    for (const auto& company : judged->companies) {
        QCOMPARE(company.rougeL.f, 1.0);
        QCOMPARE(company.places.size(), std::size_t{1});
    }
}

void TstListAnswer::swappedCompanies() {
    metrics::RougeScorer rouge({});
    const std::string answer =
        "Walmart warns that difficult market conditions and defaults could affect funds it "
        "manages. **[Apple]**: credit quality of its investment portfolio exposes it to losses.";
    const auto judged = judgeAttribution(answer, kGold, kCompanies, rouge);
    QVERIFY(judged);
    QCOMPARE(judged->wrong.size(), std::size_t{1});
    QCOMPARE(judged->wrong.front().stands, std::size_t{0});
    QCOMPARE(judged->wrong.front().belongs, std::size_t{2});
    QVERIFY(judged->companies[2].places.empty()); // nothing is said of Icahn
}

void TstListAnswer::figureOfAnother() {
    metrics::RougeScorer rouge({});
    const auto judged = judgeAttribution("Walmart holds $51 billion. Apple's portfolio may lose value.",
                                         kGold, kCompanies, rouge);
    QVERIFY(judged);
    QCOMPARE(judged->wrong.size(), std::size_t{1});
    QCOMPARE(judged->wrong.front().what, std::string("$51 billion"));
    QCOMPARE(judged->wrong.front().belongs, std::size_t{1});
}

void TstListAnswer::notAboutCompanies() {
    metrics::RougeScorer rouge({});
    QVERIFY(!judgeAttribution("Nothing.", kGold, kCompanies, rouge));
    QVERIFY(!judgeAttribution(kGold[0], kGold, Texts{"Walmart Inc."}, rouge));
    QVERIFY(!judgeAttribution(kGold[0], Texts{"a", "b"}, kCompanies, rouge));
}

ASSAY_TEST(TstListAnswer)
#include "tst_list_answer.moc"
