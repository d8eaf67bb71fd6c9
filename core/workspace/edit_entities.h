// Everything that the journal can edit. Each stands with the things that it edits; the journal itself knows
// only the table of them (journal/edit_entities.h).
#pragma once

#include "core/workspace/journal/edit_entities.h"

namespace assay::workspace {

extern const EditEntity kJudgementEdits;
extern const EditEntity kDecisionEdits;
extern const EditEntity kBundleEdits;
extern const EditEntity kQuestionEdits;
extern const EditEntity kReviewEdits;
extern const EditEntity kSuspicionEdits;
extern const EditEntity kSuiteEdits;
extern const EditEntity kSuiteNameEdits;
extern const EditEntity kSuitePresenceEdits;
extern const EditEntity kPassageEdits;
extern const EditEntity kCaseNoteEdits;
extern const EditEntity kCorpusNameEdits;
extern const EditEntity kEmbeddingSetNameEdits;
extern const EditEntity kGateRuleEdits;
extern const EditEntity kMiningRuleEdits;
extern const EditEntity kRunGateEdits;
extern const EditEntity kReportEdits;
extern const EditEntity kReadingQueueEdits;
extern const EditEntity kAnswerVerdictEdits;
extern const EditEntity kRubricEdits;
extern const EditEntity kClaimEdits;
extern const EditEntity kAlphaDecisionEdits;
extern const EditEntity kRunEdits;
extern const EditEntity kIncidentEdits;

} // namespace assay::workspace
