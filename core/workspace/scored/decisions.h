// The decided thresholds of a workspace. Saving and removing go through the journal, so both can be undone.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/decision.h"
#include "core/workspace/workspace.h"

#include <string>
#include <vector>

namespace assay::workspace {

struct StoredDecision {
    base::RowId id = 0;
    model::Decision decision;
};

// Stores a decision under its name; decidedAt is now when it is empty. Gives what was stored. Errors:
// InvalidArgument (an empty name, or a threshold outside [0,1]), NameTaken, those of Workspace::write().
[[nodiscard]] base::Result<StoredDecision> saveDecision(workspace::Workspace& workspace,
                                                        model::Decision decision, const std::string& who);

// Newest first.
[[nodiscard]] base::Result<std::vector<StoredDecision>> decisions(const workspace::Reader& reader);

// Error: NotFound.
[[nodiscard]] base::Result<StoredDecision> findDecision(const workspace::Reader& reader,
                                                        const std::string& name);

// Errors: NotFound, those of Workspace::write().
[[nodiscard]] base::Result<> removeDecision(workspace::Workspace& workspace, base::RowId id,
                                            const std::string& who);

} // namespace assay::workspace
