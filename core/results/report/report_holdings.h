// What the workspace holds that a report speaks of, as far as lists tell: by this a page knows that its pages
// are outdated, also where something changed that is no edit of the journal.
#pragma once

#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <string>

namespace assay::results {

// Differs when something was imported, removed, renamed, frozen, run, made the baseline, edited or undone
// since; for comparing alone. A few reads of lists. Errors: those of reading.
[[nodiscard]] base::Result<std::string> reportHoldings(const workspace::Reader& reader);

} // namespace assay::results
