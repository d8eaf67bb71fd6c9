// What figures of runs over time, and of questions across runs, mean.
#include "core/words/definition_lists.h"
#include "core/words/wording.h"

#include <array>

namespace assay::words {
namespace {

constexpr std::array kRunDefinitions{
    Definition{
        "adjacency_correlation", ASSAY_TEXT("Report", "Neighbours against questions"),
        ASSAY_TEXT("Report",
                   "Across systems, Pearson's correlation of Hit@k over anchors with Recall@10 over "
                   "questions; n is the number of systems. A system is a search that was measured by "
                   "both, over the same corpus, anchors and questions, by its newest runs. From six "
                   "systems on; below, or where nothing varies, it cannot be judged. Told from luck "
                   "where the interval leaves 0 out. Systems that share their vectors are alike, "
                   "which makes the interval too narrow."),
        "K. Pearson (1895); R. A. Fisher (1921), On the probable error of a coefficient of correlation "
        "deduced from a small sample",
        ASSAY_TEXT("Report", "Its interval is that of Fisher's z, 95 %, over systems."), true},
    Definition{"question_difficulty", ASSAY_TEXT("Report", "Difficulty of a question"),
               ASSAY_TEXT("Report",
                          "The share of systems that are right, each by its newest run; n is their number. "
                          "Versions of one pipeline are one system."),
               "", ASSAY_TEXT("Report", "Its interval is Wilson's, 95 %, over systems."), true},
    Definition{"question_item_rest", ASSAY_TEXT("Report", "Item-rest correlation"),
               ASSAY_TEXT("Report",
                          "Over systems, the correlation of being right on the question with the share "
                          "right on the other questions. From 20 systems on; at 20 it must exceed 0.44 to "
                          "be told from luck."),
               "F. Lord and M. Novick, 1968, Statistical theories of mental test scores",
               ASSAY_TEXT("Report", "Its interval is that of Fisher's z, 95 %, over systems."), true},
    Definition{"question_right", ASSAY_TEXT("Report", "Question right"),
               ASSAY_TEXT("Report",
                          "The answer passes; without a verdict, its figure or its yes or no is right. Of "
                          "retrieval: something relevant is among the first five results. Of several samples "
                          "half of them must be right."),
               "",
               ASSAY_TEXT("Report", "The interval of a share of questions is Wilson's, 95 %; questions that "
                                    "belong together make it too narrow."),
               true},
    Definition{"question_standing", ASSAY_TEXT("Report", "Standing of a question"),
               ASSAY_TEXT("Report",
                          "All right: in every run, a regression guard that stays. All wrong: in every run, "
                          "the gold is to be checked first. It cannot be judged while fewer than two systems "
                          "have met it."),
               ""},
    Definition{
        "question_weaker_right", ASSAY_TEXT("Report", "Weaker systems are right"),
        ASSAY_TEXT("Report",
                   "Systems that are right on the question do worse on the others, on the mean, than those "
                   "that are wrong. From 20 systems on, the interval of the item-rest correlation must lie "
                   "below 0. It asks for a look at the question and says no more."),
        ""},
    Definition{"run_figure", ASSAY_TEXT("Report", "Figure of a run"),
               ASSAY_TEXT("Report", "As the run has kept it, with its n and interval; what each figure means "
                                    "stands with its kind."),
               "", ASSAY_TEXT("Report", "Its interval is the one that the run has kept."), true},
    Definition{
        "run_gate", ASSAY_TEXT("Report", "Gate"),
        ASSAY_TEXT(
            "Report",
            "Limits on figures of a run, absolute or against its baseline. It fails when a limit fails "
            "that is no target, and cannot be judged when one of these cannot. A limit within the 95 % "
            "interval of the figure or of the move is too close to tell, which passes."),
        "FinRAG framework document, 1.2, 6.2 and 6.3"},
    Definition{"run_gate_move", ASSAY_TEXT("Report", "Move of a limit's figure"),
               ASSAY_TEXT("Report",
                          "Run − baseline, over the items that both runs have where there are items; of "
                          "shares in percentage points."),
               "", ASSAY_TEXT("Report", "Its interval is the paired bootstrap’s, 95 %, by clusters."), true},
    Definition{
        "run_gate_power", ASSAY_TEXT("Report", "Power of a limit"),
        ASSAY_TEXT(
            "Report",
            "The smallest difference that is told from luck in four of five cases, two-sided at 5 %, and "
            "how often a system that has not changed trips the limit in one check. Of moves of shares "
            "by items and noise, three numbers for 5, 10 and 20 % of the items; of other limits, from "
            "the interval of the figure or the move, taken as that of a normal error, on fresh items."),
        "R. J. Connor (1987), Sample size for testing differences in proportions for the "
        "paired-sample design",
        ASSAY_TEXT("Report", "It is computed from the number of items or the interval and has none itself."),
        true},
    Definition{"trend_band", ASSAY_TEXT("Report", "Band of the last rounds"),
               ASSAY_TEXT("Report",
                          "Mean and standard deviation (n − 1) of a figure over the last six rounds, from "
                          "three on. A round further than two deviations from those before it is called "
                          "unusual, which is a hint and no test."),
               "FinRAG framework document, 6.1",
               ASSAY_TEXT("Report", "The deviation says how rounds differ; it is no interval."), true},
};

} // namespace

std::span<const Definition> runDefinitions() noexcept {
    return kRunDefinitions;
}

} // namespace assay::words
