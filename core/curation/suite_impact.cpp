#include "core/curation/suite_impact.h"

#include "core/base/guard.h"

#include <utility>
#include <vector>

namespace assay::curation {

bool isFlagged(const model::Question& question) noexcept {
    return question.status == model::QuestionStatus::Flagged || !question.flags.empty();
}

base::Result<QuestionImpact> suiteImpact(std::span<const workspace::NamedQuestion> questions,
                                         const workspace::ScoredAnswers& answers,
                                         const LeftOutQuestions& leftOut, std::stop_token stop,
                                         std::uint64_t seed) {
    return base::guarded("impact", [&]() -> base::Result<QuestionImpact> {
        std::vector<ImpactItem> items;
        for (const workspace::NamedQuestion& entry : questions) {
            if (entry.question.status == model::QuestionStatus::Retired) {
                continue;
            }
            const auto answer = answers.find(entry.question.questionId);
            const bool isLeftOut =
                (leftOut.flagged && isFlagged(entry.question)) || leftOut.others.contains(entry.id);
            items.push_back({entry.id, entry.question.difficulty,
                             answer == answers.end() ? nullptr : &answer->second.metrics, isLeftOut});
        }
        return questionImpact(items, seed, std::move(stop));
    });
}

} // namespace assay::curation
