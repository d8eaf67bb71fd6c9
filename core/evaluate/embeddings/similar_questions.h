// The questions of a workspace that are nearest to one of them, by vectors of their texts: to find what asks
// the same in other words, which near duplicates by words do not show.
//
// The vectors are those of a model that the workspace keeps of its questions
// (core/workspace/suites/question_vectors.h), or those of latent semantic analysis, made of the questions
// themselves (core/retrieval/lsa/lsa.h). These are called so: they know which words stand together in this
// workspace, and nothing of the language. A question whose words no other question has is near to none.
//
//     ASSAY_TRY(const auto vectors, SimilarityVectors::of(reader, stop, progress));
//     ASSAY_TRY(const auto stored, SimilarityVectors::ofModel(reader, "all-MiniLM-L6-v2", stop));
//     const SimilarQuestions near = vectors.nearest(question, 20);
//
// Const members may be called from several threads; a copy shares the vectors.
#pragma once

#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::evaluate {

struct SimilarQuestion {
    base::RowId id = 0;
    base::RowId suite = 0;
    std::string questionId;
    std::string text;
    double cosine = 0; // (0,1]

    friend bool operator==(const SimilarQuestion&, const SimilarQuestion&) = default;
};

struct SimilarQuestions {
    std::string vectors;                  // "LSA 128", or the model
    bool isLsa = true;                    // made here, of the questions' own words
    std::int64_t compared = 0;            // questions with a vector, without the one that is asked for
    bool isKnown = false;                 // the one that is asked for has a vector
    std::int64_t outdated = 0;            // questions that say something else than what was made a vector of
    std::vector<SimilarQuestion> nearest; // falling cosine, equal ones by suite and id; none at 0 or below
};

class SimilarityVectors {
  public:
    // Of all questions of the workspace, retired ones too. As long as training takes: not for the GUI thread.
    // Errors: those of loadQuestionColumns() and trainLsa(); of texts without a word that two of them share,
    // none: then no question is known.
    [[nodiscard]] static base::Result<SimilarityVectors>
    of(const workspace::Reader& reader, const std::stop_token& stop, base::ProgressSink& progress);

    // Of the questions that have a vector of this model which is not outdated. Errors: NotFound (no question
    // has one), those of loadQuestionColumns() and readQuestionVectors().
    [[nodiscard]] static base::Result<SimilarityVectors>
    ofModel(const workspace::Reader& reader, const std::string& model, const std::stop_token& stop);

    // At most `most`; of a question that is not there, none.
    [[nodiscard]] SimilarQuestions nearest(base::RowId question, std::size_t most) const;

  private:
    struct State;
    std::shared_ptr<const State> m_state;
};

} // namespace assay::evaluate
