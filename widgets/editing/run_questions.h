// What every page that lists runs asks and says of one; another name for it, as an edit with undo. GUI thread
// only.
//
//     return widgets::renameRun(*m_edits, run, name, [this] { reload(); });
#pragma once

#include "core/base/ids.h"
#include "core/workspace/runs/runs.h"
#include "widgets/editing/edit_session.h"

#include <QString>
#include <functional>

class QWidget;

namespace assay::widgets {

// `renamed` is called when it is done, at once or after the name of who signs was given. False: it is not
// done now, and `edits` says why.
bool renameRun(EditSession& edits, base::RowId run, const QString& name, const EditSession::Work& renamed);

void askRunName(QWidget& parent, const workspace::RunInfo& run,
                const std::function<void(const QString& name)>& then);
void askRunNote(QWidget& parent, const workspace::RunInfo& run,
                const std::function<void(const QString& note)>& then);
void askRunRemoval(QWidget& parent, const workspace::RunInfo& run, const std::function<void()>& then);

// "Made 3 Nov 2026, 10:12 by Ada, in 2.4 s".
[[nodiscard]] QString runMadeText(const workspace::RunInfo& run);

} // namespace assay::widgets
