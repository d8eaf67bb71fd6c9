// Which search a neighbour test asks, as people write it: one column of its results.
#pragma once

#include "core/base/result.h"
#include "core/retrieval/fusion/fusion.h"
#include "core/retrieval/hnsw/hnsw_index.h"
#include "core/retrieval/remote/remote_engine.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

enum class SearchKind : std::uint8_t { Exact, Hnsw, Lexical, Hybrid, ReciprocalRank, Engine };

// "exact", "hnsw", "lexical", "hybrid", "rrf", "engine".
[[nodiscard]] std::string_view searchKindName(SearchKind kind) noexcept;

// One column of a neighbour test.
struct SearchSpec {
    SearchKind kind = SearchKind::Exact;
    double alpha = 0.5; // Hybrid: 0 lexical only, 1 vector only
    std::size_t depth =
        retrieval::kFusedDepth; // Hybrid, ReciprocalRank: how long the lists are that are fused
    retrieval::HnswSettings hnsw;
    double k1 = 1.2; // of the lexical part, 0 to 1,000
    double b = 0.75;
    std::string engine{}; // Engine: the connection of the user's settings
    retrieval::RemoteMode mode = retrieval::RemoteMode::Vector; // Engine: what it is asked by
    int expandBy = 0; // > 0: each hit with its neighbours of the slice, this far
    // A field: the union of a search for each of its values, and one among the sentences that have none. Not
    // "slice" and "kind". Of a hybrid or "rrf" the parts are united, and the unions fused.
    std::string uniteOver;

    friend bool operator==(const SearchSpec&, const SearchSpec&) = default;
};

// What a test asks when nobody says otherwise: exact search, and words alone beside it, the baseline of the
// open regime, where luck finds next to nothing. Without vectors words alone.
[[nodiscard]] std::vector<SearchSpec> usualSearches(bool hasVectors);

// As people write them: "exact", "hnsw", "hnsw:m=32,ef=256", "lexical", "lexical:k1=0.9,b=0.4", "hybrid:0.5",
// "hybrid:0.5,depth=200", "rrf", "rrf:depth=200", "engine:filings", "engine:filings,mode=text", each with
// "+window:3" or "+union:year" behind it. Errors: InvalidArgument (`detail` what is not understood).
[[nodiscard]] base::Result<SearchSpec> readSearchSpec(std::string_view text);
[[nodiscard]] std::string searchSpecText(const SearchSpec& spec);

// Needs vectors: all but Lexical, and Engine asked by text.
[[nodiscard]] bool needsEmbeddings(const SearchSpec& spec) noexcept;

// Errors: InvalidArgument; `where` "search", `detail` the value that is outside its range.
[[nodiscard]] base::Result<> checkSearchSpec(const SearchSpec& spec);

} // namespace assay::evaluate
