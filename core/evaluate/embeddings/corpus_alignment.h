// Checks the vectors of a corpus against its sentences (vector_alignment.h): when they are imported, and in
// each run that asks with vectors which were not checked then.
#pragma once

#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/embeddings/vector_alignment.h"
#include "core/evaluate/neighbours/corpus_indices.h"
#include "core/retrieval/vector_matrix.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/embedding_sets.h"

#include <optional>
#include <stop_token>

namespace assay::evaluate {

// Lexical neighbours are those of BM25 (k1 = 1.2, b = 0.75) among the prose that has vectors; its index is
// made and kept by `indices`. Clusters of the interval are companies if there are at least 20, else filings
// if as many, else slices. Errors: those of the index, Cancelled.
[[nodiscard]] base::Result<Alignment>
measureCorpusAlignment(const workspace::Reader& reader, const workspace::CorpusInfo& corpus,
                       const workspace::CorpusColumns& columns, const retrieval::VectorMatrix& matrix,
                       CorpusIndices& indices, const std::stop_token& stop, base::ProgressSink& progress);

// What was found when the set was made; nullopt: it was not checked.
[[nodiscard]] std::optional<Alignment> storedAlignment(const workspace::EmbeddingSet& set);

// A warning where the vectors are doubtful or misaligned: OutOfOrder of the field "alignment"; `value` is A,
// `expected` the order that fits better ("offset_1", "sorted_ids"), or the state where none does.
void addAlignmentIssue(const Alignment& alignment, const std::string& model, base::IssueList& issues);

} // namespace assay::evaluate
