// What the figures mean that people give to answers by reading them.
#include "core/words/definition_lists.h"
#include "core/words/wording.h"

#include <array>

namespace assay::words {
namespace {

constexpr const char* kFidelitySource = "FinRAG Gold Test Framework, part 5.5";
constexpr const char* kFidelityShare =
    ASSAY_TEXT("Report", "Its interval is Wilson's, 95 %, with the effective number of questions of clusters "
                         "(companies, filings, or each question alone); below 6 clusters there is none.");
constexpr const char* kReaderDraws =
    ASSAY_TEXT("Report", "Its interval is the bootstrap's over answers, 95 %; none below six; at least "
                         "Wilson's of those alike where fewer than six differ.");
constexpr const char* kCounted =
    ASSAY_TEXT("Report", "All of them are counted and none is drawn, so there is no interval.");

constexpr std::array kFidelityDefinitions{
    Definition{"fidelity_perfect", ASSAY_TEXT("Report", "Perfect alignment"),
               ASSAY_TEXT("Report",
                          "Questions whose answers say only what the evidence says: every claim was "
                          "judged as aligned. Of the questions with an answer that somebody read "
                          "to the end; of several readers the gravest is taken, several answers to "
                          "one question are averaged first."),
               kFidelitySource, kFidelityShare, true},
    Definition{"fidelity_minor_extrapolation", ASSAY_TEXT("Report", "Minor extrapolation"),
               ASSAY_TEXT("Report", "The same of answers with a claim that may be inferred from the evidence "
                                    "but does not stand there, and none that is invented."),
               kFidelitySource, kFidelityShare, true},
    Definition{"fidelity_hallucinated", ASSAY_TEXT("Report", "Hallucinated"),
               ASSAY_TEXT("Report", "The same of answers with a claim that is invented."), kFidelitySource,
               kFidelityShare, true},
    Definition{"fidelity_read", ASSAY_TEXT("Report", "Answers read"),
               ASSAY_TEXT("Report",
                          "Answers of which somebody has judged every claim; n is the number of answers. The "
                          "same text to the same question counts once."),
               "", kCounted, true},
    Definition{"fidelity_disputed", ASSAY_TEXT("Report", "Answers that readers tell apart"),
               ASSAY_TEXT("Report",
                          "Of the answers that were read, those to which two readers gave different "
                          "verdicts as a whole."),
               "", kCounted, true},
    Definition{"fidelity_claims", ASSAY_TEXT("Report", "Claims by verdict"),
               ASSAY_TEXT("Report",
                          "Of the claims of all answers that were judged to the end, those with the "
                          "verdict, counted for each reader. Claims of one answer are not "
                          "independent: there is no interval."),
               kFidelitySource, nullptr, true},
    Definition{"fidelity_kappa", ASSAY_TEXT("Report", "Readers' κ"),
               ASSAY_TEXT("Report", "Cohen's κ of two readers over the n answers that both judged blind, on "
                                    "perfect, minor extrapolation and hallucinated. Undefined when both gave "
                                    "one and the same throughout."),
               "J. Cohen, 1960, A coefficient of agreement for nominal scales", kReaderDraws, true},
    Definition{"fidelity_weighted_kappa", ASSAY_TEXT("Report", "Readers' weighted κ"),
               ASSAY_TEXT("Report", "The same, where perfect against hallucinated weighs four times as much "
                                    "as a step to either side of a minor extrapolation."),
               "J. Cohen, 1968, Weighted kappa", kReaderDraws, true},
    Definition{"fidelity_ac1", ASSAY_TEXT("Report", "Readers' AC1"),
               ASSAY_TEXT("Report", "Gwet's AC1 of the two over the same answers, for where nearly all of "
                                    "them are alike: κ is small there however often readers agree."),
               "K. L. Gwet, 2008, Computing inter-rater reliability and its variance in the presence of high "
               "agreement",
               kReaderDraws, true},
    Definition{"fidelity_observed", ASSAY_TEXT("Report", "Readers' observed agreement"),
               ASSAY_TEXT("Report", "The share of the n answers to which both readers gave the same, not "
                                    "corrected for chance."),
               "", kReaderDraws, true},
    Definition{"fidelity_luck", ASSAY_TEXT("Report", "Readers' agreement by luck"),
               ASSAY_TEXT("Report", "The sum over perfect, minor extrapolation and hallucinated of the "
                                    "product of how often each reader gave it: what two readers with these "
                                    "habits would agree on by luck. It follows from these counts and has no "
                                    "interval."),
               "J. Cohen, 1960, A coefficient of agreement for nominal scales", nullptr, true},
    Definition{"fidelity_same_claims", ASSAY_TEXT("Report", "Claims on which readers agree"),
               ASSAY_TEXT("Report", "Of the n claims that both readers cut alike, those with one verdict. "
                                    "Claims of one answer are not independent: there is no interval."),
               "", nullptr, true},
};

} // namespace

std::span<const Definition> fidelityDefinitions() noexcept {
    return kFidelityDefinitions;
}

} // namespace assay::words
