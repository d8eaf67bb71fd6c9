// The check of a workspace with what only this room can read: settings of suites, saved filters, decisions,
// notes of cases; and the answers that came with scores.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/store/workspace.h"

#include <filesystem>
#include <stop_token>
#include <vector>

namespace assay::curation {

// store::checkWorkspace(), and after its findings those of the JSON that people's settings stand in (Damage:
// table, row, field and what is wrong in it). Errors and progress are its own.
[[nodiscard]] base::Result<std::vector<store::CheckFinding>>
checkWorkspace(const std::filesystem::path& path, std::stop_token stop, base::ProgressSink& progress);

} // namespace assay::curation
