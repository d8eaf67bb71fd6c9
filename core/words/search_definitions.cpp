#include "core/words/definition_lists.h"
#include "core/words/wording.h"

#include <array>

namespace assay::words {
namespace {

constexpr std::array kDefinitions{
    Definition{
        "bm25", ASSAY_TEXT("Report", "BM25"),
        ASSAY_TEXT(
            "Report",
            "Search by words: the sum over the query's words of qtf · ln(1 + (N − df + 0.5) / (df + "
            "0.5)) · tf / (tf + k1 · (1 − b + b · length / mean length)), with k1 = 1.2 and b = 0.75."),
        "S. Robertson and H. Zaragoza, 2009, The probabilistic relevance framework: BM25 and beyond"},
    Definition{"exact_search", ASSAY_TEXT("Report", "Exact search"),
               ASSAY_TEXT("Report", "Every vector is compared with the query; the distance is 1 − cos."), ""},
    Definition{
        "hnsw", ASSAY_TEXT("Report", "HNSW"),
        ASSAY_TEXT("Report", "Approximate search: neighbours are followed through layers of a graph. It can "
                             "miss what exact search finds, so its recall is measured."),
        "Y. Malkov and D. Yashunin, 2018, Efficient and robust approximate nearest neighbor search using "
        "hierarchical navigable small world graphs"},
    Definition{"hybrid", ASSAY_TEXT("Report", "Hybrid search with weight α"),
               ASSAY_TEXT("Report",
                          "α · vector + (1 − α) · words: the scores of the two lists, each brought to [0, 1] "
                          "by its own best and worst; α = 0 is words alone, α = 1 vectors alone."),
               "FinRAG Gold Test Framework, part 5"},
    Definition{"lsa", ASSAY_TEXT("Report", "LSA vectors"),
               ASSAY_TEXT("Report",
                          "Vectors that Assay makes from the corpus itself: the truncated singular value "
                          "decomposition of (1 + ln tf) · (1 + ln((1 + N) / (1 + df))) over texts of length "
                          "1. They stand in for the vectors of a language model and are no better than they "
                          "are called."),
               "S. Deerwester et al., 1990, Indexing by latent semantic analysis"},
    Definition{
        "rrf", ASSAY_TEXT("Report", "Reciprocal rank fusion"),
        ASSAY_TEXT("Report",
                   "The sum of 1 / (60 + rank) over the lists that are joined; who is not in a list "
                   "gets nothing from it."),
        "G. Cormack, C. Clarke and S. Büttcher, 2009, Reciprocal rank fusion outperforms Condorcet and "
        "individual rank learning methods"},
};

} // namespace

std::span<const Definition> searchDefinitions() noexcept {
    return kDefinitions;
}

} // namespace assay::words
