// Runs that a workspace holds, as the document that `assay neighbours --json` or `assay answers --json`
// printed of them, neighbour tests without their anchors.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <string>

namespace assay::app {

// Also of a neighbour test that is not finished: of what has been asked so far. Errors: those of
// loadNeighbourRun() and loadAnswerRun().
[[nodiscard]] base::Result<std::string> storedRunJson(const workspace::Reader& reader, base::RowId run);

} // namespace assay::app
