// The cosine of answer and gold answer by the vectors of an embeddings endpoint: the score "cosine", which
// names the model as the service does. A service tells neither revision nor hash of its model, so the name
// says where it was asked: "MODEL at URL". Cosines of LSA are another score, called lsa_cosine.
#pragma once

#include "core/endpoint/embedding_settings.h"
#include "core/evaluate/answers/score_source.h"
#include "core/workspace/workspace.h"

#include <string>

namespace assay::evaluate {

class EmbeddingCosine final : public ScoreSource {
  public:
    // As ExternalScorer: cosines are kept by texts, address, model and dimension, unless `workspace` is null.
    EmbeddingCosine(endpoint::EmbeddingSettings settings, std::string bearerToken,
                    workspace::Workspace* workspace);

    [[nodiscard]] ScoreSourceKind kind() const noexcept override { return ScoreSourceKind::EmbeddingCosine; }

    // Failures by kind: "no_gold", "empty" (an answer without text), "no_direction" (a vector of zeros).
    // Progress: Evaluating, in texts. Errors: those of endpoint::embedTexts().
    [[nodiscard]] base::Result<ScoreReport> addScores(std::span<const AnswerToScore> answers,
                                                      const std::stop_token& stop,
                                                      base::ProgressSink& progress) override;

    // {"kind":"embedding_cosine","url","model","dimensions","metrics":["cosine"]}
    [[nodiscard]] std::string description() const override;

  private:
    endpoint::EmbeddingSettings m_settings;
    std::string m_bearerToken;
    workspace::Workspace* m_workspace;
};

} // namespace assay::evaluate
