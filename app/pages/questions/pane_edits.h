// Edits of the panes beside a question that the workbench has no function for: marks, reviews, settings of a
// suite, passages. GUI thread only.
#pragma once

#include "core/base/result.h"
#include "core/store/workspace.h"

#include <functional>
#include <string>

namespace assay::app {

class QuestionWorkbench;

// Whether something can be written, and signed; if not, the workbench says why. What is typed in the form is
// saved first, so the question in front may have a newer revision afterwards.
[[nodiscard]] bool mayEdit(QuestionWorkbench& workbench);

// One short write by the present curator; the workbench tells of a failure, and takes in what has changed.
// False: not done.
using PaneEdit = std::function<base::Result<>(store::Workspace& workspace, const std::string& who)>;
bool makeEdit(QuestionWorkbench& workbench, const PaneEdit& edit);

} // namespace assay::app
