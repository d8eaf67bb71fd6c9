#include "core/words/definition_lists.h"
#include "core/words/wording.h"

#include <array>

namespace assay::words {
namespace {

constexpr std::array kDefinitions{
    Definition{"bundle_status", ASSAY_TEXT("Report", "Used, unused, rejected bundles"),
               ASSAY_TEXT("Report",
                          "A bundle is used when a question was drafted from it or linked with it, rejected "
                          "when a curator said that no question should be made of it, and unused otherwise."),
               ""},
    Definition{"content_hash", ASSAY_TEXT("Report", "Content hash"),
               ASSAY_TEXT("Report",
                          "SHA-256 over the documents of the questions of a suite in the order of their ids, "
                          "without the retired ones. Two states with the same hash hold the same questions."),
               ""},
    Definition{"coverage_gap", ASSAY_TEXT("Report", "Gap"),
               ASSAY_TEXT("Report",
                          "A combination of two values that no question has. Counted are the values that "
                          "occur, those that the target mix names, and the usual ones of a field to which "
                          "most questions keep; missing values are not counted as "
                          "gaps, unless no question has another."),
               ""},
    Definition{
        "flagged_question", ASSAY_TEXT("Report", "Flagged question"),
        ASSAY_TEXT("Report", "A question with the status flagged, or with a flag that a curator has "
                             "put on it. Retired questions are no longer of the suite."),
        "",
        ASSAY_TEXT("Report",
                   "All questions of the suite are counted and none is drawn, so there is no interval."),
        true},
    Definition{
        "impact_change", ASSAY_TEXT("Report", "Change without the flagged"),
        ASSAY_TEXT("Report", "The mean without the flagged questions minus the mean over all questions."), "",
        ASSAY_TEXT("Report",
                   "The interval is the percentile bootstrap's, 95 %, 2,000 draws with seed 42; "
                   "each draw gives both means. There is none where fewer than six questions have the "
                   "score, with the flagged or without them, or where all of its values are equal."),
        true},
    Definition{"impact_mean", ASSAY_TEXT("Report", "Mean score"),
               ASSAY_TEXT("Report", "The mean of an imported score over the n questions that have it. Its "
                                    "interval is the 95 % percentile bootstrap's, 2,000 draws with seed 42. "
                                    "Below six questions there is none; where all values are 0, or all are "
                                    "1, it is the exact interval of a share, and where all are another "
                                    "value there is none."),
               "B. Efron and R. J. Tibshirani, 1993, An Introduction to the Bootstrap, chapter 13"},
    Definition{"imported_score", ASSAY_TEXT("Report", "Imported score"),
               ASSAY_TEXT("Report",
                          "ROUGE-L, BERTScore and other scores of answers as a file brought them, with the "
                          "model that it names; they are not computed anew."),
               ""},
    Definition{"issue_severity", ASSAY_TEXT("Report", "Errors, warnings, notes"),
               ASSAY_TEXT("Report", "An error is a record that was not kept as a sample, a warning one that "
                                    "was kept and should be looked at, a note what is worth knowing."),
               ""},
    Definition{"jaccard", ASSAY_TEXT("Report", "Jaccard index"),
               ASSAY_TEXT("Report",
                          "The words that two texts share over the words of either; case, accents and "
                          "punctuation aside."),
               "P. Jaccard, 1901"},
    Definition{
        "question_status", ASSAY_TEXT("Report", "Status of a question"),
        ASSAY_TEXT("Report",
                   "Draft, approved, flagged or retired. Shares are of the questions that are not retired."),
        "",
        ASSAY_TEXT("Report",
                   "All questions of the suite are counted and none is drawn, so there is no interval."),
        true},
    Definition{
        "review", ASSAY_TEXT("Report", "Review"),
        ASSAY_TEXT("Report",
                   "What one person says of one question: approve, flag or unsure. It counts as long "
                   "as the question says what it said when it was reviewed; afterwards it is outdated."),
        ""},
    Definition{
        "review_ac1", ASSAY_TEXT("Report", "Gwet's AC1"),
        ASSAY_TEXT("Report",
                   "(po − pe) / (1 − pe) with pe = Σ π (1 − π) / (q − 1), π the mean share of each of the q "
                   "verdicts: agreement beyond chance of two reviewers, over the n questions that both "
                   "reviewed. Shown where they agree on more than 90 % and κ is below 0.4: nearly all "
                   "verdicts are the same one there, and κ is small however often they agree. 95 % "
                   "bootstrap over questions, none below six; "
                   "at least Wilson's of those alike where fewer than six differ."),
        "K. L. Gwet, 2008, Computing inter-rater reliability and its variance in the presence of high "
        "agreement"},
    Definition{
        "review_alpha", ASSAY_TEXT("Report", "Krippendorff's α"),
        ASSAY_TEXT("Report",
                   "1 − Do / De: the disagreement observed among the verdicts of a question, over that "
                   "expected by chance, on a nominal scale. Over the n questions with at least two reviews; "
                   "undefined when all verdicts are the same. 95 % bootstrap over questions, none below six; "
                   "at least Wilson's of those alike where fewer than six differ."),
        "K. Krippendorff, 2011, Computing Krippendorff's alpha-reliability"},
    Definition{
        "review_blind", ASSAY_TEXT("Report", "Blind review"),
        ASSAY_TEXT("Report",
                   "A review that was made before the reviewer could see what others said of the question."),
        ""},
    Definition{"review_kappa", ASSAY_TEXT("Report", "Cohen's κ"),
               ASSAY_TEXT("Report",
                          "(po − pe) / (1 − pe): how far two reviewers agree beyond chance, over "
                          "the n questions that both reviewed. Undefined when both gave one and "
                          "the same verdict throughout. 95 % bootstrap over questions, none below six; "
                          "at least Wilson's of those alike where fewer than six differ."),
               "J. Cohen, 1960, A coefficient of agreement for nominal scales"},
    Definition{"review_kappa_verdict", ASSAY_TEXT("Report", "κ of one verdict"),
               ASSAY_TEXT("Report", "Cohen's κ of two reviewers when all other verdicts count as one. It "
                                    "tells on which verdict they part. Undefined when neither gave it, or "
                                    "both gave nothing else. 95 % bootstrap over questions, none below six; "
                                    "at least Wilson's of those alike where fewer than six differ."),
               "J. L. Fleiss, 1971, Measuring nominal scale agreement among many raters"},
    Definition{"review_observed", ASSAY_TEXT("Report", "Observed agreement"),
               ASSAY_TEXT("Report", "The share of equal verdicts among all pairs of reviews of one question, "
                                    "not corrected for chance."),
               ""},
    Definition{
        "share_of_suite", ASSAY_TEXT("Report", "Share of the questions"),
        ASSAY_TEXT("Report", "Questions with the value, of those that are counted; n is their number."), "",
        ASSAY_TEXT("Report", "All questions are counted and none is drawn, so there is no interval."), true},
    Definition{"spot_check", ASSAY_TEXT("Report", "Spot check"),
               ASSAY_TEXT("Report",
                          "A share of a suite's questions that people read, 20 % unless set otherwise, "
                          "spread over the categories and drawn by a seed."),
               ""},
    Definition{"suite_change", ASSAY_TEXT("Report", "Change since a version"),
               ASSAY_TEXT("Report", "Questions are matched by their id; one that comes several times by its "
                                    "order. Changed is a question with the same id of which a field or the "
                                    "status differs. A retired question counts as removed."),
               ""},
    Definition{"suite_questions", ASSAY_TEXT("Report", "Questions of a suite"),
               ASSAY_TEXT("Report", "The questions of the suite that are not retired."), ""},
    Definition{"suspicion", ASSAY_TEXT("Report", "Suspicion"),
               ASSAY_TEXT("Report", "What the detector says of a question as it is now: the rule, its "
                                    "figures and the passage that triggered it. A person decides about it."),
               ""},
    Definition{"suspicion_decided", ASSAY_TEXT("Report", "Accepted, dismissed, put off"),
               ASSAY_TEXT("Report", "What a person decided about a suspicion: accepted (the question was "
                                    "flagged with it), dismissed for a reason, or put off to a day. What was "
                                    "put off to a day before the newest change is open again."),
               ""},
    Definition{"suspicion_not_judged", ASSAY_TEXT("Report", "Not judged"),
               ASSAY_TEXT("Report",
                          "Questions about which a rule could not say anything, for example because no "
                          "text of their evidence is held. They are not counted as sound."),
               ""},
    Definition{"suspicion_open", ASSAY_TEXT("Report", "Open suspicion"),
               ASSAY_TEXT("Report", "A suspicion about which nobody has decided yet."), ""},
    Definition{"target_missing", ASSAY_TEXT("Report", "Missing from the target mix"),
               ASSAY_TEXT("Report",
                          "For each kind of question that the suite's target mix asks for: wanted minus "
                          "there, but not below 0. A question counts in every kind that it fits."),
               ""},
};

} // namespace

std::span<const Definition> curationDefinitions() noexcept {
    return kDefinitions;
}

} // namespace assay::words
