// Judgements of contradiction pairs: a curator reads both answers and says whether the follow-up contradicts
// the baseline. Keyed by the row of the follow-up sample; one judgement in force each, its history in the
// journal.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/judgement.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/workspace.h"

#include <optional>
#include <string>
#include <vector>

namespace assay::workspace {

using model::Verdict;

struct Judgement {
    base::RowId sample = 0;
    Verdict verdict = Verdict::Unsure;
    std::string note;
    std::string judgedBy;
    std::string judgedAt; // UTC, ISO 8601
};

// Says it, or takes it back with nullopt; saying the same again as the same person changes nothing. Errors:
// NotFound (no such sample in a visible set), those of Workspace::write().
[[nodiscard]] base::Result<> judge(workspace::Workspace& workspace, base::RowId sample,
                                   std::optional<Verdict> verdict, const std::string& note,
                                   const std::string& who);

// In the order of their samples. Error: NotFound (no such visible set).
[[nodiscard]] base::Result<std::vector<Judgement>> judgementsOfSet(const workspace::Reader& reader,
                                                                   base::RowId set);

// What was said of a sample, oldest first: an edit, an undo or a redo, and the judgement that it left.
struct JudgementEvent {
    EntryKind kind = EntryKind::Edit;
    std::optional<Judgement> judgement; // nullopt: taken back
    std::string editedBy;
    std::string editedAt;
};

[[nodiscard]] base::Result<std::vector<JudgementEvent>> judgementHistory(const workspace::Reader& reader,
                                                                         base::RowId sample);

} // namespace assay::workspace
