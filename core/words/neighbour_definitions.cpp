#include "core/words/definition_lists.h"
#include "core/words/wording.h"

#include <array>

namespace assay::words {
namespace {

constexpr const char* kAnchorBootstrap =
    ASSAY_TEXT("Report", "Its interval is that of the anchor bootstrap.");
constexpr std::string_view kOfAnchors = "anchor_bootstrap";
constexpr const char* kFewClusters =
    ASSAY_TEXT("Report", "Below six clusters of anchors there is no interval.");

constexpr std::array kDefinitions{
    Definition{"against_luck", ASSAY_TEXT("Report", "Against luck"),
               ASSAY_TEXT("Report",
                          "Not told from luck: results in random order give as many hits in one case of "
                          "twenty or more, by the exact distribution of a sum of unlike coins. Said "
                          "from 20 anchors on."),
               "S. D. Poisson (1837), Recherches sur la probabilité des jugements"},
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
        ASSAY_TEXT(
            "Report",
            "The percentile bootstrap’s interval, 95 % at a level corrected for few clusters, with the "
            "run’s seed: clusters of anchors are drawn with replacement, each with all its results; 2,000 "
            "draws, 200 above 50,000 results. Below six clusters there is none."),
        "T. C. Hesterberg (2015), What teachers should know about the bootstrap"},
    Definition{"ap_at_k", ASSAY_TEXT("Report", "AP@k"),
               ASSAY_TEXT("Report",
                          "The mean over covered anchors of the sum of the precisions at the ranks of gold "
                          "among the first k results, by the number of gold sentences, found or not. "
                          "Of tied results it is the mean over their orders."),
               "F. McSherry and M. Najork (2008), Computing information retrieval performance measures "
               "efficiently in the presence of tied scores",
               kAnchorBootstrap, true, kOfAnchors},
    Definition{"asked", ASSAY_TEXT("Report", "Anchors asked"),
               ASSAY_TEXT("Report", "Anchors for which the search had what it needs: a vector, or a word "
                                    "to look for. Self@1 is a share of these."),
               "FinRAG Gold Test Framework, parts 2 and 3"},
    Definition{"best_gold_distance", ASSAY_TEXT("Report", "Distance of the nearest gold"),
               ASSAY_TEXT("Report", "The smallest cosine distance 1 − cos between the anchor and one of "
                                    "its gold sentences, found or not."),
               "FinRAG Gold Test Framework, parts 2 and 3",
               ASSAY_TEXT("Report", "Of a single case there is no interval."), true},
    Definition{"chance_level", ASSAY_TEXT("Report", "By luck"),
               ASSAY_TEXT("Report",
                          "What results in random order would give: exactly the mean over the same "
                          "anchors, each with the N sentences that the search can return to it (filter, "
                          "prose, vector; the anchor is none of them) and the gold among them. For "
                          "window expansion the mean of 200 random rankings of each anchor that go the "
                          "same way."),
               "The hypergeometric distribution; Y. Bestgen (2015), Exact expected average precision of the "
               "random baseline for system evaluation",
               ASSAY_TEXT("Report", "It is computed exactly; of window expansion it is drawn, with a "
                                    "standard error below 0.005 over 60 anchors. It has no interval."),
               true},
    Definition{"clusters", ASSAY_TEXT("Report", "Clusters"),
               ASSAY_TEXT("Report",
                          "Anchors that are found or missed together: of one company where there are at "
                          "least 20 companies, else of one filing where there are 20, else of one "
                          "slice, unless the settings say which. Filings of the same text stay "
                          "together. Intervals go by clusters; below six there is none."),
               ""},
    Definition{"coverage", ASSAY_TEXT("Report", "Coverage"),
               ASSAY_TEXT("Report", "Anchors with at least one gold sentence in their window, as a share "
                                    "of all anchors. The interval is Wilson's with the effective number of "
                                    "anchors, 95 %."),
               "FinRAG Gold Test Framework, parts 2 and 3; E. B. Wilson (1927), Probable inference, "
               "the law of succession, and statistical inference",
               kFewClusters, true},
    Definition{
        "design_effect", ASSAY_TEXT("Report", "Design effect"),
        ASSAY_TEXT("Report", "How many anchors are worth one that is independent of all others: n by the "
                             "effective number of anchors, by the spread of the Hit@k that stands for all "
                             "between clusters."),
        "E. L. Korn and B. I. Graubard (1998), Confidence intervals for proportions with small expected "
        "number of positive counts estimated from survey data",
        ASSAY_TEXT("Report", "It is a figure of the interval and has none itself."), true},
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
               "FinRAG Gold Test Framework, parts 2 and 3", kAnchorBootstrap, true, kOfAnchors},
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
               "FinRAG Gold Test Framework, parts 2 and 3", kAnchorBootstrap, true, kOfAnchors},
    Definition{"gold_of_anchor", ASSAY_TEXT("Report", "Gold of an anchor"),
               ASSAY_TEXT("Report",
                          "The eligible sentences of the anchor's slice (one company, form, year and "
                          "section) whose position differs from its own by at most the window w; not the "
                          "anchor itself. An anchor with any gold is covered."),
               "FinRAG Gold Test Framework, parts 2 and 3"},
    Definition{"hit_at_k", ASSAY_TEXT("Report", "Hit@k"),
               ASSAY_TEXT("Report",
                          "Covered anchors with at least one gold sentence among the first k "
                          "results, as a share of the covered anchors that were asked. The "
                          "anchor itself is taken out before ranks are counted; of tied results it is "
                          "the mean over their orders. The interval is Wilson's with the effective "
                          "number of anchors, 95 %; of differences it is the paired bootstrap's, "
                          "both by clusters."),
               "FinRAG Gold Test Framework, parts 2 and 3; E. B. Wilson (1927), Probable inference, "
               "the law of succession, and statistical inference",
               kFewClusters, true},
    Definition{"hit_at_k_all", ASSAY_TEXT("Report", "Hit@k over all anchors"),
               ASSAY_TEXT("Report", "As Hit@k, but as a share of all anchors: those that are not covered "
                                    "or could not be asked count as misses."),
               "FinRAG Gold Test Framework, parts 2 and 3", kFewClusters, true},
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
    Definition{"lift", ASSAY_TEXT("Report", "Lift"),
               ASSAY_TEXT("Report",
                          "How much of the way from luck to perfection was gone: (value − chance level) / "
                          "(1 − chance level). 0 is luck, 1 perfect, below 0 worse than luck."),
               "", ASSAY_TEXT("Report", "The interval of the figure itself says how far it may move."), true},
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
               ASSAY_TEXT("Report",
                          "The mean over covered anchors of 1 / rank of the first gold sentence "
                          "among the first k results, 0 where there is none. The interval is "
                          "the percentile bootstrap's of clusters, 95 %, 2,000 draws with the run's "
                          "seed; of differences the draws are paired. Of tied results it is the mean "
                          "over their orders."),
               "FinRAG Gold Test Framework, parts 2 and 3", kFewClusters, true},
    Definition{"mrr_at_k_all", ASSAY_TEXT("Report", "MRR@k over all anchors"),
               ASSAY_TEXT("Report", "As MRR@k, but over all anchors: those that are not covered or could "
                                    "not be asked count as 0."),
               "FinRAG Gold Test Framework, parts 2 and 3", kFewClusters, true},
    Definition{"ndcg_at_k", ASSAY_TEXT("Report", "nDCG@k"),
               ASSAY_TEXT("Report",
                          "The mean over covered anchors of the gold among the first k results, each by "
                          "1 / log₂(rank + 1), as a share of the best possible. Of tied results it is "
                          "the mean over their orders."),
               "K. Järvelin and J. Kekäläinen (2002), Cumulated gain-based evaluation of IR techniques",
               kAnchorBootstrap, true, kOfAnchors},
    Definition{"outside_figure", ASSAY_TEXT("Report", "Figure from outside"),
               ASSAY_TEXT("Report", "As it was given by who measured it."), "",
               ASSAY_TEXT("Report", "No interval came with it."), true},
    Definition{"rank_first_gold", ASSAY_TEXT("Report", "First gold at rank"),
               ASSAY_TEXT("Report", "The rank of the first gold sentence among the results, from 1. The "
                                    "hardest cases are those without any, then those with the highest "
                                    "rank, and of equal ones those whose nearest gold is farthest."),
               "FinRAG Gold Test Framework, parts 2 and 3"},
    Definition{"recall_at_k", ASSAY_TEXT("Report", "Recall@k"),
               ASSAY_TEXT("Report",
                          "The mean over covered anchors of the share of their gold sentences that are "
                          "among the first k results."),
               "FinRAG Gold Test Framework, parts 2 and 3", kAnchorBootstrap, true, kOfAnchors},
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
               "the law of succession, and statistical inference",
               kFewClusters, true},
    Definition{"self_at_1_tie_aware", ASSAY_TEXT("Report", "Self@1, ties counted"),
               ASSAY_TEXT("Report",
                          "Anchors that are the first result for their own query or as near as "
                          "the first (cosine distances within one millionth tie), as a share of the "
                          "anchors that were asked. A low figure means that the index does not hold "
                          "what it should. At 100 % its interval begins no lower than that of Self@1, "
                          "whose anchors it counts, too."),
               "FinRAG Gold Test Framework, parts 2 and 3; E. B. Wilson (1927), Probable inference, "
               "the law of succession, and statistical inference",
               kFewClusters, true},
    Definition{"slice_length", ASSAY_TEXT("Report", "Strata by length"),
               ASSAY_TEXT("Report",
                          "Anchors by how many sentences their slice holds: fewer than 10, 10 to 19, 20 to "
                          "39, 40 or more."),
               "FinRAG Gold Test Framework, parts 2 and 3"},
    Definition{"totals", ASSAY_TEXT("Report", "Ways of counting"),
               ASSAY_TEXT("Report",
                          "As drawn: each anchor counts once. Weighted back to the corpus: each counts for "
                          "all sentences of its stratum by those drawn from it, so that totals are the "
                          "corpus’s where strata were not drawn in proportion. Each text once: among "
                          "the results a text counts where it stands first, as gold where one of its "
                          "sentences is, and the text of the anchor itself is left out."),
               ""},
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
