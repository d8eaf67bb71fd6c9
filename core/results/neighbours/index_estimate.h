// What the indices of searches on this machine take, said before they are made: time and memory of graphs
// that are not kept yet, and whether all of it is more memory than the machine has. The window and the
// commands say the same. Any thread.
#pragma once

#include "core/base/ids.h"
#include "core/base/machine_memory.h"
#include "core/base/result.h"
#include "core/evaluate/neighbours/search_spec.h"
#include "core/words/wording.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace assay::results {

inline constexpr double kEstimatedFrom = 10; // seconds: what takes less is not worth a line

// "HNSW, by vector: its graph of 1,000,000 vectors is built first, in about 5 min, and takes 149 MB"; empty:
// the search needs no graph, or one that takes less than kEstimatedFrom.
[[nodiscard]] std::string indexEstimate(const evaluate::SearchSpec& search,
                                        const workspace::EmbeddingSet& vectors,
                                        const words::Wording& wording);

// Of a corpus and the vectors that it is searched by.
struct SearchedSize {
    std::int64_t sentences = 0;
    std::int64_t vectors = 0;
    std::int64_t dimension = 0;
};

// Bytes that the indices of these searches take together, roughly: vectors as numbers, beside them a copy in
// bytes (exact search; retrieval::memoryHere()) and graphs (retrieval::hnswCost()); an index of words by what
// one of a million sentences takes (docs/benchmarks.md). Engines over the network take none.
[[nodiscard]] double memoryOfSearches(std::span<const evaluate::SearchSpec> searches, const SearchedSize& of);

// "These searches take about 359 GB of memory, more than the 16 GB of this machine. …"; empty: they take less
// than `machine`, or how much that is is not known.
[[nodiscard]] std::string memoryEstimate(double bytes, std::optional<double> machine,
                                         const words::Wording& wording);

// The line of each graph that these searches need and the workspace does not keep yet, each once, and that
// of memoryEstimate(); `embeddings` 0: there are no vectors. Errors: those of reading the workspace.
[[nodiscard]] base::Result<std::vector<std::string>>
indexEstimates(const workspace::Reader& reader, std::span<const evaluate::SearchSpec> searches,
               base::RowId corpus, base::RowId embeddings, const words::Wording& wording,
               std::optional<double> machine = base::machineMemory());

} // namespace assay::results
