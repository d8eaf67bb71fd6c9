#include "core/workspace/edit_entities.h"

#include <algorithm>
#include <array>

namespace assay::workspace {

std::span<const EditEntity* const> editEntities() noexcept {
    static constexpr std::array kEntities{&kJudgementEdits,
                                          &kDecisionEdits,
                                          &kBundleEdits,
                                          &kQuestionEdits,
                                          &kReviewEdits,
                                          &kSuspicionEdits,
                                          &kSuiteEdits,
                                          &kSuiteNameEdits,
                                          &kSuitePresenceEdits,
                                          &kPassageEdits,
                                          &kCaseNoteEdits,
                                          &kCorpusNameEdits,
                                          &kEmbeddingSetNameEdits,
                                          &kGateRuleEdits,
                                          &kReportEdits,
                                          &kReadingQueueEdits,
                                          &kAnswerVerdictEdits,
                                          &kMiningRuleEdits,
                                          &kRunGateEdits,
                                          &kRubricEdits,
                                          &kClaimEdits,
                                          &kRunEdits,
                                          &kIncidentEdits,
                                          &kAlphaDecisionEdits};
    return kEntities;
}

const EditEntity* findEntity(std::string_view name) noexcept {
    const auto entities = editEntities();
    const auto found = std::ranges::find(entities, name, &EditEntity::name);
    return found == entities.end() ? nullptr : *found;
}

} // namespace assay::workspace
