// Inside the answers room: assertions of a rubric and of a question, and to what something applies.
#pragma once

#include "core/evaluate/answers/answer_scoring.h"
#include "core/text/folded_text.h"

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace assay::evaluate {

[[nodiscard]] bool appliesTo(const RubricScope& scope, const model::Question& question);

// Judges answers by a rubric's assertions and their questions' own. Patterns, phrases and schemas are made
// ready once. For one thread at a time.
class AssertionJudge {
  public:
    // The rubric outlives this.
    explicit AssertionJudge(const Rubric& rubric);
    ~AssertionJudge();
    AssertionJudge(const AssertionJudge&) = delete;
    AssertionJudge& operator=(const AssertionJudge&) = delete;

    // Those of the rubric that apply, then the question's own. A question whose own cannot be read has one
    // that cannot be told, named "assertions".
    [[nodiscard]] std::vector<AssertionScore> judge(const model::Question& question,
                                                    const model::Prediction& prediction);

  private:
    struct Ready; // a pattern, a phrase or a schema

    const Ready& ready(const RubricAssertion& assertion);
    AssertionScore judgeOne(const RubricAssertion& assertion, const model::Prediction& prediction,
                            const text::FoldedText& folded);

    const Rubric& m_rubric;
    std::unordered_map<std::string, std::unique_ptr<Ready>> m_ready; // by kind and text
};

} // namespace assay::evaluate
