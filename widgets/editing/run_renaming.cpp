#include "widgets/editing/run_renaming.h"

#include "core/workspace/runs/run_edits.h"

#include <QCoreApplication>

namespace assay::widgets {

bool renameRun(EditSession& edits, base::RowId run, const QString& name, const EditSession::Work& renamed) {
    const QString wanted = name.trimmed();
    const bool isDone = edits.carryOut(
        {.write =
             [run, wanted](workspace::Workspace& workspace, const std::string& who) {
                 return workspace::renameRun(workspace, run, wanted.toStdString(), who);
             },
         .done =
             [wanted] {
                 return QCoreApplication::translate("RunRenaming", "The run is called %1.").arg(wanted);
             },
         .again = [&edits, run, wanted, renamed] { renameRun(edits, run, wanted, renamed); },
         .what = QCoreApplication::translate("RunRenaming", "Renaming a run: %1").arg(wanted)});
    if (isDone) {
        renamed();
    }
    return isDone;
}

} // namespace assay::widgets
