// Undo and Redo of an edit session: what they would do just now stands in their texts, for the menu Edit, and
// in their tool tips; why not, where the next step is none of this page's. GUI thread only.
#pragma once

class QAction;
class QWidget;

namespace assay::widgets {

class EditSession;

struct UndoActions {
    QAction* undo = nullptr;
    QAction* redo = nullptr;
};

// Once, as the session is now. A step that is refused can be asked for: the session says why.
void showJournal(const EditSession& edits, const UndoActions& actions);

// The two actions of a page follow the session from now on, and step through it.
void followJournal(EditSession& edits, const UndoActions& actions);

// The same with two new ones, "journalUndo" and "journalRedo", whose keys are the usual ones in `host` and
// its children.
UndoActions addUndoActions(EditSession& edits, QWidget* host);

} // namespace assay::widgets
