// Imports into a workspace that is not there yet, which gets its name when the import is whole: one that
// failed or was stopped leaves nothing behind; what a killed one leaves goes when the name is opened or
// imported into the next time.
#pragma once

#include "core/imports/importing.h"

#include <filesystem>
#include <functional>

namespace assay::imports {

// Makes the workspace under a name of its own beside `path`, imports into it as importFiles() does, and gives
// it its name. Where another program has taken that name meanwhile, its workspace is imported into instead.
// Errors: those of importFiles(), of Workspace::create() and of Workspace::open().
[[nodiscard]] base::Result<Imported>
importIntoNewWorkspace(const std::filesystem::path& path, const ImportPlan& plan, const ImportChoice& choice,
                       const std::stop_token& stop, base::ProgressSink& progress,
                       base::IssueList* issuesOnFailure = nullptr);

// The same with an import of its own.
using ImportInto = std::function<base::Result<Imported>(workspace::Workspace& workspace)>;
[[nodiscard]] base::Result<Imported> importIntoNewWorkspace(const std::filesystem::path& path,
                                                            const ImportInto& into);

} // namespace assay::imports
