// ROUGE against rouge_score (tests/golden/answers), and against a table filled cell by cell.
#include "core/base/random.h"
#include "core/metrics/answers/rouge.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <fstream>
#include <map>

using namespace assay;
using metrics::CommonSubsequence;
using metrics::RougeScore;
using metrics::RougeScorer;
using metrics::RougeScores;
using metrics::RougeSettings;
using metrics::RougeTokenizer;

namespace {

using Tokens = std::vector<std::uint32_t>;

constexpr RougeSettings kPlain{.tokenizer = RougeTokenizer::Ascii, .stem = false};
constexpr RougeSettings kUnicode{.tokenizer = RougeTokenizer::Unicode, .stem = false};

bool near(double a, double b) {
    return std::abs(a - b) < 1e-12;
}

bool sameScore(const RougeScore& score, const nlohmann::json& expected) {
    return near(score.precision, expected[0].get<double>()) &&
           near(score.recall, expected[1].get<double>()) && near(score.f, expected[2].get<double>());
}

std::size_t lengthByTable(const Tokens& gold, const Tokens& answer) {
    std::vector<std::vector<std::size_t>> table(gold.size() + 1,
                                                std::vector<std::size_t>(answer.size() + 1, 0));
    for (std::size_t i = 1; i <= gold.size(); ++i) {
        for (std::size_t j = 1; j <= answer.size(); ++j) {
            table[i][j] = gold[i - 1] == answer[j - 1] ? table[i - 1][j - 1] + 1
                                                       : std::max(table[i - 1][j], table[i][j - 1]);
        }
    }
    return table.back().back();
}

Tokens drawTokens(base::Random& random, std::uint64_t most, std::uint64_t kinds) {
    Tokens tokens;
    for (std::uint64_t i = random.below(most + 1); i > 0; --i) {
        tokens.push_back(static_cast<std::uint32_t>(random.below(kinds)));
    }
    return tokens;
}

std::size_t sharedByCounting(const std::vector<std::string>& gold, const std::vector<std::string>& answer,
                             std::size_t n) {
    std::map<std::vector<std::string>, std::size_t> counts;
    const auto gram = [n](const std::vector<std::string>& all, std::size_t at) {
        return std::vector<std::string>(all.begin() + static_cast<std::ptrdiff_t>(at),
                                        all.begin() + static_cast<std::ptrdiff_t>(at + n));
    };
    for (std::size_t i = 0; i + n <= gold.size(); ++i) {
        ++counts[gram(gold, i)];
    }
    std::size_t shared = 0;
    for (std::size_t i = 0; i + n <= answer.size(); ++i) {
        auto& left = counts[gram(answer, i)];
        shared += left > 0 ? 1 : 0;
        left -= left > 0 ? 1 : 0;
    }
    return shared;
}

} // namespace

class TstRouge : public QObject {
    Q_OBJECT

  private slots:
    void asRougeScore();
    void drawnPairsAsRougeScore();
    void lengthAsByTable();
    void placesAreOneOfTheLongest();
    void longListsKeepLittle();
    void sharedGramsAsCounted();
    void unicodeWords();
    void sharedWordsStandInTheAnswer();
    void linesAreJoinedForTheSummaryLevel();
};

void TstRouge::asRougeScore() {
    std::ifstream file(std::string(ASSAY_GOLDEN_DIR) + "/answers/rouge.json");
    const auto golden = nlohmann::json::parse(file, nullptr, false);
    QVERIFY(golden.is_object());
    QVERIFY(golden["rouge"].size() >= 40);
    for (const bool stem : {false, true}) {
        RougeScorer rouge({.tokenizer = RougeTokenizer::Ascii, .stem = stem});
        for (const auto& one : golden["rouge"]) {
            const auto gold = one["gold"].get<std::string>();
            const RougeScores scores = rouge.score(gold, one["answer"].get<std::string>());
            const auto& expected = one[stem ? "stemmed" : "plain"];
            QVERIFY2(sameScore(scores.rouge1, expected["rouge1"]), gold.c_str());
            QVERIFY2(sameScore(scores.rouge2, expected["rouge2"]), gold.c_str());
            QVERIFY2(sameScore(scores.rougeL, expected["rougeL"]), gold.c_str());
            QVERIFY2(sameScore(scores.rougeLsum, expected["rougeLsum"]), gold.c_str());
        }
    }
}

void TstRouge::drawnPairsAsRougeScore() {
    std::ifstream file(std::string(ASSAY_GOLDEN_DIR) + "/answers/rouge_random.json");
    const auto pairs = nlohmann::json::parse(file, nullptr, false);
    QVERIFY(pairs.is_array());
    QCOMPARE(pairs.size(), std::size_t{400});
    int stemmedDiffers = 0;
    for (const bool stem : {false, true}) {
        RougeScorer rouge({.tokenizer = RougeTokenizer::Ascii, .stem = stem});
        for (const auto& pair : pairs) {
            const auto gold = pair[0].get<std::string>();
            const RougeScores scores = rouge.score(gold, pair[1].get<std::string>());
            const auto& expected = pair[stem ? 3 : 2];
            QVERIFY2(sameScore(scores.rouge1, expected[0]), gold.c_str());
            QVERIFY2(sameScore(scores.rouge2, expected[1]), gold.c_str());
            QVERIFY2(sameScore(scores.rougeL, expected[2]), gold.c_str());
            QVERIFY2(sameScore(scores.rougeLsum, expected[3]), gold.c_str());
            stemmedDiffers += stem && pair[2] != pair[3] ? 1 : 0;
        }
    }
    QVERIFY(stemmedDiffers > 100); // the stemmer was asked for something
}

void TstRouge::lengthAsByTable() {
    base::Random random(3);
    for (int round = 0; round < 600; ++round) {
        const std::uint64_t kinds = 1 + random.below(40);
        const Tokens gold = drawTokens(random, 300, kinds);
        const Tokens answer = drawTokens(random, 200, kinds + 3);
        CommonSubsequence common(gold);
        QCOMPARE(common.length(answer), lengthByTable(gold, answer));
    }
}

void TstRouge::placesAreOneOfTheLongest() {
    base::Random random(4);
    for (int round = 0; round < 300; ++round) {
        const std::uint64_t kinds = 1 + random.below(20);
        const Tokens gold = drawTokens(random, 150, kinds);
        const Tokens answer = drawTokens(random, 300, kinds);
        CommonSubsequence common(gold);
        const auto places = common.places(answer);
        QCOMPARE(places.size(), lengthByTable(gold, answer));
        for (std::size_t i = 0; i < places.size(); ++i) {
            QCOMPARE(gold[places[i].first], answer[places[i].second]);
            QVERIFY(i == 0 ||
                    (places[i].first > places[i - 1].first && places[i].second > places[i - 1].second));
        }
    }
}

void TstRouge::longListsKeepLittle() {
    Tokens gold;
    Tokens answer;
    for (std::uint32_t i = 0; i < 6000; ++i) {
        gold.push_back(i);
        answer.push_back(i);
        answer.push_back(6000 + i % 7);
    }
    CommonSubsequence common(gold);
    QCOMPARE(common.length(answer), std::size_t{6000});
    QCOMPARE(common.places(answer).size(), std::size_t{6000});
}

void TstRouge::sharedGramsAsCounted() {
    base::Random random(6);
    const std::vector<std::string> words{"net", "sales", "rose", "in", "2020", "debt", "fell", "a"};
    RougeScorer rouge(kPlain);
    for (int round = 0; round < 200; ++round) {
        std::vector<std::string> sides[2];
        std::string texts[2];
        for (int side = 0; side < 2; ++side) {
            for (std::uint64_t i = 1 + random.below(25); i > 0; --i) {
                sides[side].push_back(words[random.below(words.size())]);
                texts[side] += sides[side].back() + (random.below(5) == 0 ? ". " : " ");
            }
        }
        const RougeScores scores = rouge.score(texts[0], texts[1]);
        const auto answerPairs = std::max<double>(1, static_cast<double>(sides[1].size()) - 1);
        QVERIFY(near(scores.rouge1.precision, static_cast<double>(sharedByCounting(sides[0], sides[1], 1)) /
                                                  static_cast<double>(sides[1].size())));
        QVERIFY(near(scores.rouge2.precision,
                     static_cast<double>(sharedByCounting(sides[0], sides[1], 2)) / answerPairs));
        QCOMPARE(rouge.longestSubsequence(texts[0], texts[1]), scores.rougeL);
    }
}

void TstRouge::unicodeWords() {
    RougeScorer unicode(kUnicode);
    // ASCII tokens cut words at their Norwegian letters.
    QCOMPARE(unicode.tokens("L\xC3\x98NN p\xC3\xA5 s\xC3\xB8ndag, 5 %"),
             (std::vector<std::string>{"l\xC3\xB8nn", "p\xC3\xA5", "s\xC3\xB8ndag", "5"}));
    QCOMPARE(RougeScorer(kPlain).tokens("l\xC3\xB8nn"), (std::vector<std::string>{"l", "nn"}));
    QVERIFY(near(unicode.score("\xC3\xB8kt avgift", "\xC3\x98KT skatt").rouge1.f, 0.5));
    QVERIFY(near(unicode.score("a\nb", "A\n\nB").rougeLsum.f, 1));
}

void TstRouge::sharedWordsStandInTheAnswer() {
    RougeScorer rouge(kPlain);
    const std::string answer = "In 2020, net  SALES grew.";
    std::vector<std::string> shared;
    for (const text::WordExtent& word : rouge.sharedWords("Net sales rose in 2020.", answer)) {
        shared.push_back(answer.substr(word.begin, word.end - word.begin));
    }
    QCOMPARE(shared, (std::vector<std::string>{"net", "SALES"}));
}

void TstRouge::linesAreJoinedForTheSummaryLevel() {
    RougeScorer rouge(kPlain);
    const RougeScores scores = rouge.score("w1 w2 w3 w4 w5", "w1 w2 w6 w7 w8\nw1 w3 w8 w9 w5");
    QVERIFY(near(scores.rougeLsum.recall, 0.8));
    QVERIFY(near(scores.rougeLsum.precision, 0.4));
    QVERIFY(near(rouge.score("a b\nc d", "c d\na b").rougeLsum.f, 1));
    QVERIFY(near(rouge.score("a b\nc d", "c d\na b").rougeL.f, 0.5));
}

ASSAY_TEST(TstRouge)
#include "tst_rouge.moc"
