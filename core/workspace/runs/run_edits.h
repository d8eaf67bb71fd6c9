// What people write on a run: its name, a note, tags, and whether it is a baseline. Edits go through the
// journal and can be undone; a run's documents never change.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <string>
#include <string_view>
#include <vector>

namespace assay::workspace {

// The journal's name for what is written on runs.
inline constexpr std::string_view kRunEntity = "run";

// A tag that begins so names the system that a run is of: "system: Pipeline A".
inline constexpr std::string_view kSystemTag = "system:";

struct RunLabel {
    std::string name; // not empty
    std::string note;
    std::vector<std::string> tags; // rising, none twice, none empty
    bool baseline = false;         // of its kind and corpus

    friend bool operator==(const RunLabel&, const RunLabel&) = default;
};

// Error: NotFound, DamagedWorkspace.
[[nodiscard]] base::Result<RunLabel> runLabel(const Reader& reader, base::RowId run);

// In place of what is written on it. A run that becomes a baseline ends the one before in the same step of
// undo. The same again changes nothing. Errors: NotFound, InvalidArgument (an empty name, a baseline that is
// not finished), those of Workspace::write().
[[nodiscard]] base::Result<> saveRunLabel(Workspace& workspace, base::RowId run, const RunLabel& label,
                                          const std::string& who);

// Only its name; the same errors.
[[nodiscard]] base::Result<> renameRun(Workspace& workspace, base::RowId run, const std::string& name,
                                       const std::string& who);

// Tags as they are kept: trimmed, rising, none twice, none empty.
[[nodiscard]] std::vector<std::string> tidyTags(std::vector<std::string> tags);

} // namespace assay::workspace
