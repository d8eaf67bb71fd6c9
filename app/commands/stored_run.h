// Runs that a workspace holds, as the document that `assay neighbours --json`, `assay answers --json` or
// `assay retrieval --json -q` printed of them, neighbour tests without their anchors; of every other kind the
// one document that all runs have (core/results/runs/run_json.h).
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <string>

namespace assay::app {

// Also of a neighbour test that is not finished: of what has been asked so far. Errors: those of
// loadNeighbourRun(), loadAnswerRun(), loadRetrievalRun() and runItems().
[[nodiscard]] base::Result<std::string> storedRunJson(const workspace::Reader& reader, base::RowId run);

} // namespace assay::app
