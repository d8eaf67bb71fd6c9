// The measures of the Norwegian rubric, keywords, and BERTScore from vectors.
#include "core/metrics/answers/answer_phrases.h"
#include "core/metrics/answers/bert_score.h"
#include "core/metrics/answers/norwegian_answer.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <fstream>

using namespace assay;
using metrics::accuracyScore;
using metrics::CitationKnown;
using metrics::CitedSource;
using metrics::lawCitationsIn;
using metrics::lengthScore;
using metrics::lookUp;
using metrics::tokenCount;

namespace {

metrics::LanguageCheck checkNorwegian(std::string_view answer) {
    return metrics::checkNorwegian(text::FoldedText(answer));
}

} // namespace

class TstNorwegianAnswer : public QObject {
    Q_OBJECT

  private slots:
    void tokens();
    void lengths();
    void accuracies();
    void lawCitations();
    void knownSources();
    void languages();
    void phrases();
    void bertScoreAsByMatrices();
    void bertScoreOfNothing();
};

void TstNorwegianAnswer::tokens() {
    QCOMPARE(tokenCount(""), std::size_t{0});
    QCOMPARE(tokenCount("  \n"), std::size_t{0});
    QCOMPARE(tokenCount("Merverdiavgift er en avgift. [\u00a7 1-1 Lov]"), std::size_t{7});
    QCOMPARE(tokenCount("a\u00a0b\u2003c"), std::size_t{3});
}

void TstNorwegianAnswer::lengths() {
    QCOMPARE(lengthScore(49), 0.5);
    QCOMPARE(lengthScore(50), 0.8);
    QCOMPARE(lengthScore(99), 0.8);
    QCOMPARE(lengthScore(100), 1.0);
    QCOMPARE(lengthScore(250), 1.0);
    QCOMPARE(lengthScore(251), 0.8);
    QCOMPARE(lengthScore(300), 0.8);
    QCOMPARE(lengthScore(301), 0.5);
    QCOMPARE(lengthScore(150, 140), 0.5);
    QCOMPARE(lengthScore(400, 500), 0.8);
}

void TstNorwegianAnswer::accuracies() {
    QCOMPARE(accuracyScore("a", "a", std::nullopt, 0, 3), std::optional(1.0));
    QCOMPARE(accuracyScore("a", "b", std::nullopt, 3, 3), std::nullopt);
    QCOMPARE(accuracyScore("a", "b", 0.99, 0, 3), std::optional(1.0));
    QCOMPARE(accuracyScore("a", "b", 0.80, 3, 3), std::optional(0.80));
    QCOMPARE(accuracyScore("a", "b", 0.80, 2, 3), std::optional(0.69));
    QCOMPARE(accuracyScore("a", "b", 0.80, 0, 0), std::optional(0.80));
    QCOMPARE(accuracyScore("a", "b", 0.50, 0, 3), std::optional(0.50));
    QCOMPARE(accuracyScore("a", "b", 0.20, 1, 3), std::optional(0.40));
    QCOMPARE(accuracyScore("a", "b", 0.20, 0, 3), std::optional(0.0));
}

void TstNorwegianAnswer::lawCitations() {
    const auto citations =
        lawCitationsIn("Avgift [\u00a7 1-1 Lov om  merverdiavgift], konto [NS 4102] og [kilde].");
    QCOMPARE(citations.size(), std::size_t{2});
    QCOMPARE(citations[0].section, std::string("1-1"));
    QCOMPARE(citations[0].title, std::string("Lov om merverdiavgift"));
    QCOMPARE(citations[1].title, std::string("NS 4102"));
    QVERIFY(lawCitationsIn("\u00a7 1-1 Lov om merverdiavgift").empty());
}

void TstNorwegianAnswer::knownSources() {
    const std::vector<CitedSource> sources{
        {"mval", "Lov om merverdiavgift (merverdiavgiftsloven)", {"1-1", "\u00a7 2-1"}},
        {"ns4102", "NS 4102", {}}};
    const auto known = [&sources](std::string_view answer) {
        return lookUp(lawCitationsIn(answer).at(0), sources);
    };
    QCOMPARE(known("[\u00a7 1-1 Lov om merverdiavgift]"), CitationKnown::Known);
    QCOMPARE(known("[\u00a7 2-1 lov om merverdiavgift]"), CitationKnown::Known);
    QCOMPARE(known("[\u00a7 9-9 Lov om merverdiavgift]"), CitationKnown::SectionUnknown);
    QCOMPARE(known("[\u00a7 1-1 Lov om luft]"), CitationKnown::TitleUnknown);
    QCOMPARE(known("[NS 4102]"), CitationKnown::Known);
}

void TstNorwegianAnswer::languages() {
    QVERIFY(checkNorwegian("Merverdiavgift er en avgift p\u00e5 omsetning av varer og tjenester i Norge.")
                .foreign.empty());
    const auto english = checkNorwegian("The tax is due when goods are sold by a company to another one.");
    QVERIFY(english.noNorwegianLetters);
    QCOMPARE(english.foreign.size(), std::size_t{1});
    QCOMPARE(english.foreign[0].language, metrics::ForeignLanguage::English);
    const auto swedish = checkNorwegian("Momsen \u00e4r en skatt och betalas av f\u00f6retaget.");
    QCOMPARE(swedish.foreign.size(), std::size_t{1});
    QCOMPARE(swedish.foreign[0].language, metrics::ForeignLanguage::Swedish);
    QVERIFY(checkNorwegian("SAF-T Tax og Standard Audit File Tax leveres p\u00e5 Altinn.").foreign.empty());
    QVERIFY(!checkNorwegian("Ja.").noNorwegianLetters); // too short to tell
}

void TstNorwegianAnswer::phrases() {
    const std::vector<std::string> phrases{"avgift", "Omsetning", "fradrag"};
    const auto matches = metrics::findPhrases(text::FoldedText("Merverdiavgift p\u00e5 OMSETNING"), phrases);
    QCOMPARE(matches.found(), std::size_t{2});
    QVERIFY(!matches.places[2]);
    QCOMPARE(matches.places[0]->begin, std::size_t{8});
    QVERIFY(std::abs(*matches.share() - 2.0 / 3) < 1e-12);
    QVERIFY(!metrics::findPhrases(text::FoldedText("x"), {}).share());
}

void TstNorwegianAnswer::bertScoreAsByMatrices() {
    std::ifstream file(std::string(ASSAY_GOLDEN_DIR) + "/answers/bert_score.json");
    const auto golden = nlohmann::json::parse(file, nullptr, false);
    QVERIFY(golden.is_array() && golden.size() == 20);
    for (const auto& one : golden) {
        const auto answer = one["answer"].get<std::vector<float>>();
        const auto gold = one["gold"].get<std::vector<float>>();
        const auto answerWeights = one["answer_weights"].get<std::vector<double>>();
        const auto goldWeights = one["gold_weights"].get<std::vector<double>>();
        const auto dimension = one["dimension"].get<std::size_t>();
        std::optional<metrics::BertBaseline> baseline;
        if (!one["baseline"].is_null()) {
            baseline = one["baseline"].get<metrics::BertBaseline>();
        }
        const auto score =
            metrics::bertScore({answer, dimension, answerWeights}, {gold, dimension, goldWeights}, baseline);
        QVERIFY(score);
        QVERIFY(std::abs(score->precision - one["expected"][0].get<double>()) < 1e-9);
        QVERIFY(std::abs(score->recall - one["expected"][1].get<double>()) < 1e-9);
        QVERIFY(std::abs(score->f - one["expected"][2].get<double>()) < 1e-9);
    }
}

void TstNorwegianAnswer::bertScoreOfNothing() {
    const std::vector<float> two{1, 0};
    QVERIFY(!metrics::bertScore({{}, 2, {}}, {two, 2, {}}));
    QVERIFY(!metrics::bertScore({two, 1, {}}, {two, 2, {}}));
    const std::vector<double> none{0};
    QVERIFY(!metrics::bertScore({two, 2, none}, {two, 2, {}}));
}

ASSAY_TEST(TstNorwegianAnswer)
#include "tst_norwegian_answer.moc"
