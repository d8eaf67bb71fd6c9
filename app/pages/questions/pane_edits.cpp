#include "app/pages/questions/pane_edits.h"

#include "app/pages/questions/question_controller.h"
#include "core/workspace/journal/journal_watch.h"

#include <utility>

namespace assay::app {

bool mayEdit(QuestionController& controller, std::function<void()> again, const QString& what) {
    if (!controller.edits().mayEdit(std::move(again), what)) {
        return false;
    }
    (void)controller.edits().finishTyping(); // what is typed in the form comes before this edit
    return true;
}

bool makeEdit(QuestionController& controller, const PaneEdit& edit, const QString& done,
              std::function<void()> again) {
    return controller.edits().carryOut(
        {.write = edit, .done = [&done] { return done; }, .again = std::move(again), .what = done});
}

base::Result<WrittenByJob> writeInJob(const workspace::Workspace& workspace, const std::string& who,
                                      const std::function<base::Result<std::int64_t>()>& work) {
    const auto reader = workspace.reader();
    ASSAY_TRY(const auto before, reader ? workspace::newestNote(*reader)
                                        : base::Result<std::int64_t>(tl::unexpected(reader.error())));
    ASSAY_TRY(const auto changed, work());
    WrittenByJob written{changed, 0};
    const auto notes = workspace::notesAfter(*reader, before);
    if (changed > 0 &&
        notes) { // unread, it is written all the same: there is only no Undo beside the message
        for (const workspace::JournalNote& note : *notes) {
            if (note.kind == workspace::EntryKind::Edit && note.editedBy == who) {
                written.edit = note.id;
            }
        }
    }
    return written;
}

} // namespace assay::app
