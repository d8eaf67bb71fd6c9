// The decided alphas of a workspace. Saving and removing go through the journal, so both can be undone.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/alpha_decision.h"
#include "core/workspace/workspace.h"

#include <string>
#include <string_view>
#include <vector>

namespace assay::workspace {

// The journal's name for the rows of `alpha_decision`.
inline constexpr std::string_view kAlphaDecisionEntity = "alpha decision";

struct StoredAlphaDecision {
    base::RowId id = 0;
    model::AlphaDecision decision;

    friend bool operator==(const StoredAlphaDecision&, const StoredAlphaDecision&) = default;
};

// Stores a decision under its name; decidedAt is now when it is empty. Gives what was stored. Errors:
// InvalidArgument (`where` "name": empty; "alpha": outside [0,1]), NameTaken, those of Workspace::write().
[[nodiscard]] base::Result<StoredAlphaDecision>
saveAlphaDecision(Workspace& workspace, model::AlphaDecision decision, const std::string& who);

// Newest first. Error: DamagedWorkspace.
[[nodiscard]] base::Result<std::vector<StoredAlphaDecision>> alphaDecisions(const Reader& reader);

// Errors: NotFound, those of Workspace::write().
[[nodiscard]] base::Result<> removeAlphaDecision(Workspace& workspace, base::RowId id,
                                                 const std::string& who);

} // namespace assay::workspace
