#include "core/curation/edit_entities.h"

#include <algorithm>
#include <array>

namespace assay::curation {

const EditEntity* findEntity(std::string_view name) noexcept {
    static constexpr std::array kEntities{
        &kJudgementEdits, &kDecisionEdits,   &kBundleEdits,           &kQuestionEdits,      &kReviewEdits,
        &kSuspicionEdits, &kSuiteEdits,      &kSuiteNameEdits,        &kSuitePresenceEdits, &kPassageEdits,
        &kCaseNoteEdits,  &kCorpusNameEdits, &kEmbeddingSetNameEdits, &kGateRuleEdits,      &kReportEdits};
    const auto found = std::find_if(kEntities.begin(), kEntities.end(),
                                    [&](const EditEntity* entity) { return entity->name == name; });
    return found == kEntities.end() ? nullptr : *found;
}

} // namespace assay::curation
