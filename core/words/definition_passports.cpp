#include "core/words/definition_passports.h"

#include "core/words/wording.h"

#include <array>

namespace assay::words {
namespace {

constexpr const char* kScoredPart = ASSAY_TEXT("Report", "samples with a score");
constexpr const char* kDecidedPart = ASSAY_TEXT("Report", "samples decided to be of the class");
constexpr const char* kOfclassPart = ASSAY_TEXT("Report", "samples that truly are of the class");
constexpr const char* kClassesPart = ASSAY_TEXT(
    "Report", "classes that occur in truth or decision, each of which is over the samples with a score");
constexpr const char* kNliLeftPart = ASSAY_TEXT("Report", "samples that the NLI rule leaves to the FHRI");
constexpr const char* kRankedPart = ASSAY_TEXT(
    "Report", "samples that the score ranks: for accurate and hallucination those that the NLI rule leaves");
constexpr const char* kDrawsPart = ASSAY_TEXT("Report", "bootstrap draws");
constexpr const char* kSplitsPart = ASSAY_TEXT("Report", "random halves of the samples");
constexpr const char* kBothPart = ASSAY_TEXT("Report", "samples that both detectors judge");
constexpr const char* kEveryScenarioPart = ASSAY_TEXT("Report", "all scenarios of the set");
constexpr const char* kScenariosPart = ASSAY_TEXT("Report", "scenarios that have a sample with a score");
constexpr const char* kCoveredPart = ASSAY_TEXT("Report", "covered anchors that were asked");
constexpr const char* kAllPart = ASSAY_TEXT("Report", "all anchors that are among what is searched");
constexpr const char* kAskedPart = ASSAY_TEXT("Report", "anchors that were asked");
constexpr const char* kGoldresPart = ASSAY_TEXT("Report", "gold sentences among the results");
constexpr const char* kCommonPart =
    ASSAY_TEXT("Report", "anchors that both runs asked and that are covered in both");
constexpr const char* kSinglePart = ASSAY_TEXT("Report", "one case");
constexpr const char* kQuestionsPart = ASSAY_TEXT("Report", "questions of the suite that are not retired");
constexpr const char* kReviewedPart = ASSAY_TEXT("Report", "questions that both reviewers judged");
constexpr const char* kNoScorePart = ASSAY_TEXT("Report", "samples without a score");
constexpr const char* kNoScoreUndefPart =
    ASSAY_TEXT("Report", "samples without a score; undefined where nothing was decided so");
constexpr const char* kNoScoreNonePart =
    ASSAY_TEXT("Report", "samples without a score; undefined where the class has no sample");
constexpr const char* kNliTakenPart =
    ASSAY_TEXT("Report", "samples without a score, and those that the NLI rule takes");
constexpr const char* kOneSidePart = ASSAY_TEXT("Report", "samples that only one of the two judges");
constexpr const char* kLackingPart =
    ASSAY_TEXT("Report", "draws that lack a class of the truth, which are counted");
constexpr const char* kLackSplitPart =
    ASSAY_TEXT("Report", "splits of which one half lacks a class of the truth");
constexpr const char* kNotCoveredPart = ASSAY_TEXT(
    "Report", "anchors without gold, those not asked (no vector, no word), and those that are not searched");
constexpr const char* kNotAskedPart =
    ASSAY_TEXT("Report", "anchors without a vector or a word, and those that are not searched");
constexpr const char* kNotSearchedPart =
    ASSAY_TEXT("Report", "anchors that are not searched; those without gold or not asked count as misses");
constexpr const char* kNotCommonPart =
    ASSAY_TEXT("Report", "anchors of one run only, and those without gold");
constexpr const char* kNotFoundPart = ASSAY_TEXT("Report", "gold that is not among the results");
constexpr const char* kNothingPart = ASSAY_TEXT("Report", "nothing");
constexpr const char* kRetiredPart = ASSAY_TEXT("Report", "retired questions");
constexpr const char* kOutdatedPart =
    ASSAY_TEXT("Report", "outdated reviews, and questions that only one of them judged");

constexpr const char* kAnswersPart =
    ASSAY_TEXT("Report", "questions with a value of the measure; several answers to one are averaged first");
constexpr const char* kNoValuePart =
    ASSAY_TEXT("Report", "questions without an answer, failed ones, and those that the measure does not "
                         "apply to, which are counted");
constexpr const char* kVerdictPart = ASSAY_TEXT("Report", "questions measured that have a verdict");
constexpr const char* kNoVerdictPart = ASSAY_TEXT("Report", "questions whose verdict is not known");
constexpr const char* kMeasuredPart = ASSAY_TEXT("Report", "questions measured");
constexpr const char* kRepeatsPart = ASSAY_TEXT("Report", "questions with several answers");
constexpr const char* kOneAnswerPart = ASSAY_TEXT("Report", "questions with one answer");
constexpr const char* kWaitsPart = ASSAY_TEXT("Report", "answers that say how long they took");
constexpr const char* kFastFailPart =
    ASSAY_TEXT("Report", "failures that ended before the time limit, which are counted apart");
constexpr const char* kSpentPart = ASSAY_TEXT("Report", "answers that say what they used");
constexpr const char* kNotSaidPart = ASSAY_TEXT("Report", "answers that say nothing of it");
constexpr const char* kPairedPart = ASSAY_TEXT("Report", "questions with a value on both sides");
constexpr const char* kOneSidedPart =
    ASSAY_TEXT("Report", "questions with a value on one side alone, which are counted");
constexpr const char* kJudgedPart =
    ASSAY_TEXT("Report", "questions with something relevant; one without a list counts as 0");
constexpr const char* kNothingRelevantPart = ASSAY_TEXT(
    "Report", "questions with nothing relevant, and lists that were cut before the depth, which are counted");
constexpr const char* kGoldValuePart =
    ASSAY_TEXT("Report", "questions with a gold answer and a list that has texts");
constexpr const char* kNoGoldValuePart =
    ASSAY_TEXT("Report", "questions without a gold answer, and lists without texts");
constexpr const char* kFormPart =
    ASSAY_TEXT("Report", "the first results of questions that expect a kind of filing");
constexpr const char* kNoFormPart = ASSAY_TEXT("Report", "questions that expect none");
constexpr const char* kGoldItemsPart = ASSAY_TEXT("Report", "relevant items of all questions");
constexpr const char* kFoundItemsPart = ASSAY_TEXT("Report", "items among the first results");
constexpr const char* kListWaitsPart = ASSAY_TEXT("Report", "lists that say how long they took");
constexpr const char* kOtherHalfPart =
    ASSAY_TEXT("Report", "questions of the half that the choice was not made on");
constexpr const char* kNoBothPart = ASSAY_TEXT("Report", "questions with nothing relevant or without a list");
constexpr const char* kReadPart = ASSAY_TEXT("Report", "answers of which somebody judged every claim");
constexpr const char* kNotReadPart = ASSAY_TEXT("Report", "answers of which a claim is not judged");
constexpr const char* kDistinctPart =
    ASSAY_TEXT("Report", "answers, the same text to the same question once");
constexpr const char* kClaimsPart = ASSAY_TEXT("Report", "claims of answers that were judged to the end");
constexpr const char* kOtherClaimsPart = ASSAY_TEXT("Report", "claims of other answers");
constexpr const char* kTwoReadersPart = ASSAY_TEXT("Report", "answers that both readers judged blind");
constexpr const char* kOneReaderPart =
    ASSAY_TEXT("Report", "answers that only one of them judged, and judgements that were not blind");
constexpr const char* kTwoClaimsPart = ASSAY_TEXT("Report", "claims that both readers judged");
constexpr const char* kRepliesPart = ASSAY_TEXT("Report", "answers that the judge's reply is known of");
constexpr const char* kNoReplyPart = ASSAY_TEXT(
    "Report", "failed calls, replies that cannot be read and undetermined ones, which are counted");
constexpr const char* kJudgePeoplePart =
    ASSAY_TEXT("Report", "answers that both the judge and a person judged");
constexpr const char* kOneJudgePart = ASSAY_TEXT("Report", "answers that only one of them judged");
constexpr const char* kTaggedPart = ASSAY_TEXT("Report", "sentences of the sections that the view reads");
constexpr const char* kHeadingsPart =
    ASSAY_TEXT("Report", "headings and what is left of tables, unless the patterns say otherwise");
constexpr const char* kGroupsPart =
    ASSAY_TEXT("Report", "groups of tagged sentences by label and company, or label and year");
constexpr const char* kSmallGroupsPart =
    ASSAY_TEXT("Report", "groups with too few years or companies, which are counted");
constexpr const char* kRowsPart = ASSAY_TEXT("Report", "rows of the view");
constexpr const char* kWordingsPart =
    ASSAY_TEXT("Report", "originals that were measured in two wordings or more");
constexpr const char* kOneWordingPart = ASSAY_TEXT("Report", "originals that were measured in one wording");

// Thresholds, neighbour tests, gold questions, answers, retrieval, readers, judges, mining.
constexpr std::array kPassports{
    Passport{"confusion_matrix", kScoredPart, kNoScorePart},
    Passport{"decision_accuracy", kScoredPart, kNoScorePart, "right / n"},
    Passport{"class_precision", kDecidedPart, kNoScoreUndefPart, "TP / (TP + FP)"},
    Passport{"class_recall", kOfclassPart, kNoScoreNonePart, "TP / (TP + FN)"},
    Passport{"class_f1", kScoredPart, kNoScorePart, "2 TP / (2 TP + FP + FN)"},
    Passport{"class_f2", kScoredPart, kNoScorePart, "(1 + β²) TP / ((1 + β²) TP + β² FN + FP)"},
    Passport{"macro_f1", kClassesPart, kNoScorePart, "Σ F1 / classes"},
    Passport{"macro_f1_of_truth", kScoredPart, kNoScorePart},
    Passport{"balanced_accuracy", kScoredPart, kNoScorePart, "Σ recall / classes with a sample"},
    Passport{"matthews_correlation", kScoredPart, kNoScorePart},
    Passport{"decision_kappa", kScoredPart, kNoScorePart, "(po − pe) / (1 − pe)"},
    Passport{"roc_auc", kRankedPart, kNliTakenPart},
    Passport{"auc_difference", kBothPart, kOneSidePart},
    Passport{"average_precision", kRankedPart, kNliTakenPart, "Σ (R_i − R_(i−1)) P_i"},
    Passport{"system_average_precision", kOfclassPart, kNoScorePart},
    Passport{"prevalence", kRankedPart, kNliTakenPart},
    Passport{"highest_recall", kOfclassPart, kNoScorePart},
    Passport{"brier_score", kNliLeftPart, kNliTakenPart, "Σ (FHRI − y)² / n"},
    Passport{"miscalibration", kNliLeftPart, kNliTakenPart},
    Passport{"discrimination", kNliLeftPart, kNliTakenPart},
    Passport{"uncertainty", kNliLeftPart, kNliTakenPart, "p (1 − p)"},
    Passport{"mean_minus_share", kNliLeftPart, kNliTakenPart},
    Passport{"expected_calibration_error", kNliLeftPart, kNliTakenPart, "Σ n_b / N · |share − mean FHRI|"},
    Passport{"bin_scores", kNliLeftPart, kNliTakenPart},
    Passport{"bin_share", kNliLeftPart, kNliTakenPart},
    Passport{"best_threshold", kScoredPart, kNoScorePart},
    Passport{"least_violating_threshold", kScoredPart, kNoScorePart},
    Passport{"safest_threshold", kDrawsPart, kLackingPart},
    Passport{"equal_thresholds", kDrawsPart, kLackingPart},
    Passport{"threshold_by_cost", kScoredPart, kNoScorePart, "(missed · cost + refused · cost) / n"},
    Passport{"chosen_draws", kDrawsPart, kLackingPart},
    Passport{"feasible_draws", kDrawsPart, kNothingPart},
    Passport{"feasible_scenarios", kScenariosPart, kNoScorePart},
    Passport{"leaked_predictions", kEveryScenarioPart, kNothingPart},
    Passport{"bootstrap_optimism", kDrawsPart, kLackingPart},
    Passport{"held_out_macro_f1", kSplitsPart, kLackSplitPart},
    Passport{"optimism", kSplitsPart, kLackSplitPart},
    Passport{"robustness", kScoredPart, kNoScorePart},
    Passport{"generalisation", kScoredPart, kNoScorePart},
    Passport{"flips", kScoredPart, kNoScorePart},
    Passport{"manual_review", kScoredPart, kNoScorePart},
    Passport{"detector_comparison", kBothPart, kOneSidePart},
    Passport{"mcnemar", kBothPart, kOneSidePart},
    Passport{"paired_t", kScenariosPart, kOneSidePart},
    Passport{"wilcoxon", kScenariosPart, kOneSidePart},
    Passport{"recorded_difference", kScoredPart, kNoScorePart},
    Passport{"hit_at_k", kCoveredPart, kNotCoveredPart,
             "covered anchors with gold in the first k / covered anchors asked"},
    Passport{"hit_at_k_all", kAllPart, kNotSearchedPart},
    Passport{"mrr_at_k", kCoveredPart, kNotCoveredPart,
             "Σ 1 / rank of the first gold / covered anchors asked"},
    Passport{"mrr_at_k_all", kAllPart, kNotSearchedPart},
    Passport{"recall_at_k", kCoveredPart, kNotCoveredPart},
    Passport{"ndcg_at_k", kCoveredPart, kNotCoveredPart},
    Passport{"ap_at_k", kCoveredPart, kNotCoveredPart},
    Passport{"chance_level", kCoveredPart, kNotCoveredPart, "Hit@k: 1 − C(N − g, k) / C(N, k)"},
    Passport{"lift", kCoveredPart, kNotCoveredPart, "(value − chance) / (1 − chance)"},
    Passport{"against_luck", kCoveredPart, kNotCoveredPart},
    Passport{"coverage", kAllPart, kNothingPart, "anchors with gold / all anchors"},
    Passport{"asked", kAllPart, kNothingPart},
    Passport{"self_at_1", kAskedPart, kNotAskedPart},
    Passport{"self_at_1_tie_aware", kAskedPart, kNotAskedPart},
    Passport{"design_effect", kCoveredPart, kNotCoveredPart, "n / effective n"},
    Passport{"clusters", kCoveredPart, kNotCoveredPart},
    Passport{"gold_distance", kGoldresPart, kNotFoundPart},
    Passport{"distance_quantiles", kGoldresPart, kNotFoundPart},
    Passport{"index_recall", kAskedPart, kNotAskedPart},
    Passport{"totals", kCoveredPart, kNotCoveredPart},
    Passport{"gate_move", kCommonPart, kNotCommonPart, "run − baseline"},
    Passport{"hits_lost_won", kCommonPart, kNotCommonPart},
    Passport{"mcnemar_p", kCommonPart, kNotCommonPart},
    Passport{"rank_first_gold", kSinglePart, kNothingPart},
    Passport{"best_gold_distance", kSinglePart, kNothingPart},
    Passport{"share_of_suite", kQuestionsPart, kRetiredPart},
    Passport{"question_status", kQuestionsPart, kRetiredPart},
    Passport{"suite_questions", kQuestionsPart, kRetiredPart},
    Passport{"flagged_question", kQuestionsPart, kRetiredPart},
    Passport{"target_missing", kQuestionsPart, kRetiredPart},
    Passport{"coverage_gap", kQuestionsPart, kRetiredPart},
    Passport{"impact_mean", kQuestionsPart, kRetiredPart},
    Passport{"impact_change", kQuestionsPart, kRetiredPart},
    Passport{"review_kappa", kReviewedPart, kOutdatedPart, "(po − pe) / (1 − pe)"},
    Passport{"review_kappa_verdict", kReviewedPart, kOutdatedPart, "(po − pe) / (1 − pe)"},
    Passport{"review_ac1", kReviewedPart, kOutdatedPart, "(po − pe) / (1 − pe)"},
    Passport{"review_alpha", kReviewedPart, kOutdatedPart, "1 − Do / De"},
    Passport{"review_observed", kReviewedPart, kOutdatedPart},
    Passport{"answer_rouge1_f", kAnswersPart, kNoValuePart},
    Passport{"answer_rouge2_f", kAnswersPart, kNoValuePart},
    Passport{"answer_rougeL_f", kAnswersPart, kNoValuePart},
    Passport{"answer_rougeLsum_f", kAnswersPart, kNoValuePart},
    Passport{"answer_numeric_correct", kAnswersPart, kNoValuePart},
    Passport{"answer_boolean_correct", kAnswersPart, kNoValuePart},
    Passport{"answer_list_jaccard", kAnswersPart, kNoValuePart, "|A ∩ B| / |A ∪ B|"},
    Passport{"answer_attribution", kAnswersPart, kNoValuePart},
    Passport{"answer_support", kAnswersPart, kNoValuePart},
    Passport{"answer_location", kAnswersPart, kNoValuePart},
    Passport{"answer_abstained", kAnswersPart, kNoValuePart},
    Passport{"answer_contains", kAnswersPart, kNoValuePart, "found phrases / expected phrases"},
    Passport{"answer_citation_precision", kAnswersPart, kNoValuePart, "correct / distinct generated"},
    Passport{"answer_citation_recall", kAnswersPart, kNoValuePart, "found / expected"},
    Passport{"answer_citation_f1", kAnswersPart, kNoValuePart, "2 P R / (P + R)"},
    Passport{"answer_citation_micro", kAnswersPart, kNoValuePart},
    Passport{"answer_citation_f1_of_means", kAnswersPart, kNoValuePart},
    Passport{"answer_accuracy", kAnswersPart, kNoValuePart},
    Passport{"answer_citation", kAnswersPart, kNoValuePart},
    Passport{"answer_length", kAnswersPart, kNoValuePart},
    Passport{"answer_token_count", kAnswersPart, kNoValuePart},
    Passport{"answer_keywords", kAnswersPart, kNoValuePart},
    Passport{"answer_overall", kAnswersPart, kNoValuePart,
             "Σ weight · part / Σ weight of the parts that apply"},
    Passport{"answer_pass_rate", kVerdictPart, kNoVerdictPart, "passes / n"},
    Passport{"answer_bertscore_f", kAnswersPart, kNoValuePart},
    Passport{"answer_bleurt", kAnswersPart, kNoValuePart},
    Passport{"answer_cosine", kAnswersPart, kNoValuePart},
    Passport{"answer_judge_overall", kRepliesPart, kNoReplyPart},
    Passport{"answer_hallucinations", kAnswersPart, kNoValuePart},
    Passport{"answer_mean", kAnswersPart, kNoValuePart},
    Passport{"answer_not_applicable", kMeasuredPart, kNothingPart},
    Passport{"answer_luck", kAnswersPart, kNoValuePart},
    Passport{"answer_verdict_share", kVerdictPart, kNoVerdictPart},
    Passport{"answer_mark_share", kMeasuredPart, kNothingPart},
    Passport{"answer_spread", kRepeatsPart, kOneAnswerPart},
    Passport{"answer_latency", kWaitsPart, kFastFailPart},
    Passport{"answer_tokens_total", kSpentPart, kNotSaidPart},
    Passport{"answer_price_total", kSpentPart, kNotSaidPart},
    Passport{"answer_difference", kPairedPart, kOneSidedPart, "mean a − mean b"},
    Passport{"answer_sign_flip_p", kPairedPart, kOneSidedPart},
    Passport{"answer_outcomes", kPairedPart, kOneSidedPart},
    Passport{"answer_question_difference", kSinglePart, kNothingPart},
    Passport{"answer_systems_verdict", kPairedPart, kOneSidedPart},
    Passport{"answer_common_mean", kPairedPart, kOneSidedPart},
    Passport{"answer_system_pair", kPairedPart, kOneSidedPart},
    Passport{"answer_outside_score", kAnswersPart, kNoValuePart},
    Passport{"answer_rouge1_p", kAnswersPart, kNoValuePart},
    Passport{"answer_rouge1_r", kAnswersPart, kNoValuePart},
    Passport{"answer_rouge2_p", kAnswersPart, kNoValuePart},
    Passport{"answer_rouge2_r", kAnswersPart, kNoValuePart},
    Passport{"answer_rougeL_p", kAnswersPart, kNoValuePart},
    Passport{"answer_rougeL_r", kAnswersPart, kNoValuePart},
    Passport{"answer_rougeLsum_p", kAnswersPart, kNoValuePart},
    Passport{"answer_rougeLsum_r", kAnswersPart, kNoValuePart},
    Passport{"answer_bertscore_p", kAnswersPart, kNoValuePart},
    Passport{"answer_bertscore_r", kAnswersPart, kNoValuePart},
    Passport{"answer_judge_correctness", kRepliesPart, kNoReplyPart},
    Passport{"answer_judge_completeness", kRepliesPart, kNoReplyPart},
    Passport{"answer_judge_citation_accuracy", kRepliesPart, kNoReplyPart},
    Passport{"answer_judge_clarity", kRepliesPart, kNoReplyPart},
    Passport{"answer_latency_ms", kWaitsPart, kFastFailPart},
    Passport{"answer_price", kSpentPart, kNotSaidPart},
    Passport{"answer_tokens", kSpentPart, kNotSaidPart},
    Passport{"retrieval_success", kJudgedPart, kNothingRelevantPart,
             "questions with something relevant in the first k / questions"},
    Passport{"retrieval_precision", kJudgedPart, kNothingRelevantPart, "relevant in the first k / k"},
    Passport{"retrieval_recall", kJudgedPart, kNothingRelevantPart, "relevant in the first k / relevant"},
    Passport{"retrieval_f1", kJudgedPart, kNothingRelevantPart, "2 · found / (k + relevant)"},
    Passport{"retrieval_mrr", kJudgedPart, kNothingRelevantPart,
             "Σ 1 / rank of the first relevant / questions"},
    Passport{"retrieval_ndcg", kJudgedPart, kNothingRelevantPart,
             "DCG / ideal DCG, DCG = Σ gain / log2(rank + 1)"},
    Passport{"retrieval_map", kJudgedPart, kNothingRelevantPart,
             "Σ precision at each relevant one / relevant"},
    Passport{"retrieval_rprec", kJudgedPart, kNothingRelevantPart, "relevant in the first R / R"},
    Passport{"retrieval_bpref", kJudgedPart, kNothingRelevantPart},
    Passport{"retrieval_judged", kJudgedPart, kNothingRelevantPart,
             "judged in the first k / results in the first k"},
    Passport{"retrieval_other", kJudgedPart, kNothingRelevantPart},
    Passport{"retrieval_answer_coverage", kGoldValuePart, kNoGoldValuePart},
    Passport{"retrieval_answer_coverage_numeric", kGoldValuePart, kNoGoldValuePart},
    Passport{"retrieval_source_accuracy", kFormPart, kNoFormPart},
    Passport{"retrieval_missed", kGoldItemsPart, kFoundItemsPart},
    Passport{"retrieval_mean", kJudgedPart, kNothingRelevantPart},
    Passport{"retrieval_luck", kJudgedPart, kNothingRelevantPart,
             "Hit@k: 1 − C(N − g, k) / C(N, k); Recall@k: min(k, N) / N · g / relevant"},
    Passport{"retrieval_lift", kJudgedPart, kNothingRelevantPart, "(mean − by luck) / (1 − by luck)"},
    Passport{"retrieval_latency", kListWaitsPart, kFastFailPart},
    Passport{"retrieval_rank_change", kSinglePart, kNothingPart},
    Passport{"retrieval_alpha_held_out", kOtherHalfPart, kNoBothPart},
    Passport{"fidelity_perfect", kReadPart, kNotReadPart},
    Passport{"fidelity_minor_extrapolation", kReadPart, kNotReadPart},
    Passport{"fidelity_hallucinated", kReadPart, kNotReadPart},
    Passport{"fidelity_read", kDistinctPart, kNothingPart},
    Passport{"fidelity_disputed", kReadPart, kNotReadPart},
    Passport{"fidelity_claims", kClaimsPart, kOtherClaimsPart},
    Passport{"fidelity_kappa", kTwoReadersPart, kOneReaderPart, "(po − pe) / (1 − pe)"},
    Passport{"fidelity_weighted_kappa", kTwoReadersPart, kOneReaderPart},
    Passport{"fidelity_ac1", kTwoReadersPart, kOneReaderPart, "(po − pe) / (1 − pe)"},
    Passport{"fidelity_observed", kTwoReadersPart, kOneReaderPart},
    Passport{"fidelity_luck", kTwoReadersPart, kOneReaderPart},
    Passport{"fidelity_same_claims", kTwoClaimsPart, kOneReaderPart},
    Passport{"answer_judge_pass", kRepliesPart, kNoReplyPart},
    Passport{"answer_judge_faithfulness", kRepliesPart, kNoReplyPart},
    Passport{"answer_judge_context_precision", kRepliesPart, kNoReplyPart},
    Passport{"answer_judge_context_recall", kRepliesPart, kNoReplyPart},
    Passport{"judge_agreement_kappa", kJudgePeoplePart, kOneJudgePart, "(po − pe) / (1 − pe)"},
    Passport{"judge_agreement_ac1", kJudgePeoplePart, kOneJudgePart, "(po − pe) / (1 − pe)"},
    Passport{"judge_agreement_observed", kJudgePeoplePart, kOneJudgePart},
    Passport{"judge_agreement_luck", kJudgePeoplePart, kOneJudgePart},
    Passport{"judge_agreement_weighted", kJudgePeoplePart, kOneJudgePart},
    Passport{"judge_bias", kJudgePeoplePart, kOneJudgePart, "mean of judge − person"},
    Passport{"judge_bias_length", kJudgePeoplePart, kOneJudgePart},
    Passport{"judge_bias_order", kJudgePeoplePart, kOneJudgePart},
    Passport{"judge_bias_own_model", kJudgePeoplePart, kOneJudgePart},
    Passport{"judge_labels_needed", kJudgePeoplePart, kOneJudgePart},
    Passport{"mined_bundle", kGroupsPart, kSmallGroupsPart},
    Passport{"mined_dense", kRowsPart, kNothingPart},
    Passport{"mined_left_out", kTaggedPart, kHeadingsPart},
    Passport{"mined_read", kTaggedPart, kHeadingsPart},
    Passport{"mined_row", kTaggedPart, kHeadingsPart},
    Passport{"mined_usable", kRowsPart, kNothingPart},
    Passport{"paraphrase_agreement", kWordingsPart, kOneWordingPart},
    Passport{"paraphrase_luck", kWordingsPart, kOneWordingPart},
    Passport{"paraphrase_spread", kWordingsPart, kOneWordingPart},
};

} // namespace

std::span<const Passport> definitionPassports() noexcept {
    return kPassports;
}

} // namespace assay::words
