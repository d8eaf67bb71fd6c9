// What it takes to build the graphs of approximate searches that are not kept yet, said before a test is run:
// time and memory. The window's set-up and the command say the same. Any thread.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/evaluate/neighbours/search_spec.h"
#include "core/words/wording.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/workspace.h"

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

// The line of each graph that these searches need and the workspace does not keep yet, each once;
// `embeddings` 0: there are no vectors. Errors: those of reading the workspace.
[[nodiscard]] base::Result<std::vector<std::string>>
indexEstimates(const workspace::Reader& reader, std::span<const evaluate::SearchSpec> searches,
               base::RowId corpus, base::RowId embeddings, const words::Wording& wording);

} // namespace assay::results
