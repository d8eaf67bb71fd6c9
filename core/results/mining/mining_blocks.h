// What a mined corpus holds, as key figures and tables: for the report, from what a run keeps.
#pragma once

#include "core/base/result.h"
#include "core/results/blocks.h"
#include "core/words/wording.h"
#include "core/workspace/runs/runs.h"

#include <string>
#include <vector>

namespace assay::results {

// Key figures of all views; rows by label; bundles by topic. `suffix` tells the tables of several runs apart.
// Error: InvalidArgument (the run's figures are none of mining).
[[nodiscard]] base::Result<std::vector<Block>>
miningBlocks(const workspace::RunInfo& run, const std::string& suffix, const words::Wording& wording);

} // namespace assay::results
