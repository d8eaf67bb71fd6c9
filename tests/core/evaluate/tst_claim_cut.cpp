#include "core/evaluate/answers/claims.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using namespace assay::evaluate;

namespace {

const std::string kAnswer =
    "Debt rose by $11.6 billion in 2019. Sales fell by 4 percent. See Fla. Stat. § 212.05(1).";
const std::vector<std::string> kEvidence{
    "Long-term debt increased by $11.6 billion in 2019. The weather was fine.",
    "The rate follows section 212.05 of the statutes. Sales grew in 2018."};

std::string textOf(const ClaimExtent& claim) {
    return kAnswer.substr(claim.begin, claim.end - claim.begin);
}

model::ClaimSheet sheetWith(std::initializer_list<std::optional<model::ClaimVerdict>> verdicts) {
    model::ClaimSheet sheet;
    std::int64_t at = 0;
    for (const auto& verdict : verdicts) {
        sheet.claims.push_back({at, at + 1, verdict, "", ""});
        at += 2;
    }
    return sheet;
}

} // namespace

class TstClaimCut : public QObject {
    Q_OBJECT

  private slots:
    void anAnswerIsCutBySentences();
    void headingsAreNoClaims();
    void figuresThatNoEvidenceHoldsAreFound();
    void anotherScaleIsTold();
    void theNearestSentenceIsShown();
    void withoutEvidenceThereIsNoSuggestion();
    void fidelityIsThatOfTheGravestClaim();
    void claimsAreSplit();
    void claimsAreJoined();
};

void TstClaimCut::anAnswerIsCutBySentences() {
    const auto claims = cutIntoClaims(kAnswer);
    QVERIFY(claims.size() >= 3);
    QCOMPARE(textOf(claims[0]), std::string("Debt rose by $11.6 billion in 2019."));
    QCOMPARE(textOf(claims[1]), std::string("Sales fell by 4 percent."));
    QVERIFY(cutIntoClaims("").empty());
    const auto sheet = newClaimSheet("q", kAnswer);
    QCOMPARE(sheet.claims.size(), claims.size());
    QCOMPARE(sheet.answerSha256.size(), std::size_t(64));
    QVERIFY(!fidelityOf(sheet).has_value());
}

void TstClaimCut::headingsAreNoClaims() {
    const auto claimsOf = [](const std::string& answer) {
        std::vector<std::string> texts;
        for (const ClaimExtent& claim : cutIntoClaims(answer)) {
            texts.push_back(answer.substr(claim.begin, claim.end - claim.begin));
        }
        return texts;
    };
    QCOMPARE(
        claimsOf("## Results of 2019\n\nDebt rose by 5 percent.\n\n**Key drivers:**\n\n"
                 "Rates went up.\n\n---\n\nMain risks:\n\nCompetition is strong."),
        (std::vector<std::string>{"Debt rose by 5 percent.", "Rates went up.", "Competition is strong."}));
    // A sentence, a figure and a lead-in that says something stay.
    const std::vector<std::string> said{"# Debt rose.", "## Net sales: $5 million",
                                        "Net debt of $3 million:", "The following risks increased:"};
    for (const std::string& each : said) {
        const auto claims = claimsOf(each + "\n\nCompetition is strong.");
        QCOMPARE(claims.size(), std::size_t(2));
        QCOMPARE(claims.front(), each);
    }
    // What is all of an answer is its claim, and short answers are no headings.
    QCOMPARE(claimsOf("# Apple"), std::vector<std::string>{"# Apple"});
    QCOMPARE(claimsOf("Net sales"), std::vector<std::string>{"Net sales"});
    QCOMPARE(claimsOf("C#"), std::vector<std::string>{"C#"});
}

void TstClaimCut::figuresThatNoEvidenceHoldsAreFound() {
    const auto claims = cutIntoClaims(kAnswer);
    const auto found = suggestForClaims(kAnswer, claims, kEvidence);
    QCOMPARE(found.size(), claims.size());
    QVERIFY(found[0].unheld.empty());
    QCOMPARE(found[1].unheld.size(), std::size_t(1));
    QCOMPARE(found[1].unheld[0].kind, UnheldPassage::Kind::Number);
    QVERIFY(!found[1].unheld[0].differsInScaleOrSign);
    // The citation is a subsection of what the evidence cites; its figures are no figures of their own.
    for (std::size_t i = 2; i < found.size(); ++i) {
        QVERIFY(found[i].unheld.empty());
    }
    const std::string cites = "See Fla. Stat. § 199.01.";
    const std::vector<ClaimExtent> whole{{0, cites.size()}};
    const auto unknown = suggestForClaims(cites, whole, kEvidence);
    QCOMPARE(unknown[0].unheld.size(), std::size_t(1));
    QCOMPARE(unknown[0].unheld[0].kind, UnheldPassage::Kind::Citation);
}

void TstClaimCut::anotherScaleIsTold() {
    const std::string answer = "Debt rose by $11.6 million.";
    const std::vector<ClaimExtent> whole{{0, answer.size()}};
    const auto found = suggestForClaims(answer, whole, kEvidence);
    QCOMPARE(found[0].unheld.size(), std::size_t(1));
    QVERIFY(found[0].unheld[0].differsInScaleOrSign);
}

void TstClaimCut::theNearestSentenceIsShown() {
    const auto claims = cutIntoClaims(kAnswer);
    const auto found = suggestForClaims(kAnswer, claims, kEvidence);
    QVERIFY(found[0].nearest.has_value());
    QCOMPARE(found[0].nearest->text, std::size_t(0));
    const auto& place = *found[0].nearest;
    QVERIFY(kEvidence[0].substr(place.begin, place.end - place.begin).starts_with("Long-term debt"));
    QVERIFY(found[0].similarity > 0 && found[0].similarity <= 1);
    QVERIFY(found[1].nearest.has_value());
    QCOMPARE(found[1].nearest->text, std::size_t(1));
    const std::string same = "The weather was fine.";
    const std::vector<ClaimExtent> whole{{0, same.size()}};
    QCOMPARE(suggestForClaims(same, whole, kEvidence)[0].similarity, 1.0);
}

void TstClaimCut::withoutEvidenceThereIsNoSuggestion() {
    const auto claims = cutIntoClaims(kAnswer);
    for (const ClaimSuggestion& each : suggestForClaims(kAnswer, claims, {})) {
        QVERIFY(each.unheld.empty());
        QVERIFY(!each.nearest.has_value());
    }
}

void TstClaimCut::fidelityIsThatOfTheGravestClaim() {
    using enum model::ClaimVerdict;
    QVERIFY(fidelityOf(sheetWith({Aligned, Aligned})) == model::Fidelity::Perfect);
    QVERIFY(fidelityOf(sheetWith({Aligned, Extrapolated})) == model::Fidelity::MinorExtrapolation);
    QVERIFY(fidelityOf(sheetWith({Invented, Extrapolated})) == model::Fidelity::Hallucinated);
    QVERIFY(!fidelityOf(sheetWith({Invented, std::nullopt})).has_value());
    QVERIFY(!fidelityOf(sheetWith({})).has_value());
}

void TstClaimCut::claimsAreSplit() {
    const std::string answer = "Debt rose and sales fell.";
    model::ClaimSheet sheet = newClaimSheet("q", answer);
    QCOMPARE(sheet.claims.size(), std::size_t(1));
    sheet.claims[0].verdict = model::ClaimVerdict::Aligned;
    QVERIFY(!splitClaim(sheet, answer, 0, 0));
    QVERIFY(!splitClaim(sheet, answer, 0, answer.size()));
    QVERIFY(!splitClaim(sheet, answer, 0, 2)); // within the first word
    QVERIFY(!splitClaim(sheet, answer, 1, 5));
    QVERIFY(splitClaim(sheet, answer, 0, 12)); // within "and"
    QCOMPARE(sheet.claims.size(), std::size_t(2));
    QCOMPARE(answer.substr(static_cast<std::size_t>(sheet.claims[1].begin)), std::string("and sales fell."));
    QCOMPARE(answer.substr(0, static_cast<std::size_t>(sheet.claims[0].end)), std::string("Debt rose"));
    QVERIFY(sheet.claims[1].verdict == model::ClaimVerdict::Aligned);
}

void TstClaimCut::claimsAreJoined() {
    model::ClaimSheet sheet = sheetWith({model::ClaimVerdict::Aligned, model::ClaimVerdict::Invented});
    sheet.claims[0].note = "a";
    sheet.claims[1].note = "b";
    QVERIFY(!joinClaim(sheet, 1));
    QVERIFY(joinClaim(sheet, 0));
    QCOMPARE(sheet.claims.size(), std::size_t(1));
    QCOMPARE(sheet.claims[0].end, std::int64_t(3));
    QVERIFY(!sheet.claims[0].verdict.has_value());
    QCOMPARE(sheet.claims[0].note, std::string("a\nb"));
}

ASSAY_TEST(TstClaimCut)
#include "tst_claim_cut.moc"
