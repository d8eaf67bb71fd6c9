#include "core/words/merge_words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace assay::words {
namespace {

constexpr std::array<std::pair<std::string_view, const char*>, 45> kMergedThings{{
    {"suite", ASSAY_TEXT("Merge", "Suite")},
    {"suites", ASSAY_TEXT("Merge", "Suites")},
    {"question", ASSAY_TEXT("Merge", "Question")},
    {"questions", ASSAY_TEXT("Merge", "Questions")},
    {"review", ASSAY_TEXT("Merge", "Review")},
    {"reviews", ASSAY_TEXT("Merge", "Reviews")},
    {"suspicion", ASSAY_TEXT("Merge", "Suspicion")},
    {"suspicions", ASSAY_TEXT("Merge", "Suspicions")},
    {"suite_settings", ASSAY_TEXT("Merge", "Settings of suites")},
    {"removals", ASSAY_TEXT("Merge", "Removals")},
    {"versions", ASSAY_TEXT("Merge", "Frozen versions")},
    {"scored_sets", ASSAY_TEXT("Merge", "Scored sets")},
    {"dynamic_runs", ASSAY_TEXT("Merge", "Dynamic runs")},
    {"lists", ASSAY_TEXT("Merge", "Lists")},
    {"corpora", ASSAY_TEXT("Merge", "Corpora")},
    {"anchor_sets", ASSAY_TEXT("Merge", "Sets of anchors")},
    {"embedding_sets", ASSAY_TEXT("Merge", "Sets of vectors")},
    {"question_vectors", ASSAY_TEXT("Merge", "Vectors of questions")},
    {"indices", ASSAY_TEXT("Merge", "Indices")},
    {"passages", ASSAY_TEXT("Merge", "Attached texts")},
    {"bundle", ASSAY_TEXT("Merge", "Bundle")},
    {"bundles", ASSAY_TEXT("Merge", "Bundles")},
    {"bundle_notes", ASSAY_TEXT("Merge", "What is said of bundles")},
    {"predictions", ASSAY_TEXT("Merge", "Prediction sets")},
    {"judgement", ASSAY_TEXT("Merge", "Judgement of a sample")},
    {"judgements", ASSAY_TEXT("Merge", "Judgements of samples")},
    {"decision", ASSAY_TEXT("Merge", "Decision")},
    {"decisions", ASSAY_TEXT("Merge", "Decisions")},
    {"alpha_decision", ASSAY_TEXT("Merge", "Decision on alpha")},
    {"alpha_decisions", ASSAY_TEXT("Merge", "Decisions on alpha")},
    {"answer_verdict", ASSAY_TEXT("Merge", "Verdict on an answer")},
    {"answer_verdicts", ASSAY_TEXT("Merge", "Verdicts on answers")},
    {"claims", ASSAY_TEXT("Merge", "Claims")},
    {"rubric", ASSAY_TEXT("Merge", "Rubric")},
    {"rubrics", ASSAY_TEXT("Merge", "Rubrics")},
    {"case_notes", ASSAY_TEXT("Merge", "Notes of cases")},
    {"runs", ASSAY_TEXT("Merge", "Runs")},
    {"run_labels", ASSAY_TEXT("Merge", "Names and notes of runs")},
    {"incident", ASSAY_TEXT("Merge", "Incident or release")},
    {"incidents", ASSAY_TEXT("Merge", "Incidents and releases")},
    {"alert_rules", ASSAY_TEXT("Merge", "Alert thresholds")},
    {"gates", ASSAY_TEXT("Merge", "Gates")},
    {"mining_rules", ASSAY_TEXT("Merge", "Patterns of mining")},
    {"reports", ASSAY_TEXT("Merge", "Kept reports")},
    {"reading_queues", ASSAY_TEXT("Merge", "Queues of answers to read")},
}};

} // namespace

std::string mergedThingTitle(std::string_view name, const Wording& wording) {
    // A note and a run are one and the same in conflicts and counts.
    const std::string_view known = name == "case_note" ? "case_notes"
                                   : name == "run"     ? "run_labels"
                                   : name == "passage" ? "passages"
                                                       : name;
    const auto found = std::ranges::find(kMergedThings, known, [](const auto& each) { return each.first; });
    return found == kMergedThings.end() ? std::string(name) : wording.text(found->second);
}

} // namespace assay::words
