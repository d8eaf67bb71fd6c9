#include "widgets/curation/undo_actions.h"

#include "widgets/editing/edit_text.h"

#include <QAction>
#include <QCoreApplication>

namespace assay::widgets {
namespace {

QString say(const char* text) {
    return QCoreApplication::translate("UndoActions", text);
}

} // namespace

void showJournal(const workspace::JournalState& journal, bool isWritable, QAction& undo, QAction& redo) {
    const bool undoesOwn = journal.canUndo() && journal.undoesOwn;
    const bool redoesOwn = journal.canRedo() && journal.redoesOwn;
    undo.setEnabled(isWritable && undoesOwn);
    redo.setEnabled(isWritable && redoesOwn);
    undo.setToolTip(
        undoesOwn ? say(QT_TRANSLATE_NOOP("UndoActions", "Takes back %1, which you changed last"))
                        .arg(editKindText(*journal.undoable))
        : journal.canUndo()
            ? say(QT_TRANSLATE_NOOP("UndoActions",
                                    "The last edit is not yours: %1, by %2. The page Questions asks "
                                    "before it takes that back"))
                  .arg(editKindText(*journal.undoable), editorText(*journal.undoable))
            : say(QT_TRANSLATE_NOOP("UndoActions", "There is nothing to undo")));
    redo.setToolTip(redoesOwn ? say(QT_TRANSLATE_NOOP("UndoActions", "Does %1 again, which you undid last"))
                                    .arg(editKindText(*journal.redoable))
                              : say(QT_TRANSLATE_NOOP("UndoActions", "There is nothing to do again")));
}

} // namespace assay::widgets
