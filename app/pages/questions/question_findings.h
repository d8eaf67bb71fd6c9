// The detector on one question: what its rules 1 to 5 and the checks of fields say of it, what they cannot
// judge, and what was decided. For a worker thread; rule 6 looks at whole suites.
#pragma once

#include "core/base/result.h"
#include "core/curation/suspicion.h"
#include "core/workspace/predictions/answer_scores.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suspicion_marks.h"

#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::app {

// Answers of a workspace with their scores, read once: a set never changes, but a run may measure it. Any
// thread.
class AnswersHeld {
  public:
    // Of the newest set that has one for the question.
    [[nodiscard]] base::Result<std::optional<workspace::ScoredAnswer>>
    of(const workspace::Reader& reader, const std::string& questionId, const std::stop_token& stop);

  private:
    struct Set {
        base::RowId id = 0;
        base::RowId run = 0; // that has measured it
        std::shared_ptr<const workspace::ScoredAnswers> answers;
    };

    std::mutex m_mutex;
    std::vector<Set> m_sets;
};

struct QuestionFindings {
    base::RowId question = 0;
    std::int64_t revision = 0;
    std::vector<curation::Suspicion> suspicions; // by rule
    std::vector<curation::Abstention> abstentions;
    std::vector<workspace::SuspicionMark> marks; // of this question
};

// `lettersExpected`: see curation::checkFields(). Errors: those of reading, Cancelled.
[[nodiscard]] base::Result<QuestionFindings> findingsOf(const workspace::Reader& reader,
                                                        const workspace::StoredQuestion& question,
                                                        bool lettersExpected, AnswersHeld& answers,
                                                        const std::stop_token& stop);

} // namespace assay::app
