// How far results depend on the wording of questions, against counting by hand and a slow reference.
#include "core/base/random.h"
#include "core/evaluate/paraphrase_clusters.h"
#include "core/evaluate/paraphrase_robustness.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace assay;
using namespace assay::evaluate;

namespace {

WordedItem worded(std::string id, std::string original, std::string outcome,
                  std::optional<double> score = std::nullopt) {
    return {std::move(id), std::move(original), std::move(outcome), score};
}

struct SlowFigures {
    int groups = 0;
    int agreeing = 0;
    int judged = 0;
    double spreads = 0;
    int spreadGroups = 0;
    int alone = 0;
};

// Looks through all items anew for every original.
SlowFigures slowly(const std::vector<WordedItem>& items) {
    std::set<std::string> originals;
    for (const WordedItem& item : items) {
        if (!item.paraphraseOf.empty()) {
            originals.insert(item.paraphraseOf);
        }
    }
    SlowFigures figures;
    for (const std::string& original : originals) {
        std::set<std::string> outcomes;
        std::vector<double> scores;
        int measured = 0;
        int withOutcome = 0;
        for (const WordedItem& item : items) {
            const bool belongs =
                item.paraphraseOf == original || (item.paraphraseOf.empty() && item.questionId == original);
            if (!belongs || (item.outcome.empty() && !item.score)) {
                continue;
            }
            ++measured;
            if (!item.outcome.empty()) {
                ++withOutcome;
                outcomes.insert(item.outcome);
            }
            if (item.score) {
                scores.push_back(*item.score);
            }
        }
        figures.alone += measured == 1 ? 1 : 0;
        figures.groups += measured > 1 ? 1 : 0;
        if (withOutcome > 1) {
            ++figures.judged;
            figures.agreeing += outcomes.size() == 1 ? 1 : 0;
        }
        if (scores.size() > 1) {
            std::ranges::sort(scores);
            figures.spreads += scores.back() - scores.front();
            ++figures.spreadGroups;
        }
    }
    return figures;
}

std::vector<WordedItem> randomItems(base::Random& random) {
    std::vector<WordedItem> items;
    const std::size_t originals = 1 + random.below(25);
    for (std::size_t i = 0; i < originals; ++i) {
        const std::string id = "Q" + std::to_string(i);
        const std::size_t wordings = random.below(4);
        for (std::size_t j = 0; j <= wordings; ++j) {
            const char* const outcome = random.below(5) == 0 ? "" : random.below(2) == 0 ? "pass" : "fail";
            const auto score = random.below(4) == 0 ? std::optional<double>()
                                                    : std::optional(static_cast<double>(random.below(9)) / 8);
            items.push_back(
                worded(j == 0 ? id : id + "-p" + std::to_string(j), j == 0 ? "" : id, outcome, score));
        }
    }
    random.shuffle(std::span(items));
    return items;
}

} // namespace

class TstParaphraseRobustness : public QObject {
    Q_OBJECT

  private slots:
    void countedByHand();
    void nothingParaphrased();
    void originalsThatAreNotThere();
    void luckIsThatOfDealing();
    void fewAreNotJudged();
    void asTheSlowReference();
    void sameSeedSameFigures();
    void clustersOfWordings();
};

void TstParaphraseRobustness::countedByHand() {
    const std::vector<WordedItem> items{worded("a-p1", "a", "pass", 0.9), worded("a", "", "pass", 0.5),
                                        worded("b", "", "pass", 1.0),     worded("b-p1", "b", "fail", 0.25),
                                        worded("b-p2", "b", "pass", 0.5), worded("c", "", "fail", 0.0)};
    const ParaphraseRobustness found = paraphraseRobustness(items, 42);
    QCOMPARE(found.groups.size(), std::size_t{2});
    QCOMPARE(found.groups[0].original, std::string("a"));
    QVERIFY((found.groups[0].questions == std::vector<std::string>{"a", "a-p1"}));
    QVERIFY(found.groups[0].agrees == std::optional(true));
    QVERIFY(std::abs(*found.groups[0].spread - 0.4) < 1e-12);
    QVERIFY(found.groups[1].agrees == std::optional(false));
    QCOMPARE(*found.groups[1].spread, 0.75);
    QCOMPARE(found.wordings, std::int64_t{5});
    QCOMPARE(found.alone, std::int64_t{0}); // nobody has paraphrased c
    QCOMPARE(*found.agreeing.value, 0.5);
    QVERIFY(std::abs(*found.spread - 0.575) < 1e-12);
    QVERIFY(!found.agreeing.interval); // two groups
    QVERIFY(!found.spreadInterval);
}

void TstParaphraseRobustness::nothingParaphrased() {
    const std::vector<WordedItem> items{worded("a", "", "pass", 1.0), worded("b", "", "fail", 0.0)};
    const ParaphraseRobustness found = paraphraseRobustness(items, 42);
    QVERIFY(found.isEmpty());
    QVERIFY(!found.agreeing.value && !found.spread && !found.agreeingByLuck && !found.spreadByLuck);
    QVERIFY(paraphraseRobustness({}, 42).isEmpty());
}

void TstParaphraseRobustness::originalsThatAreNotThere() {
    // The original of the first two was not measured; of z one wording alone was.
    const std::vector<WordedItem> items{worded("x-p1", "x", "pass"), worded("x-p2", "x", "pass"),
                                        worded("x", "", ""), worded("z", "", ""),
                                        worded("z-p1", "z", "fail")};
    const ParaphraseRobustness found = paraphraseRobustness(items, 42);
    QCOMPARE(found.groups.size(), std::size_t{1});
    QVERIFY((found.groups[0].questions == std::vector<std::string>{"x-p1", "x-p2"}));
    QCOMPARE(*found.agreeing.value, 1.0);
    QVERIFY(!found.groups[0].spread);
    QCOMPARE(found.alone, std::int64_t{1});
    QVERIFY(!found.isEmpty());
}

void TstParaphraseRobustness::luckIsThatOfDealing() {
    // Four wordings, two pass: a pair agrees with C(2,2)/C(4,2) for either outcome, 1/3 in all.
    const std::vector<WordedItem> items{worded("a", "", "pass", 1.0), worded("a-p1", "a", "pass", 1.0),
                                        worded("b", "", "fail", 0.0), worded("b-p1", "b", "fail", 0.0)};
    const ParaphraseRobustness found = paraphraseRobustness(items, 42);
    QCOMPARE(*found.agreeing.value, 1.0);
    QVERIFY(std::abs(*found.agreeingByLuck - 1.0 / 3) < 1e-12);
    // Two of three deals part the pairs.
    QVERIFY(std::abs(*found.spreadByLuck - 2.0 / 3) < 0.05);
    QCOMPARE(*found.spread, 0.0);
}

void TstParaphraseRobustness::fewAreNotJudged() {
    std::vector<WordedItem> items;
    for (int i = 0; i < 29; ++i) {
        const std::string id = "q" + std::to_string(i);
        items.push_back(worded(id, "", "pass", 0.5));
        items.push_back(worded(id + "-p1", id, i % 4 == 0 ? "fail" : "pass", 0.5 + 0.01 * i));
    }
    const ParaphraseRobustness few = paraphraseRobustness(items, 42);
    QVERIFY(!few.canBeJudged());
    QVERIFY(few.agreeing.interval.has_value()); // six groups are enough for an interval
    QVERIFY(few.spreadInterval.has_value());
    items.push_back(worded("last", "", "pass", 0.5));
    items.push_back(worded("last-p1", "last", "pass", 0.5));
    QVERIFY(paraphraseRobustness(items, 42).canBeJudged());
}

void TstParaphraseRobustness::asTheSlowReference() {
    base::Random random(11);
    for (int round = 0; round < 300; ++round) {
        const std::vector<WordedItem> items = randomItems(random);
        const SlowFigures slow = slowly(items);
        const ParaphraseRobustness found = paraphraseRobustness(items, 7);
        QCOMPARE(static_cast<int>(found.groups.size()), slow.groups);
        QCOMPARE(static_cast<int>(found.alone), slow.alone);
        QCOMPARE(static_cast<int>(found.agreeing.n), slow.judged);
        QCOMPARE(static_cast<int>(found.spreadGroups), slow.spreadGroups);
        if (slow.judged > 0) {
            QVERIFY(std::abs(*found.agreeing.value - static_cast<double>(slow.agreeing) / slow.judged) <
                    1e-12);
            QVERIFY(*found.agreeingByLuck >= 0 && *found.agreeingByLuck <= 1);
        }
        if (slow.spreadGroups > 0) {
            QVERIFY(std::abs(*found.spread - slow.spreads / slow.spreadGroups) < 1e-12);
        }
    }
}

void TstParaphraseRobustness::sameSeedSameFigures() {
    base::Random random(5);
    const std::vector<WordedItem> items = randomItems(random);
    const ParaphraseRobustness a = paraphraseRobustness(items, 9);
    const ParaphraseRobustness b = paraphraseRobustness(items, 9);
    QVERIFY(a.groups == b.groups);
    QVERIFY(a.spreadByLuck == b.spreadByLuck);
    QVERIFY(a.spreadInterval == b.spreadInterval);
}

void TstParaphraseRobustness::clustersOfWordings() {
    const std::vector<ClusteredWording> questions{
        {"a", "", "9,"},       // names a company, and so do all of its wordings
        {"a-p1", "a", ""},     //
        {"a-p2", "a", "7,"},   //
        {"b-p1", "b", "7,"},   // the original is not there: the first wording leads
        {"b-p2", "b", "8,"},   //
        {"c-p1", "c", "8,"},   // stands before its original, which leads all the same
        {"c", "", ""},         //
        {"alone", "", ""},     // nobody has paraphrased it
        {"company", "", "9,"}, //
    };
    const std::vector<std::string> expected{"9,",         "9,",         "9,", "7,", "7,",
                                            "question c", "question c", "",   "9,"};
    QVERIFY(clusterKeysWithOriginals(questions) == expected);
}

ASSAY_TEST(TstParaphraseRobustness)

#include "tst_paraphrase_robustness.moc"
