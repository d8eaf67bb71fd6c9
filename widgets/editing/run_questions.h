// What every page that lists runs asks and says of one; another name for it, as an edit with undo. GUI thread
// only.
//
//     return widgets::renameRun(*m_edits, run, name, [this] { reload(); });
#pragma once

#include "core/base/ids.h"
#include "core/workspace/predictions/answer_scores.h"
#include "core/workspace/runs/run_index.h"
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

// "five (run 4), 3 Nov 2026 10:12": for lists in which a run is chosen, where several may have one name.
[[nodiscard]] QString runChoiceText(const workspace::RunInfo& run);
[[nodiscard]] QString runChoiceText(const workspace::RunRow& run);
[[nodiscard]] QString runChoiceText(const workspace::AnswersRunInfo& run); // which has no date

// "Made 3 Nov 2026, 10:12 by Ada, in 2.4 s".
[[nodiscard]] QString runMadeText(const workspace::RunInfo& run);

} // namespace assay::widgets
