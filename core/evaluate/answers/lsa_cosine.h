// The cosine of answer and gold answer by the built-in vectors of LSA (core/retrieval/lsa/lsa.h): the score
// "lsa_cosine", which needs no service. It is never called by the name of another model's cosine.
//
// The model is made from the questions, gold answers and evidence of the answers that are asked, each text
// once: systems that answer the same questions are measured by the same model. Its name holds the dimension
// and the first digits of its SHA-256.
#pragma once

#include "core/evaluate/answers/score_source.h"

#include <string>

namespace assay::evaluate {

class LsaCosine final : public ScoreSource {
  public:
    [[nodiscard]] ScoreSourceKind kind() const noexcept override { return ScoreSourceKind::LsaCosine; }

    // Failures by kind: "no_gold", "empty" (an answer without text), "no_direction" (no word that the model
    // knows). Progress: Evaluating, in texts. Errors: Cancelled, StorageFailure (memory).
    [[nodiscard]] base::Result<ScoreReport> addScores(std::span<const AnswerToScore> answers,
                                                      const std::stop_token& stop,
                                                      base::ProgressSink& progress) override;

    // {"kind":"lsa_cosine","name":"LSA","model","metrics":["lsa_cosine"]}
    [[nodiscard]] std::string description() const override;

  private:
    std::string m_model; // of the last addScores()
};

} // namespace assay::evaluate
