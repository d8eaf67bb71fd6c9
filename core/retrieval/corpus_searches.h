// The searches of this program behind the one interface of search.h: exact, HNSW, lexical, and what is made
// of other searches: hybrid by weight or by reciprocal ranks, window expansion, union over the values of a
// field. Each shares the indices that it is given. All queries of a call are answered together: by vector, 64
// of them are faster than 64 times one.
//
// Labels say what the vectors are: `vectorLabel` is that of the embedding set ("LSA 256", "MiniLM-L6-v2").
// Ties stand in the order of rows everywhere. A filter that nothing meets gives no results, not an error. A
// query without the vector or the text that is needed (an empty one), or whose vector is zero, is refused: no
// ranking could be said to be its. A text without any word that the corpus has finds nothing.
//
// Recall: 1, at any number of results (`recallAt` 0), where nothing is approximate, words alone among them;
// of everything else unknown, until somebody measures it with what is asked.
//
// Threads: const members may be called from several threads at once.
#pragma once

#include "core/retrieval/bm25/bm25_index.h"
#include "core/retrieval/exact/exact_search.h"
#include "core/retrieval/field_index.h"
#include "core/retrieval/fusion/fusion.h"
#include "core/retrieval/hnsw/hnsw_index.h"
#include "core/retrieval/search.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace assay::retrieval {

// All of them refuse, with InvalidArgument, what is missing, and what does not belong together: different
// numbers of rows or dimensions; `detail` has both.

[[nodiscard]] base::Result<std::unique_ptr<Search>> makeExactSearch(std::shared_ptr<const ExactSearch> exact,
                                                                    std::shared_ptr<const FieldIndex> fields,
                                                                    std::string vectorLabel);

// `ef` 0: that of the index; another one is in the label.
[[nodiscard]] base::Result<std::unique_ptr<Search>> makeHnswSearch(std::shared_ptr<const HnswIndex> index,
                                                                   std::shared_ptr<const FieldIndex> fields,
                                                                   std::string vectorLabel,
                                                                   std::uint32_t ef = 0);

[[nodiscard]] base::Result<std::unique_ptr<Search>>
makeLexicalSearch(std::shared_ptr<const Bm25Index> index, std::shared_ptr<const FieldIndex> fields);

// `depth` is how long the lists are that are fused, whatever k; it is in the label. So there are no more
// results than the lists have rows: `depth` where they agree, twice as many where they share none. Errors:
// also InvalidArgument for a depth of 0.

// The two lists fused by fuseByWeight(). With alpha 0 or 1 one of them is the result, with its own distances
// and as long as k asks for, and the other is neither asked nor needed. Its label: "hybrid alpha=0.5
// depth=100 (exact, LSA 256 + BM25 k1=1.2 b=0.75)".
[[nodiscard]] base::Result<std::unique_ptr<Search>> makeHybridSearch(std::shared_ptr<const Search> lexical,
                                                                     std::shared_ptr<const Search> vector,
                                                                     double alpha,
                                                                     std::size_t depth = kFusedDepth);

// The lists fused by fuseByReciprocalRank().
[[nodiscard]] base::Result<std::unique_ptr<Search>>
makeReciprocalRankSearch(std::vector<std::shared_ptr<const Search>> searches,
                         double constant = kReciprocalRankConstant, std::size_t depth = kFusedDepth);

// Each hit, its neighbours of the slice, the next hit, … by expandByWindow(); the order of the list is the
// ranking. The asker of a query brings no neighbours. Where hits have cosine distances and the stored vectors
// are at hand, a neighbour has its own, so that the list does not rise in distance, and one without a vector
// none (NaN); else a neighbour has its hit's, and the distances are said to be scores. `slices` and
// `positions` have an element for each row (SentencePlace::kNoPosition). A neighbour that does not meet the
// filter stays out; that is seen by `fields`, without which a filter is refused.
[[nodiscard]] base::Result<std::unique_ptr<Search>>
makeWindowSearch(std::shared_ptr<const Search> search, std::int64_t width,
                 std::shared_ptr<const std::vector<std::uint32_t>> slices,
                 std::shared_ptr<const std::vector<std::int64_t>> positions,
                 std::shared_ptr<const FieldIndex> fields = nullptr);

// Asked for k once for each of `values` of `field`, beside the filter that it is given; the results united by
// uniteHits(). The empty value asks among the rows that have none. For searches whose distances mean the same
// whatever the filter: exact, HNSW, lexical. Of hybrids, whose scores each list sets anew, unite the parts
// and fuse the unions.
[[nodiscard]] base::Result<std::unique_ptr<Search>>
makeUnionSearch(std::shared_ptr<const Search> search, std::string field, std::vector<std::string> values);

} // namespace assay::retrieval
