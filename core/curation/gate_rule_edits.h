// The alert thresholds of a workspace as an edit of the journal: what they were can be had back.
#pragma once

#include "core/base/result.h"
#include "core/store/workspace.h"

#include <string>

namespace assay::curation {

// Stored as store::kGateRulesSetting. `json` as evaluate::gateRulesJson() gives it. Errors: InvalidArgument
// (no JSON), those of Workspace::write().
[[nodiscard]] base::Result<> saveGateRules(store::Workspace& workspace, const std::string& json,
                                           const std::string& who);

} // namespace assay::curation
