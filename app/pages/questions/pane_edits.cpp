#include "app/pages/questions/pane_edits.h"

#include "app/pages/questions/question_workbench.h"

namespace assay::app {

bool mayEdit(QuestionWorkbench& workbench) {
    if (!workbench.workspace()) {
        return false;
    }
    if (workbench.isReadOnly()) {
        Q_EMIT workbench.failed(
            {base::ErrorCode::ReadOnlyWorkspace, {}, workbench.workspace()->path().string()});
        return false;
    }
    if (workbench.curator().isEmpty()) {
        Q_EMIT workbench.curatorNeeded();
        return false;
    }
    if (workbench.current()) {
        Q_EMIT workbench.leaving(); // what is typed in the form comes before this edit
    }
    return true;
}

bool makeEdit(QuestionWorkbench& workbench, const PaneEdit& edit) {
    if (!mayEdit(workbench)) {
        return false;
    }
    const auto workspace = workbench.workspace();
    const base::Result<> edited = edit(*workspace, workbench.curator().toStdString());
    if (!edited) {
        Q_EMIT workbench.failed(edited.error());
        return false;
    }
    workbench.takeOwnChanges();
    return true;
}

} // namespace assay::app
