// What flagged and suspected questions do to the figures of a suite: question_impact.h over its questions and
// one set of imported answers.
#pragma once

#include "core/base/ids.h"
#include "core/curation/question_impact.h"
#include "core/model/question.h"
#include "core/workspace/predictions/answer_scores.h"
#include "core/workspace/suites/suites.h"

#include <cstdint>
#include <set>
#include <span>
#include <stop_token>

namespace assay::curation {

inline constexpr std::uint64_t kImpactSeed = 42; // of the bootstrap intervals

// By its status, or because somebody has put a flag on it.
[[nodiscard]] bool isFlagged(const model::Question& question) noexcept;

struct LeftOutQuestions {
    bool flagged = true;
    std::set<base::RowId> others{}; // suspected ones, for example
};

// Retired questions are no longer of the suite. Answers are found by the question's id. Errors: those of
// questionImpact().
[[nodiscard]] base::Result<QuestionImpact> suiteImpact(std::span<const workspace::NamedQuestion> questions,
                                                       const workspace::ScoredAnswers& answers,
                                                       const LeftOutQuestions& leftOut, std::stop_token stop,
                                                       std::uint64_t seed = kImpactSeed);

} // namespace assay::curation
