// Citations of statutes and rules: normalised, found in text, and counted.
#include "core/base/random.h"
#include "core/metrics/answers/citation_score.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <set>

using namespace assay;
using metrics::Citation;
using metrics::CitationScore;
using metrics::citationsIn;
using metrics::normalisedCitation;
using metrics::scoreCitations;

namespace {

std::vector<Citation> listOf(const std::vector<std::string>& texts) {
    std::vector<Citation> list;
    for (const std::string& one : texts) {
        list.push_back(normalisedCitation(one));
    }
    return list;
}

std::vector<std::string> citedIn(std::string_view answer) {
    std::vector<std::string> texts;
    for (const auto& cited : citationsIn(answer)) {
        texts.push_back(cited.citation.text());
    }
    return texts;
}

using Texts = std::vector<std::string>;

} // namespace

class TstCitationScore : public QObject {
    Q_OBJECT

  private slots:
    void normalised();
    void inText();
    void guideExamples();
    void emptySides();
    void asSetsOfTexts();
};

void TstCitationScore::normalised() {
    for (const char* text : {"Fla. Stat. \u00a7 212.05", "212.05", "s. 212.05, F.S.", "\u00a7212.05"}) {
        QCOMPARE(normalisedCitation(text).text(), std::string("212.05"));
    }
    QCOMPARE(normalisedCitation("\u00a7 212.05(1)(A)1.a").text(), std::string("212.05(1)(a)"));
    for (const char* text :
         {"Rule 12A-1.001", "F.A.C. 12A-1.001", "12a-1.001", "Fla. Admin. Code R. 12A-1.001"}) {
        QCOMPARE(normalisedCitation(text).text(), std::string("12A-1.001"));
    }
    QCOMPARE(normalisedCitation("12-26.003").text(), std::string("12-26.003"));
    QCOMPARE(normalisedCitation("Chapter  212").text(), std::string("chapter 212"));
}

void TstCitationScore::inText() {
    QCOMPARE(citedIn("Under \u00a7 212.05, the Florida sales tax rate is 6%..."), Texts{"212.05"});
    QCOMPARE(citedIn("See \u00a7\u00a7 212.05(1) and 212.08, Florida Statutes, and Rule 12A-1.056."),
             (Texts{"212.05(1)", "212.08", "12A-1.056"}));
    QCOMPARE(citedIn("Section 212.06(2)(c) and 212.08(7)(a), F.S."), (Texts{"212.06(2)(c)", "212.08(7)(a)"}));
    QCOMPARE(citedIn("Sales were $212.05 million, up 10.50, or 3.75 percent."), Texts{});
    const std::string answer = "By \u00a7 212.05 (1)(a) it is due.";
    const auto cited = citationsIn(answer);
    QCOMPARE(cited.size(), std::size_t{1});
    QCOMPARE(answer.substr(cited[0].place.begin, cited[0].place.end - cited[0].place.begin),
             std::string("212.05 (1)(a)"));
}

void TstCitationScore::guideExamples() {
    QVERIFY(normalisedCitation("212.05(1)(a)").isWithin(normalisedCitation("212.05")));
    QVERIFY(normalisedCitation("212.08(1)(a)").isWithin(normalisedCitation("212.08(1)")));
    QVERIFY(!normalisedCitation("212.06").isWithin(normalisedCitation("212.05")));
    QVERIFY(!normalisedCitation("212.08").isWithin(normalisedCitation("212.08(1)")));
    QVERIFY(!normalisedCitation("212.0596").isWithin(normalisedCitation("212.05")));
    const CitationScore score = scoreCitations(listOf({"212.05"}), listOf({"212.05", "12A-1.001"}));
    QCOMPARE(score.precision, std::optional(1.0));
    QCOMPARE(score.recall, std::optional(0.5));
    QVERIFY(std::abs(*score.f1 - 2.0 / 3) < 1e-12);
}

void TstCitationScore::emptySides() {
    const CitationScore nothing = scoreCitations({}, {});
    QVERIFY(!nothing.precision && !nothing.recall && !nothing.f1);
    const CitationScore silent = scoreCitations({}, listOf({"212.05"}));
    QVERIFY(!silent.precision);
    QCOMPARE(silent.recall, std::optional(0.0));
    QCOMPARE(silent.f1, std::optional(0.0));
    const CitationScore unasked = scoreCitations(listOf({"212.05"}), {});
    QCOMPARE(unasked.precision, std::optional(0.0));
    QVERIFY(!unasked.recall);
    QCOMPARE(unasked.f1, std::optional(0.0));
}

void TstCitationScore::asSetsOfTexts() {
    base::Random random(12);
    const Texts all{"212.05",    "212.05(1)", "212.05(1)(a)", "212.08",
                    "212.08(2)", "12A-1.001", "12A-1.001(3)"};
    for (int round = 0; round < 300; ++round) {
        Texts sides[2];
        for (Texts& side : sides) {
            for (std::uint64_t i = random.below(5); i > 0; --i) {
                side.push_back(all[random.below(all.size())]);
            }
        }
        const std::set<std::string> generated(sides[0].begin(), sides[0].end());
        const std::set<std::string> expected(sides[1].begin(), sides[1].end());
        // Subsections in parentheses: one is within another where its text begins with it.
        double correct = 0;
        double found = 0;
        for (const std::string& one : generated) {
            correct +=
                std::ranges::any_of(expected, [&one](const auto& e) { return one.starts_with(e); }) ? 1 : 0;
        }
        for (const std::string& one : expected) {
            found +=
                std::ranges::any_of(generated, [&one](const auto& g) { return g.starts_with(one); }) ? 1 : 0;
        }
        const CitationScore score = scoreCitations(listOf(sides[0]), listOf(sides[1]));
        if (!generated.empty()) {
            QCOMPARE(*score.precision, correct / static_cast<double>(generated.size()));
        }
        if (!expected.empty()) {
            QCOMPARE(*score.recall, found / static_cast<double>(expected.size()));
        }
        QCOMPARE(score.f1.has_value(), !generated.empty() || !expected.empty());
    }
}

ASSAY_TEST(TstCitationScore)
#include "tst_citation_score.moc"
