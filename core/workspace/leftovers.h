// Deletes the rows of sets that nobody can see: what an import left behind, and what was removed.
#pragma once

#include "core/base/file_lock.h"
#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <stop_token>

namespace assay::workspace {

// Deletes every row of a set that is not visible, at last the set itself, in short transactions. May be done
// by several at once. Errors: Cancelled (what is left goes the next time), those of Workspace::write().
[[nodiscard]] base::Result<> deleteInvisibleSet(Workspace& workspace, base::RowId set, std::stop_token stop,
                                                base::ProgressSink& progress);

// Deletes all of them. A set in staging may belong to a living import, so those are only touched under the
// import lock: `held` when the caller has it, else it is taken if it is free. Errors: as above.
[[nodiscard]] base::Result<> removeLeftovers(Workspace& workspace, const base::FileLock* held,
                                             std::stop_token stop, base::ProgressSink& progress);

} // namespace assay::workspace
