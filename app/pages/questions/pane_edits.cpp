#include "app/pages/questions/pane_edits.h"

#include "app/pages/questions/question_workbench.h"

#include <utility>

namespace assay::app {

bool mayEdit(QuestionWorkbench& workbench, std::function<void()> again) {
    if (!workbench.edits().mayEdit(std::move(again))) {
        return false;
    }
    (void)workbench.edits().finishTyping(); // what is typed in the form comes before this edit
    return true;
}

bool makeEdit(QuestionWorkbench& workbench, const PaneEdit& edit, const QString& done,
              std::function<void()> again) {
    return workbench.edits().carryOut(
        {.write = edit, .done = [&done] { return done; }, .again = std::move(again)});
}

} // namespace assay::app
