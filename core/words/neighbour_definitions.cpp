#include "core/words/definition_lists.h"
#include "core/words/wording.h"

#include <array>

namespace assay::words {
namespace {

constexpr const char* kAnchorBootstrap =
    ASSAY_TEXT("Report", "Its interval is that of the anchor bootstrap.");
constexpr std::string_view kOfAnchors = "anchor_bootstrap";

constexpr std::array kDefinitions{
    Definition{
        "alignment", ASSAY_TEXT("Report", "Alignment of vectors and sentences (A)"),
        ASSAY_TEXT("Report",
                   "Chance that a sentence’s vector is nearer to one of its five best lexical neighbours in "
                   "other sections (BM25) than to a random sentence’s; over 500 seeded sentences. 0.5 where "
                   "vectors and texts have nothing to do with each other. Below 0.6, or 0.03 below another "
                   "order of the vectors, they are misaligned; below 0.9, or where equal texts have "
                   "different vectors, doubtful."),
        "", ASSAY_TEXT("Report", "Its interval is the bootstrap’s of companies, filings or sections, 95 %."),
        true},
    Definition{
        "anchor_bootstrap", ASSAY_TEXT("Report", "Anchor bootstrap"),
        ASSAY_TEXT("Report",
                   "The percentile bootstrap’s interval, 95 %, with the run’s seed: anchors are drawn with "
                   "replacement, each with all its results; 2,000 draws, 200 above 50,000 results."),
        "A. C. Davison, D. V. Hinkley (1997), Bootstrap Methods and their Application"},
    Definition{"asked", ASSAY_TEXT("Report", "Anchors asked"),
               ASSAY_TEXT("Report", "Anchors for which the search had what it needs: a vector, or a word "
                                    "to look for. Self@1 is a share of these."),
               "FinRAG Gold Test Framework, parts 2 and 3"},
    Definition{"best_gold_distance", ASSAY_TEXT("Report", "Distance of the nearest gold"),
               ASSAY_TEXT("Report", "The smallest cosine distance 1 − cos between the anchor and one of "
                                    "its gold sentences, found or not."),
               "FinRAG Gold Test Framework, parts 2 and 3",
               ASSAY_TEXT("Report", "Of a single case there is no interval."), true},
    Definition{"coverage", ASSAY_TEXT("Report", "Coverage"),
               ASSAY_TEXT("Report", "Anchors with at least one gold sentence in their window, as a share "
                                    "of all anchors. The interval is Wilson's, 95 %."),
               "FinRAG Gold Test Framework, parts 2 and 3; E. B. Wilson (1927), Probable inference, "
               "the law of succession, and statistical inference"},
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
               "FinRAG Gold Test Framework, parts 2 and 3", kAnchorBootstrap, false, kOfAnchors},
    Definition{"figures_lint", ASSAY_TEXT("Report", "Consistency lint"),
               ASSAY_TEXT("Report", "Whether figures can be true together: Hit@1 ≤ MRR@k ≤ Hit@1 + (Hit@k "
                                    "− Hit@1) / 2, Hit@k and MRR@k never fall as k grows, shares lie "
                                    "between 0 and 1 and are whole counts of their n, counts add up, "
                                    "percentiles rise. Nothing is corrected."),
               "",
               ASSAY_TEXT("Report",
                          "A limit is computed from other figures as they were given and has no interval."),
               true},
    Definition{"gate", ASSAY_TEXT("Report", "Regression gate"),
               ASSAY_TEXT("Report", "The alert thresholds of the workspace, each with its grade: P0 is "
                                    "the gravest, then P1 and P2. Absolute limits judge the run alone, "
                                    "moves compare it with the baseline. A figure that a rule needs and "
                                    "the run does not give fails; fewer than 30 anchors, six clusters of "
                                    "them or 80 % of the baseline's anchors cannot be judged, which is no "
                                    "pass."),
               "FinRAG Gold Test Framework, part 6.1"},
    Definition{
        "gate_figure", ASSAY_TEXT("Report", "Figure of a run"),
        ASSAY_TEXT("Report", "What the alert threshold judges, of each of the two runs. Intervals, 95 %, go "
                             "by clusters of anchors: Wilson of shares with as many anchors as independent "
                             "ones would tell as much, bootstrap of means."),
        "E. L. Korn, B. I. Graubard (1998), Confidence intervals for proportions with small expected number "
        "of positive counts estimated from survey data",
        ASSAY_TEXT("Report",
                   "Below six clusters there is none, and a median distance has none here; the section on "
                   "distances gives that of this run."),
        true},
    Definition{
        "gate_move", ASSAY_TEXT("Report", "Move"),
        ASSAY_TEXT("Report", "Run − baseline, over the anchors that both runs asked and that are covered in "
                             "both; of shares in percentage points. A move of exactly the limit passes. The "
                             "interval is the paired bootstrap’s, 95 %, by clusters of anchors; where it "
                             "holds the limit, the finding is too close to tell."),
        "FinRAG Gold Test Framework, part 6.1; T. C. Hesterberg (2015), What teachers should know about the "
        "bootstrap",
        ASSAY_TEXT("Report", "Medians, and fewer than six clusters, have none."), true},
    Definition{"gold_distance", ASSAY_TEXT("Report", "Gold distance, median"),
               ASSAY_TEXT("Report", "Half of the gold sentences among the results are nearer to their "
                                    "anchor than this cosine distance 1 − cos."),
               "FinRAG Gold Test Framework, parts 2 and 3", kAnchorBootstrap, false, kOfAnchors},
    Definition{"gold_of_anchor", ASSAY_TEXT("Report", "Gold of an anchor"),
               ASSAY_TEXT("Report",
                          "The eligible sentences of the anchor's slice (one company, form, year and "
                          "section) whose position differs from its own by at most the window w; not the "
                          "anchor itself. An anchor with any gold is covered."),
               "FinRAG Gold Test Framework, parts 2 and 3"},
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
    Definition{"hits_lost_won", ASSAY_TEXT("Report", "Lost and won"),
               ASSAY_TEXT("Report", "Anchors at which this run is worse than the baseline (lost), or better "
                                    "(won): of Hit@k those that only one of the two found within k results, "
                                    "of MRR@k those whose first gold stands further behind, or further in "
                                    "front."),
               "Q. McNemar (1947), Note on the sampling error of the difference between correlated "
               "proportions or percentages"},
    Definition{"index_recall", ASSAY_TEXT("Report", "Recall of the index"),
               ASSAY_TEXT("Report", "The share of the true nearest sentences that the approximate index "
                                    "gives back, measured against exact search with anchors of the run, to "
                                    "the depth and within the filters that it is asked with, the anchor in "
                                    "neither list. The interval is Clopper and Pearson's, 95 %, over "
                                    "queries; n counts them."),
               "C. J. Clopper, E. S. Pearson (1934); E. L. Korn, B. I. Graubard (1998)"},
    Definition{"mcnemar_p", ASSAY_TEXT("Report", "p (McNemar)"),
               ASSAY_TEXT("Report", "How likely it is, if the two runs were equally good, that hits lost "
                                    "and won differ at least so much. Exact binomial test below 25 "
                                    "differing anchors, else χ² with continuity correction. It takes the "
                                    "anchors for independent, so it is too sure where they come in "
                                    "clusters; the verdict goes by sign flips."),
               "Q. McNemar (1947), Note on the sampling error of the difference between correlated "
               "proportions or percentages",
               ASSAY_TEXT("Report", "A p is the outcome of a test and has no interval."), true},
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
    Definition{"outside_figure", ASSAY_TEXT("Report", "Figure from outside"),
               ASSAY_TEXT("Report", "As it was given by who measured it."), "",
               ASSAY_TEXT("Report", "No interval came with it."), true},
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
    Definition{"result_distance", ASSAY_TEXT("Report", "Distance or score of a result"),
               ASSAY_TEXT("Report", "The cosine distance 1 − cos between the anchor and the sentence, or the "
                                    "score that the search ranks by."),
               "", ASSAY_TEXT("Report", "Of a single result there is no interval."), true},
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
    Definition{"slice_length", ASSAY_TEXT("Report", "Strata by length"),
               ASSAY_TEXT("Report",
                          "Anchors by how many sentences their slice holds: fewer than 10, 10 to 19, 20 to "
                          "39, 40 or more."),
               "FinRAG Gold Test Framework, parts 2 and 3"},
    Definition{"window", ASSAY_TEXT("Report", "Window"),
               ASSAY_TEXT("Report",
                          "How far from an anchor gold may stand, by position. Fixed: 3. Adaptive: from 5, "
                          "wider by one while there are fewer than 2 gold, at most 12, no farther than the "
                          "slice reaches."),
               "FinRAG Gold Test Framework, part 3"},
};

} // namespace

std::span<const Definition> neighbourDefinitions() noexcept {
    return kDefinitions;
}

} // namespace assay::words
