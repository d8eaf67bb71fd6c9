#include "core/report/definitions.h"

#include "core/report/wording.h"

#include <algorithm>
#include <array>

namespace assay::report {
namespace {

// Sorted by id.
constexpr std::array kDefinitions{
    Definition{
        "applied_threshold", ASSAY_TEXT("Report", "Threshold that applies"),
        ASSAY_TEXT("Report",
                   "An answer is accurate where its FHRI is at least the threshold τ of its scenario: the "
                   "decided one where a decision was made on this data, else the predetermined one."),
        "FHRI experimental design, section 3.9.2"},
    Definition{"asked", ASSAY_TEXT("Report", "Anchors asked"),
               ASSAY_TEXT("Report", "Anchors for which the search had what it needs: a vector, or a word "
                                    "to look for. Self@1 is a share of these."),
               "FinRAG Gold Test Framework, parts 2 and 3"},
    Definition{
        "average_precision", ASSAY_TEXT("Report", "Average precision of the score"),
        ASSAY_TEXT(
            "Report",
            "Area under the precision-recall curve by steps: the sum of (R_i − R_(i−1)) · P_i over every "
            "distinct score, without interpolation, among the samples that the NLI rule does not take."),
        "As scikit-learn, average_precision_score"},
    Definition{"best_gold_distance", ASSAY_TEXT("Report", "Distance of the nearest gold"),
               ASSAY_TEXT("Report", "The smallest cosine distance 1 − cos between the anchor and one of "
                                    "its gold sentences, found or not."),
               "FinRAG Gold Test Framework, parts 2 and 3"},
    Definition{
        "best_threshold", ASSAY_TEXT("Report", "τ*"),
        ASSAY_TEXT(
            "Report",
            "The threshold of the grid with the highest Macro-F1 among those that meet every constraint; of "
            "equals the one with the higher recall of hallucination, then the lower one."),
        "FHRI experimental design, section 3.9.3.3"},
    Definition{"bundle_status", ASSAY_TEXT("Report", "Used, unused, rejected bundles"),
               ASSAY_TEXT("Report",
                          "A bundle is used when a question was drafted from it or linked with it, rejected "
                          "when a curator said that no question should be made of it, and unused otherwise."),
               ""},
    Definition{"class_f1", ASSAY_TEXT("Report", "F1 of a class"),
               ASSAY_TEXT("Report", "2 · TP / (2 · TP + FP + FN). Undefined only where the class occurs in "
                                    "neither truth nor decision."),
               "M. Sokolova, G. Lapalme (2009), A systematic analysis of performance measures for "
               "classification tasks"},
    Definition{"class_precision", ASSAY_TEXT("Report", "Precision of a class"),
               ASSAY_TEXT("Report", "Samples rightly decided to be of the class, of all that are decided so: "
                                    "TP / (TP + FP). n is the denominator; the interval is Wilson, 95 %."),
               "M. Sokolova, G. Lapalme (2009); E. B. Wilson (1927)"},
    Definition{"class_recall", ASSAY_TEXT("Report", "Recall of a class"),
               ASSAY_TEXT("Report", "Samples rightly decided to be of the class, of all that truly are: TP / "
                                    "(TP + FN). n is the denominator; the interval is Wilson, 95 %."),
               "M. Sokolova, G. Lapalme (2009); E. B. Wilson (1927)"},
    Definition{
        "constraints", ASSAY_TEXT("Report", "Constraints"),
        ASSAY_TEXT("Report",
                   "What a threshold has to reach: a least recall of hallucination, precision of accurate "
                   "and recall of contradiction. A recall whose class has no sample does not apply; an "
                   "undefined precision counts as 0. The recall of contradiction does not depend on τ."),
        "FHRI experimental design, section 3.9.3.3"},
    Definition{"content_hash", ASSAY_TEXT("Report", "Content hash"),
               ASSAY_TEXT("Report",
                          "SHA-256 over the documents of the questions of a suite in the order of their ids, "
                          "without the retired ones. Two states with the same hash hold the same questions."),
               ""},
    Definition{"contradiction_pairs", ASSAY_TEXT("Report", "Contradiction pairs"),
               ASSAY_TEXT("Report",
                          "Samples with one pair id: the accurate baseline and the contradiction that "
                          "follows it. A pair is out of order where the contradiction stands first."),
               "FHRI experimental design, section 3.9.4"},
    Definition{"coverage", ASSAY_TEXT("Report", "Coverage"),
               ASSAY_TEXT("Report", "Anchors with at least one gold sentence in their window, as a share "
                                    "of all anchors. The interval is Wilson's, 95 %."),
               "FinRAG Gold Test Framework, parts 2 and 3; E. B. Wilson (1927), Probable inference, "
               "the law of succession, and statistical inference"},
    Definition{"coverage_gap", ASSAY_TEXT("Report", "Gap"),
               ASSAY_TEXT("Report",
                          "A combination of two values that no question has. Counted are the values that "
                          "occur, those that the target mix names, and the usual ones of a field to which "
                          "most questions keep; missing values are none to wish for."),
               ""},
    Definition{
        "decision_accuracy", ASSAY_TEXT("Report", "Accuracy"),
        ASSAY_TEXT(
            "Report",
            "Samples that are decided right, of all samples with a score. The interval is Wilson, 95 %."),
        ""},
    Definition{
        "decision_kappa", ASSAY_TEXT("Report", "κ of the decision"),
        ASSAY_TEXT("Report", "Agreement of truth and decision beyond chance: (p_o − p_e) / (1 − p_e)."),
        "J. Cohen (1960), A coefficient of agreement for nominal scales"},
    Definition{
        "detector_comparison", ASSAY_TEXT("Report", "A against B"),
        ASSAY_TEXT(
            "Report",
            "A is significantly better where its Macro-F1 is more than 0.05 above that of B and McNemar "
            "gives p < 0.05; redundant where it is less than 0.02 above and no more than 0.02 below; worse "
            "where it is more than 0.02 below; else inconclusive. Only samples that both judge count."),
        "FHRI experimental design, section 3.9.5"},
    Definition{"diagnosis", ASSAY_TEXT("Report", "Diagnosis of a case"),
               ASSAY_TEXT("Report", "What may explain a hard case; the limits are settings of the run. "
                                    "Near-duplicate boilerplate: a result of another company is nearly "
                                    "the same sentence. Short section: it has few sentences. "
                                    "Numeric-heavy: many of the anchor's words hold digits or currency. "
                                    "Navigational: the anchor is a cross reference."),
               "FinRAG Gold Test Framework, parts 2 and 3"},
    Definition{"distance_quantiles", ASSAY_TEXT("Report", "Quantiles of distances"),
               ASSAY_TEXT("Report", "The cosine distance 1 − cos below which the named share of the "
                                    "results lies. Gold are results within the window of their anchor, "
                                    "others are all the rest."),
               "FinRAG Gold Test Framework, parts 2 and 3"},
    Definition{"dynamic_agreement", ASSAY_TEXT("Report", "Same decision"),
               ASSAY_TEXT("Report",
                          "Share of the answered samples on which the rule decides the same by the scores "
                          "of the live answer and by the stored scores. The interval is Wilson, 95 %."),
               "FHRI experimental design, section 3.9.6"},
    Definition{
        "dynamic_latency", ASSAY_TEXT("Report", "Seconds of a live answer"),
        ASSAY_TEXT("Report",
                   "Time of the last attempt at each answered sample. Quantiles are interpolated (type 7)."),
        ""},
    Definition{"dynamic_run", ASSAY_TEXT("Report", "Dynamic run"),
               ASSAY_TEXT("Report", "A seeded sample of each scenario is sent to the chat backend. What "
                                    "failed is counted and never scored as an answer."),
               "FHRI experimental design, section 3.9.6"},
    Definition{
        "expected_calibration_error", ASSAY_TEXT("Report", "Expected calibration error"),
        ASSAY_TEXT(
            "Report",
            "The FHRI read as the probability that an answer is accurate: the sum over ten equal bins of n_b "
            "/ N · |share accurate − mean FHRI|, over the samples that the NLI rule does not take."),
        "M. P. Naeini, G. Cooper, M. Hauskrecht (2015), Obtaining well calibrated probabilities using "
        "Bayesian binning"},
    Definition{"fhri", ASSAY_TEXT("Report", "FHRI"),
               ASSAY_TEXT("Report",
                          "Financial Hallucination Risk Index: the weighted mean of the components G, N, "
                          "T, C and E, by default 0.25 G + 0.25 N + 0.20 T + 0.15 C + 0.15 E. A missing "
                          "component is left out and the other weights are divided by their sum."),
               "FHRI experimental design, section 3.9.5"},
    Definition{"figures_lint", ASSAY_TEXT("Report", "Consistency lint"),
               ASSAY_TEXT("Report", "Whether figures can be true together: Hit@1 ≤ MRR@k ≤ Hit@1 + (Hit@k "
                                    "− Hit@1) / 2, Hit@k and MRR@k never fall as k grows, shares lie "
                                    "between 0 and 1 and are whole counts of their n, counts add up, "
                                    "percentiles rise. Nothing is corrected."),
               ""},
    Definition{"flagged_question", ASSAY_TEXT("Report", "Flagged question"),
               ASSAY_TEXT("Report", "A question with the status flagged, or with a flag that a curator has "
                                    "put on it. Retired questions are no longer of the suite."),
               ""},
    Definition{"flips", ASSAY_TEXT("Report", "Samples that flip"),
               ASSAY_TEXT("Report",
                          "Samples with another decided class at the other thresholds. Right to wrong: they "
                          "were decided right and no longer are. n is the number of samples with a score."),
               ""},
    Definition{"gate", ASSAY_TEXT("Report", "Regression gate"),
               ASSAY_TEXT("Report", "The alert thresholds of the workspace, each with its grade: P0 is "
                                    "the gravest, then P1 and P2. Absolute limits judge the run alone, "
                                    "moves compare it with the baseline. A figure that a rule needs and "
                                    "the run does not give fails."),
               "FinRAG Gold Test Framework, part 6.1"},
    Definition{"gate_move", ASSAY_TEXT("Report", "Move"),
               ASSAY_TEXT("Report", "Run − baseline, over the anchors that both runs asked and that are "
                                    "covered in both; of shares in percentage points. A move of exactly "
                                    "the limit passes."),
               "FinRAG Gold Test Framework, part 6.1"},
    Definition{"generalisation", ASSAY_TEXT("Report", "Own minus global"),
               ASSAY_TEXT("Report",
                          "Macro-F1 at the scenario’s own τ* minus at the τ* of all samples. A scenario "
                          "benefits from a threshold of its own where this is more than 0.10."),
               "FHRI experimental design, section 3.9.3.4"},
    Definition{"gold_distance", ASSAY_TEXT("Report", "Gold distance, median"),
               ASSAY_TEXT("Report", "Half of the gold sentences among the results are nearer to their "
                                    "anchor than this cosine distance 1 − cos."),
               "FinRAG Gold Test Framework, parts 2 and 3"},
    Definition{"held_out_macro_f1", ASSAY_TEXT("Report", "Macro-F1 held out"),
               ASSAY_TEXT("Report", "The samples are halved at random again and again; the threshold is "
                                    "chosen on one half and Macro-F1 measured on the other. Shown is the "
                                    "mean over the splits with the 2.5th and 97.5th percentile."),
               ""},
    Definition{"highest_recall", ASSAY_TEXT("Report", "Highest recall of any threshold"),
               ASSAY_TEXT("Report",
                          "The share of the class that the NLI rule leaves to the FHRI: no threshold τ "
                          "can reach more. Of contradiction: the share that has an NLI score."),
               ""},
    Definition{"hit_at_k", ASSAY_TEXT("Report", "Hit@k"),
               ASSAY_TEXT("Report", "Covered anchors with at least one gold sentence among the first k "
                                    "results, as a share of the covered anchors that were asked. The "
                                    "anchor itself is taken out before ranks are counted. The interval is "
                                    "Wilson's, 95 %; of differences it is the paired bootstrap's."),
               "FinRAG Gold Test Framework, parts 2 and 3; E. B. Wilson (1927), Probable inference, "
               "the law of succession, and statistical inference"},
    Definition{"hit_at_k_all", ASSAY_TEXT("Report", "Hit@k over all anchors"),
               ASSAY_TEXT("Report", "As Hit@k, but as a share of all anchors: those that are not covered "
                                    "or could not be asked count as misses."),
               "FinRAG Gold Test Framework, parts 2 and 3"},
    Definition{"hits_lost_won", ASSAY_TEXT("Report", "Hits lost and won"),
               ASSAY_TEXT("Report", "Anchors that only the baseline found within k results (lost), and "
                                    "that only this run found (won)."),
               "Q. McNemar (1947), Note on the sampling error of the difference between correlated "
               "proportions or percentages"},
    Definition{
        "impact_change", ASSAY_TEXT("Report", "Change without the flagged"),
        ASSAY_TEXT("Report", "The mean without the flagged questions minus the mean over all questions."),
        ""},
    Definition{"impact_mean", ASSAY_TEXT("Report", "Mean score"),
               ASSAY_TEXT("Report", "The mean of an imported score over the n questions that have it. Its "
                                    "interval is the 95 % percentile interval of 2,000 bootstrap draws."),
               "B. Efron and R. J. Tibshirani, 1993, An Introduction to the Bootstrap, chapter 13"},
    Definition{"index_recall", ASSAY_TEXT("Report", "Recall of the index"),
               ASSAY_TEXT("Report", "The share of the true nearest sentences that the approximate index "
                                    "gives back, measured against exact search. The interval is Wilson's, "
                                    "95 %, over all their results; n counts the queries."),
               ""},
    Definition{"issue_severity", ASSAY_TEXT("Report", "Errors, warnings, notes"),
               ASSAY_TEXT("Report", "An error is a record that was not kept as a sample, a warning one that "
                                    "was kept and should be looked at, a note what is worth knowing."),
               ""},
    Definition{"least_violating_threshold", ASSAY_TEXT("Report", "Least violating threshold"),
               ASSAY_TEXT("Report",
                          "Where no threshold of the grid meets every constraint: the one with the least sum "
                          "of what the figures fall short by; of equals the one with the higher Macro-F1."),
               "FHRI experimental design, section 3.9.3.3"},
    Definition{"macro_f1", ASSAY_TEXT("Report", "Macro-F1"),
               ASSAY_TEXT("Report", "Mean of F1 over the classes that occur in truth or decision. n is the "
                                    "number of samples with a score."),
               "M. Sokolova, G. Lapalme (2009), A systematic analysis of performance measures for "
               "classification tasks"},
    Definition{"manual_review", ASSAY_TEXT("Report", "For manual review"),
               ASSAY_TEXT("Report",
                          "Samples whose NLI score lies in the band from the soft limit up to below the "
                          "hard one: the FHRI decides them, and a person should read them."),
               "FHRI experimental design, section 3.9.4"},
    Definition{
        "matthews_correlation", ASSAY_TEXT("Report", "MCC"),
        ASSAY_TEXT("Report", "Correlation of truth and decision over all three classes, from −1 to 1. "
                             "Undefined where all is of one class."),
        "J. Gorodkin (2004), Comparing two K-category assignments by a K-category correlation coefficient"},
    Definition{
        "mcnemar", ASSAY_TEXT("Report", "McNemar’s test"),
        ASSAY_TEXT(
            "Report",
            "Whether A and B err on different numbers of the same samples: from those that only A and those "
            "that only B decides right. Exact below 25 of them, else χ² with continuity correction."),
        "Q. McNemar (1947), Note on the sampling error of the difference between correlated proportions"},
    Definition{"mcnemar_p", ASSAY_TEXT("Report", "p (McNemar)"),
               ASSAY_TEXT("Report", "How likely it is, if the two runs were equally good, that hits lost "
                                    "and won differ at least so much. Exact binomial test below 25 "
                                    "differing anchors, else χ² with continuity correction. Below 0.05 it "
                                    "is called more than chance."),
               "Q. McNemar (1947), Note on the sampling error of the difference between correlated "
               "proportions or percentages"},
    Definition{"mrr_at_k", ASSAY_TEXT("Report", "MRR@k"),
               ASSAY_TEXT("Report", "The mean over covered anchors of 1 / rank of the first gold sentence "
                                    "among the first k results, 0 where there is none. The interval is "
                                    "the percentile bootstrap's, 95 %, 2,000 draws with the run's seed; "
                                    "of differences the draws are paired."),
               "FinRAG Gold Test Framework, parts 2 and 3"},
    Definition{"mrr_at_k_all", ASSAY_TEXT("Report", "MRR@k over all anchors"),
               ASSAY_TEXT("Report", "As MRR@k, but over all anchors: those that are not covered or could "
                                    "not be asked count as 0."),
               "FinRAG Gold Test Framework, parts 2 and 3"},
    Definition{"mrr_difference", ASSAY_TEXT("Report", "MRR, run − baseline"),
               ASSAY_TEXT("Report", "The mean difference of reciprocal ranks over the same anchors. The "
                                    "interval is the paired bootstrap's, 95 %; without 0 in it the change "
                                    "is called more than chance."),
               "B. Efron and R. J. Tibshirani (1993), An Introduction to the Bootstrap"},
    Definition{"n", ASSAY_TEXT("Report", "n"),
               ASSAY_TEXT("Report", "How many cases a figure was computed from."), ""},
    Definition{"optimism", ASSAY_TEXT("Report", "Optimism"),
               ASSAY_TEXT("Report",
                          "Macro-F1 on the half that the threshold was chosen on minus on the other half, "
                          "mean over the splits: how much a tuned threshold flatters itself."),
               ""},
    Definition{"pair_judgements", ASSAY_TEXT("Report", "Judgements"),
               ASSAY_TEXT("Report",
                          "A curator reads both answers of a pair. A judged sample counts as decided a "
                          "contradiction where the curator says so, and by its FHRI alone where the "
                          "curator says that it is none; an unsure one stays with the rule."),
               ""},
    Definition{"paired_t", ASSAY_TEXT("Report", "Paired t"),
               ASSAY_TEXT("Report", "Student’s t over the differences of Macro-F1 by scenario, two-sided, "
                                    "with the 95 % interval of the mean difference."),
               "Student (1908), The probable error of a mean"},
    Definition{"predetermined_threshold", ASSAY_TEXT("Report", "Default τ"),
               ASSAY_TEXT("Report", "The threshold that the experimental design sets for the scenario; 0.70 "
                                    "for any that it does not name."),
               "FHRI experimental design, table 3.3.1"},
    Definition{
        "question_status", ASSAY_TEXT("Report", "Status of a question"),
        ASSAY_TEXT("Report",
                   "Draft, approved, flagged or retired. Shares are of the questions that are not retired."),
        ""},
    Definition{"rank_first_gold", ASSAY_TEXT("Report", "First gold at rank"),
               ASSAY_TEXT("Report", "The rank of the first gold sentence among the results, from 1. The "
                                    "hardest cases are those without any, then those with the highest "
                                    "rank, and of equal ones those whose nearest gold is farthest."),
               "FinRAG Gold Test Framework, parts 2 and 3"},
    Definition{"regime", ASSAY_TEXT("Report", "Regime"),
               ASSAY_TEXT("Report", "Where is searched: filtered among the sentences that share the "
                                    "anchor's values in some fields, usually company, form, year and "
                                    "section; open in the whole corpus."),
               "FinRAG Gold Test Framework, parts 2 and 3"},
    Definition{
        "review", ASSAY_TEXT("Report", "Review"),
        ASSAY_TEXT("Report",
                   "What one person says of one question: approve, flag or unsure. It counts as long "
                   "as the question says what it said when it was reviewed; afterwards it is outdated."),
        ""},
    Definition{
        "review_alpha", ASSAY_TEXT("Report", "Krippendorff's α"),
        ASSAY_TEXT("Report",
                   "1 − Do / De: the disagreement observed among the verdicts of a question, over that "
                   "expected by chance, on a nominal scale. Over the n questions with at least two reviews; "
                   "undefined when all verdicts are the same. 95 % percentile bootstrap over questions."),
        "K. Krippendorff, 2011, Computing Krippendorff's alpha-reliability"},
    Definition{
        "review_blind", ASSAY_TEXT("Report", "Blind review"),
        ASSAY_TEXT("Report",
                   "A review that was made before the reviewer could see what others said of the question."),
        ""},
    Definition{"review_kappa", ASSAY_TEXT("Report", "Cohen's κ"),
               ASSAY_TEXT("Report", "(po − pe) / (1 − pe): how far two reviewers agree beyond chance, over "
                                    "the n questions that both reviewed. Undefined when both gave one and "
                                    "the same verdict throughout. 95 % percentile bootstrap over questions."),
               "J. Cohen, 1960, A coefficient of agreement for nominal scales"},
    Definition{"review_observed", ASSAY_TEXT("Report", "Observed agreement"),
               ASSAY_TEXT("Report", "The share of equal verdicts among all pairs of reviews of one question, "
                                    "not corrected for chance."),
               ""},
    Definition{"risk_tiers", ASSAY_TEXT("Report", "High-risk and lenient scenarios"),
               ASSAY_TEXT("Report", "High-risk: no threshold meets every constraint, or τ* is 0.75 or more. "
                                    "Lenient: feasible with a τ* of 0.55 or less."),
               "FHRI experimental design, section 3.9.2"},
    Definition{"robustness", ASSAY_TEXT("Report", "Robustness"),
               ASSAY_TEXT("Report",
                          "The change of Macro-F1 where τ* moves by 0.05 down and up. By the larger of "
                          "the two: robust below 0.02, sensitive from 0.05 on, moderate between."),
               "FHRI experimental design, section 3.9.3.4"},
    Definition{"roc_auc", ASSAY_TEXT("Report", "Area under ROC"),
               ASSAY_TEXT("Report",
                          "The chance that a sample of the class scores higher than one of another class, "
                          "ties counting half; 0.5 is guessing. Accurate and hallucination are ranked by the "
                          "FHRI among the samples that the NLI rule does not take, contradiction by the NLI "
                          "score among all."),
               ""},
    Definition{
        "scenario_variance", ASSAY_TEXT("Report", "Variance of Macro-F1 over scenarios"),
        ASSAY_TEXT(
            "Report",
            "Sample variance (n − 1) of the scenarios’ Macro-F1: how unequally the scenarios are served."),
        "FHRI experimental design, section 3.9.1"},
    Definition{"self_at_1", ASSAY_TEXT("Report", "Self@1, strict"),
               ASSAY_TEXT("Report", "Anchors that are the first result for their own query, as a share of "
                                    "the anchors that were asked. Equal distances stand in the order of "
                                    "the corpus, so that a sentence that is there twice may lose."),
               "FinRAG Gold Test Framework, parts 2 and 3; E. B. Wilson (1927), Probable inference, "
               "the law of succession, and statistical inference"},
    Definition{"self_at_1_tie_aware", ASSAY_TEXT("Report", "Self@1, ties counted"),
               ASSAY_TEXT("Report", "Anchors that are the first result for their own query or as near as "
                                    "the first, as a share of the anchors that were asked. A low figure "
                                    "means that the index does not hold what it should."),
               "FinRAG Gold Test Framework, parts 2 and 3; E. B. Wilson (1927), Probable inference, "
               "the law of succession, and statistical inference"},
    Definition{"stored_predictions", ASSAY_TEXT("Report", "Stored predictions"),
               ASSAY_TEXT("Report",
                          "What the program that the samples come from had predicted, against the rule "
                          "that the report judges by. Samples without a score are left out."),
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
    Definition{"system_average_precision", ASSAY_TEXT("Report", "Average precision of the whole decision"),
               ASSAY_TEXT("Report", "As the average precision of the score, but with recall over every "
                                    "sample of the class: those that the NLI rule takes count as missed."),
               ""},
    Definition{"target_missing", ASSAY_TEXT("Report", "Missing from the target mix"),
               ASSAY_TEXT("Report",
                          "For each kind of question that the suite's target mix asks for: wanted minus "
                          "there, but not below 0. A question counts in every kind that it fits."),
               ""},
    Definition{"threshold_bootstrap", ASSAY_TEXT("Report", "Bootstrap of the threshold"),
               ASSAY_TEXT("Report", "Samples are drawn with replacement, a contradiction pair as one, and "
                                    "the best threshold is chosen anew in each draw; where none is feasible "
                                    "the least violating one. Intervals hold 95 % of the draws."),
               "A. C. Davison, D. V. Hinkley (1997), Bootstrap Methods and their Application"},
    Definition{"wilcoxon", ASSAY_TEXT("Report", "Wilcoxon’s test"),
               ASSAY_TEXT("Report", "Signed ranks of the differences of Macro-F1 by scenario, two-sided; the "
                                    "smaller of the two rank sums is shown."),
               "F. Wilcoxon (1945), Individual comparisons by ranking methods"},
};

} // namespace

std::span<const Definition> definitions() noexcept {
    return kDefinitions;
}

const Definition* definitionOf(std::string_view id) noexcept {
    const auto* found = std::lower_bound(
        kDefinitions.begin(), kDefinitions.end(), id,
        [](const Definition& definition, std::string_view wanted) { return definition.id < wanted; });
    return found != kDefinitions.end() && found->id == id ? found : nullptr;
}

} // namespace assay::report
