// What the last check for bad questions has found in a suite or in a frozen version of one, kept until the
// next check of the same. What it says is up to the curation room: a JSON document. It is derived from the
// questions and can be made again at any time, so it has no history and no undo, and goes with its suite.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <string>
#include <vector>

namespace assay::workspace {

struct SuspicionCheck {
    base::RowId suite = 0;
    base::RowId version = 0; // 0: the suite as it was then
    std::string checkedAt;   // UTC, ISO 8601
    std::string found;       // JSON
};

// All in one transaction, each in place of the one before. Errors: InvalidArgument (a document that is no
// JSON), NotFound (the suite or the version is gone), those of Workspace::write().
[[nodiscard]] base::Result<> keepSuspicionChecks(Workspace& workspace,
                                                 const std::vector<SuspicionCheck>& checks);

// Of the suites that are visible, by suite and version.
[[nodiscard]] base::Result<std::vector<SuspicionCheck>> suspicionChecks(const Reader& reader);

} // namespace assay::workspace
