#include "core/words/definition_lists.h"
#include "core/words/wording.h"

#include <array>

namespace assay::words {
namespace {

constexpr const char* kPairBootstrap = ASSAY_TEXT("Report", "Its interval is that of the pair bootstrap.");
constexpr std::string_view kOfPairs = "pair_bootstrap";
constexpr const char* kShareInterval =
    ASSAY_TEXT("Report", "Its interval is that of a share of samples in pairs.");
constexpr std::string_view kOfShares = "share_interval";

constexpr std::array kDefinitions{
    Definition{
        "applied_threshold", ASSAY_TEXT("Report", "Threshold that applies"),
        ASSAY_TEXT("Report",
                   "An answer is accurate where its FHRI is at least the threshold τ of its scenario: the "
                   "decided one where a decision was made on this data, else the predetermined one."),
        "FHRI experimental design, section 3.9.2",
        ASSAY_TEXT("Report", "A threshold that is decided or predetermined is set, and has no interval."),
        true},
    Definition{
        "auc_difference", ASSAY_TEXT("Report", "Difference of the area under ROC"),
        ASSAY_TEXT("Report",
                   "The area under ROC of accurate answers against all others by one score minus that by "
                   "another, over the same samples: those that have both scores and that the NLI rule "
                   "takes for neither."),
        "T. Fawcett (2006), An introduction to ROC analysis",
        ASSAY_TEXT("Report",
                   "Its interval is that of the pair bootstrap, both areas from the same draw; none "
                   "below six samples or pairs."),
        true, kOfPairs},
    Definition{
        "average_precision", ASSAY_TEXT("Report", "Average precision of the score"),
        ASSAY_TEXT(
            "Report",
            "Area under the precision-recall curve by steps: the sum of (R_i − R_(i−1)) · P_i over every "
            "distinct score, without interpolation. Accurate and hallucination are ranked by the FHRI, among "
            "the samples that the NLI rule does not take. Contradiction is ranked by the NLI score among all "
            "samples: one without an NLI score is never taken, so that recall may end below 1. "
            "scikit-learn, which knows no missing score, gives the same where every sample has one, and "
            "another value where the missing ones are put in as 0."),
        "As scikit-learn, average_precision_score", kPairBootstrap, false, kOfPairs},
    Definition{"balanced_accuracy", ASSAY_TEXT("Report", "Balanced accuracy"),
               ASSAY_TEXT("Report",
                          "Mean recall over the classes that have a sample: what accuracy would be if "
                          "all classes were as frequent."),
               "As scikit-learn, balanced_accuracy_score",
               ASSAY_TEXT("Report", "The recalls that it is the mean of have their intervals."), true},
    Definition{
        "best_threshold", ASSAY_TEXT("Report", "τ*"),
        ASSAY_TEXT(
            "Report",
            "The threshold of the grid with the highest Macro-F1 among those that meet every constraint; of "
            "equals the one with the higher recall of hallucination, then the lower one."),
        "FHRI experimental design, section 3.9.3.3",
        ASSAY_TEXT("Report", "It is one of a few thresholds of a grid, so it has no interval: how often the "
                             "bootstrap chooses it, and which others, stands in the section on "
                             "robustness."),
        true},
    Definition{"bin_scores", ASSAY_TEXT("Report", "Scores of a bin"),
               ASSAY_TEXT("Report",
                          "The samples in the order of their FHRI, cut into ten parts of as equal numbers "
                          "as equal scores, which stay together, allow: lowest, highest and mean."),
               "T. Dimitriadis, T. Gneiting, A. I. Jordan (2021), Stable reliability diagrams for "
               "probabilistic classifiers",
               ASSAY_TEXT("Report", "It describes the samples and has no interval."), true},
    Definition{
        "bin_share", ASSAY_TEXT("Report", "Share accurate of a bin"),
        ASSAY_TEXT("Report", "Accurate answers of all samples in the bin; n is the number of samples."),
        "E. B. Wilson (1927); E. L. Korn, B. I. Graubard (1998)",
        ASSAY_TEXT("Report", "The interval is Wilson, 95 %, with the effective number of samples; none "
                             "below six samples or pairs."),
        true},
    Definition{
        "bootstrap_optimism", ASSAY_TEXT("Report", "Optimism of the best threshold"),
        ASSAY_TEXT(
            "Report",
            "By how much Macro-F1 at τ* flatters itself, since τ* was chosen on these samples: in each "
            "bootstrap draw a threshold is chosen, and its Macro-F1 on all samples is taken from that "
            "on the draw, over the classes of the truth; the mean over the draws. Corrected is "
            "Macro-F1 at τ* less this. Draws that lack a class are left out."),
        "B. Efron (1983), Estimating the error rate of a prediction rule",
        ASSAY_TEXT("Report", "It is the mean of the draws and has no interval of its own."), true},
    Definition{
        "brier_score", ASSAY_TEXT("Report", "Brier score"),
        ASSAY_TEXT("Report", "Mean of (FHRI − 1)² over accurate answers and FHRI² over all others, among the "
                             "samples that the NLI rule leaves; 0 is perfect. It is miscalibration − "
                             "discrimination + uncertainty."),
        "G. W. Brier (1950), Verification of forecasts expressed in terms of probability",
        ASSAY_TEXT("Report", "Its interval is that of the pair bootstrap; none below six samples or pairs."),
        true, kOfPairs},
    Definition{"chosen_draws", ASSAY_TEXT("Report", "Draws that choose τ*"),
               ASSAY_TEXT("Report",
                          "The share of the bootstrap draws in which this very threshold of the grid "
                          "is the best one, or the least violating; n is the number of draws."),
               "A. C. Davison, D. V. Hinkley (1997), Bootstrap Methods and their Application",
               ASSAY_TEXT("Report", "It sums up the draws and has no interval of its own."), true},
    Definition{"class_f1", ASSAY_TEXT("Report", "F1 of a class"),
               ASSAY_TEXT("Report", "2 · TP / (2 · TP + FP + FN). Undefined only where the class occurs in "
                                    "neither truth nor decision."),
               "M. Sokolova, G. Lapalme (2009), A systematic analysis of performance measures for "
               "classification tasks",
               kPairBootstrap, false, kOfPairs},
    Definition{
        "class_f2", ASSAY_TEXT("Report", "Fβ of a class (F2)"),
        ASSAY_TEXT("Report",
                   "(1 + β²) · TP / ((1 + β²) · TP + β² · FN + FP): as F1, with recall counting β times "
                   "as much as precision. β is 2 unless another is set, and stands in the name."),
        "C. J. van Rijsbergen (1979), Information Retrieval",
        ASSAY_TEXT("Report", "Precision and recall, which it is made of, have their intervals."), true},
    Definition{"class_precision", ASSAY_TEXT("Report", "Precision of a class"),
               ASSAY_TEXT("Report", "Samples rightly decided to be of the class, of all that are decided so: "
                                    "TP / (TP + FP). n is the denominator."),
               "M. Sokolova, G. Lapalme (2009)", kShareInterval, false, kOfShares},
    Definition{"class_recall", ASSAY_TEXT("Report", "Recall of a class"),
               ASSAY_TEXT("Report", "Samples rightly decided to be of the class, of all that truly are: TP / "
                                    "(TP + FN). n is the denominator."),
               "M. Sokolova, G. Lapalme (2009)", kShareInterval, false, kOfShares},
    Definition{
        "constraints", ASSAY_TEXT("Report", "Constraints"),
        ASSAY_TEXT("Report",
                   "What a threshold has to reach: a least recall of hallucination, precision of accurate "
                   "and recall of contradiction. A recall whose class has no sample does not apply; an "
                   "undefined precision counts as 0. The recall of contradiction does not depend on τ."),
        "FHRI experimental design, section 3.9.3.3"},
    Definition{"component_separation", ASSAY_TEXT("Report", "Separation of a component"),
               ASSAY_TEXT("Report",
                          "The share of pairs of an accurate sample and a hallucination in which the "
                          "accurate one scores higher; ties count half. 0.5 is what luck gives."),
               "T. Fawcett, 2006, An introduction to ROC analysis"},
    Definition{"confusion_matrix", ASSAY_TEXT("Report", "Confusion matrix"),
               ASSAY_TEXT("Report", "Counts of samples: rows are the true class, columns the decided one."),
               "M. Sokolova, G. Lapalme (2009), A systematic analysis of performance measures for "
               "classification tasks"},
    Definition{"contradiction_pairs", ASSAY_TEXT("Report", "Contradiction pairs"),
               ASSAY_TEXT("Report",
                          "Samples with one pair id: the accurate baseline and the contradiction that "
                          "follows it. A pair is out of order where the contradiction stands first."),
               "FHRI experimental design, section 3.9.4"},
    Definition{"decision", ASSAY_TEXT("Report", "Decision"),
               ASSAY_TEXT("Report",
                          "Contradiction where the NLI score is at least 0.40 (its limit can be set); else "
                          "accurate where the FHRI is at least the threshold τ; else hallucination. A "
                          "sample without an NLI score is decided by its FHRI alone."),
               "FHRI experimental design, section 3.9.4"},
    Definition{"decision_accuracy", ASSAY_TEXT("Report", "Accuracy"),
               ASSAY_TEXT("Report", "Samples that are decided right, of all samples with a score."), "",
               kShareInterval, false, kOfShares},
    Definition{
        "decision_kappa", ASSAY_TEXT("Report", "κ of the decision"),
        ASSAY_TEXT("Report", "Agreement of truth and decision beyond chance: (p_o − p_e) / (1 − p_e)."),
        "J. Cohen (1960), A coefficient of agreement for nominal scales", kPairBootstrap, false, kOfPairs},
    Definition{
        "detector_comparison", ASSAY_TEXT("Report", "A against B"),
        ASSAY_TEXT(
            "Report",
            "Macro-F1 of A minus that of B over the samples that both judge, as means over the same classes: "
            "those in the truth. Full against without entropy: over the samples that have an entropy "
            "component. "
            "Below six samples or pairs, six samples that only one decides right, or ten samples of a class "
            "it "
            "cannot be judged. Else the first of these holds: redundant (the 90 % interval lies within "
            "±0.02), "
            "significantly better (above 0.05 and p < 0.05), worse (below −0.02 and p < 0.05), better by "
            "less "
            "than 5 points (p < 0.05), inconclusive."),
        "FHRI experimental design, section 3.9.5; D. J. Schuirmann (1987) for the equivalence",
        kPairBootstrap, false, kOfPairs},
    Definition{
        "discrimination", ASSAY_TEXT("Report", "Discrimination"),
        ASSAY_TEXT("Report",
                   "The part of the Brier score that the order of the FHRI wins against always saying the "
                   "share of accurate answers: uncertainty minus the Brier score after the best rising "
                   "recalibration. More is better."),
        "T. Dimitriadis, T. Gneiting, A. I. Jordan (2021), Stable reliability diagrams for probabilistic "
        "classifiers",
        ASSAY_TEXT("Report", "A part of the Brier score has no interval: recalibrating each draw anew always "
                             "finds some miscalibration, so that its draws lie too high."),
        true},
    Definition{"dynamic_agreement", ASSAY_TEXT("Report", "Same decision"),
               ASSAY_TEXT("Report",
                          "Share of the answered samples on which the rule decides the same by the scores "
                          "of the live answer and by the stored scores."),
               "FHRI experimental design, section 3.9.6", kShareInterval, false, kOfShares},
    Definition{
        "dynamic_latency", ASSAY_TEXT("Report", "Seconds of a live answer"),
        ASSAY_TEXT("Report",
                   "Time of the last attempt at each sample that was answered or ran into the time limit, "
                   "which counts as at least that long (≥). Percentiles are nearest ranks, never "
                   "interpolated; fast failures are counted apart. Intervals of percentiles are those of "
                   "order statistics, 95 %; their upper end is open below 72 waits (P95) and 368 (P99)."),
        "H. A. David and H. N. Nagaraja (2003), Order Statistics",
        ASSAY_TEXT("Report", "The times describe this run; another load would give others."), true},
    Definition{"dynamic_run", ASSAY_TEXT("Report", "Dynamic run"),
               ASSAY_TEXT("Report", "A seeded sample of each scenario is sent to the chat backend. What "
                                    "failed is counted and never scored as an answer."),
               "FHRI experimental design, section 3.9.6"},
    Definition{
        "equal_thresholds", ASSAY_TEXT("Report", "As good as τ*"),
        ASSAY_TEXT(
            "Report",
            "Thresholds of the grid that meet every constraint and that these samples do not tell from "
            "τ*: the bootstrap interval, 95 %, of the difference of Macro-F1 in the same draw holds 0."),
        "T. C. Hesterberg (2015), What teachers should know about the bootstrap"},
    Definition{
        "expected_calibration_error", ASSAY_TEXT("Report", "Expected calibration error"),
        ASSAY_TEXT(
            "Report",
            "The FHRI read as the probability that an answer is accurate: the sum over ten equal bins of n_b "
            "/ N · |share accurate − mean FHRI|, over the samples that the NLI rule does not take."),
        "M. P. Naeini, G. Cooper, M. Hauskrecht (2015), Obtaining well calibrated probabilities using "
        "Bayesian binning",
        ASSAY_TEXT("Report",
                   "No interval is given: drawing samples anew makes this sum of absolute differences "
                   "larger, so a bootstrap would mislead. The share of each bin has its own in the chart."),
        true},
    Definition{"feasible_draws", ASSAY_TEXT("Report", "Draws with a feasible τ"),
               ASSAY_TEXT("Report", "The share of the bootstrap draws in which some threshold meets every "
                                    "constraint; n is the number of draws."),
               "A. C. Davison, D. V. Hinkley (1997), Bootstrap Methods and their Application",
               ASSAY_TEXT("Report", "It sums up the draws and has no interval of its own."), true},
    Definition{"feasible_scenarios", ASSAY_TEXT("Report", "Scenarios with a feasible threshold"),
               ASSAY_TEXT("Report",
                          "Scenarios for which some threshold of the grid meets every constraint; n is "
                          "the number of scenarios that have a sample with a score."),
               "FHRI experimental design, section 3.9.3.3",
               ASSAY_TEXT("Report", "It is over all scenarios that there are, so it has no interval."), true},
    Definition{
        "fhri", ASSAY_TEXT("Report", "FHRI"),
        ASSAY_TEXT("Report",
                   "Financial Hallucination Reliability Index (high means accurate): the weighted mean of "
                   "the components G, N, T, C and E, by default 0.25 G + 0.25 N + 0.20 T + 0.15 C + 0.15 E. "
                   "A missing "
                   "component is left out and the other weights are divided by their sum."),
        "FHRI experimental design, section 3.9.5",
        ASSAY_TEXT("Report", "Of a single sample there is no interval."), true},
    Definition{"flips", ASSAY_TEXT("Report", "Samples that flip"),
               ASSAY_TEXT("Report",
                          "Samples with another decided class at the other thresholds. Right to wrong: they "
                          "were decided right and no longer are. n is the number of samples with a score."),
               ""},
    Definition{
        "generalisation", ASSAY_TEXT("Report", "Own minus global"),
        ASSAY_TEXT("Report",
                   "Macro-F1 at the scenario’s own τ* minus at the τ* of all samples. A scenario "
                   "benefits from a threshold of its own where this is more than 0.10. Both are over the "
                   "classes in the truth of the scenario; below six samples and pairs or ten samples of a "
                   "class it cannot be judged."),
        "FHRI experimental design, section 3.9.3.4", kPairBootstrap, false, kOfPairs},
    Definition{"held_out_macro_f1", ASSAY_TEXT("Report", "Macro-F1 held out"),
               ASSAY_TEXT("Report",
                          "The samples are halved at random again and again; the threshold is "
                          "chosen on one half and Macro-F1 measured on the other. Shown is the "
                          "mean over the splits with the 2.5th and 97.5th percentile, over the "
                          "classes in the truth of all samples. Splits of which one half lacks one of "
                          "these are left out; where they are more than one in twenty there is no "
                          "interval."),
               ""},
    Definition{"highest_recall", ASSAY_TEXT("Report", "Highest recall of any threshold"),
               ASSAY_TEXT("Report",
                          "The share of the class that the NLI rule leaves to the FHRI: no threshold τ "
                          "can reach more. Of contradiction: the share that has an NLI score."),
               "", ASSAY_TEXT("Report", "The interval is Wilson, 95 %.")},
    Definition{"holm", ASSAY_TEXT("Report", "p corrected for several tests"),
               ASSAY_TEXT("Report",
                          "Where many things are tested, some seem to differ by luck. The p of each row is "
                          "corrected for all rows of the table that there are enough samples of."),
               "S. Holm (1979), A simple sequentially rejective multiple test procedure",
               ASSAY_TEXT("Report", "A p is the outcome of a test and has no interval."), true},
    Definition{"leaked_predictions", ASSAY_TEXT("Report", "Scenarios with leaked labels"),
               ASSAY_TEXT("Report",
                          "Scenarios in which every stored prediction of accurate answers and hallucinations "
                          "is right, at least two of each, although no threshold on their scores can give "
                          "that: the labels have leaked into the predictions. n is the number of "
                          "scenarios of the set."),
               "", ASSAY_TEXT("Report", "It is over all scenarios that there are, so it has no interval."),
               true},
    Definition{"least_violating_threshold", ASSAY_TEXT("Report", "Least violating threshold"),
               ASSAY_TEXT("Report",
                          "Where no threshold of the grid meets every constraint: the one with the least sum "
                          "of what the figures fall short by; of equals the one with the higher Macro-F1."),
               "FHRI experimental design, section 3.9.3.3",
               ASSAY_TEXT("Report",
                          "It is one of a few thresholds of a grid, so it has no interval: how often "
                          "the bootstrap chooses it, and which others, stands in the section on "
                          "robustness."),
               true},
    Definition{"macro_f1", ASSAY_TEXT("Report", "Macro-F1"),
               ASSAY_TEXT("Report", "Mean of F1 over the classes that occur in truth or decision. n is the "
                                    "number of samples with a score."),
               "M. Sokolova, G. Lapalme (2009), A systematic analysis of performance measures for "
               "classification tasks",
               kPairBootstrap, false, kOfPairs},
    Definition{"macro_f1_of_truth", ASSAY_TEXT("Report", "Macro-F1 over the classes in the truth"),
               ASSAY_TEXT("Report",
                          "Mean of F1 over the classes that the samples compared truly are of. Two Macro-F1 "
                          "are only subtracted when both are means over the same classes."),
               "M. Sokolova, G. Lapalme (2009), A systematic analysis of performance measures for "
               "classification tasks",
               ASSAY_TEXT("Report",
                          "The interval stands beside the difference: two intervals of figures over "
                          "the same samples say little about which is higher."),
               true},
    Definition{"manual_review", ASSAY_TEXT("Report", "For manual review"),
               ASSAY_TEXT("Report",
                          "Samples whose NLI score lies in the band from the soft limit up to below the "
                          "hard one: the FHRI decides them, and a person should read them."),
               "FHRI experimental design, section 3.9.4"},
    Definition{
        "matthews_correlation", ASSAY_TEXT("Report", "MCC"),
        ASSAY_TEXT("Report", "Correlation of truth and decision over all three classes, from −1 to 1. "
                             "Undefined where all is of one class."),
        "J. Gorodkin (2004), Comparing two K-category assignments by a K-category correlation coefficient",
        kPairBootstrap, false, kOfPairs},
    Definition{
        "mcnemar", ASSAY_TEXT("Report", "McNemar’s test"),
        ASSAY_TEXT(
            "Report",
            "Whether A and B err on different numbers of the same samples: from those that only A and those "
            "that only B decides right. Exact below 25 of them, else χ² with continuity correction. It takes "
            "samples for independent, also those of one pair, and counts right answers whatever their "
            "class."),
        "Q. McNemar (1947), Note on the sampling error of the difference between correlated proportions",
        ASSAY_TEXT("Report", "A p is the outcome of a test and has no interval."), true},
    Definition{
        "mean_minus_share", ASSAY_TEXT("Report", "Mean FHRI minus share accurate"),
        ASSAY_TEXT("Report", "Over the samples that the NLI rule leaves: above 0 the FHRI is too sure of "
                             "answers, below 0 it trusts them too little."),
        "",
        ASSAY_TEXT("Report", "Its interval is that of the pair bootstrap; none below six samples or pairs."),
        true, kOfPairs},
    Definition{
        "miscalibration", ASSAY_TEXT("Report", "Miscalibration"),
        ASSAY_TEXT("Report",
                   "The part of the Brier score that the best rising recalibration of the FHRI (isotonic "
                   "regression) would win; 0 is calibrated."),
        "T. Dimitriadis, T. Gneiting, A. I. Jordan (2021), Stable reliability diagrams for probabilistic "
        "classifiers",
        ASSAY_TEXT("Report", "A part of the Brier score has no interval: recalibrating each draw anew always "
                             "finds some miscalibration, so that its draws lie too high."),
        true},
    Definition{"n", ASSAY_TEXT("Report", "n"),
               ASSAY_TEXT("Report", "How many cases a figure was computed from."), ""},
    Definition{
        "optimism", ASSAY_TEXT("Report", "Optimism"),
        ASSAY_TEXT(
            "Report",
            "Macro-F1 on the half that the threshold was chosen on minus on the other half, "
            "mean over the splits: how much a tuned threshold flatters itself. Left out are the splits "
            "of Macro-F1 held out."),
        ""},
    Definition{
        "pair_bootstrap", ASSAY_TEXT("Report", "Pair bootstrap"),
        ASSAY_TEXT(
            "Report",
            "The percentile bootstrap’s interval, 95 %, at the level corrected for the number of "
            "clusters: samples are drawn with replacement, a contradiction pair as one, and the figure is "
            "computed anew in each draw; of a difference both figures from the same draw. Thresholds are "
            "held unless a note says otherwise. Below six samples or pairs there is no interval, nor where "
            "more than one draw in twenty lacks a class of the figure, or where all draws of a figure that "
            "is no "
            "difference are the same. Draws and seed stand under “Provenance”."),
        "A. C. Davison, D. V. Hinkley (1997), Bootstrap Methods and their Application; T. C. Hesterberg "
        "(2015), "
        "What teachers should know about the bootstrap"},
    Definition{"pair_judgements", ASSAY_TEXT("Report", "Judgements"),
               ASSAY_TEXT("Report",
                          "A curator reads both answers of a pair. A judged sample counts as decided a "
                          "contradiction where the curator says so, and by its FHRI alone where the "
                          "curator says that it is none; an unsure one stays with the rule."),
               ""},
    Definition{"paired_t", ASSAY_TEXT("Report", "Paired t"),
               ASSAY_TEXT("Report", "Student’s t over the differences of Macro-F1 by scenario, two-sided, "
                                    "with the 95 % interval of the mean difference."),
               "Student (1908), The probable error of a mean",
               ASSAY_TEXT("Report", "t and p are the outcome of a test and have no interval."), true},
    Definition{"predetermined_threshold", ASSAY_TEXT("Report", "Default τ"),
               ASSAY_TEXT("Report", "The threshold that the experimental design sets for the scenario; 0.70 "
                                    "for any that it does not name."),
               "FHRI experimental design, table 3.3.1",
               ASSAY_TEXT("Report", "It is set and not measured, so it has no interval."), true},
    Definition{
        "prevalence", ASSAY_TEXT("Report", "Prevalence"),
        ASSAY_TEXT("Report",
                   "The share of the class among the samples that its precision-recall curve is over: "
                   "the precision, and the average precision, that luck gives."),
        "T. Saito, M. Rehmsmeier (2015), The precision-recall plot is more informative than the ROC plot",
        ASSAY_TEXT("Report", "It describes the samples and has no interval."), true},
    Definition{
        "randomisation_test", ASSAY_TEXT("Report", "p of a difference of Macro-F1"),
        ASSAY_TEXT("Report",
                   "If A and B were alike, their decisions of any sample could as well be swapped, of a "
                   "contradiction pair together. p is the share of all choices of swaps that give as "
                   "large a difference either way: exact where up to 16 samples or pairs are decided "
                   "differently, else of 9,999 seeded choices."),
        "E. W. Noreen (1989), Computer-Intensive Methods for Testing Hypotheses",
        ASSAY_TEXT("Report", "A p is the outcome of a test and has no interval."), true},
    Definition{
        "recorded_difference", ASSAY_TEXT("Report", "Here minus recorded"),
        ASSAY_TEXT("Report", "The figure measured here minus the one that the decision recorded."), "",
        ASSAY_TEXT("Report", "The recorded figure came without an interval, so the difference has none."),
        true},
    Definition{
        "recorded_figure", ASSAY_TEXT("Report", "Recorded figure"),
        ASSAY_TEXT("Report", "What the decision recorded when it was made, on the data that it was made on."),
        "", ASSAY_TEXT("Report", "A decision records figures without their intervals."), true},
    Definition{"risk_tiers", ASSAY_TEXT("Report", "High-risk and lenient scenarios"),
               ASSAY_TEXT("Report", "High-risk: no threshold meets every constraint, or τ* is 0.75 or more. "
                                    "Lenient: feasible with a τ* of 0.55 or less."),
               "FHRI experimental design, section 3.9.2"},
    Definition{
        "robustness", ASSAY_TEXT("Report", "Robustness"),
        ASSAY_TEXT("Report",
                   "The change of Macro-F1 where τ* moves by 0.05 down and up. By the larger of "
                   "the two: robust below 0.02, sensitive from 0.05 on, moderate between. Both are over the "
                   "classes in the truth of the scenario; below six samples and pairs or ten samples of a "
                   "class it cannot be judged."),
        "FHRI experimental design, section 3.9.3.4", kPairBootstrap, false, kOfPairs},
    Definition{"roc_auc", ASSAY_TEXT("Report", "Area under ROC"),
               ASSAY_TEXT("Report", "The chance that a sample of the class scores higher than one of another "
                                    "class, ties counting half; 0.5 is guessing. Accurate and hallucination "
                                    "are ranked by the FHRI among the samples that the NLI rule does not "
                                    "take, contradiction by the NLI score among all."),
               "", kPairBootstrap, false, kOfPairs},
    Definition{"row_threshold", ASSAY_TEXT("Report", "Threshold of the row"),
               ASSAY_TEXT("Report", "The threshold that the other figures of the row are at."), "",
               ASSAY_TEXT("Report", "How firm it is stands in the section on robustness."), true},
    Definition{
        "safest_threshold", ASSAY_TEXT("Report", "Safest of the equals"),
        ASSAY_TEXT("Report",
                   "Among the thresholds that are as good as τ*, the one with the highest recall of "
                   "hallucination; of equals the one with the higher Macro-F1, then the lower one. Beside it "
                   "stand that recall, and the share of the bootstrap draws in which it meets every "
                   "constraint."),
        "",
        ASSAY_TEXT("Report", "It is one of a few thresholds of a grid, and the share sums up the draws; the "
                             "interval of a recall stands with the constraints."),
        true},
    Definition{
        "scenario_variance", ASSAY_TEXT("Report", "Variance of Macro-F1 over scenarios"),
        ASSAY_TEXT(
            "Report",
            "Sample variance (n − 1) of the scenarios’ Macro-F1: how unequally the scenarios are served."),
        "FHRI experimental design, section 3.9.1",
        ASSAY_TEXT("Report", "n is the number of scenarios: over so few an interval of a variance would say "
                             "nothing, so none is given."),
        true},
    Definition{
        "share_interval", ASSAY_TEXT("Report", "Interval of a share of samples in pairs"),
        ASSAY_TEXT("Report",
                   "Wilson’s interval, 95 %, of n_eff samples: the two of a contradiction pair stand or fall "
                   "together and count for less than two. n_eff = min(n, p (1 − p) / V) · (1.96 / t)² with "
                   "V = G / (G − 1) · Σ (Σ (y − p) / n)² over the G samples and pairs, and t of G − 1 "
                   "degrees of freedom; where all or none count, n_eff = G. The design effect is n / n_eff: "
                   "how many samples are worth one. Below six samples and pairs there is no interval."),
        "E. B. Wilson (1927), Probable inference, the law of succession, and statistical inference; E. L. "
        "Korn, B. I. Graubard (1998), Confidence intervals for proportions with small expected number of "
        "positive counts estimated from survey data"},
    Definition{"stored_predictions", ASSAY_TEXT("Report", "Stored predictions"),
               ASSAY_TEXT("Report", "What the program that the samples come from had predicted, against the "
                                    "rule that the report judges by. Samples without a score are left out."),
               ""},
    Definition{"system_average_precision", ASSAY_TEXT("Report", "Average precision of the whole decision"),
               ASSAY_TEXT("Report", "As the average precision of the score, but with recall over every "
                                    "sample of the class: those that the NLI rule takes count as missed."),
               "", kPairBootstrap, false, kOfPairs},
    Definition{"threshold_bootstrap", ASSAY_TEXT("Report", "Bootstrap of the threshold"),
               ASSAY_TEXT("Report",
                          "Samples are drawn with replacement, a contradiction pair as one, and "
                          "the best threshold is chosen anew in each draw; where none is feasible "
                          "the least violating one. Thresholds are those of the grid: shown is "
                          "in which share of the draws each is chosen, and from which to which the "
                          "middle 95 % of the draws lie. That is a spread over few values, no "
                          "confidence interval of a threshold. Macro-F1 has no interval below "
                          "six samples and pairs, where more than one draw in twenty lacks a class, or "
                          "where all draws give the same."),
               "A. C. Davison, D. V. Hinkley (1997), Bootstrap Methods and their Application"},
    Definition{"threshold_by_cost", ASSAY_TEXT("Report", "τ by cost"),
               ASSAY_TEXT("Report",
                          "The threshold of the grid with the least cost: hallucinations that are decided "
                          "accurate times the cost of a miss, plus accurate answers that are not times the "
                          "cost of a refusal, by all samples; of equals the one with the higher recall of "
                          "hallucination, then the lower one."),
               "C. Elkan (2001), The foundations of cost-sensitive learning",
               ASSAY_TEXT("Report", "It is one of a few thresholds of a grid, so it has no interval."), true},
    Definition{"uncertainty", ASSAY_TEXT("Report", "Uncertainty"),
               ASSAY_TEXT("Report",
                          "The Brier score of always saying the share p of accurate answers: p · (1 − p). It "
                          "depends on the samples alone."),
               "T. Dimitriadis, T. Gneiting, A. I. Jordan (2021), Stable reliability diagrams for "
               "probabilistic classifiers",
               ASSAY_TEXT("Report",
                          "A part of the Brier score has no interval: recalibrating each draw anew always "
                          "finds some miscalibration, so that its draws lie too high."),
               true},
    Definition{"wilcoxon", ASSAY_TEXT("Report", "Wilcoxon’s test"),
               ASSAY_TEXT("Report", "Signed ranks of the differences of Macro-F1 by scenario, two-sided; the "
                                    "smaller of the two rank sums is shown."),
               "F. Wilcoxon (1945), Individual comparisons by ranking methods",
               ASSAY_TEXT("Report", "The rank sum and p are the outcome of a test and have no interval."),
               true},
};

} // namespace

std::span<const Definition> thresholdDefinitions() noexcept {
    return kDefinitions;
}

} // namespace assay::words
