// Adds questions whose ids are numbers behind a prefix that the suite has never used: drafts and paraphrases.
// One step of undo for all of them. Any thread.
//
//     addNumberedQuestions(workspace, suite, {{draft, "A-"}}, "Ada", "atlas"); // "A-001"
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/question.h"
#include "core/workspace/workspace.h"

#include <span>
#include <string>
#include <vector>

namespace assay::workspace {

struct NumberedQuestion {
    model::Question question; // its id is replaced
    std::string prefix;       // "A-"
    int digits = 3;           // at least so many: "A-001"
};

// Their keys, in the same order. Ids of questions whose making was undone are not used again. Errors: those
// of addQuestion().
[[nodiscard]] base::Result<std::vector<base::RowId>>
addNumberedQuestions(Workspace& workspace, base::RowId suite, std::span<const NumberedQuestion> questions,
                     const std::string& who, const std::string& reason);

} // namespace assay::workspace
