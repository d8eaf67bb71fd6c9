// Texts of questions that were decoded with the wrong character set, and repairing them as one step of undo.
// Any thread.
#pragma once

#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/model/question_field.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::app {

// One field of one question.
struct TextRepair {
    base::RowId question = 0;
    std::string questionId;
    model::QuestionField field = model::QuestionField::QuestionText;
    std::vector<std::string> before, after; // its entries

    friend bool operator==(const TextRepair&, const TextRepair&) = default;
};

// Every field of the questions that the name stands for, but their ids. Errors: those of
// workspace::questionsNamed().
[[nodiscard]] base::Result<std::vector<TextRepair>> findRepairs(const workspace::Reader& reader,
                                                                const std::string& name,
                                                                const std::stop_token& stop,
                                                                base::ProgressSink& progress);

// Repairs these fields where they still are as they were found; gives how many questions were changed.
// Errors: those of workspace::editQuestions().
[[nodiscard]] base::Result<std::int64_t>
applyRepairs(workspace::Workspace& workspace, const std::vector<TextRepair>& repairs, const std::string& who);

} // namespace assay::app
