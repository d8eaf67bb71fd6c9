// Imports a scored set whose columns somebody has mapped.
#pragma once

#include "core/formats/scored/scored_mapping.h"
#include "core/workspace/scored/scored_sets.h"

namespace assay::workspace {

// As importScoredSet() of scored_sets.h, with the errors of formats::readScoredSet() of scored_mapping.h.
[[nodiscard]] base::Result<ScoredSetImport>
importScoredSet(Workspace& workspace, const std::string& name, std::span<const std::filesystem::path> files,
                std::optional<formats::ScoredSetKind> kind, const formats::ScoredMapping& mapping,
                std::stop_token stop, base::ProgressSink& progress,
                base::IssueList* issuesOnFailure = nullptr);

} // namespace assay::workspace
