// Inside the retrieval room: the vectors that questions are searched with.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/retrieval/corpus_asking.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/corpus_references.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/suites/suites.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::evaluate {

// The vectors that those of questions are compared with.
struct VectorSpace {
    std::string name;           // of the set, or of the corpus by reference
    std::string model;          // empty: not known
    std::int64_t dimension = 0; // 0: not known
    std::string lsaFile;        // of the model, where LSA made them here; empty: nothing can be folded in
};

[[nodiscard]] VectorSpace vectorSpaceOf(const workspace::EmbeddingSet& set);
[[nodiscard]] VectorSpace vectorSpaceOf(const workspace::CorpusInfo& corpus,
                                        const workspace::CorpusReference& reference);

// One after the other, of the space's dimension; all zeros: the question has none. From the file, else from
// the service, else by folding in where LSA made the space. Errors: InvalidArgument (`where`
// "question_vectors": none of the three), InputNotUsable (another model or dimension, or those of the space
// are not known), those of reading and asking, Cancelled.
[[nodiscard]] base::Result<std::vector<float>>
questionVectors(const workspace::Workspace& workspace, const VectorSpace& space, const QuestionVectors& from,
                std::span<const workspace::NamedQuestion> questions, const std::stop_token& stop,
                base::ProgressSink& progress);

// Keeps what a service or a file gave with the suites of the questions
// (core/workspace/suites/question_vectors.h), so that they can be compared by it; what was folded in is made
// anew whenever it is needed. Errors: those of workspace::keepQuestionVectors().
[[nodiscard]] base::Result<> keepFetchedVectors(workspace::Workspace& workspace, const QuestionVectors& from,
                                                const VectorSpace& space,
                                                std::span<const workspace::NamedQuestion> questions,
                                                std::span<const float> vectors);

} // namespace assay::evaluate
