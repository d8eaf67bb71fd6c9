// How a corpus is asked: by a search (search_spec.h), and perhaps a scorer from outside that puts its first
// results into another order.
//
//     readAskedSearch("hybrid:0.5+window:1+rerank:cross,depth=50")
//     // ->search: the hybrid with its windows, ->reranking: the scorer "cross" over the first 50 results
#pragma once

#include "core/base/result.h"
#include "core/evaluate/neighbours/search_spec.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace assay::evaluate {

// The first results of a list in the order of what a scorer gives them.
struct Reranking {
    std::string scorer;      // its name among the user's scorers, or a file with one; without "," and "+"
    std::size_t depth = 100; // how many results of each question it scores; 1 to 10,000
    std::string metric;      // of its scores, more is better; empty: the first that it names

    friend bool operator==(const Reranking&, const Reranking&) = default;
};

struct AskedSearch {
    SearchSpec search;
    std::string searchText; // as it was written, without the reranking
    std::optional<Reranking> reranking;
};

// As readSearchSpec(), with "+rerank:SCORER", "+rerank:SCORER,depth=50" or "+rerank:SCORER,depth=50,metric=f"
// as its last part. Errors: InvalidArgument (`where` "search", `detail` what is not understood).
[[nodiscard]] base::Result<AskedSearch> readAskedSearch(std::string_view text);
// Read again it is the same.
[[nodiscard]] std::string askedSearchText(const AskedSearch& asked);

} // namespace assay::evaluate
