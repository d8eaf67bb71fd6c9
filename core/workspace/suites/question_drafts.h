// What was typed into questions and not saved.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/question.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace assay::workspace {

// What was being typed into a question when it was last seen.
struct QuestionDraft {
    base::RowId question = 0;
    std::int64_t revision = 0; // that the typing began from
    model::Question typed;
    std::string savedBy;
    std::string savedAt;
};

[[nodiscard]] base::Result<std::vector<QuestionDraft>> questionDrafts(const Reader& reader);
// Of one question.
[[nodiscard]] base::Result<std::optional<QuestionDraft>> questionDraft(const Reader& reader,
                                                                       base::RowId question);
[[nodiscard]] base::Result<> saveQuestionDraft(Workspace& workspace, const QuestionDraft& draft);
[[nodiscard]] base::Result<> dropQuestionDraft(Workspace& workspace, base::RowId question);

} // namespace assay::workspace
