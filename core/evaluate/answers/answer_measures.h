// Inside the answers room: takes every measure of one answer that its question and the rubric ask for.
#pragma once

#include "core/evaluate/answers/answer_scoring.h"
#include "core/metrics/answers/citation_score.h"
#include "core/text/folded_text.h"

#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

// For one thread at a time.
class AnswerMeasures {
  public:
    // The rubric outlives this.
    AnswerMeasures(const Rubric& rubric, Explain explain);

    // Adds values, outside scores, warnings and, where wanted, explanations. Of a prediction without an
    // answer only what is not about the answer.
    void take(const model::Question& question, const model::Prediction& prediction,
              const AnswerSurroundings& surroundings, AnswerScore& score);

  private:
    struct Case; // one answer, on its way

    void takeRouge(Case& one);
    void takeNumeric(Case& one) const;
    void takeBoolean(Case& one) const;
    void takeSupport(Case& one) const;
    void takeList(Case& one);
    void takeLocation(Case& one) const;
    void takeAbstention(Case& one) const;
    void takePhrases(Case& one) const;
    void takeCitations(Case& one) const;
    void takeLawCitations(Case& one) const;
    void takeLength(Case& one) const;
    void takeAccuracy(Case& one) const;
    void takeLanguage(Case& one) const;

    const Rubric& m_rubric;
    bool m_explain;
    metrics::RougeScorer m_rouge;
};

} // namespace assay::evaluate
