// What the figures of judges mean: what they say of answers, and how far they agree with people.
#include "core/words/definition_lists.h"
#include "core/words/wording.h"

#include <array>

namespace assay::words {
namespace {

constexpr const char* kJudgeDraws = ASSAY_TEXT(
    "Report", "Its interval is of a bootstrap over answers, 95 %, 2,000 draws with seed 42, at the level "
              "that so many answers need; below 6 answers there is none.");

constexpr const char* kJudgeAgreementDraws = ASSAY_TEXT(
    "Report", "Its interval is of a bootstrap over answers, 95 %, 2,000 draws with seed 42, at the level "
              "that so many answers need; below 6 answers there is none. Where fewer than six were judged "
              "differently, it is at least as wide as Wilson's interval of the share judged alike.");

constexpr const char* kJudgedMean = ASSAY_TEXT(
    "Report", "By the model that is named beside it. Its interval is the percentile bootstrap's of clusters "
              "(companies, filings, or each question alone), 95 %; below 6 clusters there is none.");

constexpr std::array kJudgeDefinitions{
    Definition{"answer_judge_pass", ASSAY_TEXT("Report", "Judge: passes"),
               ASSAY_TEXT("Report", "1 where the judge's score is 7 or more and it lists no hallucination, "
                                    "else 0; none where the judge leaves the score open."),
               "Florida tax, Evaluation Guide", kJudgedMean, true},
    Definition{"answer_judge_faithfulness", ASSAY_TEXT("Report", "Judge: faithfulness"),
               ASSAY_TEXT("Report", "Of the claims of an answer that a judge has decided, those that it says "
                                    "the passages support. A proposal: people label claims."),
               "S. Es et al., 2023, RAGAS: Automated evaluation of retrieval augmented generation",
               kJudgedMean, true},
    Definition{"answer_judge_context_precision", ASSAY_TEXT("Report", "Judge: context precision"),
               ASSAY_TEXT("Report", "Over the ranks of the passages that a judge finds useful, the mean of "
                                    "useful ones so far / rank; 0 without a useful one. Passages that it "
                                    "leaves open are left out."),
               "S. Es et al., 2023, RAGAS: Automated evaluation of retrieval augmented generation",
               kJudgedMean, true},
    Definition{"answer_judge_context_recall", ASSAY_TEXT("Report", "Judge: context recall"),
               ASSAY_TEXT("Report", "Of the statements of the gold answer that a judge has decided, those "
                                    "that the retrieved passages hold."),
               "S. Es et al., 2023, RAGAS: Automated evaluation of retrieval augmented generation",
               kJudgedMean, true},
    Definition{"judge_agreement_kappa", ASSAY_TEXT("Report", "κ of judge and people"),
               ASSAY_TEXT("Report", "(po − pe) / (1 − pe) of pass and fail, over the answers that both the "
                                    "judge and a person have judged. Undefined where both said the same "
                                    "throughout."),
               "J. Cohen, 1960, A coefficient of agreement for nominal scales", kJudgeAgreementDraws, true},
    Definition{"judge_agreement_ac1", ASSAY_TEXT("Report", "AC1 of judge and people"),
               ASSAY_TEXT("Report", "As κ, with chance from how often each verdict was given by either. "
                                    "For where nearly all verdicts are alike, which makes κ small."),
               "K. L. Gwet, 2008, Computing inter-rater reliability and its variance in the presence of high "
               "agreement",
               kJudgeAgreementDraws, true},
    Definition{"judge_agreement_observed", ASSAY_TEXT("Report", "Same verdict"),
               ASSAY_TEXT("Report", "The share of answers on which judge and person give the same verdict, "
                                    "not corrected for chance."),
               "", kJudgeAgreementDraws, true},
    Definition{"judge_agreement_luck", ASSAY_TEXT("Report", "Same verdict by luck"),
               ASSAY_TEXT("Report", "pj pp + (1 − pj)(1 − pp): the share of same verdicts of a judge that "
                                    "passes as many answers (pj), drawn at random, where people pass the "
                                    "share pp. It follows from these counts and has no interval."),
               "J. Cohen, 1960, A coefficient of agreement for nominal scales", nullptr, true},
    Definition{"judge_agreement_weighted", ASSAY_TEXT("Report", "Weighted κ of scores"),
               ASSAY_TEXT("Report", "Of scores from 0 to 10, rounded to whole ones; disagreements weigh by "
                                    "the square of their distance."),
               "J. Cohen, 1968, Weighted kappa", kJudgeAgreementDraws, true},
    Definition{"judge_bias", ASSAY_TEXT("Report", "Judge minus person"),
               ASSAY_TEXT("Report", "The mean difference of their scores over the answers that both scored; "
                                    "above 0 the judge is the milder one."),
               "", kJudgeDraws, true},
    Definition{"judge_bias_length", ASSAY_TEXT("Report", "Bias by length"),
               ASSAY_TEXT("Report", "Judge minus person of the answers longer than the median, less that of "
                                    "the others. Above 0 the judge favours long answers."),
               "", kJudgeDraws, true},
    Definition{"judge_bias_order", ASSAY_TEXT("Report", "Bias by order"),
               ASSAY_TEXT("Report", "The judge's score where it read the answer before the gold, minus that "
                                    "where it read the gold first, over the same answers."),
               "", kJudgeDraws, true},
    Definition{"judge_bias_own_model", ASSAY_TEXT("Report", "Bias for its own model"),
               ASSAY_TEXT("Report", "Judge minus person of answers that the judge's own model wrote, less "
                                    "that of the others."),
               "", kJudgeDraws, true},
    Definition{"judge_labels_needed", ASSAY_TEXT("Report", "Labels that settle it"),
               ASSAY_TEXT("Report", "So many answers judged by people, in all, that the interval of the "
                                    "agreement is no wider than ±0.1: n (half its width / 0.1)². It grows "
                                    "with the square of the precision that is wanted, and is a guess from "
                                    "the answers there are."),
               ""},
};

} // namespace

std::span<const Definition> judgeDefinitions() noexcept {
    return kJudgeDefinitions;
}

} // namespace assay::words
