// What Undo and Redo can do just now, as their actions show it.
#pragma once

#include "core/workspace/journal/edit_journal.h"

class QAction;

namespace assay::widgets {

// Enables both as the journal allows, never while it cannot be written to; their tool tips say what they do.
void showJournal(const workspace::JournalState& journal, bool isWritable, QAction& undo, QAction& redo);

} // namespace assay::widgets
