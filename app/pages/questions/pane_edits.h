// Edits of the panes beside a question that the workbench has no function for: marks, reviews, settings of a
// suite, passages. GUI thread only.
#pragma once

#include "core/base/result.h"
#include "core/store/workspace.h"

#include <QString>
#include <functional>
#include <string>

namespace assay::app {

class QuestionWorkbench;

// Whether something can be written, and signed; if not, the workbench says why, and `again` is done once the
// name is given. What is typed in the form is saved first, so the question in front may have a newer revision
// afterwards.
[[nodiscard]] bool mayEdit(QuestionWorkbench& workbench, std::function<void()> again);

// One short write by the present curator; the workbench tells of a failure, takes in what has changed, and
// says `done` with a way back. False: not done (yet: see above).
using PaneEdit = std::function<base::Result<>(store::Workspace& workspace, const std::string& who)>;
bool makeEdit(QuestionWorkbench& workbench, const PaneEdit& edit, const QString& done,
              std::function<void()> again);

} // namespace assay::app
