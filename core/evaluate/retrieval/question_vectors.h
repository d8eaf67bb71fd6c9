// Inside the retrieval room: the vectors that questions are searched with.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/retrieval/corpus_asking.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/suites/suites.h"

#include <span>
#include <stop_token>
#include <vector>

namespace assay::evaluate {

// One after the other, of the set's dimension; all zeros: the question has none. From the file, else from the
// service, else by folding in where the set was made by LSA. Errors: InvalidArgument (`where`
// "question_vectors": none of the three), InputNotUsable (another model or dimension), those of reading and
// asking, Cancelled.
[[nodiscard]] base::Result<std::vector<float>>
questionVectors(const workspace::Workspace& workspace, const workspace::EmbeddingSet& set,
                const QuestionVectors& from, std::span<const workspace::NamedQuestion> questions,
                const std::stop_token& stop, base::ProgressSink& progress);

// Keeps what a service or a file gave with the suites of the questions
// (core/workspace/suites/question_vectors.h), so that they can be compared by it; what was folded in is made
// anew whenever it is needed. Errors: those of workspace::keepQuestionVectors().
[[nodiscard]] base::Result<> keepFetchedVectors(workspace::Workspace& workspace, const QuestionVectors& from,
                                                const workspace::EmbeddingSet& set,
                                                std::span<const workspace::NamedQuestion> questions,
                                                std::span<const float> vectors);

} // namespace assay::evaluate
