#include "core/base/random.h"
#include "core/curation/duplicate_questions.h"
#include "tests/support/test_class.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

using namespace assay::curation;

namespace {

std::vector<DuplicatePair> found(const std::vector<ComparedText>& texts, double from = 0.9) {
    auto pairs = findDuplicates(texts, from, {});
    return pairs ? *pairs : std::vector<DuplicatePair>{{999, 999, -1, false, false}};
}

std::vector<std::string> wordsOf(const std::string& normalised) {
    std::vector<std::string> words;
    std::string word;
    for (const char c : normalised + " ") {
        if (c != ' ') {
            word += c;
        } else if (!word.empty()) {
            words.push_back(word);
            word.clear();
        }
    }
    return words;
}

// Every pair, as the header says it.
std::vector<DuplicatePair> slowly(const std::vector<ComparedText>& texts, double from) {
    std::vector<DuplicatePair> pairs;
    std::vector<std::string> normalised;
    for (const ComparedText& text : texts) {
        normalised.push_back(normalisedQuestion(text.text));
    }
    const auto firstOfItsText = [&](std::size_t i) {
        return std::find(normalised.begin(), normalised.end(), normalised[i]) - normalised.begin() ==
               static_cast<std::ptrdiff_t>(i);
    };
    const auto figures = [&](std::size_t i) {
        std::multiset<std::string> result;
        for (const std::string& word : wordsOf(normalised[i])) {
            if (word.find_first_of("0123456789") != std::string::npos) {
                result.insert(word);
            }
        }
        return result;
    };
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (normalised[i].empty()) {
            continue;
        }
        if (!firstOfItsText(i)) {
            std::size_t same = i;
            std::size_t any = i;
            for (std::size_t j = i; j-- > 0;) {
                if (normalised[j] == normalised[i]) {
                    any = j;
                    if (texts[j].context == texts[i].context) {
                        same = j;
                    }
                }
            }
            pairs.push_back({same != i ? same : any, i, 1, true, same != i});
            continue;
        }
        const std::vector<std::string> list = wordsOf(normalised[i]);
        const std::set<std::string> mine(list.begin(), list.end());
        for (std::size_t j = 0; j < i; ++j) {
            if (!firstOfItsText(j) || normalised[j].empty() || texts[j].context != texts[i].context ||
                figures(j) != figures(i)) {
                continue;
            }
            const std::vector<std::string> otherList = wordsOf(normalised[j]);
            const std::set<std::string> other(otherList.begin(), otherList.end());
            std::set<std::string> both;
            std::set_intersection(mine.begin(), mine.end(), other.begin(), other.end(),
                                  std::inserter(both, both.end()));
            const double similarity = static_cast<double>(both.size()) /
                                      static_cast<double>(mine.size() + other.size() - both.size());
            const bool otherAnswer =
                !texts[i].answer.empty() && !texts[j].answer.empty() && texts[i].answer != texts[j].answer;
            if (similarity >= from - 1e-12 && !otherAnswer) {
                pairs.push_back({j, i, similarity, false, true});
                break;
            }
        }
    }
    return pairs;
}

} // namespace

class TestDuplicateQuestions : public QObject {
    Q_OBJECT

  private slots:
    void exactlyEqual();
    void nearlyEqual();
    void anotherFigureIsAnotherQuestion();
    void anotherAnswerIsAnotherQuestion();
    void contexts();
    void againstEveryPair();
    void cancelling();
};

void TestDuplicateQuestions::exactlyEqual() {
    const std::vector<ComparedText> texts{{"What was the VAT rate?", ""},
                                          {"  what was the “vat” RATE ", ""},
                                          {"?!", ""},
                                          {"...", ""},
                                          {"What was the vat rate", ""}};
    const std::vector<DuplicatePair> wanted{{0, 1, 1, true, true}, {0, 4, 1, true, true}};
    QVERIFY(found(texts) == wanted);
}

void TestDuplicateQuestions::nearlyEqual() {
    const std::string text =
        "how does the group explain the main drivers behind the change of its long term debt";
    const std::vector<ComparedText> texts{{text, ""}, {"today unrelated", ""}};
    QCOMPARE(found(texts).size(), std::size_t{0});
    const std::string more = text + " now";
    const auto pairs = found({{text, ""}, {more, ""}});
    QCOMPARE(pairs.size(), std::size_t{1});
    QVERIFY(!pairs[0].exact);
    QCOMPARE(pairs[0].similarity, 14.0 / 15.0);
}

void TestDuplicateQuestions::anotherFigureIsAnotherQuestion() {
    const std::string text =
        "which risks did the company name in its report of the year that ended in december ";
    const std::string one = text + "2018";
    const std::string other = text + "2019";
    QCOMPARE(found({{one, ""}, {other, ""}}, 0.8).size(), std::size_t{0});
    // The same figure is the same however it is written.
    QVERIFY(found({{one, ""}, {text + "\uFF12\uFF10\uFF11\uFF18", ""}}) == found({{one, ""}, {one, ""}}));
    QCOMPARE(found({{"CO\u2082 in 2019", ""}, {"2019", ""}, {"CO2 in 2019?", ""}}).size(), std::size_t{1});
    QCOMPARE(found({{"1 of 22", ""}, {"2 of 12", ""}}, 0.1).size(), std::size_t{0});
}

void TestDuplicateQuestions::anotherAnswerIsAnotherQuestion() {
    const std::string one = "which of the two segments of the group had the highest net revenue in the year";
    const std::string other = "which of the two segments of the group had the lowest net revenue in the year";
    QCOMPARE(found({{one, ""}, {other, ""}}, 0.8).size(), std::size_t{1});
    QCOMPARE(found({{one, "", "cloud"}, {other, ""}}, 0.8).size(), std::size_t{1});
    QCOMPARE(found({{one, "", "cloud"}, {other, "", "cloud"}}, 0.8).size(), std::size_t{1});
    QCOMPARE(found({{one, "", "cloud"}, {other, "", "retail"}}, 0.8).size(), std::size_t{0});
    QCOMPARE(found({{one, "", "the cloud grew"}, {other, "", "the cloud grew fast"}}, 0.8).size(),
             std::size_t{1});
    QCOMPARE(found({{one, "", "12 5"}, {other, "", "13 5"}}, 0.8).size(), std::size_t{0});
    // The same question with two answers is told: one of them is wrong.
    QCOMPARE(found({{one, "", "cloud"}, {one, "", "retail"}}).size(), std::size_t{1});
    assay::model::Question question;
    QVERIFY(comparedAnswer(question).empty());
    question.answerNumeric = 4.5;
    assay::model::Question same = question;
    QCOMPARE(comparedAnswer(question), comparedAnswer(same));
    same.answerNumeric = -4.5;
    QVERIFY(comparedAnswer(question) != comparedAnswer(same));
    same.answerNumeric = 4.50000000001;
    QVERIFY(comparedAnswer(question) != comparedAnswer(same));
    question.answerText = {"Retail", "The Cloud."};
    same.answerText = {"the cloud", "retail"};
    QCOMPARE(comparedAnswer(question), comparedAnswer(same));
    question.answerText = {"-3"};
    same.answerText = {"3"};
    QVERIFY(comparedAnswer(question) != comparedAnswer(same));
}

void TestDuplicateQuestions::contexts() {
    const auto pairs = found({{"Which risks?", "c1;"}, {"Which risks?", "c2;"}, {"which risks", "c2;"}});
    const std::vector<DuplicatePair> wanted{{0, 1, 1, true, false}, {1, 2, 1, true, true}};
    QVERIFY(pairs == wanted);
    assay::model::Question question;
    question.years = {2019, 2018};
    question.cikInt = {7};
    assay::model::Question turned = question;
    turned.years = {2018, 2019};
    QCOMPARE(questionContext(question), questionContext(turned));
    turned.cikInt = {8};
    QVERIFY(questionContext(question) != questionContext(turned));
}

void TestDuplicateQuestions::againstEveryPair() {
    assay::base::Random random(3);
    int near = 0;
    for (int round = 0; round < 25; ++round) {
        std::vector<std::string> kept;
        std::vector<ComparedText> texts;
        const std::uint64_t vocabulary = 4 + random.below(30);
        for (int i = 0; i < 120; ++i) {
            std::string text;
            if (!kept.empty() && random.below(2) == 0) {
                text = kept[random.below(kept.size())]; // a variation of an earlier one
                text += random.below(2) == 0 ? " w" + std::to_string(random.below(vocabulary)) : "!";
            } else {
                for (std::uint64_t words = random.below(18); words > 0; --words) {
                    const auto word = random.below(vocabulary);
                    text += std::string(1, static_cast<char>('a' + word % 26)) + (word > 25 ? "q " : "x ");
                }
                if (random.below(3) == 0) {
                    text += std::to_string(2018 + random.below(2));
                }
            }
            kept.push_back(text);
        }
        for (const std::string& text : kept) {
            texts.push_back({text, random.below(4) == 0 ? "c1;" : "",
                             std::array<std::string, 3>{"", "yes", "no"}[random.below(3)]});
        }
        for (const double from : {0.5, 0.75, 0.9, 1.0}) {
            const auto pairs = found(texts, from);
            QVERIFY(pairs == slowly(texts, from));
            near += static_cast<int>(std::count_if(pairs.begin(), pairs.end(),
                                                   [](const DuplicatePair& pair) { return !pair.exact; }));
        }
    }
    QVERIFY(near > 100);
}

void TestDuplicateQuestions::cancelling() {
    std::stop_source stop;
    stop.request_stop();
    const std::vector<ComparedText> texts{{"a b", ""}, {"a b", ""}};
    const auto pairs = findDuplicates(texts, 0.9, stop.get_token());
    QVERIFY(!pairs.has_value());
    QVERIFY(pairs.error().code == assay::base::ErrorCode::Cancelled);
    QVERIFY(!findDuplicates(texts, 0, {}).has_value());
}

ASSAY_TEST(TestDuplicateQuestions)
#include "tst_duplicate_questions.moc"
