// Edits of the panes beside a question that the controller has no function for: marks, reviews, settings of a
// suite, passages. GUI thread only.
#pragma once

#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <QString>
#include <cstdint>
#include <functional>
#include <string>

namespace assay::app {

class QuestionController;

// Whether something can be written, and signed; if not, the controller says why, and `again` is done once the
// name is given; `what` says meanwhile what waits. What is typed in the form is saved first, so the question
// in front may have a newer revision afterwards.
[[nodiscard]] bool mayEdit(QuestionController& controller, std::function<void()> again,
                           const QString& what = {});

// One short write by the present curator; the controller tells of a failure, takes in what has changed, and
// says `done` with a way back. False: not done (yet: see above).
using PaneEdit = std::function<base::Result<>(workspace::Workspace& workspace, const std::string& who)>;
bool makeEdit(QuestionController& controller, const PaneEdit& edit, const QString& done,
              std::function<void()> again);

// What a Job has changed: how many things, and the number of that edit in the journal, for tellDone().
struct WrittenByJob {
    std::int64_t changed = 0;
    std::int64_t edit = 0; // 0: none, nothing had to be changed
};

// Does `work`, which writes as `who` and gives how many things it changed. On the thread of the Job.
[[nodiscard]] base::Result<WrittenByJob> writeInJob(const workspace::Workspace& workspace,
                                                    const std::string& who,
                                                    const std::function<base::Result<std::int64_t>()>& work);

} // namespace assay::app
