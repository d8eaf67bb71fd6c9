// What an import would change in questions that a suite holds: both texts, before anybody chooses to replace
// them. Reading only; not for the GUI thread.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/model/question.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/workspace.h"

#include <filesystem>
#include <span>
#include <stop_token>
#include <vector>

namespace assay::workspace {

// Two questions of one id that differ in a field.
struct ImportCollision {
    model::Question held;     // by the suite, as it is now
    model::Question incoming; // from the file
};

// Those that previewQuestionImport() counts, in the order of the files; none where there is no such suite.
// Errors: as there.
[[nodiscard]] base::Result<std::vector<ImportCollision>>
importCollisions(const Reader& reader, std::span<const std::filesystem::path> files,
                 const QuestionImportOptions& options, std::stop_token stop, base::ProgressSink& progress);

} // namespace assay::workspace
