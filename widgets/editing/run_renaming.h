// Another name for a run, as an edit with undo: of every page that lists runs. GUI thread only.
//
//     return widgets::renameRun(*m_edits, run, name, [this] { reload(); });
#pragma once

#include "core/base/ids.h"
#include "widgets/editing/edit_session.h"

#include <QString>

namespace assay::widgets {

// `renamed` is called when it is done, at once or after the name of who signs was given. False: it is not
// done now, and `edits` says why.
bool renameRun(EditSession& edits, base::RowId run, const QString& name, const EditSession::Work& renamed);

} // namespace assay::widgets
