// What the figures of retrieval on questions mean.
#include "core/words/definition_lists.h"
#include "core/words/wording.h"

#include <array>

namespace assay::words {
namespace {

constexpr const char* kRetrievalShare =
    ASSAY_TEXT("Report", "Its interval is Wilson's, 95 %, with the effective number of questions of clusters "
                         "(companies, filings, or each question alone); below 6 clusters there is none.");
constexpr const char* kRetrievalMean = ASSAY_TEXT(
    "Report", "Its interval is the percentile bootstrap's of clusters (companies, filings, or each question "
              "alone), 95 %, 2,000 draws with seed 42; below 6 clusters there is none.");
constexpr const char* kNoInterval = ASSAY_TEXT("Report", "It has no interval.");

constexpr std::array kRetrievalDefinitions{
    Definition{"retrieval_success", ASSAY_TEXT("Report", "Hit@k on questions"),
               ASSAY_TEXT("Report", "1 where anything relevant is among the first k results. Over the "
                                    "questions with something relevant; one without a list counts 0."),
               "trec_eval 10, success", kRetrievalShare, true},
    Definition{"retrieval_precision", ASSAY_TEXT("Report", "Precision@k"),
               ASSAY_TEXT("Report", "Relevant ones among the first k results, by k even where fewer came. A "
                                    "source that comes twice counts twice."),
               "trec_eval 10, P", kRetrievalMean, true},
    Definition{"retrieval_recall", ASSAY_TEXT("Report", "Recall@k on questions"),
               ASSAY_TEXT("Report",
                          "Of all that is relevant what is among the first k results; a source that "
                          "comes twice counts once."),
               "trec_eval 10, recall", kRetrievalMean, true},
    Definition{"retrieval_f1", ASSAY_TEXT("Report", "F1@k"),
               ASSAY_TEXT("Report", "The harmonic mean of a question's precision and recall at k, then the "
                                    "mean over questions."),
               "", kRetrievalMean, true},
    Definition{"retrieval_mrr", ASSAY_TEXT("Report", "MRR on questions"),
               ASSAY_TEXT("Report", "One by the rank of the first relevant result, 0 where none was found "
                                    "(with a k: among the first k). The mean over questions."),
               "E. Voorhees, 1999, The TREC-8 question answering track report", kRetrievalMean, true},
    Definition{"retrieval_ndcg", ASSAY_TEXT("Report", "nDCG@k on questions"),
               ASSAY_TEXT("Report", "Gains of the first k results, each by log2(rank + 1), as a share of the "
                                    "best order's. A gain is the grade, or 2 to its power less 1 where so "
                                    "asked for; a source gains where it comes first."),
               "K. Järvelin and J. Kekäläinen, 2002, Cumulated gain-based evaluation of IR techniques",
               kRetrievalMean, true},
    Definition{"retrieval_map", ASSAY_TEXT("Report", "Mean average precision"),
               ASSAY_TEXT("Report",
                          "The precisions at the ranks of what is relevant, by all that is relevant; "
                          "the mean over questions."),
               "trec_eval 10, map", kRetrievalMean, true},
    Definition{"retrieval_rprec", ASSAY_TEXT("Report", "R-precision"),
               ASSAY_TEXT("Report", "Precision among as many results as are relevant."),
               "trec_eval 10, Rprec", kRetrievalMean, true},
    Definition{"retrieval_bpref", ASSAY_TEXT("Report", "bpref"),
               ASSAY_TEXT("Report",
                          "How seldom results that were judged as not relevant stand before relevant "
                          "ones; what nobody judged does not count."),
               "C. Buckley and E. Voorhees, 2004, Retrieval evaluation with incomplete information",
               kRetrievalMean, true},
    Definition{"retrieval_judged", ASSAY_TEXT("Report", "Judged@k"),
               ASSAY_TEXT("Report",
                          "Of the first k results those that somebody judged. Others count as not "
                          "relevant everywhere else, so figures of few judged ones are lower bounds."),
               "", kRetrievalMean, true},
    Definition{"retrieval_other", ASSAY_TEXT("Report", "Another measure of trec_eval"),
               ASSAY_TEXT("Report", "As trec_eval 10 defines the measure of that name; the mean over "
                                    "questions."),
               "trec_eval 10", kRetrievalMean, true},
    Definition{"retrieval_answer_coverage", ASSAY_TEXT("Report", "Answer coverage"),
               ASSAY_TEXT("Report",
                          "Whether the gold answer stands in the texts of all results, whatever the "
                          "case; of a list or an object the share of its values. A figure does "
                          "not stand in a longer one."),
               "FinSearch AI Simple Evaluation Plan", kRetrievalMean, true},
    Definition{"retrieval_answer_coverage_numeric", ASSAY_TEXT("Report", "Answer coverage by quantity"),
               ASSAY_TEXT("Report", "The same of figures by their value and unit: $2.3 billion stands in a "
                                    "text as 2,300 million."),
               "", kRetrievalMean, true},
    Definition{"retrieval_source_accuracy", ASSAY_TEXT("Report", "Source accuracy"),
               ASSAY_TEXT("Report", "Of the first results those whose kind of filing (10-K, 10-Q, …) is the "
                                    "expected one, by the names of their sources."),
               "FinSearch AI Simple Evaluation Plan", kRetrievalMean, true},
    Definition{"retrieval_missed", ASSAY_TEXT("Report", "Why gold was missed"),
               ASSAY_TEXT("Report",
                          "Relevant items that are not among the first results, by the first reason "
                          "that fits: not in the corpus, kept out by the question's filter, a result "
                          "above with nine of ten words the same, at a later rank, not in the list."),
               "", kNoInterval, true},
    Definition{"retrieval_mean", ASSAY_TEXT("Report", "Mean over questions with something relevant"),
               ASSAY_TEXT("Report",
                          "The mean of the questions' values of a measure. Questions with nothing relevant "
                          "are in none; one without a list counts 0; one whose list was cut before the "
                          "measure's depth is left out and counted."),
               "", kRetrievalMean, true},
    Definition{"retrieval_luck", ASSAY_TEXT("Report", "By luck on questions"),
               ASSAY_TEXT("Report",
                          "What the sentences in random order would give: exactly the mean over the same "
                          "questions, each with the N sentences of the corpus that its filter leaves and "
                          "the g relevant ones among them. Relevant ones that the filter keeps out are "
                          "missed by luck, too. Of the reciprocal rank without a k the list is as long as "
                          "the one that came. It is not known for lists made elsewhere, where relevance goes "
                          "by names of sources or "
                          "by texts, and for measures that have no such formula."),
               "The hypergeometric distribution; Y. Bestgen (2015), Exact expected average precision of the "
               "random baseline for system evaluation",
               ASSAY_TEXT("Report", "It is computed exactly and has no interval."), true},
    Definition{"retrieval_lift", ASSAY_TEXT("Report", "Lift on questions"),
               ASSAY_TEXT("Report",
                          "How much of the way from luck to perfection was gone: (mean − by luck) / "
                          "(1 − by luck). 0 is luck, 1 perfect, below 0 worse than luck; undefined where "
                          "luck is perfect or not known."),
               "", ASSAY_TEXT("Report", "The interval of the mean itself says how far it may move."), true},
    Definition{"retrieval_latency", ASSAY_TEXT("Report", "Waiting time for a ranked list"),
               ASSAY_TEXT("Report",
                          "Milliseconds from the request to the list, as the predictions say them. "
                          "Percentiles are by nearest rank, never interpolated; a time-out counts "
                          "as at least its limit. The interval of a percentile is exact (binomial), "
                          "95 %, and open above where too few were measured."),
               "", ASSAY_TEXT("Report", "The mean has no interval."), true},
    Definition{"retrieval_rank_change", ASSAY_TEXT("Report", "Change of the reciprocal rank"),
               ASSAY_TEXT("Report", "1 / rank of the first relevant result of a question at the one alpha "
                                    "less that at the other; 0 where none was found."),
               "", kNoInterval, true},
    Definition{"retrieval_alpha", ASSAY_TEXT("Report", "Alpha"),
               ASSAY_TEXT("Report", "The weight of vectors in a hybrid search: 0 is words alone, 1 vectors "
                                    "alone. The best has the highest MRR, then the highest Recall@10, then "
                                    "is the lowest."),
               "Florida tax, Evaluation Guide", kRetrievalMean, true},
    Definition{"retrieval_alpha_held_out", ASSAY_TEXT("Report", "Alpha on other questions"),
               ASSAY_TEXT("Report", "Chosen on one half of the clusters and measured on the other: the mean "
                                    "over 200 seeded halves."),
               "", kNoInterval, true},
};

} // namespace

std::span<const Definition> retrievalDefinitions() noexcept {
    return kRetrievalDefinitions;
}

} // namespace assay::words
