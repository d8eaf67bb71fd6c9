// The queues of answers to read that a workspace offers: those that come along, and those that a team has
// defined. Those of its own stand in one document of the workspace; what it was before is in the journal.
//
//     ASSAY_TRY(saveReadingQueue(workspace, {.name = "risk", .metric = "bleurt", .metricBelow = 0.4}, {},
//     "Ada")); ASSAY_TRY(const auto all, storedReadingQueues(reader)); // the presets, then "risk"
#pragma once

#include "core/base/result.h"
#include "core/evaluate/answers/reading_queues.h"
#include "core/workspace/workspace.h"

#include <string>
#include <vector>

namespace assay::evaluate {

// Those of the workspace alone, in the order in which they were defined. Error: DamagedWorkspace.
[[nodiscard]] base::Result<std::vector<ReadingQueue>> ownReadingQueues(const workspace::Reader& reader);

// The presets, then those of the workspace. Error: DamagedWorkspace.
[[nodiscard]] base::Result<std::vector<ReadingQueue>> storedReadingQueues(const workspace::Reader& reader);

// A new one (`before` empty), or another definition of the one that is called `before`. Errors:
// InvalidArgument (as readReadingQueues(); `where` "name": that of a preset), NameTaken, NotFound (`before`),
// those of Workspace::write().
[[nodiscard]] base::Result<> saveReadingQueue(workspace::Workspace& workspace, const ReadingQueue& queue,
                                              const std::string& before, const std::string& who);

// Can be undone. Errors: NotFound, those of Workspace::write().
[[nodiscard]] base::Result<> removeReadingQueue(workspace::Workspace& workspace, const std::string& name,
                                                const std::string& who);

} // namespace assay::evaluate
