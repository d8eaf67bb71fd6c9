#include "widgets/curation/undo_actions.h"

#include <QAction>
#include <QCoreApplication>

namespace assay::widgets {
namespace {

QString say(const char* text) {
    return QCoreApplication::translate("UndoActions", text);
}

} // namespace

void showJournal(const curation::JournalState& journal, bool isWritable, QAction& undo, QAction& redo) {
    undo.setEnabled(isWritable && journal.canUndo());
    redo.setEnabled(isWritable && journal.canRedo());
    undo.setToolTip(journal.canUndo()
                        ? say(QT_TRANSLATE_NOOP("UndoActions", "Takes back what %1 changed last"))
                              .arg(QString::fromStdString(journal.undoable->editedBy))
                        : say(QT_TRANSLATE_NOOP("UndoActions", "There is nothing to undo")));
    redo.setToolTip(journal.canRedo()
                        ? say(QT_TRANSLATE_NOOP("UndoActions", "Does again what was undone last"))
                        : say(QT_TRANSLATE_NOOP("UndoActions", "There is nothing to do again")));
}

} // namespace assay::widgets
