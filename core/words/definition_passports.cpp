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

// Thresholds, neighbour tests, gold questions.
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
};

} // namespace

std::span<const Passport> definitionPassports() noexcept {
    return kPassports;
}

} // namespace assay::words
