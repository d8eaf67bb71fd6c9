// The check of a workspace with all that stands in it as JSON, each by who reads it: settings of suites,
// saved filters, decisions, notes of cases, answers that came with scores, runs.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <filesystem>
#include <stop_token>
#include <vector>

namespace assay::evaluate {

// workspace::checkWorkspace(), and after its findings those of the JSON that rooms above the workspace read
// (Damage: table, row, field and what is wrong in it). Errors and progress are its own.
[[nodiscard]] base::Result<std::vector<workspace::CheckFinding>>
checkWholeWorkspace(const std::filesystem::path& path, std::stop_token stop, base::ProgressSink& progress);

} // namespace assay::evaluate
